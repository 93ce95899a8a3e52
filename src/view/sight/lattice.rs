//! What lies below the graph: the places of the lattice, hatched where no position is legal, and the counts along its
//! sides, each with a small priest or devil before it.
//! Invariant: nothing here changes while a setting is played.

use super::{number, plan::Plan, stamp};
use crate::view::{Point, Shape, drawing::Part, tokens::Token::*};

const TILE: Part = Part::fill("S0 0 430 430 140", Wall).clear(15);
const GAP: Part = Part::stroke(
    "S0 0 370 370 140 M-370 -44 L-44 -370 M-370 163 L163 -370 M-335 335 L335 -335 M-163 370 L370 -163 \
     M44 370 L370 44",
    15,
    Wall,
)
.clear(50);

const PRIEST: [Part; 3] = [
    Part::stroke("E0 -430 210 70", 70, Muted),
    Part::fill("E0 -170 165 165", Muted),
    Part::fill(
        "M0 40 Q130 40 165 130 L300 500 L-300 500 L-165 130 Q-130 40 0 40 Z",
        Muted,
    ),
];
const DEVIL: [Part; 4] = [
    Part::fill(
        "M-60 -300 Q-240 -330 -230 -540 Q-60 -480 -20 -330 Z M60 -300 Q240 -330 230 -540 Q60 -480 20 -330 Z",
        Bad,
    ),
    Part::fill("E0 -170 180 180", Bad),
    Part::fill(
        "M0 40 Q210 40 230 290 L240 500 L-240 500 L-230 290 Q-210 40 0 40 Z",
        Bad,
    ),
    Part::stroke(
        "M200 440 Q420 470 400 190 M320 270 L400 180 L470 270",
        75,
        Bad,
    ),
];

/// The places, and where there is none.
pub(super) fn places(plan: &Plan, shapes: &mut Vec<Shape>) {
    let (priests, devils) = plan.counts();
    for priests in 0..=priests {
        for devils in 0..=devils {
            let is_gap = plan.gaps.contains(&(priests, devils));
            let part = if is_gap { GAP } else { TILE };
            stamp(plan.middle(priests, devils), 1.0, &[part], shapes);
        }
    }
}

/// The counts of priests above, and those of devils on the left.
pub(super) fn counts(plan: &Plan, shapes: &mut Vec<Shape>) {
    let (priests, devils) = plan.counts();
    let height = plan.height();
    for (most, across, sign, token) in [
        (priests, 1.0, &PRIEST as &[Part], Muted),
        (devils, 0.0, &DEVIL, Bad),
    ] {
        let at = |step: f32| {
            let (on, out) = (plan.margin() + step, height * 0.88);
            Point::new(out, out) + Point::new(across, 1.0 - across) * (on - out)
        };
        for count in 0..=most {
            let middle = at(f32::from(most - count));
            number::draw(count.into(), middle, height, token, shapes);
        }
        let before = at(-0.05 - height * 1.38);
        stamp(before, height * 1.55, sign, shapes);
    }
}
