//! The project's own commands: `cargo xtask play | build | serve | test | bench`.
//!
//! play builds the site and serves it; build makes dist/ only, serve only serves it; test runs everything that must
//! hold; bench prints timed figures. Each says what it does as it goes, and ends with one sentence when it cannot.

mod bench;
mod check;
mod debian;
mod dist;
mod node;
mod order;
mod project;
mod run;
mod serve;
mod toolchain;
mod wasm;

use project::Project;
use run::Told;
use std::process::ExitCode;
use toolchain::Toolchain;

const USAGE: &str = "cargo xtask play     build the site and serve it on this machine
cargo xtask build    build the site into dist/
cargo xtask serve    serve dist/ on this machine
cargo xtask test     run everything that must hold
cargo xtask bench [page|generator|solver|river|maze]
                     print timed figures, all or one group";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match obey(&words) {
        Ok(()) => ExitCode::SUCCESS,
        Err(fault) => {
            eprintln!("xtask: {fault}");
            ExitCode::FAILURE
        }
    }
}

fn obey(words: &[&str]) -> Told<()> {
    match words {
        ["play"] => {
            let project = Project::find()?;
            build(&project)?;
            serve::forever(&project.dist())
        }
        ["build"] => build(&Project::find()?),
        ["serve"] => serve::forever(&Project::find()?.dist()),
        ["test"] => check::all(&Project::find()?),
        ["bench"] => bench::print(&Project::find()?, None),
        ["bench", group] => bench::print(&Project::find()?, Some(group)),
        [] | ["help" | "--help" | "-h"] => {
            println!("{USAGE}");
            Ok(())
        }
        _ => Err(format!(
            "`{}` is no command; there are\n{USAGE}",
            words.join(" ")
        )),
    }
}

fn build(project: &Project) -> Told<()> {
    let toolchain = Toolchain::find(project)?;
    dist::build(project, &toolchain).map(drop)
}
