//! What may stand on a sheet (Article 8.1, US Chess 15A).

use adoube_rulebook::Topic;
use serde::Serialize;

use super::sheet::{Cell, ScoreSheet};
use crate::fact;
use crate::topics::SCORESHEET_CONTENT;

/// Something on a sheet that may not belong there.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename = "sheet-remark")]
pub struct ContentQuestion {
    pub cell: Cell,
    #[serde(serialize_with = "fact::quoted")]
    pub text: String,
    /// What the article is about.
    #[serde(skip)]
    pub topic: Topic,
}

/// What stands on a sheet and is no move, time or offer: remarks, and opinions on moves. Matters of a
/// claim and other relevant data are allowed (Article 8.1.4); whether it is that, the arbiter sees.
pub fn content_questions(sheet: &ScoreSheet) -> Vec<ContentQuestion> {
    let mut questions = Vec::new();
    for (place, entry) in sheet.entries.iter().enumerate() {
        let opinion = entry
            .written
            .text()
            .filter(|text| text.ends_with(['!', '?']));
        for text in opinion.into_iter().chain(entry.remark.as_deref()) {
            questions.push(ContentQuestion {
                cell: sheet.cell(place),
                text: text.to_owned(),
                topic: SCORESHEET_CONTENT,
            });
        }
    }
    questions
}
