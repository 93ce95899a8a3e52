//! The app at a table, for scripts of play.

#![allow(dead_code, reason = "each test crate uses its own part")]

use searchlight::{
    app::{
        App, Boot, Command, Effect, Event, Say, Scene, Sheet, maze, maze::watch::Watch, river::Act,
        river::play::Play,
    },
    grid::Dir,
    job,
    link::{self, Link, Source},
    panel::Panel,
    river::{self, Move},
    sokoban::text,
};
use std::collections::{BTreeMap, VecDeque};

/// The app at a table: a worker that runs when it is told to, an address, a storage, a clock.
pub struct Table {
    pub app: App,
    pub jobs: VecDeque<(u32, String)>,
    pub asked: usize,
    pub ended: usize,
    pub address: String,
    pub entries: usize,
    pub stored: BTreeMap<&'static str, String>,
    pub aside: Vec<&'static str>,
    /// Files that the player was handed.
    pub files: Vec<String>,
    pub opened: Vec<Sheet>,
    pub now: u64,
}

impl Table {
    pub fn new(boot: Boot) -> Self {
        let mut table = Self {
            app: App::new(boot),
            jobs: VecDeque::new(),
            asked: 0,
            ended: 0,
            address: String::new(),
            entries: 0,
            stored: BTreeMap::new(),
            aside: Vec::new(),
            opened: Vec::new(),
            files: Vec::new(),
            now: 0,
        };
        table.tell(Event::Tick(0));
        table
    }

    pub fn at(level: &str) -> Self {
        let mut table = Self::new(Boot::default());
        table.open(level);
        table
    }

    /// The game that a text after `#` names.
    pub fn of(address: &str) -> Self {
        let mut table = Self::new(Boot::default());
        table.open_address(address);
        table
    }

    /// The address bar changes by itself.
    pub fn open_address(&mut self, address: &str) {
        address.clone_into(&mut self.address);
        self.tell(Event::Open(address.to_owned()));
    }

    pub fn open(&mut self, level: &str) {
        self.tell(Event::Open(by_value(level)));
    }

    pub fn tell(&mut self, event: Event) {
        for effect in self.app.update(event) {
            match effect {
                Effect::Ask { job, request } => {
                    self.asked += 1;
                    self.jobs.push_back((job, request));
                }
                Effect::EndWorker => {
                    self.ended += 1;
                    self.jobs.clear();
                }
                Effect::SetLink { text, push } => {
                    self.entries += usize::from(push);
                    self.address = text;
                }
                Effect::Save { key, text } => {
                    self.stored.insert(key, text);
                }
                Effect::SetAside(key) => self.aside.push(key),
                Effect::Open(sheet) => self.opened.push(sheet),
                Effect::Keep { text, .. } => self.files.push(text),
            }
        }
    }

    /// What the maze had to say last.
    pub fn said(&self) -> maze::Said {
        match self.app.say {
            Say::Maze(said) => said,
            ref say => panic!("{say:?} is no word of the maze"),
        }
    }

    pub fn tell_all(&mut self, commands: impl IntoIterator<Item = Command>) {
        for command in commands {
            self.tell(Event::Do(command));
        }
    }

    pub fn walk(&mut self, letters: &str) {
        for letter in letters.chars() {
            self.tell(Event::Step(Dir::from_letter(letter).expect("a letter")));
        }
    }

    pub fn act(&mut self, act: Act) {
        self.tell(Event::River(act));
    }

    /// Presses keys, by the browser's names with spaces between; `Space` is the space, `Shift+` goes before a name.
    pub fn press(&mut self, keys: &str) {
        for key in keys.split(' ') {
            let (shift, key) = match key.strip_prefix("Shift+") {
                Some(key) => (true, key),
                None => (false, key),
            };
            let key = if key == "Space" { " " } else { key };
            let event = Event::of_key(self.app.game, key, false, shift);
            self.tell(event.expect("a key of the game"));
        }
    }

    /// Plays moves of River by hand, one by one.
    pub fn sail(&mut self, moves: &str) {
        for mv in river::text::read(moves).expect("moves") {
            self.tell(match mv {
                Move::Board(kind) => Event::River(Act::Kind(kind)),
                Move::Land(kind) => Event::River(Act::Land(kind)),
                Move::Cross => Event::Do(Command::Cross),
            });
        }
    }

    /// The game on the river.
    pub fn game(&self) -> &Play {
        self.app.river.play.as_ref().expect("a game on the river")
    }

    pub fn river_is_won(&self) -> bool {
        self.game().now().is_across()
    }

    /// Has the worker do all its jobs, and those that follow from them.
    pub fn work(&mut self) {
        while let Some((job, request)) = self.jobs.pop_front() {
            let mut told = Vec::new();
            let reply = job::run(&request, &mut |text| told.push(text));
            for text in told.into_iter().chain([reply]) {
                self.tell(Event::Reply {
                    job,
                    text,
                    millis: 7,
                });
            }
        }
    }

    /// Lets frames pass until nothing moves; gives how many it took.
    pub fn settle(&mut self) -> usize {
        let mut frames = 0;
        while self.app.is_moving() {
            self.now += 16;
            self.tell(Event::Tick(self.now));
            frames += 1;
            assert!(frames < 100_000, "motion never ends");
        }
        frames
    }

    pub fn panel(&self) -> Panel {
        Panel::of(&self.app)
    }

    /// The scene of the Sokoban board.
    pub fn board(&self) -> searchlight::app::sokoban::scene::Scene {
        match self.app.scene().expect("a board") {
            Scene::Sokoban(scene) => scene,
            _ => panic!("another puzzle is on the screen"),
        }
    }

    /// The scene of the river.
    pub fn river(&self) -> searchlight::app::river::scene::Scene {
        match self.app.scene().expect("a river") {
            Scene::River(scene) => scene,
            _ => panic!("another puzzle is on the screen"),
        }
    }

    /// The scene of the maze.
    pub fn maze(&self) -> searchlight::app::maze::scene::Scene {
        match self.app.scene().expect("a maze") {
            Scene::Maze(scene) => scene,
            _ => panic!("another puzzle is on the screen"),
        }
    }

    /// The maze on the board, and the ball in it.
    pub fn walked(&self) -> &maze::play::Play {
        self.app.maze.play.as_ref().expect("a maze on the board")
    }

    /// The searches that are watched.
    pub fn watch(&self) -> &Watch {
        self.app.maze.watch.as_ref().expect("a search is watched")
    }

    pub fn act_on_maze(&mut self, act: maze::Act) {
        self.tell(Event::Maze(act));
    }

    /// Lets a frame come so many milliseconds after the last.
    pub fn pass(&mut self, millis: u64) {
        self.now += millis;
        self.tell(Event::Tick(self.now));
    }

    pub fn line(&self) -> String {
        let play = self
            .app
            .sokoban
            .play
            .as_ref()
            .expect("a level is on the board");
        play.history
            .moves()
            .iter()
            .map(|dir| dir.letter())
            .collect()
    }

    pub fn is_won(&self) -> bool {
        self.app
            .sokoban
            .play
            .as_ref()
            .is_some_and(|play| play.is_won())
    }
}

/// The link of a level by value.
pub fn by_value(level: &str) -> String {
    let position = text::read_one(level).expect("a level");
    Link::Sokoban(link::Sokoban {
        source: Source::Value(position),
        moves: Vec::new(),
    })
    .to_string()
}

/// The link of a maze by value, searched with a choice.
pub fn maze_link(maze: &searchlight::maze::Maze, choice: link::Choice) -> String {
    link::Maze {
        origin: link::Origin::Value(maze.clone()),
        choice,
        moves: Vec::new(),
    }
    .to_string()
}
