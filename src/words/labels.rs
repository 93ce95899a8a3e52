//! Labels that never change: buttons, headings, the help sheet.
//! The page's markup names each by its key in `data-word`, and the page fills it in.
//! Invariant: every row has both languages, and a test compares the keys with the markup.

use super::Language;

/// A row of the table: key, English, Simplified Chinese.
pub type Label = (&'static str, &'static str, &'static str);

/// The whole table, in no order that matters.
pub const LABELS: &[Label] = &[
    ("hint", "Hint", "提示"),
    ("undo", "Undo", "撤销"),
    ("redo", "Redo", "重做"),
    ("restart", "Restart", "重来"),
    ("new", "New", "新关卡"),
    ("share", "Share", "分享"),
    ("solve", "Solve", "求解"),
];

/// The label of a key in a language, or nothing where the key is unknown.
pub fn label(key: &str, language: Language) -> Option<&'static str> {
    LABELS
        .iter()
        .find(|(name, ..)| *name == key)
        .map(|(_, english, chinese)| match language {
            Language::English => *english,
            Language::Chinese => *chinese,
        })
}
