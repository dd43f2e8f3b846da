//! A chapter as HTML. Its text is part of the program, so that nothing in it needs to be defused.

use axum_extra::routing::TypedPath;
use pulldown_cmark::{CowStr, Event, Options, Parser, Tag, html};

use crate::paths;

/// The ending by which chapters refer to each other.
const ENDING: &str = ".md";

/// Where a chapter is: on a page of its own, or on one page with all others.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Within {
    Chapter,
    Whole,
}

/// The HTML of a chapter.
pub(super) fn to_html(text: &str, within: Within) -> String {
    let mut made = String::with_capacity(text.len() * 3 / 2);
    let events = Parser::new_ext(text, Options::ENABLE_TABLES);
    html::push_html(&mut made, events.map(|event| linked(event, within)));
    made
}

/// What refers to a file refers to its place among the pages.
fn linked(event: Event<'_>, within: Within) -> Event<'_> {
    let Event::Start(Tag::Link {
        link_type,
        dest_url,
        title,
        id,
    }) = event
    else {
        return event;
    };
    let dest_url = match dest_url.strip_suffix(ENDING) {
        Some(name) if within == Within::Whole => CowStr::from(format!("#{name}")),
        Some(name) => {
            let chapter = paths::help::Chapter::of(&name.to_owned());
            CowStr::from(chapter.to_uri().to_string())
        }
        None => dest_url,
    };
    Event::Start(Tag::Link {
        link_type,
        dest_url,
        title,
        id,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chapters_refer_to_each_other() {
        let text = "See [Rounds](rounds.md) and [the tools](/tools).";
        assert_eq!(
            to_html(text, Within::Chapter),
            "<p>See <a href=\"/help/rounds\">Rounds</a> and <a href=\"/tools\">the tools</a>.</p>\n"
        );
        assert!(to_html(text, Within::Whole).contains("href=\"#rounds\""));
    }
}
