//! The manual.

use adoube_words::manual::Chapter;
use serde::Serialize;

/// Chapters of the manual, in order.
#[derive(Serialize)]
pub struct ManualBody {
    pub chapters: Vec<ChapterBody>,
}

/// A chapter with its text in Markdown.
#[derive(Serialize)]
pub struct ChapterBody {
    pub name: &'static str,
    pub title: &'static str,
    pub text: &'static str,
}

impl ManualBody {
    /// The body of these chapters.
    pub fn of(chapters: &[Chapter]) -> ManualBody {
        let body = |chapter: &Chapter| ChapterBody {
            name: chapter.name,
            title: chapter.title(),
            text: chapter.text,
        };
        ManualBody {
            chapters: chapters.iter().map(body).collect(),
        }
    }
}
