//! Play on the river at random: nobody is lost or doubled, and every command is answered.

mod river_settings;
mod table;

use river_settings::SETTINGS;
use searchlight::{
    app::{
        Command, Event,
        river::{
            Act, address,
            play::Play,
            scene::{Scene, Spot, Target},
            sight,
        },
    },
    grid::Dir,
    link::{Game, Link},
    puzzle::{Outcome, Puzzle},
    river::{Kind, Side},
};
use std::panic::{AssertUnwindSafe, catch_unwind};
use table::Table;

/// Numbers that look random and are the same each time.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: u64) -> u64 {
        self.0 = self.0.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(1);
        (self.0 >> 33) % sides
    }

    fn spot(&mut self, table: &Table) -> Option<sight::Spot> {
        let (graph, setting) = (&table.game().graph, table.game().setting());
        let (nodes, edges) = (graph.nodes(), graph.edges());
        let (node, edge) = (self.roll(nodes.len() as u64), self.roll(99) as usize);
        let priests = self.roll(u64::from(setting.priests) + 1) as u8;
        let devils = self.roll(u64::from(setting.devils) + 1) as u8;
        Some(match self.roll(8) {
            0 if !nodes
                .iter()
                .any(|node| (node.start.priests(), node.start.devils()) == (priests, devils)) =>
            {
                sight::Spot::Gap { priests, devils }
            }
            1 if !edges.is_empty() => sight::Spot::Edge(edges[edge % edges.len()]),
            2 => return None,
            _ => sight::Spot::Node(nodes[node as usize]),
        })
    }

    fn act(&mut self, table: &Table) -> Act {
        let kind = Kind::ALL[self.roll(3) as usize];
        let number = self.roll(14) as u8;
        match self.roll(16) {
            0..=4 => Act::Tap(Target::Person(number)),
            5 => Act::Tap(Target::Boat),
            6..=8 => Act::Kind(kind),
            9 => Act::Land(kind),
            10 => Act::Number(number),
            11 => Act::Point(self.spot(table)),
            12 => Act::Visit(self.spot(table)),
            13 => Act::Look(self.roll(3) as i8 - 1, self.roll(3) as i8 - 1),
            14 if number < 7 => Act::LookAcross,
            14 => Act::LookAlong { back: number < 10 },
            _ if self.roll(9) == 0 => Act::Make(SETTINGS[number as usize % SETTINGS.len()]),
            _ => Act::Visit(None),
        }
    }

    fn event(&mut self, table: &mut Table) -> Event {
        use Command::*;
        const COMMANDS: [Command; 24] = [
            Hint, Hint, Enter, Undo, Undo, Redo, Restart, New, Solve, Pause, StepOn, Slower,
            Faster, Stop, Cross, Cross, Cross, Numbers, WaveOn, WaveBack, Back, Language, Dismiss,
            Escape,
        ];
        match self.roll(20) {
            0..=9 => Event::River(self.act(table)),
            10..=14 => Event::Do(COMMANDS[self.roll(24) as usize]),
            15 => Event::Step([Dir::Up, Dir::Right, Dir::Down, Dir::Left][self.roll(4) as usize]),
            16 if self.roll(8) == 0 => Event::Calm(self.roll(2) == 0),
            16 if self.roll(8) == 0 => Event::Open("/sokoban".to_owned()),
            16 if self.roll(8) == 0 => Event::Do(Next),
            16 => Event::Open(table.address.clone()),
            _ => {
                table.now += self.roll(900);
                Event::Tick(table.now)
            }
        }
    }
}

/// Nobody is lost or doubled, and everybody is where the position says.
fn check_people(play: &Play) {
    let position = play.now();
    let seats = 0..position.setting().boat;
    for kind in Kind::ALL {
        let people = || play.kinds().zip(play.people());
        let there = |spot: Spot| people().filter(|one| *one == (kind, &spot)).count() as u8;
        let all = people().filter(|(known, _)| *known == kind).count() as u8;
        assert_eq!(all, position.setting().everybody().of(kind));
        for side in Side::BOTH {
            assert_eq!(there(Spot::Ashore(side)), position.ashore(side).of(kind));
        }
        let seated = seats.clone().map(|seat| there(Spot::Seat(seat)));
        assert_eq!(seated.sum::<u8>(), position.aboard().of(kind));
    }
}

/// What is seen has everybody once, no two on one seat, and shows the position where nothing moves.
fn check_scene(scene: &Scene, play: &Play, is_moving: bool) {
    assert!(scene.people.iter().map(|one| one.kind).eq(play.kinds()));
    for seat in (0..scene.setting.boat).map(Spot::Seat) {
        assert!(scene.people.iter().filter(|one| one.from == seat).count() <= 1);
        assert!(scene.people.iter().filter(|one| one.to == seat).count() <= 1);
    }
    if !is_moving {
        let spots = scene.people.iter().map(|one| (one.from, one.to));
        assert!(spots.eq(play.people().iter().map(|spot| (*spot, *spot))));
        let side = play.now().side();
        assert_eq!((scene.boat.from, scene.boat.to), (side, side));
        assert_eq!(scene.lost_at, play.now().loss().map(|loss| loss.place));
    }
    if let Some(hint) = &play.hint {
        let aboard = play.now().aboard().len();
        assert_eq!((hint.people.len(), hint.crosses), (aboard.into(), true));
    }
}

/// The address names the position.
fn check_address(play: &Play) {
    let (link, notices) = Link::read(&play.address()).expect("a link");
    assert!(notices.is_empty());
    let Link::River(link) = link else {
        panic!("no river")
    };
    let mut there = link.start();
    for mv in &link.moves {
        there.play(*mv).expect("a legal move");
    }
    assert_eq!(there, *play.now());
}

fn check(table: &Table) {
    check_people(table.game());
    check_scene(&table.river(), table.game(), table.app.is_moving());
    check_address(table.game());
    let panel = table.panel();
    assert_eq!(panel.link, table.address);
    assert_eq!(panel.status.trim(), panel.status);
    assert_ne!(panel.status, "", "nothing is said");
}

#[test]
fn nobody_is_lost_whatever_is_done() {
    let (mut won, mut lost, mut hopeless) = (0, 0, 0);
    for (seed, setting) in SETTINGS.into_iter().enumerate() {
        let mut dice = Dice(seed as u64 + 7);
        let mut table = Table::of(&address(setting));
        for round in 0..1500 {
            let event = dice.event(&mut table);
            let told = format!("{setting:?}, round {round}: {event:?}");
            table.tell(event);
            table.jobs.clear();
            if table.app.game == Game::Sokoban {
                table.tell(Event::Open("/river".to_owned()));
            }
            let checked = catch_unwind(AssertUnwindSafe(|| check(&table)));
            assert!(checked.is_ok(), "{told}");
            match table.game().now().outcome() {
                Outcome::Won => won += 1,
                Outcome::Lost => lost += 1,
                Outcome::Open => hopeless += u32::from(table.game().to_go().is_none()),
            }
        }
        table.tell(Event::Do(Command::Stop));
        table.settle();
        check(&table);
        let again = Table::of(&table.address);
        assert_eq!(again.game().now(), table.game().now());
    }
    assert!(
        won > 100 && lost > 100 && hopeless > 100,
        "the dice miss something"
    );
}
