//! The rating list of the server.

use adoube_formats::rating_list::Index;
use askama::Template;

use super::about_list;
use crate::flash;

/// What list there is, and a form to send another.
#[derive(Template)]
#[template(path = "entries/rating_list.html")]
pub(crate) struct RatingListPage {
    said: Option<String>,
    wrong: Option<String>,
    list: String,
    /// It is lost when the server stops.
    passing: bool,
}

impl RatingListPage {
    /// The page for this list.
    pub(crate) fn of(
        index: Option<&Index>,
        passing: bool,
        wrong: Option<String>,
    ) -> RatingListPage {
        RatingListPage {
            said: flash::said(),
            wrong,
            list: about_list(index),
            passing,
        }
    }
}
