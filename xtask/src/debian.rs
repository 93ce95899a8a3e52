//! Debian's packages, installed only where that needs no question: on Debian, as root.

use crate::run::{self, Told};
use std::path::Path;
use std::process::Command;

/// Whether packages can be installed without asking anyone.
pub fn may_install() -> bool {
    Path::new("/etc/debian_version").exists()
        && Path::new("/usr/bin/apt-get").exists()
        && run::text(Command::new("id").arg("-u")).is_ok_and(|id| id.trim() == "0")
}

/// Brings the package lists up to date and installs `packages` without their recommendations.
///
/// # Errors
///
/// When apt-get fails.
pub fn install(packages: &[&str]) -> Told<()> {
    println!("packages: apt-get install {}", packages.join(" "));
    run::finish(apt_get().args(["update", "-qq"]))?;
    run::finish(
        apt_get()
            .args(["install", "-qq", "--yes", "--no-install-recommends"])
            .args(packages),
    )
}

fn apt_get() -> Command {
    let mut command = Command::new("apt-get");
    command
        .env("DEBIAN_FRONTEND", "noninteractive")
        .args(["-o", "DPkg::Lock::Timeout=120"]);
    command
}
