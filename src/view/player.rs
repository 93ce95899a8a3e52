//! The player: a little lamplighter in a coat, seen a bit from above, who looks the way of the last step.
//! The figure is drawn around the middle of its cell, mirrored to look left, and swings its lamp as it walks.
//! Invariant: the face, the lamp or the pack on the back tell each of the four directions from the others.

use super::{
    Ink, Moment, Shape,
    fit::Detail,
    outline::unit,
    path::{Path, Point, Step},
    tokens::Token,
};
use crate::grid::Dir;

/// How far below the middle of its cell the figure stands.
const FEET: f32 = 0.34;
/// How much larger it is drawn than the numbers below say.
const SIZE: f32 = 1.16;

/// Draws the figure with its shadow and the light of its lamp.
pub(super) fn draw(moment: &Moment, detail: Detail, shapes: &mut Vec<Shape>) {
    let facing = moment.scene.facing;
    let middle = moment.player;
    if detail == Detail::Least {
        shapes.push(Shape::fill(
            Path::circle(middle.x, middle.y, 0.42),
            Token::Coat,
            100,
        ));
        return;
    }
    // One stride for each step, from nothing to one and back.
    let stride = 4.0 * moment.part * (1.0 - moment.part);
    let pushes = moment.scene.step.is_some_and(|step| step.pushes);
    let mut figure = Figure {
        middle,
        rise: stride * 0.035,
        lean: match (moment.scene.step.is_some(), pushes) {
            (false, _) => 0.0,
            (true, false) => 0.05 * stride,
            (true, true) => 0.16 * stride,
        },
        mirrored: facing == Dir::Left,
        shapes,
    };
    figure.shadow();
    match facing {
        Dir::Down => figure.front(stride, detail),
        Dir::Up => figure.back(stride, detail),
        Dir::Left | Dir::Right => figure.side(stride, detail),
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
            ink: Ink(Token::Light, percent),
        });
    }
    shapes.push(Shape::light(from, 0.8, 0.8, Token::Light, 26));
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

struct Figure<'a> {
    middle: Point,
    /// How far the body is lifted by the stride.
    rise: f32,
    /// How far the head is ahead of the feet, for each cell of height.
    lean: f32,
    mirrored: bool,
    shapes: &'a mut Vec<Shape>,
}

impl Figure<'_> {
    /// From the figure's own axes, facing right where it faces a side, to the board.
    fn place(&self, point: Point) -> Point {
        let height = FEET - point.y;
        let x = point.x * SIZE + self.lean * height;
        let x = if self.mirrored { -x } else { x };
        self.middle + Point::new(x, FEET - height * SIZE - self.rise)
    }

    fn fill(&mut self, path: Path, token: Token, percent: u8) {
        let path = path.map(|point| self.place(point));
        self.shapes.push(Shape::fill(path, token, percent));
    }

    fn stroke(&mut self, path: Path, width: f32, token: Token) {
        let path = path.map(|point| self.place(point));
        self.shapes
            .push(Shape::stroke(path, width * SIZE, token, 100));
    }

    fn shadow(&mut self) {
        let below = self.middle + Point::new(0.0, 0.33);
        self.shapes
            .push(Shape::light(below, 0.36, 0.16, Token::Shade, 70));
    }

    fn boots(&mut self, left: Point, right: Point) {
        for Point { x, y } in [left, right] {
            self.fill(Path::ellipse(x, y, 0.085, 0.06), Token::Ink, 100);
        }
    }

    fn coat(&mut self, detail: Detail) {
        let bell = Path::from(-0.13, -0.1)
            .to(0.13, -0.1)
            .bend(0.21, 0.02, 0.235, 0.25)
            .bend(0.0, 0.35, -0.235, 0.25)
            .bend(-0.21, 0.02, -0.13, -0.1)
            .close();
        self.fill(bell, Token::Coat, 100);
        if detail == Detail::All {
            let hem = Path::from(0.231, 0.21)
                .to(0.235, 0.25)
                .bend(0.0, 0.35, -0.235, 0.25)
                .to(-0.231, 0.21)
                .bend(0.0, 0.29, 0.231, 0.21)
                .close();
            self.fill(hem, Token::Hat, 100);
        }
    }

    fn arm(&mut self, shoulder: Point, hand: Point) {
        let sleeve = Path::from(shoulder.x, shoulder.y).to(hand.x, hand.y);
        self.stroke(sleeve, 0.105, Token::Hat);
        self.fill(Path::circle(hand.x, hand.y, 0.05), Token::Skin, 100);
    }

    fn scarf(&mut self, x: f32) {
        self.fill(Path::slab(x, -0.075, 0.15, 0.05, 0.05), Token::Scarf, 100);
    }

    /// The head with a dark rim of hair, which parts the face from a bright floor.
    fn head(&mut self, x: f32, face: Token) {
        self.fill(Path::circle(x, -0.2, 0.187), Token::Hat, 100);
        self.fill(Path::circle(x, -0.2, 0.165), face, 100);
    }

    fn cap(&mut self, detail: Detail) {
        let dome = Path::from(-0.19, -0.25)
            .bend(-0.19, -0.43, 0.0, -0.43)
            .bend(0.19, -0.43, 0.19, -0.25)
            .bend(0.0, -0.21, -0.19, -0.25)
            .close();
        self.fill(dome, Token::Hat, 100);
        if detail == Detail::All {
            let band = Path::from(-0.17, -0.255).bend(0.0, -0.215, 0.17, -0.255);
            self.stroke(band, 0.065, Token::Coat);
            self.fill(Path::circle(0.0, -0.43, 0.055), Token::Scarf, 100);
        }
    }

    fn eyes(&mut self, left: f32, right: f32) {
        for x in [left, right] {
            self.fill(Path::ellipse(x, -0.165, 0.022, 0.03), Token::Ink, 100);
        }
    }

    /// A lantern that hangs from a hand.
    fn lamp(&mut self, hand: Point, detail: Detail) {
        let Point { x, y } = hand;
        if detail == Detail::All {
            let glow = self.place(Point::new(x, y + 0.12));
            self.shapes
                .push(Shape::light(glow, 0.3, 0.3, Token::Light, 80));
            let handle = Path::from(x - 0.04, y + 0.06).bend(x, y - 0.03, x + 0.04, y + 0.06);
            self.stroke(handle, 0.025, Token::Ink);
        }
        self.fill(Path::slab(x, y + 0.12, 0.062, 0.075, 0.03), Token::Ink, 100);
        self.fill(
            Path::slab(x, y + 0.12, 0.042, 0.045, 0.02),
            Token::Light,
            100,
        );
        if detail == Detail::All {
            self.fill(Path::ellipse(x, y + 0.125, 0.018, 0.028), Token::Glint, 100);
        }
    }

    fn front(&mut self, stride: f32, detail: Detail) {
        self.boots(
            Point::new(-0.1, 0.3 + 0.03 * stride),
            Point::new(0.1, 0.3 - 0.02 * stride),
        );
        self.coat(detail);
        self.arm(Point::new(-0.15, 0.0), Point::new(-0.21, 0.12));
        self.head(0.0, Token::Skin);
        self.scarf(0.0);
        self.eyes(-0.065, 0.065);
        self.cap(detail);
        let hand = Point::new(0.235 + 0.015 * stride, 0.06);
        self.arm(Point::new(0.15, 0.0), hand);
        self.lamp(hand, detail);
    }

    fn back(&mut self, stride: f32, detail: Detail) {
        let hand = Point::new(0.235 + 0.015 * stride, 0.03);
        self.lamp(hand, detail);
        self.boots(
            Point::new(-0.1, 0.3 - 0.02 * stride),
            Point::new(0.1, 0.3 + 0.03 * stride),
        );
        self.coat(detail);
        self.arm(Point::new(-0.15, 0.0), Point::new(-0.21, 0.1));
        self.arm(Point::new(0.15, 0.0), hand);
        self.head(0.0, Token::Hat);
        self.scarf(0.0);
        self.fill(
            Path::slab(0.0, 0.1, 0.125, 0.125, 0.06),
            Token::BoxEdge,
            100,
        );
        self.fill(Path::slab(0.0, 0.06, 0.125, 0.07, 0.05), Token::Box, 100);
        self.cap(detail);
    }

    fn side(&mut self, stride: f32, detail: Detail) {
        self.boots(
            Point::new(-0.08 - 0.08 * stride, 0.3),
            Point::new(0.09 + 0.09 * stride, 0.3),
        );
        self.coat(detail);
        self.fill(
            Path::slab(-0.16, 0.08, 0.07, 0.12, 0.06),
            Token::BoxEdge,
            100,
        );
        self.fill(Path::slab(-0.165, 0.05, 0.065, 0.07, 0.05), Token::Box, 100);
        self.head(0.02, Token::Skin);
        self.scarf(0.02);
        self.eyes(0.075, 0.15);
        self.cap(detail);
        let hand = Point::new(0.26 + 0.02 * stride, 0.04);
        self.arm(Point::new(0.03, 0.0), hand);
        self.lamp(hand, detail);
    }
}
