//! The course of one game: play, undo, redo and restart without limit.
//! It keeps whole positions, so that going back can never disagree with going forward; walls are shared inside them.
//! Invariant: every position after the first follows from the one before by its moves, or is the start again.

use crate::puzzle::Puzzle;

/// The course of one game.
///
/// A command (a walk of ten steps, a push, a restart) is undone as one.
#[derive(Clone)]
pub struct History<P: Puzzle> {
    start: P,
    done: Vec<Turn<P>>,
    undone: Vec<Turn<P>>,
}

/// One command of the player: the moves it made, and where each of them led.
#[derive(Clone)]
enum Turn<P: Puzzle> {
    Play(Vec<(P::Move, P)>),
    Restart,
}

impl<P: Puzzle> History<P> {
    pub fn new(start: P) -> Self {
        Self {
            start,
            done: Vec::new(),
            undone: Vec::new(),
        }
    }

    pub fn start(&self) -> &P {
        &self.start
    }

    /// The position on the board.
    pub fn now(&self) -> &P {
        match self.done.last() {
            Some(Turn::Play(steps)) => steps.last().map_or(&self.start, |(_, position)| position),
            Some(Turn::Restart) | None => &self.start,
        }
    }

    /// Plays the moves of one command, all or none.
    ///
    /// # Errors
    /// The refusal of the first move that the rules forbid, with its index; nothing has changed then.
    pub fn play(&mut self, moves: &[P::Move]) -> Result<(), (usize, P::Refusal)> {
        let mut position = self.now().clone();
        let mut steps = Vec::with_capacity(moves.len());
        for (index, &mv) in moves.iter().enumerate() {
            position.play(mv).map_err(|refusal| (index, refusal))?;
            steps.push((mv, position.clone()));
        }
        if !steps.is_empty() {
            self.done.push(Turn::Play(steps));
            self.undone.clear();
        }
        Ok(())
    }

    /// Back to the start, as a command that can be undone; false where nothing has been played since the start.
    pub fn restart(&mut self) -> bool {
        let fresh = self.since_restart().next().is_none();
        if !fresh {
            self.done.push(Turn::Restart);
            self.undone.clear();
        }
        !fresh
    }

    /// Takes the last command back; false where there is none.
    pub fn undo(&mut self) -> bool {
        let turn = self.done.pop();
        let some = turn.is_some();
        self.undone.extend(turn);
        some
    }

    /// Makes the command taken back last again; false where there is none.
    pub fn redo(&mut self) -> bool {
        let turn = self.undone.pop();
        let some = turn.is_some();
        self.done.extend(turn);
        some
    }

    pub fn can_undo(&self) -> bool {
        !self.done.is_empty()
    }

    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// The moves from the start to now, with the position that each led to; what came before a restart is left out.
    pub fn since_restart(&self) -> impl Iterator<Item = (P::Move, &P)> {
        let from = self
            .done
            .iter()
            .rposition(|turn| matches!(turn, Turn::Restart))
            .map_or(0, |index| index + 1);
        self.done[from..]
            .iter()
            .filter_map(|turn| match turn {
                Turn::Play(steps) => Some(steps),
                Turn::Restart => None,
            })
            .flatten()
            .map(|(mv, position)| (*mv, position))
    }
}
