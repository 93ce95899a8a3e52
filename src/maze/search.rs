//! Searches for the exit, one visible step at a time or all at once.
//! Depth-first moves a ball that steps back where nothing is left; the others take cells from a frontier and put the
//! neighbours on it. [`Search::step`] and [`Search::finish`] run the same code, so that what is shown is what is
//! measured. All a search knows of a cell is one byte of [`Marks`]: a way is read off them backwards.
//! Invariant: a cell that is seen was come to from a neighbour that was seen before, up to the entrance.

mod compare;
pub mod course;
mod depth;
mod frontier;
mod marks;
mod order;
pub mod walls;

use super::{Maze, place};
use crate::grid::{Cell, Dir};
pub use compare::{Tally, compare};
use frontier::{Breadth, Goal, Greedy, Sheets};
pub use marks::{Barrier, Mark, Marks};
pub use order::{Order, OrderError};

/// How the exit is searched.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Kind {
    /// Always on from the newest cell, and back where nothing is left: the classic search.
    #[default]
    Depth,
    /// Cells in the order in which they were found: shortest ways.
    Breadth,
    /// The cell nearest to the exit as the crow flies.
    Greedy,
    /// The cell with the shortest way there and on as the crow flies: shortest ways, with fewer cells.
    AStar,
}

impl Kind {
    pub const ALL: [Self; 4] = [Self::Depth, Self::Breadth, Self::Greedy, Self::AStar];

    pub const fn name(self) -> &'static str {
        match self {
            Self::Depth => "dfs",
            Self::Breadth => "bfs",
            Self::Greedy => "greedy",
            Self::AStar => "astar",
        }
    }

    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }
}

/// What one step has done: eight bytes, from which the step can also be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// Depth-first: the ball went on into a cell.
    Enter(Dir),
    /// Depth-first: the ball went back out of a cell that it had entered in this direction.
    Back(Dir),
    /// The others: a cell was taken from the frontier. Its neighbours are bits by direction.
    Expand {
        /// The cell, as [`Marks::cell`] tells it.
        place: u32,
        /// Neighbours that were put on the frontier.
        added: u8,
        /// Neighbours on the frontier that are now come to from here, on a shorter way: by A* alone.
        moved: u8,
        /// How those had been come to: a direction in two bits, at twice the place of the bit of `moved`.
        before: u8,
    },
    /// The exit was found by the step before.
    Found,
    /// Nothing is left to try.
    NoExit,
}

/// What a search has cost.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Counters {
    /// Cells gone into (depth-first, with the entrance) or taken from the frontier.
    pub expanded: u32,
    /// Cells on the list or the frontier.
    pub frontier: u32,
    /// The most there have been.
    pub frontier_max: u32,
    /// Depth-first: how often the ball went back.
    pub steps_back: u32,
}

impl Counters {
    const START: Self = Self {
        expanded: 0,
        frontier: 1,
        frontier_max: 1,
        steps_back: 0,
    };

    fn of(kind: Kind) -> Self {
        Self {
            expanded: u32::from(kind == Kind::Depth),
            ..Self::START
        }
    }
}

/// A search under way.
pub struct Search {
    maze: Maze,
    kind: Kind,
    order: Order,
    marks: Marks,
    walk: Walk,
    breadth: Breadth,
    sheets: Sheets,
    greedy: Greedy,
}

/// Where a search is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Walk {
    /// The ball, or the cell that was taken last; the exit once it is found.
    here: usize,
    state: State,
    counters: Counters,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum State {
    Open,
    Found,
    NoExit,
}

impl State {
    /// The event that tells of the end.
    const fn event(self) -> Event {
        match self {
            Self::NoExit => Event::NoExit,
            Self::Open | Self::Found => Event::Found,
        }
    }
}

/// What stays the same during a search: how to step, and where the exit is.
#[derive(Clone, Copy)]
struct Ground {
    /// How far away a neighbour is, to be added with wrapping, by direction.
    offsets: [usize; 4],
    order: Order,
    entrance: usize,
    /// No place at all where there is no exit.
    exit: usize,
}

impl Ground {
    fn new(maze: &Maze, order: Order) -> Self {
        let stride = super::stride(maze.size);
        Self {
            offsets: Dir::ALL.map(|dir| {
                let (dx, dy) = dir.delta();
                (dx as usize).wrapping_add((dy as usize).wrapping_mul(stride))
            }),
            order,
            entrance: place(maze.size, maze.entrance),
            exit: maze.exit.map_or(usize::MAX, |exit| place(maze.size, exit)),
        }
    }

    #[inline(always)] // A call would cost more than the step.
    const fn beside(&self, here: usize, dir: Dir) -> usize {
        here.wrapping_add(self.offsets[dir as usize])
    }
}

impl Search {
    /// A search that has not begun. The order of directions decides between equals in all kinds.
    pub fn new(maze: &Maze, kind: Kind, order: Order) -> Self {
        let mut search = Self {
            maze: maze.clone(),
            kind,
            order,
            marks: Marks::new(maze),
            walk: Walk {
                here: 0,
                state: State::Open,
                counters: Counters::START,
            },
            breadth: Breadth::default(),
            sheets: Sheets::default(),
            greedy: Greedy::default(),
        };
        search.begin();
        search
    }

    /// Begins another search with the buffers of this one.
    pub fn restart(&mut self, maze: &Maze, kind: Kind, order: Order) {
        (self.maze, self.kind, self.order) = (maze.clone(), kind, order);
        self.marks.reset(maze);
        self.begin();
    }

    fn begin(&mut self) {
        let entrance = place(self.maze.size, self.maze.entrance);
        self.walk = Walk {
            here: entrance,
            state: State::Open,
            counters: Counters::of(self.kind),
        };
        let goal = Goal::new(&self.maze);
        match self.kind {
            Kind::Depth => {}
            Kind::Breadth => self.breadth.begin(entrance),
            Kind::AStar => self.sheets.begin(entrance, goal),
            Kind::Greedy => self.greedy.begin(entrance, goal),
        }
    }

    /// Does one step; at the end it tells how the search has ended, however often it is asked.
    pub fn step(&mut self) -> Event {
        if self.walk.state != State::Open {
            return self.walk.state.event();
        }
        let (walk, bytes) = (&mut self.walk, &mut self.marks.bytes[..]);
        let ground = Ground::new(&self.maze, self.order);
        match self.kind {
            Kind::Depth => depth::step(walk, bytes, &ground),
            Kind::Breadth => frontier::step(walk, bytes, &ground, &mut self.breadth),
            Kind::Greedy => frontier::step(walk, bytes, &ground, &mut self.greedy),
            Kind::AStar => frontier::step(walk, bytes, &ground, &mut self.sheets),
        }
    }

    /// Does all steps that are left, and tells whether the exit was found.
    pub fn finish(&mut self) -> bool {
        // In the page's module size counts for more than these loops, which would hold all four searches once more.
        if cfg!(target_arch = "wasm32") {
            while self.walk.state == State::Open {
                self.step();
            }
            return self.walk.state == State::Found;
        }
        let bytes = &mut self.marks.bytes[..];
        let ground = Ground::new(&self.maze, self.order);
        // A copy that nothing points to can stay in registers.
        let mut walk = self.walk;
        match self.kind {
            Kind::Depth => depth::run(&mut walk, bytes, &ground),
            Kind::Breadth => frontier::run(&mut walk, bytes, &ground, &mut self.breadth),
            Kind::Greedy => frontier::run(&mut walk, bytes, &ground, &mut self.greedy),
            Kind::AStar => frontier::run(&mut walk, bytes, &ground, &mut self.sheets),
        }
        self.walk = walk;
        walk.state == State::Found
    }

    pub fn maze(&self) -> &Maze {
        &self.maze
    }

    pub fn kind(&self) -> Kind {
        self.kind
    }

    pub fn order(&self) -> Order {
        self.order
    }

    pub fn marks(&self) -> &Marks {
        &self.marks
    }

    pub fn counters(&self) -> Counters {
        self.walk.counters
    }

    /// The ball, or the cell that was taken from the frontier last; the exit once it is found.
    pub fn here(&self) -> Cell {
        self.marks.cell(self.walk.here as u32)
    }

    /// The steps from the entrance to [`Search::here`].
    pub fn way(&self) -> Vec<Dir> {
        self.marks.way(self.here())
    }

    /// The bytes that marks and frontier hold, of all kinds that have been run.
    pub fn memory(&self) -> usize {
        let frontiers = self.breadth.cells() + self.sheets.cells() + self.greedy.cells();
        self.marks.bytes.capacity() + frontiers * size_of::<u32>()
    }

    /// Whether the exit is found; nothing before the end.
    pub fn found(&self) -> Option<bool> {
        match self.walk.state {
            State::Open => None,
            State::Found => Some(true),
            State::NoExit => Some(false),
        }
    }
}

/// The steps of a shortest way from a cell to the exit, by breadth-first search; nothing where there is none.
pub fn shortest(maze: &Maze, from: Cell) -> Option<Vec<Dir>> {
    if maze.exit == Some(from) {
        return Some(Vec::new());
    }
    let mut search = Search::new(&maze.entered_at(from)?, Kind::Breadth, Order::CLASSIC);
    search.finish().then(|| search.way())
}
