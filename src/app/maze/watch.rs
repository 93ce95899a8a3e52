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
/// The milliseconds of a second, and the parts of a step that are counted.
const WHOLE: Millis = 1000;
/// How long the ball takes for a step on the way found at most, and for all of that way.
const PACE: Millis = 150;
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
    /// Until when the clock has gone, while it goes by itself.
    run: Option<Millis>,
    /// What has passed of the time of the next step, in thousandths; kept over a pause, so that nothing is seen twice.
    passed: Millis,
    /// The last step on its way to the eye.
    glide: Option<Glide>,
    walk: Option<Walk>,
}

/// Something that is shown from one time on, for so long.
#[derive(Clone, Copy)]
struct Glide {
    since: Millis,
    lasts: Millis,
}

impl Glide {
    /// So many of the whole are over by now.
    fn over(self, now: Millis, whole: usize) -> usize {
        let elapsed = now.saturating_sub(self.since).min(self.lasts);
        (elapsed * whole as Millis / self.lasts) as usize
    }

    /// The part that is over by now of one among so many, from 0 to 1.
    fn part(self, now: Millis, whole: usize) -> f32 {
        let elapsed = now.saturating_sub(self.since);
        if elapsed >= self.lasts {
            return 1.0;
        }
        (elapsed * whole as Millis % self.lasts) as f32 / self.lasts as f32
    }
}

/// The ball on the way found.
#[derive(Clone, Copy)]
struct Walk {
    glide: Glide,
    /// Steps made, and to be made.
    made: usize,
    steps: usize,
    /// How much of the time had passed when the ball was stopped, while it is.
    held: Option<Millis>,
}

impl Walk {
    fn part(&self, now: Millis) -> f32 {
        let now = self.held.map_or(now, |held| self.glide.since + held);
        self.glide.part(now, self.steps)
    }
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
            passed: 0,
            glide: None,
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

    /// Whether all searches are shown to their ends.
    pub fn is_over(&self) -> bool {
        self.at == self.whole
    }

    pub fn is_running(&self) -> bool {
        self.run.is_some()
    }

    /// Whether anything changes by itself.
    pub fn is_moving(&self) -> bool {
        self.goes() || self.glide.is_some()
    }

    /// Whether the clock goes by itself, or the ball on the way found.
    pub fn goes(&self) -> bool {
        let is_held = self.walk.is_some_and(|walk| walk.held.is_some());
        self.run.is_some() || self.is_walking() && !is_held
    }

    /// Whether the ball is on the way found, and not at its end.
    pub fn is_walking(&self) -> bool {
        self.walk.is_some_and(|walk| walk.made < walk.steps)
    }

    /// Whether the way found has been walked to its end, so that a shortest one is shown beside it.
    pub fn is_shown(&self) -> bool {
        self.walk.is_some_and(|walk| walk.made == walk.steps)
    }

    /// The speed that shows all of it in good time, neither the slowest nor at once.
    pub fn fair_speed(&self) -> u8 {
        let last = RATES.len() - 2;
        let shows = |speed: &usize| self.whole as u32 / RATES[*speed] <= LONG;
        (1..last).find(shows).unwrap_or(last) as u8
    }

    /// Goes to where so many steps are shown, and stays there.
    pub fn go(&mut self, at: usize) {
        self.settle();
        self.walk = None;
        self.passed = 0;
        self.show(at);
    }

    /// Lets the clock go by itself.
    pub fn run(&mut self, now: Millis) {
        self.walk = None;
        self.run = Some(now);
    }

    /// Stops the clock; the step under way is still shown to its end.
    pub fn pause(&mut self) {
        self.run = None;
    }

    /// Goes to the end of the search, and lets the ball walk the way found from there; false where there is none.
    pub fn walk(&mut self, now: Millis) -> bool {
        self.go(self.whole);
        self.walk = self.ways.as_ref().map(|(way, _)| Walk {
            glide: Glide {
                since: now,
                lasts: WALK.min(PACE * way.len() as Millis),
            },
            made: 0,
            steps: way.len(),
            held: None,
        });
        self.walk.is_some()
    }

    /// Stops the ball on the way found, or lets it go on.
    pub fn hold(&mut self, now: Millis) {
        let Some(walk) = &mut self.walk else { return };
        let since = &mut walk.glide.since;
        walk.held = match walk.held {
            None => Some(now.saturating_sub(*since)),
            Some(held) => {
                *since = now.saturating_sub(held);
                None
            }
        };
    }

    /// Stops the clock, and shows the end of what moves.
    pub fn settle(&mut self) {
        self.pause();
        self.glide = None;
        if let Some(walk) = &mut self.walk {
            walk.made = walk.steps;
        }
    }

    /// Goes on with the time, at so many steps a second; whether a search or a walk has come to its end now.
    ///
    /// Steps only glide to the eye where that is wanted.
    pub fn advance(&mut self, now: Millis, rate: u32, glides: bool) -> bool {
        let was_under_way = self.is_running() || self.is_walking();
        if let Some(since) = self.run {
            self.run_on(now, since, rate, glides);
        }
        let is_over = |glide: &mut Glide| now.saturating_sub(glide.since) >= glide.lasts;
        self.glide.take_if(is_over);
        if let Some(walk) = self.walk.as_mut().filter(|walk| walk.held.is_none()) {
            walk.made = walk.made.max(walk.glide.over(now, walk.steps));
        }
        was_under_way && !self.is_running() && !self.is_walking()
    }

    fn run_on(&mut self, now: Millis, since: Millis, rate: u32, glides: bool) {
        let rate = Millis::from(rate);
        let passed = self.passed + now.saturating_sub(since) * rate;
        self.run = Some(now);
        self.passed = passed % WHOLE;
        let steps = match rate {
            0 => self.whole,
            _ => (passed / WHOLE).min(self.whole as Millis) as usize,
        };
        if steps > 0 {
            self.show(self.at + steps);
        }
        if steps > 0 && rate > 0 && glides {
            self.glide = Some(Glide {
                since: now - self.passed / rate,
                lasts: STEP.min(WHOLE / rate).max(1),
            });
        }
        if self.at == self.whole {
            self.run = None;
            self.passed = 0;
        }
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
    pub fn lanes(&self, now: Millis) -> Vec<Lane> {
        let part = self.glide.map_or(1.0, |glide| glide.part(now, 1));
        let lanes = self.courses.iter().map(|course| self.lane(course, part));
        let mut lanes: Vec<Lane> = lanes.collect();
        if let (Some(walk), Some((way, _))) = (self.walk, &self.ways) {
            let entrance = self.first().search().maze().entrance();
            let made = way[..walk.made].iter();
            let from = made.fold(entrance, |cell, dir| cell + *dir);
            let lane = &mut lanes[0];
            lane.walks = true;
            lane.from = from;
            lane.here = way.get(walk.made).map_or(from, |dir| from + *dir);
            lane.part = walk.part(now);
        }
        lanes
    }

    fn lane(&self, course: &Course, part: f32) -> Lane {
        let here = course.here();
        let walks = course.search().kind() == Kind::Depth;
        let from = match course.last() {
            Some(Event::Enter(dir)) => here + dir.opposite(),
            Some(Event::Back(dir)) => here + dir,
            _ => here,
        };
        let mut lane = Lane {
            marks: None,
            walks,
            from,
            here,
            // A search that has ended before the others does not move with them.
            part: if course.at() < self.at { 1.0 } else { part },
            next: None,
        };
        if self.at > 0 {
            lane.marks = Some(course.marks().clone());
            lane.next = next(course).filter(|_| walks);
        }
        lane
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

/// The cells of a way, with that where it begins.
pub(super) fn cells(from: Cell, way: &[Dir]) -> Vec<Cell> {
    let mut cells = vec![from];
    let mut here = from;
    for dir in way {
        here = here + *dir;
        cells.push(here);
    }
    cells
}
