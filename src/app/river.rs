//! River in the app: the game on the river, what Help lights, and what is pointed at on the state graph.
//! What buttons, keys and taps do is told in `hands`, `help` and `walks`.
//! Invariant: what is lit belongs to the position on the board.

mod hands;
mod help;
pub mod play;
pub mod scene;
pub mod sight;
mod walks;

use super::{
    motion::{Millis, Motion},
    playback::Playback,
};
use crate::{
    link,
    river::{Crew, Kind, Loss, Refusal, Rowers, Setting, Side},
};
pub use hands::nearest;
use play::{Passage, Play};
use scene::{Scene, Target};
use sight::{Figures, Sight, Spot};

/// The settings that the page offers first, easiest first; the last has no solution.
pub const PRESETS: [Setting; 7] = [
    Setting::of(2, 2, 2),
    Setting::CLASSIC,
    Setting::of(4, 4, 3),
    Setting::of(5, 5, 3),
    Setting::of(6, 6, 4),
    Setting {
        rowers: Rowers::Priests,
        ..Setting::of(3, 3, 3)
    },
    Setting::of(4, 4, 2),
];

/// What is done on the river by hand, beside the commands that all puzzles share.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Act {
    /// A person or the boat is tapped.
    Tap(Target),
    /// One of a kind boards, or lands where none can board.
    Kind(Kind),
    /// One of a kind lands.
    Land(Kind),
    /// The person of a number, counted from 0, boards or lands.
    Number(u8),
    /// The pointer is on a part of the state graph, or on none.
    Point(Option<Spot>),
    /// A part of the state graph is tapped; without one, what the keys are on.
    Visit(Option<Spot>),
    /// The keys go on over the state graph: so many priests and devils more on the start bank.
    Look(i8, i8),
    /// The keys go to the same people with the boat at the other bank.
    LookAcross,
    /// The keys go to the next crossing at the position that they are on, or to the one before.
    LookAlong { back: bool },
    /// The sheet of settings asks for this game.
    Make(Setting),
}

/// What a command on the river has to say.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Said {
    Ready,
    Boarded(Kind),
    Landed(Kind),
    Crossed {
        load: Crew,
        cost: Cost,
    },
    Refused(Refusal),
    /// The person is on the bank where the boat is not.
    OtherBank,
    Lost(Loss),
    /// The number is larger than there are people.
    NoSuchPerson,
    /// What the keys are on now.
    Focused(Target),
    /// Help has loaded the boat, or found it loaded.
    Loaded,
    /// The game can't be won from here.
    Hopeless,
    /// The position was chosen on the state graph.
    Visited,
    /// No position to go to is there.
    NoVisit,
    /// How the game stands, or what is pointed at on the state graph: all else is seen there.
    Figures,
}

/// What a crossing did to the distance to go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cost {
    /// It is on a shortest way.
    None,
    /// So many crossings were lost.
    Lost(u16),
    /// The game can't be won any more.
    All,
    /// The game could not be won before either.
    Nothing,
}

/// Everything that belongs to River alone.
pub struct River {
    pub play: Option<Play>,
    pub playback: Option<Playback>,
    /// Whether the last win is a new best result.
    pub is_record: bool,
    pub figures: Figures,
    /// What the pointer or the keys are on, on the state graph.
    pub pointed: Option<Spot>,
    /// What the keys are on, on the board.
    pub focus: Option<Target>,
    pub(super) motion: Motion<Passage>,
    /// The link of the game that was kept from the last visit.
    kept: Option<String>,
    helped: bool,
    /// Whether Help had played before a restart, so that undo can bring its moves back.
    was_helped: bool,
    /// The boat's bank that the keys keep to on the state graph, also over gaps.
    layer: Side,
}

impl River {
    pub(super) fn new(kept: Option<String>) -> Self {
        Self {
            play: None,
            playback: None,
            is_record: false,
            figures: Figures::default(),
            pointed: None,
            focus: None,
            motion: Motion::default(),
            kept,
            helped: false,
            was_helped: false,
            layer: Side::Start,
        }
    }

    pub(super) fn is_moving(&self) -> bool {
        self.motion.is_moving() || self.playback.is_some_and(|playback| !playback.paused)
    }

    /// The river as it looks now, once there is one.
    pub(super) fn scene(&self, now: Millis) -> Option<Scene> {
        let play = self.play.as_ref()?;
        let mut scene = match self.motion.shown(now) {
            Some((passage, part)) => play.scene_of(passage, part),
            None => play.scene(),
        };
        scene.focus = self.focus;
        Some(scene)
    }

    /// The setting of the game, or of the one that the page begins with.
    pub fn setting(&self) -> Setting {
        let play = self.play.as_ref();
        play.map_or(Setting::CLASSIC, Play::setting)
    }

    /// What the state graph shows now; the ways of a sight that is `known` at this position are taken from there.
    pub fn sight(&self, known: Option<Sight>) -> Option<Sight> {
        let play = self.play.as_ref()?;
        let ways = known.map(|sight| sight.ways);
        Some(Sight {
            here: play.now().dock(),
            ways: ways.unwrap_or_else(|| play.graph.ways(play.now())),
            pointed: self.pointed,
        })
    }
}

/// The address of a setting, whatever has been played: what records are kept under.
pub fn address(setting: Setting) -> String {
    let link = link::River {
        setting,
        at: None,
        moves: Vec::new(),
    };
    link.to_string()
}
