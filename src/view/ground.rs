//! What of a level is drawn where nothing moves: floor, goals and walls, the walls as one joined shape.
//! Of the walls only those show that touch floor, also by a corner, and what these close in: a level that is cut into
//! solid rock looks like rooms and passages, and nothing is drawn of the rock.
//! Invariant: the outlines run clockwise around what they hold, and counter-clockwise around its holes.

use super::{
    Ink, Picture, Shape,
    fit::{DEPTH, Detail, Frame, MARGIN},
    path::{Path, Point, Step},
    pieces,
    tokens::Token,
};
use crate::{
    grid::{Cell, Dir, Grid, Size},
    sokoban::{Board, Piece, Tile},
};

/// What a cell looks like.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Look {
    Void,
    Wall,
    Floor,
}

/// The radius of the soft corners of walls.
const CORNER: f32 = 0.2;
/// The width of the lit rim on top of the walls.
const RIM: f32 = 0.045;

impl Frame {
    /// The cells of a board that are drawn.
    pub fn of(board: &Board) -> Self {
        bounds(&looks(board))
    }
}

fn bounds(looks: &Grid<Look>) -> Frame {
    let (mut first, mut last) = (Cell::new(i16::MAX, i16::MAX), Cell::new(0, 0));
    for (cell, look) in looks.iter() {
        if *look != Look::Void {
            first = Cell::new(first.x.min(cell.x), first.y.min(cell.y));
            last = Cell::new(last.x.max(cell.x), last.y.max(cell.y));
        }
    }
    Frame {
        first,
        columns: (last.x - first.x + 1) as u16,
        rows: (last.y - first.y + 1) as u16,
    }
}

/// Adds floor, goals and walls to a picture, which then is still without anything that moves.
pub(super) fn draw(board: &Board, detail: Detail) -> Picture {
    let looks = looks(board);
    let frame = bounds(&looks);
    let mut picture = Picture {
        frame,
        floor: Vec::new(),
        glow: Vec::new(),
        walls: Vec::new(),
        pieces: Vec::new(),
    };
    floor(&looks, &frame, detail, &mut picture.floor);
    walls(&looks, &frame, detail, &mut picture.walls);
    for goal in board.goals() {
        pieces::goal(frame.middle(*goal), detail, &mut picture.floor);
    }
    // What is out of play is drawn like the rest: the level's author put it there to be seen.
    for (cell, square) in board.decor() {
        let middle = frame.middle(*cell);
        let on_goal = square.tile == Tile::Goal;
        if on_goal {
            pieces::goal(middle, detail, &mut picture.floor);
        }
        if square.piece == Some(Piece::Box) {
            pieces::crate_at(middle, on_goal, detail, &mut picture.walls);
        }
    }
    picture
}

/// Tells drawn walls and floor from all that is not drawn.
fn looks(board: &Board) -> Grid<Look> {
    let size = board.size();
    let mut looks = Grid::filled(size, Look::Wall);
    for (cell, _) in board.tiles().filter(|(cell, _)| board.is_floor(*cell)) {
        looks.put(cell, Look::Floor);
    }
    for (cell, _) in board.decor() {
        looks.put(*cell, Look::Floor);
    }
    // The void floods in from beyond the rim and stops at the walls that touch floor.
    let rim = Size::new(size.width + 2, size.height + 2);
    let mut seen = Grid::filled(rim, false);
    let mut stack = vec![Cell::new(-1, -1)];
    while let Some(cell) = stack.pop() {
        let padded = Cell::new(cell.x + 1, cell.y + 1);
        if seen.at(padded) != Some(&false) || holds_back(board, &looks, cell) {
            continue;
        }
        seen.put(padded, true);
        looks.put(cell, Look::Void);
        stack.extend(Dir::ALL.map(|dir| cell + dir));
    }
    looks
}

/// Whether the void can't enter a cell: floor, or a wall with floor around it.
fn holds_back(board: &Board, looks: &Grid<Look>, cell: Cell) -> bool {
    let is_floor = |cell| looks.at(cell) == Some(&Look::Floor);
    let around = (-1..=1).flat_map(|y| (-1..=1).map(move |x| (x, y)));
    is_floor(cell)
        || board.tile(cell) == Tile::Wall
            && around
                .into_iter()
                .any(|(x, y)| is_floor(Cell::new(cell.x + x, cell.y + y)))
}

fn floor(looks: &Grid<Look>, frame: &Frame, detail: Detail, shapes: &mut Vec<Shape>) {
    // Half a cell in from the outer edge, so that the soft corners of the walls hide it.
    let ground = outline(looks, frame, |look| look != Look::Void, 0.4, 0.0);
    shapes.push(Shape::fill(ground, Token::Ground, 100));
    if detail == Detail::Least {
        return;
    }
    let mut tiles = Path::default();
    for (cell, _) in looks.iter().filter(|(_, look)| **look == Look::Floor) {
        if (cell.x + cell.y) % 2 == 0 {
            let middle = frame.middle(cell);
            tiles.extend(Path::slab(middle.x, middle.y, 0.5, 0.5, 0.0));
        }
    }
    if !tiles.is_empty() {
        shapes.push(Shape::fill(tiles, Token::Tile, 100));
    }
}

fn walls(looks: &Grid<Look>, frame: &Frame, detail: Detail, shapes: &mut Vec<Shape>) {
    let of_wall = |look| look == Look::Wall;
    let corner = if detail == Detail::Least { 0.0 } else { CORNER };
    let top = outline(looks, frame, of_wall, 0.0, corner);
    let mut lower = |by: f32, ink| {
        shapes.push(Shape::Fill {
            path: top.shifted(Point::new(0.0, by)),
            ink,
        });
    };
    if detail == Detail::All {
        lower(DEPTH + 0.14, Ink(Token::Shade, 10));
        lower(DEPTH + 0.06, Ink(Token::Shade, 16));
    }
    if detail != Detail::Least {
        lower(DEPTH, Ink(Token::WallSide, 100));
    }
    if detail == Detail::All {
        lower(0.0, Ink(Token::WallRim, 100));
        let inner = outline(looks, frame, of_wall, RIM, CORNER - RIM * 0.5);
        shapes.push(Shape::fill(inner, Token::Wall, 100));
    } else {
        lower(0.0, Ink(Token::Wall, 100));
    }
}

/// The outline of all cells that look a certain way, moved in by `inset`, with corners of radius `corner`.
///
/// Where two such cells touch by a corner only, the outline joins them, as nothing can pass there.
fn outline(
    looks: &Grid<Look>,
    frame: &Frame,
    holds: impl Fn(Look) -> bool,
    inset: f32,
    corner: f32,
) -> Path {
    let mut edges = Edges::new(frame, |cell| {
        looks.at(cell).is_some_and(|look| holds(*look))
    });
    let mut path = Path::default();
    while let Some(turns) = edges.next_contour() {
        for (index, turn) in turns.iter().enumerate() {
            let Turn { at, came, goes } = *turn;
            let inward = unit(right_of(came)) + unit(right_of(goes));
            let tip = at + Point::new(MARGIN, MARGIN) + inward * inset;
            let from = tip - unit(came) * corner;
            path.0.push(if index == 0 {
                Step::Move(from)
            } else {
                Step::Line(from)
            });
            if corner > 0.0 {
                path.0.push(Step::Quad(tip, tip + unit(goes) * corner));
            }
        }
        path.0.push(Step::Close);
    }
    path
}

/// A corner of an outline.
#[derive(Clone, Copy)]
struct Turn {
    /// In cells from the corner of the frame.
    at: Point,
    came: Dir,
    goes: Dir,
}

/// The edges between cells that belong to an outline and cells that do not, with the former on their right.
struct Edges {
    columns: usize,
    /// For each grid point, the directions in which an edge leaves it, as bits.
    leaving: Vec<u8>,
    /// All grid points before this one are used up.
    next: usize,
}

impl Edges {
    fn new(frame: &Frame, holds: impl Fn(Cell) -> bool) -> Self {
        let columns = usize::from(frame.columns) + 1;
        let mut leaving = vec![0; columns * (usize::from(frame.rows) + 1)];
        for y in 0..frame.rows as i16 {
            for x in 0..frame.columns as i16 {
                let cell = Cell::new(x + frame.first.x, y + frame.first.y);
                if !holds(cell) {
                    continue;
                }
                let point = y as usize * columns + x as usize;
                for (side, from, along) in [
                    (Dir::Up, point, Dir::Right),
                    (Dir::Right, point + 1, Dir::Down),
                    (Dir::Down, point + columns + 1, Dir::Left),
                    (Dir::Left, point + columns, Dir::Up),
                ] {
                    if !holds(cell + side) {
                        leaving[from] |= bit(along);
                    }
                }
            }
        }
        Self {
            columns,
            leaving,
            next: 0,
        }
    }

    /// Takes one closed line of edges out and gives its corners.
    fn next_contour(&mut self) -> Option<Vec<Turn>> {
        let rest = self.leaving.get(self.next..)?;
        self.next += rest.iter().position(|edges| *edges != 0)?;
        let start = self.next;
        // The first point in reading order is always a corner, and its edge runs to the right or down.
        let first = Dir::ALL
            .into_iter()
            .find(|dir| self.leaving[start] & bit(*dir) != 0)?;
        let (mut turns, mut point, mut came) = (Vec::new(), start, first);
        loop {
            self.leaving[point] &= !bit(came);
            point = match came {
                Dir::Up => point - self.columns,
                Dir::Right => point + 1,
                Dir::Down => point + self.columns,
                Dir::Left => point - 1,
            };
            let goes = [right_of(came).opposite(), came, right_of(came)]
                .into_iter()
                .find(|dir| self.leaving[point] & bit(*dir) != 0)
                .unwrap_or(first);
            if goes != came {
                let (x, y) = (point % self.columns, point / self.columns);
                let at = Point::new(x as f32, y as f32);
                turns.push(Turn { at, came, goes });
            }
            if point == start && self.leaving[point] & bit(goes) == 0 {
                return Some(turns);
            }
            came = goes;
        }
    }
}

fn bit(dir: Dir) -> u8 {
    1 << dir as u8
}

fn right_of(dir: Dir) -> Dir {
    match dir {
        Dir::Up => Dir::Right,
        Dir::Right => Dir::Down,
        Dir::Down => Dir::Left,
        Dir::Left => Dir::Up,
    }
}

/// One cell in a direction.
pub(super) fn unit(dir: Dir) -> Point {
    let (x, y) = dir.delta();
    Point::new(f32::from(x), f32::from(y))
}
