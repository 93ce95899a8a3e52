//! The browser's window and document: finding, making and changing elements, and the next frame.
//! Invariant: what a page without an element, or a browser without a call, would do wrong ends here in a value.

use super::fault;
use wasm_bindgen::prelude::*;
use web_sys::{Document, Element, HtmlInputElement, Window};

/// A picture as an address of its own.
pub fn picture_address(svg: &str) -> String {
    let text = String::from(js_sys::encode_uri_component(svg));
    format!("data:image/svg+xml,{text}")
}

/// Shows the page's sentence about a fault of the module itself.
pub fn show_fault() {
    if let Ok(fault) = element("fault") {
        set(&fault, "hidden", None);
    }
}

/// Milliseconds since the page began.
pub fn now() -> f64 {
    window().performance().map_or(0.0, |clock| clock.now())
}

/// Has the browser call `turn` at its next frame.
pub fn at_next_frame(turn: fn()) {
    let call = Closure::once_into_js(move || {
        if !fault::struck() {
            turn();
        }
    });
    let _ = window().request_animation_frame(call.unchecked_ref());
}

pub fn window() -> Window {
    web_sys::window().expect("only the page calls this, and it has a window")
}

pub fn document() -> Document {
    window().document().expect("a page has a document")
}

/// The field with an id.
pub fn input(id: &str) -> Option<HtmlInputElement> {
    Some(element(id).ok()?.unchecked_into())
}

/// The element with an id.
///
/// # Errors
/// Names it when there is none.
pub fn element(id: &str) -> Result<Element, String> {
    document()
        .get_element_by_id(id)
        .ok_or_else(|| format!("the page has no #{id}"))
}

/// Every element that has an attribute, with the attribute's value, in the order of the page.
pub fn keyed(attribute: &str) -> Vec<(String, Element)> {
    let Ok(list) = document().query_selector_all(&format!("[{attribute}]")) else {
        return Vec::new();
    };
    (0..list.length())
        .filter_map(|index| {
            let element: Element = list.get(index)?.unchecked_into();
            Some((element.get_attribute(attribute)?, element))
        })
        .collect()
}

/// Sets an attribute, or removes it.
pub fn set(element: &Element, name: &str, value: Option<&str>) {
    // Neither can fail: the names are constants that are valid.
    let _ = match value {
        Some(value) => element.set_attribute(name, value),
        None => element.remove_attribute(name),
    };
}

/// A new element at the end of another.
pub fn child(parent: &Element, name: &str, text: &str) -> Option<Element> {
    let element = document().create_element(name).ok()?;
    if !text.is_empty() {
        element.set_text_content(Some(text));
    }
    parent.append_child(&element).ok()?;
    Some(element)
}
