//! Correspondence chess: Chapter 9 of US Chess. The FIDE Laws are for play over the board.

mod deadlines;
mod moves;
mod overstep;
mod silence;

use adoube_clock::Colour;
use adoube_rulebook::Topic;
use serde::{Deserialize, Serialize};

use crate::ask::known;
use crate::incident::{Decided, Family, Kind};
use crate::scene::Scene;
use crate::{Measure, Question, Ruling};

const TIME: Topic = Topic("us-mail-time");
const COUNT: Topic = Topic("us-mail-count");
const EXCUSED: Topic = Topic("us-mail-excused");
const ADDRESS: Topic = Topic("us-mail-address");
const SENT: Topic = Topic("us-mail-sent");
const RECORD: Topic = Topic("us-mail-record");
const UNCLEAR: Topic = Topic("us-mail-unclear");
const CONDITIONAL: Topic = Topic("us-mail-conditional");
const OVERSTEP: Topic = Topic("us-mail-overstep");
const OVERSTEP_VARIATION: Topic = Topic("us-mail-overstep-variation");
const SILENCE: Topic = Topic("us-mail-silence");
const INQUIRY: Topic = Topic("us-mail-inquiry");
const DISPUTE: Topic = Topic("us-mail-dispute");
const END: Topic = Topic("us-mail-end");
const WITHDRAWAL: Topic = Topic("us-mail-withdrawal");
const PENALTIES: Topic = Topic("us-mail-penalties");
const HELP: Topic = Topic("us-mail-help");

/// Trouble in a correspondence game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Correspondence {
    /// A reply took long.
    MailOverstep(MailOverstep),
    /// A move that was sent is unclear or wrong.
    MailMove(MailMove),
    /// The opponent does not reply.
    MailSilence(MailSilence),
    /// A player leaves the event.
    MailWithdrawal(MailWithdrawal),
    /// The game has reached its time limit.
    MailTimeLimit(MailTimeLimit),
    /// A dispute is sent to the director.
    MailDispute(MailDispute),
    /// A player had forbidden help.
    MailHelp(MailHelp),
}

impl Family for Correspondence {
    const NAME: &'static str = "Correspondence";
    const KINDS: &'static [Kind] = &[
        Kind::new("mail-overstep", "correspondence: a reply took long"),
        Kind::new(
            "mail-move",
            "correspondence: a move that was sent is unclear or wrong",
        ),
        Kind::new(
            "mail-silence",
            "correspondence: the opponent does not reply",
        ),
        Kind::new(
            "mail-withdrawal",
            "correspondence: a player leaves the event",
        ),
        Kind::new(
            "mail-time-limit",
            "correspondence: the game has reached thirty months",
        ),
        Kind::new(
            "mail-dispute",
            "correspondence: a dispute is sent to the director",
        ),
        Kind::new("mail-help", "correspondence: a player had help"),
    ];

    fn decide(&self, scene: &Scene) -> Decided {
        if !scene.is_us() {
            return Ok(over_the_board_only(scene));
        }
        match self {
            Correspondence::MailOverstep(facts) => facts.decide(scene),
            Correspondence::MailMove(facts) => facts.decide(scene),
            Correspondence::MailSilence(facts) => facts.decide(scene),
            Correspondence::MailWithdrawal(facts) => facts.decide(scene),
            Correspondence::MailTimeLimit(facts) => facts.decide(scene),
            Correspondence::MailDispute(facts) => facts.decide(scene),
            Correspondence::MailHelp(facts) => facts.decide(scene),
        }
    }
}

/// A reply took long. Days are counted from receipt to postmark, or in whole periods of 24 hours.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct MailOverstep {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<Colour>,
    /// The days it took, excused days left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub days: Option<u32>,
    /// The days for each move; 0 if there are thirty for ten moves.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub days_for_each: Option<u32>,
    /// With thirty for ten: the moves the player had sent before.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub moves_before: Option<u32>,
    /// With thirty for ten: the days the player had used before.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub used_before: Option<u32>,
    /// Whether the opponent has sent the times of both with the moves.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub times_recorded: Option<bool>,
    /// The event gives five days for a first time (variation 13a).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub first_time_costs_days: bool,
    /// The player has overstepped before in this game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub overstepped_before: Option<bool>,
}

/// A move that was sent is unclear or wrong.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct MailMove {
    /// Who sent it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<Colour>,
    /// What is wrong with it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub what: Option<SentFault>,
    /// The move as it was sent, such as `Nd2`; with the position its meanings are found.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sent: Option<String>,
}

/// What is wrong with a move that was sent.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SentFault {
    /// It cannot be played, or is missing.
    Impossible,
    /// It cannot be read.
    Illegible,
    /// It has several meanings.
    Ambiguous,
    /// The opponent's last move was not repeated.
    NotConfirmed,
    /// It is legal but not what the player meant.
    ClericalError,
    /// A sign for check, capture or passing is missing or wrong.
    MissingSign,
    /// It stands in a set of conditional moves and is illegal or ambiguous.
    InConditionalSet,
    /// A conditional move was copied wrongly by its sender.
    ConditionMiswritten,
    /// A new address was told too late.
    AddressLate,
}

/// The opponent does not reply.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct MailSilence {
    /// Who does not reply.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<Colour>,
    /// Whether the move has been sent again.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub repeated: Option<bool>,
    /// The days since the move, or since it was sent again.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub days: Option<u32>,
    /// What came of the director's inquiry, if a complaint was filed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub inquiry: Option<Inquiry>,
}

/// What came of the director's inquiry.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Inquiry {
    /// It is less than fourteen days old.
    Pending,
    /// A valid explanation.
    Explained,
    /// An explanation that does not satisfy.
    PoorlyExplained,
    /// No answer within fourteen days.
    Unanswered,
}

/// A player leaves the event, falls silent in all games, or dies.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct MailWithdrawal {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<Colour>,
    /// The moves completed by both.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub moves_by_both: Option<u32>,
    /// Whether the game has lasted six months.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub six_months: Option<bool>,
}

/// The game has reached its time limit of thirty months.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct MailTimeLimit {
    /// Whether a player has asked for adjudication within a week, with all that is needed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub adjudication_asked: Option<bool>,
}

/// A dispute is sent to the director.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct MailDispute {
    /// The days since the sender knew of it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub days: Option<u32>,
    /// Whether section, names, score, times and papers are all there.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub complete: Option<bool>,
}

/// A player had help.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct MailHelp {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<Colour>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub what: Option<Help>,
}

/// Help in a correspondence game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Help {
    /// Books, magazines or a database.
    Books,
    /// A program that plays or judges moves.
    Engine,
    Person,
}

fn who(by: Option<Colour>, question: &str) -> Result<Colour, Question> {
    known(by, || Question::side("incident.by", question))
}

fn over_the_board_only(scene: &Scene) -> Ruling {
    scene
        .draft("An incident in a correspondence game")
        .decision(
            "The Laws are for play over the board: the rules of the correspondence event decide.",
        )
        .no_rule("no article is about correspondence games")
        .discretionary(
            vec![Measure::other("what the rules of the event say")],
            "follow the rules of the correspondence organisation",
        )
}
