//! The order of the module's functions: each next to those that it has most in common with.
//!
//! gzip looks back no farther than 32 kB, so that what two functions share is written twice unless they are close. The
//! order is told to wasm-opt by names, since it can sort by them and knows where functions are called from.

use crate::run::Told;
use std::cmp::Reverse;
use std::collections::{HashMap, VecDeque};
use wasm_encoder::{Module, NameMap, NameSection, RawSection};
use wasmparser::{Parser, Payload, TypeRef};

/// How far back gzip finds a repetition, with room for what stands between functions.
const WINDOW: usize = 30_000;
/// The shortest run of bytes that counts as something in common.
const RUN: usize = 8;
/// What more functions than this share, says nothing about any two of them.
const COMMON: usize = 200;

/// The module with no names but those of its functions, which sort them by likeness.
///
/// # Errors
///
/// When the bytes are no module.
pub fn named_by_likeness(module: &[u8]) -> Told<Vec<u8>> {
    let fault = |fault| format!("the module cannot be read: {fault}");
    let mut named = Module::new();
    let mut imported = 0;
    let mut bodies = Vec::new();
    for payload in Parser::new(0).parse_all(module) {
        let payload = payload.map_err(fault)?;
        match &payload {
            Payload::ImportSection(imports) => {
                for import in imports.clone().into_imports() {
                    let import = import.map_err(fault)?;
                    imported += u32::from(matches!(import.ty, TypeRef::Func(_)));
                }
            }
            Payload::CodeSectionEntry(body) => bodies.push(body.as_bytes()),
            Payload::CustomSection(section) if section.name() == "name" => continue,
            _ => {}
        }
        if let Some((id, range)) = payload.as_section() {
            let data = &module[range];
            named.section(&RawSection { id, data });
        }
    }
    let mut names = NameMap::new();
    let mut ranks = vec![0; bodies.len()];
    for (rank, function) in by_likeness(&bodies).into_iter().enumerate() {
        ranks[function] = rank;
    }
    for (function, rank) in (imported..).zip(ranks) {
        names.append(function, &format!("{rank:06}"));
    }
    let mut section = NameSection::new();
    section.functions(&names);
    named.section(&section);
    Ok(named.finish())
}

/// An order in which each function shares as much as can be with those shortly before it, by its length.
fn by_likeness(bodies: &[&[u8]]) -> Vec<usize> {
    let runs = shared_runs(bodies);
    let mut holders: Vec<Vec<usize>> = Vec::new();
    for (function, runs) in runs.iter().enumerate() {
        for run in runs {
            if holders.len() <= *run {
                holders.resize_with(run + 1, Vec::new);
            }
            holders[*run].push(function);
        }
    }
    let mut order = Vec::with_capacity(bodies.len());
    let mut left: Vec<usize> = (0..bodies.len()).collect();
    // How many of its runs a function finds in the window, and how often each run is there.
    let mut found = vec![0_usize; bodies.len()];
    let mut there = vec![0_usize; holders.len()];
    let (mut window, mut size) = (VecDeque::new(), 0);
    while !left.is_empty() {
        // The first of the best, so that the order is the same everywhere.
        let likeness = |function: usize| found[function] * 10_000 / (bodies[function].len() + 20);
        let best = (0..left.len()).max_by_key(|at| (likeness(left[*at]), Reverse(left[*at])));
        let Some(best) = best else { break };
        let function = left.swap_remove(best);
        order.push(function);
        window.push_back(function);
        size += bodies[function].len();
        for run in &runs[function] {
            there[*run] += 1;
            if there[*run] == 1 {
                holders[*run].iter().for_each(|holder| found[*holder] += 1);
            }
        }
        while size > WINDOW && window.len() > 1 {
            let Some(gone) = window.pop_front() else {
                break;
            };
            size -= bodies[gone].len();
            for run in &runs[gone] {
                there[*run] -= 1;
                if there[*run] == 0 {
                    holders[*run].iter().for_each(|holder| found[*holder] -= 1);
                }
            }
        }
    }
    order
}

/// The numbers of the runs of each function that others have as well, each once.
fn shared_runs(bodies: &[&[u8]]) -> Vec<Vec<usize>> {
    let mut holders: HashMap<&[u8], Vec<usize>> = HashMap::new();
    for (function, body) in bodies.iter().enumerate() {
        for run in body.windows(RUN) {
            let holders = holders.entry(run).or_default();
            if holders.last() != Some(&function) {
                holders.push(function);
            }
        }
    }
    let shared = |holders: &Vec<usize>| (2..=COMMON).contains(&holders.len());
    let mut runs = vec![Vec::new(); bodies.len()];
    // Their numbers differ from one build to the next, and decide nothing.
    for (number, functions) in holders.into_values().filter(shared).enumerate() {
        for function in functions {
            runs[function].push(number);
        }
    }
    runs
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn functions_that_share_most_stand_next_to_each_other() {
        let (a, b): (Vec<u8>, Vec<u8>) = ((0..60).collect(), (100..160).collect());
        let bodies = [&a[..40], &b[..40], &a[5..60], &b[5..50]];
        assert_eq!(by_likeness(&bodies), [0, 2, 1, 3]);
    }

    #[test]
    fn what_is_far_back_is_no_longer_near() {
        let likes: Vec<u8> = (0..60).collect();
        let far = [7; WINDOW];
        let bodies = [&likes[..40], &far[..], &likes[10..50]];
        assert_eq!(by_likeness(&bodies), [0, 2, 1]);
    }

    #[test]
    fn a_text_is_no_module() {
        assert!(named_by_likeness(b"text").is_err());
    }
}
