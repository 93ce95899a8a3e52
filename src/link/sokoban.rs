//! Sokoban's links: a level made from a seed, or one by value, and the moves in it.

use super::{
    LinkError, Notice,
    values::{Values, bounded, quote},
};
use crate::{
    date::Date,
    grid::{Dir, Size},
    seed::Seed,
    sokoban::{
        Position,
        generate::{Band, CRAFTED_BOXES, Generator, Kind, Params, reaches},
        lurd, text,
    },
};
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, utf8_percent_encode};
use std::fmt;

/// The generator of a level when nothing else is asked for.
pub const GENERATOR: Generator = Generator::Crafted1(Band::Medium);

/// The kind of level that a first visit begins with.
pub const FIRST: Kind = (Generator::Crafted1(Band::Easy), Size::new(8, 8), Some(3));

/// The size and the number of boxes of a generator's levels when nothing else is asked for.
pub const fn usual(generator: Generator) -> (Size, u8) {
    match generator {
        Generator::Classic1 => (Size::new(12, 10), 3),
        Generator::Crafted1(_) => (Size::new(10, 10), CRAFTED_BOXES),
    }
}

/// A Sokoban level with some moves in it.
#[derive(Clone, PartialEq, Debug)]
pub struct Sokoban {
    pub source: Source,
    pub moves: Vec<Dir>,
}

impl Sokoban {
    /// The text of a link, with moves written as they are given: capitals for pushes where the writer knows them.
    fn write(&self, f: &mut fmt::Formatter<'_>, moves: &str) -> fmt::Result {
        match &self.source {
            Source::Generated(params) => {
                write!(f, "/sokoban?gen={}", params.generator.name())?;
                if let Generator::Crafted1(band) = params.generator {
                    write!(f, "&level={}", band.name())?;
                }
                write!(f, "&size={}", params.size)?;
                if let Some(boxes) = params.boxes {
                    write!(f, "&boxes={boxes}")?;
                }
                let seed = utf8_percent_encode(params.seed.text(), &ESCAPED);
                write!(f, "&seed={seed}")?;
            }
            Source::Daily(Daily { date, band }) => {
                let generator = Generator::Crafted1(*band).name();
                write!(
                    f,
                    "/sokoban?daily={date}&level={}&gen={generator}",
                    band.name()
                )?;
            }
            Source::Value(start) => {
                write!(f, "/sokoban?xsb={}", text::write_run_length(start))?;
            }
        }
        if !moves.is_empty() {
            write!(f, "&moves={moves}")?;
        }
        Ok(())
    }
}

/// Where a level comes from.
#[derive(Clone, PartialEq, Debug)]
pub enum Source {
    Generated(Params),
    Daily(Daily),
    /// The level itself, at its start.
    Value(Position),
}

impl Source {
    /// What the level is made from, where it is made.
    pub fn params(&self) -> Option<Params> {
        match self {
            Self::Generated(params) => Some(params.clone()),
            Self::Daily(daily) => Some(daily.params()),
            Self::Value(_) => None,
        }
    }
}

/// One of the three levels of a day, the same for everybody.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Daily {
    pub date: Date,
    /// One of [`Daily::BANDS`].
    pub band: Band,
}

impl Daily {
    /// The bands of a day's levels, in order.
    pub const BANDS: [Band; 3] = [Band::Easy, Band::Medium, Band::Hard];

    /// What the level is made from; it may not change, as the links of past days stay.
    pub fn params(self) -> Params {
        let (side, boxes) = match self.band {
            Band::Easy => (8, 3),
            Band::Medium => (9, 4),
            _ => (10, 4),
        };
        let seed = Seed::new(&format!("daily-{}", self.date)).expect("a short text");
        let kind = (
            Generator::Crafted1(self.band),
            Size::new(side, side),
            Some(boxes),
        );
        Params::new(kind, seed)
    }
}

/// What stands unescaped in a seed: letters, digits, and what no browser changes.
pub(super) const ESCAPED: AsciiSet = NON_ALPHANUMERIC
    .remove(b'-')
    .remove(b'_')
    .remove(b'.')
    .remove(b'~');

impl fmt::Display for Sokoban {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let moves = match &self.source {
            // Which of these moves push is known only once the level is made.
            Source::Generated(_) | Source::Daily(_) => {
                self.moves.iter().map(|dir| dir.letter()).collect()
            }
            Source::Value(start) => lurd::write(start, &self.moves),
        };
        self.write(f, &moves)
    }
}

/// The link of a game whose start is known, so that its pushes are capitals also for a generated level.
pub struct Played<'a> {
    pub source: &'a Source,
    pub start: &'a Position,
    pub moves: &'a [Dir],
}

impl fmt::Display for Played<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let link = Sokoban {
            source: self.source.clone(),
            moves: Vec::new(),
        };
        link.write(f, &lurd::write(self.start, self.moves))
    }
}

/// The keys that a Sokoban link may hold.
const KEYS: [&str; 8] = [
    "gen", "level", "size", "boxes", "seed", "xsb", "daily", "moves",
];

/// Reads what stands behind `/sokoban?`.
///
/// # Errors
/// [`LinkError`] where it names no level.
pub(super) fn read(query: &str, notices: &mut Vec<Notice>) -> Result<Sokoban, LinkError> {
    let values = Values::of(query, &KEYS, notices);
    let moves = steps(&values, notices);
    if let Some(text) = values.raw("daily") {
        let source = Source::Daily(daily(text, &values, notices)?);
        return Ok(Sokoban { source, moves });
    }
    match values.decoded("xsb")? {
        Some(level) => {
            let start = text::read_run_length(&level).map_err(LinkError::Level)?;
            let moves = legal(&start, moves, notices);
            let source = Source::Value(start);
            Ok(Sokoban { source, moves })
        }
        None => {
            let source = Source::Generated(params(&values, notices)?);
            Ok(Sokoban { source, moves })
        }
    }
}

/// The level of a day, which leaves nothing to be chosen but how hard it is.
fn daily(text: &str, values: &Values<'_>, notices: &mut Vec<Notice>) -> Result<Daily, LinkError> {
    let date = Date::read(text).ok_or_else(|| LinkError::Date(quote(text)))?;
    for key in ["size", "boxes", "seed", "xsb"] {
        if values.raw(key).is_some() {
            notices.push(Notice::Idle(key, "daily"));
        }
    }
    let generator = Generator::Crafted1(Band::Easy).name();
    if values.raw("gen").is_some_and(|name| name != generator) {
        let taken = generator.to_owned();
        notices.push(Notice::Value { key: "gen", taken });
    }
    let level = values.raw("level").unwrap_or(Band::Easy.name());
    let band = match Band::named(level) {
        Some(band) if Daily::BANDS.contains(&band) => band,
        Some(_) => {
            let taken = Band::Hard.name().to_owned();
            notices.push(Notice::Bounds {
                key: "level",
                taken,
            });
            Band::Hard
        }
        None => {
            let taken = Band::Easy.name().to_owned();
            notices.push(Notice::Value {
                key: "level",
                taken,
            });
            Band::Easy
        }
    };
    Ok(Daily { date, band })
}

fn params(values: &Values<'_>, notices: &mut Vec<Notice>) -> Result<Params, LinkError> {
    // Links from before there were others name the only generator of their time, or none.
    let name = values.raw("gen").unwrap_or(Generator::Classic1.name());
    let generator =
        Generator::named(name, Band::Medium).ok_or_else(|| LinkError::Generator(quote(name)))?;
    let seed = values.decoded("seed")?.ok_or(LinkError::NoLevel)?;
    let seed = Seed::new(&seed).map_err(LinkError::Seed)?;
    let generator = match (generator, values.raw("level")) {
        (Generator::Crafted1(band), Some(text)) => {
            Generator::Crafted1(Band::named(text).unwrap_or_else(|| {
                notices.push(Notice::Value {
                    key: "level",
                    taken: band.name().to_owned(),
                });
                band
            }))
        }
        (generator, None) => generator,
        (generator, Some(_)) => {
            notices.push(Notice::Key("level".to_owned()));
            generator
        }
    };
    let (usual_size, usual_boxes) = usual(generator);
    let size = values.raw("size").map_or(usual_size, |text| {
        size_named(text).unwrap_or_else(|| {
            notices.push(Notice::Value {
                key: "size",
                taken: usual_size.to_string(),
            });
            usual_size
        })
    });
    let boxes = values.raw("boxes").map(|text| {
        // What is too large for a count is out of bounds, and not unreadable.
        bounded(text).map_or_else(
            || {
                notices.push(Notice::Value {
                    key: "boxes",
                    taken: usual_boxes.to_string(),
                });
                usual_boxes
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

/// A size as links have it.
pub fn size_named(text: &str) -> Option<Size> {
    let (width, height) = text.split_once(['x', 'X', '×'])?;
    Some(Size::new(bounded(width)?, bounded(height)?))
}

/// The steps of `moves=`, or none where it can't be read.
pub(super) fn steps(values: &Values<'_>, notices: &mut Vec<Notice>) -> Vec<Dir> {
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

/// Brings parameters within their bounds, with a notice for each that was outside.
pub fn correct(params: &mut Params) -> Vec<Notice> {
    let mut notices = Vec::new();
    let mut note = |key, taken| notices.push(Notice::Bounds { key, taken });
    let (size, _) = params.generator.within(params.size, 0);
    if size != params.size {
        params.size = size;
        note("size", size.to_string());
    }
    let boxes = params
        .boxes
        .map(|boxes| params.generator.within(size, boxes).1);
    if let Some(taken) = boxes.filter(|_| boxes != params.boxes) {
        params.boxes = boxes;
        note("boxes", taken.to_string());
    }
    let Generator::Crafted1(band) = params.generator else {
        return notices;
    };
    let mut boxes = params.boxes.unwrap_or(CRAFTED_BOXES);
    params.boxes = Some(boxes);
    // The smallest boards hold few boxes.
    while boxes > 2 && !reaches(Band::Easy, boxes, size) {
        boxes -= 1;
    }
    if params.boxes != Some(boxes) {
        params.boxes = Some(boxes);
        note("boxes", boxes.to_string());
    }
    let mut nearest = Band::ALL
        .into_iter()
        .rev()
        .filter(|nearest| *nearest <= band);
    let taken = nearest.find(|nearest| reaches(*nearest, boxes, size));
    if let Some(taken) = taken.filter(|taken| *taken != band) {
        params.generator = Generator::Crafted1(taken);
        note("level", taken.name().to_owned());
    }
    notices
}
