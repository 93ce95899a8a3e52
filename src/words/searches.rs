//! Sentences about searches: what the last one found, and what it cost.
//! Invariant: "impossible" and "not found" are never said with the same words.

use super::{Language, both};
use crate::{app::Found, sokoban::solve::Effort};

/// What the last search did, in one sentence.
pub fn found(what: &Found, language: Language) -> String {
    let (template, pushes) = match what {
        // The page has a line of its own for this.
        Found::Nothing => return String::new(),
        Found::Made { pushes, .. } => (
            both!(
                "Level made and solved: {,} push{es} at best.",
                "关卡已生成并求解：最少推 {#} 次。"
            ),
            *pushes,
        ),
        Found::Solved { pushes, .. } => (
            both!("Solved: {,} push{es} to go.", "已求解：还要推 {#} 次。"),
            *pushes,
        ),
        Found::Known { pushes } => (
            both!(
                "The way is known: {,} push{es} to go.",
                "解法已知：还要推 {#} 次。"
            ),
            *pushes,
        ),
        Found::Impossible { .. } => (
            both!(
                "Proved: there is no way to win from here.",
                "已证明：从这里无法获胜。"
            ),
            0,
        ),
        Found::NotFound { .. } => (
            both!(
                "Not found within the budget; nothing is proved.",
                "在限定范围内没有找到，什么也没有证明。"
            ),
            0,
        ),
        Found::Kept { .. } => (
            both!(
                "Found the last position that could still be won.",
                "找到了最后一个还能赢的局面。"
            ),
            0,
        ),
        Found::Cancelled => (both!("Cancelled.", "已取消。"), 0),
    };
    template.told(language, &[], &[pushes.into()])
}

/// Positions, depth and time of the last search.
pub fn figures(what: &Found, language: Language) -> String {
    let (effort, millis) = match what {
        Found::Nothing | Found::Known { .. } | Found::Cancelled => return String::new(),
        Found::Made { states, millis, .. } => (
            Effort {
                nodes: *states,
                depth: 0,
            },
            *millis,
        ),
        Found::Solved { effort, millis, .. }
        | Found::Impossible { effort, millis }
        | Found::NotFound { effort, millis }
        | Found::Kept { effort, millis } => (*effort, *millis),
    };
    let time = if millis < 1000 {
        both!("{}, {#} ms", "{}，{#} 毫秒")
    } else {
        both!("{}, {1}.{#} s", "{}，{1}.{#} 秒")
    };
    let effort = self::effort(effort, language);
    let (seconds, tenths) = (millis / 1000, millis % 1000 / 100);
    time.told(
        language,
        &[&effort],
        &[millis, seconds, tenths].map(u64::from),
    )
}

/// How far a search has come.
pub fn effort(effort: Effort, language: Language) -> String {
    let template = if effort.depth == 0 {
        both!("{,} position{s}", "{,} 个局面")
    } else {
        both!("{,} position{s}, depth {#}", "{,} 个局面，深度 {#}")
    };
    template.told(language, &[], &[effort.nodes, effort.depth.into()])
}
