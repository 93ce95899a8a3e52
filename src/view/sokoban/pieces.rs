//! Boxes and goals. A goal is a diamond on the floor; a box is a crate with a brace across, and a box on a goal shows
//! the diamond on its lid instead, filled and ticked: each is told from the others by its shape alone.
//! Invariant: everything stays within its own cell, but for shadows.

use crate::view::{
    Detail, Point, Shape,
    drawing::{Part, Place},
    tokens::Token::{self, *},
};

const GOAL: [Part; 3] = [
    Part::fill("D0 0 360", Goal).clear(14).fine(),
    Part::stroke("D0 0 300", 60, Goal),
    Part::fill("D0 0 100", Goal),
];
const UNDERFOOT: [Part; 1] = [Part::stroke("D0 0 440", 70, Goal)];
const TINY_GOAL: [Part; 1] = [Part::fill("D0 0 400", Goal)];

/// A crate around the middle of its cell; the middle of its lid lies 60 thousandths higher, and light falls from above.
const fn crate_of(face: Token, edge: Token) -> [Part; 8] {
    [
        Part::fill("S0 120 440 390 140", Shade).clear(12).fine(),
        Part::fill("S0 100 410 380 120", Shade).clear(22).fine(),
        // The side below and a thin line around, without which a lid would melt into a bright floor.
        Part::fill("S0 20 406 486 100", edge),
        Part::fill("S0 -60 390 390 100", face),
        Part::fill("S0 -420 300 15 15", Glint).clear(40).fine(),
        // A sunken panel inside the frame.
        Part::fill("S0 -60 290 290 50", edge).fine(),
        Part::fill("S0 -48 265 253 35", face).fine(),
        Part::fill("S0 -48 265 253 35", Shade).clear(10).fine(),
    ]
}
const CRATE: [Part; 8] = crate_of(Box, BoxEdge);
const CRATE_HOME: [Part; 8] = crate_of(BoxOn, BoxOnEdge);

/// The boards of a crate that is not home: a seam on either side and a brace across.
const BRACE: [Part; 4] = [
    Part::stroke("M-90 -300 L-90 190 M90 -300 L90 190", 18, BoxEdge)
        .clear(80)
        .fine(),
    Part::stroke("M-225 165 L225 -285", 150, BoxEdge),
    Part::stroke("M-225 165 L225 -285", 100, Box).fine(),
    Part::fill("D-200 140 22 D200 -260 22", BoxEdge).fine(),
];

/// The diamond of the goal, filled, with a tick.
const BADGE: [Part; 2] = [
    Part::fill("D0 -60 290", BoxOnEdge),
    Part::stroke("M-100 -55 L-30 20 L110 -140", 60, BoxOn),
];

const TINY_CRATE: [Part; 1] = [Part::fill("S0 0 400 400 0", Box)];
const TINY_CRATE_HOME: [Part; 2] = [
    Part::fill("S0 0 400 400 0", BoxOn),
    Part::fill("D0 0 300", BoxOnEdge),
];

pub(super) fn goal(middle: Point, detail: Detail, shapes: &mut Vec<Shape>) {
    let parts: &[Part] = match detail {
        Detail::Least => &TINY_GOAL,
        _ => &GOAL,
    };
    Place::at(middle).draw(parts, detail, shapes);
}

/// What shows of a goal that the player stands on: a frame around the feet.
pub(super) fn goal_underfoot(middle: Point, detail: Detail, shapes: &mut Vec<Shape>) {
    Place::at(middle).draw(&UNDERFOOT, detail, shapes);
}

/// A crate whose cell has its middle there.
pub(super) fn crate_at(middle: Point, home: bool, detail: Detail, shapes: &mut Vec<Shape>) {
    let (body, lid): (&[Part], &[Part]) = match (detail, home) {
        (Detail::Least, false) => (&TINY_CRATE, &[]),
        (Detail::Least, true) => (&TINY_CRATE_HOME, &[]),
        (_, false) => (&CRATE, &BRACE),
        (_, true) => (&CRATE_HOME, &BADGE),
    };
    let place = Place::at(middle);
    place.draw(body, detail, shapes);
    place.draw(lid, detail, shapes);
}
