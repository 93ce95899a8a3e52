//! Keys, pointers and buttons, heard where they are meant and nowhere else.
//!
//! gl.js never hears any of it: its canvas is no target of events, and what it listens for on the window is stopped
//! before it gets there. Only what the game uses is kept from the browser, so Tab, F5 and scrolling stay the player's.

use super::page::{Page, document, window};
use super::trial::Event;
use super::{fault, push};
use wasm_bindgen::prelude::*;
use web_sys::{AddEventListenerOptions, Element, EventTarget, KeyboardEvent, PointerEvent};

pub enum Key {
    Up,
    Down,
    Left,
    Right,
    Other(char),
}

/// A place on the board, as parts of its width and height.
#[derive(Clone, Copy)]
pub struct Point {
    pub x: f32,
    pub y: f32,
}

pub enum Press {
    Down(Point),
    Move(Point),
    Up(Point),
    Cancel,
}

impl Key {
    fn of(event: &KeyboardEvent) -> Option<Key> {
        if event.ctrl_key() || event.alt_key() || event.meta_key() {
            return None;
        }
        Some(match event.key().as_str() {
            "ArrowUp" => Key::Up,
            "ArrowDown" => Key::Down,
            "ArrowLeft" => Key::Left,
            "ArrowRight" => Key::Right,
            "z" => Key::Other('z'),
            _ => return None,
        })
    }
}

/// Begins to listen.
///
/// # Errors
///
/// When the browser refuses a listener.
pub fn listen(page: &Page) -> Result<(), JsValue> {
    let board = page.board.clone();
    hear(&board, "keydown", true, |event| {
        if let Some(key) = Key::of(event.unchecked_ref()) {
            event.prevent_default();
            push(Event::Key(key));
        }
    })?;
    for name in ["pointerdown", "pointermove", "pointerup", "pointercancel"] {
        let area = page.board.clone();
        hear(&board, name, true, move |event| {
            press(name, &area, event.unchecked_ref())
        })?;
    }
    hear(&document(), "click", false, |event| {
        let target = event
            .target()
            .and_then(|target| target.dyn_into::<Element>().ok());
        let button = target.and_then(|target| target.closest("[data-command]").ok().flatten());
        if let Some(command) = button.and_then(|button| button.get_attribute("data-command")) {
            push(Event::Command(command));
        }
    })?;
    // gl.js would take every paste on the page for itself. Stopped here, the field it was meant for still gets it.
    hear(&window(), "paste", true, |event| event.stop_propagation())
}

fn press(name: &str, board: &Element, event: &PointerEvent) {
    if !event.is_primary() {
        return;
    }
    let area = board.get_bounding_client_rect();
    let point = Point {
        x: ((f64::from(event.client_x()) - area.left()) / area.width()) as f32,
        y: ((f64::from(event.client_y()) - area.top()) / area.height()) as f32,
    };
    push(Event::Press(match name {
        "pointerdown" => {
            // So that the release is heard wherever it happens.
            let _ = board.set_pointer_capture(event.pointer_id());
            Press::Down(point)
        }
        "pointermove" if event.buttons() == 0 => return,
        "pointermove" => Press::Move(point),
        "pointerup" => Press::Up(point),
        _ => Press::Cancel,
    }));
}

fn hear(
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
