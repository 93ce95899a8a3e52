//! Walks over the state graph: what the pointer and the keys are on, visits, and the wave of distances.
//! What the graph is, and how it is drawn, is told elsewhere.
//! Invariant: only a visit of another position changes the game, and it can be undone.

use super::{Said, sight::Spot};
use crate::{
    app::{App, Say},
    river::{Docked, Position, Side, graph::Edge},
};

impl App {
    /// Goes to a position of the state graph or over a crossing of it, which can be undone; without a spot, to where
    /// the game is.
    ///
    /// Where the game is already there is only something to tell.
    pub(super) fn visit(&mut self, spot: Option<Spot>) {
        let Some(play) = &mut self.river.play else {
            return;
        };
        self.river.playback = None;
        let here = play.now().dock();
        let spot = spot.unwrap_or(Spot::Node(here));
        let there = match spot {
            Spot::Node(docked) | Spot::Edge(Edge { to: docked, .. }) => Some(docked),
            Spot::Gap { .. } => None,
        };
        if there == Some(here) && play.now().loss().is_none() {
            self.river.pointed = Some(spot);
            self.say = Say::River(Said::Figures);
            return;
        }
        let position = there.and_then(|docked| Position::docked(play.setting(), docked).ok());
        let Some(position) = position else {
            self.say = Say::River(Said::NoVisit);
            return;
        };
        let is_start = position == Position::new(play.setting());
        if is_start && play.is_whole() {
            play.back_to(0);
        } else {
            play.begin_at(position);
        }
        if is_start {
            self.begin_unhelped();
        }
        self.river.motion.stop();
        self.river.is_record = false;
        self.notice = None;
        self.say = Say::River(Said::Visited);
    }

    /// The keys go on over the lattice of the state graph, beginning from the position on the board.
    pub(super) fn look(&mut self, priests: i8, devils: i8) {
        let Some((start, side)) = self.looked_at() else {
            return;
        };
        self.look_at(
            start.0.saturating_add_signed(priests),
            start.1.saturating_add_signed(devils),
            side,
        );
    }

    /// The keys go to the next position with as many priests and devils on the start bank: the one with the boat at
    /// the other bank, or where devils who row are told apart, the one with another number of them.
    pub(super) fn look_across(&mut self) {
        let (Some(((priests, devils), side)), Some(play)) = (self.looked_at(), &self.river.play)
        else {
            return;
        };
        let here = match self.river.pointed {
            Some(Spot::Node(docked)) => docked,
            _ => play.now().dock(),
        };
        let nodes = play.graph.nodes();
        let nodes: Vec<_> = nodes
            .iter()
            .filter(|node| counts(node) == (priests, devils))
            .collect();
        match nodes.iter().position(|node| **node == here) {
            Some(index) => {
                let next = *nodes[(index + 1) % nodes.len()];
                self.river.layer = next.side;
                self.river.pointed = Some(Spot::Node(next));
            }
            None => self.look_at(priests, devils, side.other()),
        }
    }

    /// The keys go over the crossings at a position, each seen from there.
    pub(super) fn look_along(&mut self, back: bool) {
        let Some(play) = &self.river.play else { return };
        let here = match self.river.pointed {
            Some(Spot::Node(docked)) => docked,
            Some(Spot::Edge(edge)) => edge.from,
            _ => play.now().dock(),
        };
        let turned = |edge: Edge| Edge {
            from: edge.to,
            to: edge.from,
            ..edge
        };
        let edges = play.graph.edges().into_iter();
        let edges: Vec<Edge> = edges
            .map(|edge| if edge.to == here { turned(edge) } else { edge })
            .filter(|edge| edge.from == here)
            .collect();
        let on = edges
            .iter()
            .position(|edge| self.river.pointed == Some(Spot::Edge(*edge)));
        let last = edges.len().saturating_sub(1);
        let next = match (on, back) {
            (None, false) => 0,
            (None, true) | (Some(0), true) => last,
            (Some(on), true) => on - 1,
            (Some(on), false) => (on + 1) % edges.len(),
        };
        if let Some(edge) = edges.get(next) {
            self.river.pointed = Some(Spot::Edge(*edge));
        }
    }

    /// What the keys are on: priests and devils on the start bank, and where the boat is.
    fn looked_at(&self) -> Option<((u8, u8), Side)> {
        let play = self.river.play.as_ref()?;
        let of = |docked: Docked| (counts(&docked), docked.side);
        Some(match self.river.pointed {
            Some(Spot::Node(docked)) => of(docked),
            Some(Spot::Gap { priests, devils }) => ((priests, devils), self.river.layer),
            Some(Spot::Edge(edge)) => of(edge.from),
            None => of(play.now().dock()),
        })
    }

    fn look_at(&mut self, priests: u8, devils: u8, side: Side) {
        let Some(play) = &self.river.play else { return };
        let setting = play.setting();
        let (priests, devils) = (priests.min(setting.priests), devils.min(setting.devils));
        let nodes = play.graph.nodes();
        let mut here = nodes
            .iter()
            .filter(|node| counts(node) == (priests, devils));
        let node = here.clone().find(|node| node.side == side).or(here.next());
        self.river.layer = side;
        self.river.pointed = Some(match node {
            Some(docked) => Spot::Node(*docked),
            None => Spot::Gap { priests, devils },
        });
    }

    /// The wave of distances spreads by one crossing, or draws back.
    pub(super) fn spread(&mut self, by: i16) {
        let Some(play) = &self.river.play else { return };
        let nodes = play.graph.nodes().into_iter();
        let far = nodes.filter_map(|docked| play.graph.distance(docked)).max();
        let farthest = far.unwrap_or_default();
        let wave = &mut self.river.figures.wave;
        *wave = match *wave {
            None => Some(if by > 0 { 0 } else { farthest }),
            Some(0) if by < 0 => None,
            Some(far) if by > 0 && far >= farthest => None,
            Some(far) => Some(far.saturating_add_signed(by)),
        };
        self.say = Say::River(Said::Figures);
    }
}

/// Priests and devils on the start bank.
fn counts(docked: &Docked) -> (u8, u8) {
    (docked.start.priests(), docked.start.devils())
}
