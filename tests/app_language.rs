//! The two languages: which one the page speaks, and how a Chinese text is found in the file of them.

mod table;

use searchlight::{
    app::{Boot, Command, Event, Language, Notice, saved},
    words::line_of,
};
use table::Table;

#[test]
fn without_its_words_chinese_gives_way_to_english_until_it_is_chosen_again() {
    let mut table = Table::new(Boot {
        language: "zh-CN".into(),
        ..Boot::default()
    });
    table.tell(Event::Open("#/river".into()));
    assert_eq!(table.app.language(), Language::Chinese);
    table.tell(Event::NoChinese);
    assert_eq!(table.app.language(), Language::English);
    assert_eq!(table.app.notice, Some(Notice::NoChinese));
    let banner = table.panel().banner.expect("the notice is a banner");
    assert_eq!(
        banner.text,
        "The Chinese words could not be loaded. 中文未能载入。"
    );
    assert_eq!(table.panel().title, "3 + 3, boat 2 · Searchlight");
    table.tell(Event::Do(Command::Language));
    assert_eq!(table.app.language(), Language::Chinese);
    assert_eq!(table.app.notice, None);
    assert_eq!(
        table.stored[saved::SETTINGS],
        "theme auto\nlanguage zh\ngame river\n"
    );
}

#[test]
fn each_key_of_a_table_is_found_and_no_other() {
    let lines = [
        ("#a", "一"),
        ("#a-b", "二"),
        ("@12", "三"),
        ("@123", "四"),
        ("Way", "路"),
        ("Way out", "出路"),
        ("Way^count", "路长"),
        ("{}: {}.", "{}：{}。"),
    ];
    for length in 0..=lines.len() {
        let text: String = lines[..length]
            .iter()
            .map(|(key, text)| format!("{key}|{text}\n"))
            .collect();
        for (index, (key, chinese)) in lines.into_iter().enumerate() {
            let found = (index < length).then_some(chinese);
            assert_eq!(line_of(&text, key), found, "{key} among {length}");
        }
        for key in ["", "#", "@1", "Wa", "Way ", "Way^", "way", "~"] {
            assert_eq!(line_of(&text, key), None, "{key} among {length}");
        }
    }
}

#[test]
fn a_text_that_is_no_table_has_no_keys() {
    for text in ["\n", "<!doctype html>\n<p>", "brand", "\n\n|\n"] {
        assert_eq!(line_of(text, "#brand"), None, "{text:?}");
    }
}
