//! The list of events: the latest first, by month, by year, or those that a search finds.

use axum_extra::routing::TypedPath;
use std::collections::BTreeSet;
use std::sync::Arc;

use adoube_journal::EventId;

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Redirect, Response};
use jiff::ToSpan;
use jiff::civil::{Date, date};

use super::views::events::{EventLine, EventsPage, Look};
use crate::address::sits_here;
use crate::app::App;
use crate::error::PageError;
use crate::events::ListedEvent;
use crate::guard::ClientAddress;
use crate::params::{Params, decoded};
use crate::paths;
use crate::ui::Page;
use crate::ui::collate::name_key;

/// How many events are on one page of the list.
const PAGE: usize = 50;

/// With so few events nobody has to search.
const FEW: usize = 10;

/// `GET /`, `GET /?page=2`, `?month=2026-11`, `?year=2026`, `?q=`, `?organisation=`
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
    let look = match params.query("organisation").and_then(decoded) {
        Some(id) => {
            let found = app.people.organisation(&id).await?;
            let found = found.ok_or(PageError::NotFound)?;
            Look::Organisation(found.id, found.name)
        }
        None => look(&params)?,
    };
    let number: usize = params.query_number("page")?.unwrap_or(1);
    let chosen = match &look {
        Look::Latest => None,
        Look::Organisation(id, _) => {
            let own = app.people.organised_events(id).await?;
            let own: BTreeSet<EventId> = own.into_iter().map(|own| own.event).collect();
            let own = all.iter().filter(|event| own.contains(&event.id)).cloned();
            Some(app.events.listed(&own.collect::<Vec<_>>()).await)
        }
        _ => Some(chosen(app.events.listed(&all).await, &look)),
    };
    let count = chosen.as_ref().map_or(all.len(), Vec::len);
    let pages = count.div_ceil(PAGE).max(1);
    if !(1..=pages).contains(&number) {
        return Err(PageError::NotFound);
    }
    let first = (number - 1) * PAGE;
    let shown = first..(first + PAGE).min(count);
    let shown = match chosen {
        Some(chosen) => chosen[shown].to_vec(),
        None => app.events.listed(&all[shown]).await,
    };
    let lines: Vec<EventLine> = shown.iter().map(|event| EventLine::of(event)).collect();
    let today = jiff::Zoned::now().date();
    let organisations = match look {
        // While the database is away the list goes on without them.
        Look::Latest => app.people.organisations().await.unwrap_or_default(),
        _ => Vec::new(),
    };
    let page = EventsPage::of(look, lines, today, all.len() > FEW);
    let page = page.with_organisations(&organisations);
    Ok(Page(page.between(number, pages)).into_response())
}

/// What of the list is asked for.
fn look(params: &Params) -> Result<Look, PageError> {
    let text = params.query("q").and_then(decoded).unwrap_or_default();
    if !text.trim().is_empty() {
        return Ok(Look::Search(text.trim().to_owned()));
    }
    if let Some(month) = params.query("month") {
        return first_of(month).map(Look::Month).ok_or(PageError::NotFound);
    }
    match params.query_number::<i16>("year")? {
        Some(year @ 1..=9998) => Ok(Look::Year(year)),
        Some(_) => Err(PageError::NotFound),
        None => Ok(Look::Latest),
    }
}

/// `2026-11` as its first day.
fn first_of(month: &str) -> Option<Date> {
    let (year, month) = month.split_once('-')?;
    let is_usual = year.len() == 4 && month.len() == 2;
    let (year, month) = (year.parse().ok()?, month.parse().ok()?);
    let first = Date::new(year, month, 1).ok()?;
    (is_usual && (1..=9998).contains(&year)).then_some(first)
}

/// The events that are meant: by their days, or as a search has them, the latest first.
fn chosen(all: Vec<Arc<ListedEvent>>, look: &Look) -> Vec<Arc<ListedEvent>> {
    let between = |first: Date, last: Date| {
        let mut found: Vec<Arc<ListedEvent>> = (all.iter())
            .filter(|event| event.is_between(first, last))
            .cloned()
            .collect();
        found.sort_by_key(|event| (event.starts, event.ends, event.id.clone()));
        found
    };
    match look {
        Look::Latest | Look::Organisation(..) => all,
        Look::Month(first) => between(
            *first,
            first.saturating_add(1.month()).saturating_sub(1.day()),
        ),
        Look::Year(year) => between(date(*year, 1, 1), date(*year, 12, 31)),
        Look::Search(text) => {
            let key = name_key(text);
            let words: Vec<&str> = key
                .split([' ', ','])
                .filter(|word| !word.is_empty())
                .collect();
            all.into_iter().filter(|event| event.has(&words)).collect()
        }
    }
}
