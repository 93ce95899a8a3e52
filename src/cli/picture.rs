//! The picture of a link, standing alone in its own colours.

use super::{End, Stop, Svg};
use searchlight::{
    app::{
        Scene,
        maze::{
            play::Play as Walk,
            scene::{Lane, Scene as MazeScene},
            watch::Watch,
        },
        river::play::Play,
        sokoban,
    },
    grid::Dir,
    link::{self, Choice, Link, Source},
    maze::Maze,
    puzzle::{Outcome, Puzzle},
    sokoban::{
        Position,
        generate::{NoLevel, generate},
        lurd,
    },
    svg::{self, Colours},
    view::{self, Detail, Stage, tokens::Palette},
};
use std::io::Write;

/// Width and height of a picture of the river or of a maze.
const VIEWPORT: (f32, f32) = (960.0, 600.0);
/// How wide a cell of a maze is where it has a picture to itself.
const CELL: f32 = 24.0;

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
        Link::Maze(link) => Scene::Maze(maze(&link)),
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
            let laid = Stage::new(&scene, VIEWPORT, 1.0);
            svg::picture_on(&laid.picture(), colours, laid.fit())
        }
    };
    write!(out, "{svg}")?;
    Ok(End::Well)
}

/// The picture of a maze that is searched to the end, with the way found and a shortest one, in light colours.
pub(super) fn of_search(maze: &Maze, choice: Choice) -> String {
    let size = maze.size();
    let scene = Scene::Maze(searched(maze.clone(), choice));
    // Half a unit more than the cells take, and the rest for the lower side of the walls.
    let side = |cells: u16| f32::from(cells) * (CELL + 0.5);
    let viewport = (side(size.width), side(size.height) + CELL / 2.0);
    let laid = Stage::new(&scene, viewport, 1.0);
    svg::picture_on(&laid.picture(), Colours::Alone(Palette::Paper), laid.fit())
}

/// The scene of a Maze link: the end of its searches, or the ball where its steps lead.
fn maze(link: &link::Maze) -> MazeScene {
    let play = Walk::new(link);
    let maze = play.maze().clone();
    if link.moves.is_empty() {
        return searched(maze, link.choice);
    }
    let ball = play.now().ball();
    let lane = Lane {
        marks: None,
        walks: true,
        from: ball,
        here: ball,
        part: 1.0,
        next: None,
    };
    MazeScene {
        trail: play.trail(),
        won: play.is_won(),
        ..MazeScene::new(maze, vec![lane])
    }
}

/// The end of searches, with the ball at the end of the way found.
fn searched(maze: Maze, choice: Choice) -> MazeScene {
    let mut watch = Watch::new(&maze, choice);
    watch.walk(0);
    watch.settle();
    let (walked, shortest) = watch.shown();
    MazeScene {
        walked,
        shortest,
        closing: watch.closing().to_vec(),
        ..MazeScene::new(maze, watch.lanes(0))
    }
}

/// The scene of a Sokoban link, or nothing, which is said, where no level is made.
fn sokoban(link: &link::Sokoban) -> Result<Option<sokoban::scene::Scene>, Stop> {
    let start = match &link.source {
        Source::Value(position) => position.clone(),
        source => match generate(&source.params().expect("a level that is made"), &mut |_| ()) {
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
        facing: moves.last().copied().unwrap_or(Dir::Down),
        ..at_rest(position)
    }))
}

/// A position in which nothing moves and nothing is shown of a search.
pub(super) fn at_rest(position: Position) -> sokoban::scene::Scene {
    sokoban::scene::Scene {
        won: position.outcome() == Outcome::Won,
        position,
        step: None,
        facing: Dir::Down,
        hint: None,
        picked: None,
        targets: Vec::new(),
        stuck: Vec::new(),
    }
}
