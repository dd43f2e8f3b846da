//! What the address of a request asks for: checked, or there is nothing there.

use std::borrow::Cow;
use std::str::FromStr;
use std::sync::Arc;

use adoube_conduct::rounds::swiss_system;
use adoube_journal::{Refusal, Section};
use axum::extract::{FromRequest, FromRequestParts, RawPathParams, Request};
use axum::http::StatusCode;
use axum::http::request::Parts;
use axum_extra::extract::Form;
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, percent_decode_str, utf8_percent_encode};
use serde::de::DeserializeOwned;

use crate::app::App;
use crate::error::PageError;
use crate::events::{EventView, PublicEvent, PublicSection};
use crate::guard::AtDesk;

/// The named parts of the path, and the query.
pub(crate) struct Params {
    /// The address without its query.
    here: String,
    path: Vec<(String, String)>,
    query: String,
}

impl<S: Send + Sync> FromRequestParts<S> for Params {
    type Rejection = PageError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Params, PageError> {
        let path = RawPathParams::from_request_parts(parts, state).await;
        let path = path.map_err(|_| PageError::NotFound)?;
        let owned = |(name, value): (&str, &str)| (name.to_owned(), value.to_owned());
        Ok(Params {
            here: parts.uri.path().to_owned(),
            path: path.iter().map(owned).collect(),
            query: parts.uri.query().unwrap_or("").to_owned(),
        })
    }
}

impl Params {
    fn path(&self, name: &str) -> Result<&str, PageError> {
        let mut path = self.path.iter();
        let found = path.find(|(other, _)| other == name);
        found
            .map(|(_, value)| value.as_str())
            .ok_or(PageError::NotFound)
    }

    /// A part of the path that is a short name.
    pub(crate) fn name<T: FromStr>(&self, name: &str) -> Result<T, PageError> {
        self.path(name)?.parse().map_err(|_| PageError::NotFound)
    }

    /// A part of the path that is a number.
    pub(crate) fn number<T: FromStr + ToString>(&self, name: &str) -> Result<T, PageError> {
        canonical(self.path(name)?)
    }

    /// The address without its query.
    pub(crate) fn here(&self) -> &str {
        &self.here
    }

    /// The words of the query, as written.
    pub(crate) fn words(&self) -> impl Iterator<Item = (&str, &str)> {
        let words = self.query.split('&');
        words.filter_map(|word| word.split_once('='))
    }

    /// What an address asks for that has no variable parts.
    #[cfg(test)]
    pub(crate) fn at(here: &str, query: &str) -> Params {
        Params {
            here: here.to_owned(),
            path: Vec::new(),
            query: query.to_owned(),
        }
    }

    /// A word of the query, as written.
    pub(crate) fn query(&self, name: &str) -> Option<&str> {
        first_word(&self.query, name)
    }

    /// The query with another value of a word.
    pub(crate) fn query_with(&self, name: &str, value: &str) -> String {
        let others = self.query.split('&').filter(|word| {
            let other = word.split_once('=').map_or(*word, |(other, _)| other);
            !word.is_empty() && other != name
        });
        let own = format!("{name}={value}");
        others.chain([own.as_str()]).collect::<Vec<_>>().join("&")
    }

    /// A word of the query that is a number, if it is there.
    pub(crate) fn query_number<T: FromStr + ToString>(
        &self,
        name: &str,
    ) -> Result<Option<T>, PageError> {
        self.query(name).map(canonical).transpose()
    }
}

/// A word of a query, as written; the first one, if it is there several times.
pub(crate) fn first_word<'q>(query: &'q str, name: &str) -> Option<&'q str> {
    let mut words = query.split('&').filter_map(|word| word.split_once('='));
    let found = words.find(|(other, _)| *other == name);
    found.map(|(_, value)| value)
}

/// A number in its one usual form: `6`, not `06` or `+6`, so that each page has one address.
pub(crate) fn canonical<T: FromStr + ToString>(text: &str) -> Result<T, PageError> {
    let number: T = text.parse().map_err(|_| PageError::NotFound)?;
    if number.to_string() == text {
        Ok(number)
    } else {
        Err(PageError::NotFound)
    }
}

/// The event of which a request asks, as it stands now.
pub(crate) struct OfEvent(pub Arc<EventView>);

impl OfEvent {
    /// What everybody may see of it.
    pub(crate) fn event(&self) -> &PublicEvent {
        &self.0.public
    }
}

impl FromRequestParts<Arc<App>> for OfEvent {
    type Rejection = PageError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<OfEvent, PageError> {
        let params = Params::from_request_parts(parts, app).await?;
        let event = app.events.read(&params.name("event")?).await?;
        Ok(OfEvent(event))
    }
}

/// The section of which a request asks, as it stands now.
pub(crate) struct OfSection {
    shown: Arc<EventView>,
    place: usize,
}

impl OfSection {
    /// The event it belongs to.
    pub(crate) fn event(&self) -> &PublicEvent {
        &self.shown.public
    }

    /// The section itself.
    pub(crate) fn section(&self) -> &PublicSection {
        &self.shown.public.sections[self.place]
    }

    /// The section with everything in it, for what is worked out from more than may be shown, such
    /// as a coefficient from a year of birth.
    pub(crate) fn confidential(&self) -> Option<&Section> {
        self.shown.event.section(&self.section().id)
    }

    /// The event as of a record.
    pub(crate) fn shown(&self) -> &EventView {
        &self.shown
    }
}

impl FromRequestParts<Arc<App>> for OfSection {
    type Rejection = PageError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<OfSection, PageError> {
        let params = Params::from_request_parts(parts, app).await?;
        let id = params.name("section")?;
        let OfEvent(shown) = OfEvent::from_request_parts(parts, app).await?;
        let mut sections = shown.public.sections.iter();
        let place = sections.position(|section| section.id == id);
        let place = place.ok_or(PageError::NotFound)?;
        Ok(OfSection { shown, place })
    }
}

/// The section of which the people of an event ask, with everything in it.
pub(crate) struct DeskSection {
    pub at: AtDesk,
    pub shown: Arc<EventView>,
    place: usize,
}

impl DeskSection {
    /// Refuses what only a section paired by the rules of US Chess has; for others there is no such page.
    pub(crate) fn check_us_chess(&self) -> Result<(), PageError> {
        let system = swiss_system(&self.shown.event.details, self.section());
        let is_us = system.is_ok_and(|system| system.us_chess().is_some());
        is_us.then_some(()).ok_or(PageError::NotFound)
    }

    /// The section itself.
    pub(crate) fn section(&self) -> &Section {
        &self.shown.event.sections[self.place]
    }
}

impl FromRequestParts<Arc<App>> for DeskSection {
    type Rejection = PageError;

    async fn from_request_parts(
        parts: &mut Parts,
        app: &Arc<App>,
    ) -> Result<DeskSection, PageError> {
        // Only behind a guard that let somebody in.
        let at = AtDesk::from_request_parts(parts, app).await?;
        let params = Params::from_request_parts(parts, app).await?;
        let id = params.name("section")?;
        let OfEvent(shown) = OfEvent::from_request_parts(parts, app).await?;
        let mut sections = shown.event.sections.iter();
        let place = sections.position(|section| section.id == id);
        let place = place.ok_or_else(|| match shown.event.known(&id) {
            Err(why @ Refusal::SectionMerged { .. }) => PageError::from(why),
            _ => PageError::NotFound,
        })?;
        Ok(DeskSection { at, shown, place })
    }
}

/// The fields of a form that was sent.
pub(crate) struct Fields<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Fields<T> {
    type Rejection = PageError;

    async fn from_request(request: Request, state: &S) -> Result<Fields<T>, PageError> {
        let form = Form::<T>::from_request(request, state).await;
        form.map(|Form(fields)| Fields(fields))
            .map_err(|rejection| {
                if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE {
                    PageError::TooLarge
                } else {
                    PageError::BadRequest(rejection.body_text())
                }
            })
    }
}

/// What a query cannot show as it is. A slash can stay: texts are often paths.
const ENCODED: &AsciiSet = &NON_ALPHANUMERIC
    .remove(b'-')
    .remove(b'.')
    .remove(b'_')
    .remove(b'/');

/// A text as a part of a query.
pub(crate) fn encoded(text: &str) -> String {
    utf8_percent_encode(text, ENCODED).to_string()
}

/// What [`encoded`] encoded; `None` if that is not text.
pub(crate) fn decoded(text: &str) -> Option<String> {
    // Browsers write the blanks of a form's fields like this.
    let text = text.replace('+', " ");
    let decoded = percent_decode_str(&text).decode_utf8();
    decoded.ok().map(Cow::into_owned)
}
