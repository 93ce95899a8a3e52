//! Everything the page says around the board, as plain values in the player's language.
//! The page writes what changed into its elements and never reads it back.
//! Invariant: a panel is a function of the [`App`](crate::app::App) alone.

use crate::{
    app::{App, Language, Notice, Say, Theme, desk::Purpose, play::Play},
    link::Source,
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
    pub moves: String,
    pub pushes: String,
    /// Boxes on goals of all boxes, such as "1 / 3".
    pub home: String,
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
        let language = app.language();
        let play = app.play.as_ref();
        let (moves, pushes) = play.map_or((0, 0), Play::counts);
        let (home, boxes) =
            play.map_or((0, 0), |play| (play.now().home(), play.now().boxes().len()));
        let name = play.map_or_else(String::new, |play| name(play, language));
        Self {
            language,
            theme: app.settings.theme,
            title: title(&name, play, language),
            about: play.map_or_else(String::new, |play| about(play, language)),
            name,
            seed: play.and_then(seed),
            moves: moves.to_string(),
            pushes: pushes.to_string(),
            home: format!("{home} / {boxes}"),
            best: app.best().map(|best| {
                words::best(
                    best.pushes,
                    best.moves,
                    play.and_then(|play| play.optimum),
                    language,
                )
            }),
            enabled: enabled(app),
            hint_label: words::hint_label(play.is_some_and(|play| play.hint.is_some()), language)
                .to_owned(),
            status: status(app, language) + &pressing(app, language),
            search: search(app, language),
            playback: playback(app),
            banner: banner(app, language),
            board: play.map_or_else(String::new, |play| words::board(play.now(), language)),
            link: play.map_or_else(String::new, |play| play.address()),
            offer: Offer {
                width: app.kind.0.width,
                height: app.kind.0.height,
                boxes: app.kind.1,
            },
        }
    }
}

fn name(play: &Play, language: Language) -> String {
    match &play.source {
        Source::Generated(_) => words::classic(language),
        Source::Value(_) => words::shared_level(language),
    }
    .to_owned()
}

fn about(play: &Play, language: Language) -> String {
    let size = play.now().board().size();
    words::about(size, play.now().boxes().len(), language)
}

fn seed(play: &Play) -> Option<String> {
    match &play.source {
        Source::Generated(params) => Some(params.seed.text().to_owned()),
        Source::Value(_) => None,
    }
}

fn title(name: &str, play: Option<&Play>, language: Language) -> String {
    match play.map(seed) {
        None => words::brand(language).to_owned(),
        Some(None) => format!("{name} · {}", words::brand(language)),
        Some(Some(seed)) => format!("{name} {seed} · {}", words::brand(language)),
    }
}

fn enabled(app: &App) -> Enabled {
    let is_waiting = app.desk.awaited().is_some();
    app.play.as_ref().map_or_else(Enabled::default, |play| {
        let is_open = !play.is_won();
        Enabled {
            hint: is_open && !is_waiting,
            undo: play.history.can_undo(),
            redo: play.history.can_redo(),
            restart: !play.history.line().is_empty(),
            solve: is_open && !is_waiting && app.playback.is_none(),
            share: true,
        }
    })
}

/// What the last command did, with the counts that it changed.
fn status(app: &App, language: Language) -> String {
    let said = words::say(&app.say, language);
    let Some(play) = &app.play else { return said };
    match app.say {
        Say::Moved { .. } | Say::Pushed { .. } | Say::Undone | Say::Redone | Say::WentBack => {
            let (moves, pushes) = play.counts();
            let position = play.now();
            let counts = words::counts(
                (moves, pushes),
                (position.home(), position.boxes().len()),
                language,
            );
            words::join(&said, &counts, language)
        }
        Say::Lit => match (play.hint, play.way()) {
            (Some(push), Some(way)) => {
                let steps = play.walk_of(push).map_or(0, |walk| walk.len() - 1);
                words::lit(push.from, push.dir, steps, way.len(), language)
            }
            _ => said,
        },
        Say::Won => {
            let (moves, pushes) = play.counts();
            words::join(
                words::solved(language),
                &words::won(moves, pushes, play.optimum, language),
                language,
            )
        }
        Say::Ready => words::join(&about(play, language), &said, language),
        _ => said,
    }
}

/// What the banner says about a loss or the page, for the ear: the banner itself is not read out.
fn pressing(app: &App, language: Language) -> String {
    let is_fresh = matches!(app.say, Say::Nothing | Say::Ready | Say::Making);
    let loss = app.play.as_ref().and_then(Play::loss);
    let loss =
        loss.filter(|_| matches!(app.say, Say::Pushed { .. } | Say::Ready | Say::Impossible));
    let text = match (app.notice.as_ref().filter(|_| is_fresh), loss) {
        (Some(notice), _) => words::notice(notice, language),
        (None, Some(loss)) => words::join(
            words::stuck(language),
            &words::loss(loss, language),
            language,
        ),
        (None, None) => return String::new(),
    };
    words::join("", &text, language)
}

fn search(app: &App, language: Language) -> Search {
    let Some(open) = app.desk.awaited() else {
        return Search {
            line: words::found(&app.found, language),
            figures: words::figures(&app.found, language),
            progress: None,
        };
    };
    let line = match open.purpose {
        Purpose::Open { .. } | Purpose::Prepare(_) => Say::Making,
        Purpose::Hint | Purpose::Solve | Purpose::Watch | Purpose::Rescue => Say::Searching,
    };
    let part = |budget: u64| (open.effort.nodes.saturating_mul(1000) / budget).min(1000) as u16;
    Search {
        line: words::say(&line, language),
        figures: words::effort(open.effort, language),
        progress: Some(open.budget().map_or(0, part)),
    }
}

fn playback(app: &App) -> Option<Playback> {
    let playback = app.playback?;
    let left = app.play.as_ref()?.way()?.len();
    Some(Playback {
        playing: !playback.paused,
        place: format!("{} / {}", playback.made, playback.made + left),
        speed: playback.speed,
    })
}

/// The most pressing message: one about the page, which ends with the next move, then a win, then a loss; nothing more
/// about a level that is about to be replaced.
fn banner(app: &App, language: Language) -> Option<Banner> {
    if let Some(notice) = &app.notice {
        return Some(notice_banner(app, notice, language));
    }
    let is_leaving = matches!(
        app.desk.awaited().map(|open| &open.purpose),
        Some(Purpose::Open { .. })
    );
    let play = app.play.as_ref().filter(|_| !is_leaving)?;
    if play.is_won() {
        let (moves, pushes) = play.counts();
        let mut text = words::won(moves, pushes, play.optimum, language);
        if app.is_record {
            text = words::join(&text, words::record(language), language);
        }
        return Some(Banner {
            kind: BannerKind::Won,
            title: words::solved(language).to_owned(),
            text,
            action: Some((words::next(language).to_owned(), "new")),
        });
    }
    let loss = play.loss()?;
    let can_go_back = !play.history.line().is_empty();
    Some(Banner {
        kind: BannerKind::Stuck,
        title: words::stuck(language).to_owned(),
        text: words::loss(loss, language),
        action: Some(if can_go_back {
            (words::go_back(language).to_owned(), "back")
        } else {
            (words::next(language).to_owned(), "new")
        }),
    })
}

fn notice_banner(app: &App, notice: &Notice, language: Language) -> Banner {
    let is_fault = matches!(
        notice,
        Notice::NoLevel { .. } | Notice::NothingMade | Notice::Worker(_) | Notice::Job(_)
    );
    let action = match notice {
        Notice::NoLevel { .. } | Notice::NothingMade => {
            Some((words::next(language).to_owned(), "new"))
        }
        Notice::Worker(_) if app.play.is_none() => Some((words::again(language).to_owned(), "new")),
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
