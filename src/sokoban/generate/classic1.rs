//! The generator `classic1`: carve a room at random, strew boxes and goals over it, and let a search decide.
//! It plans nothing, so most of what it makes is thrown away; what is left is varied and surely solvable. It is an old
//! recipe, kept but for three things: a room that fills less than three quarters of the asked columns or rows is
//! thrown away, so that the size means something; each room is strewn several times before the next is carved; and
//! what the walls alone forbid is not searched. The last two change the time, and next to nothing in what is given.
//! Its levels are published: not a draw, not a count, not the order of anything here may change any more.
//! Invariant: a level is a function of the parameters alone, and has a solution that is given with it.

use super::{
    super::{
        Piece, Setup, Square, Tile,
        solve::{Answer, breadth::breadth_first},
    },
    Level, MOST_BOXES, NoLevel, Params, STRIDE,
    room::Room,
};
use crate::{
    grid::{Cell, Grid, Size},
    seed::Stream,
};

/// What takes more states than this to solve is thrown away.
const THRESHOLD: u64 = 20_000;
/// All that is searched, strewn and carved may take this many states.
pub const BUDGET: u64 = 400_000;
/// The price of a room, in states: it takes about as long.
const ROOM: u64 = 4;
/// How often one room is strewn before the next is carved: carving takes the most time, and few strewings can be
/// solved.
const STREWINGS: u32 = 16;

/// Makes the level of these parameters.
///
/// # Errors
/// [`NoLevel`] when the budget ends first, always after the same number of states.
pub fn generate(params: &Params, progress: &mut dyn FnMut(u64)) -> Result<Level, NoLevel> {
    let number = params
        .boxes
        .map_or_else(|| "?".to_owned(), |boxes| boxes.to_string());
    let label = format!("classic1 {} {number}", params.size);
    let mut stream = Stream::new(&label, &params.seed);
    let mut room = Room::new(params.size);
    let (mut states, mut told) = (0, 0);
    while states < BUDGET {
        if states >= told + STRIDE {
            told = states;
            progress(states);
        }
        states += ROOM;
        if !room.carve(&mut stream) {
            continue;
        }
        let floor = room.floor();
        for _ in 0..STREWINGS {
            let Some(pieces) = strew(&mut stream, &room, &floor, params.boxes) else {
                break;
            };
            states += 1;
            if pieces.hopeless(&room) {
                continue;
            }
            let position = setup(&room, &floor, &pieces)
                .level()
                .expect("the room is closed and connected, and no box stands on a goal");
            let threshold = THRESHOLD.min(BUDGET.saturating_sub(states));
            let report = breadth_first(&position, threshold, &mut |effort| {
                progress(states + effort.nodes);
            });
            states += report.effort.nodes;
            if let Answer::Solved { moves, pushes } = report.answer {
                return Ok(Level {
                    position,
                    solution: moves,
                    pushes,
                    measure: None,
                    states,
                });
            }
        }
    }
    Err(NoLevel { states })
}

/// What is strewn over a room; no cell is named twice.
struct Pieces {
    boxes: Vec<usize>,
    goals: Vec<usize>,
}

impl Pieces {
    /// Whether the walls alone forbid every way of sending each box to a goal of its own. The search would find the
    /// same, at many states' cost.
    fn hopeless(&self, room: &Room) -> bool {
        let origins: Vec<Vec<bool>> = self.goals.iter().map(|goal| room.origins(*goal)).collect();
        !assign(&self.boxes, &origins, 0)
    }
}

/// Whether every box can be given a goal that is not in `taken`, a bit for each.
fn assign(boxes: &[usize], all: &[Vec<bool>], taken: u32) -> bool {
    let Some((first, others)) = boxes.split_first() else {
        return true;
    };
    all.iter().enumerate().any(|(goal, origins)| {
        taken & (1 << goal) == 0 && origins[*first] && assign(others, all, taken | 1 << goal)
    })
}

/// Strews boxes and goals over the floor, or nothing where it is too small for them.
fn strew(stream: &mut Stream, room: &Room, floor: &[usize], boxes: Option<u8>) -> Option<Pieces> {
    let mut free: Vec<usize> = floor
        .iter()
        .copied()
        .filter(|cell| *cell != room.start())
        .collect();
    let boxes = boxes.map_or_else(
        || (free.len() / 5 + 1).min(usize::from(MOST_BOXES)),
        usize::from,
    );
    if free.len() < 2 * boxes {
        return None;
    }
    let mut place = || free.swap_remove(stream.below(free.len() as u32) as usize);
    let boxes: Vec<usize> = (0..boxes).map(|_| place()).collect();
    let goals = boxes.iter().map(|_| place()).collect();
    Some(Pieces { boxes, goals })
}

/// The level in this room, without empty margins.
fn setup(room: &Room, floor: &[usize], pieces: &Pieces) -> Setup {
    let (left, top, right, bottom) = room.bounds();
    let size = Size::new((right - left + 3) as u16, (bottom - top + 3) as u16);
    let mut squares = Grid::filled(
        size,
        Square {
            tile: Tile::Outside,
            piece: None,
        },
    );
    let spot = |cell: usize| {
        let (x, y) = room.place(cell);
        Cell::new((x - left + 1) as i16, (y - top + 1) as i16)
    };
    for &cell in floor {
        let Cell { x, y } = spot(cell);
        for near in (-1..=1).flat_map(|dy| (-1..=1).map(move |dx| Cell::new(x + dx, y + dy))) {
            if let Some(square) = squares.at_mut(near) {
                square.tile = Tile::Wall;
            }
        }
    }
    for &cell in floor {
        let tile = if pieces.goals.contains(&cell) {
            Tile::Goal
        } else {
            Tile::Floor
        };
        let piece = if pieces.boxes.contains(&cell) {
            Some(Piece::Box)
        } else {
            (cell == room.start()).then_some(Piece::Player)
        };
        squares.put(spot(cell), Square { tile, piece });
    }
    Setup { squares }
}
