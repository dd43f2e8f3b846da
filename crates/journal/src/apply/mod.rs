//! Applying a change to the state: first everything that could speak against it, then the
//! change. A refused change leaves the state untouched.

mod entries;
mod event;
mod hall;
mod pairings;
mod publication;
mod reports;
mod results;
mod scratch;

use adoube_tournament::RoundNumber;

use crate::{Change, Event, Record, Refusal, Section, SectionId};

impl Event {
    /// Checks and makes one change. Undo and redo are not changes of the state but of the fold;
    /// they pass without effect here.
    pub(crate) fn apply(&mut self, record: &Record) -> Result<(), Refusal> {
        let reason = record.reason.as_deref();
        if reason.is_some_and(|reason| reason.contains('\0')) {
            return Err(Refusal::ControlCharacter("the reason"));
        }
        match &record.change {
            Change::EventCreated { details } => self.create(details),
            Change::EventEdited { details } => self.edit(details),
            Change::SectionAdded { section, settings } => self.add_section(section, settings),
            Change::Noted { subject, text } => self.note(subject, text),
            Change::Undone { .. } | Change::Redone { .. } => Ok(()),
            Change::IncidentReported {
                section,
                round,
                board,
                entrants,
                facts,
                ruling,
            } => self.existing(section)?.report_incident(
                *round,
                *board,
                entrants,
                facts,
                ruling.as_deref(),
            ),
            // Score sheets are often typed in when the section is long over.
            Change::GameRecorded {
                section,
                round,
                board,
                white,
                black,
                movetext,
            } => self.existing(section)?.record_game(
                *round,
                *board,
                (*white, *black),
                movetext.as_deref(),
            ),
            // Money is often divided when the last game is over.
            Change::PrizeFundSet { section, fund } => {
                self.existing(section)?.set_prize_fund(fund.as_deref())
            }
            change => match change.section() {
                Some(id) => self.unfinished(id)?.apply(change, reason),
                None => Ok(()),
            },
        }
    }

    /// Undo and redo do not reach into what was declared complete: first that declaration is taken
    /// back, then what it covers.
    pub(crate) fn check_undo(&self, target: &Change) -> Result<(), Refusal> {
        let Some(section) = target.section().and_then(|id| self.section(id)) else {
            return Ok(());
        };
        let only_told = matches!(
            target,
            Change::Noted { .. }
                | Change::IncidentReported { .. }
                | Change::GameRecorded { .. }
                | Change::PrizeFundSet { .. }
        );
        if only_told || matches!(target, Change::SectionFinished { .. }) {
            return Ok(());
        }
        if section.finished {
            return Err(Refusal::Finished(section.id.clone()));
        }
        match target {
            Change::RoundPaired { round, .. }
            | Change::PairingsChanged { round, .. }
            | Change::ResultEntered { round, .. }
            | Change::ResultReported { round, .. }
            | Change::ResultCorrected { round, .. }
            | Change::ResultCleared { round, .. }
                if section.is_closed(*round) =>
            {
                Err(Refusal::Closed(*round))
            }
            _ => Ok(()),
        }
    }

    fn existing(&mut self, id: &SectionId) -> Result<&mut Section, Refusal> {
        self.section_mut(id)
            .ok_or_else(|| Refusal::NoSection(id.clone()))
    }

    fn unfinished(&mut self, id: &SectionId) -> Result<&mut Section, Refusal> {
        let section = self.existing(id)?;
        if section.finished {
            return Err(Refusal::Finished(id.clone()));
        }
        Ok(section)
    }
}

impl Section {
    fn apply(&mut self, change: &Change, reason: Option<&str>) -> Result<(), Refusal> {
        match change {
            Change::SectionEdited { settings, .. } => self.edit(settings, reason),
            Change::Registered {
                entrant,
                player,
                first_round,
                missed,
                ..
            } => self.register(*entrant, player, *first_round, *missed),
            Change::PlayerEdited {
                entrant, player, ..
            } => self.edit_player(*entrant, player),
            Change::Scratched { entrant, .. } => self.scratch(*entrant),
            Change::Withdrawn { entrant, from, .. } => self.withdraw(*entrant, *from),
            Change::ReEntered { entrant, from, .. } => self.re_enter(*entrant, *from),
            Change::ByeRequested {
                entrant,
                round,
                bye,
                ..
            } => self.request_bye(*entrant, *round, *bye),
            Change::ByeRequestCancelled { entrant, round, .. } => self.cancel_bye(*entrant, *round),
            Change::CheckedIn { entrants, .. } => self.check_in(entrants),
            Change::CheckedOut { entrants, .. } => self.check_out(entrants),
            Change::BoardFixed { entrant, table, .. } => self.fix_board(*entrant, *table),
            Change::SectorsSet { sectors, .. } => self.set_sectors(sectors),
            Change::TeamAdded { team, details, .. } => self.add_team(*team, details),
            Change::TeamEdited { team, details, .. } => self.edit_team(*team, details),
            Change::NumbersAssigned {
                numbers,
                team_numbers,
                ..
            } => self.assign_numbers(numbers, team_numbers),
            Change::VirtualPointsSet { virtual_points, .. } => {
                self.set_virtual_points(virtual_points)
            }
            Change::PairingsProhibited { prohibited, .. } => self.prohibit(prohibited),
            Change::RoundPaired {
                round,
                pairings,
                made_by,
                ..
            } => self.pair(*round, pairings, made_by),
            Change::RoundPublished { round, .. } => self.publish(*round),
            Change::PairingsChanged {
                round,
                removed,
                added,
                ..
            } => self.change_pairings(*round, removed, added, reason),
            Change::ResultEntered {
                round,
                board,
                white,
                black,
                result,
                ..
            } => self.enter_result(*round, *board, (*white, *black), *result),
            Change::ResultReported {
                round,
                board,
                white,
                black,
                by,
                result,
                ..
            } => self.report_result(*round, *board, (*white, *black), *by, *result),
            Change::ResultCorrected {
                round,
                board,
                white,
                black,
                was,
                result,
                ..
            } => self.correct_result(*round, *board, (*white, *black), *was, *result),
            Change::ResultCleared {
                round,
                board,
                white,
                black,
                was,
                ..
            } => self.clear_result(*round, *board, (*white, *black), *was),
            Change::ResultAdjusted {
                round,
                board,
                white,
                black,
                purpose,
                result,
                ..
            } => {
                required(reason, "adjusting a result")?;
                self.adjust_result(*round, *board, (*white, *black), *purpose, *result)
            }
            Change::RoundClosed { round, .. } => self.close(*round),
            Change::RoundReopened { round, .. } => {
                required(reason, "reopening a round")?;
                self.reopen(*round)
            }
            Change::PointsAdjusted { adjustment, .. } => {
                required(reason, "adjusting points")?;
                self.adjust_points(adjustment)
            }
            Change::SectionFinished { .. } => self.finish(),
            Change::EventCreated { .. }
            | Change::EventEdited { .. }
            | Change::SectionAdded { .. }
            | Change::Noted { .. }
            | Change::IncidentReported { .. }
            | Change::GameRecorded { .. }
            | Change::PrizeFundSet { .. }
            | Change::Undone { .. }
            | Change::Redone { .. } => Ok(()),
        }
    }

    /// The round is one of those announced.
    fn announced(&self, round: RoundNumber) -> Result<(), Refusal> {
        let rounds = self.settings.rounds;
        if (1..=rounds).contains(&round.0) {
            Ok(())
        } else {
            Err(Refusal::NoSuchRound { round, rounds })
        }
    }

    /// The round is announced but not paired yet.
    fn to_come(&self, round: RoundNumber) -> Result<(), Refusal> {
        self.announced(round)?;
        if round <= self.draft.paired_rounds() {
            return Err(Refusal::AlreadyPaired(round));
        }
        Ok(())
    }
}

/// Some changes must say why.
pub(crate) fn required(reason: Option<&str>, what: &'static str) -> Result<(), Refusal> {
    match reason {
        Some(reason) if !reason.trim().is_empty() => Ok(()),
        _ => Err(Refusal::NoReason { what }),
    }
}
