//! Levels for the tests of rules, routes, deadlocks and solvers: from pictures, and carved at random.
//! The random ones are small and often without a solution, on purpose.

#![allow(dead_code, reason = "each test crate uses its own part")]

use searchlight::{
    grid::{Cell, Dir, Grid, Size},
    puzzle::{Outcome, Puzzle},
    seed::{Seed, Stream},
    sokoban::{Piece, Position, Setup, SetupError, Square, Tile, text},
};
use std::collections::BTreeSet;

/// The position that a picture shows.
pub fn position(picture: &str) -> Position {
    text::read_one(picture).expect("the picture is a level")
}

const WALL: Square = Square {
    tile: Tile::Wall,
    piece: None,
};

/// A stream for one purpose of the tests.
pub fn stream(label: &str) -> Stream {
    Stream::new(label, &Seed::new("tests").expect("short"))
}

/// A level of at most this size: a room with walls strewn over it, and boxes and goals anywhere on its floor.
pub fn carve(stream: &mut Stream, width: u32, height: u32, boxes: u32) -> Option<Position> {
    let size = Size::new(
        (5 + stream.below(width - 4)) as u16,
        (5 + stream.below(height - 4)) as u16,
    );
    let walls = 10 + stream.below(25);
    let mut squares = Grid::filled(size, WALL);
    let inside: Vec<Cell> = size
        .cells()
        .filter(|cell| {
            cell.x > 0
                && cell.y > 0
                && cell.x as u16 + 1 < size.width
                && cell.y as u16 + 1 < size.height
        })
        .collect();
    for cell in &inside {
        if !stream.chance(walls, 100) {
            squares.at_mut(*cell).expect("inside").tile = Tile::Floor;
        }
    }
    let pick = |stream: &mut Stream| inside[stream.below(inside.len() as u32) as usize];
    for _ in 0..1 + stream.below(boxes) {
        squares.at_mut(pick(stream)).expect("inside").tile = Tile::Goal;
        let cell = pick(stream);
        let found = squares.at_mut(cell).expect("inside");
        if found.tile != Tile::Wall {
            found.piece = Some(Piece::Box);
        }
    }
    let cell = pick(stream);
    let found = squares.at_mut(cell).expect("inside");
    if found.tile == Tile::Wall {
        found.tile = Tile::Floor;
    }
    found.piece = Some(Piece::Player);
    match (Setup { squares }).level() {
        Ok(position) => Some(position),
        Err(SetupError::Counts { .. } | SetupError::NoBox | SetupError::Solved) => None,
        Err(error) => panic!("{error}"),
    }
}

/// Plays a way, every step of which must be legal.
pub fn replay(from: &Position, way: &[Dir]) -> Position {
    let mut position = from.clone();
    for (index, dir) in way.iter().enumerate() {
        if let Err(refusal) = position.play(*dir) {
            panic!("step {index} of the way is refused: {refusal}");
        }
    }
    position
}

/// How many steps of a way push a box.
pub fn pushes(from: &Position, way: &[Dir]) -> u32 {
    let mut position = from.clone();
    let mut pushes = 0;
    for dir in way {
        pushes += u32::from(position.pushes(*dir));
        position.play(*dir).expect("the way is legal");
    }
    pushes
}

/// The fewest pushes to a win, by playing every step in every position; nothing if there is no way.
pub fn exhaust(start: &Position) -> Option<u32> {
    let key = |position: &Position| (position.boxes().to_vec(), position.player());
    let mut seen = BTreeSet::from([key(start)]);
    let mut layer = vec![start.clone()];
    for pushed in 0.. {
        let mut next = Vec::new();
        while let Some(position) = layer.pop() {
            if position.outcome() == Outcome::Won {
                return Some(pushed);
            }
            for dir in Dir::ALL {
                let mut there = position.clone();
                if there.play(dir).is_ok() && seen.insert(key(&there)) {
                    match position.pushes(dir) {
                        true => next.push(there),
                        false => layer.push(there),
                    }
                }
            }
        }
        if next.is_empty() {
            return None;
        }
        layer = next;
    }
    unreachable!("the layers end")
}

/// The positions of a level with one box that have the box here instead, and the player on one of its sides.
pub fn with_box_at(level: &Position, at: Cell) -> Vec<Position> {
    let board = level.board();
    let sides = Dir::ALL.map(|dir| at + dir);
    let places = sides.into_iter().filter(|side| board.is_floor(*side));
    places
        .filter(|_| board.is_floor(at))
        .filter_map(|player| {
            let mut squares = Grid::filled(board.size(), WALL);
            for (cell, tile) in board.tiles().filter(|(cell, _)| board.is_floor(*cell)) {
                let piece = match cell {
                    _ if cell == at => Some(Piece::Box),
                    _ if cell == player => Some(Piece::Player),
                    _ => None,
                };
                squares.put(cell, Square { tile, piece });
            }
            (Setup { squares }).level().ok()
        })
        .collect()
}

/// The widest board, with a pillar here and there, the player in its first corner, and one box and one goal at these
/// columns and rows.
pub fn widest(box_at: (usize, usize), goal: (usize, usize)) -> Position {
    let mut rows = vec!["#".repeat(200)];
    for y in 1..199 {
        let middle: String = (1..199)
            .map(|x| match (x, y) {
                (1, 1) => '@',
                place if place == box_at => '$',
                place if place == goal => '.',
                _ if x % 7 == 0 && y % 5 == 0 => '#',
                _ => ' ',
            })
            .collect();
        rows.push(format!("#{middle}#"));
    }
    rows.push("#".repeat(200));
    position(&rows.join("\n"))
}
