//! The clock of the searches that are watched: it runs at any speed, is paused, goes step by step both ways, and always
//! shows the run of the classic rules.

mod mazes;
mod table;

use mazes::stream;
use searchlight::{
    app::{
        Boot, Command, Event,
        maze::{Act, Mode, Said, watch::RATES},
    },
    grid::{Cell, Dir},
    maze::Maze,
};
use table::Table;

/// The run of the classic rules: steps as small letters, steps back as the capitals of how the ball had come.
const GOLDEN: &str = "rrddlLDrrdddrdruURDRldDlldd";

/// Where the ball is after each step of the classic run, the entrance first.
fn golden() -> Vec<Cell> {
    let mut here = Cell::new(0, 1);
    let mut cells = vec![here];
    for letter in GOLDEN.chars() {
        let dir = Dir::from_letter(letter).expect("a letter");
        let is_back = letter.is_ascii_uppercase();
        here = here + if is_back { dir.opposite() } else { dir };
        cells.push(here);
    }
    cells
}

fn calm() -> Boot {
    Boot {
        calm: true,
        ..Boot::default()
    }
}

/// Sets a speed before anything moves.
fn set_speed(table: &mut Table, speed: u8) {
    table.tell(Event::Do(Command::Stop));
    while table.app.maze.speed() != speed {
        let is_too_slow = table.app.maze.speed() < speed;
        let command = if is_too_slow {
            Command::Faster
        } else {
            Command::Slower
        };
        table.tell(Event::Do(command));
        assert_eq!(table.said(), Said::Speed);
    }
}

/// Where the first ball comes from and goes, and how far it is.
fn ball(table: &Table) -> (Cell, Cell, f32) {
    let lane = &table.maze().lanes[0];
    (lane.from, lane.here, lane.part)
}

#[test]
fn the_classic_maze_comes_first_and_is_searched_at_once() {
    let mut table = Table::of("/maze");
    assert_eq!(table.walked().maze(), &Maze::classic());
    assert_eq!(
        (table.app.maze.mode, table.said()),
        (Mode::Watch, Said::Searching)
    );
    assert!(table.watch().is_running() && table.app.is_moving());
    assert_eq!((table.watch().at(), table.watch().whole()), (0, 27));
    assert_eq!(table.app.maze.rate(), 4);
    assert!(table.settle() > 400, "seven seconds are watched");
    assert_eq!((table.watch().at(), table.said()), (27, Said::Step));
    assert_eq!(table.watch().first().found(), Some(true));
    assert_eq!(table.settle(), 0, "no frame is drawn when nothing changes");
}

#[test]
fn who_wants_no_motion_starts_the_search_by_hand() {
    let mut table = Table::new(calm());
    table.open_address("/maze");
    assert!(!table.app.is_moving());
    assert_eq!((table.watch().at(), table.said()), (0, Said::Ready));
    assert_eq!(table.maze().lanes[0].marks, None);
    table.press("F1");
    assert_eq!(table.said(), Said::Searching);
    table.pass(1250);
    assert_eq!(table.watch().at(), 5);
    let (_, here, part) = ball(&table);
    assert_eq!((here, part), (golden()[5], 1.0), "steps without motion");
    table.settle();
    assert_eq!(table.watch().at(), 27);
}

#[test]
fn the_classic_run_is_the_same_at_every_speed_and_with_any_frames() {
    let (golden, mut stream) = (golden(), stream("frames"));
    for (speed, rate) in RATES.into_iter().enumerate() {
        for most in [16, 17, 200, 1500] {
            let mut table = Table::of("/maze");
            set_speed(&mut table, speed as u8);
            table.press("F1");
            let begin = table.now;
            while table.app.is_moving() {
                table.pass(1 + u64::from(stream.below(most)));
                let steps = match rate {
                    0 => 27,
                    _ => ((table.now - begin) * u64::from(rate) / 1000).min(27) as usize,
                };
                assert_eq!(table.watch().at(), steps, "{rate} a second");
                let (from, here, part) = ball(&table);
                assert_eq!(here, golden[steps]);
                assert_eq!(from, golden[steps.saturating_sub(1)]);
                assert!((0.0..=1.0).contains(&part));
            }
            assert_eq!(table.watch().at(), 27);
            assert_eq!(ball(&table).2, 1.0);
        }
    }
}

#[test]
fn a_pause_keeps_the_time_of_the_step_and_shows_nothing_twice() {
    let (golden, mut table) = (golden(), Table::of("/maze"));
    set_speed(&mut table, 0);
    table.press("Space");
    assert_eq!(table.said(), Said::Searching);
    table.pass(1120);
    assert_eq!(ball(&table), (golden[0], golden[1], 0.5));
    table.press("Space");
    assert_eq!(
        (table.said(), table.watch().is_running()),
        (Said::Step, false)
    );
    assert_eq!(ball(&table), (golden[0], golden[1], 0.5), "no jump");
    table.pass(60);
    assert_eq!(ball(&table), (golden[0], golden[1], 0.75));
    assert!(table.settle() > 0);
    table.pass(5000);
    assert_eq!((table.watch().at(), ball(&table).2), (1, 1.0));
    table.tell(Event::Do(Command::Pause));
    assert_eq!(
        (table.watch().at(), ball(&table).2),
        (1, 1.0),
        "no step again"
    );
    table.pass(879);
    assert_eq!((table.watch().at(), ball(&table).2), (1, 1.0));
    table.pass(1);
    assert_eq!(ball(&table), (golden[1], golden[2], 0.0));
}

#[test]
fn the_slider_ends_the_time_of_the_step() {
    let mut table = Table::of("/maze");
    set_speed(&mut table, 0);
    table.press("F1");
    table.pass(900);
    table.act_on_maze(Act::Go(5));
    table.press("Space");
    table.pass(999);
    assert_eq!(table.watch().at(), 5);
    table.pass(1);
    assert_eq!(table.watch().at(), 6);
}

#[test]
fn a_change_of_speed_loses_no_time_and_does_not_jump() {
    let (golden, mut table) = (golden(), Table::of("/maze"));
    set_speed(&mut table, 0);
    table.press("F1");
    table.pass(900);
    table.press("ArrowUp");
    assert_eq!((table.app.maze.rate(), table.said()), (4, Said::Speed));
    table.pass(24);
    assert_eq!(table.watch().at(), 0);
    table.pass(1);
    assert_eq!(ball(&table), (golden[0], golden[1], 0.0));
    table.pass(120);
    assert_eq!(ball(&table), (golden[0], golden[1], 0.5));
    table.press("ArrowDown ArrowUp ArrowDown");
    assert_eq!(table.app.maze.rate(), 1);
    assert_eq!(ball(&table), (golden[0], golden[1], 0.5));
    // 120 milliseconds at four a second are 480 thousandths of a step.
    table.pass(519);
    assert_eq!(table.watch().at(), 1);
    table.pass(1);
    assert_eq!(table.watch().at(), 2);
}

#[test]
fn speeds_end_at_both_ends() {
    let mut table = Table::of("/maze");
    table.tell_all([Command::Slower; 9]);
    assert_eq!((table.app.maze.speed(), table.app.maze.rate()), (0, 1));
    table.tell_all([Command::Faster; 9]);
    assert_eq!((table.app.maze.speed(), table.app.maze.rate()), (6, 0));
    table.pass(1);
    assert_eq!(
        (table.watch().at(), table.app.is_moving()),
        (27, false),
        "at once"
    );
}

#[test]
fn larger_mazes_are_shown_faster() {
    for (size, rate) in [("9x9", 4), ("21x15", 15), ("51x51", 60), ("201x201", 4000)] {
        let table = Table::of(&format!("/maze?size={size}&seed=S&search=bfs"));
        let whole = table.watch().whole() as u32;
        assert_eq!(table.app.maze.rate(), rate, "{size}: {whole} steps");
        assert!(whole / rate <= 20);
    }
}

#[test]
fn steps_go_both_ways_and_stop_the_clock() {
    let (golden, mut table) = (golden(), Table::of("/maze"));
    table.pass(1000);
    table.press("ArrowRight");
    assert_eq!((table.watch().at(), table.said()), (5, Said::Step));
    assert!(!table.app.is_moving());
    table.tell_all([Command::StepBack, Command::StepBack]);
    assert_eq!(table.watch().at(), 3);
    assert_eq!(ball(&table), (golden[2], golden[3], 1.0));
    table.press("ArrowLeft ArrowLeft ArrowLeft ArrowLeft");
    assert_eq!(
        (table.watch().at(), table.maze().lanes[0].marks.as_ref()),
        (0, None)
    );
    table.act_on_maze(Act::Go(26));
    assert_eq!(
        (table.watch().at(), table.watch().first().found()),
        (26, None)
    );
    table.tell_all([Command::StepOn; 3]);
    assert_eq!(
        (table.watch().at(), table.watch().first().found()),
        (27, Some(true))
    );
    table.act_on_maze(Act::Go(usize::MAX));
    assert_eq!(table.watch().at(), 27);
    table.press("Space");
    assert_eq!(
        (table.watch().at(), table.watch().is_running()),
        (0, true),
        "from the end anew"
    );
    table.tell(Event::Do(Command::Stop));
    assert_eq!((table.watch().at(), table.said()), (0, Said::Ready));
    assert!(!table.app.is_moving());
}

#[test]
fn what_is_watched_is_not_in_the_address() {
    let mut table = Table::of("/maze");
    table.pass(700);
    use Command::{Again, Faster, Pause, Slower, StepBack, StepOn, Stop, Way};
    for command in [
        Pause, StepOn, StepBack, Pause, Way, Faster, Slower, Stop, Again,
    ] {
        assert_eq!(table.app.update(Event::Do(command)), [], "{command:?}");
    }
    assert_eq!(table.app.update(Event::Maze(Act::Go(9))), []);
}

#[test]
fn no_motion_stops_a_run_at_once_and_motion_stops_none() {
    let mut table = Table::of("/maze");
    table.pass(300);
    table.tell(Event::Calm(false));
    assert!(table.watch().is_running());
    table.tell(Event::Calm(true));
    assert_eq!((table.app.is_moving(), table.watch().at()), (false, 1));
    table.pass(1000);
    assert_eq!(table.watch().at(), 1);
    table.tell(Event::Calm(false));
    table.press("F2");
    table.tell(Event::Calm(true));
    assert_eq!(
        (table.app.is_moving(), table.maze().shortest.len()),
        (false, 14)
    );
}
