//! The whole game as a function of events: no clock, no screen, no storage, no worker of its own.
//! [`App::update`] takes one [`Event`] and gives the [`Effect`]s that the page must carry out; what the player sees is
//! read from the app by [`panel`](crate::panel) and [`view`](crate::view).
//! Invariant: the same events in the same order give the same effects and the same app.

pub mod choice;
pub mod desk;
pub mod event;
mod hands;
pub mod motion;
mod open;
pub mod play;
pub mod saved;
pub mod say;
pub mod scene;
mod search;
pub mod ways;

use crate::{grid::Size, link, seed::Stream};
pub use choice::{Language, Theme};
use desk::Desk;
pub use event::{Command, Effect, Event, Shared};
use motion::{Millis, Motion};
use play::Play;
use saved::{Best, Records, Settings};
pub use say::{Found, Notice, Say};
use scene::{HintLight, Scene};

/// Solve playing a solution.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Playback {
    pub paused: bool,
    /// From 0, slow, to 3, fast.
    pub speed: u8,
    /// Pushes made since it began.
    pub made: usize,
    /// When the next push is due.
    due: Millis,
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
    pub game: Option<String>,
    pub calm: bool,
}

/// The whole game.
pub struct App {
    pub play: Option<Play>,
    pub desk: Desk,
    pub say: Say,
    pub notice: Option<Notice>,
    pub found: Found,
    pub playback: Option<Playback>,
    pub settings: Settings,
    pub records: Records,
    /// The kind of level that New makes.
    pub kind: (Size, Option<u8>),
    /// Whether the last win is a new best result.
    pub is_record: bool,
    browser_language: Language,
    motion: Motion,
    calm: bool,
    now: Millis,
    seeds: Stream,
    saved_game: Option<String>,
    /// The next level, made while this one is played.
    ready: Option<Play>,
    /// What the address held last, and whether the next address is a new entry.
    address: String,
    push_address: bool,
    budget: u64,
    watched: Option<ways::Stand>,
    helped: bool,
    effects: Vec<Effect>,
}

impl App {
    pub fn new(boot: Boot) -> Self {
        let mut app = Self {
            play: None,
            desk: Desk::default(),
            say: Say::Nothing,
            notice: None,
            found: Found::Nothing,
            playback: None,
            settings: Settings::default(),
            records: Records::default(),
            kind: (link::SIZE, Some(link::BOXES)),
            is_record: false,
            browser_language: Language::from_tag(&boot.language),
            motion: Motion::default(),
            calm: boot.calm,
            now: 0,
            seeds: Stream::from_entropy(boot.entropy),
            saved_game: boot.game,
            ready: None,
            address: String::new(),
            push_address: false,
            budget: search::FIRST_BUDGET,
            watched: None,
            helped: false,
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
        self.motion.is_moving() || self.playback.is_some_and(|playback| !playback.paused)
    }

    pub fn language(&self) -> Language {
        self.settings.language.unwrap_or(self.browser_language)
    }

    /// The board as it looks now, once there is one.
    pub fn scene(&self) -> Option<Scene> {
        let play = self.play.as_ref()?;
        let shown = self.motion.shown(self.now);
        let is_still = shown.is_none();
        let (position, step) = match shown {
            Some((before, step)) => (before.clone(), Some(step)),
            None => (play.now().clone(), None),
        };
        let stuck = match play.loss() {
            Some(loss) if is_still => play.marked(loss),
            _ => Vec::new(),
        };
        Some(Scene {
            facing: step.map_or(play.facing, |step| step.dir),
            hint: play.hint.filter(|_| is_still).and_then(|push| {
                Some(HintLight {
                    from: push.from,
                    dir: push.dir,
                    walk: play.walk_of(push)?,
                })
            }),
            picked: play.picked,
            targets: play.targets(),
            stuck,
            won: is_still && play.is_won(),
            position,
            step,
        })
    }

    /// The best result for the level on the board.
    pub fn best(&self) -> Option<Best> {
        let play = self.play.as_ref()?;
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
                self.motion.stop();
            }
            Event::PictureOnly => {
                // A picture anew for each frame would be slow and heavy.
                self.calm = true;
                self.motion.stop();
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
        self.motion.advance(now);
        self.play_on();
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
        let Some(play) = &self.play else { return };
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
