//! The board on the canvas: the triangles of a scene, handed to macroquad.
//! Floor and walls are cut into triangles once and kept until board, place or colours change; what moves is cut anew
//! for each frame, which is little. Nothing here opens a window or asks for a frame.
//! Invariant: what is kept belongs to the board, the fit and the palette that it is kept with.

use crate::{
    app::sokoban::scene::Scene,
    sokoban::Board,
    view::{
        Fit, Shape,
        mesh::{self, Batch},
        sokoban::{self, Frame},
        tokens::{Palette, Token},
    },
};
use macroquad::{
    camera::{Camera2D, set_camera},
    color::Color,
    math::{Rect, Vec2, Vec3, Vec4},
    models::{Mesh, Vertex, draw_mesh},
    window::clear_background,
};
use std::rc::Rc;

/// Draws scenes, and keeps what stays the same from one to the next.
#[derive(Default)]
pub struct Canvas {
    still: Option<Still>,
}

struct Still {
    board: Rc<Board>,
    fit: Fit,
    palette: Palette,
    floor: Vec<Mesh>,
    walls: Vec<Mesh>,
}

impl Canvas {
    /// Draws a scene over the whole canvas, whatever the number of its own pixels; the fit has to be one of the
    /// scene's board.
    pub fn draw(&mut self, scene: &Scene, fit: &Fit, palette: Palette) {
        let (width, height) = fit.viewport();
        // Turned over, as macroquad's cameras count from the bottom.
        set_camera(&Camera2D::from_display_rect(Rect::new(
            0.0, height, width, -height,
        )));
        let [red, green, blue, alpha] = Token::Page.rgba(palette, 100).0;
        clear_background(Color::from_rgba(red, green, blue, alpha));
        let (glow, pieces) =
            sokoban::moving(scene, &Frame::of(scene.position.board()), fit.detail());
        let still = self.still(scene.position.board(), fit, palette);
        still.floor.iter().for_each(draw_mesh);
        meshes(&glow, fit, palette).iter().for_each(draw_mesh);
        still.walls.iter().for_each(draw_mesh);
        meshes(&pieces, fit, palette).iter().for_each(draw_mesh);
    }

    fn still(&mut self, board: &Rc<Board>, fit: &Fit, palette: Palette) -> &Still {
        let kept = self.still.take().filter(|still| {
            Rc::ptr_eq(&still.board, board) && still.fit == *fit && still.palette == palette
        });
        self.still.insert(kept.unwrap_or_else(|| {
            let picture = sokoban::still(board, fit.detail());
            Still {
                board: Rc::clone(board),
                fit: *fit,
                palette,
                floor: meshes(&picture.floor, fit, palette),
                walls: meshes(&picture.walls, fit, palette),
            }
        }))
    }
}

fn meshes(shapes: &[Shape], fit: &Fit, palette: Palette) -> Vec<Mesh> {
    mesh::triangles(shapes, fit, palette)
        .into_iter()
        .map(of_batch)
        .collect()
}

fn of_batch(batch: Batch) -> Mesh {
    let vertices = batch.vertices.iter().map(|vertex| Vertex {
        position: Vec3::new(vertex.at.x, vertex.at.y, 0.0),
        uv: Vec2::ZERO,
        color: vertex.colour.0,
        normal: Vec4::ZERO,
    });
    Mesh {
        vertices: vertices.collect(),
        indices: batch.indices,
        texture: None,
    }
}
