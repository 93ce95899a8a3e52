//! The reasons that the page tells for each step of a search, and its sentences at the end.
//! Those of the classic search were written down by hand, from the picture of the maze.

mod table;

use searchlight::{
    app::{Command, Event, maze::Act},
    maze::search::Kind,
};
use table::Table;

/// The classic maze with its exit sealed, as a link.
const SEALED: &str = "/maze?map=8w-e2ow3ow-2w3o3w-w2ow3ow-4wo3w-w6ow-3wowoow-wx6w";

/// After how many steps of the classic search it says what.
const CLASSIC: [&str; 28] = [
    "The ball is at the entrance. Order: down, right, left and up.",
    "Down is a wall: right.",
    "Down is a wall: right.",
    "Down is free.",
    "Down is free.",
    "Down and right are walls: left.",
    "Down is a wall, right was visited, left and up are walls: back.",
    "Down and right are walls, left and up were visited: back.",
    "Down was visited: right.",
    "Down is a wall: right.",
    "Down is free.",
    "Down is free.",
    "Down is free.",
    "Down is a wall: right.",
    "Down is free.",
    "Down is a wall: right.",
    "Down and right are walls, left was visited: up.",
    "Down was visited, right is a wall, left was visited, up is a wall: back.",
    "Down and right are walls, left and up were visited: back.",
    "Down is a wall, right was visited, left is a wall, up was visited: back.",
    "Down, right and left were visited, up is a wall: back.",
    "Down is a wall, right was visited: left.",
    "Down is free.",
    "Down, right and left are walls, up was visited: back.",
    "Down and right were visited: left.",
    "Down is a wall, right was visited: left.",
    "Down is free.",
    "Exit found: the way has 13 steps, after 7 steps back.",
];

/// A table with the searches of a link, at rest after so many steps.
fn after(address: &str, at: usize) -> Table {
    let mut table = Table::of(address);
    table.tell(Event::Maze(Act::Go(at)));
    table
}

fn status(address: &str, at: usize) -> String {
    after(address, at).panel().status
}

/// The same in Chinese.
fn status_in_chinese(address: &str, at: usize) -> String {
    let mut table = Table::of(address);
    table.tell(Event::Do(Command::Language));
    table.tell(Event::Maze(Act::Go(at)));
    table.panel().status
}

#[test]
fn each_step_of_the_classic_search_tells_its_reason() {
    for (at, told) in CLASSIC.into_iter().enumerate() {
        assert_eq!(status("/maze", at), told, "{at}");
    }
}

#[test]
fn reasons_are_told_in_chinese() {
    let told = [
        (0, "小球在入口。顺序：下、右、左、上。"),
        (3, "下可走。"),
        (6, "下是墙，右走过了，左、上是墙：退回。"),
        (21, "下是墙，右走过了：向左走。"),
        (27, "找到出口：路长 13 步，退回 7 步。"),
    ];
    for (at, told) in told {
        assert_eq!(status_in_chinese("/maze", at), told);
    }
    let told = "第 1 行第 1 列等得最久。新的：下。";
    assert_eq!(status_in_chinese("/maze?map=e-o-o-x&search=bfs", 1), told);
}

#[test]
fn beyond_the_maze_is_told_apart_from_walls() {
    let shaft = "/maze?map=e-o-o-x&order=urdl";
    assert_eq!(status(shaft, 1), "Up and right are outside: down.");
    let told = "Up was visited, right is outside: down.";
    assert_eq!(status(shaft, 2), told);
}

#[test]
fn an_exit_that_is_out_of_reach_is_told_with_the_walls_and_without_one() {
    let shut = "No way out: all cells within reach were tried, 24 in all. The lit walls shut the exit off.";
    assert_eq!(status(SEALED, 99), shut);
    let mut table = Table::of(SEALED);
    table.tell(Event::Do(Command::Way));
    let panel = table.panel();
    assert_eq!((panel.status.as_str(), panel.banner), (shut, None));
    assert_eq!(panel.counts, ["24", "13", "–", "23"]);
    let told = "This maze has no exit: all cells within reach were tried, 3 in all.";
    for kind in Kind::ALL {
        let link = format!("/maze?map=eoo&search={}", kind.name());
        assert_eq!(status(&link, 99), told);
    }
    let told = "Row 1, column 2 is taken from the frontier. New: right.";
    assert_eq!(status("/maze?map=eoo&search=greedy", 2), told);
}

#[test]
fn a_search_with_a_frontier_tells_why_a_cell_was_taken() {
    let frontier = "The entrance is on the frontier. Order: down, right, left and up.";
    for kind in ["bfs", "greedy", "astar"] {
        assert_eq!(status(&format!("/maze?search={kind}"), 0), frontier);
    }
    let told = [
        ("bfs", 1, "Row 2, column 1 has waited longest. New: right."),
        (
            "bfs",
            4,
            "Row 3, column 3 has waited longest. New: down and right.",
        ),
        ("bfs", 7, "Row 4, column 2 has waited longest. Nothing new."),
        (
            "greedy",
            1,
            "Row 2, column 1 is nearest to the exit, 7 away. New: right.",
        ),
        (
            "greedy",
            4,
            "Row 3, column 3 is nearest to the exit, 6 away. New: down and right.",
        ),
        (
            "astar",
            4,
            "Row 3, column 3 promises the shortest way: 3 steps so far, 6 or more to go. New: down and right.",
        ),
    ];
    for (kind, at, told) in told {
        assert_eq!(status(&format!("/maze?search={kind}"), at), told);
    }
}

#[test]
fn a_shorter_way_to_a_cell_that_waits_is_told() {
    // The search goes right and round first; the third row is come to from its right end, and then from its left.
    let link = "/maze?map=eoo-owo-ooo-wow-wox&search=astar&order=rdlu";
    let told = [
        (
            5,
            "Row 3, column 3 promises the shortest way: 4 steps so far, 2 or more to go. New: left.",
        ),
        (
            7,
            "Row 3, column 1 promises the shortest way: 2 steps so far, 4 or more to go. Shorter now: right.",
        ),
    ];
    for (at, told) in told {
        assert_eq!(status(link, at), told);
    }
    assert_eq!(after(link, 5).panel().course.list, "2,1 3,2");
    assert_eq!(after(link, 7).panel().course.list, "3,2");
}
