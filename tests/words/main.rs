//! Every sentence of the page, in both languages, as a golden file that people can read and correct.
//! Each function of `words` is called here for each case that it tells apart, with numbers on both sides of a plural.
//! Set `SEARCHLIGHT_BLESS=1` to write the file anew.

mod faults;
mod maze;

use faults::{corrections, link_faults, losses};
use searchlight::{
    app::{
        Found, Language, Notice, Say, Shared, Theme,
        river::{Cost, Said, scene::Target},
        saved,
        sokoban::play::Loss,
    },
    date::Date,
    grid::{Cell, Dir, Size},
    job::JobError,
    link::{Daily, campaign},
    river::{self, Crew, Docked, Kind, Rowers, Rule, Setting, Side},
    seed::SeedError,
    sokoban::{
        self, deadlock,
        generate::{Band, Measure},
        solve::Effort,
        text,
    },
    words,
};
use std::{fmt::Write, fs, path::PathBuf};

const LANGUAGES: [Language; 2] = [Language::English, Language::Chinese];

/// Sentences under headings, each in English and in Chinese.
#[derive(Default)]
struct Book(String);

impl Book {
    fn heading(&mut self, name: &str) {
        writeln!(self.0, "\n# {name}").expect("a string takes all");
    }

    fn add<T: AsRef<str>>(&mut self, sentence: impl Fn(Language) -> T) {
        for language in LANGUAGES {
            let sentence = sentence(language);
            writeln!(self.0, "[{}]", sentence.as_ref()).expect("a string takes all");
        }
    }
}

fn says() -> Vec<Say> {
    let mut says = vec![
        Say::Nothing,
        Say::Ready,
        Say::Moved {
            dir: Dir::Up,
            steps: 1,
        },
        Say::Moved {
            dir: Dir::Up,
            steps: 1200,
        },
        Say::NoWay,
        Say::Picked { targets: 1 },
        Say::Picked { targets: 2 },
        Say::NotPushable,
        Say::NotATarget,
        Say::LetGo,
        Say::Undone,
        Say::Redone,
        Say::Restarted,
        Say::WentBack,
        Say::NothingToUndo,
        Say::NothingToRedo,
        Say::Lit,
        Say::Searching,
        Say::Impossible,
        Say::NotFound,
        Say::LostAlready,
        Say::Making,
        Say::Cancelled,
        Say::Playing,
        Say::Paused,
        Say::Stopped,
        Say::LanguageNow,
        Say::Won,
    ];
    for dir in [Dir::Up, Dir::Right, Dir::Down, Dir::Left] {
        says.extend([true, false].map(|home| Say::Pushed { dir, home }));
    }
    says.extend(
        [
            sokoban::Refusal::Over,
            sokoban::Refusal::Wall,
            sokoban::Refusal::BoxAgainstWall,
            sokoban::Refusal::BoxAgainstBox,
        ]
        .map(Say::Refused),
    );
    says.extend(
        [
            Shared::Sent,
            Shared::Copied,
            Shared::Selected,
            Shared::SeedCopied,
            Shared::Dropped,
        ]
        .map(Say::Shared),
    );
    says.extend([Theme::Auto, Theme::Light, Theme::Dark].map(Say::ThemeNow));
    says
}

fn river_says() -> Vec<Said> {
    let mut says = vec![
        Said::Ready,
        Said::OtherBank,
        Said::NoSuchPerson,
        Said::Focused(Target::Boat),
        Said::Loaded,
        Said::Hopeless,
        Said::Visited,
        Said::NoVisit,
        Said::Figures,
        Said::Refused(river::Refusal::Over),
        Said::Refused(river::Refusal::Full(2)),
        Said::Refused(river::Refusal::EmptyBoat),
        Said::Refused(river::Refusal::NobodyRows),
        Said::Crossed {
            load: Crew([1, 1, 1]),
            cost: Cost::None,
        },
    ];
    for kind in Kind::ALL {
        says.extend([
            Said::Boarded(kind),
            Said::Landed(kind),
            Said::Refused(river::Refusal::NobodyAshore(kind)),
            Said::Refused(river::Refusal::NobodyAboard(kind)),
        ]);
    }
    says.extend(losses().map(Said::Lost));
    says
}

fn effort(nodes: u64, depth: u32) -> Effort {
    Effort { nodes, depth }
}

fn founds() -> Vec<Found> {
    let mut founds = vec![Found::Nothing, Found::Cancelled];
    for (number, millis) in [(1, 9), (4567, 1400)] {
        let effort = effort(u64::from(number), number - 1);
        founds.extend([
            Found::Made {
                states: u64::from(number),
                pushes: number,
                millis,
            },
            Found::Solved {
                pushes: number,
                effort,
                millis,
            },
            Found::Known { pushes: number },
            Found::Impossible { effort, millis },
            Found::NotFound { effort, millis },
            Found::Kept { effort, millis },
        ]);
    }
    founds
}

fn notices() -> Vec<Notice> {
    let mut notices = vec![
        Notice::BadSeed(SeedError::Empty),
        Notice::BadSeed(SeedError::Long(99)),
        Notice::Saved(saved::SETTINGS),
        Notice::Saved(saved::RECORDS),
        Notice::Saved(saved::RIVER),
        Notice::StorageBlocked,
        Notice::NoLevel { states: 1 },
        Notice::NoLevel { states: 1_234_567 },
        Notice::NothingMade,
        Notice::Worker("out of memory".to_owned()),
        Notice::Job(JobError::Part(2)),
        Notice::PictureOnly,
        Notice::NoChinese,
    ];
    notices.extend(link_faults().into_iter().map(Notice::BadLink));
    let mut corrections = corrections();
    notices.push(Notice::Link(corrections[..2].to_vec()));
    notices.extend(corrections.drain(..).map(|one| Notice::Link(vec![one])));
    notices
}

fn of_sokoban(book: &mut Book) {
    book.heading("what commands of Sokoban did");
    for said in says() {
        book.add(|language| words::say(&said, language));
    }
    book.heading("the light of Hint");
    let at = Cell { y: 1, x: 2 };
    for (steps, left) in [(0, 1), (1, 2), (1200, 1)] {
        book.add(|language| words::lit(at, Dir::Left, steps, left, language));
    }
    book.heading("results");
    for (pushed, moved, optimum) in [(1, 1, Some(1)), (3, 1234, Some(1)), (2, 3, None)] {
        book.add(|language| words::best(pushed, moved, optimum, language));
        book.add(|language| words::won(moved as usize, pushed as usize, optimum, language));
    }
    book.add(|language| words::counts((1, 1), (0, 3), language));
    book.add(|language| words::counts((2345, 678), (3, 3), language));
    book.heading("how hard levels are");
    for band in Band::ALL {
        book.add(|language| words::stars(band, language));
        book.add(|language| words::graded(band, language));
    }
    for [turns, counterintuitive] in [[1, 1], [9, 0]] {
        let measure = Measure {
            turns,
            counterintuitive,
        };
        book.add(|language| words::why(turns, measure, language));
    }
    book.heading("levels of the day");
    let today = Date::read("2026-11-30").expect("a day");
    for (date, band) in [(today, Band::Easy), (today.after(), Band::Hard)] {
        let level = Daily { date, band };
        book.add(|language| words::daily(level, today, language));
        for streak in [0, 1, 12] {
            book.add(|language| words::solved_daily(level, (1200, 1), streak, language));
        }
    }
    for days in [0, 1, 12] {
        book.add(|language| words::streak(days, language));
    }
    book.add(|language| words::mark_solved(true, language));
    book.heading("the campaign");
    for place in 0..campaign::COUNT {
        book.add(|language| words::campaign_level(place, language));
        book.add(|language| words::campaign_name(place, language).to_owned());
    }
    for solved in [0, 1, 60] {
        book.add(|language| words::campaign_told(solved, language));
    }
    book.heading("the board");
    book.add(|language| words::about(Size::new(12, 10), 1, language));
    let small = text::read_one("#####\n#@$.#\n#####").expect("a level");
    book.add(|language| words::board(&small, language));
    let row = |sign: &str| format!("#{}#", sign.repeat(31));
    let large = [row("#"), format!("#@{}#", " ".repeat(30))];
    let large = [&large[..], &[row("$"), row(" "), row("."), row("#")]].concat();
    let large = text::read_one(&large.join("\n")).expect("a level");
    book.add(|language| words::board(&large, language));
    book.heading("losses");
    let boxes = |number: i16| (1..=number).map(|x| Cell { y: x, x }).collect();
    for kind in [
        deadlock::Kind::DeadSquare,
        deadlock::Kind::Frozen,
        deadlock::Kind::TooFewGoals,
    ] {
        for boxes in [boxes(1), boxes(4)] {
            let loss = Loss::Deadlock(deadlock::Deadlock { kind, boxes });
            book.add(|language| words::loss(&loss, language));
        }
    }
    book.add(|language| words::loss(&Loss::Searched(at), language));
    book.add(|language| words::loss(&Loss::FromStart, language));
    book.heading("short words");
    for is_lit in [false, true] {
        book.add(|language| words::hint_label(is_lit, language));
    }
    book.add(|language| words::counted(language).join(", "));
    for word in [
        words::brand,
        words::classic,
        words::shared_level,
        words::solved,
        words::record,
        words::stuck,
        words::go_back,
        words::next,
        words::again,
    ] {
        book.add(word);
    }
}

fn of_all(book: &mut Book) {
    book.heading("searches");
    for found in founds() {
        book.add(|language| words::found(&found, language));
        book.add(|language| words::figures(&found, language));
    }
    book.add(|language| words::effort(effort(1_000_000, 0), language));
    book.heading("messages that stay");
    for notice in notices() {
        book.add(|language| words::notice(&notice, language));
    }
}

fn river_positions() -> [river::Position; 2] {
    let setting = Setting {
        rowers: Rowers::OneDevil,
        ..Setting::of(3, 3, 2)
    };
    let here = |aboard, side| river::Position::at(setting, Crew([3, 1, 0]), aboard, side);
    [
        here(Crew([0, 1, 1]), Side::Start).expect("a position"),
        here(Crew::default(), Side::Far).expect("a position"),
    ]
}

fn of_the_river(book: &mut Book) {
    book.heading("what commands of River did");
    for said in river_says() {
        book.add(|language| words::say(&Say::River(said), language));
    }
    for cost in [
        Cost::None,
        Cost::Lost(1),
        Cost::Lost(2),
        Cost::All,
        Cost::Nothing,
    ] {
        book.add(|language| words::river::cost(cost, Some(8), language));
    }
    book.heading("the river");
    for position in river_positions() {
        book.add(|language| words::river::board(&position, language));
        book.add(|language| words::river::aboard(&position, language));
    }
    for person in Kind::ALL
        .into_iter()
        .flat_map(|kind| [(kind, true), (kind, false)])
    {
        book.add(|language| words::river::focused(Some(person), language));
    }
    book.add(|language| words::river::focused(None, language));
    book.heading("settings");
    for rowers in [
        Rowers::All,
        Rowers::Priests,
        Rowers::OneDevil,
        Rowers::TwoDevils,
    ] {
        for rule in [Rule::Classical, Rule::Place] {
            let setting = Setting {
                rowers,
                rule,
                ..Setting::of(4, 3, 2)
            };
            book.add(|language| words::river::about(setting, language));
        }
    }
    book.add(|language| words::river::name(Setting::CLASSIC, language));
    book.add(|language| words::river::nearest(Setting::CLASSIC, language));
    book.heading("results of River");
    for (crossings, fewest) in [(1, Some(1)), (13, Some(11)), (2, None)] {
        book.add(|language| words::river::best(crossings, fewest, language));
        book.add(|language| words::river::won(crossings as usize, fewest, language));
    }
    book.add(|language| words::river::left(1, language));
    book.heading("the state graph");
    for minimum in [None, Some(1), Some(11)] {
        book.add(|language| words::river::graph(minimum, language));
    }
    for side in Side::BOTH {
        for left in [Some(0), Some(1), None] {
            let start = Crew([1, 2, 1]);
            book.add(|language| words::river::node(Docked { start, side }, left, language));
        }
    }
    for why in losses().map(Some).into_iter().chain([None]) {
        book.add(|language| words::river::gap((2, 1), why, language));
    }
    for load in [[0, 0, 0], [1, 0, 0], [2, 1, 2]] {
        book.add(|language| words::river::edge(Crew(load), language));
    }
    book.heading("short words of River");
    for is_loaded in [false, true] {
        book.add(|language| words::river::hint_label(is_loaded, language));
    }
    book.add(|language| words::river::counted(language).join(", "));
    for word in [
        words::river::across,
        words::river::lost,
        words::river::next,
        words::river::hopeless,
        words::river::impossible,
    ] {
        book.add(word);
    }
}

#[test]
fn every_sentence_is_as_it_was_read_and_found_good() {
    let mut book = Book::default();
    of_sokoban(&mut book);
    of_all(&mut book);
    of_the_river(&mut book);
    maze::of_the_maze(&mut book);
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden/words.txt");
    if std::env::var_os("SEARCHLIGHT_BLESS").is_some() {
        fs::write(&path, &book.0).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    }
    let golden =
        fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    for (now, then) in book.0.lines().zip(golden.lines()) {
        assert_eq!(now, then);
    }
    assert_eq!(book.0.lines().count(), golden.lines().count());
}
