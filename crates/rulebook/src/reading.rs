//! Where the text can be read in more than one way.

use serde::{Deserialize, Serialize};
use toml::Table;

use crate::{Parameters, changes};

/// A place that can be read in more than one way. The parameters follow the default.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reading {
    pub id: String,
    /// The articles in question.
    pub articles: Vec<String>,
    /// What is in question.
    pub question: String,
    /// How it is read here.
    pub default: String,
    /// How else it can be read.
    pub alternatives: Vec<Alternative>,
    /// The id of the edition whose file has it.
    #[serde(skip)]
    pub(crate) source: String,
}

/// Another way to read a place.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Alternative {
    pub id: String,
    /// What it comes to.
    pub answer: String,
    /// The parameters it sets; none if it is not about one.
    #[serde(default, skip_serializing_if = "Table::is_empty")]
    pub set: Table,
    /// The parameters it takes away.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub unset: Vec<String>,
}

/// What an alternative sets does not fit the parameters.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ReadingError {
    pub id: String,
    pub cause: String,
}

adoube_types::errors!(ReadingError);

impl Alternative {
    /// The parameters read this way.
    ///
    /// # Errors
    ///
    /// [`ReadingError`] if the edition has no such parameter.
    pub fn apply(&self, parameters: &Parameters) -> Result<Parameters, ReadingError> {
        changes::changed(parameters, &self.set, &self.unset).map_err(|cause| ReadingError {
            id: self.id.clone(),
            cause,
        })
    }
}
