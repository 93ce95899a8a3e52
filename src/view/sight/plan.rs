//! Where everything lies: lattice places, positions, crossings; and what a point is on.
//! The start is at the top left and the end at the bottom right, as the start bank is on the left of the board and a
//! page is read that way: whoever crosses goes right or down, and the counts run down along both sides.
//! Invariant: every position and every place without one is found again at its own middle.

use super::curve::{Curve, length};
use crate::{
    app::river::sight::Spot,
    river::{
        Crew, Docked, Side,
        graph::{Edge, Graph},
    },
    view::{Fit, Point},
};

/// Where everything lies, in units: one place of the lattice is one unit.
#[derive(Clone, PartialEq, Debug)]
pub struct Plan {
    everybody: Crew,
    pub(super) nodes: Vec<Docked>,
    pub(super) edges: Vec<Edge>,
    /// Every place without a position, as priests and devils.
    pub(super) gaps: Vec<(u8, u8)>,
}

/// How far the two positions of a place are from its middle, both across and down: nearer to each other than to those
/// of the next place, and no more than that, for the sake of fingers.
const LAYER: f32 = 0.25;
/// How far the positions with the most and the fewest rowing devils are from the others of their place.
const FAN: f32 = 0.15;
/// The free space to the right and below, where crossings bend and the flag stands.
const FREE: f32 = 0.72;
/// How far a crossing bends to the left of its way, by how many priests and how many devils cross, in hundredths. Each
/// was chosen to come near no other position, and not the middle of a place either, which may be a gap's. The widest
/// go right or down, as the counts stand on the other sides.
static BENDS: [[i8; 7]; 7] = [
    [0, 50, 3, 42, 52, 58, 40],
    [-50, 24, 2, 2, 15, 26, 0],
    [3, 2, 30, 65, 20, 0, 0],
    [-42, 2, -65, 40, 0, 0, 0],
    [-52, 15, 20, 0, 0, 0, 0],
    [-58, 26, 0, 0, 0, 0, 0],
    [-40, 0, 0, 0, 0, 0, 0],
];
/// Half the side of a place.
const HALF: f32 = 0.43;

impl Plan {
    pub fn new(graph: &Graph) -> Self {
        let (nodes, everybody) = (graph.nodes(), graph.setting().everybody());
        let mut gaps = Vec::new();
        for priests in 0..=everybody.priests() {
            for devils in 0..=everybody.devils() {
                let counts = |node: &Docked| (node.start.priests(), node.start.devils());
                if !nodes.iter().any(|node| counts(node) == (priests, devils)) {
                    gaps.push((priests, devils));
                }
            }
        }
        Self {
            everybody,
            nodes,
            edges: graph.edges(),
            gaps,
        }
    }

    /// Width and height.
    pub fn size(&self) -> (f32, f32) {
        let (priests, devils) = (self.everybody.priests(), self.everybody.devils());
        (
            self.margin() + f32::from(priests) + FREE + self.fan(),
            self.margin() + f32::from(devils) + FREE,
        )
    }

    /// Puts the picture into the middle of a viewport, in CSS pixels, each of `density` device pixels.
    pub fn fit(&self, viewport: (f32, f32), density: f32) -> Fit {
        let things = self.nodes.len() + self.edges.len();
        Fit::centred(self.size(), self.margin(), things as u32, viewport, density)
    }

    /// The middle of a position.
    pub fn node(&self, docked: Docked) -> Point {
        let rowers = f32::from(self.everybody.0[2].max(1));
        let fan = self.fan() * (2.0 * f32::from(docked.start.0[2]) / rowers - 1.0);
        let middle = self.middle(docked.start.priests(), docked.start.devils());
        middle + layer(docked.side) + Point::new(-fan, fan)
    }

    /// The middle of a crossing.
    pub fn crossing(&self, edge: &Edge) -> Point {
        self.curve(edge).at(0.5)
    }

    /// What is at a point: a position before all else, then a crossing or a place without a position, whose middle may
    /// be nearer than the crossings that run over it; positions and crossings also where they are no more than `slack`
    /// units away.
    pub fn spot_at(&self, point: Point, slack: f32) -> Option<Spot> {
        let (mut node, mut reach) = (None, self.radius() + slack);
        for known in &self.nodes {
            let far = length(self.node(*known) - point);
            if far <= reach {
                (node, reach) = (Some(known), far);
            }
        }
        if let Some(node) = node {
            return Some(Spot::Node(*node));
        }
        let (mut gap, mut edge, mut reach) = (None, None, self.line() + slack);
        for known in &self.gaps {
            let off = self.middle(known.0, known.1) - point;
            let far = off.x.abs().max(off.y.abs());
            if far <= HALF {
                (gap, reach) = (Some(known), reach.min(far));
            }
        }
        for known in &self.edges {
            let far = self.curve(known).distance(point);
            if far <= reach {
                (edge, reach) = (Some(known), far);
            }
        }
        let gap = gap.map(|&(priests, devils)| Spot::Gap { priests, devils });
        edge.map(|edge| Spot::Edge(*edge)).or(gap)
    }

    fn fan(&self) -> f32 {
        if self.everybody.0[2] == 0 { 0.0 } else { FAN }
    }

    /// How many there are of priests and devils, rowing or not.
    pub(super) fn counts(&self) -> (u8, u8) {
        (self.everybody.priests(), self.everybody.devils())
    }

    /// The middle of a place.
    pub(super) fn middle(&self, priests: u8, devils: u8) -> Point {
        let (most_priests, most_devils) = self.counts();
        let margin = self.margin();
        Point::new(
            margin + f32::from(most_priests - priests),
            margin + f32::from(most_devils - devils),
        )
    }

    /// How high the counts along the sides are: higher where there are more, as the page will show those smaller.
    pub(super) fn height(&self) -> f32 {
        let (priests, devils) = self.counts();
        0.2 + 0.015 * f32::from(priests.max(devils).clamp(3, 12) - 3)
    }

    /// From the left or the top to the first middle of a place: room for the counts.
    pub(super) fn margin(&self) -> f32 {
        0.48 + 1.8 * self.height()
    }

    /// The radius of a round position.
    pub(super) fn radius(&self) -> f32 {
        match self.everybody.0[2] {
            0 => 0.135,
            1 => 0.105,
            _ => 0.085,
        }
    }

    /// How wide a crossing is drawn: thinner where there are very many.
    pub(super) fn line(&self) -> f32 {
        match self.edges.len() {
            0..200 => 0.026,
            200..1000 => 0.016,
            _ => 0.009,
        }
    }

    /// A crossing, from the position with the boat at the start to the other, whatever its direction.
    pub(super) fn curve(&self, edge: &Edge) -> Curve {
        let (start, far) = match edge.from.side {
            Side::Start => (edge.from, edge.to),
            Side::Far => (edge.to, edge.from),
        };
        let row = BENDS.get(usize::from(edge.load.priests()));
        let bend = row.and_then(|row| row.get(usize::from(edge.load.devils())));
        let bend = f32::from(bend.copied().unwrap_or(10)) * 0.01;
        Curve::bent(
            self.node(start),
            self.node(far),
            bend,
            self.radius() + 0.045,
        )
    }
}

fn layer(side: Side) -> Point {
    match side {
        Side::Start => Point::new(-LAYER, -LAYER),
        Side::Far => Point::new(LAYER, LAYER),
    }
}
