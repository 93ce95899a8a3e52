//! From where a lone box can still be pushed to a goal, with the player on either side of it.
//! It asks of one box at a time, on a floor where nothing else moves; boxes that can never move count as walls.
//! Invariant: a box that is not alive here is not brought to any goal by any way, whatever the other boxes do, since
//! they can only be in its way.

use super::super::floor::{Floor, NOWHERE, Place, sides::Sides};

/// The parts around each place, as bits, from which a box there can be pushed to a goal.
pub(crate) struct Alive(Vec<u8>);

impl Alive {
    /// Pulls from all goals that are joined to the root of `sides`.
    pub(crate) fn new(floor: &Floor, sides: &Sides, goals: &[Place]) -> Self {
        let mut alive = Self(vec![0; floor.len()]);
        let mut stack: Vec<(Place, usize)> = Vec::new();
        for goal in goals.iter().copied().filter(|goal| sides.joined(*goal)) {
            stack.extend(sides.parts(floor, goal).map(|part| (goal, part)));
        }
        while let Some((at, part)) = stack.pop() {
            if !alive.has(at, part) {
                alive.0[at as usize] |= 1 << part;
                stack.extend(sides.pulls(floor, at, part));
            }
        }
        alive
    }

    pub(crate) fn has(&self, at: Place, part: usize) -> bool {
        self.0[at as usize] >> part & 1 == 1
    }

    /// Whether a box here can be pushed to a goal with the player in some part.
    pub(crate) fn any(&self, at: Place) -> bool {
        self.0[at as usize] != 0
    }

    /// The axes, up and down as bit 0 and across as bit 1, along which a box here cannot usefully be pushed: one of the
    /// two sides is closed for ever, or a push either way leaves the box dead.
    pub(crate) fn still(&self, floor: &Floor, sides: &Sides, blocked: &[bool], at: Place) -> u8 {
        let closed = |dir| {
            let next = floor.next(at, dir);
            next == NOWHERE || blocked[next as usize]
        };
        let lost = |dir| {
            let to = floor.next(at, dir);
            !self.has(to, sides.part(floor, to, at))
        };
        let axis = |dir| closed(dir) || closed(dir + 2) || lost(dir) && lost(dir + 2);
        match sides.joined(at) {
            true => u8::from(axis(0)) | u8::from(axis(1)) << 1,
            false => 3,
        }
    }
}
