//! The one warm light and the other marks: the hint with its pool and its way, the box that is picked and where it
//! can go, the boxes that prove a position lost, and the glow of a level that is won.
//! Marks tell by their shape (arrow, ring, dot, cross, star) what their colour says too.
//! Invariant: `below` draws on the floor and under the walls, `on_box` on a lid, `above` over everything.

use super::{Moment, ground::floor_around};
use crate::{
    app::sokoban::scene::HintLight,
    grid::Cell,
    view::{
        Detail, Ink, Path, Point, Shape,
        drawing::{Part, Place},
        outline::unit,
        tokens::Token::{self, *},
    },
};

const TARGET: [Part; 2] = [
    Part::fill("S0 0 440 440 120", Light).clear(30),
    Part::stroke("S0 0 430 430 120", 30, Light).clear(90),
];
const TARGET_DOT: [Part; 2] = [
    Part::fill("E0 0 130 130", LightEdge),
    Part::fill("E0 0 90 90", Light),
];
const WAY_DOT: [Part; 2] = [
    Part::fill("E0 0 70 70", LightEdge).clear(55),
    Part::fill("E0 0 50 50", Light),
];
const RING: [Part; 2] = [
    Part::stroke("S0 -60 410 410 120", 130, LightEdge).fine(),
    Part::stroke("S0 -60 410 410 120", 75, Light),
];
/// Stars of four points.
const STARS: [Part; 1] = [Part::fill(
    "M-400 -630 Q-400 -500 -270 -500 Q-400 -500 -400 -370 Q-400 -500 -530 -500 Q-400 -500 -400 -630 Z \
     M420 -450 Q420 -360 510 -360 Q420 -360 420 -270 Q420 -360 330 -360 Q420 -360 420 -450 Z \
     M300 290 Q300 360 370 360 Q300 360 300 430 Q300 360 230 360 Q300 360 300 290 Z",
    Glint,
)
.fine()];
const CROSS: [Part; 3] = [
    Part::fill("S0 -60 390 390 100", Shade).clear(45),
    Part::stroke("M-200 -260 L200 140 M-200 140 L200 -260", 200, Panel),
    Part::stroke("M-200 -260 L200 140 M-200 140 L200 -260", 100, Bad),
];
/// To the right.
const ARROW: [Part; 2] = [
    Part::stroke("M-220 0 L240 0 M40 -200 L240 0 L40 200", 170, LightEdge),
    Part::stroke("M-220 0 L240 0 M40 -200 L240 0 L40 200", 95, Light),
];

/// The pools of light on the floor.
pub(super) fn below(moment: &Moment, detail: Detail, shapes: &mut Vec<Shape>) {
    let scene = moment.scene;
    for target in &scene.targets {
        Place::at(moment.frame.middle(*target)).draw(&TARGET, detail, shapes);
    }
    if let Some(hint) = &scene.hint {
        shapes.push(pool(moment, hint.from, 2.2, 62));
        way(moment, hint, detail, shapes);
    }
    if scene.won {
        for cell in scene.position.boxes() {
            shapes.push(pool(moment, *cell, 1.6, 75));
        }
    }
}

/// A pool of light around a cell, on the floor only.
fn pool(moment: &Moment, cell: Cell, radius: f32, percent: u8) -> Shape {
    let board = moment.scene.position.board();
    Shape::Pool {
        region: floor_around(board, moment.frame, cell, (radius + 0.5) as i16),
        middle: moment.frame.middle(cell),
        radius,
        ink: Ink(Token::Light, percent),
    }
}

/// The walk to the pushing place: a band of light with a dot in each cell.
fn way(moment: &Moment, hint: &HintLight, detail: Detail, shapes: &mut Vec<Shape>) {
    let mut points = Vec::new();
    for cell in &hint.walk {
        points.push(moment.frame.middle(*cell) + Point::new(0.0, 0.12));
    }
    if points.len() < 2 {
        return;
    }
    shapes.push(Shape::stroke(Path::rounded(&points, 0.3), 0.3, Light, 26));
    for point in &points[1..] {
        Place::at(*point).draw(&WAY_DOT, detail, shapes);
    }
}

/// What is marked on the lid of one box whose cell has its middle there.
pub(super) fn on_box(
    moment: &Moment,
    cell: Cell,
    middle: Point,
    detail: Detail,
    shapes: &mut Vec<Shape>,
) {
    let scene = moment.scene;
    let place = Place::at(middle);
    let is_hint = scene.hint.as_ref().is_some_and(|hint| hint.from == cell);
    if scene.picked == Some(cell) || is_hint {
        place.draw(&RING, detail, shapes);
    }
    if scene.won {
        place.draw(&STARS, detail, shapes);
    }
    if scene.stuck.contains(&cell) {
        place.draw(&CROSS, detail, shapes);
    }
}

/// What nothing may hide: the direction of the hint, and the targets of the picked box.
pub(super) fn above(moment: &Moment, detail: Detail, shapes: &mut Vec<Shape>) {
    if let Some(hint) = &moment.scene.hint {
        let right = unit(hint.dir);
        let place = Place {
            middle: moment.frame.middle(hint.from + hint.dir),
            right,
            down: Point::new(-right.y, right.x),
        };
        place.draw(&ARROW, detail, shapes);
    }
    for target in &moment.scene.targets {
        Place::at(moment.frame.middle(*target)).draw(&TARGET_DOT, detail, shapes);
    }
}
