//! The maze's picture: golden SVG files, lanes that stay in their shares, cells that answer their own taps, and fields
//! that say what the searches know. Set `SEARCHLIGHT_BLESS=1` to write the golden files anew.

mod contrast;

use contrast::contrast;
use searchlight::{
    app::maze::{
        scene::{Lane, Scene},
        watch::Watch,
    },
    grid::{Cell, Dir, Size},
    link::{Beside, Choice},
    maze::{
        Maze,
        carve::{Generator, Params, carve},
        search::{Kind, Mark, Order},
    },
    seed::Seed,
    svg::{self, Colours},
    view::{
        Detail, Field, Ink, Path, Picture, Point, Shape, Step,
        maze::{self, CAPTION, GAP, Layout},
        tokens::{Palette, Token},
    },
};
use std::{fs, path::PathBuf};

const VIEWPORT: (f32, f32) = (640.0, 600.0);
/// The widths and heights of boards that players have, in CSS pixels.
const VIEWPORTS: &[(f32, f32)] = &[
    (374.0, 420.0),
    (390.0, 300.0),
    (411.4, 603.3),
    (844.0, 300.0),
    (900.0, 700.0),
    (2560.0, 1300.0),
];

fn carved(width: u16, height: u16, braid: u8) -> Maze {
    carve(&Params {
        generator: Generator::default(),
        size: Size::new(width, height),
        braid,
        seed: Seed::new("K7QX2M9P").expect("a seed"),
    })
}

fn choice(kind: Kind, beside: Beside) -> Choice {
    let order = Order::CLASSIC;
    Choice {
        kind,
        beside,
        order,
    }
}

fn ball(cell: Cell) -> Lane {
    Lane {
        marks: None,
        walks: true,
        from: cell,
        here: cell,
        part: 1.0,
        next: None,
    }
}

/// The player's ball at the entrance.
fn played(maze: &Maze) -> Scene {
    Scene::new(maze.clone(), vec![ball(maze.entrance())])
}

/// So many steps of searches.
fn searched(maze: &Maze, choice: Choice, at: usize) -> Scene {
    let mut watch = Watch::new(maze, choice);
    watch.go(at);
    Scene {
        closing: watch.closing().to_vec(),
        ..Scene::new(maze.clone(), watch.lanes(0))
    }
}

/// The way found and a shortest one at the end of a search.
fn walked(maze: &Maze, choice: Choice) -> Scene {
    let mut watch = Watch::new(maze, choice);
    watch.walk(0);
    watch.settle();
    let (walked, shortest) = watch.shown();
    Scene {
        walked,
        shortest,
        ..Scene::new(maze.clone(), watch.lanes(0))
    }
}

fn depth() -> Choice {
    choice(Kind::Depth, Beside::Nothing)
}

/// A scene on a viewport: its layout and its whole picture at a detail.
fn drawn(scene: &Scene, detail: Detail) -> (Layout, Picture) {
    let layout = Layout::new(scene.maze.size(), scene.lanes.len(), VIEWPORT, 1.0);
    let mut picture = maze::still(scene, &layout, detail);
    picture.fields = maze::fields(scene, &layout, detail);
    (picture.glow, picture.pieces) = maze::moving(scene, &layout, detail);
    (layout, picture)
}

#[test]
fn pictures_are_as_they_were() {
    let classic = Maze::classic();
    let mut search = searched(&classic, depth(), 16);
    search.lanes[0].part = 0.4;
    let frontier = searched(&classic, choice(Kind::Breadth, Beside::Nothing), 14);
    let mut hint = played(&classic);
    hint.trail = [(0, 1), (1, 1), (2, 1)]
        .map(|(x, y)| Cell::new(x, y))
        .into();
    hint.lanes[0] = ball(Cell::new(2, 2));
    hint.hint = Some(Cell::new(3, 2));
    for (name, scene, palette) in [
        ("search-paper", search, Palette::Paper),
        ("frontier-dusk", frontier, Palette::Dusk),
        ("ways-paper", walked(&classic, depth()), Palette::Paper),
        ("hint-dusk", hint, Palette::Dusk),
    ] {
        let (_, picture) = drawn(&scene, Detail::All);
        let text = svg::picture(&picture, Colours::Alone(palette));
        let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
        let path = folder.join(format!("maze-{name}.svg"));
        if std::env::var_os("SEARCHLIGHT_BLESS").is_some() {
            fs::write(&path, &text).expect("the golden folder can be written");
        }
        let golden = fs::read_to_string(&path).unwrap_or_default();
        let path = path.display();
        assert!(golden == text, "{path} differs from the picture");
    }
}

/// Every layout of mazes of all proportions with one to four lanes, and what it was made from.
fn layouts() -> Vec<(Layout, Size, usize, f32)> {
    let mut layouts = Vec::new();
    for (width, height) in [(2, 2), (8, 8), (21, 15), (5, 41), (201, 3), (121, 201)] {
        let size = Size::new(width, height);
        for lanes in 1..=4 {
            for viewport in VIEWPORTS {
                for density in [1.0, 1.25, 2.0, 3.0] {
                    let layout = Layout::new(size, lanes, *viewport, density);
                    layouts.push((layout, size, lanes, density));
                }
            }
        }
    }
    layouts
}

#[test]
fn lanes_stay_in_their_shares_and_leave_captions_free() {
    for (layout, size, lanes, density) in layouts() {
        let fit = layout.fit();
        let caption = if lanes > 1 { CAPTION } else { 0.0 };
        // Lines lie on whole device pixels where shares need not begin on one.
        let pixel = 1.0 / density;
        for lane in 0..lanes {
            let (corner, sides) = layout.share(lane);
            let first = fit.place(layout.corner(lane));
            let units = Point::new(size.width.into(), size.height.into());
            let last = fit.place(layout.corner(lane) + units);
            assert!(first.x > corner.x - pixel && first.y > corner.y + caption - pixel);
            let end = corner + sides;
            assert!(
                last.x < end.x + pixel && last.y < end.y + pixel,
                "{layout:?}"
            );
            let (width, height) = fit.viewport();
            assert!(end.x < width + 0.01 && end.y < height + 0.01, "{layout:?}");
            for other in 0..lane {
                let (beside, _) = layout.share(other);
                let (across, down) = ((corner.x - beside.x).abs(), (corner.y - beside.y).abs());
                assert!(across >= sides.x + GAP - 0.01 || down >= sides.y + GAP - 0.01);
            }
        }
        let (width, height) = layout.size();
        let whole = fit.place(Point::new(width, height));
        let (across, down) = fit.viewport();
        assert!(whole.x < across + pixel && whole.y < down + pixel);
    }
}

#[test]
fn two_lanes_stand_side_by_side_where_there_is_room() {
    let corner = |lanes, viewport, lane| {
        let layout = Layout::new(Size::new(9, 7), lanes, viewport, 1.0);
        layout.share(lane).0
    };
    assert_eq!(corner(2, (808.0, 500.0), 1), Point::new(408.0, 0.0));
    assert_eq!(corner(2, (500.0, 808.0), 1), Point::new(0.0, 408.0));
    for viewport in [(808.0, 508.0), (508.0, 808.0)] {
        let half = Point::new(viewport.0, viewport.1) * 0.5 + Point::new(4.0, 4.0);
        assert_eq!(corner(3, viewport, 1), Point::new(half.x, 0.0));
        assert_eq!(corner(3, viewport, 2), Point::new(0.0, half.y));
        assert_eq!(corner(4, viewport, 3), half);
    }
    let [one, two] = [1, 2].map(|lanes| Layout::new(Size::new(9, 7), lanes, VIEWPORT, 1.0));
    assert_ne!(one, two);
}

#[test]
fn every_cell_of_the_first_lane_answers_its_own_middle_and_nothing_else_does() {
    for (layout, size, lanes, _) in layouts() {
        let fit = layout.fit();
        let at = |point: Point| layout.cell_at(fit.find(point));
        for cell in size.cells() {
            let middle = Point::new(f32::from(cell.x) + 0.5, f32::from(cell.y) + 0.5);
            assert_eq!(at(fit.place(middle)), Some(cell));
        }
        let first = fit.place(Point::new(0.0, 0.0));
        assert_eq!(at(Point::new(first.x + 1.0, first.y - 2.0)), None);
        if lanes > 1 {
            let (_, share) = layout.share(0);
            for x in [0.0, share.x / 2.0, share.x] {
                assert_eq!(at(Point::new(x, CAPTION / 2.0)), None);
            }
            assert_eq!(at(share + Point::new(GAP / 2.0, GAP / 2.0)), None);
        }
        for lane in 1..lanes {
            let (corner, share) = layout.share(lane);
            assert_eq!(at(corner + share * 0.5), None);
        }
    }
}

#[test]
fn cells_of_eight_pixels_and_more_lie_on_whole_pixels() {
    let mut large = 0;
    for (layout, _, lanes, density) in layouts() {
        let fit = layout.fit();
        if fit.scale() * density < 8.0 {
            continue;
        }
        large += 1;
        for lane in 0..lanes {
            let first = fit.place(layout.corner(lane));
            for pixels in [fit.scale() * density, first.x * density, first.y * density] {
                assert!((pixels - pixels.round()).abs() < 0.01, "{pixels}");
            }
        }
    }
    assert!(large > 100, "only {large} layouts have such cells");
}

#[test]
fn arrows_point_into_the_maze_and_out_of_it() {
    let mut hall = Maze::solid(Size::new(7, 5), Cell::new(0, 2));
    for cell in hall.size().cells().collect::<Vec<_>>() {
        hall.put_way(cell);
    }
    for (entrance, exit, dir) in [
        ((0, 2), (6, 2), Dir::Right),
        ((6, 2), (0, 2), Dir::Left),
        ((3, 0), (3, 4), Dir::Down),
        ((3, 4), (3, 0), Dir::Up),
        ((2, 2), (4, 2), Dir::Down),
    ] {
        let mut maze = hall.clone();
        maze.move_exit(Cell::new(5, 3));
        maze.move_entrance(Cell::new(entrance.0, entrance.1));
        maze.move_exit(Cell::new(exit.0, exit.1));
        for detail in [Detail::All, Detail::Least] {
            let (layout, picture) = drawn(&played(&maze), detail);
            for (token, cell) in [(Token::Muted, entrance), (Token::Goal, exit)] {
                let [.., shaft] = &strokes(&picture.walls, token)[..] else {
                    panic!("no arrow in {token:?}");
                };
                let [Step::Move(tail), Step::Line(tip), ..] = shaft.0[..] else {
                    panic!("no shaft in {shaft:?}");
                };
                let (x, y) = dir.delta();
                let along = tip - tail;
                assert!(along.x * f32::from(x) + along.y * f32::from(y) > 0.4);
                assert!((along.x * f32::from(y) + along.y * f32::from(x)).abs() < 0.01);
                let middle = (tip + tail) * 0.5;
                let cell = Cell::new(cell.0, cell.1);
                assert_eq!(layout.cell_at(middle), Some(cell), "{dir}");
            }
        }
    }
}

/// The lines of a colour.
fn strokes(shapes: &[Shape], token: Token) -> Vec<&Path> {
    let path = |shape| match shape {
        &Shape::Stroke { ref path, ink, .. } => (ink.0 == token).then_some(path),
        _ => None,
    };
    shapes.iter().filter_map(path).collect()
}

/// The colour of a cell.
fn ink(field: &Field, size: Size, cell: Cell) -> Option<Ink> {
    let byte = field.cells[size.index(cell).expect("a cell of the maze")];
    usize::from(byte).checked_sub(1).map(|ink| field.inks[ink])
}

#[test]
fn fields_say_what_each_search_knows() {
    let maze = carved(31, 23, 40);
    let size = maze.size();
    for at in [0, 1, 40, 150, 400, 100_000] {
        let mut watch = Watch::new(&maze, choice(Kind::Depth, Beside::All));
        watch.go(at);
        let scene = Scene::new(maze.clone(), watch.lanes(0));
        for detail in [Detail::All, Detail::Some, Detail::Least] {
            let (layout, picture) = drawn(&scene, detail);
            if at == 0 && detail != Detail::Least {
                assert_eq!(picture.fields, []);
                continue;
            }
            assert_eq!(picture.fields.len(), 4);
            for (lane, field) in picture.fields.iter().enumerate() {
                let course = &watch.courses()[lane];
                assert_eq!(field.corner, layout.corner(lane));
                assert_eq!((field.width, field.cells.len()), (31, 31 * 23));
                let is_depth = course.search().kind() == Kind::Depth;
                let listed = match detail {
                    Detail::All if is_depth => Ink(Token::Light, 45),
                    Detail::All => Ink(Token::Light, 100),
                    Detail::Some | Detail::Least => Ink(Token::Front, 100),
                };
                let found = match course.found() {
                    Some(true) if !is_depth => scene.lanes[lane].way(&maze),
                    _ => Vec::new(),
                };
                for cell in size.cells() {
                    let expected = match course.marks().mark(cell) {
                        _ if at == 0 => None,
                        Mark::Listed => Some(listed),
                        Mark::Done => Some(Ink(Token::Light, 45)),
                        Mark::Back => Some(Ink(Token::Muted, 26)),
                        Mark::Unseen => None,
                    };
                    let is_wall = detail == Detail::Least && maze.is_wall(cell);
                    let is_way = detail == Detail::Least && found.contains(&cell);
                    let expected = match is_way {
                        true => Some(Ink(Token::Light, 100)),
                        false => expected,
                    };
                    let wall = is_wall.then_some(Ink(Token::Wall, 100));
                    assert_eq!(ink(field, size, cell), wall.or(expected), "{cell:?}");
                }
            }
        }
    }
}

#[test]
fn the_way_is_seen_once_a_search_has_found_the_exit() {
    let maze = Maze::classic();
    for kind in Kind::ALL {
        let mut watch = Watch::new(&maze, choice(kind, Beside::Nothing));
        for at in [watch.whole() - 1, watch.whole()] {
            watch.go(at);
            let scene = Scene::new(maze.clone(), watch.lanes(0));
            let (_, picture) = drawn(&scene, Detail::All);
            let dots = strokes(&picture.pieces, Token::Front).into_iter();
            let dots = dots.map(|path| path.0.len() / 2).sum::<usize>();
            let is_seen = kind == Kind::Depth || at == watch.whole();
            let steps = scene.lanes[0].way(&maze).len() - 1;
            assert_eq!(dots, 2 * steps * usize::from(is_seen), "{kind:?} {at}");
        }
    }
}

#[test]
fn in_small_cells_the_field_holds_walls_and_ways() {
    let maze = carved(41, 31, 60);
    let walls = |maze: &Maze| maze.size().cells().filter(|c| maze.is_wall(*c)).count();
    let mut bare = played(&maze);
    bare.draws = true;
    let (_, picture) = drawn(&bare, Detail::Least);
    let bytes = &picture.fields[0].cells;
    let count = |byte: u8| bytes.iter().filter(|other| **other == byte).count();
    assert_eq!(
        (count(1), count(0)),
        (walls(&maze), bytes.len() - walls(&maze))
    );
    let ways = walked(&maze, depth());
    assert!(ways.shortest.len() < ways.walked.len());
    let (_, picture) = drawn(&ways, Detail::Least);
    let field = &picture.fields[0];
    let size = maze.size();
    let (front, good) = (Ink(Token::Front, 100), Ink(Token::Good, 100));
    for cell in &ways.walked {
        let ink = ink(field, size, *cell);
        assert!(ink == Some(front) || ink == Some(good) && ways.shortest.contains(cell));
    }
    let dashed = ways
        .shortest
        .iter()
        .filter(|cell| ink(field, size, **cell) == Some(good));
    assert_eq!(
        dashed.count(),
        ways.shortest.len() - ways.shortest.len() / 3
    );
    let mut shut = played(&maze);
    shut.closing = vec![Cell::new(4, 0)];
    shut.trail = vec![maze.entrance()];
    let (_, picture) = drawn(&shut, Detail::Least);
    let ink = |cell| ink(&picture.fields[0], size, cell);
    assert_eq!(ink(Cell::new(4, 0)), Some(Ink(Token::Bad, 100)));
    assert_eq!(ink(maze.entrance()), Some(Ink(Token::Muted, 60)));
}

#[test]
fn the_number_of_shapes_does_not_grow_with_the_maze() {
    let shapes = |side: u16| {
        let maze = carved(side, side, 30);
        let scenes = [
            searched(&maze, choice(Kind::Depth, Beside::All), 300),
            walked(&maze, choice(Kind::AStar, Beside::Nothing)),
            Scene {
                closing: (0..side as i16).map(|x| Cell::new(x, 0)).collect(),
                ..played(&maze)
            },
        ];
        scenes.map(|scene| {
            let lanes = scene.lanes.len();
            let layout = Layout::new(maze.size(), lanes, VIEWPORT, 1.0);
            assert_eq!(layout.fit().detail(), Detail::Least);
            let (_, picture) = drawn(&scene, Detail::Least);
            let steps = picture.shapes().map(|shape| match shape {
                Shape::Fill { path, .. } | Shape::Stroke { path, .. } => path.0.len(),
                Shape::Light { .. } | Shape::Pool { .. } => 1,
            });
            (picture.shapes().count(), steps.sum::<usize>())
        })
    };
    assert_eq!(shapes(91), shapes(201));
}

#[test]
fn what_is_known_shows_only_while_it_is_known() {
    let maze = carved(21, 15, 0);
    for detail in [Detail::All, Detail::Some] {
        let mut scene = played(&maze);
        let (_, picture) = drawn(&scene, detail);
        assert_eq!(picture.fields, []);
        scene.draws = true;
        let (_, picture) = drawn(&scene, detail);
        assert_eq!(picture.fields, []);
        let lamps = |shape: &&Shape| matches!(shape, Shape::Light { .. });
        assert_eq!(picture.shapes().filter(lamps).count(), 0);
    }
}

/// The paths of what moves without their colours: what is left for who can't tell these apart.
fn paths(scene: &Scene) -> Vec<Path> {
    let (_, picture) = drawn(scene, Detail::All);
    let path = |shape| match shape {
        Shape::Fill { path, .. } | Shape::Stroke { path, .. } => Some(path),
        _ => None,
    };
    picture.pieces.into_iter().filter_map(path).collect()
}

#[test]
fn what_differs_differs_in_shape() {
    let maze = Maze::classic();
    let of = |change: &dyn Fn(&mut Scene)| {
        let mut scene = played(&maze);
        change(&mut scene);
        paths(&scene)
    };
    let cells = [(0, 1), (1, 1), (2, 1)].map(|(x, y)| Cell::new(x, y));
    let kind = |kind, at| paths(&searched(&maze, choice(kind, Beside::Nothing), at));
    let all = [
        of(&|_| {}),
        of(&|scene| scene.draws = true),
        of(&|scene| scene.won = true),
        of(&|scene| scene.hint = Some(Cell::new(1, 1))),
        of(&|scene| scene.cursor = Some(Cell::new(1, 1))),
        of(&|scene| scene.closing = vec![Cell::new(1, 0)]),
        of(&|scene| scene.trail = cells.into()),
        of(&|scene| scene.walked = cells.into()),
        of(&|scene| scene.shortest = cells.into()),
        of(&|scene| scene.lanes[0].next = Some(Dir::Right)),
        of(&|scene| scene.lanes[0].next = Some(Dir::Down)),
        of(&|scene| scene.lanes[0].walks = false),
        of(&|scene| scene.lanes[0].from = Cell::new(1, 1)),
        of(&|scene| (scene.lanes[0].from, scene.lanes[0].part) = (Cell::new(1, 1), 0.5)),
        kind(Kind::Depth, 5),
        kind(Kind::Depth, 12),
        kind(Kind::Breadth, 5),
        kind(Kind::Breadth, 12),
    ];
    for (index, one) in all.iter().enumerate() {
        for (other, another) in all.iter().enumerate().skip(index + 1) {
            // A ball that has come is where it is, wherever it came from.
            let same = (index, other) == (0, 12);
            assert_eq!(one == another, same, "{index} and {other}");
        }
    }
}

#[test]
fn the_frontier_stands_out_from_the_floor() {
    for palette in [Palette::Paper, Palette::Dusk] {
        let tone = |token: Token| token.rgb(palette);
        assert!(contrast(tone(Token::Front), tone(Token::Tile)) >= 3.0);
        let edge = contrast(tone(Token::LightEdge), tone(Token::Tile));
        let light = contrast(tone(Token::Light), tone(Token::Tile));
        assert!(edge.max(light) >= 3.0);
        for under in [Token::Panel, Token::Tile] {
            assert!(contrast(tone(Token::Good), tone(under)) >= 4.5);
            assert!(contrast(tone(Token::Bad), tone(under)) >= 4.5);
        }
    }
}
