//! Where things lie: the project's root, cargo's target folder and the sources of the crates it uses.
//!
//! All of it comes from one `cargo metadata` call, so a target folder set from outside is respected and gl.js is
//! always the one of the very miniquad that is linked.

use crate::run::{self, Told};
use std::path::{Path, PathBuf};
use std::process::Command;

pub struct Project {
    /// The workspace root, where Cargo.toml and index.html are.
    pub root: PathBuf,
    /// Cargo's target folder.
    pub target: PathBuf,
    metadata: serde_json::Value,
}

impl Project {
    /// Asks cargo where the project of this very xtask lies.
    ///
    /// # Errors
    ///
    /// When cargo fails or answers without the fields needed.
    pub fn find() -> Told<Project> {
        let manifest = Path::new(env!("CARGO_MANIFEST_DIR")).join("Cargo.toml");
        let text = run::text(
            Command::new("cargo")
                .args([
                    "metadata",
                    "--format-version=1",
                    "--locked",
                    "--manifest-path",
                ])
                .arg(manifest),
        )?;
        let metadata: serde_json::Value = serde_json::from_str(&text)
            .map_err(|fault| format!("cargo metadata is not JSON: {fault}"))?;
        let folder = |name: &str| {
            metadata[name]
                .as_str()
                .map(PathBuf::from)
                .ok_or_else(|| format!("cargo metadata has no {name}"))
        };
        Ok(Project {
            root: folder("workspace_root")?,
            target: folder("target_directory")?,
            metadata,
        })
    }

    /// The folder of a dependency's sources.
    ///
    /// # Errors
    ///
    /// When no dependency has this name.
    pub fn sources_of(&self, name: &str) -> Told<PathBuf> {
        self.metadata["packages"]
            .as_array()
            .into_iter()
            .flatten()
            .find(|package| package["name"] == name)
            .and_then(|package| Path::new(package["manifest_path"].as_str()?).parent())
            .map(Path::to_path_buf)
            .ok_or_else(|| format!("cargo metadata knows no crate {name}"))
    }

    /// The finished site.
    pub fn dist(&self) -> PathBuf {
        self.root.join("dist")
    }

    /// Where xtask keeps what it makes on the way and what it remembers between runs.
    pub fn workshop(&self) -> PathBuf {
        self.target.join("xtask")
    }
}
