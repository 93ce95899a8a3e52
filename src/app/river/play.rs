//! The game on the river: what undo brings back, who of the people is where, and the graph of its setting.
//! The rules count people by kind; here each has a number, so that the person that is tapped is the one that walks.
//! Invariant: the people are where the position says, and what is lit belongs to it.

use super::scene::{Boat, HintLight, Person, Scene, Spot};
use crate::{
    history::History,
    link,
    puzzle::{Outcome, Puzzle},
    river::{Kind, Move, Position, Refusal, Setting, Side, graph::Graph},
};

/// The game on the river.
pub struct Play {
    pub history: History<Position>,
    pub graph: Graph,
    /// What Help lights.
    pub hint: Option<HintLight>,
    /// Where everybody is, by number.
    people: Vec<Spot>,
    /// The same for each position of the line, so that undo and redo bring the very person back.
    trail: Vec<(Position, Vec<Spot>)>,
}

/// One move on its way to the eye: where everybody comes from and goes to, and the boat.
#[derive(Clone, Debug)]
pub struct Passage {
    pub people: Vec<(Spot, Spot)>,
    pub boat: (Side, Side),
}

impl Passage {
    /// Everybody where they are.
    pub fn still(play: &Play) -> Self {
        let side = play.now().side();
        Self {
            people: play.people.iter().map(|spot| (*spot, *spot)).collect(),
            boat: (side, side),
        }
    }
}

impl Play {
    /// The game of a link, with its moves played.
    pub fn new(link: &link::River) -> Self {
        let start = link.start();
        let mut play = Self {
            history: History::new(start),
            graph: Graph::new(link.setting),
            hint: None,
            people: Vec::new(),
            trail: Vec::new(),
        };
        play.settle();
        for mv in &link.moves {
            // Reading the link has left out what the rules forbid.
            let _ = play.play(*mv, None);
        }
        play
    }

    pub fn now(&self) -> &Position {
        self.history.now()
    }

    pub fn setting(&self) -> Setting {
        *self.graph.setting()
    }

    pub fn is_over(&self) -> bool {
        self.now().outcome() != Outcome::Open
    }

    /// Crossings that are left at best; nothing where the game can't be won.
    pub fn to_go(&self) -> Option<u16> {
        self.graph.to_go(self.now())
    }

    /// The fewest crossings from everybody at the start.
    pub fn minimum(&self) -> Option<u16> {
        self.graph.to_go(&Position::new(self.setting()))
    }

    /// Whether the game began with everybody at the start.
    pub fn is_whole(&self) -> bool {
        *self.history.start() == Position::new(self.setting())
    }

    pub fn crossings(&self) -> usize {
        let line = self.history.line().iter();
        line.filter(|step| step.mv == Move::Cross).count()
    }

    /// The kind of each person, by number.
    pub fn kinds(&self) -> impl Iterator<Item = Kind> + use<> {
        let everybody = self.setting().everybody();
        Kind::ALL
            .into_iter()
            .flat_map(move |kind| (0..everybody.of(kind)).map(move |_| kind))
    }

    /// Where everybody is, by number.
    pub fn people(&self) -> &[Spot] {
        &self.people
    }

    /// The number of one of a kind at a spot that `holds`: the first.
    pub fn one(&self, kind: Kind, holds: impl Fn(Spot) -> bool) -> Option<usize> {
        self.kinds()
            .zip(&self.people)
            .position(|(known, spot)| known == kind && holds(*spot))
    }

    /// Plays one move; a person that boards or lands may be named by its number.
    ///
    /// # Errors
    /// The refusal of the rules; nothing has changed then.
    pub fn play(&mut self, mv: Move, person: Option<usize>) -> Result<Passage, Refusal> {
        let mut passage = Passage::still(self);
        self.history.play(&[mv]).map_err(|(_, refusal)| refusal)?;
        self.hint = None;
        let side = self.now().side();
        let free = (0..).find(|seat| !self.people.contains(&Spot::Seat(*seat)));
        let (mover, to) = match mv {
            Move::Cross => {
                passage.boat = (side.other(), side);
                (None, Spot::Ashore(side))
            }
            Move::Board(kind) => (
                person.or_else(|| self.one(kind, |spot| spot == Spot::Ashore(side))),
                Spot::Seat(free.unwrap_or_default()),
            ),
            Move::Land(kind) => (
                person.or_else(|| self.one(kind, |spot| matches!(spot, Spot::Seat(_)))),
                Spot::Ashore(side),
            ),
        };
        if let Some(mover) = mover {
            self.people[mover] = to;
            passage.people[mover].1 = to;
        }
        self.note();
        Ok(passage)
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

    /// Begins anew from another position, which can be undone.
    pub fn begin_at(&mut self, position: Position) {
        self.history.begin_at(position);
        self.settle();
    }

    /// The moves that can be kept so that the game can still be won; nothing where it never could.
    pub fn winnable(&self) -> Option<usize> {
        (0..=self.history.line().len())
            .rev()
            .find(|moves| self.graph.to_go(self.history.at(*moves)).is_some())
    }

    /// Takes commands back until the game can be won; false, and nothing taken back, where it never could.
    pub fn undo_to_winnable(&mut self) -> bool {
        let mut commands = 0;
        while self.history.undo() {
            commands += 1;
            if self.to_go().is_some() {
                self.settle();
                return true;
            }
        }
        for _ in 0..commands {
            self.history.redo();
        }
        false
    }

    /// The river where nothing moves.
    pub fn scene(&self) -> Scene {
        let position = self.now();
        Scene {
            hint: self.hint.clone(),
            lost_at: position.loss().map(|loss| loss.place),
            won: position.outcome() == Outcome::Won,
            ..self.scene_of(&Passage::still(self), 0.0)
        }
    }

    /// The river while a move is shown, so much of it done; what Help lights waits until all is still.
    pub fn scene_of(&self, passage: &Passage, part: f32) -> Scene {
        let people = self.kinds().zip(&passage.people);
        let people = people.map(|(kind, (from, to))| Person {
            kind,
            from: *from,
            to: *to,
            part,
        });
        let (from, to) = passage.boat;
        let hint = self.hint.clone().map(|hint| HintLight {
            crosses: false,
            ..hint
        });
        Scene {
            setting: self.setting(),
            people: people.collect(),
            boat: Boat { from, to, part },
            hint,
            focus: None,
            lost_at: None,
            won: false,
        }
    }

    /// The text after `#` of the position on the board.
    pub fn address(&self) -> String {
        let link = link::River {
            setting: self.setting(),
            at: (!self.is_whole()).then(|| self.history.start().dock()),
            moves: self.history.moves(),
        };
        link.to_string()
    }

    /// Notes where everybody is at the end of the line.
    fn note(&mut self) {
        let moves = self.history.line().len();
        self.trail.truncate(moves);
        if self.trail.len() == moves {
            self.trail.push((*self.now(), self.people.clone()));
        }
    }

    /// Puts everybody where they were at the end of the line, or where the position says: those who are rightly there
    /// stay.
    fn settle(&mut self) {
        self.hint = None;
        let position = *self.now();
        match self.trail.get(self.history.line().len()) {
            Some((known, people)) if *known == position => self.people.clone_from(people),
            _ => {
                self.seat_all(position);
                self.note();
            }
        }
    }

    fn seat_all(&mut self, position: Position) {
        let mut start = position.ashore(Side::Start);
        let (mut far, mut aboard) = (position.ashore(Side::Far), position.aboard());
        let before = std::mem::take(&mut self.people);
        let mut people: Vec<Option<Spot>> = Vec::new();
        let mut take = |kind: Kind, spot: Spot| {
            let crew = match spot {
                Spot::Ashore(Side::Start) => &mut start,
                Spot::Ashore(Side::Far) => &mut far,
                Spot::Seat(_) => &mut aboard,
            };
            let left = &mut crew.0[kind as usize];
            let fits = *left > 0;
            *left -= u8::from(fits);
            fits.then_some(spot)
        };
        for (number, kind) in self.kinds().enumerate() {
            people.push(before.get(number).and_then(|spot| take(kind, *spot)));
        }
        for (number, kind) in self.kinds().enumerate() {
            if people[number].is_some() {
                continue;
            }
            let seat = (0..).find(|seat| !people.contains(&Some(Spot::Seat(*seat))));
            let spots = [
                Spot::Ashore(Side::Start),
                Spot::Ashore(Side::Far),
                Spot::Seat(seat.unwrap_or_default()),
            ];
            people[number] = spots.into_iter().find_map(|spot| take(kind, spot));
        }
        self.people = people.into_iter().flatten().collect();
    }
}
