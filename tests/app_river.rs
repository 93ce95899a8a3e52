//! Scripts of play on the river: hands, ends, undo, links. Events in, effects and panel out.

mod table;

use searchlight::{
    app::{
        Boot, Command, Event,
        Language::English,
        Notice, Say, Sheet,
        river::{
            Act, PRESETS, Said,
            scene::{Spot, Target},
            sight,
        },
        saved,
    },
    grid::Dir,
    link::{self, Game},
    river::{Crew, Docked, Kind, Loss, Place, Refusal, Setting, Side},
    words::{self, river as say},
};
use table::{Table, by_value};

const RIVER: &str = "/river?priests=3&devils=3&boat=2";
const SHORTEST: &str = "dd-d-dd-d-pp-pd-pp-d-dd-d-dd";
const ROOM: &str = "\
#######
#     #
#@$  .#
#     #
#######";

fn game() -> Table {
    Table::of("/river")
}

fn refused(why: Refusal) -> Say {
    Say::River(Said::Refused(why))
}

fn node(priests: u8, devils: u8, side: Side) -> sight::Spot {
    sight::Spot::Node(Docked {
        start: Crew([priests, devils, 0]),
        side,
    })
}

fn spots(table: &Table) -> Vec<Spot> {
    table.river().people.iter().map(|one| one.to).collect()
}

const START: Spot = Spot::Ashore(Side::Start);

#[test]
fn the_river_opens_with_the_classic_game() {
    let table = game();
    assert_eq!(table.app.game, Game::River);
    assert_eq!((table.address.as_str(), table.entries), (RIVER, 0));
    assert_eq!(table.stored[saved::RIVER], RIVER);
    assert_eq!(table.stored[saved::SETTINGS], "theme auto\ngame river\n");
    let panel = table.panel();
    assert_eq!(panel.counts, ["0", "11", "11", ""]);
    assert_eq!(panel.setting, Setting::CLASSIC);
    assert_eq!((panel.banner, panel.playback), (None, None));
    let enabled = panel.enabled;
    assert!(enabled.hint && enabled.solve && enabled.share);
    assert!(!enabled.undo && !enabled.redo && !enabled.restart && !enabled.cross);
    assert_eq!(spots(&table), [START; 6]);
}

#[test]
fn a_link_is_played_in_full_and_each_move_is_an_undo() {
    let mut table = Table::of(&format!("{RIVER}&moves=dd-d"));
    assert_eq!(table.address, format!("{RIVER}&moves=ddxDx"));
    assert_eq!(table.panel().counts, ["2", "9", "11", ""]);
    assert_eq!(table.stored[saved::RIVER], table.address);
    for left in ["ddxD", "ddx", "dd~", "d~"] {
        table.press("u");
        assert_eq!(table.address, format!("{RIVER}&moves={left}"));
    }
    table.press("u");
    assert_eq!(table.address, RIVER);
}

#[test]
fn a_link_may_begin_anywhere() {
    let at = format!("{RIVER}&at=2,2,far");
    let mut table = Table::of(&at);
    assert_eq!(table.panel().counts, ["0", "10", "11", ""]);
    table.sail("d");
    assert_eq!(table.address, format!("{at}&moves=dx"));
    table.press("r");
    assert_eq!(table.app.say, Say::Restarted);
    assert_eq!(table.panel().link, at);
    assert!(table.panel().enabled.restart, "there is more to go back");
    table.press("r");
    assert_eq!((table.panel().link.as_str(), table.entries), (RIVER, 0));
    assert!(!table.panel().enabled.restart);
    table.press("r");
    assert_eq!(table.app.say, Say::River(Said::Ready), "nothing was undone");
    table.press("u u");
    assert_eq!(table.address, format!("{at}&moves=dx"));
}

#[test]
fn a_link_to_an_end_says_so() {
    let lost = Table::of(&format!("{RIVER}&moves=px"));
    assert_eq!(lost.app.say, Say::River(Said::Lost(outnumbered())));
    let won = Table::of(&format!("{RIVER}&moves={SHORTEST}"));
    assert_eq!(won.app.say, Say::Won);
    assert!(!won.stored.contains_key(saved::RECORDS));
    let hopeless = Table::of(&format!("{RIVER}&at=0,3,far"));
    let status = hopeless.panel().status;
    assert!(status.ends_with(say::hopeless(English)), "{status}");
}

#[test]
fn moves_replace_the_address_and_new_games_push() {
    let mut table = game();
    table.press("p d Space");
    assert_eq!(table.address, format!("{RIVER}&moves=pdx"));
    assert_eq!(table.entries, 0);
    table.act(Act::Make(Setting::of(4, 4, 3)));
    let address = "/river?priests=4&devils=4&boat=3";
    assert_eq!((table.address.as_str(), table.entries), (address, 1));
    table.act(Act::Make(Setting::of(4, 4, 3)));
    assert_eq!(table.entries, 1, "it is the same address");
    table.tell(Event::Do(Command::Next));
    assert_eq!(table.panel().setting, PRESETS[3]);
    table.press("n");
    assert_eq!((table.entries, &table.opened[..]), (2, &[Sheet::River][..]));
}

#[test]
fn a_broken_kept_game_is_set_aside_and_a_faulty_one_is_mended_aloud() {
    let open = |kept: &str| {
        let mut table = Table::new(Boot {
            settings: Some("theme auto\ngame river\n".to_owned()),
            games: [None, Some(kept.to_owned()), None],
            ..Boot::default()
        });
        table.tell(Event::Open(String::new()));
        table
    };
    let mut table = open("nonsense");
    assert_eq!(table.aside, [saved::RIVER]);
    assert_eq!(table.app.notice, Some(Notice::Saved(saved::RIVER)));
    assert_eq!(table.stored[saved::RIVER], RIVER);
    table.press("p");
    assert_eq!(table.app.notice, None);
    let table = open(&format!("{RIVER}&moves=ddxd"));
    let notice = Notice::Link(vec![link::Notice::Moves { index: 3 }]);
    assert_eq!(table.app.notice, Some(notice));
    assert_eq!(table.address, format!("{RIVER}&moves=ddx"));
    assert!(table.aside.is_empty());
}

#[test]
fn sokoban_and_river_keep_their_games_and_what_can_be_done_again() {
    let mut table = Table::at(ROOM);
    table.walk("ur");
    table.tell(Event::Do(Command::Hint));
    assert!(!table.jobs.is_empty());
    let ended = table.ended;
    table.tell(Event::Open("/river".to_owned()));
    assert_eq!((table.ended, table.jobs.len()), (ended + 1, 0));
    table.press("p d Space u");
    table.tell(Event::Open("/sokoban".to_owned()));
    assert_eq!(table.line(), "ur");
    assert_eq!(table.stored[saved::SETTINGS], "theme auto\n");
    table.tell(Event::Do(Command::Undo));
    assert_eq!(table.line(), "u");
    assert_eq!(
        table.stored[saved::SOKOBAN],
        format!("{}&moves=u", by_value(ROOM))
    );
    let river = format!("{RIVER}&moves=pd~");
    assert_eq!(table.stored[saved::RIVER], river);
    // The browser's Back names the moves, the page's tab does not.
    for address in [river.as_str(), "/river"] {
        table.tell(Event::Open("/sokoban".to_owned()));
        table.tell(Event::Open(address.to_owned()));
        assert_eq!(table.panel().status, say::left(11, English));
        assert_eq!(table.panel().link, river);
        assert!(table.panel().enabled.redo);
    }
    table.press("y");
    assert_eq!(table.address, format!("{RIVER}&moves=pdx"));
}

#[test]
fn the_very_person_that_is_tapped_walks() {
    let mut table = game();
    table.act(Act::Tap(Target::Person(1)));
    let walker = table.river().people[1];
    assert_eq!(
        (walker.from, walker.to, walker.part),
        (START, Spot::Seat(0), 0.0)
    );
    assert_eq!(table.app.say, Say::River(Said::Boarded(Kind::Priest)));
    table.act(Act::Tap(Target::Person(5)));
    table.settle();
    let seated = [START, Spot::Seat(0), START, START, START, Spot::Seat(1)];
    assert_eq!(spots(&table), seated);
    table.act(Act::Tap(Target::Person(0)));
    assert_eq!(table.app.say, refused(Refusal::Full(2)));
    assert_eq!(spots(&table), seated);
    assert_eq!(table.address, format!("{RIVER}&moves=pd~"));
    table.act(Act::Tap(Target::Boat));
    table.settle();
    assert_eq!(table.river().boat.to, Side::Far);
    table.act(Act::Tap(Target::Person(1)));
    table.settle();
    assert_eq!(table.river().people[1].to, Spot::Ashore(Side::Far));
    assert_eq!(table.app.say, Say::River(Said::Landed(Kind::Priest)));
    table.act(Act::Tap(Target::Person(0)));
    assert_eq!(table.app.say, Say::River(Said::OtherBank));
    table.act(Act::Tap(Target::Person(6)));
    assert_eq!(table.app.say, Say::River(Said::NoSuchPerson));
    assert_eq!(table.address, format!("{RIVER}&moves=pdxP"));
}

#[test]
fn keys_of_kinds_board_then_land_and_with_shift_land_at_once() {
    let mut table = game();
    table.press("p P");
    assert_eq!(table.panel().link, format!("{RIVER}&moves=pp~"));
    table.press("p");
    assert_eq!(table.panel().link, format!("{RIVER}&moves=ppP"));
    table.press("Shift+p d d");
    assert_eq!(table.panel().link, format!("{RIVER}&moves=ppPPdd"));
    table.press("p");
    assert_eq!(table.app.say, refused(Refusal::Full(2)));
    table.press("Shift+p");
    assert_eq!(table.app.say, refused(Refusal::NobodyAboard(Kind::Priest)));
    table.press("Shift+d o");
    assert_eq!(table.app.say, refused(Refusal::NobodyAshore(Kind::Rower)));
    let mut table = Table::of(&format!("{RIVER}&rowers=one-devil"));
    table.press("o");
    assert_eq!(table.river().people[5].to, Spot::Seat(0));
    assert_eq!(table.app.say, Say::River(Said::Boarded(Kind::Rower)));
}

#[test]
fn digits_name_people_and_zero_the_tenth() {
    let mut table = Table::of("/river?priests=6&devils=6&boat=4");
    table.press("2 0");
    table.settle();
    assert_eq!(table.river().people[1].to, Spot::Seat(0));
    assert_eq!(table.river().people[9].to, Spot::Seat(1));
    let mut table = game();
    table.press("7");
    assert_eq!(table.app.say, Say::River(Said::NoSuchPerson));
}

#[test]
fn arrows_go_over_whoever_can_move_and_enter_does_it() {
    let mut table = game();
    table.tell(Event::Step(Dir::Right));
    assert_eq!(table.river().focus, Some(Target::Person(0)));
    let ashore = say::focused(Some((Kind::Priest, false)), English);
    assert_eq!(table.panel().status, ashore);
    table.press("Enter");
    assert_eq!(table.panel().link, format!("{RIVER}&moves=p~"));
    table.press("ArrowUp");
    assert_eq!(table.river().focus, Some(Target::Boat));
    table.press("ArrowLeft Enter");
    assert_eq!(table.river().focus, Some(Target::Person(5)));
    table.press("ArrowDown Enter");
    assert_eq!(table.panel().link, format!("{RIVER}&moves=pdx"));
    table.press("ArrowRight ArrowRight");
    assert_eq!(
        table.river().focus,
        Some(Target::Person(5)),
        "the others are far"
    );
    let aboard = say::focused(Some((Kind::Devil, true)), English);
    assert_eq!(table.panel().status, aboard);
    table.press("Escape");
    assert_eq!(table.river().focus, None);
}

#[test]
fn the_boat_does_not_go_without_somebody_who_rows() {
    let mut table = game();
    table.press("Space");
    assert_eq!(table.app.say, refused(Refusal::EmptyBoat));
    table.press("d");
    assert!(table.panel().enabled.cross);
    let mut table = Table::of(&format!("{RIVER}&rowers=priests"));
    table.press("d");
    assert!(!table.panel().enabled.cross);
    table.press("Space");
    assert_eq!(table.app.say, refused(Refusal::NobodyRows));
    assert_eq!(table.river().boat.to, Side::Start);
}

#[test]
fn what_is_done_during_motion_counts_at_once_and_is_shown_in_order() {
    let mut table = game();
    table.press("1 4 Space 4");
    assert_eq!(table.panel().link, format!("{RIVER}&moves=pdxD"));
    let mut shown = Vec::new();
    while table.app.is_moving() {
        let scene = table.river();
        let step = (
            scene.boat.from,
            scene.boat.to,
            scene.people[0].to,
            scene.people[3].to,
        );
        if shown.last() != Some(&step) {
            shown.push(step);
        }
        table.now += 16;
        table.tell(Event::Tick(table.now));
        assert!(table.now < 10_000, "motion never ends");
    }
    let far = Spot::Ashore(Side::Far);
    use Side::{Far, Start};
    let expected = [
        (Start, Start, Spot::Seat(0), START),
        (Start, Start, Spot::Seat(0), Spot::Seat(1)),
        (Start, Far, Spot::Seat(0), Spot::Seat(1)),
        (Far, Far, Spot::Seat(0), far),
    ];
    assert_eq!(shown, expected);
    table.tell(Event::Calm(true));
    table.press("4 Space");
    assert!(!table.app.is_moving());
    assert_eq!(table.river().boat.from, Start);
}

fn outnumbered() -> Loss {
    Loss {
        place: Place::Bank(Side::Start),
        crew: Crew([2, 3, 0]),
    }
}

#[test]
fn undo_and_redo_go_by_single_steps_over_visits_and_restarts() {
    let mut table = game();
    table.press("p d Space");
    table.act(Act::Visit(Some(node(1, 1, Side::Far))));
    assert_eq!(table.panel().status, {
        let visited = words::say(&Say::River(Said::Visited), English);
        words::join(&visited, &say::left(6, English), English)
    });
    table.press("p d Space r");
    let line = [
        RIVER.to_owned(),
        format!("{RIVER}&moves=p~"),
        format!("{RIVER}&moves=pd~"),
        format!("{RIVER}&moves=pdx"),
        format!("{RIVER}&at=1,1,far"),
        format!("{RIVER}&at=1,1,far&moves=p~"),
        format!("{RIVER}&at=1,1,far&moves=pd~"),
        format!("{RIVER}&at=1,1,far&moves=pdx"),
        format!("{RIVER}&at=1,1,far"),
    ];
    for address in line.iter().rev().skip(1) {
        table.press("u");
        assert_eq!(table.panel().link, *address);
    }
    table.press("u");
    assert_eq!(table.app.say, Say::NothingToUndo);
    for address in line.iter().skip(1) {
        table.press("y");
        assert_eq!(table.panel().link, *address);
    }
    table.press("y");
    assert_eq!(table.app.say, Say::NothingToRedo);
}

#[test]
fn a_message_about_the_link_ends_with_what_is_done_next() {
    for event in [
        Event::River(Act::Kind(Kind::Devil)),
        Event::River(Act::Visit(Some(node(1, 1, Side::Far)))),
        Event::River(Act::Make(Setting::of(2, 2, 2))),
        Event::Do(Command::Hint),
        Event::Do(Command::Undo),
        Event::Do(Command::Restart),
        Event::Do(Command::Next),
        Event::Do(Command::Dismiss),
    ] {
        let mut table = Table::of(&format!("{RIVER}&moves=pd~&oars=2"));
        let notice = Notice::Link(vec![link::Notice::Key("oars".to_owned())]);
        assert_eq!(table.app.notice, Some(notice));
        assert_eq!(table.address, format!("{RIVER}&moves=pd~"));
        table.press("7 o");
        assert!(table.app.notice.is_some(), "nothing was done");
        table.tell(event.clone());
        assert_eq!(table.app.notice, None, "{event:?}");
    }
}
