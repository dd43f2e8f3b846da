//! The Swiss system of US Chess: the cases of `vectors/us-*.toml`, a literal reference, and what
//! must hold in every event.

#[path = "us_swiss/desk.rs"]
mod desk;
#[path = "us_swiss/event.rs"]
mod event;
#[path = "us_swiss/events.rs"]
mod events;
#[path = "us_swiss/explain.rs"]
mod explain;
#[path = "us_swiss/history.rs"]
mod history;
#[path = "us_swiss/literal.rs"]
mod literal;
#[path = "us_swiss/neighbouring_groups.rs"]
mod neighbouring_groups;
#[path = "us_swiss/position.rs"]
mod position;
#[path = "us_swiss/positions.rs"]
mod positions;
#[path = "us_swiss/random_groups.rs"]
mod random_groups;
#[path = "us_swiss/random_methods.rs"]
mod random_methods;
#[path = "us_swiss/random_positions.rs"]
mod random_positions;
#[path = "us_swiss/settings.rs"]
mod settings;
#[path = "us_swiss/simulated.rs"]
mod simulated;
