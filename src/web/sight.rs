//! The state graph on the page: three pictures over each other, and what a pointer is on.
//! What is below changes seldom, so that a pointer on its way costs only the uppermost.
//! Invariant: a picture is made only where something that it shows has changed, and where there is room for it.

use super::dom::{self, set, window};
use crate::{
    app::{
        App,
        river::sight::{Figures, Sight, Spot},
    },
    link::Game,
    river::{Position, Setting},
    svg::{self, Colours},
    view::{Fit, Picture, Point, sight, sight::Plan, tokens::Palette},
};
use web_sys::Element;

/// How far beside a node or an edge a pointer may be, in CSS pixels.
const SLACK: f32 = 14.0;

/// What the pictures show.
#[derive(Default)]
pub struct Pictures {
    seen: Option<Seen>,
    still: Picture,
    sight: Option<Sight>,
}

/// All that the pictures depend on, so that frames which change none of it cost nothing.
#[derive(Clone, Copy, PartialEq)]
struct Seen {
    /// What changes all of the pictures.
    ground: (Setting, Figures, Palette, (f32, f32)),
    position: Position,
    pointed: Option<Spot>,
}

impl Pictures {
    /// Makes anew what has changed.
    pub fn show(&mut self, app: &App, palette: Palette) {
        let (Some(play), Some(region)) = (&app.river.play, region(app)) else {
            return;
        };
        let size = size(&region);
        let seen = Seen {
            ground: (play.setting(), app.river.figures, palette, size),
            position: *play.now(),
            pointed: app.river.pointed,
        };
        let last = self.seen.replace(seen);
        if last == Some(seen) {
            return;
        }
        let plan = Plan::new(&play.graph);
        let fit = fit(&plan, size);
        let show = |name: &str, picture: Picture| {
            if let Ok(element) = dom::element(name) {
                let svg = svg::picture_on(&picture, Colours::Of(palette), &fit);
                set(&element, "src", Some(&dom::picture_address(&svg)));
            }
        };
        if last.is_none_or(|last| last.ground != seen.ground) {
            self.sight = None;
            self.still = sight::still(&play.graph, &plan, app.river.figures);
            let mut picture = Picture::default();
            picture.floor.append(&mut self.still.floor);
            show("sight-floor", picture);
        }
        // Only a move changes the ways; what is pointed at changes far more often.
        let is_there = last.is_some_and(|last| last.position == seen.position);
        let known = self.sight.take().filter(|_| is_there);
        let has_ways = known.is_some();
        let Some(sight) = app.river.sight(known) else {
            return;
        };
        let mut marks = sight::marks(&plan, &sight);
        let mut picture = Picture::default();
        if !has_ways {
            picture.glow.append(&mut marks.glow);
            show("sight-ways", std::mem::take(&mut picture));
        }
        picture.pieces.clone_from(&self.still.pieces);
        picture.pieces.append(&mut marks.pieces);
        show("sight-top", picture);
        self.sight = Some(sight);
    }
}

/// What of the graph is at a point of its region.
pub fn spot_at(app: &App, point: Point) -> Option<Spot> {
    let play = app.river.play.as_ref()?;
    let plan = Plan::new(&play.graph);
    let fit = fit(&plan, size(&region(app)?));
    plan.spot_at(fit.find(point), SLACK / fit.scale())
}

/// Whether a press there goes anywhere.
pub const fn can_visit(spot: Option<Spot>) -> bool {
    matches!(spot, Some(Spot::Node(_)))
}

/// The region of the graph, where it is on the screen.
fn region(app: &App) -> Option<Element> {
    let is_river = app.game == Game::River;
    let region = dom::element("sight").ok().filter(|_| is_river)?;
    (region.client_width() > 0).then_some(region)
}

fn size(region: &Element) -> (f32, f32) {
    (region.client_width() as f32, region.client_height() as f32)
}

fn fit(plan: &Plan, size: (f32, f32)) -> Fit {
    plan.fit(size, window().device_pixel_ratio() as f32)
}
