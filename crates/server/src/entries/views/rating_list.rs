//! The rating list of the server.

use adoube_formats::rating_list::Index;
use askama::Template;

use super::about_list;
use crate::flash;
use crate::texts::fill;

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
}

impl RatingListPage {
    /// The page for this list.
    pub(crate) fn of(
        index: Option<&Index>,
        members: Option<&Index>,
        passing: bool,
        wrong: Option<String>,
    ) -> RatingListPage {
        RatingListPage {
            said: flash::said(),
            wrong,
            list: about_list(index),
            members: members.map(|index| fill("rating-list-members", &[&about_list(Some(index))])),
            passing,
        }
    }
}
