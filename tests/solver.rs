//! The solvers against each other, against searches that know nothing but the rules, and against known answers.

mod levels;

use levels::{carve, exhaust, position, pushes, replay, stream, widest};
use searchlight::{
    grid::{Cell, Dir, Size},
    puzzle::{Outcome, Puzzle},
    seed::Seed,
    sokoban::{
        Position, deadlock,
        generate::{Generator, Params, generate},
        route,
        solve::{Answer, Effort, Report, breadth::breadth_first, solve},
        text,
    },
};
use std::{
    collections::{BTreeMap, BTreeSet},
    env, fs,
    path::Path,
    sync::atomic::{AtomicUsize, Ordering},
    thread,
};

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

#[test]
fn both_solvers_agree() {
    let mut stream = stream("agreement");
    let (mut ways, mut dead) = (0, 0);
    while ways < 400 || dead < 200 {
        let Some(start) = carve(&mut stream, 12, 10, 4) else {
            continue;
        };
        let plain = breadth_first(&start, 20_000, &mut quiet);
        if plain.answer == Answer::NotFound {
            continue;
        }
        let pushes = proved(&start, &plain);
        let count = if pushes.is_some() {
            &mut ways
        } else {
            &mut dead
        };
        *count += 1;
        // Most impossible ones are seen to be at once; 200 of them will do.
        if pushes.is_some() || *count < 200 {
            let report = solve(&start, u64::MAX, &mut quiet);
            assert_eq!(proved(&start, &report), pushes, "{}", text::write(&start));
            if let Some(pushes) = pushes {
                assert_eq!(report.effort.depth, pushes, "the bound has met the way");
            }
        }
    }
}

#[test]
fn the_solver_agrees_with_the_generator() {
    for number in 0..300 {
        let params = Params {
            generator: Generator::Classic1,
            size: Size::new(8 + number % 5, 8 + number % 4),
            boxes: Some(1 + (number % 4) as u8),
            seed: Seed::new(&format!("agree {number}")).expect("a seed"),
        };
        let level = generate(&params, &mut |_| ()).expect("a level");
        let report = solve(&level.position, u64::MAX, &mut quiet);
        assert_eq!(
            proved(&level.position, &report),
            Some(level.pushes),
            "{params:?}"
        );
    }
}

#[test]
fn both_solvers_agree_on_long_ways() {
    let mut stream = stream("long ways");
    let mut long = 0;
    while long < 100 {
        let Some(start) = carve(&mut stream, 11, 9, 3) else {
            continue;
        };
        let report = solve(&start, 100_000, &mut quiet);
        let Answer::Solved { pushes, .. } = report.answer else {
            continue;
        };
        if pushes >= 15 {
            assert_eq!(proved(&start, &report), Some(pushes));
            let plain = breadth_first(&start, u64::MAX, &mut quiet);
            assert_eq!(
                proved(&start, &plain),
                Some(pushes),
                "{}",
                text::write(&start)
            );
            long += 1;
        }
    }
}

#[test]
fn impossible_is_proved_where_no_deadlock_is_in_sight() {
    let mut stream = stream("impossible");
    let mut proofs = 0;
    while proofs < 10 {
        let Some(start) = carve(&mut stream, 8, 8, 3) else {
            continue;
        };
        if deadlock::find(&start).is_none() && exhaust(&start).is_none() {
            let report = solve(&start, u64::MAX, &mut quiet);
            assert_eq!(report.answer, Answer::Impossible);
            proofs += 1;
        }
    }
}

#[test]
fn the_budget_is_kept_to_the_node_and_progress_only_grows() {
    let mut stream = stream("budget");
    let start = loop {
        if let Some(start) = carve(&mut stream, 14, 12, 8)
            && solve(&start, 10_000, &mut quiet).answer == Answer::NotFound
        {
            break start;
        }
    };
    for budget in [0, 1, 77, 10_000] {
        let mut told = Vec::new();
        let report = solve(&start, budget, &mut |effort| told.push(effort));
        assert_eq!(report.answer, Answer::NotFound);
        assert_eq!(report.effort.nodes, budget);
        let nodes: Vec<u64> = told.iter().map(|effort| effort.nodes).collect();
        let all: Vec<u64> = (1..)
            .map(|part| 4096 * part)
            .take_while(|nodes| *nodes <= budget)
            .collect();
        assert_eq!(nodes, all);
        assert!(told.iter().map(|effort| effort.depth).is_sorted());
    }
}

#[test]
fn a_box_is_brought_home_across_the_widest_board() {
    let start = widest((2, 2), (197, 196));
    let report = solve(&start, 200_000, &mut quiet);
    assert_eq!(proved(&start, &report), Some(195 + 194));
}

/// Where the level sets and known answers are that belong to other authors, if the machine has them.
fn data() -> Option<String> {
    let data = env::var("SEARCHLIGHT_DATA").ok();
    if data.is_none() {
        println!("skipped: SEARCHLIGHT_DATA names no directory with levels/ and data/");
    }
    data
}

/// The pushes of each known solution, and whether they are proved to be the fewest.
fn known(csv: &str) -> BTreeMap<usize, (u32, bool)> {
    csv.lines()
        .skip(1)
        .map(|line| {
            let mut fields = line.split(',');
            let mut field = || fields.next().expect("a line has three fields and more");
            let level = field().parse().expect("a level is a number");
            let pushes = field().parse().expect("pushes are a number");
            (level, (pushes, field() == "yes"))
        })
        .collect()
}

#[test]
fn microban_is_solved_with_the_known_pushes() {
    let Some(data) = data() else { return };
    let read = |name: &str| fs::read_to_string(Path::new(&data).join(name)).expect("readable");
    let (levels, csv) = (
        read("levels/microban1.xsb"),
        read("data/microban1_solutions.csv"),
    );
    let known = known(&csv);
    let next = AtomicUsize::new(0);
    let solve_all = || {
        let entries = text::levels(&levels).expect("the levels are well-formed");
        assert_eq!(entries.len(), 155);
        let mut solved = 0;
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            let Some(entry) = entries.get(index) else {
                return solved;
            };
            let start = entry.level.as_ref().expect("a level");
            let report = solve(start, 5_000_000, &mut quiet);
            if report.answer == Answer::NotFound {
                println!("level {} is not solved", index + 1);
                continue;
            }
            let pushes = proved(start, &report).expect("all levels can be solved");
            let (least, sure) = known[&(index + 1)];
            match sure {
                true => assert_eq!(pushes, least, "level {}", index + 1),
                false => assert!(pushes <= least, "level {}", index + 1),
            }
            solved += 1;
        }
    };
    let solved: usize = thread::scope(|scope| {
        let threads = [(); 2].map(|()| scope.spawn(solve_all));
        let solved = threads.map(|thread| thread.join().expect("no level panics"));
        solved.iter().sum()
    });
    println!("{solved} of 155 solved");
    assert!(solved >= 140, "{solved} solved");
}
