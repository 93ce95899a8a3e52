//! Help and Auto: a shortest way from any position, made visible one step at a time.
//! The ways are read from the state graph of the setting, which was searched breadth first when the game began.
//! Invariant: each crossing that Help makes leaves one crossing less to go.

use super::{Said, scene::HintLight, scene::Spot};
use crate::{
    app::{App, Say, motion::Millis, playback::Playback, playback::SPEEDS},
    river::{Move, Refusal},
};

/// Milliseconds between two steps of Auto, from slow to fast.
const PACES: [Millis; SPEEDS] = [2200, 1300, 650, 200];

impl App {
    /// Lights and loads the boat for the next crossing of a shortest way, or sails it where it is loaded.
    pub(in crate::app) fn help(&mut self) {
        self.river.playback = None;
        self.help_on();
    }

    /// One press of Help; false where there is no way to go on.
    fn help_on(&mut self) -> bool {
        let Some(play) = &mut self.river.play else {
            return false;
        };
        if play.is_over() {
            self.say = Say::River(Said::Refused(Refusal::Over));
            return false;
        }
        let Some(moves) = play.graph.next(play.now()) else {
            self.say = Say::River(Said::Hopeless);
            return false;
        };
        self.river.helped = true;
        if play.hint.as_ref().is_some_and(|hint| hint.crosses) {
            self.make_river_move(Move::Cross, None);
            return true;
        }
        for mv in moves {
            if mv != Move::Cross {
                self.make_river_move(mv, None);
            }
        }
        if let Some(play) = &mut self.river.play {
            let aboard = play.people().iter().enumerate();
            let aboard = aboard.filter(|(_, spot)| matches!(spot, Spot::Seat(_)));
            play.hint = Some(HintLight {
                people: aboard.map(|(number, _)| number as u8).collect(),
                crosses: true,
            });
            self.say = Say::River(Said::Loaded);
        }
        true
    }

    /// Plays a shortest way to its end, from here.
    pub(in crate::app) fn auto(&mut self) {
        let Some(play) = &self.river.play else { return };
        if play.is_over() {
            self.say = Say::River(Said::Refused(Refusal::Over));
        } else if play.to_go().is_none() {
            self.say = Say::River(Said::Hopeless);
        } else {
            self.say = Say::Playing;
            self.river.playback = Some(Playback::begin(self.river.playback, self.now));
        }
    }

    /// Goes on with Auto when the next step is due and the last one has been shown.
    pub(in crate::app) fn auto_on(&mut self) {
        let playback = self.river.playback;
        if playback.is_some_and(|playback| playback.is_due(self.now))
            && !self.river.motion.is_moving()
        {
            self.auto_step();
            self.write_address();
        }
    }

    /// One step of Auto: loads the boat, or sails it.
    pub(in crate::app) fn auto_step(&mut self) {
        let Some(playback) = self.river.playback else {
            return;
        };
        let stands = |app: &Self| {
            let play = app.river.play.as_ref();
            play.map_or((0, false), |play| (play.crossings(), !play.is_over()))
        };
        let (before, _) = stands(self);
        let goes_on = self.help_on();
        let (crossings, is_open) = stands(self);
        let due = self.now + PACES[usize::from(playback.speed)];
        let playback = if crossings == before {
            // No press is needed to sail the boat that has been loaded.
            if goes_on && !playback.paused {
                self.say = Say::Playing;
            }
            playback.wait_until(due)
        } else {
            playback.went_on(due)
        };
        self.river.playback = Some(playback).filter(|_| goes_on && is_open);
    }
}
