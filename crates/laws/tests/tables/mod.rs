//! Who can mate in positions of few men, found backwards from all mates.
//!
//! The tables answer for White; the question for Black is the one for White with the board upside down.

pub(crate) mod ask;
pub(crate) mod build;
pub(crate) mod forward;
pub(crate) mod place;
pub(crate) mod sample;
pub(crate) mod slice;
pub(crate) mod special;

pub(crate) use build::Tables;
pub(crate) use place::Place;
