//! The one curve that every crossing is drawn as, and how far a point is from it.
//! It is a quadratic curve between two positions; which ones is not known here.
//! Invariant: it begins and ends so much before the middles of both.

use crate::view::{Path, Point, Step};

/// A quadratic curve.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Curve {
    pub(super) from: Point,
    via: Point,
    pub(super) to: Point,
}

/// How many straight pieces stand for a curve where distances are measured: an even number, so that one ends at its
/// middle.
const PIECES: u8 = 12;

impl Curve {
    /// Between two points but for a gap at either end, bent so far to the left of the straight line.
    pub(super) fn bent(from: Point, to: Point, bend: f32, gap: f32) -> Self {
        let chord = to - from;
        let left = Point::new(chord.y, -chord.x) * (2.0 * bend / length(chord));
        let via = (from + to) * 0.5 + left;
        let part = gap / length(via - from);
        Self {
            from: from + (via - from) * part,
            via,
            to: to + (via - to) * part,
        }
    }

    /// The point at a part of the way, from 0 to 1.
    pub(super) fn at(&self, part: f32) -> Point {
        let left = 1.0 - part;
        self.from * (left * left) + self.via * (2.0 * left * part) + self.to * (part * part)
    }

    pub(super) fn draw(&self, path: &mut Path) {
        path.0.push(Step::Move(self.from));
        path.0.push(Step::Quad(self.via, self.to));
    }

    /// How far a point is from the curve.
    pub(super) fn distance(&self, point: Point) -> f32 {
        let (mut least, mut here) = (f32::MAX, self.from);
        for piece in 1..=PIECES {
            let there = self.at(f32::from(piece) / f32::from(PIECES));
            let (along, out) = (there - here, point - here);
            let part = dot(out, along) / dot(along, along).max(f32::MIN_POSITIVE);
            least = least.min(length(out - along * part.clamp(0.0, 1.0)));
            here = there;
        }
        least
    }
}

// Called everywhere, and copies would cost the page more than the calls.
#[inline(never)]
pub(super) fn length(point: Point) -> f32 {
    dot(point, point).sqrt()
}

fn dot(one: Point, other: Point) -> f32 {
    one.x * other.x + one.y * other.y
}
