//! What goes wrong.

use serde::Serialize;
use utoipa::ToSchema;

/// An error of a command, on standard error.
#[derive(Serialize)]
pub struct FailureBody<'a> {
    pub error: &'a str,
    /// What the user can do about it.
    pub help: Option<&'a str>,
}

/// Why a request was not answered as it was meant to be.
#[derive(Serialize, ToSchema)]
pub struct ErrorBody {
    pub error: ErrorWords,
}

impl ErrorBody {
    /// An error with its title and what is wrong.
    pub fn new(title: impl Into<String>, text: impl Into<String>) -> ErrorBody {
        ErrorBody {
            error: ErrorWords {
                title: title.into(),
                text: text.into(),
            },
        }
    }
}

/// An error of the interface in words.
#[derive(Serialize, ToSchema)]
pub struct ErrorWords {
    /// What it is, in a word or two.
    pub title: String,
    /// What is wrong, and where.
    pub text: String,
}
