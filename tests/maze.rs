//! The rules of Maze, its edits, and what every puzzle promises, tried on them.

mod contract;
mod mazes;

use contract::contract;
use mazes::{maze, stream, strewn};
use searchlight::{
    grid::{Cell, Dir, Size},
    maze::{LARGEST_SIDE, Maze, Position, Refusal, Square, text},
    puzzle::{Outcome, Puzzle},
    seed::Stream,
};

#[test]
fn the_contract_holds() {
    let mut stream = stream("contract");
    let mut played = 0;
    for _ in 0..300 {
        let maze = strewn(&mut stream, 9, 30);
        played += contract(&Position::new(maze), &Dir::ALL, &mut stream);
    }
    assert!(played > 3000, "{played}");
}

/// Plays letters, the last of which is refused as told.
#[track_caller]
fn refuses(position: &mut Position, dir: Dir, refusal: Refusal, told: &str) {
    let before = position.clone();
    assert_eq!(position.play(dir), Err(refusal));
    assert_eq!(refusal.to_string(), told);
    assert_eq!(*position, before);
}

#[test]
fn the_classic_maze_is_walked() {
    let mut position = Position::new(Maze::classic());
    assert_eq!(position.maze().size(), Size::new(8, 8));
    assert_eq!(position.ball(), Cell::new(0, 1));
    let (up, left) = (Dir::Up, Dir::Left);
    refuses(&mut position, up, Refusal::Wall(up), "up is a wall");
    refuses(
        &mut position,
        left,
        Refusal::Outside(left),
        "left the maze ends",
    );
    for letter in "rrdrrdddllldd".chars() {
        assert_eq!(position.outcome(), Outcome::Open);
        let dir = Dir::from_letter(letter).expect("a letter");
        assert_eq!(position.play(dir), Ok(()), "{letter}");
    }
    assert_eq!(position.outcome(), Outcome::Won);
    assert_eq!(Some(position.ball()), position.maze().exit());
    for dir in Dir::ALL {
        refuses(&mut position, dir, Refusal::Over, "the ball is at the exit");
    }
}

#[test]
fn beyond_the_rectangle_are_walls() {
    let maze = maze("20\n03");
    for cell in [(-1, 0), (0, -1), (2, 0), (0, 2), (i16::MAX, i16::MIN)] {
        let cell = Cell::new(cell.0, cell.1);
        assert_eq!(
            (maze.is_wall(cell), maze.square(cell)),
            (true, Square::Wall)
        );
    }
    let squares: Vec<Square> = maze.size().cells().map(|cell| maze.square(cell)).collect();
    use Square::{Entrance, Exit, Way};
    assert_eq!(squares, [Entrance, Way, Way, Exit]);
}

#[test]
fn a_maze_is_entered_anywhere_but_at_walls_and_the_exit() {
    let maze = maze("210\n013");
    let entered = |x, y| {
        maze.entered_at(Cell::new(x, y))
            .map(|maze| text::write(&maze))
    };
    assert_eq!(entered(0, 1).as_deref(), Some("010\n213\n"));
    assert_eq!(entered(0, 0).as_deref(), Some("210\n013\n"));
    assert_eq!(
        [entered(1, 0), entered(2, 1), entered(3, 0)],
        [None, None, None]
    );
}

/// Edits a maze, and compares what has become of it.
#[track_caller]
fn edits(before: &str, edit: impl Fn(&mut Maze) -> bool, after: &str) {
    let mut now = maze(before);
    let kept = now.clone();
    assert_eq!(edit(&mut now), before != after);
    assert_eq!(text::write(&now), after);
    assert_eq!(text::write(&kept), before, "a copy stays as it was");
}

#[test]
fn walls_and_ways_are_drawn() {
    let at = Cell::new;
    edits("203\n110\n", |maze| maze.put_wall(at(1, 0)), "213\n110\n");
    edits("203\n110\n", |maze| maze.put_wall(at(0, 1)), "203\n110\n");
    edits("203\n110\n", |maze| maze.put_wall(at(0, 0)), "203\n110\n");
    edits("203\n110\n", |maze| maze.put_wall(at(2, 0)), "203\n110\n");
    edits("203\n110\n", |maze| maze.put_wall(at(3, 0)), "203\n110\n");
    edits("203\n110\n", |maze| maze.put_way(at(1, 1)), "203\n100\n");
    edits("203\n110\n", |maze| maze.put_way(at(1, 0)), "203\n110\n");
    edits("203\n110\n", |maze| maze.put_way(at(0, -1)), "203\n110\n");
    edits("203\n110\n", Maze::clear, "203\n000\n");
    edits("203\n000\n", Maze::clear, "203\n000\n");
}

#[test]
fn entrance_and_exit_move_onto_walls_and_clear_them() {
    let at = Cell::new;
    edits(
        "203\n110\n",
        |maze| maze.move_entrance(at(0, 1)),
        "003\n210\n",
    );
    edits(
        "203\n110\n",
        |maze| maze.move_entrance(at(0, 0)),
        "203\n110\n",
    );
    edits(
        "203\n110\n",
        |maze| maze.move_entrance(at(2, 0)),
        "203\n110\n",
    );
    edits(
        "203\n110\n",
        |maze| maze.move_entrance(at(0, 2)),
        "203\n110\n",
    );
    edits("203\n110\n", |maze| maze.move_exit(at(1, 1)), "200\n130\n");
    edits("203\n110\n", |maze| maze.move_exit(at(0, 0)), "203\n110\n");
    edits("200\n110\n", |maze| maze.move_exit(at(0, 1)), "200\n310\n");
    edits("203\n110\n", Maze::remove_exit, "200\n110\n");
    edits("200\n110\n", Maze::remove_exit, "200\n110\n");
}

#[test]
fn the_rectangle_grows_by_walls_and_keeps_its_ends() {
    let to = |width, height| move |maze: &mut Maze| maze.resize(Size::new(width, height));
    edits("203\n010\n", to(4, 3), "2031\n0101\n1111\n");
    edits("203\n010\n", to(2, 2), "23\n01\n");
    edits("203\n010\n", to(3, 1), "203\n");
    edits("203\n010\n", to(1, 2), "2\n0\n");
    edits("103\n012\n", to(2, 2), "13\n02\n");
    edits("101\n032\n", to(2, 2), "10\n02\n");
    edits("203\n010\n", to(3, 2), "203\n010\n");
    edits("203\n010\n", to(0, 2), "203\n010\n");
    edits("203\n010\n", to(3, LARGEST_SIDE + 1), "203\n010\n");
}

/// One edit by chance, and whether it says that something has changed.
fn edit(maze: &mut Maze, stream: &mut Stream) -> bool {
    let cell = Cell::new(stream.below(12) as i16 - 1, stream.below(12) as i16 - 1);
    match stream.below(16) {
        0..5 => maze.put_wall(cell),
        5..9 => maze.put_way(cell),
        9..11 => maze.move_entrance(cell),
        11..13 => maze.move_exit(cell),
        13 => maze.resize(Size::new(
            stream.below(10) as u16,
            1 + stream.below(10) as u16,
        )),
        14 => maze.remove_exit(),
        _ => stream.chance(1, 4) && maze.clear(),
    }
}

#[test]
fn edits_keep_one_entrance_and_at_most_one_exit() {
    let mut stream = stream("edits");
    let (mut maze, mut changed) = (Maze::classic(), 0);
    for _ in 0..20_000 {
        let before = maze.clone();
        let has_changed = edit(&mut maze, &mut stream);
        assert_eq!(has_changed, maze != before);
        changed += u32::from(has_changed);
        let squares: Vec<Square> = maze.size().cells().map(|cell| maze.square(cell)).collect();
        let count = |square| squares.iter().filter(|other| **other == square).count();
        assert_eq!(count(Square::Entrance), 1);
        assert_eq!(count(Square::Exit), usize::from(maze.exit().is_some()));
        let ends = [Some(maze.entrance()), maze.exit()];
        assert!(ends.into_iter().flatten().all(|end| !maze.is_wall(end)));
        // What is kept beside the squares, as the rim, is right when the text gives an equal maze.
        assert_eq!(
            text::read(&text::write(&maze), LARGEST_SIDE).as_ref(),
            Ok(&maze)
        );
    }
    assert!((3_000..15_000).contains(&changed), "{changed}");
}
