//! What the player draws: strokes of the pointer, squares at the cursor, sizes, and the array text.
//! A stroke works on a copy and becomes one command when it ends, so that it is undone as one.
//! Invariant: only a change that is one takes a place in the history.

use super::{Mode, Said, Tool};
use crate::{
    app::{App, Effect, Say},
    grid::{Cell, Dir, Size},
    maze::{LARGEST_SHOWN, Maze, Square, text},
};

/// What a pointer that is down draws.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Stroke {
    maze: Maze,
    puts: Square,
    last: Cell,
    /// How many cells have been changed.
    cells: usize,
    /// Whether it began on the exit with the exit in hand: where it also ends there, the exit goes.
    takes_exit: bool,
    /// Whether the pointer is beside the maze.
    is_outside: bool,
}

impl Stroke {
    pub(super) fn maze(&self) -> &Maze {
        &self.maze
    }

    fn put(&mut self, cell: Cell) {
        self.takes_exit &= cell == self.last;
        self.cells += usize::from(put(&mut self.maze, self.puts, cell));
        self.last = cell;
    }
}

fn put(maze: &mut Maze, square: Square, cell: Cell) -> bool {
    match square {
        Square::Wall => maze.put_wall(cell),
        Square::Way => maze.put_way(cell),
        Square::Entrance => maze.move_entrance(cell),
        Square::Exit => maze.move_exit(cell),
    }
}

impl App {
    /// The player draws from now on; a search under way has ended.
    pub(super) fn draw(&mut self) {
        self.maze.mode = Mode::Draw;
        self.maze.watch = None;
        self.maze.motion.stop();
        self.notice = None;
        self.say = Say::Maze(Said::Draw(self.maze.tool));
    }

    /// A pointer goes down; on entrance or exit it takes hold of them.
    pub(super) fn press(&mut self, cell: Option<Cell>) {
        let (Mode::Draw, Some(play), Some(cell)) = (self.maze.mode, &self.maze.play, cell) else {
            return;
        };
        let maze = play.maze().clone();
        let square = maze.square(cell);
        let puts = match (square, self.maze.tool) {
            (Square::Entrance | Square::Exit, _) => square,
            (_, Tool::Entrance) => Square::Entrance,
            (_, Tool::Exit) => Square::Exit,
            (Square::Wall, Tool::Wall) => Square::Way,
            (Square::Way, Tool::Wall) => Square::Wall,
        };
        let mut stroke = Stroke {
            takes_exit: square == Square::Exit && self.maze.tool == Tool::Exit,
            maze,
            puts,
            last: cell,
            cells: 0,
            is_outside: false,
        };
        stroke.put(cell);
        self.maze.cursor = None;
        self.maze.stroke = Some(stroke);
    }

    /// The pointer goes on: a drag that skips cells draws those between as well.
    pub(super) fn draw_on(&mut self, cell: Option<Cell>) {
        let Some(stroke) = &mut self.maze.stroke else {
            return;
        };
        stroke.is_outside = cell.is_none();
        let Some(to) = cell else { return };
        // Entrance and exit are put down where the pointer is, whatever lies between.
        if matches!(stroke.puts, Square::Entrance | Square::Exit) {
            return stroke.put(to);
        }
        let from = stroke.last;
        let (across, down) = (to.x - from.x, to.y - from.y);
        let (wide, high) = (i32::from(across.abs()), i32::from(down.abs()));
        let mut here = from;
        // One step a time, along the side that is farther behind, so that a line has no gaps that a ball goes through.
        while here != to {
            let gone = |a: i16, b: i16| i32::from((a - b).abs());
            let (x, y) = (gone(here.x, from.x), gone(here.y, from.y));
            let goes_across = (2 * x + 1) * high < (2 * y + 1) * wide;
            let dir = match (goes_across, across > 0, down > 0) {
                (true, true, _) => Dir::Right,
                (true, false, _) => Dir::Left,
                (false, _, true) => Dir::Down,
                (false, _, false) => Dir::Up,
            };
            here = here + dir;
            stroke.put(here);
        }
    }

    /// The pointer comes up: what it has drawn is one command.
    pub(super) fn end_stroke(&mut self) {
        let Some(mut stroke) = self.maze.stroke.take() else {
            return;
        };
        let takes_exit = stroke.takes_exit || stroke.is_outside;
        let said = match stroke.puts {
            Square::Wall | Square::Way => Said::Drawn(stroke.cells),
            Square::Entrance => Said::EntranceMoved(stroke.maze.entrance()),
            Square::Exit if takes_exit && stroke.maze.remove_exit() => Said::ExitGone,
            Square::Exit => stroke.maze.exit().map_or(Said::ExitGone, Said::ExitMoved),
        };
        self.put_maze(stroke.maze, said);
    }

    /// Takes a maze over as one command, unless nothing has changed.
    fn put_maze(&mut self, maze: Maze, said: Said) {
        let Some(play) = &mut self.maze.play else {
            return;
        };
        if *play.maze() == maze {
            self.say = Say::Maze(Said::Kept);
            return;
        }
        play.change(maze);
        self.maze.helped = false;
        self.notice = None;
        self.changed();
        self.say = Say::Maze(said);
    }

    /// The keys go on to another cell, beginning at the entrance.
    pub(super) fn move_cursor(&mut self, dir: Dir) {
        let Some(play) = &self.maze.play else { return };
        let here = self.maze.cursor.unwrap_or(play.maze().entrance());
        let there = here + dir;
        let cell = if play.maze().size().contains(there) {
            there
        } else {
            here
        };
        self.maze.cursor = Some(cell);
        self.say = Say::Maze(Said::Cursor(cell));
    }

    /// Puts at the cursor what the pointer would put there.
    pub(super) fn draw_at_cursor(&mut self) {
        let Some(play) = &self.maze.play else { return };
        let cell = self.maze.cursor.unwrap_or(play.maze().entrance());
        let square = match (self.maze.tool, play.maze().square(cell)) {
            (Tool::Entrance, _) => Square::Entrance,
            (Tool::Exit, Square::Exit) => Square::Way,
            (Tool::Exit, _) => Square::Exit,
            (Tool::Wall, Square::Wall) => Square::Way,
            (Tool::Wall, _) => Square::Wall,
        };
        self.put_at_cursor(square);
    }

    /// Puts a square at the cursor.
    pub(super) fn put_at_cursor(&mut self, square: Square) {
        let (Mode::Draw, Some(play)) = (self.maze.mode, &self.maze.play) else {
            return;
        };
        let cell = self.maze.cursor.unwrap_or(play.maze().entrance());
        let mut maze = play.maze().clone();
        let said = match square {
            Square::Way | Square::Wall if maze.exit() == Some(cell) => {
                maze.remove_exit();
                put(&mut maze, square, cell);
                Said::ExitGone
            }
            Square::Way | Square::Wall => Said::Drawn(1),
            Square::Entrance => Said::EntranceMoved(cell),
            Square::Exit => Said::ExitMoved(cell),
        };
        put(&mut maze, square, cell);
        self.put_maze(maze, said);
        self.maze.cursor = Some(cell);
    }

    pub(super) fn resize(&mut self, size: Size) {
        let Some(play) = &self.maze.play else { return };
        let within = |side: u16| side.clamp(2, LARGEST_SHOWN);
        let size = Size::new(within(size.width), within(size.height));
        let mut maze = play.maze().clone();
        maze.resize(size);
        self.put_maze(maze, Said::Resized(size));
    }

    pub(super) fn clear_maze(&mut self) {
        let Some(play) = &self.maze.play else { return };
        let mut maze = play.maze().clone();
        maze.clear();
        self.put_maze(maze, Said::Cleared);
    }

    /// Takes the array text over, or says where it is broken.
    pub(super) fn read_array(&mut self, array: &str) {
        match text::read(array, LARGEST_SHOWN) {
            Ok(maze) => {
                self.maze.fault = None;
                self.put_maze(maze, Said::Read);
            }
            Err(fault) => {
                self.maze.fault = Some(fault);
                self.say = Say::Maze(Said::Unread(fault));
            }
        }
    }

    /// Keeps the maze as a file.
    pub(super) fn keep_maze(&mut self) {
        let Some(play) = &self.maze.play else { return };
        self.effects.push(Effect::Keep {
            name: "maze.txt",
            text: text::write(play.maze()),
        });
        self.say = Say::Maze(Said::Saved);
    }
}
