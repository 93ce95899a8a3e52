//! Timed figures of River's state graph on the host, one JSON object a line, as `cargo xtask bench river` reads them.
//! The first is work that never changes, the same as in tests/browser/bench.mjs. Nothing here passes or fails.
//! It is an example, since cargo builds the library of a bench with another way to panic into the same file.

use searchlight::river::{Rule, Setting, graph::Graph};
use serde_json::json;
use std::{hint::black_box, time::Instant};

fn main() {
    let (workload, _) = median(5, workload);
    figure(
        "fixed workload: 4 million nodes, breadth first",
        workload,
        "ms",
    );
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

fn figure(name: &str, value: f64, unit: &str) {
    println!("{}", json!({ "name": name, "value": value, "unit": unit }));
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

/// A search through a graph of four million numbers.
fn workload() -> usize {
    const NODES: usize = 1 << 22;
    let mut seen = vec![false; NODES];
    let mut queue = vec![0_usize];
    let mut at = 0;
    while let Some(here) = queue.get(at).copied() {
        at += 1;
        for next in [here * 5 + 7, here * 3 + 1, here ^ (here >> 3)] {
            let next = next % NODES;
            if !seen[next] {
                seen[next] = true;
                queue.push(next);
            }
        }
    }
    queue.len()
}
