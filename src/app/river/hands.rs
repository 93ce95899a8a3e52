//! What the player's hands do on the river: boarding, landing, crossing, going back, and games that come and go.
//! Every command answers with something to say, also when it is refused.
//! Invariant: a refused command leaves the game as it was.

use super::{
    Act, Cost, PRESETS, Said, address,
    play::Play,
    scene::{Spot, Target},
};
use crate::{
    app::{App, Command, Effect, Say, Sheet, motion::Millis, saved, saved::Best},
    grid::Dir,
    link::{self, Link},
    puzzle::{Outcome, Puzzle},
    river::{Kind, LARGEST_BOAT, MOST_PEOPLE, Move, Position, Setting},
};

/// Milliseconds that a step of one person takes to be shown, and a crossing.
const STEP: Millis = 260;
const CROSSING: Millis = 900;

impl App {
    /// Goes on with the game on the river, or with the one that was kept.
    pub(in crate::app) fn go_on_river(&mut self) {
        if self.river.play.is_some() {
            // A game that comes back to the screen has nothing else to say.
            if matches!(self.say, Say::Nothing) {
                self.tell_river(Said::Figures);
            }
            return;
        }
        let kept = self.river.kept.take();
        match kept.as_deref().map(Link::read) {
            Some(Ok((Link::River(link), notices))) => {
                self.begin_river(&link);
                self.notify_of_link(notices);
            }
            read => {
                self.make_river(Setting::CLASSIC);
                if read.is_some() {
                    self.set_aside(saved::RIVER);
                }
            }
        }
    }

    /// Shows the game of a link; where it is on the board already, with all that can be undone and done again.
    pub(in crate::app) fn open_river(&mut self, link: &link::River) {
        let play = self.river.play.as_ref();
        if play.is_some_and(|play| play.address() == link.to_string()) {
            self.river.playback = None;
            self.tell_river(Said::Figures);
        } else {
            self.begin_river(link);
        }
    }

    fn begin_river(&mut self, link: &link::River) {
        self.river.play = Some(Play::new(link));
        self.river.motion.stop();
        self.river.playback = None;
        self.river.pointed = None;
        self.river.focus = None;
        self.river.helped = false;
        self.river.was_helped = false;
        self.river.is_record = false;
        self.river.figures.wave = None;
        self.tell_river(Said::Ready);
    }

    /// Says how a game ended that comes to the screen, or what is told of one that goes on.
    fn tell_river(&mut self, open: Said) {
        let Some(play) = &self.river.play else { return };
        self.say = match (play.now().outcome(), play.now().loss()) {
            (Outcome::Won, _) => Say::Won,
            (_, Some(loss)) => Say::River(Said::Lost(loss)),
            _ => Say::River(open),
        };
    }

    /// A new game, as a new entry of the history.
    fn make_river(&mut self, setting: Setting) {
        self.push_address = self.river.play.is_some();
        self.begin_river(&link::River {
            setting,
            at: None,
            moves: Vec::new(),
        });
    }

    /// A new game that the player asks for: messages about the one before are over.
    fn ask_for_river(&mut self, setting: Setting) {
        self.notice = None;
        let priests = setting.priests.min(MOST_PEOPLE);
        // The form holds its numbers within these bounds; this does so whatever it lets through.
        let most = if priests == 0 { MOST_PEOPLE } else { priests };
        self.make_river(Setting {
            priests,
            devils: setting.devils.min(most),
            boat: setting.boat.clamp(1, LARGEST_BOAT),
            ..setting
        });
    }

    pub(in crate::app) fn act(&mut self, act: Act) {
        match act {
            Act::Tap(target) => self.tap_target(target),
            Act::Number(number) => self.tap_target(Target::Person(number)),
            Act::Kind(kind) => self.board_or_land(kind),
            Act::Land(kind) => self.go_river(Move::Land(kind), None),
            Act::Point(spot) => self.river.pointed = spot,
            Act::Visit(spot) => self.visit(spot.or(self.river.pointed)),
            Act::Look(priests, devils) => self.look(priests, devils),
            Act::LookAcross => self.look_across(),
            Act::LookAlong { back } => self.look_along(back),
            Act::Make(setting) => self.ask_for_river(setting),
        }
    }

    pub(in crate::app) fn command_river(&mut self, command: Command) {
        match command {
            Command::Hint => self.help(),
            Command::Enter => match self.river.focus {
                Some(target) => self.tap_target(target),
                None => self.help(),
            },
            Command::Cross => self.go_river(Move::Cross, None),
            Command::Undo => self.undo_river(),
            Command::Redo => self.turn_river(Play::redo, Say::Redone, Say::NothingToRedo),
            Command::Restart => self.restart_river(),
            Command::New => self.effects.push(Effect::Open(Sheet::River)),
            Command::Next => self.next_preset(),
            Command::Solve => self.auto(),
            Command::Back => self.back_on_river(),
            Command::Numbers => {
                self.river.figures.numbers = !self.river.figures.numbers;
                self.say = Say::River(Said::Figures);
            }
            Command::WaveOn => self.spread(1),
            Command::WaveBack => self.spread(-1),
            Command::Escape => {
                self.stop_playback();
                self.river.focus = None;
                self.river.figures.wave = None;
                let hint = self.river.play.as_mut().and_then(|play| play.hint.take());
                if hint.is_some() {
                    self.say = Say::Stopped;
                }
            }
            _ => {}
        }
    }

    /// An arrow key on the board: the focus goes on to the next person who can board or land, or to the boat.
    pub(in crate::app) fn step_focus(&mut self, dir: Dir) {
        let Some(play) = &self.river.play else { return };
        let side = play.now().side();
        let mut targets = vec![Target::Boat];
        for (number, spot) in play.people().iter().enumerate() {
            if *spot != Spot::Ashore(side.other()) {
                targets.push(Target::Person(number as u8));
            }
        }
        let here = targets
            .iter()
            .position(|target| Some(*target) == self.river.focus);
        let by = match dir {
            Dir::Right | Dir::Down => 1,
            Dir::Left | Dir::Up => targets.len() - 1,
        };
        let next = here.map_or(usize::from(targets.len() > 1), |here| {
            (here + by) % targets.len()
        });
        self.river.focus = Some(targets[next]);
        self.say = Say::River(Said::Focused(targets[next]));
    }

    fn tap_target(&mut self, target: Target) {
        let Some(play) = &self.river.play else { return };
        let Target::Person(number) = target else {
            return self.go_river(Move::Cross, None);
        };
        let number = usize::from(number);
        let side = play.now().side();
        let Some((kind, spot)) = play.kinds().zip(play.people()).nth(number) else {
            self.say = Say::River(Said::NoSuchPerson);
            return;
        };
        match spot {
            Spot::Seat(_) => self.go_river(Move::Land(kind), Some(number)),
            Spot::Ashore(bank) if *bank == side || play.is_over() => {
                self.go_river(Move::Board(kind), Some(number));
            }
            Spot::Ashore(_) => {
                self.river.playback = None;
                self.say = Say::River(Said::OtherBank);
            }
        }
    }

    /// One of a kind boards where one is ashore and there is a seat, or else lands where one is aboard.
    fn board_or_land(&mut self, kind: Kind) {
        let Some(play) = &self.river.play else { return };
        let position = play.now();
        let aboard = position.aboard();
        let can_board =
            position.ashore(position.side()).of(kind) > 0 && aboard.len() < position.setting().boat;
        let mv = if can_board || aboard.of(kind) == 0 {
            Move::Board(kind)
        } else {
            Move::Land(kind)
        };
        self.go_river(mv, None);
    }

    /// Plays a move of the player's own and shows it.
    fn go_river(&mut self, mv: Move, person: Option<usize>) {
        self.river.playback = None;
        self.make_river_move(mv, person);
    }

    /// Plays a move, says what it did, and shows it.
    pub(super) fn make_river_move(&mut self, mv: Move, person: Option<usize>) {
        let Some(play) = &mut self.river.play else {
            return;
        };
        let before = play.to_go();
        let load = play.now().aboard();
        let passage = match play.play(mv, person) {
            Ok(passage) => passage,
            Err(refusal) => {
                self.say = Say::River(Said::Refused(refusal));
                return;
            }
        };
        let cost = cost(before, play.to_go());
        self.say = Say::River(match (play.now().loss(), mv) {
            (Some(loss), _) => Said::Lost(loss),
            (None, Move::Board(kind)) => Said::Boarded(kind),
            (None, Move::Land(kind)) => Said::Landed(kind),
            (None, Move::Cross) => Said::Crossed { load, cost },
        });
        let is_won = play.now().outcome() == Outcome::Won;
        let pace = if mv == Move::Cross { CROSSING } else { STEP };
        if !self.calm {
            self.river.motion.add(vec![passage], pace, self.now);
        }
        self.notice = None;
        if is_won {
            self.win_river();
        }
    }

    fn win_river(&mut self) {
        let Some(play) = &self.river.play else { return };
        self.say = Say::Won;
        let best = Best {
            pushes: play.crossings() as u32,
            moves: play.history.line().len() as u32,
        };
        let counts = play.is_whole() && !self.river.helped;
        self.river.is_record = counts && self.records.note(&address(play.setting()), best);
        if self.river.is_record {
            self.effects.push(Effect::Save {
                key: saved::RECORDS,
                text: self.records.text(),
            });
        }
    }

    fn undo_river(&mut self) {
        let moves = |app: &Self| {
            let play = app.river.play.as_ref();
            play.map_or(0, |play| play.history.line().len())
        };
        let before = moves(self);
        self.turn_river(Play::undo, Say::Undone, Say::NothingToUndo);
        // Moves that come back with a restart undone may be those of Help.
        if moves(self) > before {
            self.river.helped |= self.river.was_helped;
        }
    }

    fn turn_river(&mut self, turn: fn(&mut Play) -> bool, done: Say, nothing: Say) {
        self.river.playback = None;
        let Some(play) = &mut self.river.play else {
            return;
        };
        if turn(play) {
            self.river.motion.stop();
            self.notice = None;
            self.say = done;
        } else {
            self.say = nothing;
        }
    }

    /// Back to where the game began, and from there to where all begins, which can be undone.
    fn restart_river(&mut self) {
        let restart = |play: &mut Play| {
            let is_whole = play.is_whole();
            let changed = play.back_to(0);
            if !changed && !is_whole {
                play.begin_at(Position::new(play.setting()));
            }
            changed || !is_whole
        };
        self.turn_river(restart, Say::Restarted, Say::River(Said::Ready));
        // Otherwise moves of Help may be waiting to be done again.
        if matches!(self.say, Say::Restarted) {
            self.begin_unhelped();
        }
    }

    /// The next win counts as the player's own again.
    pub(super) fn begin_unhelped(&mut self) {
        self.river.was_helped |= self.river.helped;
        self.river.helped = false;
    }

    /// The preset after this one, or the classic game where this is none.
    fn next_preset(&mut self) {
        let setting = self.river.setting();
        let next = PRESETS.iter().position(|preset| *preset == setting);
        let next = next.map_or(1, |index| (index + 1) % PRESETS.len());
        self.ask_for_river(PRESETS[next]);
    }

    /// Back to the last position that could be won; in a setting that never can, to the nearest preset that can.
    fn back_on_river(&mut self) {
        let Some(play) = &self.river.play else { return };
        if play.minimum().is_none() && play.winnable().is_none() {
            return self.ask_for_river(nearest(play.setting()));
        }
        let back = |play: &mut Play| {
            match play.winnable() {
                Some(moves) => {
                    play.back_to(moves);
                }
                None if play.undo_to_winnable() => {}
                None => play.begin_at(Position::new(play.setting())),
            }
            true
        };
        self.turn_river(back, Say::WentBack, Say::WentBack);
    }
}

/// What a crossing did to the distance to go.
fn cost(before: Option<u16>, after: Option<u16>) -> Cost {
    match (before, after) {
        (Some(before), Some(after)) if after < before => Cost::None,
        (Some(before), Some(after)) => Cost::Lost(after + 1 - before),
        (Some(_), None) => Cost::All,
        (None, _) => Cost::Nothing,
    }
}

/// The preset that can be won and differs least.
pub fn nearest(setting: Setting) -> Setting {
    let differs = |preset: &&Setting| {
        u32::from(preset.priests.abs_diff(setting.priests))
            + u32::from(preset.devils.abs_diff(setting.devils))
            + u32::from(preset.boat.abs_diff(setting.boat))
            + u32::from(preset.rowers != setting.rowers)
    };
    // The last can't be won.
    let presets = PRESETS[..PRESETS.len() - 1].iter();
    presets
        .min_by_key(differs)
        .copied()
        .unwrap_or(Setting::CLASSIC)
}
