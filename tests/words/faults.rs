//! Every fault of a link or of a maze's text that the page has a sentence for, and every loss of River.

use searchlight::{
    grid::Cell,
    link::{self, LinkError},
    maze::text::TextError,
    river::{self, Crew, Place, Side, text::MovesError},
    seed::SeedError,
    sokoban::{
        SetupError,
        lurd::LurdError,
        text::{LevelError, RunError},
    },
};

pub fn link_faults() -> Vec<LinkError> {
    let mut faults = vec![
        LinkError::Long(9_999_999),
        LinkError::Puzzle("chess".to_owned()),
        LinkError::NoLevel,
        LinkError::Generator("classic9".to_owned()),
        LinkError::Date("2026-02-30".to_owned()),
        LinkError::Seed(SeedError::Empty),
        LinkError::Seed(SeedError::Long(99)),
        LinkError::Percent {
            key: "seed",
            index: 4,
        },
    ];
    let mut levels = vec![
        LevelError::Letter {
            line: 1,
            column: 3,
            letter: '"',
        },
        LevelError::Wide { line: 1, cells: 99 },
        LevelError::Tall { rows: 98 },
        LevelError::Open {
            line: 1,
            column: 4,
            trimmed: false,
        },
        LevelError::Game("Hexoban".to_owned()),
    ];
    levels.extend(runs().map(|fault| LevelError::Runs { line: 1, fault }));
    levels.extend(
        [
            SetupError::NoPlayer,
            SetupError::Players(2),
            SetupError::Open(Cell { y: 1, x: 2 }),
            SetupError::NoBox,
            SetupError::Counts { boxes: 1, goals: 2 },
            SetupError::Solved,
        ]
        .map(LevelError::Setup),
    );
    faults.extend(levels.into_iter().map(LinkError::Level));
    faults.push(LinkError::NoSeed);
    faults.extend(map_faults().map(LinkError::Map));
    faults
}

pub fn map_faults() -> [TextError; 10] {
    [
        TextError::Empty,
        TextError::Letter {
            line: 2,
            column: 3,
            letter: '7',
        },
        TextError::Ragged {
            line: 2,
            cells: 7,
            first: 8,
        },
        TextError::Wide { line: 2, most: 201 },
        TextError::Tall {
            line: 202,
            most: 201,
        },
        TextError::Entrance { line: 2, column: 3 },
        TextError::Exit { line: 2, column: 3 },
        TextError::NoEntrance,
        TextError::Lone { line: 2 },
        TextError::Long,
    ]
}

pub fn corrections() -> Vec<link::Notice> {
    let mut corrections = vec![
        link::Notice::Key("colour".to_owned()),
        link::Notice::Again("seed"),
        link::Notice::Value {
            key: "boxes",
            taken: "3".to_owned(),
        },
        link::Notice::Bounds {
            key: "size",
            taken: "12x10".to_owned(),
        },
        link::Notice::Odd {
            taken: "21x15".to_owned(),
        },
        link::Notice::Idle("gen", "map"),
        link::Notice::Idle("size", "daily"),
        link::Notice::Moves { index: 6 },
    ];
    let mut letters = vec![
        LurdError::Letter {
            place: 1,
            letter: 'q',
        },
        LurdError::Jump { place: 2 },
        LurdError::Change { place: 3 },
        LurdError::Mark { place: 4 },
    ];
    letters.extend(runs().map(LurdError::Runs));
    corrections.extend(letters.into_iter().map(link::Notice::Letters));
    corrections.extend(
        [
            MovesError::Letter {
                place: 1,
                letter: 'q',
            },
            MovesError::Word { place: 2 },
            MovesError::Many,
        ]
        .map(link::Notice::Crossings),
    );
    corrections.extend(losses().map(link::Notice::Unsafe));
    corrections
}

fn runs() -> [RunError; 5] {
    [
        RunError::Lone { place: 1 },
        RunError::Count { place: 2 },
        RunError::Bracket { place: 3 },
        RunError::Deep { place: 4 },
        RunError::Long { place: 5, most: 6 },
    ]
}

/// Priests outnumbered in each place where that can be.
pub fn losses() -> [river::Loss; 3] {
    [
        (Place::Bank(Side::Start), [1, 1, 1]),
        (Place::Bank(Side::Far), [2, 2, 1]),
        (Place::Boat, [1, 3, 0]),
    ]
    .map(|(place, crew)| river::Loss {
        place,
        crew: Crew(crew),
    })
}
