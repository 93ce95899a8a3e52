//! The window on the page's canvas and its frames, by macroquad; this room alone names it.
//! What a frame draws is handed to `draw`; nothing here knows the game.
//! Invariant: no frame runs unless asked: macroquad's own loop is blocking, and none of its input events wake it.

mod draw;
mod sine;

pub use draw::Canvas;

use macroquad::conf::{Conf, UpdateTrigger};
use macroquad::miniquad::conf::{Platform, WebGLVersion};
use macroquad::{miniquad, texture::FilterMode, window::next_frame};

/// Opens macroquad's window on the page's canvas; from then on `frame` runs whenever a frame has been asked for.
///
/// # Panics
///
/// When called twice in one instance of the module, since miniquad has one display for good.
pub fn open(frame: fn()) {
    // Every field is named: the defaults hold a logo of 20 kB.
    let conf = Conf {
        miniquad_conf: miniquad::conf::Conf {
            window_title: String::new(),
            window_width: 0,
            window_height: 0,
            high_dpi: true,
            fullscreen: false,
            sample_count: 4,
            window_resizable: true,
            icon: None,
            platform: Platform {
                // The first version's path in gl.js shows alerts in WebKit.
                webgl_version: WebGLVersion::WebGL2,
                blocking_event_loop: true,
                ..Default::default()
            },
        },
        update_on: Some(UpdateTrigger::default()),
        default_filter_mode: FilterMode::Linear,
        draw_call_vertex_capacity: 10_000,
        draw_call_index_capacity: 5_000,
    };
    macroquad::Window::from_config(conf, async move {
        loop {
            frame();
            next_frame().await;
        }
    });
}

/// Asks for one frame; any number of calls before it are one.
pub fn ask() {
    miniquad::window::schedule_update();
}
