//! The player: a little lamplighter in a coat, seen a bit from above, who looks the way of the last step.
//! The figure is drawn around the middle of its cell and mirrored to look left; it bobs and leans as it walks.
//! Invariant: the face, the lamp or the pack on the back tell each of the four directions from the others.

use super::Moment;
use crate::{
    grid::Dir,
    view::{
        Detail, Ink, Path, Point, Shape, Step,
        drawing::{Part, Place},
        outline::unit,
        tokens::Token::{self, *},
    },
};

const BOOT: [Part; 1] = [Part::fill("E0 0 85 60", Token::Ink)];

const COAT: [Part; 2] = [
    Part::fill(
        "M-130 -100 L130 -100 Q210 20 235 250 Q0 350 -235 250 Q-210 20 -130 -100 Z",
        Coat,
    ),
    Part::fill(
        "M231 210 L235 250 Q0 350 -235 250 L-231 210 Q0 290 231 210 Z",
        Hat,
    )
    .fine(),
];

const LEFT_ARM: [Part; 2] = [
    Part::stroke("M-150 0 L-210 110", 105, Hat),
    Part::fill("E-210 110 50 50", Skin),
];

const RIGHT_ARM: [Part; 2] = [
    Part::stroke("M150 0 L240 50", 105, Hat),
    Part::fill("E240 50 50 50", Skin),
];

const ARM_AHEAD: [Part; 2] = [
    Part::stroke("M30 0 L260 40", 105, Hat),
    Part::fill("E260 40 50 50", Skin),
];

/// Hair, which parts the face from a bright floor, and scarf; the face goes on top.
const HEAD: [Part; 2] = [
    Part::fill("E0 -200 187 187", Hat),
    Part::fill("S0 -75 150 50 50", Scarf),
];

const FACE: [Part; 2] = [
    Part::fill("E0 -200 165 165", Skin),
    Part::fill("S0 -75 150 50 50", Scarf),
];

const EYES_FRONT: [Part; 1] = [Part::fill("E-65 -165 22 30 E65 -165 22 30", Token::Ink)];
const EYES_SIDE: [Part; 1] = [Part::fill("E55 -165 22 30 E130 -165 22 30", Token::Ink)];

const CAP: [Part; 3] = [
    Part::fill(
        "M-190 -250 Q-190 -430 0 -430 Q190 -430 190 -250 Q0 -210 -190 -250 Z",
        Hat,
    ),
    Part::stroke("M-170 -255 Q0 -215 170 -255", 65, Coat).fine(),
    Part::fill("E0 -430 55 55", Scarf).fine(),
];

const PACK_BACK: [Part; 2] = [
    Part::fill("S0 100 125 125 60", BoxEdge),
    Part::fill("S0 60 125 70 50", Box),
];

const PACK_SIDE: [Part; 2] = [
    Part::fill("S-160 80 70 120 60", BoxEdge),
    Part::fill("S-165 50 65 70 50", Box),
];

/// A lantern that hangs from the hand at its middle.
const LAMP: [Part; 4] = [
    Part::stroke("M-40 60 Q0 -30 40 60", 25, Token::Ink).fine(),
    Part::fill("S0 120 62 75 30", Token::Ink),
    Part::fill("S0 120 42 45 20", Light),
    Part::fill("E0 125 18 28", Glint).fine(),
];

const TINY: [Part; 1] = [Part::fill("E0 0 420 420", Coat)];

/// How far below the middle of its cell the figure stands.
const FEET: f32 = 0.34;
/// How much larger it is drawn than the tables say.
const SIZE: f32 = 1.16;

/// Draws the figure with its shadow and the glow of its lamp.
pub(super) fn draw(moment: &Moment, detail: Detail, shapes: &mut Vec<Shape>) {
    if detail == Detail::Least {
        Place::at(moment.player).draw(&TINY, detail, shapes);
        return;
    }
    // One stride for each step, from nothing to one and back.
    let stride = 4.0 * moment.part * (1.0 - moment.part);
    let facing = moment.scene.facing;
    let pushes = moment.scene.step.is_some_and(|step| step.pushes);
    let lean = match facing {
        Dir::Up | Dir::Down => 0.0,
        _ if pushes => 0.16 * stride,
        _ => 0.05 * stride,
    };
    let ahead = if facing == Dir::Left { -1.0 } else { 1.0 };
    let below = moment.player + Point::new(0.0, FEET);
    shapes.push(Shape::light(below, 0.36, 0.16, Shade, 70));
    let feet = Place {
        middle: below - Point::new(0.0, stride * 0.035),
        right: Point::new(ahead * SIZE, 0.0),
        down: Point::new(-ahead * lean, SIZE),
    };
    let mut figure = Figure {
        place: feet.moved(0.0, -FEET),
        stride,
        detail,
        shapes,
    };
    match facing {
        Dir::Down => figure.front(),
        Dir::Up => figure.back(),
        Dir::Left | Dir::Right => figure.side(),
    }
}

struct Figure<'a> {
    place: Place,
    stride: f32,
    detail: Detail,
    shapes: &'a mut Vec<Shape>,
}

impl Figure<'_> {
    fn add(&mut self, parts: &[Part]) {
        self.place.draw(parts, self.detail, self.shapes);
    }

    fn add_at(&mut self, x: f32, y: f32, parts: &[Part]) {
        self.place.moved(x, y).draw(parts, self.detail, self.shapes);
    }

    /// The lamp in a hand, and its glow.
    fn lamp(&mut self, x: f32, y: f32) {
        let glow = self.place.point(Point::new(x, y + 0.12));
        self.shapes.push(Shape::light(glow, 0.3, 0.3, Light, 80));
        self.add_at(x, y, &LAMP);
    }

    fn front(&mut self) {
        self.add_at(-0.1, 0.3 + 0.03 * self.stride, &BOOT);
        self.add_at(0.1, 0.3 - 0.02 * self.stride, &BOOT);
        self.add(&COAT);
        self.add(&LEFT_ARM);
        self.add(&HEAD);
        self.add(&FACE);
        self.add(&EYES_FRONT);
        self.add(&CAP);
        self.add(&RIGHT_ARM);
        self.lamp(0.24, 0.05);
    }

    fn back(&mut self) {
        self.lamp(0.24, 0.05);
        self.add_at(-0.1, 0.3 - 0.02 * self.stride, &BOOT);
        self.add_at(0.1, 0.3 + 0.03 * self.stride, &BOOT);
        self.add(&COAT);
        self.add(&LEFT_ARM);
        self.add(&RIGHT_ARM);
        self.add(&HEAD);
        self.add(&PACK_BACK);
        self.add(&CAP);
    }

    fn side(&mut self) {
        self.add_at(-0.08 - 0.08 * self.stride, 0.3, &BOOT);
        self.add_at(0.09 + 0.09 * self.stride, 0.3, &BOOT);
        self.add(&COAT);
        self.add(&PACK_SIDE);
        self.add_at(0.02, 0.0, &HEAD);
        self.add_at(0.02, 0.0, &FACE);
        self.add_at(0.02, 0.0, &EYES_SIDE);
        self.add(&CAP);
        self.add(&ARM_AHEAD);
        self.lamp(0.26, 0.04);
    }
}

/// The light of the lamp on the floor: all around a little, and a beam ahead as far as the walls let it.
pub(super) fn beam(moment: &Moment, shapes: &mut Vec<Shape>) {
    let position = &moment.scene.position;
    let facing = moment.scene.facing;
    let (x, y) = match facing {
        Dir::Up => (0.1, -0.1),
        Dir::Right => (0.2, 0.15),
        Dir::Down => (0.1, 0.15),
        Dir::Left => (-0.2, 0.15),
    };
    let from = moment.player + Point::new(x, y);
    let (mut free, mut ahead) = (0.0, position.player() + facing);
    while free < 3.0 && position.board().is_floor(ahead) {
        free += 1.0;
        ahead = ahead + facing;
    }
    let radius = (0.9 + free - moment.part).min(2.2);
    for (tangent, percent) in [(0.32, 16), (0.19, 22)] {
        shapes.push(Shape::Pool {
            region: sector(from, unit(facing) * radius, tangent),
            middle: from,
            radius,
            ink: Ink(Light, percent),
        });
    }
    shapes.push(Shape::light(from, 0.8, 0.8, Light, 26));
}

/// A sector of a circle by its middle radius and the tangent of a quarter of its angle.
fn sector(from: Point, ahead: Point, tangent: f32) -> Path {
    let aside = Point::new(-ahead.y, ahead.x);
    let square = tangent * tangent;
    // Sine and cosine of half the angle, by those of its half.
    let cosine = (1.0 - square) / (1.0 + square);
    let sine = 2.0 * tangent / (1.0 + square);
    // The light is gone at the edge, so two curves are round enough.
    Path(vec![
        Step::Move(from),
        Step::Line(from + ahead * cosine - aside * sine),
        Step::Quad(from + ahead - aside * tangent, from + ahead),
        Step::Quad(
            from + ahead + aside * tangent,
            from + ahead * cosine + aside * sine,
        ),
        Step::Close,
    ])
}
