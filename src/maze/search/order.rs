//! The order in which a search tries the directions.
//! Invariant: each direction stands in it once.

use crate::grid::Dir;
use std::{
    fmt::{self, Write},
    str::FromStr,
};

/// All four directions, in some order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Order([Dir; 4]);

impl Order {
    /// Down, right, left, up, as the classic search tries them.
    pub const CLASSIC: Self = Self([Dir::Down, Dir::Right, Dir::Left, Dir::Up]);

    /// All 24 orders, the classic one first.
    pub fn all() -> Vec<Self> {
        let mut orders = Vec::new();
        let dirs = Self::CLASSIC.0;
        for first in dirs {
            for second in dirs {
                for third in dirs {
                    for last in dirs {
                        orders.extend(Self::new([first, second, third, last]));
                    }
                }
            }
        }
        orders
    }

    /// An order, unless a direction stands in it twice.
    pub fn new(dirs: [Dir; 4]) -> Option<Self> {
        let whole = Dir::ALL.iter().all(|dir| dirs.contains(dir));
        whole.then_some(Self(dirs))
    }

    #[inline(always)] // A call would cost more than the step.
    pub const fn dirs(self) -> [Dir; 4] {
        self.0
    }
}

impl Default for Order {
    fn default() -> Self {
        Self::CLASSIC
    }
}

impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|dir| f.write_char(dir.letter()))
    }
}

/// A text that is no order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OrderError;

impl fmt::Display for OrderError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an order has each of the letters d, r, l, u once")
    }
}

impl std::error::Error for OrderError {}

impl FromStr for Order {
    type Err = OrderError;

    fn from_str(text: &str) -> Result<Self, OrderError> {
        let mut dirs = [Dir::Up; 4];
        let mut letters = text.chars();
        for dir in &mut dirs {
            let letter = letters.next().ok_or(OrderError)?;
            *dir = Dir::from_letter(letter).ok_or(OrderError)?;
        }
        match letters.next() {
            None => Self::new(dirs).ok_or(OrderError),
            Some(_) => Err(OrderError),
        }
    }
}
