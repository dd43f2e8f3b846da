//! Consent to warnings: a form whose commands are warned of is shown again with the warnings, and sent again with
//! the consent. It works for every form alike, since it is done around the handlers.

use adoube_bodies::names::SectionNames;
use adoube_bodies::warnings::WarningBody;
use adoube_conduct::{NotCleared, Vetted, clear};
use adoube_journal::{Journal, Submission};
use askama::Template;
use axum::body::{Body, to_bytes};
use axum::extract::{Request, State};
use axum::http::{HeaderMap, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use jiff::Zoned;
use url::form_urlencoded;

use crate::error::PageError;
use crate::own_path::own_path;
use crate::texts::{t, tell_with, words};
use crate::ui::Page;

/// The field with the code of a warning that is confirmed; it may come more than once.
const FIELD: &str = "confirm";

/// A form as it was sent, and what was confirmed with it.
#[derive(Clone, Default)]
struct SentForm {
    /// Where it was sent to.
    action: String,
    /// Where whoever sent it came from.
    back: String,
    fields: Vec<(String, String)>,
    confirmed: Vec<String>,
}

tokio::task_local! {
    static SENT: SentForm;
}

/// Takes the consent out of a form, so that no handler has to know of it.
pub(crate) async fn carry(State(largest): State<usize>, request: Request, next: Next) -> Response {
    if request.method() != Method::POST || !is_form(request.headers()) {
        return next.run(request).await;
    }
    let (parts, body) = request.into_parts();
    let Ok(bytes) = to_bytes(body, largest).await else {
        return PageError::TooLarge.into_response();
    };
    let (confirmed, fields): (Vec<_>, Vec<_>) = form_urlencoded::parse(&bytes)
        .into_owned()
        .partition(|(name, _)| name == FIELD);
    let action = parts.uri.path_and_query();
    let sent = SentForm {
        action: action.map_or_else(String::new, ToString::to_string),
        back: came_from(&parts.headers).unwrap_or_else(|| "/desk".to_owned()),
        fields,
        confirmed: confirmed.into_iter().map(|(_, code)| code).collect(),
    };
    let body = match sent.confirmed.is_empty() {
        true => Body::from(bytes),
        false => Body::from(written(&sent.fields)),
    };
    let mut request = Request::from_parts(parts, body);
    request.headers_mut().remove(header::CONTENT_LENGTH);
    SENT.scope(sent, next.run(request)).await
}

fn is_form(headers: &HeaderMap) -> bool {
    let kind = headers.get(header::CONTENT_TYPE);
    kind.is_some_and(|kind| {
        kind.as_bytes()
            .starts_with(b"application/x-www-form-urlencoded")
    })
}

fn written(fields: &[(String, String)]) -> String {
    let mut text = form_urlencoded::Serializer::new(String::new());
    text.extend_pairs(fields);
    text.finish()
}

/// The page before, if it is one of ours.
fn came_from(headers: &HeaderMap) -> Option<String> {
    let text = |name| headers.get(name)?.to_str().ok();
    let (referer, host) = (text(header::REFERER)?, text(header::HOST)?);
    let rest = referer.split_once("://")?.1.strip_prefix(host)?;
    own_path(rest).map(str::to_owned)
}

/// What was confirmed with the form that is being answered.
pub(crate) fn confirmed() -> Vec<String> {
    let sent = SENT.try_with(|sent| sent.confirmed.clone());
    sent.unwrap_or_default()
}

/// Lets a submission pass whose warnings were all confirmed.
pub(crate) fn check(
    journal: &Journal,
    submission: &Submission,
    made_by_rules: bool,
) -> Result<Vec<Vetted>, PageError> {
    clear(
        journal,
        submission,
        made_by_rules,
        Some(Zoned::now().datetime()),
    )
    .map_err(|why| match why {
        NotCleared::NeedsReason(broken) => {
            let names = SectionNames::of(journal.event(), Some(&broken.section));
            PageError::Refused(tell_with(&*broken, &names))
        }
        NotCleared::Warnings(warnings) => PageError::Warned {
            refused: warnings.is_refused(),
            warnings: WarningBody::all(&warnings, words()),
        },
    })
}

/// The warnings of a form, with what goes on and what cancels.
#[derive(Template)]
#[template(path = "ui/confirm.html")]
struct ConfirmPage {
    warnings: Vec<WarningBody>,
    sent: SentForm,
}

impl ConfirmPage {
    /// Whether something was confirmed once and is asked again.
    fn is_second(&self) -> bool {
        self.warnings.iter().all(|warning| warning.again)
    }

    fn leaves_fide_mode(&self) -> bool {
        self.warnings.iter().any(|warning| warning.leaves_fide_mode)
    }

    fn title(&self) -> &'static str {
        match (self.is_second(), self.leaves_fide_mode()) {
            (true, true) => t("confirm-stay"),
            (true, false) => t("confirm-again"),
            (false, _) => t("confirm-title"),
        }
    }

    fn cancel(&self) -> &'static str {
        match self.is_second() && self.leaves_fide_mode() {
            true => t("confirm-stay-yes"),
            false => t("confirm-cancel"),
        }
    }

    fn go_on(&self) -> &'static str {
        let asks = self.warnings.iter().any(|warning| warning.level > 2);
        match (self.is_second() && self.leaves_fide_mode(), asks) {
            (true, _) => t("confirm-leave"),
            (false, true) => t("confirm-go-on"),
            (false, false) => t("confirm-acknowledge"),
        }
    }
}

/// The page that asks; nothing where there is no form to be sent again.
pub(crate) fn page(warnings: &[WarningBody]) -> Option<Response> {
    let sent = SENT.try_with(Clone::clone).ok()?;
    let warnings = warnings.to_vec();
    Some(Page(ConfirmPage { warnings, sent }).into_response())
}
