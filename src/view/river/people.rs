//! The people: priests in long robes under broad hats, devils with horns, tail and grin, and devils who row, who hold an
//! oar upright. Each is drawn around the middle of its feet, and looks across the river.
//! Invariant: hat or horns, robe or legs tell the kinds apart by their outline alone.

use super::{Easel, moment::Figure};
use crate::{
    app::river::scene::Spot,
    river::Kind,
    view::{
        drawing::Part,
        tokens::Token::{self, *},
    },
};

const PRIEST: [Part; 11] = [
    Part::fill(
        "M-170 -770 Q-330 -330 -345 -40 Q0 75 345 -40 Q330 -330 170 -770 Z",
        Robe,
    ),
    Part::fill(
        "M70 -700 Q150 -300 120 10 Q240 5 345 -40 Q330 -330 170 -770 Z",
        Shade,
    )
    .clear(13)
    .fine(),
    // Sleeves, folded.
    Part::fill(
        "M-250 -600 Q-330 -330 -60 -300 L60 -300 Q330 -330 250 -600 Z",
        Robe,
    ),
    Part::stroke(
        "M-262 -470 Q-230 -310 -60 -300 L60 -300 Q230 -310 262 -470",
        26,
        Shade,
    )
    .clear(38)
    .fine(),
    Part::stroke("M-28 -330 L28 -330", 90, Skin),
    Part::fill(
        "M-110 -820 Q-300 -720 -305 -520 Q0 -400 305 -520 Q300 -720 110 -820 Z",
        Cape,
    ),
    Part::fill("E0 -955 205 200", Skin),
    Part::fill("M-75 -790 L75 -790 L48 -690 L-48 -690 Z", Glint),
    Part::stroke(
        "M-115 -940 Q-75 -905 -38 -940 M52 -940 Q90 -905 128 -940",
        28,
        Token::Ink,
    ),
    Part::fill(
        "M-340 -1065 Q-330 -1115 -185 -1115 Q-190 -1320 0 -1320 Q190 -1320 185 -1115 Q330 -1115 340 -1065 Q0 -975 -340 -1065 Z",
        Cape,
    ),
    Part::stroke("M-178 -1120 Q0 -1065 178 -1120", 42, Robe).fine(),
];

const DEVIL: [Part; 14] = [
    Part::stroke("M120 -170 Q430 -60 405 -380", 58, DevilDark),
    Part::fill("M405 -570 L310 -370 Q405 -405 500 -370 Z", DevilDark),
    Part::fill(
        "M-205 0 L-170 -200 L-40 -200 L-35 0 Z M35 0 L40 -200 L170 -200 L205 0 Z",
        DevilDark,
    ),
    Part::fill(
        "M-150 -740 Q-340 -430 -265 -190 Q-200 -90 0 -90 Q200 -90 265 -190 Q340 -430 150 -740 Z",
        Devil,
    ),
    Part::stroke("M0 -435 L0 -390", 250, Glint).clear(22).fine(),
    Part::fill(
        "M-286 -270 Q0 -190 286 -270 L255 -90 L150 -150 L60 -70 L-30 -150 L-130 -70 L-180 -150 L-255 -90 Z",
        DevilDark,
    ),
    // Arms akimbo.
    Part::stroke(
        "M-205 -610 Q-400 -480 -235 -330 M205 -610 Q400 -480 235 -330",
        84,
        DevilDark,
    ),
    // Horns, and the head with its ears before them.
    Part::fill(
        "M-195 -1000 Q-350 -1130 -270 -1370 Q-215 -1200 -50 -1085 Z M50 -1085 Q215 -1200 270 -1370 Q350 -1130 195 -1000 Z",
        Skin,
    ),
    Part::fill(
        "M0 -1115 Q170 -1115 225 -950 L370 -1000 Q320 -830 205 -800 Q140 -680 0 -660 Q-140 -680 -205 -800 Q-320 -830 -370 -1000 L-225 -950 Q-170 -1115 0 -1115 Z",
        Devil,
    ),
    Part::fill(
        "M-165 -985 Q-80 -960 -42 -880 Q-150 -850 -165 -985 Z M165 -985 Q150 -850 42 -880 Q80 -960 165 -985 Z",
        Glint,
    ),
    Part::stroke("M-84 -904 L-84 -894 M98 -904 L98 -894", 56, Token::Ink),
    Part::fill(
        "M-130 -810 Q0 -690 130 -810 Q95 -670 0 -665 Q-95 -670 -130 -810 Z",
        Token::Ink,
    ),
    Part::fill(
        "M-85 -775 L-62 -712 L-35 -752 Z M35 -752 L62 -712 L85 -775 Z",
        Glint,
    )
    .fine(),
    Part::stroke("M-175 -1005 L-50 -930 M175 -1005 L50 -930", 36, DevilDark).fine(),
];

const ROWER: [Part; 5] = [
    Part::stroke(
        "M-255 -560 Q0 -500 255 -560 M-285 -430 Q0 -370 285 -430",
        66,
        Robe,
    ),
    Part::stroke("M-390 20 L-390 -1200", 88, BoxEdge),
    Part::fill(
        "M-440 -1130 Q-520 -1560 -390 -1600 Q-260 -1560 -340 -1130 Z",
        BoxEdge,
    ),
    Part::fill(
        "M-410 10 L-408 -1160 Q-470 -1530 -390 -1560 Q-310 -1530 -372 -1160 L-370 10 Z",
        Box,
    ),
    Part::stroke("M-385 -520 L-365 -520", 138, Devil),
];

/// What makes people of a kind look a little different, by their number.
const PRIESTS: [Part; 3] = [
    Part::fill(
        "M-190 -880 Q-180 -600 0 -590 Q180 -600 190 -880 Q110 -790 10 -800 Q-110 -790 -190 -880 Z",
        Robe,
    )
    .fine(),
    Part::stroke("M-35 -845 Q10 -818 55 -845", 24, BoxEdge).fine(),
    Part::stroke("E-76 -930 62 62 E90 -930 62 62", 22, Token::Ink).fine(),
];
const DEVILS: [Part; 3] = [
    Part::fill("M-62 -672 L0 -520 L62 -672 Z", DevilDark).fine(),
    Part::stroke(
        "M-150 -845 Q-80 -880 0 -835 Q80 -880 150 -845",
        40,
        DevilDark,
    )
    .fine(),
    Part::stroke(
        "M-60 -1090 Q0 -1230 70 -1180 M0 -1095 Q60 -1180 120 -1140",
        44,
        DevilDark,
    )
    .fine(),
];

const SHADOW: [Part; 1] = [Part::light("E0 0 500 200", Shade, 62)];

/// Draws one person, with a shadow where it stands.
pub(super) fn draw(figure: &Figure, easel: &mut Easel) {
    if let Spot::Ashore(_) = figure.spot {
        easel.put(figure.feet, &SHADOW);
    }
    let (parts, traits): (&[Part], _) = match figure.kind {
        Kind::Priest => (&PRIEST, &PRIESTS),
        _ => (&DEVIL, &DEVILS),
    };
    let mut draw = |parts| easel.draw(figure.feet, figure.ahead, 1.0, parts);
    draw(parts);
    draw(&traits[usize::from(figure.number % 3)..][..1]);
    if figure.kind == Kind::Rower {
        draw(&ROWER);
    }
}
