//! The rooms of a maze and the walls between them, while a generator is at work.
//! Rooms are numbered row by row.
//! Invariant: outer walls stand, and rooms are ways.

use super::super::{WALL, WAY, place, places, stride};
use crate::{
    grid::{Cell, Dir, Size},
    seed::Stream,
};

pub(super) struct Rooms {
    size: Size,
    pub(super) columns: u32,
    pub(super) rows: u32,
    /// As those of a maze.
    walls: Vec<u8>,
}

impl Rooms {
    /// Every room closed.
    pub(super) fn new(size: Size) -> Self {
        let mut rooms = Self {
            size,
            columns: u32::from(size.width.saturating_sub(1) / 2),
            rows: u32::from(size.height.saturating_sub(1) / 2),
            walls: vec![WALL; places(size)],
        };
        for room in 0..rooms.count() {
            let at = rooms.at(room);
            rooms.walls[at] = WAY;
        }
        rooms
    }

    pub(super) fn into_walls(self) -> Vec<u8> {
        self.walls
    }

    pub(super) fn count(&self) -> u32 {
        self.columns * self.rows
    }

    /// The place of a room in the walls.
    fn at(&self, room: u32) -> usize {
        let (column, row) = (room % self.columns, room / self.columns);
        place(
            self.size,
            Cell::new(2 * column as i16 + 1, 2 * row as i16 + 1),
        )
    }

    /// The place of the wall on a side of a room.
    fn side(&self, room: u32, dir: Dir) -> usize {
        let at = self.at(room);
        match dir {
            Dir::Up => at - stride(self.size),
            Dir::Right => at + 1,
            Dir::Down => at + stride(self.size),
            Dir::Left => at - 1,
        }
    }

    /// The room on a side of a room.
    pub(super) fn beside(&self, room: u32, dir: Dir) -> Option<u32> {
        let (column, row) = (room % self.columns, room / self.columns);
        match dir {
            Dir::Up => (row > 0).then(|| room - self.columns),
            Dir::Right => (column + 1 < self.columns).then_some(room + 1),
            Dir::Down => (row + 1 < self.rows).then_some(room + self.columns),
            Dir::Left => (column > 0).then(|| room - 1),
        }
    }

    /// Opens the wall on a side of a room.
    pub(super) fn open(&mut self, room: u32, dir: Dir) {
        let at = self.side(room, dir);
        self.walls[at] = WAY;
    }

    /// Builds the wall on a side of a room.
    pub(super) fn close(&mut self, room: u32, dir: Dir) {
        let at = self.side(room, dir);
        self.walls[at] = WALL;
    }

    /// A direction in which a room has a neighbour that fits, each equally likely; nothing is drawn for a choice of one.
    pub(super) fn draw(
        &self,
        room: u32,
        stream: &mut Stream,
        fits: impl Fn(Dir, u32) -> bool,
    ) -> Option<(Dir, u32)> {
        let mut choices = [(Dir::Up, 0); 4];
        let mut count = 0;
        for dir in Dir::ALL {
            if let Some(there) = self.beside(room, dir).filter(|there| fits(dir, *there)) {
                choices[count] = (dir, there);
                count += 1;
            }
        }
        match count {
            0 => None,
            1 => Some(choices[0]),
            _ => Some(choices[stream.below(count as u32) as usize]),
        }
    }

    /// Opens so many of a hundred dead ends by chance, each towards a neighbour, row by row.
    ///
    /// Entrance and exit make a second way out of their rooms, so that these are no dead ends.
    pub(super) fn braid(&mut self, percent: u32, stream: &mut Stream) {
        let last = self.count() - 1;
        for room in 0..=last {
            let is_open = |dir| self.walls[self.side(room, dir)] == WAY;
            let ways = Dir::ALL.into_iter().filter(|dir| is_open(*dir)).count();
            let ends = usize::from(room == 0) + usize::from(room == last);
            if ways + ends == 1 && stream.chance(percent, 100) {
                let closed = self.draw(room, stream, |dir, _| !is_open(dir));
                if let Some((dir, _)) = closed {
                    self.open(room, dir);
                }
            }
        }
    }
}
