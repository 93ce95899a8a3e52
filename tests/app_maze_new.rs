//! Mazes that come and go: the sheet of a new maze, the next one, loops; and the comparison of orders by the worker.

mod mazes;
mod table;

use mazes::maze;
use searchlight::{
    app::{
        Command, Effect, Event, Notice, Sheet,
        maze::{Act, Mode, Said, Wish},
        saved,
    },
    grid::Size,
    job,
    link::{self, Choice},
    maze::{
        carve::{Generator, Params},
        search::compare,
    },
    seed::Seed,
};
use table::{Table, maze_link};

/// A maze on the board with the ball in the player's hands.
fn walk(picture: &str) -> Table {
    let mut table = Table::of(&maze_link(&maze(picture), Choice::default()));
    table.tell(Event::Do(Command::Walk));
    table
}

fn wish(size: Size, seed: Option<&str>) -> Wish {
    Wish {
        generator: Generator::Wilson1,
        size,
        braid: 20,
        seed: seed.map(str::to_owned),
    }
}

#[test]
fn a_new_maze_is_a_new_entry_of_the_history() {
    let mut table = Table::of("/maze");
    table.press("n");
    assert_eq!(table.opened, [Sheet::Maze]);
    table.act_on_maze(Act::Make(wish(Size::new(11, 9), Some("a b"))));
    let made = "/maze?gen=wilson1&size=11x9&braid=20&seed=a%20b";
    assert_eq!((table.address.as_str(), table.entries), (made, 1));
    assert_eq!(
        (table.app.maze.mode, table.said()),
        (Mode::Watch, Said::Searching)
    );
    assert_eq!(table.app.maze.wish, wish(Size::new(11, 9), None));
    assert_eq!(table.stored[saved::MAZE], made);
    table.act_on_maze(Act::Make(wish(Size::new(11, 9), Some("a b"))));
    assert_eq!(
        (table.address.as_str(), table.entries),
        (made, 1),
        "the same again"
    );
    table.act_on_maze(Act::Make(wish(Size::new(10, 9), None)));
    let taken = link::Notice::Odd {
        taken: "11x9".into(),
    };
    assert_eq!(table.app.notice, Some(Notice::Link(vec![taken])));
    assert_eq!((table.entries, table.address.len()), (2, made.len() + 3));
    table.act_on_maze(Act::Make(wish(Size::new(1, 999), None)));
    let taken = link::Notice::Bounds {
        key: "size",
        taken: "5x201".into(),
    };
    assert_eq!(table.app.notice, Some(Notice::Link(vec![taken])));
    let there = table.address.clone();
    table.act_on_maze(Act::Make(wish(Size::new(9, 9), Some(""))));
    assert!(matches!(table.app.notice, Some(Notice::BadSeed(_))));
    assert_eq!((&table.address, table.entries), (&there, 3));
}

#[test]
fn next_keeps_the_kind_and_loops_opens_dead_ends() {
    let mut table = Table::of("/maze?gen=kruskal1&size=13x11&seed=S");
    table.tell(Event::Do(Command::Next));
    let kind = |table: &Table| {
        table
            .walked()
            .params()
            .map(|params: &Params| (params.generator, params.size, params.braid))
    };
    let size = Size::new(13, 11);
    assert_eq!(kind(&table), Some((Generator::Kruskal1, size, 0)));
    assert_ne!(
        table.walked().params().map(|params| &params.seed),
        Some(&Seed::new("S").expect("short"))
    );
    table.tell(Event::Do(Command::Loops));
    assert_eq!(kind(&table), Some((Generator::Kruskal1, size, 60)));
    table.act_on_maze(Act::Make(Wish {
        braid: 90,
        ..table.app.maze.wish.clone()
    }));
    table.tell_all([Command::Loops, Command::Next]);
    assert_eq!(
        (kind(&table), table.entries),
        (Some((Generator::Kruskal1, size, 90)), 5)
    );
}

#[test]
fn who_walks_walks_the_maze_that_comes() {
    let mut table = walk("203");
    table.walk("rr");
    table.settle();
    table.press("Enter");
    assert_eq!(
        (table.app.maze.mode, table.said(), table.entries),
        (Mode::Walk, Said::Walk, 1)
    );
    assert_eq!(
        (table.walked().params().is_some(), table.walked().steps()),
        (true, 0)
    );
    table.act_on_maze(Act::Make(wish(Size::new(9, 9), None)));
    table.open_address("/maze?seed=S");
    assert_eq!(
        (table.app.maze.mode, table.app.is_moving()),
        (Mode::Walk, false)
    );
    table.tell_all([Command::Draw, Command::Next]);
    assert_eq!(
        (table.app.maze.mode, table.app.is_moving()),
        (Mode::Watch, true)
    );
}

#[test]
fn orders_are_compared_by_the_worker_once() {
    let mut table = Table::of("/maze?size=15x11&braid=60&seed=S");
    table.tell_all([Command::Orders, Command::Orders]);
    assert_eq!(table.opened, [Sheet::Orders, Sheet::Orders]);
    assert_eq!((table.asked, table.ended), (1, 0));
    let link = "/maze?gen=backtracker1&size=15x11&braid=60&seed=S";
    assert_eq!(table.jobs[0].1, format!("orders {link}"));
    table.work();
    assert_eq!(table.app.maze.orders, compare(table.walked().maze()));
    table.act_on_maze(Act::Choose(Choice {
        order: "urdl".parse().expect("an order"),
        ..Choice::default()
    }));
    table.tell(Event::Do(Command::Orders));
    assert_eq!((table.asked, table.app.maze.orders.len()), (1, 24), "known");
    table.tell(Event::Do(Command::Clear));
    assert_eq!(table.app.maze.orders, []);
    table.tell(Event::Do(Command::Orders));
    table.work();
    assert_eq!(table.app.maze.orders, compare(table.walked().maze()));
}

#[test]
fn an_answer_counts_only_for_the_maze_it_was_asked_for() {
    let leave: [Event; 4] = [
        Event::Do(Command::Clear),
        Event::Do(Command::Next),
        Event::Open("/river".into()),
        Event::Open("/maze?seed=T".into()),
    ];
    for event in leave {
        let mut table = Table::of("/maze?seed=S");
        table.tell(Event::Do(Command::Orders));
        let (job, request) = table.jobs[0].clone();
        table.tell(event);
        assert_eq!((table.ended, table.jobs.len()), (1, 0), "nobody waits");
        let text = job::run(&request, &mut |_| {});
        table.tell(Event::Reply {
            job,
            text,
            millis: 9,
        });
        assert_eq!((table.app.maze.orders.len(), &table.app.notice), (0, &None));
    }
    for command in [Command::Cancel, Command::Escape] {
        let mut table = Table::of("/maze?seed=S");
        table.tell_all([Command::Orders, command]);
        assert_eq!((table.ended, table.app.desk.is_empty()), (1, true));
        table.tell(Event::Do(Command::Orders));
        table.work();
        assert_eq!(table.app.maze.orders.len(), 24);
    }
}

#[test]
fn a_broken_reply_and_a_broken_worker_are_told() {
    let mut table = Table::of("/maze?seed=S");
    table.tell(Event::Do(Command::Orders));
    let (job, _) = table.jobs[0].clone();
    let text = "orders 1 2 3".to_owned();
    table.tell(Event::Reply {
        job,
        text,
        millis: 9,
    });
    assert!(matches!(table.app.notice, Some(Notice::Job(_))));
    assert_eq!(
        (table.app.maze.orders.len(), table.app.desk.is_empty()),
        (0, true)
    );
    table.tell(Event::Do(Command::Orders));
    table.tell(Event::WorkerFailed("no memory".into()));
    assert_eq!(table.app.notice, Some(Notice::Worker("no memory".into())));
    assert!(table.app.desk.is_empty());
    let mut table = Table::of("/maze?seed=S");
    table.tell(Event::WorkerFailed("no memory".into()));
    assert_eq!(table.app.notice, None, "nothing was asked");
}

#[test]
fn a_maze_is_kept_as_a_file() {
    let mut table = walk("203\n010");
    let effects = table.app.update(Event::Do(Command::Keep));
    let (name, text) = ("maze.txt", "203\n010\n".to_owned());
    assert_eq!(
        (effects, table.said()),
        (vec![Effect::Keep { name, text }], Said::Saved)
    );
}
