//! Where everything on the river lies, for a setting and a viewport: banks, piers, boat, and each spot for a person.
//! Here are the lengths of the picture and what a point is on; nothing here has a colour.
//! Invariant: whoever stands or sits is inside the viewport, and no two people of a bank are nearer than half a unit.

use super::Moment;
use crate::{
    app::river::scene::{Scene, Spot, Target},
    river::{Setting, Side},
    view::{Fit, Point},
};

/// The least distances of people on a bank, to the side and down.
const PITCH: (f32, f32) = (0.92, 0.92);
/// From the outermost person to the side of the viewport, and from the innermost to the water, and how far every other
/// row is moved.
const MARGIN: f32 = 0.56;
const SHORE: f32 = 0.62;
const STAGGER: f32 = 0.36;
/// From the top of the viewport to the first feet at least, and from the last feet to its bottom.
const HEADROOM: f32 = 1.75;
const FOOTROOM: f32 = 0.5;
const PIER: f32 = 0.5;
/// The least way of the boat.
const TRAVEL: f32 = 1.0;
/// The distance of seats, and how much longer than its seats the boat is.
const SEAT: f32 = 0.8;
const PROWS: f32 = 1.1;
/// What a finger needs, in CSS pixels.
const FINGER: f32 = 44.0;

/// Where everything lies, for a setting and a viewport.
#[derive(Clone, PartialEq, Debug)]
pub struct Layout {
    setting: Setting,
    viewport: (f32, f32),
    /// Viewport units in one board unit.
    scale: f32,
    /// The viewport in board units.
    pub(super) size: Point,
    /// How many people stand in a row.
    columns: u8,
    pitch: (f32, f32),
    /// From the water to the first person of a row.
    shore: f32,
    /// Where the feet of the first row are.
    first: f32,
    pub(super) horizon: f32,
    /// Where the water ends at the bottom, for each bank.
    pub(super) edges: [f32; 2],
    /// Where the middle of the boat is at each pier, and its water line.
    pub(super) docks: [Point; 2],
    /// How far a pier goes out.
    pub(super) pier: f32,
    /// Half the length of the boat.
    pub(super) half: f32,
    /// What lies before the last feet, down to the bottom.
    pub(super) fore: f32,
}

fn rows(people: u8, columns: u8) -> f32 {
    f32::from(people.div_ceil(columns))
}

/// The seats in one row of a boat.
pub(super) fn bench(boat: u8) -> u8 {
    if boat > 3 { boat.div_ceil(2) } else { boat }
}

impl Layout {
    /// The layout for a viewport of `width` x `height` CSS pixels, with people as large as there is room for.
    pub fn new(setting: &Setting, width: f32, height: f32) -> Self {
        let (width, height) = (width.max(1.0), height.max(1.0));
        let half = (f32::from(bench(setting.boat)) * SEAT + PROWS) * 0.5;
        let water = 2.0 * (PIER + half) + TRAVEL;
        let bank = |columns: u8| MARGIN + STAGGER + SHORE + f32::from(columns.max(1) - 1) * PITCH.0;
        let most = setting.priests.max(setting.devils).max(1);
        let (mut columns, mut count, mut scale) = (1, 1.0, 0.0);
        // As few rows as can be, unless more make people a good deal larger.
        for each in 1..=most.div_ceil(2) {
            let wide = most.div_ceil(each);
            let deep = rows(setting.priests, wide) + rows(setting.devils, wide);
            let across = width / (2.0 * bank(wide) + water);
            let down = height / (HEADROOM + FOOTROOM + (deep - 1.0) * PITCH.1);
            let size = across.min(down).min(height / 8.6);
            if size > scale * 1.08 {
                (columns, count, scale) = (wide, deep.max(1.0), size);
            }
        }
        let size = Point::new(width, height) * (1.0 / scale);
        // What is left over goes to the banks and the water, and then to rows, sky and what lies before the feet.
        let spare = (size.x - 2.0 * bank(columns) - water).max(0.0) * 0.28;
        let wide = (PITCH.0 + spare * 0.4 / f32::from(columns)).min(1.16);
        let edge = bank(columns) + spare;
        let spare_down = (size.y - HEADROOM - FOOTROOM - (count - 1.0) * PITCH.1).max(0.0);
        let tall = (PITCH.1 + spare_down * 0.5 / count).min(1.42);
        let rest = spare_down - (count - 1.0) * (tall - PITCH.1);
        let last = size.y - FOOTROOM - rest * 0.42;
        let first = last - (count - 1.0) * tall;
        let pier = PIER + (spare * 0.2).min(0.6);
        let line = first + (last - first) * 0.66 + 0.3;
        Self {
            setting: *setting,
            viewport: (width, height),
            scale,
            size,
            columns,
            pitch: (wide, tall),
            shore: SHORE + spare * 0.25,
            first,
            horizon: (size.y * 0.37).min(size.x * 0.27).min(first - 0.3),
            edges: [edge, size.x - edge],
            docks: [edge + pier + half, size.x - edge - pier - half].map(|x| Point::new(x, line)),
            pier,
            half,
            fore: size.y - last,
        }
    }

    /// Board units on the viewport, each of whose pixels is `density` device pixels wide.
    pub fn fit(&self, density: f32) -> Fit {
        Fit::filling(self.viewport, self.scale, density)
    }

    /// What a point is on, in board units; the nearest where several are near.
    pub fn target_at(&self, scene: &Scene, point: Point) -> Option<Target> {
        let moment = Moment::new(scene, self);
        let finger = FINGER * 0.5 / self.scale;
        let from = point - moment.middle(Target::Boat);
        // A boat is long: what counts is how far above or below its middle the point is.
        let is_near = from.x.abs() < self.half.max(finger) && from.y.abs() < finger.max(0.4);
        let mut found = is_near.then_some((Target::Boat, from.y * from.y + 0.05));
        for figure in &moment.figures {
            let from = point - figure.middle();
            let is_near = from.x.abs() < finger.max(0.42) && from.y.abs() < finger.max(0.62);
            let distance = from.x * from.x + from.y * from.y;
            if is_near && found.is_none_or(|(_, nearest)| distance < nearest) {
                found = Some((Target::Person(figure.number), distance));
            }
        }
        found.map(|(target, _)| target)
    }

    /// The middle of the boat at a pier.
    pub(super) fn dock(&self, side: Side) -> Point {
        let [start, far] = self.docks;
        if side == Side::Start { start } else { far }
    }

    /// Where the feet of a person are at a spot, while the boat is somewhere.
    pub(super) fn feet(&self, number: u8, spot: Spot, boat: Point) -> Point {
        match spot {
            Spot::Ashore(side) => self.ashore(number, side),
            Spot::Seat(seat) => boat + self.seat(seat),
        }
    }

    /// Priests stand behind devils; on either bank the first of a row is next to the water.
    fn ashore(&self, number: u8, side: Side) -> Point {
        let priests = self.setting.priests;
        let (index, people, behind) = if number < priests {
            (number, priests, 0)
        } else {
            let behind = priests.div_ceil(self.columns);
            (number - priests, self.setting.devils, behind)
        };
        let row = index / self.columns;
        let missing = (self.columns * (row + 1)).saturating_sub(people);
        let row = row + behind;
        let place = f32::from(index % self.columns) + f32::from(missing) * 0.5;
        let inland = self.shore + place * self.pitch.0 + f32::from(row % 2) * STAGGER;
        let x = match side {
            Side::Start => self.edges[0] - inland,
            Side::Far => self.edges[1] + inland,
        };
        Point::new(x, self.first + f32::from(row) * self.pitch.1)
    }

    /// The place of a seat from the middle of the boat.
    fn seat(&self, seat: u8) -> Point {
        let boat = self.setting.boat.max(1);
        let bench = bench(boat);
        let count = bench.min(boat - seat / bench * bench);
        let x = (f32::from(seat % bench) - f32::from(count - 1) * 0.5) * SEAT;
        match (boat > bench, seat < bench) {
            (false, _) => Point::new(x, -0.1),
            (true, true) => Point::new(x - 0.17, -0.5),
            (true, false) => Point::new(x + 0.17, -0.02),
        }
    }
}
