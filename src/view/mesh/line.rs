//! Lines of points in pixels: what is left of a path once its curves are straightened and its strokes outlined.
//! Nothing here knows a colour; angles are never computed, arcs are halved until they are flat enough.
//! Invariant: no two neighbouring points of a line are the same.

use crate::view::path::{Path, Point, Step};

/// A line of points; a closed one goes back from the last to the first.
pub(super) struct Line {
    pub(super) points: Vec<Point>,
    closed: bool,
}

impl Line {
    /// The contours of a path, put to pixels by `place`, with curves as lines within a tolerance.
    pub(super) fn all(path: &Path, tolerance: f32, place: impl Fn(Point) -> Point) -> Vec<Self> {
        let mut lines: Vec<Self> = Vec::new();
        for step in &path.0 {
            if let Step::Move(to) = *step {
                lines.push(Self {
                    points: vec![place(to)],
                    closed: false,
                });
                continue;
            }
            let Some(line) = lines.last_mut() else {
                continue;
            };
            match *step {
                Step::Quad(via, to) => line.bend(place(via), place(to), tolerance),
                Step::Line(to) => push_apart(&mut line.points, place(to)),
                Step::Move(_) => {}
                Step::Close => {
                    line.closed = true;
                    if line.points.len() > 1 && line.points.first() == line.points.last() {
                        line.points.pop();
                    }
                }
            }
        }
        lines
    }

    fn bend(&mut self, via: Point, to: Point, tolerance: f32) {
        let here = self.points[self.points.len() - 1];
        // A quadratic curve strays from n chords by a quarter of its second difference over n squared.
        let bow = length(here - via * 2.0 + to);
        let parts = (bow / (4.0 * tolerance)).sqrt().ceil().clamp(1.0, 32.0) as u8;
        for part in 1..parts {
            let t = f32::from(part) / f32::from(parts);
            let rest = 1.0 - t;
            let point = here * (rest * rest) + via * (2.0 * t * rest) + to * (t * t);
            push_apart(&mut self.points, point);
        }
        push_apart(&mut self.points, to);
    }

    /// Whether it has only level and upright pieces.
    pub(super) fn is_upright(&self) -> bool {
        let mut here = self.points[self.points.len() - 1];
        self.points.iter().all(|there| {
            let upright = here.x == there.x || here.y == there.y;
            here = *there;
            upright
        })
    }
}

pub(super) fn length(of: Point) -> f32 {
    (of.x * of.x + of.y * of.y).sqrt()
}

/// A quarter turn clockwise on the screen, of length one.
fn aside(along: Point) -> Point {
    let length = length(along).max(f32::MIN_POSITIVE);
    Point::new(-along.y / length, along.x / length)
}

/// Adds the points of an arc of a circle of radius one after its beginning, which is less than half a turn away from
/// its end, within a tolerance.
pub(super) fn arc(from: Point, to: Point, tolerance: f32, points: &mut Vec<Point>) {
    let chord = (from + to) * 0.5;
    let height = length(chord).max(f32::MIN_POSITIVE);
    if 1.0 - height <= tolerance {
        points.push(to);
    } else {
        let middle = chord * (1.0 / height);
        arc(from, middle, tolerance, points);
        arc(middle, to, tolerance, points);
    }
}

/// Adds a point that is not where the last one is.
fn push_apart(points: &mut Vec<Point>, point: Point) {
    if points.last() != Some(&point) {
        points.push(point);
    }
}

/// Twice the area inside a closed line, positive when it runs clockwise on the screen.
pub(super) fn doubled_area(points: &[Point]) -> f32 {
    let (mut area, mut here) = (0.0, points[points.len() - 1]);
    for there in points {
        area += here.x * there.y - there.x * here.y;
        here = *there;
    }
    area
}

/// A closed line moved to its left by a distance, which for a clockwise one is outward; corners reach at most twice
/// as far.
pub(super) fn moved_out(points: &[Point], distance: f32) -> Vec<Point> {
    let count = points.len();
    let mut outer = Vec::with_capacity(count);
    for index in 0..count {
        let here = points[index];
        let before = aside(here - points[(index + count - 1) % count]);
        let after = aside(points[(index + 1) % count] - here);
        let both = before + after;
        let square = (both.x * both.x + both.y * both.y).max(1.0);
        outer.push(here - both * (2.0 * distance / square));
    }
    outer
}

/// The closed lines around a line that is drawn with a wide pen with a round tip.
pub(super) fn border(line: &Line, half: f32, tolerance: f32) -> Vec<Line> {
    let points = &line.points;
    if points.len() < 2 {
        return Vec::new();
    }
    let mut around = points.clone();
    if line.closed {
        let outer = side(&around, half, tolerance);
        around.reverse();
        return vec![outer, side(&around, half, tolerance)];
    }
    // There along one side and back along the other; the turn at each end is a join like any other.
    for index in (1..points.len() - 1).rev() {
        around.push(points[index]);
    }
    vec![side(&around, half, tolerance)]
}

/// What lies `half` to the left of a closed line, with round corners where that is outside.
fn side(points: &[Point], half: f32, tolerance: f32) -> Line {
    let count = points.len();
    let mut side = Vec::with_capacity(count * 2);
    let mut spokes = Vec::new();
    for index in 0..count {
        let here = points[index];
        let came = here - points[(index + count - 1) % count];
        let goes = points[(index + 1) % count] - here;
        let (before, after) = (aside(came) * -1.0, aside(goes) * -1.0);
        let turn = came.x * goes.y - came.y * goes.x;
        let along = before.x * after.x + before.y * after.y;
        if along < -0.99 {
            // The end of an open line: half a turn, by way of straight ahead.
            let ahead = aside(before);
            spokes.push(before);
            arc(before, ahead, tolerance / half, &mut spokes);
            arc(ahead, after, tolerance / half, &mut spokes);
        } else if turn > 0.0 {
            spokes.push(before);
            arc(before, after, tolerance / half, &mut spokes);
        } else {
            // On the inner side of a bend the two borders meet, but not beyond the shorter piece.
            let both = before + after;
            let square = (both.x * both.x + both.y * both.y).max(0.1);
            let most = length(came).min(length(goes)) / half + 1.0;
            spokes.push(both * (2.0 / square).min(most));
        }
        for spoke in spokes.drain(..) {
            push_apart(&mut side, here + spoke * half);
        }
    }
    Line {
        points: side,
        closed: true,
    }
}
