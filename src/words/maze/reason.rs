//! Why a search did what it did at its last step, and how it ended.
//! The reason is read off the marks and the event, after the fact: an event changes no mark that decided it, except that
//! of the cell it tells of.
//! Invariant: directions are named in the order in which the search looks at them.

use super::{
    super::{Both, Language, append, both, dir, either, links, mark, place},
    Kind, Order, name_of,
};
use crate::{
    grid::{Cell, Dir},
    maze::search::{Barrier, Event, course::Course},
};

/// What the last step of a search did and why, or how the search has ended.
pub fn reason(course: &Course, language: Language) -> String {
    if let Some(found) = course.found() {
        return end(course, found, language);
    }
    let here = course.here();
    match course.last() {
        Some(Event::Enter(dir)) => tried(course, here + dir.opposite(), Some(dir), language),
        Some(Event::Back(dir)) => tried(course, here + dir, None, language),
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
            ordered(first.of(language), course.search().order(), language)
        }
    }
}

/// A sentence with the order of directions behind it.
pub(super) fn ordered(first: &str, order: Order, language: Language) -> String {
    let dirs = dirs(order, ALL, language);
    both!("{} Order: {}.", "{}顺序：{}。").told(language, &[first, &dirs], &[])
}

/// How searches have ended: of several that found the exit, which tried the fewest cells.
pub fn ended(courses: &[Course], language: Language) -> String {
    let (mut least, mut names) = (u32::MAX, String::new());
    for course in courses {
        if courses.len() < 2 || course.found() != Some(true) {
            return reason(&courses[0], language);
        }
        let tried = course.counters().expanded;
        if tried < least {
            least = tried;
            names.clear();
        }
        if tried == least {
            let name = name_of(course.search().kind()).of(language);
            append(&mut names, mark(language, ", ", "、"), name);
        }
    }
    both!(
        "Exit found by all. Fewest cells tried: {}, {,}.",
        "都找到了出口。试的格最少：{}，{#} 格。"
    )
    .told(language, &[&names], &[least.into()])
}

fn end(course: &Course, found: bool, language: Language) -> String {
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
    let numbers = [
        course.marks().way(course.here()).len() as u64,
        counters.steps_back.into(),
        counters.expanded.into(),
    ];
    template.told(language, &[], &numbers)
}

/// Why the ball went where it went: what was in the way in the directions before, those with the same fate together.
fn tried(course: &Course, from: Cell, to: Option<Dir>, language: Language) -> String {
    let order = course.search().order();
    let mut why = String::new();
    let (mut run, mut last) = (0, None);
    // Once more than there are directions, for the end of the last run.
    for at in 0..=4 {
        let tried = order.dirs().get(at).copied();
        let tried = tried.filter(|tried| Some(*tried) != to);
        let barrier = tried.and_then(|tried| course.marks().barrier(from, tried));
        if let Some(last) = last.filter(|_| barrier != last) {
            let names = dirs(order, run, language);
            let part = fate(last, run.count_ones() > 1).told(language, &[&names], &[]);
            append(&mut why, mark(language, ", ", "，"), &part);
            run = 0;
        }
        let Some(tried) = tried.filter(|_| barrier.is_some()) else {
            break;
        };
        run |= 1 << tried as u8;
        last = barrier;
    }
    let to = to.map(|to| dir(to, language));
    let (template, texts) = match (to, why.as_str()) {
        (None, why) => (both!("{}: back.", "{}：退回。"), [why, ""]),
        (Some(to), "") => (both!("{} is free.", "{}可走。"), [to, ""]),
        (Some(to), why) => (both!("{}: {}.", "{}：向{}走。", "step"), [why, to]),
    };
    links::capital(template.told(language, &texts, &[]))
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
        if bits != 0 {
            let names = dirs(search.order(), bits, language);
            let part = template.told(language, &[&names], &[]);
            append(&mut text, mark(language, " ", ""), &part);
        }
    }
    if found == [0, 0] {
        append(
            &mut text,
            mark(language, " ", ""),
            either!(language, "Nothing new.", "没有新的。"),
        );
    }
    links::capital(text)
}

/// Steps from a cell to another without walls.
fn away(from: Cell, to: Cell) -> u64 {
    u64::from(from.x.abs_diff(to.x)) + u64::from(from.y.abs_diff(to.y))
}

/// The bits of all directions.
const ALL: u8 = 15;

/// Directions, as bits, in a list such as "down, right and left".
fn dirs(order: Order, mut bits: u8, language: Language) -> String {
    let mut list = String::new();
    for next in order.dirs() {
        let bit = 1 << next as u8;
        if bits & bit != 0 {
            bits -= bit;
            let english = if bits == 0 { " and " } else { ", " };
            let separator = mark(language, english, "、");
            append(&mut list, separator, dir(next, language));
        }
    }
    list
}
