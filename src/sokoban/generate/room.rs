//! The rooms of `classic1`: a blob that grows from the middle, and walls that grow into it.
//! Most rooms are thrown away, so the buffers are used again and cells are plain indices; two rings of spare cells
//! around the asked size, one for the wall and one that nothing may enter, make every neighbour an index as well.
//! Invariant: the floor is connected, holds the start and keeps a cell away from the rim.

use crate::{grid::Size, seed::Stream};

/// The longest wall that grows at once.
const LONGEST_WALL: usize = 5;

/// What may happen on a cell of the board.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Zone {
    /// The outer ring: nothing enters it.
    Beyond,
    /// The edge of the board: growth passes through it, and it is emptied afterwards.
    Edge,
    /// Growth skips it half the time.
    Outer,
    /// The middle half: growth never skips it.
    Middle,
    /// Within one cell of the start: no wall grows here.
    Close,
}

/// One room after the other, of at most one size.
pub struct Room {
    size: Size,
    stride: usize,
    start: usize,
    zones: Vec<Zone>,
    marked: Vec<bool>,
    /// The marked cells off the edge, in order.
    sources: Vec<usize>,
    open: Vec<bool>,
    /// The floor in the order in which it is reached from the start, and the same cell by cell.
    floor: Vec<usize>,
    inside: Vec<bool>,
}

impl Room {
    /// Space for rooms of at most this size, outer wall included.
    pub fn new(size: Size) -> Self {
        // The board of the growth has an edge around the asked size, and the ring lies around the board.
        let (width, height) = (usize::from(size.width) + 2, usize::from(size.height) + 2);
        let stride = width + 2;
        let (x, y) = (width / 2 + 1, height / 2 + 1);
        let middle =
            |at: usize, length: usize| (length / 4..length - length / 4).contains(&(at - 1));
        let zone = |cell: usize| {
            let (column, row) = (cell % stride, cell / stride);
            let depth = column
                .min(width + 1 - column)
                .min(row)
                .min(height + 1 - row);
            match depth {
                0 => Zone::Beyond,
                1 => Zone::Edge,
                _ if column.abs_diff(x) <= 1 && row.abs_diff(y) <= 1 => Zone::Close,
                _ if middle(column, width) && middle(row, height) => Zone::Middle,
                _ => Zone::Outer,
            }
        };
        let zones: Vec<Zone> = (0..stride * (height + 2)).map(zone).collect();
        Self {
            size,
            stride,
            start: y * stride + x,
            marked: vec![false; zones.len()],
            sources: Vec::new(),
            open: vec![false; zones.len()],
            floor: Vec::new(),
            inside: vec![false; zones.len()],
            zones,
        }
    }

    /// Carves the next room; false where it is much smaller than the asked size.
    pub fn carve(&mut self, stream: &mut Stream) -> bool {
        self.grow(stream);
        self.wall(stream);
        self.fill();
        let (left, top, right, bottom) = self.bounds();
        let (width, height) = (right - left + 3, bottom - top + 3);
        4 * width >= 3 * usize::from(self.size.width)
            && 4 * height >= 3 * usize::from(self.size.height)
    }

    pub const fn start(&self) -> usize {
        self.start
    }

    /// The cells of the floor, row by row.
    pub fn floor(&self) -> Vec<usize> {
        (0..self.inside.len())
            .filter(|cell| self.inside[*cell])
            .collect()
    }

    /// Column and row of a cell.
    pub const fn place(&self, cell: usize) -> (usize, usize) {
        (cell % self.stride, cell / self.stride)
    }

    /// The cells of the floor from which a lone box can be pushed to a goal, wherever the player stands: nowhere else
    /// can a box be that belongs there.
    pub fn origins(&self, goal: usize) -> Vec<bool> {
        let mut origins = vec![false; self.inside.len()];
        let mut stack = vec![goal];
        while let Some(cell) = stack.pop() {
            if std::mem::replace(&mut origins[cell], true) {
                continue;
            }
            for (near, beyond) in self
                .neighbours(cell)
                .into_iter()
                .map(|near| (near, 2 * near - cell))
            {
                // The player pulls the box to `near`, and has to step back to `beyond`.
                if self.inside[near] && self.inside[beyond] {
                    stack.push(near);
                }
            }
        }
        origins
    }

    /// The first and the last column and row of the floor: left, top, right, bottom.
    pub fn bounds(&self) -> (usize, usize, usize, usize) {
        self.floor.iter().fold(
            (usize::MAX, usize::MAX, 0, 0),
            |(left, top, right, bottom), cell| {
                let (x, y) = self.place(*cell);
                (left.min(x), top.min(y), right.max(x), bottom.max(y))
            },
        )
    }

    const fn neighbours(&self, cell: usize) -> [usize; 4] {
        [cell - self.stride, cell + 1, cell + self.stride, cell - 1]
    }

    /// Grows marks breadth first: outside the middle half, each neighbour is skipped half the time.
    fn grow(&mut self, stream: &mut Stream) {
        self.marked.fill(false);
        self.marked[self.start] = true;
        self.sources.clear();
        self.sources.push(self.start);
        let mut next = 0;
        while let Some(&cell) = self.sources.get(next) {
            next += 1;
            for near in self.neighbours(cell) {
                let grows = !self.marked[near]
                    && match self.zones[near] {
                        Zone::Beyond => false,
                        Zone::Edge | Zone::Outer => stream.chance(1, 2),
                        Zone::Middle | Zone::Close => true,
                    };
                if grows {
                    self.marked[near] = true;
                    self.sources.push(near);
                }
            }
        }
        self.sources.clear();
        for (cell, zone) in self.zones.iter().enumerate() {
            self.marked[cell] &= *zone != Zone::Edge;
            self.sources.extend(self.marked[cell].then_some(cell));
        }
    }

    /// Walls stand on the edge of what is marked, and then grow down or right from random marked cells, as many times
    /// as the board has cells; never within one cell of the start.
    fn wall(&mut self, stream: &mut Stream) {
        let stride = self.stride;
        self.open.fill(false);
        for &cell in &self.sources {
            self.open[cell] = [cell - stride, cell, cell + stride]
                .iter()
                .all(|row| self.marked[row - 1..=row + 1] == [true; 3]);
        }
        let board = (usize::from(self.size.width) + 2) * (usize::from(self.size.height) + 2);
        for _ in 0..board {
            let mut length = 0;
            while length < LONGEST_WALL && stream.chance(2, 5) {
                length += 1;
            }
            if length == 0 {
                continue;
            }
            let mut cell = self.sources[stream.below(self.sources.len() as u32) as usize];
            let step = if stream.chance(1, 2) { stride } else { 1 };
            for _ in 0..length {
                if matches!(self.zones[cell], Zone::Close | Zone::Beyond) {
                    break;
                }
                self.open[cell] = false;
                cell += step;
            }
        }
    }

    /// Keeps what is reached from the start.
    fn fill(&mut self) {
        self.inside.fill(false);
        self.inside[self.start] = true;
        self.floor.clear();
        self.floor.push(self.start);
        let mut next = 0;
        while let Some(&cell) = self.floor.get(next) {
            next += 1;
            for near in self.neighbours(cell) {
                if self.open[near] && !self.inside[near] {
                    self.inside[near] = true;
                    self.floor.push(near);
                }
            }
        }
    }
}
