//! The maze in the player's pen without a pointer: tools, the cursor of the keys, sizes and the array text.

mod mazes;
mod mutations;
mod pen;
mod table;

use mazes::{maze, stream};
use mutations::mutate;
use pen::{OPEN, SOLID, at, draw, rows};
use searchlight::{
    app::{
        Command, Event,
        maze::{Act, Mode, Said, Tool},
    },
    grid::{Cell, Size},
    maze::{Square, text},
};
use table::Table;

#[test]
fn tools_take_the_pen_into_the_hand() {
    let mut table = Table::of("/maze");
    table.act_on_maze(Act::Hold(Tool::Exit));
    assert_eq!(
        (table.app.maze.mode, table.said()),
        (Mode::Draw, Said::Draw(Tool::Exit))
    );
    assert!(!table.app.is_moving() && table.app.maze.watch.is_none());
    assert!(table.maze().draws);
    let mut table = Table::of("/maze");
    for act in [Act::Press(at(1, 1)), Act::Put(Square::Wall)] {
        table.act_on_maze(act);
        assert_eq!(
            (table.app.maze.mode, table.walked().history.can_undo()),
            (Mode::Watch, false)
        );
    }
}

#[test]
fn the_keys_draw_at_a_cursor_of_their_own() {
    let mut table = draw(OPEN);
    assert_eq!(table.maze().cursor, None);
    table.press("ArrowRight ArrowDown");
    assert_eq!(
        (table.maze().cursor, table.said()),
        (at(1, 1), Said::Cursor(Cell::new(1, 1)))
    );
    table.press("Space");
    assert_eq!(
        (rows(&table), table.said()),
        ("20000\n01000\n00000\n00003\n".to_owned(), Said::Drawn(1))
    );
    table.press("Enter");
    assert_eq!(rows(&table), OPEN);
    for (key, after, said) in [
        ("1", "20000\n01000\n00000\n00003\n", Said::Drawn(1)),
        ("1", "20000\n01000\n00000\n00003\n", Said::Kept),
        ("0", OPEN, Said::Drawn(1)),
        (
            "3",
            "20000\n03000\n00000\n00000\n",
            Said::ExitMoved(Cell::new(1, 1)),
        ),
        ("2", "20000\n03000\n00000\n00000\n", Said::Kept),
        ("1", "20000\n01000\n00000\n00000\n", Said::ExitGone),
        (
            "2",
            "00000\n02000\n00000\n00000\n",
            Said::EntranceMoved(Cell::new(1, 1)),
        ),
        ("0", "00000\n02000\n00000\n00000\n", Said::Kept),
        (
            "ArrowLeft",
            "00000\n02000\n00000\n00000\n",
            Said::Cursor(Cell::new(0, 1)),
        ),
        (
            "ArrowLeft",
            "00000\n02000\n00000\n00000\n",
            Said::Cursor(Cell::new(0, 1)),
        ),
        (
            "3",
            "00000\n32000\n00000\n00000\n",
            Said::ExitMoved(Cell::new(0, 1)),
        ),
        ("0", "00000\n02000\n00000\n00000\n", Said::ExitGone),
    ] {
        table.press(key);
        assert_eq!(
            (rows(&table).as_str(), table.said()),
            (after, said),
            "{key}"
        );
    }
    table.act_on_maze(Act::Hold(Tool::Exit));
    table.press("Space");
    assert_eq!(
        (rows(&table).as_str(), table.said()),
        (
            "00000\n32000\n00000\n00000\n",
            Said::ExitMoved(Cell::new(0, 1))
        )
    );
    table.press("Space");
    assert_eq!(table.said(), Said::ExitGone);
    table.act_on_maze(Act::Hold(Tool::Entrance));
    table.press("Space");
    assert_eq!(
        (rows(&table).as_str(), table.said()),
        (
            "00000\n20000\n00000\n00000\n",
            Said::EntranceMoved(Cell::new(0, 1))
        )
    );
    table.act_on_maze(Act::Press(at(2, 2)));
    assert_eq!(table.maze().cursor, None, "the pointer takes over");
    let mut table = draw(OPEN);
    table.press("1");
    assert_eq!((rows(&table).as_str(), table.said()), (OPEN, Said::Kept));
    assert_eq!(table.maze().cursor, at(0, 0));
    table.tell(Event::Do(Command::Walk));
    assert_eq!(table.maze().cursor, None);
}

#[test]
fn sizes_are_kept_within_their_bounds() {
    let mut table = draw("203\n010\n");
    table.press("ArrowRight ArrowRight");
    for (size, taken, after) in [
        ((4, 3), (4, 3), "2031\n0101\n1111\n"),
        ((2, 2), (2, 2), "23\n01\n"),
        ((2, 2), (2, 2), "23\n01\n"),
    ] {
        table.act_on_maze(Act::Resize(Some(Size::new(size.0, size.1))));
        assert_eq!(
            (rows(&table).as_str(), table.said()),
            (after, Said::Resized(Size::new(taken.0, taken.1)))
        );
    }
    assert_eq!(table.maze().cursor, None, "cut off");
    let bounded = |width, height| Said::Bounded(Size::new(width, height));
    for (asked, taken) in [
        (Some(Size::new(0, 1)), bounded(2, 2)),
        (None, bounded(2, 2)),
        (Some(Size::new(u16::MAX, 3)), bounded(201, 3)),
        (Some(Size::new(300, 3)), bounded(201, 3)),
        (None, bounded(201, 3)),
    ] {
        table.act_on_maze(Act::Resize(asked));
        assert_eq!(table.said(), taken);
    }
    table.press("u u u");
    assert_eq!(
        (rows(&table).as_str(), table.walked().history.can_undo()),
        ("203\n010\n", false)
    );
}

#[test]
fn all_walls_are_cleared_as_one() {
    let mut table = draw(SOLID);
    table.tell(Event::Do(Command::Clear));
    assert_eq!((rows(&table).as_str(), table.said()), (OPEN, Said::Cleared));
    table.tell(Event::Do(Command::Clear));
    assert_eq!(table.said(), Said::Cleared);
    table.press("u");
    assert_eq!(
        (rows(&table).as_str(), table.walked().history.can_undo()),
        (SOLID, false)
    );
}

#[test]
fn the_array_text_is_read_or_its_fault_is_told() {
    let mut table = draw(OPEN);
    let address = table.address.clone();
    table.act_on_maze(Act::Text("2, 0, 0\n1 1 3\n".into()));
    assert_eq!(
        (rows(&table).as_str(), table.said()),
        ("200\n113\n", Said::Read)
    );
    let (there, kept) = (table.address.clone(), rows(&table));
    for (array, told) in [
        ("2004\n1113", "line 1, column 4: '4' stands for no cell"),
        ("200\n11", "line 2 has 2 cells, and the first row has 3"),
        ("220\n113", "line 1, column 2: a second entrance"),
        ("100\n113", "the maze has no entrance"),
        ("", "the maze has no row"),
        (&"2".repeat(202), "line 1, column 2: a second entrance"),
        (&"1".repeat(202), "line 1 has more than 201 cells"),
    ] {
        table.act_on_maze(Act::Text(array.to_owned()));
        let fault = table.app.maze.fault.expect("a fault");
        assert_eq!(
            (fault.to_string().as_str(), table.said()),
            (told, Said::Unread(fault))
        );
        assert_eq!((rows(&table), &table.address), (kept.clone(), &there));
    }
    table.act_on_maze(Act::Text(kept.clone()));
    assert_eq!((table.app.maze.fault, table.said()), (None, Said::Read));
    table.press("u");
    assert_eq!((rows(&table).as_str(), &table.address), (OPEN, &address));
    table.act_on_maze(Act::Text("2".into()));
    assert_eq!((rows(&table).as_str(), table.said()), ("2\n", Said::Read));
    table.act_on_maze(Act::Text("?".into()));
    table.press("u");
    assert_eq!((table.app.maze.fault, rows(&table).as_str()), (None, OPEN));
}

#[test]
fn mutated_arrays_are_read_or_change_nothing() {
    let mut stream = stream("arrays");
    let mut table = draw(OPEN);
    let (mut read, mut unread) = (0, 0);
    for _ in 0..4000 {
        let before = rows(&table);
        let array = mutate(&before, &mut stream);
        table.act_on_maze(Act::Text(array.clone()));
        match table.app.maze.fault {
            None => {
                read += 1;
                assert_eq!(rows(&table), text::write(&maze(&array)));
            }
            Some(fault) => {
                unread += 1;
                assert_eq!(
                    (rows(&table), text::read(&array, 201)),
                    (before, Err(fault))
                );
            }
        }
    }
    assert!(read > 100 && unread > 500, "{read} {unread}");
}

#[test]
fn undo_goes_over_edits_and_steps_of_the_ball() {
    let mut table = draw("203");
    table.tell(Event::Do(Command::Walk));
    table.walk("r");
    table.tell(Event::Do(Command::Draw));
    table.act_on_maze(Act::Text("2003".into()));
    table.tell(Event::Do(Command::Walk));
    table.walk("rr");
    let left = |table: &Table| (rows(table), table.walked().steps());
    assert_eq!(left(&table), ("2003\n".to_owned(), 2));
    table.press("u u u");
    assert_eq!(left(&table), ("203\n".to_owned(), 1));
    table.press("u");
    assert_eq!(left(&table), ("203\n".to_owned(), 0));
    table.press("y y y y");
    assert_eq!(left(&table), ("2003\n".to_owned(), 2));
}
