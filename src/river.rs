//! River: priests and devils cross by a small boat, and devils must never outnumber priests where there are any.
//! A [`Setting`] says how many there are, how many the boat carries, who can row, and whether those who arrive count at
//! once; a [`Position`] says who is where. People are counted by [`Kind`], never told apart.
//! Invariant: whatever is played, ashore and aboard together are always everybody.

mod crew;
pub mod graph;
pub mod text;

pub use crew::{Crew, Kind, loads};

use crate::puzzle::{Outcome, Puzzle};
use std::fmt;

/// The most priests, and the most devils, that the page offers.
pub const MOST_PEOPLE: u8 = 12;
/// The largest boat.
pub const LARGEST_BOAT: u8 = 6;

/// Who can row.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Rowers {
    #[default]
    All,
    Priests,
    /// All priests and one devil (Dudeney, *536 Puzzles*, no. 192).
    OneDevil,
    TwoDevils,
}

/// When those who arrive count on the bank.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Rule {
    /// At once: whoever is aboard counts on the bank where the boat lies, and a load is judged like a bank as it
    /// crosses.
    #[default]
    Classical,
    /// The boat is a place of its own: only those ashore count, after each step of one person, and the load never.
    Place,
}

/// What a game is played with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setting {
    pub priests: u8,
    /// As many as there are priests at most, unless there is no priest.
    pub devils: u8,
    /// How many people the boat carries; one at least.
    pub boat: u8,
    pub rowers: Rowers,
    pub rule: Rule,
}

impl Setting {
    /// Three of each, a boat for two, everybody rows: the game that everybody knows.
    pub const CLASSIC: Self = Self::of(3, 3, 2);

    /// A setting where everybody rows and arrivals count at once.
    pub const fn of(priests: u8, devils: u8, boat: u8) -> Self {
        Self {
            priests,
            devils,
            boat,
            rowers: Rowers::All,
            rule: Rule::Classical,
        }
    }

    /// Everybody, by kind.
    pub fn everybody(&self) -> Crew {
        let rowing = match self.rowers {
            Rowers::All | Rowers::Priests => 0,
            Rowers::OneDevil => self.devils.min(1),
            Rowers::TwoDevils => self.devils.min(2),
        };
        Crew([self.priests, self.devils - rowing, rowing])
    }

    pub fn can_row(&self, kind: Kind) -> bool {
        kind != Kind::Devil || self.rowers == Rowers::All
    }
}

/// A bank of the river.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    Start,
    Far,
}

impl Side {
    pub const BOTH: [Self; 2] = [Self::Start, Self::Far];

    pub const fn other(self) -> Self {
        match self {
            Self::Start => Self::Far,
            Self::Far => Self::Start,
        }
    }
}

/// One move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Move {
    /// One of a kind goes aboard, from the bank where the boat lies.
    Board(Kind),
    /// One of a kind goes ashore there.
    Land(Kind),
    /// The boat goes to the other bank with whoever is aboard.
    Cross,
}

impl Move {
    /// Every move, in the order in which people make room in the boat before others go aboard.
    pub const ALL: [Self; 7] = [
        Self::Land(Kind::Priest),
        Self::Land(Kind::Devil),
        Self::Land(Kind::Rower),
        Self::Board(Kind::Priest),
        Self::Board(Kind::Devil),
        Self::Board(Kind::Rower),
        Self::Cross,
    ];
}

/// Why a move is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The game is won or lost.
    Over,
    /// The boat carries no more than so many.
    Full(u8),
    /// Nobody of this kind is on the boat's bank.
    NobodyAshore(Kind),
    NobodyAboard(Kind),
    EmptyBoat,
    /// Nobody aboard can row.
    NobodyRows,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = |kind: &Kind| match kind {
            Kind::Priest => "priest",
            Kind::Devil => "devil",
            Kind::Rower => "rowing devil",
        };
        match self {
            Self::Over => f.write_str("the game is over"),
            Self::Full(boat) => write!(f, "the boat carries no more than {boat}"),
            Self::NobodyAshore(kind) => write!(f, "no {} is on this bank", name(kind)),
            Self::NobodyAboard(kind) => write!(f, "no {} is aboard", name(kind)),
            Self::EmptyBoat => f.write_str("nobody is aboard"),
            Self::NobodyRows => f.write_str("nobody aboard can row"),
        }
    }
}

impl std::error::Error for Refusal {}

/// Where priests are outnumbered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    Bank(Side),
    Boat,
}

/// Why a game is lost, or a position is none to play from: priests that devils outnumber.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Loss {
    pub place: Place,
    /// Who counts there.
    pub crew: Crew,
}

impl fmt::Display for Loss {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let place = match self.place {
            Place::Bank(Side::Start) => "on the start bank",
            Place::Bank(Side::Far) => "on the far bank",
            Place::Boat => "aboard",
        };
        let (priests, devils) = (self.crew.priests(), self.crew.devils());
        write!(f, "devils outnumber priests {place}, {devils} to {priests}")
    }
}

impl std::error::Error for Loss {}

/// A position as the state graph has it: who is on which bank, with those aboard on the bank where the boat lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Docked {
    /// On the start bank; all others are on the far one.
    pub start: Crew,
    /// Where the boat lies.
    pub side: Side,
}

/// Who is where, and how the game stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Position {
    setting: Setting,
    /// Ashore on the start bank.
    start: Crew,
    aboard: Crew,
    /// Ashore on the far bank.
    far: Crew,
    /// Where the boat lies.
    side: Side,
    loss: Option<Loss>,
}

impl Position {
    /// Everybody and the boat at the start.
    pub fn new(setting: Setting) -> Self {
        Self {
            setting,
            start: setting.everybody(),
            aboard: Crew::default(),
            far: Crew::default(),
            side: Side::Start,
            loss: None,
        }
    }

    /// So many ashore at the start, so many aboard, all others at the other side; nothing where there are not so many
    /// people or seats. Whether the position is lost is judged as the rule does between two moves.
    pub fn at(setting: Setting, start: Crew, aboard: Crew, side: Side) -> Option<Self> {
        let far = setting.everybody().without(start)?.without(aboard)?;
        let mut position = Self {
            start,
            aboard,
            far,
            side,
            ..Self::new(setting)
        };
        position.loss = position.outnumbered();
        (aboard.len() <= setting.boat).then_some(position)
    }

    /// The position to play from at a docked position: with an empty boat, or with as few aboard as the rule needs.
    ///
    /// # Errors
    /// Who is outnumbered there, with an empty boat, when no load helps; or `None` when there are not so many people.
    pub fn docked(setting: Setting, docked: Docked) -> Result<Self, Option<Loss>> {
        let empty = Self::at(setting, docked.start, Crew::default(), docked.side);
        let empty = empty.ok_or(None)?;
        let mut loads = loads(setting.boat);
        loads
            .find_map(|load| Self::loaded(setting, docked, load))
            .ok_or(empty.loss)
    }

    /// A docked position with a load out of it, where that is possible and nobody is outnumbered.
    pub fn loaded(setting: Setting, docked: Docked, load: Crew) -> Option<Self> {
        let start = match docked.side {
            Side::Start => docked.start.without(load)?,
            Side::Far => docked.start,
        };
        Self::at(setting, start, load, docked.side).filter(|position| position.loss.is_none())
    }

    /// Where everybody is when those aboard count on the bank where the boat lies.
    pub fn dock(&self) -> Docked {
        Docked {
            start: self.on(Side::Start),
            side: self.side,
        }
    }

    pub fn setting(&self) -> &Setting {
        &self.setting
    }

    /// Where the boat lies.
    pub fn side(&self) -> Side {
        self.side
    }

    pub fn aboard(&self) -> Crew {
        self.aboard
    }

    /// Who is ashore on a bank.
    pub fn ashore(&self, side: Side) -> Crew {
        match side {
            Side::Start => self.start,
            Side::Far => self.far,
        }
    }

    /// Who is on a bank with those in the boat that lies there.
    pub fn on(&self, side: Side) -> Crew {
        if side == self.side {
            self.ashore(side).with(self.aboard)
        } else {
            self.ashore(side)
        }
    }

    /// Whether everybody is across: also who is still in the boat that lies there.
    pub fn is_across(&self) -> bool {
        self.side == Side::Far && self.start.is_empty()
    }

    /// Why the game is lost.
    pub fn loss(&self) -> Option<Loss> {
        self.loss
    }

    /// Who is outnumbered on a bank, as the rule counts.
    fn outnumbered(&self) -> Option<Loss> {
        Side::BOTH.into_iter().find_map(|side| {
            let crew = match self.setting.rule {
                Rule::Classical => self.on(side),
                Rule::Place => self.ashore(side),
            };
            let place = Place::Bank(side);
            (!crew.is_safe()).then_some(Loss { place, crew })
        })
    }

    /// The position after a move, also where the game is over.
    fn after(mut self, mv: Move) -> Result<Self, Refusal> {
        match mv {
            Move::Board(kind) => self.board(kind)?,
            Move::Land(kind) => self.land(kind)?,
            Move::Cross => self.cross()?,
        }
        let load = self.aboard;
        let sinks = mv == Move::Cross && self.setting.rule == Rule::Classical && !load.is_safe();
        self.loss = self.outnumbered().or(sinks.then_some(Loss {
            place: Place::Boat,
            crew: load,
        }));
        Ok(self)
    }

    fn ashore_mut(&mut self) -> &mut Crew {
        match self.side {
            Side::Start => &mut self.start,
            Side::Far => &mut self.far,
        }
    }

    fn board(&mut self, kind: Kind) -> Result<(), Refusal> {
        if self.aboard.len() >= self.setting.boat {
            return Err(Refusal::Full(self.setting.boat));
        }
        let rest = self.ashore(self.side).without(Crew::one(kind));
        *self.ashore_mut() = rest.ok_or(Refusal::NobodyAshore(kind))?;
        self.aboard = self.aboard.with(Crew::one(kind));
        Ok(())
    }

    fn land(&mut self, kind: Kind) -> Result<(), Refusal> {
        let rest = self.aboard.without(Crew::one(kind));
        self.aboard = rest.ok_or(Refusal::NobodyAboard(kind))?;
        *self.ashore_mut() = self.ashore(self.side).with(Crew::one(kind));
        Ok(())
    }

    fn cross(&mut self) -> Result<(), Refusal> {
        if self.aboard.is_empty() {
            return Err(Refusal::EmptyBoat);
        }
        let rows = |kind| self.aboard.of(kind) > 0 && self.setting.can_row(kind);
        if !Kind::ALL.into_iter().any(rows) {
            return Err(Refusal::NobodyRows);
        }
        self.side = self.side.other();
        Ok(())
    }
}

impl Puzzle for Position {
    type Move = Move;
    type Refusal = Refusal;

    fn play(&mut self, mv: Move) -> Result<(), Refusal> {
        if self.outcome() != Outcome::Open {
            return Err(Refusal::Over);
        }
        *self = self.after(mv)?;
        Ok(())
    }

    fn outcome(&self) -> Outcome {
        match self.loss {
            Some(_) => Outcome::Lost,
            None if self.is_across() => Outcome::Won,
            None => Outcome::Open,
        }
    }
}
