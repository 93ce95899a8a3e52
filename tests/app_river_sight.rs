//! Scripts of play on the river: the state graph by pointer and keys, visits, numbers and the wave.

mod river_settings;
mod table;

use river_settings::rowed;
use searchlight::{
    app::{
        Command, Event,
        Language::English,
        Say,
        river::{Act, Said, address, sight},
    },
    river::{Crew, Docked, Loss, Place, Rowers, Setting, Side},
    words::{self, river as say},
};
use table::Table;

const RIVER: &str = "/river?priests=3&devils=3&boat=2";

fn docked(priests: u8, devils: u8, side: Side) -> Docked {
    let start = Crew([priests, devils, 0]);
    Docked { start, side }
}

fn node(priests: u8, devils: u8, side: Side) -> sight::Spot {
    sight::Spot::Node(docked(priests, devils, side))
}

fn joined(first: Say, second: &str) -> String {
    words::join(&words::say(&first, English), second, English)
}

#[test]
fn the_graph_tells_what_is_pointed_at() {
    let mut table = Table::of(RIVER);
    let tip = |table: &Table| table.panel().sight.tip;
    assert_eq!(tip(&table), say::graph(Some(11), English));
    table.act(Act::Point(Some(node(2, 2, Side::Far))));
    let text = say::node(docked(2, 2, Side::Far), Some(10), English);
    assert_eq!(tip(&table), text);
    let gap = |priests, devils, side, crew| {
        let place = Place::Bank(side);
        let crew = Crew(crew);
        say::gap((priests, devils), Some(Loss { place, crew }), English)
    };
    for (priests, devils, side, crew, numbers) in [
        (1, 2, Side::Start, [1, 2, 0], "2 devils"),
        (2, 1, Side::Far, [1, 2, 0], "2 devils"),
    ] {
        table.act(Act::Point(Some(sight::Spot::Gap { priests, devils })));
        assert_eq!(tip(&table), gap(priests, devils, side, crew));
        assert!(tip(&table).contains(numbers));
    }
    let edge = table.game().graph.edges()[0];
    table.act(Act::Point(Some(sight::Spot::Edge(edge))));
    assert_eq!(tip(&table), say::edge(edge.load, English));
    table.act(Act::Point(None));
    assert_eq!(tip(&table), say::graph(Some(11), English));
    let sight = table.app.river.sight(None).expect("a graph");
    assert_eq!(sight.here, docked(3, 3, Side::Start));
    assert!(sight.ways.iter().all(|edge| {
        table.game().graph.edges().contains(edge)
            || table
                .game()
                .graph
                .edges()
                .iter()
                .any(|way| way.from == edge.to && way.to == edge.from)
    }));
}

#[test]
fn keys_go_over_the_lattice_and_keep_to_their_side() {
    let mut table = Table::of(RIVER);
    let mut goes = |act: Act, spot: sight::Spot| {
        table.act(act);
        assert_eq!(table.app.river.pointed, Some(spot), "{act:?}");
    };
    goes(
        Act::Look(-1, 0),
        sight::Spot::Gap {
            priests: 2,
            devils: 3,
        },
    );
    goes(Act::Look(0, -1), node(2, 2, Side::Start));
    goes(Act::LookAcross, node(2, 2, Side::Far));
    goes(
        Act::Look(-1, 0),
        sight::Spot::Gap {
            priests: 1,
            devils: 2,
        },
    );
    goes(Act::Look(0, -1), node(1, 1, Side::Far));
    goes(Act::LookAcross, node(1, 1, Side::Start));
    goes(Act::Look(-1, 0), node(0, 1, Side::Start));
    goes(Act::Look(-1, 0), node(0, 1, Side::Start));
    goes(Act::Look(0, -1), node(0, 0, Side::Start));
    goes(Act::LookAcross, node(0, 0, Side::Far));
    goes(Act::Look(5, 5), node(3, 3, Side::Far));
    table.act(Act::Look(-3, 0));
    table.act(Act::Visit(None));
    assert_eq!(table.address, format!("{RIVER}&at=0,3,far"));
}

#[test]
fn keys_go_round_the_crossings_of_a_position_both_ways() {
    let mut table = Table::of(RIVER);
    let mut along = |back: bool| {
        table.act(Act::LookAlong { back });
        match table.app.river.pointed {
            Some(sight::Spot::Edge(edge)) => edge,
            spot => panic!("no crossing: {spot:?}"),
        }
    };
    let forth: Vec<_> = (0..4).map(|_| along(false)).collect();
    let back: Vec<_> = (0..4).map(|_| along(true)).collect();
    assert_eq!(forth[0], forth[3], "there are three");
    assert!(forth[0] != forth[1] && forth[1] != forth[2] && forth[2] != forth[0]);
    assert_eq!(back, [forth[2], forth[1], forth[0], forth[2]]);
}

#[test]
fn keys_reach_every_position_where_some_devils_row() {
    let setting = rowed(3, 3, 2, Rowers::TwoDevils);
    let mut table = Table::of(&address(setting));
    let nodes = table.game().graph.nodes();
    let mut seen = Vec::new();
    for _ in 0..=3 {
        for devils in 0..=3 {
            table.act(Act::Look(0, if devils == 0 { -9 } else { 1 }));
            for _ in 0..6 {
                seen.extend(table.app.river.pointed);
                table.act(Act::LookAcross);
            }
        }
        table.act(Act::Look(-1, 0));
    }
    assert!(
        nodes
            .iter()
            .all(|node| seen.contains(&sight::Spot::Node(*node)))
    );
}

#[test]
fn a_visit_goes_where_it_can_and_tells_where_it_cannot() {
    let mut table = Table::of(&format!("{RIVER}&moves=pd~"));
    let address = table.address.clone();
    // Here already, by a tap and by a key: nothing is lost, not even who is aboard.
    let here = say::node(docked(3, 3, Side::Start), Some(11), English);
    for spot in [Some(node(3, 3, Side::Start)), None] {
        table.act(Act::Visit(spot));
        assert_eq!(
            (table.panel().status, &table.address),
            (here.clone(), &address)
        );
        table.act(Act::Point(None));
    }
    let (priests, devils) = (2, 1);
    for spot in [
        sight::Spot::Gap { priests, devils },
        node(2, 1, Side::Far),
        node(9, 9, Side::Far),
    ] {
        table.act(Act::Visit(Some(spot)));
        assert_eq!(table.app.say, Say::River(Said::NoVisit));
    }
    assert_eq!(table.address, address);
    table.act(Act::Visit(Some(node(1, 1, Side::Far))));
    assert_eq!(
        table.panel().status,
        joined(Say::River(Said::Visited), &say::left(6, English))
    );
    assert_eq!(table.panel().counts, ["0", "6", "11", ""]);
    assert!(!table.app.is_moving());
    table.press("u");
    assert_eq!(table.address, address);
    // Over a crossing, as the keys go along it.
    table.act(Act::LookAlong { back: false });
    let Some(sight::Spot::Edge(edge)) = table.app.river.pointed else {
        panic!("no crossing")
    };
    assert_eq!(edge.from, docked(3, 3, Side::Start));
    table.act(Act::Visit(None));
    assert_eq!(table.game().now().dock(), edge.to);
    table.act(Act::Visit(Some(sight::Spot::Edge(edge))));
    assert_eq!(table.panel().status, say::edge(edge.load, English));
}

#[test]
fn a_visit_of_the_end_is_no_new_best_result() {
    let mut table = Table::of(RIVER);
    table.sail("dd-d-dd-d-pp-pd-pp-d-dd-d-dd");
    assert!(table.app.river.is_record);
    table.press("r");
    table.act(Act::Visit(Some(node(0, 0, Side::Far))));
    let banner = table.panel().banner.expect("the end is shown");
    assert_eq!(banner.text, say::won(0, None, English));
}

#[test]
fn numbers_switch_and_the_wave_goes_all_the_way_both_ways() {
    let mut table = Table::of(RIVER);
    for numbers in [true, false] {
        table.tell(Event::Do(Command::Numbers));
        assert_eq!(table.panel().sight.numbers, numbers);
        assert_eq!(table.panel().status, say::left(11, English));
    }
    let forth: Vec<_> = (0..=12)
        .map(|far| far.to_string())
        .chain([String::new()])
        .collect();
    for wave in &forth {
        table.tell(Event::Do(Command::WaveOn));
        assert_eq!(table.panel().sight.wave, *wave);
    }
    for wave in forth[..13].iter().rev().chain([&String::new()]) {
        table.tell(Event::Do(Command::WaveBack));
        assert_eq!(table.panel().sight.wave, *wave);
    }
    table.tell_all([Command::WaveOn, Command::WaveOn]);
    table.act(Act::Make(Setting::CLASSIC));
    assert_eq!(table.panel().sight.wave, "");
}
