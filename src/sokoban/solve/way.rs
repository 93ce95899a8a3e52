//! From the states of a finished search back to the steps of the player.
//! A state keeps only the one it came from; the push between two states is what differs between their boxes, and the
//! walk before it is found anew by the rules.
//! Invariant: the way is played while it is written, so a way that the rules refuse cannot leave this file.

use super::{
    super::{
        Position,
        floor::{Floor, Place},
        route,
    },
    Answer,
    packing::Packing,
    states::{Id, States},
};
use crate::{
    grid::Dir,
    puzzle::{Outcome, Puzzle},
};

/// The pushes from the start to a state: where their boxes stood, and their directions.
///
/// The low half of a state's note is the state before it, [`Id::MAX`] at the start.
pub(crate) fn unwind(
    states: &States,
    packing: &Packing,
    floor: &Floor,
    boxes: usize,
    id: Id,
) -> Vec<(Place, Dir)> {
    let (mut here, mut there) = (vec![0; boxes], vec![0; boxes]);
    packing.unpack(states.key(id), &mut there);
    let mut pushes = Vec::new();
    let mut parent = states.note(id) as Id;
    while parent != Id::MAX {
        packing.unpack(states.key(parent), &mut here);
        pushes.push(push_between(floor, &here, &there));
        std::mem::swap(&mut here, &mut there);
        parent = states.note(parent) as Id;
    }
    pushes.reverse();
    pushes
}

/// The push that leads from one set of boxes, in order, to the next.
fn push_between(floor: &Floor, before: &[Place], after: &[Place]) -> (Place, Dir) {
    let missing = |from: &[Place], of: &[Place]| {
        of.iter()
            .copied()
            .find(|place| from.binary_search(place).is_err())
            .expect("one box has moved between a state and the next")
    };
    let (from, to) = (missing(after, before), missing(before, after));
    let dir = Dir::ALL
        .into_iter()
        .enumerate()
        .find(|(index, _)| floor.next(from, *index) == to)
        .expect("a push is one step long");
    (from, dir.1)
}

/// Plays pushes with the shortest walks between them.
pub(crate) fn solved(position: &Position, floor: &Floor, pushes: &[(Place, Dir)]) -> Answer {
    let mut now = position.clone();
    let mut moves = Vec::new();
    for (place, dir) in pushes {
        let behind = floor.cell(*place) + dir.opposite();
        let mut steps =
            route::walk(&now, behind).expect("the search has walked behind the box it pushes");
        steps.push(*dir);
        for step in &steps {
            now.play(*step).expect("the search follows the rules");
        }
        moves.append(&mut steps);
    }
    debug_assert_eq!(now.outcome(), Outcome::Won, "the pushes end in a win");
    Answer::Solved {
        moves,
        pushes: pushes.len() as u32,
    }
}
