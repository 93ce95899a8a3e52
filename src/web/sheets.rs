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
use web_sys::{HtmlDialogElement, HtmlElement, HtmlInputElement};

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
    let is_last = (today.date == today.latest).then_some("true");
    for (name, button) in keyed("data-command") {
        if name == "day-after" {
            set(&button, "aria-disabled", is_last);
        }
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
/// reach; what was chosen of that gives way to what is nearest below.
pub fn check_new() {
    let side = |id| input(id).map_or(0, |field| field.value_as_number() as u16);
    let size = Size::new(side("new-width"), side("new-height"));
    check("size", &size.to_string());
    let band = Band::named(&checked("level"));
    let generator = band.map_or(Generator::Classic1, Generator::Crafted1);
    let (small, large) = generator.sizes();
    for (id, least, most) in [
        ("new-width", small.width, large.width),
        ("new-height", small.height, large.height),
    ] {
        if let Some(field) = input(id) {
            field.set_min(&least.to_string());
            field.set_max(&most.to_string());
        }
    }
    let (least, most) = generator.boxes();
    grey("boxes", |boxes| match (boxes.parse(), band) {
        (Err(_), _) => true,
        (Ok(boxes), None) => (least..=most).contains(&boxes),
        (Ok(boxes), Some(_)) => {
            (least..=most).contains(&boxes) && can_reach(Band::Easy, boxes, size)
        }
    });
    let boxes = checked("boxes").parse().unwrap_or(CRAFTED_BOXES);
    let is_all = grey("level", |name| {
        Band::named(name).is_none_or(|band| can_reach(band, boxes, size))
    });
    if let Ok(note) = element("level-note") {
        set(&note, "hidden", is_all.then_some(""));
    }
}

/// Greys out the radio buttons of a group whose values can't be chosen, and moves the choice to the nearest before it
/// that can be, else to the nearest after; whether all can be.
fn grey(group: &str, can_be: impl Fn(&str) -> bool) -> bool {
    let radios: Vec<HtmlInputElement> = (keyed("name").into_iter())
        .filter(|(name, _)| name == group)
        .map(|(_, radio)| radio.unchecked_into())
        .collect();
    for radio in &radios {
        radio.set_disabled(!can_be(&radio.value()));
    }
    let chosen = radios.iter().position(HtmlInputElement::checked);
    if let Some((before, after)) = chosen.map(|chosen| radios.split_at(chosen)) {
        let mut near = after[..1].iter().chain(before.iter().rev()).chain(after);
        if let Some(radio) = near.find(|radio| !radio.disabled()) {
            radio.set_checked(true);
        }
    }
    radios.iter().all(|radio| !radio.disabled())
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
            // What has the focus may lie below; a sheet is read from its top, but for the place where one is.
            dialog.set_scroll_top(0);
            if let Ok(Some(here)) = dialog.query_selector("[aria-current]") {
                let _ = here.unchecked_into::<HtmlElement>().focus();
            }
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
