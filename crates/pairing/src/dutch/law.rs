//! What the articles of the Dutch system demand.

use serde::Serialize;

use super::colours::ColourRule;
use super::criteria::Criterion;
use super::explain::Reason;

/// What an article demands; two that demand the same of different scores are one here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename = "dutch-law")]
pub enum Law {
    Met,
    Bye,
    Absolute,
    Completion,
    ByeScore,
    Downfloaters,
    DownfloaterScores,
    Next,
    ByeGames,
    ColourDifference,
    ThirdColour,
    Preference,
    StrongPreference,
    DownLast,
    UpLast,
    DownBefore,
    UpBefore,
    FloatScores,
    Exchanges,
    Order,
    Both,
    Stronger,
    Alternate,
    HigherRanked,
    InitialColour,
}

impl Criterion {
    /// What it demands.
    pub fn law(self) -> Law {
        use Criterion as C;
        match self {
            C::Completion => Law::Completion,
            C::Downfloaters => Law::Downfloaters,
            C::DownfloaterScores => Law::DownfloaterScores,
            C::NextDownfloaters | C::NextScores => Law::Next,
            C::ByeGames => Law::ByeGames,
            C::ColourDifference => Law::ColourDifference,
            C::ThirdColour => Law::ThirdColour,
            C::Preference => Law::Preference,
            C::StrongPreference => Law::StrongPreference,
            C::DownfloatLast => Law::DownLast,
            C::UpfloatLast => Law::UpLast,
            C::DownfloatBefore => Law::DownBefore,
            C::UpfloatBefore => Law::UpBefore,
            C::DownfloatLastScores
            | C::UpfloatLastScores
            | C::DownfloatBeforeScores
            | C::UpfloatBeforeScores => Law::FloatScores,
            C::Exchanges | C::ExchangeDistance => Law::Exchanges,
        }
    }
}

impl Reason {
    /// What its article demands; a decision for the event has none.
    pub fn law(self) -> Option<Law> {
        Some(match self {
            Reason::Met(_) => Law::Met,
            Reason::ByeNotAllowed => Law::Bye,
            Reason::SameAbsoluteColour => Law::Absolute,
            Reason::ByeScore => Law::ByeScore,
            Reason::Order => Law::Order,
            Reason::Criterion(criterion) => criterion.law(),
            Reason::Prohibited => return None,
        })
    }
}

impl ColourRule {
    /// What its article demands.
    pub fn law(self) -> Law {
        match self {
            ColourRule::Both => Law::Both,
            ColourRule::Stronger | ColourRule::WiderDifference => Law::Stronger,
            ColourRule::Alternate => Law::Alternate,
            ColourRule::HigherRanked => Law::HigherRanked,
            ColourRule::InitialColour => Law::InitialColour,
        }
    }
}
