//! The board on the canvas: the triangles of a scene and the textures of its fields, handed to macroquad.
//! Floor and walls are cut into triangles once and kept until board, place or colours change; what moves is cut anew
//! for each frame, which is little, and a texture is filled anew only when its cells have changed. Nothing here opens a window or asks for a frame.
//! Invariant: what is kept belongs to the board or setting, the fit and the palette that it is kept with.

use crate::{
    maze::Maze,
    river::Setting,
    sokoban::Board,
    view::{
        Field, Fit, Point, Shape, Stage, maze,
        mesh::{self, Batch},
        tokens::{Palette, Token},
    },
};
use macroquad::{
    camera::{Camera2D, set_camera},
    color::Color,
    math::{Rect, Vec2, Vec3, Vec4},
    models::{Mesh, Vertex, draw_mesh},
    texture::{FilterMode, Texture2D},
    window::clear_background,
};
use std::rc::Rc;

/// Draws scenes, and keeps what stays the same from one to the next.
#[derive(Default)]
pub struct Canvas {
    still: Option<Still>,
    painted: Vec<Painted>,
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
    Maze(Maze, maze::Layout),
}

impl Ground {
    fn of(stage: &Stage) -> Self {
        match stage {
            Stage::Sokoban(scene, ..) => Self::Board(Rc::clone(scene.position.board())),
            Stage::River(scene, ..) => Self::River(scene.setting),
            Stage::Maze(scene, layout, _) => Self::Maze(scene.maze.clone(), layout.clone()),
        }
    }

    fn is_of(&self, stage: &Stage) -> bool {
        match (self, stage) {
            (Self::Board(board), Stage::Sokoban(scene, ..)) => {
                Rc::ptr_eq(board, scene.position.board())
            }
            (Self::River(setting), Stage::River(scene, ..)) => *setting == scene.setting,
            (Self::Maze(maze, laid), Stage::Maze(scene, layout, _)) => {
                *maze == scene.maze && laid == layout
            }
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
        self.paint(stage.fields(), palette);
        let fields: Vec<Mesh> = self.painted.iter().map(|one| one.mesh(fit)).collect();
        let still = self.still(stage, palette);
        still.floor.iter().for_each(draw_mesh);
        fields.iter().for_each(draw_mesh);
        meshes(&glow, fit, palette).iter().for_each(draw_mesh);
        still.walls.iter().for_each(draw_mesh);
        meshes(&pieces, fit, palette).iter().for_each(draw_mesh);
    }

    /// Brings the textures up to the fields.
    fn paint(&mut self, fields: Vec<Field>, palette: Palette) {
        let mut kept = std::mem::take(&mut self.painted).into_iter();
        for field in fields {
            self.painted.push(match kept.next() {
                Some(one) if one.palette == palette && one.field == field => one,
                one => Painted::new(field, palette, one),
            });
        }
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

/// More than the colours that any field has, nothing among them.
const COLOURS: usize = 16;

/// A field as a texture.
struct Painted {
    texture: Texture2D,
    field: Field,
    palette: Palette,
}

impl Painted {
    /// Fills a texture with one pixel for each cell: that of another field where it is as large.
    fn new(field: Field, palette: Palette, other: Option<Self>) -> Self {
        let mut colours = [[0; 4]; COLOURS];
        for (at, ink) in field.inks.iter().enumerate() {
            colours[at + 1] = ink.0.rgba(palette, ink.1).0;
        }
        let mut pixels = Vec::with_capacity(field.cells.len());
        for cell in &field.cells {
            // No bound is checked where a remainder is the place.
            pixels.push(colours[usize::from(*cell) % COLOURS]);
        }
        let bytes = pixels.as_flattened();
        let (width, height) = sides(&field);
        let texture = match other {
            Some(other) if sides(&other.field) == (width, height) => {
                let (width, height) = (width.into(), height.into());
                other.texture.update_from_bytes(width, height, bytes);
                other.texture
            }
            _ => {
                let texture = Texture2D::from_rgba8(width, height, bytes);
                texture.set_filter(FilterMode::Nearest);
                texture
            }
        };
        Self {
            texture,
            field,
            palette,
        }
    }

    fn mesh(&self, fit: &Fit) -> Mesh {
        let (width, height) = sides(&self.field);
        let corner = |u: f32, v: f32| {
            let along = Point::new(f32::from(width) * u, f32::from(height) * v);
            let at = fit.place(self.field.corner + along);
            Vertex {
                position: Vec3::new(at.x, at.y, 0.0),
                uv: Vec2::new(u, v),
                color: [255; 4],
                normal: Vec4::ZERO,
            }
        };
        Mesh {
            vertices: vec![
                corner(0.0, 0.0),
                corner(1.0, 0.0),
                corner(1.0, 1.0),
                corner(0.0, 1.0),
            ],
            indices: vec![0, 1, 2, 0, 2, 3],
            texture: Some(self.texture.clone()),
        }
    }
}

/// Width and height of a field in cells.
fn sides(field: &Field) -> (u16, u16) {
    let height = field.cells.len() / field.width.max(1);
    (field.width as u16, height as u16)
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
