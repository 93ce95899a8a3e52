//! Chooses the levels of the campaign among thousands that `crafted1` makes, and prints their links in order:
//! `cargo run --release --example choose_campaign > src/link/campaign.txt`. The list is committed, and this program is
//! how it came about; run again, it prints the same list.
//!
//! Each place of the campaign wants a difficulty a little above the one before. Among the levels near it, from boards of
//! many sizes and with two boxes to six, the one is taken that differs most from those before it and wants most thought.
//! Seeds are numbers, which keeps the list short.

use searchlight::{
    grid::{Dir, Size},
    link::{self, Link, Source},
    seed::Seed,
    sokoban::{
        Position, Tile,
        generate::{Band, Generator, Level, Params, generate, reaches, shape},
    },
};
use std::collections::BTreeSet;

/// Width, height and boxes.
type Board = (u16, u16, u8);

/// One stretch of the campaign: how many levels of a band, the difficulty of its first and of its last, and its boards.
struct Stretch {
    band: Band,
    count: u32,
    from: u32,
    to: u32,
    boards: &'static [Board],
    /// How many levels are made for one place and board.
    tries: usize,
}

const STRETCHES: [Stretch; 5] = [
    Stretch {
        band: Band::Easy,
        count: 12,
        from: 29,
        to: 59,
        boards: &[
            (6, 6, 2),
            (7, 6, 2),
            (8, 6, 3),
            (7, 7, 3),
            (9, 7, 3),
            (8, 8, 3),
            (8, 8, 4),
            (10, 7, 4),
        ],
        tries: 12,
    },
    Stretch {
        band: Band::Medium,
        count: 18,
        from: 61,
        to: 94,
        boards: &[
            (7, 7, 3),
            (8, 8, 3),
            (10, 7, 3),
            (8, 8, 4),
            (9, 8, 4),
            (10, 9, 4),
            (12, 7, 4),
            (9, 9, 5),
            (11, 8, 5),
            (10, 10, 6),
        ],
        tries: 12,
    },
    Stretch {
        band: Band::Hard,
        count: 16,
        from: 97,
        to: 138,
        boards: &[
            (8, 8, 3),
            (10, 8, 3),
            (8, 9, 4),
            (10, 9, 4),
            (12, 8, 4),
            (10, 10, 4),
            (9, 10, 5),
            (12, 9, 5),
            (11, 10, 6),
            (14, 8, 5),
        ],
        tries: 10,
    },
    Stretch {
        band: Band::Expert,
        count: 10,
        from: 143,
        to: 196,
        boards: &[
            (9, 9, 4),
            (10, 10, 4),
            (12, 9, 4),
            (10, 10, 5),
            (12, 10, 5),
            (14, 9, 5),
            (12, 11, 6),
            (16, 10, 6),
        ],
        tries: 6,
    },
    Stretch {
        band: Band::Max,
        count: 4,
        from: 215,
        to: 305,
        boards: &[(10, 10, 4), (12, 10, 4), (12, 10, 5), (14, 11, 6)],
        tries: 12,
    },
];

/// So many levels without turns to spare may stand at the beginning.
const GENTLE: usize = 3;

/// A level that might be taken.
struct Candidate {
    params: Params,
    difficulty: u32,
    board: Board,
    shape: Vec<u16>,
    /// What is seen of it, each part about as wide as the others.
    traits: Vec<f64>,
    /// How much thought it wants for its difficulty.
    thought: f64,
}

fn main() {
    let mut chosen: Vec<Candidate> = Vec::new();
    for stretch in STRETCHES {
        // Levels of the last band can't be wished for, so those that were made are kept for the next place.
        let mut pool: Vec<Candidate> = Vec::new();
        for place in 0..stretch.count {
            let wanted = stretch.from + (stretch.to - stretch.from) * place / (stretch.count - 1);
            if stretch.band != Band::Max || place == 0 {
                pool = candidates(&stretch, wanted);
            }
            let last = chosen.last().map_or(0, |last| last.difficulty);
            let best = pool
                .iter()
                .enumerate()
                .filter(|(_, one)| one.difficulty > last)
                .filter(|(_, one)| {
                    stretch.band != Band::Max || one.difficulty.abs_diff(wanted) <= 20
                })
                .filter(|(_, one)| chosen.len() < GENTLE || one.thought > 0.0)
                .filter(|(_, one)| chosen.iter().all(|other| other.shape != one.shape))
                .max_by(|(_, one), (_, other)| {
                    worth(one, &chosen).total_cmp(&worth(other, &chosen))
                })
                .map(|(index, _)| index);
            let best = pool.swap_remove(best.expect("a level for every place"));
            let source = Source::Generated(best.params.clone());
            let moves = Vec::new();
            println!("#{}", Link::Sokoban(link::Sokoban { source, moves }));
            eprintln!("{} {:?} {:.2}", best.difficulty, best.board, best.thought);
            chosen.push(best);
        }
    }
}

/// Levels with about this difficulty, from all boards of the stretch.
fn candidates(stretch: &Stretch, wanted: u32) -> Vec<Candidate> {
    let mut all = Vec::new();
    for &board in stretch.boards {
        let (width, height, boxes) = board;
        let size = Size::new(width, height);
        if !reaches(stretch.band, boxes, size) {
            continue;
        }
        let kind = (Generator::Crafted1(stretch.band), size, Some(boxes));
        let params = (1..=2000_u32).map(|number| {
            let seed = Seed::new(&number.to_string()).expect("a short text");
            Params::new(kind, seed)
        });
        let near = |params: &Params| {
            let asked = params.wanted();
            asked.is_none_or(|asked| u32::from(asked).abs_diff(wanted) <= 1)
        };
        for params in params.filter(near).take(stretch.tries) {
            let Ok(level) = generate(&params, &mut |_| ()) else {
                continue;
            };
            let measure = level.measure.expect("this generator knows");
            let difficulty = measure.difficulty(level.pushes);
            let is_near = stretch.band == Band::Max || difficulty.abs_diff(wanted) <= 2;
            if is_near && stretch.band.holds(difficulty, boxes) {
                all.push(Candidate {
                    shape: shape(&level.position),
                    traits: traits(&level.position, &level),
                    thought: (f64::from(measure.turns) - f64::from(boxes)) / f64::from(boxes),
                    params,
                    difficulty,
                    board,
                });
            }
        }
    }
    all
}

/// What speaks for a level after those that are chosen.
fn worth(one: &Candidate, chosen: &[Candidate]) -> f64 {
    let distance = |other: &Candidate| {
        let parts = one.traits.iter().zip(&other.traits);
        parts.map(|(a, b)| (a - b).powi(2)).sum::<f64>().sqrt()
    };
    let all = chosen.iter().map(&distance).fold(2.0, f64::min);
    // The last few are still before the player's eyes.
    let late = chosen.iter().rev().take(4);
    let late_distance = late.clone().map(distance).fold(3.0, f64::min);
    let repeats = late.filter(|other| other.board == one.board).count();
    2.0 * all + late_distance + one.thought.min(1.5) - repeats as f64
}

/// Floor, sides, boxes, pushes a box, shares of open floor and of the bounding box, goals in a group.
fn traits(position: &Position, level: &Level) -> Vec<f64> {
    let board = position.board();
    let size = board.size();
    let floor: BTreeSet<_> = board
        .tiles()
        .map(|(cell, _)| cell)
        .filter(|cell| board.is_floor(*cell))
        .collect();
    let open = floor.iter().filter(|cell| {
        let right = **cell + Dir::Right;
        [right, **cell + Dir::Down, right + Dir::Down]
            .iter()
            .all(|other| floor.contains(other))
    });
    let inside = board.tiles().filter(|(_, tile)| *tile != Tile::Outside);
    let goals = board.goals();
    let grouped = goals
        .iter()
        .filter(|goal| Dir::ALL.iter().any(|dir| board.is_goal(**goal + *dir)));
    let boxes = goals.len() as f64;
    let measure = level.measure.expect("this generator knows");
    vec![
        floor.len() as f64 / 8.0,
        f64::from(size.width) / 2.0,
        f64::from(size.height) / 2.0,
        boxes,
        f64::from(level.pushes) / boxes / 2.0,
        f64::from(measure.counterintuitive) / 3.0,
        4.0 * open.count() as f64 / floor.len() as f64,
        6.0 * inside.count() as f64 / f64::from(size.width * size.height),
        2.0 * grouped.count() as f64 / boxes,
    ]
}
