//! Warnings that have to be confirmed before anything is written.

use adoube_conduct::rounds::Level;
use adoube_conduct::{Warning, Warnings};
use adoube_words::Words;
use serde::Serialize;
use utoipa::ToSchema;

use crate::names::SectionNames;

/// A warning that stands between a request and the journal.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct WarningBody {
    /// What has to be sent in `confirm` with the same request to go on.
    pub code: String,
    /// 2 to acknowledge, 3 to confirm, 4 to confirm twice, 5 where it is not done.
    pub level: u8,
    /// It was confirmed once; this is the second question.
    pub again: bool,
    pub section: String,
    /// What it is.
    pub text: String,
    pub articles: Vec<String>,
    /// The same in one sentence.
    #[serde(skip)]
    pub cited: String,
    /// Whether it leaves FIDE mode: its second question is whether to stay.
    #[serde(skip)]
    pub leaves_fide_mode: bool,
}

impl WarningBody {
    /// All of them, with the names that the event has after the commands.
    pub fn all(warnings: &Warnings, words: Words) -> Vec<WarningBody> {
        let told = |warning: &Warning| {
            let vetted = &warning.vetted;
            let names = SectionNames::of(&warnings.after, Some(&vetted.section));
            let finding = &vetted.finding;
            WarningBody {
                code: warning.code(),
                level: vetted.level.number(),
                again: warning.is_second,
                section: vetted.section.to_string(),
                text: words.tell_with(&finding.found, &names),
                articles: (finding.article.iter())
                    .map(|article| words.tell(article))
                    .collect(),
                cited: words.tell_with(finding, &names),
                leaves_fide_mode: vetted.level == Level::ConfirmTwice,
            }
        };
        warnings.open.iter().map(told).collect()
    }
}
