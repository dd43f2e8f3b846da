//! Why there is no page, and the page that says so.

use std::time::Duration;

use adoube_bodies::failure::ErrorBody;
use adoube_bodies::names::SectionNames;
use adoube_bodies::warnings::WarningBody;
use adoube_conduct::rounds::Level;
use adoube_journal::{Event, Refusal, StoreError, SubmitError, is_away};
use adoube_tournament::Violations;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Redirect, Response};
use axum_extra::routing::TypedPath;

use crate::auth::{InvalidField, PeopleError};
use crate::consent;
use crate::logging::request_id;
use crate::paths;
use crate::texts::{count, t, tell, tell_with};
use crate::ui::Page;
use crate::ui::error::ErrorPage;

/// Why a request has no page for an answer.
#[derive(Debug, thiserror::Error)]
pub enum PageError {
    /// There is nothing at this address.
    #[error("not found")]
    NotFound,
    /// Whoever asks has to sign in first; then the request can be made again at this address.
    #[error("not signed in")]
    SignIn {
        /// Where to go afterwards.
        next: String,
    },
    /// Whoever asks may not do this.
    #[error("this is not permitted")]
    Forbidden,
    /// Whoever asks has to set up a second factor first.
    #[error("a second factor is asked for")]
    SecondFactor,
    /// The request does not come from one of our own pages.
    #[error("the request does not come from a page of this server")]
    CrossOrigin,
    /// Too many wrong passwords.
    #[error("too many attempts")]
    TooManyAttempts(Duration),
    /// What was sent cannot be right; the text says what and why.
    #[error("{0}")]
    BadRequest(String),
    /// It cannot be done as things stand; the text says why.
    #[error("{0}")]
    Refused(String),
    /// Something has to be confirmed first, or is not done.
    #[error("warned of something that is not confirmed")]
    Warned {
        /// Whatever is confirmed.
        refused: bool,
        warnings: Vec<WarningBody>,
    },
    /// Somebody else changed the same thing meanwhile.
    #[error("{0}")]
    Conflict(String),
    /// The events or the accounts cannot be reached just now; later they may be.
    #[error("the data cannot be reached")]
    Away,
    /// What was sent is too large.
    #[error("too large")]
    TooLarge,
    /// The journal cannot be read.
    #[error(transparent)]
    Journal(SubmitError),
    /// What the journal folds to is not a tournament.
    #[error(transparent)]
    Invalid(#[from] Violations),
    /// The program or the computer failed; what it was is for the log.
    #[error("{0}")]
    Broken(String),
    /// A template cannot be rendered.
    #[error("a page could not be put together: {0}")]
    Template(#[from] askama::Error),
    /// The accounts cannot be read.
    #[error(transparent)]
    People(PeopleError),
}

impl From<SubmitError> for PageError {
    fn from(error: SubmitError) -> PageError {
        match error {
            SubmitError::Store(StoreError::NoEvent(_) | StoreError::EventDeleted(_)) => {
                PageError::NotFound
            }
            SubmitError::Store(StoreError::EventExists(_)) => PageError::Refused(tell(&error)),
            SubmitError::Refused { why, .. } => why.into(),
            SubmitError::Conflict(_) => PageError::Conflict(tell(&error)),
            SubmitError::Damaged(_) => PageError::Refused(tell(&error)),
            SubmitError::Store(error) if error.is_away() => away(&error),
            other => PageError::Journal(other),
        }
    }
}

impl From<Refusal> for PageError {
    fn from(why: Refusal) -> PageError {
        PageError::Refused(tell(&why))
    }
}

impl PageError {
    /// Why commands were not carried out, with the names of those whom somebody else changed.
    pub(crate) fn of_submission(error: SubmitError, event: &Event) -> PageError {
        match error {
            SubmitError::Conflict(_) => {
                let names = SectionNames::of_error(event, &error);
                PageError::Conflict(tell_with(&error, &names))
            }
            other => other.into(),
        }
    }
}

/// What is wrong is for the log.
fn away(error: &dyn std::fmt::Display) -> PageError {
    tracing::warn!(%error, "the data cannot be reached");
    PageError::Away
}

impl From<StoreError> for PageError {
    fn from(error: StoreError) -> PageError {
        PageError::from(SubmitError::from(error))
    }
}

/// What is said of a field that is not as it must be.
fn invalid_field(field: InvalidField) -> &'static str {
    match field {
        InvalidField::Login => "people-unfit-login",
        InvalidField::Name => "people-unfit-name",
        InvalidField::Password => "people-unfit-password",
        InvalidField::Label => "people-unfit-label",
    }
}

impl From<PeopleError> for PageError {
    fn from(error: PeopleError) -> PageError {
        match error {
            PeopleError::Taken => PageError::Refused(t("people-taken").to_owned()),
            PeopleError::Gone => PageError::Refused(t("people-gone").to_owned()),
            PeopleError::LastOwner => PageError::Refused(t("people-last-owner").to_owned()),
            PeopleError::InvalidField(field) => {
                PageError::Refused(t(invalid_field(field)).to_owned())
            }
            PeopleError::Database(error) if is_away(&error) => away(&error),
            other => PageError::People(other),
        }
    }
}

impl PageError {
    /// Something failed that nobody who asks could do anything about.
    pub(crate) fn broken(error: impl std::fmt::Display) -> PageError {
        PageError::Broken(error.to_string())
    }

    /// The status of the answer.
    pub fn status(&self) -> StatusCode {
        match self {
            PageError::NotFound => StatusCode::NOT_FOUND,
            PageError::SignIn { .. } => StatusCode::UNAUTHORIZED,
            PageError::Forbidden | PageError::CrossOrigin | PageError::SecondFactor => {
                StatusCode::FORBIDDEN
            }
            PageError::TooManyAttempts(_) => StatusCode::TOO_MANY_REQUESTS,
            PageError::BadRequest(_) => StatusCode::BAD_REQUEST,
            PageError::Refused(_) | PageError::Warned { refused: true, .. } => {
                StatusCode::UNPROCESSABLE_ENTITY
            }
            PageError::Conflict(_) | PageError::Warned { .. } => StatusCode::CONFLICT,
            PageError::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            PageError::Away => StatusCode::SERVICE_UNAVAILABLE,
            PageError::Journal(_)
            | PageError::Broken(_)
            | PageError::Invalid(_)
            | PageError::Template(_)
            | PageError::People(_) => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// What a person, or a program, is told: title and text.
    pub fn words(&self) -> (&'static str, String) {
        let said = |title, text: &str| (t(title), text.to_owned());
        match self {
            PageError::NotFound => said("not-found", t("not-found-text")),
            PageError::SignIn { .. } => said("sign-in-first", t("sign-in-first-text")),
            PageError::Forbidden => said("forbidden", t("forbidden-text")),
            PageError::SecondFactor => said("second-factor", t("second-factor-asked")),
            PageError::CrossOrigin => said("forbidden", t("foreign-text")),
            PageError::TooManyAttempts(wait) => {
                let seconds = wait.as_secs().max(1);
                let seconds = usize::try_from(seconds).unwrap_or(usize::MAX);
                (t("patience"), count("patience-text", seconds))
            }
            PageError::BadRequest(text) => said("unfit", text),
            PageError::Refused(text) => said("refused", text),
            PageError::Conflict(text) => said("conflict", text),
            PageError::Warned { refused, warnings } => {
                let title = if *refused { "refused" } else { "confirm-title" };
                (t(title), warned(*refused, warnings))
            }
            PageError::TooLarge => said("too-large", t("too-large-text")),
            PageError::Away => said("away", t("away-text")),
            PageError::Journal(_)
            | PageError::Broken(_)
            | PageError::Invalid(_)
            | PageError::Template(_)
            | PageError::People(_) => {
                // What went wrong is for the log; a visitor could do nothing with it.
                tracing::error!(error = %self, "a page could not be made");
                said("failed", t("failed-text"))
            }
        }
    }

    /// By which a failure of the server is found in what it has written down.
    fn request(&self) -> Option<String> {
        let is_ours = self.status().is_server_error();
        request_id().filter(|_| is_ours)
    }

    /// Seconds to wait, where that helps.
    fn retry_after(&self) -> Option<HeaderValue> {
        match self {
            PageError::TooManyAttempts(wait) => Some(HeaderValue::from(wait.as_secs().max(1))),
            PageError::Away => Some(HeaderValue::from_static("5")),
            _ => None,
        }
    }
}

/// What stands in the way, in a line; of what is not done nothing else counts.
fn warned(refused: bool, warnings: &[WarningBody]) -> String {
    let told = warnings.iter();
    let told = told.filter(|warning| !refused || warning.level == Level::Refuse.number());
    let told: Vec<&str> = told.map(|warning| warning.cited.as_str()).collect();
    told.join(" · ")
}

impl IntoResponse for PageError {
    fn into_response(self) -> Response {
        if let PageError::Warned {
            refused: false,
            warnings,
        } = &self
            && let Some(page) = consent::page(warnings)
        {
            return page;
        }
        if let PageError::SignIn { next } = &self {
            let next = crate::params::encoded(next);
            return Redirect::to(&format!("{}?next={next}", paths::account::SignIn::of()))
                .into_response();
        }
        if let PageError::SecondFactor = &self {
            return Redirect::to(paths::account::SecondFactor::PATH).into_response();
        }
        let (title, text) = self.words();
        let request = self.request();
        let mut response = (
            self.status(),
            Page(ErrorPage {
                title,
                text,
                request,
            }),
        )
            .into_response();
        if let Some(wait) = self.retry_after() {
            response.headers_mut().insert(header::RETRY_AFTER, wait);
        }
        response
    }
}

/// An error as a program wants it.
pub(crate) struct ApiError(pub PageError);

impl<E: Into<PageError>> From<E> for ApiError {
    fn from(error: E) -> ApiError {
        ApiError(error.into())
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let (title, text) = self.0.words();
        let (status, wait) = (self.0.status(), self.0.retry_after());
        let request = self.0.request();
        let warnings = match self.0 {
            PageError::Warned { warnings, .. } => warnings,
            _ => Vec::new(),
        };
        let body = axum::Json(
            ErrorBody::new(title, text)
                .with_warnings(warnings)
                .of_request(request),
        );
        let mut response = (status, body).into_response();
        if let Some(wait) = wait {
            response.headers_mut().insert(header::RETRY_AFTER, wait);
        }
        response
    }
}
