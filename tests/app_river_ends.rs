//! Scripts of play on the river: losses, wins and what is kept of them, and games that can't be won.

mod table;

use searchlight::{
    app::{
        Command, Event,
        Language::English,
        Say,
        river::{
            Act, Cost, PRESETS, Said, address, nearest,
            scene::{Spot, Target},
            sight,
        },
        saved,
    },
    panel::BannerKind,
    river::{Crew, Docked, Loss, Place, Refusal, Setting, Side},
    words::{self, river as say},
};
use table::Table;

const RIVER: &str = "/river?priests=3&devils=3&boat=2";
const SHORTEST: &str = "dd-d-dd-d-pp-pd-pp-d-dd-d-dd";

fn game() -> Table {
    Table::of("/river")
}

fn refused(why: Refusal) -> Say {
    Say::River(Said::Refused(why))
}

fn node(priests: u8, devils: u8, side: Side) -> sight::Spot {
    let start = Crew([priests, devils, 0]);
    sight::Spot::Node(Docked { start, side })
}

fn joined(first: Say, second: &str) -> String {
    words::join(&words::say(&first, English), second, English)
}

fn outnumbered() -> Loss {
    Loss {
        place: Place::Bank(Side::Start),
        crew: Crew([2, 3, 0]),
    }
}

#[test]
fn a_loss_is_told_with_bank_and_numbers_and_two_ways_out() {
    let mut table = game();
    table.press("p Space");
    table.settle();
    let panel = table.panel();
    let text = say::loss(&outnumbered(), English);
    for part in ["start", "3 devils", "2 priests"] {
        assert!(text.contains(part), "{text}");
    }
    assert_eq!(panel.status, text);
    let banner = panel.banner.expect("a loss is shown");
    assert_eq!((banner.kind, banner.text), (BannerKind::Stuck, text));
    let actions: Vec<_> = banner.actions.iter().map(|(_, command)| *command).collect();
    assert_eq!(actions, ["undo", "restart"]);
    assert_eq!(table.river().lost_at, Some(outnumbered().place));
    let enabled = panel.enabled;
    assert!(enabled.undo && enabled.restart);
    assert!(!enabled.hint && !enabled.solve && !enabled.cross);
    for key in ["p", "d", "Shift+p", "1", "5", "Space", "h", "Enter"] {
        table.press(key);
        assert_eq!(table.app.say, refused(Refusal::Over), "{key}");
        assert_eq!(table.address, format!("{RIVER}&moves=px"));
    }
    table.tell(Event::Do(Command::Solve));
    assert_eq!(table.app.say, refused(Refusal::Over));
    table.tell(Event::Do(Command::Numbers));
    assert_eq!(table.panel().status, say::loss(&outnumbered(), English));
    table.act(Act::Visit(Some(node(3, 2, Side::Start))));
    assert_eq!(table.address, format!("{RIVER}&at=3,2,start"));
    table.press("u u");
    assert_eq!(table.panel().status, {
        let undone = words::say(&Say::Undone, English);
        words::join(&undone, &say::left(11, English), English)
    });
    assert_eq!(table.address, format!("{RIVER}&moves=p~"));
    table.press("y r");
    assert_eq!(
        (table.address.as_str(), table.panel().banner),
        (RIVER, None)
    );
    table.press("u");
    assert_eq!(table.panel().status, {
        let undone = words::say(&Say::Undone, English);
        words::join(&undone, &say::loss(&outnumbered(), English), English)
    });
    table.tell(Event::Do(Command::Back));
    assert_eq!(table.address, format!("{RIVER}&moves=p~"));
}

#[test]
fn a_win_is_measured_against_the_fewest_and_kept_as_the_best() {
    let mut table = game();
    table.sail(SHORTEST);
    table.settle();
    assert!(table.river().won);
    let banner = table.panel().banner.expect("a win is shown");
    let text = say::won(11, Some(11), English);
    assert_eq!(banner.kind, BannerKind::Won);
    assert_eq!(
        banner.text,
        words::join(&text, words::record(English), English)
    );
    assert_eq!(
        table.panel().status,
        words::join(say::across(English), &text, English)
    );
    let moves = table.game().history.line().len();
    assert_eq!(
        table.stored[saved::RECORDS],
        format!("11 {moves} {RIVER}\n")
    );
    table.press("p");
    assert_eq!(table.app.say, refused(Refusal::Over));
    // A visit of the end is no new best result.
    table.press("r");
    table.act(Act::Visit(Some(node(0, 0, Side::Far))));
    let banner = table.panel().banner.expect("the end is shown");
    assert_eq!(banner.text, say::won(0, None, English));
    table.tell(Event::Do(Command::Next));
    assert_eq!(table.panel().setting, Setting::of(4, 4, 3));
    assert_eq!(table.panel().counts, ["0", "9", "9", ""]);
    let mut table = game();
    table.sail(&format!("pd-pd-{SHORTEST}"));
    let banner = table.panel().banner.expect("a win is shown");
    let text = say::won(13, Some(11), English);
    assert_eq!(
        banner.text,
        words::join(&text, words::record(English), English)
    );
}

#[test]
fn only_wins_from_the_start_without_help_are_best_results() {
    let wins = |first: &dyn Fn(&mut Table), address: &str, moves: &str| {
        let mut table = Table::of(address);
        first(&mut table);
        table.sail(moves);
        assert!(table.river_is_won(), "{address} {moves}");
        table.stored.contains_key(saved::RECORDS)
    };
    let hint = |table: &mut Table| table.press("h");
    assert!(wins(&|_| {}, RIVER, SHORTEST));
    assert!(!wins(
        &|table| {
            hint(table);
            table.press("u u");
        },
        RIVER,
        SHORTEST
    ));
    assert!(wins(
        &|table| {
            hint(table);
            table.press("r");
        },
        RIVER,
        SHORTEST
    ));
    // A move of one's own that is done again is still one's own.
    let again = |table: &mut Table| table.press("h r p u y u");
    assert!(wins(&again, RIVER, SHORTEST));
    // Help's moves come back with the restart undone, though each is taken back then.
    let back = |table: &mut Table| table.press("h h r u u u u");
    assert!(!wins(&back, RIVER, SHORTEST));
    assert!(!wins(&|_| {}, &format!("{RIVER}&at=0,1,start"), "d"));
    // Going to the start on the graph is a restart.
    let visit = |table: &mut Table| {
        table.press("h h");
        table.act(Act::Visit(Some(node(3, 3, Side::Start))));
    };
    assert!(wins(&visit, RIVER, SHORTEST));
}

#[test]
fn each_crossing_is_judged() {
    let mut table = game();
    let crossed = |load: [u8; 3], cost: Cost, left: Option<u16>| {
        let load = Crew(load);
        let said = words::say(&Say::River(Said::Crossed { load, cost }), English);
        words::join(&said, &say::cost(cost, left, English), English)
    };
    table.sail("pd");
    let status = table.panel().status;
    assert_eq!(status, crossed([1, 1, 0], Cost::None, Some(10)));
    assert!(status.contains("10 to go"), "{status}");
    table.press("Space");
    assert_eq!(
        table.panel().status,
        crossed([1, 1, 0], Cost::Lost(2), Some(11))
    );
    let mut table = Table::of(&format!("{RIVER}&at=3,3,far"));
    assert_eq!(table.panel().counts[1], "–");
    let mut table_to_nowhere = Table::of("/river?priests=4&devils=4&boat=2");
    table_to_nowhere.sail("dd");
    let status = table_to_nowhere.panel().status;
    let load = Crew([0, 2, 0]);
    let cost = Cost::Nothing;
    assert_eq!(
        status,
        words::say(&Say::River(Said::Crossed { load, cost }), English)
    );
    table.tell(Event::Do(Command::Back));
    assert_eq!(table.address, RIVER);
}

#[test]
fn a_hopeless_position_is_told_and_back_is_offered() {
    let mut table = Table::of(&format!("{RIVER}&moves=ddx"));
    table.act(Act::Visit(Some(node(0, 3, Side::Far))));
    for key in ["", "h", "ArrowUp"] {
        if !key.is_empty() {
            table.press(key);
        }
        let banner = table.panel().banner.expect("it is told");
        assert_eq!(banner.kind, BannerKind::Stuck);
        assert_eq!(banner.text, say::hopeless(English));
        let label = words::go_back(English).to_owned();
        assert_eq!(banner.actions, [(label, "back")]);
    }
    assert!(table.panel().enabled.hint && !table.panel().enabled.solve);
    table.press("h");
    assert_eq!(table.app.say, Say::River(Said::Hopeless));
    table.tell(Event::Do(Command::Solve));
    assert_eq!(table.app.say, Say::River(Said::Hopeless));
    assert_eq!(table.panel().playback, None);
    // Playing on, the player knows.
    table.press("p");
    assert_eq!(table.panel().banner, None);
    table.tell(Event::Do(Command::Back));
    assert_eq!(
        table.panel().status,
        joined(Say::WentBack, &say::left(10, English))
    );
    assert_eq!(
        (table.address.as_str(), table.panel().banner),
        (&*format!("{RIVER}&moves=ddx"), None)
    );
    table.press("y y");
    assert_eq!(table.address, format!("{RIVER}&at=0,3,far&moves=p~"));
    // Where the game began without hope, everything begins anew.
    let mut table = Table::of(&format!("{RIVER}&at=0,3,far&moves=p~"));
    table.tell(Event::Do(Command::Back));
    assert_eq!(table.address, RIVER);
    table.press("u");
    assert_eq!(table.address, format!("{RIVER}&at=0,3,far&moves=p~"));
}

#[test]
fn a_setting_without_a_solution_offers_the_nearest_with_one() {
    let mut table = Table::of("/river?priests=4&devils=4&boat=2");
    let is_told = |table: &Table| {
        let banner = table.panel().banner.expect("it is told");
        assert_eq!(banner.text, say::impossible(English));
        let label = say::nearest(Setting::of(4, 4, 3), English);
        assert_eq!(banner.actions, [(label, "back")]);
    };
    is_told(&table);
    assert_eq!(table.panel().counts, ["0", "–", "–", ""]);
    for command in [
        Command::Hint,
        Command::Numbers,
        Command::Language,
        Command::Language,
    ] {
        table.tell(Event::Do(command));
        if command != Command::Language {
            is_told(&table);
        }
    }
    table.tell(Event::Do(Command::Back));
    assert_eq!(table.address, "/river?priests=4&devils=4&boat=3");
    assert_eq!((table.entries, table.panel().banner), (1, None));
    for (index, preset) in PRESETS.into_iter().enumerate() {
        let table = Table::of(&address(preset));
        assert_eq!(table.game().minimum().is_some(), index < 6, "{preset:?}");
        if index < 6 {
            assert_eq!(nearest(preset), preset);
        }
    }
}

#[test]
fn undo_and_redo_bring_the_very_person_back() {
    let mut table = game();
    for person in [1, 0] {
        table.tell(Event::River(Act::Tap(Target::Person(person))));
    }
    let spots = |table: &Table| {
        let people = table.river().people;
        [0, 1].map(|person: usize| people[person].to)
    };
    table.settle();
    let both = [Spot::Seat(1), Spot::Seat(0)];
    assert_eq!(spots(&table), both);
    table.tell_all([Command::Undo]);
    assert_eq!(spots(&table), [Spot::Ashore(Side::Start), Spot::Seat(0)]);
    table.tell_all([Command::Redo]);
    assert_eq!(spots(&table), both);
}
