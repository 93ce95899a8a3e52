//! The inside of closed lines as trapezoids with level tops and bottoms.
//! There is no general triangulation here: the pictures have no need of one, and this is short.
//! Invariant: the trapezoids don't overlap, and their left and right sides lie on the lines.

use super::line::Line;
use crate::view::path::Point;

/// Cuts the inside of closed lines, by the even-odd rule, into trapezoids with level tops and bottoms.
///
/// Between two neighbouring heights at which any edge ends, edges don't cross, and every other gap between them lies
/// inside; a gap that goes on between the same two edges stays one trapezoid.
pub(super) fn trapezoids(lines: &[Line]) -> Vec<[Point; 4]> {
    let (edges, mut ends) = edges(lines);
    sort(&mut ends);
    let mut pieces = Vec::new();
    // The edges at this height from left to right, and the gaps that are open: left edge, right edge and where they
    // begin.
    let mut active: Vec<usize> = Vec::new();
    let mut open: Vec<(usize, usize, f32)> = Vec::new();
    let mut gaps: Vec<(usize, usize, f32)> = Vec::new();
    let mut next = 0;
    while next < ends.len() {
        let height = ends[next].0;
        active.retain(|edge| edges[*edge].bottom.y > height);
        while next < ends.len() && ends[next].0 == height {
            let edge = ends[next].1;
            if edges[edge].top.y == height {
                active.push(edge);
            }
            next += 1;
        }
        let below = if next < ends.len() {
            ends[next].0
        } else {
            height
        };
        order(&mut active, &edges, (height + below) / 2.0);
        gaps.clear();
        for pair in active.chunks_exact(2) {
            gaps.push((pair[0], pair[1], height));
        }
        for (left, right, from) in open.drain(..) {
            match gaps.iter_mut().find(|gap| gap.0 == left && gap.1 == right) {
                Some(gap) => gap.2 = from,
                None => pieces.push(trapezoid(&edges[left], &edges[right], from, height)),
            }
        }
        std::mem::swap(&mut open, &mut gaps);
    }
    pieces
}

/// All edges that are not level, and the height of each end of each of them with the edge's number.
fn edges(lines: &[Line]) -> (Vec<Edge>, Vec<(f32, usize)>) {
    let (mut edges, mut ends) = (Vec::new(), Vec::new());
    for line in lines {
        let mut here = line.points[line.points.len() - 1];
        for there in &line.points {
            let (top, bottom) = if here.y < there.y {
                (here, *there)
            } else {
                (*there, here)
            };
            if top.y < bottom.y {
                ends.push((top.y, edges.len()));
                ends.push((bottom.y, edges.len()));
                edges.push(Edge { top, bottom });
            }
            here = *there;
        }
    }
    (edges, ends)
}

/// Sorts by height. Each use of a sort of the standard library takes several kilobytes of the module that the page
/// loads; this is Shell's, with gaps that shrink to four ninths (Tokuda 1992).
fn sort(ends: &mut [(f32, usize)]) {
    let mut gap = ends.len() * 4 / 9;
    while gap > 0 {
        for index in gap..ends.len() {
            let end = ends[index];
            let mut hole = index;
            while hole >= gap && ends[hole - gap].0 > end.0 {
                ends[hole] = ends[hole - gap];
                hole -= gap;
            }
            ends[hole] = end;
        }
        gap = if gap == 2 { 1 } else { gap * 4 / 9 };
    }
}

/// Puts edges in their order from left to right at a height: one by one, as all but the new ones are in order.
fn order(active: &mut [usize], edges: &[Edge], height: f32) {
    for index in 1..active.len() {
        let edge = active[index];
        let x = edges[edge].x_at(height);
        let mut hole = index;
        while hole > 0 && edges[active[hole - 1]].x_at(height) > x {
            active[hole] = active[hole - 1];
            hole -= 1;
        }
        active[hole] = edge;
    }
}

/// An edge of a path from its upper end to its lower one.
#[derive(Clone, Copy)]
struct Edge {
    top: Point,
    bottom: Point,
}

impl Edge {
    fn x_at(&self, y: f32) -> f32 {
        if y <= self.top.y {
            return self.top.x;
        }
        if y >= self.bottom.y {
            return self.bottom.x;
        }
        let part = (y - self.top.y) / (self.bottom.y - self.top.y);
        self.top.x + (self.bottom.x - self.top.x) * part
    }
}

fn trapezoid(left: &Edge, right: &Edge, from: f32, to: f32) -> [Point; 4] {
    [
        Point::new(left.x_at(from), from),
        Point::new(right.x_at(from), from),
        Point::new(right.x_at(to), to),
        Point::new(left.x_at(to), to),
    ]
}
