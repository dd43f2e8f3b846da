//! What the public pages show, as pure functions of the public part of an event.

pub mod event;
pub mod events;
pub mod pairings;
pub mod pairings_by_name;
pub mod player;
pub mod players;
pub mod qr;
pub mod rating_card;
pub mod screen;
