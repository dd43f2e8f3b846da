//! What the tools of the arbiter work out, for the public pages and for the desk alike.

pub(crate) mod clock_setup;
pub(crate) mod dialogue;
pub(crate) mod editions;
pub(crate) mod mating;
pub(crate) mod pages;
pub(crate) mod proof;
pub(crate) mod query;
pub(crate) mod replay;
pub(crate) mod sheet;
pub(crate) mod sheets;
pub(crate) mod views;

pub(crate) use pages::routes;
pub(crate) use query::ToolQuery;
