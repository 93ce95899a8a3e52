//! Every sentence a player reads, in English and Simplified Chinese.
//! Labels that never change stand in one table; sentences with numbers are functions that must answer for each
//! language. Invariant: a sentence that lacks a language does not compile.

mod labels;
mod links;
mod messages;
mod searches;
mod sentences;

pub use labels::{LABELS, label};
pub use messages::*;
use searches::positions;
pub use searches::*;
pub use sentences::*;

/// A language of the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Language {
    #[default]
    English,
    Chinese,
}

impl Language {
    /// The tag for `lang` attributes.
    pub const fn tag(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Chinese => "zh-Hans",
        }
    }

    /// The language that a browser's tag, such as `zh-CN` or `en-GB`, asks for.
    pub fn from_tag(tag: &str) -> Self {
        if tag
            .get(..2)
            .is_some_and(|tag| tag.eq_ignore_ascii_case("zh"))
        {
            Self::Chinese
        } else {
            Self::English
        }
    }
}
