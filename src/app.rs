//! The whole game as a function of events: no clock, no screen, no storage, no worker of its own.
//! [`App::update`] takes one [`Event`] and gives the [`Effect`]s that the page must carry out; what the player sees is
//! read from the app by [`panel`](crate::panel) and [`view`](crate::view).
//! Invariant: the same events in the same order give the same effects and the same app.

mod address;
pub mod choice;
pub mod desk;
pub mod event;
pub mod maze;
pub mod motion;
pub mod playback;
pub mod progress;
pub mod river;
pub mod saved;
pub mod say;
pub mod sokoban;

use crate::{
    date::Date,
    grid::Dir,
    link::{self, Game, Link},
    seed::Stream,
};
pub use choice::{Language, Theme};
use desk::Desk;
pub use event::{Command, Effect, Event, Shared, Sheet};
use maze::Maze;
use motion::Millis;
use playback::Playback;
use progress::Progress;
use river::River;
use saved::{Best, Records, SavedError, Settings};
pub use say::{Found, Notice, Say};
use sokoban::Sokoban;

/// The board at one moment.
#[derive(Clone, PartialEq, Debug)]
pub enum Scene {
    Sokoban(sokoban::scene::Scene),
    River(river::scene::Scene),
    Maze(maze::scene::Scene),
}

/// What the app is told when the page begins.
#[derive(Clone, Debug, Default)]
pub struct Boot {
    /// From the browser's random source; all seeds of the session are drawn from it.
    pub entropy: [u8; 32],
    /// The browser's language tag.
    pub language: String,
    /// Stored texts, where there are any.
    pub settings: Option<String>,
    pub records: Option<String>,
    pub progress: Option<String>,
    /// The day, in universal time.
    pub today: Date,
    /// The links of the games played last, in the order of [`Game::ALL`].
    pub games: [Option<String>; Game::ALL.len()],
    pub calm: bool,
}

/// The whole game.
pub struct App {
    /// The puzzle on the screen.
    pub game: Game,
    pub sokoban: Sokoban,
    pub river: River,
    pub maze: Maze,
    /// The jobs of the worker.
    pub desk: Desk,
    pub say: Say,
    pub notice: Option<Notice>,
    pub settings: Settings,
    pub records: Records,
    pub progress: Progress,
    pub today: Date,
    browser_language: Language,
    /// Whether the Chinese words could not be loaded.
    lacks_chinese: bool,
    calm: bool,
    now: Millis,
    /// All seeds of the session come from here.
    seeds: Stream,
    /// What the address held last, and whether the next address is a new entry.
    address: String,
    push_address: bool,
    effects: Vec<Effect>,
}

impl App {
    pub fn new(boot: Boot) -> Self {
        let [sokoban, river, maze] = boot.games;
        let mut app = Self {
            game: Game::default(),
            sokoban: Sokoban::new(sokoban),
            river: River::new(river),
            maze: Maze::new(maze),
            desk: Desk::default(),
            say: Say::Nothing,
            notice: None,
            settings: Settings::default(),
            records: Records::default(),
            progress: Progress::default(),
            today: boot.today,
            browser_language: Language::from_tag(&boot.language),
            lacks_chinese: false,
            calm: boot.calm,
            now: 0,
            seeds: Stream::from_entropy(boot.entropy),
            address: String::new(),
            push_address: false,
            effects: Vec::new(),
        };
        app.settings = app.recall(saved::SETTINGS, boot.settings, Settings::read);
        if let Some(kind) = app.settings.kind {
            app.sokoban.kind = kind;
        }
        app.records = app.recall(saved::RECORDS, boot.records, Records::read);
        app.progress = app.recall(saved::PROGRESS, boot.progress, Progress::read);
        app
    }

    /// What a stored text says, or nothing yet; a broken text is set aside.
    fn recall<T: Default>(
        &mut self,
        key: &'static str,
        text: Option<String>,
        read: fn(&str) -> Result<T, SavedError>,
    ) -> T {
        match text.as_deref().map(read) {
            None => T::default(),
            Some(Ok(kept)) => kept,
            Some(Err(_)) => {
                self.set_aside(key);
                T::default()
            }
        }
    }

    /// Takes one event, and gives what the page must do about it.
    pub fn update(&mut self, event: Event) -> Vec<Effect> {
        if let Event::Tick(now) = event {
            self.tick(now);
        } else {
            self.take(event);
            if self.game == Game::Sokoban {
                self.look_ahead();
            }
            self.write_address();
        }
        std::mem::take(&mut self.effects)
    }

    /// Whether the board changes by itself, so that another frame is wanted.
    pub fn is_moving(&self) -> bool {
        match self.game {
            Game::Sokoban => self.sokoban.is_moving(),
            Game::River => self.river.is_moving(),
            Game::Maze => self.maze.is_moving(),
        }
    }

    /// The language that the page speaks: the chosen one, else the browser's, but English where the words are lacking.
    pub fn language(&self) -> Language {
        if self.lacks_chinese {
            return Language::English;
        }
        self.settings.language.unwrap_or(self.browser_language)
    }

    /// The board as it looks now, once there is one.
    pub fn scene(&self) -> Option<Scene> {
        match self.game {
            Game::Sokoban => self.sokoban.scene(self.now).map(Scene::Sokoban),
            Game::River => self.river.scene(self.now).map(Scene::River),
            Game::Maze => self.maze.scene(self.now).map(Scene::Maze),
        }
    }

    /// The best result for the game on the board, whatever has been played.
    pub fn best(&self) -> Option<Best> {
        let address = match self.game {
            Game::Sokoban => self.sokoban.play.as_ref()?.level_address(),
            Game::River => river::address(self.river.play.as_ref()?.setting()),
            Game::Maze => self.maze.play.as_ref()?.level_address(),
        };
        self.records.best(&address)
    }

    fn take(&mut self, event: Event) {
        match event {
            Event::Tick(_) => {}
            Event::Open(text) => self.open(&text),
            Event::Step(dir) => self.arrow(dir),
            Event::River(act) => self.act(act),
            Event::Maze(act) if self.game == Game::Maze => self.act_on_maze(act),
            Event::Maze(_) => {}
            Event::Tap(cell) if self.game == Game::Maze => self.tap_maze(cell),
            Event::Tap(cell) => self.tap(cell),
            Event::Lift(cell) => self.lift(cell),
            Event::Drag { from, to } => self.drag(from, to),
            Event::Do(command) => self.command(command),
            Event::Make { kind, seed } => self.make(kind, seed),
            Event::Reply { job, text, millis } => self.reply(job, &text, millis),
            Event::WorkerFailed(fault) => self.worker_failed(fault),
            Event::Shared(shared) => self.say = Say::Shared(shared),
            Event::Today(today) => self.today = today,
            Event::Day(day) => self.show_day(day),
            Event::Daily(band) => self.open_daily(band),
            Event::Campaign(place) => self.open_campaign(place),
            Event::Stored {
                settings,
                records,
                progress,
            } => self.take_over(settings, records, progress),
            Event::StorageBlocked => self.notify(Notice::StorageBlocked),
            Event::Calm(calm) => {
                self.calm = calm;
                if calm {
                    self.stop_motion();
                }
            }
            Event::NoChinese => {
                self.lacks_chinese = true;
                self.notify(Notice::NoChinese);
            }
            Event::PictureOnly => {
                // A picture anew for each frame would be slow and heavy.
                self.calm = true;
                self.stop_motion();
                self.notify(Notice::PictureOnly);
            }
        }
    }

    fn command(&mut self, command: Command) {
        match command {
            Command::Theme => self.change_theme(),
            Command::Language => self.change_language(),
            Command::Dismiss => self.notice = None,
            Command::DayBefore => self.show_day(self.day().before().unwrap_or_default()),
            Command::DayAfter => self.show_day(self.day().after()),
            command if self.game == Game::Maze => self.command_maze(command),
            Command::Pause => self.pause(),
            Command::StepOn => self.step_on(),
            Command::Slower => self.change_speed(-1),
            Command::Faster => self.change_speed(1),
            Command::Stop => self.stop_playback(),
            command => match self.game {
                Game::Sokoban => self.command_sokoban(command),
                Game::River => self.command_river(command),
                Game::Maze => {}
            },
        }
    }

    fn arrow(&mut self, dir: Dir) {
        match self.game {
            Game::Sokoban => self.step(dir),
            Game::River => self.step_focus(dir),
            Game::Maze => self.arrow_in_maze(dir),
        }
    }

    fn stop_motion(&mut self) {
        self.sokoban.motion.stop();
        self.river.motion.stop();
        self.maze.end_motion();
    }

    fn tick(&mut self, now: Millis) {
        self.now = now;
        match self.game {
            Game::Sokoban => {
                self.sokoban.motion.advance(now);
                self.play_on();
            }
            Game::River => {
                self.river.motion.advance(now);
                self.auto_on();
            }
            Game::Maze => self.tick_maze(now),
        }
    }

    fn playback(&mut self) -> Option<&mut Playback> {
        match self.game {
            Game::Sokoban => self.sokoban.playback.as_mut(),
            Game::River => self.river.playback.as_mut(),
            Game::Maze => None,
        }
    }

    fn pause(&mut self) {
        let now = self.now;
        if let Some(playback) = self.playback() {
            playback.pause(now);
            self.say = if playback.paused {
                Say::Paused
            } else {
                Say::Playing
            };
        }
    }

    /// Makes one push or crossing of the solution and pauses.
    fn step_on(&mut self) {
        if let Some(playback) = self.playback() {
            playback.paused = true;
            match self.game {
                Game::Sokoban => self.play_push(),
                Game::River => self.auto_step(),
                Game::Maze => {}
            }
        }
    }

    fn change_speed(&mut self, by: i8) {
        if let Some(playback) = self.playback() {
            playback.change_speed(by);
        }
    }

    fn stop_playback(&mut self) {
        if self.playback().is_some() {
            self.sokoban.playback = None;
            self.river.playback = None;
            self.say = Say::Stopped;
        }
    }

    fn change_theme(&mut self) {
        self.settings.theme = match self.settings.theme {
            Theme::Auto => Theme::Light,
            Theme::Light => Theme::Dark,
            Theme::Dark => Theme::Auto,
        };
        self.say = Say::ThemeNow(self.settings.theme);
        self.save_settings();
    }

    fn change_language(&mut self) {
        self.settings.language = Some(match self.language() {
            Language::English => Language::Chinese,
            Language::Chinese => Language::English,
        });
        // The words are asked for once more.
        if std::mem::take(&mut self.lacks_chinese) && self.notice == Some(Notice::NoChinese) {
            self.notice = None;
        }
        self.say = Say::LanguageNow;
        self.save_settings();
    }

    fn save_settings(&mut self) {
        self.effects.push(Effect::Save {
            key: saved::SETTINGS,
            text: self.settings.text(),
        });
    }

    fn save_records(&mut self) {
        self.effects.push(Effect::Save {
            key: saved::RECORDS,
            text: self.records.text(),
        });
    }

    fn save_progress(&mut self) {
        self.effects.push(Effect::Save {
            key: saved::PROGRESS,
            text: self.progress.text(),
        });
    }

    /// Takes over what another tab has chosen and reached, so that neither writes over the other. A text that can't be
    /// read is the other tab's to deal with.
    fn take_over(
        &mut self,
        settings: Option<String>,
        records: Option<String>,
        progress: Option<String>,
    ) {
        if let Some(Ok(settings)) = settings.as_deref().map(Settings::read) {
            self.settings = settings;
        }
        // Two tabs that write at the same moment write over each other: whoever hears of it puts both together.
        if let Some(Ok(records)) = records.as_deref().map(Records::read) {
            let is_lacking = self.records.has_more_than(&records);
            self.records.join(records);
            if is_lacking {
                self.save_records();
            }
        }
        if let Some(Ok(progress)) = progress.as_deref().map(Progress::read) {
            self.progress.join(progress.clone());
            if self.progress != progress {
                self.save_progress();
            }
        }
    }

    fn set_aside(&mut self, key: &'static str) {
        self.effects.push(Effect::SetAside(key));
        self.notify(Notice::Saved(key));
    }

    fn notify(&mut self, notice: Notice) {
        self.notice = Some(notice);
    }
}
