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
    let mut edges = Vec::new();
    for line in lines {
        let next = line.points.iter().cycle().skip(1);
        for (here, there) in line.points.iter().zip(next) {
            if here.y < there.y {
                edges.push(Edge {
                    top: *here,
                    bottom: *there,
                });
            } else if there.y < here.y {
                edges.push(Edge {
                    top: *there,
                    bottom: *here,
                });
            }
        }
    }
    edges.sort_by(|here, there| here.top.y.total_cmp(&there.top.y));
    let mut heights: Vec<f32> = edges
        .iter()
        .flat_map(|edge| [edge.top.y, edge.bottom.y])
        .collect();
    heights.sort_by(f32::total_cmp);
    heights.dedup();
    let mut pieces = Vec::new();
    let mut entering = 0;
    let mut active: Vec<usize> = Vec::new();
    // Gaps that are open: left edge, right edge and the height at which they begin.
    let mut open: Vec<(usize, usize, f32)> = Vec::new();
    for (index, height) in heights.iter().enumerate() {
        active.retain(|edge| edges[*edge].bottom.y > *height);
        while entering < edges.len() && edges[entering].top.y <= *height {
            active.push(entering);
            entering += 1;
        }
        let below = heights.get(index + 1).copied().unwrap_or(*height);
        let middle = (height + below) / 2.0;
        active.sort_by(|here, there| {
            edges[*here]
                .x_at(middle)
                .total_cmp(&edges[*there].x_at(middle))
        });
        let gaps: Vec<(usize, usize)> = active
            .chunks_exact(2)
            .map(|pair| (pair[0], pair[1]))
            .collect();
        open.retain(|(left, right, from)| {
            let goes_on = gaps.contains(&(*left, *right));
            if !goes_on {
                pieces.push(trapezoid(&edges[*left], &edges[*right], *from, *height));
            }
            goes_on
        });
        for (left, right) in gaps {
            if !open.iter().any(|gap| (gap.0, gap.1) == (left, right)) {
                open.push((left, right, *height));
            }
        }
    }
    pieces
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
