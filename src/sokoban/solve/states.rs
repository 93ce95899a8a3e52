//! A set of search states in little memory: packed keys in chunks, and an open-addressing table over them.
//! What the bits of a key mean is the affair of [`super::packing`]; here a state is some words and one note.
//! Invariant: states are numbered in the order in which they came, no two have the same key, and two keys are the same
//! only if all their words are; a hash alone never decides.

/// The number of a state in its set.
pub(crate) type Id = u32;

/// States in a chunk, as a power of two: chunks never move, so that growing needs no room for a second copy.
const CHUNK: u32 = 12;

/// The most words that keys, notes and the table may take together: 640 mebibytes, within what a page may hold.
const MOST_WORDS: u64 = 5 << 24;

/// The set of states, each with a note of 64 bits.
pub(crate) struct States {
    /// Words in a key.
    width: usize,
    /// Keys with their notes behind them.
    chunks: Vec<Box<[u64]>>,
    len: Id,
    /// Parts of hashes above numbers counted from 1; 0 is empty. Its length is a power of two.
    table: Vec<u64>,
}

impl States {
    pub(crate) fn new(width: usize) -> Self {
        Self {
            width,
            chunks: Vec::new(),
            len: 0,
            table: vec![0; 1 << 10],
        }
    }

    pub(crate) fn len(&self) -> Id {
        self.len
    }

    /// Whether memory for states is spent: a search must then end as if its budget were.
    pub(crate) fn full(&self) -> bool {
        let kept = u64::from(self.len) * (self.width as u64 + 1);
        kept + self.table.len() as u64 > MOST_WORDS
    }

    pub(crate) fn key(&self, id: Id) -> &[u64] {
        let (chunk, start) = self.slot(id);
        &self.chunks[chunk][start..start + self.width]
    }

    pub(crate) fn note(&self, id: Id) -> u64 {
        let (chunk, start) = self.slot(id);
        self.chunks[chunk][start + self.width]
    }

    pub(crate) fn annotate(&mut self, id: Id, note: u64) {
        let (chunk, start) = self.slot(id);
        self.chunks[chunk][start + self.width] = note;
    }

    /// The state with this key, if there is one.
    pub(crate) fn find(&self, key: &[u64]) -> Option<Id> {
        self.probe(key, hash(key)).ok()
    }

    /// Adds a state; nothing happens if there is one with this key.
    pub(crate) fn insert(&mut self, key: &[u64], note: u64) -> Option<Id> {
        let hash = hash(key);
        let index = self.probe(key, hash).err()?;
        let id = self.len;
        self.len = id
            .checked_add(1)
            .expect("memory ends long before the numbers do");
        self.table[index] = entry(hash, id);
        let (chunk, start) = self.slot(id);
        if chunk == self.chunks.len() {
            self.chunks
                .push(vec![0; (self.width + 1) << CHUNK].into_boxed_slice());
        }
        let words = &mut self.chunks[chunk][start..=start + self.width];
        words[..self.width].copy_from_slice(key);
        words[self.width] = note;
        if u64::from(self.len) * 4 > self.table.len() as u64 * 3 {
            self.grow();
        }
        Some(id)
    }

    fn slot(&self, id: Id) -> (usize, usize) {
        let within = id & ((1 << CHUNK) - 1);
        ((id >> CHUNK) as usize, within as usize * (self.width + 1))
    }

    /// The number of the state with this key, or the index in the table where it would stand.
    fn probe(&self, key: &[u64], hash: u64) -> Result<Id, usize> {
        let mask = self.table.len() - 1;
        let mut index = hash as usize & mask;
        loop {
            let found = self.table[index];
            if found == 0 {
                return Err(index);
            }
            let id = (found as u32).wrapping_sub(1);
            if found >> 32 == hash >> 32 && self.key(id) == key {
                return Ok(id);
            }
            index = (index + 1) & mask;
        }
    }

    fn grow(&mut self) {
        let length = self.table.len() * 2;
        // The old table goes first: both at once would be the peak of the whole search.
        self.table = Vec::new();
        self.table = vec![0; length];
        for id in 0..self.len {
            let hash = hash(self.key(id));
            let mut index = hash as usize & (length - 1);
            while self.table[index] != 0 {
                index = (index + 1) & (length - 1);
            }
            self.table[index] = entry(hash, id);
        }
    }
}

const fn entry(hash: u64, id: Id) -> u64 {
    hash >> 32 << 32 | (id + 1) as u64
}

/// Mixes the words one by one, the order counting; the mixer is the finaliser of SplitMix64 (Stafford's variant 13).
fn hash(key: &[u64]) -> u64 {
    key.iter().fold(0x9e37_79b9_7f4a_7c15, |hash, word| {
        let mut mixed = hash ^ word;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (mixed ^ (mixed >> 31)).wrapping_add(0x9e37_79b9_7f4a_7c15)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn states_are_kept_apart_and_found_again() {
        for width in 1..4 {
            let mut states = States::new(width);
            let key = |number: u64| -> Vec<u64> {
                (0..width as u64).map(|word| number >> word).collect()
            };
            for number in 0..20_000 {
                assert_eq!(states.insert(&key(number), number * 7), Some(number as Id));
                assert_eq!(states.insert(&key(number / 2), 0), None);
            }
            assert_eq!(states.len(), 20_000);
            states.annotate(77, 1);
            for number in 0..20_000 {
                let id = states.find(&key(number)).expect("inserted above");
                assert_eq!(states.key(id), key(number));
                let note = if id == 77 { 1 } else { number * 7 };
                assert_eq!(states.note(id), note);
            }
            assert_eq!(states.find(&key(20_000)), None);
        }
    }
}
