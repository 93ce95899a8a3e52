//! Which sides of a box the player can walk between, for every place a single box could stand on.
//! A box parts the floor only where it stands on a cut vertex; one depth-first search finds all of them (Hopcroft and
//! Tarjan, 1973), and afterwards each question takes a handful of comparisons on a floor of any size.
//! Invariant: two places lie in the same part around a box exactly when the player can walk from one to the other
//! while the box stands there and nothing else moves.

use super::{Floor, NOWHERE, Place, back};

/// The parts into which one box divides the floor, for each place of the box.
pub(crate) struct Sides {
    /// When the search first came to a place, counted from 1; 0 where it never came.
    enter: Vec<u32>,
    /// The last arrival below a place in the tree of the search.
    leave: Vec<u32>,
    /// The directions, as bits, in which a subtree hangs that only this place joins to the rest.
    apart: Vec<u8>,
    /// The direction back to where the search came from.
    up: Vec<u8>,
}

impl Sides {
    /// Searches all that is joined to `root` without stepping on a blocked place.
    pub(crate) fn new(floor: &Floor, blocked: &[bool], root: Place) -> Self {
        let mut sides = Self {
            enter: vec![0; floor.len()],
            leave: vec![0; floor.len()],
            apart: vec![0; floor.len()],
            up: vec![0; floor.len()],
        };
        sides.search(floor, blocked, root);
        sides
    }

    fn search(&mut self, floor: &Floor, blocked: &[bool], root: Place) {
        // The earliest arrival that a subtree is joined to other than through its own top.
        let mut low = vec![0; floor.len()];
        let mut clock = 1;
        let mut stack = vec![(root, 0)];
        self.enter[root as usize] = clock;
        low[root as usize] = clock;
        while let Some((here, dir)) = stack.last_mut() {
            let (place, way) = (*here as usize, *dir);
            *dir += 1;
            if way < 4 {
                let there = floor.next(*here, way);
                if there == NOWHERE || blocked[there as usize] {
                    continue;
                }
                let ahead = there as usize;
                if self.enter[ahead] != 0 {
                    low[place] = low[place].min(self.enter[ahead]);
                    continue;
                }
                clock += 1;
                self.enter[ahead] = clock;
                low[ahead] = clock;
                self.up[ahead] = back(way) as u8;
                stack.push((there, 0));
                continue;
            }
            self.leave[place] = clock;
            stack.pop();
            if let Some((above, tried)) = stack.last() {
                let above = *above as usize;
                low[above] = low[above].min(low[place]);
                if low[place] >= self.enter[above] {
                    self.apart[above] |= 1 << (tried - 1);
                }
            }
        }
    }

    /// Whether the search came here: whether anything can ever walk or be pushed here from the root.
    pub(crate) fn joined(&self, place: Place) -> bool {
        self.enter[place as usize] != 0
    }

    /// The part around a box at `around` in which the player at `at` stands, named by a direction from 0 to 3.
    ///
    /// Both places must be joined to the root, and differ.
    pub(crate) fn part(&self, floor: &Floor, around: Place, at: Place) -> usize {
        let mut apart = self.apart[around as usize];
        let when = self.enter[at as usize];
        while apart != 0 {
            let dir = apart.trailing_zeros() as usize;
            let top = floor.next(around, dir) as usize;
            if (self.enter[top]..=self.leave[top]).contains(&when) {
                return dir;
            }
            apart &= apart - 1;
        }
        usize::from(self.up[around as usize])
    }

    /// The pushes of a lone box, backwards: from a box at `at`, with the player in the part `part` around it, to where
    /// it was pushed from and the part in which the player stood for it.
    pub(crate) fn pulls(
        &self,
        floor: &Floor,
        at: Place,
        part: usize,
    ) -> impl Iterator<Item = (Place, usize)> {
        (0..4).filter_map(move |dir| {
            let from = self.open(floor, at, back(dir))?;
            let behind = self.open(floor, from, back(dir))?;
            (self.part(floor, at, from) == part).then(|| (from, self.part(floor, from, behind)))
        })
    }

    /// The pushes of a lone box: where it comes to, and the part around it in which it leaves the player.
    pub(crate) fn pushes(
        &self,
        floor: &Floor,
        at: Place,
        part: usize,
    ) -> impl Iterator<Item = (Place, usize)> {
        (0..4).filter_map(move |dir| {
            let to = self.open(floor, at, dir)?;
            let behind = self.open(floor, at, back(dir))?;
            (self.part(floor, at, behind) == part).then(|| (to, self.part(floor, to, at)))
        })
    }

    /// The parts around a box at `at`, without repetition.
    pub(crate) fn parts(&self, floor: &Floor, at: Place) -> impl Iterator<Item = usize> {
        let sides = (0..4).filter_map(move |dir| self.open(floor, at, dir));
        let parts = sides.fold(0, |parts, side| parts | 1 << self.part(floor, at, side));
        (0..4).filter(move |part| parts >> part & 1 == 1)
    }

    /// The place one step away, if it is joined to the root.
    fn open(&self, floor: &Floor, place: Place, dir: usize) -> Option<Place> {
        Some(floor.next(place, dir)).filter(|next| *next != NOWHERE && self.joined(*next))
    }
}
