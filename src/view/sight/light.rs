//! The one warm light: where the game is, and the shortest ways from there with arrows along them; and a ring of
//! another colour around what is pointed at.
//! Invariant: nothing here hides a position or its number.

use super::{curve::length, nodes::OUTLINES, plan::Plan, stamp, stroke};
use crate::{
    app::river::sight::{Sight, Spot},
    river::{Docked, Side},
    view::{
        Detail, Path, Point, Shape,
        drawing::{Part, Place},
        tokens::Token::{self, *},
    },
};

/// From so many crossings on, arrows and edges of lines would hide more than they tell.
const MANY: usize = 64;
/// The rings of the glow around the position on the board: size, width in thousandths of that, and strength. A fading
/// light would lie on the position itself, whose number must stay readable.
const GLOW: [(f32, u8, u8); 6] = [
    (1.6, 116, 46),
    (1.96, 94, 34),
    (2.32, 80, 23),
    (2.68, 69, 14),
    (3.04, 61, 8),
    (3.4, 54, 4),
];
/// To the right.
const ARROW: [Part; 2] = [
    Part::fill("M-560 -840 L1000 0 L-560 840 L-200 0 Z", LightEdge),
    Part::fill("M-340 -510 L620 0 L-340 510 L-110 0 Z", Light),
];
/// A place without a position that is pointed at.
const GAP: [Part; 2] = [
    Part::stroke("S0 0 430 430 160", 85, Panel),
    Part::stroke("S0 0 430 430 160", 50, Text),
];

/// Where the game is, and what is pointed at.
pub(super) fn rings(plan: &Plan, sight: &Sight, shapes: &mut Vec<Shape>) {
    ring(plan, sight.here, 1.3, [LightEdge, Light], shapes);
    match sight.pointed {
        None => {}
        Some(Spot::Node(docked)) => {
            // Around the other one, if both are on one position.
            let size = if docked == sight.here { 1.75 } else { 1.42 };
            ring(plan, docked, size, [Panel, Text], shapes);
        }
        Some(Spot::Edge(edge)) => {
            let mut path = Path::default();
            plan.curve(&edge).draw(&mut path);
            stroke(path.clone(), plan.line() + 0.075, Panel, 100, shapes);
            stroke(path, plan.line() + 0.04, Text, 100, shapes);
        }
        Some(Spot::Gap { priests, devils }) => {
            stamp(plan.middle(priests, devils), 1.0, &GAP, shapes);
        }
    }
}

/// A ring so many times as large as a position, with an edge on either side, without which it would melt into some
/// grounds.
fn ring(plan: &Plan, docked: Docked, size: f32, tokens: [Token; 2], shapes: &mut Vec<Shape>) {
    let outline = OUTLINES[docked.side as usize];
    let parts = [
        Part::stroke(outline, 240, tokens[0]),
        Part::stroke(outline, 140, tokens[1]),
    ];
    let size = size * 2.0 * plan.radius();
    stamp(plan.node(docked), size, &parts, shapes);
}

/// The glow around the position on the board, and the shortest ways from there.
pub(super) fn ways(plan: &Plan, sight: &Sight, shapes: &mut Vec<Shape>) {
    let (here, radius) = (plan.node(sight.here), plan.radius());
    for (size, width, percent) in GLOW {
        let outline = OUTLINES[sight.here.side as usize];
        let part = Part::stroke(outline, width, Light).clear(percent);
        stamp(here, size * 2.0 * radius, &[part], shapes);
    }
    let (mut lines, mut arrows) = (Path::default(), Vec::new());
    for edge in &sight.ways {
        let curve = plan.curve(edge);
        curve.draw(&mut lines);
        let chord = curve.to - curve.from;
        let size = radius * 0.95 / length(chord);
        let right = chord
            * if edge.from.side == Side::Start {
                size
            } else {
                -size
            };
        let place = Place {
            middle: curve.at(0.5),
            right,
            down: Point::new(-right.y, right.x),
        };
        place.draw(&ARROW, Detail::All, &mut arrows);
    }
    if sight.ways.len() > MANY {
        stroke(lines, plan.line() * 1.8, Light, 85, shapes);
        return;
    }
    stroke(lines.clone(), radius * 0.36 + 0.035, LightEdge, 100, shapes);
    stroke(lines, radius * 0.36, Light, 100, shapes);
    shapes.append(&mut arrows);
}
