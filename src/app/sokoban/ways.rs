//! Solutions that are known, so that a hint after a move along one of them costs nothing.
//! A way is kept as its pushes and the positions between them; a position is found again whatever walks led to it,
//! also after an undo.
//! Invariant: following a way from any of its positions by its remaining pushes wins.

use crate::{
    grid::{Cell, Dir},
    puzzle::Puzzle,
    sokoban::{Position, route},
};

/// One push: where the box stands, and which way it goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Push {
    pub from: Cell,
    pub dir: Dir,
}

/// A position up to walks: the boxes, and the first cell that the player can reach.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stand {
    boxes: Vec<Cell>,
    first: Cell,
}

impl Stand {
    pub fn of(position: &Position) -> Self {
        let reach = route::reach(position);
        let first = reach
            .iter()
            .find(|(_, reached)| **reached)
            .map_or(position.player(), |(cell, _)| cell);
        Self {
            boxes: position.boxes().to_vec(),
            first,
        }
    }
}

#[derive(Clone, Debug)]
struct Way {
    stands: Vec<Stand>,
    pushes: Vec<Push>,
}

/// The known ways of one level, newest last.
#[derive(Clone, Debug, Default)]
pub struct Ways(Vec<Way>);

/// Old ways are forgotten beyond this number; each costs a few kilobytes at most.
const KEPT: usize = 16;

impl Ways {
    /// Learns the solution that these moves are from `start`; false, and nothing is learnt, where they do not win.
    pub fn learn(&mut self, start: &Position, moves: &[Dir]) -> bool {
        let mut position = start.clone();
        let mut way = Way {
            stands: vec![Stand::of(start)],
            pushes: Vec::new(),
        };
        for &dir in moves {
            let from = position.player() + dir;
            let pushes = position.pushes(dir);
            if position.play(dir).is_err() {
                return false;
            }
            if pushes {
                way.pushes.push(Push { from, dir });
                way.stands.push(Stand::of(&position));
            }
        }
        let wins = position.outcome() == crate::puzzle::Outcome::Won;
        if wins {
            if self.0.len() == KEPT {
                self.0.remove(0);
            }
            self.0.push(way);
        }
        wins
    }

    /// The pushes that win from a position, where a way through it is known.
    pub fn from(&self, stand: &Stand) -> Option<&[Push]> {
        self.0.iter().rev().find_map(|way| {
            let index = way.stands.iter().position(|known| known == stand)?;
            Some(&way.pushes[index..])
        })
    }
}
