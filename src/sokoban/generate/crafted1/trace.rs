//! From a position of a searched room to a level: the player set far from the first push, a shortest solution played
//! out step by step, and what it never touches walled off.
//! Invariant: the solution solves the level that is given, in which each cell of the floor is used by it.

use super::{
    bits::{Bits, Lattice, Wide},
    pulls::{NOTHING, Plan, Pulls},
};
use crate::grid::Dir;

/// A level, still on the lattice of its room.
pub struct Found {
    pub plan: Plan,
    pub boxes: Wide,
    pub player: usize,
    pub moves: Vec<Dir>,
}

/// Makes the level that begins with a state of the last search.
pub fn trace(lattice: &Lattice, pulls: &Pulls, plan: &Plan, start: usize) -> Found {
    let state = pulls.state(start);
    let boxes = state.boxes;
    let behind = lattice.next(state.pushed.into(), state.dir.opposite());
    let mut player = farthest(lattice, behind, plan.floor.without(boxes));
    let (first, mut used) = (player, boxes | Wide::one(player));
    let mut moves = Vec::new();
    let mut index = start as u32;
    while index != NOTHING {
        let state = pulls.state(index as usize);
        if state.parent == NOTHING {
            break;
        }
        let pushed = usize::from(state.pushed);
        let behind = lattice.next(pushed, state.dir.opposite());
        let free = plan.floor.without(state.boxes);
        walk(lattice, player, behind, free, &mut |dir, cell| {
            moves.push(dir);
            used = used | Wide::one(cell);
        });
        moves.push(state.dir);
        player = pushed;
        used = used | Wide::one(lattice.next(pushed, state.dir)) | Wide::one(pushed);
        index = state.parent;
    }
    Found {
        plan: Plan {
            floor: used,
            goals: plan.goals,
        },
        boxes,
        player: first,
        moves,
    }
}

/// The cell that takes the longest walk.
fn farthest(lattice: &Lattice, from: usize, free: Wide) -> usize {
    let mut reached = Wide::one(from);
    let mut last = reached;
    loop {
        let wave = (lattice.around(last) & free).without(reached);
        if wave.is_empty() {
            return last.first();
        }
        reached = reached | wave;
        last = wave;
    }
}

/// Tells every step of a shortest walk, with the cell it leads to.
fn walk(lattice: &Lattice, from: usize, to: usize, free: Wide, each: &mut dyn FnMut(Dir, usize)) {
    // Waves from the far end, so that the steps come in their order.
    let mut waves = vec![Wide::one(to)];
    let mut reached = waves[0];
    while !reached.has(from) {
        let wave = (lattice.around(waves[waves.len() - 1]) & free).without(reached);
        if wave.is_empty() {
            return;
        }
        reached = reached | wave;
        waves.push(wave);
    }
    let mut here = from;
    for wave in waves.iter().rev().skip(1) {
        let step = Dir::ALL
            .into_iter()
            .find(|dir| !(lattice.step(Wide::one(here), *dir) & *wave).is_empty());
        let dir = step.expect("each wave lies beside the one before");
        here = lattice.next(here, dir);
        each(dir, here);
    }
}
