//! Which chapter of the manual belongs to the page that is asked for: every page has a link to its own help.

use std::future::Future;

use crate::paths;

tokio::task_local! {
    static CHAPTER: Option<&'static str>;
}

/// Lets everything inside know that it happens for this path.
pub(crate) async fn at<F: Future>(path: &str, inside: F) -> F::Output {
    CHAPTER.scope(chapter_of(path), inside).await
}

/// Where the help for this page is.
pub(crate) fn help_url() -> String {
    match CHAPTER.try_with(|chapter| *chapter).ok().flatten() {
        Some(chapter) => paths::help::Chapter::of(&chapter.to_owned()).to_string(),
        None => paths::help::Contents {}.to_string(),
    }
}

/// The chapter for a path.
fn chapter_of(path: &str) -> Option<&'static str> {
    let parts: Vec<&str> = path.split('/').filter(|part| !part.is_empty()).collect();
    let chapter = match parts.as_slice() {
        [] | ["e", ..] => "public",
        ["desk"] | ["desk", _] => "start",
        ["desk", _, "log"] => "journal",
        ["desk", _, "people", ..] | ["account" | "sign-in" | "join" | "organisations", ..] => {
            "people"
        }
        ["desk", _, "screens"] => "hall",
        ["desk", _, "rating-list"] => "entries",
        ["desk", _, _] => "settings",
        ["desk", _, _, "entries", "teams", ..] | ["captain", ..] => "teams",
        ["desk", _, _, feature, ..] => of_feature(feature)?,
        ["tools", ..] => "tools",
        _ => return None,
    };
    Some(chapter)
}

/// The chapter for the pages of a section.
fn of_feature(feature: &str) -> Option<&'static str> {
    let chapter = match feature {
        "settings" => "settings",
        "us" => "us-chess",
        "entries" | "fees" => "entries",
        "rounds" | "pairings" => "rounds",
        "results" => "results",
        "hall" | "tables" => "hall",
        "standings" | "crosstable" | "players" => "standings",
        "prizes" => "prizes",
        "incidents" | "appeals" | "fairplay" => "incidents",
        "matches" | "teams" | "boards" => "teams",
        "papers" | "files" => "papers",
        _ => return None,
    };
    Some(chapter)
}

#[cfg(test)]
mod tests {
    use adoube_words::{Language, manual};

    use super::*;

    #[test]
    fn pages_have_their_chapters() {
        for (path, expected) in [
            ("/", "public"),
            ("/e/open/a/standings", "public"),
            ("/desk/open", "start"),
            ("/desk/open/log", "journal"),
            ("/desk/open/new-section", "settings"),
            ("/desk/open/a/entries/7/byes", "entries"),
            ("/desk/open/a/entries/teams", "teams"),
            ("/desk/open/a/rounds/3/why", "rounds"),
            ("/desk/open/a/results/3/board/1", "results"),
            ("/desk/open/a/fairplay", "incidents"),
            ("/tools/ruling", "tools"),
        ] {
            assert_eq!(chapter_of(path), Some(expected), "{path}");
            assert!(manual::chapter(Language::english(), expected).is_some());
        }
        assert_eq!(chapter_of("/help/rounds"), None);
    }
}
