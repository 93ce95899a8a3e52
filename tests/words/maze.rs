//! The sentences about the maze: those of commands, of faults, and of results.
//! The reasons of searches are told by their courses, and stand in the tests of the panel.

use super::{Book, faults::map_faults};
use searchlight::{
    app::{
        Say,
        maze::{Said, Tool},
    },
    grid::{Cell, Dir, Size},
    link::{Beside, Choice},
    maze::{
        Maze, Refusal, Square,
        carve::{Generator, Params},
        search::{Counters, Kind, Order, Tally},
        text,
    },
    seed::Seed,
    words::{self, maze as say},
};

const AT: Cell = Cell { y: 1, x: 2 };

fn says() -> Vec<Said> {
    let mut says = vec![
        Said::Ready,
        Said::Searching,
        Said::Step,
        Said::Walking,
        Said::Shown,
        Said::NoWay,
        Said::Speed,
        Said::Walk,
        Said::Moved {
            dir: Dir::Down,
            steps: 1,
        },
        Said::Moved {
            dir: Dir::Down,
            steps: 2,
        },
        Said::Refused(Refusal::Over),
        Said::Refused(Refusal::Wall(Dir::Left)),
        Said::Refused(Refusal::Outside(Dir::Up)),
        Said::Here,
        Said::Lit(Dir::Right),
        Said::Hopeless,
        Said::Draw(Tool::Wall),
        Said::Draw(Tool::Entrance),
        Said::Draw(Tool::Exit),
        Said::Cursor(AT),
        Said::Drawn(1),
        Said::Drawn(1200),
        Said::EntranceMoved(AT),
        Said::ExitMoved(AT),
        Said::ExitGone,
        Said::Kept,
        Said::Resized(Size::new(21, 15)),
        Said::Bounded(Size::new(201, 15)),
        Said::Cleared,
        Said::Read,
        Said::Chosen,
        Said::TooLong,
        Said::Saved,
    ];
    says.extend(map_faults().map(Said::Unread));
    says
}

pub fn of_the_maze(book: &mut Book) {
    book.heading("what commands of Maze did");
    for said in says() {
        book.add(|language| words::say(&Say::Maze(said), language));
    }
    for square in Square::ALL {
        book.add(|language| say::cursor(AT, square, language));
    }
    for beside in [Beside::Nothing, Beside::All] {
        let (kind, order) = (Kind::Depth, Order::CLASSIC);
        let choice = Choice {
            kind,
            beside,
            order,
        };
        book.add(|language| say::chosen(choice, language));
    }
    for rate in [1, 4000, 0] {
        book.add(|language| say::speed(rate, language));
        book.add(|language| say::sped(rate, language));
    }
    mazes(book);
    results(book);
    short_words(book);
}

fn mazes(book: &mut Book) {
    book.heading("mazes");
    for generator in Generator::ALL {
        let params = Params {
            generator,
            size: Size::new(21, 15),
            braid: 0,
            seed: Seed::new("K7QX").expect("short"),
        };
        book.add(|language| say::name(&Maze::classic(), Some(&params), language));
    }
    let small = text::read("203\n111", 3).expect("a maze");
    let shut = text::read("2", 1).expect("a maze");
    for maze in [&Maze::classic(), &small] {
        book.add(|language| say::name(maze, None, language));
    }
    for braid in [0, 60] {
        book.add(|language| say::about(Size::new(21, 15), braid, language));
    }
    for kind in Kind::ALL {
        book.add(|language| say::counted(kind, language));
    }
    book.add(|language| say::number(28_030, language));
    for maze in [small, shut] {
        for ball in [None, Some(maze.entrance())] {
            book.add(|language| say::board(&maze, ball, language));
        }
    }
}

fn results(book: &mut Book) {
    book.heading("results of Maze");
    for by in [say::FOUND, say::WALKED] {
        for (steps, shortest) in [(1, 1), (1045, 31), (13, 13)] {
            book.add(|language| say::compared(by, steps, shortest, language));
        }
    }
    for (steps, shortest) in [(1, Some(1)), (15, Some(13)), (15, None)] {
        book.add(|language| say::best(steps, shortest, language));
    }
    for (way, expanded) in [(Some(1), 1), (Some(1300), 2400), (None, 24)] {
        book.add(|language| say::tally(Tally { way, expanded }, language));
    }
    let counters = Counters {
        expanded: 1037,
        frontier: 9,
        frontier_max: 12,
        steps_back: 7,
    };
    for (kind, end) in Kind::ALL.into_iter().zip([
        (Some(1), false),
        (Some(1300), true),
        (None, false),
        (Some(0), false),
    ]) {
        book.add(|language| say::lane(kind, counters, end, language).replace('\n', " / "));
    }
}

fn short_words(book: &mut Book) {
    book.heading("short words of Maze");
    for is_lit in [false, true] {
        book.add(|language| say::hint_label(is_lit, language));
    }
    for kind in [Kind::Depth, Kind::AStar] {
        book.add(|language| say::searched(kind, language).join(", "));
        book.add(|language| say::list_name(kind, language));
    }
    for counted in [say::walked, say::drawn] {
        book.add(|language| counted(language).join(", "));
    }
    for word in [
        say::found,
        say::out,
        say::next,
        say::loops,
        say::again,
        say::keep,
    ] {
        book.add(word);
    }
}
