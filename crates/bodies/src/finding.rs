//! What a round made by hand breaks, in words.

use adoube_conduct::Vetted;
use adoube_conduct::rounds::{Finding, Level, Severity};
use adoube_journal::Event;
use adoube_tournament::EntrantId;
use adoube_words::{Names, Words};
use serde::Serialize;

use crate::names::SectionNames;

/// Something that a round made by hand breaks.
#[derive(Clone, Serialize)]
pub struct FindingBody {
    pub severity: Severity,
    /// What it is.
    pub text: String,
    pub articles: Vec<String>,
    /// Who is concerned.
    pub entrants: Vec<EntrantId>,
    /// What confirms it, where it has to be confirmed before it is written.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub code: Option<String>,
    /// The same in one sentence.
    #[serde(skip)]
    pub cited: String,
}

impl FindingBody {
    /// A finding with the names of its section.
    pub fn of(finding: &Finding, words: Words, names: &dyn Names) -> FindingBody {
        let article = finding.article.map(|article| words.tell(&article));
        FindingBody {
            severity: finding.severity,
            text: words.tell_with(&finding.found, names),
            articles: article.into_iter().collect(),
            entrants: finding.entrants.clone(),
            code: None,
            cited: words.tell_with(finding, names),
        }
    }

    /// What is to be said of commands, with the names that the event has after them.
    pub fn all(vetted: &[Vetted], words: Words, event: &Event) -> Vec<FindingBody> {
        let told = vetted.iter().filter_map(|one| {
            let section = event.section(&one.section)?;
            let names = SectionNames::in_section(section);
            Some(FindingBody {
                code: (one.level > Level::Tell).then(|| one.code.clone()),
                ..FindingBody::of(&one.finding, words, &names)
            })
        });
        told.collect()
    }
}
