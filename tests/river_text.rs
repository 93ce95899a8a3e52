//! The moves of River as text.

mod levels;
mod mutations;

use levels::stream;
use mutations::mutate;
use searchlight::river::{
    Move,
    text::{self, MOST_MOVES, MovesError},
};

/// What a text is read to, in letters.
fn letters(text: &str) -> Result<String, MovesError> {
    let moves = text::read(text)?;
    Ok(moves.into_iter().map(Move::letter).collect())
}

#[track_caller]
fn check(text: &str, known: &str) {
    assert_eq!(letters(text).as_deref(), Ok(known), "{text}");
}

#[test]
fn short_words_land_and_board() {
    check("dd d dd", "ddxDxdx");
    check("dd-d-dd", "ddxDxdx");
    check("dd,d_dd", "ddxDxdx");
    check("  dd -- d ", "ddxDx");
    check("dd pd r", "ddxDpxPDrx");
    check("dp pd", "pdxx");
    check("pppddd", "pppdddx");
    check("", "");
    check(" -,_", "");
}

#[test]
fn letters_are_moves_as_they_stand() {
    check("ddxDxdx", "ddxDxdx");
    check("dd xD x", "ddxDx");
    check("pP", "pP");
    check("rR", "rR");
    check("x", "x");
    check("ddddddddx", "ddddddddx");
}

#[test]
fn a_loaded_boat_is_marked() {
    let read = |text| text::read(text).expect("moves");
    assert_eq!(text::write(&read("dd~")), "dd~");
    assert_eq!(letters("dd~").as_deref(), Ok("dd"));
    assert_eq!(letters("dp~").as_deref(), Ok("dp"), "in their own order");
    assert_eq!(letters("dd-p~").as_deref(), Ok("ddxDDp"));
    assert_eq!(letters("dd-d-d~").as_deref(), Ok("ddxDx"));
    assert_eq!(
        letters("dd~d"),
        Err(MovesError::Letter {
            place: 3,
            letter: '~'
        })
    );
    assert_eq!(text::write(&read("dd")), "ddx");
    assert_eq!(text::write(&read("ddxd~")), "ddxd");
    assert_eq!(text::write(&read("~")), "");
    assert_eq!(text::write(&[]), "");
}

#[test]
fn what_is_no_move_is_shown() {
    let cases = [
        ("dd q", "character 4, 'q', is no move"),
        ("dd\n", "character 3, U+000A, is no move"),
        ("渡", "character 1, '渡', is no move"),
        ("ddX", "character 3, 'X', is no move"),
        ("dddpppd", "the load is larger than any boat at character 7"),
        (
            "dd ppppppp d",
            "the load is larger than any boat at character 10",
        ),
    ];
    for (text, told) in cases {
        let fault = text::read(text).expect_err("it is no text of moves");
        assert_eq!(fault.to_string(), told, "{text}");
    }
}

#[test]
fn there_is_an_end_to_moves() {
    let most = "dD".repeat(MOST_MOVES / 2);
    assert_eq!(text::read(&most).map(|moves| moves.len()), Ok(MOST_MOVES));
    let words = "p d ".repeat(MOST_MOVES / 6);
    assert_eq!(text::read(&words).map(|moves| moves.len()), Ok(9995));
    for more in [
        format!("{most}x"),
        format!("{words}pppp"),
        format!("{words}pppp "),
    ] {
        let fault = text::read(&more).expect_err("it is too many");
        assert_eq!(fault.to_string(), "there are more than 10000 moves");
    }
}

#[test]
fn one_move_is_one_letter() {
    let all: String = Move::ALL.iter().map(Move::to_string).collect();
    assert_eq!(all, "PDRpdrx");
    for mv in Move::ALL {
        assert_eq!(mv.to_string().parse(), Ok(mv));
    }
    for text in ["", "X", "q", "pp", "p ", "渡"] {
        let fault = text.parse::<Move>().expect_err("it is no move");
        assert_eq!(
            fault.to_string(),
            "a move is one of the letters p, d, r, P, D, R, x"
        );
    }
}

#[test]
fn what_is_written_is_read_back() {
    let mut stream = stream("river moves");
    let mut boarded = 0;
    for _ in 0..20_000 {
        // With few kinds of moves, some are of nobody but people who board.
        let kinds = 1 + stream.below(7);
        let moves: Vec<Move> = (0..stream.below(12))
            .map(|_| Move::ALL[(3 + stream.below(kinds) as usize) % 7])
            .collect();
        let text = text::write(&moves);
        assert_eq!(text::read(&text), Ok(moves), "{text}");
        boarded += usize::from(text.ends_with('~'));
    }
    assert!(boarded > 1000, "{boarded} with nobody but people who board");
}

#[test]
fn broken_texts_are_read_or_refused() {
    let mut stream = stream("river texts");
    let (mut read, mut refused) = (0, 0);
    for text in [
        "dd d dd d pp pd pp d dd d dd",
        "ddxDxdxDxDppxPdxDpxPPdxdxDxdx",
        "rd-r-pd~",
    ] {
        for _ in 0..5000 {
            let broken = mutate(text, &mut stream);
            match text::read(&broken) {
                Ok(moves) => {
                    assert_eq!(text::read(&text::write(&moves)), Ok(moves), "{broken}");
                    read += 1;
                }
                Err(fault) => {
                    let told = fault.to_string();
                    assert!(told.contains(" character ") || told.starts_with("character "));
                    refused += 1;
                }
            }
        }
    }
    assert!(
        read > 2000 && refused > 2000,
        "{read} read, {refused} refused"
    );
}
