//! Stands in for the crate fontdue, which macroquad loads its built-in font with.
//! No text is ever drawn on the canvas: all words live in the page, where they can be read, translated and spoken. The
//! real rasteriser and its font tables would be a fifth of the download. Names and signatures are those of fontdue 0.9.
//! Invariant: every glyph is empty, and every measure is 0.

/// A font without glyphs.
#[derive(Debug)]
pub struct Font;

/// What fontdue lets one choose when a font is loaded; nothing here depends on it.
#[derive(Default)]
pub struct FontSettings;

/// The size and place of a glyph.
pub struct Metrics {
    pub xmin: i32,
    pub ymin: i32,
    pub width: usize,
    pub height: usize,
    pub advance_width: f32,
}

/// The measures of a line of text.
pub struct LineMetrics {
    pub ascent: f32,
    pub descent: f32,
    pub line_gap: f32,
    pub new_line_size: f32,
}

impl Font {
    /// Takes any bytes for a font.
    ///
    /// # Errors
    /// Never; the signature is fontdue's.
    pub fn from_bytes(_bytes: &[u8], _settings: FontSettings) -> Result<Self, &'static str> {
        Ok(Self)
    }

    pub fn horizontal_line_metrics(&self, _size: f32) -> Option<LineMetrics> {
        Some(LineMetrics {
            ascent: 0.0,
            descent: 0.0,
            line_gap: 0.0,
            new_line_size: 0.0,
        })
    }

    pub fn horizontal_kern(&self, _left: char, _right: char, _size: f32) -> Option<f32> {
        None
    }

    pub fn rasterize(&self, _character: char, _size: f32) -> (Metrics, Vec<u8>) {
        let metrics = Metrics {
            xmin: 0,
            ymin: 0,
            width: 0,
            height: 0,
            advance_width: 0.0,
        };
        (metrics, Vec::new())
    }
}
