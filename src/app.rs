//! The whole game as a function of events.

pub mod scene;
