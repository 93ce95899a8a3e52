//! What page and worker say to each other, and what the browser stores: each text reads back, and broken ones are
//! refused without a panic.

mod mutations;

use mutations::mutate;
use searchlight::{
    app::{
        Language, Theme,
        saved::{Best, Records, SavedError, Settings},
    },
    grid::{Dir, Size},
    job::{self, JobError, Reply, Request},
    link::Game,
    maze::{
        self, Maze,
        carve::{Generator, Params, carve},
        search::compare,
    },
    seed::{Seed, Stream},
    sokoban::{
        self,
        generate::{Level, Measure},
        lurd,
        solve::Effort,
        text,
    },
};

const ROOM: &str = "\
#######
#     #
#@$  .#
#     #
#######";

fn stream(label: &str) -> Stream {
    Stream::new(label, &Seed::new("mutations").expect("a seed"))
}

fn requests() -> Vec<Request> {
    let start = text::read_one(ROOM).expect("a level");
    let moves = vec![Dir::Right, Dir::Down];
    let generate = Request::read("generate /sokoban?gen=classic1&size=9x8&boxes=2&seed=a%20b");
    vec![
        generate.expect("a request"),
        Request::Solve {
            start: start.clone(),
            moves: moves.clone(),
            budget: 500,
        },
        Request::Rescue {
            start,
            moves,
            budget: 7,
        },
        orders("/maze?gen=backtracker1&size=2001x2001&braid=5&seed=a%20b"),
        orders("/maze?map=eowx"),
    ]
}

fn orders(link: &str) -> Request {
    Request::read(&format!("orders {link}")).expect("a request")
}

fn replies() -> Vec<Reply> {
    let effort = Effort {
        nodes: 12_345_678_901,
        depth: 31,
    };
    vec![
        Reply::Progress(effort),
        level(None),
        level(Some(Measure {
            turns: 19,
            counterintuitive: 0,
        })),
        Reply::NoLevel { states: 400_000 },
        Reply::Solved {
            moves: vec![Dir::Up, Dir::Left],
            pushes: 1,
            effort,
        },
        Reply::Impossible(effort),
        Reply::NotFound(effort),
        Reply::Keep { moves: 4, effort },
        Reply::Orders(compare(&Maze::classic())),
        Reply::Orders(compare(&maze_of("2010\n0103"))),
        Reply::Refused("a level by value is needed".into()),
    ]
}

fn level(measure: Option<Measure>) -> Reply {
    Reply::Level(Level {
        position: text::read_one(ROOM).expect("a level"),
        solution: vec![Dir::Right; 3],
        pushes: 3,
        measure,
        states: 9,
    })
}

fn maze_of(rows: &str) -> Maze {
    maze::text::read(rows, 9).expect("a maze")
}

#[test]
fn requests_and_replies_read_back() {
    for request in requests() {
        assert_eq!(Request::read(&request.to_string()), Ok(request));
    }
    for reply in replies() {
        assert_eq!(Reply::read(&reply.to_string()), Ok(reply));
    }
}

#[test]
fn faults_name_their_place() {
    let fault = |text| Request::read(text).expect_err("broken").to_string();
    assert_eq!(fault("dance"), "unknown word “dance”");
    assert_eq!(
        fault("solve many /sokoban"),
        "part 2 is missing or no number"
    );
    assert_eq!(fault("solve 5"), "part 3 is missing or no number");
    assert_eq!(
        fault("solve 5 /sokoban?seed=a"),
        "a level by value is needed"
    );
    assert_eq!(Reply::read("solved 1"), Err(JobError::Part(3)));
    assert_eq!(
        fault("orders /river?boat=2"),
        "the link names an unknown puzzle “/river”"
    );
    assert_eq!(fault("orders /maze?size=9x9"), "the link has no seed=");
    let cut = "orders".to_owned() + &" 13 21".repeat(23);
    assert_eq!(Reply::read(&cut), Err(JobError::Part(48)));
    assert_eq!(Reply::read(&format!("{cut} 13")), Err(JobError::Part(49)));
    assert_eq!(
        Reply::read(&format!("{cut} 13 -1")),
        Err(JobError::Part(49))
    );
}

#[test]
fn mutated_texts_are_read_or_refused_and_stay_the_same() {
    let mut stream = stream("jobs");
    let (requests, replies) = (requests(), replies());
    let (mut read, mut refused) = (0, 0);
    for number in 0..6000 {
        let text = mutate(&requests[number % requests.len()].to_string(), &mut stream);
        let request = Request::read(&text);
        if let Ok(request) = &request {
            assert_eq!(Request::read(&request.to_string()).as_ref(), Ok(request));
        }
        let text = mutate(&replies[number % replies.len()].to_string(), &mut stream);
        let reply = Reply::read(&text);
        if let Ok(reply) = &reply {
            assert_eq!(Reply::read(&reply.to_string()).as_ref(), Ok(reply));
        }
        for is_read in [request.is_ok(), reply.is_ok()] {
            *(if is_read { &mut read } else { &mut refused }) += 1;
        }
    }
    assert!(read > 500 && refused > 500, "{read} {refused}");
}

#[test]
fn the_worker_answers_every_text() {
    let mut stream = stream("work");
    for _ in 0..300 {
        let text = mutate(&requests()[1].to_string(), &mut stream);
        let answer = job::run(&text, &mut |_| {});
        Reply::read(&answer).expect("an answer that can be read");
    }
}

#[test]
fn the_rescue_keeps_all_that_can_still_be_won() {
    let start = text::read_one(ROOM).expect("a level");
    let moves = lurd::read("rrdrrudluldr").expect("moves");
    let request = Request::Rescue {
        start,
        moves,
        budget: 10_000,
    };
    let answer = job::run(&request.to_string(), &mut |_| {});
    let Ok(Reply::Keep { moves, .. }) = Reply::read(&answer) else {
        panic!("{answer}");
    };
    assert_eq!(moves, 8, "the ninth move pushes the box against the wall");
}

#[test]
fn the_orders_of_the_classic_maze_are_compared() {
    let answer = job::run("orders /maze?search=bfs", &mut |_| {});
    let Ok(Reply::Orders(tallies)) = Reply::read(&answer) else {
        panic!("{answer}");
    };
    assert_eq!(tallies.len(), 24);
    assert_eq!(
        (tallies[0].way, tallies[0].expanded),
        (Some(13), 21),
        "as the classic search goes"
    );
    assert!(tallies.iter().all(|tally| tally.way == Some(13)));
    let tried = || tallies.iter().map(|tally| tally.expanded);
    assert_eq!((tried().min(), tried().max()), (Some(16), Some(24)));
    let sealed = job::run("orders /maze?map=eowx", &mut |_| {});
    assert_eq!(sealed, "orders".to_owned() + &" 0 2".repeat(24));
}

#[test]
fn the_orders_of_the_largest_mazes_are_compared() {
    let link = "/maze?gen=backtracker1&size=2001x2001&seed=0";
    let answer = job::run(&format!("orders {link}"), &mut |_| {});
    let Ok(Reply::Orders(tallies)) = Reply::read(&answer) else {
        panic!("{answer}");
    };
    let params = Params {
        generator: Generator::Backtracker1,
        size: Size::new(2001, 2001),
        braid: 0,
        seed: Seed::new("0").expect("a seed"),
    };
    let maze = carve(&params);
    assert_eq!(tallies, compare(&maze));
    let way = tallies[0].way.expect("a way");
    assert!((180_000..=410_000).contains(&way), "{way}");
    let ways = tallies.iter().map(|tally| tally.way);
    assert!(ways.eq([Some(way); 24]), "without loops there is one way");
}

#[test]
fn settings_and_records_read_back() {
    let kinds = [
        None,
        Some((
            sokoban::generate::Generator::Crafted1(sokoban::generate::Band::Expert),
            Size::new(16, 12),
            Some(6),
        )),
        Some((
            sokoban::generate::Generator::Classic1,
            Size::new(20, 20),
            None,
        )),
    ];
    for (language, kind) in [None, Some(Language::English), Some(Language::Chinese)]
        .into_iter()
        .zip(kinds)
    {
        for theme in [Theme::Auto, Theme::Light, Theme::Dark] {
            for game in Game::ALL {
                let settings = Settings {
                    language,
                    theme,
                    game,
                    kind,
                };
                assert_eq!(Settings::read(&settings.text()), Ok(settings));
            }
        }
    }
    for broken in [
        "new",
        "new crafted1 easy 8x8",
        "new crafted1 easy 30x8 3",
        "new crafted1 easy 8x8 9",
        "new made2 easy 8x8 3",
        "new crafted1 easy 8x8 3 3",
    ] {
        assert_eq!(
            Settings::read(&format!("theme light\n{broken}\n")),
            Err(SavedError::Line(2)),
            "{broken}"
        );
    }
    let mut records = Records::default();
    let long = format!("/sokoban?xsb={}", "w".repeat(5000));
    let best = |pushes, moves| Best { pushes, moves };
    assert!(records.note("/sokoban?seed=a", best(9, 30)));
    assert!(records.note(&long, best(4, 4)));
    assert!(!records.note("/sokoban?seed=a", best(9, 31)), "no better");
    assert!(records.note("/sokoban?seed=a", best(8, 50)), "fewer pushes");
    assert_eq!(records.best(&long), Some(best(4, 4)));
    assert_eq!(Records::read(&records.text()), Ok(records));
}

#[test]
fn the_oldest_records_are_forgotten() {
    let mut records = Records::default();
    for number in 0..2100 {
        let best = Best {
            pushes: 1,
            moves: 1,
        };
        records.note(&format!("/sokoban?seed={number}"), best);
    }
    assert_eq!(records.text().lines().count(), 2000);
    assert_eq!(records.best("/sokoban?seed=99"), None);
}

#[test]
fn mutated_saved_texts_are_read_or_refused_with_their_line() {
    let mut stream = stream("saved");
    let records = "9 30 /sokoban?seed=a\n4 4 xsb#0123456789abcdef\n";
    for _ in 0..4000 {
        let text = mutate(records, &mut stream);
        match Records::read(&text) {
            Ok(records) => assert_eq!(Records::read(&records.text()), Ok(records)),
            Err(fault) => assert!(matches!(fault, SavedError::Line(1..=4)), "{text:?}"),
        }
        let text = mutate("theme dark\nlanguage zh\n", &mut stream);
        if let Ok(settings) = Settings::read(&text) {
            assert_eq!(Settings::read(&settings.text()), Ok(settings));
        }
    }
    assert_eq!(
        Records::read("1 2 a\nx").expect_err("broken").to_string(),
        "line 2 is broken"
    );
}
