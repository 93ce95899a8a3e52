//! The design tokens: every colour, and the few lengths and times, that page and board share.
//! This is their only source; the page's style sheet repeats them between two marks, and a test compares the two.
//! Nothing here decides what is drawn where.
//! Invariant: each token has a value on paper (light) and at dusk (dark), and a name of its own.

use crate::app::Theme;

/// A colour as red, green, blue and alpha, 0 to 255 each, not premultiplied.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rgba(pub [u8; 4]);

/// One of the two sets of colours.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Palette {
    /// Light.
    #[default]
    Paper,
    /// Dark.
    Dusk,
}

impl Palette {
    /// The set that a choice of theme means on a system that prefers dark colours or not.
    pub const fn of(theme: Theme, system_is_dark: bool) -> Self {
        match (theme, system_is_dark) {
            (Theme::Dark, _) | (Theme::Auto, true) => Self::Dusk,
            (Theme::Light, _) | (Theme::Auto, false) => Self::Paper,
        }
    }
}

macro_rules! tokens {
    ($($(#[$doc:meta])* $token:ident $name:literal $paper:literal $dusk:literal;)*) => {
        /// A colour by its part in the design.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
        pub enum Token {
            $($(#[$doc])* $token,)*
        }

        impl Token {
            pub const ALL: &[Self] = &[$(Self::$token,)*];
        }

        /// Name, paper and dusk of each token, in the order of [`Token`].
        const VALUES: &[(&str, u32, u32)] = &[$(($name, $paper, $dusk),)*];
    };
}

tokens! {
    Page "page" 0xf5f1e8 0x0e1320;
    Panel "panel" 0xfffdf8 0x151c2d;
    Raised "raised" 0xffffff 0x1d2639;
    Line "line" 0xddd4c2 0x2c3752;
    Text "text" 0x232a3d 0xe9edf6;
    Muted "muted" 0x5d6476 0x9ba7bf;
    /// The one warm light: Hint, the lamp, and what a search looks at.
    Light "light" 0xf0a020 0xffb84d;
    OnLight "on-light" 0x2a1a00 0x241703;
    /// What outlines the light where the ground is as bright as the light itself.
    LightEdge "light-edge" 0x8a4b00 0x2b1b05;
    /// The frontier where cells are too small for an outline, and where the list leads.
    Front "front" 0xc86c00 0xffb84d;
    Good "good" 0x0b6f65 0x5ed0bd;
    Bad "bad" 0xb8323f 0xf2757f;
    Ground "ground" 0xe9e0cd 0x172034;
    Tile "tile" 0xf0e9d9 0x1c2740;
    Wall "wall" 0x5d6a8c 0x46557a;
    /// The lit rim of a wall's top.
    WallRim "wallrim" 0x7583a6 0x6a7cab;
    WallSide "wallside" 0x3f4a68 0x28324c;
    Box "box" 0xc98a4b 0xcf9152;
    BoxEdge "box-edge" 0x7d4d23 0x8a5a2b;
    BoxOn "box-on" 0xe3b64b 0xe9c46a;
    BoxOnEdge "box-on-edge" 0x7f5f12 0x8f6b1c;
    Goal "goal" 0x0b7a6f 0x5ed0bd;
    Coat "coat" 0x3c74d0 0x6fa8ff;
    Hat "hat" 0x27539d 0x3f6fc4;
    Skin "skin" 0xf3d9bd 0xf3d9bd;
    Scarf "scarf" 0xd4505c 0xf2757f;
    /// Eyes and boots.
    Ink "ink" 0x232a3d 0x1a2136;
    Shade "shade" 0x33291d 0x03060d;
    Glint "glint" 0xffffff 0xfff3dc;
    /// The sky over the river; below it the brighter sky at the horizon.
    Sky "sky" 0xc4dde8 0x121936;
    SkyLow "sky-low" 0xfdeacb 0x4d4878;
    /// Seen at dusk only.
    Star "star" 0xd0e4ec 0xcdd6f2;
    /// The disc over the river, sun or moon.
    Moon "moon" 0xfffaea 0xf1ead6;
    HillFar "hill-far" 0xa3c0cc 0x28305a;
    HillNear "hill-near" 0x83a9a8 0x1c2648;
    Water "water" 0x7bb5cb 0x1a3557;
    Ripple "ripple" 0xd3ebf0 0x6791c4;
    Grass "grass" 0xacc48a 0x284a4c;
    Leaf "leaf" 0x6f9168 0x1b3a42;
    Earth "earth" 0x7d6348 0x2a2b40;
    Robe "robe" 0xfbf5e6 0xece8f0;
    Cape "cape" 0x33426d 0x7586c4;
    Devil "devil" 0xc8434d 0xef6f79;
    DevilDark "devil-dark" 0x7c2130 0x8b2c42;
}

impl Token {
    /// The name of the token's custom property, without its two dashes.
    pub const fn name(self) -> &'static str {
        VALUES[self as usize].0
    }

    /// The value of the token as 0xRRGGBB.
    pub const fn rgb(self, palette: Palette) -> u32 {
        match palette {
            Palette::Paper => VALUES[self as usize].1,
            Palette::Dusk => VALUES[self as usize].2,
        }
    }

    /// The value of the token with an alpha in hundredths.
    pub const fn rgba(self, palette: Palette, percent: u8) -> Rgba {
        let rgb = self.rgb(palette);
        let alpha = (percent as u32 * 255 + 50) / 100;
        Rgba([(rgb >> 16) as u8, (rgb >> 8) as u8, rgb as u8, alpha as u8])
    }
}

/// How long the board shows one step, in milliseconds, when no more keys wait.
pub const STEP_MS: u32 = 120;

/// The lengths and times that page and board share, by name.
const MEASURES: &[(&str, &str)] = &[
    ("gap", "14px"),
    ("radius-card", "16px"),
    ("radius-button", "12px"),
    ("target", "46px"),
    ("step", "120ms"),
];

/// The custom properties of one set of colours, such as `--page:#f5f1e8;--panel:#fffdf8;`, in the order of [`Token`].
pub fn colours_css(palette: Palette) -> String {
    let mut css = String::new();
    for token in Token::ALL {
        css.push_str("--");
        css.push_str(token.name());
        css.push(':');
        push_hex(&mut css, token.rgb(palette));
        css.push(';');
    }
    css
}

/// The custom properties that are the same in both sets, such as `--gap:14px;`.
pub fn measures_css() -> String {
    let mut css = String::new();
    for (name, value) in MEASURES {
        for part in ["--", name, ":", value, ";"] {
            css.push_str(part);
        }
    }
    css
}

/// Appends a colour as `#rrggbb`.
pub fn push_hex(text: &mut String, rgb: u32) {
    text.push('#');
    for shift in [20, 16, 12, 8, 4, 0] {
        text.push(char::from(
            b"0123456789abcdef"[(rgb >> shift & 15) as usize],
        ));
    }
}
