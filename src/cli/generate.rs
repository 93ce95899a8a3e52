//! Levels from a seed, as XSB with the link below each board, or as JSON. The XSB is a file that `solve` reads.
//! What is asked is checked before anything is made: links with the same faults are put right, but who types a command
//! is told.

use super::{End, Make, Stop, sheet};
use searchlight::{
    grid::Size,
    link::{self, Link, Sokoban, Source, usual},
    sokoban::{
        generate::{Band, CRAFTED_BOXES, Generator, Kind, Level, NoLevel, Params, generate},
        lurd, text,
    },
};
use serde_json::{Value, json};
use std::io::Write;

pub(super) fn run(make: &Make, out: &mut dyn Write) -> Result<End, Stop> {
    let kind = kind(make)?;
    let usual_count = if make.sheet.is_some() {
        sheet::COUNT
    } else {
        1
    };
    let all = (0..make.count.unwrap_or(usual_count))
        .map(|number| Params::new(kind, make.seed.derive(number)));
    if let Some(path) = &make.sheet {
        return sheet::run(all, kind.1, path, figures);
    }
    each(all, |params, level| {
        let line = if make.json {
            object(params, level).to_string()
        } else {
            board(params.seed.text(), params, level)
        };
        writeln!(out, "{line}")
    })
}

/// A level as XSB between its title and its link, as `solve` reads it.
pub(super) fn board(title: &str, params: &Params, level: &Level) -> String {
    // Control characters would break the line, and nobody would see why.
    let title: String = title
        .chars()
        .filter(|letter| !letter.is_control())
        .collect();
    let (xsb, link) = (text::write(&level.position), written(params));
    format!("; {title}\n\n{xsb}; {link}\n")
}

/// All that is known of a level.
pub(super) fn object(params: &Params, level: &Level) -> Value {
    let measure = level.measure;
    json!({
        "seed": params.seed.text(),
        "link": written(params),
        "xsb": text::write(&level.position),
        "pushes": level.pushes,
        "turns": measure.map(|measure| measure.turns),
        "counterintuitive": measure.map(|measure| measure.counterintuitive),
        "difficulty": measure.map(|measure| measure.difficulty(level.pushes)),
        "lurd": lurd::write(&level.position, &level.solution),
    })
}

/// Difficulty, pushes, turns and counterintuitive pushes, or the pushes alone where no more is known.
fn figures(_: usize, level: &Level) -> String {
    let pushes = level.pushes;
    match level.measure {
        None => format!("P {pushes}"),
        Some(measure) => format!(
            "D {} · P {pushes} T {} C {}",
            measure.difficulty(pushes),
            measure.turns,
            measure.counterintuitive
        ),
    }
}

/// Makes every level that is asked for and hands it on; says which of them cannot be made.
pub(super) fn each(
    all: impl Iterator<Item = Params>,
    mut hand: impl FnMut(&Params, &Level) -> std::io::Result<()>,
) -> Result<End, Stop> {
    let mut end = End::Well;
    for params in all {
        match generate(&params, &mut |_| ()) {
            Ok(level) => hand(&params, &level)?,
            Err(NoLevel { states }) => {
                let seed = params.seed.text();
                eprintln!(
                    "no level for seed {seed} within the budget of {states} states: another seed, a smaller board or fewer boxes may give one"
                );
                end = End::Short;
            }
        }
    }
    Ok(end)
}

fn written(params: &Params) -> String {
    let link = Link::Sokoban(Sokoban {
        source: Source::Generated(params.clone()),
        moves: Vec::new(),
    });
    format!("#{link}")
}

/// What is asked for, within the bounds of its generator.
fn kind(make: &Make) -> Result<Kind, Stop> {
    let generator = generator(&make.generator, make.level)?;
    let (usual_size, usual_boxes) = usual(generator);
    let size = make.size.unwrap_or(usual_size);
    let (least, most) = generator.boxes();
    let boxes = match make.boxes.as_deref() {
        None => Some(usual_boxes),
        Some("auto") => None,
        // What is no number is out of bounds as well.
        Some(text) => Some(text.parse().unwrap_or(u8::MAX)),
    };
    let within = (size, boxes.unwrap_or(least));
    if generator.within(within.0, within.1) != within {
        let (small, large) = generator.sizes();
        let name = generator.name();
        return Err(Stop::Asked(format!(
            "{name} makes boards from {small} to {large} with {least} to {most} boxes, or auto"
        )));
    }
    let mut params = Params::new((generator, size, boxes), make.seed.clone());
    if link::correct(&mut params).is_empty() {
        Ok(params.kind())
    } else {
        Err(unreached(generator, &params))
    }
}

/// Says that a board does not reach its level, and what is nearest.
fn unreached(asked: Generator, nearest: &Params) -> Stop {
    let level = |generator| match generator {
        Generator::Crafted1(band) => band.name(),
        Generator::Classic1 => generator.name(),
    };
    let boxes = nearest.boxes.unwrap_or(CRAFTED_BOXES);
    Stop::Asked(format!(
        "{} does not reach {} with so many boxes; the nearest that it reaches is --level {} --boxes {boxes}",
        nearest.size,
        level(asked),
        level(nearest.generator)
    ))
}

fn generator(name: &str, level: Option<Band>) -> Result<Generator, Stop> {
    let band = level.unwrap_or(Band::Medium);
    match Generator::named(name, band) {
        None => Err(Stop::Asked(
            "the generators are crafted1 and classic1".to_owned(),
        )),
        Some(Generator::Classic1) if level.is_some() => Err(Stop::Asked(
            "--level is for crafted1: classic1 does not know how hard its levels are".to_owned(),
        )),
        Some(generator) => Ok(generator),
    }
}

/// Reads the name of a level.
///
/// # Errors
/// Names those that there are.
pub(super) fn band(text: &str) -> Result<Band, String> {
    Band::named(text).ok_or_else(|| {
        let names: Vec<&str> = Band::ALL.iter().map(|band| band.name()).collect();
        format!("the levels are {}", names.join(", "))
    })
}

/// Reads a size.
///
/// # Errors
/// Shows how one reads.
pub(super) fn size(text: &str) -> Result<Size, String> {
    link::size_named(text).ok_or_else(|| "a size reads like 12x10".to_owned())
}
