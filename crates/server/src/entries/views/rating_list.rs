//! The rating list of the server.

use adoube_bodies::rating_lists::ListBody;
use adoube_formats::rating_list::Index;
use askama::Template;

use super::about_list;
use crate::flash;
use crate::texts::{fill, t};

/// What list there is, and a form to send another.
#[derive(Template)]
#[template(path = "entries/rating_list.html")]
pub(crate) struct RatingListPage {
    said: Option<String>,
    wrong: Option<String>,
    list: String,
    /// What list of members of US Chess there is.
    members: Option<String>,
    /// It is lost when the server stops.
    passing: bool,
    lists: Vec<ListLine>,
    /// A list of FIDE is older than a day, or missing.
    stale: bool,
}

/// A list with its age.
struct ListLine {
    name: String,
    months: String,
    players: usize,
    age: String,
    source: String,
}

impl RatingListPage {
    /// The page for this list.
    pub(crate) fn of(
        index: Option<&Index>,
        members: Option<&Index>,
        passing: bool,
        wrong: Option<String>,
        lists: Vec<ListBody>,
    ) -> RatingListPage {
        let stale = lists.iter().any(|list| list.name == "fide" && list.stale);
        let lines = lists.into_iter().map(|list| ListLine {
            months: list.months.join(", "),
            players: list.players,
            age: match list.hours {
                Some(hours) => fill("rating-list-age", &[&hours]),
                None => t("rating-list-never").to_owned(),
            },
            source: list.source.unwrap_or_default(),
            name: list.name,
        });
        RatingListPage {
            said: flash::said(),
            wrong,
            list: about_list(index),
            members: members.map(|index| fill("rating-list-members", &[&about_list(Some(index))])),
            passing,
            lists: lines.collect(),
            stale,
        }
    }
}
