//! The rules of River, and what every puzzle promises, tried on them.

mod contract;
mod levels;
mod river_settings;

use contract::contract;
use levels::stream;
use river_settings::{ROWERS, place, rowed, settings};
use searchlight::{
    puzzle::{
        Outcome::{self, Lost, Open, Won},
        Puzzle,
    },
    river::{
        Crew, Docked, Kind, Loss, Move, Place, Position, Refusal, Rowers, Setting, Side, loads,
        text,
    },
};

#[test]
fn the_contract_holds() {
    let mut stream = stream("river");
    let (mut played, mut games) = (0, 0);
    for setting in settings(4, 3) {
        for _ in 0..8 {
            played += contract(&Position::new(setting), &Move::ALL, &mut stream);
            games += 1;
        }
    }
    assert!(played > 5 * games, "{played} played in {games} games");
    // Two people and two seats are over by chance.
    let mut over = 0;
    for _ in 0..100 {
        let start = Position::new(Setting::of(1, 1, 2));
        let mut now = start;
        contract(&start, &Move::ALL, &mut stream);
        while now.outcome() == Open {
            let mv = Move::ALL[stream.below(7) as usize];
            over += usize::from(now.play(mv).is_ok() && now.outcome() == Won);
        }
    }
    assert_eq!(over, 100);
}

/// Plays moves, which are all allowed.
fn play(setting: Setting, moves: &str) -> Position {
    let mut now = Position::new(setting);
    for mv in text::read(moves).expect("moves") {
        assert_eq!(now.play(mv), Ok(()), "{mv} of {moves}");
    }
    now
}

/// Plays moves, the last of which ends the game as told, if it ends.
#[track_caller]
fn check(setting: Setting, moves: &str, outcome: Outcome) {
    assert_eq!(play(setting, moves).outcome(), outcome, "{moves}");
}

#[test]
fn known_ways_win() {
    check(Setting::CLASSIC, "dd d dd d pp pd pp d dd d dd", Won);
    check(Setting::CLASSIC, "dd-d-dd-d-pp-pd-pp-d-dd-d", Open);
    check(Setting::CLASSIC, "ddxDxdxDxDppxPdxDpxPPdxdxDxdx", Won);
    check(Setting::of(2, 2, 2), "pd p pp p pd", Won);
    check(Setting::of(3, 3, 3), "pd p ppp d ddd", Won);
    check(
        Setting::of(5, 5, 3),
        "ddd d dd d ppp pd ppp d ddd dd ddd",
        Won,
    );
    check(
        Setting::of(6, 6, 4),
        "ppdd pd ppdd pd ppdd pd pppd pp ppdd",
        Won,
    );
    check(Setting::of(0, 3, 2), "dd d dd", Won);
    check(Setting::of(3, 0, 1), "p p p", Open);
    let (one, two) = (Rowers::OneDevil, Rowers::TwoDevils);
    check(
        rowed(3, 3, 2, one),
        "dr r dr r pp pd pr pd pp r dr r dr",
        Won,
    );
    check(rowed(3, 3, 2, two), "dr r rr r pp pd pp r dr r rr", Won);
    check(rowed(2, 2, 2, Rowers::Priests), "pd p pp p pd", Won);
    check(place(3, 3, 2), "dpxPxdxDxpxPxpxPxdx", Won);
    check(place(4, 4, 2), "dpxPxdxDxpxPxdxDxpxPxpxPxdx", Won);
}

/// Plays moves, the last of which loses, and compares what is told.
#[track_caller]
fn loses(setting: Setting, moves: &str, place: Place, crew: [u8; 3], told: &str) {
    let mut now = play(setting, moves);
    let loss = Loss {
        place,
        crew: Crew(crew),
    };
    assert_eq!((now.outcome(), now.loss()), (Lost, Some(loss)));
    assert_eq!(loss.to_string(), told);
    for mv in Move::ALL {
        assert_eq!(now.play(mv), Err(Refusal::Over));
    }
}

#[test]
fn losses_name_place_and_numbers() {
    let (start, far) = (Place::Bank(Side::Start), Place::Bank(Side::Far));
    loses(
        Setting::CLASSIC,
        "p",
        start,
        [2, 3, 0],
        "devils outnumber priests on the start bank, 3 to 2",
    );
    loses(
        Setting::CLASSIC,
        "dd d pd",
        far,
        [1, 2, 0],
        "devils outnumber priests on the far bank, 2 to 1",
    );
    loses(
        Setting::of(4, 2, 3),
        "pp p ddp",
        Place::Boat,
        [1, 2, 0],
        "devils outnumber priests aboard, 2 to 1",
    );
    // Where the boat is a place, stepping aboard is enough.
    loses(
        place(3, 3, 2),
        "p~",
        start,
        [2, 3, 0],
        "devils outnumber priests on the start bank, 3 to 2",
    );
    loses(
        place(3, 3, 2),
        "dpxDxdxDP",
        far,
        [1, 2, 0],
        "devils outnumber priests on the far bank, 2 to 1",
    );
    loses(
        rowed(3, 3, 2, Rowers::OneDevil),
        "dr r pr",
        far,
        [1, 1, 1],
        "devils outnumber priests on the far bank, 2 to 1",
    );
}

/// Plays moves, the last of which is refused.
#[track_caller]
fn refuses(setting: Setting, moves: &str, refusal: Refusal, told: &str) {
    let mut moves = text::read(moves).expect("moves");
    let last = moves.pop().expect("a move");
    let mut now = play(setting, &text::write(&moves));
    let before = now;
    assert_eq!(now.play(last), Err(refusal));
    assert_eq!(now, before);
    assert_eq!(refusal.to_string(), told);
}

#[test]
fn refusals_say_why() {
    let one = rowed(3, 3, 2, Rowers::OneDevil);
    let cases = [
        (Setting::CLASSIC, "pxd", Refusal::Over, "the game is over"),
        (
            Setting::CLASSIC,
            "ddd~",
            Refusal::Full(2),
            "the boat carries no more than 2",
        ),
        (
            Setting::CLASSIC,
            "ddxp~",
            Refusal::Full(2),
            "the boat carries no more than 2",
        ),
        (
            Setting::CLASSIC,
            "ddxDp~",
            Refusal::NobodyAshore(Kind::Priest),
            "no priest is on this bank",
        ),
        (
            Setting::of(2, 1, 2),
            "dd~",
            Refusal::NobodyAshore(Kind::Devil),
            "no devil is on this bank",
        ),
        (
            one,
            "rr~",
            Refusal::NobodyAshore(Kind::Rower),
            "no rowing devil is on this bank",
        ),
        (
            Setting::CLASSIC,
            "P",
            Refusal::NobodyAboard(Kind::Priest),
            "no priest is aboard",
        ),
        (
            Setting::CLASSIC,
            "dDD",
            Refusal::NobodyAboard(Kind::Devil),
            "no devil is aboard",
        ),
        (
            Setting::CLASSIC,
            "dR",
            Refusal::NobodyAboard(Kind::Rower),
            "no rowing devil is aboard",
        ),
        (
            Setting::CLASSIC,
            "x",
            Refusal::EmptyBoat,
            "nobody is aboard",
        ),
        (one, "ddx", Refusal::NobodyRows, "nobody aboard can row"),
    ];
    for (setting, moves, refusal, told) in cases {
        refuses(setting, moves, refusal, told);
    }
}

#[test]
fn positions_say_who_is_where() {
    let now = play(Setting::CLASSIC, "dd d");
    let crew = |priests, devils| Crew([priests, devils, 0]);
    assert_eq!(now.side(), Side::Start);
    assert_eq!(now.aboard(), crew(0, 1));
    assert_eq!(now.ashore(Side::Start), crew(3, 1));
    assert_eq!(
        (now.on(Side::Start), now.on(Side::Far)),
        (crew(3, 2), crew(0, 1))
    );
    let docked = Docked {
        start: crew(3, 2),
        side: Side::Start,
    };
    assert_eq!((now.dock(), now.is_across()), (docked, false));
    assert_eq!(
        Position::at(Setting::CLASSIC, crew(3, 1), crew(0, 1), Side::Start),
        Some(now)
    );
    assert_eq!(
        Position::at(Setting::CLASSIC, crew(4, 1), crew(0, 1), Side::Start),
        None
    );
    assert_eq!(
        Position::at(Setting::CLASSIC, crew(3, 0), crew(0, 3), Side::Far),
        None
    );
    let lost = Position::at(Setting::CLASSIC, crew(2, 3), crew(0, 0), Side::Far);
    assert_eq!(lost.map(|lost| lost.outcome()), Some(Lost));
}

#[test]
fn a_docked_position_is_played_with_as_few_aboard_as_it_needs() {
    let dock = |setting: Setting, priests, devils, side| {
        let start = Crew([priests, devils, 0]);
        Position::docked(setting, Docked { start, side }).map(|here| here.aboard().0)
    };
    let loss = |side, priests, devils| {
        Err(Some(Loss {
            place: Place::Bank(side),
            crew: Crew([priests, devils, 0]),
        }))
    };
    let three = place(3, 3, 2);
    assert_eq!(dock(Setting::CLASSIC, 2, 2, Side::Far), Ok([0, 0, 0]));
    assert_eq!(
        dock(Setting::CLASSIC, 2, 1, Side::Far),
        loss(Side::Far, 1, 2)
    );
    assert_eq!(
        dock(Setting::CLASSIC, 2, 3, Side::Start),
        loss(Side::Start, 2, 3)
    );
    assert_eq!(dock(Setting::CLASSIC, 4, 3, Side::Start), Err(None));
    assert_eq!(dock(three, 2, 2, Side::Far), Ok([0, 0, 0]));
    // One priest stays aboard, where two devils are ashore.
    assert_eq!(dock(three, 2, 1, Side::Far), Ok([1, 0, 0]));
    assert_eq!(dock(three, 1, 3, Side::Start), Ok([1, 0, 0]));
    assert_eq!(dock(place(4, 4, 2), 2, 4, Side::Start), Ok([2, 0, 0]));
    assert_eq!(
        dock(place(4, 4, 2), 3, 1, Side::Start),
        loss(Side::Far, 1, 3)
    );
    assert_eq!(dock(three, 2, 3, Side::Far), loss(Side::Start, 2, 3));
    assert_eq!(dock(three, 0, 4, Side::Far), Err(None));
}

#[test]
fn loads_come_smaller_ones_first_and_once() {
    let all: Vec<Crew> = loads(3).collect();
    assert_eq!(all.len(), 1 + 3 + 6 + 10);
    assert_eq!(
        all[..4],
        [[0, 0, 0], [1, 0, 0], [0, 1, 0], [0, 0, 1]].map(Crew)
    );
    assert!(all.iter().map(Crew::len).is_sorted());
    for (at, load) in all.iter().enumerate() {
        assert!(!all[..at].contains(load));
    }
}

#[test]
fn crowds_are_not_taken_for_nobody() {
    let crowd = Crew([128, 128, 0]);
    assert_eq!((crowd.len(), crowd.is_empty()), (255, false));
    assert!(crowd.is_safe() && Crew::default().is_empty());
}

#[test]
fn everybody_is_told_apart_by_who_rows() {
    let everybody = ROWERS.map(|rowers| rowed(3, 3, 2, rowers).everybody().0);
    assert_eq!(everybody, [[3, 3, 0], [3, 3, 0], [3, 2, 1], [3, 1, 2]]);
    assert_eq!(rowed(1, 1, 2, Rowers::TwoDevils).everybody().0, [1, 0, 1]);
    let row = ROWERS.map(|rowers| Kind::ALL.map(|kind| rowed(3, 3, 2, rowers).can_row(kind)));
    assert_eq!(row[0], [true, true, true]);
    assert_eq!(row[1..], [[true, false, true]; 3]);
}
