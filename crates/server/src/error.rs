//! Why there is no page, and the page that says so.

use adoube_journal::{StoreError, SubmitError};
use adoube_tournament::Violations;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};

use crate::pages::Page;
use crate::views::error::ErrorPage;

/// Why a request has no page for an answer.
#[derive(Debug, thiserror::Error)]
pub enum PageError {
    /// There is nothing at this address.
    #[error("not found")]
    NotFound,
    /// The journal cannot be read.
    #[error(transparent)]
    Journal(SubmitError),
    /// What the journal folds to is not a tournament.
    #[error(transparent)]
    Invalid(#[from] Violations),
}

impl From<SubmitError> for PageError {
    fn from(error: SubmitError) -> PageError {
        match error {
            SubmitError::Store(StoreError::NoEvent(_)) => PageError::NotFound,
            other => PageError::Journal(other),
        }
    }
}

impl From<StoreError> for PageError {
    fn from(error: StoreError) -> PageError {
        PageError::from(SubmitError::from(error))
    }
}

impl IntoResponse for PageError {
    fn into_response(self) -> Response {
        if let PageError::NotFound = self {
            return (StatusCode::NOT_FOUND, Page(ErrorPage::not_found())).into_response();
        }
        // What went wrong is for the log; a visitor could do nothing with it.
        tracing::error!(error = %self, "a page could not be made");
        let status = StatusCode::INTERNAL_SERVER_ERROR;
        (status, Page(ErrorPage::failed())).into_response()
    }
}
