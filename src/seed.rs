//! Seeds, and the one random stream that all generators draw from.
//! A seed is any text, counted byte for byte. The stream is ChaCha8, which is documented as fixed, with a bounded
//! draw of our own, since the range sampling of random libraries changes between their versions.
//! Invariant: the same label and the same seed give the same draws on every machine, for ever.

use rand_chacha::{
    ChaCha8Rng,
    rand_core::{Rng, SeedableRng},
};
use std::fmt;

/// The longest seed that a link or the command line may carry, in bytes.
pub const LONGEST: usize = 64;

/// The text a level grows from.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Seed(String);

/// Why a text is no seed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SeedError {
    Empty,
    /// Longer than [`LONGEST`]; carries its length in bytes.
    Long(usize),
}

impl fmt::Display for SeedError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => f.write_str("the seed is empty"),
            Self::Long(length) => write!(
                f,
                "the seed has {length} bytes, and at most {LONGEST} are allowed"
            ),
        }
    }
}

impl std::error::Error for SeedError {}

impl Seed {
    /// Takes any text that is neither empty nor too long.
    ///
    /// # Errors
    /// [`SeedError`] otherwise.
    pub fn new(text: &str) -> Result<Self, SeedError> {
        match text.len() {
            0 => Err(SeedError::Empty),
            length if length > LONGEST => Err(SeedError::Long(length)),
            _ => Ok(Self(text.to_owned())),
        }
    }

    /// Eight letters of Crockford base 32: easy to read aloud, no vowel that spells a word, 40 bits.
    pub fn draw(stream: &mut Stream) -> Self {
        const LETTERS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
        Self(
            (0..8)
                .map(|_| LETTERS[stream.below(32) as usize] as char)
                .collect(),
        )
    }

    /// The `number`-th seed derived from this one; number 0 is the seed itself.
    pub fn derive(&self, number: u32) -> Self {
        match number {
            0 => self.clone(),
            _ => Self::draw(&mut Stream::new(&format!("derive {number}"), self)),
        }
    }

    pub fn text(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A fixed stream of random draws.
pub struct Stream(ChaCha8Rng);

impl Stream {
    /// The stream of a seed for one purpose; the label keeps generators and parameters apart.
    pub fn new(label: &str, seed: &Seed) -> Self {
        let mut text = Vec::with_capacity(label.len() + 1 + seed.0.len());
        text.extend_from_slice(label.as_bytes());
        // No text holds this byte, so that label and seed cannot run into each other.
        text.push(0xff);
        text.extend_from_slice(seed.0.as_bytes());
        Self(ChaCha8Rng::from_seed(absorb(&text)))
    }

    /// A stream from true randomness.
    pub fn from_entropy(entropy: [u8; 32]) -> Self {
        Self(ChaCha8Rng::from_seed(entropy))
    }

    /// A number from 0 up to, not including, `bound`, each equally likely.
    ///
    /// Lemire's multiplication with rejection (2019), in integers.
    ///
    /// # Panics
    /// When `bound` is 0.
    pub fn below(&mut self, bound: u32) -> u32 {
        assert!(bound > 0, "a draw needs at least one outcome");
        loop {
            let product = u64::from(self.0.next_u32()) * u64::from(bound);
            let low = product as u32;
            // The threshold is below the bound, so that the division is seldom needed.
            if low >= bound || low >= bound.wrapping_neg() % bound {
                return (product >> 32) as u32;
            }
        }
    }

    /// True `part` times out of `whole`.
    pub fn chance(&mut self, part: u32, whole: u32) -> bool {
        self.below(whole) < part
    }
}

/// Folds a text of any length into a key, block by block through ChaCha8 itself; the length goes first, so that
/// texts which differ only in trailing zeros differ in their keys.
fn absorb(text: &[u8]) -> [u8; 32] {
    let mut key = [0; 32];
    key[..8].copy_from_slice(&(text.len() as u64).to_le_bytes());
    for block in text.chunks(32) {
        for (byte, more) in key.iter_mut().zip(block) {
            *byte ^= more;
        }
        let mut stream = ChaCha8Rng::from_seed(key);
        stream.fill_bytes(&mut key);
    }
    key
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stream(seed: &str) -> Stream {
        Stream::new("test", &Seed::new(seed).expect("short"))
    }

    #[test]
    fn the_stream_is_pinned() {
        let mut draws = stream("K7QX2M9P");
        let drawn: Vec<u32> = (0..8).map(|_| draws.below(1000)).collect();
        assert_eq!(drawn, PINNED);
    }

    const PINNED: [u32; 8] = [489, 907, 647, 27, 180, 835, 112, 581];

    #[test]
    fn label_and_seed_do_not_run_together() {
        let first = Stream::new("ab", &Seed::new("c").expect("short")).below(u32::MAX);
        let second = Stream::new("a", &Seed::new("bc").expect("short")).below(u32::MAX);
        assert_ne!(first, second);
    }

    #[test]
    fn draws_stay_below_the_bound_and_reach_every_value() {
        let mut draws = stream("bounds");
        for bound in 1..40 {
            let mut seen = vec![false; bound as usize];
            for _ in 0..2000 {
                seen[draws.below(bound) as usize] = true;
            }
            assert!(seen.into_iter().all(|seen| seen), "bound {bound}");
        }
    }

    #[test]
    fn a_seed_is_any_short_text() {
        assert_eq!(Seed::new(""), Err(SeedError::Empty));
        assert_eq!(
            Seed::new(&"x".repeat(65))
                .expect_err("too long")
                .to_string(),
            "the seed has 65 bytes, and at most 64 are allowed"
        );
        assert_eq!(Seed::new("推箱子").expect("short").text(), "推箱子");
    }

    #[test]
    fn derived_seeds_differ() {
        let seed = Seed::new("S").expect("short");
        assert_eq!(seed.derive(0), seed);
        assert_ne!(seed.derive(1), seed.derive(2));
        assert_eq!(seed.derive(1).text().len(), 8);
    }
}
