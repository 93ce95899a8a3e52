//! Ways through a maze as lines: where the list leads, the way found, a shortest one and the player's trail.
//! Each has a form of its own: dots, a band, dashes, and dots again, but grey.
//! Invariant: the way found is wider than the shortest one, so that both are seen where they are one.

use super::{View, has_frontier};
use crate::{
    grid::Cell,
    view::{
        Detail, Path, Point, Shape, Step,
        tokens::Token::{self, *},
    },
};

/// The lines of a lane, the upper ones last.
pub(super) fn draw(view: &View, shapes: &mut Vec<Shape>) {
    let scene = view.scene;
    let mut stroke = |path: Path, width, token: Token, percent| {
        if !path.is_empty() {
            shapes.push(Shape::stroke(path, width, token, percent));
        }
    };
    let is_walking = !scene.walked.is_empty();
    let has_dots = match has_frontier(view.lane, &scene.maze) {
        true => view.lane.is_out(&scene.maze),
        // Where there are no other marks, the colour of the list shows the way.
        false => view.detail == Detail::All,
    };
    if has_dots && !is_walking {
        let dots = steps(&points(view, &view.lane.way(&scene.maze)), 2, DOT);
        stroke(dots, 0.14, Front, 100);
    }
    if view.index > 0 {
        return;
    }
    if !scene.trail.is_empty() {
        let mut trail = points(view, &scene.trail);
        trail.push(view.middle(view.lane.here));
        stroke(steps(&trail, 2, DOT), 0.13, Muted, 80);
    }
    let walked = Path::rounded(&points(view, &scene.walked), 0.3);
    stroke(walked.clone(), 0.4, LightEdge, 100);
    stroke(walked, 0.3, Light, 100);
    let shortest = steps(&points(view, &scene.shortest), 1, 0.5);
    stroke(shortest.clone(), 0.18, Panel, 100);
    stroke(shortest, 0.11, Good, 100);
}

/// The length of what a round pen makes a dot of.
const DOT: f32 = 0.002;

fn points(view: &View, cells: &[Cell]) -> Vec<Point> {
    cells.iter().map(|cell| view.middle(*cell)).collect()
}

/// So many dashes of a length for each step of a way, the first of them half way between two cells.
fn steps(points: &[Point], count: u8, length: f32) -> Path {
    let mut path = Path::default();
    for pair in points.windows(2) {
        let along = pair[1] - pair[0];
        for dash in 0..count {
            let middle = 0.5 + f32::from(dash) / f32::from(count);
            let from = pair[0] + along * (middle - length / 2.0);
            path.0.push(Step::Move(from));
            path.0.push(Step::Line(from + along * length));
        }
    }
    path
}
