//! The arithmetic of a tie-break.

use adoube_standings::{Explanation, Part, article};
use adoube_tournament::RoundNumber;
use askama::Template;

use crate::events::{PublicEvent, PublicSection};
use crate::texts::fill;
use crate::ui::head::{Head, Tab};
use crate::ui::ranking::ranking;

/// How the value of one tie-break of one player comes about.
#[derive(Template)]
#[template(path = "standings/explanation.html", blocks = ["main"])]
pub(crate) struct ExplanationPage {
    head: Head,
    title: String,
    /// The tie-break in words.
    name: String,
    article: Option<String>,
    /// The edition by which it is reckoned.
    edition: &'static str,
    after: RoundNumber,
    value: String,
    /// Why there is no value.
    missing: Option<&'static str>,
    parts: Vec<Part>,
    /// Whether any part needs a remark.
    remarks: bool,
    /// Those who are level, where their encounters decide.
    group: Option<String>,
    /// How the parts come to the value, which stands beside.
    result: Option<String>,
}

impl ExplanationPage {
    /// The tie-break with a number from 1, of the participant with a pairing number; `None` if there
    /// is none.
    pub(crate) fn of(
        event: &PublicEvent,
        section: &PublicSection,
        after: RoundNumber,
        player: u32,
        number: usize,
    ) -> Option<ExplanationPage> {
        if after > section.latest_round() {
            return None;
        }
        let ranking = ranking(event, section, after);
        let mut participants = ranking.field.participants().iter();
        let place = participants.position(|one| one.number == player)?;
        let (list, rules) = (&ranking.tie_breaks, ranking.rules);
        let number = number.checked_sub(1)?;
        let explanation = Explanation::of(&ranking.field, list, rules, number, place)?;
        let tie_break = &explanation.tie_break;
        let name = &ranking.field.participants()[place].name;
        let value = explanation.value.map(|value| value.to_string());
        let value = value.unwrap_or("–".to_owned());
        let parts = explanation.parts();
        let result = explanation.result();
        Some(ExplanationPage {
            head: Head::of(event, section, Tab::Standings),
            title: fill("standings-value-of", &[&tie_break.code(), name, &value]),
            name: tie_break.name(),
            article: article(tie_break.method, explanation.rules),
            edition: explanation.rules.name(),
            after,
            missing: explanation.missing(),
            remarks: parts.iter().any(has_remark),
            parts,
            group: explanation.encounters_in_words(),
            result: result.map(|words| without_value(&words, &value).to_owned()),
            value,
        })
    }
}

fn has_remark(part: &Part) -> bool {
    part.note.is_some() || part.left_out.is_some()
}

/// The words before the value: `sum` of `sum 39.5`, `273 / 7` of `273 / 7 = 39`.
fn without_value<'w>(words: &'w str, value: &str) -> &'w str {
    let words = words.strip_suffix(value).unwrap_or(words);
    words.trim_end_matches([' ', '=', ':'])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_value_is_said_once() {
        for (words, value, before) in [
            ("sum 39.5", "39.5", "sum"),
            ("273 / 7 = 39", "39", "273 / 7"),
            ("the lowest rating: 1900", "1900", "the lowest rating"),
            ("as it is", "4", "as it is"),
        ] {
            assert_eq!(without_value(words, value), before);
        }
    }
}
