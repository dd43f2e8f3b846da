//! Why the next round cannot be paired, and what can be done about it.

use adoube_journal::{Format, Refusal};
use adoube_pairing::facts::Series;
use adoube_pairing::schedule::ScheduleError;
use adoube_pairing::schedule::knockout::Contest;
use adoube_pairing::system::{self, Unpairable};
use adoube_tournament::{EntrantId, TeamId, Violations};
use serde::Serialize;

/// Why the next round of a section cannot be paired.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum CannotPair {
    /// The journal would refuse it.
    Refused(Refusal),
    /// The section contradicts itself.
    Contradiction(Violations),
    /// Some have no pairing number.
    NoNumbers { players: Series<EntrantId> },
    /// The section announces a system that is not known here.
    UnknownSystem { name: String },
    /// The settings of the US system that the section announces cannot be understood.
    UsSettings { fault: String },
    /// The system has no pairing for this round.
    NoPairing {
        /// Why, and the least that would have to be permitted.
        why: Unpairable,
        /// The same as the engine says it.
        #[serde(skip)]
        reason: Box<system::CannotPair>,
    },
    /// Nothing pairs this format.
    ByHand { format: Format },
    /// There is no table for so many players and rounds.
    NoTable {
        error: ScheduleError,
        /// How many rounds everybody against everybody takes.
        cycle: u32,
    },
    /// There is no table for so many teams or players of theirs.
    NoTeamTable { error: ScheduleError },
    /// The table ends before this round.
    TableIsOver { rounds: usize },
    /// What withdrawals mean cannot be said.
    Withdrawals(ScheduleError),
    /// The bracket of a knockout cannot go on.
    Bracket(ScheduleError),
    /// The last round of a knockout has been played.
    FinalPlayed,
    /// Who plays in a knockout is not known yet.
    NotKnownYet { contest: Contest },
    /// A seat of the table has no player.
    EmptySeat { seat: u32 },
    /// A team that is to be paired has no number.
    TeamWithoutNumber { team: TeamId },
    /// A seat of the table has no team.
    EmptyTeamSeat { seat: u32 },
    /// Somebody was to be left out at a table that was drawn.
    Seated {
        players: Series<EntrantId>,
        format: Format,
    },
    /// A line-up names somebody who cannot play for the team in this round.
    NotInTeam { player: EntrantId, team: TeamId },
    /// A line-up names somebody twice.
    TwiceInLineUp { player: EntrantId, team: TeamId },
    /// A table needs more players than a team has.
    NoPlayerOnBoard { team: TeamId, board: u32 },
}

adoube_types::errors!(CannotPair);

/// What can be done about a round that cannot be paired.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum PairingHelp {
    AssignNumbers,
    ChangeSystem,
    Permit,
    EnterPairings,
    ChangeRounds { cycle: u32 },
    PlayOff,
    DrawOrAssign,
    AssignTeamNumbers,
    Forfeit,
    CorrectLineUp,
    EnterResults,
}

impl CannotPair {
    /// What can be done next.
    pub fn help(&self) -> Option<PairingHelp> {
        Some(match self {
            CannotPair::NoNumbers { .. } => PairingHelp::AssignNumbers,
            CannotPair::UnknownSystem { .. } => PairingHelp::ChangeSystem,
            CannotPair::NoPairing { .. } => PairingHelp::Permit,
            CannotPair::ByHand { .. } => PairingHelp::EnterPairings,
            CannotPair::NoTable { cycle, .. } => PairingHelp::ChangeRounds { cycle: *cycle },
            CannotPair::Bracket(_) => PairingHelp::PlayOff,
            CannotPair::EmptySeat { .. } => PairingHelp::DrawOrAssign,
            CannotPair::EmptyTeamSeat { .. } | CannotPair::TeamWithoutNumber { .. } => {
                PairingHelp::AssignTeamNumbers
            }
            CannotPair::Seated { .. } => PairingHelp::Forfeit,
            CannotPair::NotInTeam { .. }
            | CannotPair::TwiceInLineUp { .. }
            | CannotPair::NoPlayerOnBoard { .. } => PairingHelp::CorrectLineUp,
            CannotPair::Refused(Refusal::MissingResults { .. }) => PairingHelp::EnterResults,
            _ => return None,
        })
    }
}

impl From<Refusal> for CannotPair {
    fn from(refusal: Refusal) -> CannotPair {
        CannotPair::Refused(refusal)
    }
}

impl From<Violations> for CannotPair {
    fn from(violations: Violations) -> CannotPair {
        CannotPair::Contradiction(violations)
    }
}
