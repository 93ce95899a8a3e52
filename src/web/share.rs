//! Sharing and copying, begun within the press itself since browsers want the gesture.
//! The app is told afterwards how it went.
//! Invariant: the player always learns what happened to the link, and can copy it by hand where nothing else works.

use super::{
    Input,
    dom::{self, window},
    push, sheets,
};
use crate::app::{Event, Shared};
use js_sys::{Function, Object, Promise, Reflect};
use wasm_bindgen::prelude::*;
use web_sys::HtmlElement;

/// Shares the link by the system's sheet where there is one and the device is held in a hand, else copies it.
///
/// A text that is not empty goes before it.
pub fn share(link: &str, text: &str, title: &str) {
    let whole = [text, link].join(if text.is_empty() { "" } else { "\n" });
    let navigator = window().navigator();
    let share = Reflect::get(&navigator, &"share".into())
        .ok()
        .and_then(|share| share.dyn_into::<Function>().ok());
    let is_coarse = window()
        .match_media("(pointer: coarse)")
        .ok()
        .flatten()
        .is_some_and(|query| query.matches());
    let Some(share) = share.filter(|_| is_coarse) else {
        return copy(&whole, Shared::Copied);
    };
    let what = Object::new();
    for (key, value) in [("title", title), ("text", text), ("url", link)] {
        if value.is_empty() {
            continue;
        }
        // A fresh plain object takes any property.
        let _ = Reflect::set(&what, &key.into(), &value.into());
    }
    match share.call1(&navigator, &what).map(Promise::from) {
        Err(_) => copy(&whole, Shared::Copied),
        Ok(promise) => after(
            &promise,
            |_| tell(Shared::Sent),
            move |fault| {
                let name = Reflect::get(&fault, &"name".into()).ok();
                if name.and_then(|name| name.as_string()).as_deref() == Some("AbortError") {
                    tell(Shared::Dropped);
                } else {
                    copy(&whole, Shared::Copied);
                }
            },
        ),
    }
}

/// Hands the player a text as a file.
pub fn keep(name: &str, text: &str) {
    let Ok(link) = dom::element("file") else {
        return;
    };
    let text = String::from(js_sys::encode_uri_component(text));
    dom::set(&link, "href", Some(&format!("data:text/plain,{text}")));
    dom::set(&link, "download", Some(name));
    link.unchecked_into::<HtmlElement>().click();
}

/// Copies a text, and says so as `told`; where that is denied, shows it selected.
pub fn copy(text: &str, told: Shared) {
    let navigator = window().navigator();
    // Not there on pages without a secure origin.
    let clipboard = Reflect::get(&navigator, &"clipboard".into()).unwrap_or(JsValue::UNDEFINED);
    if clipboard.is_undefined() {
        return select(text);
    }
    let shown = text.to_owned();
    after(
        &navigator.clipboard().write_text(text),
        move |_| tell(told),
        move |_| select(&shown),
    );
}

fn select(text: &str) {
    sheets::show_link(text);
    tell(Shared::Selected);
}

fn tell(shared: Shared) {
    push(Input::Event(Event::Shared(shared)));
}

/// Calls one of the two when a promise has ended.
pub fn after(
    promise: &Promise,
    kept: impl FnOnce(JsValue) + 'static,
    broken: impl FnOnce(JsValue) + 'static,
) {
    let kept = Closure::once_into_js(kept);
    let broken = Closure::once_into_js(broken);
    let then = Reflect::get(promise, &"then".into())
        .ok()
        .and_then(|then| then.dyn_into::<Function>().ok());
    if let Some(then) = then {
        let _ = then.call2(promise, &kept, &broken);
    }
}
