//! Sentences about links, seeds and levels that were read with corrections, or not at all.
//! English takes the texts of the errors themselves, which name the place; Chinese says the same.
//! Invariant: each names the place of the fault and what was done about it.

use super::{
    Both,
    Language::{self, English},
    both, chinese, fill, place, river,
};
use crate::{
    link::{LONGEST, LinkError, Notice},
    maze::text::{LONGEST_RUNS, TextError},
    puzzle::Quoted,
    river::text::{MOST_MOVES, MovesError},
    seed::{self, SeedError},
    sokoban::{
        SetupError,
        lurd::LurdError,
        text::{LevelError, RunError},
    },
};

/// Something in a link that was passed over or corrected.
pub fn notice(what: &Notice, language: Language) -> String {
    if language == English {
        return fill("In the link, {}.", &[&what.to_string()], &[]);
    }
    match what {
        Notice::Key(key) => say(chinese!("链接里的未知项“{}”已忽略。"), &[key], &[]),
        Notice::Again(key) => say(
            chinese!("链接里 {}= 出现了两次，以第一个为准。"),
            &[key],
            &[],
        ),
        Notice::Value { key, taken } => say(
            chinese!("链接里的 {}= 无法读取，改用 {}。"),
            &[key, taken],
            &[],
        ),
        Notice::Bounds { key, taken } => say(
            chinese!("链接里的 {}= 超出范围，改用 {}。"),
            &[key, taken],
            &[],
        ),
        Notice::Moves { index } => say(
            chinese!("链接里的第 {#} 步不合规则，从它开始都略去了。"),
            &[],
            &[*index as u64 + 1],
        ),
        Notice::Letters(fault) => left_out(&letters(*fault)),
        Notice::Crossings(fault) => left_out(&crossings(*fault)),
        Notice::Odd { taken } => say(chinese!("链接里的 size= 有偶数，改用 {}。"), &[taken], &[]),
        Notice::Idle(key, by) => say(chinese!("链接里已有 {}=，{}= 已忽略。"), &[by, key], &[]),
        Notice::Unsafe(loss) => say(
            chinese!("链接里的 at= 不成立：{}改用开头的局面。"),
            &[&river::loss(loss, language)],
            &[],
        ),
    }
}

/// A sentence in Chinese.
fn say(template: Both, texts: &[&str], numbers: &[u64]) -> String {
    template.told(Language::Chinese, texts, numbers)
}

fn left_out(fault: &str) -> String {
    say(chinese!("链接里的 moves= 已略去：{}。"), &[fault], &[])
}

/// Why a link names no puzzle, and that another game takes its place.
pub fn fault(what: &LinkError, language: Language) -> String {
    let why = match language {
        English => what.to_string(),
        Language::Chinese => why(what),
    };
    both!(
        "This link can't be opened: {}. Here is another game instead.",
        "这个链接打不开：{}。换成了另一局。"
    )
    .told(language, &[&why], &[])
}

/// Why a text is no seed.
pub fn seed(what: SeedError, language: Language) -> String {
    alone(&what.to_string(), || bad_seed(what), language)
}

/// A fault that stands alone, as a sentence: the text of the error itself, or what Chinese says for it.
pub(super) fn alone(english: &str, chinese: impl FnOnce() -> String, language: Language) -> String {
    match language {
        English => capital(fill("{}.", &[english], &[])),
        Language::Chinese => say(chinese!("{}。"), &[&chinese()], &[]),
    }
}

/// A sentence with a capital at its beginning, where it begins with a plain letter; the tables of other alphabets would
/// weigh kilobytes.
pub(super) fn capital(mut sentence: String) -> String {
    if let Some(first) = sentence.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    sentence
}

fn bad_seed(what: SeedError) -> String {
    match what {
        SeedError::Empty => say(chinese!("种子是空的"), &[], &[]),
        SeedError::Long(length) => long(chinese!("种子"), length, seed::LONGEST),
    }
}

/// That something has more bytes than are read.
fn long(what: Both, length: usize, most: usize) -> String {
    say(
        chinese!("{}有 {#} 个字节，最多 {#} 个"),
        &[what.of(Language::Chinese)],
        &[length as u64, most as u64],
    )
}

fn why(what: &LinkError) -> String {
    match what {
        LinkError::Long(length) => long(chinese!("它"), *length, LONGEST),
        LinkError::Puzzle(name) => say(chinese!("没有叫“{}”的谜题"), &[name], &[]),
        LinkError::NoLevel => say(chinese!("既没有 seed= 也没有 xsb="), &[], &[]),
        LinkError::Generator(name) => say(chinese!("gen= 里没有叫“{}”的生成器"), &[name], &[]),
        LinkError::Date(text) => say(chinese!("daily= 里的“{}”不是日期"), &[text], &[]),
        LinkError::Seed(fault) => say(chinese!("seed= 有误，{}"), &[&bad_seed(*fault)], &[]),
        LinkError::Percent { key, index } => say(
            chinese!("{}= 的第 {#} 个字符有误"),
            &[key],
            &[*index as u64 + 1],
        ),
        LinkError::NoSeed => say(chinese!("没有 seed="), &[], &[]),
        LinkError::Map(fault) => say(chinese!("map= 有误，{}"), &[&map(*fault)], &[]),
        LinkError::Level(fault) => say(chinese!("xsb= 有误，{}"), &[&level(fault)], &[]),
    }
}

fn level(what: &LevelError) -> String {
    match what {
        LevelError::Runs { fault, .. } => runs(*fault),
        LevelError::Letter { column, letter, .. } => say(
            chinese!("第 {#} 个字符 {} 不代表任何东西"),
            &[&Quoted(*letter).to_string()],
            &[*column as u64],
        ),
        LevelError::Wide { cells, .. } => {
            say(chinese!("有一行 {#} 格，太宽了"), &[], &[*cells as u64])
        }
        LevelError::Tall { rows } => say(chinese!("有 {#} 行，太高了"), &[], &[*rows as u64]),
        LevelError::Open { column, .. } => say(
            chinese!("第 {#} 个字符处的墙没有封住"),
            &[],
            &[*column as u64],
        ),
        LevelError::Game(game) => say(chinese!("这是 {} 的关卡，这里不能玩"), &[game], &[]),
        LevelError::Setup(fault) => setup(*fault),
    }
}

fn setup(what: SetupError) -> String {
    match what {
        SetupError::NoPlayer => say(chinese!("关卡里没有玩家"), &[], &[]),
        SetupError::Players(players) => say(
            chinese!("关卡里有 {#} 个玩家，只能有一个"),
            &[],
            &[players as u64],
        ),
        SetupError::Open(cell) => say(
            chinese!("关卡没有封闭：玩家能从{}走出去"),
            &[&place(cell, Language::Chinese)],
            &[],
        ),
        SetupError::NoBox => say(chinese!("没有能够到的箱子"), &[], &[]),
        SetupError::Counts { boxes, goals } => say(
            chinese!("够得到的箱子有 {#} 个，目标有 {#} 个，两者要一样多"),
            &[],
            &[boxes as u64, goals as u64],
        ),
        SetupError::Solved => say(chinese!("所有箱子一开始就在目标上"), &[], &[]),
    }
}

/// Why a text is no maze.
pub(super) fn map(what: TextError) -> String {
    let (template, numbers) = match what {
        TextError::Letter {
            line,
            column,
            letter,
        } => {
            return say(
                chinese!("第 {#} 行第 {#} 个字符 {} 不代表任何格子"),
                &[&Quoted(letter).to_string()],
                &[line as u64, column as u64],
            );
        }
        TextError::Empty => (chinese!("迷宫一行也没有"), [0; 3]),
        TextError::Ragged { line, cells, first } => (
            chinese!("第 {#} 行有 {#} 格，而第一行有 {#} 格"),
            [line, cells, first],
        ),
        TextError::Wide { line, most } => {
            (chinese!("第 {#} 行超过 {#} 格"), [line, most.into(), 0])
        }
        TextError::Tall { most, .. } => (chinese!("行数超过 {#} 行"), [most.into(), 0, 0]),
        TextError::Entrance { line, column } => (
            chinese!("第 {#} 行第 {#} 个字符是第二个入口"),
            [line, column, 0],
        ),
        TextError::Exit { line, column } => (
            chinese!("第 {#} 行第 {#} 个字符是第二个出口"),
            [line, column, 0],
        ),
        TextError::NoEntrance => (chinese!("迷宫没有入口"), [0; 3]),
        TextError::Lone { line } => (chinese!("第 {#} 行末尾的数字后面没有字母"), [line, 0, 0]),
        TextError::Long => (chinese!("文本超过 {#} 个字符"), [LONGEST_RUNS, 0, 0]),
    };
    say(template, &[], &numbers.map(|number| number as u64))
}

fn letters(what: LurdError) -> String {
    let (template, place) = match what {
        LurdError::Runs(fault) => return runs(fault),
        LurdError::Letter { place, letter } => return no_move(place, letter),
        LurdError::Jump { place } => (chinese!("第 {#} 个字符是反向玩法的跳跃"), place),
        LurdError::Change { place } => (chinese!("第 {#} 个字符要换玩家，这里只有一个"), place),
        LurdError::Mark { place } => (chinese!("第 {#} 个字符第二次标记当前位置"), place),
    };
    say(template, &[], &[place as u64])
}

fn crossings(what: MovesError) -> String {
    let (template, number) = match what {
        MovesError::Letter { place, letter } => return no_move(place, letter),
        MovesError::Word { place } => (
            chinese!("到第 {#} 个字符为止，人数超过了任何船的容量"),
            place,
        ),
        MovesError::Many => (chinese!("走法超过 {#} 步"), MOST_MOVES),
    };
    say(template, &[], &[number as u64])
}

fn no_move(place: usize, letter: char) -> String {
    say(
        chinese!("第 {#} 个字符 {} 不是走法"),
        &[&Quoted(letter).to_string()],
        &[place as u64],
    )
}

fn runs(what: RunError) -> String {
    let (template, place) = match what {
        RunError::Lone { place } => (chinese!("第 {#} 个字符处的数字后面没有东西"), place),
        RunError::Count { place } => (chinese!("第 {#} 个字符处的数字太长"), place),
        RunError::Bracket { place } => (chinese!("第 {#} 个字符处的括号不成对"), place),
        RunError::Deep { place } => (chinese!("第 {#} 个字符处的括号嵌套太深"), place),
        RunError::Long { place, .. } => (chinese!("展开到第 {#} 个字符就太长了"), place),
    };
    say(template, &[], &[place as u64])
}
