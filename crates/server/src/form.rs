//! A form as it was typed.

use serde::Deserialize;

use crate::error::PageError;
use crate::texts::{fill, t};

/// The fields of a form, in order; a name may come more than once.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(transparent)]
pub(crate) struct FormFields(pub Vec<(String, String)>);

impl FormFields {
    /// The fields with their values, as they came.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0
            .iter()
            .map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// What was typed into a field; `None` if the form has no such field.
    pub(crate) fn one(&self, name: &str) -> Option<&str> {
        let named = self.0.iter().find(|(other, _)| other == name);
        named.map(|(_, value)| value.trim())
    }

    /// What was typed into a field, or nothing.
    pub(crate) fn line(&self, name: &str) -> &str {
        self.one(name).unwrap_or("")
    }

    /// What was typed into all fields of this name.
    pub(crate) fn every<'t, 'n: 't>(&'t self, name: &'n str) -> impl Iterator<Item = &'t str> {
        let named = self.0.iter().filter(move |(other, _)| other == name);
        named.map(|(_, value)| value.trim())
    }

    /// Something that was typed, if anything was.
    pub(crate) fn typed<T: std::str::FromStr>(&self, name: &str) -> Result<Option<T>, PageError> {
        match self.line(name) {
            "" => Ok(None),
            text => text.parse().map(Some).map_err(|_| unfit(text)),
        }
    }

    /// A number, if there is one.
    pub(crate) fn number<T: std::str::FromStr>(&self, name: &str) -> Result<Option<T>, PageError> {
        match self.line(name) {
            "" => Ok(None),
            text => text.parse().map(Some).map_err(|_| unreadable(name, text)),
        }
    }
}

/// Something that was typed cannot be read.
pub(crate) fn unfit(text: &str) -> PageError {
    PageError::BadRequest(fill("arbiters-unfit", &[&text]))
}

/// What is said of a field whose text cannot be read.
pub(crate) fn unreadable(name: &str, text: &str) -> PageError {
    let field = format!("settings-{name}");
    PageError::BadRequest(fill("settings-unfit", &[&t(&field), &text]))
}
