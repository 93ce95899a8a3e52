//! What the picture of the state graph shows at one moment, beside the graph itself: a plain value for the view.
//! Invariant: everything named here is part of the lattice of the graph that it is shown with; only a position that is
//! lost is none of its nodes.

use crate::river::{Docked, graph::Edge};

/// What is marked on the state graph.
#[derive(Clone, PartialEq, Debug)]
pub struct Sight {
    /// The position on the board, with those aboard counted on the boat's bank.
    pub here: Docked,
    /// The crossings of all shortest ways from here, in the direction of travel.
    pub ways: Vec<Edge>,
    /// What the pointer or the keys are on.
    pub pointed: Option<Spot>,
}

/// A part of the graph that can be pointed at.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Spot {
    /// A legal position.
    Node(Docked),
    /// A place of the lattice where no position is legal: so many priests and devils on the start bank.
    Gap {
        priests: u8,
        devils: u8,
    },
    Edge(Edge),
}

/// What the still part of the picture shows beside nodes and edges.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Figures {
    /// The distance to go at each node.
    pub numbers: bool,
    /// How far the wave has come: only nodes at most so many crossings from the end have been reached.
    pub wave: Option<u16>,
}
