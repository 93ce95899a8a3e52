//! What never moves: sky, hills, lighthouse, water, banks and piers.
//! Most are tables that are stretched over the part of the viewport they fill, so that one picture does for all.
//! Invariant: the floor covers the whole viewport.

use super::{Easel, Layout};
use crate::view::{Point, drawing::Part, tokens::Token::*};

/// Thousandths of half the water across, of its height down, from the middle of the horizon.
const WATER: [Part; 3] = [
    Part::fill("M-9000 0 L9000 0 L9000 1000 L-9000 1000 Z", Water),
    Part::light("E-120 0 1400 860", SkyLow, 85),
    Part::fill(
    "W-290 130 80 8 W310 170 90 8 W-430 300 130 9 W450 280 130 9 W560 450 150 12 W-380 560 170 13 W420 640 190 14 W-290 820 230 16 W720 900 150 16",
    Ripple,
)
.clear(45),
];
/// The way of the moon's light, around its own middle.
const GLITTER: [Part; 3] = [
    Part::light("E0 200 300 450", Moon, 30),
    Part::fill(
        "W-60 50 50 6 W80 90 60 7 W-100 170 80 8 W110 220 80 8 W-130 270 90 9 W-60 730 180 14 W70 860 150 16",
        Moon,
    )
    .clear(36),
    Part::fill(
        "W0 14 70 5 W10 32 90 6 W-10 55 80 6 W10 82 120 7 W-20 114 90 7 W10 150 130 8 W-10 192 90 8 W20 240 150 9 W-20 296 100 9 W10 360 160 10 W-10 432 120 11 W20 520 170 12 W-10 620 120 13",
        Moon,
    )
    .clear(84),
];

/// Thousandths of the viewport across, of the sky down.
const SKY: [Part; 4] = [
    Part::fill("M0 0 L1000 0 L1000 1000 L0 1000 Z", Sky),
    Part::light("E470 1000 800 1150", SkyLow, 100),
    Part::stroke(
        "M60 180 L60 184 M130 420 L130 424 M210 120 L210 124 M340 90 L340 94 M560 140 L560 144 M700 80 L700 84 M760 260 L760 264 M900 130 L900 134 M250 480 L250 484 M450 260 L450 264",
        2,
        Star,
    ),
    Part::stroke(
        "M180 250 L180 254 M640 200 L640 204 M860 240 L860 244 M90 70 L90 74",
        3,
        Star,
    ),
];
const HILLS: [Part; 4] = [
    Part::fill("W170 560 120 12 W260 600 90 10 W720 470 110 12", SkyLow).clear(70),
    Part::fill(
        "M0 1010 L0 700 Q100 560 220 700 Q340 900 500 880 Q600 800 690 800 Q850 560 1000 600 L1000 1010 Z",
        HillFar,
    ),
    Part::fill(
        "M0 1010 L0 820 Q100 730 230 850 Q330 970 500 985 Q660 960 740 850 Q860 730 1000 760 L1000 1010 Z",
        HillNear,
    ),
    // A hedge along either meadow.
    Part::fill(
        "M0 1006 L0 920 Q30 870 60 930 Q90 890 140 940 Q190 910 240 970 Q270 950 330 1006 Z M670 1006 Q730 950 760 970 Q810 910 860 940 Q910 890 940 930 Q970 870 1000 920 L1000 1006 Z",
        Leaf,
    ),
];
/// The disc over the river, in thousandths of the height of the sky, from the horizon.
const MOON: [Part; 2] = [
    Part::light("E0 -360 510 510", Moon, 55),
    Part::fill("E0 -360 150 150", Moon),
];
/// From the foot of the lighthouse, in thousandths of so much of the sky.
const TOWER: f32 = 0.54;
const LAMP_GLOW: [Part; 1] = [Part::light("E0 -1070 560 560", Light, 80)];
const LIGHTHOUSE: [Part; 8] = [
    Part::fill(
        "M-420 70 Q-330 -40 -160 -30 Q20 -80 190 -20 Q330 -30 400 70 Z",
        Leaf,
    ),
    Part::fill("M-170 60 L-105 -930 L105 -930 L170 60 Z", Robe),
    Part::fill(
        "M-157 -140 L-138 -420 L138 -420 L157 -140 Z M-123 -650 L-112 -820 L112 -820 L123 -650 Z",
        DevilDark,
    ),
    Part::fill("M40 60 L30 -930 L105 -930 L170 60 Z", Shade)
        .clear(20)
        .fine(),
    Part::fill("S0 -950 170 35 20", Cape),
    Part::fill("S0 -1070 95 95 20", Light),
    Part::fill(
        "M-130 -1150 Q-110 -1290 0 -1320 Q110 -1290 130 -1150 Z",
        Cape,
    ),
    Part::stroke("M0 -980 L0 -1150", 26, Cape).fine(),
];

/// A bank from its side of the water: its brink, which is open, and its meadow.
const BANK: [Part; 5] = [
    Part::stroke(BRINK, 150, Ripple).clear(45),
    Part::stroke(BRINK, 92, Earth),
    Part::fill(
        "M330 0 Q360 90 560 190 Q800 300 880 430 Q930 560 960 740 Q980 900 1000 1000 L9000 1000 L9000 0 Z",
        Grass,
    ),
    // Darker bands.
    Part::fill("M330 0 Q360 90 560 190 Q1500 240 9000 150 L9000 0 Z", Leaf).clear(40),
    Part::fill(
        "M880 430 Q5000 560 9000 430 L9000 1000 L1000 1000 Q980 900 960 740 Q930 560 880 430 Z",
        Leaf,
    )
    .clear(22),
];
const BRINK: &str = "M330 0 Q360 90 560 190 Q800 300 880 430 Q930 560 960 740 Q980 900 1000 1000";

const TREES: [Part; 2] = [
    Part::stroke("M0 -200 L0 10 M520 -160 L520 10", 74, Earth),
    Part::fill(
        "M0 -1250 Q280 -560 210 -220 Q0 -60 -210 -220 Q-280 -560 0 -1250 Z M520 -880 Q720 -420 670 -170 Q520 -60 370 -170 Q320 -420 520 -880 Z",
        Leaf,
    ),
];
/// A tuft of grass and flowers beside it.
const PLANTS: [Part; 2] = [
    Part::stroke(
        "M-90 0 Q-90 -90 -150 -150 M-30 0 Q-30 -110 -20 -210 M40 0 Q60 -90 110 -150",
        36,
        Leaf,
    ),
    Part::stroke(
        "M-640 150 L-630 150 M-450 50 L-440 50 M-280 170 L-270 170",
        66,
        Robe,
    )
    .clear(85)
    .fine(),
];
/// Where they are: parts of the bank inwards, of the water's height down.
const GROWTH: [(f32, f32); 5] = [
    (0.2, 0.3),
    (0.74, 0.36),
    (0.36, 0.58),
    (0.84, 0.76),
    (0.62, 0.93),
];
/// In a lower corner, which it is drawn from inwards and upwards.
const BUSH: [Part; 1] = [Part::fill(
    "M-600 300 L-600 -820 Q-200 -1080 60 -800 Q420 -860 520 -520 Q860 -520 900 -230 Q1200 -180 1240 60 L1240 300 Z",
    Leaf,
)];
const REEDS: [Part; 2] = [
    Part::stroke(
        "M-160 100 Q-150 -300 -260 -620 M-60 100 Q-60 -400 -40 -860 M60 100 Q80 -300 190 -640 M150 100 Q190 -120 330 -320",
        44,
        Leaf,
    ),
    Part::stroke("M-262 -640 L-285 -790 M-38 -880 L-34 -1060", 92, Earth),
];
/// From its end in the water, inland.
const PIER: [Part; 5] = [
    Part::stroke("M-90 -220 L-90 380 M-720 -220 L-720 380", 124, BoxEdge),
    Part::stroke("M-105 -220 L-105 370 M-735 -220 L-735 370", 70, Box).fine(),
    Part::fill("M-1250 -190 L0 -190 L0 80 L-1250 80 Z", BoxEdge),
    Part::fill("M-1250 -210 L0 -210 L0 0 L-1250 0 Z", Box),
    Part::stroke(
        "M-250 -195 L-250 -15 M-500 -195 L-500 -15 M-750 -195 L-750 -15 M-1000 -195 L-1000 -15",
        22,
        BoxEdge,
    )
    .fine(),
];

/// Where the lamp of the lighthouse is.
pub(super) fn lamp(layout: &Layout) -> Point {
    lighthouse(layout) - Point::new(0.0, layout.horizon * TOWER * 1.07)
}

fn lighthouse(layout: &Layout) -> Point {
    let x = layout.edges[1] - 0.06 * (layout.edges[1] - layout.edges[0]);
    Point::new(x, layout.horizon * 1.027)
}

pub(super) fn floor(layout: &Layout, easel: &mut Easel) {
    let (size, horizon) = (layout.size, layout.horizon);
    let deep = size.y - horizon;
    let middle = Point::new(size.x * 0.5, horizon);
    let half = middle.x - layout.edges[0];
    let moon = middle - Point::new(half * 0.12, 0.0);
    let corner = Point::default();
    easel.draw(corner, size.x, horizon, &SKY);
    easel.draw(middle, half, deep, &WATER);
    easel.draw(moon, half, deep, &GLITTER);
    let bush = (layout.fore * 0.55).min(layout.edges[0] * 0.45);
    for (outside, inward) in [(0.0, 1.0), (size.x, -1.0)] {
        easel.draw(middle, half * -inward, deep, &BANK);
        for (x, y) in GROWTH {
            let x = outside + inward * layout.edges[0] * x;
            easel.draw(Point::new(x, horizon + y * deep), inward, 1.0, &PLANTS);
        }
        easel.draw(Point::new(outside, size.y), inward * bush, bush, &BUSH);
    }
    // These hide how the brinks begin.
    easel.draw(moon, horizon, horizon, &MOON);
    easel.draw(corner, size.x, horizon, &HILLS);
    let tall = (horizon * 0.36).min(1.3);
    let trees = Point::new(layout.edges[0] * 0.3, horizon + 0.1);
    easel.draw(trees, tall, tall, &TREES);
    let tall = horizon * TOWER;
    easel.draw(lighthouse(layout), tall, tall, &LAMP_GLOW);
}

pub(super) fn walls(layout: &Layout, easel: &mut Easel) {
    let tall = layout.horizon * TOWER;
    easel.draw(lighthouse(layout), tall, tall, &LIGHTHOUSE);
    for (edge, inward) in layout.edges.into_iter().zip([1.0, -1.0]) {
        let end = Point::new(edge + inward * (layout.pier + 0.3), layout.docks[0].y - 0.3);
        easel.draw(end, inward, 1.0, &PIER);
        let reeds = Point::new(edge + inward * 0.25, layout.size.y - 0.1);
        easel.draw(reeds, 1.25, 1.25, &REEDS);
    }
}
