//! The page's elements: found once, and written to where the panel has changed since it was last written.
//! Markup says which text goes where by `data-show` and `data-word`, so the same text may stand in several places; flags
//! on the root element tell the style sheet what is under way. What a player does is heard in `buttons`.
//! Invariant: nothing here is read back.

use super::{
    campaign,
    dom::{document, element, keyed, picture_address, set},
    labels::Labels,
    maze, sheets,
};
use crate::{
    app::{Theme, maze::Mode},
    link::Game,
    panel::{Banner, BannerKind, Course, Panel, Playback},
};
use wasm_bindgen::prelude::*;
use web_sys::{Element, HtmlElement};

/// How fast the solution plays, by [`Playback::speed`].
const SPEEDS: [&str; 4] = ["½×", "1×", "2×", "6×"];

/// The page as the module sees it.
pub struct Page {
    /// The region that hears the game's keys and pointers.
    pub board: HtmlElement,
    root: Element,
    picture: Element,
    banner: Element,
    banner_icon: Element,
    banner_buttons: [Element; 2],
    /// Elements whose text is a field of the panel, with the field's name.
    shows: Vec<(String, Element)>,
    /// Buttons with their commands.
    buttons: Vec<(String, Element)>,
    labels: Labels,
    bar: Element,
    last: Option<Panel>,
    /// The picture that is shown, so that it is not decoded twice.
    shown: String,
}

impl Page {
    /// Finds the elements.
    ///
    /// # Errors
    /// Names the element that the page lacks.
    pub fn find() -> Result<Self, String> {
        Ok(Self {
            board: element("board")?.unchecked_into(),
            root: document()
                .document_element()
                .ok_or("the page has no root")?,
            picture: element("picture")?,
            banner: element("banner")?,
            banner_icon: element("banner-icon")?,
            banner_buttons: [element("banner-action")?, element("banner-second")?],
            shows: keyed("data-show"),
            buttons: keyed("data-command"),
            labels: Labels::find(),
            bar: element("progress")?,
            last: None,
            shown: String::new(),
        })
    }

    /// Writes what differs from the panel written last.
    pub fn write(&mut self, panel: &Panel) {
        if self.last.as_ref() == Some(panel) {
            return;
        }
        let mut last = self.last.take();
        if last
            .as_ref()
            .is_none_or(|last| last.language != panel.language)
        {
            self.labels.write(panel.language);
            self.set("lang", Some(panel.language.tag()));
            self.set("data-state", Some("ready"));
            last = None;
        }
        let last = last.as_ref();
        document().set_title(&panel.title);
        if last.is_none_or(|last| last.game != panel.game) {
            // What was asked of the other puzzle, and a sheet that is no longer shown would still hold the page.
            if last.is_some() {
                sheets::close_all();
            }
            self.write_game(panel.game);
        }
        self.write_texts(panel, last);
        self.write_buttons(panel, last);
        if last.is_none_or(|last| last.theme != panel.theme) {
            self.write_theme(panel.theme);
        }
        if last.is_none_or(|last| last.offer != panel.offer) {
            sheets::write_offer(panel.offer);
        }
        if last.is_none_or(|last| last.today != panel.today) {
            sheets::write_day(&panel.today);
        }
        if last.is_none_or(|last| last.campaign != panel.campaign) {
            campaign::write(&panel.campaign, panel.language);
        }
        if last.is_none_or(|last| last.banner != panel.banner) {
            self.write_banner(panel.banner.as_ref());
        }
        let course = last.map(|last| &last.course);
        if course != Some(&panel.course) {
            self.write_course(panel, course);
        }
        if last.is_none_or(|last| last.setting != panel.setting) {
            sheets::write_setting(panel.setting);
        }
        let numbers = panel.sight.numbers.then_some("true");
        for (_, button) in self.buttons.iter().filter(|(name, _)| name == "numbers") {
            set(button, "aria-pressed", Some(numbers.unwrap_or("false")));
        }
        self.write_progress(panel);
        self.last = Some(panel.clone());
    }

    /// Shows the board as an SVG picture, over the canvas.
    pub fn show_picture(&mut self, svg: &str) {
        if self.shown != svg {
            set(&self.picture, "src", Some(&picture_address(svg)));
            svg.clone_into(&mut self.shown);
        }
        set(&self.picture, "hidden", None);
    }

    /// Width and height of the board's region in CSS pixels.
    pub fn board_size(&self) -> (f32, f32) {
        (
            self.board.client_width() as f32,
            self.board.client_height() as f32,
        )
    }

    /// Uncovers the canvas.
    pub fn show_canvas(&self) {
        set(&self.picture, "hidden", Some(""));
    }

    fn write_texts(&self, panel: &Panel, last: Option<&Panel>) {
        let before = last.map(texts);
        for (index, (name, text)) in texts(panel).into_iter().enumerate() {
            if before.is_some_and(|before| before[index].1 == text) {
                continue;
            }
            for (_, place) in self.shows.iter().filter(|(show, _)| show == name) {
                place.set_text_content(Some(text));
            }
        }
    }

    /// A button that can't answer just now says so but stays in reach: it keeps the focus, and tells why when pressed.
    fn write_buttons(&self, panel: &Panel, last: Option<&Panel>) {
        if last.is_some_and(|last| last.enabled == panel.enabled) {
            return;
        }
        let enabled = panel.enabled;
        for (name, is_enabled) in [
            ("hint", enabled.hint),
            ("undo", enabled.undo),
            ("redo", enabled.redo),
            ("restart", enabled.restart),
            ("solve", enabled.solve),
            ("share", enabled.share),
            ("cross", enabled.cross),
        ] {
            for (_, button) in self.buttons.iter().filter(|(command, _)| command == name) {
                set(button, "aria-disabled", (!is_enabled).then_some("true"));
            }
        }
    }

    /// Shows what belongs to a puzzle, and marks its tab.
    fn write_game(&self, game: Game) {
        self.set("data-game", Some(game.name()));
        for (name, tab) in keyed("data-tab") {
            set(
                &tab,
                "aria-current",
                (name == game.name()).then_some("page"),
            );
        }
    }

    /// What belongs to the maze, and which of its parts are shown.
    fn write_course(&self, panel: &Panel, last: Option<&Course>) {
        let course = &panel.course;
        let mode = match course.mode {
            Mode::Watch => "watch",
            Mode::Walk => "walk",
            Mode::Draw => "draw",
        };
        let is_maze = panel.game == Game::Maze;
        self.set("data-mode", is_maze.then_some(mode));
        let lanes = course.lanes.len().to_string();
        self.set("data-lanes", (course.lanes.len() > 1).then_some(&lanes));
        maze::write(course, last);
    }

    fn write_theme(&self, theme: Theme) {
        // The browser's own bars take the colour of the first of these whose medium holds.
        let (name, media) = match theme {
            Theme::Auto => (
                None,
                [
                    "(prefers-color-scheme: light)",
                    "(prefers-color-scheme: dark)",
                ],
            ),
            Theme::Light => (Some("light"), ["all", "not all"]),
            Theme::Dark => (Some("dark"), ["not all", "all"]),
        };
        self.set("data-theme", name);
        for ((_, colour), media) in keyed("media").iter().zip(media) {
            set(colour, "media", Some(media));
        }
    }

    fn write_banner(&self, banner: Option<&Banner>) {
        set(&self.banner, "hidden", banner.is_none().then_some(""));
        let Some(banner) = banner else { return };
        let kind = match banner.kind {
            BannerKind::Won => "won",
            BannerKind::Stuck => "stuck",
            BannerKind::Notice => "notice",
            BannerKind::Fault => "fault",
        };
        set(&self.banner, "data-kind", Some(kind));
        set(&self.banner_icon, "href", Some(&format!("#i-{kind}")));
        for (index, button) in self.banner_buttons.iter().enumerate() {
            let action = banner.actions.get(index);
            set(button, "hidden", action.is_none().then_some(""));
            if let Some((_, command)) = action {
                set(button, "data-command", Some(command));
            }
        }
    }

    fn write_progress(&self, panel: &Panel) {
        let search = &panel.search;
        self.set("data-searching", search.progress.map(|_| ""));
        let playing = match &panel.playback {
            Some(playback) => Some(playback.playing),
            None => (panel.course.whole > 0).then_some(panel.course.is_running),
        };
        self.set(
            "data-playing",
            playing.map(|playing| if playing { "true" } else { "false" }),
        );
        // A bar is full once a search has come to its end, which is when it has figures.
        let part = search
            .progress
            .unwrap_or(if search.figures.is_empty() { 0 } else { 1000 });
        set(&self.bar, "value", Some(&part.to_string()));
    }

    /// Sets or removes an attribute of the root element.
    fn set(&self, name: &str, value: Option<&str>) {
        set(&self.root, name, value);
    }
}

/// The texts of a panel, each with its name in the markup.
fn texts(panel: &Panel) -> [(&'static str, &str); 37] {
    let playback = panel.playback.as_ref();
    let banner = panel.banner.as_ref();
    let course = &panel.course;
    let lane = |index: usize| course.lanes.get(index).map_or("", |lane| lane);
    [
        ("name", &panel.name),
        ("about", &panel.about),
        ("seed", panel.seed.as_deref().unwrap_or_default()),
        ("count-1", &panel.counts[0]),
        ("count-2", &panel.counts[1]),
        ("count-3", &panel.counts[2]),
        ("label-1", panel.counted[0]),
        ("label-2", panel.counted[1]),
        ("label-3", panel.counted[2]),
        ("count-4", &panel.counts[3]),
        ("label-4", panel.counted[3]),
        ("lane-1", lane(0)),
        ("lane-2", lane(1)),
        ("lane-3", lane(2)),
        ("lane-4", lane(3)),
        ("list", &course.list),
        ("list-name", course.list_name),
        ("array-fault", &course.fault),
        ("best", panel.best.as_deref().unwrap_or_default()),
        ("hint", panel.hint_label),
        ("status", &panel.status),
        ("board", &panel.board),
        ("search", &panel.search.line),
        ("figures", &panel.search.figures),
        (
            "place",
            playback.map_or(&course.place, |playback| &playback.place),
        ),
        (
            "speed",
            playback.map_or(&*course.speed, |playback| speed(playback)),
        ),
        ("banner-title", banner.map_or("", |banner| &banner.title)),
        ("banner-text", banner.map_or("", |banner| &banner.text)),
        ("banner-action", action(banner, 0)),
        ("banner-second", action(banner, 1)),
        ("tip", &panel.sight.tip),
        ("wave", &panel.sight.wave),
        ("daily-1", panel.today.marks[0]),
        ("daily-2", panel.today.marks[1]),
        ("daily-3", panel.today.marks[2]),
        ("streak", &panel.today.streak),
        ("campaign", &panel.campaign.told),
    ]
}

fn action(banner: Option<&Banner>, index: usize) -> &str {
    let action = banner.and_then(|banner| banner.actions.get(index));
    action.map_or("", |(label, _)| label)
}

fn speed(playback: &Playback) -> &'static str {
    SPEEDS[usize::from(playback.speed).min(SPEEDS.len() - 1)]
}
