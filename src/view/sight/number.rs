//! Numbers as strokes, since the module has no font: a table of ten digits, one high and 0.56 wide.
//! Invariant: a number is centred on its place, whatever its digits.

use super::stamp;
use crate::view::{Point, Shape, drawing::Part, tokens::Token};

static DIGITS: [&str; 10] = [
    "E0 0 280 500",
    "M-170 -310 L60 -500 L60 500",
    "M-270 -260 Q-250 -500 0 -500 Q270 -500 270 -240 Q270 -30 -280 500 L290 500",
    "M-260 -500 L250 -500 L-40 -110 Q280 -110 280 190 Q280 500 -20 500 Q-210 500 -290 340",
    "M110 500 L110 -500 L-300 230 L300 230",
    "M240 -500 L-210 -500 L-240 -70 Q-130 -140 0 -140 Q280 -140 280 170 Q280 500 -30 500 Q-210 500 -290 360",
    "M170 -500 Q-280 -190 -280 190 E0 190 280 310",
    "M-280 -500 L280 -500 L-90 500",
    "E0 -260 230 240 E0 230 280 270",
    "M-170 500 Q280 190 280 -190 E0 -190 280 310",
];

/// From the middle of a digit to the middle of the next, in heights.
const ADVANCE: f32 = 0.78;

/// Draws a number whose middle and height are given.
pub(super) fn draw(number: u16, middle: Point, height: f32, token: Token, shapes: &mut Vec<Shape>) {
    let mut middle = middle;
    let mut rest = number;
    while rest > 9 {
        rest /= 10;
        middle.x += ADVANCE / 2.0 * height;
    }
    rest = number;
    loop {
        let digit = Part::stroke(DIGITS[usize::from(rest % 10)], 150, token);
        stamp(middle, height, &[digit], shapes);
        rest /= 10;
        if rest == 0 {
            return;
        }
        middle.x -= ADVANCE * height;
    }
}
