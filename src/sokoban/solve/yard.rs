//! One search state laid out on the floor: which places the boxes take and where the player can walk.
//! It is loaded, asked and overwritten millions of times, so its arrays are kept and a walk clears nothing; where a
//! push plainly leaves the player's part of the floor in one piece, no walk is made at all.
//! Invariant: `boxes` is in order and names exactly the places that are taken.

use super::super::floor::{Floor, NOWHERE, Place, back};

/// A state on the floor.
pub(crate) struct Yard {
    /// Neighbours, with one place more than the floor has in place of every wall.
    next: Vec<[Place; 4]>,
    /// Where the player can walk in the state.
    here: Marks,
    /// Where the player can walk after a push that is being tried.
    tried: Marks,
    boxes: Vec<Place>,
}

/// One push: the box on a place, and the index of the direction.
pub(crate) type Push = (Place, usize);

impl Yard {
    pub(crate) fn new(floor: &Floor) -> Self {
        let wall = floor.len() as Place;
        let next = (0..wall).map(|place| {
            [0, 1, 2, 3].map(|dir| match floor.next(place, dir) {
                NOWHERE => wall,
                next => next,
            })
        });
        Self {
            // The walls' own row is never walked from, but it is looked at around corners.
            next: next.chain([[wall; 4]]).collect(),
            here: Marks::new(floor.len()),
            tried: Marks::new(floor.len()),
            boxes: Vec::new(),
        }
    }

    /// Takes all boxes off the floor and puts these in their stead; `fill` writes them in order.
    pub(crate) fn load<T>(&mut self, boxes: usize, fill: impl FnOnce(&mut [Place]) -> T) -> T {
        for place in &self.boxes {
            self.here.last[*place as usize] = 0;
            self.tried.last[*place as usize] = 0;
        }
        self.boxes.resize(boxes, 0);
        let value = fill(&mut self.boxes);
        for place in &self.boxes {
            self.here.last[*place as usize] = TAKEN;
            self.tried.last[*place as usize] = TAKEN;
        }
        value
    }

    pub(crate) fn boxes(&self) -> &[Place] {
        &self.boxes
    }

    /// The number of the box that stands here.
    pub(crate) fn index(&self, place: Place) -> usize {
        self.boxes
            .binary_search(&place)
            .expect("only boxes are asked for")
    }

    /// Whether a box stands here.
    pub(crate) fn taken(&self, place: Place) -> bool {
        self.here.last[place as usize] == TAKEN
    }

    /// Walks everywhere from a place; what it gives is the first place, in their order, of the part walked over.
    pub(crate) fn walk(&mut self, from: Place) -> Place {
        self.here.walk(&self.next, from)
    }

    /// All pushes that can be made from the last walk: boxes in order, directions clockwise from above.
    pub(crate) fn pushes(&self, pushes: &mut Vec<Push>) {
        pushes.clear();
        for place in &self.boxes {
            let next = self.next[*place as usize];
            for dir in 0..4 {
                if self.here.walked(next[back(dir)]) && !self.taken(next[dir]) {
                    pushes.push((*place, dir));
                }
            }
        }
    }

    /// Where a push brings its box.
    pub(crate) fn ahead(&self, (place, dir): Push) -> Place {
        self.next[place as usize][dir]
    }

    /// Makes a push, without moving the player: the last walk stays as it was.
    pub(crate) fn shift(&mut self, from: Place, to: Place) {
        let mut index = self.index(from);
        for marks in [&mut self.here, &mut self.tried] {
            marks.last[to as usize] = TAKEN;
            marks.last[from as usize] = 0;
        }
        self.boxes[index] = to;
        while index > 0 && self.boxes[index - 1] > to {
            self.boxes.swap(index - 1, index);
            index -= 1;
        }
        while index + 1 < self.boxes.len() && self.boxes[index + 1] < to {
            self.boxes.swap(index, index + 1);
            index += 1;
        }
    }

    /// Takes a push back; `walked` says whether the last walk went over the place the box was pushed to.
    pub(crate) fn unshift(&mut self, from: Place, to: Place, walked: bool) {
        self.shift(to, from);
        if walked {
            self.here.last[to as usize] = self.here.walk;
        }
    }

    /// Whether the last walk went over this place.
    pub(crate) fn walked(&self, place: Place) -> bool {
        self.here.walked(place)
    }

    /// The first place of the player's part after a push that has just been made, if before it was `first` and the box
    /// was pushed to a place that the last walk went over or not, as `walked` says.
    pub(crate) fn first_after(&mut self, (from, dir): Push, walked: bool, first: Place) -> Place {
        let to = self.ahead((from, dir));
        match first == to || !self.whole((from, dir), walked) {
            true => self.tried.walk(&self.next, from),
            false => first.min(from),
        }
    }

    /// Whether a push that has just been made plainly adds the place the box came from to the player's part, takes away
    /// the place it went to, and changes nothing else.
    fn whole(&self, (from, dir): Push, walked: bool) -> bool {
        let (left, right) = ((dir + 3) % 4, (dir + 1) % 4);
        let beside = self.next[from as usize];
        let opens = |side: usize| !self.taken(beside[side]) && !self.walked(beside[side]);
        if opens(left) || opens(right) {
            return false;
        }
        if !walked {
            return true;
        }
        let around = self.next[beside[dir] as usize];
        let ahead = around[dir];
        let open = |place: Place| !self.taken(place);
        // Beside the box one walks round its corner by the place beside its old one, ahead of it by the place beside.
        let cut = |side: usize| open(around[side]) && !open(beside[side]);
        let round = |side: usize| open(around[side]) && open(self.next[ahead as usize][side]);
        !cut(left) && !cut(right) && (!open(ahead) || round(left) || round(right))
    }
}

/// In which walk each place was last stepped on.
struct Marks {
    /// [`TAKEN`] under boxes and on the place that stands for walls.
    last: Vec<u32>,
    walk: u32,
    /// Longer by one than all places, since a place is written before it is known to be new.
    queue: Vec<Place>,
}

const TAKEN: u32 = u32::MAX;

impl Marks {
    fn new(places: usize) -> Self {
        let mut last = vec![0; places + 1];
        last[places] = TAKEN;
        Self {
            last,
            walk: 0,
            queue: vec![0; places + 1],
        }
    }

    fn walked(&self, place: Place) -> bool {
        self.last[place as usize] == self.walk
    }

    fn walk(&mut self, next: &[[Place; 4]], from: Place) -> Place {
        self.walk += 1;
        if self.walk == TAKEN {
            self.walk = 1;
            let free = self.last.iter_mut().filter(|mark| **mark != TAKEN);
            free.for_each(|mark| *mark = 0);
        }
        let walk = self.walk;
        let mut first = from;
        self.queue[0] = from;
        self.last[from as usize] = walk;
        let (mut head, mut tail) = (0, 1);
        while head < tail {
            let place = self.queue[head];
            head += 1;
            first = first.min(place);
            // Whether a place is new is as good as random, so no branch is taken on it.
            for next in next[place as usize] {
                let mark = &mut self.last[next as usize];
                self.queue[tail] = next;
                tail += usize::from(*mark < walk);
                *mark = walk.max(*mark);
            }
        }
        first
    }
}
