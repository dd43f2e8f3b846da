//! The JSON that Adoube writes, once: what `--json` prints, what the interface under `/api/v1`
//! answers, what is exported, and the schemas of the OpenAPI document.
//!
//! A body is a plain structure with documented keys, made from what an engine found. There is one
//! module for each subject; [`standings`] is the one that most readers want. Keys are a promise
//! (docs/cli.md, docs/api.md): they are added, never renamed or taken away.
//!
//! ```
//! use adoube_bodies::failure::FailureBody;
//!
//! let body = FailureBody { error: "there is no event \"open\"", help: None, warnings: &[] };
//! let json = serde_json::to_string(&body)?;
//! assert_eq!(json, r#"{"error":"there is no event \"open\"","help":null}"#);
//! # Ok::<(), serde_json::Error>(())
//! ```

pub mod accounts;
pub mod announcement;
pub mod arbiters;
pub mod arithmetic;
pub mod backup;
pub mod bracket;
pub mod calendar;
pub mod cases;
pub mod choices;
pub mod clock;
pub mod entrant;
pub mod entries;
pub mod event;
pub mod explanation;
pub mod failure;
pub mod finding;
pub mod hall;
pub mod import;
pub mod journal;
pub mod line_ups;
pub mod manual;
pub mod names;
pub mod organisations;
pub mod papers;
pub mod people;
pub mod play_off;
pub mod position;
pub mod prizes;
pub mod proof;
pub mod rating_lists;
pub mod ratings;
pub mod round;
pub mod rulebook;
pub mod ruling;
pub mod schedule;
pub mod scoresheet;
pub mod screens;
pub mod standings;
pub mod statistics;
pub mod swiss;
pub mod tables;
pub mod ties;
pub mod titles;
pub mod us_report;
pub mod us_settings;
pub mod warnings;
