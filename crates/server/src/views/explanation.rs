//! The arithmetic of a tie-break.

use adoube_standings::{Explanation, Part, article};
use adoube_tournament::RoundNumber;
use askama::Template;

use super::head::{Head, Tab};
use super::standings::Ranked;
use crate::events::{PublicEvent, PublicSection};
use crate::texts::fill;

/// How the value of one tie-break of one player comes about.
#[derive(Template)]
#[template(path = "explanation.html", blocks = ["main"])]
pub struct ExplanationPage {
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
    /// Those who are level, where their encounters decide.
    group: Option<String>,
    result: Option<String>,
}

impl ExplanationPage {
    /// The tie-break with a number from 1, of the participant with a pairing number; `None` if there
    /// is none.
    pub fn of(
        event: &PublicEvent,
        section: &PublicSection,
        after: RoundNumber,
        player: u32,
        number: usize,
    ) -> Option<ExplanationPage> {
        if after > section.latest_round() {
            return None;
        }
        let ranked = Ranked::of(event, section, after);
        let mut participants = ranked.field.participants().iter();
        let place = participants.position(|one| one.number == player)?;
        let (list, rules) = (&ranked.tie_breaks, ranked.rules);
        let number = number.checked_sub(1)?;
        let explanation = Explanation::of(&ranked.field, list, rules, number, place)?;
        let tie_break = &explanation.tie_break;
        let name = &ranked.field.participants()[place].name;
        let value = explanation.value.map(|value| value.to_string());
        let value = value.unwrap_or("–".to_owned());
        Some(ExplanationPage {
            head: Head::of(event, section, Tab::Standings),
            title: fill("standings-value-of", &[&tie_break.code(), name, &value]),
            name: tie_break.name(),
            article: article(tie_break.method, explanation.rules),
            edition: explanation.rules.name(),
            after,
            value,
            missing: explanation.missing(),
            parts: explanation.parts(),
            group: explanation.encounters_in_words(),
            result: explanation.result(),
        })
    }
}
