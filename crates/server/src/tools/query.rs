//! The words of a query or a form, in their order.

use axum::extract::{FromRequestParts, Query};
use axum::http::request::Parts;

use crate::error::PageError;
use crate::params::encoded;

/// The words of a query or a form, in their order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct ToolQuery(Vec<(String, String)>);

impl ToolQuery {
    /// The words of a form.
    pub(crate) fn of(words: Vec<(String, String)>) -> ToolQuery {
        ToolQuery(words)
    }

    /// The value of a name; nothing if it is not there or blank.
    pub(crate) fn get(&self, name: &str) -> Option<&str> {
        let mut words = self.0.iter();
        let found = words.find(|(other, _)| other == name);
        found
            .map(|(_, value)| value.trim())
            .filter(|value| !value.is_empty())
    }

    /// The words themselves, without blank ones.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        let words = self.0.iter();
        words
            .map(|(name, value)| (name.as_str(), value.trim()))
            .filter(|(_, value)| !value.is_empty())
    }

    /// The same with a name set to a value.
    pub(crate) fn with(&self, name: &str, value: &str) -> ToolQuery {
        let mut words = self.without(name).0;
        words.push((name.to_owned(), value.to_owned()));
        ToolQuery(words)
    }

    /// The same without a name.
    pub(crate) fn without(&self, name: &str) -> ToolQuery {
        self.only(|other| other != name)
    }

    /// The names that are wanted.
    pub(crate) fn only(&self, wanted: impl Fn(&str) -> bool) -> ToolQuery {
        let words = self.iter().filter(|(name, _)| wanted(name));
        ToolQuery(
            words
                .map(|(name, value)| (name.to_owned(), value.to_owned()))
                .collect(),
        )
    }

    /// As a query: `a=1&b=2`.
    pub(crate) fn query(&self) -> String {
        let words = self
            .iter()
            .map(|(name, value)| format!("{}={}", encoded(name), encoded(value)));
        words.collect::<Vec<_>>().join("&")
    }
}

impl<S: Send + Sync> FromRequestParts<S> for ToolQuery {
    type Rejection = PageError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<ToolQuery, PageError> {
        let query = Query::from_request_parts(parts, state).await;
        let Query(words) = query.map_err(|error| PageError::BadRequest(error.body_text()))?;
        Ok(ToolQuery(words))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_set_and_dropped_and_written_as_a_query() {
        let word = |name: &str, value: &str| (name.to_owned(), value.to_owned());
        let asked = ToolQuery::of(vec![word("a", " 1 "), word("b", ""), word("c", "x y&z")]);
        assert_eq!(asked.get("a"), Some("1"));
        assert_eq!(asked.get("b"), None);
        assert_eq!(asked.query(), "a=1&c=x%20y%26z");
        assert_eq!(asked.with("a", "2").without("c").query(), "a=2");
    }
}
