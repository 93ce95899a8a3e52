//! `cargo xtask test`: everything that must hold, cheapest first, each step said before it runs.
//!
//! Steps assert counts, texts and bytes, never times; the time beside each step only tells where a run's minutes go.

use crate::dist;
use crate::node::Browser;
use crate::project::Project;
use crate::run::{self, Told};
use crate::serve::Server;
use crate::toolchain::Toolchain;
use std::fs;
use std::path::PathBuf;
use std::process::Command;
use std::thread;
use std::time::Instant;

/// The site is tested below a path, so an address that is not relative shows at once.
const MOUNT: &str = "/any/sub/path/";

/// Runs every check.
///
/// # Errors
///
/// The first check that fails, in one sentence; its details are on the terminal.
pub fn all(project: &Project) -> Told<()> {
    step("format", || {
        run::finish(cargo(project, "fmt").args(["--all", "--check"]))
    })?;
    step("clippy, this machine", || {
        run::finish(cargo(project, "clippy").args([
            "--locked",
            "--workspace",
            "--all-targets",
            "--",
            "-Dwarnings",
        ]))
    })?;
    step("tests, this machine", || {
        run::finish(cargo(project, "test").args(["--locked", "--workspace"]))
    })?;
    let browser = step("node packages and browser", || Browser::find(project))?;
    let toolchain = step("wasm toolchain", || Toolchain::find(project))?;
    step("build and budgets", || {
        dist::build(project, &toolchain)?.check()
    })?;
    if toolchain.has_clippy() {
        step("clippy, wasm32", || {
            run::finish(
                toolchain
                    .cargo(project, "clippy")
                    .args(["--", "-Dwarnings"]),
            )
        })?;
    } else {
        println!("== clippy, wasm32: NOT RUN, this wasm toolchain has no clippy");
    }
    step("page, static", || {
        run::finish(
            Command::new("node")
                .arg("node_modules/html-validate/bin/html-validate.mjs")
                .arg("index.html")
                .current_dir(&project.root),
        )
    })?;
    step("page, in the browser", || in_the_browser(project, &browser))?;
    println!("== everything holds");
    Ok(())
}

fn in_the_browser(project: &Project, browser: &Browser) -> Told<()> {
    let folder = project.root.join("tests/browser");
    let mut tests: Vec<PathBuf> = fs::read_dir(&folder)
        .map_err(|fault| format!("{} cannot be read: {fault}", folder.display()))?
        .flatten()
        .map(|entry| entry.path())
        .filter(|path| path.to_string_lossy().ends_with(".test.mjs"))
        .collect();
    tests.sort();
    let address = served(project)?;
    // One file after another: they share two cores with a browser that draws in software.
    run::finish(
        browser
            .node(project, &address)
            .args(["--test", "--test-concurrency=1", "--test-reporter=spec"])
            .args(tests),
    )
}

/// Serves dist/ below a path, on a free port and a thread of its own, and gives the address.
///
/// # Errors
///
/// When no port can be had.
pub fn served(project: &Project) -> Told<String> {
    let server = Server::bind(&project.dist(), MOUNT, 0)
        .map_err(|fault| format!("dist/ cannot be served: {fault}"))?;
    let address = server
        .address()
        .map_err(|fault| format!("the port is unknown: {fault}"))?;
    thread::spawn(|| server.run());
    Ok(address)
}

fn step<T>(name: &str, work: impl FnOnce() -> Told<T>) -> Told<T> {
    println!("== {name}");
    let start = Instant::now();
    let result = work().map_err(|fault| format!("{name}: {fault}"))?;
    println!("== {name}: done in {} s", start.elapsed().as_secs());
    Ok(result)
}

fn cargo(project: &Project, subcommand: &str) -> Command {
    let mut command = Command::new("cargo");
    command.arg(subcommand).current_dir(&project.root);
    command
}
