//! The page in place of a page.

use askama::Template;

/// Says that there is nothing to see.
#[derive(Template)]
#[template(path = "error.html")]
pub struct ErrorPage {
    title: &'static str,
    text: &'static str,
}

impl ErrorPage {
    /// Nothing is at this address.
    pub fn not_found() -> ErrorPage {
        ErrorPage {
            title: "Not found",
            text: "There is nothing at this address. It may be an event, a round or a player \
                   that does not exist, or does not exist yet.",
        }
    }

    /// Something is, but it cannot be shown.
    pub fn failed() -> ErrorPage {
        ErrorPage {
            title: "Something went wrong",
            text: "The page could not be made. The server has written down why; please tell the \
                   arbiter if it happens again.",
        }
    }
}
