//! What the pages of the standings show.

pub(crate) mod boards;
pub(crate) mod bracket;
pub(crate) mod crosstable;
pub(crate) mod explanation;
pub(crate) mod standings;
pub(crate) mod team_crosstable;
pub(crate) mod wall;
