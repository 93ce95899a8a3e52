//! Settings of River for the tests of its rules and its graph, and every position of one.

#![allow(dead_code, reason = "each test crate uses its own part")]

use searchlight::river::{Crew, Position, Rowers, Rule, Setting, Side, loads};

pub const ROWERS: [Rowers; 4] = [
    Rowers::All,
    Rowers::Priests,
    Rowers::OneDevil,
    Rowers::TwoDevils,
];

/// A setting where the boat is a place of its own.
pub const fn place(priests: u8, devils: u8, boat: u8) -> Setting {
    Setting {
        rule: Rule::Place,
        ..Setting::of(priests, devils, boat)
    }
}

/// A setting where not all row.
pub const fn rowed(priests: u8, devils: u8, boat: u8, rowers: Rowers) -> Setting {
    Setting {
        rowers,
        ..Setting::of(priests, devils, boat)
    }
}

/// A few settings of every sort.
pub const SETTINGS: [Setting; 12] = [
    Setting::CLASSIC,
    Setting::of(5, 5, 3),
    Setting::of(6, 6, 4),
    Setting::of(4, 4, 2),
    Setting::of(5, 3, 3),
    Setting::of(0, 3, 2),
    place(3, 3, 2),
    place(4, 4, 3),
    place(5, 2, 4),
    rowed(3, 3, 2, Rowers::OneDevil),
    rowed(3, 3, 3, Rowers::TwoDevils),
    Setting {
        rowers: Rowers::Priests,
        ..place(3, 3, 2)
    },
];

/// Every setting of so many people of a kind, and seats, at most.
pub fn settings(people: u8, boat: u8) -> impl Iterator<Item = Setting> {
    let settings = (0..=people).flat_map(move |priests| {
        let most = if priests == 0 { people } else { priests };
        (0..=most)
            .flat_map(move |devils| (1..=boat).map(move |boat| Setting::of(priests, devils, boat)))
    });
    settings.flat_map(|setting| {
        ROWERS.into_iter().flat_map(move |rowers| {
            [Rule::Classical, Rule::Place].map(|rule| Setting {
                rowers,
                rule,
                ..setting
            })
        })
    })
}

/// Every position of a setting between two moves, the lost ones too.
pub fn positions(setting: Setting) -> impl Iterator<Item = Position> {
    let [priests, devils, rowers] = setting.everybody().0;
    let crews = (0..=priests).flat_map(move |priests| {
        (0..=devils)
            .flat_map(move |devils| (0..=rowers).map(move |rowers| Crew([priests, devils, rowers])))
    });
    crews.flat_map(move |start| {
        loads(setting.boat).flat_map(move |aboard| {
            Side::BOTH
                .into_iter()
                .filter_map(move |side| Position::at(setting, start, aboard, side))
        })
    })
}
