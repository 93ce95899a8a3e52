//! The picture of a link, standing alone in its own colours.

use super::{End, Stop, Svg};
use searchlight::{
    app::sokoban::scene::Scene,
    grid::Dir,
    link::{Link, Source},
    puzzle::{Outcome, Puzzle},
    sokoban::{
        generate::{NoLevel, generate},
        lurd,
    },
    svg::{self, Colours},
    view::{Detail, sokoban, tokens::Palette},
};
use std::io::Write;

pub(super) fn run(asked: &Svg, out: &mut dyn Write) -> Result<End, Stop> {
    let text = asked
        .link
        .split_once('#')
        .map_or(asked.link.as_str(), |(_, text)| text);
    let (Link::Sokoban(link), notices) =
        Link::read(text).map_err(|fault| Stop::Asked(fault.to_string()))?;
    for notice in notices {
        eprintln!("note: {notice}");
    }
    let start = match link.source {
        Source::Value(position) => position,
        Source::Generated(params) => match generate(&params, &mut |_| ()) {
            Ok(level) => level.position,
            Err(NoLevel { states }) => {
                eprintln!("no level for this link within the budget of {states} states");
                return Ok(End::Short);
            }
        },
    };
    let mut moves = link.moves.as_slice();
    if let Err(fault) = lurd::replay(&start, moves) {
        eprintln!("note: {fault}; it and all after it are left out");
        moves = &moves[..fault.index];
    }
    let position = lurd::replay(&start, moves).map_err(|fault| Stop::Asked(fault.to_string()))?;
    let scene = Scene {
        won: position.outcome() == Outcome::Won,
        position,
        step: None,
        facing: moves.last().copied().unwrap_or(Dir::Down),
        hint: None,
        picked: None,
        targets: Vec::new(),
        stuck: Vec::new(),
    };
    let palette = if asked.dark {
        Palette::Dusk
    } else {
        Palette::Paper
    };
    let picture = sokoban::shapes(&scene, Detail::All);
    write!(out, "{}", svg::picture(&picture, Colours::Alone(palette)))?;
    Ok(End::Well)
}
