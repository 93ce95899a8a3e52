//! The maze under whatever events, in whatever order: it stays a maze, searches belong to it, motion ends, and the address
//! names what is on the board.

mod mazes;
mod table;

use mazes::{stream, strewn};
use searchlight::{
    app::{
        Command, Event, Shared,
        maze::{Act, Mode, Tool, Wish},
    },
    grid::{Cell, Dir, Size},
    job,
    link::{Beside, Choice, Game, Link},
    maze::{
        Maze, Position, Square,
        carve::Generator,
        search::{Kind, Order, compare},
        text,
    },
    puzzle::{Outcome, Puzzle},
    seed::Stream,
};
use std::panic::{AssertUnwindSafe, catch_unwind};
use table::{Table, maze_link};

const COMMANDS: [Command; 40] = {
    use Command::*;
    [
        Hint, Hint, Enter, Undo, Undo, Undo, Redo, Redo, Restart, New, Solve, Pause, Pause, StepOn,
        Slower, Faster, Stop, Cross, Next, Numbers, WaveOn, WaveBack, StepBack, Again, Again, Way,
        Way, Walk, Walk, Walk, Draw, Draw, Draw, Clear, Orders, Loops, Keep, Cancel, Escape,
        Dismiss,
    ]
};

fn pick<T: Copy, const N: usize>(stream: &mut Stream, all: [T; N]) -> T {
    all[stream.below(N as u32) as usize]
}

/// A cell of the maze or just beside it; nothing now and then.
fn cell(stream: &mut Stream, table: &Table) -> Option<Cell> {
    let size = table.walked().maze().size();
    let mut side = |side: u16| stream.below(u32::from(side) + 2) as i16 - 1;
    let cell = Cell::new(side(size.width), side(size.height));
    stream.chance(9, 10).then_some(cell)
}

fn choice(stream: &mut Stream) -> Choice {
    let kind = pick(stream, Kind::ALL);
    Choice {
        kind,
        beside: pick(
            stream,
            [Beside::Nothing, Beside::One(Kind::AStar), Beside::All],
        ),
        order: Order::all()[stream.below(24) as usize],
    }
}

fn act(stream: &mut Stream, table: &Table) -> Act {
    let mut side = |most| stream.below(most) as u16;
    let size = Size::new(side(16), side(16));
    match stream.below(20) {
        0..4 => Act::Press(cell(stream, table)),
        4..9 => Act::Drag(cell(stream, table)),
        9..11 => Act::Release,
        11 => Act::Choose(choice(stream)),
        12 => Act::Go(stream.below(200) as usize),
        13 => Act::Run(pick(stream, Dir::ALL)),
        14 => Act::Space,
        15 => Act::Hold(pick(stream, [Tool::Wall, Tool::Entrance, Tool::Exit])),
        16 | 17 => Act::Put(pick(stream, Square::ALL)),
        18 if stream.chance(1, 3) => Act::Resize(stream.chance(3, 4).then_some(size)),
        18 => Act::Text(match stream.below(3) {
            0 => text::write(&strewn(stream, 9, 30)),
            1 => text::write(table.walked().maze()),
            _ => "21\n1".to_owned(),
        }),
        _ => Act::Make(Wish {
            generator: pick(stream, Generator::ALL),
            size,
            braid: stream.below(120) as u8,
            seed: pick(stream, [None, Some("S"), Some("")]).map(str::to_owned),
        }),
    }
}

fn elsewhere(stream: &mut Stream, table: &Table) -> Event {
    let here = table.address.as_str();
    let links = [
        "",
        "/river",
        "/sokoban",
        "/maze",
        "/maze?map=q",
        "/maze?seed=S&moves=r",
        "/?",
        here,
        here,
    ];
    match stream.below(8) {
        0 => Event::Calm(stream.chance(1, 3)),
        1 => Event::WorkerFailed("broken".into()),
        2 => Event::Shared(Shared::Copied),
        3 => Event::Do(pick(stream, [Command::Theme, Command::Language])),
        _ => Event::Open(pick(stream, links).to_owned()),
    }
}

fn event(stream: &mut Stream, table: &mut Table) -> Event {
    match stream.below(24) {
        0..9 => Event::Maze(act(stream, table)),
        9..14 => Event::Do(pick(stream, COMMANDS)),
        14..17 => Event::Step(pick(stream, Dir::ALL)),
        17 => Event::Tap(cell(stream, table).unwrap_or(Cell::new(0, 0))),
        18 => elsewhere(stream, table),
        19 => match table.jobs.pop_front() {
            // Sokoban's jobs are another test's business, and long.
            Some((job, request)) if request.starts_with("orders") => Event::Reply {
                job,
                text: job::run(&request, &mut |_| {}),
                millis: 3,
            },
            Some((job, _)) => Event::Reply {
                job,
                text: "none 5".into(),
                millis: 3,
            },
            None => Event::Do(Command::Orders),
        },
        _ => {
            table.now += u64::from(stream.below(900));
            Event::Tick(table.now)
        }
    }
}

/// One entrance and at most one exit, neither of them a wall.
fn check_maze(maze: &Maze) {
    let squares = || maze.size().cells().map(|cell| maze.square(cell));
    let count = |square| squares().filter(|other| *other == square).count();
    assert_eq!(count(Square::Entrance), 1);
    assert_eq!(count(Square::Exit), usize::from(maze.exit().is_some()));
    assert!(!maze.is_wall(maze.entrance()));
}

fn check(table: &Table) {
    let (app, play) = (&table.app.maze, table.walked());
    check_maze(play.maze());
    check_maze(app.maze().expect("a maze"));
    assert_eq!(app.watch.is_some(), app.mode == Mode::Watch);
    assert!(
        app.cursor()
            .is_none_or(|cell| play.maze().size().contains(cell))
    );
    assert!(app.orders.is_empty() || app.orders.len() == 24);
    if let Some(watch) = &app.watch {
        assert_eq!(watch.first().search().maze(), play.maze());
        assert!(watch.at() <= watch.whole());
        for course in watch.courses() {
            let is_over = course.found().is_some();
            assert!(course.at() == watch.at() || course.at() < watch.at() && is_over);
        }
    }
    if let Some(dir) = play.hint {
        assert!(play.now().clone().play(dir).is_ok());
    }
    if table.app.game == Game::Maze {
        let scene = table.maze();
        let is_free = |cell: &Cell| !scene.maze.is_wall(*cell);
        assert!(scene.walked.iter().chain(&scene.shortest).all(is_free));
        assert!(
            scene
                .lanes
                .iter()
                .all(|lane| (0.0..=1.0).contains(&lane.part))
        );
        assert_eq!(
            (scene.draws, table.address.as_str()),
            (app.mode == Mode::Draw, play.address(app.choice).as_str())
        );
    }
}

/// The address of the board brings the same maze, ball and choice to another board.
fn check_address(table: &Table) {
    let (link, notices) =
        Link::read(&table.walked().address(table.app.maze.choice)).expect("a link");
    let Link::Maze(link) = link else {
        panic!("no maze");
    };
    let mut position = Position::new(link.origin.maze());
    link.moves
        .iter()
        .for_each(|dir| position.play(*dir).expect("an allowed step"));
    assert_eq!(
        (&position, link.choice),
        (table.walked().now(), table.app.maze.choice)
    );
    assert_eq!(notices, []);
}

/// What a test must have come across to be worth its while.
#[derive(Default, Debug)]
struct Met {
    won: u32,
    drawn: u32,
    watched: u32,
    shown: u32,
    compared: u32,
}

#[test]
fn whatever_is_done_the_maze_stays_one_and_is_told_truly() {
    let mut stream = stream("events");
    let mut met = Met::default();
    for sequence in 0..3000 {
        let drawn = strewn(&mut stream, 14, 30);
        let mut table = Table::of(&maze_link(&drawn, choice(&mut stream)));
        let mut done = Vec::new();
        for _ in 0..200 {
            let event = event(&mut stream, &mut table);
            done.push(event.clone());
            let told = catch_unwind(AssertUnwindSafe(|| {
                table.tell(event);
                check(&table);
            }));
            assert!(told.is_ok(), "sequence {sequence}: {done:?}");
            met.won += u32::from(table.walked().now().outcome() == Outcome::Won);
        }
        let app = &table.app.maze;
        met.drawn +=
            u32::from(table.walked().params().is_none() && *table.walked().maze() != drawn);
        met.watched += u32::from(app.watch.as_ref().is_some_and(|watch| watch.at() > 0));
        met.shown += u32::from(app.watch.as_ref().is_some_and(|watch| watch.is_shown()));
        if !app.orders.is_empty() {
            assert_eq!(
                app.orders,
                compare(table.walked().maze()),
                "sequence {sequence}"
            );
            met.compared += 1;
        }
        check_address(&table);
        table.settle();
        check(&table);
        assert_eq!(table.settle(), 0);
        table.open_address("/maze");
        while table.walked().history.can_undo() {
            table.tell(Event::Do(Command::Undo));
        }
        check(&table);
        table.panel();
    }
    let Met {
        won,
        drawn,
        watched,
        shown,
        compared,
    } = met;
    let least = [won, drawn, watched, shown, compared].into_iter().min();
    assert!(least > Some(50), "{met:?}");
}
