//! Tells the lines of a board from the lines around it: titles, notes, moves, separators.
//! Only looks at lines; what the cells mean is `board`'s to say.
//! Invariant: the blocks that are found do not overlap and stand in the order of the text.

use super::{
    expand_line,
    notes::key,
    runs::{RunError, Sign},
};
use std::ops::Range;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// Whatever is neither blank nor part of a board.
    Text,
    Blank,
    /// Cells only, and the first and the last are walls or boxes on goals.
    Row,
    /// Cells only, with a wall among them: how a row of an open board or one with decor looks.
    Loose,
    /// Cells without a wall: a row only between others.
    Filler,
    /// Between two walls stands something that is no cell: a row only between others, and then a fault.
    Spoiled,
    /// Cells with runs that grow beyond the caps: a fault wherever it stands.
    Bomb,
}

/// The ranges of lines that look like boards.
pub fn blocks(lines: &[&str]) -> Vec<Range<usize>> {
    let kinds = kinds(lines);
    let mut blocks = Vec::new();
    let mut from = 0;
    while from < kinds.len() {
        let length = kinds[from..]
            .iter()
            .take_while(|kind| !matches!(kind, Kind::Text | Kind::Blank))
            .count();
        blocks.extend(block(&kinds, from..from + length));
        from += length + 1;
    }
    blocks
}

/// What is left of a block without the lines at its ends that are rows only between others.
fn block(kinds: &[Kind], range: Range<usize>) -> Option<Range<usize>> {
    let inner = |kind: &Kind| matches!(kind, Kind::Row | Kind::Loose | Kind::Bomb);
    let first = range.start + kinds[range.clone()].iter().position(inner)?;
    let last = range.start + kinds[range].iter().rposition(inner)?;
    let kinds = &kinds[first..=last];
    let sure = kinds
        .iter()
        .any(|kind| matches!(kind, Kind::Row | Kind::Bomb));
    (sure || kinds.len() >= 3).then_some(first..last + 1)
}

fn kinds(lines: &[&str]) -> Vec<Kind> {
    let mut kinds: Vec<Kind> = lines.iter().map(|line| kind(line)).collect();
    // A comment may hold anything, boards as well.
    for comment in comments(lines) {
        kinds[comment].fill(Kind::Text);
    }
    kinds
}

/// The ranges of lines from a bare "Comment:" to its "Comment-End:"; a comment that nothing closes is one line.
fn comments(lines: &[&str]) -> Vec<Range<usize>> {
    let mut comments = Vec::new();
    let mut open = None;
    for (index, line) in lines.iter().enumerate() {
        match key(line) {
            Some((name, "")) if name.eq_ignore_ascii_case("comment") => open = Some(index),
            Some((name, _)) if name.eq_ignore_ascii_case("comment-end") => {
                comments.extend(open.take().map(|from| from..index + 1));
            }
            _ => {}
        }
    }
    comments
}

fn kind(line: &str) -> Kind {
    let line = line.trim_end();
    if line.is_empty() {
        return Kind::Blank;
    }
    let consists = |of: &str| line.chars().all(|letter| of.contains(letter));
    if !line.contains('#') {
        // "1." is a title, but "12-" are twelve blanks.
        return if consists("-_$*. \t|") || (consists("-_0123456789") && line.contains(['-', '_'])) {
            Kind::Filler
        } else {
            Kind::Text
        };
    }
    // The letters of both alphabets that `board` reads.
    const CELLS: &str = "#@+$*.-_ \tpPmMbBo&%X()|0123456789";
    if consists(CELLS) {
        match expand_line(line) {
            Ok(signs) if encloses(&signs) => return Kind::Row,
            Ok(_) => return Kind::Loose,
            // A title may be "#100000"; a count at the end has nothing to repeat in any case.
            Err(RunError::Long { .. } | RunError::Deep { .. } | RunError::Count { .. })
                if !line.ends_with(|last: char| last.is_ascii_digit()) =>
            {
                return Kind::Bomb;
            }
            Err(_) => {}
        }
    }
    if line.trim_start().starts_with('#') && line.ends_with('#') {
        Kind::Spoiled
    } else {
        Kind::Text
    }
}

/// Whether a line begins and ends with a wall or a box on a goal.
fn encloses(signs: &[Sign]) -> bool {
    let mut solid = signs
        .iter()
        .map(|sign| sign.letter)
        .filter(|letter| !"-_ \t|".contains(*letter));
    let first = solid.next();
    let last = solid.next_back().or(first);
    let closes = |letter: Option<char>| letter.is_some_and(|letter| "#*B".contains(letter));
    closes(first) && closes(last)
}
