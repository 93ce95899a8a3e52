//! Maze in the app: the maze and its ball, the searches that are watched, and what is drawn.
//! What buttons, keys and taps do is told in `hands`, `time` and `draw`.
//! Invariant: a search that is shown is one of the maze on the board; whatever changes the maze ends it.

mod draw;
mod hands;
mod open;
pub mod play;
pub mod scene;
mod time;
pub mod watch;

use super::motion::{Millis, Motion};
use crate::{
    grid::{Cell, Dir, Size},
    link::Choice,
    maze::{self, Square, search::Tally, text::TextError},
};
use play::Play;
use scene::{Lane, Scene};
use watch::Watch;

/// What the player does with the maze.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Mode {
    /// A search looks for the exit.
    #[default]
    Watch,
    /// The player walks the ball.
    Walk,
    /// The player draws.
    Draw,
}

/// What the pointer puts while the maze is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Tool {
    /// Walls on ways, ways on walls.
    #[default]
    Wall,
    Entrance,
    Exit,
}

/// What is done with the maze alone, beside the commands that all puzzles share.
#[derive(Clone, PartialEq, Debug)]
pub enum Act {
    /// Searches with this choice from now on.
    Choose(Choice),
    /// The slider goes to where so many steps have been played.
    Go(usize),
    /// The ball runs on in a direction until ways part.
    Run(Dir),
    /// The space bar: plays and pauses, or draws at the cursor.
    Space,
    /// A pointer goes down on a cell, goes on over one, and comes up.
    Press(Option<Cell>),
    Drag(Option<Cell>),
    Release,
    Hold(Tool),
    /// The digit of a square is put at the cursor.
    Put(Square),
    /// To width and height, where both can be read.
    Resize(Option<Size>),
    /// The array text, as it was edited.
    Text(String),
    Make(Wish),
    /// The link of the maze is longer than what can be sent.
    TooLong,
}

/// What the sheet of a new maze asks for; without a seed one is drawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wish {
    pub generator: maze::carve::Generator,
    pub size: Size,
    pub braid: u8,
    pub seed: Option<String>,
}

/// What a command on the maze has to say.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Said {
    /// A maze has come to the board.
    Ready,
    /// The search runs.
    Searching,
    /// What the last step of the first search did, or how it ended: seen there.
    Step,
    /// The ball walks the way found.
    Walking,
    /// It has come out: the way and a shortest one are shown.
    Shown,
    /// There is no way to show.
    NoWay,
    Speed,
    /// The player has the ball.
    Walk,
    Moved {
        dir: Dir,
        steps: usize,
    },
    Refused(maze::Refusal),
    /// The cell that was tapped is the ball's own.
    Here,
    /// Hint lights the next step of a shortest way.
    Lit(Dir),
    /// No way leads from the ball to the exit.
    Hopeless,
    /// The player draws, with this tool.
    Draw(Tool),
    /// What the keys are on.
    Cursor(Cell),
    /// So many cells were changed.
    Drawn(usize),
    EntranceMoved(Cell),
    ExitMoved(Cell),
    ExitGone,
    /// Nothing was changed: entrance and exit stay free, and the entrance is needed.
    Kept,
    Resized(Size),
    /// What was asked for is no size that a maze may have; this one is as near as can be.
    Bounded(Size),
    Cleared,
    /// The array text has taken the place of the maze.
    Read,
    /// The array text can't be read.
    Unread(TextError),
    /// The search is another one, or looks in another order.
    Chosen,
    TooLong,
    Saved,
}

/// Everything that belongs to Maze alone.
pub struct Maze {
    pub play: Option<Play>,
    pub mode: Mode,
    /// Which searches are watched.
    pub choice: Choice,
    /// The searches, while they are watched.
    pub watch: Option<Watch>,
    pub tool: Tool,
    /// The kind of maze that was asked for last.
    pub wish: Wish,
    /// What is wrong with the array text, while it can't be read.
    pub fault: Option<TextError>,
    /// How each order of directions does on the maze, once that was asked and is known.
    pub orders: Vec<Tally>,
    /// Whether the last win is a new best result.
    pub is_record: bool,
    cursor: Option<Cell>,
    stroke: Option<draw::Stroke>,
    /// The speed that the player has chosen.
    speed: Option<u8>,
    motion: Motion<(Cell, Cell)>,
    /// The link of the game that was kept from the last visit.
    kept: Option<String>,
    helped: bool,
    /// Whether Hint had helped before the ball began anew, so that undo can bring its steps back.
    was_helped: bool,
}

impl Maze {
    pub(super) fn new(kept: Option<String>) -> Self {
        Self {
            play: None,
            mode: Mode::Watch,
            choice: Choice::default(),
            watch: None,
            tool: Tool::Wall,
            wish: Wish {
                generator: maze::carve::Generator::default(),
                size: Size::new(21, 15),
                braid: 0,
                seed: None,
            },
            fault: None,
            orders: Vec::new(),
            is_record: false,
            cursor: None,
            stroke: None,
            speed: None,
            motion: Motion::default(),
            kept,
            helped: false,
            was_helped: false,
        }
    }

    pub(super) fn is_moving(&self) -> bool {
        self.motion.is_moving() || self.watch.as_ref().is_some_and(Watch::is_moving)
    }

    /// Shows the end of what moves, stops what goes on by itself, and drops what is being drawn.
    pub(super) fn end_motion(&mut self) {
        self.motion.stop();
        self.stroke = None;
        if let Some(watch) = &mut self.watch {
            watch.settle();
        }
    }

    /// Ends what was done in the mode before.
    fn turn_to(&mut self, mode: Mode) {
        self.mode = mode;
        self.watch = None;
        // The page writes the array text anew when the player draws again.
        self.fault = None;
        self.end_motion();
    }

    /// What there is to say of a maze that comes back to the screen.
    fn stand(&self) -> Said {
        match self.mode {
            Mode::Watch => Said::Step,
            Mode::Walk => Said::Walk,
            Mode::Draw => Said::Draw(self.tool),
        }
    }

    /// The maze on the board, with what is being drawn on it just now.
    pub fn maze(&self) -> Option<&maze::Maze> {
        match &self.stroke {
            Some(stroke) => Some(stroke.maze()),
            None => self.play.as_ref().map(Play::maze),
        }
    }

    /// What the keys are on while the maze is drawn.
    pub fn cursor(&self) -> Option<Cell> {
        self.cursor.filter(|_| self.mode == Mode::Draw)
    }

    /// From 0, slow, to one less than [`watch::RATES`] has.
    pub fn speed(&self) -> u8 {
        let fair = self.watch.as_ref().map_or(1, Watch::fair_speed);
        self.speed.unwrap_or(fair)
    }

    /// Steps a second, or 0 where all is shown at once.
    pub fn rate(&self) -> u32 {
        watch::RATES[usize::from(self.speed())]
    }

    /// The maze as it looks now, once there is one.
    pub(super) fn scene(&self, now: Millis) -> Option<Scene> {
        let play = self.play.as_ref()?;
        let mut scene = Scene {
            cursor: self.cursor(),
            draws: self.mode == Mode::Draw,
            ..Scene::new(self.maze()?.clone(), Vec::new())
        };
        match &self.watch {
            Some(watch) => {
                scene.lanes = watch.lanes(now);
                (scene.walked, scene.shortest) = watch.shown();
                scene.closing = watch.closing().to_vec();
            }
            None => {
                let ball = play.now().ball();
                let shown = self.motion.shown(now);
                let (from, here, part) =
                    shown.map_or((ball, ball, 1.0), |((from, to), part)| (*from, *to, part));
                scene.lanes.push(Lane {
                    marks: None,
                    walks: true,
                    from,
                    here,
                    part,
                    next: None,
                });
                if self.mode == Mode::Walk {
                    scene.trail = play.trail();
                    scene.hint = play.hint.map(|dir| ball + dir);
                    scene.won = play.is_won() && !self.motion.is_moving();
                }
            }
        }
        Some(scene)
    }
}
