//! Small drawings as tables: what a figure or a crate is made of, part by part, as text.
//! A path is written much like one of SVG, in thousandths of a cell around the drawing's own middle: `Mx y`, `Lx y`,
//! `Qx y x y`, `Z`, and whole figures `Ex y rx ry` (ellipse), `Sx y w h r` (slab by its half sides and corners),
//! `Dx y r` (diamond) and `Wx y w h` (a wave: a level line, thick in its middle, by half its length and its bend). Tables rather than calls, since every call with its numbers costs the page many times as much.
//! Invariant: letters stand right before their first number, and all else is parted by single spaces.

use super::{
    Ink, Shape,
    fit::Detail,
    path::{Path, Point, Step},
    tokens::Token,
};

/// One shape of a drawing.
#[derive(Clone, Copy)]
pub(super) struct Part {
    path: &'static str,
    /// In thousandths of a cell; nothing for a filled path, and [`LIGHT`] for a light.
    width: u8,
    ink: Ink,
    /// Whether small cells do without it.
    fine: bool,
}

/// The width that stands for a light in the place of an ellipse, which the path has to be.
const LIGHT: u8 = u8::MAX;

impl Part {
    pub(super) const fn fill(path: &'static str, token: Token) -> Self {
        Self::stroke(path, 0, token)
    }

    pub(super) const fn stroke(path: &'static str, width: u8, token: Token) -> Self {
        Self {
            path,
            width,
            ink: Ink(token, 100),
            fine: false,
        }
    }

    /// A light that fades to the edge of an upright ellipse.
    pub(super) const fn light(path: &'static str, token: Token, percent: u8) -> Self {
        Self::stroke(path, LIGHT, token).clear(percent)
    }

    pub(super) const fn fine(mut self) -> Self {
        self.fine = true;
        self
    }

    pub(super) const fn clear(mut self, percent: u8) -> Self {
        self.ink.1 = percent;
        self
    }
}

/// Where a drawing goes: its middle, and what one cell to its right, along an axis, and one down are on the board.
#[derive(Clone, Copy)]
pub(super) struct Place {
    pub(super) middle: Point,
    pub(super) right: Point,
    pub(super) down: Point,
}

impl Place {
    pub(super) fn at(middle: Point) -> Self {
        Self {
            middle,
            right: Point::new(1.0, 0.0),
            down: Point::new(0.0, 1.0),
        }
    }

    /// A point given from the middle of the drawing.
    pub(super) fn point(&self, Point { x, y }: Point) -> Point {
        self.middle + self.right * x + self.down * y
    }

    /// The same place for a drawing whose middle is elsewhere in this one.
    pub(super) fn moved(&self, x: f32, y: f32) -> Self {
        Self {
            middle: self.point(Point::new(x, y)),
            ..*self
        }
    }

    /// Draws parts there, in their order.
    pub(super) fn draw(&self, parts: &[Part], detail: Detail, shapes: &mut Vec<Shape>) {
        for part in parts {
            if part.fine && detail != Detail::All {
                continue;
            }
            let mut path = read(part.path);
            for step in &mut path.0 {
                *step = match *step {
                    Step::Move(to) => Step::Move(self.point(to)),
                    Step::Line(to) => Step::Line(self.point(to)),
                    Step::Quad(via, to) => Step::Quad(self.point(via), self.point(to)),
                    Step::Close => Step::Close,
                };
            }
            let ink = part.ink;
            shapes.push(match part.width {
                0 => Shape::Fill { path, ink },
                LIGHT => light(&path, ink),
                width => {
                    let size = self.right.x.abs() + self.right.y.abs();
                    let width = f32::from(width) * 0.001 * size;
                    Shape::Stroke { path, width, ink }
                }
            });
        }
    }
}

/// The light in the place of an upright ellipse.
fn light(path: &Path, ink: Ink) -> Shape {
    let (mut least, mut most) = (
        Point::new(f32::MAX, f32::MAX),
        Point::new(f32::MIN, f32::MIN),
    );
    for step in &path.0 {
        if let Step::Move(to) | Step::Quad(_, to) = *step {
            least = Point::new(least.x.min(to.x), least.y.min(to.y));
            most = Point::new(most.x.max(to.x), most.y.max(to.y));
        }
    }
    let half = (most - least) * 0.5;
    Shape::Light {
        middle: least + half,
        radii: (half.x, half.y),
        ink,
    }
}

/// The path that a text describes, in cells.
fn read(text: &str) -> Path {
    let mut path = Path::default();
    let (mut numbers, mut count) = ([0.0; 5], 0);
    let (mut letter, mut value, mut sign) = (b' ', 0.0, 0.001);
    for byte in text.bytes().chain(*b" .") {
        match byte {
            b'-' => sign = -0.001,
            b'0'..=b'9' => value = value * 10.0 + f32::from(byte - b'0'),
            b' ' => {
                numbers[count % 5] = value * sign;
                count += 1;
                (value, sign) = (0.0, 0.001);
            }
            next => {
                step(&mut path, letter, numbers);
                (letter, count) = (next, 0);
            }
        }
    }
    path
}

fn step(path: &mut Path, letter: u8, [a, b, c, d, e]: [f32; 5]) {
    let point = Point::new(a, b);
    match letter {
        b'M' => path.0.push(Step::Move(point)),
        b'L' => path.0.push(Step::Line(point)),
        b'Q' => path.0.push(Step::Quad(point, Point::new(c, d))),
        b'Z' => path.0.push(Step::Close),
        b'E' => path.extend(Path::ellipse(a, b, c, d)),
        b'S' => path.extend(Path::slab(a, b, c, d, e)),
        b'W' => {
            let line = Path::from(a - c, b).bend(a, b - d, a + c, b);
            path.extend(line.bend(a, b + d, a - c, b).close());
        }
        b'D' => path.extend(Path::diamond(a, b, c)),
        _ => {}
    }
}
