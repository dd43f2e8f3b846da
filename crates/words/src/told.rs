//! A fact that was told.

use serde::Serialize;

use crate::node::Node;

/// A fact for programs and for people.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Told {
    /// The id of its message, which is the same in every language.
    pub code: String,
    /// What it is about, by name.
    #[serde(flatten)]
    pub(crate) about: Node,
    /// The sentence.
    pub text: String,
}

impl Told {
    /// What it is about, by name, for bodies whose own names would meet those of the fact.
    pub fn values(&self) -> impl Serialize + '_ {
        &self.about
    }
}
