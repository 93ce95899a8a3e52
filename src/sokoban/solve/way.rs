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
};
use crate::{grid::Dir, puzzle::Puzzle};

/// The push that leads from one set of boxes, in order, to the next: where its box stood, and its direction.
pub(crate) fn push_between(floor: &Floor, before: &[Place], after: &[Place]) -> (Place, Dir) {
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
    Answer::Solved {
        moves,
        pushes: pushes.len() as u32,
    }
}
