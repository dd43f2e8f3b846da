//! What the tests in the browser share.

mod audit;
mod controls;
mod driver;
mod keys;
mod screen;
mod site;
mod stage;
mod table;
mod visitor;

pub use screen::{Scheme, Screen, pictures_folder};
pub use stage::Stage;
pub use visitor::Visitor;
