//! What facts say in English.

use adoube_words::{Language, Words};
use serde::Serialize;

pub(crate) fn in_english<F: Serialize>(fact: &F) -> String {
    Words::of(Language::english()).tell(fact)
}
