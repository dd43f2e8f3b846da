//! The round at the desk: what belongs to it, when, and what the hall log says.
//!
//! Everything is worked out from what is announced and what was noted; the time of day comes in as
//! `now`, on the clocks of the hall like the schedule. [`RoundAtDesk`] is one round of a section:
//! its start and the default time that counts from it, the duties of the arbiters with their times,
//! the time-control sheet with its faults, who is short of time, who left the playing area, and how
//! many arbiters that takes.

mod clocks;
mod duties;
mod duty;
mod exits;
mod sheet;
mod start;
mod supervision;

use adoube_journal::{EventDetails, HallLog, Section};
use adoube_tournament::{Game, RoundNumber};
use jiff::SignedDuration;
use jiff::civil::DateTime;

use crate::announcement::{Announced, Case, stored};

pub use clocks::{Pressure, Recording, Shortness, TimeTrouble};
pub use duties::{DutyLine, DutyState};
pub use duty::{Duty, Phase};
pub use exits::{Exits, LONG_ABSENCE_MINUTES, PlayerExits, exits};
pub use sheet::{SheetFault, SheetRow, Unchecked, written_seconds};
pub use start::{Call, CallKind, DefaultTime, RoundStart};
pub use supervision::{Arbiters, ArbitersNeeded};

/// How often the clocks are read, in minutes: the arbiters' manual says every half hour.
const SHEET_EVERY: i64 = 30;

/// A round of a section, as the arbiters at the desk look at it.
pub struct RoundAtDesk<'a> {
    event: &'a EventDetails,
    section: &'a Section,
    round: RoundNumber,
    announced: Announced,
}

impl<'a> RoundAtDesk<'a> {
    /// A round of a section, paired or not.
    pub fn of(
        event: &'a EventDetails,
        section: &'a Section,
        round: RoundNumber,
    ) -> RoundAtDesk<'a> {
        RoundAtDesk {
            event,
            section,
            round,
            announced: stored::read(&section.settings.announced),
        }
    }

    fn case(&self) -> Case<'_> {
        Case::new(self.event, &self.section.settings, &self.announced)
    }

    fn log(&self) -> Option<&'a HallLog> {
        self.section.hall_log(self.round)
    }

    /// The games of the round; none while it is not paired.
    fn games(&self) -> &'a [Game] {
        let round = self.section.draft.round(self.round);
        round.map_or(&[], |round| &round.games)
    }

    /// When the round is to begin by the schedule.
    fn scheduled(&self, round: RoundNumber) -> Option<DateTime> {
        let mut times = self.section.settings.schedule.iter();
        let time = times.find(|time| time.round == round)?;
        Some(time.starts)
    }
}

/// A time so many minutes later; earlier if that is negative.
fn later(at: DateTime, minutes: i64) -> DateTime {
    at.saturating_add(SignedDuration::from_mins(minutes))
}

/// The whole minutes from one time to another.
fn minutes_between(from: DateTime, to: DateTime) -> i64 {
    to.duration_since(from).as_mins()
}
