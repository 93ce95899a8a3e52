//! Levels come and go: links, the New button, the New sheet, and the next level that is made while one plays.
//! Invariant: the board keeps its level until the next one is there.

use super::{play::Play, search};
use crate::{
    app::{App, Found, Notice, Say, desk::Purpose, saved},
    grid::Dir,
    job::Request,
    link::{self, Link, Source},
    seed::Seed,
    sokoban::generate::{Kind, Level, Params},
};

impl App {
    /// Goes on with the level on the board, or with the one that was kept.
    pub(in crate::app) fn go_on_sokoban(&mut self) {
        let kept = self.sokoban.kept.take();
        match kept.as_deref().map(Link::read) {
            Some(Ok((Link::Sokoban(link), notices))) => {
                self.open_sokoban(link);
                self.notify_of_link(notices);
            }
            None if self.sokoban.play.is_some() => {}
            read => {
                self.fresh_level(false);
                if read.is_some() {
                    self.set_aside(saved::SOKOBAN);
                }
            }
        }
    }

    /// Nobody waits for an answer about a board that is off the screen; a level that was being made is made when its
    /// player comes back.
    pub(in crate::app) fn leave_sokoban(&mut self) {
        let Some(open) = self.desk.awaited() else {
            return;
        };
        if let Purpose::Open { params, moves, .. } = &open.purpose {
            let source = Source::Generated(params.clone());
            let moves = moves.clone();
            self.sokoban.kept = Some(Link::Sokoban(link::Sokoban { source, moves }).to_string());
        }
        self.stop_all_jobs();
    }

    /// Shows the level of a link.
    pub(in crate::app) fn open_sokoban(&mut self, link: link::Sokoban) {
        match link.source {
            Source::Value(ref start) => {
                let play = Play::new(link.source.clone(), start.clone());
                self.show(play, &link.moves);
            }
            Source::Generated(params) => self.open_generated(params, link.moves, false),
        }
    }

    /// Shows a generated level, at once where it is on the board or ready, else when the worker has made it.
    fn open_generated(&mut self, params: Params, moves: Vec<Dir>, push: bool) {
        self.sokoban.kind = params.kind();
        self.push_address = push;
        let source = Source::Generated(params.clone());
        // Nobody waits any longer for what was asked about the level before.
        if self.desk.awaited().is_some() {
            self.stop_all_jobs();
        }
        if let Some(old) = self.sokoban.play.take_if(|play| play.source == source) {
            let play = Play::again(old);
            return self.show(play, &moves);
        }
        if let Some(play) = self.sokoban.ready.take_if(|ready| ready.source == source) {
            return self.show(play, &moves);
        }
        self.stop_all_jobs();
        self.say = Say::Making;
        let request = Request::Generate(params.clone());
        self.ask(
            Purpose::Open {
                params,
                moves,
                push,
            },
            request,
        );
    }

    /// A level of the kind played last, from a seed of its own.
    pub(in crate::app) fn new_level(&mut self) {
        self.notice = None;
        self.fresh_level(true);
    }

    pub(in crate::app) fn fresh_level(&mut self, push: bool) {
        let params = match self.ready_params() {
            Some(params) => params.clone(),
            None => self.draw_params(self.sokoban.kind),
        };
        self.open_generated(params, Vec::new(), push);
    }

    /// The level that the New sheet asks for.
    pub(in crate::app) fn make(&mut self, kind: Kind, seed: Option<String>) {
        self.notice = None;
        let mut params = self.draw_params(kind);
        match seed.as_deref().map(Seed::new) {
            None => {}
            Some(Ok(seed)) => params.seed = seed,
            Some(Err(fault)) => return self.notify(Notice::BadSeed(fault)),
        }
        let notices = link::correct(&mut params);
        self.open_generated(params, Vec::new(), true);
        self.notify_of_link(notices);
    }

    fn draw_params(&mut self, kind: Kind) -> Params {
        Params::new(kind, Seed::draw(&mut self.seeds))
    }

    /// Puts a level on the board, plays the moves of its link, and has the next one made.
    fn show(&mut self, mut play: Play, moves: &[Dir]) {
        if let Some(index) = play.follow(moves) {
            self.notify(Notice::Link(vec![link::Notice::Moves { index }]));
        }
        self.sokoban.play = Some(play);
        self.sokoban.motion.stop();
        self.sokoban.playback = None;
        self.sokoban.found = Found::Nothing;
        self.say = Say::Ready;
        self.sokoban.budget = search::FIRST_BUDGET;
        self.sokoban.watched = None;
        self.sokoban.helped = false;
        self.sokoban.is_record = false;
        self.prepare();
    }

    /// The parameters of the level that is ready, if it is of the kind that New makes.
    fn ready_params(&self) -> Option<&Params> {
        match &self.sokoban.ready.as_ref()?.source {
            Source::Generated(params) => {
                Some(params).filter(|params| params.kind() == self.sokoban.kind)
            }
            Source::Value(_) => None,
        }
    }

    /// Has a level of the same kind made while this one is played, unless one is ready or under way.
    fn prepare(&mut self) {
        if self.ready_params().is_none() && self.desk.is_empty() {
            let params = self.draw_params(self.sokoban.kind);
            self.ask(Purpose::Prepare(params.clone()), Request::Generate(params));
        }
    }

    /// The worker has made a level.
    pub(in crate::app) fn made(&mut self, purpose: Purpose, level: Level, millis: u32) {
        let Level { pushes, states, .. } = level;
        let play = |params| {
            let mut play = Play::new(Source::Generated(params), level.position);
            let start = play.now().clone();
            if play.ways.learn(&start, &level.solution) {
                play.optimum = Some(pushes);
                play.measure = level.measure;
            }
            play
        };
        match purpose {
            Purpose::Open {
                params,
                moves,
                push,
            } => {
                self.push_address = push;
                self.show(play(params), &moves);
                self.sokoban.found = Found::Made {
                    states,
                    pushes,
                    millis,
                };
            }
            Purpose::Prepare(params) => self.sokoban.ready = Some(play(params)),
            _ => {}
        }
    }

    /// The generator spent its budget without finding a level.
    pub(in crate::app) fn made_none(&mut self, purpose: &Purpose, states: u64) {
        if matches!(purpose, Purpose::Open { .. }) {
            self.say = Say::Nothing;
            self.notify(Notice::NoLevel { states });
        }
    }
}
