//! What a pointer does on the board, from press to release: a tap, a drag of a box, or a swipe.
//! It knows points and cells, and which cells hold a box; what an event means to the game is not its business.
//! Invariant: one press gives at most one event that plays, and only at its release.

use crate::{
    app::Event,
    grid::{Cell, Dir},
    view::Point,
};

/// A shorter way than this is a tap, in CSS pixels: fingers are never quite still.
const SLIP: f32 = 12.0;
/// A swipe has to be at least this long, in CSS pixels.
const SWIPE: f32 = 24.0;

/// A pointer that is down.
#[derive(Clone, Copy, Debug)]
pub struct Gesture {
    began: Point,
    cell: Option<Cell>,
    /// Whether it began on a box, which it then drags.
    on_box: bool,
    /// Whether it has left the place where it began, so that coming back makes no tap.
    left: bool,
}

impl Gesture {
    /// A pointer goes down at a point, which may be on a cell.
    pub fn begin(point: Point, cell: Option<Cell>, on_box: bool) -> Self {
        Self {
            began: point,
            cell,
            on_box,
            left: false,
        }
    }

    /// The pointer has moved; a box that it begins to drag is lifted.
    pub fn go(&mut self, point: Point) -> Option<Event> {
        let (across, down) = (point.x - self.began.x, point.y - self.began.y);
        let leaves = !self.left && (across.abs() > SLIP || down.abs() > SLIP);
        self.left |= leaves;
        self.cell.filter(|_| leaves && self.on_box).map(Event::Lift)
    }

    /// The pointer comes up at a point, which may be on a cell.
    pub fn end(mut self, point: Point, cell: Option<Cell>) -> Option<Event> {
        self.go(point);
        let (across, down) = (point.x - self.began.x, point.y - self.began.y);
        if !self.left || (self.on_box && cell == self.cell) {
            return self.cell.map(Event::Tap);
        }
        if self.on_box {
            return Some(Event::Drag {
                from: self.cell?,
                to: cell?,
            });
        }
        let dir = match (across.abs() > down.abs(), across > 0.0, down > 0.0) {
            (true, true, _) => Dir::Right,
            (true, false, _) => Dir::Left,
            (false, _, true) => Dir::Down,
            (false, _, false) => Dir::Up,
        };
        let is_long = across.abs().max(down.abs()) >= SWIPE;
        is_long.then_some(Event::Step(dir))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOX: Cell = Cell::new(3, 2);

    fn release(on_box: bool, way: &[(f32, f32)], cell: Option<Cell>) -> Option<Event> {
        let mut gesture = Gesture::begin(Point::new(100.0, 100.0), Some(BOX), on_box);
        let mut last = Point::new(100.0, 100.0);
        for (x, y) in way {
            last = Point::new(*x, *y);
            gesture.go(last);
        }
        gesture.end(last, cell)
    }

    #[test]
    fn a_press_that_hardly_moves_is_a_tap() {
        let way = [(104.0, 95.0)];
        assert_eq!(release(false, &way, Some(BOX)), Some(Event::Tap(BOX)));
        assert_eq!(release(true, &way, Some(BOX)), Some(Event::Tap(BOX)));
    }

    #[test]
    fn a_way_that_begins_on_a_box_drags_it() {
        let to = Cell::new(5, 2);
        let drag = Event::Drag { from: BOX, to };
        assert_eq!(release(true, &[(180.0, 100.0)], Some(to)), Some(drag));
        assert_eq!(release(true, &[(180.0, 100.0)], None), None);
    }

    #[test]
    fn a_box_is_lifted_once_and_only_when_the_drag_begins() {
        let point = |x| Point::new(x, 100.0);
        let mut gesture = Gesture::begin(point(100.0), Some(BOX), true);
        assert_eq!(gesture.go(point(105.0)), None);
        assert_eq!(gesture.go(point(130.0)), Some(Event::Lift(BOX)));
        assert_eq!(gesture.go(point(150.0)), None);
        let mut gesture = Gesture::begin(point(100.0), Some(BOX), false);
        assert_eq!(gesture.go(point(150.0)), None);
    }

    #[test]
    fn any_other_way_is_a_swipe() {
        for (x, y, dir) in [
            (150.0, 110.0, Dir::Right),
            (50.0, 110.0, Dir::Left),
            (110.0, 150.0, Dir::Down),
            (110.0, 50.0, Dir::Up),
        ] {
            assert_eq!(release(false, &[(x, y)], None), Some(Event::Step(dir)));
        }
        assert_eq!(release(false, &[(116.0, 100.0)], None), None, "too short");
    }

    #[test]
    fn coming_back_is_no_tap() {
        let way = [(200.0, 100.0), (101.0, 100.0)];
        assert_eq!(release(false, &way, Some(BOX)), None);
    }
}
