//! Score sheets as text that people can type and programs exchange.

mod error;
mod pgn;
mod read;
mod token;
mod write;

pub use error::{ExpectedOnSheet, SheetError, SheetErrors};
pub use read::read_sheet;
