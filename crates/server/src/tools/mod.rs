//! What the tools of the arbiter work out, for the public pages and for the desk alike.

pub mod clock_setup;
pub mod dialogue;
pub mod editions;
pub mod mating;
pub mod pages;
pub mod query;
pub mod replay;
pub mod sheet;
pub mod views;

pub use pages::routes;
pub use query::ToolQuery;
