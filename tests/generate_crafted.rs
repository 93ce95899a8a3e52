//! The generator `crafted1`: what it promises of every level, how hard its levels are by a second count, and the golden
//! list of what it has published.

mod measures;

use searchlight::{
    grid::{Cell, Dir, Size},
    link::{Link, Sokoban, Source},
    puzzle::{Outcome, Puzzle},
    seed::Seed,
    sokoban::{
        Tile,
        generate::{Band, Generator, Level, NoLevel, Params, generate, reaches},
        lurd::{self, Metrics},
        solve::{Answer, breadth::breadth_first},
        text,
    },
};
use std::{collections::BTreeSet, env, fs, path::Path};

fn params(band: Band, boxes: u8, (width, height): (u16, u16), seed: &str) -> Params {
    let kind = (
        Generator::Crafted1(band),
        Size::new(width, height),
        Some(boxes),
    );
    Params::new(kind, Seed::new(seed).expect("a seed"))
}

fn level(params: &Params) -> Result<Level, NoLevel> {
    generate(params, &mut |_| ())
}

fn difficulty(level: &Level) -> u32 {
    level
        .measure
        .expect("this generator knows")
        .difficulty(level.pushes)
}

/// What is counted over many levels.
#[derive(Default)]
struct Tally {
    made: u32,
    in_band: u32,
    /// Those within a tenth of the difficulty that their seeds ask for.
    as_wanted: u32,
    /// Those whose optimum the other search has found within its budget.
    searched: u32,
    /// Those small enough to be measured by playing.
    measured: u32,
}

/// Makes levels of a kind and holds each to the promises.
fn hold(tally: &mut Tally, band: Band, boxes: u8, size: (u16, u16), seeds: u32) {
    assert!(reaches(band, boxes, Size::new(size.0, size.1)), "{size:?}");
    for number in 0..seeds {
        let params = params(band, boxes, size, &format!("promise {number}"));
        let Ok(level) = level(&params) else {
            continue;
        };
        tally.made += 1;
        tally.in_band += u32::from(band.holds(difficulty(&level), boxes));
        let is_near =
            |wanted: u16| 10 * difficulty(&level).abs_diff(wanted.into()) <= wanted.into();
        tally.as_wanted += u32::from(params.wanted().is_none_or(is_near));
        check_level(&params, &level);
        check_looks(&params, &level, band);
        check_optimum(&params, &level, tally, number % 20 == 0);
    }
}

/// The level is closed, as large and as full as was asked for, and its solution solves it.
fn check_level(params: &Params, level: &Level) {
    let (position, board) = (&level.position, level.position.board());
    let won = lurd::replay(position, &level.solution).expect("a solution that can be played");
    assert_eq!(won.outcome(), Outcome::Won, "{params:?}");
    let metrics = Metrics::of(position, &level.solution).expect("played above");
    assert_eq!(metrics.pushes, level.pushes, "{params:?}");
    let (size, asked) = (board.size(), params.size);
    assert!(size.width <= asked.width && size.height <= asked.height);
    assert_eq!(Some(position.boxes().len() as u8), params.boxes);
    assert_eq!(position.home(), 0, "{params:?}");
    assert_eq!(board.decor(), [], "{params:?}");
    for (cell, _) in board.tiles().filter(|(cell, _)| board.is_floor(*cell)) {
        for beside in Dir::ALL.map(|dir| cell + dir) {
            assert_ne!(board.tile(beside), Tile::Outside, "{params:?}");
        }
    }
    // A level by value is the same level: closed, and without an empty margin.
    assert_eq!(
        text::read_one(&text::write(position)).as_ref(),
        Ok(position),
        "{params:?}"
    );
}

/// No long corridor, no open field, goals together, and hardly any floor that is not needed.
fn check_looks(params: &Params, level: &Level, band: Band) {
    let board = level.position.board();
    let floor: BTreeSet<Cell> = board
        .tiles()
        .map(|(cell, _)| cell)
        .filter(|cell| board.is_floor(*cell))
        .collect();
    let is_lane = |cell: Cell, along: Dir| {
        let [up, right, down, left] = Dir::ALL.map(|dir| floor.contains(&(cell + dir)));
        floor.contains(&cell)
            && match along {
                Dir::Right => left && right && !up && !down,
                _ => up && down && !left && !right,
            }
    };
    let block = |corner: Cell, width: i16, height: i16| {
        let rows = (0..height).flat_map(|y| (0..width).map(move |x| (x, y)));
        rows.map(|(x, y)| Cell::new(corner.x + x, corner.y + y))
            .all(|cell| floor.contains(&cell))
    };
    for cell in &floor {
        for dir in [Dir::Right, Dir::Down] {
            let mut lane = std::iter::successors(Some(*cell), |cell| Some(*cell + dir)).take(4);
            assert!(!lane.all(|cell| is_lane(cell, dir)), "{params:?}: {cell:?}");
        }
        assert!(!block(*cell, 3, 4) && !block(*cell, 4, 3), "{params:?}");
    }
    let goals = board.goals();
    let pairs = goals
        .iter()
        .flat_map(|goal| [Dir::Right, Dir::Down].map(|dir| *goal + dir));
    assert!(
        pairs.into_iter().any(|cell| goals.contains(&cell)),
        "{params:?}"
    );
    let mut unused = floor.clone();
    let mut position = level.position.clone();
    let mut touch = |position: &searchlight::sokoban::Position| {
        unused.remove(&position.player());
        position.boxes().iter().for_each(|cell| {
            unused.remove(cell);
        });
    };
    touch(&position);
    for dir in &level.solution {
        position.play(*dir).expect("played above");
        touch(&position);
    }
    let most = match band {
        Band::Easy | Band::Medium => floor.len() / 10,
        _ => 0,
    };
    assert!(unused.len() <= most, "{params:?}: {unused:?}");
}

/// The optimum, and where it is asked for the measure, are those of searches that know nothing of this generator.
fn check_optimum(params: &Params, level: &Level, tally: &mut Tally, is_measured: bool) {
    let start = &level.position;
    let report = breadth_first(start, 200_000, &mut |_| ());
    match report.answer {
        Answer::Solved { pushes, .. } => assert_eq!(pushes, level.pushes, "{params:?}"),
        Answer::Impossible => panic!("{params:?}"),
        Answer::NotFound => return,
    }
    tally.searched += 1;
    if !is_measured || report.effort.nodes > MEASURED {
        return;
    }
    tally.measured += 1;
    let measure = level.measure.expect("this generator knows");
    let known = (level.pushes, measure.turns);
    assert_eq!(measures::turns(start), known, "{params:?}");
    let known = (level.pushes, measure.counterintuitive);
    assert_eq!(measures::counterintuitive(start), known, "{params:?}");
}

/// The most positions of a level that is measured by playing.
const MEASURED: u64 = 1_000;

/// A kind of level: how many boxes, and the size.
type Row = (u8, (u16, u16));

/// Holds all levels of a band to the promises, and gives what was counted.
fn held(band: Band, rows: &[Row], seeds: u32) -> Tally {
    let mut tally = Tally::default();
    for (boxes, size) in rows {
        hold(&mut tally, band, *boxes, *size, seeds);
    }
    let asked = rows.len() as u32 * seeds;
    let Tally {
        made,
        in_band,
        as_wanted,
        searched,
        ..
    } = tally;
    // A budget may end first, but hardly ever does.
    assert!(50 * made >= 49 * asked, "{made} of {asked}");
    assert!(50 * in_band >= 49 * made, "{in_band} of {made}");
    assert!(10 * as_wanted >= 9 * made, "{as_wanted} of {made}");
    assert!(10 * searched >= 9 * made, "{searched} of {made}");
    tally
}

#[test]
fn easy_levels_keep_the_promises() {
    let rows = [(4, (10, 10)), (2, (6, 6)), (3, (7, 9)), (5, (9, 8))];
    let tally = held(Band::Easy, &rows, 40);
    assert!(tally.measured >= 4, "{}", tally.measured);
}

#[test]
fn medium_levels_keep_the_promises() {
    let rows = [(4, (10, 10)), (6, (12, 10)), (3, (8, 6))];
    let tally = held(Band::Medium, &rows, 40);
    assert!(tally.measured >= 4, "{}", tally.measured);
}

#[test]
fn hard_levels_keep_the_promises() {
    let rows = [(4, (10, 10)), (5, (16, 12)), (3, (9, 7))];
    let tally = held(Band::Hard, &rows, 40);
    assert!(tally.measured >= 3, "{}", tally.measured);
}

#[test]
fn expert_levels_keep_the_promises() {
    let rows = [(4, (10, 10)), (2, (9, 9)), (6, (14, 10))];
    let tally = held(Band::Expert, &rows, 40);
    assert!(tally.measured >= 2, "{}", tally.measured);
}

#[test]
fn the_hardest_levels_keep_the_promises() {
    held(Band::Max, &[(4, (10, 10)), (3, (9, 11)), (6, (14, 10))], 3);
}

#[test]
fn every_parameter_counts() {
    let base = params(Band::Medium, 4, (10, 9), "K7QX2M9P");
    let others = [
        params(Band::Hard, 4, (10, 9), "K7QX2M9P"),
        params(Band::Medium, 3, (10, 9), "K7QX2M9P"),
        params(Band::Medium, 4, (9, 10), "K7QX2M9P"),
        params(Band::Medium, 4, (10, 10), "K7QX2M9P"),
        params(Band::Medium, 4, (10, 9), "K7QX2M9Q"),
        params(Band::Medium, 4, (10, 9), "k7qx2m9p"),
    ];
    let made = level(&base).expect("a level");
    assert_eq!(level(&base).as_ref(), Ok(&made));
    let unsaid = Params {
        boxes: None,
        ..base
    };
    assert_eq!(level(&unsaid).as_ref(), Ok(&made), "four is the usual");
    for other in others {
        let position = level(&other).expect("a level").position;
        assert_ne!(position, made.position, "{other:?}");
    }
}

#[test]
fn progress_is_told_in_order_and_within_the_budget() {
    let mut told = vec![];
    let params = params(Band::Max, 4, (10, 10), "progress");
    let level = generate(&params, &mut |states| told.push(states)).expect("a level");
    assert!(told.len() > 10 && told.is_sorted() && told.iter().all(|told| *told <= level.states));
    // The search of the last room may go over it.
    assert!(
        level.states <= params.budget() + 2 * (1 << 15),
        "{}",
        level.states
    );
}

/// Whatever reaches a band reaches it with another column or row, and the bands below.
#[test]
fn larger_boards_and_lower_bands_are_reached_as_well() {
    let mut count = 0;
    for (boxes, size) in
        (2..=6).flat_map(|boxes| Size::new(17, 13).cells().map(move |to| (boxes, to)))
    {
        let (width, height) = (size.x as u16, size.y as u16);
        if width < 6 || height < 6 {
            continue;
        }
        for (number, band) in Band::ALL.into_iter().enumerate() {
            if !reaches(band, boxes, Size::new(width, height)) {
                continue;
            }
            count += 1;
            assert!(reaches(band, boxes, Size::new(width + 1, height)));
            assert!(reaches(band, boxes, Size::new(width, height + 1)));
            for lower in &Band::ALL[..number] {
                assert!(reaches(*lower, boxes, Size::new(width, height)), "{band:?}");
            }
        }
    }
    assert!((1..5 * 5 * 11 * 7).contains(&count), "{count}");
    let whole = Size::new(10, 10);
    assert!((2..=6).all(|boxes| reaches(Band::Max, boxes, whole)));
}

#[test]
fn every_difficulty_has_the_band_that_says_so() {
    for boxes in 2..=6 {
        let (easy, _) = Band::Easy.difficulties(boxes).expect("bounds");
        assert_eq!(Band::of(u32::from(easy) - 1, boxes), Band::Easy);
        let mut end = easy;
        for band in &Band::ALL[..4] {
            let (least, beyond) = band.difficulties(boxes).expect("bounds");
            assert_eq!(least, end, "no gap below {band:?}");
            for difficulty in least..beyond {
                assert_eq!(Band::of(difficulty.into(), boxes), *band);
            }
            end = beyond;
        }
        assert_eq!(Band::of(end.into(), boxes), Band::Max);
        assert_eq!(Band::Max.difficulties(boxes), None);
    }
    for band in Band::ALL {
        assert_eq!(Band::named(band.name()), Some(band));
    }
}

#[test]
fn seeds_ask_for_every_difficulty_of_a_band() {
    let wanted: BTreeSet<u16> = (0..2000)
        .filter_map(|seed| params(Band::Hard, 4, (10, 10), &format!("{seed}")).wanted())
        .collect();
    assert_eq!(wanted, (95..140).collect());
    assert_eq!(params(Band::Max, 4, (10, 10), "x").wanted(), None);
}

#[test]
fn the_readme_states_where_the_bands_begin() {
    let readme = include_str!("../README.md");
    for boxes in 2..=6 {
        let begins = Band::ALL.map(|band| match band.difficulties(boxes) {
            Some((least, _)) => least,
            None => Band::Expert.difficulties(boxes).expect("bounds").1,
        });
        let [easy, medium, hard, expert, max] = begins;
        let row = format!("| {boxes} | {easy} | {medium} | {hard} | {expert} | {max} |");
        assert!(readme.contains(&row), "{row}");
    }
}

/// The link of a level, and as the worker gives it: run-length text, the fewest pushes, turns, counterintuitive pushes.
fn line(params: Params) -> String {
    let given = match level(&params) {
        Ok(level) => {
            let measure = level.measure.expect("this generator knows");
            let board = text::write_run_length(&level.position);
            let (turns, odd) = (measure.turns, measure.counterintuitive);
            format!("{board} {} {turns},{odd}", level.pushes)
        }
        Err(NoLevel { states }) => format!("none {states}"),
    };
    let link = Link::Sokoban(Sokoban {
        source: Source::Generated(params),
        moves: vec![],
    });
    format!("#{link} {given}\n")
}

/// FNV-1a of 64 bits, which the browser test computes as well.
fn hash(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

/// The kinds of the lines that stand there whole.
const LISTED: [(Band, u8, (u16, u16)); 12] = [
    (Band::Easy, 4, (10, 10)),
    (Band::Medium, 4, (10, 10)),
    (Band::Hard, 4, (10, 10)),
    (Band::Expert, 4, (10, 10)),
    (Band::Max, 4, (10, 10)),
    (Band::Easy, 2, (6, 6)),
    (Band::Medium, 3, (8, 6)),
    (Band::Hard, 3, (7, 12)),
    (Band::Easy, 6, (16, 12)),
    (Band::Medium, 5, (13, 9)),
    (Band::Hard, 6, (14, 10)),
    (Band::Expert, 5, (9, 12)),
];

/// One line for each of sixty levels, and one with the hash of the lines of a thousand more.
fn golden() -> String {
    let root = Seed::new("golden").expect("a seed");
    let mut lines = String::new();
    for number in 0..60 {
        let seed = match number {
            59 => "推箱子".to_owned(),
            _ => root.derive(number).text().to_owned(),
        };
        let (band, boxes, size) = LISTED[number as usize % LISTED.len()];
        lines.push_str(&line(params(band, boxes, size, &seed)));
    }
    let more = (0..1000).map(|number: usize| {
        let band = Band::ALL[number % 4];
        line(params(band, 4, (10, 10), &format!("more-{number}")))
    });
    let more: String = more.collect();
    lines + &format!("1000 {:016x}\n", hash(&more))
}

/// `SEARCHLIGHT_BLESS=crafted1` writes the list anew, and no other value does: it is for a generator that has not been
/// published yet.
#[test]
fn published_levels_never_change() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/crafted1.txt");
    let now = golden();
    if env::var_os("SEARCHLIGHT_BLESS").is_some_and(|name| name == "crafted1") {
        fs::write(&path, &now).expect("a folder for the list");
    }
    let then = fs::read_to_string(&path).expect("the list");
    assert_eq!(then.lines().count(), 61);
    for (then, now) in then.lines().zip(now.lines()) {
        assert_eq!(then, now);
    }
}
