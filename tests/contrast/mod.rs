//! How well colours can be told apart, for the tests of what is drawn.

/// How far two colours stand apart, from 1 to 21, by the formula of WCAG 2.
pub fn contrast(one: u32, other: u32) -> f64 {
    let luminance = |rgb: u32| {
        let channel = |shift: u32| {
            let part = f64::from(rgb >> shift & 255) / 255.0;
            if part <= 0.04045 {
                part / 12.92
            } else {
                ((part + 0.055) / 1.055).powf(2.4)
            }
        };
        0.2126 * channel(16) + 0.7152 * channel(8) + 0.0722 * channel(0) + 0.05
    };
    let (one, other) = (luminance(one), luminance(other));
    one.max(other) / one.min(other)
}
