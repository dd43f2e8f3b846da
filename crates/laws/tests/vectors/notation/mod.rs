//! Notation: the cases of `vectors/notation/*.toml`, and what must hold for every position and text.

#[path = "notation/cases.rs"]
mod cases;
mod english;
#[path = "notation/games.rs"]
mod games;
#[path = "notation/positions.rs"]
mod positions;
#[path = "notation/properties.rs"]
mod properties;
