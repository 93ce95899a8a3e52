//! Texts in both languages, with gaps that are filled as they are said.
//! One small reader of templates stands for a `format!` in each sentence and language, which would weigh more than the
//! words. What fills a gap is put in as it is and never read as a template; a gap that nothing fills stays empty, and
//! the golden file of all sentences would show it.
//! Invariant: only the macros here and the table of labels make a [`Both`], and they want the Chinese of each.

use super::Language;

/// A text in English and Chinese, parted by a bar. No sentence has one, nor a line break. In the browser the English alone, by
/// which the Chinese is found.
///
/// As a template it has gaps. `{}` takes the next text and `{#}` the next number; `{,}` parts the thousands of the
/// number, and `{1}` or `{1,}` takes the one at that place from 0. `{s}` and other letters stand there unless the number
/// before was 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Both(pub(super) &'static str);

/// The text in English, then in Chinese. Where Chinese has several words for one in English, a third text names the use.
#[cfg(not(target_arch = "wasm32"))]
macro_rules! both {
    ($english:literal, $chinese:literal $(, $use:literal)?) => {
        $crate::words::Both(concat!($english, "|", $chinese))
    };
}

/// The same in the browser: Chinese goes into a file of its own.
#[cfg(target_arch = "wasm32")]
macro_rules! both {
    ($english:literal, $chinese:literal $(, $use:literal)?) => {{
        $crate::words::put_aside!(concat!($english, $("^", $use,)? "|", $chinese, "\n"));
        $crate::words::Both(concat!($english, $("^", $use)?))
    }};
}
pub(super) use both;

/// A text that is said in Chinese alone, at most one in a line of a source.
#[cfg(not(target_arch = "wasm32"))]
macro_rules! chinese {
    ($chinese:literal) => {
        $crate::words::Both(concat!("|", $chinese))
    };
}

/// The same in the browser, where the number of its line stands for it.
#[cfg(target_arch = "wasm32")]
macro_rules! chinese {
    ($chinese:literal) => {{
        $crate::words::put_aside!(concat!("@", line!(), "|", $chinese, "\n"));
        $crate::words::Both(concat!("@", line!()))
    }};
}
pub(super) use chinese;

/// One of two fixed texts.
macro_rules! either {
    ($language:expr, $english:literal, $chinese:literal $(, $use:literal)?) => {
        $crate::words::both!($english, $chinese $(, $use)?).of($language)
    };
}
pub(super) use either;

/// Functions that say one fixed text each.
macro_rules! state_words {
    ($($(#[$doc:meta])* $name:ident: $english:literal, $chinese:literal;)+) => {$(
        $(#[$doc])*
        #[inline(always)]
        pub fn $name(language: $crate::app::Language) -> &'static str {
            $crate::words::either!(language, $english, $chinese)
        }
    )+};
}
pub(super) use state_words;

impl Both {
    /// The text in the language that is spoken.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn of(self, language: Language) -> &'static str {
        let (english, chinese) = self.0.split_once('|').unwrap_or_default();
        mark(language, english, chinese)
    }

    /// The text in the language that is spoken.
    #[cfg(target_arch = "wasm32")]
    #[inline(never)]
    pub fn of(self, language: Language) -> &'static str {
        if language == Language::Chinese
            && let Some(text) = super::loaded::line(self.0)
        {
            return text;
        }
        match self.0.split_once('^') {
            Some((english, _)) => english,
            None => self.0,
        }
    }

    /// The template with its gaps filled.
    #[inline(never)]
    pub(super) fn told(self, language: Language, texts: &[&str], numbers: &[u64]) -> String {
        fill(self.of(language), texts, numbers)
    }
}

/// One of two marks between texts, which are shorter than what would find them.
pub(super) const fn mark(
    language: Language,
    english: &'static str,
    chinese: &'static str,
) -> &'static str {
    match language {
        Language::English => english,
        Language::Chinese => chinese,
    }
}

/// A template of one language with its gaps filled.
#[inline(never)]
pub(super) fn fill(template: &str, texts: &[&str], numbers: &[u64]) -> String {
    let mut text = String::new();
    let mut texts = texts.iter();
    let (mut next, mut number) = (0, 0);
    for piece in template.split('{') {
        let Some((gap, plain)) = piece.split_once('}') else {
            text.push_str(piece);
            continue;
        };
        match gap.as_bytes() {
            [] => text.push_str(texts.next().copied().unwrap_or_default()),
            [b'a'..=b'z', ..] if number == 1 => {}
            [b'a'..=b'z', ..] => text.push_str(gap),
            [sign, ..] => {
                if sign.is_ascii_digit() {
                    next = usize::from(sign - b'0');
                }
                number = numbers.get(next).copied().unwrap_or_default();
                next += 1;
                let start = text.len();
                text.push_str(&number.to_string());
                if gap.ends_with(',') {
                    part_thousands(&mut text, start);
                }
            }
        }
        text.push_str(plain);
    }
    text
}

/// Parts the thousands of the number that begins at a place and ends the text, since the counts of searches are long.
fn part_thousands(text: &mut String, start: usize) {
    let mut place = text.len();
    while place > start + 3 {
        place -= 3;
        text.insert(place, ',');
    }
}

/// Adds an item to a list, after a separator unless it is the first.
#[inline(never)]
pub(super) fn append(list: &mut String, separator: &str, item: &str) {
    if !list.is_empty() {
        list.push_str(separator);
    }
    list.push_str(item);
}
