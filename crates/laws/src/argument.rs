//! Arguments: every answer can say why.

use adoube_rulebook::Topic;

/// A step of an argument.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Step<Fact> {
    /// What the article is about; an edition gives it its number.
    pub topic: Topic,
    /// What it brings here.
    pub fact: Fact,
}

impl<Fact> Step<Fact> {
    /// A step of an argument.
    pub fn new(topic: Topic, fact: Fact) -> Step<Fact> {
        Step { topic, fact }
    }
}
