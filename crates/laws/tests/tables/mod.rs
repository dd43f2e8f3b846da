//! Who can mate in positions of few men, found backwards from all mates.
//!
//! The tables answer for White; the question for Black is the one for White with the board upside down.

pub mod ask;
pub mod build;
pub mod forward;
pub mod place;
pub mod sample;
pub mod slice;
pub mod special;

pub use build::Tables;
pub use place::Place;
