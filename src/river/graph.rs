//! The state graph: every legal position with its distance to the end, and the shortest ways.
//! One search serves both rules: it goes over positions with their loads, by the moves of the game itself, so that no
//! rule is told twice. A crossing costs one, a step of one person nothing but the choice between equal ways.
//! Invariant: moves between positions that are not lost can be taken back, so one flood from all won positions gives
//! every distance to go, and one from the start everything within reach.

use super::{Crew, Docked, Kind, Move, Position, Rule, Setting, Side, loads};
use std::mem::replace;

/// A crossing between two docked positions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Edge {
    pub from: Docked,
    pub to: Docked,
    pub load: Crew,
}

/// What is known of a setting as a whole.
///
/// Where those aboard count on the bank, positions are counted docked; where the boat is a place, each load counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Facts {
    /// The fewest crossings, where the game can be won.
    pub minimum: Option<u16>,
    /// How many different rows of loads win with the fewest crossings, up to the largest number that can be told;
    /// nothing where the boat is a place.
    pub shortest_solutions: Option<u64>,
    /// Positions that are not lost.
    pub legal: u32,
    /// Those that legal moves connect with the start, if need be by way of the end.
    pub reachable: u32,
    /// The most crossings to go from a position within reach; nothing where the game cannot be won, or the boat is a
    /// place.
    pub farthest: Option<u16>,
}

/// Crossings in the upper half and steps of single people in the lower: the fewest crossings, then the fewest steps.
type Cost = u32;

const NEVER: Cost = Cost::MAX;

const fn cost(mv: Move) -> Cost {
    match mv {
        Move::Cross => 1 << 16,
        Move::Board(_) | Move::Land(_) => 1,
    }
}

/// All positions of a setting.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Graph {
    setting: Setting,
    /// Every load that the boat can have.
    loads: Vec<Crew>,
    /// What is left to the end, by [`index`].
    to_go: Vec<Cost>,
    /// What it takes from the start, by [`index`].
    taken: Vec<Cost>,
}

impl Graph {
    /// Searches a setting of up to 200 priests, 200 devils and any boat that [`Setting`] allows.
    pub fn new(setting: Setting) -> Self {
        let everybody = setting.everybody();
        let mut all = Vec::new();
        for load in loads(setting.boat) {
            if everybody.without(load).is_some() {
                all.push(load);
            }
        }
        let mut graph = Self {
            setting,
            loads: all,
            to_go: Vec::new(),
            taken: Vec::new(),
        };
        let across = Docked {
            start: Crew::default(),
            side: Side::Far,
        };
        graph.to_go = flood(&setting, graph.positions(across));
        graph.taken = flood(&setting, vec![Position::new(setting)]);
        graph
    }

    pub fn setting(&self) -> &Setting {
        &self.setting
    }

    /// The fewest crossings from a position of this setting to the end; nothing where it cannot be won any more.
    pub fn to_go(&self, position: &Position) -> Option<u16> {
        let left = self.to_go[index(position)];
        (left != NEVER && position.loss().is_none()).then_some((left >> 16) as u16)
    }

    /// The fewest crossings to the end with whatever load is best.
    pub fn distance(&self, docked: Docked) -> Option<u16> {
        let positions = self.positions(docked);
        positions.iter().filter_map(|here| self.to_go(here)).min()
    }

    /// Whether there is a load with which nobody is outnumbered.
    pub fn is_legal(&self, docked: Docked) -> bool {
        !self.positions(docked).is_empty()
    }

    /// Whether legal moves connect a docked position with the start, if need be by way of the end.
    pub fn is_reachable(&self, docked: Docked) -> bool {
        let mut positions = self.positions(docked).into_iter();
        positions.any(|here| self.taken[index(&here)] != NEVER)
    }

    /// The positions that are not lost at a docked position, one a load, in the order of [`loads`].
    pub fn positions(&self, docked: Docked) -> Vec<Position> {
        let mut positions = Vec::new();
        for load in &self.loads {
            match Position::loaded(self.setting, docked, *load) {
                Some(position) => positions.push(position),
                // Where those aboard count on the bank, no load helps when an empty boat does not.
                None if load.is_empty() && self.setting.rule == Rule::Classical => break,
                None => {}
            }
        }
        positions
    }

    /// Every legal docked position: the boat at the start first, then by priests, devils and rowers on the start bank.
    pub fn nodes(&self) -> Vec<Docked> {
        let mut nodes = Vec::new();
        let [priests, devils, rowers] = self.setting.everybody().0;
        for side in Side::BOTH {
            for priest in 0..=priests {
                for devil in 0..=devils {
                    for rower in 0..=rowers {
                        let start = Crew([priest, devil, rower]);
                        let docked = Docked { start, side };
                        if self.is_legal(docked) {
                            nodes.push(docked);
                        }
                    }
                }
            }
        }
        nodes
    }

    /// Every legal crossing once, from the start bank, in the order of [`Graph::nodes`].
    pub fn edges(&self) -> Vec<Edge> {
        let mut edges = Vec::new();
        for docked in self.nodes() {
            if docked.side == Side::Start {
                for here in self.positions(docked) {
                    if let Some(there) = legal(here, Move::Cross) {
                        edges.push(edge(&here, &there));
                    }
                }
            }
        }
        edges
    }

    /// The crossings of all shortest ways from a position, in the direction of travel, those that are made first at the head.
    pub fn ways(&self, position: &Position) -> Vec<Edge> {
        let mut edges = Vec::new();
        let mut seen = vec![false; self.to_go.len()];
        seen[index(position)] = true;
        if self.to_go(position).is_some() {
            walk(vec![*position], &mut |here, mv, there| {
                if mv == Move::Cross {
                    if self.to_go(there) >= self.to_go(here) {
                        return false;
                    }
                    edges.push(edge(here, there));
                }
                !replace(&mut seen[index(there)], true)
            });
        }
        edges
    }

    /// The moves up to the next crossing of a shortest way and with it, with as few steps of single people as the whole
    /// way can have; nothing where the game is over or cannot be won any more.
    pub fn next(&self, position: &Position) -> Option<Vec<Move>> {
        let left = self.to_go(position)?.checked_sub(1)?;
        self.follow(position, left)
    }

    /// The moves of a shortest way to the end, as [`Graph::next`] gives them; nothing where the game cannot be won.
    pub fn solution(&self, position: &Position) -> Option<Vec<Move>> {
        self.follow(position, 0)
    }

    /// The moves of a shortest way until so many crossings are left.
    fn follow(&self, position: &Position, left: u16) -> Option<Vec<Move>> {
        let (mut here, mut moves) = (*position, Vec::new());
        'way: while self.to_go(&here)? > left {
            for mv in Move::ALL {
                if let Some(there) = legal(here, mv)
                    && self.to_go[index(&there)] + cost(mv) == self.to_go[index(&here)]
                {
                    moves.push(mv);
                    here = there;
                    continue 'way;
                }
            }
            return None;
        }
        Some(moves)
    }

    pub fn facts(&self) -> Facts {
        let start = Position::new(self.setting);
        let minimum = self.to_go(&start);
        let (mut legal, mut reachable, mut farthest) = (0, 0, None);
        let docks = self.setting.rule == Rule::Classical;
        for docked in self.nodes() {
            for here in self.positions(docked) {
                // Where those aboard count on the bank, all loads can do the same.
                if docks && !here.aboard().is_empty() {
                    break;
                }
                legal += 1;
                if self.taken[index(&here)] != NEVER {
                    reachable += 1;
                    farthest = farthest.max(self.to_go(&here));
                }
            }
        }
        // The crossings come in the order in which they are made, so a count is whole when it is passed on.
        let mut ways = vec![0_u64; self.to_go.len()];
        let at = |docked: &Docked| place(&self.setting, docked.start, Crew::default(), docked.side);
        ways[at(&start.dock())] = 1;
        let mut solutions = 0;
        for Edge { from, to, .. } in self.ways(&start) {
            solutions = ways[at(&from)].saturating_add(ways[at(&to)]);
            ways[at(&to)] = solutions;
        }
        Facts {
            minimum,
            shortest_solutions: docks.then_some(solutions),
            legal,
            reachable,
            farthest: farthest.filter(|_| docks && minimum.is_some()),
        }
    }
}

/// What it takes to come from some positions to each, by [`index`].
fn flood(setting: &Setting, from: Vec<Position>) -> Vec<Cost> {
    let everybody = setting.everybody();
    let last = place(setting, everybody, everybody, Side::Far);
    let mut costs = vec![NEVER; last + 1];
    for position in &from {
        costs[index(position)] = 0;
    }
    walk(from, &mut |here, mv, there| {
        let price = costs[index(here)] + cost(mv);
        let known = &mut costs[index(there)];
        let better = price < *known;
        *known = price.min(*known);
        better
    });
    costs
}

#[inline(never)] // Copies would be compiled into the module.
fn edge(from: &Position, to: &Position) -> Edge {
    Edge {
        from: from.dock(),
        to: to.dock(),
        load: from.aboard(),
    }
}

/// The position after a move, where the move is allowed and does not lose.
fn legal(here: Position, mv: Move) -> Option<Position> {
    here.after(mv).ok().filter(|there| there.loss().is_none())
}

/// Goes from some positions by all legal moves to those that are taken, crossing only when nobody is left who steps.
///
/// A position is gone on from as often as it is taken.
fn walk(mut layer: Vec<Position>, take: &mut dyn FnMut(&Position, Move, &Position) -> bool) {
    while !layer.is_empty() {
        let (mut next, mut at) = (Vec::new(), 0);
        while let Some(here) = layer.get(at).copied() {
            at += 1;
            for mv in Move::ALL {
                if let Some(there) = legal(here, mv)
                    && take(&here, mv, &there)
                {
                    match mv {
                        Move::Cross => next.push(there),
                        Move::Board(_) | Move::Land(_) => layer.push(there),
                    }
                }
            }
        }
        layer = next;
    }
}

#[inline(never)] // Copies would be compiled into the module.
fn index(position: &Position) -> usize {
    let start = position.ashore(Side::Start);
    place(
        position.setting(),
        start,
        position.aboard(),
        position.side(),
    )
}

/// The place of a position in a table of all.
fn place(setting: &Setting, start: Crew, aboard: Crew, side: Side) -> usize {
    let everybody = setting.everybody();
    let mut place = side as usize;
    for kind in Kind::ALL {
        let all = everybody.of(kind);
        let seats = all.min(setting.boat);
        place = place * (usize::from(all) + 1) + usize::from(start.of(kind));
        place = place * (usize::from(seats) + 1) + usize::from(aboard.of(kind).min(seats));
    }
    place
}
