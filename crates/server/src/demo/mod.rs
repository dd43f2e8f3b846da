//! The demonstration event: a Swiss open of 64 players in its sixth round, beside it a round robin
//! of eight, a cup of six club teams in its third round, with line-ups, reserves and an empty
//! board, and a finished round robin of ten in which three norms were made.
//!
//! It is data: the first line of `demonstration.jsonl` opens the event, and every other one is a
//! submission of ordinary commands, as an arbiter would have written them over six days. So that
//! the sixth round is under way whenever the event is made, the file tells time from the start of
//! that round: `at` in days and minutes, days inside of commands as `{day -5}`, and the hour at
//! which rounds start as `{hour}`. The players are invented. The rounds were paired by the rules;
//! the tests pair them again.

use std::ops::RangeInclusive;
use std::sync::Arc;

use adoube_journal::{
    Author, Command, EventDetails, EventId, ExportError, Journal, Store, Submission, SubmitError,
};
use jiff::civil::DateTime;
use jiff::tz::TimeZone;
use jiff::{RoundMode, SignedDuration, Span, Timestamp, TimestampRound, Unit};
use serde::{Deserialize, Serialize};

use crate::app::DemoAccount;
use crate::auth::{NewAccount, People, PeopleError};

const DEMONSTRATION: &str = include_str!("demonstration.jsonl");

/// The days that are told: the registration, and the rounds from the first to the ninth.
const DAYS: RangeInclusive<i64> = -45..=3;

/// Why the demonstration event was not made.
#[derive(Debug, thiserror::Error)]
#[error("{self:?}")]
#[derive(Serialize)]
pub enum DemoError {
    /// A line of the embedded file cannot be read.
    Line(#[from] ExportError),
    /// The time is too far from ours to make a calendar.
    Calendar { why: String },
    /// The journal refuses, or there is such an event already.
    Submit(#[from] SubmitError),
}

impl From<jiff::Error> for DemoError {
    fn from(error: jiff::Error) -> DemoError {
        DemoError::Calendar {
            why: error.to_string(),
        }
    }
}

/// The first line.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Opening {
    at: Moment,
    event: EventId,
    author: Author,
    details: EventDetails,
}

/// Every other line.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Step {
    at: Moment,
    reason: Option<String>,
    commands: Vec<Command>,
}

/// A time, told from the start of the round under way.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Moment {
    days: i32,
    minutes: i32,
}

impl Moment {
    /// Nothing is written in the future: what the round under way has by its end, it has now.
    fn timestamp(&self, start: Timestamp, now: Timestamp) -> Result<Timestamp, jiff::Error> {
        let days = SignedDuration::from_hours(24 * i64::from(self.days));
        let minutes = SignedDuration::from_mins(i64::from(self.minutes));
        Ok(start.checked_add(days)?.checked_add(minutes)?.min(now))
    }
}

/// Writes the demonstration event so that its sixth round is under way `now`.
///
/// # Errors
///
/// [`DemoError`] if the store cannot write it.
pub async fn create_demo(store: Arc<dyn Store>, now: Timestamp) -> Result<EventId, DemoError> {
    let start = start_of_round(now)?;
    // The hall keeps Greenwich time.
    let text = dated(DEMONSTRATION, start.to_zoned(TimeZone::UTC).datetime())?;
    let (opening, steps) = read(&text)?;
    let (id, author) = (opening.event, opening.author);
    let at = opening.at.timestamp(start, now)?;
    let mut journal =
        Journal::create(store, id.clone(), opening.details, author.clone(), at).await?;
    for step in steps {
        let at = step.at.timestamp(start, now)?;
        let submission = Submission {
            reason: step.reason,
            ..Submission::new(author.clone(), at, step.commands)
        };
        journal.submit(submission).await?;
    }
    Ok(id)
}

/// When the round under way started: at a full hour, one or two hours ago.
fn start_of_round(now: Timestamp) -> Result<Timestamp, jiff::Error> {
    let full_hour = TimestampRound::new()
        .smallest(Unit::Hour)
        .mode(RoundMode::Floor);
    now.checked_sub(SignedDuration::from_hours(1))?
        .round(full_hour)
}

/// Puts the days and the hour into the text.
fn dated(text: &str, start: DateTime) -> Result<String, jiff::Error> {
    let mut text = text.replace("{hour}", &format!("{:02}", start.hour()));
    for days in DAYS {
        let day = start.date().checked_add(Span::new().try_days(days)?)?;
        text = text.replace(&format!("{{day {days}}}"), &day.to_string());
    }
    Ok(text)
}

fn read(text: &str) -> Result<(Opening, Vec<Step>), ExportError> {
    let mut lines = serde_json::Deserializer::from_str(text);
    let opening = Opening::deserialize(&mut lines).map_err(bad_line)?;
    let steps: Result<Vec<Step>, _> = lines.into_iter().collect();
    Ok((opening, steps.map_err(bad_line)?))
}

fn bad_line(error: serde_json::Error) -> ExportError {
    // serde_json ends its message with the line and the column.
    let message = error.to_string();
    let problem = message.rsplit_once(" at line ");
    ExportError::BadRecord {
        line: error.line(),
        column: error.column(),
        problem: problem
            .map_or(message.as_str(), |(told, _)| told)
            .to_owned(),
    }
}

/// Makes the account that everybody may use in a demonstration. It may do everything.
///
/// # Errors
///
/// [`PeopleError`] if the file of accounts cannot be written.
pub async fn create_account(people: &People, now: Timestamp) -> Result<DemoAccount, PeopleError> {
    let account = DemoAccount {
        login: "demo".to_owned(),
        password: "rookery-open".to_owned(),
    };
    let new = NewAccount {
        login: &account.login,
        name: "Agatha Whitlock",
        password: &account.password,
        administrator: true,
    };
    people.create(new, now).await?;
    Ok(account)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn faults_name_their_line() {
        let opening =
            r#"{"at":{"days":0,"minutes":0},"event":"a","author":"B","details":{"name":"C"}}"#;
        let step = r#"{"at":{"days":0,"minutes":1},"commands":[]}"#;
        assert!(read(&format!("{opening}\n{step}\n")).is_ok());
        for wrong in [
            r#"{"commands":[]}"#,
            r#"{"at":{"days":0},"commands":[]}"#,
            r#"{"at":{"days":0,"minutes":1},"commands":[{"command":"dance"}]}"#,
            r#"{"at":{"days":0,"minutes":1},"because":"","commands":[]}"#,
        ] {
            let error = read(&format!("{opening}\n{step}\n{wrong}\n")).err();
            assert!(
                matches!(&error, Some(ExportError::BadRecord { line: 3, problem, .. }) if !problem.contains(" at line ")),
                "{wrong}: {error:?}"
            );
        }
    }

    /// A day that is not replaced would be refused in a command, but not in a text.
    #[test]
    fn every_day_is_put_in() {
        let start: DateTime = "2026-12-30T09:00".parse().unwrap();
        let text = dated(DEMONSTRATION, start).unwrap();
        assert!(!text.contains("{day") && !text.contains("{hour"));
        assert!(text.contains("2026-12-25T09:00") && text.contains("2027-01-02T09:00"));
    }
}
