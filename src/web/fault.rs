//! What happens when the module panics: the page says so in one visible sentence and calls in no more.
//!
//! After a panic nothing in the module can be trusted, so every listener asks [`struck`] first.

use super::dom;
use std::cell::Cell;
use std::panic;
use wasm_bindgen::JsValue;

thread_local! {
    static STRUCK: Cell<bool> = const { Cell::new(false) };
}

/// Puts the panic hook in place; called again whenever something else has put its own there.
pub fn watch() {
    panic::set_hook(Box::new(|panic| {
        STRUCK.set(true);
        web_sys::console::error_1(&JsValue::from_str(&panic.to_string()));
        dom::show_fault();
    }));
}

/// Whether the module has panicked.
pub fn struck() -> bool {
    STRUCK.get()
}
