//! Sentences about searches: what the last one found, and what it cost.
//! Invariant: "impossible" and "not found" are never said with the same words.

use super::{
    Language::{self, Chinese, English},
    either, grouped, pushes,
    sentences::count,
};
use crate::{app::Found, sokoban::solve::Effort};

/// What the last search did, in one sentence.
pub fn found(what: &Found, language: Language) -> String {
    let fixed = |english, chinese| either(language, english, chinese).to_owned();
    match what {
        // The page has a line of its own for this.
        Found::Nothing => String::new(),
        Found::Made { pushes: best, .. } => match language {
            English => format!(
                "Level made and solved: {} at best.",
                pushes(u64::from(*best), language)
            ),
            Chinese => format!(
                "关卡已生成并求解：最少{}。",
                pushes(u64::from(*best), language)
            ),
        },
        Found::Solved { pushes: left, .. } => match language {
            English => format!("Solved: {} to go.", pushes(u64::from(*left), language)),
            Chinese => format!("已求解：还要{}。", pushes(u64::from(*left), language)),
        },
        Found::Known { pushes: left } => match language {
            English => format!(
                "The way is known: {} to go.",
                pushes(u64::from(*left), language)
            ),
            Chinese => format!("解法已知：还要{}。", pushes(u64::from(*left), language)),
        },
        Found::Impossible { .. } => fixed(
            "Proved: there is no way to win from here.",
            "已证明：从这里无法获胜。",
        ),
        Found::NotFound { .. } => fixed(
            "Not found within the budget; nothing is proved.",
            "在限定范围内没有找到，什么也没有证明。",
        ),
        Found::Kept { .. } => fixed(
            "Found the last position that could still be won.",
            "找到了最后一个还能赢的局面。",
        ),
        Found::Cancelled => fixed("Cancelled.", "已取消。"),
    }
}

/// Positions, depth and time of the last search.
pub fn figures(what: &Found, language: Language) -> String {
    match what {
        Found::Nothing | Found::Known { .. } | Found::Cancelled => String::new(),
        Found::Made { states, millis, .. } => {
            format!(
                "{}{}{}",
                positions(*states, language),
                comma(language),
                time(*millis, language)
            )
        }
        Found::Solved { effort, millis, .. }
        | Found::Impossible { effort, millis }
        | Found::NotFound { effort, millis }
        | Found::Kept { effort, millis } => {
            format!(
                "{}{}{}",
                self::effort(*effort, language),
                comma(language),
                time(*millis, language)
            )
        }
    }
}

/// How far a search has come.
pub fn effort(effort: Effort, language: Language) -> String {
    let positions = positions(effort.nodes, language);
    match (effort.depth, language) {
        (0, _) => positions,
        (depth, English) => format!("{positions}, depth {depth}"),
        (depth, Chinese) => format!("{positions}，深度 {depth}"),
    }
}

pub(super) fn positions(number: u64, language: Language) -> String {
    match language {
        English => count(number, "position", "positions"),
        Chinese => format!("{} 个局面", grouped(number)),
    }
}

const fn comma(language: Language) -> &'static str {
    match language {
        English => ", ",
        Chinese => "，",
    }
}

/// Milliseconds as "9 ms" or "1.4 s".
fn time(millis: u32, language: Language) -> String {
    let second = match language {
        English => "s",
        Chinese => "秒",
    };
    match (millis, language) {
        (1000.., _) => format!("{}.{} {second}", millis / 1000, millis % 1000 / 100),
        (_, English) => format!("{millis} ms"),
        (_, Chinese) => format!("{millis} 毫秒"),
    }
}
