//! What only a person can decide, and what each answer would mean.

use adoube_rulebook::Topic;
use serde::{Deserialize, Serialize};
use shakmaty::{Move, Square};

use super::resolver::Run;
use super::{Breach, Outcome, Resolution, TouchQuestion, text};
use crate::moves::MovePhase;

/// A question that must be answered first.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Question {
    /// The number of the event it is about, from 0.
    pub event: usize,
    /// What the article is about.
    pub topic: Topic,
    pub fact: TouchQuestion,
    /// Its answers, the one most lenient to the player first.
    pub options: Vec<Choice>,
}

/// One answer to a question, and what follows from it. Other open questions count as answered by
/// their first option.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Choice {
    pub reply: Reply,
    pub outcome: Outcome,
}

/// An answer given to a question.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Answer {
    /// The number of the event, from 0.
    pub event: usize,
    pub reply: Reply,
}

/// What can be answered.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reply {
    /// The piece was not touched to be moved or captured.
    NotIntended,
    /// The piece was touched to be moved or captured.
    Intended,
    /// The piece on this square was touched before the others of its colour.
    TouchedFirst(#[serde(with = "text::one")] Square),
    /// The player meant to castle.
    Castling,
    /// The player did not mean to castle.
    NotCastling,
    /// The player left the castling unfinished.
    UnfinishedCastling,
    /// The player made an illegal move.
    IllegalMove,
}

/// A question met on the way, answered by its first reply for the time being.
#[derive(Debug, Clone)]
pub(super) struct Open {
    pub event: usize,
    pub topic: Topic,
    pub fact: TouchQuestion,
    pub replies: Vec<Reply>,
}

/// Follows every answer to every open question and joins the results.
pub(super) fn ask_all(base: Run, answers: &[Answer], run: impl Fn(&[Answer]) -> Run) -> Resolution {
    let outcome_of = |event: usize, reply: Reply| {
        let mut answers = answers.to_vec();
        answers.push(Answer { event, reply });
        run(&answers).outcome
    };
    let follow = |open: &Open| {
        let choice = |reply: &Reply| Choice {
            reply: *reply,
            outcome: outcome_of(open.event, *reply),
        };
        Question {
            event: open.event,
            topic: open.topic,
            fact: open.fact.clone(),
            options: open.replies.iter().map(choice).collect(),
        }
    };
    let mut questions: Vec<Question> = base.open.iter().map(follow).collect();
    questions.retain(makes_a_difference);
    join(base, questions)
}

fn makes_a_difference(question: &Question) -> bool {
    let mut outcomes = question.options.iter().map(|choice| &choice.outcome);
    let first = outcomes.next();
    outcomes.any(|other| Some(other) != first)
}

fn join(base: Run, questions: Vec<Question>) -> Resolution {
    let choices = questions.iter().flat_map(|question| &question.options);
    let others: Vec<&Outcome> = choices.map(|choice| &choice.outcome).collect();
    let allowed_somewhere = |legal: &Move| {
        base.outcome.allowed.contains(legal)
            || others.iter().any(|outcome| outcome.allowed.contains(legal))
    };
    let breached_everywhere = |breach: &Breach| {
        others
            .iter()
            .all(|outcome| outcome.breaches.contains(breach))
    };
    let made = base
        .outcome
        .made
        .filter(|made| others.iter().all(|outcome| outcome.made == Some(*made)));
    let phases = others.iter().map(|outcome| outcome.phase);
    let phase: MovePhase = phases.fold(base.outcome.phase, MovePhase::min);
    let allowed = base
        .legal
        .iter()
        .copied()
        .filter(allowed_somewhere)
        .collect();
    let breaches = base
        .outcome
        .breaches
        .iter()
        .filter(|b| breached_everywhere(b))
        .cloned();
    let breaches = breaches.collect();
    Resolution {
        allowed,
        phase,
        made,
        breaches,
        questions,
        because: base.because,
        ignored: base.ignored,
    }
}
