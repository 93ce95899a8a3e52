//! Maze's links: a maze made from a seed or by value, the searches that are watched, and the steps of the ball.
//! Without any of these it is the classic maze, so that a link needs no more than what differs from it.

use super::{
    Game, LinkError, Notice,
    sokoban::{ESCAPED, size_named, steps},
    values::{Values, bounded, quote},
};
use crate::{
    grid::{Dir, Size},
    maze::{
        self, LARGEST_SHOWN, Position,
        carve::{Generator, Params, carve},
        search::{Kind, Order},
        text,
    },
    puzzle::Puzzle,
    seed::Seed,
};
use percent_encoding::utf8_percent_encode;
use std::fmt;

/// A maze with the searches that are watched in it and the steps of its ball.
#[derive(Clone, PartialEq, Debug)]
pub struct Maze {
    pub origin: Origin,
    pub choice: Choice,
    pub moves: Vec<Dir>,
}

/// Where a maze comes from.
#[derive(Clone, PartialEq, Debug)]
pub enum Origin {
    Carved(Params),
    Value(maze::Maze),
}

impl Origin {
    pub fn maze(&self) -> maze::Maze {
        match self {
            Self::Carved(params) => carve(params),
            Self::Value(maze) => maze.clone(),
        }
    }
}

/// Which searches are watched.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Choice {
    pub kind: Kind,
    pub beside: Beside,
    pub order: Order,
}

/// What runs beside the search.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Beside {
    #[default]
    Nothing,
    One(Kind),
    /// All four kinds.
    All,
}

impl Beside {
    pub const fn name(self) -> &'static str {
        match self {
            Self::Nothing => "none",
            Self::One(kind) => kind.name(),
            Self::All => "all",
        }
    }

    pub fn named(name: &str) -> Option<Self> {
        match name {
            "none" => Some(Self::Nothing),
            "all" => Some(Self::All),
            name => Kind::named(name).map(Self::One),
        }
    }
}

impl Choice {
    /// The searches that run side by side, the first of them the one that is told of.
    pub fn kinds(self) -> Vec<Kind> {
        let mut kinds = vec![self.kind];
        for kind in Kind::ALL {
            let runs = match self.beside {
                Beside::Nothing => false,
                Beside::One(one) => one == kind,
                Beside::All => true,
            };
            if runs && kind != self.kind {
                kinds.push(kind);
            }
        }
        kinds
    }
}

/// The shortest side that a link may ask for, outer wall included.
const LEAST_SIDE: u16 = 5;
const MOST_BRAID: u8 = 100;
/// The size of a maze whose link tells none.
const USUAL: Size = Size::new(21, 15);

/// The keys that a Maze link may hold.
const KEYS: [&str; 9] = [
    "gen", "size", "braid", "seed", "map", "search", "beside", "order", "moves",
];

/// How many of the keys, the first, say how to make a maze.
const MAKING: usize = 4;

impl Maze {
    /// Reads a link with sides up to `most`, whatever is corrected in it.
    ///
    /// # Errors
    /// [`LinkError`] where it names no maze, or no puzzle of this kind.
    pub fn read(text: &str, most: u16) -> Result<Self, LinkError> {
        let (name, query) = text.split_once('?').unwrap_or((text, ""));
        match Game::named(name) {
            Some(Game::Maze) => read(query, most, &mut Vec::new()),
            _ => Err(LinkError::Puzzle(quote(name))),
        }
    }
}

impl fmt::Display for Maze {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = match &self.origin {
            Origin::Carved(params) => {
                let (name, size) = (params.generator.name(), params.size);
                let mut text = format!("/maze?gen={name}&size={size}");
                if params.braid > 0 {
                    add(&mut text, "braid", &params.braid.to_string());
                }
                text.push_str("&seed=");
                text.extend(utf8_percent_encode(params.seed.text(), &ESCAPED));
                text
            }
            Origin::Value(maze) => format!("/maze?map={}", text::write_runs(maze)),
        };
        add_to_maze(&mut text, self.choice, &self.moves);
        f.write_str(&text)
    }
}

/// Puts searches and steps behind the link of a maze that has none.
pub fn add_to_maze(link: &mut String, choice: Choice, moves: &[Dir]) {
    let Choice {
        kind,
        beside,
        order,
    } = choice;
    if kind != Kind::default() {
        add(link, "search", kind.name());
    }
    if beside != Beside::Nothing {
        add(link, "beside", beside.name());
    }
    if order != Order::CLASSIC {
        add(link, "order", &order.to_string());
    }
    if !moves.is_empty() {
        add(link, "moves", "");
        link.extend(moves.iter().map(|dir| dir.letter()));
    }
}

fn add(link: &mut String, key: &str, value: &str) {
    for part in ["&", key, "=", value] {
        link.push_str(part);
    }
}

/// Reads what stands behind `/maze?`.
///
/// # Errors
/// [`LinkError`] where the maze that it names can't be known.
pub(super) fn read(query: &str, most: u16, notices: &mut Vec<Notice>) -> Result<Maze, LinkError> {
    let values = Values::of(query, &KEYS, notices);
    let origin = origin(&values, most, notices)?;
    let mut said = |key, usual, can: fn(&str) -> bool| known(&values, key, usual, notices, can);
    let kind = said("search", Kind::default().name(), |text| {
        Kind::named(text).is_some()
    });
    let beside = said("beside", "none", |text| Beside::named(text).is_some());
    let order = said("order", "drlu", |text| text.parse::<Order>().is_ok());
    let choice = Choice {
        kind: Kind::named(&kind).unwrap_or_default(),
        beside: Beside::named(&beside).unwrap_or_default(),
        order: order.parse().unwrap_or_default(),
    };
    let mut moves = steps(&values, notices);
    if !moves.is_empty() {
        let mut position = Position::new(origin.maze());
        if let Some(index) = moves.iter().position(|dir| position.play(*dir).is_err()) {
            notices.push(Notice::Moves { index });
            moves.truncate(index);
        }
    }
    Ok(Maze {
        origin,
        choice,
        moves,
    })
}

fn origin(values: &Values<'_>, most: u16, notices: &mut Vec<Notice>) -> Result<Origin, LinkError> {
    if let Some(map) = values.decoded("map")? {
        let maze = text::read_runs(&map, most).map_err(LinkError::Map)?;
        for key in &KEYS[..MAKING] {
            if values.raw(key).is_some() {
                notices.push(Notice::Idle(key, "map"));
            }
        }
        return Ok(Origin::Value(maze));
    }
    let Some(seed) = values.decoded("seed")? else {
        let asks = ["gen", "size", "braid"];
        return match asks.iter().any(|key| values.raw(key).is_some()) {
            true => Err(LinkError::NoSeed),
            false => Ok(Origin::Value(maze::Maze::classic())),
        };
    };
    let generator = match values.plain("gen") {
        None => Generator::default(),
        Some(name) => Generator::named(&name).ok_or_else(|| LinkError::Generator(quote(&name)))?,
    };
    let size = known(values, "size", &USUAL.to_string(), notices, |text| {
        size_named(text).is_some()
    });
    let braid = known(values, "braid", "0", notices, |text| {
        braid_of(text).is_some()
    });
    let mut params = Params {
        generator,
        size: size_named(&size).unwrap_or(USUAL),
        braid: braid_of(&braid).unwrap_or_default(),
        seed: Seed::new(&seed).map_err(LinkError::Seed)?,
    };
    notices.extend(fit(&mut params, most));
    Ok(Origin::Carved(params))
}

/// The value of a key where it says something, or else the usual one, with a notice where it says nothing.
fn known(
    values: &Values<'_>,
    key: &'static str,
    usual: &str,
    notices: &mut Vec<Notice>,
    can_be_read: fn(&str) -> bool,
) -> String {
    match values.plain(key) {
        Some(text) if can_be_read(&text) => return text,
        None => {}
        Some(_) => notices.push(Notice::Value {
            key,
            taken: usual.to_owned(),
        }),
    }
    usual.to_owned()
}

fn braid_of(text: &str) -> Option<u8> {
    Some(bounded(text)?.min(u8::MAX.into()) as u8)
}

/// Brings parameters within the bounds of what is shown, with a notice for each that was outside; even sides are made
/// odd, since rooms and walls take turns.
pub fn fit_maze(params: &mut Params) -> Vec<Notice> {
    fit(params, LARGEST_SHOWN)
}

fn fit(params: &mut Params, most: u16) -> Vec<Notice> {
    let mut notices = Vec::new();
    let within = |side: u16| side.clamp(LEAST_SIDE, most);
    let Size { width, height } = params.size;
    let size = Size::new(within(width), within(height));
    let odd = Size::new(size.width | 1, size.height | 1);
    let taken = odd.to_string();
    if size != params.size {
        notices.push(Notice::Bounds { key: "size", taken });
    } else if odd != size {
        notices.push(Notice::Odd { taken });
    }
    params.size = odd;
    if params.braid > MOST_BRAID {
        params.braid = MOST_BRAID;
        let taken = MOST_BRAID.to_string();
        notices.push(Notice::Bounds {
            key: "braid",
            taken,
        });
    }
    notices
}
