//! Reading a link: keys and values first, then what they mean.
//! Values are decoded only after the whole text has been found short enough.
//! Invariant: every part of the text is used, or named by a notice or an error.

use super::{BOXES, LONGEST, Link, LinkError, Notice, SIZE, Sokoban, Source, correct};
use crate::{
    grid::{Dir, Size},
    seed::Seed,
    sokoban::{
        Position,
        generate::{Generator, Params},
        lurd, text,
    },
};
use percent_encoding::percent_decode_str;

/// The keys that a Sokoban link may hold.
const KEYS: [&str; 6] = ["gen", "size", "boxes", "seed", "xsb", "moves"];

/// The longest piece of a foreign text that a message repeats, in characters.
const QUOTED: usize = 24;

/// The most unknown or repeated keys that are told one by one; who sends more knows.
const MOST_KEYS: usize = 8;

pub(super) fn read(text: &str) -> Result<(Link, Vec<Notice>), LinkError> {
    if text.len() > LONGEST {
        return Err(LinkError::Long(text.len()));
    }
    let text = text.strip_prefix('#').unwrap_or(text);
    let (puzzle, query) = text.split_once('?').unwrap_or((text, ""));
    if puzzle.trim_matches('/') != "sokoban" {
        return Err(LinkError::Puzzle(quote(puzzle)));
    }
    let mut notices = Vec::new();
    let values = Values::of(query, &mut notices);
    let moves = moves(&values, &mut notices);
    let link = match values.decoded("xsb")? {
        Some(level) => {
            let start = text::read_run_length(&level).map_err(LinkError::Level)?;
            let moves = legal(&start, moves, &mut notices);
            let source = Source::Value(start);
            Sokoban { source, moves }
        }
        None => {
            let source = Source::Generated(params(&values, &mut notices)?);
            Sokoban { source, moves }
        }
    };
    Ok((Link::Sokoban(link), notices))
}

/// The values of the known keys, as they stand in the text.
struct Values<'a>([Option<&'a str>; KEYS.len()]);

impl<'a> Values<'a> {
    fn of(query: &'a str, notices: &mut Vec<Notice>) -> Self {
        let mut values = [None; KEYS.len()];
        for pair in query.split('&').filter(|pair| !pair.is_empty()) {
            let (key, value) = pair.split_once('=').unwrap_or((pair, ""));
            match KEYS.iter().position(|known| *known == key) {
                Some(index) if values[index].is_none() => values[index] = Some(value),
                _ if notices.len() == MOST_KEYS => {}
                None => notices.push(Notice::Key(quote(key))),
                Some(index) => notices.push(Notice::Again(KEYS[index])),
            }
        }
        Self(values)
    }

    fn raw(&self, key: &'static str) -> Option<&'a str> {
        let index = KEYS.iter().position(|known| *known == key)?;
        self.0[index]
    }

    /// The value of a key with its escapes undone; `+` stands for itself, as in XSB.
    fn decoded(&self, key: &'static str) -> Result<Option<String>, LinkError> {
        let Some(raw) = self.raw(key) else {
            return Ok(None);
        };
        let bytes: Vec<u8> = percent_decode_str(raw).collect();
        match String::from_utf8(bytes) {
            Ok(text) => Ok(Some(text)),
            Err(fault) => {
                let index = behind(raw, fault.utf8_error().valid_up_to());
                Err(LinkError::Percent { key, index })
            }
        }
    }
}

/// How many characters of an escaped text stand for its first so many bytes.
fn behind(raw: &str, bytes: usize) -> usize {
    let (mut read, mut index) = (0, 0);
    let mut rest = raw.chars();
    while read < bytes {
        let escape = rest.as_str().get(..3).filter(|part| part.starts_with('%'));
        let is_escape = escape.is_some_and(|part| percent_decode_str(part).count() == 1);
        let letters = if is_escape { 3 } else { 1 };
        read += match rest.nth(letters - 1) {
            Some(letter) if !is_escape => letter.len_utf8(),
            Some(_) => 1,
            None => break,
        };
        index += letters;
    }
    index
}

fn params(values: &Values<'_>, notices: &mut Vec<Notice>) -> Result<Params, LinkError> {
    let generator = match values.raw("gen") {
        None => Generator::Classic1,
        Some(name) => Generator::ALL
            .into_iter()
            .find(|generator| generator.name() == name)
            .ok_or_else(|| LinkError::Generator(quote(name)))?,
    };
    let seed = values.decoded("seed")?.ok_or(LinkError::NoLevel)?;
    let seed = Seed::new(&seed).map_err(LinkError::Seed)?;
    let size = values.raw("size").map_or(SIZE, |text| {
        size(text).unwrap_or_else(|| {
            notices.push(Notice::Value {
                key: "size",
                taken: SIZE.to_string(),
            });
            SIZE
        })
    });
    let boxes = values.raw("boxes").map(|text| {
        // What is too large for a count is out of bounds, and not unreadable.
        bounded(text).map_or_else(
            || {
                notices.push(Notice::Value {
                    key: "boxes",
                    taken: BOXES.to_string(),
                });
                BOXES
            },
            |boxes| boxes.min(u8::MAX.into()) as u8,
        )
    });
    let mut params = Params {
        generator,
        size,
        boxes,
        seed,
    };
    notices.extend(correct(&mut params));
    Ok(params)
}

fn size(text: &str) -> Option<Size> {
    let (width, height) = text.split_once(['x', 'X', '×'])?;
    Some(Size::new(bounded(width)?, bounded(height)?))
}

/// A number; a larger one than fits is as large as fits.
fn bounded(text: &str) -> Option<u16> {
    let number: u64 = text.parse().ok()?;
    Some(number.min(u16::MAX.into()) as u16)
}

fn moves(values: &Values<'_>, notices: &mut Vec<Notice>) -> Vec<Dir> {
    let text = values.raw("moves").unwrap_or_default();
    lurd::read(text).unwrap_or_else(|fault| {
        notices.push(Notice::Letters(fault));
        Vec::new()
    })
}

/// The moves up to the first that the rules forbid.
fn legal(start: &Position, mut moves: Vec<Dir>, notices: &mut Vec<Notice>) -> Vec<Dir> {
    if let Err(fault) = lurd::replay(start, &moves) {
        notices.push(Notice::Moves { index: fault.index });
        moves.truncate(fault.index);
    }
    moves
}

/// The beginning of a foreign text, fit to stand in a sentence.
fn quote(text: &str) -> String {
    let mut quoted: String = text
        .chars()
        .filter(|letter| !letter.is_control())
        .take(QUOTED)
        .collect();
    if text.chars().count() > QUOTED {
        quoted.push('…');
    }
    quoted
}
