//! What the page asks its worker and what the worker answers, both as text.
//! A level travels as the text of its link, so that every hint exercises what sharing needs. Job numbers and clocks
//! belong to the page and are not part of these texts.
//! Invariant: every text that this file writes, it reads back to the same value; any other gives a [`JobError`].

mod parts;

use crate::{
    grid::Dir,
    history::History,
    link::{self, Link, Source},
    maze::{
        LARGEST_SIDE,
        search::{Order, Tally, compare},
    },
    sokoban::{
        Position, deadlock,
        generate::{self, Level, Params},
        lurd,
        solve::{self, Answer, Effort},
    },
};
use parts::{Parts, inner};
use std::fmt;

/// What the page asks.
#[derive(Clone, PartialEq, Debug)]
pub enum Request {
    /// Make the level of these parameters.
    Generate(Params),
    /// Find a way to win from the position that the moves lead to.
    Solve {
        start: Position,
        moves: Vec<Dir>,
        budget: u64,
    },
    /// Of a game that is lost, find how many moves can be kept so that it is not proved lost.
    Rescue {
        start: Position,
        moves: Vec<Dir>,
        budget: u64,
    },
    /// Compare the orders of directions of depth-first search in a maze.
    Orders(link::Maze),
}

/// What the worker answers; progress any number of times, then one of the others.
#[derive(Clone, PartialEq, Debug)]
pub enum Reply {
    Progress(Effort),
    Level(Level),
    /// No level was found before the generator's budget of states was spent.
    NoLevel {
        states: u64,
    },
    Solved {
        moves: Vec<Dir>,
        pushes: u32,
        effort: Effort,
    },
    Impossible(Effort),
    NotFound(Effort),
    /// So many moves can be kept; 0 when not even the start is known to be winnable.
    Keep {
        moves: u32,
        effort: Effort,
    },
    /// One for each order.
    Orders(Vec<Tally>),
    /// The request could not be read; a fault of the page, said rather than hidden.
    Refused(String),
}

/// Why a text is no request or reply.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum JobError {
    /// The first word names nothing known.
    Word(String),
    /// A part is missing or no number; carries its place, counted from 1.
    Part(usize),
    /// A link, level or list of moves in it is broken.
    Inner(String),
}

impl fmt::Display for JobError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Word(word) => write!(f, "unknown word “{word}”"),
            Self::Part(place) => write!(f, "part {place} is missing or no number"),
            Self::Inner(fault) => f.write_str(fault),
        }
    }
}

impl std::error::Error for JobError {}

fn game(start: &Position, moves: &[Dir]) -> Link {
    Link::Sokoban(link::Sokoban {
        source: Source::Value(start.clone()),
        moves: moves.to_vec(),
    })
}

fn letters(moves: &[Dir]) -> String {
    moves.iter().map(|dir| dir.letter()).collect()
}

impl fmt::Display for Request {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Generate(params) => {
                let link = Link::Sokoban(link::Sokoban {
                    source: Source::Generated(params.clone()),
                    moves: Vec::new(),
                });
                write!(f, "generate {link}")
            }
            Self::Solve {
                start,
                moves,
                budget,
            } => write!(f, "solve {budget} {}", game(start, moves)),
            Self::Rescue {
                start,
                moves,
                budget,
            } => write!(f, "rescue {budget} {}", game(start, moves)),
            Self::Orders(link) => write!(f, "orders {link}"),
        }
    }
}

impl Request {
    /// Reads what [`Display`](fmt::Display) wrote.
    ///
    /// # Errors
    /// [`JobError`] for any other text.
    pub fn read(text: &str) -> Result<Self, JobError> {
        let mut parts = Parts::of(text);
        match parts.text()? {
            "generate" => match parts.link()?.source {
                Source::Generated(params) => Ok(Self::Generate(params)),
                _ => Err(JobError::Inner("a generated level is needed".into())),
            },
            word @ ("solve" | "rescue") => {
                let budget = parts.number()?;
                let (start, moves) = parts.game()?;
                Ok(if word == "solve" {
                    Self::Solve {
                        start,
                        moves,
                        budget,
                    }
                } else {
                    Self::Rescue {
                        start,
                        moves,
                        budget,
                    }
                })
            }
            "orders" => link::Maze::read(parts.text()?, LARGEST_SIDE)
                .map(Self::Orders)
                .map_err(inner),
            word => Err(JobError::Word(word.to_owned())),
        }
    }
}

impl fmt::Display for Reply {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let write_effort = |f: &mut fmt::Formatter<'_>, word: &str, effort: &Effort| {
            write!(f, "{word} {} {}", effort.nodes, effort.depth)
        };
        match self {
            Self::Progress(effort) => write_effort(f, "progress", effort),
            Self::Level(level) => {
                write!(f, "level {} {} ", level.pushes, level.states)?;
                match level.measure {
                    None => f.write_str("-")?,
                    Some(measure) => {
                        write!(f, "{},{}", measure.turns, measure.counterintuitive)?;
                    }
                }
                let solution = letters(&level.solution);
                write!(f, " {solution} {}", game(&level.position, &[]))
            }
            Self::NoLevel { states } => write!(f, "none {states}"),
            Self::Solved {
                moves,
                pushes,
                effort,
            } => {
                write_effort(f, "solved", effort)?;
                write!(f, " {pushes} {}", letters(moves))
            }
            Self::Impossible(effort) => write_effort(f, "impossible", effort),
            Self::NotFound(effort) => write_effort(f, "unknown", effort),
            Self::Keep { moves, effort } => {
                write_effort(f, "keep", effort)?;
                write!(f, " {moves}")
            }
            Self::Orders(tallies) => {
                f.write_str("orders")?;
                // No way has no steps.
                let numbers = |tally: &Tally| (tally.way.unwrap_or(0), tally.expanded);
                let mut pairs = tallies.iter().map(numbers);
                pairs.try_for_each(|(way, expanded)| write!(f, " {way} {expanded}"))
            }
            Self::Refused(fault) => write!(f, "refused {fault}"),
        }
    }
}

impl Reply {
    /// Reads what [`Display`](fmt::Display) wrote.
    ///
    /// # Errors
    /// [`JobError`] for any other text.
    pub fn read(text: &str) -> Result<Self, JobError> {
        let mut parts = Parts::of(text);
        match parts.text()? {
            "progress" => parts.effort().map(Self::Progress),
            "level" => {
                let (pushes, states) = (parts.number()?, parts.number()?);
                let measure = parts.measure()?;
                let solution = parts.moves()?;
                let (position, _) = parts.game()?;
                Ok(Self::Level(Level {
                    position,
                    solution,
                    pushes,
                    measure,
                    states,
                }))
            }
            "none" => Ok(Self::NoLevel {
                states: parts.number()?,
            }),
            "solved" => {
                let effort = parts.effort()?;
                Ok(Self::Solved {
                    effort,
                    pushes: parts.number()?,
                    moves: parts.moves()?,
                })
            }
            "impossible" => parts.effort().map(Self::Impossible),
            "unknown" => parts.effort().map(Self::NotFound),
            "keep" => {
                let effort = parts.effort()?;
                Ok(Self::Keep {
                    effort,
                    moves: parts.number()?,
                })
            }
            "orders" => {
                let mut tally = || {
                    let way: u32 = parts.number()?;
                    Ok(Tally {
                        way: (way > 0).then_some(way),
                        expanded: parts.number()?,
                    })
                };
                let tallies: Result<_, _> = Order::all().iter().map(|_| tally()).collect();
                tallies.map(Self::Orders)
            }
            "refused" => Ok(Self::Refused(
                text.split_once(' ').map_or("", |(_, rest)| rest).to_owned(),
            )),
            word => Err(JobError::Word(word.to_owned())),
        }
    }
}

/// Does what a request text asks, and gives the text of the answer; `progress` is handed texts on the way.
///
/// The worker's whole work; it runs until it is done, and is stopped from outside by ending the worker.
pub fn run(request: &str, progress: &mut dyn FnMut(String)) -> String {
    let mut tell = |effort| progress(Reply::Progress(effort).to_string());
    match Request::read(request) {
        Err(fault) => Reply::Refused(fault.to_string()),
        Ok(Request::Generate(params)) => generate(&params, &mut tell),
        Ok(Request::Solve {
            start,
            moves,
            budget,
        }) => solve(&start, &moves, budget, &mut tell),
        Ok(Request::Rescue {
            start,
            moves,
            budget,
        }) => rescue(start, &moves, budget, &mut tell),
        Ok(Request::Orders(link)) => Reply::Orders(compare(&link.origin.maze())),
    }
    .to_string()
}

fn generate(params: &Params, tell: &mut dyn FnMut(Effort)) -> Reply {
    let made = generate::generate(params, &mut |states| {
        tell(Effort {
            nodes: states,
            depth: 0,
        });
    });
    match made {
        Ok(level) => Reply::Level(level),
        Err(none) => Reply::NoLevel {
            states: none.states,
        },
    }
}

fn solve(start: &Position, moves: &[Dir], budget: u64, tell: &mut dyn FnMut(Effort)) -> Reply {
    let position = match lurd::replay(start, moves) {
        Ok(position) => position,
        Err(fault) => return Reply::Refused(fault.to_string()),
    };
    let report = solve::solve(&position, budget, tell);
    match report.answer {
        Answer::Solved { moves, pushes } => Reply::Solved {
            moves,
            pushes,
            effort: report.effort,
        },
        Answer::Impossible => Reply::Impossible(report.effort),
        Answer::NotFound => Reply::NotFound(report.effort),
    }
}

/// Once lost, a game stays lost, so the last position that is not proved lost is found by halving. Each probe may
/// spend the whole budget; one that does not end counts as not lost, since nothing has been proved.
fn rescue(start: Position, moves: &[Dir], budget: u64, tell: &mut dyn FnMut(Effort)) -> Reply {
    let mut history = History::new(start);
    if let Err((_, refusal)) = history.play(moves) {
        return Reply::Refused(refusal.to_string());
    }
    let mut effort = Effort::default();
    let (mut kept, mut lost) = (0, moves.len());
    while lost - kept > 1 {
        let middle = kept + (lost - kept) / 2;
        let position = history.at(middle);
        let before = effort.nodes;
        let proved = deadlock::find(position).is_some() || {
            let report = solve::solve(position, budget, &mut |more| {
                tell(Effort {
                    nodes: before + more.nodes,
                    ..more
                });
            });
            effort.nodes += report.effort.nodes;
            report.answer == Answer::Impossible
        };
        if proved {
            lost = middle;
        } else {
            kept = middle;
        }
    }
    Reply::Keep {
        moves: kept as u32,
        effort,
    }
}
