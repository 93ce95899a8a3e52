//! Positions and crossings. A disc is a position with the boat at the start, a diamond one with the boat far.
//! What cannot be won is hollow and crossed out, what cannot be reached pale with a rim, or a pale cross with none, what
//! a wave has not come to hollow and small, its front ringed, and the end has a flag.
//! Invariant: two positions that differ in what is known of them differ in shape, not in colour alone.

use super::{number, plan::Plan, stamp, stroke};
use crate::{
    app::river::sight::Figures,
    river::{Crew, Docked, Side, graph::Graph},
    view::{
        Path, Point, Shape,
        drawing::Part,
        tokens::Token::{self, *},
    },
};

/// What is known of a position.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Look {
    /// It can be reached and won.
    Open,
    /// It could be won, but not be reached.
    Apart,
    /// It can be reached, but not be won.
    Lost,
    /// Neither the one nor the other.
    Neither,
    /// The wave has not come so far.
    Dark,
    /// The wave has just come.
    Front,
    /// Everybody is across.
    End,
}

/// A disc with the boat at the start; a diamond with soft corners, and as much inside, with the boat far.
pub(super) const OUTLINES: [&str; 2] = [
    "E0 0 500 500",
    "M130 -520 L520 -130 Q650 0 520 130 L130 520 Q0 650 -130 520 L-520 130 Q-650 0 -520 -130 L-130 -520 \
     Q0 -650 130 -520 Z",
];
const AROUND: [&str; 2] = [
    "E0 0 750 750",
    "M195 -780 L780 -195 Q975 0 780 195 L195 780 Q0 975 -195 780 L-780 195 Q-975 0 -780 -195 L-195 -780 \
     Q0 -975 195 -780 Z",
];
const CROSS: &str = "M-210 -210 L210 210 M-210 210 L210 -210";

/// The parts of all looks, in diameters, one look after the other.
const fn bodies(side: Side, open: Token) -> [Part; 13] {
    let (outline, around) = (OUTLINES[side as usize], AROUND[side as usize]);
    [
        // Open
        Part::fill(outline, open),
        // Apart
        Part::fill(outline, Line),
        Part::stroke(outline, 90, Wall).clear(60),
        // Lost
        Part::fill(outline, Panel),
        Part::stroke(outline, 90, Bad),
        Part::stroke(CROSS, 85, Bad),
        // Neither
        Part::fill(outline, Panel),
        Part::stroke(CROSS, 85, Bad).clear(55),
        // Dark
        Part::fill(outline, Panel),
        Part::stroke(outline, 100, Wall),
        // Front
        Part::fill(outline, Good),
        Part::stroke(around, 100, Good),
        // End
        Part::fill(outline, Good),
    ]
}
static BODIES: [[Part; 13]; 2] = [bodies(Side::Start, Muted), bodies(Side::Far, Coat)];
/// Where the parts of each [`Look`] begin, and where the last ones end.
static LOOKS: [usize; 8] = [0, 1, 3, 6, 8, 10, 12, 13];

const FLAG: [Part; 2] = [
    Part::stroke("M0 150 L0 -350", 40, Good),
    Part::fill("M0 -370 Q90 -420 215 -270 Q100 -200 0 -160 Z", Good),
];

/// Everybody across.
const END: Docked = Docked {
    start: Crew([0; 3]),
    side: Side::Far,
};

/// What is known of each position of a plan, in its order.
pub(super) struct Looks(Vec<Look>);

impl Looks {
    pub(super) fn new(graph: &Graph, plan: &Plan, figures: Figures) -> Self {
        let mut looks = Vec::new();
        for docked in &plan.nodes {
            let reachable = graph.is_reachable(*docked);
            looks.push(match (graph.distance(*docked), figures.wave) {
                (None, _) if reachable => Look::Lost,
                (None, _) => Look::Neither,
                (Some(distance), Some(wave)) if distance > wave => Look::Dark,
                (Some(distance), Some(wave)) if distance == wave => Look::Front,
                _ if *docked == END => Look::End,
                _ if reachable => Look::Open,
                _ => Look::Apart,
            });
        }
        Self(looks)
    }

    /// Whether a position is neither out of reach nor beyond the wave.
    fn is_strong(&self, plan: &Plan, docked: Docked) -> bool {
        let weak = [Look::Apart, Look::Neither, Look::Dark];
        let mut known = plan.nodes.iter().zip(&self.0);
        known.any(|(node, look)| *node == docked && !weak.contains(look))
    }

    /// The crossings: strongly drawn where both positions are.
    pub(super) fn edges(&self, plan: &Plan, shapes: &mut Vec<Shape>) {
        let (mut pale, mut strong) = (Path::default(), Path::default());
        for edge in &plan.edges {
            let is_strong = self.is_strong(plan, edge.from) && self.is_strong(plan, edge.to);
            let path = if is_strong { &mut strong } else { &mut pale };
            plan.curve(edge).draw(path);
        }
        stroke(pale, plan.line(), Wall, 55, shapes);
        stroke(strong, plan.line(), Wall, 100, shapes);
    }

    /// The positions, with their distances where these are asked for.
    pub(super) fn draw(&self, graph: &Graph, plan: &Plan, numbers: bool, shapes: &mut Vec<Shape>) {
        let radius = plan.radius();
        for (docked, look) in plan.nodes.iter().zip(&self.0) {
            let (look, middle) = (*look, plan.node(*docked));
            let size = radius * if look == Look::Dark { 1.5 } else { 2.0 };
            let parts = LOOKS[look as usize]..LOOKS[look as usize + 1];
            stamp(middle, size, &BODIES[docked.side as usize][parts], shapes);
            if !numbers || look == Look::Dark {
                continue;
            }
            if let Some(number) = graph.distance(*docked) {
                let height = radius * if number < 10 { 1.2 } else { 1.05 };
                let token = if look == Look::Apart { Muted } else { Panel };
                number::draw(number, middle, height, token, shapes);
            }
        }
        let foot = plan.node(END) + Point::new(radius * 1.3 + 0.06, 0.0);
        stamp(foot, 1.0, &FLAG, shapes);
    }
}
