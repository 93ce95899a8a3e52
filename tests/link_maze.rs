//! Maze's links: what is written is read back as the same, and whatever else is read is told.

mod mazes;
mod mutations;
mod table;

use mazes::{stream, strewn};
use mutations::mutate;
use searchlight::{
    app::maze::Mode,
    grid::{Cell, Dir, Size},
    link::{Beside, Choice, Game, Link, Maze, Notice, Origin},
    maze::{
        self, LARGEST_SHOWN, LARGEST_SIDE, Position,
        carve::{Generator, Params, carve},
        search::{Kind, Order},
    },
    puzzle::Puzzle,
    seed::{Seed, Stream},
};
use table::Table;

const CLASSIC: &str = "/maze?map=8w-eoow3ow-ww3o3w-woow3ow-4wo3w-w6ow-wowowoow-wx6w";
const CARVED: &str = "/maze?gen=kruskal1&size=9x7&braid=40&seed=a%20b";

fn params(generator: Generator, size: Size, braid: u8, seed: &str) -> Params {
    Params {
        generator,
        size,
        braid,
        seed: Seed::new(seed).expect("short"),
    }
}

/// The canonical text of a link, and what was told of it.
fn read(text: &str) -> (String, Vec<String>) {
    let (link, notices) = Link::read(text).unwrap_or_else(|fault| panic!("{fault}\n{text}"));
    (
        link.to_string(),
        notices.iter().map(Notice::to_string).collect(),
    )
}

#[track_caller]
fn reads_back(link: Maze) {
    let text = link.to_string();
    assert_eq!(Link::read(&text), Ok((Link::Maze(link), vec![])), "{text}");
}

#[test]
fn a_maze_has_its_origin_choice_and_steps_in_the_link() {
    let link = Maze {
        origin: Origin::Carved(params(Generator::Kruskal1, Size::new(9, 7), 40, "a b")),
        choice: Choice {
            kind: Kind::AStar,
            beside: Beside::One(Kind::Depth),
            order: "urdl".parse().expect("an order"),
        },
        moves: Vec::new(),
    };
    let text = format!("{CARVED}&search=astar&beside=dfs&order=urdl");
    assert_eq!(link.to_string(), text);
    reads_back(link);
    let link = Maze {
        origin: Origin::Value(maze::Maze::classic()),
        choice: Choice::default(),
        moves: vec![Dir::Right, Dir::Right, Dir::Down],
    };
    assert_eq!(link.to_string(), format!("{CLASSIC}&moves=rrd"));
    reads_back(link);
}

#[test]
fn a_link_without_a_maze_is_the_classic_one() {
    let (text, notices) = read("/maze?search=bfs");
    assert_eq!((text, notices), (format!("{CLASSIC}&search=bfs"), vec![]));
    let (text, notices) = read("#/maze?beside=all&moves=2rd");
    let classic = format!("{CLASSIC}&beside=all&moves=rrd");
    assert_eq!((text, notices), (classic, vec![]));
    assert_eq!(Link::read("/maze"), Ok((Link::Game(Game::Maze), vec![])));
    // As it is typed by hand.
    let (text, notices) = read("#/maze&search=bfs");
    assert_eq!((text, notices), (format!("{CLASSIC}&search=bfs"), vec![]));
    assert_eq!(Link::read("#/Maze"), Ok((Link::Game(Game::Maze), vec![])));
}

#[test]
fn a_seed_alone_is_enough_and_escapes_of_mail_are_undone() {
    let usual = "/maze?gen=backtracker1&size=21x15&seed=S";
    assert_eq!(read("/maze?seed=S"), (usual.to_owned(), vec![]));
    for text in [
        "/maze?gen=kruskal%31&size=9%C3%977&braid=%340&seed=a%20b",
        "/maze?seed=%61%20%62&braid=40&size=9X7&gen=kruskal1",
    ] {
        assert_eq!(read(text), (CARVED.to_owned(), vec![]), "{text}");
    }
    let (text, notices) = read("/maze?map=%65%6F%78&search=%62fs&order=%75rdl");
    let plain = "/maze?map=eox&search=bfs&order=urdl";
    assert_eq!((text, notices), (plain.to_owned(), vec![]));
    let (text, notices) = read("/maze?seed=%E8%BF%B7%E5%AE%AB");
    let chinese = "/maze?gen=backtracker1&size=21x15&seed=%E8%BF%B7%E5%AE%AB";
    assert_eq!((text, notices), (chinese.to_owned(), vec![]));
}

#[test]
fn what_is_wrong_is_put_right_and_told() {
    let size = |size| format!("/maze?gen=backtracker1&size={size}&seed=S");
    let odd = |size| format!("size= has an even side; using {size}");
    let bounds = |size| format!("size= is out of bounds; using {size}");
    let usual = size("21x15");
    let passed = "unknown key “boxes” is passed over".to_owned();
    for (query, link, notice) in [
        ("size=20x15", usual.clone(), odd("21x15")),
        ("size=200x6", size("201x7"), odd("201x7")),
        ("size=4x4", size("5x5"), bounds("5x5")),
        ("size=0x99999999999", size("5x201"), bounds("5x201")),
        ("size=202x10", size("201x11"), bounds("201x11")),
        (
            "size=9",
            usual.clone(),
            "size= can't be read; using 21x15".to_owned(),
        ),
        (
            "size=",
            usual.clone(),
            "size= can't be read; using 21x15".to_owned(),
        ),
        (
            "braid=101",
            usual.replace("&seed", "&braid=100&seed"),
            "braid= is out of bounds; using 100".to_owned(),
        ),
        (
            "braid=-1",
            usual.clone(),
            "braid= can't be read; using 0".to_owned(),
        ),
        (
            "search=dijkstra",
            usual.clone(),
            "search= can't be read; using dfs".to_owned(),
        ),
        (
            "beside=x",
            usual.clone(),
            "beside= can't be read; using none".to_owned(),
        ),
        (
            "order=drl",
            usual.clone(),
            "order= can't be read; using drlu".to_owned(),
        ),
        ("boxes=3", usual.clone(), passed),
        (
            "seed=T",
            usual.clone(),
            "seed= stands there twice; its first value counts".to_owned(),
        ),
        (
            "moves=l",
            usual.clone(),
            "move 1 is against the rules; it and all after it are left out".to_owned(),
        ),
        (
            "moves=rq",
            usual.clone(),
            "moves=: 'q' at character 2 is no move: moves are l, u, r, d; they are left out"
                .to_owned(),
        ),
    ] {
        let told = read(&format!("/maze?seed=S&{query}"));
        assert_eq!(told, (link, vec![notice]), "{query}");
    }
    let idle = ["gen", "seed"];
    let idle = idle.map(|key| format!("{key}= is passed over, as map= gives the maze"));
    let both = "/maze?gen=wilson1&map=eox&seed=S&search=bfs";
    let link = "/maze?map=eox&search=bfs".to_owned();
    assert_eq!(read(both), (link, idle.to_vec()));
    let (text, notices) = read("/maze?moves=rrdrrdddllldduu");
    let cut = "move 14 is against the rules; it and all after it are left out";
    let link = format!("{CLASSIC}&moves=rrdrrdddllldd");
    assert_eq!(
        (text, notices),
        (link, vec![cut.to_owned()]),
        "nothing follows the exit"
    );
}

#[test]
fn what_names_no_maze_is_refused_with_its_place() {
    let long = format!("map={}", "w".repeat(50_001));
    let wide = format!("map={}w", "w".repeat(201));
    for (query, fault) in [
        ("gen=backtracker1", "the link has no seed="),
        ("size=9x9", "the link has no seed="),
        ("braid=", "the link has no seed="),
        ("seed=", "seed=: the seed is empty"),
        (
            "seed=S&gen=classic1",
            "gen= names an unknown generator “classic1”",
        ),
        ("seed=a%FFb", "seed= is broken at letter 2"),
        ("map=e%FF", "map= is broken at letter 2"),
        ("map=", "map=: the maze has no row"),
        ("map=eq", "map=: line 1, column 2: 'q' stands for no cell"),
        (
            "map=eo-o",
            "map=: line 2 has 1 cells, and the first row has 2",
        ),
        ("map=ee", "map=: line 1, column 2: a second entrance"),
        (
            "map=eo-x-x",
            "map=: line 2 has 1 cells, and the first row has 2",
        ),
        ("map=e-x-x", "map=: line 3, column 1: a second exit"),
        ("map=wx", "map=: the maze has no entrance"),
        (
            "map=eo-o3",
            "map=: the count at the end of line 2 has no letter",
        ),
        ("map=e201w", "map=: line 1 has more than 201 cells"),
        (&wide, "map=: line 1 has more than 201 cells"),
        (
            &long,
            "map=: the run lengths have more than 50000 characters",
        ),
    ] {
        let error = Link::read(&format!("/maze?{query}")).expect_err(query);
        assert_eq!(error.to_string(), fault, "{query}");
    }
}

fn choice(stream: &mut Stream) -> Choice {
    let kind = |stream: &mut Stream| Kind::ALL[stream.below(4) as usize];
    Choice {
        kind: kind(stream),
        beside: match stream.below(3) {
            0 => Beside::Nothing,
            1 => Beside::One(kind(stream)),
            _ => Beside::All,
        },
        order: Order::all()[stream.below(24) as usize],
    }
}

/// Steps at random, all of them allowed.
fn steps(maze: &maze::Maze, stream: &mut Stream) -> Vec<Dir> {
    let mut position = Position::new(maze.clone());
    let dirs = (0..stream.below(60)).map(|_| Dir::ALL[stream.below(4) as usize]);
    let dirs: Vec<Dir> = dirs.collect();
    let fits = |dir: &Dir| position.play(*dir).is_ok();
    dirs.into_iter().filter(fits).collect()
}

#[test]
fn whatever_is_written_is_read_back_without_a_notice() {
    let mut stream = stream("links");
    for number in 0..800 {
        let side = |stream: &mut Stream| 5 + 2 * stream.below(18) as u16;
        let size = Size::new(side(&mut stream), side(&mut stream));
        let braid = if stream.chance(1, 2) {
            0
        } else {
            stream.below(101) as u8
        };
        let generator = Generator::ALL[number % 4];
        let origin = match number % 3 {
            0 => Origin::Value(strewn(&mut stream, 30, 35)),
            _ => Origin::Carved(params(generator, size, braid, &format!("{number} é&#%"))),
        };
        let moves = steps(&origin.maze(), &mut stream);
        let choice = choice(&mut stream);
        reads_back(Maze {
            origin,
            choice,
            moves,
        });
    }
    let size = Size::new(LARGEST_SHOWN, LARGEST_SHOWN);
    for generator in Generator::ALL {
        reads_back(Maze {
            origin: Origin::Carved(params(generator, size, 100, "largest")),
            choice: Choice::default(),
            moves: Vec::new(),
        });
    }
}

/// Walls and ways that take turns, so that no run is longer than one cell.
fn chequered() -> maze::Maze {
    let size = Size::new(LARGEST_SHOWN, LARGEST_SHOWN);
    let mut maze = maze::Maze::solid(size, Cell::new(0, 0));
    let ways = size.cells().filter(|cell| (cell.x + cell.y) % 2 == 0);
    ways.for_each(|cell| {
        maze.put_way(cell);
    });
    maze.move_exit(Cell::new(200, 200));
    maze
}

#[test]
fn the_largest_maze_by_value_fits() {
    let link = Maze {
        origin: Origin::Value(chequered()),
        choice: Choice::default(),
        moves: Vec::new(),
    };
    assert_eq!(link.to_string().len(), "/maze?map=".len() + 201 * 201 + 200);
    reads_back(link);
}

#[test]
fn the_worker_reads_larger_mazes_than_the_page() {
    let text = "/maze?gen=division1&size=2001x6&seed=S";
    let link = Maze::read(text, LARGEST_SIDE).expect("a maze");
    let expected = params(Generator::Division1, Size::new(2001, 7), 0, "S");
    assert_eq!(link.origin, Origin::Carved(expected.clone()));
    assert_eq!(link.origin.maze(), carve(&expected));
    assert_eq!(read(text).0, "/maze?gen=division1&size=201x7&seed=S");
    let fault = Maze::read("/river?boat=2", LARGEST_SIDE).expect_err("no maze");
    assert_eq!(
        fault.to_string(),
        "the link names an unknown puzzle “/river”"
    );
}

#[test]
fn the_searches_side_by_side_are_the_one_that_is_told_of_and_the_others() {
    let kinds = |kind, beside| {
        let order = Order::CLASSIC;
        Choice {
            kind,
            beside,
            order,
        }
        .kinds()
    };
    let (depth, breadth, greedy, star) = (Kind::Depth, Kind::Breadth, Kind::Greedy, Kind::AStar);
    assert_eq!(kinds(breadth, Beside::Nothing), [breadth]);
    assert_eq!(kinds(breadth, Beside::One(breadth)), [breadth]);
    assert_eq!(kinds(breadth, Beside::One(star)), [breadth, star]);
    assert_eq!(kinds(greedy, Beside::All), [greedy, depth, breadth, star]);
    for beside in ["none", "dfs", "bfs", "greedy", "astar", "all"] {
        assert_eq!(Beside::named(beside).map(Beside::name), Some(beside));
    }
}

#[test]
fn mutated_links_are_read_and_stay_the_same() {
    let mut stream = stream("mutated links");
    let texts = [
        format!("{CARVED}&search=astar&beside=all&order=urdl&moves=rrd"),
        format!("{CLASSIC}&search=bfs&moves=rrd"),
    ];
    let mut mazes = 0;
    for number in 0..20_000 {
        let text = mutate(&texts[number % 2], &mut stream);
        let Ok((link, _)) = Link::read(&text) else {
            continue;
        };
        assert_eq!(
            Link::read(&link.to_string()),
            Ok((link.clone(), vec![])),
            "{text}"
        );
        if let Link::Maze(link) = link {
            mazes += 1;
            let mut position = Position::new(link.origin.maze());
            for dir in link.moves {
                position.play(dir).expect("only allowed steps are left");
            }
        }
    }
    assert!(mazes > 5_000, "{mazes}");
}

#[test]
fn a_broken_link_leaves_the_maze_that_was_there() {
    let mut table = Table::of(&format!("{CARVED}&moves=r"));
    let there = table.address.clone();
    let walked = table.walked().now().clone();
    for broken in ["/maze?map=eq", "/maze?gen=kruskal1", "/maze?seed=%FF"] {
        table.open_address(broken);
        assert_eq!(table.app.game, Game::Maze);
        assert_eq!(table.walked().now(), &walked);
        assert_eq!(
            (&table.address, table.entries),
            (&there, 0),
            "the link is put right"
        );
        assert_eq!(table.app.maze.mode, Mode::Walk);
        assert!(table.app.notice.is_some());
    }
    let mut table = Table::of("/maze?map=eq");
    assert_eq!(
        (table.app.game, table.address.as_str()),
        (Game::Maze, CLASSIC)
    );
    assert!(table.app.notice.is_some() && table.stored.keys().all(|key| !key.contains("maze")));
    table.open_address("/maze?map=eox");
    assert_eq!(table.app.notice, None);
}
