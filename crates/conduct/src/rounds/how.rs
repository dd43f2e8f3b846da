//! What is asked for when a round is to be paired, and what comes of it.

use std::collections::BTreeMap;

use adoube_journal::Command;
use adoube_tournament::{EntrantId, TeamId};
use serde::Serialize;

use super::SeatingRemark;

/// What the arbiter says of the round to be paired.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HowToPair {
    /// Who is absent without having asked for a bye: no points in a Swiss, not in the line-up of a
    /// team. At a table that was drawn nobody can be left out.
    pub absent: Vec<EntrantId>,
    /// From which lots are drawn, if any have to be.
    pub seed: u64,
    /// On how many boards a match of teams is played; by what was announced if nothing is said.
    pub team_boards: Option<u16>,
    /// The line-ups that captains filed, by boards; the other teams play their first players
    /// (General Regulations 7).
    pub line_ups: BTreeMap<TeamId, Vec<EntrantId>>,
    /// Whether who has no pairing number yet gets one with the pairing of a Swiss (C.04.2.B, C.3), and in
    /// other formats everybody with that of round 1.
    pub assign_numbers: bool,
}

impl HowToPair {
    /// Everybody is there and everything as usual.
    pub fn with_seed(seed: u64) -> HowToPair {
        HowToPair {
            absent: Vec::new(),
            seed,
            team_boards: None,
            line_ups: BTreeMap::new(),
            assign_numbers: true,
        }
    }
}

/// Why something is recorded that needs a reason, where nobody has to give one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum Ground {
    /// The initial colour was drawn by lot.
    InitialColour { seed: u64 },
    /// The numbers were drawn by lot.
    Lots { seed: u64 },
    /// The same by the Varma tables.
    VarmaLots { seed: u64 },
    /// What the regulations say of a withdrawal.
    Withdrawal(&'static str),
    /// A play-off decided.
    PlayOff { seed: u64 },
    /// The same, as the arbiter says.
    PlayOffToldBy,
}

/// What pairs a round.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NextRound {
    /// The commands, to be submitted together.
    pub commands: Vec<Command>,
    /// The reason to submit them with, where one of them needs one.
    pub reason: Option<Ground>,
    /// What the plan of the tables could not give.
    pub seating: Vec<SeatingRemark>,
}
