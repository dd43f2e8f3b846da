//! Why the next round cannot be paired, and what can be done about it.

use adoube_journal::Refusal;
use adoube_pairing::schedule::ScheduleError;
use adoube_pairing::system;
use adoube_tournament::Violations;

/// Why the next round of a section cannot be paired.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CannotPair {
    /// The journal would refuse it.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// The section contradicts itself.
    #[error("{0}")]
    Contradiction(Violations),
    /// Some have no pairing number.
    #[error("without a pairing number: {}", .0.join("; "))]
    NoNumbers(Vec<String>),
    /// The section announces a system that is not known here.
    #[error(
        "\"{0}\" is no Swiss system: expected dutch-2017, dutch-2025 or dutch-2026, or us-2025 for that of US Chess"
    )]
    UnknownSystem(String),
    /// The settings of the US system that the section announces cannot be understood.
    #[error("the announced settings of the US system cannot be understood: {0}")]
    UsSettings(String),
    /// The system has no pairing for this round.
    #[error("{text}")]
    NoPairing {
        /// Why, with names, and the least that would have to be permitted.
        text: String,
        /// The same as the engine says it.
        reason: Box<system::CannotPair>,
    },
    /// Nothing pairs this format.
    #[error("a {0} is paired by hand")]
    ByHand(&'static str),
    /// There is no table for so many players and rounds.
    #[error("{error}")]
    NoTable {
        error: ScheduleError,
        /// How many rounds everybody against everybody takes.
        cycle: u32,
    },
    /// The table ends before this round.
    #[error("the table has only {0} rounds")]
    TableIsOver(usize),
    /// What withdrawals mean cannot be said.
    #[error("{0}")]
    Withdrawals(ScheduleError),
    /// The bracket of a knockout cannot go on.
    #[error("{0}")]
    Bracket(ScheduleError),
    /// The last round of a knockout has been played.
    #[error("the final has been played")]
    FinalPlayed,
    /// Who plays in a knockout is not known yet.
    #[error("it is not known yet who plays {0}")]
    NotKnownYet(String),
    /// A seat of the table has no player.
    #[error("nobody has number {0}")]
    EmptySeat(u32),
    /// A seat of the table has no team.
    #[error("no team has number {0}")]
    EmptyTeamSeat(u32),
    /// Somebody was to be left out at a table that was drawn.
    #[error("{} cannot be left out: the games of a {format} come from its table", .who.join("; "))]
    Seated {
        who: Vec<String>,
        format: &'static str,
    },
    /// A line-up names somebody who cannot play for the team in this round.
    #[error("{who} cannot play for {team} in this round")]
    NotInTeam { who: String, team: String },
    /// A line-up names somebody twice.
    #[error("{who} is named twice in the line-up of {team}")]
    TwiceInLineUp { who: String, team: String },
}

impl CannotPair {
    /// What can be done next.
    pub fn help(&self) -> Option<String> {
        let help = match self {
            CannotPair::NoNumbers(_) => "assign the pairing numbers first (C.04.2.B)",
            CannotPair::UnknownSystem(_) => {
                "change the pairing system of the section, or pair the round by hand"
            }
            CannotPair::NoPairing { .. } => "what the chief arbiter permits can be paired by hand",
            CannotPair::ByHand(_) => "enter the pairings of the round",
            CannotPair::NoTable { cycle, .. } => {
                return Some(format!("set the number of rounds to {cycle}"));
            }
            CannotPair::Bracket(_) => {
                "a game without a winner is played off; its result is then adjusted for pairing"
            }
            CannotPair::EmptySeat(_) => "draw the numbers by lot, or assign them by rating",
            CannotPair::EmptyTeamSeat(_) => "assign the numbers first",
            CannotPair::Seated { .. } => {
                "pair the round, then enter the forfeit of who does not come"
            }
            CannotPair::NotInTeam { .. } | CannotPair::TwiceInLineUp { .. } => {
                "correct the line-up, or leave it out to play the first players of the team"
            }
            CannotPair::Refused(Refusal::MissingResults { .. }) => {
                "a round is paired when the results of the one before are known"
            }
            _ => return None,
        };
        Some(help.to_owned())
    }
}

impl From<Violations> for CannotPair {
    fn from(violations: Violations) -> CannotPair {
        CannotPair::Contradiction(violations)
    }
}
