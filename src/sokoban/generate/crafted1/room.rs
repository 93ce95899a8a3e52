//! The rooms that `crafted1` begins with, how it changes them, and what it asks of their looks.
//! Nothing here knows how hard a room is.
//! Invariant: the floor of every room is connected and holds its goals.

use super::{
    bits::{Bits, Lattice, Wide},
    pulls::Plan,
};
use crate::{grid::Dir, seed::Stream};

/// The ways to begin a room.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Style {
    /// A winding hollow.
    Cave,
    /// Rooms side by side with a door or two between them.
    Chambers,
    /// A cave, and its mirror image.
    Mirrored,
    /// A small room with a few pillars.
    Compact,
}

/// The cells of the largest beginning, and the widest and highest part of the inside that is parted into chambers: on
/// large boards a search of more would not come to an end.
const MOST_FLOOR: usize = 44;
const WIDEST: usize = 8;

/// A room of a style drawn at random, with goals; nothing where the draw came to nothing.
pub fn carve(lattice: &Lattice, boxes: usize, stream: &mut Stream) -> Option<Plan> {
    let style = [
        Style::Cave,
        Style::Cave,
        Style::Chambers,
        Style::Mirrored,
        Style::Compact,
    ][stream.below(5) as usize];
    let cells = lattice.width * lattice.height;
    let floor = match style {
        Style::Cave => grow(
            lattice,
            share(cells, 45, 65, stream).min(MOST_FLOOR),
            stream,
        ),
        Style::Chambers => chambers(lattice, stream),
        Style::Mirrored => {
            let half = share(cells, 25, 40, stream).min(MOST_FLOOR * 5 / 8);
            let half = grow(lattice, half, stream);
            half | mirrored(lattice, half)
        }
        Style::Compact => grow(lattice, share(cells, 30, 45, stream).min(34), stream),
    };
    let floor = lattice.flood(Wide::one(floor.first()), floor);
    if (floor.count() as usize) < 3 * boxes + 3 {
        return None;
    }
    let goals = strew(lattice, floor, boxes, stream)?;
    Some(Plan { floor, goals })
}

/// A part of `cells` between two shares in a hundred.
fn share(cells: usize, least: usize, most: usize, stream: &mut Stream) -> usize {
    let (least, most) = (cells * least / 100, cells * most / 100);
    least + stream.below((most - least + 1) as u32) as usize
}

/// One of the cells of a set that is not empty.
fn pick(cells: Wide, stream: &mut Stream) -> usize {
    let number = stream.below(cells.count()) as usize;
    cells.cells().nth(number).expect("drawn below the count")
}

/// Grows from a cell near the middle until it has so many cells; what has two neighbours already is taken more often.
fn grow(lattice: &Lattice, size: usize, stream: &mut Stream) -> Wide {
    let (width, height) = (lattice.width, lattice.height);
    let mut floor = Wide::one(height / 2 * width + width / 2);
    while (floor.count() as usize) < size {
        let cell = pick(lattice.around(floor).without(floor), stream);
        let near = (lattice.around(Wide::one(cell)) & floor).count();
        if near > 1 || stream.chance(1, 2) {
            floor = floor | Wide::one(cell);
        }
    }
    floor
}

/// Two to four rooms in a row or in a square, parted by walls with a door each.
fn chambers(lattice: &Lattice, stream: &mut Stream) -> Wide {
    let (width, height) = (lattice.width.min(WIDEST), lattice.height.min(WIDEST));
    let mut floor = Wide::NONE;
    let column = 2 + stream.below(width.saturating_sub(4).max(1) as u32) as usize;
    let row = 2 + stream.below(height.saturating_sub(4).max(1) as u32) as usize;
    let (upright, level) = [(true, false), (false, true), (true, true)][stream.below(3) as usize];
    for (x, y) in (0..height).flat_map(|y| (0..width).map(move |x| (x, y))) {
        if !(upright && x == column || level && y == row || stream.chance(1, 7)) {
            floor = floor | Wide::one(y * lattice.width + x);
        }
    }
    // Doors: cells of the walls between floor on both sides, until all is one.
    for _ in 0..12 {
        let first = lattice.flood(Wide::one(floor.first()), floor);
        if first == floor {
            break;
        }
        let doors = lattice.around(first) & lattice.around(floor.without(first));
        let doors = doors.without(floor);
        if doors.is_empty() {
            floor = first;
            break;
        }
        floor = floor | Wide::one(pick(doors, stream));
    }
    floor
}

/// The set turned left to right.
fn mirrored(lattice: &Lattice, cells: Wide) -> Wide {
    cells.cells().fold(Wide::NONE, |image, cell| {
        image | Wide::one(mirror(lattice, cell))
    })
}

const fn mirror(lattice: &Lattice, cell: usize) -> usize {
    let (x, y) = (cell % lattice.width, cell / lattice.width);
    y * lattice.width + lattice.width - 1 - x
}

/// Goals in one group, in two, or anywhere.
fn strew(lattice: &Lattice, floor: Wide, boxes: usize, stream: &mut Stream) -> Option<Wide> {
    let kind = stream.below(4);
    let mut goals = Wide::NONE;
    for number in 0..boxes {
        let near = lattice.around(goals) & floor;
        let near = near.without(goals);
        let is_apart = match kind {
            0 => stream.chance(1, 2),
            1 => number == boxes / 2,
            _ => false,
        };
        let choice = if is_apart || near.is_empty() {
            floor.without(goals)
        } else {
            near
        };
        if choice.is_empty() {
            return None;
        }
        goals = goals | Wide::one(pick(choice, stream));
    }
    Some(goals)
}

/// A room with one to three changes; nothing where they break it.
pub fn change(lattice: &Lattice, plan: &Plan, stream: &mut Stream) -> Option<Plan> {
    let mut plan = *plan;
    for _ in 0..=stream.below(3) {
        match stream.below(8) {
            0..=2 => {
                let walls = lattice.around(plan.floor).without(plan.floor);
                if !walls.is_empty() {
                    plan.floor = plan.floor | Wide::one(pick(walls, stream));
                }
            }
            3 | 4 => {
                let bare = plan.floor.without(plan.goals);
                plan.floor = plan.floor ^ Wide::one(pick(bare, stream));
            }
            5 | 6 => {
                let goal = Wide::one(pick(plan.goals, stream));
                let near = lattice.around(goal) & plan.floor;
                let near = near.without(plan.goals);
                if !near.is_empty() {
                    plan.goals = plan.goals ^ goal | Wide::one(pick(near, stream));
                }
            }
            _ => {
                let goal = Wide::one(pick(plan.goals, stream));
                let rest = plan.goals ^ goal;
                let near = lattice.around(rest) & plan.floor;
                let near = near.without(plan.goals);
                if !near.is_empty() {
                    plan.goals = rest | Wide::one(pick(near, stream));
                }
            }
        }
    }
    let whole = lattice.flood(Wide::one(plan.goals.first()), plan.floor);
    (whole == plan.floor && !has_open_block(lattice, plan.floor)).then_some(plan)
}

/// The floor that a solution uses, with some of what it does not: a level that is not hard need not show the way by its
/// walls. At most a twelfth is added.
pub fn spare(lattice: &Lattice, used: Wide, floor: Wide) -> Wide {
    let beside = lattice.around(used) & floor.without(used);
    let most = used.count() as usize / 12;
    let spare = beside.cells().take(most);
    spare.fold(used, |floor, cell| floor | Wide::one(cell))
}

/// Whether floor of three by four lies open somewhere: nothing happens there, and it takes states by the thousand.
pub fn has_open_block(lattice: &Lattice, floor: Wide) -> bool {
    let thick = |cells: Wide, dir| cells & lattice.step(cells, dir);
    let wide = thick(thick(floor, Dir::Left), Dir::Left);
    let high = thick(thick(floor, Dir::Up), Dir::Up);
    let blocks = [
        thick(thick(thick(wide, Dir::Up), Dir::Up), Dir::Up),
        thick(thick(thick(high, Dir::Left), Dir::Left), Dir::Left),
    ];
    !(blocks[0] | blocks[1]).is_empty()
}

/// Cells with floor on two opposite sides and on no other, left and right, and above and below.
fn corridors(lattice: &Lattice, floor: Wide) -> [Wide; 2] {
    let [up, right, down, left] = Dir::ALL.map(|dir| lattice.step(floor, dir));
    [
        (floor & left & right).without(up | down),
        (floor & up & down).without(left | right),
    ]
}

/// Whether a room pleases: no corridor of more than three cells, few corridors, and two goals side by side.
pub fn pleases(lattice: &Lattice, plan: &Plan) -> bool {
    let [level, upright] = corridors(lattice, plan.floor);
    let four = |cells: Wide, dir| {
        let two = cells & lattice.step(cells, dir);
        two & lattice.step(lattice.step(two, dir), dir)
    };
    let long = four(level, Dir::Left) | four(upright, Dir::Up);
    let share = 6 * (level | upright).count() <= plan.floor.count();
    let is_grouped = !(lattice.around(plan.goals) & plan.goals).is_empty();
    long.is_empty() && share && is_grouped && !has_open_block(lattice, plan.floor)
}
