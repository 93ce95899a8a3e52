//! River's links: the setting, the position that the game began from where that is not the start, and the moves.
//! Whatever is missing is as in the classic game, so that no such link is without a meaning.

use super::{
    Notice,
    values::{Values, bounded},
};
use crate::{
    puzzle::Puzzle,
    river::{
        Crew, Docked, LARGEST_BOAT, MOST_PEOPLE, Move, Position, Rowers, Rule, Setting, Side, text,
    },
};
use std::fmt;

/// A game on the river.
#[derive(Clone, PartialEq, Debug)]
pub struct River {
    pub setting: Setting,
    /// Where the game begins, if not at the start.
    pub at: Option<Docked>,
    pub moves: Vec<Move>,
}

impl River {
    /// The position that the moves begin from.
    pub fn start(&self) -> Position {
        self.at
            .and_then(|docked| Position::docked(self.setting, docked).ok())
            .unwrap_or_else(|| Position::new(self.setting))
    }
}

/// The keys that a River link may hold.
const KEYS: [&str; 7] = ["priests", "devils", "boat", "rowers", "rule", "at", "moves"];

const ROWERS: [(&str, Rowers); 4] = [
    ("all", Rowers::All),
    ("priests", Rowers::Priests),
    ("one-devil", Rowers::OneDevil),
    ("two-devils", Rowers::TwoDevils),
];
const RULES: [(&str, Rule); 2] = [("classical", Rule::Classical), ("place", Rule::Place)];

impl fmt::Display for River {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Setting {
            priests,
            devils,
            boat,
            rowers,
            rule,
        } = self.setting;
        write!(f, "/river?priests={priests}&devils={devils}&boat={boat}")?;
        if rowers != Rowers::All {
            write!(f, "&rowers={}", rowers_name(rowers))?;
        }
        if rule != Rule::Classical {
            write!(f, "&rule={}", rule_name(rule))?;
        }
        if let Some(docked) = self.at {
            write!(f, "&at={}", at(docked, rowers))?;
        }
        match text::write(&self.moves).as_str() {
            "" => Ok(()),
            moves => write!(f, "&moves={moves}"),
        }
    }
}

/// A docked position as `at=` has it: priests and devils on the start bank, of them those who row where only some
/// do, and where the boat lies.
fn at(docked: Docked, rowers: Rowers) -> String {
    let start = docked.start;
    let side = match docked.side {
        Side::Start => "start",
        Side::Far => "far",
    };
    let rowing = match rowers {
        Rowers::All | Rowers::Priests => String::new(),
        Rowers::OneDevil | Rowers::TwoDevils => format!("{},", start.0[2]),
    };
    format!("{},{},{rowing}{side}", start.priests(), start.devils())
}

/// What a link calls those who row.
pub fn rowers_name(rowers: Rowers) -> &'static str {
    name(&ROWERS, rowers)
}

/// What a link calls a rule.
pub fn rule_name(rule: Rule) -> &'static str {
    name(&RULES, rule)
}

/// Those who row by the name that a link has for them.
pub fn rowers_named(text: &str) -> Option<Rowers> {
    named(&ROWERS, text)
}

/// A rule by the name that a link has for it.
pub fn rule_named(text: &str) -> Option<Rule> {
    named(&RULES, text)
}

fn named<T: Copy>(table: &[(&'static str, T)], text: &str) -> Option<T> {
    let found = table.iter().find(|(name, _)| *name == text);
    found.map(|(_, value)| *value)
}

fn name<T: PartialEq>(table: &'static [(&'static str, T)], value: T) -> &'static str {
    table
        .iter()
        .find(|(_, known)| *known == value)
        .map_or("", |(name, _)| name)
}

/// Reads what stands behind `/river?`.
pub(super) fn read(query: &str, notices: &mut Vec<Notice>) -> River {
    let values = Values::of(query, &KEYS, notices);
    let mut number = |key, usual: u8, least: u8, most: u8| {
        let usual = u16::from(usual.clamp(least, most));
        let Some(text) = values.plain(key) else {
            return usual as u8;
        };
        let asked = bounded(&text);
        let number = asked.unwrap_or(usual).clamp(least.into(), most.into());
        let taken = number.to_string();
        match asked {
            None => notices.push(Notice::Value { key, taken }),
            Some(asked) if asked != number => notices.push(Notice::Bounds { key, taken }),
            Some(_) => {}
        }
        number as u8
    };
    let classic = Setting::CLASSIC;
    let priests = number("priests", classic.priests, 0, MOST_PEOPLE);
    let most = if priests == 0 { MOST_PEOPLE } else { priests };
    let devils = number("devils", classic.devils, 0, most);
    let boat = number("boat", classic.boat, 1, LARGEST_BOAT);
    let setting = Setting {
        priests,
        devils,
        boat,
        rowers: one_of(&values, "rowers", &ROWERS, notices),
        rule: one_of(&values, "rule", &RULES, notices),
    };
    let mut link = River {
        setting,
        at: docked(&values, setting, notices),
        moves: Vec::new(),
    };
    link.moves = moves(&values, link.start(), notices);
    link
}

/// The value of a key that is one of a table's names; the first of the table where it is missing or none of them.
fn one_of<T: Copy>(
    values: &Values<'_>,
    key: &'static str,
    table: &'static [(&'static str, T)],
    notices: &mut Vec<Notice>,
) -> T {
    let (usual, first) = table[0];
    let Some(text) = values.plain(key) else {
        return first;
    };
    named(table, &text).unwrap_or_else(|| {
        let taken = usual.to_owned();
        notices.push(Notice::Value { key, taken });
        first
    })
}

fn docked(values: &Values<'_>, setting: Setting, notices: &mut Vec<Notice>) -> Option<Docked> {
    let docked = read_at(&values.plain("at")?, setting);
    let position = docked.map(|docked| Position::docked(setting, docked));
    notices.push(match position {
        Some(Ok(_)) => return docked,
        Some(Err(Some(loss))) => Notice::Unsafe(loss),
        None | Some(Err(None)) => Notice::Value {
            key: "at",
            taken: at(Position::new(setting).dock(), setting.rowers),
        },
    });
    None
}

fn read_at(text: &str, setting: Setting) -> Option<Docked> {
    let mut parts = text.split(',');
    let priests = parts.next()?.parse().ok()?;
    let devils: u8 = parts.next()?.parse().ok()?;
    let rowing: u8 = match setting.rowers {
        Rowers::All | Rowers::Priests => 0,
        Rowers::OneDevil | Rowers::TwoDevils => parts.next()?.parse().ok()?,
    };
    let side = match parts.next()? {
        "start" => Side::Start,
        "far" => Side::Far,
        _ => return None,
    };
    let start = Crew([priests, devils.checked_sub(rowing)?, rowing]);
    parts.next().is_none().then_some(Docked { start, side })
}

/// The moves up to the first that the rules forbid.
fn moves(values: &Values<'_>, mut position: Position, notices: &mut Vec<Notice>) -> Vec<Move> {
    // What is broken in it is told by its own place, as any other letter that is no move.
    let text = values.plain("moves").unwrap_or_default();
    let mut moves = text::read(&text).unwrap_or_else(|fault| {
        notices.push(Notice::Crossings(fault));
        Vec::new()
    });
    if let Some(index) = moves.iter().position(|mv| position.play(*mv).is_err()) {
        notices.push(Notice::Moves { index });
        moves.truncate(index);
    }
    moves
}
