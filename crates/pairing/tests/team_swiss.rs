//! The Swiss Team and Double-Swiss systems: other readings of the text, a literal twin, and what is
//! said about pairings.

#[path = "team_swiss/readings.rs"]
mod readings;
