//! The view models: what each page shows, as pure functions of the public part of an event. The
//! templates of the same names put them into HTML.

mod collate;
pub mod dates;
mod head;
mod outcomes;
mod player_line;
mod rounds;
mod score;
mod urls;

pub mod account;
pub mod api;
pub mod crosstable;
pub mod desk;
pub mod error;
pub mod event;
pub mod events;
pub mod explanation;
pub mod pairings;
pub mod pairings_by_name;
pub mod player;
pub mod players;
pub mod prizes;
pub mod qr;
pub mod rating_card;
pub mod report;
pub mod screen;
pub mod standings;
pub mod tools;

pub use urls::{SectionUrls, event_url};
