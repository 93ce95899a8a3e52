//! Sentences about the game: what a command did, what a search found, what a message says.
//! Every function answers for both languages by an exhaustive match; numbers and plurals are put in here.
//! Invariant: a sentence names what happened to the player's own command, never only what the program did.

use super::{
    Language::{self, Chinese, English},
    either,
};
use crate::{
    app::{Say, Shared, Theme},
    grid::{Cell, Dir, Size},
    sokoban::{Position, Refusal},
};

/// "1 push" or "5 pushes".
pub(super) fn count(number: u64, one: &str, many: &str) -> String {
    let unit = if number == 1 { one } else { many };
    format!("{} {unit}", grouped(number))
}

/// A number with its thousands parted, since the counts of searches are long.
pub fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::with_capacity(digits.len() + digits.len() / 3);
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

pub fn moves(number: usize, language: Language) -> String {
    match language {
        English => count(number as u64, "move", "moves"),
        Chinese => format!("{number} 步"),
    }
}

pub fn pushes(number: u64, language: Language) -> String {
    match language {
        English => count(number, "push", "pushes"),
        Chinese => format!("推 {number} 次"),
    }
}

pub fn boxes(number: usize, language: Language) -> String {
    match language {
        English => count(number as u64, "box", "boxes"),
        Chinese => format!("{number} 个箱子"),
    }
}

pub fn dir(dir: Dir, language: Language) -> &'static str {
    match (language, dir) {
        (English, Dir::Up) => "up",
        (English, Dir::Right) => "right",
        (English, Dir::Down) => "down",
        (English, Dir::Left) => "left",
        (Chinese, Dir::Up) => "上",
        (Chinese, Dir::Right) => "右",
        (Chinese, Dir::Down) => "下",
        (Chinese, Dir::Left) => "左",
    }
}

/// A cell for the ear and the eye: its row and column, counted from 1.
pub fn place(cell: Cell, language: Language) -> String {
    let (row, column) = (cell.y + 1, cell.x + 1);
    match language {
        English => format!("row {row}, column {column}"),
        Chinese => format!("第 {row} 行第 {column} 列"),
    }
}

/// What a command did; counts and the light of Hint are told by the panel, which knows them.
pub fn say(what: &Say, language: Language) -> String {
    let fixed = |english, chinese| either(language, english, chinese).to_owned();
    match what {
        Say::Nothing | Say::Lit | Say::Won => String::new(),
        Say::Ready => fixed(
            "Push every box onto a diamond: by arrow keys, or tap a box and then a lit place.",
            "把所有箱子推到菱形上：用方向键，或先点箱子再点亮起的位置。",
        ),
        Say::Moved { dir: way, steps } => match (language, steps) {
            (English, 1) => format!("Moved {}.", dir(*way, language)),
            (English, _) => format!("Walked {steps} steps."),
            (Chinese, 1) => format!("向{}走。", dir(*way, language)),
            (Chinese, _) => format!("走了 {steps} 步。"),
        },
        Say::Pushed { dir: way, home } => {
            let way = dir(*way, language);
            match (language, home) {
                (English, true) => format!("Pushed {way}. Box on goal."),
                (English, false) => format!("Pushed {way}."),
                (Chinese, true) => format!("向{way}推。箱子到位。"),
                (Chinese, false) => format!("向{way}推。"),
            }
        }
        Say::Refused(why) => refusal(*why, language).to_owned(),
        Say::NoWay => fixed(
            "There is no way to that place: boxes or walls shut it off.",
            "走不到那里：被箱子或墙挡住了。",
        ),
        Say::Picked { targets } => match language {
            English => format!(
                "Box picked. Tap one of {} to push it there.",
                count(*targets as u64, "lit place", "lit places")
            ),
            Chinese => format!("已选中箱子。点一下 {targets} 个亮起的位置之一，把它推过去。"),
        },
        Say::NotPushable => fixed(
            "This box can't be pushed anywhere from here.",
            "现在推不动这个箱子。",
        ),
        Say::NotATarget => fixed("That box can't be pushed there.", "这个箱子推不到那里。"),
        Say::LetGo => fixed("Box let go.", "已放下箱子。"),
        Say::Undone => fixed("Undone.", "已撤销。"),
        Say::Redone => fixed("Done again.", "已重做。"),
        Say::Restarted => fixed(
            "Back at the start. Undo brings the game back.",
            "已回到开头。可以撤销。",
        ),
        Say::WentBack => fixed(
            "Back at the last position that could still be won.",
            "已退回到最后一个还能赢的局面。",
        ),
        Say::NothingToUndo => fixed("Nothing to undo.", "没有可以撤销的。"),
        Say::NothingToRedo => fixed("Nothing to redo.", "没有可以重做的。"),
        Say::Searching => fixed("Searching …", "正在搜索……"),
        Say::Impossible => fixed(
            "Proved: this position can't be won any more.",
            "已证明：这个局面赢不了了。",
        ),
        Say::NotFound => fixed(
            "No way found within the budget. Press Hint again to look further.",
            "在限定范围内没找到解。再按一次提示，会找得更远。",
        ),
        Say::LostAlready => fixed(
            "This position can't be won any more. Go back first.",
            "这个局面赢不了了，请先退回。",
        ),
        Say::Making => fixed("Making a level …", "正在生成关卡……"),
        Say::Cancelled => fixed("Cancelled.", "已取消。"),
        Say::Playing => fixed("Playing the solution.", "正在演示解法。"),
        Say::Paused => fixed("Paused.", "已暂停。"),
        Say::Stopped => fixed("Stopped. The board is yours.", "已停止，轮到你了。"),
        Say::Shared(how) => shared(*how, language).to_owned(),
        Say::ThemeNow(theme) => theme_now(*theme, language).to_owned(),
        Say::LanguageNow => fixed("The page speaks English now.", "页面现在使用中文。"),
    }
}

fn refusal(why: Refusal, language: Language) -> &'static str {
    match (language, why) {
        (English, Refusal::Over) => "Every box is home: the level is solved.",
        (English, Refusal::Wall) => "A wall is in the way.",
        (English, Refusal::BoxAgainstWall) => "The box stands against a wall.",
        (English, Refusal::BoxAgainstBox) => "The box stands against another box.",
        (Chinese, Refusal::Over) => "箱子都到位了，关卡已经完成。",
        (Chinese, Refusal::Wall) => "前面是墙。",
        (Chinese, Refusal::BoxAgainstWall) => "箱子顶着墙，推不动。",
        (Chinese, Refusal::BoxAgainstBox) => "箱子顶着另一个箱子，推不动。",
    }
}

fn shared(how: Shared, language: Language) -> &'static str {
    match (language, how) {
        (English, Shared::Sent) => "Link shared.",
        (English, Shared::Copied) => "Link copied.",
        (English, Shared::Selected) => {
            "The clipboard is closed to this page: copy what is selected."
        }
        (English, Shared::SeedCopied) => "Seed copied.",
        (English, Shared::Dropped) => "Nothing was shared.",
        (Chinese, Shared::Sent) => "链接已分享。",
        (Chinese, Shared::Copied) => "链接已复制。",
        (Chinese, Shared::Selected) => "剪贴板不可用：请手动复制选中的内容。",
        (Chinese, Shared::SeedCopied) => "种子已复制。",
        (Chinese, Shared::Dropped) => "没有分享。",
    }
}

fn theme_now(theme: Theme, language: Language) -> &'static str {
    match (language, theme) {
        (English, Theme::Auto) => "Colours follow the system.",
        (English, Theme::Light) => "Light colours.",
        (English, Theme::Dark) => "Dark colours.",
        (Chinese, Theme::Auto) => "颜色跟随系统。",
        (Chinese, Theme::Light) => "浅色。",
        (Chinese, Theme::Dark) => "深色。",
    }
}

/// The light of Hint in words.
pub fn lit(from: Cell, way: Dir, steps: usize, left: usize, language: Language) -> String {
    let at = place(from, language);
    let to = dir(way, language);
    match language {
        English => {
            let walk = match steps {
                0 => "Push".to_owned(),
                _ => format!("Walk {}, then push", count(steps as u64, "step", "steps")),
            };
            format!(
                "{walk} the box at {at} {to}. {} to go. Press again to do it.",
                count(left as u64, "push", "pushes")
            )
        }
        Chinese => {
            let walk = match steps {
                0 => String::new(),
                _ => format!("先走 {steps} 步，"),
            };
            format!("{walk}把{at}的箱子向{to}推。还要推 {left} 次。再按一次就照做。")
        }
    }
}

/// The best result so far, for the level card.
pub fn best(pushed: u32, moved: u32, optimum: Option<u32>, language: Language) -> String {
    let star = if optimum.is_some_and(|optimum| pushed <= optimum) {
        "★ "
    } else {
        ""
    };
    match language {
        English => format!(
            "{star}Best: {}, {}",
            pushes(u64::from(pushed), language),
            moves(moved as usize, language)
        ),
        Chinese => format!(
            "{star}最佳：{}，{}",
            pushes(u64::from(pushed), language),
            moves(moved as usize, language)
        ),
    }
}

/// The label of the Hint button, which says what pressing it will do.
pub const fn hint_label(is_lit: bool, language: Language) -> &'static str {
    match (language, is_lit) {
        (English, false) => "Hint",
        (English, true) => "Make the push",
        (Chinese, false) => "提示",
        (Chinese, true) => "照做",
    }
}

/// Moves, pushes and boxes on goals.
pub fn counts(
    (moved, pushed): (usize, usize),
    (home, all): (usize, usize),
    language: Language,
) -> String {
    let (moved, pushed) = (moves(moved, language), pushes(pushed as u64, language));
    match language {
        English => format!("{moved}, {pushed}. {home} of {all} home."),
        Chinese => format!("{moved}，{pushed}。{all} 个箱子中 {home} 个到位。"),
    }
}

/// Two sentences in a row.
pub fn join(first: &str, second: &str, language: Language) -> String {
    let space = match language {
        English => " ",
        Chinese => "",
    };
    format!("{first}{space}{second}")
}

/// One line about a level: its size and boxes.
pub fn about(size: Size, number: usize, language: Language) -> String {
    let (width, height) = (size.width, size.height);
    let number = boxes(number, language);
    match language {
        English => format!("{width} × {height}, {number}."),
        Chinese => format!("{width} × {height}，{number}。"),
    }
}

/// The board in words: where the player, the boxes and the goals are.
pub fn board(position: &Position, language: Language) -> String {
    const MOST: usize = 30;
    let list = |cells: &[Cell]| -> String {
        let mut places: Vec<_> = cells
            .iter()
            .take(MOST)
            .map(|cell| place(*cell, language))
            .collect();
        if cells.len() > MOST {
            places.push("…".to_owned());
        }
        places.join(match language {
            English => "; ",
            Chinese => "；",
        })
    };
    let size = about(position.board().size(), position.boxes().len(), language);
    let player = place(position.player(), language);
    let (boxes, goals) = (list(position.boxes()), list(position.board().goals()));
    match language {
        English => {
            format!("Sokoban board, {size} Player at {player}. Boxes at {boxes}. Goals at {goals}.")
        }
        Chinese => format!("推箱子棋盘，{size}玩家在{player}。箱子在{boxes}。目标在{goals}。"),
    }
}
