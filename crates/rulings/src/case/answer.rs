//! Reading a case, and putting an answer into it.

use toml::{Table, Value};

use super::{Case, CaseError};
use crate::Question;

impl Case {
    /// Reads a case.
    ///
    /// # Errors
    ///
    /// If the text is not TOML, or a key or value is unknown; the message has the place and the cause.
    pub fn from_toml(text: &str) -> Result<Case, CaseError> {
        toml::from_str(text).map_err(|error| CaseError::Text {
            cause: error.to_string().trim_end().into(),
        })
    }

    /// Reads a case that is ruled on by this edition if it names none itself.
    ///
    /// # Errors
    ///
    /// If the text is not TOML, a fact is unknown or its value impossible.
    pub fn from_toml_by(text: &str, edition: &str) -> Result<Case, CaseError> {
        let mut table: toml::Table = match text.parse() {
            Ok(table) => table,
            // The reader of cases says what is wrong, and where.
            Err(_) => return Case::from_toml(text),
        };
        if table.contains_key("edition") {
            return Case::from_toml(text);
        }
        table.insert("edition".to_owned(), edition.into());
        table
            .try_into()
            .map_err(|error: toml::de::Error| CaseError::Text {
                cause: error.to_string().trim_end().into(),
            })
    }

    /// Writes a case.
    ///
    /// # Errors
    ///
    /// If a value cannot be written, which does not happen with cases that were read.
    pub fn to_toml(&self) -> Result<String, CaseError> {
        toml::to_string(self).map_err(|error| CaseError::Text {
            cause: error.to_string(),
        })
    }

    /// The case with the answer to a question in it.
    ///
    /// # Errors
    ///
    /// If the value does not fit the fact.
    pub fn answered(&self, question: &Question, value: Value) -> Result<Case, CaseError> {
        let none_of = |case: Case, fact: &String| case.with_fact(fact, 0.into());
        let case = self.with_fact(&question.fact, value)?;
        question.counts_with.iter().try_fold(case, none_of)
    }

    /// The case with a question that nobody can answer.
    #[must_use]
    pub fn unanswered(&self, question: &Question) -> Case {
        let mut case = self.clone();
        case.unknown.push(question.fact.clone());
        case
    }

    /// The case with a fact in it, given by its place: `clock.addition`, or `incident.` and the name of
    /// one of the incident's facts.
    ///
    /// # Errors
    ///
    /// If there is no such fact or the value does not fit it.
    pub fn with_fact(&self, fact: &str, value: Value) -> Result<Case, CaseError> {
        let failed = |cause: String| CaseError::Answer {
            fact: fact.to_owned(),
            cause,
        };
        let no_place = || CaseError::NoFact {
            fact: fact.to_owned(),
        };
        let misfit = |error: toml::de::Error| failed(error.message().to_owned());
        // By way of the text, as cases are read and written anyway: to and from values each would be as much code again.
        let text = toml::to_string(self).map_err(|error| failed(error.to_string()))?;
        let mut document: Table = text.parse().map_err(misfit)?;
        let mut keys: Vec<&str> = fact.split('.').collect();
        let last = keys.pop().unwrap_or_default();
        let mut place = &mut document;
        for key in &keys {
            place = enter(place, key).ok_or_else(no_place)?;
        }
        place.insert(last.to_owned(), value);
        toml::from_str(&document.to_string()).map_err(misfit)
    }
}

/// The table under a key; under `incident` it is the one of the first incident's kind.
fn enter<'a>(place: &'a mut Table, key: &str) -> Option<&'a mut Table> {
    if key == "incident" {
        let incident = match place.get_mut(key)? {
            Value::Array(several) => several.first_mut()?.as_table_mut()?,
            one => one.as_table_mut()?,
        };
        return incident.iter_mut().next()?.1.as_table_mut();
    }
    let empty = || Value::Table(Table::new());
    place
        .entry(key.to_owned())
        .or_insert_with(empty)
        .as_table_mut()
}
