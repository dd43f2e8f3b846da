//! The days of the demonstration.

use jiff::civil::DateTime;
use jiff::tz::TimeZone;
use jiff::{SignedDuration, Span, Timestamp};

/// A round a day, the round under way having begun one or two hours ago.
pub(super) struct Calendar {
    first: DateTime,
}

impl Calendar {
    /// The calendar whose last of so many rounds is under way now.
    pub(super) fn around(now: Timestamp, rounds: usize) -> Result<Calendar, jiff::Error> {
        let before = i64::try_from(rounds).unwrap_or(0).saturating_sub(1);
        let started = (now - SignedDuration::from_hours(1)).to_zoned(TimeZone::UTC);
        let hour = started
            .datetime()
            .with()
            .minute(0)
            .second(0)
            .subsec_nanosecond(0);
        let first = hour.build()?.checked_sub(Span::new().try_days(before)?)?;
        Ok(Calendar { first })
    }

    /// When a round starts, in the local time of the event.
    pub(super) fn local(&self, round: u16) -> Result<DateTime, jiff::Error> {
        let days = i64::from(round) - 1;
        self.first.checked_add(Span::new().try_days(days)?)
    }

    /// When a round starts. The hall keeps Greenwich time.
    pub(super) fn start(&self, round: u16) -> Result<Timestamp, jiff::Error> {
        Ok(self.local(round)?.to_zoned(TimeZone::UTC)?.timestamp())
    }
}
