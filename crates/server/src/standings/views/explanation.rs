//! The arithmetic of a tie-break.

use adoube_bodies::arithmetic;
use adoube_standings::{Explanation, Part, article};
use adoube_tournament::RoundNumber;
use askama::Template;

use crate::events::{PublicEvent, PublicSection};
use crate::texts::{fill, tell, words};
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
    edition: String,
    after: RoundNumber,
    value: String,
    /// Why there is no value.
    missing: Option<String>,
    parts: Vec<PartRow>,
    /// Whether any part needs a remark.
    remarks: bool,
    /// Those who are level, where their encounters decide.
    group: Option<String>,
    /// How the parts come to the value, which stands beside.
    result: Option<String>,
}

/// A part of the value.
pub(crate) struct PartRow {
    number: usize,
    opponent: Option<u32>,
    who: String,
    value: String,
    note: Option<String>,
    /// Why it is left out.
    left_out: Option<String>,
}

impl From<Part> for PartRow {
    fn from(part: Part) -> PartRow {
        PartRow {
            number: part.number,
            opponent: part.opponent,
            who: tell(&part.who),
            value: tell(&part.value),
            note: arithmetic::notes(&part, words()),
            left_out: part.left_out.map(|why| tell(&why)),
        }
    }
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
        let value = explanation.value.map(|value| tell(&value));
        let value = value.unwrap_or("–".to_owned());
        let parts: Vec<PartRow> = explanation.parts().into_iter().map(PartRow::from).collect();
        Some(ExplanationPage {
            head: Head::of(event, section, Tab::Standings),
            title: fill("standings-value-of", &[&tie_break.code(), name, &value]),
            name: tell(&tie_break.name()),
            article: article(tie_break.method, explanation.rules),
            edition: tell(&explanation.rules),
            after,
            missing: explanation.missing().map(|why| tell(&why)),
            remarks: parts.iter().any(has_remark),
            parts,
            group: arithmetic::encounters(&explanation, words()),
            result: explanation.result().map(|result| tell(&result.way)),
            value,
        })
    }
}

fn has_remark(part: &PartRow) -> bool {
    part.note.is_some() || part.left_out.is_some()
}
