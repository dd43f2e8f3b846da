//! Refusing to obey, and breaches without a penalty of their own: 11.7, 11.8 and 12.9 of the FIDE Laws,
//! 13I, 1C2 and 20K of US Chess.

mod breach;
mod persistent;

use adoube_clock::Colour;
use serde::{Deserialize, Serialize};

use crate::incident::{Decided, Family, Kind};
use crate::scene::Scene;

/// A player does not obey.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Refusal {
    /// A player refuses to comply with the rules.
    RefusesToComply(RefusesToComply),
    /// A player does not accept a ruling and will not play on.
    RefusesToPlayOn(RefusesToPlayOn),
    /// A player will not help to reconstruct the game or to check a claim.
    RefusesToHelp(RefusesToHelp),
    /// A breach for which no article has a penalty.
    OtherBreach(OtherBreach),
}

impl Family for Refusal {
    const NAME: &'static str = "Refusal and penalties";
    const KINDS: &'static [Kind] = &[
        Kind::new(
            "refuses-to-comply",
            "a player refuses to comply with the rules",
        ),
        Kind::new(
            "refuses-to-play-on",
            "a player will not play on after a ruling",
        ),
        Kind::new(
            "refuses-to-help",
            "a player will not help to reconstruct or to check a claim",
        ),
        Kind::new("other-breach", "a breach without a penalty of its own"),
    ];

    fn decide(&self, scene: &Scene) -> Decided {
        match self {
            Refusal::RefusesToComply(facts) => facts.decide(scene),
            Refusal::RefusesToPlayOn(facts) => facts.decide(scene),
            Refusal::RefusesToHelp(facts) => facts.decide(scene),
            Refusal::OtherBreach(facts) => facts.decide(scene),
        }
    }
}

/// A player refuses to comply. Earlier warnings are in the history.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct RefusesToComply {
    /// Who; not needed if both do.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<Colour>,
    /// Both players refuse.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub both: bool,
    /// Whether the player was told that the next refusal loses.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub told_next_loses: Option<bool>,
}

/// A player does not accept a ruling and will not play on.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct RefusesToPlayOn {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<Colour>,
    /// The appeal can be heard at once.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub heard_at_once: bool,
}

/// A player will not help to reconstruct the game or to check a claim.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct RefusesToHelp {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<Colour>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub with: Option<Duty>,
}

/// What players must help with.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Duty {
    /// Reconstructing the game.
    Reconstruction,
    /// Checking a claim of a draw.
    ClaimCheck,
}

/// A breach for which no article has a penalty.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct OtherBreach {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<Colour>,
    /// The player is young or inexperienced.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub inexperienced: bool,
    /// It was done on purpose.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub deliberate: bool,
}
