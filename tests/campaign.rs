//! The campaign: what its list promises, how it is played through, and what is kept of it.

mod table;

use searchlight::{
    app::{Boot, Command, Event, Language, progress::Progress, saved},
    link::{Link, Source, campaign},
    panel::BannerKind,
    sokoban::generate::{Generator, generate, shape},
    words,
};
use std::collections::BTreeSet;
use table::Table;

#[test]
fn every_link_is_written_as_links_are_and_found_again() {
    assert_eq!(campaign::links().count(), campaign::COUNT);
    for (place, link) in campaign::links().enumerate() {
        let (read, notices) = Link::read(link).expect("a link");
        assert_eq!(
            (format!("#{read}"), notices),
            (link.to_owned(), vec![]),
            "{place}"
        );
        let level = campaign::level(place).expect("a level");
        assert_eq!(campaign::place(&level), Some(place));
    }
    assert_eq!(campaign::level(campaign::COUNT), None);
    let Ok((Link::Sokoban(other), _)) =
        Link::read("/sokoban?gen=crafted1&level=easy&size=8x8&boxes=3&seed=K7QX2M9P")
    else {
        panic!("no level");
    };
    assert_eq!(campaign::place(&other.source), None);
}

#[test]
fn each_level_is_of_its_band_harder_than_the_one_before_and_no_image_of_another() {
    let bands = campaign::BANDS
        .iter()
        .flat_map(|(band, count)| std::iter::repeat_n(*band, *count));
    let (mut last, mut shapes) = (0, BTreeSet::new());
    for (place, band) in bands.enumerate() {
        let params = campaign::level(place)
            .and_then(|level| level.params())
            .expect("a level that is made");
        assert_eq!(params.generator, Generator::Crafted1(band), "{place}");
        let level = generate(&params, &mut |_| ()).expect("a level");
        let difficulty = level.measure.expect("a measure").difficulty(level.pushes);
        let boxes = params.boxes.expect("a number of boxes");
        assert!(band.holds(difficulty, boxes), "{place}: {difficulty}");
        assert!(difficulty > last, "{place}: {difficulty} after {last}");
        assert!(shapes.insert(shape(&level.position)), "{place}");
        last = difficulty;
    }
    assert_eq!(shapes.len(), campaign::COUNT);
}

#[test]
fn every_level_has_a_name_of_its_own() {
    for language in [Language::English, Language::Chinese] {
        let names = (0..campaign::COUNT).map(|place| words::campaign_name(place, language));
        assert_eq!(names.collect::<BTreeSet<_>>().len(), campaign::COUNT);
    }
}

fn at(place: usize) -> Table {
    let mut table = Table::new(Boot::default());
    table.open_address("/sokoban?xsb=5w_w3-w_wpbow_w3-w_5w");
    table.tell(Event::Campaign(place));
    table.work();
    table
}

fn place(table: &Table) -> Option<usize> {
    table.app.sokoban.play.as_ref().and_then(|play| play.place)
}

fn link(place: usize) -> &'static str {
    campaign::links().nth(place).expect("a link")
}

/// The moves of a shortest solution of the level on the board.
fn win(table: &mut Table) {
    let mut asked = Table::of(&table.address);
    asked.work();
    asked.tell(Event::Do(Command::Solve));
    asked.work();
    asked.settle();
    let play = asked.app.sokoban.play.as_ref().expect("a level");
    assert!(play.is_won());
    for dir in play.history.moves() {
        table.tell(Event::Step(dir));
    }
    table.settle();
}

#[test]
fn a_level_has_its_plain_link_and_its_name() {
    let table = at(11);
    assert_eq!(format!("#{}", table.address), link(11));
    assert_eq!(table.panel().name, "12 · Courtyard");
    assert_eq!(table.panel().campaign.here, Some(11));
    let mut shared = Table::of(link(11).trim_start_matches('#'));
    shared.work();
    assert_eq!(
        shared.panel().name,
        "12 · Courtyard",
        "whoever opens the link"
    );
    shared.app.settings.language = Some(Language::Chinese);
    assert_eq!(shared.panel().name, "12 · 院子");
}

#[test]
fn a_win_is_kept_and_next_is_there_at_once() {
    let mut table = at(0);
    win(&mut table);
    assert_eq!(table.stored[saved::PROGRESS], "campaign 1\n");
    let banner = table.panel().banner.expect("a banner");
    assert_eq!(banner.kind, BannerKind::Won);
    assert_eq!(banner.actions[0].1, "next");
    let panel = table.panel().campaign;
    assert!(panel.solved[0] && !panel.solved[1]);
    assert!(panel.told.starts_with("1 of 60 solved."), "{}", panel.told);
    // No work in between: the level was made while the one before it was played.
    table.tell(Event::Do(Command::Next));
    assert_eq!(format!("#{}", table.address), link(1));
    assert_eq!(place(&table), Some(1));
    table.work();
    win(&mut table);
    assert_eq!(table.stored[saved::PROGRESS], "campaign 1\ncampaign 2\n");
}

#[test]
fn new_leaves_the_campaign_for_the_kind_that_was_chosen() {
    let mut table = Table::of("/sokoban?gen=crafted1&level=easy&size=7x7&boxes=2&seed=mine");
    table.work();
    table.tell(Event::Campaign(20));
    table.work();
    assert_eq!(place(&table), Some(20));
    table.tell(Event::Do(Command::New));
    table.work();
    assert_eq!(place(&table), None);
    let start = "/sokoban?gen=crafted1&level=easy&size=7x7&boxes=2&seed=";
    assert!(table.address.starts_with(start), "{}", table.address);
}

#[test]
fn after_the_last_level_comes_a_fresh_one() {
    let all: String = (1..=campaign::COUNT)
        .map(|number| format!("campaign {number}\n"))
        .collect();
    let mut table = Table::new(Boot {
        progress: Some(all),
        ..Boot::default()
    });
    table.tell(Event::Campaign(campaign::COUNT - 1));
    table.work();
    assert_eq!(place(&table), Some(campaign::COUNT - 1));
    table.tell(Event::Do(Command::Next));
    table.work();
    let play = table.app.sokoban.play.as_ref().expect("a level");
    assert!(matches!(play.source, Source::Generated(_)) && play.place.is_none());
}

#[test]
fn after_the_last_level_comes_what_is_left() {
    let mut table = Table::new(Boot {
        progress: Some("campaign 1\ncampaign 2\n".to_owned()),
        ..Boot::default()
    });
    table.tell(Event::Campaign(campaign::COUNT - 1));
    table.work();
    table.tell(Event::Do(Command::Next));
    table.work();
    assert_eq!(place(&table), Some(2));
}

#[test]
fn what_solve_plays_is_not_kept() {
    let mut table = at(0);
    table.tell(Event::Do(Command::Solve));
    table.work();
    table.settle();
    assert!(
        table
            .app
            .sokoban
            .play
            .as_ref()
            .is_some_and(|play| play.is_won())
    );
    assert_eq!(table.stored.get(saved::PROGRESS), None);
}

#[test]
fn progress_is_read_as_it_is_written_and_joined_between_tabs() {
    let text = "2026-11-30 easy\n2026-12-01 hard late\ncampaign 1\ncampaign 60\n";
    let mut progress = Progress::read(text).expect("progress");
    assert_eq!(progress.text(), text);
    assert_eq!(progress.campaign_count(), 2);
    assert!(!progress.note_campaign(59), "it is there already");
    progress.join(Progress::read("campaign 7\n").expect("progress"));
    assert!(
        progress
            .text()
            .ends_with("campaign 1\ncampaign 7\ncampaign 60\n")
    );
    for broken in [
        "campaign\n",
        "campaign 0\n",
        "campaign 61\n",
        "campaign x\n",
        "campaign 1 2\n",
    ] {
        assert!(Progress::read(broken).is_err(), "{broken}");
    }
}

#[test]
fn what_is_made_for_the_meantime_is_not_taken_away_again() {
    // On an empty board, a level is awaited that takes the worker long; New gives another at once.
    let mut table = Table::new(Boot::default());
    table.open_address(link(59).trim_start_matches('#'));
    table.tell(Event::Do(Command::New));
    let board = |table: &Table| {
        table
            .app
            .sokoban
            .play
            .as_ref()
            .map(|play| play.now().clone())
    };
    let fresh = board(&table).expect("a level at once");
    assert!(table.address.contains("level=easy"), "{}", table.address);
    table.work();
    assert_eq!(board(&table), Some(fresh));
}

#[test]
fn what_is_copied_is_told_beside_what_was_won() {
    let mut table = at(0);
    win(&mut table);
    table.tell(Event::Shared(searchlight::app::Shared::Copied));
    let banner = table.panel().banner.expect("a banner");
    assert!(banner.text.ends_with("Link copied."), "{}", banner.text);
}
