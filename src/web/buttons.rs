//! What a player does with the page's buttons and sheets, heard in one place for the whole document.
//! Markup names it: `data-command` a command of the app, `data-opens` a sheet, `data-closes` the sheet around the
//! button. Keys and pointers on the board are not heard here.
//! Invariant: sheets open and close by themselves; only what the app or the browser must do is told.

use super::{
    dom::{self, document, input},
    fault, maze, sheets,
};
use crate::{
    app::{Command, Event, river::Act},
    grid::Size,
    link,
    river::Setting,
    sokoban::generate::{Band, Generator},
};
use std::cell::Cell;
use wasm_bindgen::prelude::*;
use web_sys::{Element, HtmlDialogElement, HtmlElement, HtmlInputElement, PointerEvent, UiEvent};

thread_local! {
    /// Whether the pointer went down beside a sheet.
    static BEGAN: Cell<bool> = const { Cell::new(false) };
}

/// What a button asks for.
#[derive(Debug)]
pub enum Press {
    /// Something for the app.
    App(Event),
    /// Share the link: now, since browsers allow it only within the press.
    Share,
    /// Copy the seed: now, as with the link.
    CopySeed,
}

/// Begins to listen; `tell` is called within the press.
///
/// # Errors
/// When the browser refuses a listener.
pub fn listen(tell: fn(Press)) -> Result<(), JsValue> {
    hear("pointerdown", |event| {
        BEGAN.set(sheet_beside(event.unchecked_ref()).is_some());
    })?;
    hear("click", move |event| click(event.unchecked_ref(), tell))?;
    hear("input", move |event| {
        if let Some(target) = target(event) {
            follow(&target);
            if let Some(event) = maze::follow(&target) {
                tell(Press::App(event));
            }
        }
    })?;
    hear("change", move |event| {
        if let Some(target) = target(event) {
            if target.id() == "day"
                && let Some(day) = sheets::day(target.unchecked_ref())
            {
                tell_app(Event::Day(day));
            }
            maze::settle(&target, tell_app);
        }
    })?;
    hear("submit", move |event| {
        event.prevent_default();
        close_around(event);
        let form = target(event).map_or_else(String::new, |form| form.id());
        let asked = match form.as_str() {
            "river-form" => make_river(),
            "maze-form" => maze::make(),
            _ => make(),
        };
        if let Some(event) = asked {
            tell(Press::App(event));
        }
        focus_board();
    })
}

fn click(event: &UiEvent, tell: fn(Press)) {
    // Who marks a text and lets go outside its sheet has not pressed beside it.
    let beside = sheet_beside(event.unchecked_ref()).filter(|_| BEGAN.get());
    if let Some(sheet) = beside {
        return sheet.close();
    }
    let Some(button) = target(event).and_then(|target| closest(&target, "button")) else {
        return;
    };
    let opens = button.get_attribute("data-opens");
    let is_in_sheet = closest(&button, "dialog").is_some();
    if opens.is_some() || button.has_attribute("data-closes") {
        close_around(event);
    }
    if let Some(sheet) = opens {
        sheets::open(&sheet);
        return;
    }
    if button.has_attribute("data-zooms") {
        sheets::zoom_sight();
        return;
    }
    if let Some(asked) = maze::order_of(&button) {
        close_around(event);
        return tell(Press::App(asked));
    }
    let daily = button.get_attribute("data-daily");
    if let Some(band) = daily.and_then(|name| Band::named(&name)) {
        close_around(event);
        focus_board();
        return tell(Press::App(Event::Daily(band)));
    }
    let place = button.get_attribute("data-campaign");
    if let Some(place) = place.and_then(|place| place.parse().ok()) {
        close_around(event);
        focus_board();
        return tell(Press::App(Event::Campaign(place)));
    }
    let Some(name) = button.get_attribute("data-command") else {
        return;
    };
    // Keys are heard on the board alone: after a press by mouse or finger they should be again. One by key stays put.
    if event.detail() > 0 && !is_in_sheet {
        focus_board();
    }
    match name.as_str() {
        // Who clicks twice out of habit would be there and back.
        "cross" if event.detail() > 1 => {}
        "share" => tell(Press::Share),
        "copy-seed" => tell(Press::CopySeed),
        name => {
            if let Some(command) = Command::from_name(name) {
                tell(Press::App(Event::Do(command)));
            }
        }
    }
}

/// Keeps the presets and the numbers of the New sheet in step.
fn follow(changed: &Element) {
    let field: &HtmlInputElement = changed.unchecked_ref();
    match (
        changed.id().as_str(),
        changed.get_attribute("name").as_deref(),
    ) {
        ("new-width" | "new-height", _) | (_, Some("boxes" | "level")) => sheets::check_new(),
        (_, Some("preset")) => {
            let value = field.value();
            let mut words = value.split(' ');
            for id in ["river-priests", "river-devils", "river-boat"] {
                if let (Some(field), Some(number)) = (input(id), words.next()) {
                    field.set_value(number);
                }
            }
            sheets::check("rowers", words.next().unwrap_or_default());
            sheets::check("rule", "classical");
            sheets::check_river();
        }
        ("river-priests" | "river-devils" | "river-boat", _) | (_, Some("rowers" | "rule")) => {
            sheets::check_river();
        }
        (_, Some("size")) => {
            let value = field.value();
            if let (Some((across, down)), Some(width), Some(height)) = (
                value.split_once('x'),
                input("new-width"),
                input("new-height"),
            ) {
                width.set_value(across);
                height.set_value(down);
            }
            sheets::check_new();
        }
        _ => {}
    }
}

/// What the New sheet asks for; the browser has held its numbers within their bounds.
fn make() -> Option<Event> {
    // A browser takes 1e1 for a number as well.
    let width = input("new-width")?.value_as_number() as u16;
    let height = input("new-height")?.value_as_number() as u16;
    let boxes = sheets::checked("boxes").parse().ok();
    let field = input("new-seed")?;
    let seed = Some(field.value()).filter(|seed| !seed.is_empty());
    // The next level from this sheet is to be a fresh one again.
    field.set_value("");
    let generator = Band::named(&sheets::checked("level"));
    let generator = generator.map_or(Generator::Classic1, Generator::Crafted1);
    Some(Event::Make {
        kind: (generator, Size::new(width, height), boxes),
        seed,
    })
}

/// The game that the sheet of River's settings asks for.
fn make_river() -> Option<Event> {
    let number = |id| Some(input(id)?.value_as_number() as u8);
    Some(Event::River(Act::Make(Setting {
        priests: number("river-priests")?,
        devils: number("river-devils")?,
        boat: number("river-boat")?,
        rowers: link::rowers_named(&sheets::checked("rowers"))?,
        rule: link::rule_named(&sheets::checked("rule"))?,
    })))
}

fn tell_app(event: Event) {
    super::pressed(Press::App(event));
}

fn focus_board() {
    if let Ok(board) = dom::element("board") {
        let _ = board.unchecked_into::<HtmlElement>().focus();
    }
}

/// Closes the sheet around the event's target, if there is one.
fn close_around(event: &web_sys::Event) {
    if let Some(dialog) = target(event).and_then(|target| closest(&target, "dialog")) {
        dialog.unchecked_into::<HtmlDialogElement>().close();
    }
}

/// The sheet that a pointer is beside, to be closed with the click. Browsers that close it by themselves do so before the
/// click, which then falls through to what lies below.
fn sheet_beside(event: &PointerEvent) -> Option<HtmlDialogElement> {
    let sheet: HtmlDialogElement = target(event)?.dyn_into().ok()?;
    let area = sheet.get_bounding_client_rect();
    let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
    let is_beside = x < area.left() || x > area.right() || y < area.top() || y > area.bottom();
    is_beside.then_some(sheet)
}

fn target(event: &web_sys::Event) -> Option<Element> {
    event.target()?.dyn_into().ok()
}

fn closest(element: &Element, selector: &str) -> Option<Element> {
    element.closest(selector).ok().flatten()
}

/// Hears an event of the whole document, for as long as the page lives.
fn hear(name: &str, mut act: impl FnMut(&web_sys::Event) + 'static) -> Result<(), JsValue> {
    let call = Closure::<dyn FnMut(web_sys::Event)>::new(move |event| {
        if !fault::struck() {
            act(&event);
        }
    });
    document().add_event_listener_with_callback(name, call.into_js_value().unchecked_ref())
}
