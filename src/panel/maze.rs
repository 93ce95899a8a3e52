//! What the page says around the maze.
//! While a search runs by itself, the status stays one sentence, so that the page is calm to the ear.

use super::{Banner, BannerKind, Course, Enabled, Panel, Row};
use crate::{
    app::{
        App, Language, Say,
        maze::{Mode, Said, play::Play, watch::Watch},
    },
    grid::Cell,
    maze::{
        Maze,
        search::{self, Kind, Order, course},
        text,
    },
    words::{self, maze as say},
};

/// How many cells of the list or of the frontier are told.
const MOST: usize = 40;

pub(super) fn panel(app: &App) -> Panel {
    let bare = Panel::bare(app);
    let (Some(play), Some(maze)) = (&app.maze.play, app.maze.maze()) else {
        return bare;
    };
    let language = bare.language;
    let (params, mode) = (play.params(), app.maze.mode);
    // Only who walks needs to know, and finding out is a search.
    let shortest = match mode {
        Mode::Walk => play.shortest().map(|way| way.len()),
        Mode::Watch | Mode::Draw => None,
    };
    let name = say::name(maze, params, language).to_owned();
    let (counts, counted) = counts(app, play, maze, shortest, language);
    Panel {
        title: format!("{name} · {}", words::brand(language)),
        name,
        about: say::about(
            maze.size(),
            params.map_or(0, |params| params.braid),
            language,
        ),
        seed: params.map(|params| params.seed.text().to_owned()),
        counts,
        counted,
        best: app
            .best()
            .filter(|_| mode == Mode::Walk)
            .map(|best| say::best(best.pushes, shortest, language)),
        enabled: enabled(app, play),
        hint_label: say::hint_label(play.hint.is_some(), language),
        status: status(app, play, maze, language),
        banner: banner(app, play, language),
        board: say::board(maze, ball(app, play), language),
        link: play.address(app.maze.choice),
        course: course(app, maze, bare.course, language),
        ..bare
    }
}

fn enabled(app: &App, play: &Play) -> Enabled {
    let walks = app.maze.mode == Mode::Walk;
    Enabled {
        hint: !(walks && play.is_won()),
        undo: play.history.can_undo(),
        redo: play.history.can_redo(),
        restart: walks && play.steps() > 0,
        solve: true,
        share: true,
        cross: false,
    }
}

/// The counts and what they count.
fn counts(
    app: &App,
    play: &Play,
    maze: &Maze,
    shortest: Option<usize>,
    language: Language,
) -> ([String; 4], [&'static str; 4]) {
    let none = || "–".to_owned();
    let number = |number: Option<usize>| number.map_or_else(none, |number| number.to_string());
    match (app.maze.mode, &app.maze.watch) {
        (Mode::Watch, Some(watch)) => {
            let course = watch.first();
            let (kind, counters) = (course.search().kind(), course.counters());
            let back = match kind {
                Kind::Depth => counters.steps_back.to_string(),
                _ => none(),
            };
            let counts = [
                counters.expanded.to_string(),
                counters.frontier_max.to_string(),
                number(way(course)),
                back,
            ];
            (counts, say::searched(kind, language))
        }
        (Mode::Watch, None) => Default::default(),
        (Mode::Walk, _) => {
            let (steps, shortest) = (play.steps().to_string(), number(shortest));
            let counts = [steps, shortest, String::new(), String::new()];
            (counts, say::walked(language))
        }
        (Mode::Draw, _) => {
            let size = maze.size();
            let walls = size.cells().filter(|cell| maze.is_wall(*cell)).count();
            let sides = [size.width, size.height].map(usize::from);
            let counts = [sides[0], sides[1], walls, size.area() - walls];
            (counts.map(|count| count.to_string()), say::drawn(language))
        }
    }
}

/// The steps of the way to where a search is, or of the way found; nothing where there is none.
fn way(course: &course::Course) -> Option<usize> {
    let way = || course.marks().way(course.here()).len();
    (course.found() != Some(false)).then(way)
}

/// Where the ball is, while it rests.
fn ball(app: &App, play: &Play) -> Option<Cell> {
    match (app.maze.mode, &app.maze.watch) {
        (Mode::Walk, _) => Some(play.now().ball()),
        (Mode::Watch, Some(watch)) if !watch.is_moving() => {
            let course = watch.first();
            (course.search().kind() == Kind::Depth).then(|| course.here())
        }
        _ => None,
    }
}

/// What the last command did.
fn status(app: &App, play: &Play, maze: &Maze, language: Language) -> String {
    let said = match &app.say {
        Say::Won => return won(play, language),
        Say::Maze(said) => *said,
        say => return words::say(say, language),
    };
    match said {
        Said::Step | Said::NoWay | Said::Shown => stands(app, language),
        Said::Speed => say::sped(app.maze.rate(), language),
        Said::Chosen => say::chosen(app.maze.choice, language),
        Said::Cursor(cell) => say::cursor(cell, maze.square(cell), language),
        said => words::say(&Say::Maze(said), language),
    }
}

/// What is going on: in the search, or whose turn it is.
fn stands(app: &App, language: Language) -> String {
    let said = match (app.maze.mode, &app.maze.watch) {
        (Mode::Watch, Some(watch)) if watch.is_running() => Said::Searching,
        (Mode::Watch, Some(watch)) if watch.is_moving() => Said::Walking,
        (Mode::Watch, Some(watch)) => {
            let shown = shown(watch, language);
            return shown.unwrap_or_else(|| say::reason(watch.first(), language));
        }
        (Mode::Watch, None) => Said::Ready,
        (Mode::Walk, _) => Said::Walk,
        (Mode::Draw, _) => Said::Draw(app.maze.tool),
    };
    words::say(&Say::Maze(said), language)
}

/// The way found against a shortest one, once both are shown.
fn shown(watch: &Watch, language: Language) -> Option<String> {
    let (way, shortest) = watch.ways().filter(|_| watch.is_shown())?;
    let (way, shortest) = (way.len(), shortest.len());
    Some(say::compared(say::FOUND, way, shortest, language))
}

/// The steps of the player against those of a shortest way.
fn won(play: &Play, language: Language) -> String {
    let steps = play.steps();
    let shortest = play.shortest().map_or(steps, |way| way.len());
    say::compared(say::WALKED, steps, shortest, language)
}

fn banner(app: &App, play: &Play, language: Language) -> Option<Banner> {
    let next = (say::next(language), "next");
    let mode = app.maze.mode;
    let shown = match &app.maze.watch {
        Some(watch) if mode == Mode::Watch => shown(watch, language).zip(watch.ways()),
        _ => None,
    };
    let (kind, title, text, actions) = if app.say == Say::Maze(Said::TooLong) {
        let text = words::say(&app.say, language);
        let actions = vec![(say::keep(language), "keep")];
        (BannerKind::Notice, "", text, actions)
    } else if let Some((text, (way, shortest))) = shown {
        let is_shortest = way.len() == shortest.len();
        let loops = (say::loops(language), "loops");
        let actions = vec![if is_shortest { loops } else { next }];
        (BannerKind::Won, say::found(language), text, actions)
    } else if mode == Mode::Walk && play.is_won() {
        let mut text = won(play, language);
        if app.maze.is_record {
            text = words::join(&text, words::record(language), language);
        }
        let actions = vec![next, (say::again(language), "again")];
        (BannerKind::Won, say::out(language), text, actions)
    } else {
        return None;
    };
    let actions = actions.into_iter();
    Some(Banner {
        kind,
        title: title.to_owned(),
        text,
        actions: actions
            .map(|(label, command)| (label.to_owned(), command))
            .collect(),
    })
}

fn course(app: &App, maze: &Maze, bare: Course, language: Language) -> Course {
    let mut course = Course {
        speed: say::speed(app.maze.rate(), language),
        orders: orders(app, language),
        fault: app
            .maze
            .fault
            .map_or_else(String::new, |fault| say::fault(fault, language)),
        size: maze.size(),
        ..bare
    };
    if app.maze.mode == Mode::Draw {
        course.array = text::write(maze);
    }
    if let Some(watch) = &app.maze.watch {
        let first = watch.first();
        course.is_running = watch.is_running();
        (course.at, course.whole) = (watch.at(), watch.whole());
        course.place = [course.at, course.whole]
            .map(|steps| steps.to_string())
            .join(" / ");
        course.lanes = lanes(watch, language);
        course.list = list(first);
        course.list_name = say::list_name(first.search().kind(), language);
    }
    course
}

/// The searches that run side by side; a way is called the shortest once it is found.
fn lanes(watch: &Watch, language: Language) -> Vec<String> {
    let courses = watch.courses();
    if courses.len() < 2 {
        return Vec::new();
    }
    let shortest = watch.ways().map(|(_, shortest)| shortest.len());
    let lane = |course: &course::Course| {
        let way = way(course);
        let is_shortest = course.found() == Some(true) && way == shortest;
        let kind = course.search().kind();
        say::lane(kind, course.counters(), (way, is_shortest), language)
    };
    courses.iter().map(lane).collect()
}

/// The newest cells of the list or of the frontier, newest last, as rows and columns.
fn list(course: &course::Course) -> String {
    let cells = course.frontier(MOST);
    let is_whole = cells.len() == course.counters().frontier as usize;
    let mut list = String::from(if is_whole { "" } else { "…" });
    for cell in cells.into_iter().rev() {
        if !list.is_empty() {
            list.push(' ');
        }
        list.push_str(&(cell.y + 1).to_string());
        list.push(',');
        list.push_str(&(cell.x + 1).to_string());
    }
    list
}

/// How the orders of directions compare.
fn orders(app: &App, language: Language) -> Vec<Row> {
    let tallies = &app.maze.orders;
    if tallies.is_empty() {
        return Vec::new();
    }
    let way = |tally: &search::Tally| tally.way.unwrap_or_default();
    let most = |numbers: &mut dyn Iterator<Item = u32>| numbers.max().unwrap_or_default().max(1);
    let longest = most(&mut tallies.iter().map(way));
    let largest = most(&mut tallies.iter().map(|tally| tally.expanded));
    let part = |number: u32, of: u32| (u64::from(number) * 1000 / u64::from(of)) as u16;
    let rows = Order::all().into_iter().zip(tallies);
    rows.map(|(order, tally)| Row {
        order,
        name: say::arrows(order),
        told: say::tally(*tally, language),
        way: part(way(tally), longest),
        tried: part(tally.expanded, largest),
    })
    .collect()
}
