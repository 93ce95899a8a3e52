//! What the browser tests stand on: Node, the packages of package-lock.json, and a Chromium.
//!
//! All three are installed where that needs no question (Debian, as root); elsewhere one sentence says what is missing.
//! npm is asked again only when package-lock.json has changed since it last succeeded.

use crate::debian;
use crate::project::Project;
use crate::run::{self, Told};
use std::fs;
use std::process::Command;

/// Node with its packages, and a browser.
pub struct Browser {
    /// The program of the browser.
    pub chromium: String,
}

impl Browser {
    /// Finds or installs everything a browser test needs.
    ///
    /// # Errors
    ///
    /// One sentence that says what to install.
    pub fn find(project: &Project) -> Told<Browser> {
        if !run::answers("node") || !run::answers("npm") {
            want("Node 20 or newer with npm", &["nodejs", "npm"])?;
        }
        packages(project)?;
        if chromium().is_none() {
            want("Chromium", &["chromium"])?;
        }
        let chromium = chromium().ok_or("Chromium is installed but does not answer")?;
        Ok(Browser { chromium })
    }

    /// A node command in the project's root that knows where the browser and the site are.
    pub fn node(&self, project: &Project, address: &str) -> Command {
        let mut command = Command::new("node");
        command
            .current_dir(&project.root)
            .env("CHROME_PATH", &self.chromium)
            .env("SEARCHLIGHT_ADDRESS", address);
        command
    }
}

fn want(what: &str, packages: &[&str]) -> Told<()> {
    if debian::may_install() {
        return debian::install(packages);
    }
    Err(format!(
        "the browser tests need {what}: install it (on Debian `apt-get install {}`) and run again",
        packages.join(" ")
    ))
}

fn chromium() -> Option<String> {
    let named = std::env::var("CHROME_PATH").ok();
    let usual = [
        "/usr/bin/chromium",
        "chromium",
        "chromium-browser",
        "google-chrome",
    ]
    .map(str::to_owned);
    named
        .into_iter()
        .chain(usual)
        .find(|program| run::answers(program))
}

fn packages(project: &Project) -> Told<()> {
    let lock = fs::read(project.root.join("package-lock.json"))
        .map_err(|fault| format!("package-lock.json cannot be read: {fault}"))?;
    let memory = project.root.join("node_modules/.searchlight-lock");
    if fs::read(&memory).is_ok_and(|installed| installed == lock) {
        return Ok(());
    }
    println!("packages: npm ci");
    run::finish(
        Command::new("npm")
            .args(["ci", "--ignore-scripts", "--no-audit", "--no-fund"])
            .current_dir(&project.root),
    )?;
    fs::write(&memory, lock).map_err(|fault| format!("node_modules cannot be written: {fault}"))
}
