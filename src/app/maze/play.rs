//! The maze on the board and the ball in it: what undo brings back, and what its address is.
//! A change of the maze is one command of the same history as the steps of the ball, so that undo goes back over both.
//! Invariant: what Hint lights belongs to the position on the board.

use crate::{
    grid::{Cell, Dir},
    history::History,
    link::{self, Choice, Origin},
    maze::{Maze, Position, carve::Params, search::shortest},
    puzzle::{Outcome, Puzzle},
};

/// The maze on the board and the ball in it.
pub struct Play {
    pub history: History<Position>,
    /// The next step of a shortest way, once Hint lights it.
    pub hint: Option<Dir>,
    /// What the maze was made from, and what it was then.
    carved: Option<(Params, Maze)>,
    /// What the page asks of the maze again and again: its address, and how many steps a shortest way has.
    address: String,
    shortest: Option<usize>,
}

impl Play {
    /// The maze of a link, with its steps made.
    pub fn new(link: &link::Maze) -> Self {
        let maze = link.origin.maze();
        let mut play = Self {
            history: History::new(Position::new(maze.clone())),
            address: String::new(),
            shortest: None,
            hint: None,
            carved: match &link.origin {
                Origin::Carved(params) => Some((params.clone(), maze)),
                Origin::Value(_) => None,
            },
        };
        for dir in &link.moves {
            // Reading the link has left out what the rules forbid.
            let _ = play.history.play(&[*dir]);
        }
        play.look();
        play
    }

    /// Finds out what is asked again and again.
    fn look(&mut self) {
        let maze = self.maze();
        self.shortest = shortest(maze, maze.entrance()).map(|way| way.len());
        self.address = self.link().to_string();
    }

    pub fn undo(&mut self) -> bool {
        self.hint = None;
        let is_undone = self.history.undo();
        self.look();
        is_undone
    }

    pub fn redo(&mut self) -> bool {
        self.hint = None;
        let is_redone = self.history.redo();
        self.look();
        is_redone
    }

    /// Puts the ball back to the entrance, which can be undone.
    pub fn restart(&mut self) -> bool {
        self.hint = None;
        self.history.back_to(0)
    }

    pub fn now(&self) -> &Position {
        self.history.now()
    }

    pub fn maze(&self) -> &Maze {
        self.now().maze()
    }

    /// What the maze was made from, unless it has been changed since.
    pub fn params(&self) -> Option<&Params> {
        let (params, maze) = self.carved.as_ref()?;
        (maze == self.maze()).then_some(params)
    }

    pub fn is_won(&self) -> bool {
        self.now().outcome() == Outcome::Won
    }

    /// Steps of the ball.
    pub fn steps(&self) -> usize {
        self.history.line().len()
    }

    /// How many steps a shortest way from the entrance has; nothing where there is none.
    pub fn shortest(&self) -> Option<usize> {
        self.shortest
    }

    /// The cells that the ball has come through, without the one that it is on.
    pub fn trail(&self) -> Vec<Cell> {
        let moves = 0..self.steps();
        moves.map(|moves| self.history.at(moves).ball()).collect()
    }

    /// Puts another maze in the place of this one, with the ball at its entrance.
    pub fn change(&mut self, maze: Maze) {
        self.hint = None;
        self.history.begin_at(Position::new(maze));
        self.look();
    }

    /// The text after `#` of the position on the board.
    pub fn address(&self, choice: Choice) -> String {
        let mut address = self.address.clone();
        link::add_to_maze(&mut address, choice, &self.history.moves());
        address
    }

    /// The address of the maze, whatever has been done in it: what records are kept under.
    pub fn level_address(&self) -> String {
        self.address.clone()
    }

    /// The link of the maze alone.
    pub fn link(&self) -> link::Maze {
        let params = self.params().cloned();
        link::Maze {
            origin: params.map_or_else(|| Origin::Value(self.maze().clone()), Origin::Carved),
            choice: Choice::default(),
            moves: Vec::new(),
        }
    }
}
