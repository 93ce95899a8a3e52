//! Searches that are watched: the way found, lanes side by side, the slider, and what ends or changes a search.

mod mazes;
mod table;

use mazes::{maze, stream, strewn};
use searchlight::{
    app::{
        Boot, Command, Event, Say,
        maze::{Act, Mode, Said, scene::Scene},
    },
    grid::{Cell, Dir, Size},
    link::{Beside, Choice},
    maze::{
        Maze,
        search::{Kind, Order, course::Course},
    },
    seed::Stream,
};
use table::{Table, maze_link};

/// The classic maze with its exit sealed.
const SEALED: &str =
    "11111111\n20010001\n11000111\n10010001\n11110111\n10000001\n11101001\n13111111";

fn calm() -> Boot {
    Boot {
        calm: true,
        ..Boot::default()
    }
}

fn of(picture: &str) -> Table {
    Table::of(&maze_link(&maze(picture), Choice::default()))
}

#[test]
fn the_way_found_is_walked_and_a_shortest_one_shown_beside_it() {
    let mut table = Table::of("/maze");
    table.pass(1000);
    table.press("F2");
    assert_eq!(
        (table.watch().at(), table.said()),
        (27, Said::Walking),
        "the search is finished"
    );
    let entrance = Cell::new(0, 1);
    assert_eq!(table.maze().walked, [entrance]);
    for steps in 1..13 {
        table.pass(75);
        assert_eq!(table.maze().lanes[0].part, 0.5);
        table.pass(75);
        assert_eq!(table.maze().walked.len(), 1 + steps);
        assert_eq!(table.maze().shortest, []);
        assert_eq!(
            Some(&table.maze().lanes[0].from),
            table.maze().walked.last()
        );
    }
    table.pass(150);
    let scene = table.maze();
    assert_eq!((scene.walked.len(), scene.shortest.len()), (14, 14));
    assert_eq!(scene.walked, scene.shortest);
    assert_eq!((table.said(), table.settle()), (Said::Shown, 0));
    table.press("F2");
    assert_eq!(
        (table.said(), table.maze().walked.len()),
        (Said::Walking, 1),
        "once more"
    );
    table.pass(100);
    table.press("F2");
    assert_eq!(
        (table.said(), table.settle()),
        (Said::Shown, 0),
        "a walk is finished first"
    );
    assert_eq!(table.maze().shortest.len(), 14);
    table.pass(16);
    assert_eq!(
        (table.maze().walked.len(), table.app.is_moving()),
        (14, false)
    );
    table.press("ArrowLeft");
    assert_eq!((table.maze().walked.len(), table.watch().at()), (0, 26));
}

#[test]
fn a_long_way_is_walked_in_three_seconds() {
    let mut table = Table::of("/maze?size=101x101&seed=S");
    table.press("F2");
    let (way, shortest) = table.watch().ways().expect("a way").clone();
    assert!(
        way.len() > 500 && way == shortest,
        "a maze without loops has one way"
    );
    table.pass(1500);
    assert_eq!(table.maze().walked.len(), 1 + way.len() / 2);
    table.pass(1499);
    assert!(table.app.is_moving());
    table.pass(1);
    assert_eq!(
        (table.maze().walked.len(), table.app.is_moving()),
        (1 + way.len(), false)
    );
}

#[test]
fn the_space_bar_stops_the_walk_and_lets_it_go_on() {
    let mut table = Table::of("/maze");
    table.press("F2");
    table.pass(225);
    table.press("Space");
    assert_eq!((table.said(), table.app.is_moving()), (Said::Step, false));
    let scene = table.maze();
    assert_eq!((scene.walked.len(), scene.lanes[0].part), (2, 0.5));
    table.pass(5000);
    assert_eq!(table.maze(), scene, "it stands");
    table.press("Space");
    assert_eq!((table.said(), table.app.is_moving()), (Said::Walking, true));
    table.pass(75);
    assert_eq!(table.maze().walked.len(), 3);
    table.settle();
    assert_eq!((table.said(), table.watch().at()), (Said::Shown, 27));
    assert_eq!(table.maze().shortest.len(), 14);
}

#[test]
fn escape_stops_first_and_goes_back_then() {
    let mut table = Table::of("/maze");
    table.pass(1000);
    table.press("Escape");
    assert_eq!((table.watch().at(), table.said()), (4, Said::Step));
    table.settle();
    assert_eq!(table.watch().at(), 4);
    table.press("Escape");
    assert_eq!((table.watch().at(), table.said()), (0, Said::Ready));
    table.press("F2");
    table.pass(225);
    table.press("Escape");
    assert_eq!((table.watch().at(), table.app.is_moving()), (27, false));
    assert_eq!(table.maze().walked.len(), 2);
}

#[test]
fn what_was_wrong_with_a_link_is_told_until_the_next_command() {
    for event in [
        Event::Do(Command::Pause),
        Event::Do(Command::StepOn),
        Event::Do(Command::Stop),
        Event::Maze(Act::Go(3)),
        Event::Maze(Act::Choose(choice(Kind::Breadth, Beside::All))),
    ] {
        let mut table = Table::of("/maze?order=up");
        assert!(table.app.notice.is_some());
        table.tell(event.clone());
        assert_eq!(table.app.notice, None, "{event:?}");
    }
}

#[test]
fn without_motion_the_way_is_shown_at_once() {
    let mut table = Table::new(calm());
    table.open_address("/maze");
    table.press("F2");
    assert_eq!((table.said(), table.app.is_moving()), (Said::Shown, false));
    assert_eq!(table.maze().shortest.len(), 14);
}

#[test]
fn without_an_exit_the_walls_that_close_it_are_lit() {
    let mut table = of(SEALED);
    table.pass(500);
    assert_eq!(table.maze().closing, []);
    table.press("F2");
    assert_eq!((table.said(), table.app.is_moving()), (Said::NoWay, false));
    assert_eq!(
        (table.watch().at(), table.watch().first().found()),
        (46, Some(false))
    );
    assert_eq!(table.maze().closing, [Cell::new(1, 6)]);
    table.press("F2 F2");
    assert_eq!((table.said(), table.watch().at()), (Said::NoWay, 46));
    table.press("ArrowLeft");
    assert_eq!(table.maze().closing, []);
    let mut table = of("111\n121\n111");
    table.settle();
    assert_eq!(
        (table.watch().whole(), table.watch().first().found()),
        (0, Some(false))
    );
    assert_eq!(table.maze().closing.len(), 4);
}

#[test]
fn f1_and_f2_answer_in_every_mode() {
    for mode in [Command::Stop, Command::Walk, Command::Draw] {
        for (key, said) in [
            ("F1", Said::Searching),
            ("F2", Said::Walking),
            ("F1", Said::Searching),
        ] {
            let mut table = Table::of("/maze");
            table.tell(Event::Do(mode));
            table.press(key);
            assert_eq!((table.said(), table.app.maze.mode), (said, Mode::Watch));
            table.settle();
            assert_eq!(table.watch().at(), 27);
        }
    }
}

fn choice(kind: Kind, beside: Beside) -> Choice {
    Choice {
        kind,
        beside,
        order: Order::CLASSIC,
    }
}

#[test]
fn every_lane_is_at_the_clock_or_at_its_own_end() {
    let mut table = Table::of("/maze?size=21x15&braid=60&seed=S&beside=all");
    let maze = table.walked().maze().clone();
    let ends = Kind::ALL.map(|kind| Course::new(&maze, kind, Order::CLASSIC).finish());
    let whole = *ends.iter().max().expect("four");
    assert!(ends.iter().min() < Some(&whole), "{ends:?}");
    assert_eq!(table.watch().whole(), whole);
    while table.app.is_moving() {
        table.pass(33);
        let at = table.watch().at();
        let lanes = table.maze().lanes;
        for ((course, end), lane) in table.watch().courses().iter().zip(ends).zip(lanes) {
            assert_eq!(course.at(), at.min(end));
            assert_eq!(course.found().is_some(), at >= end);
            assert!(at <= end || lane.part == 1.0, "what has ended rests");
        }
    }
    assert_eq!(table.watch().at(), whole);
}

/// A maze with a choice of searches, by chance.
fn drawn(stream: &mut Stream) -> Table {
    let percent = stream.below(41);
    let maze = strewn(stream, 12, percent);
    let kind = Kind::ALL[stream.below(4) as usize];
    let beside = [Beside::Nothing, Beside::One(Kind::AStar), Beside::All];
    let choice = Choice {
        kind,
        beside: beside[stream.below(3) as usize],
        order: Order::all()[stream.below(24) as usize],
    };
    Table::of(&maze_link(&maze, choice))
}

#[test]
fn the_slider_shows_what_a_search_afresh_shows() {
    let mut stream = stream("slider");
    let mut looked = 0;
    for _ in 0..120 {
        let mut table = drawn(&mut stream);
        table.tell(Event::Do(Command::Stop));
        let whole = table.watch().whole();
        let mut scenes: Vec<Scene> = vec![table.maze()];
        for _ in 0..whole {
            table.tell(Event::Do(Command::StepOn));
            scenes.push(table.maze());
        }
        for _ in 0..12 {
            let at = stream.below(whole as u32 + 1) as usize;
            table.act_on_maze(Act::Go(at));
            assert_eq!(table.maze(), scenes[at], "{at} of {whole}");
            looked += 1;
        }
        table.act_on_maze(Act::Go(whole / 2));
        table.press("Space");
        table.pass(u64::from(stream.below(3000)));
        table.tell(Event::Calm(true));
        assert_eq!(table.maze(), scenes[table.watch().at()]);
        while table.watch().at() > 0 {
            table.tell(Event::Do(Command::StepBack));
            assert_eq!(table.maze(), scenes[table.watch().at()]);
        }
    }
    assert_eq!(looked, 1440);
}

#[test]
fn who_comes_back_finds_the_search_paused() {
    let mut table = Table::of("/maze");
    table.pass(1300);
    let scene = table.maze();
    for elsewhere in ["/river", "/sokoban"] {
        table.open_address(elsewhere);
        assert!(!table.app.is_moving());
        table.pass(2000);
        table.open_address("/maze");
        assert_eq!(
            (table.app.maze.mode, table.said()),
            (Mode::Watch, Said::Step)
        );
        assert_eq!((table.watch().at(), table.app.is_moving()), (5, false));
        assert_eq!(table.maze().lanes[0].marks, scene.lanes[0].marks);
    }
    table.open_address("/river");
    let before = table.watch().at();
    for act in [
        Act::Go(2),
        Act::Space,
        Act::Run(Dir::Right),
        Act::Text("23".into()),
    ] {
        table.act_on_maze(act);
    }
    assert_eq!(
        table.watch().at(),
        before,
        "off the screen nothing is done to it"
    );
    assert_ne!(table.app.say, Say::Maze(Said::Step));
}

#[test]
fn another_choice_searches_at_once() {
    let mut table = Table::of("/maze");
    table.pass(1000);
    let classic = table.address.clone();
    table.act_on_maze(Act::Choose(choice(Kind::Breadth, Beside::All)));
    assert_eq!((table.watch().at(), table.watch().is_running()), (0, true));
    assert_eq!(
        (table.said(), table.watch().courses().len()),
        (Said::Chosen, 4)
    );
    assert_eq!(table.address, format!("{classic}&search=bfs&beside=all"));
    assert_eq!(table.entries, 0);
    table.tell(Event::Do(Command::Draw));
    table.act_on_maze(Act::Choose(Choice::default()));
    assert_eq!(
        (table.app.maze.mode, table.said()),
        (Mode::Draw, Said::Chosen)
    );
    assert_eq!(table.address, classic);
    let mut table = Table::new(calm());
    table.open_address("/maze");
    table.act_on_maze(Act::Choose(choice(Kind::AStar, Beside::Nothing)));
    assert!(!table.app.is_moving());
}

#[test]
fn an_edit_during_a_search_ends_it_and_clears_its_colours() {
    let edits = [
        Event::Do(Command::Clear),
        Event::Maze(Act::Resize(Some(Size::new(9, 9)))),
        Event::Maze(Act::Text("203".into())),
    ];
    for edit in edits {
        let mut table = Table::of("/maze");
        table.pass(2000);
        table.tell(edit.clone());
        let scene = table.maze();
        assert_eq!((table.watch().at(), table.app.is_moving()), (0, false));
        assert_eq!(
            (
                scene.lanes[0].marks.as_ref(),
                scene.lanes[0].way(&scene.maze).len()
            ),
            (None, 0)
        );
        assert_eq!(&scene.maze, table.walked().maze());
        table.press("F1");
        table.settle();
        assert_eq!(table.watch().first().search().maze(), table.walked().maze());
        table.press("u");
        assert_eq!(table.walked().maze(), &Maze::classic(), "{edit:?}");
        assert_eq!((table.watch().at(), table.watch().whole()), (0, 27));
    }
}

#[test]
fn the_next_direction_is_where_the_ball_goes_next() {
    let mut table = of(SEALED);
    table.tell(Event::Do(Command::Stop));
    for _ in 0..46 {
        table.tell(Event::Do(Command::StepOn));
        let lane = table.maze().lanes[0].clone();
        let there = lane.next.map(|dir| lane.here + dir);
        table.tell(Event::Do(Command::StepOn));
        let here = table.maze().lanes[0].here;
        assert_eq!(there, (lane.here != here).then_some(here));
        table.tell(Event::Do(Command::StepBack));
    }
    let table = of("203");
    assert_eq!(table.maze().lanes[0].next, None, "nothing has begun");
}

#[test]
fn the_largest_maze_is_watched() {
    let mut table = Table::of("/maze?gen=backtracker1&size=201x201&seed=S&beside=all");
    table.settle();
    let (watch, maze) = (table.watch(), table.walked().maze());
    assert_eq!(
        (watch.at(), watch.first().found()),
        (watch.whole(), Some(true))
    );
    assert_eq!(
        (watch.courses().len(), maze.size()),
        (4, Size::new(201, 201))
    );
    assert_eq!(watch.first().search().maze(), maze);
}
