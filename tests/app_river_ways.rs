//! Scripts of play on the river: Help and Auto.

mod river_settings;
mod table;

use river_settings::{SETTINGS, place};
use searchlight::{
    app::{
        Command, Event, Say,
        river::{Act, Said, address, scene::Spot, sight},
        saved,
    },
    link,
    puzzle::{Outcome, Puzzle},
    river::{Crew, Docked, Kind, Loss, Move, Place, Position, Refusal, Side, graph::Graph},
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

#[test]
fn help_changes_only_who_is_wrong_then_sails() {
    // Two priests should cross; one of them is aboard, and a devil.
    let moves = format!("{RIVER}&moves=ddxDxdxDxp");
    let mut table = Table::of(&moves);
    let before = table.panel().hint_label;
    let stays = |table: &Table| table.game().people()[0];
    let seat = stays(&table);
    table.press("h");
    assert_eq!(table.address, format!("{moves}Dp"));
    assert!(matches!(seat, Spot::Seat(_)), "{seat:?}");
    assert_eq!(stays(&table), seat);
    assert_eq!(table.app.say, Say::River(Said::Loaded));
    assert_ne!(table.panel().hint_label, before);
    assert!(
        table.river().hint.is_some_and(|hint| !hint.crosses),
        "people are on their way"
    );
    table.settle();
    let hint = table.river().hint.expect("a light");
    assert_eq!((hint.people, hint.crosses), (vec![0, 1], true));
    table.press("u");
    assert_eq!(table.address, format!("{moves}D"));
    assert_eq!(table.game().hint, None);
    table.press("u h h");
    assert_eq!(table.address, format!("{moves}Dpx"));
    assert_eq!(table.panel().hint_label, before);
    // Nobody moves where all are right.
    let mut table = Table::of(&format!("{RIVER}&moves=dd~"));
    table.press("h");
    assert_eq!(table.panel().link, format!("{RIVER}&moves=dd~"));
    table.press("Enter");
    assert_eq!(table.panel().link, format!("{RIVER}&moves=ddx"));
}

#[test]
fn a_move_of_ones_own_puts_the_light_out() {
    for (key, said) in [
        ("Shift+d", Say::River(Said::Landed(Kind::Devil))),
        ("u", Say::Undone),
        ("r", Say::Restarted),
        ("Escape", Say::Stopped),
    ] {
        let mut table = Table::of(RIVER);
        table.press("h");
        assert!(table.game().hint.is_some());
        table.press(key);
        assert_eq!(
            (table.game().hint.clone(), &table.app.say),
            (None, &said),
            "{key}"
        );
        table.press("h");
        assert_eq!(table.app.say, Say::River(Said::Loaded), "{key}");
    }
}

/// Presses Help until the game is won, two presses a crossing; the crossings that were made.
fn helped(table: &mut Table) -> usize {
    let crossings = |table: &Table| table.game().crossings();
    let before = crossings(table);
    while !table.river_is_won() {
        let (made, left) = (crossings(table), table.game().to_go());
        table.press("h");
        assert_eq!((crossings(table), table.game().to_go()), (made, left));
        table.press("h");
        let left = left.expect("a way to the end") - 1;
        assert_eq!(
            (crossings(table), table.game().to_go()),
            (made + 1, Some(left))
        );
    }
    crossings(table) - before
}

#[test]
fn help_wins_from_everywhere_with_the_fewest_crossings() {
    for setting in SETTINGS {
        let graph = Graph::new(setting);
        for docked in graph.nodes() {
            for position in graph.positions(docked) {
                let Some(left) = graph.to_go(&position) else {
                    continue;
                };
                let start = Position::docked(setting, docked).expect("a legal position");
                let Some(moves) = steps(start, position) else {
                    continue;
                };
                if position.outcome() != Outcome::Open {
                    continue;
                }
                let at = Some(docked);
                let link = link::River { setting, at, moves };
                let mut table = Table::of(&link.to_string());
                assert_eq!(*table.game().now(), position, "{link}");
                assert_eq!(helped(&mut table), usize::from(left), "{link}");
            }
        }
    }
}

/// Steps of single people that change the load alone, where nobody is outnumbered on the way.
fn steps(from: Position, to: Position) -> Option<Vec<Move>> {
    let (mut here, mut moves) = (from, Vec::new());
    while here.aboard() != to.aboard() {
        let (mv, there) = Move::ALL.into_iter().find_map(|mv| {
            let (has, wants) = match mv {
                Move::Land(kind) => (to.aboard().of(kind), here.aboard().of(kind)),
                Move::Board(kind) => (here.aboard().of(kind), to.aboard().of(kind)),
                Move::Cross => return None,
            };
            let mut there = here;
            there.play(mv).ok()?;
            (has < wants && there.loss().is_none()).then_some((mv, there))
        })?;
        moves.push(mv);
        here = there;
    }
    Some(moves)
}

#[test]
fn auto_plays_to_the_end_from_here() {
    let mut table = Table::of(&format!("{RIVER}&moves=ddxDx"));
    table.tell(Event::Do(Command::Solve));
    assert_eq!(table.app.say, Say::Playing);
    let playback = table.panel().playback.expect("it plays");
    assert_eq!(
        (playback.playing, &*playback.place, playback.speed),
        (true, "0 / 9", 1)
    );
    assert!(!table.panel().enabled.solve);
    let slow = table.settle();
    assert!(table.river_is_won());
    assert_eq!(table.game().crossings(), 11);
    assert_eq!((table.panel().playback, &table.app.say), (None, &Say::Won));
    assert!(!table.stored.contains_key(saved::RECORDS));
    table.press("r");
    table.tell_all([
        Command::Solve,
        Command::Faster,
        Command::Faster,
        Command::Faster,
    ]);
    assert_eq!(table.panel().playback.expect("it plays").speed, 3);
    assert!(table.settle() < slow);
    table.press("r");
    table.tell_all([Command::Solve, Command::Slower, Command::Slower]);
    assert_eq!(table.panel().playback.expect("it plays").speed, 0);
}

#[test]
fn auto_pauses_steps_and_stops() {
    let mut table = Table::of(RIVER);
    table.tell_all([Command::Solve, Command::Pause]);
    assert_eq!((table.settle(), &table.app.say), (0, &Say::Paused));
    table.tell(Event::Do(Command::StepOn));
    assert_eq!(table.app.say, Say::River(Said::Loaded));
    assert_eq!(table.panel().playback.expect("it waits").place, "0 / 11");
    table.tell(Event::Do(Command::StepOn));
    assert_eq!(table.panel().playback.expect("it waits").place, "1 / 11");
    table.settle();
    assert_eq!(table.game().crossings(), 1);
    table.tell(Event::Do(Command::Pause));
    table.now += 16;
    table.tell(Event::Tick(table.now));
    assert_eq!(table.app.say, Say::Playing, "no press is asked for");
    table.tell(Event::Do(Command::Stop));
    assert_eq!(
        (table.panel().playback, &table.app.say),
        (None, &Say::Stopped)
    );
    for key in ["p", "d", "Space", "u", "r", "h", "1", "Shift+p"] {
        let mut table = Table::of(&format!("{RIVER}&moves=pd~"));
        table.tell(Event::Do(Command::Solve));
        table.press(key);
        assert_eq!(table.panel().playback, None, "{key}");
    }
    table.tell(Event::Do(Command::Solve));
    table.tell(Event::Open("/sokoban".to_owned()));
    table.tell(Event::Open("/river".to_owned()));
    assert_eq!(table.panel().playback, None);
}

#[test]
fn where_the_boat_is_a_place_boarding_can_lose() {
    let mut table = Table::of(&address(place(3, 3, 2)));
    table.press("p");
    let loss = Loss {
        place: Place::Bank(Side::Start),
        crew: Crew([2, 3, 0]),
    };
    assert_eq!(table.app.say, Say::River(Said::Lost(loss)));
    assert!(!table.panel().enabled.hint);
    table.press("d");
    assert_eq!(table.app.say, Say::River(Said::Refused(Refusal::Over)));
    // The same people are on the banks as on the graph, and a visit takes the boarding back.
    table.act(Act::Visit(Some(node(3, 3, Side::Start))));
    assert_eq!(table.address, address(place(3, 3, 2)));
    assert_eq!(helped(&mut table), 9);
    assert_eq!(table.panel().counts, ["9", "0", "9", ""]);
}
