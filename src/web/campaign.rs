//! The sheet of the campaign: a button for each level, with its name and whether it has been solved.
//! Invariant: the buttons are written anew whenever one of them changes, and never read.

use super::dom::{child, element, set};
use crate::{
    app::Language,
    link::campaign,
    panel::Campaign,
    words::{campaign_name, mark_solved, stars},
};
use web_sys::Element;

pub fn write(panel: &Campaign, language: Language) {
    let Ok(sheet) = element("campaign") else {
        return;
    };
    sheet.set_text_content(None);
    let mut places = 0..campaign::COUNT;
    for (band, count) in campaign::BANDS {
        child(&sheet, "h3", &stars(band, language));
        let Some(group) = child(&sheet, "div", "") else {
            return;
        };
        for place in places.by_ref().take(count) {
            write_level(&group, place, panel, language);
        }
    }
}

fn write_level(group: &Element, place: usize, panel: &Campaign, language: Language) {
    let Some(button) = child(group, "button", "") else {
        return;
    };
    set(&button, "type", Some("button"));
    set(&button, "data-campaign", Some(&place.to_string()));
    if panel.here == Some(place) {
        set(&button, "aria-current", Some("true"));
    }
    child(&button, "b", &(place + 1).to_string());
    child(&button, "small", mark_solved(panel.solved[place], language));
    child(&button, "span", campaign_name(place, language));
}
