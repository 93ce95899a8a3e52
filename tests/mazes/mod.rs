//! Mazes for the tests: from pictures, and strewn at random.

#![allow(dead_code, reason = "each test crate uses its own part")]

use searchlight::{
    grid::{Cell, Dir, Size},
    maze::{LARGEST_SIDE, Maze, Position, text},
    puzzle::{Outcome, Puzzle},
    seed::{Seed, Stream},
};

/// The maze that a picture shows.
#[track_caller]
pub fn maze(picture: &str) -> Maze {
    text::read(picture, LARGEST_SIDE).expect("the picture is a maze")
}

/// A stream for one purpose of the tests.
pub fn stream(label: &str) -> Stream {
    Stream::new(label, &Seed::new("maze tests").expect("short"))
}

/// A maze with sides of up to `most` and walls on so many of a hundred cells, by chance; one in twenty has no exit.
pub fn strewn(stream: &mut Stream, most: u32, percent: u32) -> Maze {
    let size = Size::new(1 + stream.below(most) as u16, 1 + stream.below(most) as u16);
    let draw = |stream: &mut Stream| {
        let (x, y) = (size.width.into(), size.height.into());
        Cell::new(stream.below(x) as i16, stream.below(y) as i16)
    };
    let mut maze = Maze::solid(size, draw(stream));
    for cell in size.cells() {
        if !stream.chance(percent, 100) {
            maze.put_way(cell);
        }
    }
    if !stream.chance(1, 20) {
        maze.move_exit(draw(stream));
    }
    maze
}

/// Plays a way, every step of which must be allowed, and tells whether it wins.
pub fn wins(maze: &Maze, way: &[Dir]) -> bool {
    let mut position = Position::new(maze.clone());
    for dir in way {
        assert_eq!(position.play(*dir), Ok(()), "{dir}");
    }
    position.outcome() == Outcome::Won
}
