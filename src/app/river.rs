//! River in the app: who stands where on the picture, what Help lights, and the state graph beside it.

pub mod scene;
pub mod sight;
