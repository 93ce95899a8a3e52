//! The outlines of sets of cells: which edges part what belongs to the set from what does not, in one go around; and
//! the walls that stand on such an outline, as one mass.
//! Invariant: an outline runs clockwise around what it holds, and counter-clockwise around its holes.

use super::{Detail, Ink, Path, Point, Shape, Step, tokens::Token};
use crate::grid::{Cell, Dir, Size};

/// How far walls and what is as high reach down below their tops, in cells.
pub(super) const DEPTH: f32 = 0.16;
/// The width of the lit rim on top of the walls.
const RIM: f32 = 0.045;

/// The radius of the soft corners of walls, and of the outer ones, and of those where walls meet by a corner only.
const CORNER: f32 = 0.2;
const OUTER_CORNER: f32 = 0.34;
const MEETING_CORNER: f32 = 0.4;

/// Walls with a lit rim, a darker lower side and a shadow, on the outline that `outline` moves in and gives soft corners.
pub(super) fn raise(detail: Detail, outline: &dyn Fn(f32, bool) -> Path, shapes: &mut Vec<Shape>) {
    let top = outline(0.0, detail != Detail::Least);
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
        shapes.push(Shape::fill(outline(RIM, true), Token::Wall, 100));
    } else {
        lower(0.0, Ink(Token::Wall, 100));
    }
}

/// Adds a contour to a path: moved in by `inset`, with corners that are soft or not.
pub(super) fn trace(contour: &Contour, origin: Point, inset: f32, soft: bool, path: &mut Path) {
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
pub(super) struct Contour {
    /// Whether the void lies around it.
    pub(super) outer: bool,
    turns: Vec<Turn>,
}

/// A corner of an outline.
struct Turn {
    /// In cells from the corner of the first one.
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
pub(super) struct Edges {
    first: Cell,
    columns: usize,
    /// For each grid point, the directions in which an edge leaves it, as bits; and the same, never used up.
    leaving: Vec<u8>,
    whole: Vec<u8>,
    /// All grid points before this one are used up.
    next: usize,
}

impl Edges {
    /// The edges of so many cells from a first one on; no cell beyond them may belong to the outline.
    pub(super) fn new(first: Cell, size: Size, holds: &dyn Fn(Cell) -> bool) -> Self {
        let columns = usize::from(size.width) + 1;
        let mut leaving = vec![0; columns * (usize::from(size.height) + 1)];
        for place in size.cells() {
            let cell = Cell::new(place.x + first.x, place.y + first.y);
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
            first,
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
    pub(super) fn next_contour(&mut self, is_void: &dyn Fn(Cell) -> bool) -> Option<Contour> {
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
