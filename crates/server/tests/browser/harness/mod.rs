//! What the tests in the browser share.

mod audit;
mod axe;
mod controls;
mod driver;
mod keys;
mod screen;
mod site;
mod stage;
mod table;
mod visitor;

pub(crate) use axe::axe;
pub(crate) use screen::{Scheme, Screen, pictures_folder};
pub(crate) use stage::Stage;
pub(crate) use table::Table;
pub(crate) use visitor::Visitor;
