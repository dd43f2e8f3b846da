//! Appeals: 11.10 of the FIDE Laws with the General Regulations, 21H to 21L of US Chess.

mod body;
mod filed;

use adoube_clock::Span;
use serde::{Deserialize, Serialize};

use crate::incident::{Decided, Family, Kind};
use crate::scene::Scene;

/// Something about an appeal.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Appeals {
    Appeal(Appeal),
    /// The committee is put together.
    AppealCommittee(AppealCommittee),
    /// The committee has voted.
    AppealVote(AppealVote),
    /// Somebody appeals to the federation.
    NationalAppeal(NationalAppeal),
}

impl Family for Appeals {
    const NAME: &'static str = "Appeals";
    const KINDS: &'static [Kind] = &[
        Kind::new("appeal", "somebody appeals against a ruling"),
        Kind::new("appeal-committee", "an appeals committee is put together"),
        Kind::new("appeal-vote", "the appeals committee has voted"),
        Kind::new("national-appeal", "somebody appeals to the federation"),
    ];

    fn decide(&self, scene: &Scene) -> Decided {
        match self {
            Appeals::Appeal(facts) => facts.decide(scene),
            Appeals::AppealCommittee(facts) => facts.decide(scene),
            Appeals::AppealVote(facts) => facts.decide(scene),
            Appeals::NationalAppeal(facts) => facts.decide(scene),
        }
    }
}

/// Somebody appeals against a decision: by whom, when and with what fee.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Appeal {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<Appellant>,
    /// How long after the ruling.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub after: Option<Span>,
    /// The deadline that the regulations fix, where the rules leave it to them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deadline: Option<Span>,
    /// The player has played on since the ruling.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub played_on: bool,
    /// The director gave more time.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub extended: bool,
}

/// Who appeals, a player or somebody for a team.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Appellant {
    /// A player concerned.
    Player,
    /// The captain, the head of the delegation or another official of the player.
    Official,
    Other,
}

/// The committee is put together.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct AppealCommittee {
    /// How many vote.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub voters: Option<u32>,
    /// How many of them are directors of Senior level or higher.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seniors: Option<u32>,
    /// How many of them are concerned in the dispute.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub concerned: Option<u32>,
}

/// The committee has voted.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct AppealVote {
    /// Votes for the appeal.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub for_appeal: Option<u32>,
    /// Votes against it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub against: Option<u32>,
}

/// Somebody appeals to the federation.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct NationalAppeal {
    /// How many days after the end of the event it was sent.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub days_after_event: Option<u32>,
    /// There is an acceptable reason for coming late.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub good_reason: bool,
}
