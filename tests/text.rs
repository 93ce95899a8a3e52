//! Levels as text: what decades of files have done to them, and the one form that is written back.

use searchlight::{
    grid::{Cell, Size},
    sokoban::{
        Position,
        text::{self, LevelError, Note, TextError},
    },
};

/// A level of this project's own: two boxes, not square, with a bay on its right.
const LODGE: &str = "  #####
###   ##
#.@$ $ #
###  . #
  ######
";

fn lodge() -> Position {
    text::read_one(LODGE).expect("a good level")
}

/// The only fault of a text that holds one level, or none.
fn fault(text: &str) -> String {
    match text::read_one(text) {
        Ok(position) => format!("read as\n{}", text::write(&position)),
        Err(fault) => fault.to_string(),
    }
}

fn titles(text: &str) -> Vec<String> {
    let entries = text::levels(text).expect("levels");
    entries.into_iter().map(|entry| entry.title).collect()
}

#[test]
fn a_level_is_read_and_written_back() {
    let position = lodge();
    assert_eq!(position.board().size(), Size::new(8, 5));
    assert_eq!(position.player(), Cell::new(2, 2));
    assert_eq!(position.boxes(), [Cell::new(3, 2), Cell::new(5, 2)]);
    assert_eq!(position.board().goals(), [Cell::new(1, 2), Cell::new(5, 3)]);
    assert_eq!(text::write(&position), LODGE);
}

#[test]
fn the_same_level_comes_in_many_forms() {
    let wide: String = LODGE
        .chars()
        .map(|letter| match letter {
            '\n' => '\n',
            ' ' => '\u{3000}',
            _ => char::from_u32(u32::from(letter) + 0xfee0).expect("a wide letter"),
        })
        .collect();
    let forms = [
        LODGE.replace('\n', "\r\n"),
        LODGE.replace('\n', "\r"),
        format!("\u{feff}{LODGE}"),
        LODGE.replace(' ', "\u{a0}"),
        LODGE.replace(' ', "-"),
        LODGE.replace(' ', "_"),
        LODGE.replace('@', "p").replace('$', "b").replace('.', "o"),
        LODGE.replace('@', "m"),
        LODGE.replace('@', "&").replace('$', "B"),
        LODGE.replace('#', "\u{200b}#"),
        wide,
        format!("```\n{LODGE}```\n"),
        format!("A puzzle for you:\n\n{}\nBye", quote(LODGE)),
        quote(&quote(LODGE)),
        indent(LODGE),
        LODGE.trim_end().to_owned(),
        format!("\n\n{LODGE}\n\n\n"),
        format!("-----\n{LODGE}-----\n"),
        format!("1\n{LODGE}"),
        "--5#|3#3-2#|#.@$-$-#|3#--.-#|--6#".to_owned(),
        "--5#|3#3-2#|#.@$-$-#|3#--.-#|--6#|".to_owned(),
        "2-5#\n3#3-2(#)\n#.p(b)-b-#\n3#2-o-#\n2-2(3#)".to_owned(),
    ];
    for form in forms {
        let read = text::read_one(&form).unwrap_or_else(|fault| panic!("{fault}\n{form}"));
        assert_eq!(read, lodge(), "{form}");
    }
}

fn quote(text: &str) -> String {
    text.lines().map(|line| format!("> {line}\n")).collect()
}

fn indent(text: &str) -> String {
    text.lines().map(|line| format!("     {line}\n")).collect()
}

#[test]
fn a_capital_stands_for_a_piece_on_a_goal() {
    let level = "######\n#P b #\n#B   #\n######";
    let same = "######\n#+ $ #\n#*   #\n######\n";
    assert_eq!(text::write(&text::read_one(level).expect("good")), same);
    // In the alphabet of some solvers B is a box off its goal, and X one on it.
    let solvers = "######\n#% B #\n#X   #\n######";
    assert_eq!(text::write(&text::read_one(solvers).expect("good")), same);
}

#[test]
fn titles_stand_in_many_places() {
    let board = LODGE;
    assert_eq!(
        titles(&format!("; 1\n\n{board}\n; 2\n\n{board}")),
        ["1", "2"]
    );
    assert_eq!(
        titles(&format!(
            "; All of it\n; by me\n\n; one\n{board}\n;two\n{board}"
        )),
        ["one", "two"]
    );
    assert_eq!(
        titles(&format!("1\n{board}Title: Spade\n\n2\n{board}")),
        ["Spade", "2"]
    );
    assert_eq!(titles(&format!("{board}; 1\n\n{board}; 2\n")), ["1", "2"]);
    assert_eq!(titles(&format!("Level 12\n\n{board}")), ["Level 12"]);
    assert_eq!(
        titles(&format!(
            "{board}Title: A\nAuthor: X\nAuthor: Y\n\n{board}Author: Z\n\n{board}"
        )),
        ["A", "#2", "#3"]
    );
    assert_eq!(
        titles(&format!("Title: Alone\nAuthor: X\n\n{board}")),
        ["Alone"]
    );
    assert_eq!(
        titles(&format!("dull\n\n{board}\nlurdlurdLURDRR\n\n{board}")),
        ["dull", "#2"]
    );
    assert_eq!(titles(&format!(":: not for show\n{board}")), ["#1"]);
    assert_eq!(
        titles(&format!("-----\n{board}\n#12\n\n{board}")),
        ["#1", "#12"]
    );
}

#[test]
fn a_comment_may_hold_a_board() {
    let text = format!("{LODGE}Comment:\nfrom\n{LODGE}Comment-End:\n\n{LODGE}Title: Second\n");
    assert_eq!(titles(&text), ["#1", "Second"]);
    let unclosed = format!("{LODGE}Comment:\nthe end is missing\n\n{LODGE}");
    assert_eq!(titles(&unclosed).len(), 2);
}

#[test]
fn lines_are_counted_from_one() {
    let entries = text::levels(&format!("; 1\n\n{LODGE}\n; 2\n\n{LODGE}")).expect("levels");
    assert_eq!(
        entries.iter().map(|entry| entry.line).collect::<Vec<_>>(),
        [3, 11]
    );
}

#[test]
fn one_bad_level_does_not_spoil_the_others() {
    let text = format!("{LODGE}\n{}\n{LODGE}", LODGE.replace('@', " "));
    let entries = text::levels(&text).expect("levels");
    let good: Vec<bool> = entries.iter().map(|entry| entry.level.is_ok()).collect();
    assert_eq!(good, [true, false, true]);
}

#[test]
fn other_games_are_named() {
    let text = format!("{LODGE}Title: A\nGame: Hexoban\n\n{LODGE}Title: B\n");
    let entries = text::levels(&text).expect("levels");
    assert_eq!(
        entries[0].level,
        Err(LevelError::Game("Hexoban".to_owned()))
    );
    assert_eq!(
        entries[0]
            .level
            .clone()
            .expect_err("another game")
            .to_string(),
        "this is a level of Hexoban, which is not played here"
    );
    assert_eq!(entries[1].level, Ok(lodge()));
}

#[test]
fn each_fault_names_its_place() {
    let wide = format!("{0}\n#@$.{1}#\n{0}\n", "#".repeat(300), " ".repeat(295));
    let tall = format!("#####\n#@$.#\n{}#####\n", "#   #\n".repeat(300));
    let cases = [
        (
            String::new(),
            "there is no level in the text: a level has three rows or more, with walls drawn as #",
        ),
        (
            "a word".to_owned(),
            "there is no level in the text: a level has three rows or more, with walls drawn as #",
        ),
        (
            "PK\u{3}\u{4}\n\0\0".to_owned(),
            "line 2 holds a zero byte: this is no text",
        ),
        (
            "x".repeat(5_000_000),
            "the text has 5000000 bytes, and at most 2000000 are allowed",
        ),
        (
            LODGE.replace('@', " "),
            "the level on line 1: the level has no player",
        ),
        (
            format!("\n{}", LODGE.replace("@$ ", "@$@")),
            "the level on line 2: the level has 2 players, and one is needed",
        ),
        (
            LODGE.replace(['$', '.'], " "),
            "the level on line 1: the level has no box that can be reached",
        ),
        (
            LODGE.replace('.', " "),
            "the level on line 1: the level has 2 boxes and 0 goals within reach, and as many of each are needed",
        ),
        (
            "#####\n#@ *#\n#####".to_owned(),
            "the level on line 1: every box stands on a goal from the start",
        ),
        (
            LODGE.replace("$ $ #", "$ $"),
            "the level on line 1: line 3, column 7: the walls leave a way out here",
        ),
        (
            format!("Look\n\n{}", LODGE.replace("#.@", " .@")),
            "the level on line 3: line 5, column 1: the walls leave a way out here",
        ),
        (
            LODGE
                .lines()
                .map(|line| format!("{}\n", line.trim()))
                .collect(),
            "the level on line 1: line 1, column 6: the walls leave a way out here; the rows seem to have lost the blanks at their left",
        ),
        (
            LODGE.replace("$ $", "$ Q"),
            "the level on line 1: line 3, column 6: 'Q' stands for nothing on a board",
        ),
        (
            LODGE.replace("$ $", "$ X"),
            "the level on line 1: line 3, column 6: 'X' stands for nothing on a board",
        ),
        (
            wide,
            "the level on line 1: line 1 has 300 cells, and at most 200 are allowed",
        ),
        (
            tall,
            "the level on line 1: the level has 303 rows, and at most 200 are allowed",
        ),
        (
            "9999(9999(#))".to_owned(),
            "the level on line 1: line 1: at character 5 the text grows beyond 20000 characters",
        ),
        (
            "(((((((((#)))))))))".to_owned(),
            "the level on line 1: line 1: the group at character 9 lies more than 8 groups deep",
        ),
        (
            format!("{LODGE}\n{LODGE}"),
            "the text holds 2 levels, the second on line 7, and one is needed",
        ),
        (
            "###|#@#|###\n\n".repeat(10_001),
            "the level on line 20001 is one too many: at most 10000 levels are allowed, fewer of large ones",
        ),
    ];
    for (text, sentence) in cases {
        let start: String = text.chars().take(300).collect();
        assert_eq!(fault(&text), sentence, "{start}");
    }
}

#[test]
fn a_short_text_cannot_ask_for_much_memory() {
    let level = "198(#)|#@$.194(-)#|196(#198(-)#|)200#\n\n";
    let bombs = [
        level.repeat(50_000),
        "199#|199(199#|)\n\n".repeat(100_000),
        format!("{}#\n", "9999(9999(9999(9999()))))".repeat(1000)),
        ">".repeat(600_000) + "\n" + &">".repeat(600_000) + "\n" + &">".repeat(600_000),
    ];
    for bomb in bombs {
        assert!(text::levels(&bomb).is_err());
    }
}

#[test]
fn old_code_pages_are_understood() {
    let bytes = [b"; Caf\xe9 \x80\n".as_slice(), LODGE.as_bytes()].concat();
    let text = text::decode(&bytes).expect("short");
    assert_eq!(titles(&text), ["Café €"]);
    assert_eq!(text::decode("推箱子".as_bytes()).as_deref(), Ok("推箱子"));
    assert_eq!(
        text::decode(&vec![0xff; 2_000_001]),
        Err(TextError::Long { bytes: 2_000_001 })
    );
}

#[test]
fn boxes_and_goals_beyond_the_walls_are_kept_and_noted() {
    let text = "#####  $\n#   #\n.$   *\n#@$.#\n#####\n";
    // The third line has no wall, and belongs to the board all the same; but it opens the level.
    assert!(fault(text).contains("line 3"));
    let text = "#####  $\n#   ###\n#@$.# #\n######*\n..\n####\n";
    let entries = text::levels(text).expect("levels");
    let position = entries[0].level.clone().expect("closed");
    assert_eq!(text::write(&position), text);
    assert_eq!(entries[0].notes, [Note::Decor { boxes: 2, goals: 3 }]);
    assert_eq!(
        text::read_run_length(&text::write_run_length(&position)),
        Ok(position)
    );
}

#[test]
fn tabs_are_tried_at_several_widths() {
    let hall = "##########\n#@       #\n#  $  .  #\n##########\n";
    for (tabbed, width) in [
        ("##########\n#@\t #\n#  $  .  #\n##########\n", 8),
        ("##########\n#@  \t #\n#  $  .  #\n##########\n", 8),
    ] {
        let entries = text::levels(tabbed).expect("levels");
        assert_eq!(
            entries[0].level,
            text::read_one(hall).map_err(|_| unreachable!())
        );
        assert_eq!(entries[0].notes, [Note::Tabs(width)]);
    }
    // With tabs of eight the second row would be longer than its neighbours, and open.
    let narrow = "#####\n#@\t#\n# $.#\n#####\n";
    let entries = text::levels(narrow).expect("levels");
    assert_eq!(entries[0].notes, [Note::Tabs(4)]);
}

#[test]
fn the_run_length_form_stands_in_a_link_as_it_is() {
    let text = text::write_run_length(&lodge());
    assert_eq!(text, "--5w_3w3-ww_wopb-b-w_3w--o-w_--6w");
    assert_eq!(text::read_run_length(&text), Ok(lodge()));
    assert_eq!(
        text::read_run_length(&LODGE.replace('\n', "|")),
        Ok(lodge())
    );
    let told = |text: &str| {
        text::read_run_length(text)
            .expect_err("a fault")
            .to_string()
    };
    assert_eq!(
        told("3w_wpx_3w"),
        "line 1, column 6: 'x' stands for nothing on a board"
    );
    assert_eq!(
        told("3w_wp9"),
        "line 1: the count at character 6 has nothing to repeat"
    );
    assert_eq!(
        told("201w_wp"),
        "line 1 has 201 cells, and at most 200 are allowed"
    );
    assert_eq!(
        told(&"w_".repeat(300)),
        "the level has 301 rows, and at most 200 are allowed"
    );
    assert_eq!(
        told("3w_wpw_w"),
        "line 1, column 9: the walls leave a way out here"
    );
    assert_eq!(told(""), "the level has no player");
}

/// Every level of the collections that a test machine may have, by other authors and so not in the repository.
#[test]
fn collections_are_read_whole() {
    let Some(folder) = std::env::var_os("SEARCHLIGHT_DATA") else {
        return;
    };
    let folder = std::path::Path::new(&folder).join("levels");
    for (file, count) in [
        ("microban1.xsb", 155),
        ("sasquatch1.xsb", 50),
        ("sasquatch2.xsb", 50),
        ("sasquatch3.xsb", 50),
        ("xsokoban90.xsb", 90),
        ("boxoban_hard100.xsb", 100),
    ] {
        let path = folder.join(file);
        let bytes = std::fs::read(&path).expect("the collection");
        let entries = text::levels(&text::decode(&bytes).expect("short")).expect("levels");
        assert_eq!(entries.len(), count, "{file}");
        for entry in entries {
            let position = entry
                .level
                .unwrap_or_else(|fault| panic!("{file}: {fault}"));
            assert_eq!(
                text::read_one(&text::write(&position)).as_ref(),
                Ok(&position)
            );
            let short = text::write_run_length(&position);
            assert_eq!(text::read_run_length(&short).as_ref(), Ok(&position));
        }
    }
}
