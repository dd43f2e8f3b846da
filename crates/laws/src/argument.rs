//! Arguments: every answer can say why.

use adoube_rulebook::Topic;

/// A step of an argument.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Step {
    /// What the article is about; an edition gives it its number.
    pub topic: Topic,
    /// What it brings here.
    pub text: String,
}

impl Step {
    /// A step of an argument.
    pub fn new(topic: Topic, text: impl Into<String>) -> Step {
        Step {
            topic,
            text: text.into(),
        }
    }
}
