//! Scripts of play: events in, effects and panel out, with the worker's jobs run on the spot.

mod table;

use searchlight::{
    app::{App, Boot, Command, Event, Language, Notice, Say, Shared, saved},
    grid::{Cell, Dir, Size},
    job,
    link::Game,
    panel::BannerKind,
    sokoban::generate::{Band, Generator},
};
use table::{Table, by_value};

/// One box, one goal, room to go wrong.
const ROOM: &str = "\
#######
#     #
#@$  .#
#     #
#######";

/// Two boxes that must go in the right order.
const PAIR: &str = "\
########
#      #
# $@$..#
#      #
########";

#[test]
fn moves_are_told_counted_and_written_to_the_address() {
    let mut table = Table::at(ROOM);
    table.walk("R");
    let panel = table.panel();
    assert_eq!(panel.status, "Pushed right. 1 move, 1 push. 0 of 1 home.");
    assert_eq!(
        (panel.counts[0].as_str(), panel.counts[1].as_str()),
        ("1", "1")
    );
    assert_eq!(table.address, format!("{}&moves=R", by_value(ROOM)));
    assert_eq!(table.stored[saved::SOKOBAN], table.address);
    assert_eq!(table.entries, 0, "moves replace the address");
}

#[test]
fn a_refused_step_changes_nothing_and_says_why() {
    let mut table = Table::at(ROOM);
    let before = table.address.clone();
    table.walk("l");
    assert_eq!(table.panel().status, "A wall is in the way.");
    assert_eq!(table.address, before);
    assert!(!table.panel().enabled.undo);
}

#[test]
fn undo_redo_and_restart_are_without_limit() {
    let mut table = Table::at(ROOM);
    table.walk("urrd");
    table.tell(Event::Do(Command::Restart));
    assert_eq!(table.line(), "");
    table.tell(Event::Do(Command::Undo));
    assert_eq!(table.line(), "urrd");
    table.tell_all([Command::Undo; 4]);
    assert_eq!(table.line(), "");
    table.tell(Event::Do(Command::Undo));
    assert_eq!(table.panel().status, "Nothing to undo.");
    table.tell_all([Command::Redo; 4]);
    assert_eq!(table.line(), "urrd");
    table.tell(Event::Do(Command::Redo));
    assert_eq!(table.line(), "", "the restart is done again");
}

#[test]
fn a_tap_walks_and_is_undone_as_one() {
    let mut table = Table::at(ROOM);
    table.tell(Event::Tap(Cell::new(4, 3)));
    assert_eq!(table.line().len(), 4);
    table.tell(Event::Do(Command::Undo));
    assert_eq!(table.line(), "");
}

#[test]
fn a_box_is_picked_and_put_down_on_a_lit_place() {
    let mut table = Table::at(ROOM);
    table.tell(Event::Tap(Cell::new(2, 2)));
    let scene = table.board();
    assert_eq!(scene.picked, Some(Cell::new(2, 2)));
    assert!(scene.targets.contains(&Cell::new(5, 2)));
    table.tell(Event::Tap(Cell::new(2, 2)));
    assert_eq!(table.panel().status, "Box let go.");
    table.tell(Event::Drag {
        from: Cell::new(2, 2),
        to: Cell::new(5, 2),
    });
    assert!(table.is_won());
    assert_eq!(table.line(), "rrr");
}

#[test]
fn a_drag_to_where_the_box_cannot_go_is_refused() {
    let mut table = Table::at(ROOM);
    table.tell(Event::Drag {
        from: Cell::new(2, 2),
        to: Cell::new(0, 0),
    });
    assert_eq!(table.panel().status, "That box can't be pushed there.");
    assert_eq!(table.line(), "");
}

#[test]
fn a_win_is_told_with_the_optimum_and_recorded() {
    let mut table = Table::at(ROOM);
    table.work();
    table.walk("rrr");
    table.settle();
    let banner = table.panel().banner.expect("a win is shown");
    assert_eq!(banner.kind, BannerKind::Won);
    assert_eq!(
        banner.text,
        "3 moves, 3 pushes. That is the fewest pushes possible. Your best yet."
    );
    assert!(table.stored[saved::RECORDS].starts_with("3 3 "));
    assert!(table.board().won);
    table.walk("r");
    assert_eq!(
        table.panel().status,
        "Every box is home: the level is solved."
    );
}

#[test]
fn a_lost_position_is_named_and_one_button_goes_back() {
    let mut table = Table::at(ROOM);
    table.work();
    table.walk("rr");
    // Round the box and up against the wall, where no goal is.
    table.walk("drru");
    table.walk("dlu");
    let banner = table.panel().banner.expect("the loss is noticed");
    assert_eq!(banner.kind, BannerKind::Stuck);
    assert!(banner.text.contains("row 2, column 5"), "{}", banner.text);
    assert_eq!(banner.actions[0].1, "back");
    table.settle();
    assert_eq!(table.board().stuck, [Cell::new(4, 1)]);
    table.tell(Event::Do(Command::Back));
    table.work();
    assert_eq!(table.panel().banner, None);
    assert_eq!(table.line(), "rrdrrudl");
    table.tell(Event::Do(Command::Hint));
    table.work();
    assert_eq!(table.app.say, Say::Lit);
    table.tell(Event::Do(Command::Undo));
    assert_eq!(table.line(), "rrdrrudlu", "going back can be undone");
}

#[test]
fn the_way_back_skips_every_lost_position() {
    let mut table = Table::at(ROOM);
    table.work();
    // The box goes up against the wall, where no goal is, and the player strolls on, also with the box.
    table.walk("rrdrrudlu");
    table.walk("ldruurul");
    table.work();
    table.tell(Event::Do(Command::Back));
    table.work();
    assert_eq!(table.panel().banner, None);
    assert_eq!(table.line(), "rrdrrudl");
}

#[test]
fn hint_lights_the_next_push_and_makes_it_until_the_win() {
    let mut table = Table::at(PAIR);
    let mut presses = 0;
    while !table.is_won() {
        table.tell(Event::Do(Command::Hint));
        table.work();
        table.settle();
        presses += 1;
        assert!(presses < 100, "hints go round in circles");
    }
    assert!(
        !table.stored.contains_key(saved::RECORDS),
        "a helped win is no record"
    );
}

#[test]
fn a_hint_along_the_known_way_asks_nobody() {
    let mut table = Table::at(PAIR);
    table.work();
    let asked = table.asked;
    table.tell_all([Command::Hint, Command::Enter, Command::Hint, Command::Undo]);
    table.tell(Event::Do(Command::Hint));
    assert_eq!(table.app.say, Say::Lit);
    assert_eq!(table.asked, asked);
}

#[test]
fn the_label_of_hint_says_what_it_will_do() {
    let mut table = Table::at(ROOM);
    table.work();
    assert_eq!(table.panel().hint_label, "Hint");
    table.tell(Event::Do(Command::Hint));
    assert_eq!(table.panel().hint_label, "Push");
    assert_eq!(
        table.panel().status,
        "Push the box at row 3, column 3 right. 3 pushes to go. Press again to do it."
    );
    table.tell(Event::Do(Command::Escape));
    assert_eq!(table.panel().hint_label, "Hint");
}

#[test]
fn solve_plays_to_the_win_and_can_be_paused_and_stepped() {
    let mut table = Table::at(PAIR);
    table.tell(Event::Do(Command::Solve));
    table.work();
    assert!(table.panel().playback.expect("playing").playing);
    table.tell(Event::Do(Command::Pause));
    table.settle();
    let made = table.line().len();
    table.tell(Event::Do(Command::StepOn));
    assert!(table.line().len() > made);
    table.settle();
    table.tell_all([Command::Faster, Command::Faster, Command::Pause]);
    table.settle();
    assert!(table.is_won());
    assert_eq!(table.panel().playback, None);
    assert!(table.address.ends_with(&format!(
        "moves={}",
        searchlight::sokoban::lurd::write(
            table.app.sokoban.play.as_ref().expect("a level").history.start(),
            &table.app.sokoban.play.as_ref().expect("a level").history.moves()
        )
    )));
}

#[test]
fn a_step_of_ones_own_ends_the_playing() {
    let mut table = Table::at(PAIR);
    table.work();
    table.tell(Event::Do(Command::Solve));
    table.walk("u");
    assert_eq!(table.panel().playback, None);
}

#[test]
fn a_level_without_a_solution_is_said_to_have_none() {
    let mut table = Table::at(
        "######\n#@ $ #\n#   .#\n#    #\n######"
            .replace("$ #", " $#")
            .as_str(),
    );
    table.work();
    let banner = table.panel().banner.expect("told");
    assert_eq!(banner.kind, BannerKind::Stuck);
    assert_eq!(banner.actions[0].1, "new");
}

#[test]
fn a_broken_link_costs_one_sentence_and_a_fresh_level_comes() {
    let mut table = Table::new(Boot::default());
    table.tell(Event::Open("#/sokoban?xsb=www".into()));
    table.work();
    assert!(table.app.sokoban.play.is_some());
    let banner = table.panel().banner.expect("told");
    assert_eq!(banner.kind, BannerKind::Notice);
    assert!(table.address.starts_with("/sokoban?gen=crafted1&"));
    assert_eq!(
        table.entries, 0,
        "the fresh level takes the broken link's place"
    );
    table.tell(Event::Do(Command::Dismiss));
    assert_eq!(table.panel().banner, None);
}

#[test]
fn moves_of_a_link_are_played_and_cut_at_the_first_refused() {
    let mut table = Table::new(Boot::default());
    table.tell(Event::Open(format!("{}&moves=rrlll", by_value(ROOM))));
    assert_eq!(table.line(), "rrll");
    assert!(matches!(table.app.notice, Some(Notice::Link(_))));
    table.tell(Event::Do(Command::Undo));
    assert_eq!(
        table.line(),
        "rrl",
        "each move of a link is its own command"
    );
}

#[test]
fn the_first_visit_has_a_level_at_once_and_the_next_ready() {
    let mut table = Table::new(Boot::default());
    table.tell(Event::Open(String::new()));
    assert!(table.app.sokoban.play.is_some(), "nobody waits for it");
    table.work();
    let first = table.address.clone();
    assert_eq!(table.entries, 0);
    let asked = table.asked;
    table.tell(Event::Do(Command::New));
    assert_ne!(table.address, first, "the next level was ready");
    assert_eq!(table.entries, 1);
    assert_eq!(table.asked, asked + 1, "and one more is prepared");
    let second = table.address.clone();
    table.work();
    table.open_address(&first);
    table.work();
    assert_eq!(table.address, first);
    table.open_address(&second);
    table.work();
    assert_eq!(table.address, second);
}

#[test]
fn the_new_sheet_makes_the_level_it_is_asked_for() {
    let mut table = Table::at(ROOM);
    table.work();
    table.tell(Event::Make {
        kind: (Generator::Classic1, Size::new(10, 9), Some(2)),
        seed: Some("any text".into()),
    });
    table.work();
    assert_eq!(
        table.address,
        "/sokoban?gen=classic1&size=10x9&boxes=2&seed=any%20text"
    );
    table.tell(Event::Make {
        kind: (Generator::Classic1, Size::new(10, 9), Some(2)),
        seed: Some("x".repeat(100)),
    });
    assert!(matches!(table.app.notice, Some(Notice::BadSeed(_))));
}

#[test]
fn cancel_ends_the_worker_and_its_late_replies_are_not_heard() {
    let mut table = Table::at(ROOM);
    table.work();
    table.tell(Event::Make {
        kind: (Generator::Classic1, Size::new(12, 10), Some(3)),
        seed: Some("late".into()),
    });
    let (job, request) = table.jobs.back().expect("asked").clone();
    let before = table.address.clone();
    table.tell(Event::Do(Command::Cancel));
    assert_eq!(table.ended, 1);
    assert_eq!(table.panel().search.line, "Cancelled.");
    let text = job::run(&request, &mut |_| {});
    table.tell(Event::Reply {
        job,
        text,
        millis: 1,
    });
    assert_eq!(table.address, before);
}

#[test]
fn a_worker_that_breaks_down_is_told_and_the_game_goes_on() {
    let mut table = Table::at(ROOM);
    table.tell(Event::WorkerFailed("out of memory".into()));
    assert_eq!(table.panel().banner.expect("told").kind, BannerKind::Fault);
    table.walk("r");
    assert_eq!(table.line(), "r");
    table.tell(Event::Reply {
        job: 1,
        text: "gibberish".into(),
        millis: 0,
    });
    assert!(table.app.sokoban.play.is_some());
}

#[test]
fn broken_saved_texts_are_set_aside_and_told() {
    let boot = Boot {
        settings: Some("theme purple".into()),
        records: Some("1 2 /sokoban?x\nbroken".into()),
        games: [Some("/sokoban?nonsense".into()), None, None],
        ..Boot::default()
    };
    let mut linked = Table::new(Boot {
        games: Default::default(),
        ..boot.clone()
    });
    linked.open(ROOM);
    assert!(linked.panel().banner.is_some(), "by a link as well");
    let mut table = Table::new(boot);
    table.tell(Event::Open(String::new()));
    table.work();
    assert_eq!(
        table.aside,
        [saved::SETTINGS, saved::RECORDS, saved::SOKOBAN]
    );
    assert!(table.app.sokoban.play.is_some());
    assert!(table.panel().banner.is_some());
}

#[test]
fn a_saved_game_comes_back_where_the_address_is_empty() {
    let game = format!("{}&moves=ur", by_value(ROOM));
    let mut table = Table::new(Boot {
        games: [Some(game.clone()), None, None],
        ..Boot::default()
    });
    table.tell(Event::Open("#".into()));
    assert_eq!(table.line(), "ur");
    assert_eq!(table.address, game);
}

#[test]
fn two_presses_inside_one_frame_are_two_moves_and_motion_ends() {
    let mut table = Table::at(ROOM);
    table.walk("ur");
    assert_eq!(table.line(), "ur");
    assert!(table.app.is_moving());
    let shown = table.board();
    assert_eq!(shown.step.expect("under way").dir, Dir::Up);
    assert!(table.settle() > 0);
    assert_eq!(table.board().step, None);
}

#[test]
fn without_motion_the_board_is_at_once_where_the_game_is() {
    let mut table = Table::at(ROOM);
    table.tell(Event::Calm(true));
    table.walk("ur");
    assert!(!table.app.is_moving());
}

#[test]
fn the_language_and_the_theme_are_switched_and_saved() {
    let mut table = Table::at(ROOM);
    table.tell(Event::Do(Command::Language));
    assert_eq!(table.panel().language, Language::Chinese);
    assert_eq!(table.panel().status, "页面现在使用中文。");
    table.tell(Event::Do(Command::Theme));
    assert_eq!(table.stored[saved::SETTINGS], "theme light\nlanguage zh\n");
    let again = Table::new(Boot {
        settings: Some(table.stored[saved::SETTINGS].clone()),
        ..Boot::default()
    });
    assert_eq!(again.app.language(), Language::Chinese);
}

#[test]
fn the_first_visit_speaks_the_browsers_language() {
    let app = App::new(Boot {
        language: "zh-CN".into(),
        ..Boot::default()
    });
    assert_eq!(app.language(), Language::Chinese);
}

#[test]
fn sharing_says_which_way_it_went() {
    let mut table = Table::at(ROOM);
    for (how, said) in [
        (Shared::Sent, "Link shared."),
        (Shared::Copied, "Link copied."),
        (Shared::SeedCopied, "Seed copied."),
    ] {
        table.tell(Event::Shared(how));
        assert_eq!(table.panel().status, said);
    }
}

#[test]
fn keys_do_what_the_help_says_and_leave_the_rest_to_the_browser() {
    let key = |key| Event::of_key(Game::Sokoban, key, false, false);
    assert_eq!(key("ArrowUp"), Some(Event::Step(Dir::Up)));
    assert_eq!(key("D"), Some(Event::Step(Dir::Right)));
    assert_eq!(key("h"), Some(Event::Do(Command::Hint)));
    assert_eq!(key("Backspace"), Some(Event::Do(Command::Undo)));
    for stays in ["Tab", "F5", "F1", "x", " "] {
        assert_eq!(key(stays), None, "{stays}");
    }
    assert_eq!(
        Event::of_key(Game::Sokoban, "z", true, false),
        Some(Event::Do(Command::Undo))
    );
    assert_eq!(
        Event::of_key(Game::Sokoban, "Z", true, true),
        Some(Event::Do(Command::Redo))
    );
    assert_eq!(
        Event::of_key(Game::Sokoban, "r", true, false),
        None,
        "Ctrl-R reloads"
    );
}

#[test]
fn a_broken_link_does_not_cost_the_game_that_was_kept() {
    let mut table = Table::new(Boot::default());
    table.tell(Event::Open("#/sokoban?seed=%FF".into()));
    table.work();
    assert!(table.app.sokoban.play.is_some());
    assert!(
        !table.stored.contains_key(saved::SOKOBAN),
        "nobody has touched it"
    );
    let free = [Dir::Up, Dir::Right, Dir::Down, Dir::Left];
    for dir in free {
        table.tell(Event::Step(dir));
    }
    assert_eq!(table.stored[saved::SOKOBAN], table.address);
}

#[test]
fn what_another_tab_stores_is_taken_over() {
    let mut table = Table::at(ROOM);
    table.work();
    table.tell(Event::Stored {
        settings: Some("theme dark\nlanguage zh\n".into()),
        records: Some("9 9 /sokoban?seed=other\n".into()),
        progress: None,
    });
    assert_eq!(table.panel().language, Language::Chinese);
    table.walk("rrr");
    let records = &table.stored[saved::RECORDS];
    assert!(records.contains("seed=other"), "{records}");
    assert_eq!(records.lines().count(), 2);
    table.tell(Event::Stored {
        settings: Some("broken".into()),
        records: None,
        progress: Some("broken".into()),
    });
    assert_eq!(table.panel().language, Language::Chinese);
}

#[test]
fn escape_ends_a_search() {
    let mut table = Table::at(ROOM);
    table.tell(Event::Do(Command::Hint));
    assert!(table.panel().search.progress.is_some());
    table.tell(Event::Do(Command::Escape));
    assert_eq!(table.panel().search.progress, None);
    assert_eq!(table.ended, 1);
}

#[test]
fn another_level_ends_the_search_about_the_one_before() {
    let mut table = Table::new(Boot::default());
    table.tell(Event::Open(String::new()));
    table.work();
    let generated = table.address.clone();
    table.open(ROOM);
    table.tell(Event::Do(Command::Hint));
    assert!(table.panel().search.progress.is_some());
    table.tell(Event::Do(Command::New));
    assert_eq!(table.panel().search.progress, None);
    assert_ne!(table.address, generated);
}

/// A seed that makes the level of the board again, but for a turn, gives way to another; one that was asked for stays.
#[test]
fn no_level_comes_twice_in_a_visit() {
    let mut table = Table::new(Boot::default());
    let link = "/sokoban?gen=crafted1&level=easy&size=8x8&boxes=3&seed=twice";
    table.open_address(link);
    let (_, same) = table.jobs[0].clone();
    table.work();
    table.tell(Event::Make {
        kind: (Generator::Crafted1(Band::Easy), Size::new(8, 7), Some(2)),
        seed: None,
    });
    let repeated = |table: &mut Table| {
        let (job, _) = table.jobs.pop_front().expect("a level is asked for");
        let text = searchlight::job::run(&same, &mut |_| ());
        let millis = 1;
        table.tell(Event::Reply { job, text, millis });
    };
    for _ in 0..8 {
        repeated(&mut table);
        assert_eq!(table.address, link, "another is made");
    }
    repeated(&mut table);
    assert_ne!(table.address, link, "there seems to be no other");
    table.work();
    table.open_address(link);
    table.work();
    assert_eq!(table.address, link, "who asks for it gets it");
}

/// Back, and Back again before the worker has answered: no entry of the history is written over by the level of another.
#[test]
fn the_address_stays_while_its_level_is_made() {
    let mut table = Table::at(ROOM);
    let link = "/sokoban?gen=crafted1&level=easy&size=8x8&boxes=3&seed=x";
    table.tell(Event::Step(Dir::Right));
    let board = table.address.clone();
    table.open_address(link);
    table.tell(Event::Step(Dir::Right));
    assert_eq!(table.address, link);
    table.tell(Event::Do(Command::Cancel));
    assert_eq!(table.address, format!("{board}R"), "the game goes on");
    table.open_address(link);
    table.work();
    assert_eq!(table.address, link);
}
