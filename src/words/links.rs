//! Sentences about links, seeds and levels that were read with corrections, or not at all.
//! English takes the texts of the errors themselves, which name the place; Chinese says the same.
//! Invariant: each names the place of the fault and what was done about it.

use super::Language::{self, Chinese, English};
use crate::{
    link::{LONGEST, LinkError, Notice},
    seed::{self, SeedError},
    sokoban::{
        SetupError,
        lurd::LurdError,
        text::{LevelError, RunError},
    },
};

/// A text of an error as a sentence.
fn sentence(text: &str) -> String {
    let mut sentence = format!("{text}.");
    // All of them begin with a plain letter; the tables of other alphabets would weigh kilobytes.
    if let Some(first) = sentence.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    sentence
}

/// Something in a link that was passed over or corrected.
pub fn notice(what: &Notice, language: Language) -> String {
    match (language, what) {
        (English, _) => sentence(&format!("in the link, {what}")),
        (Chinese, Notice::Key(key)) => format!("链接里的未知项“{key}”已忽略。"),
        (Chinese, Notice::Again(key)) => format!("链接里 {key}= 出现了两次，以第一个为准。"),
        (Chinese, Notice::Value { key, taken }) => {
            format!("链接里的 {key}= 无法读取，改用 {taken}。")
        }
        (Chinese, Notice::Bounds { key, taken }) => {
            format!("链接里的 {key}= 超出范围，改用 {taken}。")
        }
        (Chinese, Notice::Moves { index }) => {
            format!("链接里的第 {} 步不合规则，从它开始都略去了。", index + 1)
        }
        (Chinese, Notice::Letters(fault)) => {
            format!("链接里的 moves= 已略去：{}。", letters(*fault))
        }
    }
}

/// Why a link names no puzzle, and that a fresh level takes its place.
pub fn fault(what: &LinkError, language: Language) -> String {
    match language {
        English => format!("This link can't be opened: {what}. Here is a fresh level instead."),
        Chinese => format!("这个链接打不开：{}。这是一个新关卡。", why(what)),
    }
}

/// Why a text is no seed.
pub fn seed(what: SeedError, language: Language) -> String {
    match language {
        English => sentence(&what.to_string()),
        Chinese => format!("{}。", bad_seed(what)),
    }
}

fn bad_seed(what: SeedError) -> String {
    match what {
        SeedError::Empty => "种子是空的".to_owned(),
        SeedError::Long(length) => format!("种子有 {length} 个字节，最多 {} 个", seed::LONGEST),
    }
}

fn why(what: &LinkError) -> String {
    match what {
        LinkError::Long(length) => format!("它有 {length} 个字节，最多 {LONGEST} 个"),
        LinkError::Puzzle(name) => format!("没有叫“{name}”的谜题"),
        LinkError::NoLevel => "既没有 seed= 也没有 xsb=".to_owned(),
        LinkError::Generator(name) => format!("gen= 里没有叫“{name}”的生成器"),
        LinkError::Seed(fault) => format!("seed= 有误，{}", bad_seed(*fault)),
        LinkError::Percent { key, index } => format!("{key}= 的第 {} 个字符有误", index + 1),
        LinkError::Level(fault) => format!("xsb= 有误，{}", level(fault)),
    }
}

fn level(what: &LevelError) -> String {
    match what {
        LevelError::Runs { fault, .. } => runs(*fault),
        LevelError::Letter { column, letter, .. } => {
            format!("第 {column} 个字符 {letter:?} 不代表任何东西")
        }
        LevelError::Wide { cells, .. } => format!("有一行 {cells} 格，太宽了"),
        LevelError::Tall { rows } => format!("有 {rows} 行，太高了"),
        LevelError::Open { column, .. } => format!("第 {column} 个字符处的墙没有封住"),
        LevelError::Game(game) => format!("这是 {game} 的关卡，这里不能玩"),
        LevelError::Setup(fault) => setup(*fault),
    }
}

fn setup(what: SetupError) -> String {
    match what {
        SetupError::NoPlayer => "关卡里没有玩家".to_owned(),
        SetupError::Players(players) => format!("关卡里有 {players} 个玩家，只能有一个"),
        SetupError::Open(cell) => format!(
            "关卡没有封闭：玩家能从第 {} 行第 {} 列走出去",
            cell.y + 1,
            cell.x + 1
        ),
        SetupError::NoBox => "没有能够到的箱子".to_owned(),
        SetupError::Counts { boxes, goals } => {
            format!("够得到的箱子有 {boxes} 个，目标有 {goals} 个，两者要一样多")
        }
        SetupError::Solved => "所有箱子一开始就在目标上".to_owned(),
    }
}

fn letters(what: LurdError) -> String {
    match what {
        LurdError::Runs(fault) => runs(fault),
        LurdError::Letter { place, letter } => format!("第 {place} 个字符 {letter:?} 不是走法"),
        LurdError::Jump { place } => format!("第 {place} 个字符是反向玩法的跳跃"),
        LurdError::Change { place } => format!("第 {place} 个字符要换玩家，这里只有一个"),
        LurdError::Mark { place } => format!("第 {place} 个字符第二次标记当前位置"),
    }
}

fn runs(what: RunError) -> String {
    match what {
        RunError::Lone { place } => format!("第 {place} 个字符处的数字后面没有东西"),
        RunError::Count { place } => format!("第 {place} 个字符处的数字太长"),
        RunError::Bracket { place } => format!("第 {place} 个字符处的括号不成对"),
        RunError::Deep { place } => format!("第 {place} 个字符处的括号嵌套太深"),
        RunError::Long { place, .. } => format!("展开到第 {place} 个字符就太长了"),
    }
}
