//! Which game the address names, and the address that names the game on the board.
//! Invariant: what is written names what is on the board, or what is being made for it.

use super::{App, Effect, Game, Link, Notice, Say, desk::Purpose, link, saved};
use crate::link::Source;

impl App {
    /// Opens the text after `#`: the game it names with its moves played, or what was played last where it is empty.
    pub(super) fn open(&mut self, text: &str) {
        // What the address holds now is this text, so that a corrected link is written back.
        self.address = text.trim_start_matches('#').to_owned();
        let text = self.address.clone();
        if text.is_empty() {
            self.go_on(self.settings.game);
        } else {
            self.open_link(&text);
        }
    }

    fn open_link(&mut self, text: &str) {
        // What is lost of an earlier visit has not been read by anybody yet.
        self.notice
            .take_if(|notice| !matches!(notice, Notice::Saved(_)));
        match Link::read(text) {
            Err(fault) => {
                // Another game takes the broken link's place in the history, so that Back does not meet it again.
                let game = Game::named(text).unwrap_or_default();
                self.turn_to(game);
                match game {
                    Game::Sokoban => self.fresh_level(false),
                    Game::River => self.go_on_river(),
                    Game::Maze => self.go_on_maze(),
                }
                self.notify(Notice::BadLink(fault));
            }
            Ok((mut link, mut notices)) => {
                notices.extend(self.keep_to_today(&mut link));
                match link {
                    Link::Game(game) => self.go_on(game),
                    Link::Sokoban(link) => {
                        self.turn_to(Game::Sokoban);
                        self.open_sokoban(link);
                    }
                    Link::River(link) => {
                        self.turn_to(Game::River);
                        self.open_river(&link);
                    }
                    Link::Maze(link) => {
                        self.turn_to(Game::Maze);
                        self.open_maze(&link);
                    }
                }
                self.notify_of_link(notices);
            }
        }
    }

    /// No level of a coming day is opened: its link gets that of today, with a notice.
    fn keep_to_today(&self, link: &mut Link) -> Option<link::Notice> {
        let Link::Sokoban(link) = link else {
            return None;
        };
        let Source::Daily(level) = &mut link.source else {
            return None;
        };
        if level.date <= self.today {
            return None;
        }
        level.date = self.today;
        link.moves.clear();
        Some(link::Notice::Bounds {
            key: "daily",
            taken: self.today.to_string(),
        })
    }

    /// Goes on with the game of a puzzle that was last on the board, in this visit or in one before.
    fn go_on(&mut self, game: Game) {
        self.turn_to(game);
        match game {
            Game::Sokoban => self.go_on_sokoban(),
            Game::River => self.go_on_river(),
            Game::Maze => self.go_on_maze(),
        }
    }

    /// Puts a puzzle on the screen; what played by itself on the other one has stopped.
    pub(super) fn turn_to(&mut self, game: Game) {
        if self.game != game {
            self.sokoban.playback = None;
            self.river.playback = None;
            self.stop_motion();
            self.leave_sokoban();
            self.say = Say::Nothing;
            self.game = game;
        }
        if self.settings.game != game {
            self.settings.game = game;
            self.save_settings();
        }
    }

    pub(super) fn notify_of_link(&mut self, notices: Vec<link::Notice>) {
        if !notices.is_empty() {
            self.notify(Notice::Link(notices));
        }
    }

    /// Keeps the address and the saved game at the position on the board.
    pub(super) fn write_address(&mut self) {
        // The address names the level that is being made; who goes back through the history again meanwhile must find
        // it as it was.
        let awaited = self.desk.awaited().map(|open| &open.purpose);
        if matches!(awaited, Some(Purpose::Open { push: false, .. })) {
            return;
        }
        let sokoban = self.sokoban.play.as_ref();
        let river = self.river.play.as_ref();
        let maze = self.maze.play.as_ref();
        let text = match self.game {
            Game::Sokoban => sokoban.map(|play| play.address()),
            Game::River => river.map(|play| play.address()),
            Game::Maze => maze.map(|play| play.address(self.maze.choice)),
        };
        let Some(text) = text else { return };
        if text != self.address {
            self.address.clone_from(&text);
            self.effects.push(Effect::SetLink {
                text: text.clone(),
                push: self.push_address,
            });
            // A level that only fills in for a broken link is not worth the game that was kept.
            if !matches!(self.notice, Some(Notice::BadLink(_))) {
                let key = saved::key(self.game);
                self.effects.push(Effect::Save { key, text });
            }
        }
        self.push_address = false;
    }
}
