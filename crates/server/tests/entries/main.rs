//! The entries at the desk: typed, taken from lists, checked in, corrected, withdrawn.

#[path = "../common/mod.rs"]
mod common;

mod desk;
mod fees;
mod import;
mod players;
mod rating_list;
mod ratings;
mod self_check_in;
mod tournament;
mod us;
