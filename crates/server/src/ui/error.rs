//! The page in place of a page.

use askama::Template;

/// Says why there is nothing to see.
#[derive(Template)]
#[template(path = "ui/error.html")]
pub(crate) struct ErrorPage {
    pub title: &'static str,
    /// What it means, and what to do.
    pub text: String,
    /// By which the request is found in what was written down, where that helps.
    pub request: Option<String>,
}
