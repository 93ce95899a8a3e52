//! What the river shows at one moment: a plain value that the view turns into shapes.
//! The rules count people; here each is one of their own, so that it can be tapped and be seen to walk. It knows of no
//! pixels and no colours; motion is already resolved into "from here to there, so far done".
//! Invariant: two equal scenes look the same.

use crate::river::{Kind, Place, Setting, Side};

/// The river at one moment.
#[derive(Clone, PartialEq, Debug)]
pub struct Scene {
    pub setting: Setting,
    /// Everybody: priests first, then devils, then the devils who row. A person's number is its index.
    pub people: Vec<Person>,
    pub boat: Boat,
    /// What Help lights.
    pub hint: Option<HintLight>,
    /// What the keys are on, while the board has the focus and keys are used.
    pub focus: Option<Target>,
    /// Where devils outnumber priests, once it is seen.
    pub lost_at: Option<Place>,
    pub won: bool,
}

/// One person, standing or on the way.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Person {
    pub kind: Kind,
    /// Where it comes from; where it stands, if it is not on the way.
    pub from: Spot,
    pub to: Spot,
    /// How much of its way is done, from 0 to 1.
    pub part: f32,
}

/// A place for one person. Each has the same place on either bank all along: the one of its number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spot {
    Ashore(Side),
    /// A seat of the boat, from 0, which moves along with it.
    Seat(u8),
}

/// The boat, lying or under way.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Boat {
    pub from: Side,
    pub to: Side,
    pub part: f32,
}

/// What Help lights: who should board or step off, by number, and whether the boat is ready to cross.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct HintLight {
    pub people: Vec<u8>,
    pub crosses: bool,
}

/// What can be tapped.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Target {
    /// By number.
    Person(u8),
    Boat,
}
