//! What a pointer does on the board and on the state graph, from press to release.
//! Where it is was queued by the listeners; what lies there is asked of the view.
//! Invariant: one press gives at most one event that plays, and only at its release.

use super::{Phase, Shell, sight};
use crate::{
    app::{
        Event,
        maze::{Act, Mode},
        river::{self, scene::Target},
    },
    grid::Cell,
    link::Game,
    view::{Point, Stage, sokoban::Gesture},
};

impl Shell {
    pub(super) fn point(&mut self, phase: Phase, point: Point) {
        let Some(scene) = self.app.scene() else {
            return;
        };
        let event = match self.lay(&scene, self.page.board_size()) {
            Stage::Sokoban(_, frame, fit) => {
                self.point_at_board(phase, point, frame.cell_at(fit.find(point)))
            }
            Stage::River(scene, layout, fit) => {
                let target = layout.target_at(scene, fit.find(point));
                // The second press of a double click finds a boat that has hardly left; any later one counts.
                let boat = &scene.boat;
                let leaves = boat.from != boat.to && boat.part < 0.4;
                let target = target.filter(|target| !(leaves && *target == Target::Boat));
                self.point_at_river(phase, target)
            }
            Stage::Maze(_, layout, fit) => {
                let cell = layout.cell_at(fit.find(point));
                self.point_at_maze(phase, point, cell)
            }
        };
        if let Some(event) = event {
            self.tell(event);
        }
    }

    fn point_at_board(&mut self, phase: Phase, point: Point, cell: Option<Cell>) -> Option<Event> {
        match phase {
            Phase::Down => {
                // What is on the board just now, not what its motion still shows.
                let play = self.app.sokoban.play.as_ref();
                let play = play.filter(|_| self.app.game == Game::Sokoban);
                let on_box =
                    cell.is_some_and(|cell| play.is_some_and(|play| play.now().has_box(cell)));
                self.gesture = Some(Gesture::begin(point, cell, on_box));
                None
            }
            Phase::Move => self.gesture.as_mut()?.go(point),
            Phase::Up => self.gesture.take()?.end(point, cell),
            Phase::Cancel => {
                self.gesture = None;
                None
            }
        }
    }

    /// Draws while the player draws; else a tap or a swipe.
    fn point_at_maze(&mut self, phase: Phase, point: Point, cell: Option<Cell>) -> Option<Event> {
        if self.app.maze.mode == Mode::Draw {
            return Some(Event::Maze(match phase {
                Phase::Down => Act::Press(cell),
                Phase::Move => Act::Drag(cell),
                Phase::Up | Phase::Cancel => Act::Release,
            }));
        }
        match self.point_at_board(phase, point, cell) {
            Some(Event::Step(dir)) => Some(Event::Maze(Act::Run(dir))),
            event => event,
        }
    }

    /// A tap is a press and its release on the same person, or on the boat.
    fn point_at_river(&mut self, phase: Phase, target: Option<Target>) -> Option<Event> {
        match phase {
            Phase::Down => self.pressed = target,
            Phase::Move => {}
            Phase::Cancel => self.pressed = None,
            Phase::Up => {
                let pressed = self
                    .pressed
                    .take()
                    .filter(|pressed| Some(*pressed) == target);
                return pressed.map(|target| Event::River(river::Act::Tap(target)));
            }
        }
        None
    }

    /// Points at the state graph; the release of a press goes there.
    pub(super) fn point_at_sight(&mut self, phase: Phase, point: Point) {
        let spot = match phase {
            Phase::Cancel => None,
            _ => sight::spot_at(&self.app, point),
        };
        if spot != self.app.river.pointed {
            self.tell(Event::River(river::Act::Point(spot)));
        }
        if phase == Phase::Up && sight::can_visit(spot) {
            self.tell(Event::River(river::Act::Visit(spot)));
        }
    }
}
