//! Score sheets as text that people can type and programs exchange.

mod error;
mod read;
mod token;
mod write;

pub use error::{SheetError, SheetErrors};
pub use read::read_sheet;
