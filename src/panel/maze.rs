//! What the page says around the maze.

use super::Panel;
use crate::app::App;

pub(super) fn panel(app: &App) -> Panel {
    Panel::bare(app)
}
