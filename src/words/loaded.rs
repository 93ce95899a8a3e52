//! The Chinese that the page loads as a file of its own, since most readers never want it.
//! In the module of the browser the macros of `template` leave the English of each text and put a line with the Chinese
//! into a custom section; the build makes the file of that section and takes it out of the module. On the host both
//! languages stand in the program, and nothing is loaded.
//! Invariant: while the file is not there the page speaks English throughout, never both.

use super::Language;
#[cfg(target_arch = "wasm32")]
use std::cell::Cell;
use std::cmp::Ordering;

/// The Chinese of a key in a table: lines of key, bar and text, in the order of the bytes of their keys.
pub fn line_of<'a>(table: &'a str, key: &str) -> Option<&'a str> {
    let is_end = |byte: &u8| *byte == b'\n';
    let (mut from, mut to) = (0, table.len());
    while from < to {
        let middle = from.midpoint(to);
        let start = table.as_bytes()[from..middle].iter().rposition(is_end);
        let start = start.map_or(from, |end| from + end + 1);
        let end = table.as_bytes()[middle..to].iter().position(is_end);
        let end = end.map_or(to, |end| middle + end);
        let (name, text) = table.get(start..end)?.split_once('|')?;
        match key.cmp(name) {
            Ordering::Less => to = start,
            Ordering::Equal => return Some(text),
            Ordering::Greater => from = end + 1,
        }
    }
    None
}

#[cfg(target_arch = "wasm32")]
thread_local! {
    static TABLE: Cell<&'static str> = const { Cell::new("") };
}

/// Takes the loaded table in; false for a text that is none, such as the page that a host gives for a missing file.
#[cfg(target_arch = "wasm32")]
pub fn learn(table: String) -> bool {
    let is_table = line_of(&table, "#brand").is_some();
    if is_table {
        TABLE.with(|slot| slot.set(table.leak()));
    }
    is_table
}

/// The language that can be spoken where one is wanted: English until Chinese is loaded.
pub fn spoken(language: Language) -> Language {
    #[cfg(target_arch = "wasm32")]
    if TABLE.get().is_empty() {
        return Language::English;
    }
    language
}

/// The Chinese of a label.
#[cfg(target_arch = "wasm32")]
pub fn label(key: &str) -> Option<&'static str> {
    line(&format!("#{key}"))
}

#[cfg(target_arch = "wasm32")]
pub(super) fn line(key: &str) -> Option<&'static str> {
    line_of(TABLE.get(), key)
}

/// Puts lines of the table into a custom section of the module, of which nothing is ever in memory.
#[cfg(target_arch = "wasm32")]
macro_rules! put_aside {
    ($lines:expr) => {
        // Nothing names them: what is used would be in memory too.
        #[allow(dead_code)]
        const _: () = {
            const LINES: &str = $lines;
            #[unsafe(link_section = "chinese")]
            static BYTES: [u8; LINES.len()] = $crate::words::bytes_of(LINES);
        };
    };
}
#[cfg(target_arch = "wasm32")]
pub(super) use put_aside;

/// The bytes of a text as an array, which is the only form a custom section takes.
#[cfg(target_arch = "wasm32")]
pub(super) const fn bytes_of<const LENGTH: usize>(text: &str) -> [u8; LENGTH] {
    *text
        .as_bytes()
        .first_chunk()
        .expect("the length is the text's own")
}
