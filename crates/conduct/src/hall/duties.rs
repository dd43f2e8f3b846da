//! The duties of arbiters before, during and after a round, with the times by which they are due.
//!
//! For FIDE sections they are those of the arbiters' manual and the Laws, for sections by the rules of US
//! Chess those of its rule on directors. The manual has two times: when arbiters come, and how often
//! clocks are read. Whatever else is to be done before the start is due at the start; what is to be
//! done during or after the round has no time unless the event gives it one.

use adoube_tournament::{Game, Purpose, RoundNumber};
use jiff::Timestamp;
use jiff::civil::DateTime;
use serde::Serialize;

use super::duty::{Duty, Phase};
use super::{RoundAtDesk, SHEET_EVERY, later};
use crate::announcement::{Article, Case, EditionName, Pace, Source, Supervision};

/// A duty of a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DutyLine {
    pub duty: Duty,
    /// By when, if anything gives it a time.
    pub due: Option<DateTime>,
    /// How it stands.
    pub state: DutyState,
    /// Where it stands that this is a duty.
    pub article: Article,
    /// In which edition.
    pub edition: EditionName,
}

/// How a duty stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "state", rename_all = "snake_case")]
pub enum DutyState {
    /// Still to be done.
    Open,
    /// Still to be done, and late.
    Overdue,
    /// Somebody said so.
    Ticked {
        by: String,
        at: Timestamp,
        /// The record that says so.
        record: u64,
    },
    /// The event knows it: nobody needs to say so.
    Fulfilled,
}

impl DutyState {
    /// Whether it is done.
    pub fn is_done(&self) -> bool {
        matches!(self, DutyState::Ticked { .. } | DutyState::Fulfilled)
    }
}

impl RoundAtDesk<'_> {
    /// What belongs to this round, in order, and how it stands.
    pub fn duties(&self, now: DateTime) -> Vec<DutyLine> {
        let case = self.case();
        let wanted = Duty::ALL
            .into_iter()
            .filter(|duty| self.is_wanted(*duty, &case));
        wanted
            .map(|duty| {
                let due = self.due(duty, &case);
                let source = source(duty, &case);
                DutyLine {
                    duty,
                    due,
                    state: self.state(duty, due, now),
                    article: source.article,
                    edition: source.edition,
                }
            })
            .collect()
    }

    /// Whether a duty belongs to this round of this section. Where the pace is not known, nothing is
    /// left out for it.
    fn is_wanted(&self, duty: Duty, case: &Case<'_>) -> bool {
        let us = case.is_us();
        let fast = matches!(case.pace(), Some(Pace::Rapid | Pace::Blitz));
        let first = self.round == RoundNumber::FIRST;
        let last = self.round.0 >= self.section.settings.rounds;
        match duty {
            Duty::ArbitersPresent
            | Duty::EquipmentChecked
            | Duty::TablesArranged
            | Duty::ClocksSet
            | Duty::ExitsWatched
            | Duty::TimeTroubleWatched
            | Duty::ResultsCompared
            | Duty::BoardsReset => !us,
            // In rapid and blitz the games are over before a sheet has a use, and players need not record.
            Duty::ClocksRead | Duty::ScoresheetsSigned => !us && !fast,
            Duty::GamesRecorded => !us && fast && case.more.supervision == Some(Supervision::Full),
            Duty::LineUpsChecked => case.is_team(),
            Duty::PlayersInstructed => us && first,
            Duty::OpponentsInformed | Duty::StandingsPosted => us,
            Duty::NextRoundPublished => !last,
            Duty::ResultsForwarded => us && last,
            Duty::VenueChecked
            | Duty::PairingsPublished
            | Duty::RoundStarted
            | Duty::AbsenteesNoted
            | Duty::ClaimsChecked
            | Duty::ResultsEntered
            | Duty::IncidentsLogged
            | Duty::RoundClosed => true,
        }
    }

    fn due(&self, duty: Duty, case: &Case<'_>) -> Option<DateTime> {
        let start = self.start();
        let begins = start.scheduled.or(start.started);
        match duty {
            Duty::ArbitersPresent => begins.map(|at| later(at, -self.present_before())),
            Duty::LineUpsChecked => {
                let said = case.more.line_ups.as_ref();
                let minutes = said.and_then(|said| said.deadline_minutes).unwrap_or(0);
                begins.map(|at| later(at, -i64::from(minutes)))
            }
            Duty::AbsenteesNoted => {
                let deadline = start.deadline?;
                Some(deadline.white.max(deadline.black))
            }
            Duty::ClocksRead => self.sheet_due(),
            Duty::NextRoundPublished => self.scheduled(self.round.next()),
            _ if duty.phase() == Phase::Before => begins,
            _ => None,
        }
    }

    /// How many minutes before a round arbiters come: an hour before the first one.
    fn present_before(&self) -> i64 {
        match self.round == RoundNumber::FIRST {
            true => 60,
            false => 30,
        }
    }

    /// When the clocks are to be read next: half an hour after the start or the last reading.
    pub fn sheet_due(&self) -> Option<DateTime> {
        let log = self.log()?;
        let started = log.started?;
        let last = log.readings.iter().map(|reading| reading.at).max();
        Some(later(last.unwrap_or(started).max(started), SHEET_EVERY))
    }

    fn state(&self, duty: Duty, due: Option<DateTime>, now: DateTime) -> DutyState {
        if self.is_fulfilled(duty) {
            return DutyState::Fulfilled;
        }
        let ticked = self.log().and_then(|log| log.duties.get(duty.name()));
        if let Some(trace) = ticked {
            return DutyState::Ticked {
                by: trace.author.to_string(),
                at: trace.at,
                record: trace.seq.0,
            };
        }
        match due.is_some_and(|due| now > due) {
            true => DutyState::Overdue,
            false => DutyState::Open,
        }
    }

    /// Whether the event itself knows that a duty is done.
    fn is_fulfilled(&self, duty: Duty) -> bool {
        let (section, round) = (self.section, self.round);
        match duty {
            Duty::PairingsPublished => section.is_public(round),
            Duty::RoundStarted => self.start().started.is_some(),
            Duty::ResultsEntered => self.has_all_results(),
            // Nobody plays any more whose clock could be read.
            Duty::ClocksRead => self.has_all_results(),
            Duty::RoundClosed => section.is_closed(round),
            Duty::NextRoundPublished => section.is_public(round.next()),
            _ => false,
        }
    }

    fn has_all_results(&self) -> bool {
        let games = self.games();
        let known = |game: &Game| game.results.counted_for(Purpose::Pairing).is_final();
        !games.is_empty() && games.iter().all(known)
    }
}

/// Where it stands that something is a duty.
fn source(duty: Duty, case: &Case<'_>) -> Source {
    let books = &case.books;
    let fide = !case.is_us();
    match duty {
        Duty::RoundStarted => books.law("clock-start"),
        Duty::AbsenteesNoted => books.law("default-time"),
        Duty::OpponentsInformed => books.law("intervention"),
        Duty::TimeTroubleWatched => books.law("arbiter-observes"),
        Duty::GamesRecorded => {
            let topic = case.games_for_each_arbiter().map(|(_, topic)| topic);
            books.law(topic.unwrap_or("rapid-supervised"))
        }
        Duty::ScoresheetsSigned => books.law("result-signed"),
        Duty::ClaimsChecked if !fide => books.law("ruling-request"),
        Duty::ResultsEntered if !fide => books.law("result-reported"),
        Duty::IncidentsLogged if !fide => books.practice(),
        Duty::PairingsPublished | Duty::NextRoundPublished if fide => books.practice(),
        Duty::RoundClosed => books.practice(),
        _ if !fide => books.law("arbiter-tasks"),
        _ => books.manual(Article::ManualDuties),
    }
}
