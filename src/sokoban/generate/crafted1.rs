//! The generator `crafted1`: it looks for hard levels by climbing.
//! A room is carved in one of several styles and searched backwards from all its solved states, so that the optimum of
//! every position in it is known at once; then it is changed a little, again and again, and a change stays where the
//! best position has come nearer to the difficulty that is wanted. What the solution never touches is walled off, and
//! the level that is left is measured exactly, over all its shortest solutions. Effort is counted in states, so the
//! same is found on every machine.
//! Its levels are published: not a draw, not a count, not the order of anything here may change any more.
//! Invariant: a level is a function of the parameters alone, and has a shortest solution that is given with it.

mod bits;
mod measure;
mod pulls;
mod room;
mod trace;

use super::{
    super::{Piece, Setup, Square, Tile},
    Band, Level, Measure, NoLevel, Params,
};
use crate::{
    grid::{Cell, Grid, Size},
    seed::Stream,
};
use bits::{Bits, Lattice, Wide};
use measure::{Bound, measure};
use pulls::{Plan, Pulls};
use trace::{Found, trace};

/// The states that one search of a room may find, and that of a level, which is searched whole.
const ROOM_STATES: usize = 1 << 13;
const LEVEL_STATES: usize = 1 << 15;
/// So many changes in a row without a better room than ever in this climb, and the next room is begun.
const PATIENCE: u32 = 400;
/// Nor does a climb that has given no level yet take more than this part of the budget.
const SHARE: u64 = 4;
/// A change may make a room worse by up to so much, the more the more seldom.
const SLACK: u32 = 24;
/// So often in a hundred a room goes on without what its solution never touches.
const TRIMMED: u32 = 50;
/// What it takes from a room's worth that its level may not be shown.
const UNSIGHTLY: i32 = 30;
/// What a push counts for beside its part in the difficulty where there is no target: long solutions are wished too.
const PUSH: i32 = 5;
/// With so many states spent, a level that is hard enough is hard enough.
const ENOUGH: u64 = 780_000;
/// A level is measured when the estimate is within a fifth of the target, and taken within a twentieth.
const NEAR: i32 = 5;
const TAKEN: i32 = 20;
/// What it takes from a level's worth that it lies outside the band, if only by a little.
const OUTSIDE: i32 = 1000;

/// Makes the level of these parameters.
///
/// # Errors
/// [`NoLevel`] when the budget ends before any level was found that may be shown.
pub fn generate(
    params: &Params,
    band: Band,
    progress: &mut dyn FnMut(u64),
) -> Result<Level, NoLevel> {
    Climb::new(params, band).run(progress)
}

/// The difficulty that is wanted of a level, drawn evenly from its band; nothing where there can't be too much.
pub fn wanted(params: &Params, band: Band) -> Option<u16> {
    begin(params, band).1
}

/// The numbers of a level, the first of which is the difficulty that is wanted.
fn begin(params: &Params, band: Band) -> (Stream, Option<u16>) {
    let boxes = params.boxes.unwrap_or(super::CRAFTED_BOXES);
    let label = format!("crafted1 {} {boxes} {}", params.size, band.name());
    let mut stream = Stream::new(&label, &params.seed);
    let target = band
        .difficulties(boxes)
        .map(|(least, end)| least + stream.below(u32::from(end - least)) as u16);
    (stream, target)
}

/// A level that may be shown, with its worth: the nearer to what is wanted, the more.
struct Candidate {
    worth: i32,
    found: Found,
    pushes: u32,
    measure: Measure,
}

/// What a search of a room has come to: its best position.
struct Choice {
    worth: i32,
    /// The difficulty, along the way that the search has kept.
    estimate: i32,
    start: usize,
}

struct Climb {
    lattice: Lattice,
    pulls: Pulls,
    stream: Stream,
    band: Band,
    boxes: u8,
    /// The difficulty that is wanted; nothing where there can't be too much.
    target: Option<i32>,
    /// By how much estimates lie above what is measured then, as far as this climb has seen.
    shift: i32,
    states: u64,
    best: Option<Candidate>,
}

impl Climb {
    fn new(params: &Params, band: Band) -> Self {
        let boxes = params.boxes.unwrap_or(super::CRAFTED_BOXES);
        let (stream, target) = begin(params, band);
        let lattice = Lattice::new(
            usize::from(params.size.width - 2),
            usize::from(params.size.height - 2),
        );
        Self {
            lattice,
            pulls: Pulls::new(lattice.width, lattice.height, LEVEL_STATES),
            stream,
            band,
            boxes,
            target: target.map(i32::from),
            shift: 0,
            states: 0,
            best: None,
        }
    }

    fn run(mut self, progress: &mut dyn FnMut(u64)) -> Result<Level, NoLevel> {
        let mut told = 0;
        while !self.is_done() {
            // Rooms that come to nothing are not searched, but shall not go on for ever.
            self.states += 1;
            let Some(first) = room::carve(&self.lattice, self.boxes.into(), &mut self.stream)
            else {
                continue;
            };
            let Some((mut worth, mut plan)) = self.judge(&first, i32::MIN) else {
                continue;
            };
            let (mut top, mut failures) = (worth, 0);
            // Where searches are large the budget could end before the patience, in a room that may not be shown.
            let stale = self.states + self.band.budget(self.boxes) / SHARE;
            while failures < PATIENCE
                && (self.best.is_some() || self.states < stale)
                && !self.is_done()
            {
                if self.states >= told + super::STRIDE {
                    told = self.states;
                    progress(told);
                }
                failures += 1;
                let Some(next) = room::change(&self.lattice, &plan, &mut self.stream) else {
                    continue;
                };
                let slack = self.stream.below(SLACK + 1);
                let least = worth - (slack * slack / SLACK) as i32;
                if let Some((here, next)) = self.judge(&next, least) {
                    (worth, plan) = (here, next);
                    if worth > top {
                        (top, failures) = (worth, 0);
                    }
                }
            }
        }
        let (lattice, states) = (self.lattice, self.states);
        self.best
            .map(|candidate| level(&lattice, candidate, states))
            .ok_or(NoLevel { states })
    }

    fn is_done(&self) -> bool {
        let is_taken = || {
            let (target, best) = (self.target?, self.best.as_ref()?);
            Some(-TAKEN * best.worth <= target)
        };
        let is_spent = self.states >= self.band.budget(self.boxes);
        // Without a target the usual budget goes on what is already hard enough.
        let is_hard = || {
            let best = self.best.as_ref()?;
            let difficulty = best.measure.difficulty(best.pushes);
            Some(self.target.is_none() && self.band.holds(difficulty, self.boxes))
        };
        is_spent || is_taken() == Some(true) || self.states >= ENOUGH && is_hard() == Some(true)
    }

    /// What a room is worth, and the room to go on with; nothing below `least`.
    fn judge(&mut self, plan: &Plan, least: i32) -> Option<(i32, Plan)> {
        // A difficulty has about four times its pushes.
        let deepest = self.target.map_or(u16::MAX, |target| target as u16 / 4 + 4);
        self.states += self.pulls.search(plan, ROOM_STATES, deepest);
        let choice = self.choose(plan)?;
        if choice.worth < least {
            return None;
        }
        let mut found = trace(&self.lattice, &self.pulls, plan, choice.start);
        let next = if self.stream.chance(TRIMMED, 100) {
            found.plan
        } else {
            *plan
        };
        if self.band <= Band::Medium {
            found.plan.floor = room::spare(&self.lattice, found.plan.floor, plan.floor);
        }
        let is_pleasing = room::pleases(&self.lattice, &found.plan);
        let worth = choice.worth - if is_pleasing { 0 } else { UNSIGHTLY };
        if worth < least {
            return None;
        }
        let is_near = self.target.is_none_or(|target| -NEAR * worth <= target);
        let is_better = self.best.as_ref().is_none_or(|best| worth > best.worth);
        if is_pleasing && is_near && is_better {
            self.finish(found, choice.estimate);
        }
        Some((worth, next))
    }

    /// The position of a searched room that is worth most, by estimates; none where every position has a box at home.
    fn choose(&self, plan: &Plan) -> Option<Choice> {
        let bound = Bound::new(&self.lattice, plan);
        let mut best: Option<Choice> = None;
        for start in 0..self.pulls.len() {
            let state = self.pulls.state(start);
            if !(state.boxes & plan.goals).is_empty() {
                continue;
            }
            let (depth, turns) = (i32::from(state.depth), i32::from(state.turns));
            let least = depth + 8 * turns;
            let most = least + 3 * depth;
            // The bound costs more than all else here, so it is left out where it can't matter.
            let ceiling = match self.target {
                None => most + PUSH * depth,
                Some(target) => -(least - target - self.shift)
                    .max(target + self.shift - most)
                    .max(0),
            };
            if best.as_ref().is_some_and(|best| ceiling <= best.worth) {
                continue;
            }
            // Each push but the counterintuitive ones brings the bound down by one, and each of these up.
            let estimate = least + 3 * (depth - i32::from(bound.of(state.boxes)));
            let worth = match self.target {
                None => estimate + PUSH * depth,
                Some(target) => -(estimate - target - self.shift).abs(),
            };
            if best.as_ref().is_none_or(|best| worth > best.worth) {
                best = Some(Choice {
                    worth,
                    estimate,
                    start,
                });
            }
        }
        best
    }

    /// Measures a level, and keeps it if it is worth more than the best so far.
    fn finish(&mut self, found: Found, estimate: i32) {
        self.states += self.pulls.search(&found.plan, LEVEL_STATES, u16::MAX);
        let free = found.plan.floor.without(found.boxes);
        let region = self.lattice.flood(Wide::one(found.player), free);
        // Nothing where the level has more states than are looked for.
        let Some(start) = self.pulls.find(found.boxes, region) else {
            return;
        };
        let pushes = u32::from(self.pulls.state(start).depth);
        let measure = measure(&self.lattice, &self.pulls, &found.plan, start);
        let difficulty = measure.difficulty(pushes);
        let worth = match self.target {
            None => difficulty as i32 + PUSH * pushes as i32,
            Some(target) => {
                self.shift += (estimate - difficulty as i32 - self.shift) / 2;
                let outside = if self.band.holds(difficulty, self.boxes) {
                    0
                } else {
                    OUTSIDE
                };
                -(difficulty as i32 - target).abs() - outside
            }
        };
        if self.best.as_ref().is_none_or(|best| worth > best.worth) {
            self.best = Some(Candidate {
                worth,
                found,
                pushes,
                measure,
            });
        }
    }
}

/// The level as the rest of the game knows levels.
fn level(lattice: &Lattice, candidate: Candidate, states: u64) -> Level {
    let Candidate {
        found,
        pushes,
        measure,
        ..
    } = candidate;
    let (width, floor) = (lattice.width, found.plan.floor);
    let (mut left, mut right, mut top, mut bottom) = (width, 0, lattice.height, 0);
    for cell in floor.cells() {
        let (x, y) = (cell % width, cell / width);
        (left, right) = (left.min(x), right.max(x));
        (top, bottom) = (top.min(y), bottom.max(y));
    }
    let size = Size::new((right - left + 3) as u16, (bottom - top + 3) as u16);
    let void = Square {
        tile: Tile::Outside,
        piece: None,
    };
    let mut squares = Grid::filled(size, void);
    let place = |cell: usize| {
        Cell::new(
            (cell % width - left + 1) as i16,
            (cell / width - top + 1) as i16,
        )
    };
    for cell in floor.cells() {
        let middle = place(cell);
        for (dx, dy) in (-1..=1).flat_map(|dy| (-1..=1).map(move |dx| (dx, dy))) {
            let wall = Square {
                tile: Tile::Wall,
                piece: None,
            };
            let beside = Cell::new(middle.x + dx, middle.y + dy);
            if squares.at(beside) == Some(&void) {
                squares.put(beside, wall);
            }
        }
    }
    for cell in floor.cells() {
        let is_goal = found.plan.goals.has(cell);
        let piece = if found.boxes.has(cell) {
            Some(Piece::Box)
        } else {
            (cell == found.player).then_some(Piece::Player)
        };
        let tile = if is_goal { Tile::Goal } else { Tile::Floor };
        squares.put(place(cell), Square { tile, piece });
    }
    let position = Setup { squares }
        .level()
        .expect("the room is closed and connected, and no box stands on a goal");
    Level {
        position,
        solution: found.moves,
        pushes,
        measure: Some(measure),
        states,
    }
}
