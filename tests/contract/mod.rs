//! What every puzzle promises, for the tests of each: refusals change nothing, moves are texts, every game can be undone
//! and redone, and nothing is played after the end.

use searchlight::{
    history::History,
    puzzle::{Outcome, Puzzle},
    seed::Stream,
};
use std::fmt::Debug;

/// Plays at random from a position and holds the puzzle to its contract; tells how many moves were played.
pub fn contract<P>(start: &P, moves: &[P::Move], stream: &mut Stream) -> usize
where
    P: Puzzle + Debug,
    P::Move: Debug,
{
    let mut history = History::new(start.clone());
    let mut course = vec![start.clone()];
    for _ in 0..60 {
        let mv = moves[stream.below(moves.len() as u32) as usize];
        let text = mv.to_string();
        assert_eq!(text.parse().ok(), Some(mv), "moves round-trip as text");
        let before = history.now().clone();
        match history.play(&[mv]) {
            Ok(()) => {
                assert_eq!(before.outcome(), Outcome::Open, "nothing follows the end");
                course.push(history.now().clone());
            }
            Err((index, refusal)) => {
                let mut there = before.clone();
                let again = there.play(mv).expect_err("refused again").to_string();
                assert_eq!((index, refusal.to_string()), (0, again));
                assert_eq!(there, before, "a refused move changes nothing");
                assert_eq!(history.now(), &before);
            }
        }
    }
    for position in course.iter().rev().skip(1) {
        assert!(history.undo());
        assert_eq!(history.now(), position);
    }
    assert!(!history.undo());
    assert_eq!(history.now(), start);
    for position in course.iter().skip(1) {
        assert!(history.redo());
        assert_eq!(history.now(), position);
    }
    assert!(!history.redo());
    course.len() - 1
}
