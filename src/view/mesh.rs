//! Shapes as triangles in pixels, for a screen that draws nothing else.
//! Curves become lines within a quarter of a pixel; a filled path is cut into trapezoids between its own edges, and
//! gets a rim of one pixel that fades out, so that edges are smooth without multisampling too.
//! Invariant: no batch has more vertices or indices than [`BATCH_VERTICES`] and [`BATCH_INDICES`].

use std::f32::consts::TAU;

use super::{
    FADE, Fit, Ink, Shape,
    path::{Path, Point, Step},
    tokens::{Palette, Rgba},
};

/// macroquad's draw calls hold fewer than 10000 vertices and 5000 indices each, unless told otherwise.
pub const BATCH_VERTICES: usize = 9_990;
pub const BATCH_INDICES: usize = 4_998;

/// A corner of a triangle, in viewport units.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Vertex {
    pub at: Point,
    pub colour: Rgba,
}

/// Triangles for one draw call: each three indices name the vertices of one.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Batch {
    pub vertices: Vec<Vertex>,
    pub indices: Vec<u16>,
}

/// The triangles of shapes, in the order of the shapes.
pub fn triangles<'a>(
    shapes: impl IntoIterator<Item = &'a Shape>,
    fit: &Fit,
    palette: Palette,
) -> Vec<Batch> {
    let mut mesh = Mesh {
        batches: vec![Batch::default()],
        fit,
        palette,
    };
    for shape in shapes {
        mesh.shape(shape);
    }
    mesh.batches
}

struct Mesh<'a> {
    batches: Vec<Batch>,
    fit: &'a Fit,
    palette: Palette,
}

/// A line of points; a closed one goes back from the last to the first.
struct Line {
    points: Vec<Point>,
    closed: bool,
}

impl Line {
    /// Whether it has only level and upright pieces.
    fn is_upright(&self) -> bool {
        let next = self.points.iter().cycle().skip(1);
        let mut pairs = self.points.iter().zip(next);
        pairs.all(|(here, there)| here.x == there.x || here.y == there.y)
    }
}

impl Mesh<'_> {
    fn shape(&mut self, shape: &Shape) {
        match shape {
            Shape::Fill { path, ink } => {
                let lines = self.flatten(path);
                self.fill(&lines, *ink);
            }
            Shape::Stroke { path, width, ink } => {
                let half = width * self.fit.scale() / 2.0;
                let lines: Vec<Line> = self
                    .flatten(path)
                    .iter()
                    .flat_map(|line| border(line, half, self.arc_step(half)))
                    .collect();
                self.fill(&lines, *ink);
            }
            Shape::Light { middle, radii, ink } => {
                let radii = (radii.0 * self.fit.scale(), radii.1 * self.fit.scale());
                self.fade(self.fit.place(*middle), radii, *ink);
            }
            Shape::Pool {
                region,
                middle,
                radius,
                ink,
            } => {
                let radius = radius * self.fit.scale();
                let lines = self.flatten(region);
                self.pool(&lines, self.fit.place(*middle), radius, *ink);
            }
        }
    }

    /// The angle between two points of an arc that a quarter of a pixel can't tell from a curve.
    fn arc_step(&self, radius: f32) -> f32 {
        let tolerance = self.fit.pixel() / 4.0;
        (8.0 * tolerance / radius.max(tolerance)).sqrt().min(0.8)
    }

    fn flatten(&self, path: &Path) -> Vec<Line> {
        let tolerance = self.fit.pixel() / 4.0;
        let mut lines: Vec<Line> = Vec::new();
        for step in &path.0 {
            if let Step::Move(to) = *step {
                lines.push(Line {
                    points: vec![self.fit.place(to)],
                    closed: false,
                });
                continue;
            }
            let Some(line) = lines.last_mut() else {
                continue;
            };
            let here = line.points[line.points.len() - 1];
            match *step {
                Step::Quad(via, to) => {
                    let (via, to) = (self.fit.place(via), self.fit.place(to));
                    // A quadratic curve strays from its chords by a quarter of its second difference over n squared.
                    let bow = here - via * 2.0 + to;
                    let parts = (length(bow) / (4.0 * tolerance))
                        .sqrt()
                        .ceil()
                        .clamp(1.0, 32.0);
                    for part in 1..=parts as u8 {
                        let t = f32::from(part) / parts;
                        let point = if f32::from(part) == parts {
                            to
                        } else {
                            here * ((1.0 - t) * (1.0 - t))
                                + via * (2.0 * t * (1.0 - t))
                                + to * (t * t)
                        };
                        push_apart(&mut line.points, point);
                    }
                }
                Step::Line(to) => push_apart(&mut line.points, self.fit.place(to)),
                Step::Move(_) => {}
                Step::Close => {
                    line.closed = true;
                    if line.points.len() > 1 && line.points[0] == here {
                        line.points.pop();
                    }
                }
            }
        }
        lines
    }

    /// Makes room for one more piece and says where its vertices begin.
    fn room(&mut self, vertices: usize, indices: usize) -> (&mut Batch, u16) {
        let last = &self.batches[self.batches.len() - 1];
        if last.vertices.len() + vertices > BATCH_VERTICES
            || last.indices.len() + indices > BATCH_INDICES
        {
            self.batches.push(Batch::default());
        }
        let last = self.batches.len() - 1;
        let batch = &mut self.batches[last];
        let base = batch.vertices.len() as u16;
        (batch, base)
    }

    /// Four corners, around.
    fn quad(&mut self, corners: [Point; 4], colours: [Rgba; 4]) {
        let (batch, base) = self.room(4, 6);
        for (at, colour) in corners.into_iter().zip(colours) {
            batch.vertices.push(Vertex { at, colour });
        }
        batch
            .indices
            .extend([0, 1, 2, 0, 2, 3].map(|index| base + index));
    }

    fn fill(&mut self, lines: &[Line], Ink(token, percent): Ink) {
        let (colour, clear) = (
            token.rgba(self.palette, percent),
            token.rgba(self.palette, 0),
        );
        for trapezoid in trapezoids(lines) {
            self.quad(trapezoid, [colour; 4]);
        }
        // The grid lies on whole pixels, so what is only level and upright is sharp as it is.
        if lines.iter().all(Line::is_upright) {
            return;
        }
        let area: f32 = lines.iter().map(|line| doubled_area(&line.points)).sum();
        let outward = self.fit.pixel() * if area < 0.0 { -1.0 } else { 1.0 };
        for line in lines.iter().filter(|line| line.points.len() > 2) {
            let outer = moved_out(&line.points, outward);
            for (index, here) in line.points.iter().enumerate() {
                let next = (index + 1) % line.points.len();
                self.quad(
                    [*here, line.points[next], outer[next], outer[index]],
                    [colour, colour, clear, clear],
                );
            }
        }
    }

    fn faded(&self, ink: Ink, left: u8) -> Rgba {
        let percent = u16::from(ink.1) * u16::from(left) / 100;
        ink.0.rgba(self.palette, percent as u8)
    }

    /// Rings around a middle, from full to nothing.
    fn fade(&mut self, middle: Point, radii: (f32, f32), ink: Ink) {
        let parts = (TAU / self.arc_step(radii.0.max(radii.1))).ceil().min(96.0);
        let rays: Vec<Point> = (0..=parts as u8)
            .map(|part| {
                let (sine, cosine) = (TAU * f32::from(part) / parts).sin_cos();
                Point::new(cosine * radii.0, sine * radii.1)
            })
            .collect();
        let rings = FADE.map(|(at, left)| (f32::from(at) / 100.0, self.faded(ink, left)));
        for ring in rings.windows(2) {
            let [(near, bright), (far, dim)] = [ring[0], ring[1]];
            for ray in rays.windows(2) {
                let at = |ray: Point, part: f32| middle + ray * part;
                self.quad(
                    [
                        at(ray[0], near),
                        at(ray[0], far),
                        at(ray[1], far),
                        at(ray[1], near),
                    ],
                    [bright, dim, dim, bright],
                );
            }
        }
    }

    /// The inside of lines in tiles so small that each corner's own distance from the middle tells its alpha.
    fn pool(&mut self, lines: &[Line], middle: Point, radius: f32, ink: Ink) {
        let tile = radius / 10.0;
        let colour = |mesh: &Self, at: Point| {
            let part = length(at - middle) / radius * 100.0;
            let far = FADE.iter().position(|(at, _)| f32::from(*at) >= part);
            let left = match far.unwrap_or(FADE.len() - 1) {
                0 => 100.0,
                far => {
                    let ((at, left), (to, rest)) = (FADE[far - 1], FADE[far]);
                    let along = (part.min(100.0) - f32::from(at)) / f32::from(to - at);
                    f32::from(left) + (f32::from(rest) - f32::from(left)) * along
                }
            };
            mesh.faded(ink, left as u8)
        };
        for [a, b, c, d] in trapezoids(lines) {
            let columns = ((b.x - a.x).max(c.x - d.x) / tile).ceil().clamp(1.0, 64.0);
            let rows = ((c.y - b.y) / tile).ceil().clamp(1.0, 64.0);
            let at = |column: u8, row: u8| {
                let (u, v) = (f32::from(column) / columns, f32::from(row) / rows);
                (a + (b - a) * u) * (1.0 - v) + (d + (c - d) * u) * v
            };
            for row in 0..rows as u8 {
                for column in 0..columns as u8 {
                    let corners = [
                        at(column, row),
                        at(column + 1, row),
                        at(column + 1, row + 1),
                        at(column, row + 1),
                    ];
                    if corners.iter().any(|at| length(*at - middle) < radius) {
                        self.quad(corners, corners.map(|at| colour(self, at)));
                    }
                }
            }
        }
    }
}

fn length(of: Point) -> f32 {
    (of.x * of.x + of.y * of.y).sqrt()
}

/// A quarter turn clockwise on the screen, of length one.
fn aside(along: Point) -> Point {
    let length = length(along).max(f32::MIN_POSITIVE);
    Point::new(-along.y / length, along.x / length)
}

/// Adds a point that is not where the last one is.
fn push_apart(points: &mut Vec<Point>, point: Point) {
    if points.last() != Some(&point) {
        points.push(point);
    }
}

/// Twice the area inside a closed line, positive when it runs clockwise on the screen.
fn doubled_area(points: &[Point]) -> f32 {
    let next = points.iter().cycle().skip(1);
    points
        .iter()
        .zip(next)
        .map(|(here, there)| here.x * there.y - there.x * here.y)
        .sum()
}

/// A closed line moved to its left by a distance, which for a clockwise one is outward; corners reach at most twice
/// as far.
fn moved_out(points: &[Point], distance: f32) -> Vec<Point> {
    let count = points.len();
    (0..count)
        .map(|index| {
            let here = points[index];
            let before = aside(here - points[(index + count - 1) % count]);
            let after = aside(points[(index + 1) % count] - here);
            let both = before + after;
            let square = (both.x * both.x + both.y * both.y).max(1.0);
            here - both * (2.0 * distance / square)
        })
        .collect()
}

/// The closed lines around a line that is drawn with a wide pen with a round tip.
fn border(line: &Line, half: f32, arc_step: f32) -> Vec<Line> {
    let points = &line.points;
    if points.len() < 2 {
        return Vec::new();
    }
    if line.closed {
        let outer = side(points, half, arc_step);
        let back: Vec<Point> = points.iter().rev().copied().collect();
        let inner = side(&back, half, arc_step);
        return [outer, inner]
            .map(|points| Line {
                points,
                closed: true,
            })
            .into();
    }
    // There along one side and back along the other; the turn at each end is a join like any other.
    let back = points[1..points.len() - 1].iter().rev();
    let around: Vec<Point> = points.iter().chain(back).copied().collect();
    vec![Line {
        points: side(&around, half, arc_step),
        closed: true,
    }]
}

/// What lies `half` to the left of a closed line.
fn side(points: &[Point], half: f32, arc_step: f32) -> Vec<Point> {
    let count = points.len();
    let mut side = Vec::with_capacity(count * 2);
    for index in 0..count {
        let here = points[index];
        let (came, goes) = (
            here - points[(index + count - 1) % count],
            points[(index + 1) % count] - here,
        );
        let (before, after) = (aside(came) * -1.0, aside(goes) * -1.0);
        let turn = came.x * goes.y - came.y * goes.x;
        let along = came.x * goes.x + came.y * goes.y;
        let angle = turn.atan2(along);
        // A full turn back at the end of an open line may come out with either sign: it is always a cap.
        let angle = if angle < -3.0 { -angle } else { angle };
        if angle > 0.0 {
            let parts = (angle / arc_step).ceil().clamp(1.0, 64.0);
            for part in 0..=parts as u8 {
                let (sine, cosine) = (angle * f32::from(part) / parts).sin_cos();
                let spoke = Point::new(
                    before.x * cosine - before.y * sine,
                    before.x * sine + before.y * cosine,
                );
                push_apart(&mut side, here + spoke * half);
            }
        } else {
            // On the inner side of a bend the two borders meet, but no further away than the shorter piece is long.
            let both = before + after;
            let square = both.x * both.x + both.y * both.y;
            let reach = (2.0 * half / square.max(0.1)).min(length(came).min(length(goes)) + half);
            push_apart(&mut side, here + both * reach);
        }
    }
    side
}

/// An edge of a path from its upper end to its lower one.
#[derive(Clone, Copy)]
struct Edge {
    top: Point,
    bottom: Point,
}

impl Edge {
    fn x_at(&self, y: f32) -> f32 {
        if y <= self.top.y {
            return self.top.x;
        }
        if y >= self.bottom.y {
            return self.bottom.x;
        }
        let part = (y - self.top.y) / (self.bottom.y - self.top.y);
        self.top.x + (self.bottom.x - self.top.x) * part
    }
}

/// Cuts the inside of closed lines, by the even-odd rule, into trapezoids with level tops and bottoms.
///
/// Between two neighbouring heights at which any edge ends, edges don't cross, and every other gap between them lies
/// inside; a gap that goes on between the same two edges stays one trapezoid.
fn trapezoids(lines: &[Line]) -> Vec<[Point; 4]> {
    let mut edges = Vec::new();
    for line in lines {
        let next = line.points.iter().cycle().skip(1);
        for (here, there) in line.points.iter().zip(next) {
            if here.y < there.y {
                edges.push(Edge {
                    top: *here,
                    bottom: *there,
                });
            } else if there.y < here.y {
                edges.push(Edge {
                    top: *there,
                    bottom: *here,
                });
            }
        }
    }
    edges.sort_by(|here, there| here.top.y.total_cmp(&there.top.y));
    let mut heights: Vec<f32> = edges
        .iter()
        .flat_map(|edge| [edge.top.y, edge.bottom.y])
        .collect();
    heights.sort_by(f32::total_cmp);
    heights.dedup();
    let mut pieces = Vec::new();
    let mut entering = 0;
    let mut active: Vec<usize> = Vec::new();
    // Gaps that are open: left edge, right edge and the height at which they begin.
    let mut open: Vec<(usize, usize, f32)> = Vec::new();
    for (index, height) in heights.iter().enumerate() {
        active.retain(|edge| edges[*edge].bottom.y > *height);
        while entering < edges.len() && edges[entering].top.y <= *height {
            active.push(entering);
            entering += 1;
        }
        let below = heights.get(index + 1).copied().unwrap_or(*height);
        let middle = (height + below) / 2.0;
        active.sort_by(|here, there| {
            edges[*here]
                .x_at(middle)
                .total_cmp(&edges[*there].x_at(middle))
        });
        let gaps: Vec<(usize, usize)> = active
            .chunks_exact(2)
            .map(|pair| (pair[0], pair[1]))
            .collect();
        open.retain(|(left, right, from)| {
            let goes_on = gaps.contains(&(*left, *right));
            if !goes_on {
                pieces.push(trapezoid(&edges[*left], &edges[*right], *from, *height));
            }
            goes_on
        });
        for (left, right) in gaps {
            if !open.iter().any(|gap| (gap.0, gap.1) == (left, right)) {
                open.push((left, right, *height));
            }
        }
    }
    pieces
}

fn trapezoid(left: &Edge, right: &Edge, from: f32, to: f32) -> [Point; 4] {
    [
        Point::new(left.x_at(from), from),
        Point::new(right.x_at(from), from),
        Point::new(right.x_at(to), to),
        Point::new(left.x_at(to), to),
    ]
}
