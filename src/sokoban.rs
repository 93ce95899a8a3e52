//! Sokoban: a worker pushes boxes, one at a time and never pulls, until every box stands on a goal.
//! A [`Setup`] is what a text says, unchecked; [`Setup::level`] makes it a [`Position`] that can be played, with
//! walls and goals shared behind one [`Rc`].
//! Invariant: every [`Position`] is closed in by walls, has as many boxes as goals, and its boxes are in order.

pub mod deadlock;
mod floor;
pub mod generate;
pub mod lurd;
pub mod route;
pub mod solve;
pub mod text;

use crate::{
    grid::{Cell, Dir, Grid, Size, put_in_order},
    puzzle::{Outcome, Puzzle},
};
use std::{collections::VecDeque, fmt, rc::Rc};

/// What one cell of a level is, whatever stands on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tile {
    /// Beyond the walls: never entered, never drawn.
    Outside,
    Wall,
    Floor,
    Goal,
}

/// What stands on a cell of an unchecked text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Square {
    pub tile: Tile,
    pub piece: Option<Piece>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Piece {
    Box,
    Player,
}

/// The part of a level that never changes.
#[derive(PartialEq, Eq, Debug)]
pub struct Board {
    tiles: Grid<Tile>,
    goals: Vec<Cell>,
    decor: Vec<(Cell, Square)>,
}

impl Board {
    pub fn size(&self) -> Size {
        self.tiles.size()
    }

    /// What a cell is; cells beyond the grid are [`Tile::Outside`].
    pub fn tile(&self, cell: Cell) -> Tile {
        self.tiles.at(cell).copied().unwrap_or(Tile::Outside)
    }

    pub fn tiles(&self) -> impl Iterator<Item = (Cell, Tile)> {
        self.tiles.iter().map(|(cell, tile)| (cell, *tile))
    }

    pub fn is_floor(&self, cell: Cell) -> bool {
        matches!(self.tile(cell), Tile::Floor | Tile::Goal)
    }

    pub fn is_goal(&self, cell: Cell) -> bool {
        self.tile(cell) == Tile::Goal
    }

    /// All goals within reach of the player or a box, in order.
    pub fn goals(&self) -> &[Cell] {
        &self.goals
    }

    /// Boxes and goals that the walls keep out of play: drawn and written back, ignored by the rules.
    pub fn decor(&self) -> &[(Cell, Square)] {
        &self.decor
    }
}

/// Where everything stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    board: Rc<Board>,
    boxes: Vec<Cell>,
    player: Cell,
}

impl Position {
    pub fn board(&self) -> &Rc<Board> {
        &self.board
    }

    /// The cells with a box, in order.
    pub fn boxes(&self) -> &[Cell] {
        &self.boxes
    }

    pub fn player(&self) -> Cell {
        self.player
    }

    pub fn has_box(&self, cell: Cell) -> bool {
        self.boxes.binary_search(&cell).is_ok()
    }

    /// Whether the player could stand on a cell: floor with no box on it.
    pub fn is_free(&self, cell: Cell) -> bool {
        self.board.is_floor(cell) && !self.has_box(cell)
    }

    /// How many boxes stand on goals.
    pub fn home(&self) -> usize {
        self.boxes
            .iter()
            .filter(|cell| self.board.is_goal(**cell))
            .count()
    }

    /// Whether a step this way, if the rules allow it, pushes a box.
    pub fn pushes(&self, dir: Dir) -> bool {
        self.has_box(self.player + dir)
    }
}

/// Why a step is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// Every box is home: the game is over.
    Over,
    /// A wall stands in the way.
    Wall,
    /// The box ahead would be pushed into a wall.
    BoxAgainstWall,
    /// The box ahead would be pushed into another box.
    BoxAgainstBox,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Over => "every box is on a goal already",
            Self::Wall => "a wall is in the way",
            Self::BoxAgainstWall => "the box stands against a wall",
            Self::BoxAgainstBox => "the box stands against another box",
        })
    }
}

impl std::error::Error for Refusal {}

impl Puzzle for Position {
    type Move = Dir;
    type Refusal = Refusal;

    fn play(&mut self, dir: Dir) -> Result<(), Refusal> {
        if self.outcome() == Outcome::Won {
            return Err(Refusal::Over);
        }
        let ahead = self.player + dir;
        if !self.board.is_floor(ahead) {
            return Err(Refusal::Wall);
        }
        if let Ok(index) = self.boxes.binary_search(&ahead) {
            let beyond = ahead + dir;
            if !self.board.is_floor(beyond) {
                return Err(Refusal::BoxAgainstWall);
            }
            if self.has_box(beyond) {
                return Err(Refusal::BoxAgainstBox);
            }
            self.boxes[index] = beyond;
            put_in_order(&mut self.boxes);
        }
        self.player = ahead;
        Ok(())
    }

    /// Won when every box is home; a position that can no longer be won is for [`deadlock`] and [`solve`] to prove.
    fn outcome(&self) -> Outcome {
        if self.boxes.iter().all(|cell| self.board.is_goal(*cell)) {
            Outcome::Won
        } else {
            Outcome::Open
        }
    }
}

/// A level as a text or a generator gives it, not yet checked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    pub squares: Grid<Square>,
}

/// Why a set-up is no level.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SetupError {
    NoPlayer,
    Players(usize),
    /// The walls leave a way out at this cell on the rim.
    Open(Cell),
    NoBox,
    Counts {
        boxes: usize,
        goals: usize,
    },
    /// Every box stands on a goal from the start.
    Solved,
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoPlayer => f.write_str("the level has no player"),
            Self::Players(players) => {
                write!(f, "the level has {players} players, and one is needed")
            }
            Self::Open(cell) => write!(
                f,
                "the level is open: the player can leave it at row {}, column {}",
                cell.y + 1,
                cell.x + 1
            ),
            Self::NoBox => f.write_str("the level has no box that can be reached"),
            Self::Counts { boxes, goals } => write!(
                f,
                "the level has {boxes} boxes and {goals} goals within reach, and as many of each are needed"
            ),
            Self::Solved => f.write_str("every box stands on a goal from the start"),
        }
    }
}

impl std::error::Error for SetupError {}

impl Setup {
    /// Checks the set-up and makes it a position to play.
    ///
    /// The level is what the player can reach when boxes are no obstacle; boxes and goals elsewhere become decor.
    ///
    /// # Errors
    /// The first fault, in the order of [`SetupError`].
    pub fn level(&self) -> Result<Position, SetupError> {
        let player = self.player()?;
        let inside = self.flood(player)?;
        let size = self.squares.size();
        let mut tiles = Grid::filled(size, Tile::Outside);
        let (mut boxes, mut goals, mut decor) = (Vec::new(), Vec::new(), Vec::new());
        for (cell, square) in self.squares.iter() {
            let within = inside.at(cell) == Some(&true);
            if within || square.tile == Tile::Wall {
                let tile = match square.tile {
                    Tile::Outside => Tile::Floor,
                    tile => tile,
                };
                tiles.put(cell, tile);
            }
            if within {
                boxes.extend((square.piece == Some(Piece::Box)).then_some(cell));
                goals.extend((square.tile == Tile::Goal).then_some(cell));
            } else if square.piece.is_some() || square.tile == Tile::Goal {
                decor.push((cell, *square));
            }
        }
        if boxes.is_empty() {
            return Err(SetupError::NoBox);
        }
        if boxes.len() != goals.len() {
            return Err(SetupError::Counts {
                boxes: boxes.len(),
                goals: goals.len(),
            });
        }
        if boxes == goals {
            return Err(SetupError::Solved);
        }
        Ok(Position {
            board: Rc::new(Board {
                tiles,
                goals,
                decor,
            }),
            boxes,
            player,
        })
    }

    fn player(&self) -> Result<Cell, SetupError> {
        let mut players = self
            .squares
            .iter()
            .filter(|(_, square)| square.piece == Some(Piece::Player))
            .map(|(cell, _)| cell);
        let player = players.next().ok_or(SetupError::NoPlayer)?;
        match players.count() {
            0 => Ok(player),
            more => Err(SetupError::Players(more + 1)),
        }
    }

    /// Every cell that is reached from `from` through anything but walls.
    fn flood(&self, from: Cell) -> Result<Grid<bool>, SetupError> {
        let mut seen = Grid::filled(self.squares.size(), false);
        let mut queue = VecDeque::from([from]);
        seen.put(from, true);
        while let Some(cell) = queue.pop_front() {
            for dir in Dir::ALL {
                let next = cell + dir;
                match self.squares.at(next) {
                    None => return Err(SetupError::Open(cell)),
                    Some(square) if square.tile == Tile::Wall => {}
                    Some(_) => {
                        if seen.at(next) == Some(&false) {
                            seen.put(next, true);
                            queue.push_back(next);
                        }
                    }
                }
            }
        }
        Ok(seen)
    }
}
