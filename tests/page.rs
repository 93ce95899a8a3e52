//! The page's markup and style sheet, read as text: its words, its names and its colours.
//! What a browser makes of them is not looked at here.

use searchlight::{
    app::{Command, Language},
    link::Daily,
    words::labels,
};
use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

/// Commands that the browser wants carried out within the press; the app does not know them.
const AT_ONCE: [&str; 2] = ["share", "copy-seed"];

/// A start tag with the text that follows it.
struct Tag {
    name: String,
    attributes: BTreeMap<String, String>,
    text: String,
    /// The names of the elements around it, and their `lang`, from the outside in.
    around: Vec<(String, bool)>,
}

impl Tag {
    fn attribute(&self, name: &str) -> Option<&str> {
        self.attributes.get(name).map(String::as_str)
    }
}

fn markup() -> String {
    read("index.html")
}

fn read(path: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The start tags of the page. The page's own markup is plain enough for this: every value is quoted, and no `<` or
/// `>` stands in a value.
fn tags() -> Vec<Tag> {
    const VOID: [&str; 4] = ["meta", "link", "img", "input"];
    let html = markup();
    let mut tags: Vec<Tag> = Vec::new();
    let mut around: Vec<(String, bool)> = Vec::new();
    for piece in html.split('<').skip(1) {
        let (inside, text) = piece.split_once('>').expect("a tag ends");
        if inside.starts_with('!') {
            continue;
        }
        if let Some(name) = inside.strip_prefix('/') {
            let (open, _) = around.pop().expect("an element ends that began");
            assert_eq!(open, name, "elements nest");
            continue;
        }
        let (name, rest) = inside.split_once(' ').unwrap_or((inside, ""));
        let attributes = attributes(rest.trim_end_matches('/'));
        let own = (name.to_owned(), attributes.contains_key("lang"));
        if !VOID.contains(&name) && !inside.ends_with('/') {
            around.push(own);
        }
        tags.push(Tag {
            name: name.to_owned(),
            attributes,
            text: text.trim().replace("&amp;", "&"),
            around: around.clone(),
        });
    }
    assert!(around.is_empty(), "every element ends");
    tags
}

fn attributes(mut rest: &str) -> BTreeMap<String, String> {
    let mut attributes = BTreeMap::new();
    loop {
        rest = rest.trim_start();
        if rest.is_empty() {
            return attributes;
        }
        let end = rest.find(['=', ' ']).unwrap_or(rest.len());
        let name = rest[..end].to_owned();
        rest = &rest[end..];
        let value = match rest.strip_prefix("=\"") {
            None => String::new(),
            Some(quoted) => {
                let (value, after) = quoted.split_once('"').expect("a value ends");
                rest = after;
                value.replace("&amp;", "&")
            }
        };
        assert!(
            attributes.insert(name.clone(), value).is_none(),
            "{name} is given twice"
        );
    }
}

/// Each use of a label in the markup: its key, and the English that stands there.
fn words() -> Vec<(String, String)> {
    let places = [
        ("data-word-label", "aria-label"),
        ("data-word-title", "title"),
        ("data-word-content", "content"),
    ];
    let mut words = Vec::new();
    for tag in tags() {
        if let Some(key) = tag.attribute("data-word") {
            words.push((key.to_owned(), tag.text.clone()));
        }
        for (key, place) in places {
            if let Some(key) = tag.attribute(key) {
                let text = tag.attribute(place).unwrap_or_default();
                words.push((key.to_owned(), text.to_owned()));
            }
        }
    }
    words
}

#[test]
fn each_word_of_the_markup_is_a_label_and_says_its_english() {
    let labels: BTreeMap<&str, &str> = labels()
        .map(|(key, text)| (key, text.of(Language::English)))
        .collect();
    for (key, text) in words() {
        assert_eq!(labels.get(key.as_str()), Some(&text.as_str()), "{key}");
    }
}

#[test]
fn each_label_is_used_and_stands_once() {
    let used: BTreeSet<String> = words().into_iter().map(|(key, _)| key).collect();
    let mut keys = BTreeSet::new();
    for (key, text) in labels() {
        let [english, chinese] =
            [Language::English, Language::Chinese].map(|language| text.of(language));
        assert!(keys.insert(key), "{key} stands twice");
        assert!(used.contains(key), "{key} is not used");
        assert!(!english.is_empty(), "{key} has no English");
        assert!(!chinese.contains('|'), "{key} has a third part");
        assert!(
            chinese
                .chars()
                .any(|letter| ('\u{4e00}'..='\u{9fff}').contains(&letter)),
            "{key} has no Chinese"
        );
    }
}

/// Text that a player reads is a label or a field of the panel, unless it is the same in every language or marked as
/// being in one.
#[test]
fn no_text_of_the_markup_stays_in_one_language() {
    const SAME: [&str; 3] = ["kbd", "code", "title"];
    for tag in tags() {
        let is_filled = ["data-word", "data-show"]
            .iter()
            .any(|key| tag.attribute(key).is_some());
        let is_free = tag
            .around
            .iter()
            .skip(1)
            .any(|(name, has_lang)| *has_lang || SAME.contains(&name.as_str()));
        let has_letters = tag.text.chars().any(char::is_alphabetic);
        assert!(
            is_filled || is_free || !has_letters,
            "<{}> says {:?}",
            tag.name,
            tag.text
        );
        for (place, key) in [
            ("aria-label", "data-word-label"),
            ("title", "data-word-title"),
        ] {
            assert_eq!(
                tag.attribute(place).is_some(),
                tag.attribute(key).is_some(),
                "{place} of <{}>",
                tag.name
            );
        }
    }
}

#[test]
fn ids_are_unique_and_what_refers_to_one_finds_it() {
    let tags = tags();
    let mut ids = BTreeSet::new();
    for id in tags.iter().filter_map(|tag| tag.attribute("id")) {
        assert!(ids.insert(id), "#{id} stands twice");
    }
    for tag in &tags {
        for key in [
            "aria-labelledby",
            "aria-describedby",
            "aria-details",
            "data-opens",
        ] {
            for id in tag.attribute(key).unwrap_or_default().split(' ') {
                assert!(id.is_empty() || ids.contains(id), "{key} wants #{id}");
            }
        }
        if let Some(id) = tag
            .attribute("href")
            .and_then(|href| href.strip_prefix('#'))
            .filter(|id| !id.starts_with('/'))
        {
            assert!(ids.contains(id), "<{}> wants #{id}", tag.name);
        }
    }
}

#[test]
fn what_the_module_looks_for_is_there() {
    let tags = tags();
    let ids: BTreeSet<&str> = tags.iter().filter_map(|tag| tag.attribute("id")).collect();
    for file in ["src/web/page.rs", "src/web/sheets.rs", "src/web/buttons.rs"] {
        let source = read(file);
        for call in ["element(\"", "input(\"", "open(\""] {
            for rest in source.split(call).skip(1) {
                let (id, _) = rest.split_once('"').expect("a text ends");
                assert!(ids.contains(id), "{file} wants #{id}");
            }
        }
    }
    let source = read("src/web/page.rs");
    for name in tags.iter().filter_map(|tag| tag.attribute("data-show")) {
        assert!(
            source.contains(&format!("(\"{name}\", "))
                || source.contains(&format!("\"{name}\",\n")),
            "nothing writes {name}"
        );
    }
}

#[test]
fn each_button_does_something() {
    for tag in tags().iter().filter(|tag| tag.name == "button") {
        let kind = tag.attribute("type");
        assert!(
            matches!(kind, Some("button" | "submit")),
            "a button without a type would submit"
        );
        if let Some(command) = tag.attribute("data-command") {
            assert!(
                AT_ONCE.contains(&command) || Command::from_name(command).is_some(),
                "{command} is no command"
            );
        }
        if let Some(band) = tag.attribute("data-daily") {
            assert!(
                Daily::BANDS.iter().any(|known| known.name() == band),
                "{band}"
            );
            continue;
        }
        let does = ["data-command", "data-opens", "data-closes", "data-zooms"]
            .iter()
            .any(|key| tag.attribute(key).is_some());
        assert!(does || kind == Some("submit"), "{:?}", tag.attributes);
    }
}

#[test]
fn the_page_is_strict_and_keeps_to_itself() {
    for tag in tags() {
        assert!(
            tag.name != "script" || (tag.attribute("src").is_some() && tag.text.is_empty()),
            "a script in the markup"
        );
        assert!(tag.name != "style", "a style sheet in the markup");
        for (name, value) in &tag.attributes {
            assert!(
                name != "style" && !name.starts_with("on"),
                "{name} of <{}>",
                tag.name
            );
            let is_address = matches!(name.as_str(), "href" | "src");
            assert!(
                !is_address
                    || !(value.contains("//") && !value.starts_with("data:")
                        || value.starts_with('/')),
                "{value} leaves the folder of the page"
            );
        }
    }
    let css = read("www/style.css");
    assert!(!css.contains("url(") && !css.contains("@import"));
}

/// The lines between the marks of one set of tokens, wherever it stands.
fn token_blocks(css: &str, name: &str) -> Vec<String> {
    css.split(&format!("/* tokens: {name} */"))
        .skip(1)
        .map(|rest| {
            let (block, _) = rest.split_once("/* end */").expect("a block ends");
            block.trim().to_owned()
        })
        .collect()
}

fn colours(block: &str) -> BTreeMap<&str, [f64; 3]> {
    block
        .split(';')
        .filter_map(|line| line.trim().split_once(":#"))
        .map(|(name, hex)| {
            let part = |at: usize| {
                let byte = u8::from_str_radix(&hex[at..at + 2], 16).expect("two digits");
                f64::from(byte) / 255.0
            };
            (name, [part(0), part(2), part(4)])
        })
        .collect()
}

/// Contrast as WCAG 2.2 defines it, from 1 to 21.
fn contrast(one: [f64; 3], other: [f64; 3]) -> f64 {
    let luminance = |colour: [f64; 3]| -> f64 {
        let line = |part: f64| {
            if part <= 0.040_45 {
                part / 12.92
            } else {
                ((part + 0.055) / 1.055).powf(2.4)
            }
        };
        0.2126 * line(colour[0]) + 0.7152 * line(colour[1]) + 0.0722 * line(colour[2])
    };
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

#[test]
fn text_can_be_read_on_everything_it_stands_on() {
    let css = read("www/style.css");
    let dusk = token_blocks(&css, "dusk");
    assert!(dusk.len() == 2 && dusk[0] == dusk[1], "both darks are one");
    for block in [&token_blocks(&css, "paper")[0], &dusk[0]] {
        let colours = colours(block);
        let of = |name: &str| colours[format!("--{name}").as_str()];
        for (text, ground, least) in [
            ("text", "page", 4.5),
            ("text", "panel", 4.5),
            ("text", "raised", 4.5),
            ("muted", "page", 4.5),
            ("muted", "panel", 4.5),
            ("muted", "raised", 4.5),
            ("on-light", "light", 4.5),
            ("panel", "good", 3.0),
            ("panel", "bad", 3.0),
            ("panel", "muted", 3.0),
            ("good", "line", 3.0),
        ] {
            let contrast = contrast(of(text), of(ground));
            assert!(contrast >= least, "{text} on {ground}: {contrast:.2}");
        }
    }
}
