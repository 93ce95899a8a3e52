//! Everything the page says around the board, as plain values in the player's language.
//! The page writes what changed into its elements and never reads it back.
//! Invariant: a panel is a function of the [`App`](crate::app::App) alone.

mod maze;
mod river;
mod sokoban;

use crate::{
    app::{
        App, Language, Notice, Say, Theme,
        maze::{Mode, Tool, Wish},
    },
    grid::Size,
    link::{Choice, Daily, Game, campaign},
    maze::search::Order,
    river::Setting,
    sokoban::generate::Kind,
    words,
};

/// What stands around the board just now.
#[derive(Clone, PartialEq, Debug)]
pub struct Panel {
    /// The puzzle on the screen.
    pub game: Game,
    pub language: Language,
    pub theme: Theme,
    /// The title of the document.
    pub title: String,
    /// The level card: its name, and one line about it.
    pub name: String,
    pub about: String,
    /// The seed of a generated level, to read and to copy.
    pub seed: Option<String>,
    /// The counts of the game, and what each counts; the last is empty where there are three.
    pub counts: [String; 4],
    pub counted: [&'static str; 4],
    /// The best result for this level so far, or nothing.
    pub best: Option<String>,
    pub enabled: Enabled,
    /// The label of the Hint button, which says what pressing it will do.
    pub hint_label: &'static str,
    /// One sentence about the last command, read out politely.
    pub status: String,
    pub search: Search,
    /// Present while Solve plays a solution.
    pub playback: Option<Playback>,
    pub banner: Option<Banner>,
    /// The board in words, for its text alternative.
    pub board: String,
    /// The text after `#` that Share hands on, and what it says before that, which is mostly nothing.
    pub link: String,
    pub boast: String,
    /// What the sheet of daily levels says.
    pub today: Today,
    /// What the sheet of the campaign says.
    pub campaign: Campaign,
    /// What the New sheet offers first: the kind of the level on the board.
    pub offer: Kind,
    /// What the sheet of River's settings offers first.
    pub setting: Setting,
    /// What the state graph says; empty for other puzzles.
    pub sight: Sight,
    /// What stands around the maze.
    pub course: Course,
}

/// The sheet of daily levels.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Today {
    /// The day it shows, and the last it may show.
    pub date: String,
    pub latest: String,
    /// The mark of each level of that day, in the order of [`Daily::BANDS`].
    pub marks: [&'static str; 3],
    /// How many days in a row had a level solved.
    pub streak: String,
}

/// The sheet of the campaign.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Campaign {
    /// Whether each level has been solved.
    pub solved: [bool; campaign::COUNT],
    /// The place of the level on the board, from 0, if it is of the campaign.
    pub here: Option<usize>,
    /// How far it has come, in a sentence.
    pub told: String,
}

/// What stands around the maze, beside its counts.
#[derive(Clone, PartialEq, Debug)]
pub struct Course {
    pub mode: Mode,
    pub tool: Tool,
    pub choice: Choice,
    /// Whether the searches go on by themselves.
    pub is_running: bool,
    /// How many steps of the searches are shown, and how many there are; both 0 while none is watched.
    pub at: usize,
    pub whole: usize,
    /// The two as text, such as "12 / 21".
    pub place: String,
    /// How fast, such as "15 / s".
    pub speed: String,
    /// The searches that run side by side, each with its counters: a name, an end of line, and the rest. Empty where
    /// one runs alone, which is told by the counts.
    pub lanes: Vec<String>,
    /// The list of depth-first search or the frontier, newest last, with its name.
    pub list: String,
    pub list_name: &'static str,
    /// How the orders of directions compare; empty while that is not known.
    pub orders: Vec<Row>,
    /// The array text of the maze while it is drawn, and what is wrong with what was typed.
    pub array: String,
    pub fault: String,
    /// The size of the maze.
    pub size: Size,
    /// What the sheet of a new maze offers first.
    pub wish: Wish,
}

/// One order of directions in the comparison.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    pub order: Order,
    /// The order as arrows, and its two numbers in words, such as "way 13, 24 tried".
    pub name: String,
    pub told: String,
    /// Its numbers in thousandths of the largest among all orders: the way, and the cells tried.
    pub way: u16,
    pub tried: u16,
}

/// What stands around the state graph of River.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Sight {
    /// One sentence about what is pointed at, or about the graph as a whole.
    pub tip: String,
    /// Whether the distances are shown.
    pub numbers: bool,
    /// How far the wave of distances has come.
    pub wave: String,
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
    pub cross: bool,
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
    /// The labels of the banner's own buttons, two at most, and the commands behind them.
    pub actions: Vec<(String, &'static str)>,
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

impl Panel {
    pub fn of(app: &App) -> Self {
        let mut panel = match app.game {
            Game::Sokoban => sokoban::panel(app),
            Game::River => river::panel(app),
            Game::Maze => maze::panel(app),
        };
        if let Some(notice) = &app.notice {
            panel.banner = Some(notice_banner(app, notice, panel.language));
        }
        // The banner lies over the line that tells of it.
        if let (Some(banner), Say::Shared(_)) = (&mut panel.banner, &app.say) {
            let said = words::say(&app.say, panel.language);
            banner.text = words::join(&banner.text, &said, panel.language);
        }
        panel
    }

    /// What is the same for all puzzles, and nothing else.
    fn bare(app: &App) -> Self {
        Self {
            game: app.game,
            language: words::spoken(app.language()),
            theme: app.settings.theme,
            title: String::new(),
            name: String::new(),
            about: String::new(),
            seed: None,
            counts: Default::default(),
            counted: [""; 4],
            best: None,
            enabled: Enabled::default(),
            hint_label: "",
            status: String::new(),
            search: Search::default(),
            playback: None,
            banner: None,
            board: String::new(),
            link: String::new(),
            boast: String::new(),
            today: today(app),
            campaign: Campaign {
                solved: std::array::from_fn(|place| app.progress.has_campaign(place)),
                here: app.sokoban.play.as_ref().and_then(|play| play.place),
                told: words::campaign_told(
                    app.progress.campaign_count(),
                    words::spoken(app.language()),
                ),
            },
            offer: app.sokoban.kind,
            setting: app.river.setting(),
            sight: Sight::default(),
            course: Course {
                mode: app.maze.mode,
                tool: app.maze.tool,
                choice: app.maze.choice,
                is_running: false,
                at: 0,
                whole: 0,
                place: String::new(),
                speed: String::new(),
                lanes: Vec::new(),
                list: String::new(),
                list_name: "",
                orders: Vec::new(),
                array: String::new(),
                fault: String::new(),
                size: Size::new(0, 0),
                wish: app.maze.wish.clone(),
            },
        }
    }
}

fn today(app: &App) -> Today {
    let language = words::spoken(app.language());
    let date = app.day();
    Today {
        date: date.to_string(),
        latest: app.today.to_string(),
        marks: Daily::BANDS.map(|band| {
            let is_solved = app.progress.has(Daily { date, band });
            words::mark_solved(is_solved, language)
        }),
        streak: words::streak(app.progress.streak(app.today), language),
    }
}

/// The most pressing message, which ends with the next move.
fn notice_banner(app: &App, notice: &Notice, language: Language) -> Banner {
    let is_fault = matches!(
        notice,
        Notice::NoLevel { .. } | Notice::NothingMade | Notice::Worker(_) | Notice::Job(_)
    );
    let action = match notice {
        Notice::NoLevel { .. } | Notice::NothingMade => Some(words::next(language)),
        Notice::Worker(_) if app.sokoban.play.is_none() => Some(words::again(language)),
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
        actions: action
            .map(|label| (label.to_owned(), "new"))
            .into_iter()
            .collect(),
    }
}
