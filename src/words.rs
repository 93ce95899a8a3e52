//! Every sentence a player reads, in English and Simplified Chinese.
//! Labels that never change stand in one table; all other sentences are templates with gaps for what changes.
//! Invariant: a sentence that lacks a language does not compile.

mod campaign;
mod labels;
mod links;
mod loaded;
pub mod maze;
mod messages;
pub mod river;
mod searches;
mod sentences;
mod template;

use crate::app::Language;
pub use campaign::{campaign_level, campaign_name, campaign_told};
#[cfg(not(target_arch = "wasm32"))]
pub use labels::labels;
#[cfg(target_arch = "wasm32")]
use loaded::{bytes_of, put_aside};
#[cfg(target_arch = "wasm32")]
pub use loaded::{label, learn};
pub use loaded::{line_of, spoken};
pub use messages::*;
pub use searches::*;
pub use sentences::*;
pub use template::Both;
use template::{append, both, chinese, either, fill, mark, state_words};
