//! What the page says around a Sokoban board.

use super::{Banner, BannerKind, Enabled, Panel, Playback, Search};
use crate::{
    app::{App, Language, Say, desk::Purpose, sokoban::play::Play},
    link::Source,
    sokoban::generate::{Band, Generator},
    words,
};

pub(super) fn panel(app: &App) -> Panel {
    let language = words::spoken(app.language());
    let play = app.sokoban.play.as_ref();
    let (moves, pushes) = play.map_or((0, 0), Play::counts);
    let (home, boxes) = play.map_or((0, 0), |play| (play.now().home(), play.now().boxes().len()));
    let name = play.map_or_else(String::new, |play| name(play, app, language));
    let (link, boast) = play.map_or_else(Default::default, |play| shared(play, app, language));
    Panel {
        title: title(&name, play, language),
        about: play.map_or_else(String::new, |play| about(play, language)),
        name,
        seed: play.and_then(seed),
        counts: [
            moves.to_string(),
            pushes.to_string(),
            format!("{home} / {boxes}"),
            String::new(),
        ],
        counted: words::counted(language),
        best: app.best().map(|best| {
            let optimum = play.and_then(|play| play.optimum);
            words::best(best.pushes, best.moves, optimum, language)
        }),
        enabled: enabled(app),
        hint_label: words::hint_label(play.is_some_and(|play| play.hint.is_some()), language),
        status: status(app, language) + &pressing(app, language),
        search: search(app, language),
        playback: playback(app),
        banner: banner(app, language),
        board: play.map_or_else(String::new, |play| words::board(play.now(), language)),
        link,
        boast,
        ..Panel::bare(app)
    }
}

fn name(play: &Play, app: &App, language: Language) -> String {
    if let Some(place) = play.place {
        return words::campaign_level(place, language);
    }
    match &play.source {
        Source::Daily(level) => return words::daily(*level, app.today, language),
        Source::Generated(params) => match params.generator {
            Generator::Classic1 => words::classic(language),
            Generator::Crafted1(_) => words::crafted(language),
        },
        Source::Value(_) => words::shared_level(language),
    }
    .to_owned()
}

/// The link of the position; of a daily level that is won, that of its start, with how well it went.
fn shared(play: &Play, app: &App, language: Language) -> (String, String) {
    match (&play.source, play.optimum) {
        (Source::Daily(level), Some(optimum)) if play.is_won() => {
            let streak = app.progress.streak(app.today);
            let result = (play.counts().1, optimum);
            let text = words::solved_daily(*level, result, streak, language);
            (play.level_address(), text)
        }
        _ => (play.address(), String::new()),
    }
}

/// The level in a line: its size and boxes, its stars where they are known, and after a win what they were given for.
fn about(play: &Play, language: Language) -> String {
    let (size, boxes) = (play.now().board().size(), play.now().boxes().len());
    let about = words::about(size, boxes, language);
    let (Some(measure), Some(pushes)) = (play.measure, play.optimum) else {
        return about;
    };
    let band = Band::of(measure.difficulty(pushes), boxes as u8);
    let about = words::join(&about, &words::graded(band, language), language);
    if play.is_won() {
        words::join(&about, &words::why(pushes, measure, language), language)
    } else {
        about
    }
}

fn seed(play: &Play) -> Option<String> {
    match &play.source {
        Source::Generated(params) if play.place.is_none() => Some(params.seed.text().to_owned()),
        _ => None,
    }
}

fn title(name: &str, play: Option<&Play>, language: Language) -> String {
    match play.map(seed) {
        None => words::brand(language).to_owned(),
        Some(None) => format!("{name} · {}", words::brand(language)),
        Some(Some(seed)) => format!("{name} {seed} · {}", words::brand(language)),
    }
}

fn enabled(app: &App) -> Enabled {
    let is_waiting = app.desk.awaited().is_some();
    app.sokoban
        .play
        .as_ref()
        .map_or_else(Enabled::default, |play| {
            let is_open = !play.is_won();
            Enabled {
                hint: is_open && !is_waiting,
                undo: play.history.can_undo(),
                redo: play.history.can_redo(),
                restart: !play.history.line().is_empty(),
                solve: is_open && !is_waiting && app.sokoban.playback.is_none(),
                share: true,
                cross: false,
            }
        })
}

/// What the last command did, with the counts that it changed.
fn status(app: &App, language: Language) -> String {
    let said = words::say(&app.say, language);
    let Some(play) = &app.sokoban.play else {
        return said;
    };
    match app.say {
        Say::Moved { .. } | Say::Pushed { .. } | Say::Undone | Say::Redone | Say::WentBack => {
            let (moves, pushes) = play.counts();
            let position = play.now();
            let counts = words::counts(
                (moves, pushes),
                (position.home(), position.boxes().len()),
                language,
            );
            words::join(&said, &counts, language)
        }
        Say::Lit => match (play.hint, play.way()) {
            (Some(push), Some(way)) => {
                let steps = play.walk_of(push).map_or(0, |walk| walk.len() - 1);
                words::lit(push.from, push.dir, steps, way.len(), language)
            }
            _ => said,
        },
        Say::Won => {
            let (moves, pushes) = play.counts();
            words::join(
                words::solved(language),
                &words::won(moves, pushes, play.optimum, language),
                language,
            )
        }
        Say::Ready => {
            let about = words::join(&about(play, language), &said, language);
            match (play.place, &play.source) {
                (None, Source::Generated(_) | Source::Value(_)) => about,
                _ => words::named(&name(play, app, language), &about, language),
            }
        }
        _ => said,
    }
}

/// What the banner says about a loss or the page, for the ear: the banner itself is not read out.
fn pressing(app: &App, language: Language) -> String {
    let is_fresh = matches!(app.say, Say::Nothing | Say::Ready | Say::Making);
    let loss = app.sokoban.play.as_ref().and_then(Play::loss);
    let loss =
        loss.filter(|_| matches!(app.say, Say::Pushed { .. } | Say::Ready | Say::Impossible));
    let text = match (app.notice.as_ref().filter(|_| is_fresh), loss) {
        (Some(notice), _) => words::notice(notice, language),
        (None, Some(loss)) => words::join(
            words::stuck(language),
            &words::loss(loss, language),
            language,
        ),
        (None, None) => return String::new(),
    };
    words::join("", &text, language)
}

fn search(app: &App, language: Language) -> Search {
    let Some(open) = app.desk.awaited() else {
        return Search {
            line: words::found(&app.sokoban.found, language),
            figures: words::figures(&app.sokoban.found, language),
            progress: None,
        };
    };
    let line = match open.purpose {
        Purpose::Open { .. } | Purpose::Prepare { .. } => Say::Making,
        _ => Say::Searching,
    };
    let part = |budget: u64| (open.effort.nodes.saturating_mul(1000) / budget).min(1000) as u16;
    Search {
        line: words::say(&line, language),
        figures: words::effort(open.effort, language),
        progress: Some(open.budget().map_or(0, part)),
    }
}

fn playback(app: &App) -> Option<Playback> {
    let playback = app.sokoban.playback?;
    let left = app.sokoban.play.as_ref()?.way()?.len();
    Some(Playback {
        playing: !playback.paused,
        place: format!("{} / {}", playback.made, playback.made + left),
        speed: playback.speed,
    })
}

/// A win, or a loss; nothing more about a level that is about to be replaced.
fn banner(app: &App, language: Language) -> Option<Banner> {
    let is_leaving = matches!(
        app.desk.awaited().map(|open| &open.purpose),
        Some(Purpose::Open { .. })
    );
    let play = app.sokoban.play.as_ref().filter(|_| !is_leaving)?;
    if play.is_won() {
        let (moves, pushes) = play.counts();
        let mut text = words::won(moves, pushes, play.optimum, language);
        if app.sokoban.is_record {
            text = words::join(&text, words::record(language), language);
        }
        return Some(Banner {
            kind: BannerKind::Won,
            title: words::solved(language).to_owned(),
            text,
            actions: vec![(words::next(language).to_owned(), "next")],
        });
    }
    let loss = play.loss()?;
    let can_go_back = !play.history.line().is_empty();
    Some(Banner {
        kind: BannerKind::Stuck,
        title: words::stuck(language).to_owned(),
        text: words::loss(loss, language),
        actions: vec![if can_go_back {
            (words::go_back(language).to_owned(), "back")
        } else {
            (words::next(language).to_owned(), "new")
        }],
    })
}
