//! The keys and values behind the `?` of a link, as they stand there.
//! Values are decoded only after the whole text has been found short enough; what they mean is each puzzle's business.
//! Invariant: every part of the text is used, or named by a notice or an error.

use super::{LinkError, Notice};
use percent_encoding::percent_decode_str;

/// The longest piece of a foreign text that a message repeats, in characters.
const QUOTED: usize = 24;

/// The most unknown or repeated keys that are told one by one; who sends more knows.
const MOST_KEYS: usize = 8;

/// The values of the known keys, as they stand in the text.
pub(super) struct Values<'a> {
    keys: &'static [&'static str],
    /// One for each key, in the same order.
    values: Vec<Option<&'a str>>,
}

impl<'a> Values<'a> {
    pub(super) fn of(
        query: &'a str,
        keys: &'static [&'static str],
        notices: &mut Vec<Notice>,
    ) -> Self {
        let mut values = vec![None; keys.len()];
        for pair in query.split('&').filter(|pair| !pair.is_empty()) {
            let (key, value) = pair.split_once('=').unwrap_or((pair, ""));
            match keys.iter().position(|known| *known == key) {
                Some(index) if values[index].is_none() => values[index] = Some(value),
                _ if notices.len() == MOST_KEYS => {}
                None => notices.push(Notice::Key(quote(key))),
                Some(index) => notices.push(Notice::Again(keys[index])),
            }
        }
        Self { keys, values }
    }

    pub(super) fn raw(&self, key: &'static str) -> Option<&'a str> {
        let index = self.keys.iter().position(|known| *known == key)?;
        self.values[index]
    }

    /// The value of a key with its escapes undone; `+` stands for itself, as in XSB.
    pub(super) fn decoded(&self, key: &'static str) -> Result<Option<String>, LinkError> {
        let Some(raw) = self.raw(key) else {
            return Ok(None);
        };
        let bytes: Vec<u8> = percent_decode_str(raw).collect();
        match String::from_utf8(bytes) {
            Ok(text) => Ok(Some(text)),
            Err(fault) => {
                let index = behind(raw, fault.utf8_error().valid_up_to());
                Err(LinkError::Percent { key, index })
            }
        }
    }
}

impl Values<'_> {
    /// The value of a key with its escapes undone, or as it stands where they are broken.
    pub(super) fn plain(&self, key: &'static str) -> Option<String> {
        let decoded = self.decoded(key).ok().flatten();
        decoded.or_else(|| self.raw(key).map(str::to_owned))
    }
}

/// How many characters of an escaped text stand for its first so many bytes.
fn behind(raw: &str, bytes: usize) -> usize {
    let (mut read, mut index) = (0, 0);
    let mut rest = raw.chars();
    while read < bytes {
        let escape = rest.as_str().get(..3).filter(|part| part.starts_with('%'));
        let is_escape = escape.is_some_and(|part| percent_decode_str(part).count() == 1);
        let letters = if is_escape { 3 } else { 1 };
        read += match rest.nth(letters - 1) {
            Some(letter) if !is_escape => letter.len_utf8(),
            Some(_) => 1,
            None => break,
        };
        index += letters;
    }
    index
}

/// A number; a larger one than fits is as large as fits.
pub(super) fn bounded(text: &str) -> Option<u16> {
    let number: u64 = text.parse().ok()?;
    Some(number.min(u16::MAX.into()) as u16)
}

/// The beginning of a foreign text, fit to stand in a sentence.
pub(super) fn quote(text: &str) -> String {
    let mut quoted: String = text
        .chars()
        .filter(|letter| !letter.is_control())
        .take(QUOTED)
        .collect();
    if text.chars().count() > QUOTED {
        quoted.push('…');
    }
    quoted
}
