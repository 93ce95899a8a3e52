//! Cells, directions and rectangles of cells, shared by the puzzles that are played on squares.
//! Columns count from the left and rows from the top, both from zero.
//! Invariant: a [`Grid`] holds exactly width times height values, row by row.

use std::{fmt, ops::Add, str::FromStr};

/// A place on a grid; it orders row by row and may lie outside any grid.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cell {
    pub y: i16,
    pub x: i16,
}

impl Cell {
    pub const fn new(x: i16, y: i16) -> Self {
        Self { y, x }
    }
}

impl Add<Dir> for Cell {
    type Output = Self;

    fn add(self, dir: Dir) -> Self {
        let (dx, dy) = dir.delta();
        Self::new(self.x + dx, self.y + dy)
    }
}

/// One of the four ways to step.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Dir {
    Up,
    Right,
    Down,
    Left,
}

impl Dir {
    /// Clockwise from above; searches that break ties by order use this one.
    pub const ALL: [Self; 4] = [Self::Up, Self::Right, Self::Down, Self::Left];

    /// The step as columns and rows.
    pub const fn delta(self) -> (i16, i16) {
        match self {
            Self::Up => (0, -1),
            Self::Right => (1, 0),
            Self::Down => (0, 1),
            Self::Left => (-1, 0),
        }
    }

    pub const fn opposite(self) -> Self {
        match self {
            Self::Up => Self::Down,
            Self::Right => Self::Left,
            Self::Down => Self::Up,
            Self::Left => Self::Right,
        }
    }

    /// The small letter of the LURD notation.
    pub const fn letter(self) -> char {
        match self {
            Self::Up => 'u',
            Self::Right => 'r',
            Self::Down => 'd',
            Self::Left => 'l',
        }
    }

    /// The direction that a LURD letter of either case names.
    pub const fn from_letter(letter: char) -> Option<Self> {
        match letter {
            'u' | 'U' => Some(Self::Up),
            'r' | 'R' => Some(Self::Right),
            'd' | 'D' => Some(Self::Down),
            'l' | 'L' => Some(Self::Left),
            _ => None,
        }
    }
}

impl fmt::Display for Dir {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// A text that names no direction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoDir;

impl fmt::Display for NoDir {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a direction is one of the letters l, u, r, d")
    }
}

impl std::error::Error for NoDir {}

impl FromStr for Dir {
    type Err = NoDir;

    fn from_str(text: &str) -> Result<Self, NoDir> {
        let mut letters = text.chars();
        match (letters.next().and_then(Self::from_letter), letters.next()) {
            (Some(dir), None) => Ok(dir),
            _ => Err(NoDir),
        }
    }
}

/// Puts a short list in order; the standard library's sort would add a dozen kilobytes to the module for each type.
pub fn put_in_order<T: Copy + Ord>(values: &mut [T]) {
    for end in 1..values.len() {
        let value = values[end];
        let mut hole = end;
        while hole > 0 && values[hole - 1] > value {
            values[hole] = values[hole - 1];
            hole -= 1;
        }
        values[hole] = value;
    }
}

/// Width and height in cells.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Size {
    pub width: u16,
    pub height: u16,
}

impl Size {
    pub const fn new(width: u16, height: u16) -> Self {
        Self { width, height }
    }

    pub const fn area(self) -> usize {
        self.width as usize * self.height as usize
    }

    pub const fn contains(self, cell: Cell) -> bool {
        cell.x >= 0 && cell.y >= 0 && (cell.x as u16) < self.width && (cell.y as u16) < self.height
    }

    /// The place of a cell in row-by-row order, if it lies inside.
    pub const fn index(self, cell: Cell) -> Option<usize> {
        if self.contains(cell) {
            Some(cell.y as usize * self.width as usize + cell.x as usize)
        } else {
            None
        }
    }

    /// Every cell, row by row.
    pub fn cells(self) -> impl Iterator<Item = Cell> {
        (0..self.height as i16)
            .flat_map(move |y| (0..self.width as i16).map(move |x| Cell::new(x, y)))
    }
}

impl fmt::Display for Size {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}x{}", self.width, self.height)
    }
}

/// A rectangle of values.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Grid<T> {
    size: Size,
    values: Vec<T>,
}

impl<T: Clone> Grid<T> {
    pub fn filled(size: Size, value: T) -> Self {
        Self {
            size,
            values: vec![value; size.area()],
        }
    }
}

impl<T> Grid<T> {
    pub const fn size(&self) -> Size {
        self.size
    }

    /// The value at a cell, or nothing where the cell lies outside.
    pub fn at(&self, cell: Cell) -> Option<&T> {
        self.size.index(cell).map(|index| &self.values[index])
    }

    pub fn at_mut(&mut self, cell: Cell) -> Option<&mut T> {
        self.size.index(cell).map(|index| &mut self.values[index])
    }

    /// Puts a value at a cell; a cell outside is passed over.
    pub fn put(&mut self, cell: Cell, value: T) {
        if let Some(place) = self.at_mut(cell) {
            *place = value;
        }
    }

    /// Every cell with its value, row by row.
    pub fn iter(&self) -> impl Iterator<Item = (Cell, &T)> {
        self.size.cells().zip(&self.values)
    }
}
