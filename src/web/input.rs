//! Keys and pointers on the board, heard where they are meant and nowhere else.
//! gl.js never hears any of it: its canvas is no target of events, and what it listens for on the window is stopped
//! before it gets there. Only what the game uses is kept from the browser, so Tab, F5 and scrolling stay the player's.
//! Invariant: a listener only queues; the turn decides what it means.

use super::{
    Input, Phase,
    dom::{self, document, window},
    fault,
    page::Page,
    push, sheets, store,
};
use crate::{
    app::{Command, Event, river::Act, saved},
    link::Game,
    view::Point,
};
use js_sys::Reflect;
use wasm_bindgen::prelude::*;
use web_sys::{
    AddEventListenerOptions, Element, EventTarget, HtmlElement, KeyboardEvent, MouseEvent,
    PointerEvent,
};

/// Begins to listen.
///
/// # Errors
/// When the browser refuses a listener.
pub fn listen(page: &Page) -> Result<(), JsValue> {
    hear(&page.board, "keydown", true, |event| {
        key(event.unchecked_ref());
    })?;
    let board = page.board.clone();
    hear(&document(), "keydown", false, move |event| {
        first_key(event.unchecked_ref(), &board);
    })?;
    for (name, phase) in [
        ("pointerdown", Phase::Down),
        ("pointermove", Phase::Move),
        ("pointerup", Phase::Up),
        ("pointercancel", Phase::Cancel),
    ] {
        let area: Element = page.board.clone().into();
        hear(&page.board, name, true, move |event| {
            press(phase, &area, event.unchecked_ref());
        })?;
    }
    let sight: Element = dom::element("sight")?;
    let area = sight.clone();
    hear(&sight, "keydown", true, |event| {
        sight_key(event.unchecked_ref());
    })?;
    for (name, phase) in [
        ("pointermove", Phase::Move),
        // Neither the end of a drag nor another button's release is one, and a finger's leaving comes before it.
        ("click", Phase::Up),
        ("pointerleave", Phase::Cancel),
    ] {
        let area = area.clone();
        hear(&sight, name, true, move |event| {
            push(Input::Sight(phase, place(&area, event.unchecked_ref())));
        })?;
    }
    // gl.js would take every paste on the page for itself. Stopped here, the field it was meant for still gets it.
    hear(&window(), "paste", true, |event| event.stop_propagation())?;
    // Comes for pasted links, and for Back and Forward as well; what the page itself writes brings no such event. The
    // event is asked and not the address, which a turn may have written to since.
    hear(&window(), "hashchange", false, |event| {
        let link = Reflect::get(&event, &"newURL".into())
            .ok()
            .and_then(|link| link.as_string())
            .unwrap_or_default();
        // A sheet over another game than the one it was opened for would mislead.
        sheets::close_all();
        let text = link.split_once('#').map_or("", |(_, text)| text);
        push(Input::Event(Event::Open(text.to_owned())));
    })?;
    // Comes only for what other tabs of this page store.
    hear(&window(), "storage", false, |_| {
        push(Input::Event(Event::Stored {
            settings: store::read(saved::SETTINGS),
            records: store::read(saved::RECORDS),
            progress: store::read(saved::PROGRESS),
        }));
    })?;
    listen_for_calm()
}

fn key(event: &KeyboardEvent) {
    if event.alt_key() || event.is_composing() {
        return;
    }
    if event.key() == "?" {
        event.prevent_default();
        return sheets::open("help-sheet");
    }
    let key = Key {
        name: event.key(),
        control: event.ctrl_key() || event.meta_key(),
        shift: event.shift_key(),
        is_held: event.repeat(),
    };
    // What is kept from the browser must be said now; what the key means waits for the presses before it, of which one
    // may change to another puzzle.
    if key.known(game()).is_some() {
        event.prevent_default();
    }
    push(Input::Key(key));
}

/// The puzzle that the page shows.
fn game() -> Game {
    super::said(|panel| panel.game).unwrap_or_default()
}

/// A key that was pressed on the board.
pub struct Key {
    name: String,
    control: bool,
    shift: bool,
    is_held: bool,
}

impl Key {
    fn known(&self, game: Game) -> Option<Event> {
        Event::of_key(game, &self.name, self.control, self.shift)
    }

    /// What the key does on the board of a puzzle.
    pub fn meaning(&self, game: Game) -> Option<Event> {
        let known = self.known(game)?;
        (game != Game::River || !self.is_held || repeats(&known)).then_some(known)
    }
}

/// Whether a key that is held goes on on the river, where a boat that sails there and back at once helps nobody.
const fn repeats(known: &Event) -> bool {
    matches!(
        known,
        Event::Step(_) | Event::Do(Command::Undo | Command::Redo)
    )
}

/// An arrow key or Escape while nothing on the page has the focus is meant for the board, which then takes it, and so is
/// the space bar where a search runs by itself. Letters wait for that, since single letters must not act on a page that
/// merely lies open.
fn first_key(event: &KeyboardEvent, board: &HtmlElement) {
    let on_nothing = event
        .target()
        .and_then(|target| target.dyn_into::<Element>().ok())
        .is_some_and(|target| target.tag_name().eq_ignore_ascii_case("body"));
    let key_name = event.key();
    // The keys of the classic maze hold wherever the focus is.
    let is_classic = matches!(key_name.as_str(), "F1" | "F2");
    if is_classic && !event.default_prevented() {
        return key(event);
    }
    let is_for_board = key_name.starts_with("Arrow") || key_name == "Escape";
    if on_nothing && (is_for_board || key_name == " " && game() == Game::Maze) {
        let _ = board.focus();
        key(event);
    }
}

fn press(phase: Phase, board: &Element, event: &PointerEvent) {
    if !event.is_primary() || (phase == Phase::Move && event.buttons() == 0) {
        return;
    }
    if phase == Phase::Down {
        if event.button() != 0 {
            return;
        }
        // So that the release is heard wherever it happens.
        let _ = board.set_pointer_capture(event.pointer_id());
    }
    push(Input::Pointer(phase, place(board, event)));
}

/// Where a pointer is in an element, in CSS pixels.
fn place(area: &Element, event: &MouseEvent) -> Point {
    let area = area.get_bounding_client_rect();
    Point::new(
        (f64::from(event.client_x()) - area.left()) as f32,
        (f64::from(event.client_y()) - area.top()) as f32,
    )
}

/// The arrow keys go over the state graph, Space to the boat's other bank, Page up and down over the crossings at a
/// position, and Enter to the position.
fn sight_key(event: &KeyboardEvent) {
    // With the left arrow, for one, the browser goes back.
    if event.alt_key() || event.ctrl_key() || event.meta_key() {
        return;
    }
    let act = match event.key().as_str() {
        "ArrowRight" => Act::Look(-1, 0),
        "ArrowLeft" => Act::Look(1, 0),
        "ArrowDown" => Act::Look(0, -1),
        "ArrowUp" => Act::Look(0, 1),
        " " => Act::LookAcross,
        "PageDown" => Act::LookAlong { back: false },
        "PageUp" => Act::LookAlong { back: true },
        "Enter" => Act::Visit(None),
        _ => return,
    };
    event.prevent_default();
    push(Input::Event(Event::River(act)));
}

/// Follows the player's wish for less motion while the page is open.
fn listen_for_calm() -> Result<(), JsValue> {
    let Some(query) = window().match_media("(prefers-reduced-motion: reduce)")? else {
        return Ok(());
    };
    let media = query.clone();
    hear(&query, "change", false, move |_| {
        push(Input::Event(Event::Calm(media.matches())));
    })?;
    // Colours that follow the system are resolved at the next turn.
    if let Some(dark) = window().match_media("(prefers-color-scheme: dark)")? {
        hear(&dark, "change", false, |_| super::ask())?;
    }
    Ok(())
}

pub fn hear(
    target: &EventTarget,
    name: &str,
    capture: bool,
    mut act: impl FnMut(web_sys::Event) + 'static,
) -> Result<(), JsValue> {
    let call = Closure::<dyn FnMut(web_sys::Event)>::new(move |event| {
        if !fault::struck() {
            act(event);
        }
    });
    let options = AddEventListenerOptions::new();
    options.set_capture(capture);
    target.add_event_listener_with_callback_and_add_event_listener_options(
        name,
        call.into_js_value().unchecked_ref(),
        &options,
    )
}
