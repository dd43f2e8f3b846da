//! Why a round cannot be paired, whatever the system.

use serde::Serialize;

use super::SwissSystem;
use crate::facts::Lines;
use crate::{dutch, fide, us};

/// Why a round cannot be paired.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename = "swiss-cannot-pair")]
pub enum CannotPair {
    /// By the Dutch system.
    Dutch(dutch::CannotPair),
    /// By the US system.
    UsChess(us::CannotPair),
    /// By one of the other systems of FIDE.
    Fide(fide::CannotPair),
}

impl CannotPair {
    /// Who is the trouble and what could be done, line by line.
    pub fn lines(&self, system: &SwissSystem) -> Unpairable {
        match (self, system) {
            (CannotPair::Dutch(reason), SwissSystem::Dutch(edition)) => {
                Unpairable::Dutch(reason.lines(*edition))
            }
            (CannotPair::Fide(reason), _) => Unpairable::Fide(reason.lines()),
            (reason, _) => Unpairable::Plain(reason.clone()),
        }
    }
}

/// Why a round cannot be paired, as it is told where there is room.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum Unpairable {
    /// With the least that would have to be permitted.
    Dutch(Lines<dutch::Trouble>),
    Fide(Lines<fide::Trouble>),
    Plain(CannotPair),
}

adoube_types::errors!(CannotPair);
