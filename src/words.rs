//! Every sentence a player reads, in English and Simplified Chinese.
//! Labels that never change stand in one table; all other sentences are templates with gaps for what changes.
//! Invariant: a sentence that lacks a language does not compile.

mod labels;
mod links;
pub mod maze;
mod messages;
pub mod river;
mod searches;
mod sentences;
mod template;

use crate::app::Language;
pub use labels::{label, labels};
pub use messages::*;
pub use searches::*;
pub use sentences::*;
pub use template::Both;
use template::{append, both, either, fill, state_words};
