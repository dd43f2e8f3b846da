//! One requirement, what it asks for and what there is.

use serde::Serialize;

/// How it stands with a requirement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Standing {
    /// It is not met.
    NotMet,
    /// The rules can be read in two ways, or a fact is missing: somebody has to say.
    Open,
    /// It does not apply here.
    Waived,
    Met,
}

impl Standing {
    /// Met or not met, with nothing between.
    pub fn of(met: bool) -> Standing {
        if met { Standing::Met } else { Standing::NotMet }
    }

    /// Met by the strict reading, open by the mild one only.
    pub(crate) fn between(strict: bool, mild: bool) -> Standing {
        match (strict, mild) {
            (true, _) => Standing::Met,
            (false, true) => Standing::Open,
            (false, false) => Standing::NotMet,
        }
    }

    /// A mark for tables.
    pub fn mark(self) -> &'static str {
        match self {
            Standing::NotMet => "no",
            Standing::Open => "?",
            Standing::Waived => "-",
            Standing::Met => "ok",
        }
    }
}

/// A line of a table of requirements.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Check {
    /// The article of the edition.
    pub article: &'static str,
    /// What is looked at.
    pub what: String,
    /// What the rules ask for.
    pub needed: String,
    /// What there is of it.
    pub actual: String,
    pub standing: Standing,
}

impl Check {
    /// A requirement with what it asks for and what there is.
    pub fn new(
        article: &'static str,
        what: &str,
        needed: impl ToString,
        actual: impl ToString,
        standing: Standing,
    ) -> Check {
        Check {
            article,
            what: what.to_owned(),
            needed: needed.to_string(),
            actual: actual.to_string(),
            standing,
        }
    }

    /// A line for a fact that nobody gave.
    pub fn unknown(article: &'static str, what: &str, needed: impl ToString) -> Check {
        Check::new(article, what, needed, "not known", Standing::Open)
    }
}
