//! Sentences about the maze: what a search does at each step, how it ends, and what the player draws.

use super::Language;
use crate::{
    app::maze::Said,
    grid::Dir,
    maze::{search::Order, text::TextError},
};

/// What a command did, as far as it can be told without the maze.
pub(super) fn said(_what: &Said, _language: Language) -> String {
    String::new()
}

/// An order of directions as arrows.
pub fn arrows(order: Order) -> String {
    let arrow = |dir: Dir| ['↑', '→', '↓', '←'][dir as usize];
    order.dirs().map(arrow).into_iter().collect()
}

/// Why a text is no maze.
pub fn fault(_what: TextError, _language: Language) -> String {
    String::new()
}
