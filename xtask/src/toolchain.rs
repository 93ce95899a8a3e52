//! Finds a Rust that compiles to wasm32-unknown-unknown, and gets one where it can.
//!
//! In order: the Rust in use already has the target; Debian's packages are already there; `rustup target add`, bounded
//! in time since it may hang where toolchain parts cannot be downloaded; Debian's packages, installed when root. Each
//! step is said in one line, and a failed rustup is remembered in the target folder so that later runs do not wait again.

use crate::debian;
use crate::project::Project;
use crate::run::{self, Told};
use std::env;
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

pub const TARGET: &str = "wasm32-unknown-unknown";

const RUSTUP_LIMIT: Duration = Duration::from_secs(30);
const PACKAGES: [&str; 4] = ["rustc-web", "cargo-web", "rust-web-src", "rust-web-clippy"];

/// Flags that are not stable yet, and are left out where the compiler does not know them: a panic then does not say in
/// which line of the sources it was, and what only programmers read of a value is left out. Nothing that a player
/// reads is made so, and the download is 4 % smaller.
const UNSTABLE: [&str; 2] = ["-Zlocation-detail=none", "-Zfmt-debug=none"];

/// A way to compile for the browser.
pub enum Toolchain {
    /// The Rust that runs xtask has the target.
    Own,
    /// Debian's Rust, which has no ready standard library for wasm32 and builds it from its source package.
    Debian { linker: String },
}

impl Toolchain {
    /// Finds or gets a toolchain.
    ///
    /// # Errors
    ///
    /// One sentence that says what to install, when every way is closed.
    pub fn find(project: &Project) -> Told<Toolchain> {
        if own_has_target() {
            println!("wasm target: {TARGET} is there");
            return Ok(Toolchain::Own);
        }
        if let Some(toolchain) = debian_ready() {
            println!(
                "wasm target: Debian's Rust, which builds its own standard library for {TARGET}"
            );
            return Ok(toolchain);
        }
        if rustup(project) && own_has_target() {
            return Ok(Toolchain::Own);
        }
        if debian::may_install() {
            return install();
        }
        Err(format!(
            "no Rust here compiles for the browser: run `rustup target add {TARGET}`, or on Debian as root \
             `apt-get install {}` and the lld of the same LLVM (lld-NN)",
            PACKAGES.join(" ")
        ))
    }

    /// A cargo command for the browser's target; flags of the subcommand are added by the caller.
    pub fn cargo(&self, project: &Project, subcommand: &str) -> Command {
        let mut command = match self {
            Toolchain::Own => Command::new("cargo"),
            Toolchain::Debian { linker } => debian_cargo(linker),
        };
        command
            .arg(subcommand)
            .args([
                "--locked",
                "--package",
                "searchlight",
                "--lib",
                "--profile",
                "page",
                "--target",
                TARGET,
            ])
            .arg("--target-dir")
            .arg(&project.target)
            .current_dir(&project.root);
        let rustc = match self {
            Toolchain::Own => "rustc",
            Toolchain::Debian { .. } => "/usr/bin/rustc",
        };
        let mut flags = flags();
        if knows(rustc, &UNSTABLE) {
            command.env("RUSTC_BOOTSTRAP", "1");
            for flag in UNSTABLE {
                flags.push(' ');
                flags.push_str(flag);
            }
        } else {
            println!(
                "{} are unknown here, the module stays larger",
                UNSTABLE.join(" and ")
            );
        }
        command.env("RUSTFLAGS", flags);
        if let Toolchain::Debian { .. } = self {
            command.arg("-Zbuild-std=std,panic_abort");
        }
        command
    }

    /// Whether this toolchain brings clippy.
    pub fn has_clippy(&self) -> bool {
        match self {
            Toolchain::Own => run::answers("cargo-clippy"),
            Toolchain::Debian { .. } => Path::new("/usr/bin/cargo-clippy").exists(),
        }
    }
}

/// What the compiler is told for the browser alone: to inline little, as the download counts, and to name no folder of
/// this machine in the module.
fn flags() -> String {
    let home = env::var("CARGO_HOME")
        .or_else(|_| env::var("HOME").map(|home| format!("{home}/.cargo")))
        .unwrap_or_default();
    let mut flags = String::from("-Cllvm-args=-inline-threshold=5");
    for entry in fs::read_dir(format!("{home}/registry/src"))
        .into_iter()
        .flatten()
        .flatten()
    {
        // Flags are parted by blanks; a path with one keeps its full name.
        let path = entry.path().display().to_string();
        if !path.contains(' ') {
            flags.push_str(&format!(" --remap-path-prefix={path}/="));
        }
    }
    flags
}

/// Whether a compiler takes flags that are not stable.
fn knows(rustc: &str, flags: &[&str]) -> bool {
    Command::new(rustc)
        .env("RUSTC_BOOTSTRAP", "1")
        .args(flags)
        .args(["--print", "cfg"])
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success())
}

fn own_has_target() -> bool {
    sysroot("rustc").is_some_and(|sysroot| {
        Path::new(&sysroot)
            .join("lib/rustlib")
            .join(TARGET)
            .join("lib")
            .is_dir()
    })
}

fn sysroot(rustc: &str) -> Option<String> {
    let output = Command::new(rustc)
        .args(["--print", "sysroot"])
        .stderr(Stdio::null())
        .output()
        .ok()?;
    Some(String::from_utf8(output.stdout).ok()?.trim().to_owned())
}

/// Debian's toolchain, when compiler, cargo, library sources and the linker of the same LLVM are all installed.
fn debian_ready() -> Option<Toolchain> {
    let linker = format!("wasm-ld-{}", llvm_of("/usr/bin/rustc")?);
    let sources = Path::new(&sysroot("/usr/bin/rustc")?).join("lib/rustlib/src/rust/library/std");
    let ready = sources.exists()
        && Path::new("/usr/bin/cargo").exists()
        && Path::new("/usr/bin").join(&linker).exists();
    ready.then_some(Toolchain::Debian { linker })
}

/// The major number of the LLVM inside a compiler: the linker must be of the same one to read its objects.
fn llvm_of(rustc: &str) -> Option<String> {
    let output = Command::new(rustc)
        .arg("-vV")
        .stderr(Stdio::null())
        .output()
        .ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    let version = text
        .lines()
        .find_map(|line| line.strip_prefix("LLVM version: "))?;
    version.split('.').next().map(str::to_owned)
}

fn rustup(project: &Project) -> bool {
    let memory = project.workshop().join("rustup-failed");
    if let Ok(fault) = fs::read_to_string(&memory) {
        println!(
            "wasm target: rustup is left out, it failed before ({fault}; delete {} to try again)",
            memory.display()
        );
        return false;
    }
    if !run::answers("rustup") {
        println!("wasm target: no rustup here");
        return false;
    }
    println!(
        "wasm target: rustup target add {TARGET}, for at most {} s",
        RUSTUP_LIMIT.as_secs()
    );
    match run::within(
        RUSTUP_LIMIT,
        Command::new("rustup").args(["target", "add", TARGET]),
    ) {
        Ok(()) => true,
        Err(fault) => {
            println!("wasm target: {fault}");
            let kept =
                fs::create_dir_all(project.workshop()).and_then(|()| fs::write(&memory, &fault));
            if let Err(fault) = kept {
                println!("wasm target: this cannot be remembered for the next run: {fault}");
            }
            false
        }
    }
}

fn install() -> Told<Toolchain> {
    debian::install(&PACKAGES)?;
    let llvm = llvm_of("/usr/bin/rustc").ok_or("/usr/bin/rustc does not say which LLVM it has")?;
    debian::install(&[&format!("lld-{llvm}")])?;
    debian_ready().ok_or_else(|| {
        "Debian's packages are installed, but the compiler, its sources or its linker is not where it should be"
            .to_owned()
    })
}

fn debian_cargo(linker: &str) -> Command {
    let mut command = Command::new("/usr/bin/cargo");
    command
        .env(
            "PATH",
            format!("/usr/bin:{}", std::env::var("PATH").unwrap_or_default()),
        )
        .env("RUSTC_BOOTSTRAP", "1")
        .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", linker);
    // rustup's cargo leaves these for its children, and they point back at its own toolchain.
    for name in [
        "CARGO",
        "LD_LIBRARY_PATH",
        "RUSTC",
        "RUSTDOC",
        "RUSTUP_TOOLCHAIN",
    ] {
        command.env_remove(name);
    }
    command
}
