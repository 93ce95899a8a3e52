//! The one warm light and the other marks: whom Help lights and the way the boat will go, what the keys are on, where
//! priests are outnumbered, and the glow of a game that is won.
//! Marks tell by their shape (arrow, ring, frame, cross, star) what their colour says too.
//! Invariant: `below` draws on the ground, `above` over everything.

use super::{Easel, Moment, land, moment::Figure};
use crate::{
    app::river::scene::{Spot, Target},
    river::{Kind, Place, Rule},
    view::{
        Ink, Path, Point, Shape,
        drawing::Part,
        tokens::Token::{self, *},
    },
};

/// Around the feet of whom Help lights, and above the head.
const LIT: [Part; 3] = [
    Part::light("E0 -300 1250 1000", Light, 72),
    Part::stroke("E0 -10 470 170", 100, LightEdge),
    Part::stroke("E0 -10 470 170", 56, Light),
];
const POINTER: [Part; 2] = [
    Part::stroke("M-130 -1580 L0 -1450 L130 -1580", 130, LightEdge),
    Part::stroke("M-130 -1580 L0 -1450 L130 -1580", 76, Light),
];
const BOAT_LIT: [Part; 1] = [Part::light("E0 0 1700 1300", Light, 80)];
const ARROW: [Part; 2] = [
    Part::stroke("M-420 0 L420 0 M190 -230 L420 0 L190 230", 170, LightEdge),
    Part::stroke("M-420 0 L420 0 M190 -230 L420 0 L190 230", 100, Light),
];
/// Where priests are outnumbered: a cloud around everybody, whose rim is drawn first, and a cross on the priests.
const DOOMED: [Part; 2] = [
    Part::fill("E0 -630 740 880", Bad),
    Part::fill("E0 -630 650 790", Panel),
];
const CROSS: [Part; 2] = [
    Part::stroke("M-130 -660 L130 -400 M-130 -400 L130 -660", 160, Panel),
    Part::stroke("M-130 -660 L130 -400 M-130 -400 L130 -660", 90, Bad),
];
/// Two tones, so that they show on every ground; the boat's in parts of half its length.
const FOCUS: [Part; 2] = [
    Part::stroke("S0 0 480 800 300", 150, Panel),
    Part::stroke("S0 0 480 800 300", 75, Token::Text),
];
const FOCUS_BOAT: [Part; 2] = [
    Part::stroke("S0 -250 1100 560 230", 106, Panel),
    Part::stroke("S0 -250 1100 560 230", 53, Token::Text),
];
const HOME: [Part; 1] = [Part::light("E0 -350 1500 1200", Light, 62)];
/// A star of four points.
const STAR: [Part; 2] = [
    Part::fill(
        "M0 -260 Q30 -30 260 0 Q30 30 0 260 Q-30 30 -260 0 Q-30 -30 0 -260 Z",
        LightEdge,
    ),
    Part::fill(
        "M0 -200 Q25 -25 200 0 Q25 25 0 200 Q-25 25 -200 0 Q-25 -25 0 -200 Z",
        Light,
    ),
];
/// Where stars are over the far bank: parts of its width, and of the sky.
const STARS: [(f32, f32); 4] = [(0.16, 0.2), (0.36, 0.5), (0.58, 0.26), (0.84, 0.38)];

/// The light on the ground.
pub(super) fn below(moment: &Moment, easel: &mut Easel) {
    let (scene, layout) = (moment.scene, moment.layout);
    for parts in DOOMED.chunks(1) {
        for figure in &moment.figures {
            if is_doomed(moment, figure) {
                easel.put(figure.feet, parts);
            }
        }
    }
    for figure in &moment.figures {
        if is_lit(moment, figure) {
            beam(moment, figure.feet, 1.25, easel);
            easel.put(figure.feet, &LIT);
        } else if scene.won {
            easel.put(figure.feet, &HOME);
        }
    }
    if crosses(moment) {
        beam(moment, moment.boat, 1.25, easel);
        easel.draw(moment.boat, layout.half, 1.0, &BOAT_LIT);
    }
    if scene.won {
        let bank = Point::new(layout.size.x - layout.edges[0] * 0.5, moment.boat.y);
        beam(moment, bank, 1.25, easel);
    } else if scene.hint.is_none() {
        // Out over the hills.
        let away = Point::new(layout.size.x * -0.45, layout.horizon * -0.2);
        beam(moment, land::lamp(layout) + away, 1.0, easel);
    }
}

/// What nothing may hide.
pub(super) fn above(moment: &Moment, easel: &mut Easel) {
    let (scene, layout) = (moment.scene, moment.layout);
    for figure in &moment.figures {
        if is_lit(moment, figure) {
            easel.put(figure.feet, &POINTER);
        }
        if is_doomed(moment, figure) && figure.kind == Kind::Priest {
            easel.put(figure.feet, &CROSS);
        }
    }
    if crosses(moment) {
        let ahead = -moment.ahead;
        let free = ((layout.docks[1].x - layout.docks[0].x) * 0.5).min(0.85);
        let arrow = Point::new(ahead * (layout.half + free), 0.34);
        easel.draw(moment.boat + arrow, ahead, 1.0, &ARROW);
    }
    match scene.focus {
        Some(Target::Boat) => easel.draw(moment.boat, layout.half, 1.0, &FOCUS_BOAT),
        Some(person) => easel.put(moment.middle(person), &FOCUS),
        None => {}
    }
    if scene.won {
        for (across, down) in STARS {
            let x = layout.edges[1] + across * layout.edges[0];
            easel.put(Point::new(x, layout.horizon * down), &STAR);
        }
    }
}

/// Whether Help lights a person.
fn is_lit(moment: &Moment, figure: &Figure) -> bool {
    let hint = moment.scene.hint.as_ref();
    hint.is_some_and(|hint| hint.people.contains(&figure.number))
}

/// Whether Help lights the boat, which is ready to cross.
fn crosses(moment: &Moment) -> bool {
    moment.scene.hint.as_ref().is_some_and(|hint| hint.crosses)
}

/// Whether a person counts where priests are outnumbered.
fn is_doomed(moment: &Moment, figure: &Figure) -> bool {
    let scene = moment.scene;
    let at = match figure.spot {
        Spot::Ashore(side) => Place::Bank(side),
        Spot::Seat(_) => Place::Boat,
    };
    // Those aboard count on the bank too, unless the boat is a place of its own.
    let docked = scene.setting.rule == Rule::Classical && at == Place::Boat;
    scene
        .lost_at
        .is_some_and(|lost| lost == at || docked && lost == Place::Bank(scene.boat.to))
}

/// A beam of the lighthouse: two cones, one in the other, so that it has no hard edge. It ends at `far` times its way.
fn beam(moment: &Moment, to: Point, far: f32, easel: &mut Easel) {
    let from = land::lamp(moment.layout);
    let way = to - from;
    let length = (way.x * way.x + way.y * way.y).sqrt().max(0.1);
    let aside = Point::new(-way.y, way.x) * (0.7 / length);
    let end = to + way * (0.5 / length);
    for part in [1.0, 0.6] {
        let [left, right] = [to - aside * part, to + aside * part];
        let path = Path::from(from.x, from.y).to(left.x, left.y);
        easel.shapes.push(Shape::Pool {
            region: path.bend(end.x, end.y, right.x, right.y).close(),
            middle: from,
            radius: length * far,
            ink: Ink(Light, 34),
        });
    }
}
