//! What the pages of the manual show.

use adoube_words::manual::{self, Chapter};
use askama::Template;

use super::markdown::{Within, to_html};
use crate::paths;
use crate::texts::spoken;

/// A line of the contents.
struct Link {
    title: &'static str,
    url: paths::help::Chapter,
    current: bool,
}

fn contents(current: Option<&str>) -> Vec<Link> {
    let link = |chapter: Chapter| Link {
        title: chapter.title(),
        url: paths::help::Chapter::of(&chapter.name.to_owned()),
        current: current == Some(chapter.name),
    };
    manual::chapters(spoken()).map(link).collect()
}

/// The contents of the manual.
#[derive(Template)]
#[template(path = "help/contents.html")]
pub(super) struct ContentsPage {
    contents: Vec<Link>,
}

impl ContentsPage {
    pub(super) fn new() -> ContentsPage {
        ContentsPage {
            contents: contents(None),
        }
    }
}

/// A chapter with the contents beside it.
#[derive(Template)]
#[template(path = "help/chapter.html")]
pub(super) struct ChapterPage {
    contents: Vec<Link>,
    title: &'static str,
    html: String,
}

impl ChapterPage {
    pub(super) fn of(name: &str) -> Option<ChapterPage> {
        let chapter = manual::chapter(spoken(), name)?;
        Some(ChapterPage {
            contents: contents(Some(name)),
            title: chapter.title(),
            html: to_html(chapter.text, Within::Chapter),
        })
    }
}

/// All chapters, to be printed.
#[derive(Template)]
#[template(path = "help/whole.html")]
pub(super) struct WholePage {
    chapters: Vec<(&'static str, String)>,
}

impl WholePage {
    pub(super) fn new() -> WholePage {
        let html = |chapter: Chapter| (chapter.name, to_html(chapter.text, Within::Whole));
        WholePage {
            chapters: manual::chapters(spoken()).map(html).collect(),
        }
    }
}
