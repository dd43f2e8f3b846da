//! Variations: what an event may choose, and what notice it must give.

use serde::{Deserialize, Serialize};
use toml::Table;

use crate::number::Key;
use crate::{Edition, NoticeRule, Parameters, changes};

/// What an event may choose to do differently.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Variation {
    /// Its name, such as `10I2 variation I`.
    pub id: String,
    /// The article that provides for it.
    pub rule: String,
    /// What it changes, in our own words.
    pub effect: String,
    /// The notice it needs.
    pub notice: NoticeRule,
    /// The parameters it sets.
    #[serde(default, skip_serializing_if = "Table::is_empty")]
    pub set: Table,
    /// The parameters it takes away.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub unset: Vec<String>,
    /// The number it takes, if it takes one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub takes: Option<Takes>,
    /// Whether it concerns pairings, teams, prizes or tie-breaks, and nothing that happens at a board.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub tournament: bool,
    /// The id of the edition whose file has it.
    #[serde(skip)]
    pub(crate) source: String,
}

/// The number a variation takes.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Takes {
    /// The parameter it goes to.
    pub parameter: String,
    /// What it means, such as `minutes`.
    pub what: String,
}

impl Variation {
    /// The parameters with this variation in use.
    ///
    /// # Errors
    ///
    /// [`VariationError`] if it lacks its number, or changes a parameter that is not there.
    pub fn apply(
        &self,
        parameters: &Parameters,
        number: Option<u32>,
    ) -> Result<Parameters, VariationError> {
        let misfit = |cause| VariationError::Misfit {
            id: self.id.clone(),
            cause,
        };
        let mut set = self.set.clone();
        match (&self.takes, number) {
            (Some(takes), Some(number)) => {
                let one = changes::one_number(&takes.parameter, number).map_err(misfit)?;
                changes::merge(&mut set, &one);
            }
            (Some(takes), None) => {
                return Err(VariationError::NumberMissing {
                    id: self.id.clone(),
                    what: takes.what.clone(),
                });
            }
            (None, Some(_)) => return Err(VariationError::NoNumber(self.id.clone())),
            (None, None) => {}
        }
        changes::changed(parameters, &set, &self.unset).map_err(misfit)
    }
}

/// A variation cannot be used.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum VariationError {
    /// The edition does not have it.
    Unknown {
        edition: String,
        /// What was asked for.
        id: String,
    },
    /// It takes a number that was not given.
    NumberMissing {
        id: String,
        /// What the number means.
        what: String,
    },
    /// It takes no number.
    NoNumber(String),
    /// What follows the sign of equality is not a number.
    NotANumber(String),
    /// What it sets does not fit the parameters.
    Misfit { id: String, cause: String },
}

adoube_types::errors!(VariationError);

/// Applies a variation given as `id` or `id=number`.
pub(crate) fn apply(
    edition: &Edition,
    parameters: &Parameters,
    asked: &str,
) -> Result<Parameters, VariationError> {
    let (id, number) = match asked.split_once('=') {
        None => (asked, None),
        Some((id, number)) => {
            let number = number.trim();
            let parsed = number.parse();
            let parsed = parsed.map_err(|_| VariationError::NotANumber(number.to_owned()))?;
            (id, Some(parsed))
        }
    };
    let key = Key::new(id);
    let variation = edition
        .variation(id)
        .filter(|_| !key.is_empty())
        .ok_or_else(|| VariationError::Unknown {
            edition: edition.id().to_owned(),
            id: id.trim().to_owned(),
        })?;
    variation.apply(parameters, number)
}
