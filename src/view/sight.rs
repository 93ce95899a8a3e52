//! River's state graph as shapes: a lattice of so many priests and devils on the start bank, each place of it with a
//! position for either side of the boat, and the crossings between them.
//! It searches nothing: what is near, far or out of reach is asked of the graph, what is marked is told by a
//! [`Sight`]. Whatever colour tells is told by shape too.
//! Invariant: the still picture and the marks over it have the same size, and all lies where the [`Plan`] says.

mod curve;
mod lattice;
mod light;
mod nodes;
mod number;
mod plan;

pub use plan::Plan;

use super::{
    Detail, Path, Picture, Point, Shape,
    drawing::{Part, Place},
    tokens::Token,
};
use crate::{
    app::river::sight::{Figures, Sight},
    river::graph::Graph,
};

/// Lattice, crossings and positions: what changes with the setting and the figures alone.
pub fn still(graph: &Graph, plan: &Plan, figures: Figures) -> Picture {
    let looks = nodes::Looks::new(graph, plan, figures);
    let mut picture = blank(plan);
    lattice::places(plan, &mut picture.floor);
    lattice::counts(plan, &mut picture.floor);
    looks.edges(plan, &mut picture.floor);
    looks.draw(graph, plan, figures.numbers, &mut picture.pieces);
    picture
}

/// What is laid over the still picture: the shortest ways as the layer `glow`, which may also lie below the positions,
/// and as `pieces` where the game is and what is pointed at.
pub fn marks(plan: &Plan, sight: &Sight) -> Picture {
    let mut picture = blank(plan);
    light::ways(plan, sight, &mut picture.glow);
    light::rings(plan, sight, &mut picture.pieces);
    picture
}

/// Both in one, with the shortest ways below the positions.
pub fn whole(graph: &Graph, plan: &Plan, figures: Figures, sight: &Sight) -> Picture {
    let mut picture = still(graph, plan, figures);
    let mut marks = marks(plan, sight);
    picture.glow = marks.glow;
    picture.pieces.append(&mut marks.pieces);
    picture
}

fn blank(plan: &Plan) -> Picture {
    Picture {
        size: plan.size(),
        ..Picture::default()
    }
}

/// Draws parts upright, with their unit so large.
// Called everywhere, and copies would cost the page more than the calls.
#[inline(never)]
fn stamp(middle: Point, size: f32, parts: &[Part], shapes: &mut Vec<Shape>) {
    let place = Place {
        middle,
        right: Point::new(size, 0.0),
        down: Point::new(0.0, size),
    };
    place.draw(parts, Detail::All, shapes);
}

/// A line, if there is any.
#[inline(never)]
fn stroke(path: Path, width: f32, token: Token, percent: u8, shapes: &mut Vec<Shape>) {
    if !path.is_empty() {
        shapes.push(Shape::stroke(path, width, token, percent));
    }
}
