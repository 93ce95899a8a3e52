//! The Chinese words, loaded when a player first wants them.
//! The page's script fetches the file; until it is there, and where it does not come, the page speaks English.
//! Invariant: who reads English never asks for it.

use super::{Input, push};
use crate::{
    app::{App, Event, Language},
    words,
};
use js_sys::Function;
use std::cell::{Cell, RefCell};
use wasm_bindgen::prelude::*;

thread_local! {
    /// Fetches the file, and hands its text to [`learn`].
    static FETCH: RefCell<Option<Function>> = const { RefCell::new(None) };
    /// Whether the file is on its way or there.
    static ASKED: Cell<bool> = const { Cell::new(false) };
}

/// Says how the file is fetched.
pub fn prepare(fetch: Function) {
    FETCH.with(|slot| *slot.borrow_mut() = Some(fetch));
}

/// Has the file fetched where the app speaks Chinese, unless it is on its way or there.
pub fn want(app: &App) {
    if app.language() == Language::English {
        return;
    }
    FETCH.with(|slot| {
        if let Some(fetch) = slot.borrow().as_ref()
            && !ASKED.replace(true)
        {
            // It always calls back, if with nothing.
            let _ = fetch.call0(&JsValue::NULL);
        }
    });
}

/// Takes in the words of the file, or that it did not come.
#[wasm_bindgen]
pub fn learn(table: String) {
    if words::learn(table) {
        push(Input::Learned);
    } else {
        ASKED.set(false);
        push(Input::Event(Event::NoChinese));
    }
}
