//! The browser's side: what the page's script calls, the queue of inputs, and the turn that empties it.
//!
//! Every listener pushes an [`Input`] and asks for a frame. The frame's turn hands the events to the app in their order,
//! carries out what it answers, writes what changed to the page and paints. Nothing reads the page back, and nothing
//! but a turn changes the app. Before WebGL starts, after it is lost and where there is none, the same turn runs
//! from the browser's own frame callback and paints a picture instead.

mod boot;
mod buttons;
mod campaign;
mod chinese;
mod dom;
mod fault;
mod input;
mod labels;
mod maze;
mod page;
mod pointer;
mod share;
mod sheets;
mod sight;
mod store;
mod worker;

use crate::{
    app::{
        App, Effect, Event, Scene, Shared, Sheet, Theme, maze::Act, playback::Playback,
        river::scene::Target,
    },
    job,
    link::Game,
    paint::{self, Canvas},
    panel::Panel,
    svg::{self, Colours},
    view::{Point, Stage as Laid, sokoban::Gesture, tokens::Palette},
};
use buttons::Press;
use dom::window;
use js_sys::Function;
use page::Page;
use std::cell::{Cell, RefCell};
use wasm_bindgen::prelude::*;
use worker::Desk;

/// The longest link that is shared, in bytes: many programs that links are sent by cut longer ones.
const LONGEST_SHARED: usize = 8000;

/// What listeners queue.
enum Input {
    Event(Event),
    /// A key on the board.
    Key(input::Key),
    /// Chinese can be spoken now.
    Learned,
    /// A pointer on the board, at a point of the board's region in CSS pixels.
    Pointer(Phase, Point),
    /// A pointer on the state graph, at a point of its region in CSS pixels.
    Sight(Phase, Point),
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Phase {
    Down,
    Move,
    Up,
    Cancel,
}

/// Where the board is drawn.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    /// As an SVG picture.
    Picture,
    /// On the canvas, but the first frame has not come yet and the picture still covers it.
    Opening,
    /// On the canvas.
    Canvas,
}

struct Shell {
    app: App,
    page: Page,
    desk: Desk,
    canvas: Canvas,
    sight: sight::Pictures,
    gesture: Option<Gesture>,
    /// The person or boat that a pointer went down on.
    pressed: Option<Target>,
    /// Whether the player has been told that nothing is stored.
    told_blocked: bool,
    /// What the page says now, for listeners that must act within the press.
    said: Option<Panel>,
}

thread_local! {
    static SHELL: RefCell<Option<Shell>> = const { RefCell::new(None) };
    static QUEUE: RefCell<Vec<Input>> = const { RefCell::new(Vec::new()) };
    static STAGE: Cell<Stage> = const { Cell::new(Stage::Picture) };
    /// Whether a frame has been asked for that has not come yet.
    static ASKED: Cell<bool> = const { Cell::new(false) };
}

/// Starts the app on the page; `spawn` makes a worker that has the module, `words` fetches the Chinese for [`chinese::learn`].
///
/// # Errors
/// When the page lacks an element that the app needs.
#[wasm_bindgen]
pub fn start(spawn: Function, words: Function) -> Result<(), JsValue> {
    fault::watch();
    let app = App::new(boot::boot());
    chinese::prepare(words);
    chinese::want(&app);
    let page = Page::find()?;
    input::listen(&page)?;
    buttons::listen(pressed)?;
    maze::prepare();
    let is_stored = store::is_open();
    let shell = Shell {
        app,
        page,
        desk: Desk::new(spawn),
        canvas: Canvas::default(),
        sight: sight::Pictures::default(),
        gesture: None,
        pressed: None,
        told_blocked: !is_stored,
        said: None,
    };
    SHELL.with(|slot| *slot.borrow_mut() = Some(shell));
    push(Input::Event(Event::Open(boot::address())));
    if !is_stored {
        blocked();
    }
    Ok(())
}

/// Gives the board to WebGL, whose context the canvas has by now.
#[wasm_bindgen]
pub fn open_board() {
    paint::open(turn);
    fault::watch(); // miniquad has put its own panic hook in place
    STAGE.set(Stage::Opening);
    ASKED.set(false);
    ask();
}

/// Tells the app that there is no WebGL here.
#[wasm_bindgen]
pub fn no_graphics() {
    push(Input::Event(Event::PictureOnly));
}

/// Goes on with pictures after WebGL's context was lost: miniquad can open a window but once.
#[wasm_bindgen]
pub fn lost_graphics() {
    STAGE.set(Stage::Picture);
    ASKED.set(false); // what was asked of the canvas may never come
    push(Input::Event(Event::PictureOnly));
}

/// The board's region has another size.
#[wasm_bindgen]
pub fn resized() {
    ask();
}

/// Whether frames of the canvas may be drawn.
#[wasm_bindgen]
pub fn draws_on_canvas() -> bool {
    !fault::struck() && STAGE.get() != Stage::Picture
}

/// The worker's export: does what `request` asks, tells `progress` on the way, and gives the answer.
#[wasm_bindgen]
pub fn work(request: &str, progress: &Function) -> String {
    job::run(request, &mut |text| {
        // A page that does not listen is no reason to stop.
        let _ = progress.call1(&JsValue::NULL, &JsValue::from_str(&text));
    })
}

/// Hears a button within its press.
fn pressed(press: Press) {
    let what = match press {
        Press::App(event) => return push(Input::Event(event)),
        // A maze can be kept as a file instead.
        Press::Share if said(is_too_long).unwrap_or_default() => {
            return push(Input::Event(Event::Maze(Act::TooLong)));
        }
        Press::Share => said(|panel| {
            let title = panel.title.clone();
            (full_link(&panel.link), panel.boast.clone(), title)
        }),
        Press::CopySeed => {
            if let Some(seed) = said(|panel| panel.seed.clone()).flatten() {
                share::copy(&seed, Shared::SeedCopied);
            }
            return;
        }
    };
    if let Some((link, text, title)) = what {
        share::share(&link, &text, &title);
    }
}

fn is_too_long(panel: &Panel) -> bool {
    panel.game == Game::Maze && panel.link.len() > LONGEST_SHARED
}

/// Reads the panel that the page was written from last.
fn said<T>(read: impl FnOnce(&Panel) -> T) -> Option<T> {
    SHELL.with(|slot| slot.borrow().as_ref()?.said.as_ref().map(read))
}

fn full_link(text: &str) -> String {
    let address = window().location().href().unwrap_or_default();
    let page = address.split('#').next().unwrap_or_default();
    format!("{page}#{text}")
}

fn blocked() {
    push(Input::Event(Event::StorageBlocked));
}

/// Puts an input at the end of the queue and sees to it that a turn comes.
fn push(input: Input) {
    QUEUE.with(|queue| queue.borrow_mut().push(input));
    ask();
}

/// Takes the oldest input from the queue, which is never long.
fn next_input() -> Option<Input> {
    QUEUE.with(|queue| {
        let mut queue = queue.borrow_mut();
        (!queue.is_empty()).then(|| queue.remove(0))
    })
}

/// Whether the address has changed since what is told to the app now.
fn is_address_queued() -> bool {
    QUEUE.with(|queue| {
        let queue = queue.borrow();
        queue
            .iter()
            .any(|input| matches!(input, Input::Event(Event::Open(_))))
    })
}

/// Asks for a turn at the next frame.
fn ask() {
    if fault::struck() || ASKED.replace(true) {
        return;
    }
    if STAGE.get() == Stage::Picture {
        dom::at_next_frame(turn);
    } else {
        paint::ask();
    }
}

/// Empties the queue, carries out what the app answers, writes the page and paints.
fn turn() {
    ASKED.set(false);
    SHELL.with(|slot| {
        if let Some(shell) = slot.borrow_mut().as_mut() {
            shell.turn();
        }
    });
}

impl Shell {
    fn turn(&mut self) {
        // Most frames only move pieces; the panel goes over the whole game, and is made only where it may differ.
        let shown = self.shown_by_itself();
        let mut is_told = self.tell(Event::Tick(dom::now() as u64));
        let today = boot::today();
        if today != self.app.today {
            is_told |= self.tell(Event::Today(today));
        }
        is_told |= shown != self.shown_by_itself();
        while let Some(input) = next_input() {
            is_told = true;
            match input {
                Input::Event(event) => {
                    self.tell(event);
                }
                Input::Key(key) => {
                    if let Some(event) = key.meaning(self.app.game) {
                        self.tell(event);
                    }
                }
                Input::Learned => {}
                Input::Pointer(phase, point) => self.point(phase, point),
                Input::Sight(phase, point) => self.point_at_sight(phase, point),
            }
        }
        // Asked for after the page has been written to, it would have the browser lay the page out within the turn. Where
        // that changes the board, the canvas is resized before it is seen, and drawn once more.
        let is_on_canvas = STAGE.get() == Stage::Canvas;
        let area = is_on_canvas.then(|| self.page.board_size());
        if is_told {
            chinese::want(&self.app);
            let panel = Panel::of(&self.app);
            self.page.write(&panel);
            self.said = Some(panel);
        }
        let palette = palette(self.app.settings.theme);
        let area = area.unwrap_or_else(|| self.page.board_size());
        self.paint(palette, area);
        self.sight.show(&self.app, palette);
        if self.app.is_moving() {
            ask();
        }
    }

    /// Hands the app an event and carries out what it answers; false where it answers nothing.
    fn tell(&mut self, event: Event) -> bool {
        let effects = self.app.update(event);
        let is_answered = !effects.is_empty();
        for effect in effects {
            match effect {
                Effect::Ask { job, request } => self.desk.ask(job, &request),
                Effect::EndWorker => self.desk.end(),
                // An address that has come in meanwhile is newer, and the app has yet to hear of it.
                Effect::SetLink { .. } if is_address_queued() => {}
                Effect::SetLink { text, push } => store::set_address(&text, push),
                Effect::Save { key, text } => {
                    if !store::write(key, &text) && !std::mem::replace(&mut self.told_blocked, true)
                    {
                        blocked();
                    }
                }
                Effect::SetAside(key) => store::set_aside(key),
                Effect::Open(sheet) => sheets::open(match sheet {
                    Sheet::River => "river-sheet",
                    Sheet::Maze => "maze-sheet",
                    Sheet::Orders => "orders-sheet",
                }),
                Effect::Keep { name, text } => share::keep(name, &text),
            }
        }
        is_answered
    }

    /// What the panel tells of that which goes on by itself: a solution that plays, or the step of a search.
    fn shown_by_itself(&self) -> (Option<Playback>, Option<(usize, bool)>) {
        let watch = self.app.maze.watch.as_ref();
        match self.app.game {
            Game::Sokoban => (self.app.sokoban.playback, None),
            Game::River => (self.app.river.playback, None),
            Game::Maze => (None, watch.map(|watch| (watch.at(), watch.is_moving()))),
        }
    }

    fn lay<'a>(&self, scene: &'a Scene, area: (f32, f32)) -> Laid<'a> {
        let density = window().device_pixel_ratio() as f32;
        Laid::new(scene, area, density)
    }

    fn paint(&mut self, palette: Palette, area: (f32, f32)) {
        let Some(scene) = self.app.scene() else {
            return;
        };
        let laid = self.lay(&scene, area);
        if STAGE.get() == Stage::Picture {
            let svg = svg::picture_on(&laid.picture(), Colours::Of(palette), laid.fit());
            self.page.show_picture(&svg);
        } else {
            self.canvas.draw(&laid, palette);
            self.page.show_canvas();
            STAGE.set(Stage::Canvas);
        }
    }
}

fn palette(theme: Theme) -> Palette {
    let is_dark = match theme {
        Theme::Light => false,
        Theme::Dark => true,
        Theme::Auto => window()
            .match_media("(prefers-color-scheme: dark)")
            .ok()
            .flatten()
            .is_some_and(|query| query.matches()),
    };
    if is_dark {
        Palette::Dusk
    } else {
        Palette::Paper
    }
}
