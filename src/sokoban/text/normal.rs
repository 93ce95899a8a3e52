//! Makes one plain text of whatever bytes a level came in: old code pages, line ends, wide characters, quoted mail.
//! Nothing here knows what a level is.
//! Invariant: a normal text has `\n` between its lines, and is never longer than what it was made of.

use super::{LONGEST, TextError};
use std::borrow::Cow;

/// The text of a file: UTF-8, or the Windows code page of western Europe where that fails.
///
/// # Errors
/// [`TextError::Long`] beyond [`LONGEST`] bytes.
pub fn decode(bytes: &[u8]) -> Result<Cow<'_, str>, TextError> {
    if bytes.len() > LONGEST {
        return Err(TextError::Long { bytes: bytes.len() });
    }
    Ok(std::str::from_utf8(bytes).map_or_else(
        |_| Cow::Owned(bytes.iter().map(|byte| windows(*byte)).collect()),
        Cow::Borrowed,
    ))
}

/// One byte of Windows-1252; its five gaps become the control characters of the same number, as browsers have it.
fn windows(byte: u8) -> char {
    const UPPER: [char; 32] = [
        '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8d}', 'Ž',
        '\u{8f}', '\u{90}', '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9d}',
        'ž', 'Ÿ',
    ];
    match byte {
        0x80..=0x9f => UPPER[usize::from(byte - 0x80)],
        _ => char::from(byte),
    }
}

/// A text with plain line ends, blanks and letters, and without the marks of quoted mail.
///
/// # Errors
/// [`TextError::Long`] and [`TextError::Binary`].
pub fn normalise(text: &str) -> Result<String, TextError> {
    if text.len() > LONGEST {
        return Err(TextError::Long { bytes: text.len() });
    }
    let mut plain = String::with_capacity(text.len());
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        match letter {
            '\0' => {
                return Err(TextError::Binary {
                    line: plain.matches('\n').count() + 1,
                });
            }
            '\r' => {
                letters.next_if_eq(&'\n');
                plain.push('\n');
            }
            '\u{a0}' | '\u{3000}' => plain.push(' '),
            // A zero-width blank, and the mark that some editors put before the text.
            '\u{200b}' | '\u{feff}' => {}
            // Chinese input methods give these for ASCII.
            '\u{ff01}'..='\u{ff5e}' => {
                plain.extend(char::from_u32(u32::from(letter) - 0xff01 + 0x21));
            }
            _ => plain.push(letter),
        }
    }
    Ok(unquote(plain))
}

/// Takes the `> ` off every line where at least three lines are quoted, as often as mails are answered.
fn unquote(mut text: String) -> String {
    const MOST_ANSWERS: u8 = 8;
    for _ in 0..MOST_ANSWERS {
        let quoted = text.split('\n').filter(|line| line.starts_with('>'));
        if quoted.count() < 3 {
            break;
        }
        text = text
            .split('\n')
            .map(|line| {
                line.strip_prefix('>')
                    .map_or(line, |rest| rest.strip_prefix(' ').unwrap_or(rest))
            })
            .collect::<Vec<_>>()
            .join("\n");
    }
    text
}
