//! Levels as text: XSB, as the programs of the field write it, and the run-length form that links carry.
//! Reading forgives what decades of files, mails and chats have done to levels; writing knows one form only.
//! What a level must be to be played is not decided here but in [`Setup::level`](super::Setup::level).
//! Invariant: what is accepted is written back to a text that reads as the same position, and every text gives
//! levels or an error that names the place.

mod board;
pub mod fault;
mod lines;
mod normal;
mod notes;
pub mod runs;

pub use fault::{LevelError, TextError};
pub use normal::decode;

use super::{Piece, Position, Square, Tile};
use crate::grid::Grid;
use board::{Alphabet, Row};
pub use runs::RunError;
use runs::Sign;

/// The longest text that is read, in bytes.
pub const LONGEST: usize = 2_000_000;
/// The most levels of one text.
pub const MOST_LEVELS: usize = 10_000;
/// The most cells of all levels of one text together.
const MOST_CELLS: usize = 4_000_000;
/// The widest and the tallest level, in cells.
pub const WIDEST: usize = 200;
/// What the runs of one line may grow to.
const LONGEST_LINE: usize = 20_000;

/// One level of a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    pub title: String,
    pub level: Result<Position, LevelError>,
    pub notes: Vec<Note>,
    /// The line on which the board begins, from 1.
    pub line: usize,
}

/// What a reader should be told of a level that was accepted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Note {
    /// Tabs were read as so many blanks at most.
    Tabs(u8),
    /// Beyond the walls lie so many boxes and goals, which play no part.
    Decor { boxes: usize, goals: usize },
}

/// Reads every level of a text.
///
/// # Errors
/// [`TextError`] where the text as a whole is at fault; the fault of a single level stands in its [`Entry`].
pub fn levels(text: &str) -> Result<Vec<Entry>, TextError> {
    let text = normal::normalise(text)?;
    let lines: Vec<&str> = text.split('\n').collect();
    let mut boards = Vec::new();
    let mut cells = 0;
    for range in lines::blocks(&lines) {
        let Some((level, notes)) = board::read(&lines, &range) else {
            continue;
        };
        cells += level
            .as_ref()
            .map_or(0, |position| position.board().size().area());
        if boards.len() == MOST_LEVELS || cells > MOST_CELLS {
            return Err(TextError::Many {
                line: range.start + 1,
            });
        }
        boards.push((range, level, notes));
    }
    if boards.is_empty() {
        return Err(TextError::NoLevel);
    }
    let ranges: Vec<_> = boards.iter().map(|(range, ..)| range.clone()).collect();
    let labels = notes::labels(&lines, &ranges);
    Ok(boards
        .into_iter()
        .zip(labels)
        .map(|((range, level, notes), label)| Entry {
            title: label.title,
            level: label
                .variant
                .map_or(level, |game| Err(LevelError::Game(game))),
            notes,
            line: range.start + 1,
        })
        .collect())
}

/// Reads a text that holds one level.
///
/// # Errors
/// [`TextError`], also where the text holds several levels or its level cannot be played.
pub fn read_one(text: &str) -> Result<Position, TextError> {
    let mut entries = levels(text)?;
    if let Some(second) = entries.get(1) {
        return Err(TextError::Several {
            levels: entries.len(),
            line: second.line,
        });
    }
    let entry = entries.pop().ok_or(TextError::NoLevel)?;
    entry.level.map_err(|fault| TextError::Level {
        line: entry.line,
        fault,
    })
}

/// The text of a position, one line for each row, blanks at the right left out.
pub fn write(position: &Position) -> String {
    let squares = squares(position);
    let mut text = String::with_capacity(squares.size().area() + squares.size().height as usize);
    let mut from = 0;
    for (cell, square) in squares.iter() {
        if cell.x == 0 && cell.y > 0 {
            close_row(&mut text, from);
            from = text.len();
        }
        text.push(match (square.tile, square.piece) {
            (Tile::Wall, _) => '#',
            (Tile::Goal, None) => '.',
            (Tile::Goal, Some(Piece::Box)) => '*',
            (Tile::Goal, Some(Piece::Player)) => '+',
            (_, None) => ' ',
            (_, Some(Piece::Box)) => '$',
            (_, Some(Piece::Player)) => '@',
        });
    }
    close_row(&mut text, from);
    text
}

/// Ends the row that begins at byte `from`; a row of nothing is a dash, since a blank line would end the level.
fn close_row(text: &mut String, from: usize) {
    text.truncate(text.trim_end_matches(' ').len().max(from));
    text.push_str(if text.len() == from { "-\n" } else { "\n" });
}

/// The run-length text of a position, in characters that stand in a link as they are: `w` for walls, `-` floor,
/// `o` goals, `b` and `B` boxes off and on goals, `p` and `P` the player, and `_` between rows.
pub fn write_run_length(position: &Position) -> String {
    let mut text = String::new();
    let mut run = ('-', 0);
    for (cell, square) in squares(position).iter() {
        if cell.x == 0 && cell.y > 0 {
            end_row(&mut text, &mut run);
            text.push('_');
        }
        let letter = match (square.tile, square.piece) {
            (Tile::Wall, _) => 'w',
            (Tile::Goal, None) => 'o',
            (Tile::Goal, Some(Piece::Box)) => 'B',
            (Tile::Goal, Some(Piece::Player)) => 'P',
            (_, None) => '-',
            (_, Some(Piece::Box)) => 'b',
            (_, Some(Piece::Player)) => 'p',
        };
        if letter != run.0 {
            runs::push_run(&mut text, run.0, run.1);
            run = (letter, 0);
        }
        run.1 += 1;
    }
    end_row(&mut text, &mut run);
    text
}

fn end_row(text: &mut String, run: &mut (char, usize)) {
    if run.0 != '-' {
        runs::push_run(text, run.0, run.1);
    }
    *run = ('-', 0);
}

/// Reads a run-length text; besides what [`write_run_length`] gives, the letters of XSB and `|` are understood.
///
/// # Errors
/// [`LevelError`]; its columns count characters of the text, and its line is always 1.
pub fn read_run_length(text: &str) -> Result<Position, LevelError> {
    let signs = runs::expand(text, WIDEST * (WIDEST + 1))
        .map_err(|fault| LevelError::Runs { line: 1, fault })?;
    let rows: Vec<Row> = signs
        .split(|sign| matches!(sign.letter, '_' | '|'))
        .map(|signs| Row::new(1, signs.to_vec()))
        .collect::<Result<_, _>>()?;
    board::position(&rows, Alphabet::Link)
}

/// Everything that stands in a position, decor included.
fn squares(position: &Position) -> Grid<Square> {
    let board = position.board();
    let mut squares = Grid::filled(
        board.size(),
        Square {
            tile: Tile::Outside,
            piece: None,
        },
    );
    for (cell, tile) in board.tiles() {
        let piece = if position.has_box(cell) {
            Some(Piece::Box)
        } else {
            (position.player() == cell).then_some(Piece::Player)
        };
        squares.put(cell, Square { tile, piece });
    }
    for (cell, square) in board.decor() {
        squares.put(*cell, *square);
    }
    squares
}

/// Expands the runs of one line of a text.
fn expand_line(line: &str) -> Result<Vec<Sign>, RunError> {
    runs::expand(line, LONGEST_LINE)
}
