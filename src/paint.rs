//! The board on the canvas, by macroquad; the only file that names it.
//!
//! It opens the window, asks for frames and turns shapes into triangles. It keeps nothing between frames, and draws
//! none unless asked: macroquad's own loop is blocking and none of its input events wake it.

use macroquad::conf::{Conf, UpdateTrigger};
use macroquad::miniquad::conf::{Platform, WebGLVersion};
use macroquad::prelude::*;

/// Opens macroquad's window on the page's canvas; from then on `frame` runs whenever a frame has been asked for.
///
/// # Panics
///
/// When called twice in one instance of the module, since miniquad has one display for good.
pub fn open(frame: fn()) {
    let conf = Conf {
        miniquad_conf: miniquad::conf::Conf {
            high_dpi: true,
            sample_count: 4,
            icon: None,
            platform: Platform {
                // The first version's path in gl.js shows alerts in WebKit.
                webgl_version: WebGLVersion::WebGL2,
                blocking_event_loop: true,
                ..Default::default()
            },
            ..Default::default()
        },
        update_on: Some(UpdateTrigger::default()),
        ..Default::default()
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

/// Draws the trial's dot.
pub fn dot(x: f32, y: f32) {
    // The canvas in its own pixels: macroquad's notion of the pixel ratio is that of the moment it was opened.
    let (width, height) = miniquad::window::screen_size();
    set_camera(&Camera2D::from_display_rect(Rect::new(
        0.0, height, width, -height,
    )));
    clear_background(Color::from_rgba(34, 34, 68, 255));
    draw_circle(
        x * width,
        y * height,
        height * 0.05,
        Color::from_rgba(232, 176, 74, 255),
    );
}
