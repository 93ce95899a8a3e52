//! The searches of Maze: known answers of the classic maze, the order of the recursive definition, shortest ways, and
//! the whole course forwards and backwards.

mod mazes;

use mazes::{maze, stream, strewn, wins};
use searchlight::{
    grid::{Cell, Dir, Size},
    maze::{
        Maze,
        carve::{Generator, Params, carve},
        search::{
            Barrier, Counters, Event, Kind, Mark, Order, Search, course::Course, shortest,
            walls::closing,
        },
        text,
    },
    seed::Seed,
};

/// The classic maze with its exit sealed.
const SEALED: &str = "11111111 20010001 11000111 10010001 11110111 10000001 11101001 13111111";

fn sealed() -> Maze {
    maze(&SEALED.replace(' ', "\n"))
}

/// The steps of a depth-first search as letters, those back as capitals, and how it ended.
fn trace(maze: &Maze, order: Order) -> (String, Search) {
    let mut search = Search::new(maze, Kind::Depth, order);
    let mut letters = String::new();
    loop {
        match search.step() {
            Event::Enter(dir) => letters.push(dir.letter()),
            Event::Back(dir) => letters.push(dir.letter().to_ascii_uppercase()),
            Event::Found | Event::NoExit => return (letters, search),
            Event::Expand { .. } => panic!("a frontier"),
        }
    }
}

#[test]
fn the_classic_maze_is_searched_as_ever() {
    let (letters, mut search) = trace(&Maze::classic(), Order::CLASSIC);
    assert_eq!(letters, CLASSIC_TRACE);
    let way: String = search.way().iter().map(|dir| dir.letter()).collect();
    assert_eq!(way, "rrdrrdddllldd");
    assert_eq!((search.found(), search.step()), (Some(true), Event::Found));
    let counters = Counters {
        expanded: 21,
        frontier: 14,
        frontier_max: 14,
        steps_back: 7,
    };
    assert_eq!(search.counters(), counters);
    assert_eq!(
        shortest(&Maze::classic(), Cell::new(0, 1)),
        Some(search.way())
    );
}

const CLASSIC_TRACE: &str = "rrddlLDrrdddrdruURDRldDlldd";

#[test]
fn the_sealed_maze_is_searched_to_the_end() {
    let (letters, mut search) = trace(&sealed(), Order::CLASSIC);
    assert_eq!(letters, SEALED_TRACE);
    assert_eq!(
        (search.found(), search.step()),
        (Some(false), Event::NoExit)
    );
    let counters = search.counters();
    assert_eq!((counters.expanded, counters.steps_back), (24, 23));
    assert_eq!((search.here(), search.way()), (Cell::new(0, 1), vec![]));
    assert_eq!(shortest(&sealed(), Cell::new(0, 1)), None);
}

const SEALED_TRACE: &str = "rrddlLDrrdddrdruURDRldDllLLLDDrrRRDurrRRURRDRR";

#[test]
fn all_orders_find_the_same_way_through_the_classic_maze() {
    let orders = Order::all();
    assert_eq!((orders.len(), orders[0]), (24, Order::CLASSIC));
    let mut backs = Vec::new();
    for (at, order) in orders.iter().enumerate() {
        assert!(!orders[..at].contains(order));
        assert_eq!(order.to_string().parse(), Ok(*order));
        let (_, search) = trace(&Maze::classic(), *order);
        assert_eq!((search.way().len(), search.found()), (13, Some(true)));
        backs.push(search.counters().steps_back);
    }
    assert_eq!(
        (backs.iter().min(), backs.iter().max()),
        (Some(&2), Some(&10))
    );
    for text in ["", "drl", "drld", "drlux", "drlx"] {
        let error = text.parse::<Order>().expect_err("no order").to_string();
        assert_eq!(error, "an order has each of the letters d, r, l, u once");
    }
}

/// The recursive definition: into every neighbour that has not been visited, in order, until the exit is found.
fn recur(maze: &Maze, order: Order, here: Cell, visited: &mut Vec<Cell>) -> bool {
    visited.push(here);
    if maze.exit() == Some(here) {
        return true;
    }
    order.dirs().into_iter().any(|dir| {
        let there = here + dir;
        !maze.is_wall(there) && !visited.contains(&there) && recur(maze, order, there, visited)
    })
}

#[test]
fn depth_first_visits_in_the_order_of_the_recursive_definition() {
    let mut stream = stream("recursion");
    let orders = Order::all();
    for number in 0..2400 {
        let percent = stream.below(50);
        let maze = strewn(&mut stream, 9, percent);
        let order = orders[number % 24];
        let mut expected = Vec::new();
        let found = recur(&maze, order, maze.entrance(), &mut expected);
        let mut search = Search::new(&maze, Kind::Depth, order);
        let mut visited = vec![search.here()];
        while search.found().is_none() {
            if let Event::Enter(_) = search.step() {
                visited.push(search.here());
            }
        }
        assert_eq!(visited, expected, "{order}\n{}", text::write(&maze));
        assert_eq!(search.found(), Some(found));
    }
}

/// Lengths of shortest ways to all cells, by going over the whole maze until nothing changes.
fn relaxed(maze: &Maze) -> Option<usize> {
    let size = maze.size();
    let mut lengths = vec![usize::MAX; size.area()];
    lengths[size.index(maze.entrance())?] = 0;
    loop {
        let before = lengths.clone();
        for cell in size.cells().filter(|cell| !maze.is_wall(*cell)) {
            for dir in Dir::ALL {
                if let Some(there) = size.index(cell + dir) {
                    let here = size.index(cell)?;
                    lengths[here] = lengths[here].min(lengths[there].saturating_add(1));
                }
            }
        }
        if lengths == before {
            let length = lengths[size.index(maze.exit()?)?];
            return (length != usize::MAX).then_some(length);
        }
    }
}

#[test]
fn breadth_first_and_a_star_find_shortest_ways_and_others_none_shorter() {
    let mut stream = stream("shortest");
    let orders = Order::all();
    let mut search = Search::new(&Maze::classic(), Kind::Depth, Order::CLASSIC);
    let (mut found, mut longer) = (0, [0; 4]);
    for number in 0..6000 {
        let percent = stream.below(41);
        let maze = strewn(&mut stream, 24, percent);
        let expected = relaxed(&maze);
        for kind in Kind::ALL {
            search.restart(&maze, kind, orders[number % 24]);
            assert_eq!(search.finish(), expected.is_some());
            let Some(length) = expected else { continue };
            found += 1;
            let way = search.way();
            assert!(wins(&maze, &way) && way.len() >= length);
            longer[kind as usize] += usize::from(way.len() > length);
        }
    }
    let [depth, breadth, greedy, star] = longer;
    assert!(
        found > 16_000 && depth > 2000 && greedy > 100,
        "{found} {longer:?}"
    );
    assert_eq!([breadth, star], [0, 0]);
}

#[test]
fn a_search_in_steps_is_the_search_at_once() {
    let mut stream = stream("steps");
    for number in 0..400 {
        let maze = strewn(&mut stream, 16, 30);
        let kind = Kind::ALL[number % 4];
        let mut steps = Search::new(&maze, kind, Order::CLASSIC);
        for _ in 0..stream.below(200) {
            steps.step();
        }
        steps.finish();
        let mut whole = Search::new(&maze, kind, Order::CLASSIC);
        whole.finish();
        assert_eq!(steps.marks(), whole.marks());
        assert_eq!(steps.counters(), whole.counters());
        assert_eq!(steps.here(), whole.here());
    }
}

#[test]
fn reasons_are_told_for_each_direction() {
    let mut search = Search::new(&maze("201\n013\n"), Kind::Depth, Order::CLASSIC);
    let start = search.here();
    assert_eq!(search.step(), Event::Enter(Dir::Down));
    let told = |search: &Search, cell| Dir::ALL.map(|dir| search.marks().barrier(cell, dir));
    let (outside, wall, visited) = (Barrier::Outside, Barrier::Wall, Barrier::Visited);
    assert_eq!(
        told(&search, search.here()),
        [Some(visited), Some(wall), Some(outside), Some(outside)]
    );
    assert_eq!(
        told(&search, start),
        [Some(outside), None, Some(visited), Some(outside)]
    );
    assert_eq!(search.step(), Event::Back(Dir::Down));
    assert_eq!(search.marks().mark(Cell::new(0, 1)), Mark::Back);
    assert_eq!(search.marks().mark(Cell::new(1, 0)), Mark::Unseen);
    assert_eq!(search.marks().mark(Cell::new(-1, 0)), Mark::Unseen);
}

/// What can be seen of a course.
#[derive(PartialEq, Debug)]
struct Sight {
    here: Cell,
    counters: Counters,
    marks: Vec<(Mark, Option<Dir>)>,
    found: Option<bool>,
}

fn sight(course: &Course) -> Sight {
    let cells = course.search().maze().size().cells();
    let marks = cells.map(|cell| (course.marks().mark(cell), course.marks().came_by(cell)));
    Sight {
        here: course.here(),
        counters: course.counters(),
        marks: marks.collect(),
        found: course.found(),
    }
}

#[test]
fn a_course_is_seen_alike_in_both_directions() {
    assert_eq!(size_of::<Event>(), 8);
    let mut stream = stream("course");
    let mut moved = 0;
    for number in 0..1000 {
        let percent = stream.below(41);
        let maze = strewn(&mut stream, 14, percent);
        let kind = Kind::ALL[number % 4];
        let mut search = Search::new(&maze, kind, Order::CLASSIC);
        let mut course = Course::new(&maze, kind, Order::CLASSIC);
        let mut sights = vec![sight(&course)];
        while let Some(event) = course.forward() {
            assert_eq!(event, search.step());
            if let Event::Expand { moved: bits, .. } = event {
                moved += bits.count_ones();
            }
            let Sight {
                here,
                counters,
                marks,
                ..
            } = sight(&course);
            assert_eq!((here, counters), (search.here(), search.counters()));
            for (cell, (mark, by)) in maze.size().cells().zip(&marks) {
                assert_eq!(search.marks().mark(cell), *mark);
                assert_eq!(search.marks().came_by(cell), *by);
            }
            sights.push(sight(&course));
        }
        assert_eq!(course.found(), Some(search.finish()));
        let whole = course.at();
        sights[whole] = sight(&course);
        for at in (0..whole).rev() {
            assert!(course.back().is_some());
            assert_eq!(sight(&course), sights[at]);
        }
        assert_eq!((course.back(), course.last()), (None, None));
        for _ in 0..20 {
            let at = stream.below(whole as u32 + 1) as usize;
            course.go(at);
            assert_eq!(sight(&course), sights[at]);
        }
        course.go(0);
        assert_eq!((course.finish(), course.at()), (whole, 0));
    }
    assert!(moved > 4, "{moved} ways made shorter");
}

#[test]
fn the_largest_backtracker_mazes_are_searched_with_their_long_ways() {
    let mut search = Search::new(&Maze::classic(), Kind::Depth, Order::CLASSIC);
    for seed in ["0", "1", "3", "4"] {
        let maze = carve(&Params {
            generator: Generator::Backtracker1,
            size: Size::new(2001, 2001),
            braid: 0,
            seed: Seed::new(seed).expect("short"),
        });
        let mut lengths = Vec::new();
        for kind in Kind::ALL {
            search.restart(&maze, kind, Order::CLASSIC);
            assert!(search.finish(), "seed {seed}");
            lengths.push(search.way().len());
        }
        assert!(
            (180_000..=410_000).contains(&lengths[0]),
            "seed {seed}: {}",
            lengths[0]
        );
        assert_eq!(lengths, [lengths[0]; 4]);
        assert!(search.counters().frontier < search.counters().expanded);
    }
}

/// Closing walls, drawn as 4.
#[track_caller]
fn closed(picture: &str, expected: &str) {
    let maze = maze(picture);
    let mut rows: Vec<Vec<u8>> = text::write(&maze)
        .lines()
        .map(|row| row.bytes().collect())
        .collect();
    for cell in closing(&maze) {
        assert_eq!(rows[cell.y as usize][cell.x as usize], b'1');
        rows[cell.y as usize][cell.x as usize] = b'4';
    }
    let told: Vec<String> = rows
        .into_iter()
        .map(|row| String::from_utf8(row).expect("digits"))
        .collect();
    assert_eq!(told.join(" "), expected);
}

#[test]
fn walls_that_close_the_exit_in_are_told() {
    closed("111\n203\n111", "111 203 111");
    closed("11111\n20103\n11111", "11111 20403 11111");
    closed("111111\n201103\n111111", "441111 204103 441111");
    closed("1111\n2010\n1111", "4411 2040 4411");
    closed(
        &SEALED.replace(' ', "\n"),
        "11111111 20010001 11000111 10010001 11110111 10000001 14101001 13111111",
    );
}

#[test]
fn a_hint_leads_the_shortest_way_from_anywhere() {
    let mut stream = stream("hint");
    let mut ways = 0;
    for _ in 0..200 {
        let maze = strewn(&mut stream, 9, 30);
        for cell in maze.size().cells() {
            let way = shortest(&maze, cell);
            let expected = maze.entered_at(cell).map(|maze| relaxed(&maze));
            let at_exit = maze.exit() == Some(cell);
            let expected = if at_exit { Some(0) } else { expected.flatten() };
            assert_eq!(way.as_ref().map(Vec::len), expected);
            ways += usize::from(way.is_some());
        }
    }
    assert!(ways > 2000, "{ways}");
}
