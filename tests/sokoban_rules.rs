//! The rules of Sokoban, and what every puzzle promises, tried on them.

mod contract;
mod levels;

use contract::contract;
use levels::{carve, position, stream};
use searchlight::{
    grid::{Cell, Dir},
    puzzle::{Outcome, Puzzle},
    sokoban::{Position, Refusal},
};

#[test]
fn the_contract_holds() {
    let mut stream = stream("contract");
    let (mut played, mut won) = (0, 0);
    for _ in 0..2000 {
        if let Some(start) = carve(&mut stream, 9, 7, 2) {
            played += contract(&start, &Dir::ALL, &mut stream);
        }
    }
    // Short corridors, which are won by chance.
    for length in 1..5 {
        let start = corridor(length);
        for _ in 0..20 {
            let steps = contract(&start, &Dir::ALL, &mut stream);
            won += usize::from(steps >= length);
        }
    }
    assert!(played > 5000 && won > 20, "{played} played, {won} won");
}

/// A box that is so many pushes from its goal.
fn corridor(length: usize) -> Position {
    let row = format!("#@${}.#", " ".repeat(length - 1));
    let wall = "#".repeat(row.len());
    position(&format!("{wall}\n{row}\n{wall}"))
}

/// Plays moves, the last of which is refused or not as told, and compares what comes of it.
fn check(before: &str, moves: &str, refusal: Option<Refusal>, after: &str) {
    let mut now = position(before);
    let mut last = None;
    for letter in moves.chars() {
        assert_eq!(last, None, "only the last move is refused");
        let dir = Dir::from_letter(letter).expect("a LURD letter");
        last = now.play(dir).err();
    }
    assert_eq!(last, refusal);
    assert_eq!(now, position(after));
}

#[test]
fn the_player_walks_and_pushes() {
    check(
        "
########
#@$ . $#
#.     #
########",
        "r",
        None,
        "
########
# @$. $#
#.     #
########",
    );
    check(
        "
########
#@$ . $#
#.     #
########",
        "rrldr",
        None,
        "
########
#   * $#
#. @   #
########",
    );
}

#[test]
fn walls_and_boxes_refuse() {
    let start = "
########
#@ $$. #
#  .   #
########";
    check(start, "u", Some(Refusal::Wall), start);
    check(
        start,
        "rr",
        Some(Refusal::BoxAgainstBox),
        "
########
# @$$. #
#  .   #
########",
    );
}

#[test]
fn a_box_against_a_wall_refuses() {
    let start = "
#####
# $ #
# @.#
#####";
    check(start, "u", Some(Refusal::BoxAgainstWall), start);
}

#[test]
fn nothing_is_played_after_the_win() {
    let mut now = corridor(1);
    assert_eq!(now.play(Dir::Right), Ok(()));
    assert_eq!(now.outcome(), Outcome::Won);
    let end = now.clone();
    for dir in Dir::ALL {
        assert_eq!(now.play(dir), Err(Refusal::Over));
        assert_eq!(now, end);
    }
    assert_eq!(now.home(), 1);
}

#[test]
fn boxes_stay_in_order_and_count_as_home_on_goals() {
    let mut now = position(
        "
######
# $$ #
# @  #
# .. #
######",
    );
    assert_eq!(now.boxes(), [Cell::new(2, 1), Cell::new(3, 1)]);
    assert_eq!((now.home(), now.outcome()), (0, Outcome::Open));
    assert!(now.pushes(Dir::Up) && !now.pushes(Dir::Down));
    assert_eq!(now.play(Dir::Right), Ok(()));
    assert_eq!(now.play(Dir::Up), Err(Refusal::BoxAgainstWall));
}

#[test]
fn refusals_say_why() {
    let said = [
        (Refusal::Over, "every box is on a goal already"),
        (Refusal::Wall, "a wall is in the way"),
        (Refusal::BoxAgainstWall, "the box stands against a wall"),
        (Refusal::BoxAgainstBox, "the box stands against another box"),
    ];
    for (refusal, text) in said {
        assert_eq!(refusal.to_string(), text);
    }
}
