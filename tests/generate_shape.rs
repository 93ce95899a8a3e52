//! What counts as the same level: mirror images and turned copies do, and nothing else does.

use searchlight::sokoban::{Position, generate::shape, text};

#[test]
fn the_eight_symmetric_copies_of_a_level_have_one_shape() {
    let level = "#######\n#.@ $ #\n# #####\n###    ";
    let first = shape(&read(level));
    let mut rows: Vec<Vec<char>> = level.lines().map(|row| row.chars().collect()).collect();
    for number in 0..8 {
        let text: Vec<String> = rows.iter().map(|row| row.iter().collect()).collect();
        assert_eq!(shape(&read(&text.join("\n"))), first, "copy {number}");
        rows = if number == 3 {
            rows.into_iter().rev().collect()
        } else {
            turned(&rows)
        };
    }
}

#[test]
fn the_player_may_stand_anywhere_within_reach() {
    let first = shape(&read("######\n#.@$ #\n######"));
    assert_ne!(shape(&read("######\n#. $@#\n######")), first);
    assert_eq!(shape(&read("######\n#+ $ #\n######")), first);
}

#[test]
fn another_box_goal_or_wall_is_another_level() {
    let levels = [
        "#######\n#@$ . #\n#     #\n#######",
        "#######\n#@ $. #\n#     #\n#######",
        "#######\n#@$  .#\n#     #\n#######",
        "#######\n#@$ . #\n#    ##\n#######",
        "########\n#@$ .  #\n#      #\n########",
    ];
    for (number, one) in levels.iter().enumerate() {
        for other in &levels[..number] {
            assert_ne!(shape(&read(one)), shape(&read(other)), "{one}\n{other}");
        }
    }
}

#[test]
fn a_shape_is_a_width_and_the_floor_row_by_row() {
    assert_eq!(shape(&read("#####\n#@$.#\n#####")), [1, 3, 5, 9]);
}

fn read(level: &str) -> Position {
    text::read_one(level).expect("a level of this file is one")
}

fn turned(rows: &[Vec<char>]) -> Vec<Vec<char>> {
    (0..rows[0].len())
        .map(|column| rows.iter().rev().map(|row| row[column]).collect())
        .collect()
}
