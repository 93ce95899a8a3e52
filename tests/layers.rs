//! The direction of calls, read from the sources: which room may name which.
//! The compiler keeps the browser out of the core; these lines keep the rooms of the core apart.

use std::{fs, path::Path};

/// Rooms from the top down; a room names only rooms below its own.
const ORDER: &[&[&str]] = &[
    &["web"],
    &["paint"],
    &["svg"],
    &["view"],
    &["panel"],
    &["words"],
    &["app"],
    &["job"],
    &["link"],
    &["sokoban", "river", "maze"],
    &["history"],
    &["puzzle", "grid", "seed", "date"],
];

#[test]
fn calls_run_one_way() {
    let mut faults = Vec::new();
    let mut seen = 0;
    for (room, text, path) in sources() {
        let Some(level) = level(&room) else { continue };
        seen += 1;
        for named in rooms_named(&code(&text)) {
            let target = named.split("::").next().unwrap_or_default();
            if target != room && self::level(target).is_some_and(|other| other <= level) {
                faults.push(format!("{path}: {room} names {named}"));
            }
        }
    }
    assert!(seen > 20, "only {seen} source files were read");
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn only_paint_names_macroquad_and_only_the_browser_side_names_the_browser() {
    for (room, text, path) in sources() {
        let code = code(&text);
        if room != "paint" {
            assert!(!code.contains("macroquad"), "{path} names macroquad");
        }
        if room != "paint" && room != "web" {
            for name in ["web_sys", "js_sys", "wasm_bindgen"] {
                assert!(!code.contains(name), "{path} names {name}");
            }
        }
    }
}

/// A source without its comments, which may point anywhere.
fn code(text: &str) -> String {
    text.lines()
        .filter(|line| !line.trim_start().starts_with("//"))
        .collect::<Vec<_>>()
        .join("\n")
}

fn level(room: &str) -> Option<usize> {
    ORDER.iter().position(|rooms| rooms.contains(&room))
}

/// Every source file of the library with its room, its text and its path.
fn sources() -> Vec<(String, String, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut found = Vec::new();
    let mut folders = vec![root.clone()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).expect("the folder is there") {
            let path = entry.expect("the entry is there").path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let inner = path.strip_prefix(&root).expect("inside src");
            let room = inner
                .iter()
                .next()
                .expect("a name")
                .to_string_lossy()
                .trim_end_matches(".rs")
                .to_owned();
            let text = fs::read_to_string(&path).expect("a source file is text");
            found.push((room, text, inner.display().to_string()));
        }
    }
    found
}

/// What follows `crate::` in a source, with one part below the room where there is one: `words::Language`, `app`.
fn rooms_named(text: &str) -> Vec<String> {
    let mut named = Vec::new();
    for line_start in text.match_indices("crate::").map(|(index, _)| index + 7) {
        let rest = &text[line_start..];
        if let Some(group) = rest.strip_prefix('{') {
            named.extend(group_members(group));
        } else {
            named.push(two_parts(rest));
        }
    }
    named
}

/// The members of a `use crate::{...}` group, one by one; a nested group counts once a member.
fn group_members(group: &str) -> Vec<String> {
    let (mut members, mut depth, mut start) = (Vec::new(), 0, 0);
    for (index, letter) in group.char_indices() {
        match letter {
            '{' => depth += 1,
            '}' if depth == 0 => {
                members.push(&group[start..index]);
                break;
            }
            '}' => depth -= 1,
            ',' if depth == 0 => {
                members.push(&group[start..index]);
                start = index + 1;
            }
            _ => {}
        }
    }
    members
        .into_iter()
        .map(str::trim)
        .filter(|member| !member.is_empty())
        .flat_map(|member| match member.split_once("::{") {
            Some((room, inner)) => inner
                .trim_end_matches('}')
                .split(',')
                .map(|part| two_parts(&format!("{room}::{}", part.trim())))
                .collect(),
            None => vec![two_parts(member)],
        })
        .collect()
}

fn two_parts(path: &str) -> String {
    let end = path
        .find(|letter: char| !(letter.is_alphanumeric() || letter == '_' || letter == ':'))
        .unwrap_or(path.len());
    path[..end]
        .split("::")
        .filter(|part| !part.is_empty())
        .take(2)
        .collect::<Vec<_>>()
        .join("::")
}
