//! Everything the page says around the board, as plain values in the player's language.
//! The page writes what changed into its elements and never reads it back.
//! Invariant: a panel is a function of the [`App`](crate::app::App) alone.

mod sokoban;

use crate::{
    app::{App, Language, Notice, Theme},
    words,
};

/// What stands around the board just now.
#[derive(Clone, PartialEq, Debug)]
pub struct Panel {
    pub language: Language,
    pub theme: Theme,
    /// The title of the document.
    pub title: String,
    /// The level card: its name, and one line about it.
    pub name: String,
    pub about: String,
    /// The seed of a generated level, to read and to copy.
    pub seed: Option<String>,
    /// The three counts of the game: the label and the value of each.
    pub counts: [(&'static str, String); 3],
    /// The best result for this level so far, or nothing.
    pub best: Option<String>,
    pub enabled: Enabled,
    /// The label of the Hint button, which says what pressing it will do.
    pub hint_label: String,
    /// One sentence about the last command, read out politely.
    pub status: String,
    pub search: Search,
    /// Present while Solve plays a solution.
    pub playback: Option<Playback>,
    pub banner: Option<Banner>,
    /// The board in words, for its text alternative.
    pub board: String,
    /// The text after `#` of the position on the board.
    pub link: String,
    /// What the New sheet offers first.
    pub offer: Offer,
}

/// Which buttons answer just now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Enabled {
    pub hint: bool,
    pub undo: bool,
    pub redo: bool,
    pub restart: bool,
    pub solve: bool,
    pub share: bool,
}

/// What the last search did.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Search {
    /// The result or what is under way, in one sentence; empty before the first search.
    pub line: String,
    /// Positions, depth and time.
    pub figures: String,
    /// Part of the budget that is spent, in thousandths, while a search is under way.
    pub progress: Option<u16>,
}

/// Solve playing a solution.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Playback {
    pub playing: bool,
    /// Pushes made and pushes in all, such as "7 / 31".
    pub place: String,
    /// From 0, slow, to 3, fast.
    pub speed: u8,
}

/// A message that stays until it is answered or no longer true.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Banner {
    pub kind: BannerKind,
    pub title: String,
    pub text: String,
    /// The label of the banner's own button, where it has one, and the command behind it.
    pub action: Option<(String, &'static str)>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BannerKind {
    Won,
    /// The position can't be won any more.
    Stuck,
    /// Something about the link, the saved game or the storage.
    Notice,
    /// Something failed, and the page goes on.
    Fault,
}

/// What the New sheet offers first: the parameters of the level on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Offer {
    pub width: u16,
    pub height: u16,
    /// `None`: as the generator likes.
    pub boxes: Option<u8>,
}

impl Panel {
    pub fn of(app: &App) -> Self {
        let mut panel = sokoban::panel(app);
        if let Some(notice) = &app.notice {
            panel.banner = Some(notice_banner(app, notice, panel.language));
        }
        panel
    }
}

/// The most pressing message, which ends with the next move.
fn notice_banner(app: &App, notice: &Notice, language: Language) -> Banner {
    let is_fault = matches!(
        notice,
        Notice::NoLevel { .. } | Notice::NothingMade | Notice::Worker(_) | Notice::Job(_)
    );
    let action = match notice {
        Notice::NoLevel { .. } | Notice::NothingMade => {
            Some((words::next(language).to_owned(), "new"))
        }
        Notice::Worker(_) if app.sokoban.play.is_none() => {
            Some((words::again(language).to_owned(), "new"))
        }
        _ => None,
    };
    Banner {
        kind: if is_fault {
            BannerKind::Fault
        } else {
            BannerKind::Notice
        },
        title: String::new(),
        text: words::notice(notice, language),
        action,
    }
}
