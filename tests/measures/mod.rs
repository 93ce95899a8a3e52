//! How hard a level is, found out by playing: every step in every position by the game's own rules, the cheapest first.
//! It shares no code with the generator that it judges, and is far too slow for anything but small levels.

use searchlight::{
    grid::{Cell, Dir},
    puzzle::{Outcome, Puzzle},
    sokoban::Position,
};
use std::{
    cmp::Reverse,
    collections::{BinaryHeap, HashMap},
};

/// What a push costs, so that no number of anything else outweighs it.
const PUSH: u32 = 1 << 12;
/// The distance to a goal from where no box comes to it.
const NEVER: u32 = 1000;

/// The fewest pushes, and with so many the fewest box changes, the first push counting as one.
pub fn turns(start: &Position) -> (u32, u32) {
    cheapest(start, |last, ahead, _, _| u32::from(last != Some(ahead)))
}

/// The fewest pushes, and with so many the fewest after which the matching bound has not fallen.
pub fn counterintuitive(start: &Position) -> (u32, u32) {
    let distances = distances(start);
    let mut known = HashMap::new();
    cheapest(start, |_, _, before, after| {
        let mut bound = |position: &Position| {
            let boxes = position.boxes();
            *known
                .entry(boxes.to_vec())
                .or_insert_with(|| matching(&distances, boxes, 0))
        };
        u32::from(bound(after) >= bound(before))
    })
}

/// Dijkstra's search over the boxes, the player's cell and the box pushed last. A push costs one, and beside that what
/// `price` says of the box pushed last, the box ahead, and the positions before and after.
fn cheapest(
    start: &Position,
    mut price: impl FnMut(Option<Cell>, Cell, &Position, &Position) -> u32,
) -> (u32, u32) {
    let key = |position: &Position, last: Option<Cell>| {
        (position.boxes().to_vec(), position.player(), last)
    };
    let mut costs = HashMap::from([(key(start, None), 0)]);
    let mut places = vec![(start.clone(), None)];
    let mut queue = BinaryHeap::from([Reverse((0, 0))]);
    while let Some(Reverse((cost, place))) = queue.pop() {
        let (here, last) = places[place].clone();
        if here.outcome() == Outcome::Won {
            return (cost / PUSH, cost % PUSH);
        }
        if costs[&key(&here, last)] < cost {
            continue;
        }
        for dir in Dir::ALL {
            let mut there = here.clone();
            if there.play(dir).is_err() {
                continue;
            }
            let ahead = here.player() + dir;
            let (added, last) = match here.pushes(dir) {
                true => (PUSH + price(last, ahead, &here, &there), Some(ahead + dir)),
                false => (0, last),
            };
            let known = costs.entry(key(&there, last)).or_insert(u32::MAX);
            if cost + added < *known {
                *known = cost + added;
                queue.push(Reverse((*known, places.len())));
                places.push((there, last));
            }
        }
    }
    panic!("the level has no solution");
}

/// For each goal, the pushes of one box alone from each cell, with a player that can stand anywhere.
fn distances(start: &Position) -> Vec<HashMap<Cell, u32>> {
    let board = start.board();
    let to = |goal: &Cell| {
        let mut distances = HashMap::from([(*goal, 0)]);
        for distance in 1.. {
            let before = distances.len();
            for (cell, _) in board.tiles().filter(|(cell, _)| board.is_floor(*cell)) {
                let reaches = Dir::ALL.into_iter().any(|dir| {
                    board.is_floor(cell + dir.opposite())
                        && distances
                            .get(&(cell + dir))
                            .is_some_and(|rest| *rest < distance)
                });
                if reaches {
                    distances.entry(cell).or_insert(distance);
                }
            }
            if distances.len() == before {
                break;
            }
        }
        distances
    };
    board.goals().iter().map(to).collect()
}

/// The least sum of distances over all ways to give each box a goal of its own among those that are not taken.
fn matching(distances: &[HashMap<Cell, u32>], boxes: &[Cell], taken: u32) -> u32 {
    let Some((cell, rest)) = boxes.split_first() else {
        return 0;
    };
    let free = (0..distances.len()).filter(|goal| taken >> goal & 1 == 0);
    let sums = free.map(|goal| {
        let first = distances[goal].get(cell).copied().unwrap_or(NEVER);
        first + matching(distances, rest, taken | 1 << goal)
    });
    sums.fold(NEVER, u32::min)
}
