//! Kruskal's spanning tree (1956) with the walls in random order: a wall falls where it parts two groups of rooms.

use super::rooms::Rooms;
use crate::{grid::Dir, seed::Stream};

pub(super) fn carve(rooms: &mut Rooms, stream: &mut Stream) {
    // Twice the room, and one more for the wall below it in place of the one to its right.
    let mut walls = Vec::new();
    for room in 0..rooms.count() {
        for (bit, dir) in [Dir::Right, Dir::Down].into_iter().enumerate() {
            if rooms.beside(room, dir).is_some() {
                walls.push(2 * room + bit as u32);
            }
        }
    }
    let mut groups: Vec<u32> = (0..rooms.count()).collect();
    // Fisher and Yates: each wall is drawn from those that are left.
    for left in (1..=walls.len()).rev() {
        walls.swap(left - 1, stream.below(left as u32) as usize);
        let (room, bit) = (walls[left - 1] / 2, walls[left - 1] % 2);
        let dir = [Dir::Right, Dir::Down][bit as usize];
        let there = rooms.beside(room, dir).expect("listed above");
        let (from, to) = (group(&mut groups, room), group(&mut groups, there));
        if from != to {
            groups[from as usize] = to;
            rooms.open(room, dir);
        }
    }
}

/// The room that stands for the group of a room; the way there is halved as it is gone.
fn group(groups: &mut [u32], mut room: u32) -> u32 {
    while groups[room as usize] != room {
        let over = groups[groups[room as usize] as usize];
        groups[room as usize] = over;
        room = over;
    }
    room
}
