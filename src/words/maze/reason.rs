//! Why a search did what it did at its last step, and how it ended.
//! The reason is read off the marks and the event, after the fact: an event changes no mark that decided it, except that
//! of the cell it tells of.
//! Invariant: directions are named in the order in which the search looks at them.

use super::{
    super::{Both, Language, append, both, dir, either, links, place},
    Kind, Order,
};
use crate::{
    grid::{Cell, Dir},
    maze::search::{Barrier, Event, course::Course},
};

/// What the last step of a search did and why, or how the search has ended.
pub fn reason(course: &Course, language: Language) -> String {
    if let Some(found) = course.found() {
        return ended(course, found, language);
    }
    let (here, order) = (course.here(), course.search().order());
    match course.last() {
        Some(Event::Enter(dir)) => {
            let from = here + dir.opposite();
            let blocked = order.dirs().into_iter().take_while(|tried| *tried != dir);
            tried(course, from, blocked, Some(dir), language)
        }
        Some(Event::Back(dir)) => {
            let blocked = order.dirs().into_iter();
            tried(course, here + dir, blocked, None, language)
        }
        Some(Event::Expand {
            place,
            added,
            moved,
            ..
        }) => taken(course, course.marks().cell(place), [added, moved], language),
        _ => {
            let first = match course.search().kind() {
                Kind::Depth => both!("The ball is at the entrance.", "小球在入口。"),
                _ => both!("The entrance is on the frontier.", "前沿里只有入口。"),
            };
            ordered(first.of(language), order, language)
        }
    }
}

/// A sentence with the order of directions behind it.
pub(super) fn ordered(first: &str, order: Order, language: Language) -> String {
    let dirs = dirs(order.dirs().into_iter(), language);
    both!("{} Order: {}.", "{}顺序：{}。").told(language, &[first, &dirs], &[])
}

fn ended(course: &Course, found: bool, language: Language) -> String {
    let counters = course.counters();
    let is_depth = course.search().kind() == Kind::Depth;
    let template = match (found, course.search().maze().exit()) {
        (true, _) if is_depth => both!(
            "Exit found: the way has {,} step{s}, after {,} step{s} back.",
            "找到出口：路长 {#} 步，退回 {#} 步。"
        ),
        (true, _) => both!(
            "Exit found: the way has {,} step{s}, after {2,} cell{s} tried.",
            "找到出口：路长 {#} 步，试了 {2} 格。"
        ),
        (false, Some(_)) => both!(
            "No way out: all cells within reach were tried, {2,} in all. The lit walls shut the exit off.",
            "没有出路：能到的 {2} 格都试过了。亮起的墙把出口隔开了。"
        ),
        (false, None) => both!(
            "This maze has no exit: all cells within reach were tried, {2,} in all.",
            "这个迷宫没有出口：能到的 {2} 格都试过了。"
        ),
    };
    let way = course.marks().way(course.here()).len() as u64;
    let numbers = [way, counters.steps_back.into(), counters.expanded.into()];
    template.told(language, &[], &numbers)
}

/// Why the ball went where it went: what was in the way in the directions before, those with the same fate together.
fn tried(
    course: &Course,
    from: Cell,
    blocked: impl Iterator<Item = Dir>,
    to: Option<Dir>,
    language: Language,
) -> String {
    let barriers = blocked.filter_map(|dir| Some((dir, course.marks().barrier(from, dir)?)));
    let barriers: Vec<(Dir, Barrier)> = barriers.collect();
    let mut why = String::new();
    for run in barriers.chunk_by(|(_, one), (_, other)| one == other) {
        let names = dirs(run.iter().map(|(dir, _)| *dir), language);
        let part = fate(run[0].1, run.len() > 1).told(language, &[&names], &[]);
        append(&mut why, either(language, ", ", "，"), &part);
    }
    let template = match to {
        None => both!("{}: back.", "{}：退回。"),
        Some(_) if why.is_empty() => both!("{} is free.", "{}可走。"),
        Some(_) => both!("{}: {}.", "{}：向{}走。"),
    };
    let to = to.map_or("", |to| dir(to, language));
    let texts = [why.as_str(), to];
    let texts = if why.is_empty() { &texts[1..] } else { &texts };
    links::capital(template.told(language, texts, &[]))
}

fn fate(barrier: Barrier, is_plural: bool) -> Both {
    match (barrier, is_plural) {
        (Barrier::Wall, false) => both!("{} is a wall", "{}是墙"),
        (Barrier::Wall, true) => both!("{} are walls", "{}是墙"),
        (Barrier::Visited, false) => both!("{} was visited", "{}走过了"),
        (Barrier::Visited, true) => both!("{} were visited", "{}走过了"),
        (Barrier::Outside, false) => both!("{} is outside", "{}在迷宫外"),
        (Barrier::Outside, true) => both!("{} are outside", "{}在迷宫外"),
    }
}

/// Why a cell was taken from the frontier, and what that put there: neighbours as bits by direction, new ones and those
/// that are now come to on a shorter way.
fn taken(course: &Course, cell: Cell, found: [u8; 2], language: Language) -> String {
    let search = course.search();
    let way = course.marks().way(cell).len() as u64;
    let (template, numbers) = match (search.kind(), search.maze().exit()) {
        (Kind::Breadth, _) => (both!("{} has waited longest.", "{}等得最久。"), [0, 0]),
        (Kind::Greedy, Some(exit)) => (
            both!(
                "{} is nearest to the exit, {,} away.",
                "{}离出口最近，相距 {#}。"
            ),
            [away(cell, exit), 0],
        ),
        (Kind::AStar, Some(exit)) => (
            both!(
                "{} promises the shortest way: {,} step{s} so far, {,} or more to go.",
                "{}的路可能最短：已走 {#} 步，至少还要 {#} 步。"
            ),
            [way, away(cell, exit)],
        ),
        _ => (
            both!("{} is taken from the frontier.", "从前沿取出{}。"),
            [0, 0],
        ),
    };
    let mut text = template.told(language, &[&place(cell, language)], &numbers);
    let news = [
        both!("New: {}.", "新的：{}。"),
        both!("Shorter now: {}.", "更短了：{}。"),
    ];
    for (template, bits) in news.into_iter().zip(found) {
        let order = search.order().dirs().into_iter();
        let names = dirs(order.filter(|dir| bits >> *dir as u8 & 1 != 0), language);
        if !names.is_empty() {
            let part = template.told(language, &[&names], &[]);
            append(&mut text, either(language, " ", ""), &part);
        }
    }
    if found == [0, 0] {
        append(
            &mut text,
            either(language, " ", ""),
            either(language, "Nothing new.", "没有新的。"),
        );
    }
    links::capital(text)
}

/// Steps from a cell to another without walls.
fn away(from: Cell, to: Cell) -> u64 {
    u64::from(from.x.abs_diff(to.x)) + u64::from(from.y.abs_diff(to.y))
}

/// Directions as a list, such as "down, right and left".
fn dirs(dirs: impl Iterator<Item = Dir>, language: Language) -> String {
    let mut list = String::new();
    let mut dirs = dirs.peekable();
    while let Some(next) = dirs.next() {
        let english = if dirs.peek().is_none() { " and " } else { ", " };
        append(
            &mut list,
            either(language, english, "、"),
            dir(next, language),
        );
    }
    list
}
