//! A scene laid out on a viewport: where its picture lies, whichever puzzle it is of.
//! Invariant: what is laid out is drawn with the fit that it was laid out with.

use super::{Field, Fit, Picture, Shape, maze, river, sokoban};
use crate::app::{
    Scene, maze::scene::Scene as MazeScene, river::scene::Scene as RiverScene,
    sokoban::scene::Scene as SokobanScene,
};

/// A scene laid out on a viewport.
pub enum Stage<'a> {
    Sokoban(&'a SokobanScene, sokoban::Frame, Fit),
    River(&'a RiverScene, river::Layout, Fit),
    Maze(&'a MazeScene, maze::Layout, Fit),
}

impl<'a> Stage<'a> {
    /// Lays a scene out on a viewport of `width` x `height` units (CSS pixels), each of `density` device pixels.
    pub fn new(scene: &'a Scene, viewport: (f32, f32), density: f32) -> Self {
        match scene {
            Scene::Sokoban(scene) => {
                let frame = sokoban::Frame::of(scene.position.board());
                let fit = frame.fit(viewport, density);
                Self::Sokoban(scene, frame, fit)
            }
            Scene::River(scene) => {
                let layout = river::Layout::new(&scene.setting, viewport.0, viewport.1);
                let fit = layout.fit(density);
                Self::River(scene, layout, fit)
            }
            Scene::Maze(scene) => {
                let (size, lanes) = (scene.maze.size(), scene.lanes.len());
                let layout = maze::Layout::new(size, lanes, viewport, density);
                let fit = *layout.fit();
                Self::Maze(scene, layout, fit)
            }
        }
    }

    pub fn fit(&self) -> &Fit {
        match self {
            Self::Sokoban(.., fit) | Self::River(.., fit) | Self::Maze(.., fit) => fit,
        }
    }

    /// What never changes while this board is played, with the layers `glow` and `pieces` empty.
    pub fn still(&self) -> Picture {
        match self {
            Self::Sokoban(scene, _, fit) => sokoban::still(scene.position.board(), fit.detail()),
            Self::River(_, layout, fit) => river::still(layout, fit.detail()),
            Self::Maze(scene, layout, fit) => maze::still(scene, layout, fit.detail()),
        }
    }

    /// The layers `glow` and `pieces`.
    pub fn moving(&self) -> (Vec<Shape>, Vec<Shape>) {
        match self {
            Self::Sokoban(scene, frame, fit) => sokoban::moving(scene, frame, fit.detail()),
            Self::River(scene, layout, fit) => river::moving(scene, layout, fit.detail()),
            Self::Maze(scene, layout, fit) => maze::moving(scene, layout, fit.detail()),
        }
    }

    /// The cells in flat colours.
    pub fn fields(&self) -> Vec<Field> {
        match self {
            Self::Sokoban(..) | Self::River(..) => Vec::new(),
            Self::Maze(scene, layout, fit) => maze::fields(scene, layout, fit.detail()),
        }
    }

    pub fn picture(&self) -> Picture {
        let mut picture = self.still();
        picture.fields = self.fields();
        (picture.glow, picture.pieces) = self.moving();
        picture
    }
}
