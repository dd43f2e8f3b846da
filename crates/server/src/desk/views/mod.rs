//! What the start of the desk and the overview of an event show.

pub(crate) mod find;
pub(crate) mod home;
pub(crate) mod next;
pub(crate) mod overview;
pub(crate) mod personal;
