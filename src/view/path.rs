//! Paths: lines and quadratic curves in board units, and the few figures that the pictures are made of.
//! A path is filled by the even-odd rule, or stroked with round caps and joins; it has no colour of its own.
//! Invariant: every contour begins with one [`Step::Move`], and filled ones end with [`Step::Close`]; the outer
//! contours of a filled path turn one way and its holes the other.

use std::ops::{Add, Mul, Sub};

/// A place, or a difference of places: x to the right and y downwards.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Point {
    pub x: f32,
    pub y: f32,
}

impl Point {
    pub const fn new(x: f32, y: f32) -> Self {
        Self { x, y }
    }
}

impl Add for Point {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self::new(self.x + other.x, self.y + other.y)
    }
}

impl Sub for Point {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self::new(self.x - other.x, self.y - other.y)
    }
}

impl Mul<f32> for Point {
    type Output = Self;

    fn mul(self, factor: f32) -> Self {
        Self::new(self.x * factor, self.y * factor)
    }
}

/// One step of a path.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Step {
    Move(Point),
    Line(Point),
    /// A quadratic curve: its control point and its end.
    Quad(Point, Point),
    Close,
}

/// Contours, one after the other.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Path(pub Vec<Step>);

/// The cosine and the distance of the control points that make a circle of eight curves.
const EIGHTH: f32 = std::f32::consts::FRAC_1_SQRT_2;
const EIGHTH_CONTROL: f32 = 0.414_213_56;

impl Path {
    pub fn from(x: f32, y: f32) -> Self {
        Self(vec![Step::Move(Point::new(x, y))])
    }

    pub fn and(mut self, x: f32, y: f32) -> Self {
        self.0.push(Step::Move(Point::new(x, y)));
        self
    }

    // Neither this nor `bend` is worth copies: those would cost the page more than the calls.
    #[inline(never)]
    pub fn to(mut self, x: f32, y: f32) -> Self {
        self.0.push(Step::Line(Point::new(x, y)));
        self
    }

    /// A curve to `(x, y)` that is drawn towards `(via_x, via_y)`.
    #[inline(never)]
    pub fn bend(mut self, via_x: f32, via_y: f32, x: f32, y: f32) -> Self {
        self.0
            .push(Step::Quad(Point::new(via_x, via_y), Point::new(x, y)));
        self
    }

    pub fn close(mut self) -> Self {
        self.0.push(Step::Close);
        self
    }

    /// An upright ellipse.
    pub fn ellipse(x: f32, y: f32, radius_x: f32, radius_y: f32) -> Self {
        const RING: [(f32, f32); 16] = [
            (1.0, EIGHTH_CONTROL),
            (EIGHTH, EIGHTH),
            (EIGHTH_CONTROL, 1.0),
            (0.0, 1.0),
            (-EIGHTH_CONTROL, 1.0),
            (-EIGHTH, EIGHTH),
            (-1.0, EIGHTH_CONTROL),
            (-1.0, 0.0),
            (-1.0, -EIGHTH_CONTROL),
            (-EIGHTH, -EIGHTH),
            (-EIGHTH_CONTROL, -1.0),
            (0.0, -1.0),
            (EIGHTH_CONTROL, -1.0),
            (EIGHTH, -EIGHTH),
            (1.0, -EIGHTH_CONTROL),
            (1.0, 0.0),
        ];
        RING.chunks_exact(2)
            .fold(Self::from(x + radius_x, y), |path, pair| {
                let [(via_x, via_y), (to_x, to_y)] = [pair[0], pair[1]];
                path.bend(
                    x + via_x * radius_x,
                    y + via_y * radius_y,
                    x + to_x * radius_x,
                    y + to_y * radius_y,
                )
            })
            .close()
    }

    /// A line through points with its corners cut round; nothing without a point.
    pub fn rounded(points: &[Point], radius: f32) -> Self {
        let mut path = Self::default();
        let [first, .., last] = points else {
            return path;
        };
        path.0.push(Step::Move(*first));
        for three in points.windows(3) {
            let [before, here, after] = [three[0], three[1], three[2]];
            if before - here == here - after {
                continue;
            }
            path.0.push(Step::Line(here + (before - here) * radius));
            path.0
                .push(Step::Quad(here, here + (after - here) * radius));
        }
        path.0.push(Step::Line(*last));
        path
    }

    pub fn circle(x: f32, y: f32, radius: f32) -> Self {
        Self::ellipse(x, y, radius, radius)
    }

    /// An upright rectangle with soft corners, by its middle and half its sides.
    pub fn slab(x: f32, y: f32, half_width: f32, half_height: f32, radius: f32) -> Self {
        let (left, right) = (x - half_width, x + half_width);
        let (top, bottom) = (y - half_height, y + half_height);
        if radius <= 0.0 {
            return Self::from(left, top)
                .to(right, top)
                .to(right, bottom)
                .to(left, bottom)
                .close();
        }
        Self::from(left + radius, top)
            .to(right - radius, top)
            .bend(right, top, right, top + radius)
            .to(right, bottom - radius)
            .bend(right, bottom, right - radius, bottom)
            .to(left + radius, bottom)
            .bend(left, bottom, left, bottom - radius)
            .to(left, top + radius)
            .bend(left, top, left + radius, top)
            .close()
    }

    /// A square on its corner.
    pub fn diamond(x: f32, y: f32, radius: f32) -> Self {
        Self::from(x, y - radius)
            .to(x + radius, y)
            .to(x, y + radius)
            .to(x - radius, y)
            .close()
    }

    /// The path somewhere else.
    pub fn shifted(&self, by: Point) -> Self {
        let mut path = self.clone();
        for step in &mut path.0 {
            *step = match *step {
                Step::Move(to) => Step::Move(to + by),
                Step::Line(to) => Step::Line(to + by),
                Step::Quad(via, to) => Step::Quad(via + by, to + by),
                Step::Close => Step::Close,
            };
        }
        path
    }

    pub fn extend(&mut self, other: Self) {
        self.0.extend(other.0);
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}
