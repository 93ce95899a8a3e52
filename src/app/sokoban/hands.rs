//! What the player's hands do on the board: steps, taps, drags, undo.
//! Every command answers with something to say, also when it is refused.
//! Invariant: a refused command leaves the game as it was.

use super::{Play, scene::Stride};
use crate::{
    app::{App, Command, Say, motion::Millis, saved::Best},
    grid::{Cell, Dir},
    link::Source,
    sokoban::route,
};

/// Milliseconds that one step takes to be shown.
const PACE: Millis = 120;

impl App {
    pub(in crate::app) fn step(&mut self, dir: Dir) {
        self.sokoban.playback = None;
        self.go(&[dir]);
    }

    pub(in crate::app) fn command_sokoban(&mut self, command: Command) {
        match command {
            Command::Hint => self.hint(),
            Command::Enter => self.make_lit_push(),
            Command::Undo => self.undo(),
            Command::Redo => self.redo(),
            Command::Restart => self.restart(),
            Command::New => self.new_level(),
            Command::Next => self.next_level(),
            Command::Solve => self.solve(),
            Command::Cancel => self.cancel(),
            Command::Back => self.back(),
            Command::Escape => self.escape(),
            _ => {}
        }
    }

    /// A tap picks a box, puts the picked box down on a lit target, or walks.
    pub(in crate::app) fn tap(&mut self, cell: Cell) {
        self.sokoban.playback = None;
        let Some(play) = &mut self.sokoban.play else {
            return;
        };
        let position = play.now().clone();
        if play.is_won() {
            self.say = Say::Won;
        } else if play.picked == Some(cell) {
            play.picked = None;
            self.say = Say::LetGo;
        } else if position.has_box(cell) {
            self.pick(cell);
        } else if let Some(moves) = play
            .picked
            .and_then(|from| route::push(&position, from, cell))
        {
            self.go(&moves);
        } else if !position.is_free(cell) {
            play.picked = None;
            self.say = Say::Nothing;
        } else {
            play.picked = None;
            match route::walk(&position, cell) {
                Some(moves) if moves.is_empty() => self.say = Say::Nothing,
                Some(moves) => self.go(&moves),
                None => self.say = Say::NoWay,
            }
        }
    }

    fn pick(&mut self, cell: Cell) {
        let Some(play) = &mut self.sokoban.play else {
            return;
        };
        let targets = route::targets(play.now(), cell).len();
        play.picked = (targets > 0).then_some(cell);
        self.say = if targets > 0 {
            Say::Picked { targets }
        } else {
            Say::NotPushable
        };
    }

    /// A box begins to be dragged: it is picked, so that its places are lit.
    pub(in crate::app) fn lift(&mut self, cell: Cell) {
        self.sokoban.playback = None;
        if self
            .sokoban
            .play
            .as_ref()
            .is_some_and(|play| play.now().has_box(cell))
        {
            self.pick(cell);
        }
    }

    /// A drag of a box to where it should stand.
    pub(in crate::app) fn drag(&mut self, from: Cell, to: Cell) {
        self.sokoban.playback = None;
        let Some(play) = &mut self.sokoban.play else {
            return;
        };
        play.picked = None;
        if from == to || !play.now().has_box(from) {
            return;
        }
        match route::push(play.now(), from, to) {
            Some(moves) => self.go(&moves),
            None => self.say = Say::NotATarget,
        }
    }

    /// Plays the moves of one command and shows them.
    pub(in crate::app) fn go(&mut self, moves: &[Dir]) {
        self.go_at(moves, PACE);
    }

    pub(in crate::app) fn go_at(&mut self, moves: &[Dir], pace: Millis) {
        let Some(play) = &mut self.sokoban.play else {
            return;
        };
        let before = play.now().clone();
        if let Err(refusal) = play.play(moves) {
            self.say = Say::Refused(refusal);
            return;
        }
        self.say = describe(moves, &before, play.now());
        // What was said about the link has been seen by whoever plays on.
        self.notice = None;
        if !self.calm {
            let strides = Stride::all(&before, moves);
            self.sokoban.motion.add(strides, pace, self.now);
        }
        if self.sokoban.play.as_ref().is_some_and(|play| play.is_won()) {
            self.win();
        }
    }

    fn win(&mut self) {
        let Some(play) = &self.sokoban.play else {
            return;
        };
        self.say = Say::Won;
        let (moves, pushes) = play.counts();
        let best = Best {
            pushes: pushes as u32,
            moves: moves as u32,
        };
        let is_news = match (&play.source, play.place) {
            _ if self.sokoban.playback.is_some() => false,
            (Source::Daily(level), _) => self.progress.note(*level, self.today),
            (_, Some(place)) => self.progress.note_campaign(place),
            _ => false,
        };
        let level = play.level_address();
        if is_news {
            self.save_progress();
        }
        self.sokoban.is_record = !self.sokoban.helped && self.records.note(&level, best);
        if self.sokoban.is_record {
            self.save_records();
        }
    }

    pub(in crate::app) fn undo(&mut self) {
        let changed = self.turn_back(|play| play.undo());
        self.say = if changed {
            Say::Undone
        } else {
            Say::NothingToUndo
        };
    }

    pub(in crate::app) fn redo(&mut self) {
        let changed = self.turn_back(|play| play.redo());
        self.say = if changed {
            Say::Redone
        } else {
            Say::NothingToRedo
        };
    }

    /// Back to the start, which can be undone; the next win counts as one's own again.
    pub(in crate::app) fn restart(&mut self) {
        self.turn_back(|play| play.back_to(0));
        self.sokoban.helped = false;
        self.say = Say::Restarted;
    }

    fn turn_back(&mut self, change: impl FnOnce(&mut Play) -> bool) -> bool {
        self.sokoban.playback = None;
        self.sokoban.motion.stop();
        self.sokoban.play.as_mut().is_some_and(change)
    }

    /// Lets go of whatever is lit, picked, playing or searched for.
    pub(in crate::app) fn escape(&mut self) {
        self.stop_playback();
        self.cancel();
        if let Some(play) = &mut self.sokoban.play {
            play.hint = None;
            play.picked = None;
        }
    }
}

fn describe(
    moves: &[Dir],
    before: &crate::sokoban::Position,
    after: &crate::sokoban::Position,
) -> Say {
    let Some(&dir) = moves.last() else {
        return Say::Nothing;
    };
    if before.boxes() == after.boxes() {
        return Say::Moved {
            dir,
            steps: moves.len(),
        };
    }
    let pushed = after.player() + dir;
    Say::Pushed {
        dir,
        home: after.board().is_goal(pushed),
    }
}
