//! What the pages of the standings show.

pub mod crosstable;
pub mod explanation;
pub mod standings;
