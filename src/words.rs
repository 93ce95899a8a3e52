//! Every sentence a player reads, in English and Simplified Chinese.
//! Labels that never change stand in one table; sentences with numbers are functions that must answer for each
//! language. Invariant: a sentence that lacks a language does not compile.

mod labels;
mod links;
mod messages;
mod searches;
mod sentences;

use crate::app::Language;
pub use labels::{LABELS, label};
pub use messages::*;
use searches::positions;
pub use searches::*;
pub use sentences::*;

/// The text in the language that is spoken.
const fn either<'a>(language: Language, english: &'a str, chinese: &'a str) -> &'a str {
    match language {
        Language::English => english,
        Language::Chinese => chinese,
    }
}
