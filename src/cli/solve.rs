//! The levels of a file, one after the other: what the search found, and what it cost.

use super::{End, Solve, Stop};
use indicatif::{ProgressBar, ProgressStyle};
use searchlight::sokoban::{
    Position, lurd,
    solve::{Answer, Report, solve},
    text::{self, Entry},
};
use serde_json::json;
use std::{
    fs::File,
    io::{Read, Write},
    path::Path,
    time::Instant,
};

pub(super) fn run(asked: &Solve, out: &mut dyn Write) -> Result<End, Stop> {
    let entries = entries(&asked.file)?;
    let bar = ProgressBar::new(entries.len() as u64);
    if let Ok(style) = ProgressStyle::with_template("{bar:30} {pos}/{len} {wide_msg}") {
        bar.set_style(style);
    }
    let mut end = End::Well;
    for (index, entry) in entries.iter().enumerate() {
        let number = index + 1;
        let start = match &entry.level {
            Ok(start) => start,
            Err(fault) => {
                let file = asked.file.display();
                bar.suspend(|| eprintln!("{file}: level {number} on line {}: {fault}", entry.line));
                end = End::Short;
                continue;
            }
        };
        let clock = Instant::now();
        let report = solve(start, asked.nodes, &mut |effort| {
            bar.set_message(format!(
                "{}: {} nodes, at least {} pushes",
                entry.title, effort.nodes, effort.depth
            ));
        });
        let seconds = clock.elapsed().as_secs_f64();
        if !matches!(report.answer, Answer::Solved { .. }) {
            end = End::Short;
        }
        let line = if asked.json {
            object(number, entry, start, &report, seconds)
        } else {
            sentence(number, entry, start, &report, seconds)
        };
        // A result is shown as soon as it is known, and never across the bar.
        bar.suspend(|| writeln!(out, "{line}").and_then(|()| out.flush()))?;
        bar.inc(1);
    }
    bar.finish_and_clear();
    Ok(end)
}

fn entries(file: &Path) -> Result<Vec<Entry>, Stop> {
    let name = file.display();
    let mut bytes = Vec::new();
    // One byte more than the reader takes is enough to be refused.
    File::open(file)
        .and_then(|open| open.take(text::LONGEST as u64 + 1).read_to_end(&mut bytes))
        .map_err(|fault| Stop::Asked(format!("{name} cannot be read: {fault}")))?;
    text::decode(&bytes)
        .and_then(|text| text::levels(&text))
        .map_err(|fault| Stop::Asked(format!("{name}: {fault}")))
}

fn sentence(
    number: usize,
    entry: &Entry,
    start: &Position,
    report: &Report,
    seconds: f64,
) -> String {
    let nodes = count(report.effort.nodes as usize, "node", "nodes");
    let found = match &report.answer {
        Answer::Solved { moves, pushes } => {
            let (pushes, moves) = (
                count(*pushes as usize, "push", "pushes"),
                count(moves.len(), "move", "moves"),
            );
            format!("solved, {pushes}, {moves}")
        }
        Answer::Impossible => "impossible".to_owned(),
        Answer::NotFound => "not found within the budget".to_owned(),
    };
    let lurd = match &report.answer {
        Answer::Solved { moves, .. } => format!("\n{}", lurd::write(start, moves)),
        _ => String::new(),
    };
    let title = &entry.title;
    format!("{number}. {title}: {found}, {nodes}, {seconds:.3} s{lurd}")
}

pub(super) fn count(number: usize, one: &str, more: &str) -> String {
    format!("{number} {}", if number == 1 { one } else { more })
}

fn object(number: usize, entry: &Entry, start: &Position, report: &Report, seconds: f64) -> String {
    let (result, pushes, moves) = match &report.answer {
        Answer::Solved { moves, pushes } => ("solved", Some(*pushes), Some(moves)),
        Answer::Impossible => ("impossible", None, None),
        Answer::NotFound => ("not_found", None, None),
    };
    json!({
        "index": number,
        "title": entry.title,
        "result": result,
        "optimal": pushes.is_some(),
        "pushes": pushes,
        "moves": moves.map(Vec::len),
        "nodes": report.effort.nodes,
        "seconds": seconds,
        "lurd": moves.map(|moves| lurd::write(start, moves)),
    })
    .to_string()
}
