//! Messages that stay until they are answered or no longer true: a win, a loss, something about the page.
//! Invariant: each names what the player can do next, or what happens without them.

use super::{
    Language::{self, Chinese, English},
    either, links, moves, place, positions, pushes,
};
use crate::{
    app::{Notice, saved, sokoban::play::Loss},
    grid::Cell,
    sokoban::deadlock,
};

/// Why the position can't be won any more, with the box that proves it named.
pub fn loss(why: &Loss, language: Language) -> String {
    let named = |cells: &[Cell]| -> String {
        let places: Vec<_> = cells
            .iter()
            .take(3)
            .map(|cell| place(*cell, language))
            .collect();
        match language {
            English => places.join("; "),
            Chinese => places.join("、"),
        }
    };
    match (language, why) {
        (English, Loss::Deadlock(deadlock)) => {
            let at = named(&deadlock.boxes);
            match deadlock.kind {
                deadlock::Kind::DeadSquare => {
                    format!("The box at {at} can't reach any goal from there.")
                }
                deadlock::Kind::Frozen if deadlock.boxes.len() == 1 => {
                    format!("The box at {at} can never be moved again.")
                }
                deadlock::Kind::Frozen => {
                    format!("The boxes at {at} hold each other: they can never be moved again.")
                }
                deadlock::Kind::TooFewGoals => {
                    format!("There are too few goals left for the boxes at {at}.")
                }
            }
        }
        (English, Loss::Searched(cell)) => format!(
            "Every way on from here was searched, and none wins. The last push was the box at {}.",
            place(*cell, language)
        ),
        (English, Loss::FromStart) => {
            "Every way from the start was searched: this level has no solution.".to_owned()
        }
        (Chinese, Loss::Deadlock(deadlock)) => {
            let at = named(&deadlock.boxes);
            match deadlock.kind {
                deadlock::Kind::DeadSquare => format!("{at}的箱子再也到不了任何目标。"),
                deadlock::Kind::Frozen if deadlock.boxes.len() == 1 => {
                    format!("{at}的箱子再也推不动了。")
                }
                deadlock::Kind::Frozen => format!("{at}的箱子互相卡住，再也推不动了。"),
                deadlock::Kind::TooFewGoals => format!("剩下的目标不够{at}的箱子用。"),
            }
        }
        (Chinese, Loss::Searched(cell)) => format!(
            "从这里出发的所有走法都搜索过了，没有一个能赢。最后推的是{}的箱子。",
            place(*cell, language)
        ),
        (Chinese, Loss::FromStart) => "从开头出发的所有走法都搜索过了：这一关无解。".to_owned(),
    }
}

/// A message that stays until it is dismissed.
pub fn notice(what: &Notice, language: Language) -> String {
    match what {
        Notice::Link(notices) => {
            let sentences: Vec<_> = notices
                .iter()
                .map(|notice| links::notice(notice, language))
                .collect();
            sentences.join(match language {
                English => " ",
                Chinese => "",
            })
        }
        Notice::BadLink(fault) => links::fault(fault, language),
        Notice::BadSeed(fault) => links::seed(*fault, language),
        Notice::Saved(key) => {
            let what = match (language, *key) {
                (English, saved::SETTINGS) => "settings",
                (English, saved::RECORDS) => "best results",
                (English, _) => "game",
                (Chinese, saved::SETTINGS) => "设置",
                (Chinese, saved::RECORDS) => "最佳成绩",
                (Chinese, _) => "进度",
            };
            match language {
                English => {
                    format!("The saved text of your {what} could not be read and was set aside.")
                }
                Chinese => format!("保存的{what}无法读取，已搁置一旁。"),
            }
        }
        Notice::StorageBlocked => match language {
            English => {
                "This browser stores nothing for the page: your game lives in the address only."
            }
            Chinese => "浏览器不允许本页保存数据：进度只在地址栏里。",
        }
        .to_owned(),
        Notice::NoLevel { states } => {
            let looked = positions(*states, language);
            match language {
                English => format!(
                    "No level was found within the budget of {looked}. Try another seed, or fewer boxes."
                ),
                Chinese => format!("看了 {looked}，没有找到可解的关卡。换个种子，或少放几个箱子。"),
            }
        }
        Notice::NothingMade => match language {
            English => "No level was made.",
            Chinese => "没有生成关卡。",
        }
        .to_owned(),
        Notice::Worker(fault) => match language {
            English => format!("The search broke off ({fault}). The game goes on; try again."),
            Chinese => format!("搜索中断（{fault}）。游戏继续，可以再试一次。"),
        },
        Notice::Job(fault) => match language {
            English => format!("The search answered something unreadable: {fault}."),
            Chinese => format!("搜索的回答无法读取：{fault}。"),
        },
        Notice::PictureOnly => match language {
            English => "WebGL is missing here: the board is shown as a picture, without motion.",
            Chinese => "这里没有 WebGL：棋盘以图片显示，没有动画。",
        }
        .to_owned(),
    }
}

/// The message of a win.
pub fn won(moved: usize, pushed: usize, optimum: Option<u32>, language: Language) -> String {
    let score = match language {
        English => format!(
            "{}, {}.",
            moves(moved, language),
            pushes(pushed as u64, language)
        ),
        Chinese => format!(
            "{}，{}。",
            moves(moved, language),
            pushes(pushed as u64, language)
        ),
    };
    let compared = match (optimum, language) {
        (None, _) => return score,
        (Some(best), English) if pushed as u64 <= u64::from(best) => {
            "That is the fewest pushes possible.".to_owned()
        }
        (Some(best), Chinese) if pushed as u64 <= u64::from(best) => {
            "推的次数已经最少。".to_owned()
        }
        (Some(best), English) => format!("{} would do.", pushes(u64::from(best), language)),
        (Some(best), Chinese) => format!("最少{}。", pushes(u64::from(best), language)),
    };
    match language {
        English => format!("{score} {compared}"),
        Chinese => format!("{score}{compared}"),
    }
}

/// Short words of the page that change with its state.
macro_rules! state_words {
    ($($(#[$doc:meta])* $name:ident: $english:literal, $chinese:literal;)+) => {$(
        $(#[$doc])*
        pub const fn $name(language: Language) -> &'static str {
            either(language, $english, $chinese)
        }
    )+};
}

state_words! {
    brand: "Searchlight", "探照灯";
    /// The name of a level of the classic generator.
    classic: "Classic", "经典";
    /// The name of a level that a link carries by value.
    shared_level: "Shared level", "分享的关卡";
    /// The headline of a win.
    solved: "Solved!", "完成！";
    /// Said beside a new best result.
    record: "Your best yet.", "新的最佳成绩。";
    /// The headline of a lost position.
    stuck: "This can't be won any more.", "这个局面赢不了了。";
    go_back: "Back to the last winnable position", "退回到还能赢的地方";
    next: "Next level", "下一关";
    again: "Try again", "再试一次";
}
