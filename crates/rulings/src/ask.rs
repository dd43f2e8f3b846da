//! Questions to the arbiter: which fact is missing, and what can be answered.

use adoube_clock::Colour;
use serde::Serialize;

use crate::Statement;
use crate::declare::Choices;
use crate::statement::{Alternatives, CommonSays, Message};

/// A fact that must be found out before a ruling.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Question {
    /// The fact's place in a case, such as `incident.completed` or `clock.addition`.
    pub fact: String,
    /// What is asked.
    pub text: Statement,
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
    Text(Statement),
}

/// One answer that a question can have, with the words to choose it by.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Choice {
    /// The value that goes into the case.
    pub value: toml::Value,
    /// What it means.
    pub text: Statement,
}

impl Question {
    /// The question for a fact of an incident, before it is said what can be answered.
    pub(crate) fn of(kind: &str, fact: &str) -> Asking {
        Question::beside(&format!("incident.{fact}"), &format!("{kind}-{fact}"))
    }

    /// The question for a fact beside the incident, by its place in a case; its text is the message
    /// `ask-` and `name`.
    pub(crate) fn beside(fact: &str, name: &str) -> Asking {
        Question::saying(fact, Message::new(format!("ask-{name}")))
    }

    /// The question for a fact about a player, by its place in a case with `side` for the colour.
    pub(crate) fn of_side(side: Colour, place: &str, name: &str) -> Asking {
        let mut asking = Question::beside(&place_of(side, place), name);
        asking.text = asking.text.with_colours(&[("side", side)]);
        asking
    }

    /// The question for a fact by its place in a case, in the words of a statement.
    pub(crate) fn saying(fact: &str, text: impl Into<Statement>) -> Asking {
        Asking {
            fact: fact.to_owned(),
            text: text.into(),
        }
    }

    /// The question with the colours of those whom it is about.
    pub(crate) fn about(mut self, colours: &[(&'static str, Colour)]) -> Question {
        self.text = self.text.with_colours(colours);
        self
    }

    /// The question with what can be answered, in a line.
    pub fn in_full(&self) -> Statement {
        let question = self.text.clone();
        match &self.answers {
            Answers::OneOf(choices) => {
                let answers = choices.iter().map(|choice| choice.text.clone());
                let answers = Alternatives(answers.collect());
                CommonSays::AskOneOf { question, answers }
            }
            &Answers::Number { at_least, at_most } => CommonSays::AskNumber {
                question,
                least: at_least,
                most: at_most,
            },
            Answers::Time => CommonSays::AskTime { question },
            Answers::Text(expected) => CommonSays::AskText {
                question,
                expected: expected.clone(),
            },
        }
        .into()
    }

    /// The answers to choose from; none if it is answered in another way.
    pub fn choices(&self) -> &[Choice] {
        match &self.answers {
            Answers::OneOf(choices) => choices,
            _ => &[],
        }
    }
}

/// A question before it is said what can be answered.
pub(crate) struct Asking {
    fact: String,
    text: Statement,
}

impl Asking {
    /// By yes or no.
    pub(crate) fn yes_no(self) -> Question {
        let choice = |value: bool, id: &str| Choice {
            value: value.into(),
            text: Message::new(id).into(),
        };
        self.with(Answers::OneOf(vec![
            choice(true, "yes"),
            choice(false, "no"),
        ]))
    }

    /// By a player.
    pub(crate) fn side(self) -> Question {
        let choice = |value: &str| Choice {
            value: value.into(),
            text: Message::new(format!("colour-{value}")).into(),
        };
        self.with(Answers::OneOf(["white", "black"].map(choice).into()))
    }

    /// By a number up to this.
    pub(crate) fn number(self, at_most: u32) -> Question {
        let at_least = 0;
        self.with(Answers::Number { at_least, at_most })
    }

    /// By a time.
    pub(crate) fn time(self) -> Question {
        self.with(Answers::Time)
    }

    /// By a text; `expected` is the id of what says how it looks.
    pub(crate) fn text(self, expected: &str) -> Question {
        self.with(Answers::Text(Message::new(expected).into()))
    }

    /// By one of a list.
    pub(crate) fn one_of<C: Choices>(self) -> Question {
        let choice = |&choice: &C| Choice {
            value: toml::Value::try_from(choice).unwrap_or_else(|_| choice.name().into()),
            text: Message::of_choice(C::LIST, choice.name()).into(),
        };
        self.with(Answers::OneOf(C::ALL.iter().map(choice).collect()))
    }

    pub(crate) fn with(self, answers: Answers) -> Question {
        Question {
            fact: self.fact,
            text: self.text,
            answers,
            counts_with: Vec::new(),
        }
    }
}

/// The place of a fact about a player in a case, with `side` for the colour: `clock.side`.
pub(crate) fn place_of(side: Colour, place: &str) -> String {
    place.replace("side", &side.to_string().to_lowercase())
}
