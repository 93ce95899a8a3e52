//! The command line: levels from seeds, solutions of files, pictures of links. The page's module has no use for it,
//! so that nothing is left of it there.

#[cfg(not(target_arch = "wasm32"))]
mod cli;

#[cfg(not(target_arch = "wasm32"))]
fn main() -> std::process::ExitCode {
    cli::main()
}

#[cfg(target_arch = "wasm32")]
fn main() {}
