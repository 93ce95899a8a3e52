//! Maze: a ball goes from the entrance of a rectangle of ways and walls to its exit.
//! A [`Maze`] is the rectangle, which searches, generators and texts share; a [`Position`] is the ball in it, to be
//! played. Whatever lies beyond the rectangle counts as a wall.
//! Invariant: a maze has exactly one entrance and at most one exit, two different cells that are no walls; its walls
//! have a rim of walls around them, so that no neighbour of a cell of the maze lies outside the list.

pub mod carve;
mod edit;
pub mod search;
pub mod text;

use crate::{
    grid::{Cell, Dir, Size},
    puzzle::{Outcome, Puzzle},
};
use std::{fmt, rc::Rc};

/// The longest side of a maze, outer wall included.
pub const LARGEST_SIDE: u16 = 4001;
/// The longest side of a maze that is made to be looked at.
pub const LARGEST_SHOWN: u16 = 201;

/// What a cell is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Square {
    Way,
    Wall,
    Entrance,
    Exit,
}

impl Square {
    pub const ALL: [Self; 4] = [Self::Way, Self::Wall, Self::Entrance, Self::Exit];
}

/// A rectangle of ways and walls with an entrance; copies share their walls until one is edited.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Maze {
    size: Size,
    /// [`WALL`] or [`WAY`] by [`place`].
    walls: Rc<[u8]>,
    entrance: Cell,
    exit: Option<Cell>,
}

const WAY: u8 = 0;
const WALL: u8 = 1;

/// How far a row lies from the next in a list: one wall more than the row has cells, which ends it and stands before
/// the next.
const fn stride(size: Size) -> usize {
    size.width as usize + 1
}

/// How many places a list has: with a row of walls above and below.
const fn places(size: Size) -> usize {
    stride(size) * (size.height as usize + 2)
}

/// The place of a cell of the maze in a list with a rim.
const fn place(size: Size, cell: Cell) -> usize {
    (cell.y as usize + 1) * stride(size) + cell.x as usize
}

/// The rows of a list, without its rim.
pub fn rows(size: Size, list: &[u8]) -> impl Iterator<Item = &[u8]> {
    let (stride, width) = (stride(size), usize::from(size.width));
    let inner = &list[stride..places(size) - stride];
    inner.chunks(stride).map(move |row| &row[..width])
}

/// The cell at a place.
const fn cell(size: Size, place: usize) -> Cell {
    let stride = stride(size);
    Cell::new((place % stride) as i16, (place / stride) as i16 - 1)
}

impl Maze {
    /// Nothing but walls and an entrance.
    ///
    /// # Panics
    /// When a side is longer than [`LARGEST_SIDE`], or the entrance lies outside.
    pub fn solid(size: Size, entrance: Cell) -> Self {
        assert!(size.width.max(size.height) <= LARGEST_SIDE && size.contains(entrance));
        let mut walls = vec![WALL; places(size)];
        walls[place(size, entrance)] = WAY;
        Self {
            size,
            walls: walls.into(),
            entrance,
            exit: None,
        }
    }

    /// The maze that everybody knows: 8 by 8, the way out 13 steps long.
    pub fn classic() -> Self {
        const ROWS: &str =
            "11111111\n20010001\n11000111\n10010001\n11110111\n10000001\n10101001\n13111111";
        // `expect` would bring the words of all errors along.
        let Ok(maze) = text::read(ROWS, LARGEST_SHOWN) else {
            unreachable!("its text is a maze")
        };
        maze
    }

    pub fn size(&self) -> Size {
        self.size
    }

    pub fn entrance(&self) -> Cell {
        self.entrance
    }

    pub fn exit(&self) -> Option<Cell> {
        self.exit
    }

    /// Whether nobody can go there: also beyond the rectangle.
    pub fn is_wall(&self, cell: Cell) -> bool {
        !self.size.contains(cell) || self.walls[place(self.size, cell)] == WALL
    }

    /// The cells, for [`rows`]: 1 where a wall is and else 0.
    pub fn bytes(&self) -> &[u8] {
        &self.walls
    }

    /// How many walls there are.
    pub fn walls(&self) -> usize {
        let rim = self.walls.len() - self.size.area();
        let walls: usize = self.walls.iter().map(|wall| usize::from(*wall)).sum();
        walls - rim
    }

    /// What a cell is; a wall beyond the rectangle.
    pub fn square(&self, cell: Cell) -> Square {
        match cell {
            _ if cell == self.entrance => Square::Entrance,
            _ if Some(cell) == self.exit => Square::Exit,
            _ if self.is_wall(cell) => Square::Wall,
            _ => Square::Way,
        }
    }

    /// The same maze with the entrance at another cell, to search from there; nothing where a wall or the exit is.
    pub fn entered_at(&self, cell: Cell) -> Option<Self> {
        let fits = !self.is_wall(cell) && self.exit != Some(cell);
        fits.then(|| Self {
            entrance: cell,
            ..self.clone()
        })
    }
}

/// Why the ball stays where it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The ball is at the exit.
    Over,
    /// There is a wall.
    Wall(Dir),
    /// The rectangle ends.
    Outside(Dir),
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = |dir: &Dir| match dir {
            Dir::Up => "up",
            Dir::Right => "right",
            Dir::Down => "down",
            Dir::Left => "left",
        };
        match self {
            Self::Over => f.write_str("the ball is at the exit"),
            Self::Wall(dir) => write!(f, "{} is a wall", name(dir)),
            Self::Outside(dir) => write!(f, "{} the maze ends", name(dir)),
        }
    }
}

impl std::error::Error for Refusal {}

/// A ball in a maze.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    maze: Maze,
    ball: Cell,
}

impl Position {
    /// The ball at the entrance.
    pub fn new(maze: Maze) -> Self {
        let ball = maze.entrance;
        Self { maze, ball }
    }

    pub fn maze(&self) -> &Maze {
        &self.maze
    }

    pub fn ball(&self) -> Cell {
        self.ball
    }
}

impl Puzzle for Position {
    type Move = Dir;
    type Refusal = Refusal;

    fn play(&mut self, dir: Dir) -> Result<(), Refusal> {
        let there = self.ball + dir;
        if self.outcome() == Outcome::Won {
            Err(Refusal::Over)
        } else if !self.maze.size.contains(there) {
            Err(Refusal::Outside(dir))
        } else if self.maze.is_wall(there) {
            Err(Refusal::Wall(dir))
        } else {
            self.ball = there;
            Ok(())
        }
    }

    fn outcome(&self) -> Outcome {
        if self.maze.exit == Some(self.ball) {
            Outcome::Won
        } else {
            Outcome::Open
        }
    }
}
