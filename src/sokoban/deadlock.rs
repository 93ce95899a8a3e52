//! Cheap proofs that a position cannot be won any more.
//! They see what a player sees at a glance: a box in a corner, boxes wedged together, two boxes for one goal. Not
//! finding one says nothing; that is for [`super::solve`].
//! Invariant: whatever is called dead here has no way to a win.

pub(crate) mod alive;
pub(crate) mod freeze;
mod pairing;

use super::{
    Board, Position,
    floor::{Floor, NOWHERE, Place, sides::Sides},
};
use crate::{
    grid::{Cell, Grid},
    puzzle::{Outcome, Puzzle},
};
use alive::Alive;
use freeze::Freeze;

/// A proof that a position is lost.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deadlock {
    pub kind: Kind,
    /// The boxes that make it so, in order.
    pub boxes: Vec<Cell>,
}

/// What is wrong with the boxes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Each can be pushed to no goal, even if all others were away.
    DeadSquare,
    /// They hold each other for ever, and not all of them on goals.
    Frozen,
    /// They can be brought to fewer goals than they are.
    TooFewGoals,
}

/// The most work, in boxes times places, that pairing boxes with goals may take: it runs after every push of a player.
const MOST_PAIRING: usize = 1 << 21;

/// Looks for a proof that the position is lost.
pub fn find(position: &Position) -> Option<Deadlock> {
    match position.outcome() {
        Outcome::Won => None,
        _ => Look::new(position).find(),
    }
}

/// The floor cells from which a box can be pushed to no goal, wherever the player is and with no other box about.
pub fn dead_squares(board: &Board) -> Grid<bool> {
    let floor = Floor::new(board);
    let mut dead = Grid::filled(board.size(), false);
    if floor.len() == 0 {
        return dead;
    }
    let goals: Vec<Place> = board
        .goals()
        .iter()
        .map(|goal| floor.place(*goal))
        .collect();
    let sides = Sides::new(&floor, &vec![false; floor.len()], 0);
    let alive = Alive::new(&floor, &sides, &goals);
    for place in 0..floor.len() as Place {
        dead.put(floor.cell(place), !alive.any(place));
    }
    dead
}

/// A position being looked at.
struct Look {
    floor: Floor,
    goals: Vec<Place>,
    is_goal: Vec<bool>,
    boxes: Vec<Place>,
    taken: Vec<bool>,
    player: Place,
}

impl Look {
    fn new(position: &Position) -> Self {
        let board = position.board();
        let floor = Floor::new(board);
        let places = |cells: &[Cell]| cells.iter().map(|cell| floor.place(*cell)).collect();
        Self {
            goals: places(board.goals()),
            is_goal: floor.mark(board.goals()),
            boxes: places(position.boxes()),
            taken: floor.mark(position.boxes()),
            player: floor.place(position.player()),
            floor,
        }
    }

    /// Looks with more and more boxes as walls: those that are frozen on their goals.
    fn find(&self) -> Option<Deadlock> {
        let mut walls = vec![false; self.floor.len()];
        loop {
            let sides = Sides::new(&self.floor, &walls, self.player);
            let alive = Alive::new(&self.floor, &sides, &self.goals);
            let stuck = |place: &&Place| {
                sides.joined(**place)
                    && !alive.has(**place, sides.part(&self.floor, **place, self.player))
            };
            let dead: Vec<Place> = self.boxes.iter().filter(stuck).copied().collect();
            if !dead.is_empty() {
                let kind = match walls.contains(&true) {
                    true => Kind::TooFewGoals,
                    false => Kind::DeadSquare,
                };
                return Some(self.deadlock(kind, dead));
            }
            let frozen = self.frozen(&sides, &alive, &walls);
            if let Some(off) = (self.boxes.iter()).find(|at| self.off(&frozen, **at)) {
                return Some(self.deadlock(Kind::Frozen, self.wedged(&frozen, *off)));
            }
            if let Some(starved) = self.starved(&sides, &walls) {
                return Some(self.deadlock(Kind::TooFewGoals, starved));
            }
            if frozen == walls {
                return None;
            }
            walls = frozen;
        }
    }

    fn off(&self, frozen: &[bool], at: Place) -> bool {
        frozen[at as usize] && !self.is_goal[at as usize]
    }

    /// All boxes that never move again, those that count as walls among them.
    fn frozen(&self, sides: &Sides, alive: &Alive, walls: &[bool]) -> Vec<bool> {
        let places = 0..self.floor.len() as Place;
        let still = places.map(|at| match self.taken[at as usize] && !walls[at as usize] {
            true => alive.still(&self.floor, sides, walls, at),
            false => 3,
        });
        let mut freeze = Freeze::new(still.collect());
        let mut frozen = walls.to_vec();
        for &at in &self.boxes {
            if !frozen[at as usize] {
                let taken = |place: Place| self.taken[place as usize] && !walls[place as usize];
                for held in freeze.around(&self.floor, at, taken) {
                    frozen[*held as usize] = true;
                }
            }
        }
        frozen
    }

    /// The frozen boxes joined side by side to one of them.
    fn wedged(&self, frozen: &[bool], at: Place) -> Vec<Place> {
        let mut found = vec![at];
        let mut head = 0;
        while let Some(place) = found.get(head).copied() {
            head += 1;
            for next in [0, 1, 2, 3].map(|dir| self.floor.next(place, dir)) {
                if next != NOWHERE && frozen[next as usize] && !found.contains(&next) {
                    found.push(next);
                }
            }
        }
        crate::grid::put_in_order(&mut found);
        found
    }

    /// Boxes that can be brought to fewer goals than they are.
    fn starved(&self, sides: &Sides, walls: &[bool]) -> Option<Vec<Place>> {
        if self.boxes.len().saturating_mul(self.floor.len()) > MOST_PAIRING {
            return None;
        }
        let mut number = vec![usize::MAX; self.floor.len()];
        for (index, goal) in self.goals.iter().enumerate() {
            number[*goal as usize] = index;
        }
        let mut seen = vec![0; 4 * self.floor.len()];
        let mut reach = vec![Vec::new(); self.boxes.len()];
        for (index, &start) in self.boxes.iter().enumerate() {
            if walls[start as usize] || !sides.joined(start) {
                reach[index]
                    .extend(Some(number[start as usize]).filter(|goal| *goal != usize::MAX));
                continue;
            }
            let part = sides.part(&self.floor, start, self.player);
            let mut stack = vec![(start, part)];
            while let Some((at, part)) = stack.pop() {
                if std::mem::replace(&mut seen[4 * at as usize + part], index + 1) == index + 1 {
                    continue;
                }
                let goal = number[at as usize];
                if goal != usize::MAX && !reach[index].contains(&goal) {
                    reach[index].push(goal);
                }
                stack.extend(sides.pushes(&self.floor, at, part));
            }
        }
        let starved = pairing::starved(&reach, self.goals.len())?;
        Some(starved.into_iter().map(|index| self.boxes[index]).collect())
    }

    fn deadlock(&self, kind: Kind, boxes: Vec<Place>) -> Deadlock {
        Deadlock {
            kind,
            boxes: boxes.into_iter().map(|at| self.floor.cell(at)).collect(),
        }
    }
}
