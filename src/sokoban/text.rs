//! Levels as text.

pub mod runs;
