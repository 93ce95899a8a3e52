//! The campaign: its levels as XSB with their names and links, as JSON, or on one sheet.

use super::{Campaign, End, Stop, generate, sheet};
use searchlight::{app::Language, grid::Size, link::campaign, sokoban::generate::Params, words};
use std::io::Write;

pub(super) fn run(asked: &Campaign, out: &mut dyn Write) -> Result<End, Stop> {
    let all = || (0..campaign::COUNT).map(params);
    let name = |place: usize| words::campaign_level(place, Language::English);
    if let Some(path) = &asked.sheet {
        let size = all().fold(Size::new(0, 0), |most, Params { size, .. }| {
            Size::new(most.width.max(size.width), most.height.max(size.height))
        });
        return sheet::run(all(), size, path, |place, _| name(place));
    }
    let mut place = 0;
    generate::each(all(), |params, level| {
        let name = name(place);
        place += 1;
        if asked.json {
            let mut object = generate::object(params, level);
            object["place"] = place.into();
            object["name"] = words::campaign_name(place - 1, Language::English).into();
            writeln!(out, "{object}")
        } else {
            writeln!(out, "{}", generate::board(&name, params, level))
        }
    })
}

/// What the level at a place is made from.
fn params(place: usize) -> Params {
    let level = campaign::level(place).and_then(|level| level.params());
    level.expect("a link of a level that is made")
}
