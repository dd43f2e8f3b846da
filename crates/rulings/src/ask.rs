//! Questions to the arbiter: which fact is missing, and what can be answered.

use std::fmt;

use adoube_clock::Colour;
use serde::Serialize;

/// A fact that must be found out before a ruling.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Question {
    /// The fact's place in a case, such as `incident.completed` or `clock.addition`.
    pub fact: String,
    pub text: String,
    /// What can be answered.
    pub answers: Answers,
    /// Counts that the answer covers too, because they are counted together with the fact.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub counts_with: Vec<String>,
}

/// What can be answered.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Answers {
    /// One of these.
    OneOf(Vec<Choice>),
    /// A whole number between these.
    Number { at_least: u32, at_most: u32 },
    /// A time, such as `4:30` or `1:05:00`.
    Time,
    /// A text, such as a move or a position, as described.
    Text(String),
}

/// One answer that a question can have, with the words to choose it by.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Choice {
    /// The value that goes into the case.
    pub value: toml::Value,
    /// What it means.
    pub text: String,
}

impl Question {
    /// A question that is answered by yes or no.
    pub fn yes_no(fact: &str, text: impl Into<String>) -> Question {
        let choice = |value: bool, text: &str| Choice {
            value: value.into(),
            text: text.to_owned(),
        };
        let answers = Answers::OneOf(vec![choice(true, "yes"), choice(false, "no")]);
        Question::new(fact, text, answers)
    }

    /// A question for one of several words.
    pub fn one_of(fact: &str, text: impl Into<String>, choices: &[(&str, &str)]) -> Question {
        let choice = |&(value, text): &(&str, &str)| Choice {
            value: value.into(),
            text: text.to_owned(),
        };
        let answers = Answers::OneOf(choices.iter().map(choice).collect());
        Question::new(fact, text, answers)
    }

    /// A question for a player.
    pub fn side(fact: &str, text: impl Into<String>) -> Question {
        let sides = Colour::BOTH.map(|side| match side {
            Colour::White => ("white", "White"),
            Colour::Black => ("black", "Black"),
        });
        Question::one_of(fact, text, &sides)
    }

    /// A question for a number.
    pub fn number(fact: &str, text: impl Into<String>, at_most: u32) -> Question {
        let answers = Answers::Number {
            at_least: 0,
            at_most,
        };
        Question::new(fact, text, answers)
    }

    /// A question for a time.
    pub fn time(fact: &str, text: impl Into<String>) -> Question {
        Question::new(fact, text, Answers::Time)
    }

    /// A question for a text; `expected` says what it looks like.
    pub fn text(fact: &str, text: impl Into<String>, expected: &str) -> Question {
        Question::new(fact, text, Answers::Text(expected.to_owned()))
    }

    /// The answers to choose from; none if it is answered in another way.
    pub fn choices(&self) -> &[Choice] {
        match &self.answers {
            Answers::OneOf(choices) => choices,
            _ => &[],
        }
    }

    fn new(fact: &str, text: impl Into<String>, answers: Answers) -> Question {
        Question {
            fact: fact.to_owned(),
            text: text.into(),
            answers,
            counts_with: Vec::new(),
        }
    }
}

impl fmt::Display for Question {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)?;
        match &self.answers {
            Answers::OneOf(choices) => {
                let words: Vec<&str> = choices.iter().map(|choice| choice.text.as_str()).collect();
                write!(f, " [{}]", words.join(" / "))
            }
            Answers::Number { at_least, at_most } => write!(f, " [{at_least} to {at_most}]"),
            Answers::Time => write!(f, " [a time such as 4:30]"),
            Answers::Text(expected) => write!(f, " [{expected}]"),
        }
    }
}

/// The fact, or the question for it.
pub(crate) fn known<T: Copy>(
    fact: Option<T>,
    question: impl FnOnce() -> Question,
) -> Result<T, Question> {
    fact.ok_or_else(question)
}
