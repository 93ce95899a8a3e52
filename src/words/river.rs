//! Sentences about the river: what a move did, what Help found, what stands on the state graph.
//! Invariant: a loss and a position that can't be are told with their place and the numbers there.

use super::{Both, Language, append, both, either, join, mark, starred, state_words};
use crate::{
    app::river::{Cost, Said},
    river::{Crew, Docked, Kind, Loss, Place, Position, Refusal, Rowers, Rule, Setting, Side},
};

/// What a command did, as far as it can be told without the game.
pub(super) fn said(what: &Said, language: Language) -> String {
    match what {
        Said::Focused(_) | Said::Figures => return String::new(),
        Said::Boarded(kind) => {
            return of_one(both!("One {} boards.", "一个{}上船。"), *kind, language);
        }
        Said::Landed(kind) => {
            return of_one(both!("One {} steps off.", "一个{}下船。"), *kind, language);
        }
        Said::Crossed { load, .. } => {
            return of_all(both!("Crossed with {}.", "{}过河。"), *load, language);
        }
        Said::Refused(why) => return refusal(*why, language),
        Said::Lost(why) => return loss(why, language),
        Said::Ready => both!(
            "Get everybody across: tap people to board, then the boat. Where there are priests, devils must never outnumber them.",
            "把所有人送过河：点人上船，再点船。有牧师的地方，魔鬼不能比牧师多。"
        ),
        Said::OtherBank => both!("The boat is at the other bank.", "船在对岸。"),
        Said::NoSuchPerson => both!("There is nobody with that number.", "没有这个编号的人。"),
        Said::Loaded => both!(
            "Loaded for a shortest way. Press again to sail.",
            "已按最短路线装船。再按一次就开船。"
        ),
        Said::Hopeless => both!("There is no way to win from here.", "从这里无法获胜。"),
        Said::Visited => both!(
            "Went to this position. Undo goes back.",
            "已来到这个局面。可以撤销。"
        ),
        Said::NoVisit => both!(
            "You can't go there: no such position is allowed.",
            "去不了那里：规则不允许这样的局面。"
        ),
    }
    .of(language)
    .to_owned()
}

fn refusal(why: Refusal, language: Language) -> String {
    match why {
        Refusal::Full(boat) => {
            return both!("The boat carries no more than {#}.", "船上最多坐 {#} 人。").told(
                language,
                &[],
                &[boat.into()],
            );
        }
        Refusal::NobodyAshore(kind) => {
            return of_one(
                both!("No {} is on this bank.", "这边岸上没有{}。"),
                kind,
                language,
            );
        }
        Refusal::NobodyAboard(kind) => {
            return of_one(both!("No {} is aboard.", "船上没有{}。"), kind, language);
        }
        Refusal::Over => both!(
            "The game is over: undo, restart, or begin another.",
            "这一局已经结束：可以撤销、重来或换一局。"
        ),
        Refusal::EmptyBoat => both!(
            "The boat is empty: somebody has to row.",
            "船是空的，得有人划船。"
        ),
        Refusal::NobodyRows => both!("Nobody aboard can row.", "船上没有人会划船。"),
    }
    .of(language)
    .to_owned()
}

/// A sentence about one of a kind.
fn of_one(template: Both, kind: Kind, language: Language) -> String {
    let kind = match kind {
        Kind::Priest => both!("priest", "牧师"),
        Kind::Devil => both!("devil", "魔鬼"),
        Kind::Rower => both!("rowing devil", "会划船的魔鬼"),
    };
    template.told(language, &[kind.of(language)], &[])
}

/// A sentence about a crew.
fn of_all(template: Both, crew: Crew, language: Language) -> String {
    template.told(language, &[&people(crew, language)], &[])
}

/// So many of each kind, such as "2 priests and 1 devil"; "nobody" for none.
pub fn people(crew: Crew, language: Language) -> String {
    let mut list = String::new();
    let mut rest = crew.len();
    for kind in Kind::ALL {
        let number = crew.of(kind);
        rest -= number;
        if number == 0 {
            continue;
        }
        let counted = match kind {
            Kind::Priest => both!("{#} priest{s}", "{#} 个牧师"),
            Kind::Devil => both!("{#} devil{s}", "{#} 个魔鬼"),
            Kind::Rower => both!("{#} rowing devil{s}", "{#} 个会划船的魔鬼"),
        };
        let english = if rest == 0 { " and " } else { ", " };
        let separator = mark(language, english, "、");
        append(
            &mut list,
            separator,
            &counted.told(language, &[], &[number.into()]),
        );
    }
    if list.is_empty() {
        list.push_str(either!(language, "nobody", "没有人"));
    }
    list
}

/// Where priests are outnumbered, with the numbers.
pub fn loss(why: &Loss, language: Language) -> String {
    let place = match why.place {
        Place::Bank(Side::Start) => both!("On the start bank", "出发岸"),
        Place::Bank(Side::Far) => both!("On the far bank", "对岸"),
        Place::Boat => both!("Aboard", "船上"),
    };
    let (priests, devils) = (why.crew.priests(), why.crew.devils());
    // More than the priests, of whom there is one at least, are two devils.
    both!(
        "{}, {#} devils outnumber {#} priest{s}.",
        "{}的魔鬼比牧师多：{#} 比 {#}。"
    )
    .told(
        language,
        &[place.of(language)],
        &[devils.into(), priests.into()],
    )
}

/// What a crossing cost, with what is left after it.
pub fn cost(what: Cost, left: Option<u16>, language: Language) -> String {
    let (template, lost) = match what {
        Cost::Nothing => return String::new(),
        Cost::None => (
            both!(
                "On the shortest way: {#} to go.",
                "在最短路线上：还要 {#} 次。"
            ),
            0,
        ),
        Cost::Lost(lost) => (
            both!(
                "Off the shortest way by {1} crossing{s}: {0} to go.",
                "比最短路线多绕 {1} 次：还要 {0} 次。"
            ),
            lost,
        ),
        Cost::All => (
            both!(
                "From here the game can't be won any more.",
                "从这里再也赢不了了。"
            ),
            0,
        ),
    };
    template.told(
        language,
        &[],
        &[left.unwrap_or_default(), lost].map(u64::from),
    )
}

/// A win in numbers: crossings against the fewest.
pub fn won(crossings: usize, fewest: Option<u16>, language: Language) -> String {
    let template = match fewest {
        None => both!("{,} crossing{s}.", "过河 {#} 次。"),
        Some(fewest) if crossings > fewest.into() => both!(
            "{,} crossing{s}; {#} is the fewest.",
            "过河 {#} 次；最少 {#} 次。"
        ),
        Some(_) => both!(
            "{,} crossing{s}, the fewest there can be.",
            "过河 {#} 次，已是最少。"
        ),
    };
    let fewest = fewest.unwrap_or_default().into();
    template.told(language, &[], &[crossings as u64, fewest])
}

/// The best result so far, for the card.
pub fn best(crossings: u32, fewest: Option<u16>, language: Language) -> String {
    let is_fewest = fewest.is_some_and(|fewest| crossings <= fewest.into());
    let best = both!("Best: {,} crossing{s}", "最佳：过河 {#} 次");
    starred(is_fewest, best.told(language, &[], &[crossings.into()]))
}

/// Crossings left, as a sentence.
pub fn left(left: u16, language: Language) -> String {
    both!("{#} to go.", "还要 {#} 次。").told(language, &[], &[left.into()])
}

/// Who is aboard.
pub fn aboard(position: &Position, language: Language) -> String {
    of_all(
        both!("Aboard: {}.", "船上：{}。"),
        position.aboard(),
        language,
    )
}

/// The river in words: who is where.
pub fn board(position: &Position, language: Language) -> String {
    let template = match position.side() {
        Side::Start => both!(
            "River. Start bank: {}. Far bank: {}. The boat lies at the start bank, aboard: {}.",
            "渡河。出发岸：{}。对岸：{}。船停在出发岸，船上：{}。"
        ),
        Side::Far => both!(
            "River. Start bank: {}. Far bank: {}. The boat lies at the far bank, aboard: {}.",
            "渡河。出发岸：{}。对岸：{}。船停在对岸，船上：{}。"
        ),
    };
    let [start, far] = Side::BOTH.map(|side| people(position.ashore(side), language));
    template.told(
        language,
        &[&start, &far, &people(position.aboard(), language)],
        &[],
    )
}

/// A person or the boat under the keys, and what Enter does there.
pub fn focused(person: Option<(Kind, bool)>, language: Language) -> String {
    let (template, kind) = match person {
        None => (
            both!("The boat. Press Enter to sail.", "船。按回车开船。"),
            Kind::Priest,
        ),
        Some((kind, true)) => (
            both!(
                "One {}, aboard. Press Enter to step off.",
                "船上的一个{}。按回车下船。"
            ),
            kind,
        ),
        Some((kind, false)) => (
            both!(
                "One {}, ashore. Press Enter to board.",
                "岸上的一个{}。按回车上船。"
            ),
            kind,
        ),
    };
    of_one(template, kind, language)
}

/// The state graph as a whole.
pub fn graph(minimum: Option<u16>, language: Language) -> String {
    let template = match minimum {
        None => both!(
            "Every position. No way leads from the start to the end.",
            "所有局面。没有从起点到终点的路。"
        ),
        Some(_) => both!(
            "Every position, by priests and devils at the start. Shortest way: {,} crossing{s}.",
            "所有局面，按出发岸的牧师和魔鬼人数排列。最短路线：过河 {#} 次。"
        ),
    };
    template.told(language, &[], &[minimum.unwrap_or_default().into()])
}

/// A position of the state graph: who is on the start bank, where the boat is, and how far the end is.
pub fn node(docked: Docked, left: Option<u16>, language: Language) -> String {
    let template = match docked.side {
        Side::Start => both!(
            "At the start: {}, with the boat; {}.",
            "出发岸：{}，船在这边；{}。"
        ),
        Side::Far => both!(
            "At the start: {}, boat far; {}.",
            "出发岸：{}，船在对岸；{}。"
        ),
    };
    let end = match left {
        Some(0) => both!("the end", "终点"),
        Some(_) => both!("{#} to go", "还要 {#} 次"),
        None => both!("can't be won", "赢不了"),
    };
    let end = end.told(language, &[], &[left.unwrap_or_default().into()]);
    template.told(language, &[&people(docked.start, language), &end], &[])
}

/// A place of the lattice where no position is allowed, and why.
pub fn gap((priests, devils): (u8, u8), why: Option<Loss>, language: Language) -> String {
    let start = Crew([priests, devils, 0]);
    let first = of_all(
        both!("Not allowed with {} at the start.", "出发岸：{}，不合法。"),
        start,
        language,
    );
    match why {
        None => first,
        Some(why) => join(&first, &loss(&why, language), language),
    }
}

/// A crossing on the state graph.
pub fn edge(load: Crew, language: Language) -> String {
    of_all(both!("{} in the boat.", "船上：{}。"), load, language)
}

/// The name of a setting, such as "3 + 3, boat 2".
pub fn name(setting: Setting, language: Language) -> String {
    of_setting(
        both!("{#} + {#}, boat {#}", "{#} + {#}，船载 {#} 人"),
        setting,
        language,
    )
}

/// The game that the page offers where this one can't be won.
pub fn nearest(setting: Setting, language: Language) -> String {
    of_setting(
        both!("Play {#} + {#}, boat {#}", "改玩 {#} + {#}，船载 {#} 人"),
        setting,
        language,
    )
}

fn of_setting(template: Both, setting: Setting, language: Language) -> String {
    template.told(
        language,
        &[],
        &[setting.priests, setting.devils, setting.boat].map(u64::from),
    )
}

/// The switches of a setting in one line.
pub fn about(setting: Setting, language: Language) -> String {
    let rowers = match setting.rowers {
        Rowers::All => both!("Everybody rows.", "人人都会划船。"),
        Rowers::Priests => both!("Only priests row.", "只有牧师会划船。"),
        Rowers::OneDevil => both!("Priests and one devil row.", "牧师和一个魔鬼会划船。"),
        Rowers::TwoDevils => both!("Priests and two devils row.", "牧师和两个魔鬼会划船。"),
    };
    let rule = match setting.rule {
        Rule::Classical => both!("Arrivals count at once.", "船上的人靠岸即算。"),
        Rule::Place => both!("Arrivals count once ashore.", "船上的人上岸才算。"),
    };
    join(rowers.of(language), rule.of(language), language)
}

/// What the counts of the river count.
pub fn counted(language: Language) -> [&'static str; 4] {
    [
        either!(language, "crossings", "过河"),
        either!(language, "to go", "还要"),
        either!(language, "shortest", "最少", "crossings"),
        "",
    ]
}

/// The label of the Hint button, which says what pressing it will do.
pub fn hint_label(is_loaded: bool, language: Language) -> &'static str {
    let label = if is_loaded {
        both!("Sail", "开船")
    } else {
        both!("Hint", "提示")
    };
    label.of(language)
}

state_words! {
    across: "Everybody is across.", "所有人都过河了。";
    lost: "Lost.", "输了。";
    next: "Next game", "下一局";
    undo: "Undo", "撤销";
    restart: "Restart", "重来";
    hopeless: "There is no way to win from here.", "从这里无法获胜。";
    impossible: "This game has no solution: no way on the graph leads from the start to the end.", "这一局无解：状态图上没有从起点到终点的路。";
}
