//! The words that every crate shares: [`Colour`], White or Black, [`ByColour`], one of something
//! for each of them, and what [`facts`] are made of.
//!
//! ```
//! use adoube_types::{ByColour, Colour};
//!
//! let minutes = ByColour { white: 90, black: 60 };
//! assert_eq!(minutes[Colour::White.opposite()], 60);
//! assert_eq!("black".parse(), Ok(Colour::Black));
//! assert_eq!(Colour::Black.to_string(), "Black");
//! ```

#![warn(clippy::missing_errors_doc)]

mod by_colour;
mod colour;
pub mod facts;

pub use by_colour::ByColour;
pub use colour::{Colour, UnknownColour};
