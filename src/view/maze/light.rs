//! The lamp that searches, and the marks by its side: what each cell is besides its colour, hint, cursor, the walls
//! that keep the exit shut, and the glow of a maze that is won.
//! Marks tell by their shape (cross, frame, ring, arrow, bar, star) what their colour says too.
//! Invariant: how many shapes there are does not depend on the size of the maze, only on what is in sight.

use super::{View, has_frontier};
use crate::{
    grid::Dir,
    maze::search::Mark,
    view::{
        Detail, Path, Point, Shape, Step,
        drawing::{Part, Place},
        ease,
        outline::unit,
        tokens::Token::*,
    },
};

const GLOW: [Part; 1] = [Part::light("E0 0 1900 1900", Light, 62)];
const LAMP: [Part; 4] = [
    Part::fill("E0 50 300 290", Shade).clear(22).fine(),
    Part::fill("E0 0 310 310", LightEdge),
    Part::fill("E0 0 262 262", Light),
    Part::fill("E-80 -95 80 65", Glint).clear(75).fine(),
];
const RING: [Part; 2] = [
    Part::stroke("E0 0 300 300", 170, LightEdge),
    Part::stroke("E0 0 300 300", 90, Light),
];
/// To the right.
const NEXT: [Part; 2] = [
    Part::stroke("M-150 0 L150 0 M10 -140 L150 0 L10 140", 165, LightEdge),
    Part::stroke("M-150 0 L150 0 M10 -140 L150 0 L10 140", 95, Light),
];
const HINT: [Part; 3] = [
    Part::fill("S0 0 455 455 130", Light).clear(55),
    Part::stroke("S0 0 430 430 120", 90, LightEdge),
    Part::stroke("S0 0 430 430 120", 50, Light),
];
/// A wall that keeps the exit shut.
const SHUT: [Part; 4] = [
    Part::stroke("S0 0 400 400 120", 150, Panel),
    Part::stroke("S0 0 400 400 120", 80, Bad),
    Part::stroke("M-180 0 L180 0", 200, Panel),
    Part::stroke("M-180 0 L180 0", 120, Bad),
];
const CURSOR: [Part; 2] = [
    Part::stroke("S0 0 450 450 140", 170, Panel),
    Part::stroke("S0 0 450 450 140", 85, Text),
];
const WON: [Part; 1] = [Part::light("E0 0 2600 2600", Light, 85)];
/// Stars of four points around the lamp that is out.
const STARS: [Part; 1] = [Part::fill(
    "M-420 -650 Q-420 -500 -270 -500 Q-420 -500 -420 -350 Q-420 -500 -570 -500 Q-420 -500 -420 -650 Z \
     M440 -420 Q440 -320 540 -320 Q440 -320 440 -220 Q440 -320 340 -320 Q440 -320 440 -420 Z \
     M330 290 Q330 390 430 390 Q330 390 330 490 Q330 390 230 390 Q330 390 330 290 Z",
    Glint,
)];

/// How many marks of one kind are drawn at most where cells are small: their colour tells the rest.
const MOST: usize = 12;

/// The light around the ball, under all marks.
pub(super) fn glow(view: &View, shapes: &mut Vec<Shape>) {
    view.draw(ball_at(view), &GLOW, shapes);
}

/// Crosses where the ball stepped back, frames around the cells of a frontier.
pub(super) fn marks(view: &View, shapes: &mut Vec<Shape>) {
    let Some(marks) = &view.lane.marks else {
        return;
    };
    let maze = &view.scene.maze;
    let has_frontier = has_frontier(view.lane, maze);
    let (mut crosses, mut frames) = (Path::default(), Path::default());
    for cell in maze.size().cells() {
        let Point { x, y } = view.middle(cell);
        match marks.mark(cell) {
            Mark::Back => {
                for tilt in [CROSS, -CROSS] {
                    crosses.0.push(Step::Move(Point::new(x - CROSS, y - tilt)));
                    crosses.0.push(Step::Line(Point::new(x + CROSS, y + tilt)));
                }
            }
            Mark::Listed if has_frontier => frames.extend(Path::slab(x, y, 0.4, 0.4, 0.1)),
            _ => {}
        }
    }
    for (path, width, token) in [(crosses, 0.09, Muted), (frames, 0.09, LightEdge)] {
        if !path.is_empty() {
            shapes.push(Shape::stroke(path, width, token, 100));
        }
    }
}

/// How far a cross reaches across and down from its middle.
const CROSS: f32 = 0.14;

/// What lies under the ball and the ways: the lines of the squares that are drawn on, walls that shut, the hint.
pub(super) fn below(view: &View, shapes: &mut Vec<Shape>) {
    let scene = view.scene;
    if scene.draws && view.layout.fit().scale() >= 12.0 {
        shapes.push(Shape::stroke(squares(view), 0.03, Muted, 30));
    }
    let most = match view.detail {
        Detail::Least => MOST,
        Detail::Some | Detail::All => usize::MAX,
    };
    for cell in scene.closing.iter().take(most) {
        view.draw(view.middle(*cell), &SHUT, shapes);
    }
    if scene.won {
        view.draw(view.middle(view.lane.here), &WON, shapes);
    }
    if let Some(cell) = scene.hint {
        view.draw(view.middle(cell), &HINT, shapes);
    }
}

/// The lines between the squares, and around all of them.
fn squares(view: &View) -> Path {
    let size = view.scene.maze.size();
    let (width, height) = (f32::from(size.width), f32::from(size.height));
    let mut path = Path::default();
    for column in 0..=size.width {
        let x = f32::from(column);
        path.extend(Path::from(x, 0.0).to(x, height));
    }
    for row in 0..=size.height {
        let y = f32::from(row);
        path.extend(Path::from(0.0, y).to(width, y));
    }
    path
}

/// The ball, or a ring around what was taken from the frontier last, with the direction that is next.
pub(super) fn ball(view: &View, shapes: &mut Vec<Shape>) {
    let lane = view.lane;
    let middle = ball_at(view);
    view.draw(middle, if lane.walks { &LAMP } else { &RING }, shapes);
    if let Some(dir) = lane.next {
        arrow(view, middle, dir, shapes);
    }
}

/// What nothing may hide: the way of the hint, the cursor, and the stars of a win.
pub(super) fn above(view: &View, shapes: &mut Vec<Shape>) {
    let scene = view.scene;
    let here = view.lane.here;
    if let Some(cell) = scene.hint {
        let dir = Dir::ALL.into_iter().find(|dir| here + *dir == cell);
        if let Some(dir) = dir {
            arrow(view, view.middle(here), dir, shapes);
        }
    }
    if scene.won {
        view.draw(view.middle(here), &STARS, shapes);
    }
    if let Some(cell) = scene.cursor {
        view.draw(view.middle(cell), &CURSOR, shapes);
    }
}

/// An arrow from a ball to the next cell.
fn arrow(view: &View, middle: Point, dir: Dir, shapes: &mut Vec<Shape>) {
    let right = unit(dir) * view.layout.magnified();
    let place = Place {
        middle: middle + right * 0.68,
        right,
        down: Point::new(-right.y, right.x),
    };
    place.draw(&NEXT, view.detail, shapes);
}

/// Where the ball is on its way between two cells.
fn ball_at(view: &View) -> Point {
    let (from, here) = (view.middle(view.lane.from), view.middle(view.lane.here));
    from + (here - from) * ease(view.lane.part)
}

impl View<'_> {
    fn draw(&self, middle: Point, parts: &[Part], shapes: &mut Vec<Shape>) {
        let size = self.layout.magnified();
        let place = Place {
            middle,
            right: Point::new(size, 0.0),
            down: Point::new(0.0, size),
        };
        place.draw(parts, self.detail, shapes);
    }
}
