//! What the player's hands do with the maze: commands, keys and taps, and the ball.
//! Every command answers with something to say, also when it is refused.
//! Invariant: a refused command leaves the maze as it was.

use super::{Act, Mode, Said, play::Play, watch::Watch};
use crate::{
    app::{App, Command, Effect, Say, Sheet, motion::Millis, saved, saved::Best},
    grid::{Cell, Dir},
    maze::{Position, Refusal, search::shortest},
    puzzle::Puzzle,
};

/// Milliseconds that a step of the ball takes to be shown.
const STEP: Millis = 110;

impl App {
    pub(in crate::app) fn act_on_maze(&mut self, act: Act) {
        match act {
            Act::Choose(choice) => self.choose(choice),
            Act::Go(at) => self.go_to(at),
            Act::Run(dir) => self.run_ball(dir),
            Act::Space => match self.maze.mode {
                Mode::Watch => self.pause_search(),
                Mode::Walk => self.hint_in_maze(),
                Mode::Draw => self.draw_at_cursor(),
            },
            Act::Press(cell) => self.press(cell),
            Act::Drag(cell) => self.draw_on(cell),
            Act::Release => self.end_stroke(),
            Act::Hold(tool) => {
                self.maze.tool = tool;
                self.draw();
            }
            Act::Put(square) => self.put_at_cursor(square),
            Act::Resize(size) => self.resize(size),
            Act::Text(text) => self.read_array(&text),
            Act::Make(wish) => self.make_maze(wish),
            Act::TooLong => self.say = Say::Maze(Said::TooLong),
        }
    }

    pub(in crate::app) fn command_maze(&mut self, command: Command) {
        match command {
            Command::Again => self.search_again(),
            Command::Way | Command::Solve => self.show_way(),
            Command::Pause => self.pause_search(),
            Command::StepOn => self.step_search(1),
            Command::StepBack => self.step_search(-1),
            Command::Slower => self.change_rate(-1),
            Command::Faster => self.change_rate(1),
            Command::Stop => self.stop_search(),
            Command::Escape => self.let_go_in_maze(),
            Command::Cancel if self.stop_comparing() => self.say = Say::Cancelled,
            Command::Walk => self.walk_ball(),
            Command::Draw => self.draw(),
            Command::Clear => self.clear_maze(),
            Command::Orders => self.compare_orders(),
            Command::Loops => self.make_loops(),
            Command::Keep => self.keep_maze(),
            Command::Hint => self.hint_in_maze(),
            Command::Enter => {
                let play = self.maze.play.as_ref();
                match self.maze.mode {
                    Mode::Walk if play.is_some_and(Play::is_won) => self.next_maze(),
                    _ => self.act_on_maze(Act::Space),
                }
            }
            Command::Undo => self.undo_in_maze(),
            Command::Redo => self.turn_maze(Play::redo, Say::Redone, Say::NothingToRedo),
            Command::Restart => self.restart_in_maze(),
            Command::New => self.effects.push(Effect::Open(Sheet::Maze)),
            Command::Next => self.next_maze(),
            _ => {}
        }
    }

    /// An arrow key: a step of the ball or the cursor, or of the searches that are watched.
    pub(in crate::app) fn arrow_in_maze(&mut self, dir: Dir) {
        match (self.maze.mode, dir) {
            (Mode::Walk, _) => self.step_ball(dir),
            (Mode::Draw, _) => self.move_cursor(dir),
            (Mode::Watch, Dir::Right) => self.step_search(1),
            (Mode::Watch, Dir::Left) => self.step_search(-1),
            (Mode::Watch, Dir::Up) => self.change_rate(1),
            (Mode::Watch, Dir::Down) => self.change_rate(-1),
        }
    }

    /// A cell is tapped: the ball goes straight towards it; a search that is watched pauses or goes on.
    pub(in crate::app) fn tap_maze(&mut self, cell: Cell) {
        if self.maze.mode != Mode::Walk {
            return self.pause_search();
        }
        let Some(play) = &self.maze.play else { return };
        let ball = play.now().ball();
        let (across, down) = (cell.x - ball.x, cell.y - ball.y);
        let dir = match (across.abs() >= down.abs(), across > 0, down > 0) {
            _ if cell == ball => {
                self.say = Say::Maze(Said::Here);
                return;
            }
            (true, true, _) => Dir::Right,
            (true, false, _) => Dir::Left,
            (false, _, true) => Dir::Down,
            (false, _, false) => Dir::Up,
        };
        let most = across.abs().max(down.abs());
        self.go_straight(dir, |steps, _| steps < most as usize);
    }

    /// Gives the player the ball.
    pub(super) fn walk_ball(&mut self) {
        self.maze.turn_to(Mode::Walk);
        self.notice = None;
        self.say = Say::Maze(Said::Walk);
    }

    fn step_ball(&mut self, dir: Dir) {
        self.go_straight(dir, |steps, _| steps < 1);
    }

    /// The ball runs on until it has a choice, or comes out.
    fn run_ball(&mut self, dir: Dir) {
        if self.maze.mode != Mode::Walk {
            return self.arrow_in_maze(dir);
        }
        self.go_straight(dir, |steps, position| {
            let sides = Dir::ALL.into_iter().filter(|side| {
                *side != dir.opposite() && !position.maze().is_wall(position.ball() + *side)
            });
            steps == 0 || sides.count() == 1
        });
    }

    /// The ball goes on in a direction while the steps made and the position are `fit` for another one.
    fn go_straight(&mut self, dir: Dir, fit: impl Fn(usize, &Position) -> bool) {
        let Some(play) = &mut self.maze.play else {
            return;
        };
        let from = play.steps();
        let mut position = play.now().clone();
        let mut steps = 0;
        while fit(steps, &position) {
            match position.play(dir) {
                Ok(()) => steps += 1,
                Err(refusal) if steps == 0 => {
                    self.say = Say::Maze(Said::Refused(refusal));
                    return;
                }
                Err(_) => break,
            }
        }
        play.hint = None;
        // A copy of the position has made the same steps.
        if play.history.play(&vec![dir; steps]).is_err() {
            return;
        }
        self.say = Say::Maze(Said::Moved { dir, steps });
        self.notice = None;
        self.maze.is_record = false;
        if !self.calm {
            let line = from..from + steps;
            let shown = line.map(|at| (play.history.at(at).ball(), play.history.at(at + 1).ball()));
            self.maze.motion.add(shown.collect(), STEP, self.now);
        }
        if play.is_won() {
            self.win_maze();
        }
    }

    fn win_maze(&mut self) {
        let Some(play) = &self.maze.play else { return };
        self.say = Say::Won;
        let steps = play.steps() as u32;
        let best = Best {
            pushes: steps,
            moves: steps,
        };
        self.maze.is_record = !self.maze.helped && self.records.note(&play.level_address(), best);
        if self.maze.is_record {
            self.effects.push(Effect::Save {
                key: saved::RECORDS,
                text: self.records.text(),
            });
        }
    }

    /// Lights the next step of a shortest way from the ball; where it is lit already, makes it.
    fn hint_in_maze(&mut self) {
        if self.maze.mode != Mode::Walk {
            self.walk_ball();
        }
        let Some(play) = &mut self.maze.play else {
            return;
        };
        if play.is_won() {
            self.say = Say::Maze(Said::Refused(Refusal::Over));
        } else if let Some(dir) = play.hint {
            self.step_ball(dir);
        } else {
            let way = shortest(play.maze(), play.now().ball());
            play.hint = way.and_then(|way| way.first().copied());
            self.maze.helped |= play.hint.is_some();
            self.say = Say::Maze(play.hint.map_or(Said::Hopeless, Said::Lit));
        }
    }

    fn undo_in_maze(&mut self) {
        let steps = |app: &Self| app.maze.play.as_ref().map_or(0, Play::steps);
        let before = steps(self);
        self.turn_maze(Play::undo, Say::Undone, Say::NothingToUndo);
        // Steps that come back with a restart undone may be those of Hint.
        if steps(self) > before {
            self.maze.helped |= self.maze.was_helped;
        }
    }

    /// Back to the beginning: of the search, or of the ball's way.
    fn restart_in_maze(&mut self) {
        match self.maze.mode {
            Mode::Watch => self.stop_search(),
            Mode::Walk => {
                self.turn_maze(Play::restart, Say::Restarted, Say::Restarted);
                self.begin_maze_unhelped();
            }
            Mode::Draw => self.say = Say::Maze(self.maze.stand()),
        }
    }

    /// The next win counts as the player's own again.
    pub(super) fn begin_maze_unhelped(&mut self) {
        self.maze.was_helped |= self.maze.helped;
        self.maze.helped = false;
    }

    /// Lets go of what is lit, drawn or waited for; stops a search, and leaves one that stands.
    fn let_go_in_maze(&mut self) {
        self.stop_comparing();
        if self.maze.mode == Mode::Watch {
            let goes = self.maze.watch.as_ref().is_some_and(Watch::goes);
            return if goes {
                self.pause_search();
            } else {
                self.stop_search();
            };
        }
        self.maze.stroke = None;
        self.maze.cursor = None;
        if let Some(play) = &mut self.maze.play {
            play.hint = None;
        }
        self.say = Say::Maze(self.maze.stand());
    }

    /// Turns the history; a search that is watched begins anew where the maze has become another one.
    fn turn_maze(&mut self, turn: fn(&mut Play) -> bool, done: Say, nothing: Say) {
        let Some(play) = &mut self.maze.play else {
            return;
        };
        let before = play.maze().clone();
        if !turn(play) {
            self.say = nothing;
            return;
        }
        let is_other = *play.maze() != before;
        self.maze.motion.stop();
        self.maze.stroke = None;
        self.notice = None;
        self.say = done;
        if is_other {
            self.changed();
        }
    }

    /// What was known of the maze before is over.
    pub(super) fn changed(&mut self) {
        self.maze.orders.clear();
        self.maze.fault = None;
        self.maze.is_record = false;
        self.maze.end_motion();
        self.stop_comparing();
        if self.maze.watch.is_some() {
            self.watch();
        }
        let size = self.maze.play.as_ref().map(|play| play.maze().size());
        let cursor = self.maze.cursor;
        self.maze.cursor = cursor.filter(|cell| size.is_some_and(|size| size.contains(*cell)));
    }
}
