//! The articles on titles (B.01), by what they are about: the number until 2021, and that since 2022.

use crate::TitleRules;

/// How many took part in an event that gives titles by places.
pub(super) fn participation(rules: TitleRules) -> &'static str {
    rules.pick("1.23", "1.2.2")
}
