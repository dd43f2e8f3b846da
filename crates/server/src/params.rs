//! What the address of a request asks for: checked, or there is nothing there.

use std::str::FromStr;
use std::sync::Arc;

use axum::extract::{FromRequestParts, RawPathParams};
use axum::http::request::Parts;

use crate::error::PageError;
use crate::events::{Events, PublicEvent, PublicSection};

/// The named parts of the path, and the query.
pub struct Params {
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
    fn name<T: FromStr>(&self, name: &str) -> Result<T, PageError> {
        self.path(name)?.parse().map_err(|_| PageError::NotFound)
    }

    /// A part of the path that is a number.
    pub fn number<T: FromStr + ToString>(&self, name: &str) -> Result<T, PageError> {
        canonical(self.path(name)?)
    }

    /// A word of the query, as written.
    pub fn query(&self, name: &str) -> Option<&str> {
        let mut words = self
            .query
            .split('&')
            .filter_map(|word| word.split_once('='));
        words
            .find(|(other, _)| *other == name)
            .map(|(_, value)| value)
    }

    /// A word of the query that is a number, if it is there.
    pub fn query_number<T: FromStr + ToString>(&self, name: &str) -> Result<Option<T>, PageError> {
        self.query(name).map(canonical).transpose()
    }
}

/// A number in its one usual form: `6`, not `06` or `+6`, so that each page has one address.
fn canonical<T: FromStr + ToString>(text: &str) -> Result<T, PageError> {
    let number: T = text.parse().map_err(|_| PageError::NotFound)?;
    if number.to_string() == text {
        Ok(number)
    } else {
        Err(PageError::NotFound)
    }
}

/// The event of which a request asks, as it stands now.
pub struct OfEvent(pub Arc<PublicEvent>);

impl FromRequestParts<Arc<Events>> for OfEvent {
    type Rejection = PageError;

    async fn from_request_parts(
        parts: &mut Parts,
        events: &Arc<Events>,
    ) -> Result<OfEvent, PageError> {
        let params = Params::from_request_parts(parts, events).await?;
        let event = events.read(&params.name("event")?).await?;
        Ok(OfEvent(event))
    }
}

/// The section of which a request asks, as it stands now.
pub struct OfSection {
    /// The event it belongs to.
    pub event: Arc<PublicEvent>,
    place: usize,
}

impl OfSection {
    /// The section itself.
    pub fn section(&self) -> &PublicSection {
        &self.event.sections[self.place]
    }
}

impl FromRequestParts<Arc<Events>> for OfSection {
    type Rejection = PageError;

    async fn from_request_parts(
        parts: &mut Parts,
        events: &Arc<Events>,
    ) -> Result<OfSection, PageError> {
        let params = Params::from_request_parts(parts, events).await?;
        let id = params.name("section")?;
        let OfEvent(event) = OfEvent::from_request_parts(parts, events).await?;
        let place = event.sections.iter().position(|section| section.id == id);
        let place = place.ok_or(PageError::NotFound)?;
        Ok(OfSection { event, place })
    }
}
