//! From the rows of a block to a position, or to the one fault that says where to look.
//! Whether the level can be played is for [`Setup::level`]; here letters become squares, and places are remembered.
//! Invariant: a board is cropped to the rows that have walls and the columns that have anything.

use super::{LevelError, Note, WIDEST, expand_line, runs::Sign};
use crate::{
    grid::{Cell, Dir, Grid, Size},
    sokoban::{Piece, Position, Setup, SetupError, Square, Tile},
};
use std::{collections::VecDeque, ops::Range};

/// One row of a board, with the line of the text that it stands on.
pub struct Row {
    line: usize,
    signs: Vec<Sign>,
}

impl Row {
    pub fn new(line: usize, signs: Vec<Sign>) -> Result<Self, LevelError> {
        match signs.len() {
            cells if cells > WIDEST => Err(LevelError::Wide { line, cells }),
            _ => Ok(Self { line, signs }),
        }
    }
}

/// What the letters of a board mean.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Alphabet {
    Xsb,
    /// XSB, with `w` for walls, since `#` cannot stand in a link.
    Link,
    /// An alphabet of some solvers, in which `B` is a box off its goal.
    Solvers,
}

impl Alphabet {
    /// Decided for the whole block, never for a letter, since two of them share letters.
    fn of(rows: &[Row]) -> Self {
        let has = |wanted: [char; 2]| {
            rows.iter()
                .flat_map(|row| &row.signs)
                .any(|sign| wanted.contains(&sign.letter))
        };
        if has(['&', '%']) && !has(['@', '+']) {
            Self::Solvers
        } else {
            Self::Xsb
        }
    }

    fn square(self, letter: char) -> Option<Square> {
        let (tile, piece) = match (self, letter) {
            (_, ' ' | '-' | '_') => (Tile::Floor, None),
            (_, '#') | (Self::Link, 'w') => (Tile::Wall, None),
            (_, '.') => (Tile::Goal, None),
            (Self::Solvers, 'B') => (Tile::Floor, Some(Piece::Box)),
            (Self::Solvers, '&') => (Tile::Floor, Some(Piece::Player)),
            (Self::Solvers, 'X') => (Tile::Goal, Some(Piece::Box)),
            (Self::Solvers, '%') => (Tile::Goal, Some(Piece::Player)),
            (Self::Solvers, _) => return None,
            (_, 'o') => (Tile::Goal, None),
            (_, '@' | 'p' | 'm') => (Tile::Floor, Some(Piece::Player)),
            (_, '+' | 'P' | 'M') => (Tile::Goal, Some(Piece::Player)),
            (_, '$' | 'b') => (Tile::Floor, Some(Piece::Box)),
            (_, '*' | 'B') => (Tile::Goal, Some(Piece::Box)),
            _ => return None,
        };
        Some(Square { tile, piece })
    }
}

/// Reads the board on a range of lines; nothing where it has too few rows to be one.
pub fn read(
    lines: &[&str],
    range: &Range<usize>,
) -> Option<(Result<Position, LevelError>, Vec<Note>)> {
    let tabs = lines[range.clone()].iter().any(|line| line.contains('\t'));
    let mut widths = if tabs { [8, 4, 1].as_slice() } else { &[1] }
        .iter()
        .peekable();
    let mut level = Err(LevelError::Setup(SetupError::NoPlayer));
    let mut notes = Vec::new();
    while let Some(&width) = widths.next() {
        level = match rows(lines, range, width) {
            Ok(rows) if rows.len() < 3 => return None,
            Ok(rows) => position(&rows, Alphabet::of(&rows)),
            Err(fault) => Err(fault),
        };
        let open = matches!(level, Err(LevelError::Open { .. }));
        if !open || widths.peek().is_none() {
            notes.extend(tabs.then_some(Note::Tabs(width)));
            break;
        }
    }
    notes.extend(level.as_ref().ok().and_then(decor));
    Some((level, notes))
}

/// The rows of a block, with tabs reaching to the next multiple of `tab` columns.
fn rows(lines: &[&str], range: &Range<usize>, tab: u8) -> Result<Vec<Row>, LevelError> {
    let mut rows = Vec::new();
    for index in range.clone() {
        let line = index + 1;
        let signs = expand_line(lines[index].trim_end())
            .map_err(|fault| LevelError::Runs { line, fault })?;
        let signs = match signs.as_slice() {
            [start @ .., Sign { letter: '|', .. }] => start,
            whole => whole,
        };
        for part in signs.split(|sign| sign.letter == '|') {
            rows.push(Row::new(line, untab(part, usize::from(tab)))?);
        }
        if rows.len() > WIDEST {
            // A bound, not the count: what follows may be long, and is not looked at.
            return Err(LevelError::Tall {
                rows: rows.len().max(range.len()),
            });
        }
    }
    Ok(rows)
}

fn untab(signs: &[Sign], tab: usize) -> Vec<Sign> {
    let mut row = Vec::with_capacity(signs.len());
    for &sign in signs {
        if sign.letter == '\t' {
            let blank = Sign {
                letter: ' ',
                ..sign
            };
            row.resize(row.len() + tab - row.len() % tab, blank);
        } else {
            row.push(sign);
        }
    }
    row
}

/// Makes rows a position.
///
/// # Errors
/// The first fault: of size, of letters, then of the level as a whole.
pub fn position(rows: &[Row], alphabet: Alphabet) -> Result<Position, LevelError> {
    if rows.len() > WIDEST {
        return Err(LevelError::Tall { rows: rows.len() });
    }
    let mut squares: Vec<Vec<Square>> = Vec::with_capacity(rows.len());
    for row in rows {
        let read = |sign: &Sign| {
            alphabet.square(sign.letter).ok_or(LevelError::Letter {
                line: row.line,
                column: sign.place,
                letter: sign.letter,
            })
        };
        squares.push(row.signs.iter().map(read).collect::<Result<_, _>>()?);
    }
    let (setup, origin) = crop(&squares);
    setup.level().map_err(|fault| match fault {
        SetupError::Open(_) => open(rows, &setup, origin),
        fault => LevelError::Setup(fault),
    })
}

const NOTHING: Square = Square {
    tile: Tile::Outside,
    piece: None,
};

/// The squares without empty margins, and the column and row at which they begin; blanks around a row are nothing.
fn crop(rows: &[Vec<Square>]) -> (Setup, (usize, usize)) {
    let something = |square: &Square| square.tile != Tile::Floor || square.piece.is_some();
    let walled = |row: &Vec<Square>| row.iter().any(|square| square.tile == Tile::Wall);
    let top = rows.iter().position(walled).unwrap_or(0);
    let bottom = rows.iter().rposition(walled).map_or(0, |row| row + 1);
    let rows = &rows[top..bottom];
    let left = rows
        .iter()
        .filter_map(|row| row.iter().position(something))
        .min()
        .unwrap_or(0);
    let right = rows
        .iter()
        .filter_map(|row| row.iter().rposition(something))
        .max()
        .map_or(left, |column| column + 1);
    // Both are at most WIDEST, by the checks before.
    let size = Size::new((right - left) as u16, rows.len() as u16);
    let mut squares = Grid::filled(size, NOTHING);
    for (y, row) in rows.iter().enumerate() {
        let from = row.iter().position(something).unwrap_or(row.len());
        let to = row.iter().rposition(something).map_or(0, |last| last + 1);
        for (x, square) in row.iter().enumerate().take(to).skip(from) {
            squares.put(Cell::new((x - left) as i16, y as i16), *square);
        }
    }
    (Setup { squares }, (left, top))
}

/// Where the walls leave a way out: the nearest cell to the player beyond the ends of a row.
fn open(rows: &[Row], setup: &Setup, (left, top): (usize, usize)) -> LevelError {
    let player = setup
        .squares
        .iter()
        .find(|(_, square)| square.piece == Some(Piece::Player));
    // The level was flooded from the player, so there is one.
    let start = player.map_or(Cell::new(0, 0), |(cell, _)| cell);
    let mut seen = Grid::filled(setup.squares.size(), false);
    let mut queue = VecDeque::from([start]);
    let mut gap = start;
    while let Some(cell) = queue.pop_front() {
        gap = cell;
        let out = |next| {
            setup
                .squares
                .at(next)
                .is_none_or(|square| *square == NOTHING)
        };
        if let Some(next) = Dir::ALL
            .map(|dir| cell + dir)
            .into_iter()
            .find(|next| out(*next))
        {
            gap = next;
            break;
        }
        for next in Dir::ALL.map(|dir| cell + dir) {
            let wall = setup.squares.at(next).map(|square| square.tile) == Some(Tile::Wall);
            if !wall && seen.at(next) == Some(&false) {
                seen.put(next, true);
                queue.push_back(next);
            }
        }
    }
    let row = (top as i32 + i32::from(gap.y)).clamp(0, rows.len() as i32 - 1) as usize;
    let column = (left as i32 + i32::from(gap.x)).max(0) as usize;
    let signs = &rows[row].signs;
    LevelError::Open {
        line: rows[row].line,
        // Beyond the end of a row, the end is the place to look at.
        column: match signs.get(column) {
            Some(sign) => sign.place,
            None => signs.last().map_or(1, |last| last.place + 1),
        },
        trimmed: stripped(rows),
    }
}

/// Whether the rows look as if a program had taken the blanks at their left: all begin with a wall, and the first or
/// the last is shorter than others. In a plain rectangle nothing was there to take.
fn stripped(rows: &[Row]) -> bool {
    let widest = rows.iter().map(|row| row.signs.len()).max();
    let is_short = |row: Option<&Row>| row.map(|row| row.signs.len()) < widest;
    rows.iter()
        .all(|row| row.signs.first().is_some_and(|sign| sign.letter == '#'))
        && (is_short(rows.first()) || is_short(rows.last()))
}

/// A note where the boxes and goals beyond the walls are not as many of each.
fn decor(position: &Position) -> Option<Note> {
    let decor = position.board().decor();
    let boxes = decor
        .iter()
        .filter(|(_, square)| square.piece == Some(Piece::Box))
        .count();
    let goals = decor
        .iter()
        .filter(|(_, square)| square.tile == Tile::Goal)
        .count();
    (boxes != goals).then_some(Note::Decor { boxes, goals })
}
