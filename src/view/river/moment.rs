//! Where boat and people are at one moment: a scene with what is under way in it resolved into places.
//! It draws nothing; motion is eased here, and nowhere else.
//! Invariant: at the end of its way everything is just where it is when it is not under way.

use super::layout::{Layout, bench};
use crate::{
    app::river::scene::{Scene, Spot, Target},
    river::{Kind, Side},
    view::{Point, ease},
};

/// A scene on a layout.
pub struct Moment<'a> {
    pub(super) scene: &'a Scene,
    pub(super) layout: &'a Layout,
    /// The middle of the boat, at its water line.
    pub(super) boat: Point,
    /// Which way its prow is.
    pub(super) ahead: f32,
    pub(super) figures: Vec<Figure>,
}

/// One person.
pub(super) struct Figure {
    pub(super) number: u8,
    pub(super) kind: Kind,
    /// Where it is, or is more than half way to.
    pub(super) spot: Spot,
    pub(super) feet: Point,
    /// Which way it looks.
    pub(super) ahead: f32,
    /// When it is drawn: ashore behind the boat, in its back row, in its front row, and ashore before it. In each layer
    /// those with lower numbers stand behind the others.
    pub(super) layer: u8,
}

impl<'a> Moment<'a> {
    pub fn new(scene: &'a Scene, layout: &'a Layout) -> Self {
        let [from, to] = [scene.boat.from, scene.boat.to].map(|side| layout.dock(side));
        let mut boat = way(from, to, scene.boat.part);
        if from != to {
            boat.y += 0.06 * wave(scene.boat.part * 3.0);
        }
        let mut figures = Vec::new();
        for person in &scene.people {
            let number = figures.len() as u8;
            let [from, to] = [person.from, person.to].map(|spot| layout.feet(number, spot, boat));
            let mut feet = way(from, to, person.part);
            if person.from != person.to {
                feet.y -= 0.5 * wave(person.part * 0.5);
            }
            let is_there = person.part >= 0.5;
            let spot = if is_there { person.to } else { person.from };
            figures.push(Figure {
                number,
                kind: person.kind,
                spot,
                feet,
                ahead: if person.to == Spot::Ashore(Side::Far) {
                    -1.0
                } else {
                    1.0
                },
                layer: match spot {
                    Spot::Seat(seat) => 1 + u8::from(seat >= bench(scene.setting.boat)),
                    Spot::Ashore(_) => 3 * u8::from(feet.y > boat.y),
                },
            });
        }
        Self {
            scene,
            layout,
            boat,
            ahead: if scene.boat.to == Side::Far {
                1.0
            } else {
                -1.0
            },
            figures,
        }
    }

    /// The middle of what can be seen of a target; the boat's where nobody has this number.
    pub fn middle(&self, target: Target) -> Point {
        let mut figures = self.figures.iter();
        match figures.find(|figure| Target::Person(figure.number) == target) {
            Some(figure) => figure.middle(),
            None => self.boat - Point::new(0.0, 0.1),
        }
    }
}

impl Figure {
    /// The middle of what can be seen of it.
    pub(super) fn middle(&self) -> Point {
        let high = match self.spot {
            Spot::Ashore(_) => 0.66,
            Spot::Seat(_) => 0.95,
        };
        self.feet - Point::new(0.0, high)
    }
}

fn way(from: Point, to: Point, part: f32) -> Point {
    from + (to - from) * ease(part)
}

/// Much like the sine of so many turns, and exactly nothing at each half of one.
fn wave(turns: f32) -> f32 {
    let halves = turns * 2.0;
    let whole = halves as i32;
    let part = halves - whole as f32;
    let arch = 4.0 * part * (1.0 - part);
    if whole % 2 == 0 { arch } else { -arch }
}
