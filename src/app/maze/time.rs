//! What the player's hands do with time: searching, pausing, stepping both ways, and walking the way found.
//! Invariant: while searches are watched there is a watch, and only then.

use super::{
    Mode, Said,
    watch::{RATES, Watch},
};
use crate::{
    app::{App, Effect, Say, Sheet, desk::Purpose, motion::Millis},
    job::Request,
    link::{self, Choice},
    maze::search::Tally,
};

impl App {
    /// Goes on with the time; says how a search or a walk has ended.
    pub(in crate::app) fn tick_maze(&mut self, now: Millis) {
        self.maze.motion.advance(now);
        let (rate, glides) = (self.maze.rate(), !self.calm);
        if let Some(watch) = &mut self.maze.watch
            && watch.advance(now, rate, glides)
        {
            let said = if watch.is_shown() {
                Said::Shown
            } else {
                Said::Step
            };
            self.say = Say::Maze(said);
        }
    }

    /// Watches the searches from their beginning; whatever was watched before is over.
    pub(super) fn watch(&mut self) -> Option<&mut Watch> {
        self.notice = None;
        let maze = self.maze.play.as_ref()?.maze();
        let watch = Watch::new(maze, self.maze.choice);
        self.maze.turn_to(Mode::Watch);
        Some(self.maze.watch.insert(watch))
    }

    /// The searches on the board, or new ones.
    fn watched(&mut self) -> Option<&mut Watch> {
        self.notice = None;
        if self.maze.watch.is_some() {
            return self.maze.watch.as_mut();
        }
        self.watch()
    }

    /// Searches from the beginning.
    pub(super) fn search_again(&mut self) {
        let now = self.now;
        if let Some(watch) = self.watch() {
            watch.run(now);
            self.say = Say::Maze(Said::Searching);
        }
    }

    /// The ball walks the way found; a search under way is finished first, and so is a walk.
    pub(super) fn show_way(&mut self) {
        let (now, calm) = (self.now, self.calm);
        let Some(watch) = self.watched() else { return };
        let at_once = calm || watch.is_walking();
        let said = if !watch.walk(now) {
            Said::NoWay
        } else if at_once {
            watch.settle();
            Said::Shown
        } else {
            Said::Walking
        };
        self.say = Say::Maze(said);
    }

    /// Stops where it is, or goes on; from the end it begins anew.
    pub(super) fn pause_search(&mut self) {
        let now = self.now;
        let Some(watch) = self.watched() else { return };
        self.say = if watch.is_walking() {
            watch.hold(now);
            Say::Maze(if watch.goes() {
                Said::Walking
            } else {
                Said::Step
            })
        } else if watch.is_running() {
            watch.pause();
            Say::Maze(Said::Step)
        } else {
            if watch.is_over() {
                watch.go(0);
            }
            watch.run(now);
            Say::Maze(Said::Searching)
        };
    }

    /// Pauses, and goes on or back by so many steps.
    pub(super) fn step_search(&mut self, by: isize) {
        if let Some(watch) = self.watched() {
            let at = watch.at().saturating_add_signed(by);
            watch.go(at);
            self.say = Say::Maze(Said::Step);
        }
    }

    pub(super) fn go_to(&mut self, at: usize) {
        if let Some(watch) = self.watched() {
            watch.go(at);
            self.say = Say::Maze(Said::Step);
        }
    }

    /// Back to the beginning, with nothing searched.
    pub(super) fn stop_search(&mut self) {
        if self.watch().is_some() {
            self.say = Say::Maze(Said::Ready);
        }
    }

    pub(super) fn change_rate(&mut self, by: i8) {
        let speed = self.maze.speed().saturating_add_signed(by);
        self.maze.speed = Some(speed.min(RATES.len() as u8 - 1));
        // How a search has ended is worth more.
        let is_over = self.maze.watch.as_ref().is_some_and(Watch::is_over);
        self.say = Say::Maze(if is_over { Said::Step } else { Said::Speed });
    }

    /// Searches with another choice: at once, unless the player wants no motion and nothing was under way.
    pub(super) fn choose(&mut self, choice: Choice) {
        let was_running = self.maze.watch.as_ref().is_some_and(Watch::is_running);
        let (now, runs) = (self.now, was_running || !self.calm);
        self.maze.choice = choice;
        if self.maze.mode == Mode::Watch
            && let Some(watch) = self.watch()
            && runs
        {
            watch.run(now);
        }
        self.say = Say::Maze(Said::Chosen);
    }

    /// Compares all orders of directions on this maze, and shows them.
    pub(super) fn compare_orders(&mut self) {
        let Some(play) = &self.maze.play else { return };
        self.effects.push(Effect::Open(Sheet::Orders));
        if self.maze.orders.is_empty() && self.desk.awaited().is_none() {
            let link = play.link();
            self.ask(Purpose::Orders, Request::Orders(link));
        }
    }

    /// Waits no longer for the comparison.
    pub(super) fn stop_comparing(&mut self) -> bool {
        let open = self.desk.awaited();
        let compares = open.is_some_and(|open| open.purpose == Purpose::Orders);
        if compares {
            self.stop_all_jobs();
        }
        compares
    }

    /// The worker has compared the orders of directions.
    pub(in crate::app) fn compared(&mut self, link: &link::Maze, tallies: Vec<Tally>) {
        let play = self.maze.play.as_ref();
        if play.is_some_and(|play| play.link() == *link) {
            self.maze.orders = tallies;
        }
    }
}
