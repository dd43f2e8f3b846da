//! What must and should be announced.

use adoube_conduct::announcement::{Remark, Severity, Subject};
use adoube_words::{Told, Words};
use serde::Serialize;

/// A remark on an announcement: its code, what it is about, and the sentence as `text`.
#[derive(Serialize)]
pub struct RemarkBody {
    pub severity: Severity,
    pub subject: Subject,
    #[serde(flatten)]
    pub says: Told,
    pub article: String,
    pub edition: String,
}

impl RemarkBody {
    /// A remark in the words of a language.
    pub fn of(remark: &Remark, words: Words) -> RemarkBody {
        RemarkBody {
            severity: remark.severity,
            subject: remark.subject,
            says: words.told(&remark.says, &()),
            article: words.tell(&remark.article),
            edition: words.tell(&remark.edition),
        }
    }
}
