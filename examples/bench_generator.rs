//! Figures of the levels that `crafted1` makes on the host, one JSON object a line, as `cargo xtask bench generator`
//! reads them: how hard the levels are, how they look, and what they cost. Counts are exact; only times are of this run.
//! Nothing here passes or fails.

mod figures;

use figures::figure;
use searchlight::{
    grid::{Cell, Dir, Size},
    seed::Seed,
    sokoban::{
        Tile,
        generate::{Band, Generator, Level, Params, generate, shape},
        lurd,
    },
};
use std::{collections::BTreeSet, time::Instant};

/// Band, boxes, size, seeds.
type Row = (Band, u8, (u16, u16), u32);

const ROWS: [Row; 6] = [
    (Band::Easy, 4, (10, 10), 1000),
    (Band::Medium, 4, (10, 10), 1000),
    (Band::Hard, 4, (10, 10), 1000),
    (Band::Expert, 4, (10, 10), 1000),
    (Band::Max, 4, (10, 10), 1000),
    (Band::Max, 6, (14, 10), 1000),
];

fn main() {
    figures::first();
    for row in ROWS {
        measure(row);
    }
}

/// What is seen of one level.
struct Seen {
    /// P, T, D and the states spent, for the quantiles.
    counts: [u32; 4],
    millis: f64,
    is_in_band: bool,
    /// Within a tenth of the difficulty that its seed asks for.
    is_as_wanted: bool,
    is_trivial: bool,
    /// Inside cells and their walls, in hundredths of the bounding box.
    cover: f64,
    is_grouped: bool,
    /// In hundredths of the floor.
    corridor: f64,
    unused: f64,
    /// The same for its eight images.
    shape: Vec<u16>,
}

fn measure((band, boxes, (width, height), seeds): Row) {
    let size = Size::new(width, height);
    let mut all: Vec<Seen> = Vec::new();
    for number in 0..seeds {
        let seed = Seed::new(&format!("bench {number}")).expect("a short text");
        let params = Params::new((Generator::Crafted1(band), size, Some(boxes)), seed);
        let clock = Instant::now();
        if let Ok(level) = generate(&params, &mut |_| ()) {
            let millis = clock.elapsed().as_secs_f64() * 1000.0;
            all.push(seen(&params, &level, band, boxes, millis));
        }
    }
    let name = format!("{} {boxes} {size}", band.name());
    let tell = |what: &str, value: f64, unit: &str| figure(&format!("{name}: {what}"), value, unit);
    let share = |count: usize, of: usize| 100.0 * count as f64 / of as f64;
    let count =
        |test: fn(&Seen) -> bool| share(all.iter().filter(|seen| test(seen)).count(), all.len());
    tell("levels made", share(all.len(), seeds as usize), "%");
    for (index, what) in ["P", "T", "D"].into_iter().enumerate() {
        for part in [10, 50, 90] {
            let value = quantile(&all, part, |seen| seen.counts[index].into());
            tell(&format!("{what} p{part}"), value, "");
        }
    }
    tell(
        "states p50",
        quantile(&all, 50, |seen| seen.counts[3].into()),
        "states",
    );
    tell("time p50", quantile(&all, 50, |seen| seen.millis), "ms");
    tell("time p99", quantile(&all, 99, |seen| seen.millis), "ms");
    tell("in band", count(|seen| seen.is_in_band), "%");
    if band != Band::Max {
        tell("as the seed asks", count(|seen| seen.is_as_wanted), "%");
    }
    tell("non-trivial", count(|seen| !seen.is_trivial), "%");
    tell("goals side by side", count(|seen| seen.is_grouped), "%");
    tell("cover p50", quantile(&all, 50, |seen| seen.cover), "%");
    tell(
        "corridor, mean",
        mean(&all, |seen| seen.corridor),
        "% of floor",
    );
    tell(
        "unused floor, mean",
        mean(&all, |seen| seen.unused),
        "% of floor",
    );
    let shapes: BTreeSet<&[u16]> = all.iter().map(|seen| seen.shape.as_slice()).collect();
    tell("distinct", share(shapes.len(), all.len()), "%");
}

fn seen(params: &Params, level: &Level, band: Band, boxes: u8, millis: f64) -> Seen {
    let board = level.position.board();
    let measure = level.measure.expect("this generator knows");
    let difficulty = measure.difficulty(level.pushes);
    let floor: BTreeSet<Cell> = board
        .tiles()
        .map(|(cell, _)| cell)
        .filter(|cell| board.is_floor(*cell))
        .collect();
    let lanes = floor.iter().filter(|cell| {
        let [up, right, down, left] = Dir::ALL.map(|dir| floor.contains(&(**cell + dir)));
        (up, right) == (down, left) && up != right
    });
    let inside = board.tiles().filter(|(_, tile)| *tile != Tile::Outside);
    let near = |goal: &Cell| Dir::ALL.map(|dir| *goal + dir);
    let of_floor = |count: usize| 100.0 * count as f64 / floor.len() as f64;
    Seen {
        counts: [
            level.pushes,
            measure.turns,
            difficulty,
            u32::try_from(level.states).expect("budgets are far smaller"),
        ],
        millis,
        is_in_band: band.holds(difficulty, boxes),
        is_as_wanted: params
            .wanted()
            .is_none_or(|wanted| 10 * difficulty.abs_diff(wanted.into()) <= wanted.into()),
        is_trivial: measure.turns <= boxes.into(),
        cover: 100.0 * inside.count() as f64 / board.size().area() as f64,
        is_grouped: board
            .goals()
            .iter()
            .flat_map(near)
            .any(|cell| board.is_goal(cell)),
        corridor: of_floor(lanes.count()),
        unused: of_floor(floor.len() - used(level)),
        shape: shape(&level.position),
    }
}

/// How many cells the solution touches.
fn used(level: &Level) -> usize {
    let mut used = BTreeSet::new();
    for end in 0..=level.solution.len() {
        let position = lurd::replay(&level.position, &level.solution[..end]);
        let position = position.expect("a solution that can be played");
        used.insert(position.player());
        used.extend(position.boxes());
    }
    used.len()
}

/// The value that a part in a hundred of all values stays at or below.
fn quantile(all: &[Seen], part: usize, of: impl Fn(&Seen) -> f64) -> f64 {
    let mut values: Vec<f64> = all.iter().map(of).collect();
    values.sort_by(f64::total_cmp);
    values[(values.len() * part).div_ceil(100).max(1) - 1]
}

fn mean(all: &[Seen], of: impl Fn(&Seen) -> f64) -> f64 {
    all.iter().map(of).sum::<f64>() / all.len() as f64
}
