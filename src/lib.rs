//! Searchlight: classic puzzles in the browser, and the search that solves each.
//!
//! A tour, in reading order. [`puzzle`] says what a puzzle is, [`history`] keeps the course of a game, [`grid`] holds
//! cells, [`seed`] the one random stream and [`date`] the calendar. [`sokoban`] is the first puzzle, with its texts, deadlocks, solvers and
//! generators, [`river`] the second, with the graph of all its positions, and [`maze`] the third, with its searches and
//! generators. [`link`] turns a puzzle into the text after `#` and back; [`job`] is what the page asks its worker.
//! [`app`] is the whole game as a function of events; [`words`] and [`panel`] say it in words, [`view`] and [`svg`] in
//! shapes. Only `paint` and `web`, which are compiled for the browser alone, know of a screen.

pub mod app;
pub mod date;
pub mod grid;
pub mod history;
pub mod job;
pub mod link;
pub mod maze;
#[cfg(target_arch = "wasm32")]
mod paint;
pub mod panel;
pub mod puzzle;
pub mod river;
pub mod seed;
pub mod sokoban;
pub mod svg;
pub mod view;
#[cfg(target_arch = "wasm32")]
mod web;
pub mod words;
