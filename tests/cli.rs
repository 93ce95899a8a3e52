//! The command line, run as a user runs it.

use searchlight::{
    link::{Link, Source},
    puzzle::{Outcome, Puzzle},
    sokoban::{lurd, text},
};
use std::{
    fs,
    path::PathBuf,
    process::{Command, Output},
};

fn run(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_searchlight"))
        .args(args)
        .output()
        .expect("the program runs")
}

/// What a run printed when all went well.
fn printed(args: &[&str]) -> String {
    let output = run(args);
    assert_eq!(output.status.code(), Some(0), "{args:?}: {}", told(&output));
    String::from_utf8(output.stdout).expect("text")
}

fn told(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// A file for one test, which is deleted with its owner.
struct Sheet(PathBuf);

impl Sheet {
    fn new(name: &str, content: impl AsRef<[u8]>) -> Self {
        let path = std::env::temp_dir().join(format!("searchlight-{}-{name}", std::process::id()));
        fs::write(&path, content).expect("a place for the file");
        Self(path)
    }

    fn path(&self) -> &str {
        self.0.to_str().expect("a plain path")
    }
}

impl Drop for Sheet {
    fn drop(&mut self) {
        // Left behind at worst.
        let _ = fs::remove_file(&self.0);
    }
}

#[test]
fn generated_levels_come_with_their_links() {
    let text = printed(&["generate", "--seed", "K7QX2M9P", "--count", "3"]);
    let entries = text::levels(&text).expect("a file of levels");
    let links: Vec<&str> = text
        .lines()
        .filter_map(|line| line.strip_prefix("; #"))
        .collect();
    assert_eq!((entries.len(), links.len()), (3, 3));
    assert_eq!(entries[0].title, "K7QX2M9P");
    assert_eq!(
        links[0],
        "/sokoban?gen=classic1&size=12x10&boxes=3&seed=K7QX2M9P"
    );
    for (entry, link) in entries.iter().zip(links) {
        let (Link::Sokoban(link), notices) = Link::read(link).expect("a link");
        let Source::Generated(params) = link.source else {
            panic!("{} is not generated", entry.title);
        };
        assert_eq!(
            (notices, params.seed.text()),
            (vec![], entry.title.as_str())
        );
        let level =
            searchlight::sokoban::generate::generate(&params, &mut |_| ()).expect("a level");
        assert_eq!(entry.level.as_ref(), Ok(&level.position));
    }
}

#[test]
fn generated_levels_are_objects_for_programs() {
    let args = [
        "generate",
        "--seed",
        "推箱子",
        "--size",
        "8x9",
        "--boxes",
        "auto",
        "--count",
        "2",
        "--json",
    ];
    let text = printed(&args);
    assert_eq!(text.lines().count(), 2);
    for line in text.lines() {
        let object: serde_json::Value = serde_json::from_str(line).expect("an object");
        let field = |name: &str| object[name].as_str().expect("text");
        let start = text::read_one(field("xsb")).expect("a level");
        let moves = lurd::read(field("lurd")).expect("moves");
        let won = lurd::replay(&start, &moves).expect("legal moves");
        assert_eq!(won.outcome(), Outcome::Won);
        assert_eq!(lurd::write(&start, &moves), field("lurd"));
        let pushes = lurd::Metrics::of(&start, &moves)
            .expect("legal moves")
            .pushes;
        assert_eq!(object["pushes"], pushes);
        let (link, notices) = Link::read(field("link")).expect("a link");
        assert_eq!(
            (format!("#{link}"), notices),
            (field("link").to_owned(), vec![])
        );
    }
}

const THREE: &str = "; easy\n\n#####\n#@$.#\n#####\n\n; stuck\n\n#####\n#@ .#\n#  $#\n#####\n\n; turn\n\n######\n#@   #\n# $$ #\n#. . #\n######\n";

#[test]
fn a_file_is_solved_level_by_level() {
    let sheet = Sheet::new("three.xsb", THREE);
    let output = run(&["solve", sheet.path()]);
    assert_eq!(output.status.code(), Some(1), "one level cannot be solved");
    let text = String::from_utf8(output.stdout).expect("text");
    let lines: Vec<&str> = text.lines().collect();
    assert!(
        lines[0].starts_with("1. easy: solved, 1 push, 1 move, "),
        "{}",
        lines[0]
    );
    assert_eq!(lines[1], "R");
    assert!(
        lines[2].starts_with("2. stuck: impossible, "),
        "{}",
        lines[2]
    );
    assert!(lines[3].starts_with("3. turn: solved, "), "{}", lines[3]);
    assert_eq!(lines.len(), 5);
}

#[test]
fn solutions_are_objects_for_programs() {
    let sheet = Sheet::new("json.xsb", THREE);
    let output = run(&["solve", sheet.path(), "--json"]);
    assert_eq!(output.status.code(), Some(1));
    let text = String::from_utf8(output.stdout).expect("text");
    let objects: Vec<serde_json::Value> = text
        .lines()
        .map(|line| serde_json::from_str(line).expect("an object"))
        .collect();
    let results: Vec<&str> = objects
        .iter()
        .filter_map(|object| object["result"].as_str())
        .collect();
    assert_eq!(results, ["solved", "impossible", "solved"]);
    let first = &objects[0];
    assert_eq!(
        (&first["index"], &first["title"]),
        (&1.into(), &"easy".into())
    );
    assert_eq!(
        (&first["optimal"], &first["lurd"]),
        (&true.into(), &"R".into())
    );
    assert_eq!((&first["pushes"], &first["moves"]), (&1.into(), &1.into()));
    assert!(first["nodes"].is_u64() && first["seconds"].is_f64());
    assert_eq!(
        (&objects[1]["optimal"], &objects[1]["lurd"]),
        (&false.into(), &serde_json::Value::Null)
    );
}

#[test]
fn a_budget_that_is_too_small_is_said_so() {
    let sheet = Sheet::new("budget.xsb", "######\n#@   #\n# $$ #\n#. . #\n######\n");
    let output = run(&["solve", sheet.path(), "--nodes", "0"]);
    assert_eq!(output.status.code(), Some(1));
    let text = String::from_utf8(output.stdout).expect("text");
    assert!(
        text.starts_with("1. #1: not found within the budget, "),
        "{text}"
    );
}

#[test]
fn solved_files_end_well() {
    let sheet = Sheet::new("well.xsb", "#####\r\n#@$.#\r\n#####");
    assert!(printed(&["solve", sheet.path()]).starts_with("1. #1: solved, 1 push,"));
}

#[test]
fn a_bad_file_gets_one_sentence() {
    let none = Sheet::new("none.xsb", "no level\n");
    let binary = Sheet::new("binary.xsb", [0x7f, b'E', b'L', b'F', b'\n', 0, 0]);
    let large = Sheet::new("large.xsb", vec![b'#'; 2_100_000]);
    let open = Sheet::new("open.xsb", "; gap\n\n#####\n#@$. \n#####\n");
    let cases = [
        (
            none.path(),
            2,
            "error: FILE: there is no level in the text: a level has three rows or more, with walls drawn as #\n",
        ),
        (
            binary.path(),
            2,
            "error: FILE: line 2 holds a zero byte: this is no text\n",
        ),
        (
            large.path(),
            2,
            "error: FILE: the text has 2000001 bytes, and at most 2000000 are allowed\n",
        ),
        (
            open.path(),
            1,
            "FILE: level 1 on line 3: line 4, column 5: the walls leave a way out here\n",
        ),
    ];
    for (path, code, sentence) in cases {
        let output = run(&["solve", path]);
        assert_eq!(told(&output), sentence.replace("FILE", path));
        assert_eq!(
            (output.status.code(), output.stdout.len()),
            (Some(code), 0),
            "{path}"
        );
    }
    let output = run(&["solve", "no-such-file.xsb"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(told(&output).starts_with("error: no-such-file.xsb cannot be read: "));
}

#[test]
fn what_makes_no_sense_is_told() {
    let cases: [(&[&str], &str); 7] = [
        (&["generate"], "--seed"),
        (&["generate", "--seed", ""], "the seed is empty"),
        (
            &["generate", "--seed", "x", "--size", "7x8"],
            "a size reads like 12x10, each from 8 to 20",
        ),
        (
            &["generate", "--seed", "x", "--boxes", "5"],
            "--boxes is a number from 1 to 4, or auto, and not \"5\"",
        ),
        (
            &["generate", "--seed", "x", "--gen", "best"],
            "the generators are classic1",
        ),
        (&["svg", "#/chess"], "unknown puzzle"),
        (&["dance"], "dance"),
    ];
    for (args, sentence) in cases {
        let output = run(args);
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        assert!(
            told(&output).contains(sentence),
            "{args:?}: {}",
            told(&output)
        );
    }
}

#[test]
fn a_link_becomes_a_picture() {
    let level = "https://example.org/play/#/sokoban?xsb=5w_wpbow_5w";
    let picture = printed(&["svg", level]);
    assert!(picture.starts_with("<svg ") && picture.ends_with("</svg>\n"));
    assert_ne!(picture, printed(&["svg", level, "--dark"]));
    assert_ne!(picture, printed(&["svg", &format!("{level}&moves=R")]));
    let output = run(&["svg", &format!("{level}&moves=u")]);
    assert_eq!(String::from_utf8_lossy(&output.stdout), picture);
    assert_eq!(
        told(&output),
        "note: move 1 is against the rules; it and all after it are left out\n"
    );
}
