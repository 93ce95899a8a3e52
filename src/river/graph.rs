//! The state graph: every legal position with its distance to the end, and the shortest ways.

use super::{Crew, Docked};

/// A crossing between two docked positions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Edge {
    pub from: Docked,
    pub to: Docked,
    pub load: Crew,
}
