//! The levels of the day: their links, what is kept of them, the row of days, and what is shared.

mod table;

use searchlight::{
    app::{Boot, Command, Event, Language, progress::Progress, saved},
    date::Date,
    grid::Dir,
    link::{Daily, Source},
    panel::BannerKind,
    sokoban::generate::Band,
};
use table::Table;

fn date(text: &str) -> Date {
    Date::read(text).expect("a day")
}

fn boot(today: &str) -> Boot {
    Boot {
        today: date(today),
        ..Boot::default()
    }
}

fn opened(boot: Boot, link: &str) -> Table {
    let mut table = Table::new(boot);
    table.open_address(link);
    table.work();
    table
}

/// The moves of a shortest solution of the level on the board.
fn solution(table: &mut Table) -> Vec<Dir> {
    let mut asked = Table::new(boot("2030-01-01"));
    asked.tell(Event::Open(table.address.clone()));
    asked.work();
    asked.tell(Event::Do(Command::Solve));
    asked.work();
    asked.settle();
    let play = asked.app.sokoban.play.as_ref().expect("a level");
    assert!(play.is_won());
    play.history.line().iter().map(|step| step.mv).collect()
}

fn is_won(table: &Table) -> bool {
    let play = table.app.sokoban.play.as_ref();
    play.is_some_and(|play| play.is_won())
}

fn solve(table: &mut Table) {
    for dir in solution(table) {
        table.tell(Event::Step(dir));
    }
    table.settle();
    assert!(is_won(table));
}

const EASY: &str = "/sokoban?daily=2026-11-30&level=easy&gen=crafted1";

#[test]
fn the_level_of_a_day_keeps_its_link_and_is_the_same_for_everybody() {
    let one = opened(boot("2026-11-30"), EASY);
    assert_eq!(one.address, EASY);
    let two = opened(boot("2027-01-01"), EASY);
    let board = |table: &Table| {
        table
            .app
            .sokoban
            .play
            .as_ref()
            .map(|play| play.now().clone())
    };
    assert_eq!(board(&one), board(&two));
    let other = opened(boot("2027-01-01"), "/sokoban?daily=2026-12-01");
    assert_ne!(board(&one), board(&other));
    assert_eq!(
        other.address,
        "/sokoban?daily=2026-12-01&level=easy&gen=crafted1"
    );
}

#[test]
fn a_day_that_is_still_to_come_gives_today() {
    let table = opened(
        boot("2026-11-30"),
        "/sokoban?daily=2026-12-01&level=easy&moves=lr",
    );
    assert_eq!(table.address, EASY);
    let banner = table.panel().banner.expect("a notice");
    assert!(banner.text.contains("2026-11-30"), "{}", banner.text);
}

#[test]
fn after_a_level_comes_the_next_of_the_day_and_then_a_fresh_one() {
    let mut table = opened(boot("2026-11-30"), EASY);
    for level in ["medium", "hard"] {
        table.tell(Event::Do(Command::Next));
        table.work();
        let link = format!("/sokoban?daily=2026-11-30&level={level}&gen=crafted1");
        assert_eq!(table.address, link);
    }
    table.tell(Event::Do(Command::Next));
    table.work();
    assert!(table.address.contains("seed="), "{}", table.address);
}

#[test]
fn two_tabs_that_write_at_once_lose_nothing() {
    let mut one = opened(boot("2026-11-30"), EASY);
    let mut two = opened(
        boot("2026-11-30"),
        "/sokoban?daily=2026-11-30&level=medium&gen=crafted1",
    );
    solve(&mut one);
    solve(&mut two);
    // What the second wrote lies over what the first wrote, and the first hears of it.
    let stored = |table: &Table| Event::Stored {
        settings: None,
        records: table.stored.get(saved::RECORDS).cloned(),
        progress: table.stored.get(saved::PROGRESS).cloned(),
    };
    one.tell(stored(&two));
    let whole = "2026-11-30 easy\n2026-11-30 medium\n";
    assert_eq!(one.stored[saved::PROGRESS], whole);
    assert_eq!(one.stored[saved::RECORDS].lines().count(), 2);
    two.stored.clear();
    two.tell(stored(&one));
    assert!(two.stored.is_empty(), "nothing is left to say");
}

#[test]
fn its_name_says_whether_it_is_of_today() {
    let name = |today, link: &str| opened(boot(today), link).panel().name;
    assert_eq!(name("2026-11-30", EASY), "Today, Easy");
    assert_eq!(name("2026-12-01", EASY), "2026-11-30, Easy");
    let mut table = opened(boot("2026-11-30"), EASY);
    table.tell(Event::Today(date("2026-12-01")));
    assert_eq!(table.panel().name, "2026-11-30, Easy");
    assert_eq!(table.panel().seed, None);
}

#[test]
fn a_win_is_kept_and_shared_without_its_moves() {
    let mut table = opened(boot("2026-11-30"), EASY);
    assert_eq!(
        (table.panel().link.as_str(), table.panel().boast.as_str()),
        (EASY, "")
    );
    solve(&mut table);
    assert_eq!(table.stored[saved::PROGRESS], "2026-11-30 easy\n");
    let pushes = table.panel().counts[1].clone();
    assert_eq!(table.panel().link, EASY);
    assert_eq!(
        table.panel().boast,
        format!("Searchlight 2026-11-30, Easy ★☆☆☆☆: {pushes} pushes, at least {pushes}, streak 1")
    );
    assert_eq!(
        table.panel().banner.map(|banner| banner.kind),
        Some(BannerKind::Won)
    );
    table.app.settings.language = Some(Language::Chinese);
    assert!(table.panel().boast.starts_with("探照灯 2026-11-30"));
}

#[test]
fn what_solve_plays_is_not_kept() {
    let mut table = opened(boot("2026-11-30"), EASY);
    table.tell(Event::Do(Command::Solve));
    table.work();
    table.settle();
    assert!(is_won(&table));
    assert_eq!(table.stored.get(saved::PROGRESS), None);
    let mut table = opened(boot("2026-11-30"), EASY);
    let moves: String = solution(&mut table)
        .iter()
        .map(|dir| dir.letter())
        .collect();
    let table = opened(boot("2026-11-30"), &format!("{EASY}&moves={moves}"));
    assert_eq!(
        table.stored.get(saved::PROGRESS),
        None,
        "nor what a link plays"
    );
}

#[test]
fn a_late_win_is_kept_but_makes_no_streak() {
    let mut table = opened(boot("2026-12-02"), EASY);
    solve(&mut table);
    assert_eq!(table.stored[saved::PROGRESS], "2026-11-30 easy late\n");
    let text = table.panel().boast;
    assert!(!text.contains("streak"), "{text}");
}

#[test]
fn days_in_a_row_end_today_or_yesterday() {
    let progress = Progress::read(
        "2026-11-26 easy\n2026-11-28 hard\n2026-11-29 easy late\n2026-11-29 medium\n2026-11-30 easy\n",
    )
    .expect("as it is written");
    let streak = |today: &str| progress.streak(date(today));
    assert_eq!(streak("2026-11-30"), 3);
    assert_eq!(streak("2026-12-01"), 3);
    assert_eq!(streak("2026-12-02"), 0);
    assert_eq!(streak("2026-11-27"), 1);
    assert_eq!(Progress::default().streak(Date::default()), 0);
    let first = Progress::read("1970-01-01 easy\n").expect("a day");
    assert_eq!(first.streak(Date::default()), 1);
    let twice =
        Progress::read("2026-11-29 easy\n2026-11-29 hard\n2026-11-30 medium\n2027-05-05 easy\n");
    assert_eq!(twice.map(|twice| twice.streak(date("2026-11-30"))), Ok(2));
}

#[test]
fn saved_progress_is_read_and_a_broken_one_is_set_aside() {
    let text = "2026-11-30 easy\n2026-11-29 hard late\n";
    let read = Progress::read(text).expect("as it is written");
    assert_eq!(
        read.text(),
        "2026-11-29 hard late\n2026-11-30 easy\n",
        "by days"
    );
    assert_eq!(Progress::read(&read.text()), Ok(read));
    for (broken, line) in [
        ("2026-11-31 easy", 1),
        ("2026-11-30 easy\n2026-11-30 max", 2),
        ("2026-11-30 easy soon", 1),
        ("2026-11-30 easy late late", 1),
        ("2026-11-30", 1),
        ("\n", 1),
    ] {
        let fault = Progress::read(broken).expect_err(broken);
        assert_eq!(
            fault.to_string(),
            format!("line {line} is broken"),
            "{broken:?}"
        );
    }
    let table = opened(
        Boot {
            progress: Some("2026-11-30 dull".into()),
            ..boot("2026-11-30")
        },
        EASY,
    );
    assert_eq!(table.aside, [saved::PROGRESS]);
}

#[test]
fn two_tabs_join_what_they_know() {
    let mut table = opened(boot("2026-11-30"), EASY);
    table.tell(Event::Stored {
        settings: None,
        records: None,
        progress: Some("2026-11-29 hard\n".into()),
    });
    solve(&mut table);
    assert_eq!(
        table.stored[saved::PROGRESS],
        "2026-11-29 hard\n2026-11-30 easy\n"
    );
    assert_eq!(table.panel().today.streak, "2 days in a row.");
}

#[test]
fn the_sheet_goes_through_the_days_and_opens_their_levels() {
    let mut table = opened(boot("2026-11-30"), EASY);
    solve(&mut table);
    let today = table.panel().today;
    assert_eq!(
        (today.date.as_str(), today.marks),
        ("2026-11-30", ["✓ solved", "", ""])
    );
    assert_eq!(today.streak, "1 day in a row.");
    table.tell(Event::Do(Command::DayBefore));
    let before = table.panel().today;
    assert_eq!(
        (before.date.as_str(), before.marks),
        ("2026-11-29", [""; 3])
    );
    table.tell(Event::Daily(Band::Hard));
    table.work();
    assert_eq!(
        table.address,
        "/sokoban?daily=2026-11-29&level=hard&gen=crafted1"
    );
    assert_eq!(table.entries, 1);
    table.tell(Event::Do(Command::DayAfter));
    table.tell(Event::Do(Command::DayAfter));
    assert_eq!(
        table.panel().today.date,
        "2026-11-30",
        "no level before its day"
    );
    table.tell(Event::Day(date("2026-02-28")));
    assert_eq!(table.panel().today.date, "2026-02-28");
    table.tell(Event::Day(Date::default()));
    table.tell(Event::Do(Command::DayBefore));
    assert_eq!(
        table.panel().today.date,
        "1970-01-01",
        "there is none before"
    );
    table.tell(Event::Day(date("2027-01-01")));
    assert_eq!(table.panel().today.date, "2026-11-30");
    table.tell(Event::Today(date("2026-12-01")));
    assert_eq!(table.panel().today.date, "2026-12-01", "today goes on");
}

#[test]
fn a_daily_level_changes_nothing_of_what_new_makes() {
    let mut table = Table::new(boot("2026-11-30"));
    table.tell(Event::Open(
        "#/sokoban?gen=crafted1&level=medium&size=9x8&boxes=3&seed=x".into(),
    ));
    table.work();
    table.open_address(EASY);
    table.work();
    table.tell(Event::Do(Command::New));
    table.work();
    assert!(
        table
            .address
            .starts_with("/sokoban?gen=crafted1&level=medium&size=9x8&boxes=3")
    );
    assert!(
        table
            .app
            .sokoban
            .play
            .as_ref()
            .is_some_and(|play| { matches!(play.source, Source::Generated(_)) })
    );
    let daily = Daily {
        date: date("2026-11-30"),
        band: Band::Easy,
    };
    assert_eq!(daily.params().seed.text(), "daily-2026-11-30");
}
