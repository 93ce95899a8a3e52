//! What happens to the game, and what the page must do about it: the two ends of [`App::update`](super::App::update).
//! Keys and button names become events here, so that the page's listeners know no rules.
//! Invariant: an event is a plain value; nothing in it can change after it was made.

use super::{maze, motion::Millis, river::Act};
use crate::{
    date::Date,
    grid::{Cell, Dir},
    link::Game,
    maze::Square,
    river::Kind,
    sokoban::generate::{self, Band},
};

/// What happens to the game.
#[derive(Clone, PartialEq, Debug)]
pub enum Event {
    /// The page's clock, in milliseconds since the page began; comes before the other events of a frame.
    Tick(Millis),
    /// The address holds this text after `#`.
    Open(String),
    Step(Dir),
    Tap(Cell),
    /// A drag begins on a box.
    Lift(Cell),
    /// A drag that began on a box and ended on a cell.
    Drag {
        from: Cell,
        to: Cell,
    },
    /// Something that is done on the river alone.
    River(Act),
    /// Something that is done with the maze alone.
    Maze(maze::Act),
    Do(Command),
    /// The New sheet asks for a level of this kind; without a seed one is drawn.
    Make {
        kind: generate::Kind,
        seed: Option<String>,
    },
    /// It is this day now.
    Today(Date),
    /// The sheet of daily levels shows this day.
    Day(Date),
    /// The level of that day, as hard as this.
    Daily(Band),
    /// The level of the campaign at this place, counted from 0.
    Campaign(usize),
    /// The worker said something about a job, so many milliseconds after it began.
    Reply {
        job: u32,
        text: String,
        millis: u32,
    },
    /// The worker could not be started, or broke down.
    WorkerFailed(String),
    Shared(Shared),
    /// Another tab has stored something: the texts as they stand now.
    Stored {
        settings: Option<String>,
        records: Option<String>,
        progress: Option<String>,
    },
    /// The browser refuses to store anything.
    StorageBlocked,
    /// Whether the player wants no motion.
    Calm(bool),
    /// The drawing surface failed and a picture is shown in its place.
    PictureOnly,
    /// The Chinese words could not be loaded, and the page stays English.
    NoChinese,
}

/// The buttons and keys that need no argument.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Command {
    Hint,
    /// Makes the push that is lit.
    Enter,
    Undo,
    Redo,
    Restart,
    New,
    Solve,
    Pause,
    StepOn,
    Slower,
    Faster,
    Stop,
    /// The boat crosses.
    Cross,
    /// The next level or setting, after a win.
    Next,
    /// Shows or hides the distances on the state graph.
    Numbers,
    /// The wave of distances spreads by one crossing, or draws back.
    WaveOn,
    WaveBack,
    /// One step of a search back.
    StepBack,
    /// Searches the maze from its beginning.
    Again,
    /// Shows the way found.
    Way,
    /// Gives the player the ball.
    Walk,
    /// Lets the player draw the maze.
    Draw,
    /// Takes all walls away.
    Clear,
    /// Compares all orders of directions.
    Orders,
    /// A maze with loops.
    Loops,
    /// Keeps the maze as a file.
    Keep,
    Cancel,
    /// The sheet of daily levels shows the day before, or after.
    DayBefore,
    DayAfter,
    /// Back to the last position that could still be won.
    Back,
    Theme,
    Language,
    Dismiss,
    Escape,
}

impl Command {
    /// The command that a button of the page names.
    pub fn from_name(name: &str) -> Option<Self> {
        Some(match name {
            "hint" => Self::Hint,
            "undo" => Self::Undo,
            "redo" => Self::Redo,
            "restart" => Self::Restart,
            "new" => Self::New,
            "solve" => Self::Solve,
            "pause" => Self::Pause,
            "step" => Self::StepOn,
            "slower" => Self::Slower,
            "faster" => Self::Faster,
            "stop" => Self::Stop,
            "cross" => Self::Cross,
            "next" => Self::Next,
            "numbers" => Self::Numbers,
            "wave-on" => Self::WaveOn,
            "wave-back" => Self::WaveBack,
            "step-back" => Self::StepBack,
            "again" => Self::Again,
            "way" => Self::Way,
            "walk" => Self::Walk,
            "draw" => Self::Draw,
            "clear" => Self::Clear,
            "orders" => Self::Orders,
            "loops" => Self::Loops,
            "keep" => Self::Keep,
            "cancel" => Self::Cancel,
            "day-before" => Self::DayBefore,
            "day-after" => Self::DayAfter,
            "back" => Self::Back,
            "theme" => Self::Theme,
            "language" => Self::Language,
            "dismiss" => Self::Dismiss,
            _ => return None,
        })
    }
}

impl Event {
    /// What a key does on the board of a puzzle, by the browser's name of the key; nothing for keys that stay the
    /// browser's.
    pub fn of_key(game: Game, key: &str, control: bool, shift: bool) -> Option<Self> {
        use Command::{Again, Cross, Enter, Escape, Hint, New, Redo, Restart, Undo, Way};
        let command = |command| Some(Self::Do(command));
        let lower = key.to_ascii_lowercase();
        if control {
            return match (lower.as_str(), shift) {
                ("z", false) => command(Undo),
                ("z", true) => command(Redo),
                _ => None,
            };
        }
        match lower.as_str() {
            "arrowup" => Some(Self::Step(Dir::Up)),
            "arrowright" => Some(Self::Step(Dir::Right)),
            "arrowdown" => Some(Self::Step(Dir::Down)),
            "arrowleft" => Some(Self::Step(Dir::Left)),
            "u" | "z" | "backspace" => command(Undo),
            "y" => command(Redo),
            "r" => command(Restart),
            "h" => command(Hint),
            "n" => command(New),
            "enter" => command(Enter),
            "escape" => command(Escape),
            " " if game == Game::River => command(Cross),
            " " if game == Game::Maze => Some(Self::Maze(maze::Act::Space)),
            "f1" if game == Game::Maze => command(Again),
            "f2" if game == Game::Maze => command(Way),
            lower => match game {
                Game::Sokoban => Self::of_letter(lower),
                Game::River => Self::of_sign(lower, shift),
                Game::Maze => Self::of_letter(lower).or_else(|| Self::of_digit(lower)),
            },
        }
    }

    /// What the letters do that stand for arrows.
    fn of_letter(letter: &str) -> Option<Self> {
        Some(Self::Step(match letter {
            "w" => Dir::Up,
            "d" => Dir::Right,
            "s" => Dir::Down,
            "a" => Dir::Left,
            _ => return None,
        }))
    }

    /// What the digits of the array text do while the maze is drawn.
    fn of_digit(digit: &str) -> Option<Self> {
        let square = *Square::ALL.get(digit.parse::<usize>().ok()?)?;
        Some(Self::Maze(maze::Act::Put(square)))
    }

    /// What letters of kinds and numbers of people do on the river.
    fn of_sign(sign: &str, shift: bool) -> Option<Self> {
        let kind = match sign {
            "p" => Kind::Priest,
            "d" => Kind::Devil,
            "o" => Kind::Rower,
            sign => {
                let digit: u8 = sign.parse().ok()?;
                // The key 0 stands behind 9.
                return Some(Self::River(Act::Number((digit + 9) % 10)));
            }
        };
        Some(Self::River(if shift {
            Act::Land(kind)
        } else {
            Act::Kind(kind)
        }))
    }
}

/// How sharing the link went.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shared {
    /// Handed to the system's share sheet.
    Sent,
    Copied,
    /// The clipboard is denied; the link stands selected to be copied by hand.
    Selected,
    SeedCopied,
    /// The player closed the share sheet.
    Dropped,
}

/// What the page must do.
#[derive(Clone, PartialEq, Debug)]
pub enum Effect {
    /// Send a request to the worker, starting one where none runs.
    Ask {
        job: u32,
        request: String,
    },
    /// End the worker, whatever it does; the next request starts a new one.
    EndWorker,
    /// Write the text after `#`; a new puzzle is a new entry of the history, a move is not.
    SetLink {
        text: String,
        push: bool,
    },
    Save {
        key: &'static str,
        text: String,
    },
    /// Move a broken saved text out of the way, without deleting it.
    SetAside(&'static str),
    Open(Sheet),
    /// Hand the player a file.
    Keep {
        name: &'static str,
        text: String,
    },
}

/// A sheet of the page that a command opens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sheet {
    /// The settings of the river.
    River,
    /// A new maze.
    Maze,
    /// How the orders of directions compare.
    Orders,
}
