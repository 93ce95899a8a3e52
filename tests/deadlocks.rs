//! Deadlocks on pictures, and against an exhaustive search: whatever is called dead must be.

mod levels;

use levels::{carve, exhaust, position, stream};
use searchlight::{
    grid::Cell,
    sokoban::{
        deadlock::{self, Deadlock, Kind},
        solve::{Answer, breadth::breadth_first, solve},
    },
};

/// Asserts what is found in a picture, and which boxes are named, as columns and rows from zero.
fn check(picture: &str, kind: Kind, boxes: &[(i16, i16)]) {
    let start = position(picture);
    let boxes = boxes.iter().map(|(x, y)| Cell::new(*x, *y)).collect();
    assert_eq!(
        deadlock::find(&start),
        Some(Deadlock { kind, boxes }),
        "{picture}"
    );
    assert_eq!(exhaust(&start), None, "{picture}");
}

fn check_alive(picture: &str) {
    let start = position(picture);
    assert_eq!(deadlock::find(&start), None, "{picture}");
    assert!(exhaust(&start).is_some(), "{picture}");
}

#[test]
fn a_box_in_a_corner_is_dead() {
    check(
        "
#######
#$   .#
#  $  #
# @  .#
#######",
        Kind::DeadSquare,
        &[(1, 1)],
    );
}

#[test]
fn a_box_along_a_wall_without_a_goal_is_dead() {
    check(
        "
#######
# $   #
# . @ #
#######",
        Kind::DeadSquare,
        &[(2, 1)],
    );
}

#[test]
fn the_side_of_the_player_counts() {
    check(
        "
#######
#.@$  #
#######",
        Kind::DeadSquare,
        &[(3, 1)],
    );
    check_alive(
        "
#######
#. $@##
#######",
    );
}

#[test]
fn boxes_side_by_side_on_a_wall_are_frozen() {
    check(
        "
########
#  $$  #
# @  . #
#.     #
########",
        Kind::DeadSquare,
        &[(3, 1), (4, 1)],
    );
    check(
        "
########
#.     #
#  $$ .#
#  $$  #
# .  . #
#@     #
########",
        Kind::Frozen,
        &[(3, 2), (4, 2), (3, 3), (4, 3)],
    );
}

#[test]
fn a_chain_of_boxes_between_walls_is_frozen() {
    check(
        "
#########
#.   .  #
#  $$#  #
# #@  . #
#   $ . #
#  $    #
#########",
        Kind::DeadSquare,
        &[(3, 5)],
    );
    check(
        "
#########
#   #   #
#  $$   #
#  #  . #
#@    . #
#########",
        Kind::Frozen,
        &[(3, 2), (4, 2)],
    );
}

#[test]
fn boxes_frozen_on_goals_are_no_deadlock() {
    check_alive(
        "
########
#**    #
#** $ .#
#   @  #
########",
    );
    check_alive(
        "
######
#**  #
#  $.#
#  @ #
######",
    );
}

#[test]
fn a_box_frozen_with_one_on_a_goal_is_dead() {
    check(
        "
########
#      #
# **   #
# $* . #
#  @   #
########",
        Kind::Frozen,
        &[(2, 2), (3, 2), (2, 3), (3, 3)],
    );
}

#[test]
fn two_boxes_for_one_goal_are_too_many() {
    check(
        "
#########
# $ $ . #
#       #
#   .   #
#   @   #
#########",
        Kind::TooFewGoals,
        &[(2, 1), (4, 1)],
    );
}

#[test]
fn a_frozen_box_on_a_goal_closes_the_way_to_another() {
    check(
        "
##########
#   ##   #
#   **   #
# $ ** . #
# @ ##   #
##########",
        Kind::TooFewGoals,
        &[(2, 3)],
    );
}

#[test]
fn what_is_called_dead_is_impossible() {
    let mut stream = stream("deadlocks");
    let (mut found, mut missed) = ([0; 3], 0);
    for _ in 0..16_000 {
        let Some(start) = carve(&mut stream, 8, 8, 3) else {
            continue;
        };
        match deadlock::find(&start) {
            // Boxes thrown anywhere mostly lie on dead squares; a part of those will do.
            Some(deadlock) if deadlock.kind == Kind::DeadSquare && !stream.chance(1, 8) => {}
            Some(deadlock) => {
                assert_eq!(exhaust(&start), None, "{deadlock:?} in {start:?}");
                assert!(deadlock.boxes.is_sorted() && !deadlock.boxes.is_empty());
                assert!(deadlock.boxes.iter().all(|cell| start.has_box(*cell)));
                found[deadlock.kind as usize] += 1;
            }
            None => {
                let report = breadth_first(&start, u64::MAX, &mut |_| ());
                missed += usize::from(report.answer == Answer::Impossible);
            }
        }
    }
    assert!(found.iter().all(|found| *found > 20), "{found:?} found");
    println!("{found:?} found, {missed} impossible positions not called so");
}

#[test]
fn dead_squares_are_those_from_which_a_lone_box_cannot_win() {
    let mut stream = stream("dead squares");
    let mut seen = [0; 2];
    for _ in 0..600 {
        let Some(start) = carve(&mut stream, 9, 7, 1) else {
            continue;
        };
        // The level has one box and one goal: put the box everywhere and the player on every side.
        let dead = deadlock::dead_squares(start.board());
        for (cell, dead) in dead.iter() {
            let places = levels::with_box_at(&start, cell);
            let wins = places.iter().any(|start| exhaust(start).is_some());
            if start.board().is_floor(cell) && !places.is_empty() {
                assert_eq!(*dead, !wins, "{cell:?} in {start:?}");
                seen[usize::from(wins)] += 1;
            } else if !start.board().is_floor(cell) {
                assert!(!dead);
            }
        }
    }
    assert!(seen.iter().all(|seen| *seen > 500), "{seen:?} seen");
}

#[test]
fn a_wide_board_full_of_boxes_is_looked_at_and_searched() {
    let mut rows = vec!["#".repeat(200)];
    for y in 1..199 {
        let middle: String = (1..199)
            .map(|x| match (x, y) {
                (1, 1) => '@',
                _ if x % 3 == 0 && y % 2 == 0 && y < 100 => '$',
                _ if x % 3 == 0 && y % 2 == 0 && (100..198).contains(&y) => '.',
                _ => ' ',
            })
            .collect();
        rows.push(format!("#{middle}#"));
    }
    rows.push("#".repeat(200));
    let start = position(&rows.join("\n"));
    assert!(start.boxes().len() > 3000);
    assert_eq!(deadlock::find(&start), None);
    let report = breadth_first(&start, 3, &mut |_| ());
    assert_eq!(report.effort.nodes, 3);
    let report = solve(&start, 3, &mut |_| ());
    assert_eq!(report.effort.nodes, 3);
}
