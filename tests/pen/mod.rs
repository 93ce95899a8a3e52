//! The maze in the player's pen, for the tests of what is drawn.

use crate::{
    mazes::maze,
    table::{Table, maze_link},
};
use searchlight::{
    app::{
        Command, Event,
        maze::{Said, Tool},
    },
    grid::Cell,
    link::Choice,
    maze::text,
};

pub const OPEN: &str = "20000\n00000\n00000\n00003\n";
pub const SOLID: &str = "21111\n11111\n11111\n11113\n";

/// A maze with the pen in the player's hand.
pub fn draw(picture: &str) -> Table {
    let mut table = Table::of(&maze_link(&maze(picture), Choice::default()));
    table.tell(Event::Do(Command::Draw));
    assert_eq!(table.said(), Said::Draw(Tool::Wall));
    table
}

/// The rows of the maze on the board, also of the stroke under way.
pub fn rows(table: &Table) -> String {
    text::write(&table.maze().maze)
}

pub fn at(x: i16, y: i16) -> Option<Cell> {
    Some(Cell::new(x, y))
}
