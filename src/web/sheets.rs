//! The sheets of the page: opening and closing, what their fields offer first, and which preset they amount to.
//! Invariant: what a field holds is read only when its sheet is sent, or to keep its own sheet in step.

use super::dom::{document, element, input, keyed, set};
use crate::{
    date::Date,
    grid::Size,
    link,
    panel::Today,
    river::Setting,
    sokoban::generate::{Band, CRAFTED_BOXES, Generator, Kind, reaches},
};
use wasm_bindgen::prelude::*;
use web_sys::{HtmlDialogElement, HtmlInputElement};

/// What the New sheet offers first.
pub fn write_offer((generator, size, boxes): Kind) {
    check(
        "level",
        match generator {
            Generator::Classic1 => "",
            Generator::Crafted1(band) => band.name(),
        },
    );
    for (id, number) in [("new-width", size.width), ("new-height", size.height)] {
        if let Some(field) = input(id) {
            field.set_value(&number.to_string());
        }
    }
    let boxes = boxes.map_or_else(String::new, |boxes| boxes.to_string());
    check("boxes", &boxes);
    check_new();
}

/// The day that the sheet of daily levels shows.
pub fn write_day(today: &Today) {
    if let Some(field) = input("day") {
        field.set_max(&today.latest);
        field.set_value(&today.date);
    }
}

/// The day in its field, which shows today where a day that is still to come or none was typed.
pub fn day(field: &HtmlInputElement) -> Option<Date> {
    let latest = Date::read(&field.max());
    let day = Date::read(&field.value()).filter(|day| Some(*day) <= latest);
    if day.is_none() {
        field.set_value(&field.max());
    }
    day.or(latest)
}

/// What the sheet of River's settings offers first.
pub fn write_setting(setting: Setting) {
    for (id, number) in [
        ("river-priests", setting.priests),
        ("river-devils", setting.devils),
        ("river-boat", setting.boat),
    ] {
        if let Some(field) = input(id) {
            field.set_value(&number.to_string());
        }
    }
    check("rowers", link::rowers_name(setting.rowers));
    check("rule", link::rule_name(setting.rule));
    check_river();
}

/// Marks the preset that the fields of River's settings amount to, or none, and holds devils to the number of priests.
pub fn check_river() {
    let value = |id| input(id).map_or_else(String::new, |field| field.value());
    let priests = value("river-priests");
    if let Some(devils) = input("river-devils") {
        devils.set_max(if priests == "0" { "12" } else { &priests });
    }
    let (devils, boat) = (value("river-devils"), value("river-boat"));
    let (rowers, rule) = (checked("rowers"), checked("rule"));
    // The rule of the presets goes without saying.
    let rule = if rule == "classical" { "" } else { &rule };
    check(
        "preset",
        &format!("{priests} {devils} {boat} {rowers}{rule}"),
    );
}

/// The value of the radio button that is checked in a group.
pub fn checked(group: &str) -> String {
    let button = document().query_selector(&format!("[name={group}]:checked"));
    button.ok().flatten().map_or_else(String::new, |radio| {
        radio.unchecked_into::<HtmlInputElement>().value()
    })
}

/// Marks the preset that width and height of the New sheet amount to, or none, and greys out what such boards do not
/// reach.
pub fn check_new() {
    let side = |id| input(id).map_or_else(String::new, |field| field.value());
    let (width, height) = (side("new-width"), side("new-height"));
    check("size", &format!("{width}x{height}"));
    let Some(size) = link::size_named(&format!("{width}x{height}")) else {
        return;
    };
    let boxes = checked("boxes").parse().unwrap_or(CRAFTED_BOXES);
    let mut is_all = true;
    for (name, radio) in keyed("name") {
        if name != "level" {
            continue;
        }
        let radio: HtmlInputElement = radio.unchecked_into();
        if let Some(band) = Band::named(&radio.value()) {
            let is_reached = can_reach(band, boxes, size);
            radio.set_disabled(!is_reached);
            is_all &= is_reached;
        }
    }
    if let Ok(note) = element("level-note") {
        set(&note, "hidden", is_all.then_some(""));
    }
}

/// Whether levels of a band can be made with these numbers, once they are brought within the bounds.
fn can_reach(band: Band, boxes: u8, size: Size) -> bool {
    let generator = Generator::Crafted1(band);
    let (size, boxes) = generator.within(size, boxes);
    reaches(band, boxes, size)
}

/// Checks the radio button of a group that has the value, and no other.
pub fn check(group: &str, value: &str) {
    for (name, radio) in keyed("name") {
        if name == group {
            let radio: HtmlInputElement = radio.unchecked_into();
            radio.set_checked(radio.value() == value);
        }
    }
}

/// Opens a sheet; one that is open already stays so.
pub fn open(sheet: &str) {
    if let Ok(dialog) = element(sheet) {
        let dialog: HtmlDialogElement = dialog.unchecked_into();
        if !dialog.open() {
            let _ = dialog.show_modal();
        }
    }
}

/// Closes every sheet.
pub fn close_all() {
    for (_, sheet) in keyed("open") {
        if let Ok(sheet) = sheet.dyn_into::<HtmlDialogElement>() {
            sheet.close();
        }
    }
}

/// Shows the state graph twice as large, four times, and as it was again.
pub fn zoom_sight() {
    if let Ok(sight) = element("sight") {
        let next = match sight.get_attribute("data-zoom").as_deref() {
            None => Some("2"),
            Some("2") => Some("4"),
            Some(_) => None,
        };
        set(&sight, "data-zoom", next);
    }
}

/// Shows a link that could not be copied, selected, so that a player can.
pub fn show_link(link: &str) {
    open("link-sheet");
    if let Some(field) = input("link-text") {
        field.set_value(link);
        field.select();
    }
}
