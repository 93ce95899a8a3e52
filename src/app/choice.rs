//! What a player chooses for the whole page: its language and its colours.
//! What they mean in words and on the screen is for [`words`](crate::words) and [`view`](crate::view).
//! Invariant: each has a default, so that a first visit needs no question.

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

/// The choice of colours.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Theme {
    /// As the system has it.
    #[default]
    Auto,
    Light,
    Dark,
}
