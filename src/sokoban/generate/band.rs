//! How hard a level is, as a number and by name.
//! The number is D = P + 8T + 6C: P the fewest pushes, T the fewest box changes (the first push counts as one) and C the
//! fewest counterintuitive pushes, after which the matching lower bound does not fall, each the least over all
//! solutions with P pushes. Among the measures that were tried on levels by hand, turns tell hard from easy best; how
//! many positions a search looks at tells nothing. Boxes that must be handled twice weigh in through T.
//! Invariant: the names stand in order, and their bands of D do not overlap.

use crate::grid::Size;

/// How hard a level is wanted.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Band {
    Easy,
    Medium,
    Hard,
    Expert,
    Max,
}

impl Band {
    /// In order.
    pub const ALL: [Self; 5] = [
        Self::Easy,
        Self::Medium,
        Self::Hard,
        Self::Expert,
        Self::Max,
    ];

    /// The name in links.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Easy => "easy",
            Self::Medium => "medium",
            Self::Hard => "hard",
            Self::Expert => "expert",
            Self::Max => "max",
        }
    }

    /// The band with this name in links.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|band| band.name() == name)
    }

    /// The difficulties of levels with so many boxes, the last one not included; `None` for [`Band::Max`], which only
    /// has a least.
    pub const fn difficulties(self, boxes: u8) -> Option<(u16, u16)> {
        let edges = EDGES[boxes as usize - 2];
        match self {
            Self::Max => None,
            band => Some((edges[band as usize], edges[band as usize + 1])),
        }
    }

    /// The band of a level by its difficulty; what is below the easy ones is easy too.
    pub fn of(difficulty: u32, boxes: u8) -> Self {
        let edges = EDGES[usize::from(boxes).clamp(2, 6) - 2];
        let above = |band: &&Self| difficulty >= edges[**band as usize].into();
        *Self::ALL.iter().rev().find(above).unwrap_or(&Self::Easy)
    }

    /// Whether a difficulty lies in the band.
    pub fn holds(self, difficulty: u32, boxes: u8) -> bool {
        match self.difficulties(boxes) {
            Some((least, end)) => (least.into()..end.into()).contains(&difficulty),
            None => Self::of(difficulty, boxes) == self,
        }
    }

    /// The states that may be spent on one level with so many boxes; few levels need a quarter of it.
    pub const fn budget(self, boxes: u8) -> u64 {
        let budget = match self {
            Self::Easy => 60_000,
            Self::Medium => 120_000,
            Self::Hard => 300_000,
            Self::Expert => 600_000,
            Self::Max => 6_000_000,
        };
        match boxes {
            ..=4 => budget,
            _ => 2 * budget,
        }
    }
}

/// Where the bands begin, for two boxes to six.
///
/// Those for four boxes stand between levels that are called easy and hard elsewhere. The others follow what the climb
/// reaches on 10x10 within the same number of states, where its median is 150, 205, 228, 216 and 212: two and three
/// boxes have the bands of four in proportion; with five and six the climb reaches no more than with four, but no level
/// has fewer turns than boxes, so the lower bands lie higher.
const EDGES: [[u16; 5]; 5] = [
    [26, 40, 62, 92, 130],
    [35, 54, 85, 125, 180],
    [40, 60, 95, 140, 200],
    [50, 75, 110, 150, 200],
    [60, 85, 115, 150, 195],
];

/// The fewest inside cells of a board on which levels reach the bands, for two boxes to six: measured on boards from
/// 6x6 to 9x9.
const LEAST_CELLS: [[u16; 5]; 5] = [
    [16, 16, 24, 42, 42],
    [16, 16, 20, 30, 42],
    [20, 20, 20, 30, 36],
    [24, 24, 24, 30, 30],
    [30, 30, 30, 30, 36],
];

/// What is known of how hard a level is, beside its pushes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Measure {
    /// T, the fewest box changes.
    pub turns: u32,
    /// C, the fewest counterintuitive pushes.
    pub counterintuitive: u32,
}

impl Measure {
    /// D, of a level with so many pushes.
    pub const fn difficulty(self, pushes: u32) -> u32 {
        pushes + 8 * self.turns + 6 * self.counterintuitive
    }
}

/// Whether levels with so many boxes on a board of this size, outer wall included, reach a band in nearly every case.
pub const fn reaches(band: Band, boxes: u8, size: Size) -> bool {
    let cells = (size.width - 2) * (size.height - 2);
    cells >= LEAST_CELLS[boxes as usize - 2][band as usize]
}
