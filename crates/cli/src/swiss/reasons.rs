//! Why a round has no legal pairing; the words are those of the rounds of an event.

pub(super) use adoube_conduct::rounds::{cannot_pair_text, verdict_article, verdict_text};

/// The text with a capital letter at its beginning.
pub(super) fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| {
        first.to_uppercase().collect::<String>() + letters.as_str()
    })
}
