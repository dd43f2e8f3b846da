//! How the opponents were found, as it is told on the command line.

use adoube_tournament::System;
use clap::ValueEnum;

/// How the opponents were found.
#[derive(Clone, Copy, ValueEnum)]
pub enum SystemArg {
    /// Round by round
    Swiss,
    /// Everybody meets everybody
    RoundRobin,
    /// Everybody meets everybody twice
    DoubleRoundRobin,
    /// Everybody of one team meets everybody of the other
    Scheveningen,
    /// The loser is out
    Knockout,
    /// Two players
    Match,
    /// Teams, round by round
    TeamSwiss,
    /// Every team meets every team
    TeamRoundRobin,
}

impl From<SystemArg> for System {
    fn from(system: SystemArg) -> System {
        match system {
            SystemArg::Swiss => System::Swiss,
            SystemArg::RoundRobin => System::RoundRobin,
            SystemArg::DoubleRoundRobin => System::DoubleRoundRobin,
            SystemArg::Scheveningen => System::Scheveningen,
            SystemArg::Knockout => System::Knockout,
            SystemArg::Match => System::Match,
            SystemArg::TeamSwiss => System::TeamSwiss,
            SystemArg::TeamRoundRobin => System::TeamRoundRobin,
        }
    }
}

/// What the tie-breaks of an event ask of its system: whether the pairings were made round by round.
pub fn for_tie_breaks(system: System) -> adoube_standings::System {
    match system.is_swiss() {
        true => adoube_standings::System::Swiss,
        false => adoube_standings::System::PreDetermined,
    }
}
