//! Hint, Solve, and the watch over positions that can't be won any more: what is asked of the worker, and what its
//! answers change.
//! Invariant: a position is called lost only on a proof; "not found" is said as such, and asking again looks further.

use crate::{
    app::{
        App, Found, Notice, Say,
        desk::{Open, Purpose},
        motion::Millis,
        playback::{Playback, SPEEDS},
    },
    job::Request,
    sokoban::solve::Effort,
};

/// Nodes that the first Hint or Solve of a position may expand; asking again takes four times as many.
pub(super) const FIRST_BUDGET: u64 = 500_000;
/// Beyond this the search would fill the memory of a phone.
const LARGEST_BUDGET: u64 = 8_000_000;
/// Nodes that the watch may expand after a push, unasked.
const WATCH_BUDGET: u64 = 20_000;
/// Nodes that each probe for the last position that could be won may expand.
const RESCUE_BUDGET: u64 = 200_000;

/// Milliseconds that one step takes while Solve plays, from slow to fast.
const PACES: [Millis; SPEEDS] = [360, 160, 70, 25];

impl App {
    /// Lights the next push, or makes it where it is lit.
    pub(in crate::app) fn hint(&mut self) {
        self.sokoban.playback = None;
        let Some(play) = &mut self.sokoban.play else {
            return;
        };
        if play.is_won() {
            self.say = Say::Won;
        } else if play.loss().is_some() {
            self.say = Say::LostAlready;
        } else if play.hint.is_some() {
            self.make_lit_push();
        } else if let Some((push, pushes)) = play
            .way()
            .and_then(|way| Some((*way.first()?, way.len() as u32)))
        {
            play.hint = Some(push);
            play.picked = None;
            self.sokoban.helped = true;
            self.say = Say::Lit;
            if !matches!(self.sokoban.found, Found::Solved { .. }) {
                self.sokoban.found = Found::Known { pushes };
            }
        } else {
            self.search(Purpose::Hint);
        }
    }

    /// Makes the push that is lit; after a win, goes on to the next level.
    pub(in crate::app) fn make_lit_push(&mut self) {
        if self.sokoban.play.as_ref().is_some_and(|play| play.is_won()) {
            return self.new_level();
        }
        let moves = self
            .sokoban
            .play
            .as_ref()
            .and_then(|play| play.moves_of(play.hint?));
        if let Some(moves) = moves {
            self.go(&moves);
        }
    }

    /// Plays the rest of a way to win, finding one first where none is known.
    pub(in crate::app) fn solve(&mut self) {
        let Some(play) = &mut self.sokoban.play else {
            return;
        };
        if play.is_won() {
            self.say = Say::Won;
        } else if play.loss().is_some() {
            self.say = Say::LostAlready;
        } else if play.way().is_some() {
            play.hint = None;
            play.picked = None;
            self.sokoban.helped = true;
            self.say = Say::Playing;
            self.sokoban.playback = Some(Playback::begin(self.sokoban.playback, self.now));
        } else {
            self.search(Purpose::Solve);
        }
    }

    /// Asks the worker for a way from the position on the board; a watch over the same position serves as well.
    fn search(&mut self, purpose: Purpose) {
        let Some(play) = &self.sokoban.play else {
            return;
        };
        if self.desk.awaited().is_some() {
            return;
        }
        self.say = Say::Searching;
        let (start, moves) = (play.history.start().clone(), play.history.moves());
        if let Some(watch) = self.desk.watch_of((&start, &moves)) {
            watch.purpose = purpose;
            return;
        }
        let budget = self.sokoban.budget;
        let request = Request::Solve {
            start,
            moves,
            budget,
        };
        self.ask(purpose, request);
    }

    /// Has the worker look at the position on the board where nothing is known about it yet.
    pub(in crate::app) fn look_ahead(&mut self) {
        let Some(play) = &self.sokoban.play else {
            return;
        };
        let is_open = !play.is_won() && play.loss().is_none() && play.way().is_none();
        let is_asked = self.desk.awaited().is_some() || self.desk.is_watching();
        if !is_open || is_asked || self.sokoban.watched.as_ref() == Some(play.stand()) {
            return;
        }
        self.sokoban.watched = Some(play.stand().clone());
        let request = Request::Solve {
            start: play.history.start().clone(),
            moves: play.history.moves(),
            budget: WATCH_BUDGET,
        };
        self.ask(Purpose::Watch, request);
    }

    pub(in crate::app) fn solved(&mut self, open: &Open, moves: &[crate::grid::Dir], found: Found) {
        let (Some(play), Some((start, before))) = (&mut self.sokoban.play, open.game()) else {
            return;
        };
        if play.history.start() != start {
            return;
        }
        let Ok(position) = crate::sokoban::lurd::replay(start, before) else {
            return;
        };
        if !play.ways.learn(&position, moves) {
            return;
        }
        if let (true, Found::Solved { pushes, .. }) = (before.is_empty(), &found) {
            play.optimum = Some(*pushes);
        }
        if open.purpose.is_awaited() {
            self.sokoban.found = found;
        }
        let is_here = self
            .sokoban
            .play
            .as_ref()
            .is_some_and(|play| play.way().is_some());
        match open.purpose {
            Purpose::Hint if is_here => self.hint(),
            Purpose::Solve if is_here => self.solve(),
            _ => {}
        }
    }

    pub(in crate::app) fn proved_lost(&mut self, open: &Open, effort: Effort, millis: u32) {
        let (Some(play), Some((start, moves))) = (&mut self.sokoban.play, open.game()) else {
            return;
        };
        if play.history.start() == start {
            play.searched_in_vain(moves);
        }
        if open.purpose.is_awaited() {
            self.say = Say::Impossible;
        }
        self.sokoban.found = Found::Impossible { effort, millis };
    }

    pub(in crate::app) fn not_found(&mut self, open: &Open, effort: Effort, millis: u32) {
        if !open.purpose.is_awaited() {
            return;
        }
        let is_watch = open.budget() == Some(WATCH_BUDGET);
        if is_watch {
            // The player asked while the watch was looking; now look with the budget that a question deserves.
            self.search(open.purpose.clone());
        } else {
            self.sokoban.budget = (self.sokoban.budget * 4).min(LARGEST_BUDGET);
            self.say = Say::NotFound;
            self.sokoban.found = Found::NotFound { effort, millis };
        }
    }

    /// Back to the last position that could still be won: asks the worker which one that is.
    pub(in crate::app) fn back(&mut self) {
        let Some(play) = &self.sokoban.play else {
            return;
        };
        let Some(moves) = play.lost_moves() else {
            return;
        };
        if self.desk.awaited().is_none() {
            self.say = Say::Searching;
            let request = Request::Rescue {
                start: play.history.start().clone(),
                moves,
                budget: RESCUE_BUDGET,
            };
            self.ask(Purpose::Rescue, request);
        }
    }

    pub(in crate::app) fn rescued(&mut self, open: &Open, keep: u32, effort: Effort, millis: u32) {
        let Some(play) = &mut self.sokoban.play else {
            return;
        };
        if play.lost_moves().as_deref() != open.game().map(|(_, moves)| moves) {
            return;
        }
        play.back_to(keep as usize);
        self.sokoban.motion.stop();
        self.say = Say::WentBack;
        self.sokoban.found = Found::Kept { effort, millis };
    }

    /// Ends what the player waits for.
    pub(in crate::app) fn cancel(&mut self) {
        if self.desk.awaited().is_none() {
            return;
        }
        self.stop_all_jobs();
        self.say = Say::Cancelled;
        self.sokoban.found = Found::Cancelled;
        if self.sokoban.play.is_none() {
            self.notify(Notice::NothingMade);
        }
    }

    /// Makes the next push of the solution when it is due and the last one has been shown.
    pub(in crate::app) fn play_on(&mut self) {
        let is_due = self
            .sokoban
            .playback
            .is_some_and(|playback| playback.is_due(self.now));
        if is_due && !self.sokoban.motion.is_moving() {
            self.play_push();
            self.write_address();
        }
    }

    pub(in crate::app) fn play_push(&mut self) {
        let Some(playback) = self.sokoban.playback else {
            return;
        };
        let moves = self
            .sokoban
            .play
            .as_ref()
            .and_then(|play| play.moves_of(*play.way()?.first()?));
        let pace = PACES[usize::from(playback.speed)];
        match moves {
            None => self.sokoban.playback = None,
            Some(moves) => {
                self.go_at(&moves, pace);
                // Without motion the pushes still come one by one, so that they can be followed.
                let playback = playback.went_on(self.now + if self.calm { pace * 4 } else { pace });
                let is_over = self.sokoban.play.as_ref().is_none_or(|play| play.is_won());
                self.sokoban.playback = (!is_over).then_some(playback);
            }
        }
    }
}
