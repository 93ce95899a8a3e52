//! Mazes come and go: links, the sheet of a new maze, and the next one after a win.
//! Invariant: a maze that comes to the board is searched at once, unless its link has steps of a ball or the player walks.

use super::{Mode, Said, Wish, play::Play};
use crate::{
    app::{App, Notice, Say, saved},
    link::{self, Choice, Link, Origin},
    maze::{Maze, carve::Params},
    seed::Seed,
};

/// How many of a hundred dead ends are open in a maze that is to show loops.
const LOOPS: u8 = 60;

impl App {
    /// Goes on with the maze on the board, or with the one that was kept.
    pub(in crate::app) fn go_on_maze(&mut self) {
        if self.maze.play.is_some() {
            if matches!(self.say, Say::Nothing) {
                self.say = Say::Maze(self.maze.stand());
            }
            return;
        }
        let kept = self.maze.kept.take();
        match kept.as_deref().map(Link::read) {
            Some(Ok((Link::Maze(link), notices))) => {
                self.begin_maze(&link);
                self.notify_of_link(notices);
            }
            read => {
                self.begin_classic();
                if read.is_some() {
                    self.set_aside(saved::MAZE);
                }
            }
        }
    }

    fn begin_classic(&mut self) {
        self.begin_maze(&link::Maze {
            origin: Origin::Value(Maze::classic()),
            choice: Choice::default(),
            moves: Vec::new(),
        });
    }

    /// Shows the maze of a link; where it is on the board already, with all that can be undone and done again.
    pub(in crate::app) fn open_maze(&mut self, link: &link::Maze) {
        let choice = self.maze.choice;
        let play = self.maze.play.as_ref();
        if play.is_some_and(|play| play.address(choice) == link.to_string()) {
            self.say = Say::Maze(self.maze.stand());
        } else {
            self.begin_maze(link);
        }
    }

    /// Puts a maze on the board; who walks goes on walking.
    fn begin_maze(&mut self, link: &link::Maze) {
        let walks = self.maze.mode == Mode::Walk || !link.moves.is_empty();
        self.maze.play = Some(Play::new(link));
        self.maze.choice = link.choice;
        if let Origin::Carved(params) = &link.origin {
            self.maze.wish = Wish {
                generator: params.generator,
                size: params.size,
                braid: params.braid,
                seed: None,
            };
        }
        self.maze.watch = None;
        self.maze.helped = false;
        self.maze.was_helped = false;
        self.changed();
        if walks {
            self.walk_ball();
            if self.maze.play.as_ref().is_some_and(Play::is_won) {
                self.say = Say::Won;
            }
            return;
        }
        // Who wants no motion starts the search by hand.
        if self.calm {
            self.watch();
            self.say = Say::Maze(Said::Ready);
        } else {
            self.search_again();
        }
    }

    /// The maze that the sheet asks for, as a new entry of the history.
    pub(super) fn make_maze(&mut self, wish: Wish) {
        self.notice = None;
        let seed = match wish.seed.as_deref().map(Seed::new) {
            None => Seed::draw(&mut self.seeds),
            Some(Ok(seed)) => seed,
            Some(Err(fault)) => return self.notify(Notice::BadSeed(fault)),
        };
        let mut params = Params {
            generator: wish.generator,
            size: wish.size,
            braid: wish.braid,
            seed,
        };
        let notices = link::fit_maze(&mut params);
        self.push_address = true;
        self.begin_maze(&link::Maze {
            origin: Origin::Carved(params),
            choice: self.maze.choice,
            moves: Vec::new(),
        });
        self.notify_of_link(notices);
    }

    /// Another maze of the kind that was asked for last.
    pub(super) fn next_maze(&mut self) {
        self.make_maze(self.maze.wish.clone());
    }

    /// A maze where depth-first search seldom finds a shortest way.
    pub(super) fn make_loops(&mut self) {
        let braid = self.maze.wish.braid.max(LOOPS);
        self.make_maze(Wish {
            braid,
            ..self.maze.wish.clone()
        });
    }
}
