//! Boxes and goals. A goal is a diamond on the floor; a box is a crate with a brace across, and a box on a goal shows
//! the diamond on its lid instead, filled and ticked: each is told from the others by its shape alone.
//! Invariant: everything stays within its own cell, but for shadows.

use super::{
    Shape,
    fit::{DEPTH, Detail},
    path::{Path, Point},
    tokens::Token,
};

/// Half the width of a crate.
pub(super) const HALF: f32 = 0.39;
/// The width of the line around a lid.
const LINE: f32 = 0.016;
/// How far the middle of a crate's lid lies above the middle of its cell.
pub(super) const LIFT: f32 = 0.06;

pub(super) fn goal(middle: Point, detail: Detail, shapes: &mut Vec<Shape>) {
    let Point { x, y } = middle;
    if detail == Detail::Least {
        shapes.push(Shape::fill(Path::diamond(x, y, 0.4), Token::Goal, 100));
        return;
    }
    if detail == Detail::All {
        shapes.push(Shape::fill(Path::diamond(x, y, 0.36), Token::Goal, 14));
    }
    shapes.push(Shape::stroke(
        Path::diamond(x, y, 0.3),
        0.06,
        Token::Goal,
        100,
    ));
    shapes.push(Shape::fill(Path::diamond(x, y, 0.1), Token::Goal, 100));
}

/// A crate whose cell has its middle there.
pub(super) fn crate_at(middle: Point, home: bool, detail: Detail, shapes: &mut Vec<Shape>) {
    let (face, edge) = if home {
        (Token::BoxOn, Token::BoxOnEdge)
    } else {
        (Token::Box, Token::BoxEdge)
    };
    let Point { x, y } = middle;
    if detail == Detail::Least {
        shapes.push(Shape::fill(Path::slab(x, y, 0.4, 0.4, 0.0), face, 100));
        if home {
            shapes.push(Shape::fill(Path::diamond(x, y, 0.3), edge, 100));
        }
        return;
    }
    let lid = y - LIFT;
    let mut slab = |y: f32, half_width: f32, half_height: f32, radius: f32, token, percent| {
        shapes.push(Shape::fill(
            Path::slab(x, y, half_width, half_height, radius),
            token,
            percent,
        ));
    };
    if detail == Detail::All {
        slab(y + 0.12, HALF + 0.05, HALF, 0.14, Token::Shade, 12);
        slab(y + 0.1, HALF + 0.02, HALF - 0.01, 0.12, Token::Shade, 22);
    }
    // The side below and a thin line around, without which a lid would melt into a bright floor.
    slab(
        lid + DEPTH * 0.5,
        HALF + LINE,
        HALF + LINE + DEPTH * 0.5,
        0.1,
        edge,
        100,
    );
    slab(lid, HALF, HALF, 0.1, face, 100);
    if detail == Detail::All {
        // Light from above: a bright upper edge, and a sunken panel inside the frame.
        slab(
            lid - HALF + 0.03,
            HALF - 0.09,
            0.015,
            0.015,
            Token::Glint,
            40,
        );
        slab(lid, HALF - 0.1, HALF - 0.1, 0.05, edge, 100);
        slab(lid + 0.012, HALF - 0.125, HALF - 0.137, 0.035, face, 100);
        slab(
            lid + 0.012,
            HALF - 0.125,
            HALF - 0.137,
            0.035,
            Token::Shade,
            10,
        );
    }
    if home {
        badge(Point::new(x, lid), edge, face, shapes);
    } else {
        brace(Point::new(x, lid), detail, edge, face, shapes);
    }
}

/// The boards of a crate that is not home: a seam on either side and a brace across.
fn brace(lid: Point, detail: Detail, edge: Token, face: Token, shapes: &mut Vec<Shape>) {
    let Point { x, y } = lid;
    let across = |reach: f32| Path::from(x - reach, y + reach).to(x + reach, y - reach);
    if detail == Detail::Some {
        shapes.push(Shape::stroke(across(0.22), 0.12, edge, 100));
        return;
    }
    let seams = Path::from(x - 0.09, y - 0.24)
        .to(x - 0.09, y + 0.25)
        .and(x + 0.09, y - 0.24)
        .to(x + 0.09, y + 0.25);
    shapes.push(Shape::stroke(seams, 0.018, edge, 80));
    shapes.push(Shape::stroke(across(0.225), 0.15, edge, 100));
    shapes.push(Shape::stroke(across(0.225), 0.1, face, 100));
    for (u, v) in [(-0.2, 0.2), (0.2, -0.2)] {
        shapes.push(Shape::fill(Path::diamond(x + u, y + v, 0.022), edge, 100));
    }
}

/// The diamond of the goal, filled, with a tick.
fn badge(lid: Point, edge: Token, face: Token, shapes: &mut Vec<Shape>) {
    let Point { x, y } = lid;
    shapes.push(Shape::fill(Path::diamond(x, y, 0.29), edge, 100));
    let tick = Path::from(x - 0.1, y + 0.005)
        .to(x - 0.03, y + 0.08)
        .to(x + 0.11, y - 0.08);
    shapes.push(Shape::stroke(tick, 0.06, face, 100));
}
