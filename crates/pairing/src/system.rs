//! A Swiss system by name: what checkers, generators and simulators pair by.

use std::fmt;
use std::str::FromStr;

use adoube_tournament::{EntrantId, RoundNumber, Tournament};

use crate::dutch::{self, Edition, Pair};
use crate::us;

/// A Swiss system with its edition or settings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SwissSystem {
    /// The FIDE (Dutch) system.
    Dutch(Edition),
    /// The system of US Chess, as the section has announced it.
    UsChess(Box<us::Settings>),
}

/// The name of the US system.
const US_CHESS: &str = "us-2025";

impl SwissSystem {
    /// The name, such as `dutch-2026` or `us-2025`.
    pub fn name(&self) -> &'static str {
        match self {
            SwissSystem::Dutch(edition) => edition.name(),
            SwissSystem::UsChess(_) => US_CHESS,
        }
    }

    /// Pairs a round among everybody who is available.
    pub fn pair(
        &self,
        tournament: &Tournament,
        round: RoundNumber,
    ) -> Result<PairedRound, CannotPair> {
        self.pair_knowing(tournament, round, &us::Facts::default())
    }

    /// The same with what the US system has to know about players.
    pub fn pair_knowing(
        &self,
        tournament: &Tournament,
        round: RoundNumber,
        facts: &us::Facts,
    ) -> Result<PairedRound, CannotPair> {
        match self {
            SwissSystem::Dutch(edition) => dutch::pair(tournament, round, *edition)
                .map(|found| PairedRound::new(found.pairs, found.bye))
                .map_err(CannotPair::Dutch),
            SwissSystem::UsChess(settings) => us::pair(tournament, round, settings, facts)
                .map(|found| PairedRound::new(found.pairs, found.bye))
                .map_err(CannotPair::UsChess),
        }
    }

    /// Pairs a round among those who are present.
    pub fn pair_among(
        &self,
        tournament: &Tournament,
        round: RoundNumber,
        present: &[EntrantId],
    ) -> Result<PairedRound, CannotPair> {
        match self {
            SwissSystem::Dutch(edition) => dutch::pair_among(tournament, round, present, *edition)
                .map(|found| PairedRound::new(found.pairs, found.bye))
                .map_err(CannotPair::Dutch),
            SwissSystem::UsChess(settings) => {
                us::pair_among(tournament, round, present, settings, &us::Facts::default())
                    .map(|found| PairedRound::new(found.pairs, found.bye))
                    .map_err(CannotPair::UsChess)
            }
        }
    }
}

impl From<Edition> for SwissSystem {
    fn from(edition: Edition) -> SwissSystem {
        SwissSystem::Dutch(edition)
    }
}

impl fmt::Display for SwissSystem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// The text names no Swiss system.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("\"{0}\" is not a Swiss system: expected dutch-2026, dutch-2025, dutch-2017 or us-2025")]
pub struct UnknownSystem(String);

impl FromStr for SwissSystem {
    type Err = UnknownSystem;

    fn from_str(text: &str) -> Result<SwissSystem, UnknownSystem> {
        match text {
            "us" | US_CHESS => Ok(SwissSystem::UsChess(Box::default())),
            _ => text
                .parse()
                .map(SwissSystem::Dutch)
                .map_err(|_| UnknownSystem(text.to_owned())),
        }
    }
}

/// The pairs of a round, whatever system made them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PairedRound {
    /// The pairs in the order of the boards.
    pub pairs: Vec<Pair>,
    /// Who gets the bye.
    pub bye: Option<EntrantId>,
}

impl PairedRound {
    fn new(pairs: Vec<Pair>, bye: Option<EntrantId>) -> PairedRound {
        PairedRound { pairs, bye }
    }
}

/// Why a round cannot be paired.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CannotPair {
    /// By the Dutch system.
    #[error("{0}")]
    Dutch(dutch::CannotPair),
    /// By the US system.
    #[error("{0}")]
    UsChess(us::CannotPair),
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names() {
        for name in ["dutch-2026", "dutch-2025", "dutch-2017", "us-2025"] {
            let system: SwissSystem = name.parse().unwrap();
            assert_eq!(system.to_string(), name);
        }
        assert!("us".parse::<SwissSystem>().is_ok());
        assert!("swiss".parse::<SwissSystem>().is_err());
    }
}
