//! The state graph of River against a search that knows nothing but the rules.

mod river_settings;

use river_settings::{SETTINGS, positions, settings};
use searchlight::{
    puzzle::{Outcome, Puzzle},
    river::{
        Docked, Move, Position, Rule, Setting, Side,
        graph::{Edge, Graph},
    },
};
use std::{
    collections::{HashMap, VecDeque},
    mem::replace,
};

/// What a search that knows only [`Puzzle::play`] finds: every position with the fewest crossings to the end.
struct Plain {
    /// All positions, those with unsafe loads under way too.
    all: Vec<Position>,
    /// By place in `all`: the moves that are allowed there, and where they lead.
    moves: Vec<Vec<(Move, usize)>>,
}

fn key(position: &Position) -> ([[u8; 3]; 2], bool, bool) {
    let crews = [position.ashore(Side::Start).0, position.aboard().0];
    (
        crews,
        position.side() == Side::Far,
        position.loss().is_some(),
    )
}

impl Plain {
    fn new(setting: Setting) -> Self {
        let mut all: Vec<Position> = positions(setting).collect();
        let mut known = HashMap::new();
        for (at, position) in all.iter().enumerate() {
            known.insert(key(position), at);
        }
        let mut moves = Vec::new();
        while let Some(here) = all.get(moves.len()).copied() {
            let mut from = Vec::new();
            for mv in Move::ALL {
                let mut there = here;
                if there.play(mv).is_ok() {
                    let at = *known.entry(key(&there)).or_insert(all.len());
                    if at == all.len() {
                        all.push(there);
                    }
                    from.push((mv, at));
                }
            }
            moves.push(from);
        }
        Self { all, moves }
    }

    /// The cheapest way from each position to the end, when moves cost what is told, by going back from the end.
    fn costs(&self, cost: impl Fn(Move) -> u32) -> Vec<Option<u32>> {
        let mut back = vec![Vec::new(); self.all.len()];
        for (from, moves) in self.moves.iter().enumerate() {
            for (mv, to) in moves {
                back[*to].push((cost(*mv), from));
            }
        }
        let mut costs = vec![None; self.all.len()];
        let mut queue = VecDeque::new();
        for (at, position) in self.all.iter().enumerate() {
            if position.outcome() == Outcome::Won {
                costs[at] = Some(0);
                queue.push_back(at);
            }
        }
        while let Some(at) = queue.pop_front() {
            let here = costs[at].expect("it was reached");
            for (cost, from) in &back[at] {
                if costs[*from].is_none_or(|known| here + cost < known) {
                    costs[*from] = Some(here + cost);
                    queue.push_back(*from);
                }
            }
        }
        costs
    }
}

fn crossings(mv: Move) -> u32 {
    u32::from(mv == Move::Cross)
}

#[test]
fn a_search_by_the_rules_alone_agrees() {
    let (mut open, mut hopeless, mut lost) = (0, 0, 0);
    for setting in settings(5, 4) {
        let (graph, plain) = (Graph::new(setting), Plain::new(setting));
        for (here, cost) in plain.all.iter().zip(plain.costs(crossings)) {
            assert_eq!(graph.to_go(here).map(u32::from), cost, "{here:?}");
            match (here.outcome(), cost) {
                (Outcome::Lost, _) => lost += 1,
                (_, None) => hopeless += 1,
                _ => open += 1,
            }
        }
    }
    assert_eq!((open, hopeless, lost), (63_386, 16_052, 31_914));
}

#[test]
fn no_way_has_fewer_steps() {
    for setting in SETTINGS {
        let (graph, plain) = (Graph::new(setting), Plain::new(setting));
        let costs = plain.costs(|mv| if mv == Move::Cross { 10_000 } else { 1 });
        for (here, cost) in plain.all.iter().zip(costs) {
            let steps = cost.map(|cost| (cost / 10_000 + cost % 10_000) as usize);
            assert_eq!(
                graph.solution(here).map(|moves| moves.len()),
                steps,
                "{here:?}"
            );
        }
    }
}

#[test]
fn the_classic_game_takes_29_clicks() {
    let plain = Plain::new(Setting::CLASSIC);
    let start = Position::new(Setting::CLASSIC);
    let at = plain.all.iter().position(|here| *here == start);
    assert_eq!(plain.costs(|_| 1)[at.expect("it is one of all")], Some(29));
    let moves = Graph::new(Setting::CLASSIC).solution(&start);
    assert_eq!(moves.map(|moves| moves.len()), Some(29));
}

#[test]
fn ways_are_all_crossings_of_shortest_ways() {
    for setting in SETTINGS {
        let (graph, plain) = (Graph::new(setting), Plain::new(setting));
        let costs = plain.costs(crossings);
        for (start, position) in plain.all.iter().enumerate() {
            let mut known = Vec::new();
            let mut seen = vec![false; plain.all.len()];
            let mut queue = vec![start];
            seen[start] = true;
            while let Some(at) = queue.pop() {
                for (mv, to) in &plain.moves[at] {
                    let left = costs[*to].map(|left| left + crossings(*mv));
                    if left.is_none() || left != costs[at] {
                        continue;
                    }
                    if *mv == Move::Cross {
                        known.push(Edge {
                            from: plain.all[at].dock(),
                            to: plain.all[*to].dock(),
                            load: plain.all[at].aboard(),
                        });
                    }
                    if !seen[*to] {
                        seen[*to] = true;
                        queue.push(*to);
                    }
                }
            }
            let ways = graph.ways(position);
            assert_eq!(sorted(&ways), sorted(&known), "{position:?}");
            let left = |edge: &Edge| graph.distance(edge.to);
            if setting.rule == Rule::Classical {
                assert!(
                    ways.iter().map(left).rev().is_sorted(),
                    "in the direction of travel"
                );
            }
        }
    }
}

/// Edges in an order of their own, to compare them as sets; doubles stay.
fn sorted(edges: &[Edge]) -> Vec<String> {
    let mut texts: Vec<String> = edges.iter().map(|edge| format!("{edge:?}")).collect();
    texts.sort();
    texts
}

#[test]
fn edges_are_all_legal_crossings() {
    for setting in settings(4, 3) {
        let graph = Graph::new(setting);
        let mut known = Vec::new();
        for here in positions(setting) {
            let mut there = here;
            let crosses = here.side() == Side::Start && there.play(Move::Cross).is_ok();
            if crosses && there.outcome() != Outcome::Lost {
                known.push(Edge {
                    from: here.dock(),
                    to: there.dock(),
                    load: here.aboard(),
                });
            }
        }
        assert_eq!(sorted(&graph.edges()), sorted(&known), "{setting:?}");
        let mut nodes: Vec<Docked> = Vec::new();
        for here in positions(setting).filter(|here| here.outcome() != Outcome::Lost) {
            if !nodes.contains(&here.dock()) {
                nodes.push(here.dock());
            }
        }
        let told = graph.nodes();
        assert_eq!(told.len(), nodes.len(), "{setting:?}");
        assert!(
            told.iter().all(|docked| nodes.contains(docked)),
            "{setting:?}"
        );
        assert!(told.iter().all(|docked| graph.is_legal(*docked)));
    }
}

#[test]
fn what_legal_moves_connect_is_within_reach() {
    for setting in SETTINGS {
        let (graph, plain) = (Graph::new(setting), Plain::new(setting));
        let mut both = vec![Vec::new(); plain.all.len()];
        for (from, moves) in plain.moves.iter().enumerate() {
            for (_, to) in moves {
                if plain.all[*to].outcome() != Outcome::Lost {
                    both[from].push(*to);
                    both[*to].push(from);
                }
            }
        }
        // Nobody steps when all is won, but for the graph it is one position whoever is still aboard.
        let mut won = (0..plain.all.len()).filter(|at| plain.all[*at].outcome() == Outcome::Won);
        let end = won.next().expect("there is an end");
        for other in won {
            both[end].push(other);
            both[other].push(end);
        }
        let start = Position::new(setting);
        let at = plain.all.iter().position(|here| *here == start);
        let mut queue = vec![at.expect("it is one of all")];
        let mut seen = vec![false; plain.all.len()];
        while let Some(at) = queue.pop() {
            if !replace(&mut seen[at], true) {
                queue.extend(&both[at]);
            }
        }
        let seen: Vec<Docked> = plain
            .all
            .iter()
            .zip(seen)
            .filter_map(|(here, seen)| seen.then_some(here.dock()))
            .collect();
        for docked in graph.nodes() {
            let reached = graph.is_reachable(docked);
            assert_eq!(reached, seen.contains(&docked), "{setting:?} {docked:?}");
        }
    }
}
