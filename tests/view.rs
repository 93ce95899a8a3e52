//! The board's picture: golden SVG files, cells that answer their own taps, triangles that cover what they should,
//! and design tokens that can be read. Set `SEARCHLIGHT_BLESS=1` to write the golden files anew.

mod contrast;

use contrast::contrast;
use searchlight::{
    app::sokoban::scene::{HintLight, Scene, Underway},
    grid::{Cell, Dir, Grid, Size},
    puzzle::Puzzle,
    sokoban::{Piece, Position, Setup, Square, Tile},
    svg::{self, Colours},
    view::{
        Detail, Path, Point, Shape,
        mesh::{self, Batch},
        sokoban::{self, Frame, MARGIN},
        tokens::{self, Palette, Token},
    },
};
use std::{fs, path::PathBuf};

const CAVE: &str = "
  #####
###   ####
#  . #   #
# $@$ #  #
## . . $ #
 # #   ###
 #######";

fn level(text: &str) -> Position {
    let rows: Vec<&str> = text.lines().filter(|row| !row.is_empty()).collect();
    let width = rows.iter().map(|row| row.len()).max().unwrap_or(0);
    let outside = Square {
        tile: Tile::Outside,
        piece: None,
    };
    let size = Size::new(width as u16, rows.len() as u16);
    let mut squares = Grid::filled(size, outside);
    for (y, row) in rows.iter().enumerate() {
        for (x, sign) in row.chars().enumerate() {
            let (tile, piece) = match sign {
                '#' => (Tile::Wall, None),
                '.' => (Tile::Goal, None),
                '$' => (Tile::Floor, Some(Piece::Box)),
                '*' => (Tile::Goal, Some(Piece::Box)),
                '@' => (Tile::Floor, Some(Piece::Player)),
                '+' => (Tile::Goal, Some(Piece::Player)),
                _ => (Tile::Outside, None),
            };
            squares.put(Cell::new(x as i16, y as i16), Square { tile, piece });
        }
    }
    Setup { squares }.level().expect("a level of this file")
}

fn scene(position: Position) -> Scene {
    Scene {
        position,
        step: None,
        facing: Dir::Down,
        hint: None,
        picked: None,
        targets: Vec::new(),
        stuck: Vec::new(),
        won: false,
    }
}

/// The scenes of the golden pictures, by name.
fn scenes() -> Vec<(&'static str, Scene)> {
    let start = scene(level(CAVE));
    let mut pushing = start.clone();
    pushing.facing = Dir::Left;
    pushing.step = Some(Underway {
        dir: Dir::Left,
        pushes: true,
        part: 0.4,
    });
    let mut hint = start.clone();
    hint.facing = Dir::Right;
    hint.hint = Some(HintLight {
        from: Cell::new(7, 4),
        dir: Dir::Right,
        walk: [(3, 3), (3, 4), (4, 4), (5, 4), (6, 4)]
            .map(|(x, y)| Cell::new(x, y))
            .into(),
    });
    let mut picked = start.clone();
    picked.facing = Dir::Up;
    picked.picked = Some(Cell::new(4, 3));
    picked.targets = [(5, 3), (4, 2), (3, 2), (4, 4), (5, 4)]
        .map(|(x, y)| Cell::new(x, y))
        .into();
    let mut stuck = start.clone();
    stuck.position.play(Dir::Left).expect("a push to the left");
    stuck.facing = Dir::Left;
    stuck.stuck = vec![Cell::new(1, 3)];
    let mut won = scene(level(
        "#########\n#   #   #\n#@$.    #\n# $.  # #\n#  $  . #\n#########",
    ));
    for dir in "rldrdrrr".chars().filter_map(Dir::from_letter) {
        won.position.play(dir).expect("a step of the solution");
    }
    won.won = true;
    vec![
        ("start", start),
        ("pushing", pushing),
        ("hint", hint),
        ("picked", picked),
        ("stuck", stuck),
        ("won", won),
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
    for (name, scene) in scenes() {
        let picture = sokoban::shapes(&scene, Detail::All);
        for (palette, tail) in [(Palette::Paper, "paper"), (Palette::Dusk, "dusk")] {
            let text = svg::picture(&picture, Colours::Alone(palette));
            let path = golden(&format!("board-{name}-{tail}"));
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

#[test]
fn every_cell_answers_its_own_middle() {
    for (columns, rows) in [(1, 1), (8, 8), (20, 13), (200, 200), (200, 3)] {
        let frame = Frame {
            first: Cell::new(2, 5),
            columns,
            rows,
        };
        for (width, height) in [(320.0, 280.0), (1280.0, 800.0), (211.0, 1800.0)] {
            for density in [1.0, 1.5, 2.0, 3.0] {
                let fit = frame.fit((width, height), density);
                for y in 0..rows as i16 {
                    for x in 0..columns as i16 {
                        let cell = Cell::new(x + 2, y + 5);
                        let point = fit.place(frame.middle(cell));
                        assert_eq!(frame.cell_at(fit.find(point)), Some(cell));
                        assert!(point.x > 0.0 && point.x < width);
                        assert!(point.y > 0.0 && point.y < height);
                    }
                }
                assert_eq!(frame.cell_at(fit.find(Point::new(-width, 5.0))), None);
            }
        }
    }
}

#[test]
fn cells_of_eight_pixels_and_more_lie_on_whole_pixels() {
    let frame = Frame {
        first: Cell::new(0, 0),
        columns: 12,
        rows: 10,
    };
    for density in [1.0, 1.5, 2.0, 3.0] {
        for width in [320.0, 390.0, 411.4, 853.0] {
            let fit = frame.fit((width, 600.0), density);
            let first = fit.place(Point::new(MARGIN, MARGIN));
            for pixels in [fit.scale() * density, first.x * density, first.y * density] {
                assert!((pixels - pixels.round()).abs() < 0.01, "{pixels}");
            }
            assert_eq!(fit.detail(), Detail::All);
        }
    }
    let many = Frame {
        columns: 200,
        rows: 200,
        ..frame
    };
    assert_eq!(many.fit((4000.0, 4000.0), 1.0).detail(), Detail::Least);
}

#[test]
fn the_frame_holds_the_rooms_and_not_the_rock() {
    let bare = Frame::of(level(CAVE).board());
    let buried: String = CAVE
        .lines()
        .skip(1)
        .map(|row| format!("####{row:#<12}###\n").replace("# #####", "#######"))
        .collect();
    let rock = "#".repeat(19);
    let buried = level(&format!("{rock}\n{rock}\n{rock}\n{buried}{rock}\n{rock}"));
    let frame = Frame::of(buried.board());
    assert_eq!((frame.columns, frame.rows), (bare.columns, bare.rows));
    assert_eq!(frame.first, Cell::new(bare.first.x + 4, bare.first.y + 3));
}

#[test]
fn what_is_out_of_play_is_drawn_with_walls_around() {
    let alone = level("#####\n#@$.#\n#####");
    // A box on a goal at the very rim, beyond the walls, and a goal in a chamber of its own.
    let beside = level("#####  *\n#@$.#\n#######\n    #.#\n    ###");
    let frames = [&alone, &beside].map(|position| Frame::of(position.board()));
    assert_eq!((frames[0].columns, frames[0].rows), (5, 3));
    assert_eq!((frames[1].columns, frames[1].rows), (9, 6));
    assert_eq!(frames[1].first, Cell::new(0, -1));
    let [alone, beside] =
        [alone, beside].map(|position| sokoban::still(position.board(), Detail::All));
    assert!(beside.floor.len() > alone.floor.len() + 3);
    assert!(beside.walls.len() > alone.walls.len() + 5);
}

#[test]
fn a_step_ends_where_the_next_scene_begins() {
    for dir in Dir::ALL {
        let mut before = scene(level(CAVE));
        before.facing = dir;
        let mut after = before.clone();
        before.step = Some(Underway {
            dir,
            pushes: before.position.pushes(dir),
            part: 1.0,
        });
        after.position.play(dir).expect("a free step");
        let [ended, begun] = [before, after].map(|scene| {
            let picture = sokoban::shapes(&scene, Detail::All);
            svg::picture(&picture, Colours::OfThePage)
        });
        assert!(ended == begun, "the step {dir} jumps at its end");
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
    let of = |change: &dyn Fn(&mut Scene)| {
        let mut scene = scene(level(CAVE));
        change(&mut scene);
        sokoban::shapes(&scene, Detail::All).pieces
    };
    let home = level(&CAVE.replace("# $@$ #", "# *@$ #").replacen('.', " ", 1));
    let all = [
        of(&|_| {}),
        of(&|scene| scene.facing = Dir::Up),
        of(&|scene| scene.facing = Dir::Left),
        of(&|scene| scene.facing = Dir::Right),
        of(&|scene| scene.position = home.clone()),
        of(&|scene| scene.picked = Some(Cell::new(2, 3))),
        of(&|scene| scene.stuck = vec![Cell::new(2, 3)]),
        of(&|scene| scene.targets = vec![Cell::new(1, 2)]),
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
fn the_first_picture_is_small() {
    let text = "############
##    ######
##  $   .###
#   ##   ###
# $ ##  #  #
#        . #
## # # $@  #
##.     # ##
####    ####
############";
    let picture = sokoban::shapes(&scene(level(text)), Detail::All);
    let bytes = svg::picture(&picture, Colours::Of(Palette::Dusk)).len();
    assert!(bytes <= 13_000, "{bytes} bytes");
}

/// The area of all triangles that have one colour, in square viewport units.
fn plain_area(batches: &[Batch]) -> f32 {
    let mut area = 0.0;
    for batch in batches {
        for three in batch.indices.chunks_exact(3) {
            let [a, b, c] = [0, 1, 2].map(|corner| batch.vertices[usize::from(three[corner])]);
            if a.colour == b.colour && b.colour == c.colour {
                let (u, v) = (b.at - a.at, c.at - a.at);
                area += (u.x * v.y - u.y * v.x).abs() / 2.0;
            }
        }
    }
    area
}

#[test]
fn triangles_cover_what_is_filled_and_no_more() {
    let frame = Frame {
        first: Cell::new(0, 0),
        columns: 10,
        rows: 10,
    };
    let fit = frame.fit((1000.0, 1000.0), 1.0);
    let square = fit.scale() * fit.scale();
    let mut holed = Path::slab(5.0, 5.0, 4.0, 4.0, 0.0);
    holed.extend(Path::diamond(4.0, 5.0, 1.0));
    holed.extend(Path::slab(7.5, 7.0, 0.5, 1.0, 0.0));
    let bar = Path::from(2.0, 3.0).to(7.0, 3.0);
    let bend = Path::from(2.0, 3.0).to(6.0, 3.0).to(6.0, 7.0);
    let pi = std::f32::consts::PI;
    let cases = [
        (Shape::fill(holed, Token::Wall, 100), 64.0 - 2.0 - 2.0),
        (
            Shape::fill(Path::circle(5.0, 5.0, 2.0), Token::Wall, 100),
            pi * 4.0,
        ),
        (Shape::stroke(bar, 1.0, Token::Wall, 100), 5.0 + pi / 4.0),
        // Two arms of four, less the corner that both cover, a quarter of a disc around it, and the two caps.
        (
            Shape::stroke(bend, 1.0, Token::Wall, 100),
            8.0 - 0.25 + pi / 16.0 + pi / 4.0,
        ),
        (
            Shape::stroke(Path::slab(5.0, 5.0, 2.0, 2.0, 0.0), 0.5, Token::Wall, 100),
            4.5 * 4.5 - 3.5 * 3.5 - (1.0 - pi / 4.0) * 0.25,
        ),
    ];
    for (shape, area) in cases {
        let covered = plain_area(&mesh::triangles([&shape], &fit, Palette::Paper)) / square;
        assert!(
            (covered - area).abs() < area * 0.004,
            "{covered} of {area} for {shape:?}"
        );
    }
}

#[test]
fn batches_fit_their_draw_calls_and_the_viewport() {
    for (name, scene) in scenes() {
        let frame = Frame::of(scene.position.board());
        for (width, height, density) in
            [(1280.0, 800.0, 1.0), (390.0, 300.0, 3.0), (30.0, 20.0, 1.0)]
        {
            let fit = frame.fit((width, height), density);
            let picture = sokoban::shapes(&scene, fit.detail());
            for batch in mesh::triangles(picture.shapes(), &fit, Palette::Dusk) {
                assert!(batch.vertices.len() <= mesh::BATCH_VERTICES);
                assert!(batch.indices.len() <= mesh::BATCH_INDICES);
                assert_eq!(batch.indices.len() % 3, 0);
                for index in &batch.indices {
                    assert!(usize::from(*index) < batch.vertices.len());
                }
                for vertex in &batch.vertices {
                    let near = |at: f32, size: f32| at > -size && at < 2.0 * size;
                    assert!(
                        near(vertex.at.x, width) && near(vertex.at.y, height),
                        "{name}"
                    );
                }
            }
        }
    }
}

#[test]
fn colours_stand_apart() {
    use Token::*;
    // What is written or drawn, on what, and how far the better of its tones must stand apart from that.
    let wanted: &[(&[Token], &[Token], f64)] = &[
        (&[Text], &[Page, Panel, Raised], 7.0),
        (&[Muted], &[Page, Panel, Raised], 4.5),
        (&[Good], &[Page, Panel, Raised], 4.5),
        (&[Bad], &[Page, Panel, Raised], 4.5),
        (&[OnLight], &[Light], 4.5),
        (&[LightEdge], &[Light], 3.0),
        (&[Wall, WallRim], &[Ground, Tile], 3.0),
        (&[Goal], &[Ground, Tile], 3.0),
        (&[Box, BoxEdge], &[Ground, Tile], 3.0),
        (&[BoxOn, BoxOnEdge], &[Ground, Tile], 3.0),
        (&[Coat, Hat], &[Ground, Tile], 3.0),
        (&[Light, LightEdge], &[Ground, Tile], 3.0),
    ];
    for palette in [Palette::Paper, Palette::Dusk] {
        for (fronts, backs, least) in wanted {
            for back in *backs {
                let apart = |front: &Token| contrast(front.rgb(palette), back.rgb(palette));
                let found = fronts.iter().map(apart).fold(1.0, f64::max);
                assert!(
                    found >= *least,
                    "{palette:?}: {fronts:?} on {back:?} has {found:.2} of {least}"
                );
            }
        }
    }
}

#[test]
fn the_style_sheet_repeats_the_tokens() {
    let path: PathBuf = [env!("CARGO_MANIFEST_DIR"), "www", "style.css"]
        .iter()
        .collect();
    let css = fs::read_to_string(path).expect("the page has a style sheet");
    for (name, wanted) in [
        ("measures", tokens::measures_css()),
        ("paper", tokens::colours_css(Palette::Paper)),
        ("dusk", tokens::colours_css(Palette::Dusk)),
    ] {
        let blocks: Vec<&str> = css
            .split(&format!("/* tokens: {name} */"))
            .skip(1)
            .map(|rest| rest.split("/* end */").next().unwrap_or(rest).trim())
            .collect();
        assert!(!blocks.is_empty(), "no block of {name} tokens");
        for block in blocks {
            assert_eq!(
                block, wanted,
                "the {name} tokens differ from src/view/tokens.rs"
            );
        }
    }
    assert_eq!(Token::Light.name(), "light");
    assert_eq!(tokens::STEP_MS, 120);
}
