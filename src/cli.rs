//! What the commands are, and how they end: 0 when all went well, 1 when a level was not made, a level or a game not
//! solved or an exit not found, 2 when what was asked makes no sense.
//! Results go to standard output, everything about them to standard error, so that the results can be piped.
//! Invariant: whatever fails, one sentence says what and where.

mod campaign;
mod generate;
mod maze;
mod picture;
mod river;
mod sheet;
mod solve;

use clap::{Parser, Subcommand};
use searchlight::{
    grid::Size,
    link,
    maze::{
        carve::Generator as Carver,
        search::{Kind, Order},
    },
    river::{Rowers, Rule},
    seed::Seed,
    sokoban::generate::Band,
};
use std::{
    fmt::Display,
    io::{self, ErrorKind, Write},
    path::PathBuf,
    process::ExitCode,
};

/// Classic puzzles, and the search that solves them.
#[derive(Parser)]
#[command(version, arg_required_else_help = true)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Print Sokoban levels made from a seed, with their links
    Generate(Make),
    /// Print the levels of the campaign, with their links
    Campaign(Campaign),
    /// Solve the levels of a file with the fewest pushes
    Solve(Solve),
    /// Print the picture of a link as SVG
    Svg(Svg),
    /// Say what is known of a game of River, and a shortest solution
    River(River),
    /// Search a maze for its exit: the classic one, one from a file, or one made from a seed
    Maze(Maze),
}

#[derive(clap::Args)]
struct Make {
    /// Any text; the same seed gives the same levels
    #[arg(long, value_parser = Seed::new)]
    seed: Seed,
    /// The generator: crafted1 or classic1
    #[arg(long = "gen", default_value = link::GENERATOR.name())]
    generator: String,
    /// How hard, for crafted1: easy, medium, hard, expert or max [default: medium]
    #[arg(long, value_parser = generate::band)]
    level: Option<Band>,
    /// Columns and rows of the board, outer wall included [default: 10x10, and 12x10 for classic1]
    #[arg(long, value_parser = generate::size)]
    size: Option<Size>,
    /// How many boxes, or "auto" to leave it to the generator [default: 4, and 3 for classic1]
    #[arg(long, allow_hyphen_values = true)]
    boxes: Option<String>,
    /// How many levels; each after the first has a seed derived from this one [default: 1, and 48 for a sheet]
    #[arg(long)]
    count: Option<u32>,
    /// One object a line: seed, link, xsb, pushes, turns, counterintuitive, difficulty, lurd
    #[arg(long)]
    json: bool,
    /// A file for all levels in one picture as SVG, in place of their text
    #[arg(long, value_name = "FILE", conflicts_with = "json")]
    sheet: Option<PathBuf>,
}

#[derive(clap::Args)]
struct Campaign {
    /// One object a line: place, name, seed, link, xsb, pushes, turns, counterintuitive, difficulty, lurd
    #[arg(long)]
    json: bool,
    /// A file for all levels in one picture as SVG, in place of their text
    #[arg(long, value_name = "FILE", conflicts_with = "json")]
    sheet: Option<PathBuf>,
}

#[derive(clap::Args)]
struct Solve {
    /// A text of levels
    file: PathBuf,
    /// How many positions may be expanded for each level
    #[arg(long, default_value_t = 5_000_000)]
    nodes: u64,
    /// One object a line: index, title, result, optimal, pushes, moves, nodes, seconds, lurd
    #[arg(long)]
    json: bool,
}

#[derive(clap::Args)]
struct River {
    /// How many priests
    #[arg(long, default_value = "3", allow_hyphen_values = true)]
    priests: String,
    /// How many devils; no more than priests, unless there is no priest
    #[arg(long, default_value = "3", allow_hyphen_values = true)]
    devils: String,
    /// How many people the boat carries
    #[arg(long, default_value = "2", allow_hyphen_values = true)]
    boat: String,
    /// Who can row: all, priests, one-devil or two-devils; all priests can in any case
    #[arg(long, default_value = "all", value_parser = river::rowers)]
    rowers: Rowers,
    /// How people count: classical (on the bank where the boat lies) or place (the boat is a place of its own)
    #[arg(long, default_value = "classical", value_parser = river::rule)]
    rule: Rule,
    /// One object: solvable, minimum, shortest_solutions, legal, reachable, farthest, solution
    #[arg(long)]
    json: bool,
    /// A file for the picture of every position as SVG, with the shortest ways from the start
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    /// The picture in the colours of the night
    #[arg(long, requires = "svg")]
    dark: bool,
}

#[derive(clap::Args)]
struct Maze {
    /// The generator: backtracker1, kruskal1, wilson1 or division1
    #[arg(long, value_parser = maze::generator)]
    kind: Option<Carver>,
    /// Columns and rows of the maze, outer wall included
    #[arg(long, default_value = "21x15", value_parser = maze::size, requires = "kind")]
    size: Size,
    /// Any text; the same seed gives the same maze
    #[arg(long, default_value = "1", value_parser = Seed::new, requires = "kind")]
    seed: Seed,
    /// How many of a hundred dead ends are opened, so that there are loops
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u8).range(0..=100), requires = "kind")]
    braid: u8,
    /// A text of rows: 0 is a way, 1 a wall, 2 the entrance and 3 the exit
    #[arg(long, conflicts_with = "kind")]
    file: Option<PathBuf>,
    /// How the exit is searched: dfs, bfs, greedy or astar
    #[arg(long, default_value = "dfs", value_parser = maze::search)]
    search: Kind,
    /// The order in which directions are tried: d, r, l and u, each once
    #[arg(long, default_value_t = Order::CLASSIC)]
    order: Order,
    /// One object: exit_found, way, shortest, expanded, frontier_max, steps_back, path, maze
    #[arg(long)]
    json: bool,
    /// A file for the picture of the search at its end as SVG, with the way found and a shortest one
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
}

#[derive(clap::Args)]
struct Svg {
    /// The text after # of an address, or the whole address
    link: String,
    /// In the colours of the night
    #[arg(long)]
    dark: bool,
}

/// How a command ended that did not break off.
enum End {
    Well,
    /// Something was not made or not solved; what and why has been said.
    Short,
}

/// Why a command broke off.
enum Stop {
    /// What was asked makes no sense.
    Asked(String),
    /// The output could not be written.
    Output(io::Error),
}

impl From<io::Error> for Stop {
    fn from(fault: io::Error) -> Self {
        Self::Output(fault)
    }
}

pub fn main() -> ExitCode {
    let cli = Cli::parse();
    let mut out = io::BufWriter::new(io::stdout().lock());
    let end = match cli.command {
        Command::Generate(make) => generate::run(&make, &mut out),
        Command::Campaign(campaign) => campaign::run(&campaign, &mut out),
        Command::Solve(solve) => solve::run(&solve, &mut out),
        Command::Svg(svg) => picture::run(&svg, &mut out),
        Command::River(river) => river::run(&river, &mut out),
        Command::Maze(maze) => maze::run(&maze, &mut out),
    };
    match end.and_then(|end| out.flush().map(|()| end).map_err(Stop::from)) {
        Ok(End::Well) => ExitCode::SUCCESS,
        Ok(End::Short) => ExitCode::from(1),
        // Who reads the output has seen enough.
        Err(Stop::Output(fault)) if fault.kind() == ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(Stop::Output(fault)) => wrong(format_args!("the output cannot be written: {fault}")),
        Err(Stop::Asked(fault)) => wrong(fault),
    }
}

fn wrong(fault: impl Display) -> ExitCode {
    eprintln!("error: {fault}");
    ExitCode::from(2)
}
