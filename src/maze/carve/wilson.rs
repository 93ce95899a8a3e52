//! Wilson's algorithm (1996): random walks from every room to what is joined already, each without its loops, so that
//! every spanning tree is equally likely.

use super::rooms::Rooms;
use crate::{grid::Dir, seed::Stream};

pub(super) fn carve(rooms: &mut Rooms, stream: &mut Stream) {
    let mut joined = vec![false; rooms.count() as usize];
    joined[stream.below(rooms.count()) as usize] = true;
    // Where a walk left each room for the last time: what came between was a loop.
    let mut left = vec![Dir::Up; joined.len()];
    for start in 0..rooms.count() {
        let mut room = start;
        while !joined[room as usize] {
            let step = rooms.draw(room, stream, |_, _| true);
            let (dir, there) = step.expect("a room alone is joined from the start");
            left[room as usize] = dir;
            room = there;
        }
        room = start;
        while !joined[room as usize] {
            let dir = left[room as usize];
            joined[room as usize] = true;
            rooms.open(room, dir);
            room = rooms.beside(room, dir).expect("a walk went there");
        }
    }
}
