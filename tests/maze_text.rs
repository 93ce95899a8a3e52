//! Mazes as text: digits by rows and run lengths, whole and broken.

mod mazes;
mod mutations;

use mazes::{maze, stream, strewn};
use mutations::mutate;
use searchlight::{
    grid::{Cell, Size},
    maze::{
        LARGEST_SIDE, Maze,
        text::{LONGEST_RUNS, TextError, read, read_runs, write, write_runs},
    },
};

const CLASSIC: &str =
    "11111111\n20010001\n11000111\n10010001\n11110111\n10000001\n10101001\n13111111\n";
const CLASSIC_RUNS: &str = "8w-eoow3ow-ww3o3w-woow3ow-4wo3w-w6ow-wowowoow-wx6w";

#[test]
fn the_classic_maze_has_its_texts() {
    assert_eq!(write(&Maze::classic()), CLASSIC);
    assert_eq!(write_runs(&Maze::classic()), CLASSIC_RUNS);
    assert_eq!(read(CLASSIC, 8), Ok(Maze::classic()));
    assert_eq!(read_runs(CLASSIC_RUNS, 8), Ok(Maze::classic()));
}

#[test]
fn spaces_commas_brackets_and_empty_lines_are_passed_over() {
    let expected = maze("203\n010\n");
    for text in [
        "203\n010",
        "\n\n2, 0,3\r\n\t0 1 0,\r\n\n",
        " 203 \n\n 010",
        "[[2,0,3],[0,1,0]]",
        "{{2, 0, 3},\n {0, 1, 0}}",
        "[2 0 3]\n[0 1 0]",
    ] {
        assert_eq!(read(text, 3).as_ref(), Ok(&expected));
    }
}

#[track_caller]
fn refused(text: &str, error: TextError, told: &str) {
    assert_eq!(read(text, 4), Err(error));
    assert_eq!(error.to_string(), told);
}

#[test]
fn faults_are_told_with_their_place() {
    let (line, column) = (2, 3);
    refused("", TextError::Empty, "the maze has no row");
    refused(" \n,", TextError::Empty, "the maze has no row");
    refused("101", TextError::NoEntrance, "the maze has no entrance");
    refused(
        "201\n1,4",
        TextError::Letter {
            line,
            column,
            letter: '4',
        },
        "line 2, column 3: '4' stands for no cell",
    );
    refused(
        "201\n\n10\n",
        TextError::Ragged {
            line: 3,
            cells: 2,
            first: 3,
        },
        "line 3 has 2 cells, and the first row has 3",
    );
    refused(
        "2011\n1, 2,0",
        TextError::Entrance { line, column: 4 },
        "line 2, column 4: a second entrance",
    );
    refused(
        "23\n13",
        TextError::Exit { line, column: 2 },
        "line 2, column 2: a second exit",
    );
    let most = 4;
    refused(
        "2011\n01111",
        TextError::Wide { line, most },
        "line 2 has more than 4 cells",
    );
    refused(
        "2\n0\n\n0\n0\n0",
        TextError::Tall { line: 6, most },
        "line 6 is one more than 4 rows",
    );
}

#[track_caller]
fn refused_runs(text: &str, error: TextError, told: &str) {
    assert_eq!(read_runs(text, 4), Err(error));
    assert_eq!(error.to_string(), told);
}

#[test]
fn faults_of_run_lengths_are_told() {
    let (line, most) = (2, 4);
    refused_runs("", TextError::Empty, "the maze has no row");
    refused_runs(
        "eo-w3",
        TextError::Lone { line },
        "the count at the end of line 2 has no letter",
    );
    refused_runs(
        "e0wo",
        TextError::Letter {
            line: 1,
            column: 2,
            letter: '0',
        },
        "line 1, column 2: '0' stands for no cell",
    );
    refused_runs(
        "eo-2W",
        TextError::Letter {
            line,
            column: 2,
            letter: 'W',
        },
        "line 2, column 2: 'W' stands for no cell",
    );
    refused_runs(
        "eo-99999999999999999999999w",
        TextError::Wide { line, most },
        "line 2 has more than 4 cells",
    );
    let (line, column) = (1, 2);
    let told = "line 1, column 2: a second entrance";
    refused_runs("2e", TextError::Entrance { line, column }, told);
    let told = "the run lengths have more than 50000 characters";
    refused_runs(&"e".repeat(LONGEST_RUNS + 1), TextError::Long, told);
}

#[test]
fn every_maze_reads_back() {
    let mut stream = stream("round trip");
    for _ in 0..2000 {
        let percent = stream.below(100);
        let maze = strewn(&mut stream, 20, percent);
        assert_eq!(read(&write(&maze), 20).as_ref(), Ok(&maze));
        let runs = write_runs(&maze);
        assert_eq!(read_runs(&runs, 20).as_ref(), Ok(&maze));
        let plain = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
        assert!(runs.chars().all(plain), "links change nothing in {runs}");
    }
    let wide = Maze::solid(Size::new(LARGEST_SIDE, 1), Cell::new(0, 0));
    assert_eq!(write_runs(&wide), "e4000w");
    assert_eq!(read_runs("e4000w", LARGEST_SIDE), Ok(wide));
}

#[test]
fn broken_texts_are_refused_or_read_to_a_maze_that_reads_back() {
    let mut stream = stream("mutations");
    let mut counts = [0; 4];
    for _ in 0..10_000 {
        let digits = mutate(CLASSIC, &mut stream);
        let runs = mutate(CLASSIC_RUNS, &mut stream);
        let mazes = [read(&digits, 12), read_runs(&runs, 12)];
        for (at, result) in mazes.into_iter().enumerate() {
            counts[2 * at + usize::from(result.is_ok())] += 1;
            match result {
                Ok(maze) => {
                    assert_eq!(read(&write(&maze), 12).as_ref(), Ok(&maze));
                    assert_eq!(read_runs(&write_runs(&maze), 12).as_ref(), Ok(&maze));
                }
                Err(error) => assert!(!error.to_string().is_empty()),
            }
        }
    }
    // A change of run lengths seldom leaves all rows equally long.
    assert!(counts[1] > 100 && counts[3] > 0, "{counts:?}");
}
