//! The generator `classic1`: what it promises of every level, and the golden list of what it has published.

use searchlight::{
    grid::Size,
    link::{Link, Sokoban, Source},
    puzzle::{Outcome, Puzzle},
    seed::Seed,
    sokoban::{
        Tile,
        generate::{Generator, Level, NoLevel, Params, generate},
        lurd::{self, Metrics},
        text,
    },
};
use std::{env, fs, path::Path};

fn params(size: (u16, u16), boxes: Option<u8>, seed: &str) -> Params {
    Params {
        generator: Generator::Classic1,
        size: Size::new(size.0, size.1),
        boxes,
        seed: Seed::new(seed).expect("a seed"),
    }
}

fn level(params: &Params) -> Result<Level, NoLevel> {
    generate(params, &mut |_| ())
}

/// Holds a level to all that a generator promises.
fn check(params: &Params, level: &Level) {
    let Level {
        position,
        solution,
        pushes,
        ..
    } = level;
    let won = lurd::replay(position, solution).expect("a solution that can be played");
    assert_eq!(won.outcome(), Outcome::Won, "{params:?}");
    let metrics = Metrics::of(position, solution).expect("played above");
    assert_eq!(metrics.pushes, *pushes, "{params:?}");

    let board = position.board();
    let (size, asked) = (board.size(), params.size);
    assert!(
        size.width <= asked.width && 4 * size.width >= 3 * asked.width,
        "{params:?}: {size}"
    );
    assert!(
        size.height <= asked.height && 4 * size.height >= 3 * asked.height,
        "{params:?}: {size}"
    );
    let floor = board
        .tiles()
        .filter(|(cell, _)| board.is_floor(*cell))
        .count();
    let boxes = params
        .boxes
        .map_or(((floor - 1) / 5 + 1).min(4), usize::from);
    assert_eq!(position.boxes().len(), boxes, "{params:?}");
    assert_eq!(
        position.home(),
        0,
        "{params:?}: nothing is home from the start"
    );
    assert_eq!(board.decor(), [], "{params:?}");
    for (cell, tile) in board.tiles() {
        let rim = cell.x == 0
            || cell.y == 0
            || cell.x + 1 == size.width as i16
            || cell.y + 1 == size.height as i16;
        assert!(
            !rim || matches!(tile, Tile::Wall | Tile::Outside),
            "{params:?}"
        );
    }
    // A level by value is the same level: closed, and without an empty margin.
    assert_eq!(
        text::read_one(&text::write(position)).as_ref(),
        Ok(position),
        "{params:?}"
    );
}

#[test]
fn every_level_keeps_the_promises() {
    let sizes = [
        (8, 8),
        (8, 11),
        (13, 8),
        (12, 10),
        (10, 12),
        (9, 14),
        (16, 11),
    ];
    let mut count = 0;
    for number in 0..60 {
        for size in sizes {
            let boxes = [Some(1), Some(2), Some(3), Some(4), None][number % 5];
            let params = params(size, boxes, &format!("promise {number}"));
            // On small boards the budget has never been spent.
            let level = level(&params).unwrap_or_else(|fault| panic!("{params:?}: {fault:?}"));
            check(&params, &level);
            count += 1;
        }
    }
    assert_eq!(count, 420);
}

#[test]
fn every_parameter_counts() {
    let base = params((12, 10), Some(3), "K7QX2M9P");
    let others = [
        params((10, 12), Some(3), "K7QX2M9P"),
        params((12, 10), Some(2), "K7QX2M9P"),
        params((12, 10), None, "K7QX2M9P"),
        params((12, 10), Some(3), "K7QX2M9Q"),
        params((12, 10), Some(3), "k7qx2m9p"),
    ];
    assert_eq!(level(&base), level(&base));
    for other in others {
        let (base, other) = (level(&base), level(&other));
        assert_ne!(
            base.map(|level| level.position),
            other.map(|level| level.position)
        );
    }
}

#[test]
fn progress_is_told_in_order_and_within_the_budget() {
    let mut told = vec![];
    let params = params((20, 20), Some(4), "progress");
    let result = generate(&params, &mut |states| told.push(states));
    let states = result.map_or_else(|fault| fault.states, |level| level.states);
    assert!(!told.is_empty() && told.is_sorted() && told.iter().all(|told| *told <= states));
}

/// One line for each published level: its link, the level itself as run-length text, the fewest pushes.
fn golden() -> String {
    let root = Seed::new("golden").expect("a seed");
    let sizes = [
        (8, 8),
        (12, 10),
        (10, 12),
        (9, 15),
        (16, 12),
        (17, 8),
        (14, 19),
        (20, 20),
    ];
    let boxes = [Some(3), Some(1), Some(2), Some(4), None];
    let mut lines = String::new();
    for number in 0..200 {
        let seed = match number % 40 {
            39 => format!("推箱子 {number}"),
            _ => root.derive(number).text().to_owned(),
        };
        let number = number as usize;
        let params = params(sizes[number % 8], boxes[number / 8 % 5], &seed);
        let result = level(&params);
        let link = Link::Sokoban(Sokoban {
            source: Source::Generated(params),
            moves: vec![],
        });
        let given = match result {
            Ok(level) => format!(
                "{} {}",
                text::write_run_length(&level.position),
                level.pushes
            ),
            Err(NoLevel { states }) => format!("none {states}"),
        };
        lines.push_str(&format!("#{link} {given}\n"));
    }
    lines
}

/// `SEARCHLIGHT_BLESS=classic1` writes the list anew, and no other value does: it is for a generator that has not been
/// published yet.
#[test]
fn published_levels_never_change() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/classic1.txt");
    let now = golden();
    if env::var_os("SEARCHLIGHT_BLESS").is_some_and(|name| name == "classic1") {
        fs::write(&path, &now).expect("a folder for the list");
    }
    let then = fs::read_to_string(&path).expect("the list");
    assert_eq!(then.lines().count(), 200);
    for (then, now) in then.lines().zip(now.lines()) {
        assert_eq!(then, now);
    }
}
