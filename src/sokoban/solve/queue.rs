//! The states that wait: by their bound for the whole way, and among equal bounds the deepest first.
//! Bounds and depths are small whole numbers, so a list for each pair serves, and nothing is compared.
//! Invariant: what comes out has the least bound of all that wait, and the most pushes of those.

use super::states::Id;

/// The waiting states.
#[derive(Default)]
pub(crate) struct Queue {
    /// By bound, from the first bound that came on; within, by pushes. The last list of a bound is its deepest.
    bounds: Vec<Vec<Vec<Id>>>,
    first: u32,
    /// No bound before this index has anything waiting.
    least: usize,
}

impl Queue {
    /// Adds a state. No bound may lie below the first one that is added, as none does where bounds are consistent.
    pub(crate) fn push(&mut self, bound: u32, pushes: u32, id: Id) {
        if self.bounds.is_empty() {
            self.first = bound;
        }
        let (index, depth) = ((bound - self.first) as usize, pushes as usize);
        if self.bounds.len() <= index {
            self.bounds.resize_with(index + 1, Vec::new);
        }
        let depths = &mut self.bounds[index];
        if depths.len() <= depth {
            depths.resize_with(depth + 1, Vec::new);
        }
        depths[depth].push(id);
        self.least = self.least.min(index);
    }

    /// Takes out the next state, with its bound and its pushes.
    pub(crate) fn pop(&mut self) -> Option<(u32, u32, Id)> {
        while let Some(depths) = self.bounds.get_mut(self.least) {
            while let Some(deepest) = depths.last_mut() {
                if let Some(id) = deepest.pop() {
                    let bound = self.first + self.least as u32;
                    return Some((bound, depths.len() as u32 - 1, id));
                }
                depths.pop();
            }
            self.least += 1;
        }
        None
    }
}
