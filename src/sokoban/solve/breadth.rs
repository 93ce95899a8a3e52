//! The plain two-layer breadth-first search: the outer search over pushes, the inner one over the player's walks.
//! It is the solvability check of the generators and the judge of the other solver, so it knows no tricks.
//!
//! **How it counts is fixed for ever**, since generated levels depend on the count. A state is the set of boxes with
//! the part of the floor in which the player can walk. States are expanded in the order in which they were first come
//! to; a state's pushes are tried box by box in the order of cells, then by [`Dir::ALL`]. A push onto a dead square is
//! not tried: a square from which no chain of pushes over the bare floor leads to any goal, wherever the player is.
//! The search ends with the first push that wins, and counts the states whose pushes were tried. Memory ends it only
//! beyond tens of millions of states, far above the budgets of generators.
//! Invariant: nothing is pruned but states seen before and boxes on dead squares.

use super::{
    super::{
        Position,
        floor::{Floor, NOWHERE, Place, back},
    },
    Answer, Effort, Report, STRIDE,
    packing::Packing,
    states::{Id, States},
    way,
    yard::{Push, Yard},
};
use crate::{
    grid::Dir,
    puzzle::{Outcome, Puzzle},
};

/// Searches breadth first for a way with the fewest pushes, expanding at most `budget` positions.
///
/// `progress` is told the effort every few thousand nodes.
pub fn breadth_first(position: &Position, budget: u64, progress: &mut dyn FnMut(Effort)) -> Report {
    let mut search = Breadth::new(position);
    let answer = match position.outcome() {
        Outcome::Won => way::solved(position, &search.floor, &[]),
        _ => search.run(position, budget, progress),
    };
    Report {
        answer,
        effort: search.effort,
    }
}

struct Breadth {
    floor: Floor,
    goals: Vec<bool>,
    /// Where a box can still be brought to a goal from.
    alive: Vec<bool>,
    packing: Packing,
    states: States,
    yard: Yard,
    /// The key of the state at hand, and its pushes.
    key: Vec<u64>,
    pushes: Vec<Push>,
    boxes: usize,
    effort: Effort,
}

impl Breadth {
    fn new(position: &Position) -> Self {
        let floor = Floor::new(position.board());
        let alive = alive(&floor, position);
        let boxes = position.boxes().len();
        let packing = Packing::new(&floor, boxes, &alive);
        Self {
            goals: floor.mark(position.board().goals()),
            states: States::new(packing.width()),
            yard: Yard::new(&floor),
            key: vec![0; packing.width()],
            pushes: Vec::new(),
            floor,
            alive,
            packing,
            boxes,
            effort: Effort::default(),
        }
    }

    fn run(
        &mut self,
        position: &Position,
        budget: u64,
        progress: &mut dyn FnMut(Effort),
    ) -> Answer {
        let cells = position.boxes().iter();
        let places: Vec<Place> = cells.map(|cell| self.floor.place(*cell)).collect();
        if places.iter().any(|place| !self.alive[*place as usize]) {
            return Answer::Impossible;
        }
        self.yard
            .load(self.boxes, |boxes| boxes.copy_from_slice(&places));
        let first = self.yard.walk(self.floor.place(position.player()));
        self.add(first, Id::MAX);
        let (mut next, mut layer) = (0, 0);
        while next < self.states.len() {
            if self.effort.nodes == budget || self.states.full() {
                return Answer::NotFound;
            }
            if next == layer {
                self.effort.depth += 1;
                layer = self.states.len();
            }
            self.effort.nodes += 1;
            if self.effort.nodes.is_multiple_of(STRIDE) {
                progress(self.effort);
            }
            if let Some(last) = self.expand(next) {
                let floor = &self.floor;
                let mut pushes = way::unwind(&self.states, &self.packing, floor, self.boxes, next);
                pushes.push(last);
                return way::solved(position, floor, &pushes);
            }
            next += 1;
        }
        Answer::Impossible
    }

    /// Adds the state in the yard, unless it is known; `first` is the first place of the player's part.
    fn add(&mut self, first: Place, parent: Id) {
        self.packing.pack(self.yard.boxes(), first, &mut self.key);
        self.states.insert(&self.key, u64::from(parent));
    }

    /// Tries all pushes of a state; gives the one that wins.
    fn expand(&mut self, id: Id) -> Option<(Place, Dir)> {
        let (packing, key) = (&self.packing, self.states.key(id));
        let player = self
            .yard
            .load(self.boxes, |boxes| packing.unpack(key, boxes));
        let first = self.yard.walk(player);
        let mut pushes = std::mem::take(&mut self.pushes);
        self.yard.pushes(&mut pushes);
        let goals = &self.goals;
        let away = self
            .yard
            .boxes()
            .iter()
            .filter(|place| !goals[**place as usize])
            .count();
        for &(from, dir) in &pushes {
            let to = self.yard.ahead((from, dir));
            if !self.alive[to as usize] {
                continue;
            }
            if away == 1 && !self.goals[from as usize] && self.goals[to as usize] {
                return Some((from, Dir::ALL[dir]));
            }
            let walked = self.yard.walked(to);
            self.yard.shift(from, to);
            let first = self.yard.first_after((from, dir), walked, first);
            self.add(first, id);
            self.yard.unshift(from, to, walked);
        }
        self.pushes = pushes;
        None
    }
}

/// Where a chain of pulls from some goal leads, the player standing wherever a pull needs one.
fn alive(floor: &Floor, position: &Position) -> Vec<bool> {
    let goals = position.board().goals().iter();
    let mut stack: Vec<Place> = goals.map(|cell| floor.place(*cell)).collect();
    let mut alive = vec![false; floor.len()];
    while let Some(place) = stack.pop() {
        if std::mem::replace(&mut alive[place as usize], true) {
            continue;
        }
        for dir in 0..4 {
            let from = floor.next(place, back(dir));
            if from != NOWHERE && floor.next(from, back(dir)) != NOWHERE {
                stack.push(from);
            }
        }
    }
    alive
}
