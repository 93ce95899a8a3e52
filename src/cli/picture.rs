//! The picture of a link, standing alone in its own colours.

use super::{End, Stop, Svg};
use searchlight::{
    app::{Scene, river::play::Play, sokoban},
    grid::Dir,
    link::{self, Link, Source},
    puzzle::{Outcome, Puzzle},
    sokoban::{
        generate::{NoLevel, generate},
        lurd,
    },
    svg::{self, Colours},
    view::{self, Detail, Stage, tokens::Palette},
};
use std::io::Write;

/// Width and height of a picture of the river.
const RIVER: (f32, f32) = (960.0, 600.0);

pub(super) fn run(asked: &Svg, out: &mut dyn Write) -> Result<End, Stop> {
    let text = asked
        .link
        .split_once('#')
        .map_or(asked.link.as_str(), |(_, text)| text);
    let (link, notices) = Link::read(text).map_err(|fault| Stop::Asked(fault.to_string()))?;
    for notice in notices {
        eprintln!("note: {notice}");
    }
    let palette = if asked.dark {
        Palette::Dusk
    } else {
        Palette::Paper
    };
    let scene = match link {
        Link::Sokoban(link) => match sokoban(&link)? {
            Some(scene) => Scene::Sokoban(scene),
            None => return Ok(End::Short),
        },
        Link::River(link) => Scene::River(Play::new(&link).scene()),
        Link::Maze(link) => return maze(&link, palette, out),
        Link::Game(game) => {
            let name = game.name();
            return Err(Stop::Asked(format!(
                "the link names {name} but no game of it"
            )));
        }
    };
    let colours = Colours::Alone(palette);
    let svg = match &scene {
        Scene::Sokoban(scene) => svg::picture(&view::sokoban::shapes(scene, Detail::All), colours),
        Scene::River(_) | Scene::Maze(_) => {
            let laid = Stage::new(&scene, RIVER, 1.0);
            svg::picture_on(&laid.picture(), colours, laid.fit())
        }
    };
    write!(out, "{svg}")?;
    Ok(End::Well)
}

/// The picture of a maze with what its searches have found.
fn maze(_link: &link::Maze, _palette: Palette, _out: &mut dyn Write) -> Result<End, Stop> {
    Ok(End::Well)
}

/// The scene of a Sokoban link, or nothing, which is said, where no level is made.
fn sokoban(link: &link::Sokoban) -> Result<Option<sokoban::scene::Scene>, Stop> {
    let start = match &link.source {
        Source::Value(position) => position.clone(),
        Source::Generated(params) => match generate(params, &mut |_| ()) {
            Ok(level) => level.position,
            Err(NoLevel { states }) => {
                eprintln!("no level for this link within the budget of {states} states");
                return Ok(None);
            }
        },
    };
    let mut moves = link.moves.as_slice();
    if let Err(fault) = lurd::replay(&start, moves) {
        eprintln!("note: {fault}; it and all after it are left out");
        moves = &moves[..fault.index];
    }
    let position = lurd::replay(&start, moves).map_err(|fault| Stop::Asked(fault.to_string()))?;
    Ok(Some(sokoban::scene::Scene {
        won: position.outcome() == Outcome::Won,
        position,
        step: None,
        facing: moves.last().copied().unwrap_or(Dir::Down),
        hint: None,
        picked: None,
        targets: Vec::new(),
        stuck: Vec::new(),
    }))
}
