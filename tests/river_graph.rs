//! The state graph of River against the table of known answers and what is known of the classic game.

mod river_settings;

use river_settings::{SETTINGS, place, positions, rowed};
use searchlight::{
    puzzle::{Outcome, Puzzle},
    river::{
        Crew, Docked, Kind, Move, Place, Position, Rowers, Rule, Setting, Side,
        graph::{Edge, Facts, Graph},
        text,
    },
};
use std::{env, fs, path::Path};

#[test]
fn the_table_of_known_answers_agrees() {
    let Some(folder) = env::var_os("SEARCHLIGHT_DATA") else {
        eprintln!("skipped: SEARCHLIGHT_DATA names no directory with data/river_table.csv");
        return;
    };
    let table = Path::new(&folder).join("data/river_table.csv");
    let table = fs::read_to_string(table).expect("the table of known answers");
    let mut rows = 0;
    for line in table.lines().skip(1) {
        let fields: Vec<&str> = line.split(',').collect();
        let rowers = match fields[0] {
            "plain" => Rowers::All,
            "row0" => Rowers::Priests,
            "row1" => Rowers::OneDevil,
            "row2" => Rowers::TwoDevils,
            _ => continue,
        };
        let rule = match fields[1] {
            "bank+boat" => Rule::Classical,
            "place-nb" => Rule::Place,
            _ => continue,
        };
        let [priests, devils, boat] =
            [2, 3, 4].map(|at: usize| fields[at].parse().expect("people"));
        if priests < devils && priests > 0 {
            continue;
        }
        let facts = Graph::new(Setting {
            priests,
            devils,
            boat,
            rowers,
            rule,
        })
        .facts();
        let told = [
            Some(u64::from(facts.minimum.is_some())),
            facts.minimum.map(u64::from),
            facts.shortest_solutions,
            Some(facts.legal.into()),
            Some(facts.reachable.into()),
            facts.farthest.map(u64::from),
        ];
        for (told, known) in told.into_iter().zip(&fields[5..]) {
            // A blank field has no meaning, and is not compared.
            if !known.is_empty() {
                assert_eq!(told, known.parse().ok(), "{line}");
            }
        }
        rows += 1;
    }
    assert_eq!(rows, 1167);
}

#[test]
fn the_classic_game_is_known() {
    let graph = Graph::new(Setting::CLASSIC);
    let facts = Facts {
        minimum: Some(11),
        shortest_solutions: Some(4),
        legal: 20,
        reachable: 16,
        farthest: Some(12),
    };
    assert_eq!((graph.facts(), graph.setting()), (facts, &Setting::CLASSIC));
    let nodes = graph.nodes();
    let loaded = nodes.iter().map(|docked| graph.positions(*docked).len());
    assert_eq!((nodes.len(), loaded.sum::<usize>()), (20, 78));
    let edges = graph.edges();
    let connected = |edge: &&Edge| graph.is_reachable(edge.from) && graph.is_reachable(edge.to);
    assert_eq!(edges.iter().filter(connected).count(), 17);
    let start = Position::new(Setting::CLASSIC);
    let moves = graph.solution(&start).expect("it can be won");
    assert_eq!(text::write(&moves), "ddxDxdxDxDppxPdxDpxPPdxdxDxdx");
    assert_eq!(graph.next(&start), text::read("ddx").ok());
}

#[test]
fn four_legal_positions_cannot_be_won() {
    let graph = Graph::new(Setting::CLASSIC);
    let mut lost = graph.nodes();
    lost.retain(|docked| graph.distance(*docked).is_none());
    let docked = |priests, devils, side| Docked {
        start: Crew([priests, devils, 0]),
        side,
    };
    let known = [
        docked(0, 0, Side::Start),
        docked(3, 0, Side::Start),
        docked(0, 3, Side::Far),
        docked(3, 3, Side::Far),
    ];
    assert_eq!(lost, known);
    for docked in lost {
        assert!(!graph.is_reachable(docked));
        for here in graph.positions(docked) {
            assert_eq!(graph.to_go(&here), None);
            assert_eq!((graph.next(&here), graph.solution(&here)), (None, None));
            assert_eq!(graph.ways(&here), []);
        }
    }
}

#[test]
fn what_is_lost_has_no_way_on() {
    let graph = Graph::new(Setting::of(4, 2, 3));
    // Two devils sink with a priest, though both banks are safe.
    let mut here = Position::new(*graph.setting());
    for mv in text::read("pp p ddp").expect("moves") {
        assert!(graph.to_go(&here).is_some());
        here.play(mv).expect("allowed");
    }
    let place = here.loss().map(|loss| loss.place);
    assert_eq!(place, Some(Place::Boat));
    assert_eq!((graph.to_go(&here), graph.next(&here)), (None, None));
    assert_eq!((graph.solution(&here), graph.ways(&here)), (None, vec![]));
    let unsafe_bank = Docked {
        start: Crew([1, 2, 0]),
        side: Side::Start,
    };
    assert!(!graph.is_legal(unsafe_bank) && !graph.is_reachable(unsafe_bank));
    assert_eq!(graph.distance(unsafe_bank), None);
}

#[test]
fn what_is_won_needs_nothing() {
    let graph = Graph::new(Setting::CLASSIC);
    let across = Position::at(
        Setting::CLASSIC,
        Crew::default(),
        Crew([1, 1, 0]),
        Side::Far,
    );
    let across = across.expect("there are so many");
    assert_eq!(graph.to_go(&across), Some(0));
    assert_eq!(graph.next(&across), None);
    assert_eq!(graph.solution(&across), Some(vec![]));
    assert_eq!(graph.ways(&across), []);
}

/// Minima and numbers of shortest solutions of n + n people, by n and boat; nothing where it is impossible.
const EQUAL: [[Option<(u16, u64)>; 5]; 6] = [
    [
        Some((1, 1)),
        Some((1, 1)),
        Some((1, 1)),
        Some((1, 1)),
        Some((1, 1)),
    ],
    [
        Some((5, 4)),
        Some((3, 5)),
        Some((1, 1)),
        Some((1, 1)),
        Some((1, 1)),
    ],
    [
        Some((11, 4)),
        Some((5, 6)),
        Some((3, 5)),
        Some((3, 16)),
        Some((1, 1)),
    ],
    [
        None,
        Some((9, 32)),
        Some((5, 28)),
        Some((3, 2)),
        Some((3, 16)),
    ],
    [
        None,
        Some((11, 25)),
        Some((7, 43)),
        Some((5, 34)),
        Some((3, 3)),
    ],
    [None, None, Some((9, 155)), Some((7, 113)), Some((5, 97))],
];

#[test]
fn equal_numbers_have_known_minima() {
    for (row, people) in EQUAL.into_iter().zip(1..) {
        for (known, boat) in row.into_iter().zip(2..) {
            let facts = Graph::new(Setting::of(people, people, boat)).facts();
            let told = facts.minimum.zip(facts.shortest_solutions);
            assert_eq!(told, known, "{people} + {people}, boat {boat}");
            if known.is_none() {
                assert_eq!((facts.shortest_solutions, facts.farthest), (Some(0), None));
            }
        }
    }
}

#[test]
fn a_boat_that_is_a_place_changes_the_minimum() {
    for (people, known) in (2..=12).zip((5..).step_by(4)) {
        let facts = Graph::new(place(people, people, 2)).facts();
        assert_eq!(facts.minimum, Some(known), "{people} + {people}");
        assert_eq!((facts.shortest_solutions, facts.farthest), (None, None));
    }
    let three = Graph::new(place(3, 3, 2)).facts();
    assert_eq!((three.legal, three.reachable), (90, 88));
}

#[test]
fn crowds_are_searched() {
    let facts = Graph::new(Setting::of(200, 200, 6)).facts();
    let known = Facts {
        minimum: Some(199),
        shortest_solutions: Some(3568),
        legal: 1202,
        reachable: 1198,
        farthest: Some(273),
    };
    assert_eq!(facts, known);
    assert_eq!(Graph::new(place(200, 200, 2)).facts().minimum, Some(797));
    // 256 priests would be none, were they counted in eight bits.
    let far = Position::at(
        Setting::of(128, 128, 2),
        Crew([128, 128, 0]),
        Crew::default(),
        Side::Far,
    );
    assert_eq!(far.map(|far| far.outcome()), Some(Outcome::Open));
    // More shortest ways than a number tells.
    let many = Graph::new(Setting::of(200, 20, 3)).facts();
    assert_eq!(many.shortest_solutions, Some(u64::MAX));
}

#[test]
fn rowing_devils_make_it_longer() {
    let graph = Graph::new(rowed(3, 3, 2, Rowers::OneDevil));
    let start = Position::new(*graph.setting());
    assert_eq!(start.ashore(Side::Start).of(Kind::Rower), 1);
    assert_eq!(graph.to_go(&start), Some(13));
    let moves = graph.solution(&start).map(|moves| text::write(&moves));
    assert_eq!(
        moves.as_deref(),
        Some("drxDxdxDxRppxPdxDrxRdxDpxPPrxdxDxdx")
    );
    assert_eq!(
        Graph::new(rowed(3, 3, 2, Rowers::Priests)).facts().minimum,
        None
    );
}

#[test]
fn next_wins_from_everywhere() {
    let mut followed = 0;
    for setting in SETTINGS {
        let graph = Graph::new(setting);
        for start in positions(setting) {
            let Some(left) = graph.to_go(&start) else {
                continue;
            };
            let (mut here, mut all) = (start, Vec::new());
            for left in (0..left).rev() {
                let moves = graph.next(&here).expect("it can be won");
                let (last, steps) = moves.split_last().expect("a crossing at least");
                assert_eq!(*last, Move::Cross);
                assert!(!steps.contains(&Move::Cross));
                for mv in &moves {
                    here.play(*mv).expect("allowed");
                }
                assert_eq!(graph.to_go(&here), Some(left), "{here:?}");
                all.extend(moves);
            }
            assert_eq!((here.outcome(), graph.next(&here)), (Outcome::Won, None));
            assert_eq!(graph.solution(&start), Some(all));
            followed += 1;
        }
    }
    assert_eq!(followed, 1687);
}
