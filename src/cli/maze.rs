//! A maze from a generator, a file or neither, and what a search makes of it; and all of it as a picture.

use super::{End, Maze as Asked, Stop, picture, solve::count};
use searchlight::{
    grid::{Cell, Dir, Size},
    link::{Beside, Choice},
    maze::{
        LARGEST_SHOWN, LARGEST_SIDE, Maze,
        carve::{Generator, Params, SIDES, carve},
        search::{Kind, Search, shortest},
        text,
    },
};
use serde_json::json;
use std::{fs, io::Write};

pub(super) fn run(asked: &Asked, out: &mut dyn Write) -> Result<End, Stop> {
    let maze = maze(asked)?;
    if let Some(file) = &asked.svg {
        let size = maze.size();
        if size.width.max(size.height) > LARGEST_SHOWN {
            return Err(Stop::Asked(format!(
                "--svg draws mazes with sides up to {LARGEST_SHOWN}, and not {size}"
            )));
        }
        let choice = Choice {
            kind: asked.search,
            beside: Beside::Nothing,
            order: asked.order,
        };
        let refused = |fault| Stop::Asked(format!("{} cannot be written: {fault}", file.display()));
        fs::write(file, picture::of_search(&maze, choice)).map_err(refused)?;
    }
    let mut search = Search::new(&maze, asked.search, asked.order);
    let found = search.finish();
    let way = found.then(|| search.way());
    let shortest = shortest(&maze, maze.entrance());
    let counters = search.counters();
    if asked.json {
        let path = way.as_ref().map(|way| cells(&maze, way));
        let object = json!({
            "exit_found": found,
            "way": way.as_ref().map(Vec::len),
            "shortest": shortest.as_ref().map(Vec::len),
            "expanded": counters.expanded,
            "frontier_max": counters.frontier_max,
            "steps_back": counters.steps_back,
            "path": path,
            "maze": text::write(&maze),
        });
        writeln!(out, "{object}")?;
    } else {
        out.write_all(text::write(&maze).as_bytes())?;
        for line in sentences(&search, way.as_deref(), shortest.as_deref()) {
            writeln!(out, "{line}")?;
        }
    }
    Ok(if found { End::Well } else { End::Short })
}

fn maze(asked: &Asked) -> Result<Maze, Stop> {
    if let Some(file) = &asked.file {
        let refused = |fault: String| Stop::Asked(format!("{}: {fault}", file.display()));
        let content = fs::read_to_string(file).map_err(|fault| refused(fault.to_string()))?;
        return text::read(&content, LARGEST_SIDE).map_err(|fault| refused(fault.to_string()));
    }
    Ok(asked.kind.map_or_else(Maze::classic, |generator| {
        carve(&Params {
            generator,
            size: asked.size,
            braid: asked.braid,
            seed: asked.seed.clone(),
        })
    }))
}

fn sentences(search: &Search, way: Option<&[Dir]>, shortest: Option<&[Dir]>) -> Vec<String> {
    let steps = |number: usize| count(number, "step", "steps");
    let counters = search.counters();
    let mut lines = Vec::new();
    match (way, shortest) {
        (Some(way), Some(shortest)) => {
            let longer = match way.len() - shortest.len() {
                0 => "and no way is shorter".to_owned(),
                _ => format!("and the shortest is {}", shortest.len()),
            };
            lines.push(format!(
                "Exit found: the way is {} long, {longer}.",
                steps(way.len())
            ));
            lines.push(way.iter().map(|dir| dir.letter()).collect());
        }
        _ => lines.push("No exit.".to_owned()),
    }
    let expanded = count(counters.expanded as usize, "cell", "cells");
    lines.push(match search.kind() {
        Kind::Depth => format!(
            "{expanded} seen, {} back, the list up to {} long.",
            steps(counters.steps_back as usize),
            count(counters.frontier_max as usize, "cell", "cells"),
        ),
        Kind::Breadth | Kind::Greedy | Kind::AStar => format!(
            "{expanded} expanded, the frontier up to {} large.",
            count(counters.frontier_max as usize, "cell", "cells"),
        ),
    });
    lines
}

/// The columns and rows of a way, from zero, with those of the entrance.
fn cells(maze: &Maze, way: &[Dir]) -> Vec<[i16; 2]> {
    let mut cell = maze.entrance();
    let mut cells = vec![[cell.x, cell.y]];
    for dir in way {
        cell = cell + *dir;
        let Cell { x, y } = cell;
        cells.push([x, y]);
    }
    cells
}

pub(super) fn generator(text: &str) -> Result<Generator, String> {
    Generator::named(text).ok_or_else(|| {
        format!(
            "the kinds are {}",
            Generator::ALL.map(Generator::name).join(", ")
        )
    })
}

pub(super) fn search(text: &str) -> Result<Kind, String> {
    Kind::named(text)
        .ok_or_else(|| format!("the searches are {}", Kind::ALL.map(Kind::name).join(", ")))
}

pub(super) fn size(text: &str) -> Result<Size, String> {
    let (least, most) = SIDES;
    let side = |text: &str| {
        text.parse()
            .ok()
            .filter(|side| (least..=most).contains(side))
    };
    text.split_once('x')
        .and_then(|(width, height)| Some(Size::new(side(width)?, side(height)?)))
        .ok_or_else(|| format!("a size reads like 21x15, each from {least} to {most}"))
}
