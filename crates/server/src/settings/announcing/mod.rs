//! What is announced of a section, as fields of a form.
//!
//! A section's settings hold part of it; the rest is text by names in `settings.announced`, which
//! [`stored`](adoube_conduct::announcement::stored) turns into [`Announced`](adoube_conduct::announcement::Announced) and back. [`fields`]
//! lists every field once, with its group and kind; `reading` makes settings of a form.

mod field;
pub(crate) mod fields;
mod reading;
mod schedule;
mod values;

pub(crate) use fields::{Field, GROUPS, Kind};
pub(crate) use values::code;
