//! Rating lists and their index.

#[path = "rating_list/index.rs"]
mod index;
#[path = "rating_list/lists.rs"]
mod lists;
#[path = "rating_list/members.rs"]
mod members;

/// A fact in English.
fn told(fact: &impl serde::Serialize) -> String {
    adoube_words::Words::of(adoube_words::Language::english()).tell(fact)
}
