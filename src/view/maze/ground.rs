//! What of a maze is drawn where nothing moves: floor, walls, the joints between the tiles, and where one comes in
//! and goes out.
//! Invariant: all of it is told by the maze and the layout.

use super::{Layout, inward};
use crate::{
    app::maze::scene::Scene,
    grid::{Cell, Dir},
    maze::Maze,
    view::{
        Detail, Path, Picture, Point, Shape,
        drawing::{Part, Place},
        outline::{Edges, raise, trace, unit},
        tokens::Token::*,
    },
};

/// Half the side of a tile and its corners; the rest of its cell is joints.
const TILE: f32 = 0.455;
const TILE_CORNER: f32 = 0.13;

/// What keeps an arrow apart from walls that are as small as itself.
const BADGE: [Part; 1] = [Part::fill("S0 0 500 500 150", Panel)];
/// Arrows to the right.
const ENTRANCE: [Part; 1] = [Part::stroke(
    "M-250 0 L230 0 M50 -180 L230 0 L50 180",
    95,
    Muted,
)];
const EXIT: [Part; 3] = [
    Part::fill("S0 0 440 440 120", Goal).clear(18),
    Part::stroke("S0 0 415 415 110", 50, Goal),
    Part::stroke("M-220 0 L220 0 M40 -180 L220 0 L40 180", 110, Goal),
];

/// What stays the same while nobody draws: the layers `floor` and `walls`.
pub fn still(scene: &Scene, layout: &Layout, detail: Detail) -> Picture {
    let maze = &scene.maze;
    let mut picture = Picture {
        size: layout.size(),
        ..Picture::default()
    };
    for lane in 0..layout.lanes() {
        let corner = layout.corner(lane);
        // The soft corners of the walls hide its own.
        let soft = if detail == Detail::Least { 0.0 } else { 0.3 };
        let whole = plate(maze, corner, soft);
        picture.floor.push(Shape::fill(whole, Tile, 100));
        if detail == Detail::All {
            let joints = joints(maze, corner, soft);
            picture.walls.push(Shape::fill(joints, Ground, 100));
        }
        if detail != Detail::Least {
            let outline = |inset, soft| outline(maze, corner, inset, soft);
            raise(detail, &outline, &mut picture.walls);
        }
        let mut arrow = |cell: Cell, dir, parts| {
            let right = unit(dir) * layout.magnified();
            let place = Place {
                middle: within(maze, corner, layout.middle(lane, cell), right),
                right,
                down: Point::new(-right.y, right.x),
            };
            if detail == Detail::Least {
                place.draw(&BADGE, detail, &mut picture.walls);
            }
            place.draw(parts, detail, &mut picture.walls);
        };
        let entrance = maze.entrance();
        let into = inward(maze, entrance).unwrap_or(Dir::Down);
        arrow(entrance, into, &ENTRANCE[..]);
        if let Some(exit) = maze.exit() {
            let out = inward(maze, exit).map_or(Dir::Down, Dir::opposite);
            arrow(exit, out, &EXIT);
        }
    }
    picture
}

/// The place nearest to a point where a mark that is `right` wide lies within the maze.
fn within(maze: &Maze, corner: Point, middle: Point, right: Point) -> Point {
    let half = (right.x + right.y).abs() / 2.0;
    let clamp = |at: f32, from: f32, cells: u16| {
        let to = from + f32::from(cells) - half;
        at.min(to).max(from + half)
    };
    let size = maze.size();
    Point::new(
        clamp(middle.x, corner.x, size.width),
        clamp(middle.y, corner.y, size.height),
    )
}

/// The whole rectangle.
fn plate(maze: &Maze, corner: Point, soft: f32) -> Path {
    let size = maze.size();
    let half = Point::new(size.width.into(), size.height.into()) * 0.5;
    let middle = corner + half;
    Path::slab(middle.x, middle.y, half.x, half.y, soft)
}

/// The whole rectangle without the tiles of the ways.
fn joints(maze: &Maze, corner: Point, soft: f32) -> Path {
    let mut path = plate(maze, corner, soft);
    for cell in maze.size().cells().filter(|cell| !maze.is_wall(*cell)) {
        let (x, y) = (corner.x + f32::from(cell.x), corner.y + f32::from(cell.y));
        path.extend(hole(x + 0.5, y + 0.5));
    }
    path
}

/// A tile the other way round, as the inside of a path that it is cut from.
fn hole(x: f32, y: f32) -> Path {
    let (near, far) = (TILE - TILE_CORNER, TILE);
    Path::from(x - near, y - far)
        .bend(x - far, y - far, x - far, y - near)
        .to(x - far, y + near)
        .bend(x - far, y + far, x - near, y + far)
        .to(x + near, y + far)
        .bend(x + far, y + far, x + far, y + near)
        .to(x + far, y - near)
        .bend(x + far, y - far, x + near, y - far)
        .close()
}

/// The outline of the walls, moved in by `inset` and with soft corners where asked for.
fn outline(maze: &Maze, corner: Point, inset: f32, soft: bool) -> Path {
    let size = maze.size();
    let is_wall = |cell| size.contains(cell) && maze.is_wall(cell);
    let mut edges = Edges::new(Cell::new(0, 0), size, &is_wall);
    let mut path = Path::default();
    while let Some(contour) = edges.next_contour(&|_| false) {
        trace(&contour, corner, inset, soft, &mut path);
    }
    path
}
