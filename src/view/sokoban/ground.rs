//! What of a level is drawn where nothing moves: floor, goals and walls, the walls as one joined shape.
//! Whatever touches floor, also by a corner, shows as wall, and so does what such walls close in: a level that is cut
//! into solid rock looks like rooms and passages, and nothing is drawn of the rock beyond.
//! Invariant: a cell with floor around it is floor or wall, and never void.

use super::{
    frame::{Frame, MARGIN},
    pieces,
};
use crate::{
    grid::{Cell, Dir, Grid, Size},
    sokoban::{Board, Piece, Tile},
    view::{
        Detail, Path, Picture, Point, Shape,
        outline::{Edges, raise, trace},
        tokens::Token,
    },
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

impl Frame {
    /// The cells of a board that are drawn.
    pub fn of(board: &Board) -> Self {
        Looks::of(board).frame()
    }
}

/// The look of every cell of a board, and of two more rows and columns of cells on each side: one for walls around a
/// floor at the rim, and one for the void to get around everything.
struct Looks(Grid<Look>);

impl Looks {
    fn of(board: &Board) -> Self {
        let size = board.size();
        let mut looks = Self(Grid::filled(
            Size::new(size.width + 4, size.height + 4),
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
        let mut stack = vec![Cell::new(-2, -2)];
        while let Some(cell) = stack.pop() {
            if looks.at(cell) == Look::Wall && !looks.touches_floor(cell) {
                looks.put(cell, Look::Void);
                stack.extend(Dir::ALL.map(|dir| cell + dir));
            }
        }
        looks
    }

    fn at(&self, cell: Cell) -> Look {
        let padded = Cell::new(cell.x + 2, cell.y + 2);
        self.0.at(padded).copied().unwrap_or(Look::Void)
    }

    fn put(&mut self, cell: Cell, look: Look) {
        self.0.put(Cell::new(cell.x + 2, cell.y + 2), look);
    }

    fn iter(&self) -> impl Iterator<Item = (Cell, Look)> {
        self.0
            .iter()
            .map(|(cell, look)| (Cell::new(cell.x - 2, cell.y - 2), *look))
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

/// A picture of floor, goals, walls and what is out of play, still without anything that moves.
pub(super) fn draw(board: &Board, detail: Detail) -> Picture {
    let looks = Looks::of(board);
    let frame = looks.frame();
    let mut picture = Picture {
        size: frame.size(),
        ..Picture::default()
    };
    floor(&looks, &frame, detail, &mut picture.floor);
    let walls = |inset, soft| outline(&looks, &frame, |look| look == Look::Wall, inset, soft);
    raise(detail, &walls, &mut picture.walls);
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

/// The outline of all cells that look a certain way, moved in by `inset` and with soft corners where asked for.
fn outline(
    looks: &Looks,
    frame: &Frame,
    holds: impl Fn(Look) -> bool,
    inset: f32,
    soft: bool,
) -> Path {
    let cells = Size::new(frame.columns, frame.rows);
    let mut edges = Edges::new(frame.first, cells, &|cell| holds(looks.at(cell)));
    let mut path = Path::default();
    while let Some(contour) = edges.next_contour(&|cell| looks.at(cell) == Look::Void) {
        let inset = inset + if contour.outer { SLIM } else { 0.0 };
        trace(&contour, Point::new(MARGIN, MARGIN), inset, soft, &mut path);
    }
    path
}

/// The floor not further than `reach` cells from a cell, and a bit of what is around it, where the walls hide it.
pub(super) fn floor_around(board: &Board, frame: &Frame, cell: Cell, reach: i16) -> Path {
    let side = (2 * reach + 1) as u16;
    let first = Cell::new(cell.x - reach, cell.y - reach);
    let origin = frame.corner(first);
    let near = |at: Cell| (at.x - cell.x).abs() <= reach && (at.y - cell.y).abs() <= reach;
    let mut edges = Edges::new(first, Size::new(side, side), &|at| {
        near(at) && board.is_floor(at)
    });
    let mut path = Path::default();
    while let Some(contour) = edges.next_contour(&|_| false) {
        trace(&contour, origin, -0.2, false, &mut path);
    }
    path
}
