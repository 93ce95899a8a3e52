//! Lists of moves: reading, replaying, writing and measuring them.

use searchlight::{
    grid::Dir,
    sokoban::{
        Position, Refusal,
        lurd::{self, LurdError, Metrics, ReplayError},
        text::{self, runs::RunError},
    },
};

/// Two boxes in a hall: `a` on the left, `b` on the right.
fn hall() -> Position {
    text::read_one("#########\n#       #\n#@$ $  .#\n#   .   #\n#########\n").expect("a good level")
}

fn letters(moves: &[Dir]) -> String {
    moves.iter().map(|dir| dir.letter()).collect()
}

fn read(text: &str) -> String {
    match lurd::read(text) {
        Ok(moves) => letters(&moves),
        Err(fault) => fault.to_string(),
    }
}

#[test]
fn counts_and_groups_are_written_out() {
    assert_eq!(read("rrUUlD"), "rruuld");
    assert_eq!(read("3r4U"), "rrruuuu");
    assert_eq!(read("2(3(dr)R)"), "drdrdrrdrdrdrr");
    assert_eq!(read("0r(l)0(u)"), "l");
    assert_eq!(read(" r\r\n\tl\n"), "rl");
    assert_eq!(read(""), "");
}

#[test]
fn a_star_marks_the_current_position() {
    assert_eq!(read("rr*ll"), "rr");
    assert_eq!(read("*ll"), "");
    assert_eq!(
        read("rr*l*l"),
        "at character 5 the current position is marked a second time"
    );
    assert_eq!(
        read("rr*x"),
        "'x' at character 4 is no move: moves are l, u, r, d"
    );
}

#[test]
fn each_fault_names_its_place() {
    let cases = [
        ("rrx", "'x' at character 3 is no move: moves are l, u, r, d"),
        (
            "r推",
            "'推' at character 2 is no move: moves are l, u, r, d",
        ),
        ("rr3", "the count at character 3 has nothing to repeat"),
        ("r 3 r", "the count at character 3 has nothing to repeat"),
        ("(r2)", "the count at character 3 has nothing to repeat"),
        ("12345r", "the count at character 1 has more than 4 digits"),
        ("r(l", "the bracket at character 2 has no partner"),
        ("r)l", "the bracket at character 2 has no partner"),
        (
            "(((((((((r)))))))))",
            "the group at character 9 lies more than 8 groups deep",
        ),
        (
            "9999(9999r)",
            "at character 5 the text grows beyond 100000 characters",
        ),
        (
            "9999(9999(9999()))x",
            "'x' at character 19 is no move: moves are l, u, r, d",
        ),
        (
            "[1]r",
            "at character 1 the player jumps, as only reverse play allows",
        ),
        (
            "r{0}",
            "at character 2 the player changes, and there is only one here",
        ),
    ];
    for (text, sentence) in cases {
        assert_eq!(read(text), sentence, "{text}");
    }
    assert_eq!(
        lurd::read("1"),
        Err(LurdError::Runs(RunError::Lone { place: 1 }))
    );
}

#[test]
fn replay_stops_at_the_first_move_that_is_refused() {
    let moves = lurd::read("rrrr").expect("moves");
    let fault = lurd::replay(&hall(), &moves).expect_err("two boxes in a row");
    assert_eq!(
        fault,
        ReplayError {
            index: 1,
            refusal: Refusal::BoxAgainstBox
        }
    );
    assert_eq!(
        fault.to_string(),
        "move 2 cannot be made: the box stands against another box"
    );
}

#[test]
fn capitals_are_found_by_replay() {
    let moves = lurd::read("RURRRdLRDLuru").expect("moves");
    assert_eq!(lurd::write(&hall(), &moves), "Rurrrd");
    let moves = lurd::read("urrrDullldr").expect("moves");
    assert_eq!(lurd::write(&hall(), &moves), "urrrDullldR");
}

#[test]
fn a_game_is_measured() {
    let measure = |text: &str| Metrics::of(&hall(), &lurd::read(text).expect("moves"));
    // One push alone is a line, a change and a session.
    let one = Metrics {
        moves: 1,
        pushes: 1,
        box_lines: 1,
        box_changes: 1,
        sessions: 1,
        player_lines: 1,
    };
    assert_eq!(measure("R"), Ok(one));
    // Box b down, box a four times right in one line: two boxes, two sessions.
    let two = Metrics {
        moves: 14,
        pushes: 5,
        box_lines: 2,
        box_changes: 2,
        sessions: 2,
        player_lines: 7,
    };
    assert_eq!(measure("urrrDullldRRRR"), Ok(two));
    // Box a right, box b down, box a right again: three changes; the last push goes on where the first ended.
    let three = Metrics {
        moves: 10,
        pushes: 3,
        box_lines: 3,
        box_changes: 3,
        sessions: 3,
        player_lines: 8,
    };
    assert_eq!(
        measure("RurrDD"),
        Err(ReplayError {
            index: 5,
            refusal: Refusal::BoxAgainstWall
        })
    );
    assert_eq!(measure("RurrDulldR"), Ok(three));
    assert_eq!(measure(""), Ok(Metrics::default()));
    assert_eq!(
        measure("l"),
        Err(ReplayError {
            index: 0,
            refusal: Refusal::Wall
        })
    );
}

/// Known figures for a collection by another author, which is not in the repository.
#[test]
fn figures_agree_with_those_of_other_programs() {
    let Some(folder) = std::env::var_os("SEARCHLIGHT_DATA") else {
        return;
    };
    let folder = std::path::Path::new(&folder);
    let read = |path: &str| std::fs::read_to_string(folder.join(path)).expect("the file");
    let levels = text::levels(&read("levels/microban1.xsb")).expect("levels");
    let known = [
        (1, [33, 8, 7, 4, 7, 25]),
        (2, [16, 3, 3, 3, 3, 11]),
        (5, [31, 6, 6, 5, 6, 20]),
        (12, [49, 11, 9, 7, 9, 34]),
    ];
    let mut checked = 0;
    for row in read("data/microban1_solutions.csv").lines().skip(1) {
        let fields: Vec<&str> = row.split(',').collect();
        let number: usize = fields[0].parse().expect("a number");
        let start = levels[number - 1].level.as_ref().expect("a good level");
        let moves = lurd::read(fields[4]).expect("moves");
        assert_eq!(lurd::write(start, &moves), fields[4]);
        let metrics = Metrics::of(start, &moves).expect("a solution");
        assert_eq!(metrics.pushes.to_string(), fields[1], "level {number}");
        assert_eq!(metrics.moves.to_string(), fields[3], "level {number}");
        let Metrics {
            moves,
            pushes,
            box_lines,
            box_changes,
            sessions,
            player_lines,
        } = metrics;
        let figures = [
            moves,
            pushes,
            box_lines,
            box_changes,
            sessions,
            player_lines,
        ];
        for (level, known) in known {
            if level == number {
                assert_eq!(figures, known, "level {number}");
                checked += 1;
            }
        }
    }
    assert_eq!(checked, known.len());
}
