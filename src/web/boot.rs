//! What the page knows when it begins, read from the browser once, and what of it may change under way.
//! Invariant: a browser that refuses to tell something costs its default, never the start.

use super::{
    dom::{self, window},
    store,
};
use crate::{
    app::{Boot, saved},
    date::Date,
    link::Game,
};

/// What the app is told when the page begins.
pub fn boot() -> Boot {
    let mut entropy = [0; 32];
    if getrandom::fill(&mut entropy).is_err() {
        // Levels are then the same after each reload, which harms nothing.
        entropy[..8].copy_from_slice(&dom::now().to_le_bytes());
    }
    let calm = window()
        .match_media("(prefers-reduced-motion: reduce)")
        .ok()
        .flatten()
        .is_some_and(|query| query.matches());
    Boot {
        entropy,
        language: window().navigator().language().unwrap_or_default(),
        settings: store::read(saved::SETTINGS),
        records: store::read(saved::RECORDS),
        progress: store::read(saved::PROGRESS),
        today: today(),
        games: Game::ALL.map(|game| store::read(saved::key(game))),
        calm,
    }
}

/// The day in universal time.
pub fn today() -> Date {
    const DAY: f64 = 86_400_000.0;
    Date::of_days((js_sys::Date::now() / DAY) as u32)
}

/// The text after `#` of the address.
pub fn address() -> String {
    window().location().hash().unwrap_or_default()
}
