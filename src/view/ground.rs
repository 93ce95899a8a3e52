//! What of a level is drawn where nothing moves: floor, goals and walls, the walls as one joined shape.
//! Whatever touches floor, also by a corner, shows as wall, and so does what such walls close in: a level that is cut
//! into solid rock looks like rooms and passages, and nothing is drawn of the rock beyond.
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

/// How much thinner than a cell the walls are on the side of the void.
const SLIM: f32 = 0.4;
/// The radius of the soft corners of walls, and of the outer ones, and of those where walls meet by a corner only.
const CORNER: f32 = 0.2;
const OUTER_CORNER: f32 = 0.34;
const MEETING_CORNER: f32 = 0.4;
/// The width of the lit rim on top of the walls.
const RIM: f32 = 0.045;

impl Frame {
    /// The cells of a board that are drawn.
    pub fn of(board: &Board) -> Self {
        Looks::of(board).frame()
    }
}

/// The look of every cell of a board, and of one more row and column of cells on each side.
struct Looks(Grid<Look>);

impl Looks {
    fn of(board: &Board) -> Self {
        let size = board.size();
        let mut looks = Self(Grid::filled(
            Size::new(size.width + 2, size.height + 2),
            Look::Wall,
        ));
        let floor = board.tiles().map(|(cell, _)| cell);
        for cell in floor.filter(|cell| board.is_floor(*cell)) {
            looks.put(cell, Look::Floor);
        }
        for (cell, _) in board.decor() {
            looks.put(*cell, Look::Floor);
        }
        // The void floods in from beyond the rim and stops at whatever touches floor.
        let mut stack: Vec<Cell> = looks.rim().collect();
        while let Some(cell) = stack.pop() {
            if looks.at(cell) == Look::Wall && !looks.touches_floor(cell) {
                looks.put(cell, Look::Void);
                stack.extend(Dir::ALL.map(|dir| cell + dir));
            }
        }
        looks
    }

    fn at(&self, cell: Cell) -> Look {
        let padded = Cell::new(cell.x + 1, cell.y + 1);
        self.0.at(padded).copied().unwrap_or(Look::Void)
    }

    fn put(&mut self, cell: Cell, look: Look) {
        self.0.put(Cell::new(cell.x + 1, cell.y + 1), look);
    }

    fn iter(&self) -> impl Iterator<Item = (Cell, Look)> {
        self.0
            .iter()
            .map(|(cell, look)| (Cell::new(cell.x - 1, cell.y - 1), *look))
    }

    /// The outermost cells.
    fn rim(&self) -> impl Iterator<Item = Cell> {
        let size = self.0.size();
        self.iter().map(|(cell, _)| cell).filter(move |cell| {
            cell.x < 0
                || cell.y < 0
                || cell.x as u16 + 2 == size.width
                || cell.y as u16 + 2 == size.height
        })
    }

    fn touches_floor(&self, cell: Cell) -> bool {
        (-1..=1)
            .any(|y| (-1..=1).any(|x| self.at(Cell::new(cell.x + x, cell.y + y)) == Look::Floor))
    }

    fn frame(&self) -> Frame {
        let (mut first, mut last) = (Cell::new(i16::MAX, i16::MAX), Cell::new(0, 0));
        for (cell, _) in self.iter().filter(|(_, look)| *look != Look::Void) {
            first = Cell::new(first.x.min(cell.x), first.y.min(cell.y));
            last = Cell::new(last.x.max(cell.x), last.y.max(cell.y));
        }
        Frame {
            first,
            columns: (last.x - first.x + 1) as u16,
            rows: (last.y - first.y + 1) as u16,
        }
    }
}

/// Adds floor, goals and walls to a picture, which then is still without anything that moves.
pub(super) fn draw(board: &Board, detail: Detail) -> Picture {
    let looks = Looks::of(board);
    let frame = looks.frame();
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

fn floor(looks: &Looks, frame: &Frame, detail: Detail, shapes: &mut Vec<Shape>) {
    // So far in from the outer edge that the soft corners of the walls hide it.
    let ground = outline(looks, frame, |look| look != Look::Void, 0.3, false);
    shapes.push(Shape::fill(ground, Token::Ground, 100));
    if detail == Detail::Least {
        return;
    }
    let mut tiles = Path::default();
    for (cell, _) in looks.iter().filter(|(_, look)| *look == Look::Floor) {
        if (cell.x + cell.y) % 2 == 0 {
            let middle = frame.middle(cell);
            tiles.extend(Path::slab(middle.x, middle.y, 0.5, 0.5, 0.0));
        }
    }
    if !tiles.is_empty() {
        shapes.push(Shape::fill(tiles, Token::Tile, 100));
    }
}

fn walls(looks: &Looks, frame: &Frame, detail: Detail, shapes: &mut Vec<Shape>) {
    let of_wall = |look| look == Look::Wall;
    let top = outline(looks, frame, of_wall, 0.0, detail != Detail::Least);
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
        let inner = outline(looks, frame, of_wall, RIM, true);
        shapes.push(Shape::fill(inner, Token::Wall, 100));
    } else {
        lower(0.0, Ink(Token::Wall, 100));
    }
}

/// The outline of all cells that look a certain way, moved in by `inset` and with soft corners where asked for.
fn outline(
    looks: &Looks,
    frame: &Frame,
    holds: impl Fn(Look) -> bool,
    inset: f32,
    soft: bool,
) -> Path {
    let mut edges = Edges::new(frame, |cell| holds(looks.at(cell)));
    let mut path = Path::default();
    while let Some(contour) = edges.next_contour(|cell| looks.at(cell) == Look::Void) {
        let inset = inset + if contour.outer { SLIM } else { 0.0 };
        trace(&contour, Point::new(MARGIN, MARGIN), inset, soft, &mut path);
    }
    path
}

/// The floor not further than `reach` cells from a cell, and a bit of what is around it, where the walls hide it.
pub(super) fn floor_around(board: &Board, frame: &Frame, cell: Cell, reach: i16) -> Path {
    let side = (2 * reach + 1) as u16;
    let window = Frame {
        first: Cell::new(cell.x - reach, cell.y - reach),
        columns: side,
        rows: side,
    };
    let origin = frame.corner(window.first);
    let near = |at: Cell| (at.x - cell.x).abs() <= reach && (at.y - cell.y).abs() <= reach;
    let mut edges = Edges::new(&window, |at| near(at) && board.is_floor(at));
    let mut path = Path::default();
    while let Some(contour) = edges.next_contour(|_| false) {
        trace(&contour, origin, -0.2, false, &mut path);
    }
    path
}

/// Adds a contour to a path: moved in by `inset`, with corners that are soft or not.
fn trace(contour: &Contour, origin: Point, inset: f32, soft: bool, path: &mut Path) {
    for (index, turn) in contour.turns.iter().enumerate() {
        let (came, goes) = (unit(turn.came), unit(turn.goes));
        let inward = unit(right_of(turn.came)) + unit(right_of(turn.goes));
        let tip = origin + turn.at + inward * inset;
        let corner = if soft {
            turn.corner(contour, inset)
        } else {
            0.0
        };
        let from = tip - came * corner;
        path.0.push(if index == 0 {
            Step::Move(from)
        } else {
            Step::Line(from)
        });
        if soft {
            path.0.push(Step::Quad(tip, tip + goes * corner));
        }
    }
    path.0.push(Step::Close);
}

/// A closed part of an outline.
struct Contour {
    /// Whether the void lies around it.
    outer: bool,
    turns: Vec<Turn>,
}

/// A corner of an outline.
struct Turn {
    /// In cells from the corner of the frame.
    at: Point,
    came: Dir,
    goes: Dir,
    /// Whether two cells of the outline meet here by this corner only.
    meeting: bool,
}

impl Turn {
    /// The radius of the corner: a line inside another one bends less outward and more inward.
    fn corner(&self, contour: &Contour, inset: f32) -> f32 {
        if contour.outer {
            OUTER_CORNER
        } else if self.goes == right_of(self.came) {
            CORNER - inset
        } else if self.meeting {
            MEETING_CORNER + inset
        } else {
            CORNER + inset
        }
    }
}

/// The edges between cells that belong to an outline and cells that do not, with the former on their right.
struct Edges {
    first: Cell,
    columns: usize,
    /// For each grid point, the directions in which an edge leaves it, as bits; and the same, never used up.
    leaving: Vec<u8>,
    whole: Vec<u8>,
    /// All grid points before this one are used up.
    next: usize,
}

impl Edges {
    /// The edges of the cells of a frame; no cell outside it may belong to the outline.
    fn new(frame: &Frame, holds: impl Fn(Cell) -> bool) -> Self {
        let columns = usize::from(frame.columns) + 1;
        let mut leaving = vec![0; columns * (usize::from(frame.rows) + 1)];
        for place in Size::new(frame.columns, frame.rows).cells() {
            let cell = Cell::new(place.x + frame.first.x, place.y + frame.first.y);
            if !holds(cell) {
                continue;
            }
            let point = place.y as usize * columns + place.x as usize;
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
        Self {
            first: frame.first,
            columns,
            whole: leaving.clone(),
            leaving,
            next: 0,
        }
    }

    /// The column and row of a grid point within the frame.
    fn place(&self, point: usize) -> (i16, i16) {
        ((point % self.columns) as i16, (point / self.columns) as i16)
    }

    /// Takes one closed line of edges out and gives its corners.
    ///
    /// Where two cells of the outline touch by a corner only, it joins them, as nothing can pass there; but not out in
    /// the void, where they would hang together by a thread of no width.
    fn next_contour(&mut self, is_void: impl Fn(Cell) -> bool) -> Option<Contour> {
        let rest = self.leaving.get(self.next..)?;
        self.next += rest.iter().position(|edges| *edges != 0)?;
        let start = self.next;
        // The first point in reading order is always a corner, and its edge runs to the right or down.
        let first = Dir::ALL
            .into_iter()
            .find(|dir| self.leaving[start] & bit(*dir) != 0)?;
        let (x, y) = self.place(start);
        let inner = Cell::new(x + self.first.x, y + self.first.y);
        let left = if first == Dir::Right {
            inner + Dir::Up
        } else {
            inner
        };
        let outer = is_void(left);
        let (mut turns, mut point, mut came) = (Vec::new(), start, first);
        loop {
            self.leaving[point] &= !bit(came);
            point = match came {
                Dir::Up => point - self.columns,
                Dir::Right => point + 1,
                Dir::Down => point + self.columns,
                Dir::Left => point - 1,
            };
            let (to_right, to_left) = (right_of(came), right_of(came).opposite());
            let choices = if outer {
                [to_right, came, to_left]
            } else {
                [to_left, came, to_right]
            };
            let goes = choices
                .into_iter()
                .find(|dir| self.leaving[point] & bit(*dir) != 0)
                .unwrap_or(first);
            if goes != came {
                let (x, y) = self.place(point);
                turns.push(Turn {
                    at: Point::new(f32::from(x), f32::from(y)),
                    came,
                    goes,
                    meeting: self.whole[point].count_ones() > 1,
                });
            }
            if point == start && self.leaving[point] & bit(goes) == 0 {
                return Some(Contour { outer, turns });
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
