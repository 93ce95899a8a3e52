//! The recursive backtracker with a list in place of the recursion: a random depth-first search of all rooms.

use super::rooms::Rooms;
use crate::seed::Stream;

pub(super) fn carve(rooms: &mut Rooms, stream: &mut Stream) {
    let mut seen = vec![false; rooms.count() as usize];
    // From the room at the entrance, since the list is then the way from there: a long one.
    seen[0] = true;
    let mut list = vec![0];
    while let Some(room) = list.last().copied() {
        match rooms.draw(room, stream, |_, there| !seen[there as usize]) {
            Some((dir, there)) => {
                rooms.open(room, dir);
                seen[there as usize] = true;
                list.push(there);
            }
            None => {
                list.pop();
            }
        }
    }
}
