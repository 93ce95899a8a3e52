//! Links: what is written is read back as the same, and whatever else is read is told.

mod mutations;

use mutations::mutate;
use searchlight::{
    grid::Size,
    link::{Link, LinkError, Notice, Played, Sokoban, Source},
    seed::{Seed, Stream},
    sokoban::{
        generate::{Generator, Params, generate},
        lurd, text,
    },
};

const LODGE: &str = "  #####\n###   ##\n#.@$ $ #\n###  . #\n  ######\n";
const VALUE: &str = "/sokoban?xsb=--5w_3w3-ww_wopb-b-w_3w--o-w_--6w";

fn params(seed: &str) -> Params {
    Params {
        generator: Generator::Classic1,
        size: Size::new(12, 10),
        boxes: Some(3),
        seed: Seed::new(seed).expect("a seed"),
    }
}

fn generated(params: Params, moves: &str) -> Link {
    Link::Sokoban(Sokoban {
        source: Source::Generated(params),
        moves: lurd::read(moves).expect("moves"),
    })
}

/// The canonical text of a link, and what was told of it.
fn read(text: &str) -> (String, Vec<String>) {
    let (link, notices) = Link::read(text).unwrap_or_else(|fault| panic!("{fault}\n{text}"));
    (
        link.to_string(),
        notices.iter().map(Notice::to_string).collect(),
    )
}

fn fault(text: &str) -> String {
    Link::read(text).expect_err(text).to_string()
}

#[test]
fn a_generated_level_has_its_parameters_in_the_link() {
    let link = generated(params("K7QX2M9P"), "rruld");
    let text = "/sokoban?gen=classic1&size=12x10&boxes=3&seed=K7QX2M9P&moves=rruld";
    assert_eq!(link.to_string(), text);
    assert_eq!(Link::read(text), Ok((link.clone(), vec![])));
    assert_eq!(Link::read(&format!("#{text}")), Ok((link, vec![])));
    let free = Params {
        boxes: None,
        ..params("x")
    };
    assert_eq!(
        generated(free, "").to_string(),
        "/sokoban?gen=classic1&size=12x10&seed=x"
    );
}

#[test]
fn a_level_by_value_is_in_the_link_whole() {
    let position = text::read_one(LODGE).expect("a good level");
    let link = Link::Sokoban(Sokoban {
        source: Source::Value(position),
        moves: vec![],
    });
    assert_eq!(link.to_string(), VALUE);
    assert_eq!(Link::read(VALUE), Ok((link, vec![])));
}

#[test]
fn any_text_is_a_seed() {
    for seed in [
        "推箱子",
        "a&b=c",
        "100%",
        "#?+ /",
        "\u{0}\n",
        "~-._",
        "%41",
        "é",
    ] {
        let link = generated(params(seed), "");
        let text = link.to_string();
        assert!(text.is_ascii() && !text.contains(' '), "{text}");
        assert_eq!(Link::read(&text), Ok((link, vec![])), "{text}");
    }
    let (text, _) = read("/sokoban?gen=classic1&size=12x10&seed=推箱子");
    assert!(
        text.ends_with("&seed=%E6%8E%A8%E7%AE%B1%E5%AD%90"),
        "{text}"
    );
}

#[test]
fn pushes_are_capitals_where_the_level_is_known() {
    let position = text::read_one(LODGE).expect("a good level");
    let (text, notices) = read(&format!("{VALUE}&moves=rur"));
    assert_eq!((text, notices), (format!("{VALUE}&moves=Rur"), vec![]));
    let link = generated(params("x"), "rur");
    let Link::Sokoban(sokoban) = &link else {
        panic!("{link} is no level");
    };
    let game = Played {
        source: &sokoban.source,
        start: &position,
        moves: &sokoban.moves,
    };
    let text = "/sokoban?gen=classic1&size=12x10&boxes=3&seed=x&moves=Rur";
    assert_eq!(game.to_string(), text);
    assert_eq!(Link::read(text), Ok((link, vec![])));
}

#[test]
fn what_is_wrong_is_put_right_and_told() {
    let good = "/sokoban?gen=classic1&size=12x10&boxes=3&seed=x";
    let cases = [
        (
            "/sokoban?seed=x&boxes=3&zoom=2&",
            good,
            vec!["unknown key “zoom” is passed over"],
        ),
        (
            "/sokoban?gen=classic1&size=7x900&boxes=9&seed=x",
            "/sokoban?gen=classic1&size=8x20&boxes=4&seed=x",
            vec![
                "size= is out of bounds; using 8x20",
                "boxes= is out of bounds; using 4",
            ],
        ),
        (
            "/sokoban?gen=classic1&size=70000x10&boxes=300&seed=x",
            "/sokoban?gen=classic1&size=20x10&boxes=4&seed=x",
            vec![
                "size= is out of bounds; using 20x10",
                "boxes= is out of bounds; using 4",
            ],
        ),
        (
            "/sokoban/?gen=classic1&size=wide&boxes=three&seed=x&seed=y",
            good,
            vec![
                "seed= stands there twice; its first value counts",
                "size= can't be read; using 12x10",
                "boxes= can't be read; using 3",
            ],
        ),
        (
            &format!("{good}&moves=rrx"),
            good,
            vec!["moves=: 'x' at character 3 is no move: moves are l, u, r, d; they are left out"],
        ),
        (
            &format!("{VALUE}&moves=rrrr"),
            &format!("{VALUE}&moves=R"),
            vec!["move 2 is against the rules; it and all after it are left out"],
        ),
    ];
    for (text, canonical, told) in cases {
        let told: Vec<String> = told.into_iter().map(str::to_owned).collect();
        assert_eq!(read(text), (canonical.to_owned(), told), "{text}");
        assert_eq!(read(canonical).1, Vec::<String>::new(), "{canonical}");
    }
}

/// What is asked of `crafted1` as a link, what is taken, and what is told.
const CRAFTED: [(&str, &str, &[&str]); 9] = [
    (
        "level=hard&size=10x10&boxes=4",
        "hard&size=10x10&boxes=4",
        &[],
    ),
    ("", "medium&size=10x10&boxes=4", &[]),
    (
        "size=16x12&boxes=6&level=max",
        "max&size=16x12&boxes=6",
        &[],
    ),
    (
        "level=dull&boxes=three",
        "medium&size=10x10&boxes=4",
        &[
            "level= can't be read; using medium",
            "boxes= can't be read; using 4",
        ],
    ),
    (
        "level=Hard",
        "medium&size=10x10&boxes=4",
        &["level= can't be read; using medium"],
    ),
    (
        "size=5x99&boxes=1",
        "medium&size=6x12&boxes=2",
        &[
            "size= is out of bounds; using 6x12",
            "boxes= is out of bounds; using 2",
        ],
    ),
    (
        "size=99x5&boxes=7",
        "medium&size=16x6&boxes=6",
        &[
            "size= is out of bounds; using 16x6",
            "boxes= is out of bounds; using 6",
        ],
    ),
    (
        "level=max&size=6x6&boxes=2",
        "medium&size=6x6&boxes=2",
        &["level= is out of bounds; using medium"],
    ),
    (
        "level=max&size=6x6&boxes=6",
        "medium&size=6x6&boxes=3",
        &[
            "boxes= is out of bounds; using 3",
            "level= is out of bounds; using medium",
        ],
    ),
];

/// What is asked of a day as a link, what is taken, and what is told.
const DAILY: [(&str, &str, &[&str]); 6] = [
    (
        "2026-11-30&level=hard&gen=crafted1",
        "2026-11-30&level=hard",
        &[],
    ),
    (
        "2024-02-29&level=medium&moves=lr",
        "2024-02-29&level=medium",
        &[],
    ),
    ("2026-11-30", "2026-11-30&level=easy", &[]),
    (
        "2026-11-30&level=max",
        "2026-11-30&level=hard",
        &["level= is out of bounds; using hard"],
    ),
    (
        "2026-11-30&level=dull&gen=classic1",
        "2026-11-30&level=easy",
        &[
            "gen= can't be read; using crafted1",
            "level= can't be read; using easy",
        ],
    ),
    (
        "2026-11-30&size=9x9&boxes=3&seed=x&xsb=x",
        "2026-11-30&level=easy",
        &[
            "size= is passed over, as daily= gives the level",
            "boxes= is passed over, as daily= gives the level",
            "seed= is passed over, as daily= gives the level",
            "xsb= is passed over, as daily= gives the level",
        ],
    ),
];

#[test]
fn a_level_of_a_day_is_named_by_the_day() {
    for (asked, taken, told) in DAILY {
        let moves = if asked.contains("moves") {
            "&moves=lr"
        } else {
            ""
        };
        let canonical = format!("/sokoban?daily={taken}&gen=crafted1{moves}");
        let told = told.iter().map(|told| (*told).to_owned()).collect();
        assert_eq!(
            read(&format!("/sokoban?daily={asked}")),
            (canonical.clone(), told)
        );
        assert_eq!(read(&canonical), (canonical.clone(), vec![]));
    }
    for day in ["", "2026-02-29", "today", "20261130"] {
        let fault = Link::read(&format!("/sokoban?daily={day}")).expect_err(day);
        assert_eq!(fault.to_string(), format!("daily= is no day “{day}”"));
    }
}

#[test]
fn a_crafted_level_has_its_difficulty_in_the_link() {
    for (asked, taken, told) in CRAFTED {
        let canonical = format!("/sokoban?gen=crafted1&level={taken}&seed=x");
        let text = format!("/sokoban?gen=crafted1&seed=x&{asked}");
        assert_eq!(
            read(&text),
            (
                canonical.clone(),
                told.iter().map(|told| (*told).to_owned()).collect()
            ),
            "{text}"
        );
        assert_eq!(read(&canonical), (canonical.clone(), vec![]));
    }
    let text = "/sokoban?gen=classic1&level=hard&size=12x10&boxes=3&seed=x";
    let (taken, told) = read(text);
    assert_eq!(taken, text.replace("&level=hard", ""));
    assert_eq!(told, ["unknown key “level” is passed over"]);
}

#[test]
fn a_flood_of_unknown_keys_is_not_told_key_by_key() {
    let (_, told) = read(&format!("{VALUE}{}", "&x".repeat(50_000)));
    assert!(told.len() < 10, "{}", told.len());
}

#[test]
fn each_fault_names_its_place() {
    let cases = [
        ("", "the link names an unknown puzzle “”"),
        (
            "#/chess?seed=x",
            "the link names an unknown puzzle “/chess”",
        ),
        ("/sokoban?size=9x9", "the link has neither seed= nor xsb="),
        ("/sokoban?gen=classic1&seed=", "seed=: the seed is empty"),
        (
            "/sokoban?gen=classic1&seed=é%41%C3%A9%FF",
            "seed= is broken at letter 11",
        ),
        (
            "/sokoban?size=8x8&gen=classic9&seed=x",
            "gen= names an unknown generator “classic9”",
        ),
        (
            "/sokoban?xsb=3w_wpx_3w",
            "xsb=: line 1, column 6: 'x' stands for nothing on a board",
        ),
        (
            "/sokoban?xsb=9999(9999w)",
            "xsb=: line 1: at character 5 the text grows beyond 40200 characters",
        ),
        ("/sokoban?xsb=", "xsb=: the level has no player"),
    ];
    for (text, sentence) in cases {
        assert_eq!(fault(text), sentence, "{text}");
    }
    let long = "é".repeat(33);
    assert_eq!(
        fault(&format!("/sokoban?seed={long}")),
        "seed=: the seed has 66 bytes, and at most 64 are allowed"
    );
    assert_eq!(
        Link::read(&"x".repeat(200_001)),
        Err(LinkError::Long(200_001))
    );
}

#[test]
fn the_longest_link_still_reads() {
    // Walls and floor in turn below one hall: runs do not make this shorter. The player walks to and fro.
    let level = "/sokoban?xsb=200w_w-pbo193-ww_196(98(w-)4w_)200w";
    let (text, told) = read(&format!(
        "{level}&moves=9999(lr)9999(lr)9999(lr)9999(lr)9999(lr)"
    ));
    assert_eq!(told, Vec::<String>::new());
    assert!(text.len() > 99_000 + 39_000);
    assert_eq!(read(&text), (text.clone(), vec![]));
}

#[test]
fn mutated_links_are_read_or_refused_and_stay_the_same() {
    let mut stream = Stream::new("links", &Seed::new("mutations").expect("a seed"));
    let roots = [
        format!("{VALUE}&moves=RurrDD"),
        "#/sokoban?gen=classic1&size=12x10&boxes=3&seed=K7QX2M9P&moves=rrULd".to_owned(),
        "/sokoban?gen=classic1&size=8x20&seed=%E6%8E%A8&moves=3r2(ul)".to_owned(),
        "/sokoban?gen=crafted1&level=expert&size=9x7&boxes=5&seed=K7QX2M9P".to_owned(),
    ];
    let (mut accepted, mut refused) = (0, 0);
    for number in 0..9000 {
        let mut text = roots[number % roots.len()].clone();
        for _ in 0..=stream.below(3) {
            text = mutate(&text, &mut stream);
        }
        match Link::read(&text) {
            Ok((link, notices)) => {
                accepted += 1;
                let canonical = link.to_string();
                assert_eq!(Link::read(&canonical), Ok((link, vec![])), "{text}");
                assert!(notices.iter().all(|notice| !notice.to_string().is_empty()));
            }
            Err(fault) => {
                refused += 1;
                assert!(!fault.to_string().is_empty());
            }
        }
    }
    assert!(accepted > 1000 && refused > 1000, "{accepted} {refused}");
}

#[test]
fn mutated_levels_are_read_or_refused_and_stay_the_same() {
    let mut stream = Stream::new("levels", &Seed::new("mutations").expect("a seed"));
    let roots = [
        format!("; 1\n\n{LODGE}\n; 2\n\n{LODGE}"),
        format!(
            "{LODGE}Title: A\nAuthor: B\n\n{}Comment:\n{LODGE}Comment-End:\n",
            LODGE.replace(' ', "-")
        ),
        "--5#|3#3-2#|#.@$-$-#|3#--.-#|--6#\n".to_owned(),
        "#####  $\n#   ###\n#@$.# #\n######*\n..\n####\n".to_owned(),
    ];
    let (mut accepted, mut refused) = (0, 0);
    for number in 0..9000 {
        let text = mutate(&roots[number % roots.len()], &mut stream);
        let Ok(entries) = text::levels(&text) else {
            refused += 1;
            continue;
        };
        for entry in entries {
            match entry.level {
                Ok(position) => {
                    accepted += 1;
                    let again = text::read_one(&text::write(&position));
                    assert_eq!(again.as_ref(), Ok(&position), "{text}");
                    let short = text::write_run_length(&position);
                    assert_eq!(
                        text::read_run_length(&short).as_ref(),
                        Ok(&position),
                        "{text}"
                    );
                    assert!(
                        short
                            .bytes()
                            .all(|byte| byte.is_ascii_alphanumeric() || b"-_".contains(&byte))
                    );
                }
                Err(fault) => {
                    refused += 1;
                    assert!(!fault.to_string().is_empty());
                }
            }
        }
    }
    assert!(accepted > 1000 && refused > 1000, "{accepted} {refused}");
}

#[test]
fn mutated_moves_are_read_or_refused_and_stay_the_same() {
    let mut stream = Stream::new("moves", &Seed::new("mutations").expect("a seed"));
    let start = text::read_one(LODGE).expect("a good level");
    let (mut accepted, mut refused) = (0, 0);
    for _ in 0..9000 {
        let text = mutate("RurrDulldR2(lr)3d", &mut stream);
        match lurd::read(&text) {
            Ok(moves) => {
                accepted += 1;
                let written = lurd::write(&start, &moves);
                let played = lurd::replay(&start, &moves)
                    .err()
                    .map_or(moves.len(), |fault| fault.index);
                assert_eq!(
                    lurd::read(&written).as_deref(),
                    Ok(&moves[..played]),
                    "{text}"
                );
            }
            Err(fault) => {
                refused += 1;
                assert!(!fault.to_string().is_empty());
            }
        }
    }
    assert!(accepted > 1000 && refused > 1000, "{accepted} {refused}");
}

#[test]
fn the_links_of_the_readme_open_without_a_notice() {
    let readme = include_str!("../README.md");
    let links: Vec<&str> = readme
        .split_whitespace()
        .filter(|word| word.starts_with("#/"))
        .collect();
    assert_eq!(links.len(), 8);
    for text in links {
        let (link, notices) = Link::read(text).expect("a link");
        assert_eq!(notices, [], "{text}");
        let Link::Sokoban(link) = link else {
            assert_eq!(format!("#{link}"), text);
            continue;
        };
        let start = match link.source {
            Source::Value(start) => start,
            source => {
                let params = source.params().expect("a level that is made");
                generate(&params, &mut |_| ()).expect("a level").position
            }
        };
        lurd::replay(&start, &link.moves).expect("moves that can be made");
    }
}
