//! A* over pushes: a state is the boxes and the part of the floor in which the player can walk.
//! States wait in order of their bound, and among equal bounds the deepest goes first. The bound never jumps by more
//! than a push ([`super::bound`]), so a state is final once it is expanded, and the first win that is taken up has the
//! fewest pushes.
//! Invariant: a state is left out only if it is known already or a deadlock is proved.

use super::{
    super::{
        Position,
        deadlock::{self, freeze::Freeze},
        floor::Place,
    },
    Answer, Effort, STRIDE,
    bound::Bound,
    packing::Packing,
    queue::Queue,
    states::{Id, States},
    table::Table,
    way,
    yard::{Push, Yard},
};
use crate::puzzle::{Outcome, Puzzle};

/// A search, from the start to its end.
pub(crate) struct Search {
    table: Table,
    packing: Packing,
    states: States,
    yard: Yard,
    bound: Bound,
    freeze: Freeze,
    /// The states that wait.
    open: Queue,
    /// The key of the state at hand, and its pushes.
    key: Vec<u64>,
    pushes: Vec<Push>,
    boxes: usize,
    pub(crate) effort: Effort,
}

/// What is noted of a state beside its key: the state it was come to from, and by how many pushes.
#[derive(Clone, Copy)]
struct Note {
    parent: Id,
    pushes: u32,
    /// Whether its pushes have been tried.
    closed: bool,
}

impl Note {
    const fn word(self) -> u64 {
        self.parent as u64 | (self.pushes as u64) << 32 | (self.closed as u64) << 63
    }

    const fn read(word: u64) -> Self {
        Self {
            parent: word as Id,
            pushes: (word >> 32) as u32 & (u32::MAX >> 1),
            closed: word >> 63 == 1,
        }
    }
}

impl Search {
    pub(crate) fn new(position: &Position) -> Self {
        let table = Table::new(position);
        let boxes = position.boxes().len();
        let packing = Packing::new(&table.floor, boxes, &table.alive());
        Self {
            states: States::new(packing.width()),
            yard: Yard::new(&table.floor),
            bound: Bound::new(boxes, table.columns()),
            freeze: Freeze::new(table.still.clone()),
            open: Queue::default(),
            key: vec![0; packing.width()],
            pushes: Vec::new(),
            packing,
            table,
            boxes,
            effort: Effort::default(),
        }
    }

    pub(crate) fn run(
        &mut self,
        position: &Position,
        budget: u64,
        progress: &mut dyn FnMut(Effort),
    ) -> Answer {
        if position.outcome() == Outcome::Won {
            return way::solved(position, &self.table.floor, &[]);
        }
        if deadlock::find(position).is_some() || !self.start(position) {
            return Answer::Impossible;
        }
        while let Some((bound, id)) = self.pop() {
            self.effort.depth = bound;
            if bound == Note::read(self.states.note(id)).pushes {
                let floor = &self.table.floor;
                let pushes = way::unwind(&self.states, &self.packing, floor, self.boxes, id);
                return way::solved(position, floor, &pushes);
            }
            if self.effort.nodes == budget || self.states.full() {
                return Answer::NotFound;
            }
            self.effort.nodes += 1;
            if self.effort.nodes.is_multiple_of(STRIDE) {
                progress(self.effort);
            }
            self.expand(id);
        }
        Answer::Impossible
    }

    /// Adds the first state; false if its boxes have too few goals.
    fn start(&mut self, position: &Position) -> bool {
        let places = self.table.places(position.boxes());
        let player = self.table.floor.place(position.player());
        self.yard
            .load(self.boxes, |boxes| boxes.copy_from_slice(&places));
        let first = self.yard.walk(player);
        let Some(bound) = self.take(first) else {
            return false;
        };
        self.packing.pack(self.yard.boxes(), first, &mut self.key);
        let note = Note {
            parent: Id::MAX,
            pushes: 0,
            closed: false,
        };
        self.states.insert(&self.key, note.word());
        self.open.push(bound, 0, 0);
        true
    }

    /// The bound of the state in the yard, as the base for those one push away.
    fn take(&mut self, player: Place) -> Option<u32> {
        let boxes = self.yard.boxes().iter();
        let rows = boxes.map(|at| self.table.row(*at, player));
        // A dead box ends the search before its start, and is never pushed to later.
        match rows.clone().all(|row| row.is_some()) {
            true => self.bound.take(rows.flatten()),
            false => None,
        }
    }

    /// The waiting state with the least bound, and closes it; what was noted anew since it came here is passed over.
    fn pop(&mut self) -> Option<(u32, Id)> {
        loop {
            let (bound, pushes, id) = self.open.pop()?;
            let note = Note::read(self.states.note(id));
            if !note.closed && note.pushes == pushes {
                let closed = Note {
                    closed: true,
                    ..note
                };
                self.states.annotate(id, closed.word());
                return Some((bound, id));
            }
        }
    }

    fn expand(&mut self, id: Id) {
        let pushes = Note::read(self.states.note(id)).pushes + 1;
        let (packing, key) = (&self.packing, self.states.key(id));
        let player = self
            .yard
            .load(self.boxes, |boxes| packing.unpack(key, boxes));
        let first = self.yard.walk(player);
        self.take(first)
            .expect("a state is added only with a bound");
        let mut tries = std::mem::take(&mut self.pushes);
        self.yard.pushes(&mut tries);
        let note = Note {
            parent: id,
            pushes,
            closed: false,
        };
        for &push in &tries {
            self.attempt(push, first, note);
        }
        self.pushes = tries;
    }

    /// Makes a push, adds the state it leads to unless that is known or dead, and takes the push back.
    fn attempt(&mut self, push: Push, first: Place, note: Note) {
        let (from, to) = (push.0, self.yard.ahead(push));
        if self.table.row(to, from).is_none() {
            return;
        }
        let index = self.yard.index(from);
        let walked = self.yard.walked(to);
        self.yard.shift(from, to);
        if !self.frozen(to) {
            let first = self.yard.first_after(push, walked, first);
            self.packing.pack(self.yard.boxes(), first, &mut self.key);
            self.add(index, push, note);
        }
        self.yard.unshift(from, to, walked);
    }

    /// Whether the box at `at` freezes, and not all that freeze with it are home.
    fn frozen(&mut self, at: Place) -> bool {
        let yard = &self.yard;
        let held = self
            .freeze
            .around(&self.table.floor, at, |place| yard.taken(place));
        held.iter()
            .any(|place| !self.table.is_goal[*place as usize])
    }

    /// Adds the state whose key is at hand, or notes a shorter way to it; `index` is the box that was pushed.
    fn add(&mut self, index: usize, push: Push, note: Note) {
        let known = self.states.find(&self.key);
        if let Some(id) = known {
            let old = Note::read(self.states.note(id));
            if old.closed || old.pushes <= note.pushes {
                debug_assert!(old.pushes <= note.pushes, "a closed state is final");
                return;
            }
        }
        let row = self.table.row(self.yard.ahead(push), push.0);
        let Some(bound) = row.and_then(|row| self.bound.with(index, row)) else {
            return;
        };
        let id = match known {
            Some(id) => {
                self.states.annotate(id, note.word());
                id
            }
            None => (self.states.insert(&self.key, note.word()))
                .expect("it was not found, and nothing has come between"),
        };
        self.open.push(note.pushes + bound, note.pushes, id);
    }
}
