//! What the tools of the arbiter work out, for the public pages and for the desk alike.

pub mod asked;
pub mod clock_setup;
pub mod dialogue;
pub mod editions;
pub mod mating;
pub mod replay;

pub use asked::Asked;
