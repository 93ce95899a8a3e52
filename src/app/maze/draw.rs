//! What the player draws: strokes of the pointer, squares at the cursor, sizes, and the array text.
//! A stroke works on a copy and becomes one command when it ends, so that it is undone as one.
//! Invariant: only a change that is one takes a place in the history.

use super::{Mode, Said, Tool};
use crate::{
    app::{App, Effect, Say},
    grid::{Cell, Dir, Size},
    maze::{LARGEST_SHOWN, Maze, Square, text},
};

/// The shortest side that a maze may be cut to.
const LEAST_SIDE: u16 = 2;

/// What a pointer that is down draws.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Stroke {
    maze: Maze,
    puts: Square,
    /// Where the pointer is, unless it is beside the maze.
    last: Option<Cell>,
    /// How many cells have been changed.
    cells: usize,
    /// Whether the exit goes when the pointer comes up: it was pressed with the exit in hand, and has not been dragged.
    takes_exit: bool,
}

impl Stroke {
    pub(super) fn maze(&self) -> &Maze {
        &self.maze
    }

    /// Draws all cells from one to another, without gaps that a ball could go through.
    fn draw(&mut self, from: Cell, to: Cell) {
        let mut here = from;
        loop {
            self.cells += usize::from(put(&mut self.maze, self.puts, here));
            if here == to {
                return;
            }
            here = here + towards(from, to, here);
        }
    }

    /// Puts entrance or exit down in a maze as it was before: it leaves no trace where it has been dragged over.
    fn put_down(&mut self, mut before: Maze, to: Cell) {
        if before.square(to) == self.puts || put(&mut before, self.puts, to) {
            self.maze = before;
        }
    }
}

/// The step that keeps nearest to a straight line: along the side that is farther behind.
fn towards(from: Cell, to: Cell, here: Cell) -> Dir {
    let gone = |a: i16, b: i16| i32::from((a - b).abs());
    let (wide, high) = (gone(to.x, from.x), gone(to.y, from.y));
    let (x, y) = (gone(here.x, from.x), gone(here.y, from.y));
    let goes_across = (2 * x + 1) * high < (2 * y + 1) * wide;
    match (goes_across, to.x > from.x, to.y > from.y) {
        (true, true, _) => Dir::Right,
        (true, false, _) => Dir::Left,
        (false, _, true) => Dir::Down,
        (false, _, false) => Dir::Up,
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
        if self.maze.mode != Mode::Draw {
            self.maze.turn_to(Mode::Draw);
            self.notice = None;
        }
        self.say = Say::Maze(Said::Draw(self.maze.tool));
    }

    /// A pointer goes down; on entrance or exit it takes hold of them.
    pub(super) fn press(&mut self, cell: Option<Cell>) {
        // A second pointer ends what the first one draws.
        self.end_stroke();
        let (Mode::Draw, Some(play), Some(cell)) = (self.maze.mode, &self.maze.play, cell) else {
            return;
        };
        let maze = play.maze().clone();
        let (square, tool) = (maze.square(cell), self.maze.tool);
        let puts = match (square, tool) {
            (Square::Entrance | Square::Exit, _) => square,
            (_, Tool::Entrance) => Square::Entrance,
            (_, Tool::Exit) => Square::Exit,
            (Square::Wall, Tool::Wall) => Square::Way,
            (Square::Way, Tool::Wall) => Square::Wall,
        };
        self.maze.cursor = None;
        self.maze.stroke = Some(Stroke {
            maze,
            puts,
            last: None,
            cells: 0,
            takes_exit: (square, tool) == (Square::Exit, Tool::Exit),
        });
        self.draw_on(Some(cell));
    }

    /// The pointer goes on: a drag that skips cells draws those between as well.
    pub(super) fn draw_on(&mut self, cell: Option<Cell>) {
        let (Some(stroke), Some(play)) = (&mut self.maze.stroke, &self.maze.play) else {
            return;
        };
        let last = std::mem::replace(&mut stroke.last, cell);
        stroke.takes_exit &= last.is_none() || last == cell;
        let Some(to) = cell else { return };
        match stroke.puts {
            Square::Entrance | Square::Exit => stroke.put_down(play.maze().clone(), to),
            // What comes back into the maze begins anew there.
            Square::Way | Square::Wall => stroke.draw(last.unwrap_or(to), to),
        }
    }

    /// The pointer comes up: what it has drawn is one command. An exit that is dragged out of the maze goes.
    pub(super) fn end_stroke(&mut self) {
        let (Some(mut stroke), Some(play)) = (self.maze.stroke.take(), &self.maze.play) else {
            return;
        };
        if stroke.puts == Square::Exit && (stroke.takes_exit || stroke.last.is_none()) {
            stroke.maze = play.maze().clone();
            stroke.maze.remove_exit();
        }
        let said = match (stroke.puts, stroke.maze.exit()) {
            (Square::Wall | Square::Way, _) => Said::Drawn(stroke.cells),
            (Square::Entrance, _) => Said::EntranceMoved(stroke.maze.entrance()),
            (Square::Exit, exit) => exit.map_or(Said::ExitGone, Said::ExitMoved),
        };
        self.put_or_keep(stroke.maze, said);
    }

    /// Takes a maze over, and says that, or that nothing has changed.
    fn put_or_keep(&mut self, maze: Maze, said: Said) {
        let said = if self.put_maze(maze) {
            said
        } else {
            Said::Kept
        };
        self.say = Say::Maze(said);
    }

    /// Takes a maze over as one command; false where it is the one on the board.
    fn put_maze(&mut self, maze: Maze) -> bool {
        let play = self.maze.play.as_mut();
        let Some(play) = play.filter(|play| *play.maze() != maze) else {
            return false;
        };
        play.change(maze);
        self.begin_maze_unhelped();
        self.notice = None;
        self.changed();
        true
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
            Square::Entrance => Said::EntranceMoved(cell),
            Square::Exit => Said::ExitMoved(cell),
            _ if maze.exit() == Some(cell) && maze.remove_exit() => Said::ExitGone,
            _ => Said::Drawn(1),
        };
        put(&mut maze, square, cell);
        self.put_or_keep(maze, said);
        self.maze.cursor = Some(cell);
    }

    pub(super) fn resize(&mut self, asked: Option<Size>) {
        let Some(play) = &self.maze.play else { return };
        let within = |side: u16| side.clamp(LEAST_SIDE, LARGEST_SHOWN);
        let wide = asked.unwrap_or(play.maze().size());
        let size = Size::new(within(wide.width), within(wide.height));
        let said = match asked == Some(size) {
            true => Said::Resized(size),
            false => Said::Bounded(size),
        };
        self.edit(said, |maze| maze.resize(size));
    }

    pub(super) fn clear_maze(&mut self) {
        self.edit(Said::Cleared, Maze::clear);
    }

    fn edit(&mut self, said: Said, edit: impl FnOnce(&mut Maze) -> bool) {
        let Some(play) = &self.maze.play else { return };
        let mut maze = play.maze().clone();
        if edit(&mut maze) {
            self.put_maze(maze);
        }
        self.say = Say::Maze(said);
    }

    /// Takes the array text over, or says where it is broken.
    pub(super) fn read_array(&mut self, array: &str) {
        let read = text::read(array, LARGEST_SHOWN);
        self.maze.fault = read.as_ref().err().copied();
        self.say = Say::Maze(match read {
            Ok(maze) => {
                self.put_maze(maze);
                Said::Read
            }
            Err(fault) => Said::Unread(fault),
        });
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
