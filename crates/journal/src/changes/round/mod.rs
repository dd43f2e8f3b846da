//! A round: its pairings, its publication, its end.

mod check;
mod pairing;
mod status;

pub use pairing::*;
pub use status::*;
