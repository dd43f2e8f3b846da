//! What the pages of the standings show.

pub(crate) mod crosstable;
pub(crate) mod explanation;
pub(crate) mod standings;
