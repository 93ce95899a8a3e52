//! The ball in the player's hands: steps, taps, runs, Hint, wins and records, and what a link brings back.

mod mazes;
mod table;

use mazes::{maze, stream, strewn};
use searchlight::{
    app::{
        Boot, Command, Event, Say,
        maze::{Act, Mode, Said},
        saved,
    },
    grid::{Cell, Dir},
    link::Choice,
    maze::{Maze, Refusal, search::Kind},
    puzzle::{Outcome, Puzzle},
};
use std::collections::VecDeque;
use table::{Table, maze_link};

const WAY: &str = "rrdrrdddllldd";

/// A maze on the board with the ball in the player's hands.
fn walk(picture: &str) -> Table {
    let mut table = Table::of(&maze_link(&maze(picture), Choice::default()));
    table.tell(Event::Do(Command::Walk));
    table
}

fn classic() -> Table {
    let mut table = Table::of("/maze");
    table.tell(Event::Do(Command::Walk));
    table
}

/// The steps of the ball, as letters.
fn steps(table: &Table) -> String {
    let moves = table.walked().history.moves();
    moves.iter().map(|dir| dir.letter()).collect()
}

#[test]
fn the_player_takes_the_ball_and_steps() {
    let mut table = classic();
    assert_eq!(
        (table.app.maze.mode, table.said()),
        (Mode::Walk, Said::Walk)
    );
    assert!(table.app.maze.watch.is_none() && !table.app.is_moving());
    let address = table.address.clone();
    table.press("ArrowRight d s");
    assert_eq!(
        (steps(&table).as_str(), table.said()),
        (
            "rrd",
            Said::Moved {
                dir: Dir::Down,
                steps: 1
            }
        )
    );
    assert_eq!(table.address, format!("{address}&moves=rrd"));
    assert_eq!(table.stored[saved::MAZE], table.address);
    assert_eq!(table.entries, 0, "a step is no entry of the history");
    assert!(table.settle() > 0);
    let scene = table.maze();
    let trail = [(0, 1), (1, 1), (2, 1)].map(|(x, y)| Cell::new(x, y));
    assert_eq!(
        (scene.trail.as_slice(), scene.lanes[0].here),
        (&trail[..], Cell::new(2, 2))
    );
    assert_eq!(
        (scene.lanes.len(), scene.lanes[0].marks.is_none()),
        (1, true)
    );
}

#[test]
fn refusals_change_nothing_and_say_why() {
    let mut table = classic();
    let address = table.address.clone();
    for (key, refusal) in [
        ("ArrowUp", Refusal::Wall(Dir::Up)),
        ("ArrowLeft", Refusal::Outside(Dir::Left)),
    ] {
        table.press(key);
        assert_eq!(table.said(), Said::Refused(refusal));
        assert_eq!((steps(&table).as_str(), &table.address), ("", &address));
        assert_eq!(table.settle(), 0);
    }
    table.act_on_maze(Act::Run(Dir::Up));
    assert_eq!(table.said(), Said::Refused(Refusal::Wall(Dir::Up)));
    table.tell(Event::Tap(Cell::new(0, 1)));
    assert_eq!((table.said(), steps(&table).as_str()), (Said::Here, ""));
}

#[test]
fn a_tap_goes_straight_towards_the_cell() {
    const OPEN: &str = "20000\n00000\n00010\n00003";
    for (x, y, line) in [
        (3, 0, "rrr"),
        (0, 2, "dd"),
        (3, 1, "rrr"),
        (1, 3, "ddd"),
        (2, 2, "rr"),
        (4, 0, "rrrr"),
    ] {
        let mut table = walk(OPEN);
        table.tell(Event::Tap(Cell::new(x, y)));
        assert_eq!(steps(&table), line, "{x} {y}");
        table.press("u");
        assert_eq!(steps(&table), "", "undone as one");
    }
    let mut table = classic();
    table.tell(Event::Tap(Cell::new(7, 1)));
    let dir = Dir::Right;
    assert_eq!(
        (steps(&table).as_str(), table.said()),
        ("rr", Said::Moved { dir, steps: 2 })
    );
    let mut table = walk("2003000");
    table.tell(Event::Tap(Cell::new(6, 0)));
    assert_eq!((steps(&table).as_str(), &table.app.say), ("rrr", &Say::Won));
    table.settle();
    table.tell(Event::Do(Command::Stop));
    table.tell(Event::Tap(Cell::new(6, 0)));
    assert!(
        table.watch().is_running(),
        "a tap plays and pauses a search"
    );
    table.tell(Event::Tap(Cell::new(6, 0)));
    assert!(!table.watch().is_running());
}

#[test]
fn a_run_stops_where_ways_part() {
    const PARTING: &str = "1111111\n2000001\n1110111\n1110013\n1111111";
    let mut table = walk(PARTING);
    table.act_on_maze(Act::Run(Dir::Right));
    assert_eq!(
        (steps(&table).as_str(), table.said()),
        (
            "rrr",
            Said::Moved {
                dir: Dir::Right,
                steps: 3
            }
        )
    );
    table.act_on_maze(Act::Run(Dir::Right));
    assert_eq!(steps(&table), "rrrrr", "to a dead end");
    table.act_on_maze(Act::Run(Dir::Left));
    assert_eq!(steps(&table), "rrrrrll");
    table.act_on_maze(Act::Run(Dir::Down));
    assert_eq!(
        steps(&table),
        "rrrrrlldd",
        "a corner stops, and turns nowhere"
    );
    let mut table = walk("20030");
    table.act_on_maze(Act::Run(Dir::Right));
    assert_eq!((steps(&table).as_str(), &table.app.say), ("rrr", &Say::Won));
    table.act_on_maze(Act::Run(Dir::Right));
    assert_eq!(table.said(), Said::Refused(Refusal::Over));
}

/// Lengths of shortest ways to the exit from every cell, by breadth-first search from there.
fn distances(maze: &Maze) -> Vec<Option<usize>> {
    let size = maze.size();
    let mut lengths = vec![None; size.area()];
    let mut queue = VecDeque::from_iter(maze.exit().map(|exit| (exit, 0)));
    while let Some((cell, length)) = queue.pop_front() {
        let index = size.index(cell).expect("inside");
        if lengths[index].is_none() {
            lengths[index] = Some(length);
            let beside = Dir::ALL.into_iter().map(|dir| cell + dir);
            queue.extend(
                beside
                    .filter(|cell| !maze.is_wall(*cell))
                    .map(|cell| (cell, length + 1)),
            );
        }
    }
    lengths
}

#[test]
fn hint_lights_and_makes_a_shortest_step_from_every_cell() {
    let mut stream = stream("hints");
    let (mut lit, mut hopeless) = (0, 0);
    for _ in 0..60 {
        let drawn = strewn(&mut stream, 9, 30);
        let lengths = distances(&drawn);
        let length = |cell| lengths[drawn.size().index(cell).expect("inside")];
        for from in drawn.size().cells() {
            let Some(entered) = drawn.entered_at(from) else {
                continue;
            };
            let mut table = Table::of(&maze_link(&entered, Choice::default()));
            table.press("h");
            assert_eq!(table.app.maze.mode, Mode::Walk);
            let Some(before) = length(from) else {
                assert_eq!((table.said(), table.maze().hint), (Said::Hopeless, None));
                hopeless += 1;
                continue;
            };
            let there = table.maze().hint.expect("lit");
            assert_eq!(length(there), Some(before - 1));
            assert!(matches!(table.said(), Said::Lit(dir) if from + dir == there));
            assert_eq!(table.walked().now().ball(), from, "lit first");
            table.press("h");
            assert_eq!(
                (table.walked().now().ball(), table.maze().hint),
                (there, None)
            );
            lit += 1;
        }
    }
    assert!(lit > 500 && hopeless > 100, "{lit} {hopeless}");
}

#[test]
fn hints_lead_out_and_what_is_lit_goes_with_any_other_step() {
    let mut table = classic();
    for _ in 0..26 {
        table.press("Space");
    }
    assert_eq!((steps(&table).as_str(), &table.app.say), (WAY, &Say::Won));
    table.press("h");
    assert_eq!(table.said(), Said::Refused(Refusal::Over));
    table.press("u u");
    table.press("h");
    assert_eq!(table.said(), Said::Lit(Dir::Down));
    for other in ["ArrowUp", "u", "y", "r"] {
        table.press("h");
        table.press(other);
        if table.maze().hint.is_some() {
            assert!(matches!(table.said(), Said::Refused(_)), "{other}");
            table.press("Escape");
        }
        assert_eq!(table.maze().hint, None, "{other}");
    }
}

#[test]
fn a_win_is_recorded_under_the_address_of_the_maze() {
    let mut table = classic();
    let address = table.walked().level_address();
    table.walk(WAY);
    assert_eq!(
        (&table.app.say, table.app.maze.is_record),
        (&Say::Won, true)
    );
    assert_eq!(table.walked().now().outcome(), Outcome::Won);
    assert_eq!(table.stored[saved::RECORDS], format!("13 13 {address}\n"));
    assert_eq!(table.app.best().map(|best| best.moves), Some(13));
    assert!(!table.maze().won, "the ball is still on its way");
    table.settle();
    assert!(table.maze().won);
    table.press("ArrowDown");
    assert_eq!(table.said(), Said::Refused(Refusal::Over));
    table.press("r");
    table.walk(&format!("rl{WAY}"));
    assert_eq!(
        (&table.app.say, table.app.maze.is_record),
        (&Say::Won, false)
    );
    table.act_on_maze(Act::Choose(Choice {
        kind: Kind::AStar,
        ..Choice::default()
    }));
    assert_eq!(
        table.app.best().map(|best| best.moves),
        Some(13),
        "whatever is searched"
    );
}

#[test]
fn what_hint_has_led_is_no_record() {
    let mut table = classic();
    table.press("h");
    table.walk(WAY);
    assert_eq!(
        (&table.app.say, table.app.maze.is_record),
        (&Say::Won, false)
    );
    table.press("r");
    assert_eq!(table.app.say, Say::Restarted);
    table.press("u u");
    assert_eq!(steps(&table), &WAY[..12]);
    table.walk("d");
    assert_eq!(
        (&table.app.say, table.app.maze.is_record),
        (&Say::Won, false),
        "a restart undone"
    );
    table.press("r");
    table.walk(WAY);
    assert_eq!(
        (&table.app.say, table.app.maze.is_record),
        (&Say::Won, true)
    );
}

#[test]
fn undo_redo_and_restart_go_over_steps_and_say_so() {
    let mut table = classic();
    table.press("u");
    assert_eq!(table.app.say, Say::NothingToUndo);
    table.walk("rrd");
    table.press("r");
    assert_eq!(
        (steps(&table).as_str(), &table.app.say),
        ("", &Say::Restarted)
    );
    table.press("u");
    assert_eq!(
        (steps(&table).as_str(), &table.app.say),
        ("rrd", &Say::Undone)
    );
    table.press("u u u");
    assert_eq!((steps(&table).as_str(), table.settle()), ("", 0));
    table.press("y y");
    assert_eq!(
        (steps(&table).as_str(), &table.app.say),
        ("rr", &Say::Redone)
    );
    table.press("y y y");
    assert_eq!(table.app.say, Say::NothingToRedo);
}

#[test]
fn a_restart_leaves_alone_what_is_not_seen() {
    let mut table = classic();
    table.walk("rrd");
    table.press("F1");
    table.pass(1000);
    table.press("r");
    assert_eq!((table.said(), table.watch().at()), (Said::Ready, 0));
    assert_eq!(
        (steps(&table).as_str(), table.app.is_moving()),
        ("rrd", false)
    );
    table.tell(Event::Do(Command::Draw));
    table.press("r");
    assert_eq!(
        (steps(&table).as_str(), table.app.maze.mode),
        ("rrd", Mode::Draw)
    );
}

#[test]
fn the_saved_link_brings_ball_and_mode_back() {
    let mut table = classic();
    table.walk("rrd");
    let kept = table.stored[saved::MAZE].clone();
    let games = [None, None, Some(kept.clone())];
    let boot = Boot {
        games,
        settings: table.stored.get(saved::SETTINGS).cloned(),
        ..Boot::default()
    };
    let mut again = Table::new(boot);
    again.open_address("");
    assert_eq!(
        (again.app.maze.mode, again.address.as_str()),
        (Mode::Walk, kept.as_str())
    );
    assert_eq!(again.walked().now(), table.walked().now());
    again.press("u");
    assert_eq!(steps(&again), "rr", "step by step");
    let games = [None, None, Some("/maze?map=q".to_owned())];
    let mut broken = Table::new(Boot {
        games,
        ..Boot::default()
    });
    broken.open_address("/maze");
    assert_eq!(
        (broken.walked().maze(), &broken.aside),
        (&Maze::classic(), &vec![saved::MAZE])
    );
    let won = Table::of(&format!("{}&moves={WAY}", classic().address));
    assert_eq!((&won.app.say, won.app.maze.is_record), (&Say::Won, false));
}

#[test]
fn the_same_address_again_keeps_all_that_can_be_undone() {
    let mut table = classic();
    table.walk("rr");
    let address = table.address.clone();
    table.open_address(&address);
    assert_eq!(table.said(), Said::Walk);
    table.press("u");
    assert_eq!(steps(&table), "r");
}
