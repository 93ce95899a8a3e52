//! What the lines around a board say of it: its title, and whether it belongs to another game.
//! Authors, dates and comments are passed over.
//! Invariant: every board gets a title, "#" and its number where the text has none.

use std::ops::Range;

/// What is known of one board.
pub struct Label {
    pub title: String,
    /// The game it is a level of, where that is not Sokoban.
    pub variant: Option<String>,
}

/// Keys that programs of the field write; their lines are never titles.
const KEYS: [&str; 27] = [
    "author",
    "authormail",
    "authorpage",
    "boxorder",
    "collection",
    "comment",
    "comment-end",
    "copyright",
    "date",
    "date created",
    "date of last change",
    "difficulty",
    "email",
    "game",
    "goalorder",
    "homepage",
    "moves",
    "mouse",
    "optimizer",
    "origin",
    "pushes",
    "saved game",
    "set",
    "solution",
    "solver",
    "time",
    "url",
];

/// The variants that share the notation of Sokoban.
const VARIANTS: [&str; 4] = ["hexoban", "trioban", "octoban", "multiban"];

/// Finds the label of every board.
pub fn labels(lines: &[&str], boards: &[Range<usize>]) -> Vec<Label> {
    let before = |index: usize| match index {
        0 => 0,
        _ => boards[index - 1].end,
    };
    let after = |index: usize| boards.get(index + 1).map_or(lines.len(), |next| next.start);
    let first = boards.first().map_or(0, |range| range.start);
    let last = boards.last().map_or(0, |range| range.end);
    // Old dumps have their "; 1" after the board; then none stands before the first, and one after the last.
    let behind = !lines[..first].iter().any(|line| line.starts_with(';'))
        && lines[last..].iter().any(|line| line.starts_with(';'));
    let general = value(&lines[..first], "game");
    boards
        .iter()
        .enumerate()
        .map(|(index, range)| {
            let head = &lines[before(index)..range.start];
            let tail = &lines[range.end..after(index)];
            let title = value(tail, "title")
                .or_else(|| if behind { remark(tail) } else { heading(head) })
                .or_else(|| match boards {
                    [_] => value(head, "title"),
                    _ => None,
                });
            let game = value(tail, "game").or(general);
            Label {
                title: title.map_or_else(|| format!("#{}", index + 1), str::to_owned),
                variant: game
                    .filter(|game| {
                        VARIANTS
                            .iter()
                            .any(|variant| game.eq_ignore_ascii_case(variant))
                    })
                    .map(str::to_owned),
            }
        })
        .collect()
}

/// The name and the value of a line such as "Title: Spade".
pub fn key(line: &str) -> Option<(&str, &str)> {
    let (name, value) = line.split_once([':', '='])?;
    let name = name.trim();
    let fits = name.len() <= 25
        && name.starts_with(|first: char| first.is_ascii_alphabetic())
        && name
            .chars()
            .all(|letter| letter.is_ascii_alphabetic() || letter == ' ' || letter == '-');
    fits.then_some((name, value.trim()))
}

/// The first value of a key that is not empty.
fn value<'a>(lines: &[&'a str], wanted: &str) -> Option<&'a str> {
    lines
        .iter()
        .filter_map(|line| key(line))
        .find(|(name, value)| name.eq_ignore_ascii_case(wanted) && !value.is_empty())
        .map(|(_, value)| value)
}

/// The title above a board: its last line, if a blank line or nothing comes before it.
fn heading<'a>(lines: &[&'a str]) -> Option<&'a str> {
    let last = lines.iter().rposition(|line| !line.trim().is_empty())?;
    let alone = lines[..last]
        .last()
        .is_none_or(|line| line.trim().is_empty());
    if alone { name(lines[last]) } else { None }
}

/// The first `;` line below a board.
fn remark<'a>(lines: &[&'a str]) -> Option<&'a str> {
    name(lines.iter().find(|line| line.starts_with(';'))?)
}

/// The words of a line, if it can be a title at all.
fn name(line: &str) -> Option<&str> {
    let words = line.trim_start_matches([';', ' ', '\t']).trim_end();
    if let Some((name, value)) = key(words) {
        if name.eq_ignore_ascii_case("title") {
            return Some(value).filter(|value| !value.is_empty());
        }
        if KEYS.iter().any(|key| name.eq_ignore_ascii_case(key)) {
            return None;
        }
    }
    let rule = words
        .chars()
        .all(|letter| "-_=*~`#+".contains(letter) || letter.is_whitespace());
    // A solution is no title; a short word of these letters, such as "dull", may be one.
    let moves = words.len() >= 10
        && words
            .chars()
            .all(|letter| "lurdLURD()*[]{} ".contains(letter) || letter.is_ascii_digit())
        && words.contains(|letter: char| letter.is_ascii_alphabetic());
    (!rule && !moves && !words.starts_with("::")).then_some(words)
}
