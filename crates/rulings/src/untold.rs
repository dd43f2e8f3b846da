//! What was not told and is taken as not having happened, so that both answers can be given.

use adoube_clock::{Colour, Span};
use serde::Serialize;
use toml::Value;

use crate::ask::place_of;
use crate::statement::{AnyOf, CommonSays, Message};
use crate::{Choice, Condition, Counter, Question, Scope, Statement};

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
    Count(Count),
    /// Which of several answers a question has, and the place of the one it was taken to have.
    Choice { question: Question, taken: usize },
    /// The default time, which is nothing if the regulations give none, and how late somebody came.
    DefaultTime { late: Span },
}

/// What a player is counted for, and where.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Count {
    pub(crate) side: Colour,
    pub(crate) counters: Vec<Counter>,
    pub(crate) scope: Scope,
}

impl Count {
    /// The parts, as they are told.
    fn told(&self) -> (Colour, AnyOf<Counter>, Scope) {
        (self.side, AnyOf(self.counters.clone()), self.scope)
    }

    /// The places of all counts that are counted together.
    fn facts(&self) -> Vec<String> {
        let past = place_of(self.side, "history.side.") + &written(self.scope);
        let place = |counter: &Counter| format!("{past}.{}", written(counter));
        self.counters.iter().map(place).collect()
    }
}

/// A name as it stands in a case.
pub(crate) fn written(name: impl Serialize) -> String {
    let value = Value::try_from(name).ok();
    let text = value.as_ref().and_then(Value::as_str);
    text.unwrap_or_default().to_owned()
}

/// What a fact can be instead.
pub(crate) struct Instead {
    pub(crate) value: Value,
    means: Meaning,
}

enum Meaning {
    Count(u32),
    Answer(Statement),
    Time(Span),
}

impl Instead {
    fn count(&self) -> Option<u32> {
        match self.means {
            Meaning::Count(count) => Some(count),
            Meaning::Answer(_) | Meaning::Time(_) => None,
        }
    }
}

impl Untold {
    /// The question for the fact.
    pub(crate) fn question(&self) -> Question {
        match self {
            Untold::Choice { question, .. } => question.clone(),
            Untold::DefaultTime { .. } => Question::beside(DEFAULT_TIME, "default-time").time(),
            Untold::Count(count) => {
                let (side, counters, scope) = count.told();
                let text = CommonSays::AskCount {
                    side,
                    counters,
                    scope,
                };
                let mut question = Question::saying(&self.fact(), text).number(MOST);
                question.counts_with = count.facts().split_off(1);
                question
            }
        }
    }

    /// Whether it is a number that only grows worse.
    pub(crate) fn is_count(&self) -> bool {
        matches!(self, Untold::Count(_))
    }

    /// Its place in a case.
    pub(crate) fn fact(&self) -> String {
        match self {
            Untold::Choice { question, .. } => question.fact.clone(),
            Untold::DefaultTime { .. } => DEFAULT_TIME.to_owned(),
            Untold::Count(count) => count.facts().into_iter().next().unwrap_or_default(),
        }
    }

    /// What it was taken as.
    pub(crate) fn taken(&self) -> Condition {
        match self {
            Untold::Choice { question, taken } => {
                let choice = question.choices().get(*taken);
                let (value, answer) = choice.map_or_else(
                    || (false.into(), Message::new("no").into()),
                    |choice| (choice.value.clone(), choice.text.clone()),
                );
                self.condition(value, answered(question, answer))
            }
            Untold::Count(count) => {
                let (side, counters, scope) = count.told();
                let none = CommonSays::CountTaken {
                    side,
                    counters,
                    scope,
                };
                self.condition(0.into(), none.into())
            }
            Untold::DefaultTime { .. } => {
                let none = CommonSays::NoDefaultTime.into();
                self.condition(Span::ZERO.to_string().into(), none)
            }
        }
    }

    /// What it can be instead, in order.
    pub(crate) fn instead(&self) -> Vec<Instead> {
        match self {
            Untold::Choice { question, taken } => {
                let others = question.choices().iter().enumerate();
                let others = others.filter(|(place, _)| place != taken);
                let instead = |(_, choice): (usize, &Choice)| Instead {
                    value: choice.value.clone(),
                    means: Meaning::Answer(choice.text.clone()),
                };
                others.map(instead).collect()
            }
            Untold::DefaultTime { late } => vec![Instead {
                value: late.to_string().into(),
                means: Meaning::Time(*late),
            }],
            Untold::Count(_) => (1..=MOST_TRIED)
                .map(|count| Instead {
                    value: i64::from(count).into(),
                    means: Meaning::Count(count),
                })
                .collect(),
        }
    }

    /// The condition that it is something instead, up to before the next value that makes a difference.
    pub(crate) fn otherwise(&self, found: &Instead, next: Option<&Instead>) -> Condition {
        let text = match (&found.means, self) {
            (Meaning::Answer(answer), _) => answered(&self.question(), answer.clone()),
            (&Meaning::Count(least), Untold::Count(count)) => {
                let (side, counters, scope) = count.told();
                match next.and_then(Instead::count).map(|next| next - 1) {
                    None => CommonSays::CountAtLeast {
                        side,
                        counters,
                        scope,
                        least,
                    },
                    Some(most) if most == least => CommonSays::CountIs {
                        side,
                        counters,
                        scope,
                        least,
                    },
                    Some(most) => CommonSays::CountBetween {
                        side,
                        counters,
                        scope,
                        least,
                        most,
                    },
                }
                .into()
            }
            (Meaning::Time(least), _) => CommonSays::DefaultTime { least: *least }.into(),
            (Meaning::Count(_), _) => CommonSays::NoDefaultTime.into(),
        };
        self.condition(found.value.clone(), text)
    }

    fn condition(&self, value: Value, text: Statement) -> Condition {
        Condition {
            fact: self.fact(),
            value,
            text,
        }
    }
}

/// A question with its answer, as a condition.
pub(crate) fn answered(question: &Question, answer: Statement) -> Statement {
    let question = question.text.clone();
    CommonSays::Answered { question, answer }.into()
}
