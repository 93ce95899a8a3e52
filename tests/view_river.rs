//! The river's picture: golden SVG files, targets that answer their own taps, people who stay in the picture and
//! apart, and scenes that follow each other without a jump. Set `SEARCHLIGHT_BLESS=1` to write the golden files anew.

mod contrast;

use contrast::contrast;
use searchlight::{
    app::river::scene::{Boat, HintLight, Person, Scene, Spot, Target},
    river::{Crew, Kind, Place, Position, Rowers, Setting, Side},
    svg::{self, Colours},
    view::{
        Detail, Ink, Path, Picture, Point, Shape, Step,
        river::{self, Layout, Moment},
        tokens::{Palette, Token},
    },
};
use std::{fs, path::PathBuf};

/// The widths and heights of boards that players have, in CSS pixels.
const VIEWPORTS: &[(f32, f32)] = &[
    (374.0, 420.0),
    (390.0, 300.0),
    (320.0, 240.0),
    (844.0, 300.0),
    (360.0, 640.0),
    (900.0, 700.0),
    (2560.0, 1300.0),
];

fn settings() -> Vec<Setting> {
    let mut settings = Vec::new();
    for (priests, devils) in [
        (0, 1),
        (0, 12),
        (1, 0),
        (2, 1),
        (3, 3),
        (5, 4),
        (7, 2),
        (12, 12),
    ] {
        for boat in 1..=6 {
            settings.push(Setting::of(priests, devils, boat));
        }
    }
    let rowers = Rowers::TwoDevils;
    settings.push(Setting {
        rowers,
        ..Setting::of(5, 5, 3)
    });
    settings
}

/// Everybody and the boat at the start.
fn start(setting: Setting) -> Scene {
    let crew = setting.everybody();
    let mut people = Vec::new();
    for kind in Kind::ALL {
        for _ in 0..crew.of(kind) {
            let spot = Spot::Ashore(Side::Start);
            people.push(Person {
                kind,
                from: spot,
                to: spot,
                part: 0.0,
            });
        }
    }
    Scene {
        setting,
        people,
        boat: Boat {
            from: Side::Start,
            to: Side::Start,
            part: 0.0,
        },
        hint: None,
        focus: None,
        lost_at: None,
        won: false,
    }
}

/// The scene with some people elsewhere.
fn with(mut scene: Scene, people: &[usize], spot: impl Fn(usize) -> Spot) -> Scene {
    for (index, number) in people.iter().enumerate() {
        let person = &mut scene.people[*number];
        (person.from, person.to) = (spot(index), spot(index));
    }
    scene
}

fn ashore(scene: Scene, people: &[usize], side: Side) -> Scene {
    with(scene, people, |_| Spot::Ashore(side))
}

fn aboard(scene: Scene, people: &[usize]) -> Scene {
    with(scene, people, |index| Spot::Seat(index as u8))
}

fn boat(from: Side, to: Side, part: f32) -> Boat {
    Boat { from, to, part }
}

/// The scenes of the golden pictures, with their viewports, by name.
fn scenes() -> Vec<(&'static str, Scene, (f32, f32))> {
    let classic = start(Setting::CLASSIC);
    let mut crossing = aboard(ashore(classic.clone(), &[4], Side::Far), &[2, 5]);
    crossing.boat = boat(Side::Start, Side::Far, 0.5);
    let mut hint = ashore(classic.clone(), &[4], Side::Far);
    hint.hint = Some(HintLight {
        people: vec![2, 5],
        crosses: false,
    });
    hint.focus = Some(Target::Person(3));
    let mut ready = aboard(classic.clone(), &[2, 5]);
    ready.hint = Some(HintLight {
        people: Vec::new(),
        crosses: true,
    });
    ready.focus = Some(Target::Boat);
    let mut lost = aboard(ashore(classic.clone(), &[3, 4], Side::Far), &[0]);
    lost.boat = boat(Side::Start, Side::Far, 1.0);
    lost.lost_at = Some(Place::Bank(Side::Far));
    let mut won = aboard(ashore(classic.clone(), &[0, 1, 2, 3, 4], Side::Far), &[5]);
    won.boat = boat(Side::Far, Side::Far, 0.0);
    won.won = true;
    let full = start(Setting::of(12, 12, 6));
    let mut full = aboard(full, &[9, 10, 11, 21, 22, 23]);
    full = ashore(full, &[0, 1, 2, 12, 13, 14], Side::Far);
    full.boat = boat(Side::Far, Side::Start, 0.4);
    let rowers = Rowers::OneDevil;
    let mut rower = start(Setting {
        rowers,
        ..Setting::CLASSIC
    });
    rower.people[5].to = Spot::Seat(0);
    rower.people[5].part = 0.4;
    vec![
        ("start", classic, (900.0, 700.0)),
        ("crossing", crossing, (374.0, 420.0)),
        ("hint", hint, (900.0, 620.0)),
        ("ready", ready, (390.0, 300.0)),
        ("lost", lost, (900.0, 620.0)),
        ("won", won, (900.0, 620.0)),
        ("full", full, (374.0, 420.0)),
        ("rower", rower, (900.0, 620.0)),
    ]
}

fn golden(name: &str) -> PathBuf {
    let folder: PathBuf = [env!("CARGO_MANIFEST_DIR"), "tests", "golden"]
        .iter()
        .collect();
    folder.join(format!("{name}.svg"))
}

#[test]
fn pictures_are_as_they_were() {
    for (name, scene, (width, height)) in scenes() {
        let layout = Layout::new(&scene.setting, width, height);
        let fit = layout.fit(1.0);
        let picture = river::shapes(&scene, &layout, fit.detail());
        let both = [(Palette::Paper, "paper"), (Palette::Dusk, "dusk")];
        // Two of them in the other colours too; the shapes are the same.
        let palettes = match name {
            "start" | "hint" => &both[..],
            "crossing" | "won" | "full" => &both[1..],
            _ => &both[..1],
        };
        for (palette, tail) in palettes {
            let text = svg::picture_on(&picture, Colours::Of(*palette), &fit);
            let path = golden(&format!("river-{name}-{tail}"));
            if std::env::var_os("SEARCHLIGHT_BLESS").is_some() {
                fs::write(&path, &text).expect("the golden folder can be written");
            }
            let golden = fs::read_to_string(&path).unwrap_or_default();
            assert!(
                golden == text,
                "{} differs from the picture",
                path.display()
            );
        }
    }
}

/// Scenes of a setting with people ashore on either bank and in every seat, for each side of the boat.
fn spread(setting: Setting) -> Vec<Scene> {
    let count = usize::from(setting.everybody().len());
    let everybody: Vec<usize> = (0..count).collect();
    let seats = usize::from(setting.boat).min(count);
    let mut scenes = Vec::new();
    for side in Side::BOTH {
        let mut all = ashore(start(setting), &everybody, side);
        all.boat = boat(side, side, 0.0);
        scenes.push(all.clone());
        scenes.push(aboard(all.clone(), &everybody[..seats]));
        scenes.push(aboard(all, &everybody[count - seats..]));
    }
    scenes
}

#[test]
fn each_target_answers_a_tap_at_its_middle() {
    for setting in settings() {
        for (width, height) in VIEWPORTS {
            let layout = Layout::new(&setting, *width, *height);
            let fit = layout.fit(2.0);
            for scene in spread(setting) {
                let moment = Moment::new(&scene, &layout);
                let people = (0..scene.people.len()).map(|number| Target::Person(number as u8));
                for target in people.chain([Target::Boat]) {
                    let point = fit.find(fit.place(moment.middle(target)));
                    assert_eq!(
                        layout.target_at(&scene, point),
                        Some(target),
                        "{setting:?} on {width} x {height}"
                    );
                }
                let sky = Point::new(fit.window().1.x * 0.5, 0.1);
                assert_eq!(layout.target_at(&scene, sky), None);
            }
        }
    }
}

#[test]
fn a_finger_need_not_be_exact() {
    let scene = start(Setting::CLASSIC);
    let layout = Layout::new(&scene.setting, 374.0, 420.0);
    let fit = layout.fit(3.0);
    let moment = Moment::new(&scene, &layout);
    let boat = fit.place(moment.middle(Target::Boat));
    for (x, y) in [(0.0, 20.0), (-40.0, 0.0), (40.0, 10.0), (0.0, -20.0)] {
        let point = fit.find(boat + Point::new(x, y));
        assert_eq!(
            layout.target_at(&scene, point),
            Some(Target::Boat),
            "{x} {y}"
        );
    }
    let person = fit.place(moment.middle(Target::Person(2)));
    for (x, y) in [(0.0, -20.0), (8.0, -20.0), (0.0, 8.0)] {
        let point = fit.find(person + Point::new(x, y));
        assert_eq!(
            layout.target_at(&scene, point),
            Some(Target::Person(2)),
            "{x} {y}"
        );
    }
}

#[test]
fn people_are_as_large_as_promised() {
    let size =
        |setting: Setting, width, height| Layout::new(&setting, width, height).fit(1.0).scale();
    let full = Setting::of(12, 12, 6);
    for (width, height) in VIEWPORTS {
        assert!(size(full, *width, *height) >= 20.0, "{width} x {height}");
    }
    for (setting, width, height, least, most) in [
        (Setting::CLASSIC, 374.0, 420.0, 36.0, 44.0),
        (Setting::CLASSIC, 900.0, 700.0, 70.0, 90.0),
        (Setting::CLASSIC, 2560.0, 1300.0, 120.0, 160.0),
        (full, 374.0, 420.0, 26.0, 40.0),
    ] {
        let size = size(setting, width, height);
        assert!(
            size >= least && size <= most,
            "{size} on {width} x {height}"
        );
    }
}

/// The corners of the smallest upright rectangle around shapes, lights left out, which only fade.
fn bounds(shapes: &[Shape]) -> (Point, Point) {
    let mut least = Point::new(f32::INFINITY, f32::INFINITY);
    let mut most = Point::new(-f32::INFINITY, -f32::INFINITY);
    for path in paths(shapes) {
        for step in &path.0 {
            if let Step::Move(to) | Step::Line(to) | Step::Quad(_, to) = *step {
                least = Point::new(least.x.min(to.x), least.y.min(to.y));
                most = Point::new(most.x.max(to.x), most.y.max(to.y));
            }
        }
    }
    (least, most)
}

#[test]
fn everybody_stays_in_the_viewport() {
    for setting in settings() {
        for (width, height) in VIEWPORTS {
            let layout = Layout::new(&setting, *width, *height);
            let window = layout.fit(1.0).window().1;
            for mut scene in spread(setting) {
                for part in [0.0, 0.2, 0.5, 0.8] {
                    for person in &mut scene.people {
                        person.from = Spot::Ashore(scene.boat.from);
                        person.part = part;
                    }
                    let (_, pieces) = river::moving(&scene, &layout, Detail::All);
                    let (least, most) = bounds(&pieces);
                    assert!(
                        least.x > -0.05 && least.y > 0.0,
                        "{least:?} for {setting:?} on {width} x {height}"
                    );
                    assert!(
                        most.x < window.x + 0.05 && most.y < window.y,
                        "{most:?} of {window:?} for {setting:?} on {width} x {height}"
                    );
                }
            }
        }
    }
}

#[test]
fn nobody_stands_on_anybody() {
    for setting in settings() {
        for (width, height) in VIEWPORTS {
            let layout = Layout::new(&setting, *width, *height);
            for scene in spread(setting) {
                let moment = Moment::new(&scene, &layout);
                let middles: Vec<Point> = (0..scene.people.len())
                    .map(|number| moment.middle(Target::Person(number as u8)))
                    .collect();
                for (index, here) in middles.iter().enumerate() {
                    for there in &middles[..index] {
                        let way = *here - *there;
                        let apart = (way.x * way.x + way.y * way.y).sqrt();
                        let boards =
                            |number: usize| matches!(scene.people[number].to, Spot::Seat(_));
                        let least = if boards(index) { 0.35 } else { 0.5 };
                        assert!(
                            apart > least,
                            "{apart} for {setting:?} on {width} x {height}"
                        );
                    }
                }
            }
        }
    }
}

#[test]
fn the_boat_lies_at_the_side_that_the_scene_says() {
    for setting in settings() {
        for (width, height) in VIEWPORTS {
            let layout = Layout::new(&setting, *width, *height);
            let middle = layout.fit(1.0).window().1.x * 0.5;
            let mut scene = start(setting);
            let mut at = |from, to, part| {
                scene.boat = boat(from, to, part);
                Moment::new(&scene, &layout).middle(Target::Boat)
            };
            let (start, far) = (Side::Start, Side::Far);
            let [here, there] = [at(start, start, 0.0), at(far, far, 0.0)];
            assert!(here.x < middle - 0.3 && there.x > middle + 0.3);
            assert_eq!(at(start, far, 0.0), here);
            assert_eq!(at(start, far, 1.0), there);
            assert_eq!(at(far, start, 1.0), here);
            assert!((at(start, far, 0.5).x - middle).abs() < 0.001);
            assert!(at(far, start, 0.25).x > middle);
        }
    }
}

#[test]
fn people_go_where_the_rules_put_them() {
    let mut scene = start(Setting::CLASSIC);
    let layout = Layout::new(&scene.setting, 900.0, 700.0);
    let middle = layout.fit(1.0).window().1.x * 0.5;
    let position = Position::at(scene.setting, Crew([2, 1, 0]), Crew([1, 1, 0]), Side::Far)
        .expect("people enough");
    assert_eq!(position.ashore(Side::Far), Crew([0, 1, 0]));
    scene = aboard(ashore(scene, &[5], Side::Far), &[2, 4]);
    scene.boat = boat(Side::Far, Side::Far, 0.0);
    let moment = Moment::new(&scene, &layout);
    let boat = moment.middle(Target::Boat);
    for (number, person) in scene.people.iter().enumerate() {
        let at = moment.middle(Target::Person(number as u8));
        match person.to {
            Spot::Ashore(Side::Start) => assert!(at.x < middle * 0.7),
            Spot::Ashore(Side::Far) => assert!(at.x > middle * 1.3),
            Spot::Seat(_) => assert!((at.x - boat.x).abs() < 1.0),
        }
    }
}

fn drawn(scene: &Scene, layout: &Layout) -> String {
    let picture = river::shapes(scene, layout, Detail::All);
    svg::picture_on(&picture, Colours::OfThePage, &layout.fit(1.0))
}

#[test]
fn a_step_ends_where_the_next_scene_begins() {
    let layout = Layout::new(&Setting::CLASSIC, 900.0, 700.0);
    let all = [Spot::Ashore(Side::Start), Spot::Seat(0)];
    for side in Side::BOTH {
        for (from, to) in [(all[0], all[1]), (all[1], Spot::Ashore(side))] {
            let mut before = ashore(start(Setting::CLASSIC), &[1, 2], Side::Far);
            before.boat = boat(side, side, 0.0);
            before.people[0].from = from;
            before.people[0].to = to;
            before.people[0].part = 1.0;
            let after = with(before.clone(), &[0], |_| to);
            assert!(drawn(&before, &layout) == drawn(&after, &layout));
        }
        let mut before = aboard(start(Setting::CLASSIC), &[0, 3]);
        before.boat = boat(side.other(), side, 1.0);
        let mut after = before.clone();
        after.boat = boat(side, side, 0.0);
        assert!(drawn(&before, &layout) == drawn(&after, &layout));
    }
}

/// The paths of shapes without their colours: what is left for who can't tell these apart.
fn paths(shapes: &[Shape]) -> Vec<&Path> {
    let path = |shape| match shape {
        &Shape::Fill { ref path, .. } | &Shape::Stroke { ref path, .. } => Some(path),
        _ => None,
    };
    shapes.iter().filter_map(path).collect()
}

#[test]
fn what_differs_differs_in_shape() {
    let layout = Layout::new(&Setting::CLASSIC, 900.0, 700.0);
    let of = |change: &dyn Fn(&mut Scene)| {
        let mut scene = start(Setting::CLASSIC);
        change(&mut scene);
        let (mut glow, pieces) = river::moving(&scene, &layout, Detail::Some);
        glow.extend(pieces);
        glow
    };
    let hint = |people: &[u8], crosses| {
        let people = people.to_vec();
        Some(HintLight { people, crosses })
    };
    let all = [
        of(&|_| {}),
        of(&|scene| scene.people[0].kind = Kind::Devil),
        of(&|scene| scene.people[0].kind = Kind::Rower),
        of(&|scene| scene.boat.to = Side::Far),
        of(&|scene| scene.hint = hint(&[0], false)),
        of(&|scene| scene.hint = hint(&[], true)),
        of(&|scene| scene.focus = Some(Target::Person(0))),
        of(&|scene| scene.focus = Some(Target::Boat)),
        of(&|scene| scene.lost_at = Some(Place::Bank(Side::Start))),
        of(&|scene| scene.won = true),
    ];
    for (index, here) in all.iter().enumerate() {
        for there in &all[..index] {
            assert!(
                paths(here) != paths(there),
                "two scenes look the same in grey"
            );
        }
    }
}

#[test]
fn less_is_drawn_where_people_are_small() {
    let scene = start(Setting::of(12, 12, 6));
    let layout = Layout::new(&scene.setting, 100.0, 90.0);
    let count = |detail| river::shapes(&scene, &layout, detail).shapes().count();
    assert!(layout.fit(1.0).detail() < Detail::All);
    assert!(count(Detail::Some) < count(Detail::All));
}

#[test]
fn the_floor_covers_the_viewport() {
    for (width, height) in VIEWPORTS {
        let layout = Layout::new(&Setting::CLASSIC, *width, *height);
        let Picture { floor, size, .. } = river::still(&layout, Detail::All);
        let window = layout.fit(1.0).window().1;
        assert_eq!(Point::new(size.0, size.1), window);
        let ground = |token| {
            let is_ground = |shape: &&Shape| matches!(shape, Shape::Fill { ink, .. } if *ink == Ink(token, 100));
            let shape = floor.iter().find(is_ground).expect("a ground");
            bounds(std::slice::from_ref(shape))
        };
        let (sky, water) = (ground(Token::Sky), ground(Token::Water));
        assert_eq!(sky.0, Point::default());
        assert!(sky.1.x >= window.x - 0.001 && water.0.x <= 0.0 && water.1.x >= window.x);
        assert!(sky.1.y >= water.0.y && water.1.y >= window.y - 0.001);
    }
}

/// The turn of each contour of a filled path: positive or negative.
fn turns(path: &Path) -> Vec<f32> {
    let mut turns = Vec::new();
    let (mut first, mut last) = (Point::default(), Point::default());
    let cross = |from: Point, to: Point| from.x * to.y - to.x * from.y;
    for step in &path.0 {
        let (to, more) = match *step {
            Step::Move(to) => {
                turns.push(0.0);
                first = to;
                (to, 0.0)
            }
            Step::Line(to) => (to, cross(last, to)),
            // Two thirds of the triangle with the control point lie under the curve.
            Step::Quad(via, to) => {
                let triangle = cross(last, via) + cross(via, to) + cross(to, last);
                (to, cross(last, to) + triangle * 2.0 / 3.0)
            }
            Step::Close => (first, cross(last, first)),
        };
        if let Some(turn) = turns.last_mut() {
            *turn += more;
        }
        last = to;
    }
    turns
}

#[test]
fn contours_of_a_fill_turn_one_way() {
    for (name, scene, (width, height)) in scenes() {
        let layout = Layout::new(&scene.setting, width, height);
        let picture = river::shapes(&scene, &layout, Detail::All);
        for shape in picture.shapes() {
            if let Shape::Fill { path, ink } = shape {
                let turns = turns(path);
                let alike = turns.iter().all(|turn| turn * turns[0] > 0.0);
                assert!(alike, "{name}: {turns:?} in {ink:?}");
            }
        }
    }
}

#[test]
fn marks_stay_in_the_viewport() {
    for setting in settings() {
        for (width, height) in VIEWPORTS {
            let layout = Layout::new(&setting, *width, *height);
            let window = layout.fit(1.0).window().1;
            for mut scene in spread(setting) {
                let people = (0..scene.people.len() as u8).collect();
                scene.hint = Some(HintLight {
                    people,
                    crosses: true,
                });
                scene.won = true;
                scene.focus = Some(Target::Person(0));
                let (_, pieces) = river::moving(&scene, &layout, Detail::All);
                let (least, most) = bounds(&pieces);
                let is_inside = least.x > -0.05
                    && least.y > 0.0
                    && most.x < window.x + 0.05
                    && most.y < window.y;
                assert!(
                    is_inside,
                    "{least:?} to {most:?} of {window:?} for {setting:?} on {width} x {height}"
                );
            }
        }
    }
}

#[test]
fn people_and_marks_stand_apart_from_the_land() {
    use Token::*;
    let land = [Grass, Water];
    let wanted: &[&[Token]] = &[&[Robe, Cape], &[Devil, DevilDark], &[Box, BoxEdge]];
    // Marks have two tones, one of which stands apart from any ground when they do from each other.
    let marks = [(Light, LightEdge), (Panel, Bad), (Panel, Text)];
    for palette in [Palette::Paper, Palette::Dusk] {
        for (inner, outer) in marks {
            assert!(contrast(inner.rgb(palette), outer.rgb(palette)) >= 3.0);
        }
        for fronts in wanted {
            for back in land {
                let apart = |front: &Token| contrast(front.rgb(palette), back.rgb(palette));
                let found = fronts.iter().map(apart).fold(1.0, f64::max);
                assert!(
                    found >= 3.0,
                    "{palette:?}: {fronts:?} on {back:?} has {found:.2}"
                );
            }
        }
    }
}

#[test]
fn the_first_picture_is_small() {
    let scene = start(Setting::CLASSIC);
    let layout = Layout::new(&scene.setting, 900.0, 700.0);
    let fit = layout.fit(1.0);
    let picture = river::shapes(&scene, &layout, fit.detail());
    let bytes = svg::picture_on(&picture, Colours::Of(Palette::Dusk), &fit).len();
    assert!(bytes <= 20_000, "{bytes} bytes");
}
