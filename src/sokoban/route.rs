//! Ways across one board: where the player can walk, and how one box can be pushed while the others stand still.
//! All ways are shortest ones, and ties are broken by the order of [`Dir::ALL`], so that they never depend on chance.
//! Invariant: playing a way that is given here from its position is never refused.
