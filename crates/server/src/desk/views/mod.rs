//! What the start of the desk and the overview of an event show.

pub mod home;
pub mod next;
pub mod overview;
