//! The course of one game: play, go back, undo and redo without limit.
//! It keeps whole positions, so that going back can never disagree with going forward; walls are shared inside them.
//! Invariant: every position of the line follows from the one before it by its move, and the first from the start.

use crate::puzzle::Puzzle;

/// The course of one game.
///
/// A command (a walk of ten steps, a push, a restart) is undone as one.
#[derive(Clone)]
pub struct History<P: Puzzle> {
    start: P,
    line: Vec<Step<P>>,
    done: Vec<Turn<P>>,
    undone: Vec<Turn<P>>,
}

/// One move and where it led.
#[derive(Clone)]
pub struct Step<P: Puzzle> {
    pub mv: P::Move,
    pub position: P,
}

/// How to turn one command back: drop this many steps from the end of the line, then put these there; and begin from
/// another start where there is one.
#[derive(Clone)]
struct Turn<P: Puzzle> {
    drop: usize,
    put: Vec<Step<P>>,
    start: Option<P>,
}

impl<P: Puzzle> History<P> {
    pub fn new(start: P) -> Self {
        Self {
            start,
            line: Vec::new(),
            done: Vec::new(),
            undone: Vec::new(),
        }
    }

    pub fn start(&self) -> &P {
        &self.start
    }

    /// The position on the board.
    pub fn now(&self) -> &P {
        self.at(self.line.len())
    }

    /// The position after so many moves.
    ///
    /// # Panics
    /// When the line has fewer moves.
    pub fn at(&self, moves: usize) -> &P {
        match moves {
            0 => &self.start,
            _ => &self.line[moves - 1].position,
        }
    }

    /// The moves that lead from the start to now, and where each led.
    pub fn line(&self) -> &[Step<P>] {
        &self.line
    }

    pub fn moves(&self) -> Vec<P::Move> {
        self.line.iter().map(|step| step.mv).collect()
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
            steps.push(Step {
                mv,
                position: position.clone(),
            });
        }
        if !steps.is_empty() {
            self.command(Turn {
                drop: 0,
                put: steps,
                start: None,
            });
        }
        Ok(())
    }

    /// Goes back until only the first `keep` moves are left, as a command that can be undone; false where there is
    /// nothing to drop. With 0 it is the restart.
    pub fn back_to(&mut self, keep: usize) -> bool {
        let drop = self.line.len().saturating_sub(keep);
        if drop > 0 {
            self.command(Turn {
                drop,
                put: Vec::new(),
                start: None,
            });
        }
        drop > 0
    }

    /// Begins anew from another position, as a command that can be undone.
    pub fn begin_at(&mut self, start: P) {
        self.command(Turn {
            drop: self.line.len(),
            put: Vec::new(),
            start: Some(start),
        });
    }

    /// Takes the last command back; false where there is none.
    pub fn undo(&mut self) -> bool {
        let Some(turn) = self.done.pop() else {
            return false;
        };
        let back = self.turn(turn);
        self.undone.push(back);
        true
    }

    /// Makes the command again that was taken back last; false where there is none.
    pub fn redo(&mut self) -> bool {
        let Some(turn) = self.undone.pop() else {
            return false;
        };
        let back = self.turn(turn);
        self.done.push(back);
        true
    }

    pub fn can_undo(&self) -> bool {
        !self.done.is_empty()
    }

    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    fn command(&mut self, turn: Turn<P>) {
        let back = self.turn(turn);
        self.done.push(back);
        self.undone.clear();
    }

    /// Changes the end of the line, or all of it, and gives the turn that changes it back.
    fn turn(&mut self, turn: Turn<P>) -> Turn<P> {
        let dropped = self.line.split_off(self.line.len() - turn.drop);
        let drop = turn.put.len();
        self.line.extend(turn.put);
        Turn {
            drop,
            put: dropped,
            start: turn
                .start
                .map(|start| std::mem::replace(&mut self.start, start)),
        }
    }
}
