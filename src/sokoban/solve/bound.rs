//! The fewest pushes that all boxes need together: a matching of boxes and goals at the least cost.
//! It is the Hungarian method with potentials (Kuhn, 1955; Munkres, 1957). The potentials of the goals are kept from
//! one state to the next, and a state that differs in one box takes a single augmenting path.
//! Invariant: the bound does not depend on the order in which states were asked for, and one push changes it by at
//! most one, since it changes one row and that by at most one.

use super::table::NEVER;

/// A matching of boxes and goals; boxes are numbered in their order.
#[derive(Clone, Default)]
struct Match {
    /// Potentials of the boxes and of the goals.
    rows: Vec<i64>,
    columns: Vec<i64>,
    /// The box of each goal.
    owner: Vec<usize>,
}

const NOBODY: usize = usize::MAX;

/// The bound of a state, and of the states one push away.
pub(crate) struct Bound {
    /// Whether there is a single column, for whichever goal is nearest: then boxes share it.
    shared: bool,
    boxes: usize,
    /// The distances of the state, box by box.
    costs: Vec<u16>,
    /// The distances of the box for which others are being tried.
    spare: Vec<u16>,
    base: Match,
    tried: Match,
    /// The shortest slack of each goal, the goal before it on the path, and whether the path is settled.
    slack: Vec<i64>,
    before: Vec<usize>,
    settled: Vec<bool>,
}

impl Bound {
    pub(crate) fn new(boxes: usize, columns: usize) -> Self {
        let base = Match {
            rows: vec![0; boxes],
            columns: vec![0; columns],
            owner: vec![NOBODY; columns],
        };
        Self {
            shared: columns != boxes,
            boxes,
            costs: vec![0; boxes * columns],
            spare: vec![0; columns],
            tried: base.clone(),
            base,
            slack: vec![0; columns],
            before: vec![0; columns],
            settled: vec![false; columns],
        }
    }

    /// Takes up a state, given the distances of each box; its bound, or nothing if some boxes have too few goals.
    pub(crate) fn take<'a>(&mut self, rows: impl Iterator<Item = &'a [u16]>) -> Option<u32> {
        let columns = self.base.columns.len();
        for (costs, row) in self.costs.chunks_mut(columns).zip(rows) {
            costs.copy_from_slice(row);
        }
        if self.shared {
            return Some(self.costs.iter().map(|cost| u32::from(*cost)).sum());
        }
        self.base.owner.fill(NOBODY);
        std::mem::swap(&mut self.base, &mut self.tried);
        let mut all = true;
        // Boxes whose best goal is free take it; only the others need a path.
        let mut left = Vec::new();
        for index in 0..self.boxes {
            let best = self.settle(index);
            match best {
                Some(goal) if self.tried.owner[goal] == NOBODY => self.tried.owner[goal] = index,
                _ => left.push(index),
            }
        }
        for index in left {
            all = all && self.augment(index);
        }
        std::mem::swap(&mut self.base, &mut self.tried);
        all.then(|| self.cost(&self.base))
    }

    /// The bound of the state that differs from the one taken up in the distances of one box.
    pub(crate) fn with(&mut self, index: usize, row: &[u16]) -> Option<u32> {
        let columns = row.len();
        let costs = index * columns..(index + 1) * columns;
        self.spare.copy_from_slice(&self.costs[costs.clone()]);
        self.costs[costs.clone()].copy_from_slice(row);
        let bound = self.retry(index);
        self.costs[costs].copy_from_slice(&self.spare);
        bound
    }

    fn retry(&mut self, index: usize) -> Option<u32> {
        if self.shared {
            return Some(self.costs.iter().map(|cost| u32::from(*cost)).sum());
        }
        self.tried.clone_from(&self.base);
        let owned = self.tried.owner.iter_mut();
        for owner in owned.filter(|owner| **owner == index) {
            *owner = NOBODY;
        }
        self.settle(index);
        self.augment(index).then(|| self.cost(&self.tried))
    }

    fn cost(&self, found: &Match) -> u32 {
        let columns = found.owner.len();
        let costs = found.owner.iter().enumerate();
        costs
            .map(|(goal, owner)| u32::from(self.costs[owner * columns + goal]))
            .sum()
    }

    /// Sets the potential of a box as the potentials of the goals allow; gives the goal that decides.
    fn settle(&mut self, index: usize) -> Option<usize> {
        let columns = self.tried.columns.len();
        let costs = &self.costs[index * columns..(index + 1) * columns];
        let open = costs.iter().zip(&self.tried.columns).enumerate();
        let (least, goal) = open
            .filter(|(_, (cost, _))| **cost != NEVER)
            .map(|(goal, (cost, potential))| (i64::from(*cost) - potential, goal))
            .min()?;
        self.tried.rows[index] = least;
        Some(goal)
    }

    /// Finds a goal for a box without one, handing on those of others; false where that cannot be.
    fn augment(&mut self, index: usize) -> bool {
        let Some(mut goal) = self.search(index) else {
            return false;
        };
        loop {
            let before = self.before[goal];
            if before == NOBODY {
                self.tried.owner[goal] = index;
                return true;
            }
            self.tried.owner[goal] = self.tried.owner[before];
            goal = before;
        }
    }

    /// The free goal at the end of the cheapest path from a box, which `before` then leads back along.
    fn search(&mut self, index: usize) -> Option<usize> {
        let columns = self.slack.len();
        self.slack.fill(i64::MAX);
        self.settled.fill(false);
        let (mut asking, mut last) = (index, NOBODY);
        loop {
            let costs = &self.costs[asking * columns..(asking + 1) * columns];
            let potential = self.tried.rows[asking];
            let (mut least, mut goal) = (i64::MAX, NOBODY);
            for (column, &cost) in costs.iter().enumerate() {
                if self.settled[column] {
                    continue;
                }
                if cost != NEVER {
                    let slack = i64::from(cost) - potential - self.tried.columns[column];
                    if slack < self.slack[column] {
                        self.slack[column] = slack;
                        self.before[column] = last;
                    }
                }
                if self.slack[column] < least {
                    (least, goal) = (self.slack[column], column);
                }
            }
            if goal == NOBODY {
                return None;
            }
            self.tried.rows[index] += least;
            for column in 0..columns {
                if self.settled[column] {
                    self.tried.columns[column] -= least;
                    self.tried.rows[self.tried.owner[column]] += least;
                } else if self.slack[column] != i64::MAX {
                    self.slack[column] -= least;
                }
            }
            self.settled[goal] = true;
            last = goal;
            match self.tried.owner[goal] {
                NOBODY => return Some(goal),
                owner => asking = owner,
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::seed::{Seed, Stream};

    /// The least cost by trying all goals for each box in turn.
    fn least(costs: &[Vec<u16>], used: u32) -> Option<u32> {
        let Some((row, rest)) = costs.split_first() else {
            return Some(0);
        };
        let goals = row.iter().enumerate();
        goals
            .filter(|(goal, cost)| used >> goal & 1 == 0 && **cost != NEVER)
            .filter_map(|(goal, cost)| Some(u32::from(*cost) + least(rest, used | 1 << goal)?))
            .min()
    }

    #[test]
    fn the_bound_is_the_least_cost_however_states_follow() {
        let mut stream = Stream::new("bound", &Seed::new("tests").expect("short"));
        for boxes in 1..7 {
            let mut bound = Bound::new(boxes, boxes);
            let row = |stream: &mut Stream| -> Vec<u16> {
                let cost = |_| match stream.chance(1, 4) {
                    true => NEVER,
                    false => stream.below(12) as u16,
                };
                (0..boxes).map(cost).collect()
            };
            for _ in 0..300 {
                let costs: Vec<Vec<u16>> = (0..boxes).map(|_| row(&mut stream)).collect();
                let taken = bound.take(costs.iter().map(Vec::as_slice));
                assert_eq!(taken, least(&costs, 0));
                if taken.is_none() {
                    continue;
                }
                for _ in 0..10 {
                    let mut other = costs.clone();
                    let index = stream.below(boxes as u32) as usize;
                    other[index] = row(&mut stream);
                    assert_eq!(bound.with(index, &other[index]), least(&other, 0));
                }
            }
        }
    }

    #[test]
    fn boxes_share_the_nearest_goal_where_goals_are_not_told_apart() {
        let mut bound = Bound::new(3, 1);
        let rows = [[4], [5], [6]];
        assert_eq!(bound.take(rows.iter().map(|row| &row[..])), Some(15));
        assert_eq!(bound.with(1, &[7]), Some(17));
    }
}
