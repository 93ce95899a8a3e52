//! A grid of cells in flat colours, as one thing to draw: a texture on the screen, and few paths in a text.

use super::{Ink, Point};

/// Cells in flat colours, each one board unit wide.
#[derive(Clone, PartialEq, Debug)]
pub struct Field {
    /// Its upper left corner.
    pub corner: Point,
    pub width: usize,
    /// Row by row: 0 for nothing, and else one more than the place of a colour among `inks`.
    pub cells: Vec<u8>,
    pub inks: &'static [Ink],
}
