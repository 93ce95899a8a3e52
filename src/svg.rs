//! Shapes as SVG text: the first picture of the page, the picture of a page without WebGL, and the test pictures.
//! Lengths are whole two-hundredths of a cell, and paths are written relative, so that the text stays short.
//! Invariant: the same picture gives the same text everywhere; no floating-point number is formatted.

use crate::view::{
    FADE, Field, Fit, Ink, Path, Picture, Point, Shape, Step,
    tokens::{Palette, Token, push_hex},
};

/// Where the colours of an SVG come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Colours {
    /// The picture stands alone, on a ground in the colour of the page.
    Alone(Palette),
    /// The picture lies on a page of these colours.
    Of(Palette),
    /// The picture is part of the page and takes the page's custom properties, so that it follows the theme.
    OfThePage,
}

/// Units of the picture's own coordinates in one cell.
const CELL: f32 = 200.0;

/// The picture as one `<svg>` element, just as large as what is drawn.
pub fn picture(picture: &Picture, colours: Colours) -> String {
    let (width, height) = picture.size;
    written(
        picture,
        colours,
        Point::new(0.0, 0.0),
        Point::new(width, height),
    )
}

/// The picture as one `<svg>` element that fills a viewport and has the board where the fit puts it.
pub fn picture_on(picture: &Picture, colours: Colours, fit: &Fit) -> String {
    let (corner, size) = fit.window();
    written(picture, colours, corner, size)
}

fn written(picture: &Picture, colours: Colours, corner: Point, size: Point) -> String {
    let mut svg = Writer {
        text: String::with_capacity(8 << 10),
        colours,
        pools: 0,
    };
    let (width, height) = (units(size.x), units(size.y));
    svg.put("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"");
    for number in [units(corner.x), units(corner.y), width] {
        svg.number(number);
        svg.put(" ");
    }
    svg.number(height);
    svg.put("\" fill-rule=\"evenodd\" stroke-linecap=\"round\" stroke-linejoin=\"round\">");
    svg.fades(picture);
    if let Colours::Alone(_) = colours {
        svg.put("<path");
        svg.ink("fill", Ink(Token::Page, 100));
        svg.put(" d=\"M");
        svg.delta((0, 0), (units(corner.x), units(corner.y)));
        svg.put("h");
        svg.number(width);
        svg.put("v");
        svg.number(height);
        svg.put("H");
        svg.number(units(corner.x));
        svg.put("z\"/>");
    }
    for shape in &picture.floor {
        svg.shape(shape);
    }
    if !picture.fields.is_empty() {
        // Smooth edges would leave seams between cells of one colour.
        svg.put("<g shape-rendering=\"crispEdges\">");
        for field in &picture.fields {
            svg.field(field);
        }
        svg.put("</g>");
    }
    for shape in [&picture.glow, &picture.walls, &picture.pieces]
        .into_iter()
        .flatten()
    {
        svg.shape(shape);
    }
    svg.put("</svg>\n");
    svg.text
}

/// A length in cells in units of the picture.
fn units(cells: f32) -> i32 {
    // Away from zero at the half; `round` itself would drag a soft-float routine into the module.
    let scaled = cells * CELL;
    (scaled + if scaled < 0.0 { -0.5 } else { 0.5 }) as i32
}

struct Writer {
    text: String,
    colours: Colours,
    /// How many pools are written, as each has a fade with a middle of its own.
    pools: u32,
}

impl Writer {
    // Called everywhere, and its copies would cost the page more than the calls.
    #[inline(never)]
    fn put(&mut self, text: &str) {
        self.text.push_str(text);
    }

    fn number(&mut self, value: i32) {
        if value < 0 {
            self.text.push('-');
        }
        self.digits(value.unsigned_abs());
    }

    fn digits(&mut self, value: u32) {
        if value >= 10 {
            self.digits(value / 10);
        }
        self.text.push(char::from(b'0' + (value % 10) as u8));
    }

    fn attribute(&mut self, name: &str, value: i32) {
        self.put(" ");
        self.put(name);
        self.put("=\"");
        self.number(value);
        self.put("\"");
    }

    /// Hundredths as a part of one.
    fn part(&mut self, hundredths: u8) {
        match hundredths {
            100.. => self.put("1"),
            0 => self.put("0"),
            part => {
                self.put(if part < 10 { ".0" } else { "." });
                let short = part % 10 == 0;
                self.digits(u32::from(if short { part / 10 } else { part }));
            }
        }
    }

    fn colour(&mut self, name: &str, token: Token) {
        self.put(" ");
        self.put(name);
        self.put("=\"");
        match self.colours {
            Colours::Alone(palette) | Colours::Of(palette) => {
                push_hex(&mut self.text, token.rgb(palette))
            }
            Colours::OfThePage => {
                self.put("var(--");
                self.put(token.name());
                self.put(")");
            }
        }
        self.put("\"");
    }

    fn ink(&mut self, name: &str, Ink(token, percent): Ink) {
        self.colour(name, token);
        if percent < 100 {
            self.put(" ");
            self.put(name);
            self.put("-opacity=\"");
            self.part(percent);
            self.put("\"");
        }
    }

    /// The fades that the picture's lights refer to, one for each of their colours.
    fn fades(&mut self, picture: &Picture) {
        let fades = |token: Token| {
            picture.shapes().any(|shape| match shape {
                Shape::Light { ink, .. } | Shape::Pool { ink, .. } => ink.0 == token,
                _ => false,
            })
        };
        for token in Token::ALL.iter().copied().filter(|token| fades(*token)) {
            self.put("<radialGradient id=\"fade-");
            self.put(token.name());
            self.put("\">");
            self.stops(token);
        }
    }

    fn stops(&mut self, token: Token) {
        for (at, left) in FADE {
            self.put("<stop offset=\"");
            self.part(at);
            self.put("\"");
            self.colour("stop-color", token);
            if left < 100 {
                self.put(" stop-opacity=\"");
                self.part(left);
                self.put("\"");
            }
            self.put("/>");
        }
        self.put("</radialGradient>");
    }

    fn shape(&mut self, shape: &Shape) {
        match shape {
            Shape::Fill { path, ink } => {
                self.put("<path");
                self.ink("fill", *ink);
                self.path(path);
            }
            Shape::Stroke { path, width, ink } => {
                self.put("<path fill=\"none\"");
                self.ink("stroke", *ink);
                self.attribute("stroke-width", units(*width));
                self.path(path);
            }
            Shape::Light { middle, radii, ink } => {
                self.put("<ellipse fill=\"url(#fade-");
                self.put(ink.0.name());
                self.put(")\" opacity=\"");
                self.part(ink.1);
                self.put("\"");
                self.attribute("cx", units(middle.x));
                self.attribute("cy", units(middle.y));
                self.attribute("rx", units(radii.0));
                self.attribute("ry", units(radii.1));
                self.put("/>");
            }
            Shape::Pool {
                region,
                middle,
                radius,
                ink,
            } => {
                self.pools += 1;
                let number = self.pools;
                self.put("<radialGradient id=\"pool-");
                self.digits(number);
                self.put("\" href=\"#fade-");
                self.put(ink.0.name());
                self.put("\" gradientUnits=\"userSpaceOnUse\"");
                self.attribute("cx", units(middle.x));
                self.attribute("cy", units(middle.y));
                self.attribute("r", units(*radius));
                self.put("/><path fill=\"url(#pool-");
                self.digits(number);
                self.put(")\" opacity=\"");
                self.part(ink.1);
                self.put("\"");
                self.path(region);
            }
        }
    }

    /// The cells of one colour after the other, each as one path of runs.
    fn field(&mut self, field: &Field) {
        for (index, ink) in field.inks.iter().enumerate() {
            let mut path = Path::default();
            for (row, cells) in field.cells.chunks(field.width).enumerate() {
                let mut start = 0;
                for run in cells.chunk_by(|left, right| left == right) {
                    if usize::from(run[0]) == index + 1 {
                        let corner = field.corner + Point::new(start as f32, row as f32);
                        let (x, y, right) = (corner.x, corner.y, corner.x + run.len() as f32);
                        let run = Path::from(x, y).to(right, y).to(right, y + 1.0);
                        path.extend(run.to(x, y + 1.0).close());
                    }
                    start += run.len();
                }
            }
            if !path.0.is_empty() {
                self.shape(&Shape::Fill { path, ink: *ink });
            }
        }
    }

    /// The attribute `d` of a path, and the end of its element.
    fn path(&mut self, path: &Path) {
        let place = |point: Point| (units(point.x), units(point.y));
        self.put(" d=\"");
        let (mut here, mut start, mut last) = ((0, 0), (0, 0), ' ');
        for step in &path.0 {
            match *step {
                Step::Move(to) => {
                    let to = place(to);
                    self.text.push(if last == ' ' { 'M' } else { 'm' });
                    self.delta(here, to);
                    (here, start) = (to, to);
                    // Numbers after a move would be read as a line.
                    last = 'm';
                }
                Step::Line(to) => {
                    let to = place(to);
                    if to.1 == here.1 {
                        self.command(&mut last, 'h');
                        self.spaced(to.0 - here.0);
                    } else if to.0 == here.0 {
                        self.command(&mut last, 'v');
                        self.spaced(to.1 - here.1);
                    } else {
                        self.command(&mut last, 'l');
                        self.delta(here, to);
                    }
                    here = to;
                }
                Step::Quad(via, to) => {
                    let (via, to) = (place(via), place(to));
                    self.command(&mut last, 'q');
                    self.delta(here, via);
                    self.delta(here, to);
                    here = to;
                }
                Step::Close => {
                    self.put("z");
                    (here, last) = (start, 'z');
                }
            }
        }
        self.put("\"/>");
    }

    /// A command letter, unless the one before still holds.
    fn command(&mut self, last: &mut char, letter: char) {
        if *last != letter {
            self.text.push(letter);
        }
        *last = letter;
    }

    fn delta(&mut self, from: (i32, i32), to: (i32, i32)) {
        self.spaced(to.0 - from.0);
        self.spaced(to.1 - from.1);
    }

    /// A number with what has to part it from what stands before it.
    fn spaced(&mut self, value: i32) {
        let after_digit = self.text.ends_with(|c: char| c.is_ascii_digit());
        if after_digit && value >= 0 {
            self.put(" ");
        }
        self.number(value);
    }
}
