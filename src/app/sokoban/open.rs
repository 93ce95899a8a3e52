//! Levels come and go: links, the New button, the New sheet, and the next level that is made while one plays.
//! Invariant: the board keeps its level until the next one is there.

use super::{play::Play, search};
use crate::{
    app::{App, Found, Notice, Say, desk::Purpose, saved},
    date::Date,
    grid::Dir,
    job::Request,
    link::{self, Daily, Game, Link, Source, campaign},
    seed::Seed,
    sokoban::generate::{Band, Kind, Level, Params, generate, shape},
};

/// So many levels in a row that have been played already, but for a turn of the board, are made anew; a kind that has
/// no others left gives one of them again.
const MOST_REPEATS: u8 = 8;

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
        if let Purpose::Open { source, moves, .. } = &open.purpose {
            let (source, moves) = (source.clone(), moves.clone());
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
            source => self.open_made(source, link.moves, false, false),
        }
    }

    /// Shows a generated level, at once where it is on the board or ready, else when the worker has made it.
    ///
    /// Where its seed was drawn, another may take its place.
    fn open_made(&mut self, source: Source, moves: Vec<Dir>, push: bool, is_drawn: bool) {
        let Some(params) = source.params() else {
            return;
        };
        // What New makes is not what a day or the campaign has chosen.
        if matches!(source, Source::Generated(_)) && campaign::place(&source).is_none() {
            self.sokoban.kind = params.kind();
        }
        self.push_address = push;
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
        self.ask(
            Purpose::Open {
                source,
                moves,
                push,
                is_drawn,
            },
            Request::Generate(params),
        );
    }

    /// A level of the kind played last, from a seed of its own.
    pub(in crate::app) fn new_level(&mut self) {
        self.notice = None;
        self.fresh_level(true);
    }

    pub(in crate::app) fn fresh_level(&mut self, push: bool) {
        let params = match self.ready_params().cloned() {
            Some(params) => params,
            None if self.sokoban.play.is_none() && self.first_level(push) => return,
            None => self.draw_params(self.sokoban.kind),
        };
        self.open_made(Source::Generated(params), Vec::new(), push, true);
    }

    /// Makes a level here and now for a board that is empty; false where none was found. Who comes for the first time
    /// shall not wait for a worker to start, and an easy level of three boxes takes a few milliseconds.
    fn first_level(&mut self, push: bool) -> bool {
        let params = self.draw_params(link::FIRST);
        let Ok(level) = generate(&params, &mut |_| ()) else {
            return false;
        };
        // What was awaited would take the place of this level.
        self.stop_all_jobs();
        self.push_address = push;
        self.show(play(Source::Generated(params), level), &[]);
        true
    }

    /// The day that the sheet of daily levels shows: none that is still to come.
    pub fn day(&self) -> Date {
        self.sokoban
            .day
            .map_or(self.today, |day| day.min(self.today))
    }

    pub(in crate::app) fn show_day(&mut self, day: Date) {
        // Who looks at today looks at tomorrow once that has come.
        self.sokoban.day = Some(day).filter(|day| *day < self.today);
    }

    /// A level of that day.
    pub(in crate::app) fn open_daily(&mut self, band: Band) {
        let date = self.day();
        self.turn_to(Game::Sokoban);
        self.open_day(Daily { date, band });
    }

    fn open_day(&mut self, level: Daily) {
        self.notice = None;
        self.open_made(Source::Daily(level), Vec::new(), true, false);
    }

    /// The level of the campaign at a place, counted from 0.
    pub(in crate::app) fn open_campaign(&mut self, place: usize) {
        if let Some(source) = campaign::level(place) {
            self.notice = None;
            self.turn_to(Game::Sokoban);
            self.open_made(source, Vec::new(), true, false);
        }
    }

    /// What comes after a level: the next of the campaign, or what is left of it, the next of the day, or a fresh one.
    pub(in crate::app) fn next_level(&mut self) {
        let Some(play) = &self.sokoban.play else {
            return self.new_level();
        };
        if let Some(place) = play.place {
            let mut left = 0..campaign::COUNT;
            let next = match place + 1 {
                next if next < campaign::COUNT => Some(next),
                _ => left.find(|place| !self.progress.has_campaign(*place)),
            };
            return match next {
                Some(next) => self.open_campaign(next),
                None => self.new_level(),
            };
        }
        match play.source {
            Source::Daily(Daily { date, band }) => {
                let harder = Daily::BANDS.into_iter().find(|other| *other > band);
                match harder {
                    Some(band) => self.open_day(Daily { date, band }),
                    None => self.new_level(),
                }
            }
            _ => self.new_level(),
        }
    }

    /// The level that the New sheet asks for.
    pub(in crate::app) fn make(&mut self, kind: Kind, seed: Option<String>) {
        self.notice = None;
        let mut params = self.draw_params(kind);
        let is_drawn = seed.is_none();
        match seed.as_deref().map(Seed::new) {
            None => {}
            Some(Ok(seed)) => params.seed = seed,
            Some(Err(fault)) => return self.notify(Notice::BadSeed(fault)),
        }
        let notices = link::correct(&mut params);
        self.settings.kind = Some(params.kind());
        self.save_settings();
        self.open_made(Source::Generated(params), Vec::new(), true, is_drawn);
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
        if !matches!(play.source, Source::Value(_)) {
            let shape = shape(play.history.start());
            if !self.sokoban.shapes.contains(&shape) {
                self.sokoban.shapes.push(shape);
            }
        }
        self.sokoban.play = Some(play);
        self.sokoban.motion.stop();
        self.sokoban.playback = None;
        self.sokoban.found = Found::Nothing;
        let is_won = self.sokoban.play.as_ref().is_some_and(Play::is_won);
        self.say = if is_won { Say::Won } else { Say::Ready };
        self.sokoban.budget = search::FIRST_BUDGET;
        self.sokoban.watched = None;
        self.sokoban.helped = false;
        self.sokoban.is_record = false;
        self.prepare();
    }

    /// The parameters of the level that is ready, if it is of the kind that New makes.
    fn ready_params(&self) -> Option<&Params> {
        let ready = self.sokoban.ready.as_ref()?;
        match &ready.source {
            Source::Generated(params) if ready.place.is_none() => {
                Some(params).filter(|params| params.kind() == self.sokoban.kind)
            }
            _ => None,
        }
    }

    /// Has the next level made while this one is played, unless it is ready or one is under way: in the campaign the
    /// level after this one, else one of the kind that New makes.
    fn prepare(&mut self) {
        if !self.desk.is_empty() {
            return;
        }
        let place = self.sokoban.play.as_ref().and_then(|play| play.place);
        let next = place.and_then(|place| campaign::level(place + 1));
        let (params, is_drawn) = match next {
            Some(next) if self.is_ready(&next) => return,
            Some(Source::Generated(params)) => (params, false),
            _ if self.ready_params().is_some() => return,
            _ => (self.draw_params(self.sokoban.kind), true),
        };
        let request = Request::Generate(params.clone());
        self.ask(Purpose::Prepare { params, is_drawn }, request);
    }

    fn is_ready(&self, source: &Source) -> bool {
        let ready = self.sokoban.ready.as_ref();
        ready.is_some_and(|ready| ready.source == *source)
    }

    /// The worker has made a level.
    pub(in crate::app) fn made(&mut self, purpose: Purpose, level: Level, millis: u32) {
        let (Purpose::Open { is_drawn, .. } | Purpose::Prepare { is_drawn, .. }) = purpose else {
            return;
        };
        if is_drawn && self.repeats(&level) {
            return self.make_another(purpose);
        }
        let Level { pushes, states, .. } = level;
        match purpose {
            Purpose::Open {
                source,
                moves,
                push,
                ..
            } => {
                self.push_address = push;
                self.show(play(source, level), &moves);
                self.sokoban.found = Found::Made {
                    states,
                    pushes,
                    millis,
                };
            }
            Purpose::Prepare { params, .. } => {
                self.sokoban.ready = Some(play(Source::Generated(params), level));
            }
            _ => {}
        }
    }

    /// Counts a level that has been on the board in this visit, if mirrored or turned; whether another is to be made.
    fn repeats(&mut self, level: &Level) -> bool {
        let repeats = &mut self.sokoban.repeats;
        *repeats = if self.sokoban.shapes.contains(&shape(&level.position)) {
            *repeats + 1
        } else {
            0
        };
        (1..=MOST_REPEATS).contains(repeats)
    }

    /// Asks for the same from another seed.
    fn make_another(&mut self, mut purpose: Purpose) {
        let seed = Seed::draw(&mut self.seeds);
        if let Purpose::Open {
            source: Source::Generated(params),
            ..
        }
        | Purpose::Prepare { params, .. } = &mut purpose
        {
            params.seed = seed;
            let request = Request::Generate(params.clone());
            self.ask(purpose, request);
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

/// A game on a level that was just made, with what is known of it.
fn play(source: Source, level: Level) -> Play {
    let mut play = Play::new(source, level.position);
    let start = play.now().clone();
    if play.ways.learn(&start, &level.solution) {
        play.optimum = Some(level.pushes);
        play.measure = level.measure;
    }
    play
}
