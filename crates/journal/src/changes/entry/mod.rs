//! A player's entry: coming and going, byes, presence, points.

mod bye;
mod needs;
mod presence;
mod registration;
mod withdrawal;

pub use bye::*;
pub use needs::*;
pub use presence::*;
pub use registration::*;
pub use withdrawal::*;
