//! How far a lone box is from each goal, with the player on either side of it: the ground of all bounds.
//! It is made once for a level, by pulling backwards from each goal over the bare floor.
//! Invariant: a distance is never more than the pushes that the box really needs, and one push changes it by at most
//! one.

use super::super::{
    Position,
    deadlock::alive::Alive,
    floor::{Floor, Place, sides::Sides},
};
use crate::grid::Cell;

/// No way leads to the goal.
pub(crate) const NEVER: u16 = u16::MAX;

/// The most distances that are kept, of two bytes each; beyond, goals are not told apart.
const MOST: usize = 1 << 25;

/// The most goals that are told apart: pairing boxes with them takes the square of it for each new state.
const MOST_GOALS: usize = 256;

/// Distances to the goals of one level.
pub(crate) struct Table {
    pub(crate) floor: Floor,
    pub(crate) sides: Sides,
    pub(crate) is_goal: Vec<bool>,
    /// The axes along which a box on a place cannot usefully be pushed, as [`Alive::still`] has them.
    pub(crate) still: Vec<u8>,
    /// For each place and part the number of its row, or [`DEAD`].
    rows: Vec<u32>,
    /// Distances in a row: one to each goal, or a single one to the nearest.
    columns: usize,
    distances: Vec<u16>,
}

const DEAD: u32 = u32::MAX;

impl Table {
    pub(crate) fn new(position: &Position) -> Self {
        let board = position.board();
        let floor = Floor::new(board);
        let bare = vec![false; floor.len()];
        let sides = Sides::new(&floor, &bare, floor.place(position.player()));
        let goals: Vec<Place> = board
            .goals()
            .iter()
            .map(|goal| floor.place(*goal))
            .collect();
        let alive = Alive::new(&floor, &sides, &goals);
        let places = 0..floor.len() as Place;
        let still = places
            .clone()
            .map(|at| alive.still(&floor, &sides, &bare, at));
        let mut count = 0;
        let rows: Vec<u32> = places
            .flat_map(|at| (0..4).map(move |part| (at, part)))
            .map(|(at, part)| match alive.has(at, part) {
                true => {
                    count += 1;
                    count - 1
                }
                false => DEAD,
            })
            .collect();
        let apart = goals.len() <= MOST_GOALS && goals.len() * count as usize <= MOST;
        let columns = if apart { goals.len() } else { 1 };
        let mut table = Self {
            is_goal: floor.mark(board.goals()),
            still: still.collect(),
            distances: vec![NEVER; columns * count as usize],
            floor,
            sides,
            rows,
            columns,
        };
        for column in 0..columns {
            table.pull(
                column,
                if apart {
                    &goals[column..=column]
                } else {
                    &goals
                },
            );
        }
        table
    }

    /// Fills one column, going backwards from some goals breadth first.
    fn pull(&mut self, column: usize, goals: &[Place]) {
        let mut layer: Vec<(Place, usize)> = Vec::new();
        for &goal in goals {
            let parts = self.sides.parts(&self.floor, goal);
            layer.extend(parts.map(|part| (goal, part)));
        }
        let mut distance = 0;
        while !layer.is_empty() {
            let mut next = Vec::new();
            for (at, part) in layer {
                let row = self.rows[4 * at as usize + part] as usize;
                let known = &mut self.distances[row * self.columns + column];
                if *known == NEVER {
                    *known = distance;
                    next.extend(self.sides.pulls(&self.floor, at, part));
                }
            }
            layer = next;
            // Too small a distance still bounds from below, and does not jump.
            distance = (distance + 1).min(NEVER - 1);
        }
    }

    /// How many goals are told apart: all of them, or one that stands for whichever is nearest.
    pub(crate) fn columns(&self) -> usize {
        self.columns
    }

    /// The distances of a box at `at` with the player at `player`; nothing if it can be pushed to no goal.
    pub(crate) fn row(&self, at: Place, player: Place) -> Option<&[u16]> {
        let part = self.sides.part(&self.floor, at, player);
        let row = self.rows[4 * at as usize + part];
        let start = row as usize * self.columns;
        (row != DEAD).then(|| &self.distances[start..start + self.columns])
    }

    /// Whether a box here can be pushed to a goal with the player in some part, for each place.
    pub(crate) fn alive(&self) -> Vec<bool> {
        self.rows
            .chunks(4)
            .map(|rows| rows.iter().any(|row| *row != DEAD))
            .collect()
    }

    /// The places of cells.
    pub(crate) fn places(&self, cells: &[Cell]) -> Vec<Place> {
        cells.iter().map(|cell| self.floor.place(*cell)).collect()
    }
}
