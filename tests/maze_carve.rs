//! The generators of Maze: what they promise of every maze, and the golden list of what they have published.

mod mazes;

use mazes::{maze, wins};
use searchlight::{
    grid::{Cell, Dir, Size},
    maze::{
        Maze,
        carve::{Generator, Params, SIDES, carve},
        search::shortest,
        text,
    },
    seed::Seed,
};
use std::{env, fs, path::Path};

fn params(generator: Generator, size: (u16, u16), braid: u8, seed: &str) -> Params {
    Params {
        generator,
        size: Size::new(size.0, size.1),
        braid,
        seed: Seed::new(seed).expect("a seed"),
    }
}

/// Cells, pairs of neighbours, and how many cells the entrance is connected with.
fn count(maze: &Maze) -> [usize; 3] {
    let ways: Vec<Cell> = maze
        .size()
        .cells()
        .filter(|cell| !maze.is_wall(*cell))
        .collect();
    let is_way = |cell: &Cell| !maze.is_wall(*cell);
    let pairs = ways.iter().map(|cell| {
        let there = [Dir::Right, Dir::Down].map(|dir| *cell + dir);
        there.iter().filter(|there| is_way(there)).count()
    });
    let pairs = pairs.sum();
    let mut seen = vec![maze.entrance()];
    let mut at = 0;
    while let Some(here) = seen.get(at).copied() {
        at += 1;
        for there in Dir::ALL.map(|dir| here + dir) {
            if is_way(&there) && !seen.contains(&there) {
                seen.push(there);
            }
        }
    }
    [ways.len(), pairs, seen.len()]
}

/// How many rooms have one way out.
fn dead_ends(maze: &Maze) -> usize {
    let is_dead_end = |cell: &Cell| {
        let ways = Dir::ALL.iter().filter(|dir| !maze.is_wall(*cell + **dir));
        !maze.is_wall(*cell) && ways.count() == 1
    };
    let ends = [Some(maze.entrance()), maze.exit()];
    let cells = maze
        .size()
        .cells()
        .filter(|cell| !ends.contains(&Some(*cell)));
    cells.filter(is_dead_end).count()
}

#[test]
fn every_maze_has_one_way_from_any_cell_to_any_other() {
    let mut mazes = 0;
    for width in 2..16 {
        for height in (2..16).chain([31]) {
            for generator in Generator::ALL {
                for seed in ["a", "b", "c"] {
                    let maze = carve(&params(generator, (width, height), 0, seed));
                    let [ways, pairs, connected] = count(&maze);
                    assert_eq!(
                        (pairs, connected),
                        (ways - 1, ways),
                        "{}",
                        text::write(&maze)
                    );
                    check(&maze, width, height);
                    mazes += 1;
                }
            }
        }
    }
    assert_eq!(mazes, 14 * 15 * 4 * 3);
}

/// Holds a maze to what is promised of all.
fn check(maze: &Maze, width: u16, height: u16) {
    assert_eq!(maze.size(), Size::new(width, height));
    let (right, bottom) = (width as i16 - 1, height as i16 - 1);
    let exit = maze.exit().expect("an exit");
    if width.min(height) > 2 {
        assert_eq!(maze.entrance(), Cell::new(0, 1));
        let last = 2 * ((height as i16 - 1) / 2) - 1;
        assert_eq!(exit, Cell::new(right, last));
        let rim = |cell: &Cell| cell.x == 0 || cell.y == 0 || cell.x == right || cell.y == bottom;
        let open = maze
            .size()
            .cells()
            .filter(rim)
            .filter(|cell| !maze.is_wall(*cell));
        assert_eq!(open.count(), 2, "{}", text::write(maze));
    }
    let way = shortest(maze, maze.entrance()).expect("a way");
    assert!(wins(maze, &way));
}

#[test]
fn the_smallest_mazes_are_straight_ways() {
    let made = |size| text::write(&carve(&params(Generator::Wilson1, size, 50, "small")));
    assert_eq!(made((2, 2)), "23\n11\n");
    assert_eq!(made((2, 4)), "21\n01\n01\n31\n");
    assert_eq!(made((5, 2)), "20003\n11111\n");
    assert_eq!(made((3, 3)), "111\n203\n111\n");
    assert_eq!(made((4, 3)), "1111\n2003\n1111\n");
    assert_eq!(made((4, 4)), "1111\n2003\n1111\n1111\n");
}

#[test]
fn braiding_opens_dead_ends_of_the_same_maze() {
    for generator in Generator::ALL {
        for size in [(21, 15), (16, 33), (40, 9)] {
            for seed in ["a", "b", "c", "d"] {
                let made = |braid| carve(&params(generator, size, braid, seed));
                let (perfect, half, whole) = (made(0), made(50), made(100));
                let [none, some, all] = [&perfect, &half, &whole].map(dead_ends);
                assert!(none > some && some > all && all == 0, "{none} {some} {all}");
                for braided in [half, whole] {
                    check(&braided, size.0, size.1);
                    let added = |cell: &Cell| perfect.is_wall(*cell) && !braided.is_wall(*cell);
                    let lost = |cell: &Cell| !perfect.is_wall(*cell) && braided.is_wall(*cell);
                    let cells = || perfect.size().cells();
                    assert!(cells().any(|cell| added(&cell)) && !cells().any(|cell| lost(&cell)));
                    let [ways, pairs, connected] = count(&braided);
                    assert!(pairs >= ways && connected == ways);
                }
            }
        }
    }
}

#[test]
fn every_parameter_counts() {
    let base = params(Generator::Backtracker1, (21, 15), 0, "K7QX2M9P");
    assert_eq!(carve(&base), carve(&base));
    let others = [
        params(Generator::Kruskal1, (21, 15), 0, "K7QX2M9P"),
        params(Generator::Wilson1, (21, 15), 0, "K7QX2M9P"),
        params(Generator::Division1, (21, 15), 0, "K7QX2M9P"),
        params(Generator::Backtracker1, (15, 21), 0, "K7QX2M9P"),
        params(Generator::Backtracker1, (21, 15), 30, "K7QX2M9P"),
        params(Generator::Backtracker1, (21, 15), 0, "k7qx2m9p"),
    ];
    let mut made = vec![carve(&base)];
    for other in others {
        let other = carve(&other);
        assert!(!made.contains(&other));
        made.push(other);
    }
}

#[test]
fn wilson_makes_every_perfect_maze_alike_often() {
    // Two by two rooms have four spanning trees.
    let mut counts = [0; 4];
    let known = [
        "11111\n20001\n10101\n10103\n11111\n",
        "11111\n20001\n11101\n10003\n11111\n",
        "11111\n20101\n10101\n10003\n11111\n",
        "11111\n20001\n10111\n10003\n11111\n",
    ]
    .map(maze);
    for number in 0..4000 {
        let seed = format!("tree {number}");
        let made = carve(&params(Generator::Wilson1, (5, 5), 0, &seed));
        let at = known.iter().position(|known| *known == made);
        counts[at.expect("one of the four trees")] += 1;
    }
    assert!(
        counts.iter().all(|count| (900..1100).contains(count)),
        "{counts:?}"
    );
}

/// Fowler, Noll and Vo's hash (1991) of a text.
fn hash(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

/// One line for each published maze: its size, braid and seed, and the hash of its text.
fn golden(generator: Generator) -> String {
    let root = Seed::new("golden").expect("a seed");
    let most = 201;
    let sizes = [
        (5, 5),
        (21, 15),
        (15, 21),
        (12, 9),
        (2, 7),
        (30, 30),
        (8, 41),
        (most, most),
    ];
    let mut lines = String::new();
    for number in 0..200 {
        let seed = match number % 40 {
            39 => format!("迷宫 {number}"),
            _ => root.derive(number).text().to_owned(),
        };
        let (size, braid) = (
            sizes[number as usize % 8],
            [0, 0, 25, 100][number as usize / 8 % 4],
        );
        let maze = carve(&params(generator, size, braid, &seed));
        let digest = hash(&text::write(&maze));
        lines.push_str(&format!(
            "{}x{} {braid} {seed} {digest:016x}\n",
            size.0, size.1
        ));
    }
    lines
}

/// `SEARCHLIGHT_BLESS=backtracker1` (or another generator) writes its list anew, and no other value does: it is for a
/// generator that has not been published yet. What is published stays.
#[test]
fn published_mazes_never_change() {
    for generator in Generator::ALL {
        let name = generator.name();
        let file = format!("tests/golden/maze-{name}.txt");
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(file);
        let now = golden(generator);
        if env::var_os("SEARCHLIGHT_BLESS").is_some_and(|blessed| blessed == name) {
            fs::write(&path, &now).expect("the folder is there");
        }
        let then = fs::read_to_string(&path).expect("the list");
        assert_eq!(then.lines().count(), 200);
        for (then, now) in then.lines().zip(now.lines()) {
            assert_eq!(then, now, "{name}");
        }
    }
}

#[test]
fn sides_go_from_two_to_beyond_what_is_shown() {
    assert_eq!(SIDES, (2, 4001));
    for generator in Generator::ALL {
        let maze = carve(&params(generator, (1001, 402), 0, "large"));
        let way = shortest(&maze, maze.entrance()).expect("a way");
        assert!(way.len() > 1400, "{}", way.len());
    }
}
