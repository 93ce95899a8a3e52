//! Levels from a seed, as XSB with the link below each board, or as JSON. The XSB is a file that `solve` reads.

use super::{End, Make, Stop, boxes};
use searchlight::{
    link::{Link, Sokoban, Source},
    sokoban::{
        generate::{NoLevel, Params, generate},
        lurd, text,
    },
};
use serde_json::json;
use std::io::Write;

pub(super) fn run(make: &Make, out: &mut dyn Write) -> Result<End, Stop> {
    let boxes = boxes(&make.boxes)?;
    let mut end = End::Well;
    for number in 0..make.count {
        let params = Params {
            generator: make.generator,
            size: make.size,
            boxes,
            seed: make.seed.derive(number),
        };
        let link = Link::Sokoban(Sokoban {
            source: Source::Generated(params.clone()),
            moves: Vec::new(),
        });
        let (seed, link) = (params.seed.text(), format!("#{link}"));
        let level = match generate(&params, &mut |_| ()) {
            Ok(level) => level,
            Err(NoLevel { states }) => {
                eprintln!(
                    "no level for seed {seed} within the budget of {states} states: another seed, a smaller board or fewer boxes may give one"
                );
                end = End::Short;
                continue;
            }
        };
        let xsb = text::write(&level.position);
        if make.json {
            let lurd = lurd::write(&level.position, &level.solution);
            let pushes = level.pushes;
            let line =
                json!({ "seed": seed, "link": link, "xsb": xsb, "pushes": pushes, "lurd": lurd });
            writeln!(out, "{line}")?;
        } else {
            // Control characters would break the line, and nobody would see why.
            let title: String = seed.chars().filter(|letter| !letter.is_control()).collect();
            writeln!(out, "; {title}\n\n{xsb}; {link}\n")?;
        }
    }
    Ok(end)
}
