//! Kinds of sections that are set up again and again.

use std::fmt;
use std::str::FromStr;

use adoube_journal::Format;
use adoube_rulebook::Authority;
use serde::Serialize;

use super::announced::Pace;
use super::propose::Plan;

/// A kind of section with what is usual for it; everything else follows as [`propose`](super::propose) has it.
///
/// ```
/// use adoube_conduct::announcement::{Plan, Preset, propose};
///
/// let club = "club-evening".parse::<Preset>().unwrap();
/// let section = propose(&Plan { name: "Thursdays".to_owned(), ..club.plan() });
/// assert_eq!(section.settings.rounds, 5);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Preset {
    FideOpen,
    RapidOpen,
    BlitzEvening,
    ClubEvening,
    JuniorDay,
    UsWeekend,
    NormRoundRobin,
    Cup,
    TeamLeague,
}

/// There is no such kind.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct UnknownPreset {
    pub name: String,
}

adoube_types::errors!(UnknownPreset);

/// What a preset says: name, format, rounds, players, rules, pace, rated, norms.
type Row = (
    Preset,
    &'static str,
    Format,
    u16,
    Option<u32>,
    Authority,
    Pace,
    bool,
    bool,
);

const ROWS: [Row; 9] = {
    use Authority::{Fide, UsChess};
    use Format::{Knockout, RoundRobin, Swiss, TeamRoundRobin};
    use Pace::{Blitz, Rapid, Standard};
    use Preset as P;
    [
        (
            P::FideOpen,
            "fide-open",
            Swiss,
            9,
            None,
            Fide,
            Standard,
            true,
            false,
        ),
        (
            P::RapidOpen,
            "rapid-open",
            Swiss,
            9,
            None,
            Fide,
            Rapid,
            true,
            false,
        ),
        (
            P::BlitzEvening,
            "blitz-evening",
            Swiss,
            9,
            None,
            Fide,
            Blitz,
            false,
            false,
        ),
        (
            P::ClubEvening,
            "club-evening",
            Swiss,
            5,
            None,
            Fide,
            Rapid,
            false,
            false,
        ),
        (
            P::JuniorDay,
            "junior-day",
            Swiss,
            7,
            None,
            Fide,
            Rapid,
            false,
            false,
        ),
        (
            P::UsWeekend,
            "us-weekend",
            Swiss,
            5,
            None,
            UsChess,
            Standard,
            true,
            false,
        ),
        (
            P::NormRoundRobin,
            "norm-round-robin",
            RoundRobin,
            9,
            Some(10),
            Fide,
            Standard,
            true,
            true,
        ),
        (
            P::Cup,
            "cup",
            Knockout,
            4,
            Some(16),
            Fide,
            Standard,
            false,
            false,
        ),
        (
            P::TeamLeague,
            "team-league",
            TeamRoundRobin,
            7,
            Some(8),
            Fide,
            Standard,
            true,
            false,
        ),
    ]
};

impl Preset {
    /// All of them, the most usual first.
    pub fn all() -> impl Iterator<Item = Preset> {
        ROWS.into_iter().map(|row| row.0)
    }

    fn row(self) -> Row {
        ROWS[self as usize]
    }

    /// The name in addresses and commands.
    pub fn name(self) -> &'static str {
        self.row().1
    }

    /// What is planned by it, still without a name.
    pub fn plan(self) -> Plan {
        let (_, _, format, rounds, players, authority, pace, rated, norms) = self.row();
        Plan {
            format,
            rounds: Some(rounds),
            players,
            authority: Some(authority),
            pace,
            rated: Some(rated),
            title_event: norms.then_some(true),
            ..Plan::default()
        }
    }
}

impl fmt::Display for Preset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Preset {
    type Err = UnknownPreset;

    fn from_str(name: &str) -> Result<Preset, UnknownPreset> {
        let found = Preset::all().find(|preset| preset.name() == name);
        found.ok_or_else(|| UnknownPreset {
            name: name.to_owned(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::super::propose;
    use super::*;

    #[test]
    fn every_preset_is_found_by_its_name_and_proposes_what_it_says() {
        for preset in Preset::all() {
            assert_eq!(preset.name().parse(), Ok(preset));
            let plan = preset.plan();
            let section = propose(&plan).settings;
            assert_eq!(section.format, plan.format, "{preset}");
            assert_eq!(Some(section.rounds), plan.rounds, "{preset}");
        }
        let us = propose(&Preset::UsWeekend.plan()).settings;
        assert_eq!(us.pairing_system.as_deref(), Some("us-2025"));
        assert!(us.tie_breaks.iter().all(|code| !code.starts_with("BH")));
        let norms = propose(&Preset::NormRoundRobin.plan()).settings;
        assert!(norms.tie_breaks.iter().all(|code| !code.starts_with("BH")));
        assert!("simultaneous".parse::<Preset>().is_err());
    }
}
