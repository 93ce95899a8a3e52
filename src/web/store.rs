//! The browser's storage and the address bar: where the game outlives the page.
//! Reading and writing may be refused at any time; the page works without.
//! Invariant: a broken text is moved aside, never deleted.

use super::dom::window;
use wasm_bindgen::prelude::*;
use web_sys::Storage;

/// What a broken text is kept under, after its own key.
const ASIDE: &str = ".broken";

fn storage() -> Option<Storage> {
    window().local_storage().ok().flatten()
}

/// Whether the browser stores anything for this page.
pub fn is_open() -> bool {
    let probe = "searchlight.probe";
    storage().is_some_and(|storage| {
        storage.set_item(probe, "1").is_ok() && storage.remove_item(probe).is_ok()
    })
}

pub fn read(key: &str) -> Option<String> {
    storage()?.get_item(key).ok().flatten()
}

/// Writes a text; false where the browser refuses.
pub fn write(key: &str, text: &str) -> bool {
    storage().is_some_and(|storage| storage.set_item(key, text).is_ok())
}

/// Moves a broken text out of the way.
pub fn set_aside(key: &str) {
    if let (Some(storage), Some(text)) = (storage(), read(key)) {
        let _ = storage.set_item(&format!("{key}{ASIDE}"), &text);
        let _ = storage.remove_item(key);
    }
}

/// Writes the text after `#`, as a new entry of the history or in place of the one there.
pub fn set_address(text: &str, push: bool) {
    let address = format!("#{text}");
    if let Ok(history) = window().history() {
        // A browser refuses when an address changes too often; the next change comes through.
        let _ = if push {
            history.push_state_with_url(&JsValue::NULL, "", Some(&address))
        } else {
            history.replace_state_with_url(&JsValue::NULL, "", Some(&address))
        };
    }
}
