//! Which rules hold in rapid and blitz: A.3 to A.5 and B.3 to B.5 of the FIDE Laws (A.4 to A.6 and B.2
//! to B.4 since 2023).

mod mode;

use serde::{Deserialize, Serialize};

use crate::incident::{Decided, Family, Kind};
use crate::scene::Scene;

/// A question about the rules that hold.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Supervising {
    /// Whether the competition rules hold in full.
    WhichRulesHold(WhichRulesHold),
}

impl Family for Supervising {
    const NAME: &'static str = "Rapid and blitz";
    const KINDS: &'static [Kind] = &[Kind::new(
        "which-rules-hold",
        "it is disputed whether the competition rules hold in full in rapid or blitz",
    )];

    fn decide(&self, scene: &Scene) -> Decided {
        match self {
            Supervising::WhichRulesHold(facts) => facts.decide(scene),
        }
    }
}

/// Whether the competition rules hold in full.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct WhichRulesHold {
    /// Whether the regulations of the event say which rules hold.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub specified: Option<bool>,
    /// How many arbiters supervise.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub arbiters: Option<u32>,
    /// How many games are played at the same time.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub games: Option<u32>,
    /// Whether every game is recorded by an arbiter or assistant.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub recorded: Option<bool>,
    /// Somebody wants other rules for a part of the event, such as the last round.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub only_a_part: bool,
}
