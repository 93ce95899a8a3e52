//! The command line, run as a user runs it.

use searchlight::{
    app::river::sight::{Figures, Sight},
    link::{Link, Source, campaign},
    puzzle::{Outcome, Puzzle},
    river::{Position, Setting, graph::Graph},
    sokoban::{lurd, text},
    svg::{self, Colours},
    view::{
        sight::{self, Plan},
        tokens::Palette,
    },
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
        "/sokoban?gen=crafted1&level=medium&size=10x10&boxes=4&seed=K7QX2M9P"
    );
    for (entry, link) in entries.iter().zip(links) {
        let (Link::Sokoban(link), notices) = Link::read(link).expect("a link") else {
            panic!("{link} is no level");
        };
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
        let number = |name: &str| object[name].as_u64().expect("a number") as u32;
        assert_eq!(
            number("difficulty"),
            pushes + 8 * number("turns") + 6 * number("counterintuitive")
        );
        let (link, notices) = Link::read(field("link")).expect("a link");
        assert_eq!(
            (format!("#{link}"), notices),
            (field("link").to_owned(), vec![])
        );
    }
}

#[test]
fn the_campaign_is_printed_in_order_with_names_and_links() {
    let text = printed(&["campaign", "--json"]);
    let objects: Vec<serde_json::Value> = text
        .lines()
        .map(|line| serde_json::from_str(line).expect("an object a line"))
        .collect();
    assert_eq!(objects.len(), campaign::COUNT);
    for (place, (object, link)) in objects.iter().zip(campaign::links()).enumerate() {
        assert_eq!(
            (&object["place"], &object["link"]),
            (&(place + 1).into(), &link.into())
        );
    }
    assert_eq!(objects[11]["name"], "Courtyard");
    let boards = printed(&["campaign"]);
    let entries = text::levels(&boards).expect("a file of levels");
    assert_eq!(entries.len(), campaign::COUNT);
    assert!(boards.starts_with("; 1 · First Steps\n"));
    let sheet = Sheet::new("campaign.svg", "");
    assert_eq!(printed(&["campaign", "--sheet", sheet.path()]), "");
    let whole = fs::read_to_string(sheet.path()).expect("the sheet");
    assert_eq!(whole.matches("<svg x=").count(), campaign::COUNT);
    assert!(whole.contains(">60 · Lamp Room<"));
}

#[test]
fn a_level_of_the_first_generator_has_no_measure() {
    let text = printed(&["generate", "--gen", "classic1", "--seed", "x", "--json"]);
    let object: serde_json::Value = serde_json::from_str(&text).expect("an object");
    assert_eq!(
        object["link"],
        "#/sokoban?gen=classic1&size=12x10&boxes=3&seed=x"
    );
    for name in ["turns", "counterintuitive", "difficulty"] {
        assert_eq!(object.get(name), Some(&serde_json::Value::Null), "{name}");
    }
}

#[test]
fn many_levels_become_one_sheet() {
    let sheet = Sheet::new("sheet.svg", "");
    let args = ["generate", "--level", "easy", "--seed", "x", "--sheet"];
    assert_eq!(printed(&[&args, [sheet.path()].as_slice()].concat()), "");
    let whole = fs::read_to_string(sheet.path()).expect("the sheet");
    let levels = |svg: &str| svg.matches("<svg x=").count();
    assert_eq!((levels(&whole), whole.matches("<svg ").count()), (48, 49));
    assert_eq!(whole.matches("</svg>").count(), 49);
    assert_eq!(whole.matches(">D ").count(), 48);
    // Eight across and six down, each with its gap and the line below it.
    assert!(
        whole.contains(" width=\"1584\" height=\"1324\""),
        "{}",
        &whole[..120]
    );
    let few = ["--count", "3", "--gen", "classic1"];
    let args = ["generate", "--seed", "x", "--sheet", sheet.path()];
    printed(&[args.as_slice(), &few].concat());
    let few = fs::read_to_string(sheet.path()).expect("the sheet");
    assert_eq!((levels(&few), few.matches(">P ").count()), (3, 3));
    let output = run(&[
        "generate",
        "--seed",
        "x",
        "--count",
        "1",
        "--sheet",
        "no/place.svg",
    ]);
    assert_eq!(output.status.code(), Some(2));
    assert!(told(&output).starts_with("error: no/place.svg cannot be written: "));
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

const UNREACHED: &str = "error: 6x6 does not reach max with so many boxes; the nearest that it reaches is --level medium --boxes 3\n";

#[test]
fn what_makes_no_sense_is_told() {
    let cases: [(&[&str], &str); 11] = [
        (&["generate"], "--seed"),
        (&["generate", "--seed", ""], "the seed is empty"),
        (
            &["generate", "--seed", "x", "--size", "wide"],
            "a size reads like 12x10",
        ),
        (
            &["generate", "--seed", "x", "--size", "17x8"],
            "error: crafted1 makes boards from 6x6 to 16x12 with 2 to 6 boxes, or auto\n",
        ),
        (
            &[
                "generate", "--gen", "classic1", "--seed", "x", "--boxes", "-5",
            ],
            "error: classic1 makes boards from 8x8 to 20x20 with 1 to 4 boxes, or auto\n",
        ),
        (
            &["generate", "--seed", "x", "--level", "max", "--size", "6x6"],
            UNREACHED,
        ),
        (
            &["generate", "--seed", "x", "--level", "dull"],
            "the levels are easy, medium, hard, expert, max",
        ),
        (
            &[
                "generate", "--gen", "classic1", "--seed", "x", "--level", "easy",
            ],
            "error: --level is for crafted1: classic1 does not know how hard its levels are\n",
        ),
        (
            &["generate", "--seed", "x", "--gen", "best"],
            "error: the generators are crafted1 and classic1\n",
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

#[test]
fn a_game_of_river_is_told_in_sentences() {
    let cases: [(&[&str], &str); 3] = [
        (
            &[],
            "It takes 11 crossings to get everybody across.
There are 4 shortest solutions.
20 positions are legal, 16 connected with the start.
The farthest of those is 12 crossings from the end.
ddxDxdxDxDppxPdxDpxPPdxdxDxdx
",
        ),
        (
            &["--priests", "1", "--devils", "1"],
            "It takes 1 crossing to get everybody across.
There is 1 shortest solution.
8 positions are legal, 6 connected with the start.
The farthest of those is 2 crossings from the end.
pdx
",
        ),
        (
            &["--rule", "place"],
            "It takes 9 crossings to get everybody across.
90 positions are legal, 88 connected with the start, counted by who is aboard.
dpxPxdxDxpxPxpxPxdx
",
        ),
    ];
    for (args, sentences) in cases {
        assert_eq!(printed(&[&["river"], args].concat()), sentences);
    }
    let output = run(&["river", "--priests", "4", "--devils", "4"]);
    assert_eq!(output.status.code(), Some(1), "it is impossible");
    assert_eq!(
        String::from_utf8_lossy(&output.stdout),
        "It is impossible to get everybody across.\n26 positions are legal, 11 connected with the start.\n"
    );
}

#[test]
fn a_game_of_river_is_an_object_for_programs() {
    let cases = [
        (
            "--boat 2",
            0,
            r#"{"farthest":12,"legal":20,"minimum":11,"reachable":16,"shortest_solutions":4,"solution":"ddxDxdxDxDppxPdxDpxPPdxdxDxdx","solvable":true}"#,
        ),
        (
            "--rowers one-devil",
            0,
            r#"{"farthest":15,"legal":32,"minimum":13,"reachable":24,"shortest_solutions":4,"solution":"drxDxdxDxRppxPdxDrxRdxDpxPPrxdxDxdx","solvable":true}"#,
        ),
        (
            "--rule place --priests 12 --devils 12 --boat 6",
            0,
            r#"{"farthest":null,"legal":1952,"minimum":9,"reachable":1950,"shortest_solutions":null,"solution":"dpdpdpxPPPDDxdpdpdxPPDDDxpdpdpxPPPDDxdpdpdxPPDxppdx","solvable":true}"#,
        ),
        (
            "--rowers priests",
            1,
            r#"{"farthest":null,"legal":20,"minimum":null,"reachable":3,"shortest_solutions":null,"solution":null,"solvable":false}"#,
        ),
    ];
    for (args, code, object) in cases {
        let args: Vec<&str> = "river --json".split(' ').chain(args.split(' ')).collect();
        let output = run(&args);
        assert_eq!(output.status.code(), Some(code), "{args:?}");
        assert_eq!(
            String::from_utf8_lossy(&output.stdout),
            format!("{object}\n")
        );
    }
}

#[test]
fn a_game_of_river_has_bounds() {
    let cases = [
        (
            "--priests 13",
            "--priests is a number from 0 to 12, and not \"13\"",
        ),
        (
            "--priests -1",
            "--priests is a number from 0 to 12, and not \"-1\"",
        ),
        (
            "--devils many",
            "--devils is a number from 0 to 12, and not \"many\"",
        ),
        (
            "--priests 0 --devils 13",
            "--devils is a number from 0 to 12, and not \"13\"",
        ),
        ("--boat 0", "--boat is a number from 1 to 6, and not \"0\""),
        ("--boat 7", "--boat is a number from 1 to 6, and not \"7\""),
        (
            "--devils 4",
            "--devils is no more than --priests, unless there is no priest, and not 4 with 3 priests",
        ),
    ];
    for (args, sentence) in cases {
        let output = run(&["river"]
            .into_iter()
            .chain(args.split(' '))
            .collect::<Vec<_>>());
        assert_eq!(output.status.code(), Some(2), "{args}");
        assert_eq!(told(&output), format!("error: {sentence}\n"));
        assert_eq!(output.stdout.len(), 0, "{args}");
    }
    let devils = printed(&["river", "--priests", "0", "--devils", "12"]);
    assert!(devils.starts_with("It takes 21 crossings"), "{devils}");
    for (flag, sentence) in [
        (
            "--rowers",
            "those who row are all, priests, one-devil or two-devils",
        ),
        ("--rule", "the rules are classical and place"),
    ] {
        let output = run(&["river", flag, "none"]);
        assert_eq!(output.status.code(), Some(2), "{flag}");
        assert!(told(&output).contains(sentence), "{}", told(&output));
    }
}

#[test]
fn a_game_of_river_becomes_a_picture() {
    let sheet = Sheet::new("river.svg", "");
    let told_alone = printed(&["river"]);
    for (flags, palette) in [
        (&[] as &[&str], Palette::Paper),
        (&["--dark"], Palette::Dusk),
    ] {
        let args = [&["river", "--svg", sheet.path()], flags].concat();
        assert_eq!(printed(&args), told_alone);
        let graph = Graph::new(Setting::CLASSIC);
        let start = Position::new(Setting::CLASSIC);
        let sight = Sight {
            here: start.dock(),
            ways: graph.ways(&start),
            pointed: None,
        };
        let figures = Figures {
            numbers: true,
            wave: None,
        };
        let picture = sight::whole(&graph, &Plan::new(&graph), figures, &sight);
        let text = fs::read_to_string(sheet.path()).expect("a picture");
        assert_eq!(text, svg::picture(&picture, Colours::Alone(palette)));
    }
    let output = run(&[
        "river",
        "--priests",
        "4",
        "--devils",
        "4",
        "--svg",
        sheet.path(),
    ]);
    assert_eq!(output.status.code(), Some(1), "it is impossible, and drawn");
    let text = fs::read_to_string(sheet.path()).expect("a picture");
    assert!(text.starts_with("<svg ") && text.ends_with("</svg>\n"));
    let output = run(&["river", "--svg", "/nowhere/river.svg"]);
    assert_eq!(output.status.code(), Some(2));
    let sentence = "error: /nowhere/river.svg cannot be written: ";
    assert!(told(&output).starts_with(sentence), "{}", told(&output));
    assert_eq!(output.stdout.len(), 0);
    assert_eq!(run(&["river", "--dark"]).status.code(), Some(2), "no file");
}
