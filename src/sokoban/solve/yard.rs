//! One search state laid out on the floor: which places the boxes take and where the player can walk.
//! It is loaded, asked and overwritten millions of times, so its arrays are kept and a walk clears nothing.
//! Invariant: `boxes` is in order and names exactly the places that are taken.

use super::super::floor::{Floor, NOWHERE, Place, back};

/// A state on the floor.
pub(crate) struct Yard {
    /// Neighbours, with one place more than the floor has in place of every wall.
    next: Vec<[Place; 4]>,
    /// In which walk a place was last stepped on; [`TAKEN`] under boxes and on the place that stands for walls.
    marks: Vec<u32>,
    walk: u32,
    queue: Vec<Place>,
    boxes: Vec<Place>,
}

const TAKEN: u32 = u32::MAX;

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
        let mut marks = vec![0; floor.len() + 1];
        marks[floor.len()] = TAKEN;
        Self {
            next: next.collect(),
            marks,
            walk: 0,
            queue: Vec::with_capacity(floor.len()),
            boxes: Vec::new(),
        }
    }

    /// Takes all boxes off the floor and puts these in their stead; `fill` writes them in order.
    pub(crate) fn load<T>(&mut self, boxes: usize, fill: impl FnOnce(&mut [Place]) -> T) -> T {
        for place in &self.boxes {
            self.marks[*place as usize] = 0;
        }
        self.boxes.resize(boxes, 0);
        let value = fill(&mut self.boxes);
        for place in &self.boxes {
            self.marks[*place as usize] = TAKEN;
        }
        value
    }

    pub(crate) fn boxes(&self) -> &[Place] {
        &self.boxes
    }

    /// Whether a box stands here.
    pub(crate) fn taken(&self, place: Place) -> bool {
        self.marks[place as usize] == TAKEN
    }

    /// Walks everywhere from a place; what it gives is the first place, in their order, of the part walked over.
    pub(crate) fn walk(&mut self, from: Place) -> Place {
        self.walk += 1;
        if self.walk == TAKEN {
            self.walk = 1;
            self.marks
                .iter_mut()
                .filter(|mark| **mark != TAKEN)
                .for_each(|mark| *mark = 0);
        }
        let walk = self.walk;
        let mut first = from;
        self.queue.clear();
        self.queue.push(from);
        self.marks[from as usize] = walk;
        let mut head = 0;
        while let Some(place) = self.queue.get(head) {
            head += 1;
            for next in self.next[*place as usize] {
                if self.marks[next as usize] < walk {
                    self.marks[next as usize] = walk;
                    self.queue.push(next);
                    first = first.min(next);
                }
            }
        }
        first
    }

    /// All pushes that can be made from the last walk: boxes in order, directions clockwise from above.
    pub(crate) fn pushes(&self, pushes: &mut Vec<Push>) {
        pushes.clear();
        for place in &self.boxes {
            let next = self.next[*place as usize];
            for dir in 0..4 {
                if self.marks[next[back(dir)] as usize] == self.walk
                    && self.marks[next[dir] as usize] != TAKEN
                {
                    pushes.push((*place, dir));
                }
            }
        }
    }

    /// Where a push brings its box.
    pub(crate) fn ahead(&self, (place, dir): Push) -> Place {
        self.next[place as usize][dir]
    }

    /// Moves a box from one place to a free one.
    pub(crate) fn shift(&mut self, from: Place, to: Place) {
        let mut index = self
            .boxes
            .binary_search(&from)
            .expect("only boxes are moved");
        self.marks[from as usize] = 0;
        self.marks[to as usize] = TAKEN;
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
}
