//! Ways across one board: where the player can walk, and how one box can be pushed while the others stand still.
//! All ways are shortest ones, and ties are broken by the order of [`Dir::ALL`], so that they never depend on chance.
//! Invariant: playing a way that is given here from its position is never refused; in a won position nothing can be
//! played, and a box that would win on its way is not pushed on from there.

use super::{
    Position,
    floor::{Floor, NOWHERE, Place, back, sides::Sides},
};
use crate::{
    grid::{Cell, Dir, Grid},
    puzzle::{Outcome, Puzzle},
};
use std::collections::VecDeque;

/// The shortest walk of the player to a cell, pushing nothing; of several the first in the order of [`Dir::ALL`].
pub fn walk(position: &Position, to: Cell) -> Option<Vec<Dir>> {
    let steps = flood(position);
    let mut dirs = Vec::new();
    let mut cell = to;
    loop {
        match *steps.at(cell)? {
            Step::Never => return None,
            Step::Start => break,
            Step::By(dir) => {
                dirs.push(dir);
                cell = cell + dir.opposite();
            }
        }
    }
    dirs.reverse();
    Some(dirs)
}

/// Where the player can walk to without pushing, the own cell included.
pub fn reach(position: &Position) -> Grid<bool> {
    let mut reach = Grid::filled(position.board().size(), false);
    for (cell, step) in flood(position).iter() {
        reach.put(cell, !matches!(step, Step::Never));
    }
    reach
}

/// How the player first came to a cell.
#[derive(Clone, Copy)]
enum Step {
    Never,
    Start,
    By(Dir),
}

fn flood(position: &Position) -> Grid<Step> {
    let mut steps = Grid::filled(position.board().size(), Step::Never);
    steps.put(position.player(), Step::Start);
    if position.outcome() == Outcome::Won {
        return steps;
    }
    let mut queue = VecDeque::from([position.player()]);
    while let Some(cell) = queue.pop_front() {
        for dir in Dir::ALL {
            let next = cell + dir;
            if position.is_free(next) && matches!(steps.at(next), Some(Step::Never)) {
                steps.put(next, Step::By(dir));
                queue.push_back(next);
            }
        }
    }
    steps
}

/// The way, walks and pushes, that brings the box at `from` to `to` and moves no other box: of all such ways one with
/// the fewest pushes, and of these one with the fewest moves.
pub fn push(position: &Position, from: Cell, to: Cell) -> Option<Vec<Dir>> {
    let haul = Haul::new(position, from)?;
    if from == to {
        return Some(Vec::new());
    }
    let target = haul.floor.place(to);
    if target == NOWHERE {
        return None;
    }
    let pushes = haul.fewest(target)?;
    let mut now = position.clone();
    let mut cell = from;
    let mut way = Vec::new();
    for dir in pushes {
        let mut steps = walk(&now, cell + dir.opposite())
            .expect("the search has walked behind the box in this very position");
        steps.push(dir);
        for &step in &steps {
            now.play(step)
                .expect("the search follows the rules and stops where the game is won");
        }
        way.append(&mut steps);
        cell = cell + dir;
    }
    Some(way)
}

/// All cells other than its own that the box at `from` can be pushed to while no other box moves, in order.
pub fn targets(position: &Position, from: Cell) -> Vec<Cell> {
    Haul::new(position, from).map_or_else(Vec::new, |haul| haul.targets())
}

/// One box on its way, among others that stand like walls.
struct Haul {
    floor: Floor,
    /// The other boxes.
    blocked: Vec<bool>,
    sides: Sides,
    from: Place,
    player: Place,
    /// Goals where the game would be won, so that the box cannot be pushed on from there.
    last: Vec<bool>,
}

/// The box on a place with the player beside it, four for each place.
type Stand = usize;

const UNSEEN: u32 = u32::MAX;

/// How a stand was come to with the fewest pushes, and of such ways with the fewest moves.
#[derive(Clone, Copy)]
struct Best {
    pushes: u32,
    moves: u32,
    /// The stand before the last push.
    before: Stand,
}

impl Haul {
    /// Nothing where there is no box, or where the game is won.
    fn new(position: &Position, from: Cell) -> Option<Self> {
        if !position.has_box(from) || position.outcome() == Outcome::Won {
            return None;
        }
        let board = position.board();
        let floor = Floor::new(board);
        let others = || position.boxes().iter().filter(|cell| **cell != from);
        let blocked = floor.mark(others());
        let last = match others().all(|cell| board.is_goal(*cell)) {
            true => floor.mark(board.goals()),
            false => vec![false; floor.len()],
        };
        let player = floor.place(position.player());
        Some(Self {
            sides: Sides::new(&floor, &blocked, player),
            from: floor.place(from),
            floor,
            blocked,
            player,
            last,
        })
    }

    fn open(&self, place: Place) -> bool {
        place != NOWHERE && !self.blocked[place as usize]
    }

    /// Where a box at `at` is pushed to and where the player must stand for it, if both are free of other boxes.
    fn ahead(&self, at: Place, dir: usize) -> Option<(Place, Place)> {
        let (to, behind) = (self.floor.next(at, dir), self.floor.next(at, back(dir)));
        (self.open(to) && self.open(behind)).then_some((to, behind))
    }

    fn targets(&self) -> Vec<Cell> {
        let mut found = vec![false; self.floor.len()];
        if !self.sides.joined(self.from) {
            return Vec::new();
        }
        let mut seen = vec![false; 4 * self.floor.len()];
        let mut stack = vec![(self.from, self.player)];
        while let Some((at, player)) = stack.pop() {
            let part = self.sides.part(&self.floor, at, player);
            if std::mem::replace(&mut seen[4 * at as usize + part], true) {
                continue;
            }
            found[at as usize] = true;
            if self.last[at as usize] {
                continue;
            }
            for dir in 0..4 {
                if let Some((to, behind)) = self.ahead(at, dir)
                    && self.sides.part(&self.floor, at, behind) == part
                {
                    stack.push((to, at));
                }
            }
        }
        found[self.from as usize] = false;
        (0..)
            .zip(found)
            .filter(|(_, found)| *found)
            .map(|(place, _)| self.floor.cell(place))
            .collect()
    }

    /// The directions of the pushes on the best way to `target`.
    ///
    /// Costs are pairs, pushes before moves, so that a layer of stands with equal pushes is final once the layer before
    /// it is; a stand is named by the side on which its last push left the player.
    fn fewest(&self, target: Place) -> Option<Vec<Dir>> {
        if !self.sides.joined(self.from) {
            return None;
        }
        let start = 4 * self.floor.len();
        let unseen = Best {
            pushes: UNSEEN,
            moves: UNSEEN,
            before: start,
        };
        let mut best = vec![unseen; start];
        let mut strides = Strides::new(self.floor.len());
        let mut layer = Vec::new();
        self.relax(
            (self.from, self.player),
            Best {
                pushes: 0,
                moves: 0,
                before: start,
            },
            &mut best,
            &mut layer,
            &mut strides,
        );
        while !layer.is_empty() {
            let home = (0..4)
                .map(|side| 4 * target as usize + side)
                .filter(|stand| best[*stand].pushes != UNSEEN)
                .min_by_key(|stand| best[*stand].moves);
            if let Some(stand) = home {
                return Some(self.unwind(stand, &best));
            }
            for stand in std::mem::take(&mut layer) {
                let at = (stand / 4) as Place;
                let player = self.floor.next(at, stand % 4);
                let reached = Best {
                    before: stand,
                    ..best[stand]
                };
                if !self.last[at as usize] {
                    self.relax((at, player), reached, &mut best, &mut layer, &mut strides);
                }
            }
        }
        None
    }

    /// Tries the four pushes from a stand that was come to as `reached` says.
    fn relax(
        &self,
        (at, player): (Place, Place),
        reached: Best,
        best: &mut [Best],
        layer: &mut Vec<Stand>,
        strides: &mut Strides,
    ) {
        let part = self.sides.part(&self.floor, at, player);
        let pushes = [0, 1, 2, 3].map(|dir| {
            self.ahead(at, dir)
                .filter(|(_, behind)| self.sides.part(&self.floor, at, *behind) == part)
        });
        let behind = pushes.map(|push| push.map_or(NOWHERE, |(_, behind)| behind));
        let walked = strides.measure(self, at, player, behind);
        for (dir, push) in pushes.into_iter().enumerate() {
            let Some((to, _)) = push else { continue };
            let stand = 4 * to as usize + back(dir);
            let cost = Best {
                pushes: reached.pushes + 1,
                moves: reached.moves + walked[dir] + 1,
                before: reached.before,
            };
            if best[stand].pushes == UNSEEN {
                layer.push(stand);
            }
            if (cost.pushes, cost.moves) < (best[stand].pushes, best[stand].moves) {
                best[stand] = cost;
            }
        }
    }

    fn unwind(&self, mut stand: Stand, best: &[Best]) -> Vec<Dir> {
        let mut pushes = Vec::new();
        while stand < best.len() {
            pushes.push(Dir::ALL[back(stand % 4)]);
            stand = best[stand].before;
        }
        pushes.reverse();
        pushes
    }
}

/// Walking distances with the box in the way; the arrays are kept from one walk to the next.
struct Strides {
    /// In which walk a place was last seen.
    seen: Vec<u32>,
    walk: u32,
    queue: Vec<(Place, u32)>,
}

impl Strides {
    fn new(places: usize) -> Self {
        Self {
            seen: vec![0; places],
            walk: 0,
            queue: Vec::new(),
        }
    }

    /// The steps from `player` to each of four places around a box at `at`; all but [`NOWHERE`] can be walked to.
    fn measure(&mut self, haul: &Haul, at: Place, player: Place, to: [Place; 4]) -> [u32; 4] {
        let mut steps = [0; 4];
        let mut left = to.iter().filter(|place| **place != NOWHERE).count();
        self.walk += 1;
        self.queue.clear();
        self.queue.push((player, 0));
        self.seen[player as usize] = self.walk;
        self.seen[at as usize] = self.walk;
        let mut head = 0;
        // Stops at the last of the four: in the open that is a few steps away, however wide the board.
        while left > 0 {
            let (place, walked) = self.queue[head];
            head += 1;
            for (side, step) in to.iter().zip(&mut steps) {
                if *side == place {
                    *step = walked;
                    left -= 1;
                }
            }
            for dir in 0..4 {
                let next = haul.floor.next(place, dir);
                if haul.open(next) && self.seen[next as usize] != self.walk {
                    self.seen[next as usize] = self.walk;
                    self.queue.push((next, walked + 1));
                }
            }
        }
        steps
    }
}
