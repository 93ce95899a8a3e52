//! The labels of the page, which change with the language alone.
//! Their English is what the markup says, and their Chinese comes with the other Chinese words.
//! Invariant: the markup is read once, before anything is written to it.

use super::dom::{keyed, set};
use crate::{app::Language, words};
use web_sys::Element;

/// What each attribute with the key of a label fills in; the first is the text itself.
const PLACES: [(&str, &str); 4] = [
    ("data-word", ""),
    ("data-word-label", "aria-label"),
    ("data-word-title", "title"),
    ("data-word-content", "content"),
];

/// Every label of the page.
pub struct Labels(Vec<Label>);

struct Label {
    key: String,
    element: Element,
    /// The attribute that says it, or nothing for the text itself.
    place: &'static str,
    english: Option<String>,
}

impl Labels {
    /// Finds the labels and remembers their English.
    pub fn find() -> Self {
        let mut labels = Vec::new();
        for (attribute, place) in PLACES {
            for (key, element) in keyed(attribute) {
                let english = if place.is_empty() {
                    element.text_content()
                } else {
                    element.get_attribute(place)
                };
                labels.push(Label {
                    key,
                    element,
                    place,
                    english,
                });
            }
        }
        Self(labels)
    }

    /// Says every label in a language.
    pub fn write(&self, language: Language) {
        for label in &self.0 {
            let text = match language {
                Language::English => None,
                Language::Chinese => words::label(&label.key),
            };
            let text = text.or(label.english.as_deref());
            if label.place.is_empty() {
                label.element.set_text_content(text);
            } else {
                set(&label.element, label.place, text);
            }
        }
    }
}
