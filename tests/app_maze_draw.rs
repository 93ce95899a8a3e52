//! The maze in the player's pen: strokes of the pointer, entrance and exit, and what ends a stroke.

mod mazes;
mod pen;
mod table;

use mazes::stream;
use pen::{OPEN, SOLID, at, draw, rows};
use searchlight::{
    app::{
        Command, Event, Say,
        maze::{Act, Mode, Said, Tool},
    },
    grid::{Cell, Dir, Size},
    link::Choice,
    maze::{Maze, text},
};
use table::{Table, maze_link};

/// A press, a drag over cells, and the release.
fn stroke(table: &mut Table, cells: &[Option<Cell>]) {
    table.act_on_maze(Act::Press(cells[0]));
    for cell in &cells[1..] {
        table.act_on_maze(Act::Drag(*cell));
    }
    table.act_on_maze(Act::Release);
}

/// What a stroke makes of a maze, and what is said of it; it is undone as one, and done again.
#[track_caller]
fn draws(before: &str, tool: Tool, cells: &[Option<Cell>], after: &str, said: Said) {
    let mut table = draw(before);
    table.act_on_maze(Act::Hold(tool));
    stroke(&mut table, cells);
    assert_eq!((rows(&table).as_str(), table.said()), (after, said));
    let has_changed = before != after;
    assert_eq!(table.walked().history.can_undo(), has_changed);
    if has_changed {
        table.press("u");
        assert_eq!(
            (rows(&table).as_str(), &table.app.say),
            (before, &Say::Undone)
        );
        table.press("y");
        assert_eq!(rows(&table), after);
    }
    assert_eq!(table.app.maze.mode, Mode::Draw);
}

#[test]
fn the_first_cell_decides_between_walls_and_ways() {
    let line = [at(1, 1), at(2, 1), at(3, 1)];
    draws(
        OPEN,
        Tool::Wall,
        &line,
        "20000\n01110\n00000\n00003\n",
        Said::Drawn(3),
    );
    draws(
        SOLID,
        Tool::Wall,
        &line,
        "21111\n10001\n11111\n11113\n",
        Said::Drawn(3),
    );
    let mixed = "20000\n01010\n00000\n00003\n";
    draws(
        mixed,
        Tool::Wall,
        &line,
        "20000\n00000\n00000\n00003\n",
        Said::Drawn(2),
    );
    draws(
        mixed,
        Tool::Wall,
        &[at(2, 1), at(0, 1)],
        "20000\n11110\n00000\n00003\n",
        Said::Drawn(2),
    );
    let over = [at(4, 2), at(4, 3), at(3, 3)];
    draws(
        OPEN,
        Tool::Wall,
        &over,
        "20000\n00000\n00001\n00013\n",
        Said::Drawn(2),
    );
}

#[test]
fn a_fast_drag_leaves_no_gap() {
    draws(
        OPEN,
        Tool::Wall,
        &[at(1, 0), at(4, 2)],
        "21100\n00110\n00011\n00003\n",
        Said::Drawn(6),
    );
    draws(
        OPEN,
        Tool::Wall,
        &[at(4, 0), at(4, 0), at(2, 3)],
        "20001\n00011\n00110\n00103\n",
        Said::Drawn(6),
    );
    let mut stream = stream("drags");
    for _ in 0..3000 {
        let size = Size::new(3 + stream.below(30) as u16, 3 + stream.below(30) as u16);
        let mut solid = Maze::solid(size, Cell::new(0, 0));
        solid.move_exit(Cell::new(1, 0));
        let mut cell = || {
            Cell::new(
                stream.below(size.width.into()) as i16,
                1 + stream.below(u32::from(size.height) - 1) as i16,
            )
        };
        let (from, to) = (cell(), cell());
        let mut table = Table::of(&maze_link(&solid, Choice::default()));
        table.tell(Event::Do(Command::Draw));
        stroke(&mut table, &[Some(from), Some(to)]);
        // The ways drawn are as many as a ball needs from one to the other, and the ball gets there.
        let drawn = table.maze().maze;
        let away = |cell: Cell| usize::from(cell.x.abs_diff(to.x) + cell.y.abs_diff(to.y));
        let mut here = from;
        for left in (0..away(from)).rev() {
            let mut beside = Dir::ALL.into_iter().map(|dir| here + dir);
            let there = beside.find(|cell| away(*cell) == left && !drawn.is_wall(*cell));
            here = there.expect("a gap");
            // Nowhere farther from the straight line than half a cell along one side.
            let (dx, dy) = (i32::from(to.x - from.x), i32::from(to.y - from.y));
            let (x, y) = (i32::from(here.x - from.x), i32::from(here.y - from.y));
            assert!(
                (x * dy - y * dx).abs() <= dx.abs().max(dy.abs()),
                "{from:?} {to:?}"
            );
        }
        assert_eq!(table.said(), Said::Drawn(away(from) + 1));
    }
}

#[test]
fn entrance_and_exit_are_dragged_and_clear_the_wall_they_end_on() {
    let (entrance, exit) = (Said::EntranceMoved, Said::ExitMoved);
    let across = [at(0, 0), at(1, 0), at(2, 1), at(2, 2)];
    let there = Cell::new(2, 2);
    draws(
        SOLID,
        Tool::Wall,
        &across,
        "01111\n11111\n11211\n11113\n",
        entrance(there),
    );
    draws(
        SOLID,
        Tool::Exit,
        &across,
        "01111\n11111\n11211\n11113\n",
        entrance(there),
    );
    let back = [at(4, 3), at(3, 2), at(1, 1)];
    draws(
        SOLID,
        Tool::Wall,
        &back,
        "21111\n13111\n11111\n11110\n",
        exit(Cell::new(1, 1)),
    );
    draws(
        SOLID,
        Tool::Entrance,
        &[at(1, 1)],
        "01111\n12111\n11111\n11113\n",
        entrance(Cell::new(1, 1)),
    );
    draws(
        SOLID,
        Tool::Exit,
        &[at(1, 1)],
        "21111\n13111\n11111\n11110\n",
        exit(Cell::new(1, 1)),
    );
    draws(
        "20000\n",
        Tool::Exit,
        &[at(1, 0), at(3, 0)],
        "20030\n",
        exit(Cell::new(3, 0)),
    );
    let to_and_fro = [at(4, 3), at(2, 2), at(4, 3)];
    draws(SOLID, Tool::Exit, &to_and_fro, SOLID, Said::Kept);
    let onto = [at(0, 0), at(3, 3), at(4, 3)];
    draws(
        SOLID,
        Tool::Wall,
        &onto,
        "01111\n11111\n11111\n11123\n",
        entrance(Cell::new(3, 3)),
    );
    draws(SOLID, Tool::Entrance, &[at(4, 3)], SOLID, Said::Kept);
}

#[test]
fn the_exit_can_be_taken_away_and_the_entrance_cannot() {
    let without = "21111\n11111\n11111\n11110\n";
    for tool in [Tool::Wall, Tool::Entrance, Tool::Exit] {
        draws(SOLID, tool, &[at(4, 3), None], without, Said::ExitGone);
        draws(
            SOLID,
            tool,
            &[at(4, 3), at(3, 3), None, None],
            without,
            Said::ExitGone,
        );
        draws(SOLID, tool, &[at(0, 0), None], SOLID, Said::Kept);
        draws(SOLID, tool, &[at(0, 0)], SOLID, Said::Kept);
    }
    draws(
        SOLID,
        Tool::Exit,
        &[at(4, 3), at(4, 3)],
        without,
        Said::ExitGone,
    );
    draws(SOLID, Tool::Wall, &[at(4, 3)], SOLID, Said::Kept);
    let out_and_in = [at(4, 3), None, at(3, 3)];
    draws(
        SOLID,
        Tool::Exit,
        &out_and_in,
        "21111\n11111\n11111\n11130\n",
        Said::ExitMoved(Cell::new(3, 3)),
    );
}

#[test]
fn a_stroke_is_seen_before_it_ends() {
    let mut table = draw(OPEN);
    let address = table.address.clone();
    table.act_on_maze(Act::Press(at(1, 1)));
    assert_eq!(rows(&table), "20000\n01000\n00000\n00003\n");
    table.act_on_maze(Act::Drag(at(2, 1)));
    assert_eq!(
        (rows(&table), &table.address),
        ("20000\n01100\n00000\n00003\n".to_owned(), &address)
    );
    assert_eq!(
        (text::write(table.walked().maze()).as_str(), table.settle()),
        (OPEN, 0)
    );
    table.act_on_maze(Act::Release);
    assert_eq!(table.address, "/maze?map=e4o-owwoo-5o-4ox");
    assert_eq!(table.entries, 0);
}

#[test]
fn a_pointer_beside_the_maze_draws_nothing_there() {
    draws(
        OPEN,
        Tool::Wall,
        &[None, at(1, 1)],
        OPEN,
        Said::Draw(Tool::Wall),
    );
    let out = [at(0, 1), None, at(4, 2)];
    draws(
        OPEN,
        Tool::Wall,
        &out,
        "20000\n10000\n00001\n00003\n",
        Said::Drawn(2),
    );
    let mut table = draw(OPEN);
    for act in [
        Act::Drag(at(1, 1)),
        Act::Release,
        Act::Press(None),
        Act::Release,
    ] {
        table.act_on_maze(act);
        assert_eq!(
            (rows(&table).as_str(), table.said()),
            (OPEN, Said::Draw(Tool::Wall))
        );
    }
}

#[test]
fn a_second_press_ends_the_first_stroke() {
    let mut table = draw(OPEN);
    table.act_on_maze(Act::Press(at(1, 1)));
    table.act_on_maze(Act::Press(at(3, 2)));
    table.act_on_maze(Act::Release);
    assert_eq!(rows(&table), "20000\n01000\n00010\n00003\n");
    table.press("u");
    assert_eq!(rows(&table), "20000\n01000\n00000\n00003\n");
}

#[test]
fn a_stroke_that_something_else_ends_is_left_out() {
    let ends = [
        Event::Do(Command::Walk),
        Event::Do(Command::Again),
        Event::Do(Command::Way),
        Event::Do(Command::Escape),
        Event::Do(Command::Undo),
        Event::Do(Command::Clear),
        Event::Do(Command::Next),
        Event::Maze(Act::Resize(Some(Size::new(3, 3)))),
        Event::Maze(Act::Text("203".into())),
        Event::Open("/river".into()),
        Event::Open("/maze?map=eox".into()),
    ];
    for event in ends {
        let mut table = draw(OPEN);
        stroke(&mut table, &[at(3, 0), at(3, 1)]);
        table.act_on_maze(Act::Press(at(1, 1)));
        table.tell(event.clone());
        let there = table.walked().maze().clone();
        let cell = Cell::new(1, 1);
        assert!(
            !there.size().contains(cell) || !there.is_wall(cell),
            "{event:?}"
        );
        for act in [Act::Drag(at(2, 1)), Act::Release] {
            table.act_on_maze(act);
            assert_eq!(table.walked().maze(), &there, "{event:?}");
        }
    }
}

#[test]
fn the_text_of_a_large_maze_waits_for_the_end_of_a_stroke() {
    for (width, follows) in [(50, true), (51, false)] {
        let row = "0".repeat(width - 1);
        let before = format!("2{row}\n{}", format!("0{row}\n").repeat(49));
        let mut table = draw(&before);
        table.act_on_maze(Act::Press(at(1, 0)));
        table.act_on_maze(Act::Drag(at(2, 0)));
        let after = before.replacen("200", "211", 1);
        let during = if follows { &after } else { &before };
        assert_eq!(&table.panel().course.array, during);
        assert_eq!(table.panel().counts[2], "2");
        table.act_on_maze(Act::Release);
        assert_eq!(table.panel().course.array, after);
    }
}
