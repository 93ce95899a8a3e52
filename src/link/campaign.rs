//! The campaign: sixty levels of `crafted1`, chosen once for variety and rising difficulty by
//! `examples/choose_campaign.rs`. It is a list of links, one a line, since the generator's levels never change; their
//! names are with the other words.
//! Invariant: a level is of the campaign exactly when the link of its start stands in the list.

use super::{Link, Sokoban, Source};
use crate::sokoban::generate::Band;

/// How many levels there are, and of which bands in turn.
pub const COUNT: usize = 60;
pub const BANDS: [(Band, usize); 5] = [
    (Band::Easy, 12),
    (Band::Medium, 18),
    (Band::Hard, 16),
    (Band::Expert, 10),
    (Band::Max, 4),
];

const LINKS: &str = include_str!("campaign.txt");

/// The links in order.
pub fn links() -> impl Iterator<Item = &'static str> {
    LINKS.lines()
}

/// The level at a place, counted from 0; nothing beyond the last.
pub fn level(place: usize) -> Option<Source> {
    match Link::read(links().nth(place)?) {
        Ok((Link::Sokoban(Sokoban { source, .. }), _)) => Some(source),
        _ => None,
    }
}

/// The place of a level in the campaign, if it is of it.
pub fn place(level: &Source) -> Option<usize> {
    if !matches!(level, Source::Generated(_)) {
        return None;
    }
    let link = Link::Sokoban(Sokoban {
        source: level.clone(),
        moves: Vec::new(),
    });
    let link = format!("#{link}");
    links().position(|one| one == link)
}
