//! People by kind: who they are, and how they add up. Nothing here knows of banks or boats.
//! Invariant: of each kind there are never more than 255, and no count goes below zero.

use std::iter::successors;

/// What tells one person from another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    Priest,
    Devil,
    /// A devil who rows, where not all devils do.
    Rower,
}

impl Kind {
    pub const ALL: [Self; 3] = [Self::Priest, Self::Devil, Self::Rower];
}

/// So many people of each kind, in the order of [`Kind`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Crew(pub [u8; 3]);

impl Crew {
    pub fn of(&self, kind: Kind) -> u8 {
        self.0[kind as usize]
    }

    pub fn priests(&self) -> u8 {
        self.0[0]
    }

    /// All devils, whether they row or not.
    pub fn devils(&self) -> u8 {
        self.0[1] + self.0[2]
    }

    /// How many people; no more than 255 are told, which is more than any boat carries.
    pub fn len(&self) -> u8 {
        self.priests().saturating_add(self.devils())
    }

    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// Whether nobody is outnumbered: there is no priest, or there are at least as many priests as devils.
    pub fn is_safe(&self) -> bool {
        self.priests() == 0 || self.priests() >= self.devils()
    }

    /// Both crews together.
    pub fn with(&self, other: Self) -> Self {
        Self([0, 1, 2].map(|kind| self.0[kind] + other.0[kind]))
    }

    /// The crew without some of it, where it has those.
    pub fn without(&self, other: Self) -> Option<Self> {
        let mut rest = *self;
        for (left, gone) in rest.0.iter_mut().zip(other.0) {
            *left = left.checked_sub(gone)?;
        }
        Some(rest)
    }

    /// One person.
    pub fn one(kind: Kind) -> Self {
        let mut crew = Self::default();
        crew.0[kind as usize] = 1;
        crew
    }
}

/// Every load of a boat for so many, the empty one first, smaller ones before larger ones.
pub fn loads(boat: u8) -> impl Iterator<Item = Crew> {
    successors(Some(Crew::default()), move |load| {
        match load.0 {
            [priests, devils @ (1..), rowers] => Some([priests, devils - 1, rowers + 1]),
            [priests @ (1..), _, rowers] => Some([priests - 1, rowers + 1, 0]),
            [_, _, all] if all < boat => Some([all + 1, 0, 0]),
            _ => None,
        }
        .map(Crew)
    })
}
