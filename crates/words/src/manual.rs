//! The manual: what a person does with Adoube, chapter by chapter, in every language.
//!
//! Chapters are Markdown in `manual/<language>/`; they refer to each other as `[Rounds](rounds.md)`.
//!
//! ```
//! use adoube_words::{Language, manual};
//!
//! let rounds = manual::chapter(Language::english(), "rounds").unwrap();
//! assert_eq!(rounds.title(), "Rounds");
//! ```

use crate::Language;

include!(concat!(env!("OUT_DIR"), "/manual.rs"));

/// The chapters in the order in which they are read.
const ORDER: [&str; 18] = [
    "start",
    "settings",
    "entries",
    "rounds",
    "results",
    "hall",
    "standings",
    "prizes",
    "incidents",
    "teams",
    "papers",
    "journal",
    "people",
    "public",
    "fide-mode",
    "us-chess",
    "tools",
    "command-line",
];

/// A chapter of the manual.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chapter {
    /// What addresses and commands call it, in every language the same.
    pub name: &'static str,
    /// The whole chapter, in Markdown.
    pub text: &'static str,
}

impl Chapter {
    /// The heading of the chapter.
    pub fn title(&self) -> &'static str {
        let first = self.text.lines().next().unwrap_or(self.name);
        first.trim_start_matches('#').trim()
    }
}

/// All chapters in a language, in order. What has not been translated is there in English.
pub fn chapters(language: Language) -> impl Iterator<Item = Chapter> {
    (ORDER.iter()).filter_map(move |name| chapter(language, name))
}

/// The chapter with this name.
pub fn chapter(language: Language, name: &str) -> Option<Chapter> {
    let in_language = |code: &str| {
        let mut all = MANUAL.iter();
        let (_, name, text) = all.find(|(own, named, _)| *own == code && *named == name)?;
        Some(Chapter { name, text })
    };
    in_language(language.code()).or_else(|| in_language(Language::english().code()))
}
