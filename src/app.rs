//! The whole game as a function of events: no clock, no screen, no storage, no worker of its own.
//! [`App::update`] takes one [`Event`] and gives the [`Effect`]s that the page must carry out; what the player sees is
//! read from the app by [`panel`](crate::panel) and [`view`](crate::view).
//! Invariant: the same events in the same order give the same effects and the same app.

pub mod choice;
pub mod event;
pub mod motion;
pub mod playback;
pub mod river;
pub mod saved;
pub mod say;
pub mod sokoban;

use crate::{
    link::{self, Link},
    seed::Stream,
};
pub use choice::{Language, Theme};
pub use event::{Command, Effect, Event, Shared};
use motion::Millis;
use playback::Playback;
use saved::{Best, Records, Settings};
pub use say::{Found, Notice, Say};
use sokoban::Sokoban;

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
    pub game: Option<String>,
    pub calm: bool,
}

/// The whole game.
pub struct App {
    pub sokoban: Sokoban,
    pub say: Say,
    pub notice: Option<Notice>,
    pub settings: Settings,
    pub records: Records,
    browser_language: Language,
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
        let mut app = Self {
            sokoban: Sokoban::new(boot.game),
            say: Say::Nothing,
            notice: None,
            settings: Settings::default(),
            records: Records::default(),
            browser_language: Language::from_tag(&boot.language),
            calm: boot.calm,
            now: 0,
            seeds: Stream::from_entropy(boot.entropy),
            address: String::new(),
            push_address: false,
            effects: Vec::new(),
        };
        match boot.settings.as_deref().map(Settings::read) {
            None => {}
            Some(Ok(settings)) => app.settings = settings,
            Some(Err(_)) => app.set_aside(saved::SETTINGS),
        }
        match boot.records.as_deref().map(Records::read) {
            None => {}
            Some(Ok(records)) => app.records = records,
            Some(Err(_)) => app.set_aside(saved::RECORDS),
        }
        app
    }

    /// Takes one event, and gives what the page must do about it.
    pub fn update(&mut self, event: Event) -> Vec<Effect> {
        if let Event::Tick(now) = event {
            self.tick(now);
        } else {
            self.take(event);
            self.look_ahead();
            self.write_address();
        }
        std::mem::take(&mut self.effects)
    }

    /// Whether the board changes by itself, so that another frame is wanted.
    pub fn is_moving(&self) -> bool {
        self.sokoban.is_moving()
    }

    pub fn language(&self) -> Language {
        self.settings.language.unwrap_or(self.browser_language)
    }

    /// The board as it looks now, once there is one.
    pub fn scene(&self) -> Option<sokoban::scene::Scene> {
        self.sokoban.scene(self.now)
    }

    /// The best result for the level on the board.
    pub fn best(&self) -> Option<Best> {
        let play = self.sokoban.play.as_ref()?;
        self.records.best(&play.level_address())
    }

    fn take(&mut self, event: Event) {
        match event {
            Event::Tick(_) => {}
            Event::Open(text) => self.open(&text),
            Event::Step(dir) => self.step(dir),
            Event::Tap(cell) => self.tap(cell),
            Event::Lift(cell) => self.lift(cell),
            Event::Drag { from, to } => self.drag(from, to),
            Event::Do(command) => self.command(command),
            Event::Make { size, boxes, seed } => self.make(size, boxes, seed),
            Event::Reply { job, text, millis } => self.reply(job, &text, millis),
            Event::WorkerFailed(fault) => self.worker_failed(fault),
            Event::Shared(shared) => self.say = Say::Shared(shared),
            Event::Stored { settings, records } => self.take_over(settings, records),
            Event::StorageBlocked => self.notify(Notice::StorageBlocked),
            Event::Calm(calm) => {
                self.calm = calm;
                self.sokoban.motion.stop();
            }
            Event::PictureOnly => {
                // A picture anew for each frame would be slow and heavy.
                self.calm = true;
                self.sokoban.motion.stop();
                self.notify(Notice::PictureOnly);
            }
        }
    }

    fn command(&mut self, command: Command) {
        match command {
            Command::Hint => self.hint(),
            Command::Enter => self.make_lit_push(),
            Command::Undo => self.undo(),
            Command::Redo => self.redo(),
            Command::Restart => self.restart(),
            Command::New => self.new_level(),
            Command::Solve => self.solve(),
            Command::Pause => self.pause(),
            Command::StepOn => self.step_on(),
            Command::Slower => self.change_speed(-1),
            Command::Faster => self.change_speed(1),
            Command::Stop => self.stop_playback(),
            Command::Cancel => self.cancel(),
            Command::Back => self.back(),
            Command::Theme => self.change_theme(),
            Command::Language => self.change_language(),
            Command::Dismiss => self.notice = None,
            Command::Escape => self.escape(),
        }
    }

    fn tick(&mut self, now: Millis) {
        self.now = now;
        self.sokoban.motion.advance(now);
        self.play_on();
    }

    /// Opens the text after `#`: the level it names with its moves played, or what was saved where it is empty.
    fn open(&mut self, text: &str) {
        // What the address holds now is this text, so that a corrected link is written back.
        self.address = text.trim_start_matches('#').to_owned();
        let text = self.address.clone();
        if text.is_empty() {
            self.go_on();
        } else {
            self.open_link(&text);
        }
    }

    fn open_link(&mut self, text: &str) {
        self.notice = None;
        match Link::read(text) {
            Err(fault) => {
                // The fresh level takes the broken link's place in the history, so that Back does not meet it again.
                self.fresh_level(false);
                self.notify(Notice::BadLink(fault));
            }
            Ok((Link::Sokoban(link), notices)) => {
                self.open_sokoban(link);
                self.notify_of_link(notices);
            }
        }
    }

    fn notify_of_link(&mut self, notices: Vec<link::Notice>) {
        if !notices.is_empty() {
            self.notify(Notice::Link(notices));
        }
    }

    fn playback(&mut self) -> &mut Option<Playback> {
        &mut self.sokoban.playback
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
            self.play_push();
        }
    }

    fn change_speed(&mut self, by: i8) {
        if let Some(playback) = self.playback() {
            playback.change_speed(by);
        }
    }

    fn stop_playback(&mut self) {
        if self.playback().take().is_some() {
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
        self.say = Say::LanguageNow;
        self.save_settings();
    }

    fn save_settings(&mut self) {
        self.effects.push(Effect::Save {
            key: saved::SETTINGS,
            text: self.settings.text(),
        });
    }

    /// Takes over what another tab has chosen and reached, so that neither writes over the other. A text that can't be
    /// read is the other tab's to deal with.
    fn take_over(&mut self, settings: Option<String>, records: Option<String>) {
        if let Some(Ok(settings)) = settings.as_deref().map(Settings::read) {
            self.settings = settings;
        }
        if let Some(Ok(records)) = records.as_deref().map(Records::read) {
            self.records = records;
        }
    }

    fn set_aside(&mut self, key: &'static str) {
        self.effects.push(Effect::SetAside(key));
        self.notify(Notice::Saved(key));
    }

    fn notify(&mut self, notice: Notice) {
        self.notice = Some(notice);
    }

    /// Keeps the address and the saved game at the position on the board.
    fn write_address(&mut self) {
        let Some(play) = &self.sokoban.play else {
            return;
        };
        let text = play.address();
        if text != self.address {
            self.address.clone_from(&text);
            self.effects.push(Effect::SetLink {
                text: text.clone(),
                push: self.push_address,
            });
            // A level that only fills in for a broken link is not worth the game that was kept.
            if !matches!(self.notice, Some(Notice::BadLink(_))) {
                self.effects.push(Effect::Save {
                    key: saved::GAME,
                    text,
                });
            }
        }
        self.push_address = false;
    }
}
