//! Search states as words: where the boxes are and which part of the floor the player can walk in.
//! The boxes are a set, so they are packed as a bitmap or as a list in order, whichever is shorter on the level.
//! Invariant: equal words mean the same boxes and the same part of the floor, and the other way round.

use super::super::floor::{Floor, Place};

/// How the states of one level are packed.
pub(crate) struct Packing {
    /// The places where boxes may stand, in order; a box is packed as its index here.
    homes: Vec<Place>,
    codes: Vec<u32>,
    shape: Shape,
    /// Bits for a place of the player, which stand first.
    player: u32,
    width: usize,
}

#[derive(Clone, Copy)]
enum Shape {
    /// One bit for each place where a box may stand.
    Map,
    /// So many bits for each box.
    List(u32),
}

impl Packing {
    /// Packs `boxes` boxes that stand only where `may` is true.
    pub(crate) fn new(floor: &Floor, boxes: usize, may: &[bool]) -> Self {
        let mut codes = vec![0; floor.len()];
        let mut homes = Vec::new();
        for place in (0..floor.len()).filter(|place| may[*place]) {
            codes[place] = homes.len() as u32;
            homes.push(place as Place);
        }
        let bits = bits(homes.len());
        let list = bits as usize * boxes;
        let (shape, used) = match list < homes.len() {
            true => (Shape::List(bits), list),
            false => (Shape::Map, homes.len()),
        };
        let player = self::bits(floor.len());
        Self {
            homes,
            codes,
            shape,
            player,
            width: (player as usize + used).div_ceil(64),
        }
    }

    /// How many words a state takes.
    pub(crate) fn width(&self) -> usize {
        self.width
    }

    /// Packs boxes, given in order, and the first place of the player's part of the floor.
    pub(crate) fn pack(&self, boxes: &[Place], player: Place, key: &mut [u64]) {
        key.fill(0);
        key[0] = u64::from(player);
        match self.shape {
            Shape::Map => {
                for place in boxes {
                    let bit = self.codes[*place as usize] + self.player;
                    key[bit as usize / 64] |= 1 << (bit % 64);
                }
            }
            Shape::List(bits) => {
                let mut bit = self.player;
                for place in boxes {
                    let code = u64::from(self.codes[*place as usize]);
                    let (word, shift) = (bit as usize / 64, bit % 64);
                    key[word] |= code << shift;
                    if shift + bits > 64 {
                        key[word + 1] |= code >> (64 - shift);
                    }
                    bit += bits;
                }
            }
        }
    }

    /// The boxes of a state, in order, and the first place of the player's part.
    pub(crate) fn unpack(&self, key: &[u64], boxes: &mut [Place]) -> Place {
        match self.shape {
            Shape::Map => {
                let mut left = boxes.iter_mut();
                for (index, word) in (0..).zip(key) {
                    let mut word = *word;
                    if index == 0 {
                        word = word >> self.player << self.player;
                    }
                    while word != 0 {
                        let code = 64 * index + word.trailing_zeros() - self.player;
                        *left.next().expect("a state has all its boxes") =
                            self.homes[code as usize];
                        word &= word - 1;
                    }
                }
            }
            Shape::List(bits) => {
                let mut bit = self.player;
                for place in boxes {
                    let (word, shift) = (bit as usize / 64, bit % 64);
                    let mut code = key[word] >> shift;
                    if shift + bits > 64 {
                        code |= key[word + 1] << (64 - shift);
                    }
                    *place = self.homes[(code & ((1 << bits) - 1)) as usize];
                    bit += bits;
                }
            }
        }
        (key[0] & ((1 << self.player) - 1)) as Place
    }
}

/// The bits that tell so many values apart, at least one.
fn bits(values: usize) -> u32 {
    (usize::BITS - values.saturating_sub(1).leading_zeros()).max(1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        grid::{Cell, Grid, Size},
        seed::{Seed, Stream},
        sokoban::{Piece, Setup, Square, Tile},
    };

    fn room(width: u16, height: u16) -> Floor {
        let size = Size::new(width, height);
        let mut squares = Grid::filled(
            size,
            Square {
                tile: Tile::Wall,
                piece: None,
            },
        );
        for cell in size.cells() {
            let rim = cell.x == 0 || cell.y == 0;
            if !rim && cell.x as u16 + 1 < width && cell.y as u16 + 1 < height {
                squares.at_mut(cell).expect("inside").tile = Tile::Floor;
            }
        }
        squares.at_mut(Cell::new(1, 1)).expect("inside").piece = Some(Piece::Player);
        squares.at_mut(Cell::new(2, 1)).expect("inside").piece = Some(Piece::Box);
        squares.at_mut(Cell::new(3, 1)).expect("inside").tile = Tile::Goal;
        Floor::new(Setup { squares }.level().expect("a level").board())
    }

    #[test]
    fn what_is_packed_comes_out_again() {
        let mut stream = Stream::new("packing", &Seed::new("tests").expect("short"));
        for (width, height) in [(5, 3), (7, 6), (11, 9), (60, 40)] {
            let floor = room(width, height);
            let may: Vec<bool> = (0..floor.len()).map(|place| place % 3 != 1).collect();
            let homes: Vec<Place> = (0..floor.len() as Place)
                .filter(|place| may[*place as usize])
                .collect();
            for number in [1, 2, 5, 13, 40, homes.len()] {
                if number > homes.len() {
                    continue;
                }
                let packing = Packing::new(&floor, number, &may);
                let mut key = vec![0; packing.width()];
                for _ in 0..50 {
                    let mut boxes = homes.clone();
                    while boxes.len() > number {
                        boxes.remove(stream.below(boxes.len() as u32) as usize);
                    }
                    let player = stream.below(floor.len() as u32);
                    packing.pack(&boxes, player, &mut key);
                    let mut again = vec![0; number];
                    assert_eq!(packing.unpack(&key, &mut again), player);
                    assert_eq!(again, boxes);
                }
            }
        }
    }
}
