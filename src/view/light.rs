//! The one warm light and the other marks: the hint with its pool and its way, the box that is picked and where it
//! can go, the boxes that prove a position lost, and the glow of a level that is won.
//! Marks tell by their shape (arrow, ring, dot, cross, star) what their colour says too.
//! Invariant: `below` draws on the floor and under the walls, `on_box` on a lid, `above` over everything.

use super::{
    Ink, Moment, Shape,
    fit::Detail,
    ground::floor_around,
    outline::unit,
    path::{Path, Point, Step},
    pieces::{HALF, LIFT},
    tokens::Token,
};
use crate::{
    app::scene::HintLight,
    grid::{Cell, Dir},
};

/// The pools of light on the floor.
pub(super) fn below(moment: &Moment, detail: Detail, shapes: &mut Vec<Shape>) {
    let scene = moment.scene;
    for target in &scene.targets {
        let Point { x, y } = moment.frame.middle(*target);
        shapes.push(Shape::fill(
            Path::slab(x, y, 0.44, 0.44, 0.12),
            Token::Light,
            30,
        ));
        if detail != Detail::Least {
            shapes.push(Shape::stroke(
                Path::slab(x, y, 0.43, 0.43, 0.12),
                0.03,
                Token::Light,
                90,
            ));
        }
    }
    if let Some(hint) = &scene.hint {
        shapes.push(pool(moment, hint.from, 2.2, 62));
        way(moment, hint, shapes);
    }
    if scene.won {
        for cell in scene.position.boxes() {
            shapes.push(pool(moment, *cell, 1.6, 75));
        }
    }
}

/// A pool of light around a cell, on the floor only.
fn pool(moment: &Moment, cell: Cell, radius: f32, percent: u8) -> Shape {
    let board = moment.scene.position.board();
    Shape::Pool {
        region: floor_around(board, moment.frame, cell, (radius + 0.5) as i16),
        middle: moment.frame.middle(cell),
        radius,
        ink: Ink(Token::Light, percent),
    }
}

/// The walk to the pushing place: a band of light with a dot in each cell.
fn way(moment: &Moment, hint: &HintLight, shapes: &mut Vec<Shape>) {
    if hint.walk.len() < 2 {
        return;
    }
    let points: Vec<Point> = hint
        .walk
        .iter()
        .map(|cell| moment.frame.middle(*cell) + Point::new(0.0, 0.12))
        .collect();
    shapes.push(Shape::stroke(rounded(&points, 0.3), 0.3, Token::Light, 26));
    for point in &points[1..] {
        shapes.push(Shape::fill(
            Path::circle(point.x, point.y, 0.07),
            Token::LightEdge,
            55,
        ));
        shapes.push(Shape::fill(
            Path::circle(point.x, point.y, 0.05),
            Token::Light,
            100,
        ));
    }
}

/// A line through points with its corners cut round.
fn rounded(points: &[Point], radius: f32) -> Path {
    let mut path = Path(vec![Step::Move(points[0])]);
    for three in points.windows(3) {
        let [before, here, after] = [three[0], three[1], three[2]];
        if before - here == here - after {
            continue;
        }
        path.0.push(Step::Line(here + (before - here) * radius));
        path.0
            .push(Step::Quad(here, here + (after - here) * radius));
    }
    path.0.push(Step::Line(points[points.len() - 1]));
    path
}

/// What is marked on the lid of one box.
pub(super) fn on_box(
    moment: &Moment,
    cell: Cell,
    middle: Point,
    detail: Detail,
    shapes: &mut Vec<Shape>,
) {
    let scene = moment.scene;
    let Point { x, y } = middle - Point::new(0.0, LIFT);
    let is_hint = scene.hint.as_ref().is_some_and(|hint| hint.from == cell);
    if scene.picked == Some(cell) || is_hint {
        let ring = Path::slab(x, y, HALF + 0.02, HALF + 0.02, 0.12);
        if detail == Detail::All {
            shapes.push(Shape::stroke(ring.clone(), 0.13, Token::LightEdge, 100));
        }
        shapes.push(Shape::stroke(ring, 0.075, Token::Light, 100));
    }
    if scene.won && detail == Detail::All {
        for (u, v, reach) in [(-0.4, -0.44, 0.13), (0.42, -0.3, 0.09), (0.3, 0.42, 0.07)] {
            shapes.push(Shape::fill(
                star(Point::new(x + u, y + v), reach),
                Token::Glint,
                100,
            ));
        }
    }
    if scene.stuck.contains(&cell) {
        let cross = |reach: f32| {
            Path::from(x - reach, y - reach)
                .to(x + reach, y + reach)
                .and(x - reach, y + reach)
                .to(x + reach, y - reach)
        };
        shapes.push(Shape::fill(
            Path::slab(x, y, HALF, HALF, 0.1),
            Token::Shade,
            45,
        ));
        shapes.push(Shape::stroke(cross(0.2), 0.2, Token::Panel, 100));
        shapes.push(Shape::stroke(cross(0.2), 0.1, Token::Bad, 100));
    }
}

/// A star of four points.
fn star(middle: Point, reach: f32) -> Path {
    let Point { x, y } = middle;
    Path::from(x, y - reach)
        .bend(x, y, x + reach, y)
        .bend(x, y, x, y + reach)
        .bend(x, y, x - reach, y)
        .bend(x, y, x, y - reach)
        .close()
}

/// What nothing may hide: the direction of the hint, and the targets of the picked box.
pub(super) fn above(moment: &Moment, shapes: &mut Vec<Shape>) {
    if let Some(hint) = &moment.scene.hint {
        let arrow = arrow(moment.frame.middle(hint.from + hint.dir), hint.dir);
        shapes.push(Shape::stroke(arrow.clone(), 0.17, Token::LightEdge, 100));
        shapes.push(Shape::stroke(arrow, 0.095, Token::Light, 100));
    }
    for target in &moment.scene.targets {
        let Point { x, y } = moment.frame.middle(*target);
        shapes.push(Shape::fill(Path::circle(x, y, 0.13), Token::LightEdge, 100));
        shapes.push(Shape::fill(Path::circle(x, y, 0.09), Token::Light, 100));
    }
}

fn arrow(middle: Point, dir: Dir) -> Path {
    let (ahead, side) = (
        unit(dir),
        unit(match dir {
            Dir::Up | Dir::Down => Dir::Right,
            Dir::Left | Dir::Right => Dir::Down,
        }),
    );
    let at = |along: f32, aside: f32| middle + ahead * along + side * aside;
    Path(vec![
        Step::Move(at(-0.22, 0.0)),
        Step::Line(at(0.24, 0.0)),
        Step::Move(at(0.04, -0.2)),
        Step::Line(at(0.24, 0.0)),
        Step::Line(at(0.04, 0.2)),
    ])
}
