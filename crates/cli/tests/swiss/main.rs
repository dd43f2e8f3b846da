//! Swiss pairings on the command line.

mod check;
#[path = "../common/mod.rs"]
mod common;
mod convert;
mod desk;
mod generate;
mod pair;
mod us;
