//! The browser's side: what the page's script calls, the queue of events, and the turn that empties it.
//!
//! Every listener pushes an [`Event`] and asks for a frame. The frame's turn hands the events to the app in their order,
//! carries out what it answers, writes what changed to the page and paints. Nothing reads the page back, and nothing
//! but a turn changes the app. Before WebGL starts, after it is lost and where there is none, the same turn runs
//! from the browser's own frame callback and paints a picture instead.

mod fault;
mod input;
mod page;
mod trial;
mod worker;

use crate::paint;
use js_sys::Function;
use page::Page;
use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use trial::{App, Effect, Event};
use wasm_bindgen::prelude::*;
use worker::Desk;

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
}

thread_local! {
    static SHELL: RefCell<Option<Shell>> = const { RefCell::new(None) };
    static QUEUE: RefCell<VecDeque<Event>> = const { RefCell::new(VecDeque::new()) };
    static STAGE: Cell<Stage> = const { Cell::new(Stage::Picture) };
    /// Whether a frame has been asked for that has not come yet.
    static ASKED: Cell<bool> = const { Cell::new(false) };
}

/// Starts the app on the page; `spawn` makes a worker that has the module.
///
/// # Errors
///
/// When the page lacks an element that the app needs.
#[wasm_bindgen]
pub fn start(spawn: Function) -> Result<(), JsValue> {
    fault::watch();
    let page = Page::find()?;
    input::listen(&page)?;
    let shell = Shell {
        app: App::new(),
        page,
        desk: Desk::new(spawn),
    };
    SHELL.with(|slot| *slot.borrow_mut() = Some(shell));
    ask();
    Ok(())
}

/// Gives the board to WebGL, whose context the canvas has by now.
#[wasm_bindgen]
pub fn open_board() {
    paint::open(turn);
    fault::watch(); // miniquad has put its own panic hook in place
    STAGE.set(Stage::Opening);
}

/// Tells the app that there is no WebGL here.
#[wasm_bindgen]
pub fn no_graphics() {
    push(Event::NoGraphics);
}

/// Goes on with pictures after WebGL's context was lost: miniquad can open a window but once.
#[wasm_bindgen]
pub fn lost_graphics() {
    STAGE.set(Stage::Picture);
    ASKED.set(false); // what was asked of the canvas may never come
    push(Event::NoGraphics);
}

/// Whether frames of the canvas may be drawn.
#[wasm_bindgen]
pub fn draws_on_canvas() -> bool {
    !fault::struck() && STAGE.get() != Stage::Picture
}

/// The worker's export: does what `request` asks, tells `progress` on the way, and gives the answer.
#[wasm_bindgen]
pub fn work(request: &str, progress: &Function) -> String {
    trial::run(request, &mut |text| {
        // A page that does not listen is no reason to stop.
        let _ = progress.call1(&JsValue::NULL, &JsValue::from_str(&text));
    })
}

/// Puts an event at the end of the queue and sees to it that a turn comes.
fn push(event: Event) {
    QUEUE.with(|queue| queue.borrow_mut().push_back(event));
    ask();
}

/// Asks for a turn at the next frame.
fn ask() {
    if fault::struck() || ASKED.replace(true) {
        return;
    }
    if STAGE.get() == Stage::Picture {
        page::at_next_frame(turn);
    } else {
        paint::ask();
    }
}

/// Empties the queue, carries out what the app answers, writes the page and paints.
fn turn() {
    ASKED.set(false);
    SHELL.with(|slot| {
        let mut slot = slot.borrow_mut();
        let Some(shell) = slot.as_mut() else { return };
        while let Some(event) = QUEUE.with(|queue| queue.borrow_mut().pop_front()) {
            for effect in shell.app.update(event) {
                match effect {
                    Effect::Ask(job, request) => shell.desk.ask(job, &request),
                }
            }
        }
        shell.page.say(&shell.app.status);
        if STAGE.get() == Stage::Picture {
            shell.page.show_picture(&shell.app.picture());
        } else {
            paint::dot(shell.app.dot.x, shell.app.dot.y);
            shell.page.show_canvas();
            STAGE.set(Stage::Canvas);
        }
    });
}
