//! Sets of inside cells as bits, row by row, and which cells lie side by side.
//! A set has three words; only the search for positions, which takes nearly all of the time, is also made for sets of one
//! word, where the board has no more than 64 inside cells.
//! Invariant: no set ever holds a cell beyond the inside.

use crate::grid::Dir;
use std::ops::{BitAnd, BitOr, BitXor, Not, Shl, Shr};

/// The inside cells that the widest set can hold.
pub const MOST_CELLS: usize = 192;

/// A set of cells, by their numbers.
pub trait Bits:
    Copy
    + PartialEq
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitXor<Output = Self>
    + Not<Output = Self>
    + Shl<u32, Output = Self>
    + Shr<u32, Output = Self>
{
    const NONE: Self;

    fn one(cell: usize) -> Self;

    /// The least cell.
    ///
    /// The set must not be empty.
    fn first(self) -> usize;

    fn count(self) -> u32;

    /// A wide set of cells that are all within this kind's reach.
    fn narrow(wide: Wide) -> Self;

    fn widen(self) -> Wide;

    /// A number that tells most sets apart.
    fn hash(self) -> u64;

    #[inline(always)]
    fn is_empty(self) -> bool {
        self == Self::NONE
    }

    fn has(self, cell: usize) -> bool {
        !(self & Self::one(cell)).is_empty()
    }

    #[inline(always)]
    fn without(self, other: Self) -> Self {
        self & !other
    }

    /// The cells in order.
    fn cells(self) -> Cells<Self> {
        Cells(self)
    }
}

/// The cells of a set in order.
pub struct Cells<B>(B);

impl<B: Bits> Iterator for Cells<B> {
    type Item = usize;

    fn next(&mut self) -> Option<usize> {
        if self.0.is_empty() {
            return None;
        }
        let cell = self.0.first();
        self.0 = self.0 ^ B::one(cell);
        Some(cell)
    }
}

/// Odd, with its ones well spread: 2^64 over the golden ratio.
const SPREAD: u64 = 0x9e37_79b9_7f4a_7c15;

impl Bits for u64 {
    const NONE: Self = 0;

    #[inline(always)]
    fn one(cell: usize) -> Self {
        1 << cell
    }

    #[inline(always)]
    fn first(self) -> usize {
        self.trailing_zeros() as usize
    }

    fn count(self) -> u32 {
        self.count_ones()
    }

    #[inline(always)]
    fn narrow(wide: Wide) -> Self {
        wide.0[0]
    }

    #[inline(always)]
    fn widen(self) -> Wide {
        Wide([self, 0, 0])
    }

    #[inline(always)]
    fn hash(self) -> u64 {
        self.wrapping_mul(SPREAD)
    }
}

/// A set of up to [`MOST_CELLS`] cells.
#[derive(Clone, Copy, PartialEq)]
pub struct Wide([u64; 3]);

impl BitAnd for Wide {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] & other.0[word]))
    }
}

impl BitOr for Wide {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] | other.0[word]))
    }
}

impl BitXor for Wide {
    type Output = Self;

    fn bitxor(self, other: Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] ^ other.0[word]))
    }
}

impl Not for Wide {
    type Output = Self;

    fn not(self) -> Self {
        Self(self.0.map(|word| !word))
    }
}

impl Shl<u32> for Wide {
    type Output = Self;

    /// By 1 to 63 cells.
    fn shl(self, by: u32) -> Self {
        let [low, middle, high] = self.0;
        let over = 64 - by;
        Self([
            low << by,
            middle << by | low >> over,
            high << by | middle >> over,
        ])
    }
}

impl Shr<u32> for Wide {
    type Output = Self;

    /// By 1 to 63 cells.
    fn shr(self, by: u32) -> Self {
        let [low, middle, high] = self.0;
        let over = 64 - by;
        Self([
            low >> by | middle << over,
            middle >> by | high << over,
            high >> by,
        ])
    }
}

impl Bits for Wide {
    const NONE: Self = Self([0; 3]);

    fn one(cell: usize) -> Self {
        let mut words = [0; 3];
        words[cell / 64] = 1 << (cell % 64);
        Self(words)
    }

    fn first(self) -> usize {
        let mut cell = 0;
        for word in self.0 {
            if word != 0 {
                return cell + word.trailing_zeros() as usize;
            }
            cell += 64;
        }
        cell
    }

    fn count(self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    fn narrow(wide: Wide) -> Self {
        wide
    }

    fn widen(self) -> Wide {
        self
    }

    fn hash(self) -> u64 {
        let [low, middle, high] = self.0;
        let half = (low.wrapping_mul(SPREAD) ^ middle).rotate_left(29);
        (half.wrapping_mul(SPREAD) ^ high)
            .rotate_left(29)
            .wrapping_mul(SPREAD)
    }
}

/// A rectangle of inside cells and what lies beside what.
#[derive(Clone, Copy)]
pub struct Lattice<B = Wide> {
    pub width: usize,
    pub height: usize,
    /// Every cell.
    pub all: B,
    /// The cells with a neighbour to the left, and to the right.
    lefts: B,
    rights: B,
}

impl<B: Bits> Lattice<B> {
    pub fn new(width: usize, height: usize) -> Self {
        let mut lattice = Self {
            width,
            height,
            all: B::NONE,
            lefts: B::NONE,
            rights: B::NONE,
        };
        for cell in 0..width * height {
            let bit = B::one(cell);
            lattice.all = lattice.all | bit;
            if cell % width > 0 {
                lattice.lefts = lattice.lefts | bit;
            }
            if cell % width + 1 < width {
                lattice.rights = lattice.rights | bit;
            }
        }
        lattice
    }

    /// The cells one step on from those of a set; what would leave the inside is lost.
    pub fn step(&self, cells: B, dir: Dir) -> B {
        match dir {
            Dir::Up => cells >> self.width as u32,
            Dir::Down => (cells << self.width as u32) & self.all,
            Dir::Left => (cells & self.lefts) >> 1,
            Dir::Right => (cells & self.rights) << 1,
        }
    }

    /// The cells beside those of a set.
    pub fn around(&self, cells: B) -> B {
        let width = self.width as u32;
        let across = (cells & self.lefts) >> 1 | (cells & self.rights) << 1;
        across | cells >> width | (cells << width) & self.all
    }

    /// What is reached from `from` over `free`, `from` included.
    pub fn flood(&self, from: B, free: B) -> B {
        let width = self.width as u32;
        let mut reached = from;
        loop {
            let across = (reached & self.lefts) >> 1 | (reached & self.rights) << 1;
            let more = (reached | across | reached >> width | reached << width) & free;
            if more == reached {
                return reached;
            }
            reached = more;
        }
    }

    /// The cell one step on, which must be inside.
    pub const fn next(&self, cell: usize, dir: Dir) -> usize {
        match dir {
            Dir::Up => cell - self.width,
            Dir::Down => cell + self.width,
            Dir::Left => cell - 1,
            Dir::Right => cell + 1,
        }
    }
}
