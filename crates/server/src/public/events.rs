//! The list of events.

use axum_extra::routing::TypedPath;
use std::sync::Arc;

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Redirect, Response};

use super::views::events::{EventLine, EventsPage};
use crate::address::sits_here;
use crate::app::App;
use crate::error::PageError;
use crate::guard::ClientAddress;
use crate::params::Params;
use crate::paths;
use crate::ui::Page;

/// How many events are on one page of the list.
const PAGE: usize = 50;

/// `GET /`, `GET /?page=2`
pub(super) async fn show(
    State(app): State<Arc<App>>,
    from: ClientAddress,
    headers: HeaderMap,
    params: Params,
) -> Result<Response, PageError> {
    let all = app.events.list().await?;
    if all.is_empty() && sits_here(&app, &from, &headers) && app.people.is_empty().await? {
        return Ok(Redirect::to(paths::account::Setup::PATH).into_response());
    }
    let number: usize = params.query_number("page")?.unwrap_or(1);
    let pages = all.len().div_ceil(PAGE).max(1);
    if !(1..=pages).contains(&number) {
        return Err(PageError::NotFound);
    }
    let mut lines = Vec::new();
    for summary in all.iter().skip((number - 1) * PAGE).take(PAGE) {
        // An event that cannot be read must not hide the others.
        let shown = app.events.read(&summary.id).await.inspect_err(|error| {
            tracing::error!(%error, event = %summary.id, "an event could not be read");
        });
        let shown = shown.ok();
        let public = shown.as_ref().map(|shown| &shown.public);
        lines.push(EventLine::of(summary, public));
    }
    let page = |number: usize| format!("/?page={number}");
    Ok(Page(EventsPage {
        events: lines,
        newer: (number > 1).then(|| page(number - 1)),
        older: (number < pages).then(|| page(number + 1)),
    })
    .into_response())
}
