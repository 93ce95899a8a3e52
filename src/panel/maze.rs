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
        search::{Kind, Order, course},
        text,
    },
    words::{self, maze as say},
};

/// How many cells a maze has at most whose array text follows a stroke; that of a larger one waits for its end.
const LONG: usize = 2500;
/// How many cells of the list or of the frontier are told.
const MOST: usize = 40;

pub(super) fn panel(app: &App) -> Panel {
    let mut panel = Panel::bare(app);
    if let (Some(play), Some(maze)) = (&app.maze.play, app.maze.maze()) {
        fill(&mut panel, app, play, maze);
    }
    panel
}

fn fill(panel: &mut Panel, app: &App, play: &Play, maze: &Maze) {
    let language = panel.language;
    let params = play.params();
    // Only who walks needs to know, and finding out is a search.
    let mut shortest = None;
    if app.maze.mode == Mode::Walk {
        shortest = play.shortest();
        panel.best = app
            .best()
            .map(|best| say::best(best.pushes, shortest, language));
    }
    let name = say::name(maze, params, language);
    panel.name.push_str(name);
    panel.title = format!("{name} · {}", words::brand(language));
    let braid = params.map_or(0, |params| params.braid);
    panel.about = say::about(maze.size(), braid, language);
    if let Some(watch) = app
        .maze
        .watch
        .as_ref()
        .filter(|watch| watch.courses().len() > 1)
    {
        let counted = say::counted(watch.first().search().kind(), language);
        panel.about = words::join(&panel.about, &counted, language);
    }
    panel.seed = params.map(|params| params.seed.text().to_owned());
    (panel.counts, panel.counted) = counts(app, play, maze, shortest, language);
    panel.enabled = enabled(app, play);
    panel.hint_label = say::hint_label(play.hint.is_some(), language);
    panel.status = status(app, play, maze, language);
    panel.banner = banner(app, play, language);
    panel.board = say::board(maze, ball(app, play), language);
    panel.link = play.address(app.maze.choice);
    set_course(&mut panel.course, app, play, maze);
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
    match (app.maze.mode, &app.maze.watch) {
        (Mode::Watch, Some(watch)) => {
            let course = watch.first();
            let (kind, counters) = (course.search().kind(), course.counters());
            let back = (kind == Kind::Depth).then_some(counters.steps_back as usize);
            let [tried, most] = [counters.expanded, counters.frontier_max];
            let counts = [Some(tried as usize), Some(most as usize), way(course), back];
            (numbers(&counts, language), say::searched(kind, language))
        }
        (Mode::Watch, None) => Default::default(),
        (Mode::Walk, _) => {
            let counts = [Some(play.steps()), shortest];
            (numbers(&counts, language), say::walked(language))
        }
        (Mode::Draw, _) => {
            let size = maze.size();
            let walls = maze.walls();
            let (width, height) = (usize::from(size.width), usize::from(size.height));
            let ways = size.area() - walls;
            let counts = [Some(width), Some(height), Some(walls), Some(ways)];
            (numbers(&counts, language), say::drawn(language))
        }
    }
}

/// Numbers as texts, those that are missing as dashes.
fn numbers(counts: &[Option<usize>], language: Language) -> [String; 4] {
    let mut texts = <[String; 4]>::default();
    for (text, count) in texts.iter_mut().zip(counts) {
        *text = match count {
            Some(count) => say::number(*count, language),
            None => "–".to_owned(),
        };
    }
    texts
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
        (Mode::Watch, Some(watch)) if !watch.is_running() && !watch.is_walking() => {
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
        (Mode::Watch, Some(watch)) if watch.goes() => Said::Walking,
        (Mode::Watch, Some(watch)) => {
            let shown = shown(watch, language);
            return shown.unwrap_or_else(|| match watch.is_over() {
                true => say::ended(watch.courses(), language),
                false => say::reason(watch.first(), language),
            });
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
    let shortest = play.shortest().unwrap_or(steps);
    say::compared(say::WALKED, steps, shortest, language)
}

fn banner(app: &App, play: &Play, language: Language) -> Option<Banner> {
    let next = (say::next(language), "next");
    let mode = app.maze.mode;
    if app.say == Say::Maze(Said::TooLong) {
        let text = words::say(&app.say, language);
        let keep = (say::keep(language), "keep");
        return Some(banner_of(BannerKind::Notice, "", text, &[keep]));
    }
    if mode == Mode::Walk && play.is_won() {
        let mut text = won(play, language);
        if app.maze.is_record {
            text = words::join(&text, words::record(language), language);
        }
        let again = (say::again(language), "again");
        let title = say::out(language);
        return Some(banner_of(BannerKind::Won, title, text, &[next, again]));
    }
    let watch = app.maze.watch.as_ref().filter(|_| mode == Mode::Watch)?;
    let text = shown(watch, language)?;
    let (way, shortest) = watch.ways()?;
    let action = match way.len() == shortest.len() {
        true => (say::loops(language), "loops"),
        false => next,
    };
    let title = say::found(language);
    Some(banner_of(BannerKind::Won, title, text, &[action]))
}

fn banner_of(
    kind: BannerKind,
    title: &str,
    text: String,
    actions: &[(&str, &'static str)],
) -> Banner {
    let mut banner = Banner {
        kind,
        title: title.to_owned(),
        text,
        actions: Vec::new(),
    };
    for (label, command) in actions {
        banner.actions.push(((*label).to_owned(), command));
    }
    banner
}

fn set_course(course: &mut Course, app: &App, play: &Play, maze: &Maze) {
    let language = words::spoken(app.language());
    course.speed = say::speed(app.maze.rate(), language);
    course.orders = orders(app, language);
    course.size = maze.size();
    if let Some(fault) = app.maze.fault {
        course.fault = say::fault(fault, language);
    }
    if app.maze.mode == Mode::Draw {
        // A text of forty thousand digits takes a browser longer than a stroke may.
        let is_long = maze.size().area() > LONG;
        course.array = text::write(if is_long { play.maze() } else { maze });
    }
    if let Some(watch) = &app.maze.watch {
        let first = watch.first();
        course.is_running = watch.goes();
        (course.at, course.whole) = (watch.at(), watch.whole());
        course.place = format!("{} / {}", course.at, course.whole);
        course.lanes = lanes(watch, language);
        course.list = list(first);
        course.list_name = say::list_name(first.search().kind(), language);
    }
}

/// The searches that run side by side; a way is called the shortest once it is found.
fn lanes(watch: &Watch, language: Language) -> Vec<String> {
    let courses = watch.courses();
    if courses.len() < 2 {
        return Vec::new();
    }
    let shortest = watch.ways().map(|(_, shortest)| shortest.len());
    let mut lanes = Vec::new();
    for course in courses {
        let way = way(course);
        let is_shortest = course.found() == Some(true) && way == shortest;
        let kind = course.search().kind();
        lanes.push(say::lane(
            kind,
            course.counters(),
            (way, is_shortest),
            language,
        ));
    }
    lanes
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
    let (mut longest, mut largest) = (1, 1);
    for tally in tallies {
        longest = longest.max(tally.way.unwrap_or_default());
        largest = largest.max(tally.expanded);
    }
    let part = |number: u32, of: u32| (u64::from(number) * 1000 / u64::from(of)) as u16;
    let mut rows = Vec::new();
    for (order, tally) in Order::all().into_iter().zip(tallies) {
        rows.push(Row {
            order,
            name: say::arrows(order),
            told: say::tally(*tally, language),
            way: part(tally.way.unwrap_or_default(), longest),
            tried: part(tally.expanded, largest),
        });
    }
    rows
}
