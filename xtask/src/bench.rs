//! `cargo xtask bench`: every timed figure, each beside a fixed workload of the same run.
//!
//! A figure alone says little about a machine nobody knows, so each group first times work that never changes and
//! prints every figure also as a multiple of it. Nothing here passes or fails: figures are for reading.

use crate::check::served;
use crate::dist;
use crate::node::Browser;
use crate::project::Project;
use crate::run::{self, Told};
use crate::toolchain::Toolchain;
use std::process::Command;

/// The groups of figures from the page; tests/browser/bench.mjs takes each, and prints one JSON object a line.
const IN_BROWSER: [&str; 3] = ["page", "generator", "solver"];
/// The groups of figures from this machine; examples/bench_*.rs print them likewise. The generator has one of each.
const ON_HOST: [&str; 3] = ["generator", "river", "maze"];

/// Prints the figures of one group, or of all.
///
/// # Errors
///
/// When the group is unknown, a source of figures fails, or prints what is no figure.
pub fn print(project: &Project, only: Option<&str>) -> Told<()> {
    let is_on_host = |name: &str| ON_HOST.contains(&name);
    if let Some(name) = only.filter(|name| !IN_BROWSER.contains(name) && !is_on_host(name)) {
        let mut names = IN_BROWSER.to_vec();
        names.extend(ON_HOST.iter().filter(|host| !IN_BROWSER.contains(host)));
        return Err(format!(
            "there is no bench {name}; there are {}",
            names.join(", ")
        ));
    }
    if only.is_none_or(|only| IN_BROWSER.contains(&only)) {
        in_browser(project, only)?;
    }
    for group in ON_HOST {
        if only.is_none_or(|only| only == group) {
            let mut cargo = Command::new("cargo");
            cargo.args(["run", "--release", "--quiet", "--locked"]);
            cargo.args(["--example", &format!("bench_{group}")]);
            let lines = run::text(cargo.current_dir(&project.root))?;
            println!("{}", table(group, &lines)?);
        }
    }
    Ok(())
}

fn in_browser(project: &Project, only: Option<&str>) -> Told<()> {
    let browser = Browser::find(project)?;
    dist::build(project, &Toolchain::find(project)?)?;
    let address = served(project)?;
    for group in IN_BROWSER {
        if only.is_none_or(|only| only == group) {
            let mut node = browser.node(project, &address);
            let lines = run::text(node.args(["tests/browser/bench.mjs", group]))?;
            println!("{}", table(group, &lines)?);
        }
    }
    Ok(())
}

/// Lines of {"name", "value", "unit"} as a table. The first line is the fixed workload, in ms; what is measured in ms
/// stands beside it as a ratio.
fn table(group: &str, lines: &str) -> Told<String> {
    let mut rows = vec![format!(
        "{group:<44}{:>12}  {:<10}{:>14}",
        "figure", "unit", "x workload"
    )];
    let mut workload = None;
    for line in lines.lines() {
        let figure: serde_json::Value = serde_json::from_str(line)
            .map_err(|fault| format!("bench {group}: {line:?} is no figure: {fault}"))?;
        let (Some(name), Some(value), Some(unit)) = (
            figure["name"].as_str(),
            figure["value"].as_f64(),
            figure["unit"].as_str(),
        ) else {
            return Err(format!("bench {group}: {line:?} lacks name, value or unit"));
        };
        let base = *workload.get_or_insert(value);
        let ratio = if unit == "ms" {
            format!("{:.3}", value / base)
        } else {
            String::new()
        };
        rows.push(format!("{name:<44}{value:>12.3}  {unit:<10}{ratio:>14}"));
    }
    Ok(rows.join("\n"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_stand_beside_the_workload() {
        let lines = "{\"name\":\"fixed workload\",\"value\":20,\"unit\":\"ms\"}\n\
                     {\"name\":\"load\",\"value\":50,\"unit\":\"ms\"}\n\
                     {\"name\":\"score\",\"value\":0.99,\"unit\":\"of 1\"}";
        let expected = [
            "page                                              figure  unit          x workload",
            "fixed workload                                    20.000  ms                 1.000",
            "load                                              50.000  ms                 2.500",
            "score                                              0.990  of 1                    ",
        ];
        assert_eq!(
            table("page", lines).expect("all three are figures"),
            expected.join("\n")
        );
    }

    #[test]
    fn what_is_no_figure_is_shown() {
        assert_eq!(
            table("page", "{\"name\":\"load\"}"),
            Err("bench page: \"{\\\"name\\\":\\\"load\\\"}\" lacks name, value or unit".to_owned())
        );
    }
}
