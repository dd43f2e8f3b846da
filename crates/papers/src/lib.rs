//! The papers of a chess event.
//!
//! A [`Document`] says what stands on a paper: paragraphs, tables, forms, cards, pictures. From this one
//! description come the [PDF](pdf()), the [page](html()), the tables for spreadsheets ([`xlsx`], [`ods`],
//! [`csv()`]) and, since it can be serialised, the JSON.
//!
//! ```
//! use adoube_papers::document::{Column, Row, Table};
//! use adoube_papers::{Document, Part, html, pdf};
//!
//! let table = Table {
//!     key: "standings".into(),
//!     columns: vec![Column::number("rank", "Place"), Column::wide("name", "Name")],
//!     rows: vec![Row::of(vec!["1".into(), "Анастасия Ωμέγα".into()])],
//!     ..Table::default()
//! };
//! let paper = Document {
//!     paper: "standings".into(),
//!     language: "en".into(),
//!     title: "Standings".into(),
//!     head: vec!["Open".into()],
//!     foot: String::new(),
//!     numbering: "{page}/{pages}".into(),
//!     mark: None,
//!     landscape: false,
//!     bare: false,
//!     parts: vec![Part::Table(table)],
//! };
//! let made = pdf(&[paper.clone()]);
//! assert!(made.bytes.starts_with(b"%PDF") && made.missing.is_empty());
//! assert!(html(&paper).contains("<th scope=\"col\">Name</th>"));
//! ```

mod calendar;
mod collate;
pub mod document;
pub mod event;
mod html;
mod pdf;
mod sheets;
mod svg;

pub use calendar::calendar;
pub use collate::name_key;
pub use document::{Document, Part};
pub use html::{STYLES, body, html};
pub use pdf::{Pdf, pdf};
pub use sheets::{csv, ods, xlsx};
