//! The board on the canvas: the triangles of a scene, handed to macroquad.
//! Floor and walls are cut into triangles once and kept until board, place or colours change; what moves is cut anew
//! for each frame, which is little. Nothing here opens a window or asks for a frame.
//! Invariant: what is kept belongs to the board or setting, the fit and the palette that it is kept with.

use crate::{
    maze::Maze,
    river::Setting,
    sokoban::Board,
    view::{
        Fit, Shape, Stage,
        mesh::{self, Batch},
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
    ground: Ground,
    fit: Fit,
    palette: Palette,
    floor: Vec<Mesh>,
    walls: Vec<Mesh>,
}

/// What the still part of a picture is of.
enum Ground {
    Board(Rc<Board>),
    River(Setting),
    Maze(Maze),
}

impl Ground {
    fn of(stage: &Stage) -> Self {
        match stage {
            Stage::Sokoban(scene, ..) => Self::Board(Rc::clone(scene.position.board())),
            Stage::River(scene, ..) => Self::River(scene.setting),
            Stage::Maze(scene, ..) => Self::Maze(scene.maze.clone()),
        }
    }

    fn is_of(&self, stage: &Stage) -> bool {
        match (self, stage) {
            (Self::Board(board), Stage::Sokoban(scene, ..)) => {
                Rc::ptr_eq(board, scene.position.board())
            }
            (Self::River(setting), Stage::River(scene, ..)) => *setting == scene.setting,
            (Self::Maze(maze), Stage::Maze(scene, ..)) => *maze == scene.maze,
            _ => false,
        }
    }
}

impl Canvas {
    /// Draws a scene over the whole canvas, whatever the number of its own pixels.
    pub fn draw(&mut self, stage: &Stage, palette: Palette) {
        let fit = stage.fit();
        let (width, height) = fit.viewport();
        // Turned over, as macroquad's cameras count from the bottom.
        set_camera(&Camera2D::from_display_rect(Rect::new(
            0.0, height, width, -height,
        )));
        let [red, green, blue, alpha] = Token::Page.rgba(palette, 100).0;
        clear_background(Color::from_rgba(red, green, blue, alpha));
        let (glow, pieces) = stage.moving();
        let still = self.still(stage, palette);
        still.floor.iter().for_each(draw_mesh);
        meshes(&glow, fit, palette).iter().for_each(draw_mesh);
        still.walls.iter().for_each(draw_mesh);
        meshes(&pieces, fit, palette).iter().for_each(draw_mesh);
    }

    fn still(&mut self, stage: &Stage, palette: Palette) -> &Still {
        let fit = stage.fit();
        let kept = self.still.take().filter(|still| {
            still.ground.is_of(stage) && still.fit == *fit && still.palette == palette
        });
        self.still.insert(kept.unwrap_or_else(|| {
            let picture = stage.still();
            Still {
                ground: Ground::of(stage),
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
