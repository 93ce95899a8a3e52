//! A maze as text: digits by rows to read and edit, and run lengths for links.
//! The digits are 0 for a way, 1 for a wall, 2 for the entrance and 3 for the exit; spaces, tabs and commas between
//! them and empty lines are passed over, and brackets and braces end a row as the end of a line does. Run lengths are
//! letters that links leave alone, with a count before each run of more than two, and `-` between rows.
//! Invariant: what is written reads back to the same maze, and no text asks for more memory than the largest side
//! allows.

use super::{LARGEST_SIDE, Maze, Square, rows};
use crate::{
    grid::{Cell, Size},
    puzzle::Quoted,
};
use std::fmt;

/// The most characters of run lengths that are read.
pub const LONGEST_RUNS: usize = 50_000;

/// Why a text is no maze; lines and columns count from 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TextError {
    /// There is no row.
    Empty,
    /// A character that is none of those allowed.
    Letter {
        line: usize,
        column: usize,
        letter: char,
    },
    /// A row that differs from the first in its length.
    Ragged {
        line: usize,
        cells: usize,
        first: usize,
    },
    /// A row has more cells than the side allows.
    Wide {
        line: usize,
        most: u16,
    },
    /// There are more rows than the side allows.
    Tall {
        line: usize,
        most: u16,
    },
    /// A second entrance.
    Entrance {
        line: usize,
        column: usize,
    },
    /// A second exit.
    Exit {
        line: usize,
        column: usize,
    },
    NoEntrance,
    /// A count of run lengths that stands before no letter.
    Lone {
        line: usize,
    },
    /// Run lengths of more than [`LONGEST_RUNS`] characters.
    Long,
}

impl fmt::Display for TextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => f.write_str("the maze has no row"),
            Self::Letter {
                line,
                column,
                letter,
            } => write!(
                f,
                "line {line}, column {column}: {} stands for no cell",
                Quoted(*letter)
            ),
            Self::Ragged { line, cells, first } => {
                write!(
                    f,
                    "line {line} has {cells} cells, and the first row has {first}"
                )
            }
            Self::Wide { line, most } => write!(f, "line {line} has more than {most} cells"),
            Self::Tall { line, most } => write!(f, "line {line} is one more than {most} rows"),
            Self::Entrance { line, column } => {
                write!(f, "line {line}, column {column}: a second entrance")
            }
            Self::Exit { line, column } => {
                write!(f, "line {line}, column {column}: a second exit")
            }
            Self::NoEntrance => f.write_str("the maze has no entrance"),
            Self::Lone { line } => write!(f, "the count at the end of line {line} has no letter"),
            Self::Long => write!(
                f,
                "the run lengths have more than {LONGEST_RUNS} characters"
            ),
        }
    }
}

impl std::error::Error for TextError {}

/// Reads digits by rows.
///
/// # Errors
/// [`TextError`] with the first fault, also where a side would be longer than `most`.
pub fn read(text: &str, most: u16) -> Result<Maze, TextError> {
    let mut rows = Rows::new(most);
    for (index, row) in text.split('\n').enumerate() {
        let line = index + 1;
        for (index, letter) in row.chars().enumerate() {
            let column = index + 1;
            match letter {
                '0'..='3' => rows.push(letter as u8 - b'0', 1, line, column)?,
                ' ' | '\t' | ',' | '\r' => {}
                // Rows as programs write them, also several in a line.
                '[' | ']' | '{' | '}' => rows.end(line)?,
                _ => {
                    return Err(TextError::Letter {
                        line,
                        column,
                        letter,
                    });
                }
            }
        }
        rows.end(line)?;
    }
    rows.maze()
}

/// Writes digits by rows, each row with the end of its line.
pub fn write(maze: &Maze) -> String {
    let size = maze.size();
    let stride = usize::from(size.width) + 1;
    let mut text = Vec::with_capacity(stride * usize::from(size.height));
    for row in rows(size, maze.bytes()) {
        for wall in row {
            text.push(b'0' + wall);
        }
        text.push(b'\n');
    }
    let mut put = |cell: Cell, square| {
        text[cell.y as usize * stride + cell.x as usize] = b'0' + square as u8;
    };
    put(maze.entrance(), Square::Entrance);
    if let Some(exit) = maze.exit() {
        put(exit, Square::Exit);
    }
    String::from_utf8(text).unwrap_or_default()
}

/// The letters of run lengths, in the order of the digits.
const LETTERS: [char; 4] = ['o', 'w', 'e', 'x'];

/// Reads run lengths; errors count rows as lines.
///
/// # Errors
/// [`TextError`] with the first fault, also where a side would be longer than `most`.
pub fn read_runs(text: &str, most: u16) -> Result<Maze, TextError> {
    if text.len() > LONGEST_RUNS {
        return Err(TextError::Long);
    }
    let mut rows = Rows::new(most);
    let mut line = 1;
    for row in text.split('-') {
        let mut count = None;
        for (index, letter) in row.chars().enumerate() {
            let column = index + 1;
            // A count that begins with 0 would be no run at all.
            let digit = letter
                .to_digit(10)
                .filter(|digit| *digit > 0 || count.is_some());
            if let Some(digit) = digit {
                let number = count.unwrap_or(0) * 10 + digit as usize;
                count = Some(number.min(usize::from(LARGEST_SIDE) + 1));
                continue;
            }
            let digit = LETTERS.iter().position(|known| *known == letter);
            let digit = digit.ok_or(TextError::Letter {
                line,
                column,
                letter,
            })?;
            rows.push(digit as u8, count.take().unwrap_or(1), line, column)?;
        }
        if count.is_some() {
            return Err(TextError::Lone { line });
        }
        rows.end(line)?;
        line += 1;
    }
    rows.maze()
}

/// Writes run lengths.
///
/// Nothing here keeps them short: a text of more than [`LONGEST_RUNS`] is not read back.
pub fn write_runs(maze: &Maze) -> String {
    let mut text = String::new();
    let size = maze.size();
    for y in 0..size.height as i16 {
        if y > 0 {
            text.push('-');
        }
        let mut x = 0;
        while x < size.width as i16 {
            let square = maze.square(Cell::new(x, y));
            let start = x;
            while x < size.width as i16 && maze.square(Cell::new(x, y)) == square {
                x += 1;
            }
            let letter = LETTERS[square as usize];
            match x - start {
                1 => {}
                2 => text.push(letter),
                count => text.push_str(&count.to_string()),
            }
            text.push(letter);
        }
    }
    text
}

/// The rows read so far.
struct Rows {
    most: u16,
    /// The cells of all rows, as digits.
    digits: Vec<u8>,
    width: usize,
    height: usize,
    /// Where entrance and exit are in `digits`.
    ends: [Option<usize>; 2],
}

impl Rows {
    fn new(most: u16) -> Self {
        Self {
            most: most.min(LARGEST_SIDE),
            digits: Vec::new(),
            width: 0,
            height: 0,
            ends: [None; 2],
        }
    }

    /// Adds cells to the last row.
    fn push(
        &mut self,
        digit: u8,
        count: usize,
        line: usize,
        column: usize,
    ) -> Result<(), TextError> {
        let most = self.most;
        if self.height == usize::from(most) {
            return Err(TextError::Tall { line, most });
        }
        if self.row() + count > usize::from(most) {
            return Err(TextError::Wide { line, most });
        }
        if digit >= Square::Entrance as u8 && count > 0 {
            let is_exit = digit == Square::Exit as u8;
            let end = &mut self.ends[usize::from(is_exit)];
            if end.is_some() || count > 1 {
                return Err(if is_exit {
                    TextError::Exit { line, column }
                } else {
                    TextError::Entrance { line, column }
                });
            }
            *end = Some(self.digits.len());
        }
        self.digits.resize(self.digits.len() + count, digit);
        Ok(())
    }

    /// How many cells the last row has.
    fn row(&self) -> usize {
        self.digits.len() - self.width * self.height
    }

    fn end(&mut self, line: usize) -> Result<(), TextError> {
        let cells = self.row();
        if cells == 0 {
            return Ok(());
        }
        if self.height == 0 {
            self.width = cells;
        }
        let first = self.width;
        if cells != first {
            return Err(TextError::Ragged { line, cells, first });
        }
        self.height += 1;
        Ok(())
    }

    fn maze(self) -> Result<Maze, TextError> {
        if self.digits.is_empty() {
            return Err(TextError::Empty);
        }
        let size = Size::new(self.width as u16, self.height as u16);
        let cell = |at: usize| Cell::new((at % self.width) as i16, (at / self.width) as i16);
        let [entrance, exit] = self.ends;
        let mut maze = Maze::solid(size, cell(entrance.ok_or(TextError::NoEntrance)?));
        if let Some(exit) = exit {
            maze.move_exit(cell(exit));
        }
        for (at, digit) in self.digits.iter().enumerate() {
            if *digit == Square::Way as u8 {
                maze.put_way(cell(at));
            }
        }
        Ok(maze)
    }
}
