//! Many generated levels in one picture, to be looked at side by side, with the figures of each below it.
//! The levels are drawn as the page draws them; only the sheet around them is new.
//! Invariant: every level has a place of the same size, so that large and small ones can be compared.

use super::{End, Stop, generate, picture::at_rest};
use searchlight::{
    grid::Size,
    sokoban::generate::{Level, Params},
    svg::{self, Colours},
    view::{
        self, Detail,
        tokens::{Palette, Token, push_hex},
    },
};
use std::{fmt::Write, fs, path::Path};

/// How many levels a sheet has when no number is given, and how many stand side by side.
pub(super) const COUNT: u32 = 48;
const COLUMNS: usize = 8;
/// Pixels of a cell, of the gap between levels, and of the line below each.
const CELL: usize = 18;
const GAP: usize = 16;
const LINE: usize = 22;

/// Makes the levels, none of them larger than `size`, and writes the sheet; `line` tells what stands below the level at
/// a place.
pub(super) fn run(
    all: impl Iterator<Item = Params>,
    size: Size,
    path: &Path,
    line: impl Fn(usize, &Level) -> String,
) -> Result<End, Stop> {
    let (across, down) = (
        usize::from(size.width) * CELL + GAP,
        usize::from(size.height) * CELL + LINE + GAP,
    );
    let (mut drawn, mut count) = (String::new(), 0);
    let end = generate::each(all, |_, level| {
        let corner = (GAP + count % COLUMNS * across, GAP + count / COLUMNS * down);
        let place = (across - GAP, down - GAP - LINE);
        put(&mut drawn, level, corner, place, &line(count, level));
        count += 1;
        Ok(())
    })?;
    let columns = count.min(COLUMNS);
    let rows = count.div_ceil(COLUMNS);
    let (width, height) = (GAP + columns * across, GAP + rows * down);
    let (page, ink) = (hex(Token::Page), hex(Token::Ink));
    let sheet = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" viewBox=\"0 0 {width} {height}\">\
         <rect width=\"100%\" height=\"100%\" fill=\"{page}\"/>\
         <g font-family=\"sans-serif\" font-size=\"13\" text-anchor=\"middle\" fill=\"{ink}\">{drawn}</g></svg>\n"
    );
    fs::write(path, sheet)
        .map_err(|fault| Stop::Asked(format!("{} cannot be written: {fault}", path.display())))?;
    Ok(end)
}

/// Draws a level in the middle of its place, with a line below.
fn put(
    sheet: &mut String,
    level: &Level,
    (left, top): (usize, usize),
    place: (usize, usize),
    line: &str,
) {
    let scene = at_rest(level.position.clone());
    let picture = view::sokoban::shapes(&scene, Detail::All);
    let drawn = svg::picture(&picture, Colours::Of(Palette::Paper));
    let size = level.position.board().size();
    let (width, height) = (
        usize::from(size.width) * CELL,
        usize::from(size.height) * CELL,
    );
    let (beside, above) = (left + (place.0 - width) / 2, top + (place.1 - height) / 2);
    let attributes = format!(" x=\"{beside}\" y=\"{above}\" width=\"{width}\" height=\"{height}\"");
    let rest = drawn.trim_end().trim_start_matches("<svg");
    let (middle, below) = (left + place.0 / 2, top + place.1 + LINE - 6);
    // Writing to a text cannot fail.
    let _ = write!(
        sheet,
        "<svg{attributes}{rest}<text x=\"{middle}\" y=\"{below}\">{line}</text>"
    );
}

fn hex(token: Token) -> String {
    let mut text = String::new();
    push_hex(&mut text, token.rgb(Palette::Paper));
    text
}
