//! Messages that stay until they are answered or no longer true: a win, a loss, something about the page.
//! Invariant: each names what the player can do next, or what happens without them.

use super::{Both, Language, append, both, links, mark, place, places, state_words};
use crate::{
    app::{Notice, saved, sokoban::play::Loss},
    sokoban::deadlock::{Deadlock, Kind},
};

/// Why the position can't be won any more, with the box that proves it named.
pub fn loss(why: &Loss, language: Language) -> String {
    let (template, at) = match why {
        Loss::Deadlock(deadlock) => {
            let separator = mark(language, "; ", "、");
            let at = places(&deadlock.boxes, 3, separator, language);
            (self::deadlock(deadlock), at)
        }
        Loss::Searched(cell) => (
            both!(
                "Every way on from here was searched, and none wins. The last push was the box at {}.",
                "从这里出发的所有走法都搜索过了，没有一个能赢。最后推的是{}的箱子。"
            ),
            place(*cell, language),
        ),
        Loss::FromStart => (
            both!(
                "Every way from the start was searched: this level has no solution.",
                "从开头出发的所有走法都搜索过了：这一关无解。"
            ),
            String::new(),
        ),
    };
    template.told(language, &[&at], &[])
}

fn deadlock(deadlock: &Deadlock) -> Both {
    match deadlock.kind {
        Kind::DeadSquare => both!(
            "The box at {} can't reach any goal from there.",
            "{}的箱子再也到不了任何目标。"
        ),
        Kind::Frozen if deadlock.boxes.len() == 1 => both!(
            "The box at {} can never be moved again.",
            "{}的箱子再也推不动了。"
        ),
        Kind::Frozen => both!(
            "The boxes at {} hold each other: they can never be moved again.",
            "{}的箱子互相卡住，再也推不动了。"
        ),
        Kind::TooFewGoals => both!(
            "There are too few goals left for the boxes at {}.",
            "剩下的目标不够{}的箱子用。"
        ),
    }
}

/// A message that stays until it is dismissed.
pub fn notice(what: &Notice, language: Language) -> String {
    let (template, part, number) = match what {
        Notice::Link(notices) => {
            let mut sentences = String::new();
            for notice in notices {
                let sentence = links::notice(notice, language);
                append(&mut sentences, mark(language, " ", ""), &sentence);
            }
            return sentences;
        }
        Notice::BadLink(fault) => return links::fault(fault, language),
        Notice::BadSeed(fault) => return links::seed(*fault, language),
        Notice::Saved(key) => return kept(key, language),
        Notice::StorageBlocked => (
            both!(
                "This browser stores nothing for the page: your game lives in the address only.",
                "浏览器不允许本页保存数据：进度只在地址栏里。"
            ),
            String::new(),
            0,
        ),
        Notice::NoLevel { states } => (
            both!(
                "No level was found within the budget of {,} position{s}. Try another seed, or fewer boxes.",
                "看了 {,} 个局面，没有找到可解的关卡。换个种子，或少放几个箱子。"
            ),
            String::new(),
            *states,
        ),
        Notice::NothingMade => (
            both!("No level was made.", "没有生成关卡。"),
            String::new(),
            0,
        ),
        Notice::Worker(fault) => (
            both!(
                "The search broke off ({}). The game goes on; try again.",
                "搜索中断（{}）。游戏继续，可以再试一次。"
            ),
            fault.clone(),
            0,
        ),
        Notice::Job(fault) => (
            both!(
                "The search answered something unreadable: {}.",
                "搜索的回答无法读取：{}。"
            ),
            fault.to_string(),
            0,
        ),
        // Whoever reads it wanted Chinese, and has nothing but the module.
        Notice::NoChinese => (
            both!(
                "The Chinese words could not be loaded. 中文未能载入。",
                "The Chinese words could not be loaded. 中文未能载入。"
            ),
            String::new(),
            0,
        ),
        Notice::PictureOnly => (
            both!(
                "WebGL is missing here: the board is shown as a picture, without motion.",
                "这里没有 WebGL：棋盘以图片显示，没有动画。"
            ),
            String::new(),
            0,
        ),
    };
    template.told(language, &[&part], &[number])
}

/// What was kept under a key of the browser's storage, and can't be read.
fn kept(key: &str, language: Language) -> String {
    let what = match key {
        saved::SETTINGS => both!("settings", "设置"),
        saved::RECORDS => both!("best results", "最佳成绩"),
        _ => both!("game", "进度"),
    };
    both!(
        "The saved text of your {} could not be read and was set aside.",
        "保存的{}无法读取，已搁置一旁。"
    )
    .told(language, &[what.of(language)], &[])
}

/// The message of a win.
pub fn won(moved: usize, pushed: usize, optimum: Option<u32>, language: Language) -> String {
    let template = match optimum {
        None => both!("{,} move{s}, {,} push{es}.", "{#} 步，推 {#} 次。"),
        Some(best) if pushed as u64 <= u64::from(best) => both!(
            "{,} move{s}, {,} push{es}. That is the fewest pushes possible.",
            "{#} 步，推 {#} 次。推的次数已经最少。"
        ),
        Some(_) => both!(
            "{,} move{s}, {,} push{es}. {,} push{es} would do.",
            "{#} 步，推 {#} 次。最少推 {#} 次。"
        ),
    };
    let optimum = optimum.unwrap_or_default().into();
    template.told(language, &[], &[moved as u64, pushed as u64, optimum])
}

state_words! {
    brand: "Searchlight", "探照灯";
    /// The name of a level of the classic generator.
    classic: "Classic", "经典";
    /// The name of a level of the generator that searches for hard ones.
    crafted: "Crafted", "精制";
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
