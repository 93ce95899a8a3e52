//! Routes against a search that knows nothing but the rules: it plays every step in every position.

mod levels;

use levels::{carve, position, pushes, replay, stream, widest};
use searchlight::{
    grid::{Cell, Dir},
    puzzle::{Outcome, Puzzle},
    sokoban::{Position, route},
};
use std::collections::BTreeMap;

/// The cost in pushes and moves of every (box, player) that is come to by moving one box alone.
fn hauls(start: &Position, from: Cell) -> BTreeMap<(Cell, Cell), (u32, u32)> {
    let mut best = BTreeMap::from([((from, start.player()), (0, 0))]);
    let mut open = BTreeMap::from([((0, 0, from, start.player()), start.clone())]);
    while let Some(((pushed, moved, at, player), here)) = open.pop_first() {
        if best[&(at, player)] < (pushed, moved) {
            continue;
        }
        for dir in Dir::ALL {
            let mut there = here.clone();
            let ahead = player + dir;
            if here.has_box(ahead) && ahead != at || there.play(dir).is_err() {
                continue;
            }
            let to = if ahead == at { at + dir } else { at };
            let cost = (pushed + u32::from(to != at), moved + 1);
            let known = best.entry((to, ahead)).or_insert((u32::MAX, u32::MAX));
            if cost < *known {
                *known = cost;
                open.insert((cost.0, cost.1, to, ahead), there);
            }
        }
    }
    best
}

#[test]
fn pushes_are_the_fewest_and_then_the_moves() {
    let mut stream = stream("routes");
    let mut ways = 0;
    for _ in 0..600 {
        let Some(start) = carve(&mut stream, 10, 8, 4) else {
            continue;
        };
        for &from in start.boxes() {
            let mut costs = BTreeMap::new();
            for ((to, _), cost) in hauls(&start, from) {
                let least = costs.entry(to).or_insert(cost);
                *least = cost.min(*least);
            }
            costs.remove(&from);
            assert_eq!(
                route::targets(&start, from),
                costs.keys().copied().collect::<Vec<_>>()
            );
            for to in start.board().size().cells() {
                let way = route::push(&start, from, to);
                if to == from {
                    assert_eq!(way, Some(Vec::new()));
                    continue;
                }
                let cost = way.map(|way| {
                    let end = replay(&start, &way);
                    assert!(end.has_box(to), "the box has come to its target");
                    (pushes(&start, &way), way.len() as u32)
                });
                assert_eq!(cost, costs.get(&to).copied());
                ways += 1;
            }
        }
    }
    assert!(ways > 1000, "{ways} ways tried");
}

#[test]
fn walks_are_shortest_and_reach_says_where_they_lead() {
    let mut stream = stream("walks");
    for _ in 0..400 {
        let Some(start) = carve(&mut stream, 11, 7, 4) else {
            continue;
        };
        let mut steps = BTreeMap::from([(start.player(), 0)]);
        let mut layer = vec![start.player()];
        while let Some(cell) = layer.pop() {
            let step = steps[&cell];
            for next in Dir::ALL.map(|dir| cell + dir) {
                if start.is_free(next) && steps.get(&next).is_none_or(|known| *known > step + 1) {
                    steps.insert(next, step + 1);
                    layer.push(next);
                }
            }
        }
        for (cell, reached) in route::reach(&start).iter() {
            let way = route::walk(&start, cell);
            assert_eq!(*reached, way.is_some());
            assert_eq!(way.as_ref().map(Vec::len), steps.get(&cell).copied());
            if let Some(way) = way {
                assert_eq!(replay(&start, &way).player(), cell);
                assert_eq!(pushes(&start, &way), 0);
            }
        }
    }
}

#[test]
fn ties_go_clockwise_from_above() {
    let start = position(
        "
######
#@   #
#    #
#   $#
#   .#
######",
    );
    let way = route::walk(&start, Cell::new(3, 3)).expect("open floor");
    assert_eq!(way, [Dir::Right, Dir::Right, Dir::Down, Dir::Down]);
}

#[test]
fn a_box_that_wins_goes_no_further() {
    let start = position(
        "
#########
#@$  .  #
#########",
    );
    let from = Cell::new(2, 1);
    assert_eq!(
        route::targets(&start, from),
        [3, 4, 5].map(|x| Cell::new(x, 1))
    );
    assert_eq!(route::push(&start, from, Cell::new(6, 1)), None);
    let way = route::push(&start, from, Cell::new(5, 1)).expect("straight on");
    let end = replay(&start, &way);
    assert_eq!(end.outcome(), Outcome::Won);
    assert_eq!(route::targets(&end, Cell::new(5, 1)), []);
    assert_eq!(route::walk(&end, Cell::new(1, 1)), None);
    assert_eq!(route::walk(&end, end.player()), Some(Vec::new()));
}

#[test]
fn cells_beyond_the_grid_are_no_targets() {
    let start = position(
        "
#####
#@$.#
#####",
    );
    for cell in [Cell::new(-1, 1), Cell::new(9, 9), Cell::new(0, 0)] {
        assert_eq!(route::walk(&start, cell), None);
        assert_eq!(route::push(&start, Cell::new(2, 1), cell), None);
        assert_eq!(route::push(&start, cell, Cell::new(3, 1)), None);
        assert_eq!(route::targets(&start, cell), []);
    }
}

#[test]
fn a_wide_board_takes_no_time() {
    let start = widest((100, 100), (150, 150));
    let from = Cell::new(100, 100);
    assert!(route::targets(&start, from).len() > 30_000);
    let way = route::push(&start, from, Cell::new(150, 150)).expect("open floor");
    assert_eq!(pushes(&start, &way), 100);
}
