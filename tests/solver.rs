//! The solvers against each other, against searches that know nothing but the rules, and against known answers.

mod levels;

use levels::{carve, exhaust, position, pushes, replay, stream};
use searchlight::{
    grid::{Cell, Dir},
    puzzle::{Outcome, Puzzle},
    sokoban::{
        Position, route,
        solve::{Answer, Effort, Report, breadth::breadth_first},
    },
};
use std::collections::BTreeSet;

fn quiet(_: Effort) {}

/// The pushes of a report, replayed by the rules; nothing where it says impossible.
fn proved(start: &Position, report: &Report) -> Option<u32> {
    match &report.answer {
        Answer::Solved {
            moves,
            pushes: told,
        } => {
            assert_eq!(replay(start, moves).outcome(), Outcome::Won);
            assert_eq!(pushes(start, moves), *told);
            Some(*told)
        }
        Answer::Impossible => None,
        Answer::NotFound => panic!("the budget is large enough"),
    }
}

#[test]
fn breadth_first_agrees_with_the_rules() {
    let mut stream = stream("breadth");
    let (mut ways, mut dead) = (0, 0);
    for _ in 0..1500 {
        let Some(start) = carve(&mut stream, 8, 8, 3) else {
            continue;
        };
        let report = breadth_first(&start, u64::MAX, &mut quiet);
        let known = exhaust(&start);
        assert_eq!(proved(&start, &report), known);
        match known {
            Some(_) => ways += 1,
            None => dead += 1,
        }
    }
    assert!(ways > 100 && dead > 100, "{ways} solved, {dead} impossible");
}

#[test]
fn a_won_position_needs_no_push() {
    let start = position("#####\n#@$.#\n#####");
    let end = replay(&start, &[Dir::Right]);
    let report = breadth_first(&end, 0, &mut quiet);
    let answer = Answer::Solved {
        moves: Vec::new(),
        pushes: 0,
    };
    assert_eq!(report.answer, answer);
}

/// Generated levels depend on these counts: if they change, every published generator has changed.
#[test]
fn the_count_of_breadth_first_is_pinned() {
    let mut stream = stream("count");
    let mut counts = Vec::new();
    while counts.len() < COUNTS.len() {
        let Some(start) = carve(&mut stream, 11, 9, 4) else {
            continue;
        };
        let report = breadth_first(&start, 50_000, &mut quiet);
        if report.effort.nodes > 50 {
            counts.push((report.effort.nodes, report.effort.depth));
        }
    }
    assert_eq!(counts, COUNTS);
}

const COUNTS: [(u64, u32); 12] = [
    (2039, 15),
    (73, 5),
    (321, 6),
    (120, 7),
    (101, 11),
    (136, 7),
    (82, 5),
    (88, 11),
    (160, 7),
    (104, 6),
    (1214, 7),
    (394, 6),
];

/// The count of states as the solver's documentation defines it, by the rules and as plainly as can be.
fn count(start: &Position) -> u64 {
    let alive = alive(start);
    if start.boxes().iter().any(|cell| !alive.contains(cell)) {
        return 0;
    }
    let key = |position: &Position| (position.boxes().to_vec(), route::reach(position));
    let mut states = vec![start.clone()];
    let mut keys = vec![key(start)];
    for next in 0.. {
        let Some(here) = states.get(next).cloned() else {
            return next as u64;
        };
        for &from in here.boxes() {
            for dir in Dir::ALL {
                let Some(mut way) = route::walk(&here, from + dir.opposite()) else {
                    continue;
                };
                way.push(dir);
                let mut there = here.clone();
                if way.iter().any(|step| there.play(*step).is_err())
                    || !alive.contains(&(from + dir))
                {
                    continue;
                }
                if there.outcome() == Outcome::Won {
                    return next as u64 + 1;
                }
                let key = key(&there);
                if !keys.contains(&key) {
                    keys.push(key);
                    states.push(there);
                }
            }
        }
    }
    unreachable!("the states end")
}

/// Squares from which a chain of pushes over the bare floor leads to a goal.
fn alive(start: &Position) -> BTreeSet<Cell> {
    let board = start.board();
    let mut alive: BTreeSet<Cell> = board.goals().iter().copied().collect();
    loop {
        let known = alive.len();
        for cell in board.size().cells().filter(|cell| board.is_floor(*cell)) {
            let lives = Dir::ALL
                .into_iter()
                .any(|dir| board.is_floor(cell + dir.opposite()) && alive.contains(&(cell + dir)));
            alive.extend(lives.then_some(cell));
        }
        if alive.len() == known {
            return alive;
        }
    }
}

#[test]
fn the_count_of_breadth_first_is_as_documented() {
    let mut stream = stream("documented count");
    let mut most = 0;
    for _ in 0..600 {
        let Some(start) = carve(&mut stream, 8, 9, 3) else {
            continue;
        };
        let counted = breadth_first(&start, u64::MAX, &mut quiet).effort.nodes;
        assert_eq!(counted, count(&start));
        most = most.max(counted);
    }
    assert!(most > 100, "at most {most} states");
}

#[test]
fn breadth_first_keeps_to_its_budget_and_tells_of_its_progress() {
    let start = position(
        "
##############
#            #
# $ $  $   . #
#     #  #.# #
#  @  ##   . #
# $     ## . #
#            #
##############",
    );
    let mut told = Vec::new();
    let report = breadth_first(&start, 10_000, &mut |effort| told.push(effort.nodes));
    assert_eq!(report.answer, Answer::NotFound);
    assert_eq!(report.effort.nodes, 10_000);
    assert_eq!(told, [4096, 8192]);
}
