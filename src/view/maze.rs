//! The maze as shapes: floor and walls, what the searches know of each cell, ways, and the ball.
//! Flat colours of cells are [`Field`]s, so that a maze of forty thousand cells costs one picture and no paths; where
//! cells are large, walls and the joints between the tiles lie over the field and give it its form.
//! Invariant: every lane of a scene lies in its own share of the viewport, with room for its caption above.

mod field;
mod ground;
mod layout;
mod light;
mod way;

pub use ground::still;
pub use layout::{CAPTION, GAP, Layout};

use super::{Detail, Field, Point, Shape};
use crate::{
    app::maze::scene::{Lane, Scene},
    grid::{Cell, Dir},
    maze::{Maze, search::Mark},
};

/// The cells in flat colours: one field for each lane of which anything is known.
pub fn fields(scene: &Scene, layout: &Layout, detail: Detail) -> Vec<Field> {
    let mut fields = Vec::new();
    for (index, lane) in scene.lanes.iter().enumerate() {
        if detail == Detail::Least || lane.marks.is_some() {
            fields.push(field::of_lane(scene, index, layout.corner(index), detail));
        }
    }
    fields
}

/// The layers `glow`, which nothing needs here, and `pieces`.
pub fn moving(scene: &Scene, layout: &Layout, detail: Detail) -> (Vec<Shape>, Vec<Shape>) {
    let mut shapes = Vec::new();
    for (index, lane) in scene.lanes.iter().enumerate() {
        let is_first = index == 0;
        let view = View {
            scene,
            lane,
            index,
            layout,
            detail,
        };
        if !scene.draws {
            light::glow(&view, &mut shapes);
        }
        if detail == Detail::All {
            light::marks(&view, &mut shapes);
        }
        if is_first {
            light::below(&view, &mut shapes);
        }
        if detail != Detail::Least {
            way::draw(&view, &mut shapes);
        }
        if !scene.draws {
            light::ball(&view, &mut shapes);
        }
        if is_first {
            light::above(&view, &mut shapes);
        }
    }
    (Vec::new(), shapes)
}

/// One lane of a scene with where it is drawn.
struct View<'a> {
    scene: &'a Scene,
    lane: &'a Lane,
    index: usize,
    layout: &'a Layout,
    detail: Detail,
}

impl View<'_> {
    fn middle(&self, cell: Cell) -> Point {
        self.layout.middle(self.index, cell)
    }
}

/// Whether a lane's search takes cells from a frontier, and is not a ball with a list of where it came from.
fn has_frontier(lane: &Lane, maze: &Maze) -> bool {
    let marks = lane.marks.as_ref();
    marks.is_some_and(|marks| marks.mark(maze.entrance()) == Mark::Done)
}

/// From a cell on the rim into the maze, the way that is free if there are several; nothing from any other cell.
fn inward(maze: &Maze, cell: Cell) -> Option<Dir> {
    let is_outside = |dir: Dir| !maze.size().contains(cell + dir);
    let mut inward = Dir::ALL
        .into_iter()
        .filter(|dir| is_outside(dir.opposite()));
    let first = inward.next()?;
    let free = |dir: &Dir| !maze.is_wall(cell + *dir);
    Some(inward.find(free).filter(|_| !free(&first)).unwrap_or(first))
}
