//! The finished site in dist/, and what it weighs.
//!
//! dist/ is made anew by each build: the page, everything in www/, the module with its glue, and gl.js out of the very
//! miniquad that is linked. All addresses in it are relative, so any static host and any folder will do.

use crate::project::Project;
use crate::run::Told;
use crate::toolchain::Toolchain;
use crate::wasm;
use flate2::Compression;
use flate2::write::GzEncoder;
use std::fs;
use std::io::Write;
use std::path::Path;

/// What may be downloaded, in bytes after gzip -9.
const WASM_BUDGET: usize = 266_000;
const PAGE_BUDGET: usize = 45_000;

/// What the site weighs, in bytes after gzip -9.
pub struct Weight {
    wasm: usize,
    /// HTML, style and scripts together.
    page: usize,
}

/// Builds dist/ and prints its weight.
///
/// # Errors
///
/// When a part cannot be built, read or written.
pub fn build(project: &Project, toolchain: &Toolchain) -> Told<Weight> {
    let bound = wasm::build(project, toolchain)?;
    let gl = project.sources_of("miniquad")?.join("js/gl.js");
    let dist = project.dist();
    let written = || -> std::io::Result<()> {
        if dist.exists() {
            fs::remove_dir_all(&dist)?;
        }
        fs::create_dir_all(&dist)?;
        fs::copy(project.root.join("index.html"), dist.join("index.html"))?;
        copy_folder(&project.root.join("www"), &dist)?;
        fs::copy(gl, dist.join("gl.js"))?;
        fs::write(dist.join("searchlight.js"), &bound.glue)?;
        fs::write(dist.join("chinese.txt"), &bound.chinese)?;
        fs::write(dist.join("searchlight.wasm"), &bound.wasm)
    };
    written().map_err(|fault| format!("dist/ cannot be written: {fault}"))?;
    weigh(&dist).map_err(|fault| format!("dist/ cannot be weighed: {fault}"))
}

impl Weight {
    /// Holds the weight against its budgets.
    ///
    /// # Errors
    ///
    /// One sentence that names the part that is too heavy.
    pub fn check(&self) -> Told<()> {
        for (part, bytes, budget) in [
            ("wasm", self.wasm, WASM_BUDGET),
            ("page", self.page, PAGE_BUDGET),
        ] {
            if bytes > budget {
                return Err(format!(
                    "the {part} weighs {bytes} bytes after gzip, its budget is {budget}"
                ));
            }
        }
        Ok(())
    }
}

fn weigh(dist: &Path) -> std::io::Result<Weight> {
    let mut weight = Weight { wasm: 0, page: 0 };
    // Only readers of Chinese load their words, once the page is there: they are listed, and belong to no budget.
    let mut words = 0;
    let mut files: Vec<_> = fs::read_dir(dist)?.collect::<Result<_, _>>()?;
    files.sort_by_key(fs::DirEntry::file_name);
    for file in files {
        let path = file.path();
        let counted = match path.extension().and_then(|extension| extension.to_str()) {
            Some("wasm") => &mut weight.wasm,
            Some("html" | "css" | "js") => &mut weight.page,
            Some("txt") if path.ends_with("chinese.txt") => &mut words,
            _ => continue,
        };
        let bytes = fs::read(&path)?;
        let small = gzip(&bytes, Compression::best())?.len();
        *counted += small;
        println!(
            "{:>8} bytes, {small:>7} after gzip  {}",
            bytes.len(),
            file.file_name().display()
        );
    }
    println!(
        "wasm {} of {WASM_BUDGET} bytes, page {} of {PAGE_BUDGET} bytes after gzip",
        weight.wasm, weight.page
    );
    Ok(weight)
}

/// `bytes` as a gzip file.
///
/// # Errors
///
/// None in practice: writing to memory cannot fail.
pub fn gzip(bytes: &[u8], level: Compression) -> std::io::Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), level);
    encoder.write_all(bytes)?;
    encoder.finish()
}

fn copy_folder(from: &Path, to: &Path) -> std::io::Result<()> {
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let target = to.join(entry.file_name());
        if entry.file_type()?.is_dir() {
            fs::create_dir_all(&target)?;
            copy_folder(&entry.path(), &target)?;
        } else {
            fs::copy(entry.path(), target)?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_part_over_its_budget_is_named() {
        assert_eq!(
            Weight {
                wasm: WASM_BUDGET,
                page: PAGE_BUDGET
            }
            .check(),
            Ok(())
        );
        assert_eq!(
            Weight {
                wasm: WASM_BUDGET + 1,
                page: 0
            }
            .check(),
            Err("the wasm weighs 266001 bytes after gzip, its budget is 266000".to_owned())
        );
        assert_eq!(
            Weight {
                wasm: 0,
                page: PAGE_BUDGET + 1
            }
            .check(),
            Err("the page weighs 45001 bytes after gzip, its budget is 45000".to_owned())
        );
    }
}
