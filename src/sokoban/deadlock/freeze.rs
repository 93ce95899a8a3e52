//! Boxes that hold each other for ever.
//! All boxes of a cluster are first taken to be frozen, and whichever can be pushed along an axis, past frozen ones or
//! not, is let go, until nothing changes. What is left is frozen: the first of them to be pushed would need an axis
//! that walls and the others, all still in place, have closed.
//! Invariant: in no way to a win is a box pushed that is called frozen here.

use super::super::floor::{Floor, NOWHERE, Place};

/// The search for frozen boxes; its arrays are kept from one search to the next.
pub(crate) struct Freeze {
    /// The axes, as bits, along which no box on a place can usefully be pushed.
    still: Vec<u8>,
    held: Vec<bool>,
    cluster: Vec<Place>,
    queue: Vec<Place>,
}

impl Freeze {
    pub(crate) fn new(still: Vec<u8>) -> Self {
        Self {
            held: vec![false; still.len()],
            still,
            cluster: Vec::new(),
            queue: Vec::new(),
        }
    }

    /// Whether a box at `at` may be pushed along an axis with these neighbours.
    fn moves(&self, floor: &Floor, at: Place, held: impl Fn(Place) -> bool) -> bool {
        let still = self.still[at as usize];
        (0..2).any(|axis| {
            let beside = |dir| held(floor.next(at, dir));
            still >> axis & 1 == 0 && !beside(axis) && !beside(axis + 2)
        })
    }

    /// The frozen boxes among those joined to the box at `seed` side by side, in no order.
    pub(crate) fn around(
        &mut self,
        floor: &Floor,
        seed: Place,
        taken: impl Fn(Place) -> bool,
    ) -> &[Place] {
        for place in self.cluster.drain(..) {
            self.held[place as usize] = false;
        }
        // Most boxes could move even if all their neighbours were frozen.
        if self.moves(floor, seed, |place| place != NOWHERE && taken(place)) {
            return &[];
        }
        self.gather(floor, seed, taken);
        self.queue.clear();
        self.queue.extend(&self.cluster);
        while let Some(place) = self.queue.pop() {
            let held = |next: Place| next != NOWHERE && self.held[next as usize];
            if held(place) && self.moves(floor, place, held) {
                self.held[place as usize] = false;
                for dir in 0..4 {
                    let next = floor.next(place, dir);
                    if next != NOWHERE && self.held[next as usize] {
                        self.queue.push(next);
                    }
                }
            }
        }
        self.cluster.retain(|place| self.held[*place as usize]);
        &self.cluster
    }

    /// Collects the boxes joined to `seed` side by side, and holds them.
    fn gather(&mut self, floor: &Floor, seed: Place, taken: impl Fn(Place) -> bool) {
        self.cluster.push(seed);
        self.held[seed as usize] = true;
        let mut head = 0;
        while let Some(place) = self.cluster.get(head).copied() {
            head += 1;
            for dir in 0..4 {
                let next = floor.next(place, dir);
                if next != NOWHERE && taken(next) && !self.held[next as usize] {
                    self.held[next as usize] = true;
                    self.cluster.push(next);
                }
            }
        }
    }
}
