//! Which moves of River are legal, and where they lead, by a second telling of the rules.

mod river_settings;

use river_settings::{SETTINGS, positions, settings};
use searchlight::{
    puzzle::{
        Outcome::{Lost, Open, Won},
        Puzzle,
    },
    river::{Move, Position, Refusal, Rowers, Rule, Setting, Side},
};

/// The rules once more, and by other means: how many of each kind are at the start, aboard and at the far side.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Plain {
    people: [[i32; 3]; 3],
    side: usize,
}

/// How a move ends by the second telling of the rules: refused, or played, with the game lost or not.
fn retold(setting: &Setting, mut now: Plain, letter: char) -> Option<(Plain, bool)> {
    let bank = 2 * now.side;
    let kind = "pdr".find(letter.to_ascii_lowercase());
    let (from, to) = match letter {
        'p' | 'd' | 'r' => (bank, 1),
        _ => (1, bank),
    };
    if let Some(kind) = kind {
        now.people[from][kind] -= 1;
        now.people[to][kind] += 1;
        if now.people[from][kind] < 0 {
            return None;
        }
    } else {
        let [priests, devils, rowers] = now.people[1];
        let row = match setting.rowers {
            Rowers::All => priests + devils,
            Rowers::Priests => priests,
            Rowers::OneDevil | Rowers::TwoDevils => priests + rowers,
        };
        if row == 0 {
            return None;
        }
        now.side = 1 - now.side;
    }
    if now.people[1].iter().sum::<i32>() > i32::from(setting.boat) {
        return None;
    }
    let mut judged = vec![now.people[0], now.people[2]];
    if setting.rule == Rule::Classical {
        for (count, aboard) in judged[now.side].iter_mut().zip(now.people[1]) {
            *count += aboard;
        }
        if kind.is_none() {
            judged.push(now.people[1]);
        }
    }
    let lost = judged
        .iter()
        .any(|[priests, devils, rowers]| *priests > 0 && devils + rowers > *priests);
    Some((now, lost))
}

fn plain(position: &Position) -> Plain {
    let crews = [
        position.ashore(Side::Start),
        position.aboard(),
        position.ashore(Side::Far),
    ];
    Plain {
        people: crews.map(|crew| crew.0.map(i32::from)),
        side: usize::from(position.side() == Side::Far),
    }
}

#[test]
fn every_position_allows_just_its_legal_moves() {
    let (mut allowed, mut refused, mut over) = (0, 0, 0);
    for setting in settings(4, 4).chain(SETTINGS) {
        let all = setting.everybody().0.map(i32::from);
        for before in positions(setting) {
            for mv in Move::ALL {
                let mut now = before;
                let answer = now.play(mv);
                let told = retold(&setting, plain(&before), mv.letter());
                if before.outcome() != Open {
                    assert_eq!((answer, now), (Err(Refusal::Over), before));
                    over += 1;
                    continue;
                }
                let Some((after, lost)) = told else {
                    assert!(answer.is_err(), "{mv} at {before:?}");
                    assert_eq!(now, before);
                    refused += 1;
                    continue;
                };
                assert_eq!((answer, plain(&now)), (Ok(()), after), "{mv} at {before:?}");
                let across = now.side() == Side::Far && after.people[0] == [0; 3];
                let outcome = match (lost, across) {
                    (true, _) => Lost,
                    (false, true) => Won,
                    _ => Open,
                };
                assert_eq!(now.outcome(), outcome, "{mv} at {before:?}");
                let people =
                    |kind: usize| after.people.iter().map(|place| place[kind]).sum::<i32>();
                assert_eq!([0, 1, 2].map(people), all);
                allowed += 1;
            }
        }
    }
    assert_eq!((allowed, refused, over), (94_721, 160_450, 110_943));
}
