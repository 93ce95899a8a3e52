//! What the page says around the river and beside its state graph.

use super::{Banner, BannerKind, Enabled, Panel, Playback, Sight};
use crate::{
    app::{
        App, Language, Say,
        river::{
            Cost, Said, nearest,
            play::Play,
            scene::{Spot, Target},
            sight,
        },
    },
    puzzle::{Outcome, Puzzle},
    river::{Crew, Docked, Position, Rule, Side},
    words::{self, river as say},
};

pub(super) fn panel(app: &App) -> Panel {
    let bare = Panel::bare(app);
    let Some(play) = &app.river.play else {
        return bare;
    };
    let language = bare.language;
    let (setting, minimum) = (play.setting(), play.minimum());
    let number = |number: Option<u16>| number.map_or_else(|| "–".to_owned(), |n| n.to_string());
    let name = say::name(setting, language);
    Panel {
        title: format!("{name} · {}", words::brand(language)),
        name,
        about: say::about(setting, language),
        counts: [
            play.crossings().to_string(),
            number(play.to_go()),
            number(minimum),
            String::new(),
        ],
        counted: say::counted(language),
        best: app
            .best()
            .map(|best| say::best(best.pushes, minimum, language)),
        enabled: enabled(app, play),
        hint_label: say::hint_label(play.hint.is_some(), language),
        status: status(app, play, language),
        playback: app.river.playback.map(|playback| Playback {
            playing: !playback.paused,
            place: place(playback.made, play),
            speed: playback.speed,
        }),
        banner: banner(app, play, language),
        board: say::board(play.now(), language),
        link: play.address(),
        sight: sight(app, play, language),
        ..bare
    }
}

fn place(made: usize, play: &Play) -> String {
    let left = usize::from(play.to_go().unwrap_or_default());
    format!("{made} / {}", made + left)
}

fn enabled(app: &App, play: &Play) -> Enabled {
    let is_open = !play.is_over();
    let mut crossed = *play.now();
    Enabled {
        hint: is_open,
        undo: play.history.can_undo(),
        redo: play.history.can_redo(),
        restart: !play.history.line().is_empty() || !play.is_whole(),
        solve: is_open && app.river.playback.is_none() && play.to_go().is_some(),
        share: true,
        cross: crossed.play(crate::river::Move::Cross).is_ok(),
    }
}

/// What the last command did, and how far the end is after it.
fn status(app: &App, play: &Play, language: Language) -> String {
    let said = words::say(&app.say, language);
    let more = match app.say {
        Say::Won => return won(play, language),
        Say::River(Said::Focused(target)) => return focused(play, target, language),
        Say::River(Said::Figures) => {
            return match app.river.pointed {
                Some(spot) => pointed(spot, play, language),
                None => stands(play, language),
            };
        }
        Say::River(Said::Crossed { cost, .. }) if cost != Cost::Nothing => {
            say::cost(cost, play.to_go(), language)
        }
        Say::River(Said::Boarded(_) | Said::Landed(_) | Said::Loaded) => {
            say::aboard(play.now(), language)
        }
        Say::River(Said::Visited) | Say::Undone | Say::Redone | Say::WentBack => {
            stands(play, language)
        }
        Say::River(Said::Ready) if play.to_go().is_none() => stands(play, language),
        // Who knows the game from elsewhere would be surprised.
        Say::River(Said::Ready) if play.setting().rule == Rule::Place => {
            say::about(play.setting(), language)
        }
        _ => return said,
    };
    words::join(&said, &more, language)
}

/// How the game stands: its end, or how far that is.
fn stands(play: &Play, language: Language) -> String {
    match (play.now().loss(), play.to_go()) {
        (Some(loss), _) => say::loss(&loss, language),
        (None, Some(0)) => say::across(language).to_owned(),
        (None, Some(left)) => say::left(left, language),
        (None, None) => say::hopeless(language).to_owned(),
    }
}

fn won(play: &Play, language: Language) -> String {
    let fewest = play.minimum().filter(|_| play.is_whole());
    words::join(
        say::across(language),
        &say::won(play.crossings(), fewest, language),
        language,
    )
}

fn focused(play: &Play, target: Target, language: Language) -> String {
    let person = match target {
        Target::Boat => None,
        Target::Person(number) => play
            .kinds()
            .zip(play.people())
            .nth(number.into())
            .map(|(kind, spot)| (kind, matches!(spot, Spot::Seat(_)))),
    };
    say::focused(person, language)
}

/// A win, a loss, or that there is no way to win, while that is news.
fn banner(app: &App, play: &Play, language: Language) -> Option<Banner> {
    let undo = (say::undo(language), "undo");
    let actions = |actions: &[(&'static str, &'static str)]| {
        actions
            .iter()
            .map(|(label, command)| (label.to_string(), *command))
            .collect()
    };
    match (play.now().outcome(), play.now().loss()) {
        (Outcome::Won, _) => {
            let fewest = play.minimum().filter(|_| play.is_whole());
            let mut text = say::won(play.crossings(), fewest, language);
            if app.river.is_record {
                text = words::join(&text, words::record(language), language);
            }
            Some(Banner {
                kind: BannerKind::Won,
                title: say::across(language).to_owned(),
                text,
                actions: actions(&[(say::next(language), "next")]),
            })
        }
        (_, Some(loss)) => Some(Banner {
            kind: BannerKind::Stuck,
            title: say::lost(language).to_owned(),
            text: say::loss(&loss, language),
            actions: actions(&[undo, (say::restart(language), "restart")]),
        }),
        _ if play.to_go().is_some() || is_no_news(&app.say) => None,
        _ => {
            let is_impossible = play.minimum().is_none();
            let (text, label) = if is_impossible {
                let nearest = nearest(play.setting());
                (say::impossible(language), say::nearest(nearest, language))
            } else {
                let label = words::go_back(language).to_owned();
                (say::hopeless(language), label)
            };
            Some(Banner {
                kind: BannerKind::Stuck,
                title: String::new(),
                text: text.to_owned(),
                actions: vec![(label, "back")],
            })
        }
    }
}

/// Whether the player goes on in a game that can't be won.
fn is_no_news(said: &Say) -> bool {
    matches!(
        said,
        Say::River(
            Said::Boarded(_)
                | Said::Landed(_)
                | Said::Crossed {
                    cost: Cost::Nothing,
                    ..
                }
        )
    )
}

fn sight(app: &App, play: &Play, language: Language) -> Sight {
    let figures = app.river.figures;
    Sight {
        tip: match app.river.pointed {
            None => say::graph(play.minimum(), language),
            Some(spot) => pointed(spot, play, language),
        },
        numbers: figures.numbers,
        wave: figures.wave.map_or_else(String::new, |far| far.to_string()),
    }
}

/// What is known of a part of the state graph.
fn pointed(spot: sight::Spot, play: &Play, language: Language) -> String {
    match spot {
        sight::Spot::Edge(edge) => say::edge(edge.load, language),
        sight::Spot::Node(docked) => say::node(docked, play.graph.distance(docked), language),
        sight::Spot::Gap { priests, devils } => {
            let setting = play.setting();
            let rowing = setting.everybody().0[2].min(devils);
            let start = Crew([priests, devils - rowing, rowing]);
            let docked = Docked {
                start,
                side: Side::Start,
            };
            let why = Position::docked(setting, docked).err().flatten();
            say::gap((priests, devils), why, language)
        }
    }
}
