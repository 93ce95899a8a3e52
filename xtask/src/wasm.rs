//! The one module: compiled, bound to its JavaScript half, made small.
//!
//! miniquad's functions come into wasm-bindgen's glue as imports of a bare "env", which no browser can resolve. They
//! are replaced by one object that stands at the head of the glue itself and takes each function from gl.js where that
//! has run. In the worker it has not: there every one of them throws, and none is called.

use crate::order;
use crate::project::Project;
use crate::run::{self, Told};
use crate::toolchain::{TARGET, Toolchain};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::fs;
use std::path::PathBuf;
use std::process::Command;
use wasm_bindgen_cli_support::Bindgen;

/// What Rust's wasm32 target switches on by itself; wasm-opt refuses instructions of features it was not told of.
const FEATURES: [&str; 7] = [
    "--enable-bulk-memory",
    "--enable-bulk-memory-opt",
    "--enable-multivalue",
    "--enable-mutable-globals",
    "--enable-nontrapping-float-to-int",
    "--enable-reference-types",
    "--enable-sign-ext",
];

/// What makes the module small. Higher levels inline what the compiler, asked for that, has left apart: larger, and no
/// faster. The second round goes over what the first has left.
const SMALL: [&str; 9] = [
    "-O1",
    "--dae-optimizing",
    "--gufa",
    "--rse",
    "--code-folding",
    "--vacuum",
    "-O1",
    "--rse",
    "--vacuum",
];

/// The module and the script that loads it.
pub struct Bound {
    pub wasm: Vec<u8>,
    pub glue: String,
    /// The Chinese of each key, a line each, in the order of the bytes of the keys.
    pub chinese: String,
}

/// Compiles the library for the browser and binds it.
///
/// # Errors
///
/// When the compiler, wasm-bindgen or wasm-opt fails, or an import would be left that no browser can resolve.
pub fn build(project: &Project, toolchain: &Toolchain) -> Told<Bound> {
    run::finish(&mut toolchain.cargo(project, "build"))?;
    let compiled = project.target.join(TARGET).join("page/searchlight.wasm");
    let workshop = project.workshop();
    let mut bindgen = Bindgen::new();
    let mut output = bindgen
        .input_path(compiled)
        .web(true)
        .and_then(|bindgen| {
            bindgen
                .typescript(false)
                .omit_default_module_path(true)
                .remove_name_section(optimiser(project).is_none())
                .remove_producers_section(true)
                .generate_output()
        })
        .map_err(|fault| format!("wasm-bindgen: {fault:#}"))?;
    // Both optimisers would keep it.
    let chinese = output
        .wasm_mut()
        .customs
        .remove_raw("chinese")
        .ok_or("the module has no section of Chinese words")?;
    let names = output
        .wasm()
        .imports
        .iter()
        .filter(|import| import.module == "env")
        .map(|import| import.name.clone())
        .collect();
    output
        .emit(&workshop)
        .map_err(|fault| format!("wasm-bindgen: {fault:#}"))?;
    let glue = fs::read_to_string(workshop.join("searchlight.js"))
        .map_err(|fault| format!("wasm-bindgen left no searchlight.js: {fault}"))?;
    Ok(Bound {
        wasm: optimised(project, workshop.join("searchlight_bg.wasm"))?,
        glue: with_env(&glue, &names)?,
        chinese: in_order(&chinese.data)?,
    })
}

/// The lines of the section sorted by their keys, each once, so that every build gives the same file.
fn in_order(section: &[u8]) -> Told<String> {
    let lines = std::str::from_utf8(section)
        .map_err(|fault| format!("the Chinese words are no text: {fault}"))?;
    let mut texts = BTreeMap::new();
    for line in lines.lines() {
        let (key, text) = line
            .split_once('|')
            .ok_or_else(|| format!("the Chinese words have a line without a key: {line}"))?;
        let other = texts.insert(key, text).unwrap_or(text);
        if other != text {
            return Err(format!(
                "{key:?} has two texts in Chinese, {other:?} and {text:?}: give one of them a use of its own"
            ));
        }
    }
    let lines = texts.iter().map(|(key, text)| format!("{key}|{text}\n"));
    Ok(lines.collect())
}

/// npm's wasm-opt, where it is installed and can run.
fn optimiser(project: &Project) -> Option<PathBuf> {
    let program = project.root.join("node_modules/binaryen/bin/wasm-opt");
    (program.exists() && run::answers("node")).then_some(program)
}

/// The module after wasm-opt where npm's binaryen is installed, else as it is.
fn optimised(project: &Project, bound: PathBuf) -> Told<Vec<u8>> {
    let read = |path: &PathBuf| {
        fs::read(path).map_err(|fault| format!("{} cannot be read: {fault}", path.display()))
    };
    let Some(program) = optimiser(project) else {
        println!("wasm-opt: not here (npm ci brings it), the module stays as the compiler left it");
        return read(&bound);
    };
    let [small, named, ordered] = ["small", "named", "ordered"]
        .map(|name| bound.with_file_name(format!("searchlight_{name}.wasm")));
    let optimise = |from: &PathBuf, passes: &[&str], to: &PathBuf| {
        let mut command = Command::new("node");
        command.arg(&program).args(passes).args(FEATURES);
        run::finish(command.arg(from).arg("-o").arg(to))
    };
    optimise(&bound, &SMALL, &small)?;
    fs::write(&named, order::named_by_likeness(&read(&small)?)?)
        .map_err(|fault| format!("{} cannot be written: {fault}", named.display()))?;
    // The names have done their work then.
    optimise(
        &named,
        &["--reorder-functions-by-name", "--strip-debug"],
        &ordered,
    )?;
    read(&ordered)
}

/// The glue with its imports from "env" replaced by an object of `names` at its head.
fn with_env(glue: &str, names: &BTreeSet<String>) -> Told<String> {
    let mut script = String::from(
        "const page = globalThis.importObject?.env ?? {};\n\
         const absent = (name) => () => { throw new Error(`${name} belongs to the page`); };\n\
         const env = {\n",
    );
    for name in names {
        if !name
            .bytes()
            .all(|byte| byte.is_ascii_alphanumeric() || byte == b'_')
        {
            return Err(format!(
                "the import {name} is no name of a miniquad function"
            ));
        }
        let _ = writeln!(script, "    {name}: page.{name} ?? absent({name:?}),");
    }
    script.push_str("};\n");
    for line in glue.lines() {
        match line
            .strip_prefix("import * as ")
            .and_then(|rest| rest.trim_end_matches(';').strip_suffix(" from \"env\""))
        {
            Some(import) => {
                let _ = writeln!(script, "const {import} = env;");
            }
            None if line.contains("from \"env\"") => {
                return Err(format!(
                    "the glue imports from \"env\" in a new way: {line}"
                ));
            }
            None => {
                script.push_str(line);
                script.push('\n');
            }
        }
    }
    Ok(script)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(list: &[&str]) -> BTreeSet<String> {
        list.iter().map(|name| name.to_string()).collect()
    }

    #[test]
    fn chinese_words_are_sorted_by_key_and_stand_once() {
        let section = "b|二\n#a|一\nb|二\na b|三\na|四\n";
        assert_eq!(
            in_order(section.as_bytes()),
            Ok("#a|一\na|四\na b|三\nb|二\n".to_owned())
        );
    }

    #[test]
    fn two_chinese_texts_for_one_english_stop_the_build() {
        assert_eq!(
            in_order("way|路\nway|路长\n".as_bytes()),
            Err(
                "\"way\" has two texts in Chinese, \"路\" and \"路长\": give one of them a use of its own"
                    .to_owned()
            )
        );
    }

    #[test]
    fn imports_from_env_become_one_object() {
        let glue =
            "import * as import1 from \"env\"\nimport * as import2 from \"env\";\nlet wasm;\n";
        assert_eq!(
            with_env(glue, &names(&["glClear", "now"])).expect("both lines are of the known form"),
            "const page = globalThis.importObject?.env ?? {};\n\
             const absent = (name) => () => { throw new Error(`${name} belongs to the page`); };\n\
             const env = {\n    glClear: page.glClear ?? absent(\"glClear\"),\n    now: page.now ?? absent(\"now\"),\n};\n\
             const import1 = env;\nconst import2 = env;\nlet wasm;\n"
        );
    }

    #[test]
    fn an_import_of_another_form_stops_the_build() {
        assert_eq!(
            with_env("import { now } from \"env\";", &names(&[]))
                .expect_err("only namespace imports are known"),
            "the glue imports from \"env\" in a new way: import { now } from \"env\";"
        );
    }

    #[test]
    fn a_name_that_is_no_identifier_stops_the_build() {
        assert_eq!(
            with_env("", &names(&["a-b"])).expect_err("a-b is not an identifier"),
            "the import a-b is no name of a miniquad function"
        );
    }
}
