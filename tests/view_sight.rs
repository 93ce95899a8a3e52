//! The picture of River's state graph: golden SVG files, parts that answer at their own middle, fingers that find one
//! position and not its neighbour, and kinds that differ in shape. Set `SEARCHLIGHT_BLESS=1` to write the golden files
//! anew.

use searchlight::{
    app::river::sight::{Figures, Sight, Spot},
    river::{
        Crew, Docked, Position, Rowers, Rule, Setting, Side,
        graph::{Edge, Graph},
    },
    svg::{self, Colours},
    view::{
        Picture, Point, Shape, Step,
        sight::{self, Plan},
        tokens::Palette,
    },
};
use std::{fs, path::PathBuf};

const NUMBERS: Figures = Figures {
    numbers: true,
    wave: None,
};
const WAVE: Figures = Figures {
    numbers: true,
    wave: Some(4),
};
const ROWING: Setting = Setting {
    rowers: Rowers::TwoDevils,
    ..Setting::of(3, 3, 3)
};
const ACROSS: Docked = Docked {
    start: Crew([0; 3]),
    side: Side::Far,
};

fn settings() -> Vec<Setting> {
    let mut settings = vec![
        ROWING,
        Setting {
            rowers: Rowers::OneDevil,
            ..Setting::CLASSIC
        },
        Setting {
            rule: Rule::Place,
            ..Setting::CLASSIC
        },
    ];
    for (priests, devils, boat) in [
        (1, 1, 1),
        (1, 1, 2),
        (2, 2, 2),
        (3, 2, 2),
        (3, 3, 2),
        (3, 3, 3),
        (4, 4, 2),
        (5, 5, 3),
        (6, 6, 4),
        (7, 3, 5),
        (12, 3, 6),
        (12, 0, 2),
        (0, 12, 2),
        (12, 12, 6),
    ] {
        settings.push(Setting::of(priests, devils, boat));
    }
    settings
}

fn sight(graph: &Graph) -> Sight {
    let start = Position::new(*graph.setting());
    Sight {
        here: start.dock(),
        ways: graph.ways(&start),
        pointed: None,
    }
}

fn docked(priests: u8, devils: u8, side: Side) -> Docked {
    Docked {
        start: Crew([priests, devils, 0]),
        side,
    }
}

#[test]
fn pictures_are_as_they_were() {
    let gap = Spot::Gap {
        priests: 2,
        devils: 1,
    };
    let node = Spot::Node(docked(0, 3, Side::Start));
    let impossible = Setting::of(4, 4, 2);
    for (name, setting, figures, pointed, palette) in [
        (
            "ways-paper",
            Setting::CLASSIC,
            Figures::default(),
            None,
            Palette::Paper,
        ),
        (
            "ways-dusk",
            Setting::CLASSIC,
            Figures::default(),
            None,
            Palette::Dusk,
        ),
        (
            "impossible",
            impossible,
            Figures::default(),
            None,
            Palette::Paper,
        ),
        ("rowers", ROWING, Figures::default(), None, Palette::Dusk),
        (
            "numbers",
            Setting::CLASSIC,
            NUMBERS,
            Some(node),
            Palette::Paper,
        ),
        ("wave", Setting::CLASSIC, WAVE, Some(gap), Palette::Dusk),
    ] {
        let graph = Graph::new(setting);
        let sight = Sight {
            pointed,
            ..sight(&graph)
        };
        let picture = sight::whole(&graph, &Plan::new(&graph), figures, &sight);
        let text = svg::picture(&picture, Colours::Alone(palette));
        let folder = [env!("CARGO_MANIFEST_DIR"), "tests", "golden"];
        let path = folder.iter().collect::<PathBuf>();
        let path = path.join(format!("sight-{name}.svg"));
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

#[test]
fn positions_and_gaps_answer_at_their_own_middle() {
    for setting in settings() {
        let graph = Graph::new(setting);
        let plan = Plan::new(&graph);
        for slack in [0.0, 0.1, 0.3] {
            for node in graph.nodes() {
                let spot = plan.spot_at(plan.node(node), slack);
                assert_eq!(spot, Some(Spot::Node(node)), "{setting:?}");
            }
        }
        for (priests, devils, middle) in places(&plan, setting) {
            let legal =
                |node: &Docked| (node.start.priests(), node.start.devils()) == (priests, devils);
            if !graph.nodes().iter().any(legal) {
                let gap = Spot::Gap { priests, devils };
                assert_eq!(plan.spot_at(middle, 0.0), Some(gap), "{setting:?}");
            }
        }
    }
}

/// Every place of the lattice with its middle.
fn places(plan: &Plan, setting: Setting) -> Vec<(u8, u8, Point)> {
    let mut places = Vec::new();
    for priests in 0..=setting.priests {
        for devils in 0..=setting.devils {
            let [start, far] = Side::BOTH.map(|side| plan.node(docked(priests, devils, side)));
            let mut middle = (start + far) * 0.5;
            if setting.rowers != Rowers::All {
                // Those without rowing devils lie at one end of their fan.
                middle = middle - Point::new(0.15, -0.15);
            }
            places.push((priests, devils, middle));
        }
    }
    places
}

#[test]
fn every_crossing_answers_at_its_middle() {
    for setting in settings() {
        let graph = Graph::new(setting);
        let plan = Plan::new(&graph);
        let mut under = 0;
        for edge in graph.edges() {
            match plan.spot_at(plan.crossing(&edge), 0.0) {
                Some(Spot::Edge(_)) => {}
                Some(Spot::Node(_)) => under += 1,
                other => panic!("{setting:?} {edge:?} {other:?}"),
            }
        }
        // Where six positions share a place, two crossings run below one.
        assert_eq!(under, if setting == ROWING { 2 } else { 0 }, "{setting:?}");
    }
}

#[test]
fn no_crossing_runs_over_a_position() {
    for setting in [
        Setting::of(1, 1, 2),
        Setting::CLASSIC,
        Setting::of(4, 4, 2),
        Setting::of(12, 0, 2),
    ] {
        let graph = Graph::new(setting);
        let plan = Plan::new(&graph);
        let picture = sight::still(&graph, &plan, Figures::default());
        let mut curves = 0;
        for shape in &picture.floor {
            let Shape::Stroke { path, .. } = shape else {
                continue;
            };
            for pair in path.0.windows(2) {
                let &[Step::Move(from), Step::Quad(via, to)] = pair else {
                    continue;
                };
                let near = |point: Point| {
                    let off = |node: &Docked| plan.node(*node) - point;
                    graph
                        .nodes()
                        .iter()
                        .any(|node| off(node).x.hypot(off(node).y) < 0.2)
                };
                // Others are parts of digits and the like.
                if !near(from) || !near(to) {
                    continue;
                }
                curves += 1;
                for part in 0..=32_u8 {
                    let part = f32::from(part) / 32.0;
                    let left = 1.0 - part;
                    let point =
                        from * (left * left) + via * (2.0 * left * part) + to * (part * part);
                    for node in graph.nodes() {
                        let off = plan.node(node) - point;
                        assert!(off.x.hypot(off.y) > 0.14, "{setting:?} {node:?}");
                    }
                }
            }
        }
        assert_eq!(curves, graph.edges().len(), "{setting:?}");
    }
}

#[test]
fn nothing_answers_outside() {
    let graph = Graph::new(Setting::CLASSIC);
    let plan = Plan::new(&graph);
    for (x, y) in [(0.0, 0.0), (-5.0, 2.0), (2.0, 0.1), (4.4, 4.3)] {
        assert_eq!(plan.spot_at(Point::new(x, y), 0.1), None);
    }
}

#[test]
fn a_finger_finds_one_position_on_the_narrowest_page() {
    let graph = Graph::new(Setting::CLASSIC);
    let plan = Plan::new(&graph);
    let fit = plan.fit((320.0, 320.0), 2.0);
    let nodes: Vec<Point> = graph
        .nodes()
        .iter()
        .map(|node| fit.place(plan.node(*node)))
        .collect();
    let mut least = f32::MAX;
    for (index, node) in nodes.iter().enumerate() {
        for other in &nodes[..index] {
            let off = *node - *other;
            least = least.min((off.x * off.x + off.y * off.y).sqrt());
        }
    }
    assert_eq!(least as u32, 49);
}

#[test]
fn the_start_is_at_the_top_left_and_the_end_at_the_bottom_right() {
    for setting in settings() {
        let graph = Graph::new(setting);
        let plan = Plan::new(&graph);
        let (width, height) = plan.size();
        let start = plan.node(Position::new(setting).dock());
        let end = plan.node(ACROSS);
        assert!(start.x < end.x && start.y < end.y, "{setting:?}");
        for edge in graph.edges() {
            let (from, to) = (plan.node(edge.from), plan.node(edge.to));
            assert!(from.x < to.x + 0.2 && from.y < to.y + 0.2, "{setting:?}");
        }
        for node in graph.nodes() {
            let Point { x, y } = plan.node(node);
            assert!(x > 0.4 && y > 0.4 && x < width - 0.3 && y < height - 0.3);
        }
    }
}

#[test]
fn both_pictures_have_one_size() {
    for setting in settings() {
        let graph = Graph::new(setting);
        let plan = Plan::new(&graph);
        let still = sight::still(&graph, &plan, NUMBERS);
        let marks = sight::marks(&plan, &sight(&graph));
        assert_eq!((still.size, marks.size), (plan.size(), plan.size()));
        let whole = sight::whole(&graph, &plan, NUMBERS, &sight(&graph));
        assert_eq!(
            whole.shapes().count(),
            still.shapes().count() + marks.shapes().count()
        );
    }
}

#[test]
fn nothing_is_drawn_outside() {
    for setting in settings() {
        let graph = Graph::new(setting);
        let plan = Plan::new(&graph);
        let picture = sight::whole(&graph, &plan, WAVE, &sight(&graph));
        let (width, height) = picture.size;
        for shape in picture.shapes() {
            let (path, half) = match shape {
                Shape::Fill { path, .. } => (path, 0.0),
                Shape::Stroke { path, width, .. } => (path, width / 2.0),
                _ => continue,
            };
            let mut here = Point::default();
            for step in &path.0 {
                let points = match *step {
                    Step::Move(to) | Step::Line(to) => [to, to],
                    Step::Quad(via, to) => [(here + to) * 0.25 + via * 0.5, to],
                    Step::Close => continue,
                };
                here = points[1];
                for Point { x, y } in points {
                    let inside = x >= half && y >= half && x <= width - half && y <= height - half;
                    assert!(inside, "({x}, {y}) of {width} x {height} in {setting:?}");
                }
            }
        }
    }
}

/// The outlines that lie whole within so much of a point, without their colours, as SVG has them.
fn shapes_around(picture: &Picture, middle: Point, reach: f32) -> Vec<String> {
    let mut found = Vec::new();
    for shape in picture.shapes() {
        let (kind, path) = match shape {
            Shape::Fill { path, .. } => ("fill", path),
            Shape::Stroke { path, .. } => ("line", path),
            _ => continue,
        };
        let starts = |step: &Step| matches!(step, Step::Move(_));
        let mut rest = path.0.as_slice();
        while !rest.is_empty() {
            let end = rest[1..]
                .iter()
                .position(starts)
                .map_or(rest.len(), |index| index + 1);
            let (contour, others) = rest.split_at(end);
            rest = others;
            let mut text = kind.to_owned();
            let mut inside = true;
            for step in contour {
                let points = match *step {
                    Step::Move(to) | Step::Line(to) => vec![to],
                    Step::Quad(via, to) => vec![via, to],
                    Step::Close => vec![],
                };
                for point in points {
                    let off = (point - middle) * 200.0;
                    inside &= off.x.abs().max(off.y.abs()) <= reach * 200.0;
                    text.push_str(&format!(" {} {}", off.x.round(), off.y.round()));
                }
            }
            if inside {
                found.push(text);
            }
        }
    }
    found.sort();
    found
}

#[test]
fn kinds_of_positions_differ_in_shape() {
    let classic = Graph::new(Setting::CLASSIC);
    let impossible = Graph::new(Setting::of(4, 4, 2));
    let mut kinds = Vec::new();
    for (graph, figures, nodes) in [
        // Open, with the boat here or there; never won and out of reach.
        (
            &classic,
            Figures::default(),
            vec![
                docked(3, 2, Side::Start),
                docked(3, 2, Side::Far),
                docked(3, 0, Side::Start),
                docked(3, 3, Side::Far),
                ACROSS,
            ],
        ),
        // Within reach and never won; out of reach.
        (
            &impossible,
            Figures::default(),
            vec![
                docked(4, 3, Side::Start),
                docked(4, 3, Side::Far),
                docked(0, 3, Side::Start),
                docked(0, 3, Side::Far),
            ],
        ),
        // Not reached by the wave; its front.
        (
            &classic,
            Figures {
                numbers: false,
                wave: Some(4),
            },
            vec![
                docked(3, 2, Side::Start),
                docked(3, 2, Side::Far),
                docked(0, 2, Side::Far),
            ],
        ),
    ] {
        let plan = Plan::new(graph);
        let picture = sight::still(graph, &plan, figures);
        for node in nodes {
            // The flag of the end stands beside it.
            let reach = if node == ACROSS { 0.46 } else { 0.27 };
            kinds.push(shapes_around(&picture, plan.node(node), reach));
        }
    }
    for (index, kind) in kinds.iter().enumerate() {
        assert!(!kind.is_empty(), "{index}");
        for (other, before) in kinds[..index].iter().enumerate() {
            assert_ne!(kind, before, "kinds {index} and {other}");
        }
    }
}

#[test]
fn every_digit_differs() {
    let graph = Graph::new(Setting::of(12, 0, 2));
    let plan = Plan::new(&graph);
    let picture = sight::still(&graph, &plan, Figures::default());
    let mut digits: Vec<Vec<String>> = Vec::new();
    for (priests, _, middle) in places(&plan, *graph.setting()) {
        let above = Point::new(middle.x, middle.y * 0.28);
        let digit = shapes_around(&picture, above, 0.4);
        assert!(!digit.is_empty(), "no number for {priests}");
        assert!(
            !digits.contains(&digit),
            "the number for {priests} is another's"
        );
        digits.push(digit);
    }
    assert_eq!(digits.len(), 13);
}

#[test]
fn a_wave_fills_no_more_than_it_has_reached() {
    let graph = Graph::new(Setting::CLASSIC);
    let plan = Plan::new(&graph);
    let all = sight::still(&graph, &plan, NUMBERS);
    let (mut reached, mut same) = (0, 0);
    let wave = sight::still(&graph, &plan, WAVE);
    for node in graph.nodes() {
        let Some(distance) = graph.distance(node) else {
            continue;
        };
        let [all, wave] =
            [&all, &wave].map(|picture| shapes_around(picture, plan.node(node), 0.28));
        reached += u32::from(distance <= 4);
        same += u32::from(all == wave);
        assert_eq!(all == wave, distance < 4, "{node:?}");
    }
    assert_eq!((reached, same), (7, 6));
}

#[test]
fn ways_show_their_direction() {
    let graph = Graph::new(Setting::CLASSIC);
    let plan = Plan::new(&graph);
    let mut sight = sight(&graph);
    for edge in graph.edges() {
        let back = Edge {
            from: edge.to,
            to: edge.from,
            ..edge
        };
        let [there, back] = [edge, back].map(|edge| {
            sight.ways = vec![edge];
            let marks = sight::marks(&plan, &sight);
            shapes_around(&marks, plan.crossing(&edge), 0.14)
        });
        assert_eq!((there.len(), back.len()), (2, 2), "an arrow with its edge");
        assert_ne!(there, back);
    }
}

#[test]
fn what_is_pointed_at_is_ringed() {
    let graph = Graph::new(Setting::CLASSIC);
    let plan = Plan::new(&graph);
    let mut sight = sight(&graph);
    let node = docked(0, 2, Side::Far);
    for (spot, middle, reach) in [
        (Spot::Node(node), plan.node(node), 0.3),
        (Spot::Node(sight.here), plan.node(sight.here), 0.3),
        (
            Spot::Gap {
                priests: 2,
                devils: 1,
            },
            Point::new(1.84, 2.84),
            0.45,
        ),
    ] {
        sight.pointed = None;
        let before = shapes_around(&sight::marks(&plan, &sight), middle, reach).len();
        sight.pointed = Some(spot);
        let after = shapes_around(&sight::marks(&plan, &sight), middle, reach).len();
        assert_eq!(after, before + 2, "{spot:?}");
    }
    let edge = graph.edges()[5];
    sight.pointed = None;
    let before = sight::marks(&plan, &sight).shapes().count();
    sight.pointed = Some(Spot::Edge(edge));
    assert_eq!(sight::marks(&plan, &sight).shapes().count(), before + 2);
}

#[test]
fn texts_stay_small() {
    let rowing = Setting {
        rowers: Rowers::TwoDevils,
        ..Setting::of(12, 6, 6)
    };
    for (setting, most) in [
        (Setting::CLASSIC, 16_000),
        (Setting::of(12, 12, 6), 150_000),
        (rowing, 150_000),
    ] {
        let graph = Graph::new(setting);
        let plan = Plan::new(&graph);
        let picture = sight::still(&graph, &plan, NUMBERS);
        let text = svg::picture(&picture, Colours::OfThePage);
        assert!(text.len() < most, "{} bytes for {setting:?}", text.len());
    }
}
