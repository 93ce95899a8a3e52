//! Shapes as triangles in pixels, for a screen that draws nothing else.
//! Curves become lines within a quarter of a pixel; a filled path is cut into trapezoids between its own edges, and
//! gets a rim of one pixel that fades out, so that edges are smooth without multisampling too.
//! Invariant: no batch has more vertices or indices than [`BATCH_VERTICES`] and [`BATCH_INDICES`].

mod cut;
mod line;

use super::{
    FADE, Fit, Ink, Shape,
    path::{Path, Point},
    tokens::{Palette, Rgba},
};
use cut::trapezoids;
use line::{Line, arc, border, doubled_area, length, moved_out};

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

impl Mesh<'_> {
    fn shape(&mut self, shape: &Shape) {
        match shape {
            Shape::Fill { path, ink } => {
                let lines = self.flatten(path);
                self.fill(&lines, *ink);
            }
            Shape::Stroke { path, width, ink } => {
                let half = width * self.fit.scale() / 2.0;
                // One by one, as where two lines of a stroke cross it must not be empty.
                for line in self.flatten(path) {
                    self.fill(&border(&line, half, self.tolerance()), *ink);
                }
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

    /// How far lines may lie from the curves that they stand for.
    fn tolerance(&self) -> f32 {
        self.fit.pixel() / 4.0
    }

    fn flatten(&self, path: &Path) -> Vec<Line> {
        Line::all(path, self.tolerance(), |point| self.fit.place(point))
    }

    /// Four corners, around; not copied to its callers, which would cost the page more than the calls.
    #[inline(never)]
    fn quad(&mut self, corners: [Point; 4], colours: [Rgba; 4]) {
        let last = &self.batches[self.batches.len() - 1];
        if last.vertices.len() + 4 > BATCH_VERTICES || last.indices.len() + 6 > BATCH_INDICES {
            self.batches.push(Batch::default());
        }
        let last = self.batches.len() - 1;
        let batch = &mut self.batches[last];
        let base = batch.vertices.len() as u16;
        for (at, colour) in corners.into_iter().zip(colours) {
            batch.vertices.push(Vertex { at, colour });
        }
        for index in [0, 1, 2, 0, 2, 3] {
            batch.indices.push(base + index);
        }
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
        let size = radii.0.max(radii.1);
        let corners = [(1.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (0.0, -1.0), (1.0, 0.0)]
            .map(|(x, y)| Point::new(x, y));
        let mut rays = vec![corners[0]];
        for ends in corners.windows(2) {
            arc(ends[0], ends[1], self.tolerance() / size, &mut rays);
        }
        for ray in &mut rays {
            *ray = Point::new(ray.x * radii.0, ray.y * radii.1);
        }
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
