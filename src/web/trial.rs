//! A game of one dot, to try the page with: it goes where keys send it and repeats what the worker says.

use super::input::{Key, Press};

pub enum Event {
    Key(Key),
    Press(Press),
    Command(String),
    Reply(u32, String),
    NoGraphics,
}

pub enum Effect {
    Ask(u32, String),
}

#[derive(Clone, Copy, PartialEq)]
pub struct Dot {
    pub x: f32,
    pub y: f32,
}

pub struct App {
    pub dot: Dot,
    pub status: String,
    jobs: u32,
}

impl App {
    pub fn new() -> App {
        App {
            dot: Dot { x: 0.5, y: 0.5 },
            status: String::from("ready"),
            jobs: 0,
        }
    }

    pub fn update(&mut self, event: Event) -> Vec<Effect> {
        match event {
            Event::Key(key) => match key {
                Key::Right => self.dot.x += 0.1,
                Key::Left => self.dot.x -= 0.1,
                Key::Down => self.dot.y += 0.1,
                Key::Up => self.dot.y -= 0.1,
                Key::Other(letter) => self.status = format!("key {letter}"),
            },
            Event::Press(Press::Down(point) | Press::Move(point) | Press::Up(point)) => {
                self.dot = Dot {
                    x: point.x,
                    y: point.y,
                };
            }
            Event::Press(Press::Cancel) => {}
            Event::Command(name) => {
                self.jobs += 1;
                return vec![Effect::Ask(self.jobs, name)];
            }
            Event::Reply(job, text) => self.status = format!("{job}: {text}"),
            Event::NoGraphics => self.status = String::from("drawn as a picture"),
        }
        Vec::new()
    }

    pub fn picture(&self) -> String {
        let (x, y) = ((self.dot.x * 100.0) as i32, (self.dot.y * 100.0) as i32);
        format!(
            "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 100 100' preserveAspectRatio='none'><rect width='100' height='100' fill='#224'/><circle cx='{x}' cy='{y}' r='5' fill='#e8b04a'/></svg>"
        )
    }
}

pub fn run(request: &str, progress: &mut dyn FnMut(String)) -> String {
    progress(String::from("on the way"));
    request.chars().rev().collect()
}
