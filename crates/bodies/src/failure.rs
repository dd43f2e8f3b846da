//! What goes wrong.

use serde::Serialize;
use utoipa::ToSchema;

use crate::warnings::WarningBody;

/// An error of a command, on standard error.
#[derive(Serialize)]
pub struct FailureBody<'a> {
    pub error: &'a str,
    /// What the user can do about it.
    pub help: Option<&'a str>,
    /// What has to be confirmed with `--confirm`, or is not done.
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    pub warnings: &'a [WarningBody],
}

/// Why a request was not answered as it was meant to be.
#[derive(Serialize, ToSchema)]
pub struct ErrorBody {
    pub error: ErrorWords,
    /// What has to be confirmed, or is not done: send the codes in `confirm` with the same request to go on.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub warnings: Vec<WarningBody>,
    /// By which a failure of the server is found in what it has written down.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub request: Option<String>,
}

impl ErrorBody {
    /// An error with its title and what is wrong.
    pub fn new(title: impl Into<String>, text: impl Into<String>) -> ErrorBody {
        ErrorBody {
            error: ErrorWords {
                title: title.into(),
                text: text.into(),
            },
            warnings: Vec::new(),
            request: None,
        }
    }

    /// The same with the name of the request.
    #[must_use]
    pub fn of_request(self, request: Option<String>) -> ErrorBody {
        ErrorBody { request, ..self }
    }

    /// The same with the warnings that have to be confirmed.
    #[must_use]
    pub fn with_warnings(self, warnings: Vec<WarningBody>) -> ErrorBody {
        ErrorBody { warnings, ..self }
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
