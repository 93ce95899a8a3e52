//! Sine and cosine for macroquad, from the browser: all that asks for them is the clock of its shaders, which nothing
//! here reads, and the compiler's own would be a hundredth of the module.
//! Invariant: no other code calls them; what must be the same everywhere uses whole numbers.

/// In place of the compiler's.
#[unsafe(no_mangle)]
extern "C" fn sinf(angle: f32) -> f32 {
    js_sys::Math::sin(angle.into()) as f32
}

#[unsafe(no_mangle)]
extern "C" fn cosf(angle: f32) -> f32 {
    js_sys::Math::cos(angle.into()) as f32
}
