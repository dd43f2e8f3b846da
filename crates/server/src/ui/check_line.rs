//! Requirements of the regulations, line by line.

use adoube_ratings::norm::{Check, Standing};

use crate::texts::tell;

/// A requirement with how it stands.
pub(crate) struct CheckLine {
    /// The class of the style sheet for how grave it is.
    pub class: &'static str,
    pub text: String,
    pub article: &'static str,
}

impl CheckLine {
    /// What is not met or open, and if asked for what is met too.
    pub(crate) fn all(checks: &[Check], met_too: bool) -> Vec<CheckLine> {
        let shown = |check: &&Check| met_too || check.standing != Standing::Met;
        let line = |check: &Check| CheckLine {
            class: match check.standing {
                Standing::NotMet => "wrong",
                Standing::Open => "open",
                Standing::Waived | Standing::Met => "right",
            },
            text: tell(check),
            article: check.article,
        };
        checks.iter().filter(shown).map(line).collect()
    }
}
