//! Depth-first search: a ball that goes on where it has not been, in the order of directions, and else steps back.
//! Its list is the row of directions that the marks hold, so that it needs no memory of its own; looking at all
//! directions again after a step back changes nothing, since those tried before are visited now.
//! Invariant: cells are entered in the order of the recursive definition.

use super::{
    Event, Ground, State, Walk,
    marks::{back, dir, listed},
};

/// One step of the ball.
#[inline(always)] // Events that nobody keeps are not made.
pub(super) fn step(walk: &mut Walk, bytes: &mut [u8], ground: &Ground) -> Event {
    let here = walk.here;
    for dir in ground.order.dirs() {
        let there = ground.beside(here, dir);
        if bytes[there] == 0 {
            bytes[there] = listed(dir);
            walk.here = there;
            let counters = &mut walk.counters;
            counters.expanded += 1;
            counters.frontier += 1;
            counters.frontier_max = counters.frontier_max.max(counters.frontier);
            if there == ground.exit {
                walk.state = State::Found;
            }
            return Event::Enter(dir);
        }
    }
    if here == ground.entrance {
        walk.state = State::NoExit;
        return Event::NoExit;
    }
    let byte = bytes[here];
    bytes[here] = back(byte);
    let dir = dir(byte);
    walk.here = ground.beside(here, dir.opposite());
    walk.counters.frontier -= 1;
    walk.counters.steps_back += 1;
    Event::Back(dir)
}

pub(super) fn run(walk: &mut Walk, bytes: &mut [u8], ground: &Ground) {
    // In registers, where they stand in memory otherwise.
    let mut local = *walk;
    while local.state == State::Open {
        step(&mut local, bytes, ground);
    }
    *walk = local;
}
