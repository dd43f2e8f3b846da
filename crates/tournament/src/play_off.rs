//! Play-offs that were decided.

use serde::{Deserialize, Serialize};

use crate::RoundNumber;

/// A play-off after a round between players, or teams, who were level.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayOff<Who> {
    /// The round after which they were level.
    pub round: RoundNumber,
    /// Where they came in it, the winner first.
    pub places: Vec<DecidedPlace<Who>>,
}

/// A place in a play-off; those who stayed level share one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename = "decided-place")]
pub struct DecidedPlace<Who> {
    pub place: u32,
    pub who: Who,
}

impl<Who: Copy + PartialEq> PlayOff<Who> {
    /// Whether exactly these played it.
    pub fn is_between(&self, all: &[Who]) -> bool {
        let took_part = |one: &Who| self.places.iter().any(|place| place.who == *one);
        self.places.len() == all.len() && all.iter().all(took_part)
    }

    /// Who won it, unless the first place is shared.
    pub fn winner(&self) -> Option<Who> {
        let mut first = self.places.iter().filter(|place| place.place == 1);
        let winner = first.next()?;
        first.next().is_none().then_some(winner.who)
    }
}
