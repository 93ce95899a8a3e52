//! The board as shapes: what to draw, in which order, in which colour of the design tokens; and which cell a point
//! is on. Nothing here knows a screen: [`svg`](crate::svg) and `paint` turn the same shapes into text and triangles.
//! Invariant: shapes are in board units, one cell wide each, with the origin at the top left of the drawn part.
