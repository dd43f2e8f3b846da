//! What was not told and is taken as not having happened, so that both answers can be given.

use adoube_clock::{Colour, Span};
use toml::Value;

use crate::{Choice, Condition, Counter, Question, Scope};

/// More earlier offences than any rule tells apart.
const MOST_TRIED: u32 = 6;

/// The greatest count that can be answered.
const MOST: u32 = 300;

/// Where the default time is told.
const DEFAULT_TIME: &str = "incident.default_time";

/// A fact that a ruling has taken as "no" or "never" because it was not told.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Untold {
    /// How often a player did something; several counters are counted together.
    Count {
        side: Colour,
        counters: Vec<Counter>,
        scope: Scope,
    },
    /// Which of several answers a question has, and the place of the one it was taken to have.
    Choice { question: Question, taken: usize },
    /// The default time, which is nothing if the regulations give none, and how late somebody came.
    DefaultTime { late: Span },
}

/// What a fact can be instead.
pub(crate) struct Instead {
    pub(crate) value: Value,
    means: Means,
}

enum Means {
    Count(u32),
    Answer(String),
    Time(Span),
}

impl Instead {
    fn count(&self) -> Option<u32> {
        match self.means {
            Means::Count(count) => Some(count),
            Means::Answer(_) | Means::Time(_) => None,
        }
    }
}

impl Untold {
    /// The question for the fact.
    pub(crate) fn question(&self) -> Question {
        match self {
            Untold::Choice { question, .. } => question.clone(),
            Untold::DefaultTime { .. } => {
                let text = "What default time do the regulations give? Without one it is 0:00.";
                Question::time(DEFAULT_TIME, text)
            }
            Untold::Count { side, scope, .. } => {
                let (words, place) = (self.words(), scope.words());
                let text = format!("How many {words} has {side} had before in this {place}?");
                let counts_with = self.facts().into_iter().skip(1).collect();
                let question = Question::number(&self.fact(), text, MOST);
                Question {
                    counts_with,
                    ..question
                }
            }
        }
    }

    /// Whether it is a number that only grows worse.
    pub(crate) fn is_count(&self) -> bool {
        matches!(self, Untold::Count { .. })
    }

    /// Its place in a case.
    pub(crate) fn fact(&self) -> String {
        match self {
            Untold::Choice { question, .. } => question.fact.clone(),
            Untold::DefaultTime { .. } => DEFAULT_TIME.to_owned(),
            Untold::Count { .. } => self.facts().into_iter().next().unwrap_or_default(),
        }
    }

    /// The places of all counts that are counted together.
    fn facts(&self) -> Vec<String> {
        let Untold::Count {
            side,
            counters,
            scope,
        } = self
        else {
            return Vec::new();
        };
        let side = side.to_string().to_lowercase();
        let place = |counter: &Counter| {
            let (scope, counter) = (scope.words(), counter.name());
            format!("history.{side}.{scope}.{counter}")
        };
        counters.iter().map(place).collect()
    }

    /// What it was taken as.
    pub(crate) fn taken(&self) -> Condition {
        let (question, taken) = match self {
            Untold::Choice { question, taken } => (question, taken),
            Untold::Count { .. } => return self.condition(0.into(), self.told("no".to_owned())),
            Untold::DefaultTime { .. } => {
                let text = "the regulations give no default time".to_owned();
                return self.condition(Span::ZERO.to_string().into(), text);
            }
        };
        let choice = question.choices().get(*taken);
        let (value, text) = choice.map_or((false.into(), ""), |choice| {
            (choice.value.clone(), choice.text.as_str())
        });
        self.condition(value, answered(question, text))
    }

    /// What it can be instead, in order.
    pub(crate) fn instead(&self) -> Vec<Instead> {
        match self {
            Untold::Choice { question, taken } => {
                let others = question.choices().iter().enumerate();
                let others = others.filter(|(place, _)| place != taken);
                let instead = |(_, choice): (usize, &Choice)| Instead {
                    value: choice.value.clone(),
                    means: Means::Answer(choice.text.clone()),
                };
                others.map(instead).collect()
            }
            Untold::DefaultTime { late } => vec![Instead {
                value: late.to_string().into(),
                means: Means::Time(*late),
            }],
            Untold::Count { .. } => (1..=MOST_TRIED)
                .map(|count| Instead {
                    value: i64::from(count).into(),
                    means: Means::Count(count),
                })
                .collect(),
        }
    }

    /// The condition that it is something instead, up to before the next value that makes a difference.
    pub(crate) fn otherwise(&self, found: &Instead, next: Option<&Instead>) -> Condition {
        let text = match &found.means {
            Means::Answer(answer) => answered(&self.question(), answer),
            Means::Time(least) => format!("the regulations give a default time of {least} or more"),
            Means::Count(least) => {
                let most = next.and_then(Instead::count).map(|next| next - 1);
                self.told(match most {
                    None => format!("{least} or more"),
                    Some(most) if most == *least => least.to_string(),
                    Some(most) => format!("{least} to {most}"),
                })
            }
        };
        self.condition(found.value.clone(), text)
    }

    fn condition(&self, value: Value, text: String) -> Condition {
        Condition {
            fact: self.fact(),
            value,
            text,
        }
    }

    fn told(&self, number: String) -> String {
        let Untold::Count { side, scope, .. } = self else {
            return number;
        };
        let (words, place) = (self.words(), scope.words());
        format!("{side} has had {number} {words} before in this {place}")
    }

    /// What is counted.
    fn words(&self) -> String {
        let Untold::Count { counters, .. } = self else {
            return String::new();
        };
        let words: Vec<&str> = counters.iter().map(|counter| counter.words()).collect();
        match words.split_last() {
            Some((last, [])) => (*last).to_owned(),
            Some((last, rest)) => format!("{} or {last}", rest.join(", ")),
            None => String::new(),
        }
    }
}

/// A question with its answer, as a condition.
pub(crate) fn answered(question: &Question, answer: &str) -> String {
    format!("“{}” is answered by “{answer}”", question.text)
}
