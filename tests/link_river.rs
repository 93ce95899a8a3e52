//! River's links: what is written is read back as the same, and whatever else is read is told.

mod mutations;

use mutations::mutate;
use searchlight::{
    link::{Game, Link, Notice, River},
    puzzle::Puzzle,
    river::{Crew, Docked, Kind, Move, Rowers, Rule, Setting, Side},
    seed::{Seed, Stream},
};

const ALL: Setting = Setting {
    rowers: Rowers::OneDevil,
    rule: Rule::Place,
    ..Setting::of(5, 4, 3)
};
const ALL_TEXT: &str =
    "/river?priests=5&devils=4&boat=3&rowers=one-devil&rule=place&at=3,2,1,far&moves=dpxP";

fn river(setting: Setting, at: Option<Docked>, moves: &[Move]) -> Link {
    Link::River(River {
        setting,
        at,
        moves: moves.to_vec(),
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

#[test]
fn a_game_has_its_setting_and_moves_in_the_link() {
    let moves = [Move::Board(Kind::Devil), Move::Cross];
    let link = river(Setting::CLASSIC, None, &moves);
    let text = "/river?priests=3&devils=3&boat=2&moves=dx";
    assert_eq!(link.to_string(), text);
    assert_eq!(Link::read(text), Ok((link.clone(), vec![])));
    assert_eq!(Link::read(&format!("#{text}")), Ok((link, vec![])));
    let at = Docked {
        start: Crew([3, 1, 1]),
        side: Side::Far,
    };
    let moves = [
        Move::Board(Kind::Devil),
        Move::Board(Kind::Priest),
        Move::Cross,
        Move::Land(Kind::Priest),
    ];
    let link = river(ALL, Some(at), &moves);
    assert_eq!(link.to_string(), ALL_TEXT);
    assert_eq!(Link::read(ALL_TEXT), Ok((link, vec![])));
}

#[test]
fn a_name_alone_goes_on_with_the_last_game() {
    for game in Game::ALL {
        let text = format!("/{}", game.name());
        assert_eq!(Link::read(&text), Ok((Link::Game(game), vec![])));
        assert_eq!(Link::Game(game).to_string(), text);
    }
}

#[test]
fn what_is_missing_is_classic_and_short_words_are_crossings() {
    let classic = "/river?priests=3&devils=3&boat=2";
    assert_eq!(read("/river?boat=2"), (classic.to_owned(), vec![]));
    for words in ["dd-d", "dd_d", "dd,d", "dd%20d"] {
        let (text, notices) = read(&format!("/river?moves={words}"));
        assert_eq!(
            (text, notices),
            (format!("{classic}&moves=ddxDx"), vec![]),
            "{words}"
        );
    }
    let (text, notices) = read("/river?priests=%33&devils=2&at=3%2C2%2Cfar");
    let at = "/river?priests=3&devils=2&boat=2&at=3,2,far";
    assert_eq!((text, notices), (at.to_owned(), vec![]), "escapes of mail");
    let (text, _) = read("/river?moves=dd~");
    assert_eq!(text, format!("{classic}&moves=dd~"), "loaded, not crossed");
    let (text, _) = read("/river?priests=2");
    assert_eq!(text, "/river?priests=2&devils=2&boat=2");
    let (text, _) = read("/river?priests=0");
    assert_eq!(text, "/river?priests=0&devils=3&boat=2");
}

#[test]
fn what_is_wrong_is_put_right_and_told() {
    let classic = "/river?priests=3&devils=3&boat=2";
    for (query, link, notice) in [
        (
            "priests=13",
            "/river?priests=12&devils=3&boat=2",
            "priests= is out of bounds; using 12",
        ),
        ("priests=-1", classic, "priests= can't be read; using 3"),
        (
            "priests=2&devils=3",
            "/river?priests=2&devils=2&boat=2",
            "devils= is out of bounds; using 2",
        ),
        (
            "devils=99999999999",
            classic,
            "devils= is out of bounds; using 3",
        ),
        (
            "boat=0",
            "/river?priests=3&devils=3&boat=1",
            "boat= is out of bounds; using 1",
        ),
        ("boat=x", classic, "boat= can't be read; using 2"),
        ("rowers=cats", classic, "rowers= can't be read; using all"),
        ("rule=", classic, "rule= can't be read; using classical"),
        ("at=3,1", classic, "at= can't be read; using 3,3,start"),
        ("at=4,1,far", classic, "at= can't be read; using 3,3,start"),
        ("at=3,1,near", classic, "at= can't be read; using 3,3,start"),
        (
            "at=1,2,far",
            classic,
            "at=: devils outnumber priests on the start bank, 2 to 1; using the start",
        ),
        (
            "at=2,1,start",
            classic,
            "at=: devils outnumber priests on the far bank, 2 to 1; using the start",
        ),
        (
            "moves=ddd-d",
            classic,
            "move 3 is against the rules; it and all after it are left out",
        ),
        (
            "moves=pq",
            classic,
            "moves=: character 2, 'q', is no move; they are left out",
        ),
        ("size=9x9", classic, "unknown key “size” is passed over"),
        (
            "boat=2&boat=3",
            classic,
            "boat= stands there twice; its first value counts",
        ),
    ] {
        let (text, notices) = read(&format!("/river?{query}"));
        let text = text.split("&moves=").next().unwrap_or_default();
        assert_eq!((text, notices), (link, vec![notice.to_owned()]), "{query}");
    }
}

#[test]
fn mutated_links_are_read_and_stay_the_same() {
    let seed = Seed::new("links of the river").expect("a seed");
    let mut stream = Stream::new("tests", &seed);
    let mut rivers = 0;
    for _ in 0..20_000 {
        let text = mutate(ALL_TEXT, &mut stream);
        let Ok((link, _)) = Link::read(&text) else {
            continue;
        };
        let canonical = link.to_string();
        assert_eq!(Link::read(&canonical), Ok((link.clone(), vec![])), "{text}");
        if let Link::River(river) = link {
            rivers += 1;
            let mut position = river.start();
            for mv in river.moves {
                position.play(mv).expect("only legal moves are left");
            }
        }
    }
    assert!(rivers > 5_000, "{rivers}");
}
