//! The boat, seen from its side, and whoever sits in it: its far side, the people, and its near side before them.
//! A lantern hangs from its prow, which is at the side that it last went to.
//! Invariant: its middle is where the scene says, with the water line at the drawing's own zero.

use super::{Easel, Moment};
use crate::view::{
    Point,
    drawing::Part,
    tokens::Token::{self, *},
};

/// Thousandths of half its length across, of a unit down.
const INSIDE: [Part; 2] = [
    Part::light("E0 150 1150 340", Shade, 70),
    Part::fill(
        "M-1000 -600 Q-700 -560 0 -560 Q700 -560 1000 -720 Q700 -200 0 -200 Q-700 -200 -1000 -600 Z",
        BoxEdge,
    ),
];
const HULL: [Part; 5] = [
    Part::fill(
        "M-1000 -600 Q-700 -400 0 -400 Q700 -400 1000 -720 Q960 -200 790 40 Q720 150 560 150 L-560 150 Q-740 150 -830 20 Q-950 -220 -1000 -600 Z",
        BoxEdge,
    ),
    Part::fill(
        "M-975 -520 Q-700 -330 0 -330 Q700 -330 975 -620 Q950 -320 880 -150 Q700 -60 0 -60 Q-700 -60 -890 -130 Q-950 -300 -975 -520 Z",
        Box,
    ),
    Part::fill(
        "M-940 -330 Q-700 -190 0 -190 Q700 -190 945 -380 L938 -350 Q700 -165 0 -165 Q-700 -165 -930 -300 Z",
        BoxEdge,
    )
    .fine(),
    Part::fill(
        "M-1000 -600 Q-700 -400 0 -400 Q700 -400 1000 -720 L995 -650 Q700 -345 0 -345 Q-700 -345 -990 -535 Z",
        BoxOn,
    ),
    Part::stroke(
        "M-1060 110 L-760 150 M1060 110 L760 150 M-300 190 L260 190 M-820 240 L-500 240",
        22,
        Ripple,
    )
    .clear(75),
];
/// The lantern with its post, from the tip of the prow.
const LANTERN: [Part; 6] = [
    Part::light("E160 1140 200 400", Light, 30),
    Part::light("E160 -180 620 620", Light, 70),
    Part::stroke("M-30 80 Q60 -120 40 -330 Q120 -400 160 -300", 44, BoxEdge),
    Part::fill("S160 -190 66 90 30", Token::Ink),
    Part::fill("S160 -190 44 60 20", Light),
    Part::fill("E160 -180 18 32", Glint).fine(),
];
/// Behind the stern: thousandths of the wake's length.
const WAKE: [Part; 1] = [Part::stroke(
    "M-80 90 L-560 90 M-180 190 L-900 190 M-40 290 L-420 290",
    30,
    Ripple,
)
.clear(70)];

/// What is behind those aboard.
pub(super) fn inside(moment: &Moment, easel: &mut Easel) {
    easel.draw(moment.boat, moment.ahead * moment.layout.half, 1.0, &INSIDE);
}

/// What is before them.
pub(super) fn hull(moment: &Moment, easel: &mut Easel) {
    let (boat, ahead) = (moment.boat, moment.ahead);
    let half = ahead * moment.layout.half;
    easel.draw(boat, half, 1.0, &HULL);
    // The wake grows and ends with the way.
    let [gone, left] = moment.layout.docks.map(|dock| (boat.x - dock.x).abs());
    let wake = gone.min(left).min(1.0);
    if wake > 0.05 {
        easel.draw(boat - Point::new(half, 0.0), ahead * wake, 1.0, &WAKE);
    }
    easel.draw(boat + Point::new(half, -0.72), ahead, 1.0, &LANTERN);
}
