//! Sokoban in the app: the level on the board, the jobs of the worker, and the next level in waiting.
//! What its buttons and keys do is told in `hands`, `search` and `open`, as methods of the whole app, since they speak,
//! ask and save.
//! Invariant: what is lit, picked or proved belongs to the position on the board.

mod hands;
mod open;
pub mod play;
pub mod scene;
mod search;
pub mod ways;

use super::{
    Found,
    motion::{Millis, Motion},
    playback::Playback,
};
use crate::{date::Date, link, sokoban::generate::Kind};
use play::Play;
use scene::{HintLight, Scene, Stride};

/// Everything that belongs to Sokoban alone.
pub struct Sokoban {
    pub play: Option<Play>,
    pub found: Found,
    pub playback: Option<Playback>,
    /// The kind of level that New makes.
    pub kind: Kind,
    /// The day that the sheet of daily levels shows, if not today.
    pub(super) day: Option<Date>,
    /// Whether the last win is a new best result.
    pub is_record: bool,
    pub(super) motion: Motion<Stride>,
    /// The link of the game that was kept from the last visit.
    kept: Option<String>,
    /// The next level, made while this one is played.
    ready: Option<Play>,
    /// The levels of this visit that were made, up to symmetry, and how many in a row were made that are among them.
    shapes: Vec<Vec<u16>>,
    repeats: u8,
    budget: u64,
    watched: Option<ways::Stand>,
    helped: bool,
}

impl Sokoban {
    pub(super) fn new(kept: Option<String>) -> Self {
        Self {
            play: None,
            found: Found::Nothing,
            playback: None,
            kind: link::FIRST,
            day: None,
            is_record: false,
            motion: Motion::default(),
            kept,
            ready: None,
            shapes: Vec::new(),
            repeats: 0,
            budget: search::FIRST_BUDGET,
            watched: None,
            helped: false,
        }
    }

    /// Whether the board changes by itself.
    pub(super) fn is_moving(&self) -> bool {
        self.motion.is_moving() || self.playback.is_some_and(|playback| !playback.paused)
    }

    /// The board as it looks now, once there is one.
    pub(super) fn scene(&self, now: Millis) -> Option<Scene> {
        let play = self.play.as_ref()?;
        let shown = self.motion.shown(now);
        let is_still = shown.is_none();
        let (position, step) = match shown {
            Some((stride, part)) => (stride.before.clone(), Some(stride.underway(part))),
            None => (play.now().clone(), None),
        };
        let stuck = match play.loss() {
            Some(loss) if is_still => play.marked(loss),
            _ => Vec::new(),
        };
        Some(Scene {
            facing: step.map_or(play.facing, |step| step.dir),
            hint: play.hint.filter(|_| is_still).and_then(|push| {
                Some(HintLight {
                    from: push.from,
                    dir: push.dir,
                    walk: play.walk_of(push)?,
                })
            }),
            picked: play.picked,
            targets: play.targets(),
            stuck,
            won: is_still && play.is_won(),
            position,
            step,
        })
    }
}
