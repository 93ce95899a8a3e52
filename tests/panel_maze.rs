//! What the page says around the maze: counts, the list, the comparison, the walk, the drawing.

mod table;

use searchlight::{
    app::{
        Command, Event, Say,
        maze::{Act, Mode, Said, Tool},
    },
    grid::Size,
    link,
    maze::search::Kind,
    panel::{Banner, BannerKind, Panel},
};
use table::Table;

/// The classic maze with its exit sealed, as a link.
const SEALED: &str = "/maze?map=8w-e2ow3ow-2w3o3w-w2ow3ow-4wo3w-w6ow-3wowoow-wx6w";

/// A table with the searches of a link, at rest after so many steps.
fn after(address: &str, at: usize) -> Table {
    let mut table = Table::of(address);
    table.tell(Event::Maze(Act::Go(at)));
    table
}

#[test]
fn the_status_is_one_sentence_while_a_search_runs() {
    let searching = "Searching … Tap the maze or press Space to pause.";
    let mut table = Table::of("/maze");
    for now in [0, 300, 900, 2000] {
        table.tell(Event::Tick(now));
        let panel = table.panel();
        assert_eq!(panel.status, searching);
        assert!(panel.course.is_running);
        assert!(!panel.board.contains("ball"));
    }
    table.press("Space");
    let panel = table.panel();
    assert_eq!((panel.course.at, panel.course.whole), (8, 27));
    assert_eq!(panel.status, "Down was visited: right.");
    table.press("Space");
    table.settle();
    assert_eq!(
        table.panel().status,
        "Exit found: the way has 13 steps, after 7 steps back."
    );
}

#[test]
fn a_search_is_counted_and_its_list_is_told() {
    let panel = after("/maze", 6).panel();
    assert_eq!(panel.counted, ["tried", "max list", "way", "back"]);
    assert_eq!(panel.counts, ["6", "6", "4", "1"]);
    let list = "2,1 2,2 2,3 3,3 4,3";
    assert_eq!(
        (panel.course.list_name, panel.course.list.as_str()),
        ("List", list)
    );
    let panel = after("/maze?search=bfs", 4).panel();
    assert_eq!(panel.counted, ["tried", "max front", "way", "back"]);
    assert_eq!(panel.counts, ["4", "2", "3", "–"]);
    assert_eq!(
        (panel.course.list_name, panel.course.list.as_str()),
        ("Frontier", "4,3 3,4")
    );
    let long = after("/maze?map=e50o-50wx", 45).panel().course.list;
    assert_eq!(
        (&long[..10], &long[long.len() - 5..]),
        ("… 1,7 1,", " 1,46")
    );
}

#[test]
fn the_searches_side_by_side_are_told_with_their_counters() {
    assert_eq!(after("/maze", 3).panel().course.lanes, [""; 0]);
    let all = "/maze?beside=all";
    let lanes = after(all, 6).panel().course.lanes;
    assert_eq!(lanes[0], "Depth-first\n6 tried · list 5 · way 4");
    let lanes = after(all, 99).panel().course.lanes;
    let ends = [
        "Depth-first\n21 tried · list 14 · way 13, the shortest",
        "Breadth-first\n25 tried · frontier 1 · way 13, the shortest",
        "Greedy\n16 tried · frontier 4 · way 13, the shortest",
        "A*\n16 tried · frontier 4 · way 13, the shortest",
    ];
    assert_eq!(lanes, ends);
    let link = "/maze?map=eoo-ooo-oxo&order=rdlu&beside=bfs";
    let lanes = after(link, 99).panel().course.lanes;
    let ends = [
        "Depth-first\n6 tried · list 6 · way 5",
        "Breadth-first\n5 tried · frontier 3 · way 3, the shortest",
    ];
    assert_eq!(lanes, ends);
    let lanes = after(&format!("{SEALED}&beside=bfs"), 99)
        .panel()
        .course
        .lanes;
    let ends = [
        "Depth-first\n24 tried · list 1 · no exit",
        "Breadth-first\n24 tried · frontier 0 · no exit",
    ];
    assert_eq!(lanes, ends);
}

#[test]
fn searches_side_by_side_end_with_a_verdict() {
    let of = |address: &str| {
        let panel = after(address, 99).panel();
        (panel.status, panel.about)
    };
    let all = "Exit found by all. Fewest cells tried: Greedy, A*, 16.";
    let about = |name| format!("8 × 8. Counted: {name}.");
    assert_eq!(
        of("/maze?beside=all"),
        (all.to_owned(), about("Depth-first"))
    );
    let two = "Exit found by all. Fewest cells tried: Breadth-first, 5.";
    let (status, _) = of("/maze?map=eoo-ooo-oxo&order=rdlu&beside=bfs");
    assert_eq!(status, two);
    let (status, about) = of(&format!("{SEALED}&search=bfs&beside=dfs"));
    let none = "No way out: all cells within reach were tried, 24 in all. The lit walls shut the exit off.";
    assert_eq!(
        (status.as_str(), about.as_str()),
        (none, "8 × 8. Counted: Breadth-first.")
    );
}

#[test]
fn large_counts_are_parted_in_thousands() {
    let mut table = after("/maze?size=201x201&seed=S", usize::MAX);
    assert_eq!(table.panel().counts, ["9,007", "7,071", "7,070", "1,936"]);
    table.tell(Event::Do(Command::Draw));
    assert_eq!(table.panel().counts, ["201", "201", "20,400", "20,001"]);
}

fn banner(panel: &Panel) -> (&str, &str, Vec<&str>) {
    let banner = panel.banner.as_ref().expect("a banner");
    let actions = banner.actions.iter().map(|(_, command)| *command);
    (&banner.title, &banner.text, actions.collect())
}

#[test]
fn the_way_found_is_compared_with_a_shortest_one() {
    let mut table = Table::of("/maze");
    table.press("F2");
    assert_eq!(table.panel().status, "The ball walks the way found.");
    assert_eq!(table.panel().banner, None);
    table.settle();
    let told = "The way found has 13 steps: no way is shorter.";
    let panel = table.panel();
    assert_eq!(panel.status, told);
    assert_eq!(banner(&panel), ("Exit found", told, vec!["loops"]));
    table.tell(Event::Calm(true));
    table.tell(Event::Open("/maze?map=eoo-ooo-oxo&order=rdlu".to_owned()));
    table.press("F2");
    let told = "The way found has 5 steps, the shortest way has 3: 2 more than needed.";
    let panel = table.panel();
    assert_eq!(banner(&panel), ("Exit found", told, vec!["next"]));
    table.press("ArrowLeft");
    assert_eq!(table.panel().banner, None);
}

#[test]
fn the_walk_of_the_player_is_counted_and_won() {
    let mut table = Table::of("/maze?map=eoo-oow-owx");
    table.tell(Event::Do(Command::Walk));
    let panel = table.panel();
    assert_eq!(panel.counts, ["0", "–", "", ""]);
    assert_eq!(panel.counted, ["steps", "shortest", "", ""]);
    assert!(panel.enabled.hint && !panel.enabled.restart);
    let mut table = Table::of("/maze?map=eoo-ooo-oox");
    table.tell(Event::Do(Command::Walk));
    table.walk("du");
    let panel = table.panel();
    assert_eq!(panel.counts, ["2", "4", "", ""]);
    assert_eq!(panel.status, "Moved up.");
    assert_eq!(
        panel.board,
        "Maze, 3 × 3. Entrance at row 1, column 1. Exit at row 3, column 3. The ball is at row 1, column 1."
    );
    table.walk("u");
    assert_eq!(table.panel().status, "No way up: the maze ends.");
    table.tell(Event::Do(Command::Hint));
    let panel = table.panel();
    assert_eq!(
        (panel.hint_label, panel.status.as_str()),
        ("Go", "A shortest way goes down. Press again to go there.")
    );
    let mut table = Table::of("/maze?map=eoo-ooo-oox");
    table.tell(Event::Do(Command::Walk));
    table.walk("duddrr");
    table.settle();
    let panel = table.panel();
    let told = "You took 6 steps, the shortest way has 4: 2 more than needed.";
    assert_eq!(panel.status, told);
    let record = format!("{told} Your best yet.");
    assert_eq!(
        banner(&panel),
        ("You are out!", record.as_str(), vec!["next", "again"])
    );
    assert_eq!(panel.best.as_deref(), Some("Best: 6 steps"));
    assert!(!panel.enabled.hint && panel.enabled.restart && panel.enabled.undo);
    table.tell(Event::Do(Command::Again));
    assert_eq!((table.panel().banner, table.panel().best), (None, None));
}

#[test]
fn a_drawing_is_counted_and_its_text_told() {
    let mut table = Table::of("/maze?map=eoo-wwx");
    assert_eq!(
        (
            table.panel().course.array.as_str(),
            table.panel().name.as_str()
        ),
        ("", "Your maze")
    );
    table.tell(Event::Do(Command::Draw));
    let panel = table.panel();
    assert_eq!(panel.counted, ["width", "height", "walls", "ways"]);
    assert_eq!(panel.counts, ["3", "2", "2", "4"]);
    assert_eq!(
        (panel.course.mode, panel.course.tool),
        (Mode::Draw, Tool::Wall)
    );
    assert_eq!(panel.course.array, "200\n113\n");
    table.walk("d");
    assert_eq!(table.panel().status, "Row 2, column 1: wall.");
    table.tell(Event::Maze(Act::Text("200\n117\n".to_owned())));
    let panel = table.panel();
    let fault = "Line 2, column 3: '7' stands for no cell.";
    assert_eq!(
        (panel.course.fault.as_str(), panel.status.as_str()),
        (fault, fault)
    );
    table.tell(Event::Maze(Act::Text("203\n110\n".to_owned())));
    let panel = table.panel();
    assert_eq!(
        (panel.course.fault.as_str(), panel.course.array.as_str()),
        ("", "203\n110\n")
    );
    assert_eq!(panel.status, "The maze is as the text has it.");
}

#[test]
fn a_maze_has_a_name() {
    let panel = Table::of("/maze").panel();
    assert_eq!(
        (panel.name.as_str(), panel.about.as_str(), panel.seed),
        ("Classic maze", "8 × 8.", None)
    );
    assert_eq!(panel.title, "Classic maze · Searchlight");
    let mut table = Table::of("/maze?gen=wilson1&size=21x15&braid=60&seed=K7");
    let panel = table.panel();
    assert_eq!(
        (
            panel.name.as_str(),
            panel.about.as_str(),
            panel.seed.as_deref()
        ),
        ("Wilson maze", "21 × 15, 60 % loops.", Some("K7"))
    );
    table.tell(Event::Maze(Act::Resize(Some(Size::new(9, 9)))));
    let panel = table.panel();
    assert_eq!(
        (panel.name.as_str(), panel.about.as_str(), panel.seed),
        ("Your maze", "9 × 9.", None)
    );
}

#[test]
fn the_orders_of_directions_are_compared_in_thousandths() {
    let mut table = Table::of("/maze");
    assert_eq!(table.panel().course.orders, []);
    table.tell(Event::Do(Command::Orders));
    table.work();
    let rows = table.panel().course.orders;
    assert_eq!(rows.len(), 24);
    let first = &rows[0];
    assert_eq!(
        (first.name.as_str(), first.told.as_str()),
        ("↓→←↑", "13 steps, 21 cells")
    );
    assert_eq!((first.way, first.tried), (1000, 875));
}

#[test]
fn a_maze_that_is_too_long_for_a_link_is_offered_as_a_file() {
    let mut table = Table::of("/maze");
    table.app.say = Say::Maze(Said::TooLong);
    let text = "This maze is too long for a link. It can be saved as a file.".to_owned();
    let banner = Banner {
        kind: BannerKind::Notice,
        title: String::new(),
        text: text.clone(),
        actions: vec![("Save as a file".to_owned(), "keep")],
    };
    let panel = table.panel();
    assert_eq!((panel.status, panel.banner), (text, Some(banner)));
}

#[test]
fn the_speed_and_the_choice_are_told() {
    let mut table = Table::of("/maze");
    assert_eq!(table.panel().course.speed, "4 / s");
    table.press("ArrowUp");
    assert_eq!(table.panel().status, "Speed: 15 / s.");
    table.settle();
    table.press("ArrowDown");
    let end = "Exit found: the way has 13 steps, after 7 steps back.";
    assert_eq!(table.panel().status, end);
    for _ in 0..9 {
        table.press("ArrowUp");
    }
    assert_eq!(table.panel().course.speed, "at once");
    let choice = link::Choice {
        kind: Kind::AStar,
        order: "urdl".parse().expect("an order"),
        ..link::Choice::default()
    };
    table.tell(Event::Maze(Act::Choose(choice)));
    assert_eq!(table.panel().status, "A*. Order: up, right, down and left.");
}
