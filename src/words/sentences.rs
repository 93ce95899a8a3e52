//! Sentences about the game: what a command did, what a search found, what a message says.
//! Every function answers with a template in both languages; numbers and plurals are put in here.
//! Invariant: a sentence names what happened to the player's own command, never only what the program did.

use super::{Both, Language, append, both, either, mark, maze, river};
use crate::{
    app::{Say, Shared, Theme},
    date::Date,
    grid::{Cell, Dir, Size},
    link::Daily,
    sokoban::{
        Position, Refusal,
        generate::{Band, Measure},
    },
};

/// What a command did; counts and the light of Hint are told by the panel, which knows them.
pub fn say(what: &Say, language: Language) -> String {
    let fixed = match what {
        Say::Nothing | Say::Lit | Say::Won => return String::new(),
        Say::River(said) => return river::said(said, language),
        Say::Maze(said) => return maze::said(said, language),
        Say::Moved { dir: way, steps } => return moved(*way, *steps, language),
        Say::Pushed { dir: way, home } => return pushed(*way, *home, language),
        Say::Picked { targets } => {
            return both!(
                "Box picked. Tap one of {,} lit place{s} to push it there.",
                "已选中箱子。点一下 {#} 个亮起的位置之一，把它推过去。"
            )
            .told(language, &[], &[*targets as u64]);
        }
        Say::Ready => both!(
            "Push every box onto a diamond: by arrow keys, or tap a box and then a lit place.",
            "把所有箱子推到菱形上：用方向键，或先点箱子再点亮起的位置。"
        ),
        Say::Refused(why) => refusal(*why),
        Say::NoWay => both!(
            "There is no way to that place: boxes or walls shut it off.",
            "走不到那里：被箱子或墙挡住了。"
        ),
        Say::NotPushable => both!(
            "This box can't be pushed anywhere from here.",
            "现在推不动这个箱子。"
        ),
        Say::NotATarget => both!("That box can't be pushed there.", "这个箱子推不到那里。"),
        Say::LetGo => both!("Box let go.", "已放下箱子。"),
        Say::Undone => both!("Undone.", "已撤销。"),
        Say::Redone => both!("Done again.", "已重做。"),
        Say::Restarted => both!(
            "Back at the start. Undo brings the game back.",
            "已回到开头。可以撤销。"
        ),
        Say::WentBack => both!(
            "Back at the last position that could still be won.",
            "已退回到最后一个还能赢的局面。"
        ),
        Say::NothingToUndo => both!("Nothing to undo.", "没有可以撤销的。"),
        Say::NothingToRedo => both!("Nothing to redo.", "没有可以重做的。"),
        Say::Searching => both!("Searching …", "正在搜索……"),
        Say::Impossible => both!(
            "Proved: this position can't be won any more.",
            "已证明：这个局面赢不了了。"
        ),
        Say::NotFound => both!(
            "No way found within the budget. Press Hint again to look further.",
            "在限定范围内没找到解。再按一次提示，会找得更远。"
        ),
        Say::LostAlready => both!(
            "This position can't be won any more. Go back first.",
            "这个局面赢不了了，请先退回。"
        ),
        Say::Making => both!("Making a level …", "正在生成关卡……"),
        Say::Cancelled => both!("Cancelled.", "已取消。"),
        Say::Playing => both!("Playing the solution.", "正在演示解法。"),
        Say::Paused => both!("Paused.", "已暂停。"),
        Say::Stopped => both!("Stopped. The board is yours.", "已停止，轮到你了。"),
        Say::Shared(how) => shared(*how),
        Say::ThemeNow(theme) => theme_now(*theme),
        Say::LanguageNow => both!("The page speaks English now.", "页面现在使用中文。"),
    };
    fixed.of(language).to_owned()
}

/// Steps in one direction, or along a way.
pub(super) fn moved(way: Dir, steps: usize, language: Language) -> String {
    if steps == 1 {
        both!("Moved {}.", "向{}走。").told(language, &[dir(way, language)], &[])
    } else {
        both!("Walked {#} steps.", "走了 {#} 步。").told(language, &[], &[steps as u64])
    }
}

fn pushed(way: Dir, home: bool, language: Language) -> String {
    let template = if home {
        both!("Pushed {}. Box on goal.", "向{}推。箱子到位。")
    } else {
        both!("Pushed {}.", "向{}推。")
    };
    template.told(language, &[dir(way, language)], &[])
}

fn refusal(why: Refusal) -> Both {
    match why {
        Refusal::Over => both!(
            "Every box is home: the level is solved.",
            "箱子都到位了，关卡已经完成。"
        ),
        Refusal::Wall => both!("A wall is in the way.", "前面是墙。"),
        Refusal::BoxAgainstWall => both!("The box stands against a wall.", "箱子顶着墙，推不动。"),
        Refusal::BoxAgainstBox => both!(
            "The box stands against another box.",
            "箱子顶着另一个箱子，推不动。"
        ),
    }
}

fn shared(how: Shared) -> Both {
    match how {
        Shared::Sent => both!("Link shared.", "链接已分享。"),
        Shared::Copied => both!("Link copied.", "链接已复制。"),
        Shared::Selected => both!(
            "The clipboard is closed to this page: copy what is selected.",
            "剪贴板不可用：请手动复制选中的内容。"
        ),
        Shared::SeedCopied => both!("Seed copied.", "种子已复制。"),
        Shared::Dropped => both!("Nothing was shared.", "没有分享。"),
    }
}

fn theme_now(theme: Theme) -> Both {
    match theme {
        Theme::Auto => both!("Colours follow the system.", "颜色跟随系统。"),
        Theme::Light => both!("Light colours.", "浅色。"),
        Theme::Dark => both!("Dark colours.", "深色。"),
    }
}

pub(super) fn dir(dir: Dir, language: Language) -> &'static str {
    let name = match dir {
        Dir::Up => both!("up", "上"),
        Dir::Right => both!("right", "右"),
        Dir::Down => both!("down", "下"),
        Dir::Left => both!("left", "左"),
    };
    name.of(language)
}

/// A cell for the ear and the eye: its row and column, counted from 1.
pub(super) fn place(cell: Cell, language: Language) -> String {
    both!("row {#}, column {#}", "第 {#} 行第 {#} 列").told(
        language,
        &[],
        &[cell.y as u64 + 1, cell.x as u64 + 1],
    )
}

/// The places of so many cells at most.
pub(super) fn places(cells: &[Cell], most: usize, separator: &str, language: Language) -> String {
    let mut list = String::new();
    for cell in cells.iter().take(most) {
        append(&mut list, separator, &place(*cell, language));
    }
    list
}

/// The light of Hint in words.
pub fn lit(from: Cell, way: Dir, steps: usize, left: usize, language: Language) -> String {
    let template = if steps == 0 {
        both!(
            "Push the box at {} {}. {1,} push{es} to go. Press again to do it.",
            "把{}的箱子向{}推。还要推 {1} 次。再按一次就照做。"
        )
    } else {
        both!(
            "Walk {,} step{s}, then push the box at {} {}. {,} push{es} to go. Press again to do it.",
            "先走 {#} 步，把{}的箱子向{}推。还要推 {#} 次。再按一次就照做。"
        )
    };
    template.told(
        language,
        &[&place(from, language), dir(way, language)],
        &[steps as u64, left as u64],
    )
}

/// The best result so far, for the level card.
pub fn best(pushed: u32, moved: u32, optimum: Option<u32>, language: Language) -> String {
    let is_fewest = optimum.is_some_and(|optimum| pushed <= optimum);
    let best = both!("Best: {,} push{es}, {,} move{s}", "最佳：推 {#} 次，{#} 步");
    starred(
        is_fewest,
        best.told(language, &[], &[pushed.into(), moved.into()]),
    )
}

/// A result, with a star where none can be better.
pub(super) fn starred(is_fewest: bool, mut result: String) -> String {
    if is_fewest {
        result.insert_str(0, "★ ");
    }
    result
}

/// The label of the Hint button, which says what pressing it will do.
pub fn hint_label(is_lit: bool, language: Language) -> &'static str {
    let label = if is_lit {
        both!("Push", "照做")
    } else {
        both!("Hint", "提示")
    };
    label.of(language)
}

/// What the counts of Sokoban count.
pub fn counted(language: Language) -> [&'static str; 4] {
    [
        either!(language, "moves", "步数"),
        either!(language, "pushes", "推动"),
        either!(language, "home", "归位"),
        "",
    ]
}

/// Moves, pushes and boxes on goals.
pub fn counts(
    (moved, pushed): (usize, usize),
    (home, all): (usize, usize),
    language: Language,
) -> String {
    both!(
        "{,} move{s}, {,} push{es}. {#} of {#} home.",
        "{#} 步，推 {#} 次。{3} 个箱子中 {2} 个到位。"
    )
    .told(
        language,
        &[],
        &[moved, pushed, home, all].map(|number| number as u64),
    )
}

/// Two sentences in a row.
pub fn join(first: &str, second: &str, language: Language) -> String {
    both!("{} {}", "{}{}").told(language, &[first, second], &[])
}

/// One line about a level: its size and boxes.
pub fn about(size: Size, number: usize, language: Language) -> String {
    both!("{#} × {#}, {,} box{es}.", "{#} × {#}，{#} 个箱子。").told(
        language,
        &[],
        &[size.width.into(), size.height.into(), number as u64],
    )
}

/// How hard a level is, by name.
fn band(band: Band, language: Language) -> &'static str {
    let name = match band {
        Band::Easy => both!("Easy", "简单"),
        Band::Medium => both!("Medium", "中等"),
        Band::Hard => both!("Hard", "困难"),
        Band::Expert => both!("Expert", "专家"),
        Band::Max => both!("Max", "极限"),
    };
    name.of(language)
}

/// The name of a level of a day.
pub fn daily(level: Daily, today: Date, language: Language) -> String {
    let date = level.date.to_string();
    let day = if level.date == today {
        either!(language, "Today", "今天")
    } else {
        &date
    };
    both!("{}, {}", "{}，{}").told(language, &[day, band(level.band, language)], &[])
}

/// The name of a level before what is said of it.
pub fn named(name: &str, said: &str, language: Language) -> String {
    both!("{}. {}", "{}。{}").told(language, &[name, said], &[])
}

/// What is shared of a level of a day that has been solved, beside its link: nothing that helps to solve it.
pub fn solved_daily(
    level: Daily,
    (pushes, optimum): (usize, u32),
    streak: u32,
    language: Language,
) -> String {
    let text = both!(
        "Searchlight {}, {}: {,} push{es}, at least {,}",
        "探照灯 {}，{}：推 {#} 次，最少 {#} 次"
    )
    .told(
        language,
        &[&level.date.to_string(), &stars(level.band, language)],
        &[pushes as u64, optimum.into()],
    );
    if streak == 0 {
        return text;
    }
    both!("{}, streak {#}", "{}，连续 {#} 天").told(language, &[&text], &[streak.into()])
}

/// How many days in a row had a level solved; nothing where there is none.
pub fn streak(days: u32, language: Language) -> String {
    if days == 0 {
        return String::new();
    }
    both!("{,} day{s} in a row.", "已连续 {#} 天。").told(language, &[], &[days.into()])
}

/// The mark of a level that has been solved.
pub fn mark_solved(is_solved: bool, language: Language) -> &'static str {
    if is_solved {
        either!(language, "✓ solved", "✓ 已解开")
    } else {
        ""
    }
}

/// How hard a level is, by name and by stars.
pub fn stars(hard: Band, language: Language) -> String {
    const STARS: [&str; 5] = ["★☆☆☆☆", "★★☆☆☆", "★★★☆☆", "★★★★☆", "★★★★★"];
    let stars = STARS[hard as usize];
    both!("{} {}", "{} {}", "stars").told(language, &[band(hard, language), stars], &[])
}

/// The same as a sentence.
pub fn graded(hard: Band, language: Language) -> String {
    both!("{}.", "{}。", "stars").told(language, &[&stars(hard, language)], &[])
}

/// What the stars of a level were given for.
pub fn why(pushes: u32, measure: Measure, language: Language) -> String {
    both!(
        "Why these stars: {,} push{es} at least, {,} change{s} of box, {,} counterintuitive push{es}.",
        "星级依据：最少推 {#} 次，换箱 {#} 次，反直觉的推 {#} 次。"
    )
    .told(
        language,
        &[],
        &[pushes, measure.turns, measure.counterintuitive].map(u64::from),
    )
}

/// The board in words: where the player, the boxes and the goals are.
pub fn board(position: &Position, language: Language) -> String {
    let list = |cells: &[Cell]| {
        const MOST: usize = 30;
        let separator = mark(language, "; ", "；");
        let mut list = places(cells, MOST, separator, language);
        if cells.len() > MOST {
            append(&mut list, separator, "…");
        }
        list
    };
    both!(
        "Sokoban board, {} Player at {}. Boxes at {}. Goals at {}.",
        "推箱子棋盘，{}玩家在{}。箱子在{}。目标在{}。"
    )
    .told(
        language,
        &[
            &about(position.board().size(), position.boxes().len(), language),
            &place(position.player(), language),
            &list(position.boxes()),
            &list(position.board().goals()),
        ],
        &[],
    )
}
