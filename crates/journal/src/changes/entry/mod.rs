//! A player's entry: coming and going, byes, presence, points.

mod account;
mod bye;
mod marks;
mod moving;
mod needs;
mod presence;
mod registration;
mod self_check_in;
mod withdrawal;

pub use account::*;
pub use bye::*;
pub use marks::*;
pub use moving::*;
pub use needs::*;
pub use presence::*;
pub use registration::*;
pub(super) use registration::{check_unused, taken_out};
pub use self_check_in::*;
pub use withdrawal::*;
