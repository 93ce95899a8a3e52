//! What the timed figures on the host have in common: how they are printed, and the work that never changes, the same
//! as in tests/browser/bench.mjs.

use serde_json::json;
use std::{hint::black_box, time::Instant};

/// Prints a figure as one JSON object.
pub fn figure(name: &str, value: f64, unit: &str) {
    println!("{}", json!({ "name": name, "value": value, "unit": unit }));
}

/// Prints the first figure: how long the work takes that never changes.
pub fn first() {
    let mut times = [(); 5].map(|()| {
        let clock = Instant::now();
        black_box(workload());
        clock.elapsed().as_secs_f64() * 1000.0
    });
    times.sort_by(f64::total_cmp);
    figure(
        "fixed workload: 4 million nodes, breadth first",
        times[2],
        "ms",
    );
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
