//! What the maze shows at one moment: a plain value that the view turns into shapes.
//! It knows of no pixels and no colours; motion is already resolved into "from here to there, so far done".
//! Invariant: two equal scenes look the same.

use super::watch::cells;
use crate::{
    grid::{Cell, Dir},
    maze::{Maze, search::Marks},
};

/// The maze at one moment.
#[derive(Clone, PartialEq, Debug)]
pub struct Scene {
    pub maze: Maze,
    /// One to four pictures of the same maze side by side: one for each search, or one for the player's ball.
    pub lanes: Vec<Lane>,
    /// The cells of the way found that the ball has gone, from the entrance; in the first lane alone, as all that follows.
    pub walked: Vec<Cell>,
    /// The cells of a shortest way, once it is shown.
    pub shortest: Vec<Cell>,
    /// The cells that the player's ball has come through, oldest first, without the one that it is on.
    pub trail: Vec<Cell>,
    /// The cell that Hint lights.
    pub hint: Option<Cell>,
    /// The walls that keep the exit shut, once that is known.
    pub closing: Vec<Cell>,
    /// What the keys are on while the maze is drawn.
    pub cursor: Option<Cell>,
    /// Whether the maze is being drawn: then there is no ball.
    pub draws: bool,
    /// Whether the player's ball has come out.
    pub won: bool,
}

impl Scene {
    /// These lanes, with nothing else to be seen.
    pub fn new(maze: Maze, lanes: Vec<Lane>) -> Self {
        Self {
            maze,
            lanes,
            walked: Vec::new(),
            shortest: Vec::new(),
            trail: Vec::new(),
            hint: None,
            closing: Vec::new(),
            cursor: None,
            draws: false,
            won: false,
        }
    }
}

/// One picture of the maze.
#[derive(Clone, PartialEq, Debug)]
pub struct Lane {
    /// What the search knows of the cells; nothing before a search, and while the maze is played or drawn.
    pub marks: Option<Marks>,
    /// Whether the search has a ball that walks, and not one that is wherever it looks.
    pub walks: bool,
    /// The ball, or the cell that was taken from the frontier last: where it comes from and is going, and how much of the
    /// step is done, from 0 to 1.
    pub from: Cell,
    pub here: Cell,
    pub part: f32,
    /// Where depth-first search goes next.
    pub next: Option<Dir>,
}

impl Lane {
    /// Whether the search, or the ball, has come to the exit.
    pub fn is_out(&self, maze: &Maze) -> bool {
        maze.exit() == Some(self.here)
    }

    /// The cells from the entrance to `here`, both among them, as the search came there; empty where there is no search.
    pub fn way(&self, maze: &Maze) -> Vec<Cell> {
        let way = self.marks.as_ref().map(|marks| marks.way(self.here));
        way.map_or_else(Vec::new, |way| cells(maze.entrance(), &way))
    }
}
