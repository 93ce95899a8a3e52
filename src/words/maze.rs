//! Sentences about the maze: what a command did, how the ways compare, what the player draws.
//! What a search did at its last step, and how it ended, is told in `reason`.
//! Invariant: a way is called the shortest only where it is compared with a truly shortest one.

mod reason;

use super::{
    Both, Language, append, both, dir, either, links, mark, moved, place, starred, state_words,
};
use crate::{
    app::maze::{Said, Tool},
    grid::{Cell, Dir, Size},
    link::Choice,
    maze::{
        Maze, Refusal, Square,
        carve::{Generator, Params},
        search::{Counters, Kind, Order, Tally},
        text::TextError,
    },
};
pub use reason::{ended, reason};

/// What a command did, as far as it can be told without the maze.
pub(super) fn said(what: &Said, language: Language) -> String {
    let (template, text, number) = match what {
        Said::Step | Said::Shown | Said::NoWay | Said::Speed | Said::Cursor(_) | Said::Chosen => {
            return String::new();
        }
        Said::Moved { dir, steps } => return moved(*dir, *steps, language),
        Said::Unread(why) => return fault(*why, language),
        Said::Refused(why) => return refusal(*why, language),
        Said::Drawn(cells) => (
            both!("{,} cell{s} changed.", "改了 {#} 格。"),
            String::new(),
            *cells,
        ),
        Said::Lit(way) => (
            both!(
                "A shortest way goes {}. Press again to go there.",
                "最短的路向{}走。再按一次就照走。"
            ),
            dir(*way, language).to_owned(),
            0,
        ),
        Said::EntranceMoved(cell) => (
            both!("Entrance at {}.", "入口在{}。"),
            place(*cell, language),
            0,
        ),
        Said::ExitMoved(cell) => (
            both!("Exit at {}.", "出口在{}。"),
            place(*cell, language),
            0,
        ),
        Said::Resized(size) => (
            both!("The maze is {} now.", "迷宫现在是 {}。"),
            sides(*size, language),
            0,
        ),
        Said::Bounded(size) => (
            both!(
                "Width and height are whole numbers from 2 to 201: the maze is {} now.",
                "宽和高是 2 到 201 的整数：迷宫现在是 {}。"
            ),
            sides(*size, language),
            0,
        ),
        fixed => return self::fixed(fixed).of(language).to_owned(),
    };
    template.told(language, &[&text], &[number as u64])
}

/// What is said in the same words each time.
fn fixed(what: &Said) -> Both {
    match what {
        Said::Searching => both!(
            "Searching … Tap the maze or press Space to pause.",
            "正在搜索……点一下迷宫或按空格键暂停。"
        ),
        Said::Walking => both!("The ball walks the way found.", "小球走一遍找到的路。"),
        Said::Walk => both!(
            "The ball is yours: use the arrow keys, or tap in the direction that it should go.",
            "轮到你了：用方向键走，或点一下要去的方向。"
        ),
        Said::Here => both!("The ball is there already.", "小球就在那里。"),
        Said::Hopeless => both!("No way leads from here to the exit.", "从这里走不到出口。"),
        Said::Draw(Tool::Wall) => both!(
            "Draw walls; draw over walls to take them away.",
            "画墙；从墙上开始画就是拆墙。"
        ),
        Said::Draw(Tool::Entrance) => both!(
            "Tap where the entrance should be.",
            "点一下要放入口的地方。"
        ),
        Said::Draw(Tool::Exit) => both!(
            "Tap where the exit should be. Tap the exit to take it away.",
            "点一下要放出口的地方。点出口就是去掉它。"
        ),
        Said::ExitGone => both!("The exit is gone.", "出口去掉了。"),
        Said::Kept => both!(
            "Nothing changed. Entrance and exit are never walled over.",
            "没有改变。入口和出口上不能砌墙。"
        ),
        Said::Cleared => both!("All walls are gone.", "墙都拆掉了。"),
        Said::Read => both!("The maze is as the text has it.", "迷宫已按文本改好。"),
        Said::TooLong => both!(
            "This maze is too long for a link. It can be saved as a file.",
            "这个迷宫太长，放不进链接。可以存成文件。"
        ),
        Said::Saved => both!("Saved as maze.txt.", "已存为 maze.txt。"),
        _ => both!(
            "A ball looks for the way from the entrance to the exit: watch, walk it yourself, or draw.",
            "小球要从入口走到出口：看它搜索，自己走，或者动手画。"
        ),
    }
}

fn refusal(why: Refusal, language: Language) -> String {
    let (template, way) = match why {
        Refusal::Over => (
            both!(
                "The ball is at the exit: undo, restart, or go on to the next maze.",
                "小球已在出口：可以撤销、重来或换下一个迷宫。"
            ),
            Dir::Up,
        ),
        Refusal::Wall(way) => (both!("No way {}: a wall.", "{}面是墙。"), way),
        Refusal::Outside(way) => (both!("No way {}: the maze ends.", "{}面是迷宫的边。"), way),
    };
    template.told(language, &[dir(way, language)], &[])
}

/// Why a text is no maze, as a sentence of its own.
pub fn fault(what: TextError, language: Language) -> String {
    links::alone(&what.to_string(), || links::map(what), language)
}

/// Steps made, against those of a shortest way.
pub fn compared(by: Both, steps: usize, shortest: usize, language: Language) -> String {
    let template = if steps > shortest {
        both!(
            "{} {,} step{s}, the shortest way has {,}: {,} more than needed.",
            "{} {#} 步，最短的路 {#} 步：多了 {#} 步。"
        )
    } else {
        both!(
            "{} {,} step{s}: no way is shorter.",
            "{} {#} 步：没有更短的路。"
        )
    };
    let more = steps.saturating_sub(shortest);
    let numbers = [steps, shortest, more].map(|number| number as u64);
    template.told(language, &[by.of(language)], &numbers)
}

/// Whose steps are compared.
pub const FOUND: Both = both!("The way found has", "找到的路");
pub const WALKED: Both = both!("You took", "你走了");

/// The best result so far, for the card.
pub fn best(steps: u32, shortest: Option<usize>, language: Language) -> String {
    let is_shortest = shortest.is_some_and(|shortest| steps as usize <= shortest);
    let best = both!("Best: {,} step{s}", "最佳：{#} 步");
    starred(is_shortest, best.told(language, &[], &[steps.into()]))
}

/// The name of a maze: the classic one, that of its generator, or one that somebody drew.
pub fn name(maze: &Maze, params: Option<&Params>, language: Language) -> &'static str {
    let name = match params.map(|params| params.generator) {
        Some(Generator::Backtracker1) => both!("Backtracker maze", "回溯迷宫"),
        Some(Generator::Kruskal1) => both!("Kruskal maze", "Kruskal 迷宫"),
        Some(Generator::Wilson1) => both!("Wilson maze", "Wilson 迷宫"),
        Some(Generator::Division1) => both!("Division maze", "分割迷宫"),
        None if *maze == Maze::classic() => both!("Classic maze", "经典迷宫"),
        None => both!("Your maze", "你的迷宫"),
    };
    name.of(language)
}

/// One line about a maze: its size, and how many of a hundred dead ends are open.
pub fn about(size: Size, braid: u8, language: Language) -> String {
    let template = match braid {
        0 => both!("{}.", "{}。"),
        _ => both!("{}, {#} % loops.", "{}，{#}% 环路。"),
    };
    template.told(language, &[&sides(size, language)], &[braid.into()])
}

fn sides(size: Size, language: Language) -> String {
    both!("{#} × {#}", "{#} × {#}").told(language, &[], &[size.width, size.height].map(u64::from))
}

/// The maze in words: its size, where its ends are, and where the ball is.
pub fn board(maze: &Maze, ball: Option<Cell>, language: Language) -> String {
    let mut text = both!("Maze, {}. Entrance at {}.", "迷宫，{}。入口在{}。").told(
        language,
        &[
            &sides(maze.size(), language),
            &place(maze.entrance(), language),
        ],
        &[],
    );
    let exit = match maze.exit() {
        Some(_) => both!("Exit at {}.", "出口在{}。"),
        None => both!("No exit.", "没有出口。"),
    };
    let at = |cell: Option<Cell>| cell.map_or_else(String::new, |cell| place(cell, language));
    let mut more = exit.told(language, &[&at(maze.exit())], &[]);
    append(&mut text, mark(language, " ", ""), &more);
    if ball.is_some() {
        more = both!("The ball is at {}.", "小球在{}。").told(language, &[&at(ball)], &[]);
        append(&mut text, mark(language, " ", ""), &more);
    }
    text
}

/// A cell under the keys, and what it is.
pub fn cursor(cell: Cell, square: Square, language: Language) -> String {
    let square = match square {
        Square::Way => both!("way", "路"),
        Square::Wall => both!("wall", "墙"),
        Square::Entrance => both!("entrance", "入口"),
        Square::Exit => both!("exit", "出口"),
    };
    let told = both!("{}: {}.", "{}：{}。").told(
        language,
        &[&place(cell, language), square.of(language)],
        &[],
    );
    links::capital(told)
}

/// The searches that run from now on, and their order of directions.
pub fn chosen(choice: Choice, language: Language) -> String {
    let mut names = String::new();
    for kind in choice.kinds() {
        append(
            &mut names,
            mark(language, ", ", "、"),
            name_of(kind).of(language),
        );
    }
    let first = both!("{}.", "{}。").told(language, &[&names], &[]);
    reason::ordered(&first, choice.order, language)
}

/// Which search it is whose cells are counted, where there are several.
pub fn counted(kind: Kind, language: Language) -> String {
    let name = name_of(kind).of(language);
    both!("Counted: {}.", "计数：{}。").told(language, &[name], &[])
}

/// A number that stands alone.
pub fn number(number: usize, language: Language) -> String {
    both!("{,}", "{#}").told(language, &[], &[number as u64])
}

fn name_of(kind: Kind) -> Both {
    match kind {
        Kind::Depth => both!("Depth-first", "深度优先"),
        Kind::Breadth => both!("Breadth-first", "广度优先"),
        Kind::Greedy => both!("Greedy", "贪心"),
        Kind::AStar => both!("A*", "A*"),
    }
}

/// One of the searches that run side by side: its name and its counters, with the steps of its way, unless there is no
/// exit, and whether no way is shorter.
pub fn lane(
    kind: Kind,
    counters: Counters,
    (way, is_shortest): (Option<usize>, bool),
    language: Language,
) -> String {
    let end = match way {
        None => both!("no exit", "没有出口"),
        Some(_) if is_shortest => both!("way {,}, the shortest", "路 {#}，最短"),
        Some(_) => both!("way {,}", "路 {#}"),
    };
    let end = end.told(language, &[], &[way.unwrap_or_default() as u64]);
    let template = match kind {
        Kind::Depth => both!("{,} tried · list {,} · {}", "已试 {#} · 列表 {#} · {}"),
        _ => both!("{,} tried · frontier {,} · {}", "已试 {#} · 前沿 {#} · {}"),
    };
    let numbers = [counters.expanded, counters.frontier].map(u64::from);
    let mut lane = name_of(kind).of(language).to_owned();
    append(&mut lane, "\n", &template.told(language, &[&end], &numbers));
    lane
}

/// An order of directions as arrows.
pub fn arrows(order: Order) -> String {
    let mut arrows = String::new();
    for dir in order.dirs() {
        arrows.push(match dir {
            Dir::Up => '↑',
            Dir::Right => '→',
            Dir::Down => '↓',
            Dir::Left => '←',
        });
    }
    arrows
}

/// How depth-first search does with an order of directions.
pub fn tally(tally: Tally, language: Language) -> String {
    let template = match tally.way {
        Some(_) => both!("{,} step{s}, {,} cell{s}", "{#} 步，{#} 格"),
        None => both!("no way", "没有路"),
    };
    let way = tally.way.unwrap_or_default();
    template.told(language, &[], &[way, tally.expanded].map(u64::from))
}

/// Steps a second, or 0 where all is shown at once.
pub fn speed(rate: u32, language: Language) -> String {
    let template = match rate {
        0 => both!("at once", "一次显示"),
        _ => both!("{,} / s", "{#} 步/秒"),
    };
    template.told(language, &[], &[rate.into()])
}

/// The speed after it was changed, as a sentence.
pub fn sped(rate: u32, language: Language) -> String {
    both!("Speed: {}.", "速度：{}。").told(language, &[&speed(rate, language)], &[])
}

/// What the counts of a search count.
pub fn searched(kind: Kind, language: Language) -> [&'static str; 4] {
    [
        either!(language, "tried", "已试"),
        match kind {
            Kind::Depth => either!(language, "max list", "列表最长"),
            _ => either!(language, "max front", "前沿最大"),
        },
        either!(language, "way", "路长", "count"),
        either!(language, "back", "退回"),
    ]
}

/// What the counts of the player's walk count.
pub fn walked(language: Language) -> [&'static str; 4] {
    [
        either!(language, "steps", "步数"),
        either!(language, "shortest", "最短"),
        "",
        "",
    ]
}

/// What the counts of a drawing count.
pub fn drawn(language: Language) -> [&'static str; 4] {
    [
        either!(language, "width", "宽"),
        either!(language, "height", "高"),
        either!(language, "walls", "墙"),
        either!(language, "ways", "路"),
    ]
}

/// The name of what a search still has to do.
pub fn list_name(kind: Kind, language: Language) -> &'static str {
    match kind {
        Kind::Depth => either!(language, "List", "列表"),
        _ => either!(language, "Frontier", "前沿"),
    }
}

/// The label of the Hint button, which says what pressing it will do.
pub fn hint_label(is_lit: bool, language: Language) -> &'static str {
    if is_lit {
        either!(language, "Go", "照走")
    } else {
        either!(language, "Hint", "提示")
    }
}

state_words! {
    found: "Exit found", "找到出口了";
    out: "You are out!", "走出来了！";
    next: "Next maze", "下一个迷宫";
    loops: "A maze with loops", "换个有环路的迷宫";
    again: "Watch the search", "看搜索";
    keep: "Save as a file", "存成文件";
}
