//! How hard a level is, exactly: the fewest box changes and the fewest counterintuitive pushes over all solutions with
//! the fewest pushes. It reads the states that a search by [`Pulls`] has found, and goes over the part of them that
//! such solutions pass, one push nearer to the end at a time.
//! Invariant: nothing here depends on which of the shortest solutions the search has kept.

use super::{
    super::Measure,
    bits::{Bits, Lattice, Wide},
    pulls::{Plan, Pulls},
};
use crate::grid::Dir;

/// A distance that no box has.
const FAR: u16 = 1000;

/// Measures the level that begins with a state of the last search.
pub fn measure(lattice: &Lattice, pulls: &Pulls, plan: &Plan, start: usize) -> Measure {
    let bound = Bound::new(lattice, plan);
    let mut known = vec![None; pulls.len()];
    known[start] = Some(Known {
        turns: 0,
        lasts: Wide::NONE,
        odd: 0,
        bound: bound.of(pulls.state(start).boxes),
    });
    let mut layer = vec![start];
    for depth in (0..pulls.state(start).depth).rev() {
        let mut next: Vec<usize> = Vec::new();
        for &index in &layer {
            let here = known[index].expect("a state of a layer has been met");
            for_pushes(lattice, pulls, plan, index, |from, to, found| {
                if pulls.state(found).depth != depth {
                    return;
                }
                let there = known[found].get_or_insert_with(|| {
                    next.push(found);
                    Known {
                        turns: u16::MAX,
                        lasts: Wide::NONE,
                        odd: u16::MAX,
                        bound: bound.of(pulls.state(found).boxes),
                    }
                });
                there.odd = there
                    .odd
                    .min(here.odd + u16::from(there.bound >= here.bound));
                let turns = here.turns + u16::from(!here.lasts.has(from));
                // Who changes boxes later pays one turn, so only the boxes of the fewest turns matter.
                if turns < there.turns {
                    there.turns = turns;
                    there.lasts = Wide::NONE;
                }
                if turns == there.turns {
                    there.lasts = there.lasts | Wide::one(to);
                }
            });
        }
        layer = next;
    }
    let mut ends = layer.iter().filter_map(|index| known[*index]);
    let first = ends.next().expect("the search found a way to the end");
    let (turns, odd) = ends.fold((first.turns, first.odd), |(turns, odd), end| {
        (turns.min(end.turns), odd.min(end.odd))
    });
    Measure {
        turns: turns.into(),
        counterintuitive: odd.into(),
    }
}

/// What is known of a state on shortest solutions.
#[derive(Clone, Copy)]
struct Known {
    /// The fewest turns up to here, and the boxes that may have been pushed last with so many.
    turns: u16,
    lasts: Wide,
    /// The fewest counterintuitive pushes up to here.
    odd: u16,
    bound: u16,
}

/// Calls `each` with the old and the new cell of the box and the state for every push whose state was found.
fn for_pushes(
    lattice: &Lattice,
    pulls: &Pulls,
    plan: &Plan,
    index: usize,
    mut each: impl FnMut(usize, usize, usize),
) {
    let state = pulls.state(index);
    let free = plan.floor.without(state.boxes);
    for dir in Dir::ALL {
        let pushed =
            state.boxes & lattice.step(state.region, dir) & lattice.step(free, dir.opposite());
        for from in pushed.cells() {
            let to = lattice.next(from, dir);
            let boxes = state.boxes ^ Wide::one(from) ^ Wide::one(to);
            let region = lattice.flood(Wide::one(from), plan.floor.without(boxes));
            if let Some(found) = pulls.find(boxes, region) {
                each(from, to, found);
            }
        }
    }
}

/// The matching lower bound: boxes to goals, one each, so that the pushes of all, each alone in the room and with a
/// player that can stand anywhere, are fewest.
pub struct Bound {
    /// The pushes from each cell, goal by goal.
    pushes: Vec<[u16; super::bits::MOST_CELLS]>,
}

impl Bound {
    pub fn new(lattice: &Lattice, plan: &Plan) -> Self {
        let from = |goal| {
            let mut pushes = [FAR; super::bits::MOST_CELLS];
            let mut seen = Wide::NONE;
            let mut wave = Wide::one(goal);
            let mut distance = 0;
            while !wave.is_empty() {
                for cell in wave.cells() {
                    pushes[cell] = distance;
                }
                seen = seen | wave;
                let mut next = Wide::NONE;
                for dir in Dir::ALL {
                    // Pulled this way, with room for the player beyond.
                    let there = lattice.step(wave, dir) & plan.floor;
                    next = next | (there & lattice.step(plan.floor, dir.opposite()));
                }
                wave = next.without(seen);
                distance += 1;
            }
            pushes
        };
        Self {
            pushes: plan.goals.cells().map(from).collect(),
        }
    }

    /// The bound for boxes on these cells.
    pub fn of(&self, boxes: Wide) -> u16 {
        // The least for the boxes so far, by the set of goals that they take.
        let mut least = [FAR; 64];
        least[0] = 0;
        let goals = self.pushes.len();
        for (number, cell) in boxes.cells().enumerate() {
            // From the fullest set down, so that each is made from sets without this box.
            for taken in (0..1_usize << goals).rev() {
                if taken.count_ones() as usize != number + 1 {
                    continue;
                }
                least[taken] = (0..goals)
                    .filter(|goal| taken >> goal & 1 == 1)
                    .map(|goal| least[taken ^ 1 << goal] + self.pushes[goal][cell])
                    .fold(FAR, u16::min);
            }
        }
        least[(1 << goals) - 1]
    }
}
