//! The level on the board and the game played on it: what undo brings back, and what is known about winning it.
//! It asks nobody and says nothing; [`App`](super::App) decides what to ask the worker and what to tell the player.
//! Invariant: the hint, the picked box and the proof of a loss always speak of the position on the board.

use super::ways::{Push, Stand, Ways};
use crate::{
    grid::{Cell, Dir},
    history::History,
    link::{self, Source},
    puzzle::{Outcome, Puzzle},
    sokoban::{
        Position, Refusal,
        deadlock::{self, Deadlock},
        generate::Measure,
        route,
    },
};

/// Why the position on the board can't be won any more.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Loss {
    /// Boxes that prove it on their own.
    Deadlock(Deadlock),
    /// The whole space was searched; the box that was pushed last.
    Searched(Cell),
    /// The whole space was searched from the start of the level.
    FromStart,
}

/// A loss, and after how many moves of the line it was proved.
#[derive(Clone, Debug)]
struct Lost {
    loss: Loss,
    moves: usize,
}

/// The level on the board.
pub struct Play {
    pub source: Source,
    /// The place in the campaign, from 0, of a level that is of it.
    pub place: Option<usize>,
    pub history: History<Position>,
    /// The fewest pushes from the start, where they are known.
    pub optimum: Option<u32>,
    /// How hard the level is beside that, where its generator knows.
    pub measure: Option<Measure>,
    pub ways: Ways,
    /// The push that Hint lights.
    pub hint: Option<Push>,
    pub picked: Option<Cell>,
    pub facing: Dir,
    lost: Option<Lost>,
    stand: Stand,
}

impl Play {
    pub fn new(source: Source, start: Position) -> Self {
        let stand = Stand::of(&start);
        let mut play = Self {
            place: link::campaign::place(&source),
            source,
            history: History::new(start),
            optimum: None,
            measure: None,
            ways: Ways::default(),
            hint: None,
            picked: None,
            facing: Dir::Down,
            lost: None,
            stand,
        };
        play.look_for_loss();
        play
    }

    /// The level of another game from its start, with what is known about it.
    pub fn again(old: Self) -> Self {
        let mut play = Self::new(old.source, old.history.start().clone());
        play.optimum = old.optimum;
        play.measure = old.measure;
        play.ways = old.ways;
        play
    }

    pub fn now(&self) -> &Position {
        self.history.now()
    }

    pub fn is_won(&self) -> bool {
        self.now().outcome() == Outcome::Won
    }

    /// The position on the board up to walks.
    pub fn stand(&self) -> &Stand {
        &self.stand
    }

    /// The pushes that win from here, where they are known.
    pub fn way(&self) -> Option<&[Push]> {
        self.ways.from(&self.stand)
    }

    pub fn loss(&self) -> Option<&Loss> {
        self.lost.as_ref().map(|lost| &lost.loss)
    }

    /// How many moves, and how many of them pushes, the line has.
    pub fn counts(&self) -> (usize, usize) {
        let line = self.history.line();
        let pushes = (0..line.len())
            .filter(|&index| self.history.at(index).pushes(line[index].mv))
            .count();
        (line.len(), pushes)
    }

    /// Plays the moves of one command.
    ///
    /// # Errors
    /// The refusal of the first move that the rules forbid; nothing has changed then but the way the player looks.
    pub fn play(&mut self, moves: &[Dir]) -> Result<(), Refusal> {
        if let [dir] = moves {
            self.facing = *dir;
        }
        self.history.play(moves).map_err(|(_, refusal)| refusal)?;
        if let Some(dir) = moves.last() {
            self.facing = *dir;
        }
        self.settle();
        Ok(())
    }

    pub fn undo(&mut self) -> bool {
        let changed = self.history.undo();
        self.settle();
        changed
    }

    pub fn redo(&mut self) -> bool {
        let changed = self.history.redo();
        self.settle();
        changed
    }

    /// Goes back until the first `moves` moves are left.
    pub fn back_to(&mut self, moves: usize) -> bool {
        let changed = self.history.back_to(moves);
        self.settle();
        changed
    }

    /// Plays a list of moves, each its own command; gives the index of the first that is refused.
    pub fn follow(&mut self, moves: &[Dir]) -> Option<usize> {
        let refused = moves
            .iter()
            .position(|dir| self.history.play(&[*dir]).is_err());
        self.settle();
        refused
    }

    /// Notes that the whole space was searched and holds no win after these moves; nothing where the game has left
    /// them since.
    pub fn searched_in_vain(&mut self, moves: &[Dir]) {
        let line = self.history.line();
        let on_the_line =
            line.len() >= moves.len() && line.iter().zip(moves).all(|(step, dir)| step.mv == *dir);
        if on_the_line && self.lost.is_none() {
            let loss = match self.last_push(moves.len()) {
                Some(cell) => Loss::Searched(cell),
                None => Loss::FromStart,
            };
            self.lost = Some(Lost {
                loss,
                moves: moves.len(),
            });
            self.hint = None;
        }
    }

    /// The moves up to where the loss was proved.
    pub fn lost_moves(&self) -> Option<Vec<Dir>> {
        let lost = self.lost.as_ref()?;
        let line = &self.history.line()[..lost.moves];
        Some(line.iter().map(|step| step.mv).collect())
    }

    /// The boxes to mark for a loss.
    pub fn marked(&self, loss: &Loss) -> Vec<Cell> {
        match loss {
            Loss::Deadlock(deadlock) => deadlock.boxes.clone(),
            Loss::Searched(cell) if self.now().has_box(*cell) => vec![*cell],
            Loss::Searched(_) | Loss::FromStart => Vec::new(),
        }
    }

    /// Where the picked box can be pushed.
    pub fn targets(&self) -> Vec<Cell> {
        self.picked
            .map_or_else(Vec::new, |from| route::targets(self.now(), from))
    }

    /// The moves that walk to a push and make it.
    pub fn moves_of(&self, push: Push) -> Option<Vec<Dir>> {
        let behind = push.from + push.dir.opposite();
        let mut moves = route::walk(self.now(), behind)?;
        moves.push(push.dir);
        Some(moves)
    }

    /// The cells of the walk to a push, the player's own first and the pushing place last.
    pub fn walk_of(&self, push: Push) -> Option<Vec<Cell>> {
        let mut moves = self.moves_of(push)?;
        moves.pop();
        let mut cells = vec![self.now().player()];
        for dir in moves {
            cells.push(*cells.last().expect("the player's own cell is first") + dir);
        }
        Some(cells)
    }

    /// The text after `#` of the position on the board.
    pub fn address(&self) -> String {
        let moves = self.history.moves();
        link::Played {
            source: &self.source,
            start: self.history.start(),
            moves: &moves,
        }
        .to_string()
    }

    /// The same for the start of the level, whatever has been played: what records are kept under.
    pub fn level_address(&self) -> String {
        link::Played {
            source: &self.source,
            start: self.history.start(),
            moves: &[],
        }
        .to_string()
    }

    /// Where the box stood after the last push among the first `moves` moves.
    fn last_push(&self, moves: usize) -> Option<Cell> {
        let line = self.history.line();
        (0..moves)
            .rev()
            .find(|&index| self.history.at(index).pushes(line[index].mv))
            .map(|index| line[index].position.player() + line[index].mv)
    }

    /// Brings everything in line that speaks of the position on the board.
    fn settle(&mut self) {
        self.hint = None;
        self.picked = None;
        self.stand = Stand::of(self.now());
        if let Some(step) = self.history.line().last() {
            self.facing = step.mv;
        }
        self.look_for_loss();
    }

    /// Drops the proof of a position that is no longer on the line, and looks for one in the position on the board.
    fn look_for_loss(&mut self) {
        let moves = self.history.line().len();
        self.lost.take_if(|lost| lost.moves > moves);
        if let Some(deadlock) = deadlock::find(self.now()) {
            let loss = Loss::Deadlock(deadlock);
            let moves = self.lost.as_ref().map_or(moves, |lost| lost.moves);
            self.lost = Some(Lost { loss, moves });
        }
    }
}
