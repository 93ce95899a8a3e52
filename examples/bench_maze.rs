//! Timed figures of Maze's searches on the host, one JSON object a line, as `cargo xtask bench maze` reads them.
//! Each is the least time of several runs beside the same search by the `pathfinding` crate, which is given a list of
//! bytes and cell numbers; both take turns in one process, and a run of ours counts from the walls on. Lengths of ways
//! are compared where both searches find shortest ones. Nothing else here passes or fails.

mod figures;

use figures::figure;
use pathfinding::prelude::{astar, bfs, dfs};
use searchlight::{
    grid::{Cell, Dir, Size},
    maze::{
        Maze,
        carve::{Generator, Params, carve},
        search::{Kind, Order, Search},
    },
    seed::{Seed, Stream},
};
use std::{env, hint::black_box, time::Instant};

const RUNS: usize = 7;

fn main() {
    let side = env::args().nth(1).map_or(2001, |side| {
        side.parse()
            .expect("the only argument is the side of the mazes")
    });
    figures::first();
    let mazes = [
        ("backtracker", generated(Generator::Backtracker1, side)),
        ("Kruskal", generated(Generator::Kruskal1, side)),
        ("20 % walls", strewn(side)),
    ];
    let mut search = Search::new(&mazes[0].1, Kind::Depth, Order::CLASSIC);
    for (name, maze) in &mazes {
        let plain = Plain::new(maze);
        for kind in [Kind::Breadth, Kind::AStar, Kind::Depth, Kind::Greedy] {
            compare(name, kind, maze, &plain, &mut search);
        }
    }
}

/// Times one search beside its counterpart, in turns.
fn compare(name: &str, kind: Kind, maze: &Maze, plain: &Plain, search: &mut Search) {
    let (mut ours, mut theirs) = (f64::INFINITY, f64::INFINITY);
    let (mut way, mut other) = (0, None);
    for _ in 0..RUNS {
        let (time, found) = timed(|| {
            search.restart(maze, kind, Order::CLASSIC);
            search.finish()
        });
        assert!(found, "{name}: an exit");
        ours = ours.min(time);
        let (time, length) = timed(|| plain.search(kind));
        theirs = theirs.min(time);
        (way, other) = (search.way().len(), length);
    }
    if matches!(kind, Kind::Breadth | Kind::AStar) {
        assert_eq!(Some(way), other, "{name}: the length of a shortest way");
    }
    let of = format!("{name}, {}", kind.name());
    figure(&of, ours, "ms");
    if other.is_some() {
        figure(&format!("{of}: pathfinding"), theirs, "ms");
        figure(&format!("{of}: faster"), theirs / ours, "times");
    }
    let counters = search.counters();
    let steps = f64::from(counters.expanded + counters.steps_back);
    figure(&format!("{of}: speed"), steps / ours / 1000.0, "M steps/s");
    figure(&format!("{of}: way"), way as f64, "steps");
    let bytes = search.memory() as f64 / maze.size().area() as f64;
    figure(&format!("{of}: memory"), bytes, "bytes/cell");
}

fn seed() -> Seed {
    Seed::new("bench").expect("a seed")
}

fn generated(generator: Generator, side: u16) -> Maze {
    carve(&Params {
        generator,
        size: Size::new(side, side),
        braid: 0,
        seed: seed(),
    })
}

/// Walls strewn over one cell in five, with entrance and exit in opposite corners.
fn strewn(side: u16) -> Maze {
    let mut stream = Stream::new("bench strewn", &seed());
    let size = Size::new(side, side);
    let mut maze = Maze::solid(size, Cell::new(0, 0));
    maze.move_exit(Cell::new(side as i16 - 1, side as i16 - 1));
    for cell in size.cells() {
        if !stream.chance(20, 100) {
            maze.put_way(cell);
        }
    }
    maze
}

/// A maze for the other searches: a list of bytes with a wall all around, and numbers of cells.
struct Plain {
    walls: Vec<u8>,
    stride: u32,
    entrance: u32,
    exit: u32,
}

impl Plain {
    fn new(maze: &Maze) -> Self {
        let size = maze.size();
        let stride = u32::from(size.width) + 2;
        let number = |cell: Cell| (cell.y as u32 + 1) * stride + cell.x as u32 + 1;
        let mut walls = vec![1; stride as usize * (usize::from(size.height) + 2)];
        for cell in size.cells() {
            walls[number(cell) as usize] = u8::from(maze.is_wall(cell));
        }
        Self {
            walls,
            stride,
            entrance: number(maze.entrance()),
            exit: number(maze.exit().expect("an exit")),
        }
    }

    fn beside(&self, here: u32) -> impl Iterator<Item = u32> + '_ {
        let dirs = Order::CLASSIC.dirs().into_iter();
        let there = dirs.map(move |dir| match dir {
            Dir::Up => here - self.stride,
            Dir::Right => here + 1,
            Dir::Down => here + self.stride,
            Dir::Left => here - 1,
        });
        there.filter(|there| self.walls[*there as usize] == 0)
    }

    /// The steps of the way found; nothing where there is no such search.
    fn search(&self, kind: Kind) -> Option<usize> {
        let is_exit = |here: &u32| *here == self.exit;
        let distance = |here: &u32| {
            let columns = (here % self.stride).abs_diff(self.exit % self.stride);
            columns + (here / self.stride).abs_diff(self.exit / self.stride)
        };
        let way = match kind {
            Kind::Breadth => bfs(&self.entrance, |here| self.beside(*here), is_exit),
            Kind::Depth => dfs(self.entrance, |here| self.beside(*here), is_exit),
            Kind::AStar => {
                let beside = |here: &u32| self.beside(*here).map(|there| (there, 1));
                astar(&self.entrance, beside, distance, is_exit).map(|(way, _)| way)
            }
            Kind::Greedy => None,
        };
        way.map(|way| way.len() - 1)
    }
}

/// The time of some work in ms, and what it came to.
fn timed<T>(work: impl FnOnce() -> T) -> (f64, T) {
    let clock = Instant::now();
    let result = black_box(work());
    (clock.elapsed().as_secs_f64() * 1000.0, result)
}
