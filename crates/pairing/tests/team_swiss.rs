//! The Swiss Team and Double-Swiss systems: other readings of the text, a twin that follows it to
//! the letter, and what is said about pairings.

#[path = "team_swiss/event.rs"]
mod event;
#[path = "team_swiss/explained.rs"]
mod explained;
#[path = "team_swiss/literal.rs"]
mod literal;
#[path = "team_swiss/random.rs"]
mod random;
#[path = "team_swiss/readings.rs"]
mod readings;
#[path = "team_swiss/state.rs"]
mod state;
