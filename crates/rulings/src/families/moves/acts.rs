//! What the player's acts come to on a known board.

use adoube_laws::notation::{Language, Style, write};
use adoube_laws::shakmaty::{Chess, Move, Position};
use adoube_laws::touch::{self, Answer, Event, Reply, Resolution, TouchStep, resolve_with};
use adoube_laws::{PieceName, Step};
use serde::Serialize;

use super::touch::in_blitz;
use super::{Says, TouchedPieces};
use crate::ask::{Answers, Choice};
use crate::families::prelude::*;

/// Why these moves are left, told one after the other.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename = "$sentences")]
pub struct Reasons {
    parts: Vec<TouchStep>,
}

impl TouchedPieces {
    /// The exact answer.
    pub(super) fn on_the_board(&self, scene: &Scene, by: Colour, position: &Chess) -> Decided {
        let found = resolve_with(position, &self.acts, &scene.parameters, &self.answers);
        if let Some(question) = self.open_question(position, &found) {
            return Err(question);
        }
        let written = |&m: &Move| write(position, m, Style::San, Language::English);
        let (duty, moves) = match &found.made {
            Some(made) => (Says::HasMade, vec![written(made)]),
            None => (
                Says::OneOfThese,
                found.allowed.iter().map(written).collect(),
            ),
        };
        // Where every legal move may be made there is no duty and nothing to list.
        let bound = found.made.is_some() || found.allowed.len() < position.legal_moves().len();
        let is_beside = |step: &Step<_>| matches!(step.fact, TouchStep::BesideTheBoard { .. });
        let beside_the_board = found.because.iter().any(is_beside);
        let breaches: Vec<Topic> = found.breaches.iter().map(|breach| breach.topic).collect();
        let standing = standing(&found);
        let because: Vec<Topic> = standing.iter().map(|step| step.topic).collect();
        let draft = scene
            .ruled(Says::Touched { by }, reasons(&found, bound), &because)
            .cite_all(&breaches)
            .cite_if(beside_the_board, &[TOUCHED_OFF_BOARD])
            .to_move(by);
        let mut draft = match bound {
            true => draft.must_play(by, duty, moves).cite_all(in_blitz(scene)),
            false => draft,
        };
        for breach in &found.breaches {
            let what = breach.fact.clone();
            draft = draft.note(Says::BreachFound { what });
        }
        Ok(draft.cite(TOUCH_MOVE).mandatory())
    }

    /// What only a person can decide, as a question about the case.
    fn open_question(&self, position: &Chess, found: &Resolution) -> Option<Question> {
        let open = found.questions.first()?;
        let choice = |option: &touch::Choice| {
            let mut answers = self.answers.clone();
            answers.push(Answer {
                event: open.event,
                reply: option.reply,
            });
            Some(Choice {
                value: toml::Value::try_from(answers).ok()?,
                text: reply_words(option.reply).into(),
            })
        };
        Some(Question {
            counts_with: Vec::new(),
            fact: "incident.answers".to_owned(),
            text: self.asked_about(position, open).into(),
            answers: Answers::OneOf(open.options.iter().filter_map(choice).collect()),
        })
    }

    /// A question is known by what can be answered to it.
    fn asked_about(&self, position: &Chess, open: &touch::Question) -> Says {
        let first = open.options.first().map(|option| option.reply);
        match first {
            Some(Reply::TouchedFirst(_)) => Says::AskFirst,
            Some(Reply::UnfinishedCastling | Reply::IllegalMove) => Says::AskUnfinished,
            Some(Reply::Castling | Reply::NotCastling) => match open.topic {
                TOUCHED_CASTLING_ILLEGAL => Says::AskCastling,
                _ => Says::AskPartOfCastling,
            },
            Some(Reply::NotIntended | Reply::Intended) | None => {
                let square = match self.acts.get(open.event) {
                    Some(Event::Touch { square, .. } | Event::Displace { square, .. }) => {
                        Some(*square)
                    }
                    _ => None,
                };
                let role = square.and_then(|square| position.board().role_at(square));
                Says::AskIntended {
                    piece: PieceName::from(role),
                    square: square.map(|square| square.to_string()).unwrap_or_default(),
                }
            }
        }
    }
}

/// Whether a step says what must be played, so that a later one of these takes its place.
fn is_duty(step: &TouchStep) -> bool {
    use TouchStep as T;
    matches!(
        step,
        T::MustMove { .. }
            | T::MustMoveWithoutCastling { .. }
            | T::MustBeCaptured { .. }
            | T::MustCapture { .. }
            | T::MustCastle
            | T::AnotherKingMove
            | T::NoKingMove
            | T::NonePossible
    )
}

/// The steps of the argument without the duties that a later one has replaced.
fn standing(found: &Resolution) -> Vec<&Step<TouchStep>> {
    let last = found.because.iter().rposition(|step| is_duty(&step.fact));
    let steps = found.because.iter().enumerate();
    let stands =
        |(place, step): &(usize, &Step<TouchStep>)| Some(*place) == last || !is_duty(&step.fact);
    steps.filter(stands).map(|(_, step)| step).collect()
}

/// Why these moves are left.
fn reasons(found: &Resolution, bound: bool) -> Says {
    let steps = standing(found).into_iter().map(|step| step.fact.clone());
    let mut parts: Vec<TouchStep> = steps.collect();
    parts.dedup();
    let why = Reasons { parts };
    match (found.because.is_empty(), bound) {
        (true, _) => Says::NothingBinds,
        (false, true) => Says::Because { why },
        (false, false) => Says::BecauseFree { why },
    }
}

fn reply_words(reply: Reply) -> Says {
    match reply {
        Reply::NotIntended => Says::NotIntended,
        Reply::Intended => Says::Intended,
        Reply::TouchedFirst(square) => Says::TouchedFirst {
            square: square.to_string(),
        },
        Reply::Castling => Says::MeantCastling,
        Reply::NotCastling => Says::NotMeantCastling,
        Reply::UnfinishedCastling => Says::LeftUnfinished,
        Reply::IllegalMove => Says::MadeIllegalMove,
    }
}
