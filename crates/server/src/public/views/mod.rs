//! What the public pages show, as pure functions of the public part of an event.

pub(crate) mod chart;
pub(crate) mod event;
pub(crate) mod events;
pub(crate) mod matches;
pub(crate) mod next_game;
pub(crate) mod pairings;
pub(crate) mod pairings_by_name;
pub(crate) mod player;
pub(crate) mod players;
pub(crate) mod qr;
pub(crate) mod rating_card;
pub(crate) mod screen;
pub(crate) mod statistics;
pub(crate) mod team;
