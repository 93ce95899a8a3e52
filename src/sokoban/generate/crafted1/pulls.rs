//! The search backwards from every solved state of a room at once: breadth first over pulls.
//! The depth of a state is then the fewest pushes that solve it, known for all states together; along its parents lies
//! one way with that many. States are the boxes with the part of the floor where the player can walk.
//! Invariant: states stand in order of depth, and of all depths but the last every state is there.

use super::bits::{Bits, Lattice, Wide};
use crate::grid::Dir;

/// No box has moved yet, no state is there.
pub const NOTHING: u32 = u32::MAX;

/// A room with its goals.
#[derive(Clone, Copy, PartialEq)]
pub struct Plan<B = Wide> {
    pub floor: B,
    pub goals: B,
}

/// A state with what is known of it.
#[derive(Clone, Copy)]
pub struct State<B = Wide> {
    pub boxes: B,
    /// Where the player can walk.
    pub region: B,
    /// The fewest pushes to the end.
    pub depth: u16,
    /// How often another box is taken up on the way along the parents, the first included.
    pub turns: u16,
    /// The state one push nearer to the end, or [`NOTHING`].
    pub parent: u32,
    /// The cell of the box that this push moves, and where to.
    pub pushed: u8,
    pub dir: Dir,
}

/// One search after another in the same buffers, with sets as narrow as the board allows.
pub enum Pulls {
    Narrow(Search<u64>),
    Wide(Search<Wide>),
}

impl Pulls {
    /// Space for searches of at most so many states, a power of two.
    pub fn new(width: usize, height: usize, most: usize) -> Self {
        if width * height <= 64 {
            Self::Narrow(Search::new(Lattice::new(width, height), most))
        } else {
            Self::Wide(Search::new(Lattice::new(width, height), most))
        }
    }

    /// Searches down to a depth until all is found, or so many states; gives how many were expanded.
    pub fn search(&mut self, plan: &Plan, most: usize, deepest: u16) -> u64 {
        match self {
            Self::Narrow(search) => search.run(plan, most, deepest),
            Self::Wide(search) => search.run(plan, most, deepest),
        }
    }

    /// How many states the last search found.
    pub fn len(&self) -> usize {
        match self {
            Self::Narrow(search) => search.states.len(),
            Self::Wide(search) => search.states.len(),
        }
    }

    pub fn state(&self, index: usize) -> State {
        match self {
            Self::Narrow(search) => search.states[index].widen(),
            Self::Wide(search) => search.states[index],
        }
    }

    /// The number of a state, if it was found.
    pub fn find(&self, boxes: Wide, region: Wide) -> Option<usize> {
        match self {
            Self::Narrow(search) => search.find(Bits::narrow(boxes), Bits::narrow(region)),
            Self::Wide(search) => search.find(boxes, region),
        }
    }
}

impl<B: Bits> State<B> {
    fn widen(&self) -> State {
        State {
            boxes: self.boxes.widen(),
            region: self.region.widen(),
            depth: self.depth,
            turns: self.turns,
            parent: self.parent,
            pushed: self.pushed,
            dir: self.dir,
        }
    }
}

pub struct Search<B> {
    lattice: Lattice<B>,
    states: Vec<State<B>>,
    slots: Vec<u32>,
}

impl<B: Bits> Search<B> {
    fn new(lattice: Lattice<B>, most: usize) -> Self {
        Self {
            lattice,
            states: Vec::new(),
            slots: vec![NOTHING; 4 * most],
        }
    }

    fn run(&mut self, plan: &Plan, most: usize, deepest: u16) -> u64 {
        let plan = Plan {
            floor: B::narrow(plan.floor),
            goals: B::narrow(plan.goals),
        };
        self.states.clear();
        self.slots.fill(NOTHING);
        let mut rest = plan.floor.without(plan.goals);
        while !rest.is_empty() {
            let region = self
                .lattice
                .flood(B::one(rest.first()), plan.floor.without(plan.goals));
            rest = rest.without(region);
            self.meet(State {
                boxes: plan.goals,
                region,
                depth: 0,
                turns: 0,
                parent: NOTHING,
                pushed: u8::MAX,
                dir: Dir::Up,
            });
        }
        let mut expanded = 0;
        while expanded < self.states.len()
            && self.states.len() < most
            && self.states[expanded].depth < deepest
        {
            self.expand(&plan, expanded);
            expanded += 1;
        }
        expanded as u64
    }

    /// Every pull from a state.
    fn expand(&mut self, plan: &Plan<B>, index: usize) {
        let from = self.states[index];
        for dir in Dir::ALL {
            let back = dir.opposite();
            // The player stands beside the box and goes on away from it.
            let beside = self.lattice.step(from.region, back);
            let beyond = self.lattice.step(beside & from.region, back);
            for here in (from.boxes & beyond).cells() {
                let there = self.lattice.next(here, dir);
                let boxes = from.boxes ^ B::one(here) ^ B::one(there);
                let player = B::one(self.lattice.next(there, dir));
                let region = self.lattice.flood(player, plan.floor.without(boxes));
                self.meet(State {
                    boxes,
                    region,
                    depth: from.depth + 1,
                    turns: from.turns + u16::from(usize::from(from.pushed) != here),
                    parent: index as u32,
                    pushed: there as u8,
                    dir: back,
                });
            }
        }
    }

    /// Takes a state in; one that is known as deep keeps the way with fewer turns.
    fn meet(&mut self, state: State<B>) {
        let slot = self.slot(state.boxes, state.region);
        match self.slots[slot] {
            NOTHING => {
                self.slots[slot] = self.states.len() as u32;
                self.states.push(state);
            }
            known => {
                let known = &mut self.states[known as usize];
                if known.depth == state.depth && state.turns < known.turns {
                    *known = state;
                }
            }
        }
    }

    fn find(&self, boxes: B, region: B) -> Option<usize> {
        match self.slots[self.slot(boxes, region)] {
            NOTHING => None,
            index => Some(index as usize),
        }
    }

    fn slot(&self, boxes: B, region: B) -> usize {
        let mask = self.slots.len() - 1;
        // Regions that differ have no cell in common, so the first cells tell them apart.
        let first = region.first();
        let mut slot = (boxes
            .hash()
            .wrapping_add(first as u64)
            .wrapping_mul(0xd6e8_feb8_6659_fd93)
            >> 32) as usize
            & mask;
        loop {
            match self.slots[slot] {
                NOTHING => return slot,
                index => {
                    let state = &self.states[index as usize];
                    if state.boxes == boxes && state.region.first() == first {
                        return slot;
                    }
                }
            }
            slot = (slot + 1) & mask;
        }
    }
}
