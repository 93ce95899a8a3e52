//! Searches side by side under one clock, which goes both ways: a search at each of its steps.
//! The searches run once, to their ends, when a watch begins; all that is shown is read off their courses.
//! Invariant: every course is at the step of the clock, or at its end where it is shorter.

use super::scene::Lane;
use crate::{
    app::motion::Millis,
    grid::{Cell, Dir},
    link::Choice,
    maze::{
        Maze,
        search::{Event, Kind, course::Course, shortest, walls},
    },
};

/// How many steps a second there are at each speed; the last shows all at once.
pub const RATES: [u32; 7] = [1, 4, 15, 60, 400, 4000, 0];
/// The longest that a search should take to watch by itself, in seconds.
const LONG: u32 = 20;
/// How long a ball takes for one step at most, in milliseconds: it rests for what is left.
const STEP: Millis = 240;
/// The shortest and the longest step of the ball on the way found, and how long that should take in all.
const PACES: (Millis, Millis) = (1, 150);
const WALK: Millis = 3000;

/// Searches under one clock.
pub struct Watch {
    courses: Vec<Course>,
    /// The steps of the way that the first search finds, and of a shortest one; nothing where there is no exit.
    ways: Option<(Vec<Dir>, Vec<Dir>)>,
    /// The walls that keep the exit shut, where there is no way.
    closing: Vec<Cell>,
    at: usize,
    whole: usize,
    /// Since when the clock has run by itself, and from where.
    run: Option<(Millis, usize)>,
    walk: Option<Walk>,
}

/// The ball on the way found.
#[derive(Clone, Copy)]
struct Walk {
    since: Millis,
    pace: Millis,
    /// Steps made.
    made: usize,
}

impl Watch {
    /// At the beginning of the searches that are chosen.
    pub fn new(maze: &Maze, choice: Choice) -> Self {
        let mut courses = Vec::new();
        let mut whole = 0;
        for kind in choice.kinds() {
            let mut course = Course::new(maze, kind, choice.order);
            whole = whole.max(course.finish());
            courses.push(course);
        }
        let first = courses[0].search();
        let ways = match first.found() {
            Some(true) => shortest(maze, maze.entrance()).map(|shortest| (first.way(), shortest)),
            _ => None,
        };
        Self {
            closing: match ways {
                Some(_) => Vec::new(),
                None => walls::closing(maze),
            },
            courses,
            ways,
            at: 0,
            whole,
            run: None,
            walk: None,
        }
    }

    pub fn courses(&self) -> &[Course] {
        &self.courses
    }

    /// The search that is told of.
    pub fn first(&self) -> &Course {
        &self.courses[0]
    }

    /// The steps of the way that the first search finds, and of a shortest one; nothing where there is no exit.
    pub fn ways(&self) -> Option<&(Vec<Dir>, Vec<Dir>)> {
        self.ways.as_ref()
    }

    /// How many steps of the searches are shown.
    pub fn at(&self) -> usize {
        self.at
    }

    /// How many steps the longest search has.
    pub fn whole(&self) -> usize {
        self.whole
    }

    pub fn is_running(&self) -> bool {
        self.run.is_some()
    }

    /// Whether anything changes by itself.
    pub fn is_moving(&self) -> bool {
        self.run.is_some() || self.walk.is_some_and(|walk| walk.made < self.way_len())
    }

    /// Whether the way found has been walked to its end, so that a shortest one is shown beside it.
    pub fn is_shown(&self) -> bool {
        self.walk.is_some_and(|walk| walk.made == self.way_len())
    }

    fn way_len(&self) -> usize {
        self.ways.as_ref().map_or(0, |(way, _)| way.len())
    }

    /// The speed that shows all of it in good time.
    pub fn fair_speed(&self) -> u8 {
        let shows = |rate: &u32| self.whole as u32 / rate.max(&1) <= LONG;
        let fair = RATES[1..].iter().position(shows);
        fair.map_or(RATES.len() - 2, |index| index + 1) as u8
    }

    /// Goes to where so many steps are shown, and stays there.
    pub fn go(&mut self, at: usize) {
        self.pause();
        self.walk = None;
        self.show(at);
    }

    pub fn run(&mut self, now: Millis) {
        self.walk = None;
        self.run = Some((now, self.at));
    }

    pub fn pause(&mut self) {
        self.run = None;
    }

    /// Lets the ball walk the way found, at once where it may not move.
    pub fn walk(&mut self, now: Millis, at_once: bool) {
        self.go(self.whole);
        let steps = self.way_len();
        let pace = WALK / steps.max(1) as Millis;
        self.walk = Some(Walk {
            since: now,
            pace: pace.clamp(PACES.0, PACES.1),
            made: if at_once { steps } else { 0 },
        });
    }

    /// Shows the end of what moves.
    pub fn end_walk(&mut self) {
        let steps = self.way_len();
        if let Some(walk) = &mut self.walk {
            walk.made = steps;
        }
    }

    /// Goes on with the time; whether something has come to its end now.
    pub fn advance(&mut self, now: Millis, rate: u32) -> bool {
        let was_moving = self.is_moving();
        if let Some((since, from)) = self.run {
            let steps = now.saturating_sub(since) * Millis::from(rate) / 1000;
            let at = from as Millis + steps;
            self.show(if rate == 0 { self.whole } else { at as usize });
            if self.at == self.whole {
                self.run = None;
            }
        }
        let steps = self.way_len();
        if let Some(walk) = &mut self.walk {
            let made = now.saturating_sub(walk.since) / walk.pace;
            walk.made = walk.made.max((made as usize).min(steps));
        }
        was_moving && !self.is_moving()
    }

    fn show(&mut self, at: usize) {
        self.at = at.min(self.whole);
        for course in &mut self.courses {
            course.go(self.at);
        }
    }

    /// The walls that keep the exit shut, once the search has come to its end.
    pub fn closing(&self) -> &[Cell] {
        match self.first().found() {
            Some(_) => &self.closing,
            None => &[],
        }
    }

    /// The cells of the way found that the ball has gone, and those of a shortest way once all is shown.
    pub fn shown(&self) -> (Vec<Cell>, Vec<Cell>) {
        let (Some(walk), Some((way, shortest))) = (self.walk, &self.ways) else {
            return Default::default();
        };
        let entrance = self.first().search().maze().entrance();
        let walked = cells(entrance, &way[..walk.made]);
        match self.is_shown() {
            true => (walked, cells(entrance, shortest)),
            false => (walked, Vec::new()),
        }
    }

    /// The pictures of the searches.
    pub fn lanes(&self, now: Millis, rate: u32) -> Vec<Lane> {
        let lanes = self.courses.iter().map(|course| {
            let mut lane = self.lane(course);
            if let Some((since, _)) = self.run {
                lane.part = part(now.saturating_sub(since), rate);
            }
            lane
        });
        let mut lanes: Vec<Lane> = lanes.collect();
        if let (Some(walk), Some((way, _))) = (self.walk, &self.ways) {
            let lane = &mut lanes[0];
            let (_, shown) = (walk.made, &way[..walk.made]);
            let entrance = self.first().search().maze().entrance();
            lane.here = shown.iter().fold(entrance, |cell, dir| cell + *dir);
            lane.from = lane.here;
            lane.walks = true;
            lane.next = None;
        }
        lanes
    }

    fn lane(&self, course: &Course) -> Lane {
        let here = course.here();
        let walks = course.search().kind() == Kind::Depth;
        let from = match course.last() {
            Some(Event::Enter(dir)) => here + dir.opposite(),
            Some(Event::Back(dir)) => here + dir,
            _ => here,
        };
        let is_begun = self.at > 0 || self.run.is_some();
        let marks = course.marks();
        Lane {
            marks: is_begun.then(|| marks.clone()),
            walks,
            from,
            here,
            part: 1.0,
            way: match is_begun {
                true => cells(course.search().maze().entrance(), &marks.way(here)),
                false => Vec::new(),
            },
            next: next(course).filter(|_| walks && is_begun),
        }
    }
}

/// Where depth-first search goes next, also back.
pub fn next(course: &Course) -> Option<Dir> {
    if course.found().is_some() {
        return None;
    }
    let (here, marks) = (course.here(), course.marks());
    let order = course.search().order().dirs();
    let free = order
        .into_iter()
        .find(|dir| marks.barrier(here, *dir).is_none());
    free.or_else(|| marks.came_by(here).map(Dir::opposite))
}

/// How much of a step is shown so long after the clock began.
fn part(elapsed: Millis, rate: u32) -> f32 {
    if rate == 0 {
        return 1.0;
    }
    let rate = Millis::from(rate);
    let within = elapsed * rate % 1000;
    let step = STEP.min(1000 / rate).max(1);
    (within as f32 / (step * rate) as f32).min(1.0)
}

/// The cells of a way, with that where it begins.
fn cells(from: Cell, way: &[Dir]) -> Vec<Cell> {
    let mut cells = vec![from];
    let mut here = from;
    for dir in way {
        here = here + *dir;
        cells.push(here);
    }
    cells
}
