//! What is known of a game of River: whether it can be won and how soon, its positions, and a shortest solution; and
//! all of it as a picture.

use super::{End, River, Stop, solve::count};
use searchlight::{
    app::river::sight::{Figures, Sight},
    river::{
        LARGEST_BOAT, MOST_PEOPLE, Position, Rowers, Rule, Setting,
        graph::{Facts, Graph},
        text,
    },
    svg::{self, Colours},
    view::{
        sight::{self, Plan},
        tokens::Palette,
    },
};
use serde_json::json;
use std::{fs, io::Write, ops::RangeInclusive};

pub(super) fn run(asked: &River, out: &mut dyn Write) -> Result<End, Stop> {
    let graph = Graph::new(setting(asked)?);
    if let Some(file) = &asked.svg {
        let refused = |fault| Stop::Asked(format!("{} cannot be written: {fault}", file.display()));
        fs::write(file, picture(&graph, asked.dark)).map_err(refused)?;
    }
    let facts = graph.facts();
    let solution = graph.solution(&Position::new(*graph.setting()));
    let solution = solution.map(|moves| text::write(&moves));
    if asked.json {
        let object = json!({
            "solvable": facts.minimum.is_some(),
            "minimum": facts.minimum,
            "shortest_solutions": facts.shortest_solutions.filter(|_| facts.minimum.is_some()),
            "legal": facts.legal,
            "reachable": facts.reachable,
            "farthest": facts.farthest,
            "solution": solution,
        });
        writeln!(out, "{object}")?;
    } else {
        for line in sentences(&facts, asked.rule).into_iter().chain(solution) {
            writeln!(out, "{line}")?;
        }
    }
    Ok(facts.minimum.map_or(End::Short, |_| End::Well))
}

/// Every position with its distance to go, and the shortest ways from the start.
fn picture(graph: &Graph, dark: bool) -> String {
    let start = Position::new(*graph.setting());
    let figures = Figures {
        numbers: true,
        wave: None,
    };
    let sight = Sight {
        here: start.dock(),
        ways: graph.ways(&start),
        pointed: None,
    };
    let palette = if dark { Palette::Dusk } else { Palette::Paper };
    let picture = sight::whole(graph, &Plan::new(graph), figures, &sight);
    svg::picture(&picture, Colours::Alone(palette))
}

fn sentences(facts: &Facts, rule: Rule) -> Vec<String> {
    let crossings = |number: u16| count(number.into(), "crossing", "crossings");
    let solved = match facts.minimum {
        Some(minimum) => format!("It takes {} to get everybody across.", crossings(minimum)),
        None => "It is impossible to get everybody across.".to_owned(),
    };
    let ways = facts.shortest_solutions.filter(|_| facts.minimum.is_some());
    let ways = ways.map(|ways| match ways {
        1 => "There is 1 shortest solution.".to_owned(),
        _ => format!("There are {ways} shortest solutions."),
    });
    let loads = match rule {
        Rule::Classical => "",
        Rule::Place => ", counted by who is aboard",
    };
    let (legal, reachable) = (facts.legal as usize, facts.reachable);
    let legal = count(legal, "position is", "positions are");
    let positions = format!("{legal} legal, {reachable} connected with the start{loads}.");
    let farthest = facts.farthest.map(|farthest| {
        let farthest = crossings(farthest);
        format!("The farthest of those is {farthest} from the end.")
    });
    let lines = [Some(solved), ways, Some(positions), farthest];
    lines.into_iter().flatten().collect()
}

fn setting(asked: &River) -> Result<Setting, Stop> {
    let priests = number("--priests", &asked.priests, 0..=MOST_PEOPLE)?;
    let devils = number("--devils", &asked.devils, 0..=MOST_PEOPLE)?;
    let boat = number("--boat", &asked.boat, 1..=LARGEST_BOAT)?;
    if devils > priests && priests > 0 {
        let priests = count(priests.into(), "priest", "priests");
        return Err(Stop::Asked(format!(
            "--devils is no more than --priests, unless there is no priest, and not {devils} with {priests}"
        )));
    }
    Ok(Setting {
        priests,
        devils,
        boat,
        rowers: asked.rowers,
        rule: asked.rule,
    })
}

fn number(flag: &str, text: &str, bounds: RangeInclusive<u8>) -> Result<u8, Stop> {
    let number = text.parse().ok().filter(|number| bounds.contains(number));
    number.ok_or_else(|| {
        let (least, most) = bounds.into_inner();
        Stop::Asked(format!(
            "{flag} is a number from {least} to {most}, and not {text:?}"
        ))
    })
}

pub(super) fn rowers(text: &str) -> Result<Rowers, &'static str> {
    match text {
        "all" => Ok(Rowers::All),
        "priests" => Ok(Rowers::Priests),
        "one-devil" => Ok(Rowers::OneDevil),
        "two-devils" => Ok(Rowers::TwoDevils),
        _ => Err("those who row are all, priests, one-devil or two-devils"),
    }
}

pub(super) fn rule(text: &str) -> Result<Rule, &'static str> {
    match text {
        "classical" => Ok(Rule::Classical),
        "place" => Ok(Rule::Place),
        _ => Err("the rules are classical and place"),
    }
}
