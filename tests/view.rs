//! The board's picture: golden SVG files, cells that answer their own taps, triangles that cover what they should,
//! and design tokens that can be read. Set `SEARCHLIGHT_BLESS=1` to write the golden files anew.

use searchlight::{
    app::scene::{HintLight, Scene, Underway},
    grid::{Cell, Dir, Grid, Size},
    puzzle::Puzzle,
    sokoban::{Piece, Position, Setup, Square, Tile},
    svg::{self, Colours},
    view::{self, Detail, Fit, Frame, Point, tokens::Palette},
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
        let picture = view::shapes(&scene, Detail::All);
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
                let fit = Fit::new(frame, width, height, density);
                for y in 0..rows as i16 {
                    for x in 0..columns as i16 {
                        let cell = Cell::new(x + 2, y + 5);
                        let point = fit.place(frame.middle(cell));
                        assert_eq!(fit.cell_at(point), Some(cell));
                        assert!(point.x > 0.0 && point.x < width);
                        assert!(point.y > 0.0 && point.y < height);
                    }
                }
                assert_eq!(fit.cell_at(Point::new(-width, 5.0)), None);
            }
        }
    }
}
