//! Adjourned games: Guidelines I of the FIDE Laws, rules 18, 19 and 13E of US Chess.

mod envelope;
mod resumption;
mod sealed;

use adoube_clock::{Colour, Span};
use serde::{Deserialize, Serialize};

use crate::incident::{Decided, Family, Kind};
use crate::scene::Scene;
use crate::{Measure, Ruling};

/// Trouble with an adjourned game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Adjournment {
    /// A move is being sealed.
    Sealing(Sealing),
    /// The sealed move is not in order.
    SealedMoveWrong(SealedMoveWrong),
    /// The envelope is lost.
    EnvelopeMissing(EnvelopeMissing),
    /// Something was agreed or offered while the game was adjourned.
    WhileAdjourned(WhileAdjourned),
    /// Somebody is not there when the game should go on.
    AbsentAtResumption(AbsentAtResumption),
    /// Somebody comes late for the resumption.
    LateForResumption(LateForResumption),
    /// The game went on from a wrong position or with wrong times.
    ResumedWrongly(ResumedWrongly),
}

impl Family for Adjournment {
    const NAME: &'static str = "Adjourned games";
    const KINDS: &'static [Kind] = &[
        Kind::new("sealing", "a move is being sealed"),
        Kind::new(
            "sealed-move-wrong",
            "the sealed move is ambiguous, illegal or missing",
        ),
        Kind::new(
            "envelope-missing",
            "the envelope with the sealed move is lost",
        ),
        Kind::new(
            "while-adjourned",
            "a result or an offer during the adjournment",
        ),
        Kind::new(
            "absent-at-resumption",
            "a player is absent when the game should go on",
        ),
        Kind::new(
            "late-for-resumption",
            "a player comes late for the resumption",
        ),
        Kind::new(
            "resumed-wrongly",
            "the game was resumed with a wrong position or wrong times",
        ),
    ];

    fn decide(&self, scene: &Scene) -> Decided {
        match self {
            Adjournment::Sealing(facts) => facts.decide(scene),
            Adjournment::SealedMoveWrong(facts) => facts.decide(scene),
            Adjournment::EnvelopeMissing(facts) => facts.decide(scene),
            Adjournment::WhileAdjourned(facts) => facts.decide(scene),
            Adjournment::AbsentAtResumption(facts) => facts.decide(scene),
            Adjournment::LateForResumption(facts) => facts.decide(scene),
            Adjournment::ResumedWrongly(facts) => facts.decide(scene),
        }
    }
}

/// A move is being sealed.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Sealing {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<Colour>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub what: Option<SealingEvent>,
    /// What is left of the session, if the player seals early.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub session_left: Option<Span>,
}

/// What can happen while a move is sealed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SealingEvent {
    /// The player wants to seal before the session ends.
    Early,
    /// The player made the move on the board.
    PlayedOnBoard,
    /// The player changes the move before stopping the clock.
    ChangedBeforeStop,
    /// The player wants to change the move after stopping the clock.
    ChangedAfterStop,
}

/// The sealed move is not in order.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct SealedMoveWrong {
    /// Who sealed it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<Colour>,
    /// What is wrong.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fault: Option<Fault>,
    /// The game had already ended otherwise: a draw agreed, a resignation, a loss on time.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub ended_otherwise: bool,
}

/// What is wrong with a sealed move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fault {
    /// It can be read as two or more legal moves.
    Ambiguous,
    /// It has no meaning that can be found.
    Meaningless,
    /// It is illegal.
    Illegal,
    /// There is none in the envelope.
    Missing,
}

/// The envelope is lost.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct EnvelopeMissing {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<Colour>,
    /// Whether the adjourned position is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub position_known: Option<bool>,
    /// The times at the adjournment are not known.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub times_unknown: bool,
}

/// Something was agreed or offered while the game was adjourned.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct WhileAdjourned {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub what: Option<News>,
    /// Who resigned or offered.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<Colour>,
}

/// What players may tell the arbiter during an adjournment.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum News {
    /// They agreed on a draw.
    DrawAgreed,
    Resignation,
    /// One offered a draw after sealing.
    DrawOffer,
}

/// Somebody is not there when the game should go on.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct AbsentAtResumption {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sealer: Option<Colour>,
    /// Who is absent.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub absent: Option<Absent>,
}

/// Who is absent.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Absent {
    /// The player who sealed.
    Sealer,
    /// The player who must reply.
    Replier,
    Both,
}

/// Somebody comes late for the resumption.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct LateForResumption {
    /// Who comes late.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<Colour>,
    /// By how much.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub late_by: Option<Span>,
    /// The default time, if no variation of the event gives it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub default_time: Option<Span>,
    /// What the late player has left in the period.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub period_left: Option<Span>,
    /// Whether the late player sealed a move that ends the game, and how.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sealed_move_ends: Option<SealedEnd>,
}

/// How a sealed move ends the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SealedEnd {
    /// It does not, or the late player did not seal.
    No,
    Mate,
    /// By stalemate or a position in which nobody can mate.
    Draw,
}

/// The game went on from a wrong position or with wrong times.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct ResumedWrongly {
    /// What was wrong.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub what: Option<WrongAtResumption>,
    /// How many moves the player who points it out has made since.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub moves_since: Option<u32>,
}

/// What was wrong at a resumption.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum WrongAtResumption {
    Times,
    Position,
}

/// The ruling where the edition's rules on adjournment are not known.
fn unknown(scene: &Scene, incident: String, usual: &str) -> Option<Ruling> {
    if scene.parameters.adjournment.is_some() {
        return None;
    }
    let part = scene
        .parameters
        .parts
        .adjournment
        .as_deref()
        .unwrap_or("a part");
    let text = format!("this edition puts adjournment into {part}, whose text is not at hand");
    Some(
        scene
            .draft(incident)
            .decision(format!(
                "Look it up in {part}; the later Guidelines I say: {usual}."
            ))
            .no_rule(text)
            .discretionary(
                vec![Measure::other(usual)],
                format!("{usual}, as in the later Guidelines I"),
            ),
    )
}
