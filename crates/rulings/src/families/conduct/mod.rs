//! Conduct at the board: 11.1, 11.3.1, 11.5 and 11.9 of the FIDE Laws, rule 20 of US Chess.

mod breach;
mod disrepute;
mod distraction;
mod help;
mod question;

use adoube_clock::Colour;
use serde::{Deserialize, Serialize};

use crate::incident::{Decided, Family, Kind};
use crate::scene::Scene;

pub(super) use breach::{Breach, range, side, yes_no};

/// What a player did that a player should not do.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Conduct {
    /// The opponent was distracted or annoyed.
    Distraction(Distraction),
    /// Draws were offered again and again.
    DrawOffersRepeated(DrawOffersRepeated),
    /// Notes, books, boards or advice were used.
    OutsideHelp(OutsideHelp),
    /// A player smoked.
    Smoking(Smoking),
    /// Chess was brought into disrepute.
    Disrepute(Disrepute),
    /// A player accuses another of cheating.
    Accusation(Accusation),
    /// A player asks the arbiter something.
    QuestionToArbiter(QuestionToArbiter),
}

impl Family for Conduct {
    const NAME: &'static str = "Conduct";
    const KINDS: &'static [Kind] = &[
        Kind::new("distraction", "a player distracted or annoyed the opponent"),
        Kind::new("draw-offers-repeated", "a player keeps offering draws"),
        Kind::new(
            "outside-help",
            "a player used notes, a book, another board or advice",
        ),
        Kind::new("smoking", "a player smoked"),
        Kind::new("disrepute", "a player behaved badly or arranged a result"),
        Kind::new("accusation", "a player accuses another of cheating"),
        Kind::new(
            "question-to-arbiter",
            "a player asks the arbiter a question",
        ),
    ];

    fn decide(&self, scene: &Scene) -> Decided {
        match self {
            Conduct::Distraction(facts) => facts.decide(scene),
            Conduct::DrawOffersRepeated(facts) => facts.decide(scene),
            Conduct::OutsideHelp(facts) => facts.decide(scene),
            Conduct::Smoking(facts) => facts.decide(scene),
            Conduct::Disrepute(facts) => facts.decide(scene),
            Conduct::Accusation(facts) => facts.decide(scene),
            Conduct::QuestionToArbiter(facts) => facts.decide(scene),
        }
    }
}

/// The opponent was distracted or annoyed.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Distraction {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<Colour>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub how: Option<Annoyance>,
    /// The player cannot help it, as with a cough.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub involuntary: bool,
    /// It was meant to disturb.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub deliberate: bool,
}

/// How an opponent was annoyed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Annoyance {
    /// Noise, eating, tapping and the like.
    Noise,
    /// Talking to the opponent or about the game.
    Talking,
    /// Claims without reason.
    Claims,
    /// Offers of a draw without reason.
    DrawOffers,
    Other,
}

/// Draws were offered again and again.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct DrawOffersRepeated {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<Colour>,
    /// The opponent has offered a draw since, or the position has changed much.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reason_to_repeat: Option<bool>,
}

/// Notes, books, boards or advice were used.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct OutsideHelp {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<Colour>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub what: Option<Help>,
    /// Whether it has to do with the game being played.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub relevant: Option<bool>,
}

/// A kind of help.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Help {
    /// Books, printed or recorded matter.
    WrittenMatter,
    /// Notes made during the game.
    Notes,
    /// Another board or a computer.
    OtherBoard,
    /// Advice the player asked for.
    AskedAdvice,
    /// Sound in headphones.
    Headphones,
    /// Analysis in the playing room.
    AnalysisInRoom,
}

/// A player smoked.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Smoking {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<Colour>,
    /// It was where the arbiter allows it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub allowed_place: Option<bool>,
    /// It was an e-cigarette.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub e_cigarette: bool,
}

/// Chess was brought into disrepute.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Disrepute {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<Colour>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub how: Option<Misconduct>,
}

/// How chess was brought into disrepute.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Misconduct {
    /// The players arranged the result, or share prizes for it.
    ArrangedResult,
    /// Insults or violence.
    Insult,
    /// Drunk, but not disturbing.
    Drunk,
    /// Clothes against the rules of the event.
    Dress,
    Other,
}

/// A player accuses another of cheating.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Accusation {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<Colour>,
    /// Whether it was put in writing as a complaint.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub written: Option<bool>,
    /// Whether the complaint is evidently unfounded.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub unfounded: Option<bool>,
}

/// A player asks the arbiter something.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct QuestionToArbiter {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<Colour>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub about: Option<Subject>,
}

/// What a player asks about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Subject {
    /// A point of the rules, such as when castling is allowed.
    Rules,
    /// The rate of play or the schedule.
    Schedule,
    /// How many moves have been made.
    MoveNumber,
    /// Whether the opponent has moved or the clock was pressed.
    Clock,
    /// Whether a move or claim would be right in this position.
    Position,
}
