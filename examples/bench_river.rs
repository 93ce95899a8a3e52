//! Timed figures of River's state graph on the host, one JSON object a line, as `cargo xtask bench river` reads them.
//! Nothing here passes or fails.
//! It is an example, since cargo builds the library of a bench with another way to panic into the same file.

mod figures;

use figures::figure;
use searchlight::river::{Rule, Setting, graph::Graph};
use std::{hint::black_box, time::Instant};

fn main() {
    figures::first();
    for (people, runs) in [(12, 501), (200, 21)] {
        for rule in [Rule::Classical, Rule::Place] {
            let setting = Setting {
                rule,
                ..Setting::of(people, people, 6)
            };
            let (time, edges) = median(runs, || Graph::new(black_box(setting)).edges().len());
            let name = match rule {
                Rule::Classical => format!("{people} + {people}, boat 6"),
                Rule::Place => format!("{people} + {people}, boat 6 a place"),
            };
            figure(&format!("{name}: whole graph"), time, "ms");
            figure(&format!("{name}: crossings"), edges as f64, "edges");
            figure(&format!("{name}: speed"), edges as f64 / time, "edges/ms");
        }
    }
}

/// The median time of some runs in ms, and what the last one came to.
fn median(runs: usize, mut work: impl FnMut() -> usize) -> (f64, usize) {
    let (mut times, mut result) = (Vec::new(), 0);
    for _ in 0..runs {
        let clock = Instant::now();
        result = black_box(work());
        times.push(clock.elapsed().as_secs_f64() * 1000.0);
    }
    times.sort_by(f64::total_cmp);
    (times[runs / 2], result)
}
