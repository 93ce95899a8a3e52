//! What page and worker say to each other, and what the browser stores: each text reads back, and broken ones are
//! refused without a panic.

mod mutations;

use mutations::mutate;
use searchlight::{
    app::{
        Language, Theme,
        saved::{Best, Records, SavedError, Settings},
    },
    grid::Dir,
    job::{self, JobError, Reply, Request},
    link::Game,
    seed::{Seed, Stream},
    sokoban::{lurd, solve::Effort, text},
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
    ]
}

fn replies() -> Vec<Reply> {
    let effort = Effort {
        nodes: 12_345_678_901,
        depth: 31,
    };
    vec![
        Reply::Progress(effort),
        Reply::Level {
            position: text::read_one(ROOM).expect("a level"),
            solution: vec![Dir::Right; 3],
            pushes: 3,
            states: 9,
        },
        Reply::NoLevel { states: 400_000 },
        Reply::Solved {
            moves: vec![Dir::Up, Dir::Left],
            pushes: 1,
            effort,
        },
        Reply::Impossible(effort),
        Reply::NotFound(effort),
        Reply::Keep { moves: 4, effort },
        Reply::Refused("a level by value is needed".into()),
    ]
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
fn settings_and_records_read_back() {
    for language in [None, Some(Language::English), Some(Language::Chinese)] {
        for theme in [Theme::Auto, Theme::Light, Theme::Dark] {
            for game in Game::ALL {
                let settings = Settings {
                    language,
                    theme,
                    game,
                };
                assert_eq!(Settings::read(&settings.text()), Ok(settings));
            }
        }
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
