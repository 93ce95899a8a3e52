//! The command `maze`, run as a user runs it.

use std::{
    fs,
    process::{Command, Output},
};

fn run(args: &str) -> Output {
    let args = args.split_whitespace();
    Command::new(env!("CARGO_BIN_EXE_searchlight"))
        .arg("maze")
        .args(args)
        .output()
        .expect("the program runs")
}

/// What a run printed and how it ended.
fn printed(args: &str) -> (String, Option<i32>) {
    let output = run(args);
    let text = String::from_utf8(output.stdout).expect("text");
    (text, output.status.code())
}

/// What a run that makes no sense was told.
fn told(args: &str) -> String {
    let output = run(args);
    assert_eq!(output.status.code(), Some(2), "{args}");
    String::from_utf8(output.stderr).expect("text")
}

const CLASSIC: &str =
    "11111111\n20010001\n11000111\n10010001\n11110111\n10000001\n10101001\n13111111\n";

#[test]
fn without_a_kind_or_file_the_classic_maze_is_searched() {
    let (text, code) = printed("");
    let lines = "Exit found: the way is 13 steps long, and no way is shorter.\nrrdrrdddllldd\n\
                 21 cells seen, 7 steps back, the list up to 14 cells long.\n";
    assert_eq!((text, code), (format!("{CLASSIC}{lines}"), Some(0)));
    let (text, _) = printed("--search bfs");
    assert!(
        text.ends_with("rrdrrdddllldd\n25 cells expanded, the frontier up to 4 cells large.\n"),
        "{text}"
    );
}

#[test]
fn a_maze_is_an_object_for_programs() {
    let path =
        "[[0,1],[1,1],[2,1],[2,2],[3,2],[4,2],[4,3],[4,4],[4,5],[3,5],[2,5],[1,5],[1,6],[1,7]]";
    let maze = CLASSIC.replace('\n', "\\n");
    let expected = format!(
        "{{\"exit_found\":true,\"expanded\":21,\"frontier_max\":14,\"maze\":\"{maze}\",\"path\":{path},\
         \"shortest\":13,\"steps_back\":7,\"way\":13}}\n"
    );
    assert_eq!(printed("--json"), (expected, Some(0)));
    let (text, _) = printed("--json --order urdl --search dfs");
    assert!(text.contains("\"way\":13"), "{text}");
}

#[test]
fn a_maze_comes_from_a_file() {
    let name = format!("searchlight-{}-maze.txt", std::process::id());
    let path = std::env::temp_dir().join(name);
    let args = format!("--file {}", path.display());
    fs::write(&path, "2 0 1 3\n1 0 1 0\n").expect("a place for the file");
    let lines = "2013\n1010\nNo exit.\n3 cells seen, 2 steps back, the list up to 3 cells long.\n";
    assert_eq!(printed(&args), (lines.to_owned(), Some(1)));
    let (text, code) = printed(&format!("{args} --json --search astar"));
    let expected = "{\"exit_found\":false,\"expanded\":3,\"frontier_max\":1,\"maze\":\"2013\\n1010\\n\",\
                    \"path\":null,\"shortest\":null,\"steps_back\":0,\"way\":null}\n";
    assert_eq!((text.as_str(), code), (expected, Some(1)));
    fs::write(&path, "20\n0x\n").expect("a place for the file");
    let expected = format!(
        "error: {}: line 2, column 2: 'x' stands for no cell\n",
        path.display()
    );
    assert_eq!(told(&args), expected);
    fs::remove_file(&path).expect("written above");
    assert!(told(&args).starts_with(&format!("error: {}: ", path.display())));
}

#[test]
fn a_maze_is_made_from_a_seed() {
    let (text, code) = printed("--kind kruskal1 --size 9x7 --seed K7QX2M9P");
    let maze: Vec<&str> = text.lines().take(7).collect();
    assert!(maze.iter().all(|row| row.len() == 9), "{text}");
    assert!(maze[1].starts_with('2') && maze[5].ends_with('3') && code == Some(0));
    let (braided, _) = printed("--kind kruskal1 --size 9x7 --seed K7QX2M9P --braid 100");
    assert_ne!(text, braided);
    let (text, _) = printed("--kind backtracker1 --size 201x201 --braid 50 --search dfs");
    assert!(text.contains(" steps long, and the shortest is "), "{text}");
}

#[test]
fn what_makes_no_sense_is_told() {
    for (args, sentence) in [
        (
            "--kind prim",
            "the kinds are backtracker1, kruskal1, wilson1, division1",
        ),
        ("--search ids", "the searches are dfs, bfs, greedy, astar"),
        (
            "--order drl",
            "an order has each of the letters d, r, l, u once",
        ),
        (
            "--kind wilson1 --size 1x9",
            "a size reads like 21x15, each from 2 to 4001",
        ),
        ("--kind wilson1 --braid 101", "101 is not in 0..=100"),
        ("--seed 7", "--kind"),
        ("--kind wilson1 --file maze.txt", "cannot be used with"),
    ] {
        let told = told(args);
        assert!(told.contains(sentence), "{args}: {told}");
    }
}

#[test]
fn a_search_is_drawn_into_a_file() {
    let name = format!("searchlight-{}-maze.svg", std::process::id());
    let path = std::env::temp_dir().join(name);
    let drawn = |flags: &str| {
        let (text, _) = printed(&format!("{flags} --svg {}", path.display()));
        assert_eq!(text, printed(flags).0);
        let svg = fs::read_to_string(&path).expect("the file is written");
        assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>\n"));
        svg
    };
    // Cells of 24 units, and half a unit for each cell around all of them.
    let classic = drawn("");
    assert!(
        classic.contains("viewBox=\"-17 -50 1633 1733\""),
        "{}",
        &classic[..120]
    );
    let has = |svg: &str, colour: &str| svg.contains(&format!("stroke=\"{colour}\""));
    let (walked, shortest, shut) = ("#8a4b00", "#0b6f65", "#b8323f");
    assert!(has(&classic, walked) && has(&classic, shortest) && !has(&classic, shut));
    assert_ne!(classic, drawn("--search bfs"));
    assert_ne!(classic, drawn("--order urdl"));
    let text = path.with_extension("txt");
    fs::write(&text, "2013\n1010\n").expect("a place for the file");
    let closed = drawn(&format!("--file {}", text.display()));
    assert!(has(&closed, shut) && !has(&closed, shortest));
    fs::remove_file(&text).expect("written above");
    fs::remove_file(&path).expect("written above");
    let told_of = told("--svg /nowhere/maze.svg");
    let sentence = "error: /nowhere/maze.svg cannot be written: ";
    assert!(told_of.starts_with(sentence), "{told_of}");
    assert_eq!(
        told("--kind wilson1 --size 203x5 --svg /nowhere/maze.svg"),
        "error: --svg draws mazes with sides up to 201, and not 203x5\n"
    );
}

#[test]
fn a_link_of_a_maze_has_a_picture() {
    let picture = |args: &[&str]| {
        let output = Command::new(env!("CARGO_BIN_EXE_searchlight"))
            .arg("svg")
            .args(args)
            .output()
            .expect("the program runs");
        assert_eq!(output.status.code(), Some(0), "{args:?}");
        String::from_utf8(output.stdout).expect("text")
    };
    let link = "https://example.org/#/maze?search=bfs";
    let all = [
        picture(&[link]),
        picture(&[link, "--dark"]),
        picture(&[&format!("{link}&beside=all")]),
        picture(&[&format!("{link}&moves=rr")]),
        picture(&[&format!("{link}&moves=rrdrrdddllldd")]),
        picture(&["#/maze?map=eowx-wowo"]),
    ];
    for (index, one) in all.iter().enumerate() {
        assert!(one.starts_with("<svg ") && one.ends_with("</svg>\n"));
        assert!(all[..index].iter().all(|other| other != one), "{index}");
    }
    // Neither a search nor a way is shown where the player has begun.
    assert!(all[0].contains("crispEdges") && !all[3].contains("crispEdges"));
}
