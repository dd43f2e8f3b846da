//! Two schedules of one event that meet in a round: the players of one section, with everything
//! they did in it, go over into the other.

use std::collections::BTreeMap;

use adoube_tournament::{
    BoardNumber, Draft, EntrantId, Player, Round, RoundNumber, assign_numbers,
};
use serde::{Deserialize, Serialize};

use super::Ids;
use super::fact::{Fact, ProposalContext, Propose, Stamp, Task, in_section, reads_section};
use crate::{
    Appeal, Complaint, EntryMarks, Event, HallLog, Incident, Inspection, Note, Refusal, Section,
    SectionId, Subject,
};

/// A section went over into another one. It is there no more; who looks for it is sent on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SectionMerged {
    /// The section that goes on.
    pub section: SectionId,
    /// The section whose players join it.
    pub from: SectionId,
    /// What is added to the ids of these players, so that nobody has the id of another.
    pub ids_from: u32,
}

impl Fact for SectionMerged {
    const TASK: Task = Task::Pairings;

    in_section!();
    reads_section!();

    fn writes(&self) -> Vec<Subject> {
        let sections = [&self.section, &self.from].into_iter();
        let subjects = sections.map(|section| Subject::Section {
            section: section.clone(),
        });
        subjects.collect()
    }

    fn entrant_before(
        &self,
        section: &SectionId,
        entrant: EntrantId,
    ) -> Option<(SectionId, EntrantId)> {
        let before = entrant.0.checked_sub(self.ids_from)?;
        let there = self.section == *section && before > 0;
        there.then(|| (self.from.clone(), EntrantId(before)))
    }

    fn apply(&self, event: &mut Event, _stamp: Stamp<'_>) -> Result<(), Refusal> {
        let joining = event.unfinished(&self.from)?.clone();
        let section = event.unfinished(&self.section)?;
        fits(section, &joining)?;
        section.take_in(joining, self.ids_from)?;
        event.sections.retain(|section| section.id != self.from);
        (event.merged).insert(self.from.clone(), self.section.clone());
        Ok(())
    }

    fn note_ids(&self, ids: &mut Ids) {
        ids.joined(&self.section, &self.from, self.ids_from);
    }
}

/// Let the players of a section go over into another, with their rounds: schedules of two and of
/// three days that meet in a round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MergeSection {
    /// The section that goes on.
    pub section: SectionId,
    /// The section whose players join it.
    pub from: SectionId,
}

impl Propose for MergeSection {
    type Becomes = SectionMerged;

    fn propose(self, given: &ProposalContext) -> Result<SectionMerged, Refusal> {
        Ok(SectionMerged {
            ids_from: given.ids.next_entrant(&self.section).0 - 1,
            section: self.section,
            from: self.from,
        })
    }
}

/// Both are Swiss events of players that have come equally far by the same scale of points.
fn fits(section: &Section, joining: &Section) -> Result<(), Refusal> {
    let (into, from) = (section.id.clone(), joining.id.clone());
    if into == from {
        return Err(Refusal::MergedWithItself);
    }
    let is_swiss = |one: &Section| one.settings.format.is_swiss_of_players();
    let has_teams = |one: &Section| !one.draft.teams.is_empty();
    let both = [section, joining];
    if !both.into_iter().all(is_swiss) || both.into_iter().any(has_teams) {
        return Err(Refusal::MergeOfOtherFormats { into, from });
    }
    let (rounds, other) = (section.draft.paired_rounds(), joining.draft.paired_rounds());
    if rounds != other {
        return Err(Refusal::MergeOfOtherRounds {
            into,
            rounds,
            from,
            other,
        });
    }
    let (one, two) = (&section.settings, &joining.settings);
    if (one.rounds, &one.point_system) != (two.rounds, &two.point_system) {
        return Err(Refusal::MergeOfOtherScoring { into, from });
    }
    Ok(())
}

impl Section {
    /// Takes another section in: its players get new ids, its boards stand below those of the same
    /// round here, and everybody is numbered anew, since no list had them all before.
    fn take_in(&mut self, joining: Section, ids_from: u32) -> Result<(), Refusal> {
        let way = MergePlan::into(self, ids_from);
        for entrant in &joining.draft.entrants {
            let id = way.entrant(entrant.id);
            // A record from elsewhere may name any number: ids end where those of teams begin.
            if self.entrant(id).is_some() || id.team().is_some() {
                return Err(Refusal::EntrantExists(id));
            }
        }
        let again = entered_again(self, &joining, &way);
        way.draft(&mut self.draft, joining.draft);
        for (status, joining) in self.rounds.iter_mut().zip(joining.rounds) {
            // A game that is still to be reported keeps its round open.
            status.closed &= joining.closed;
        }
        let rating_used = self.settings.rating_used;
        let numbers: BTreeMap<_, _> = assign_numbers(&self.draft.entrants, rating_used, 0)
            .into_iter()
            .collect();
        for entrant in &mut self.draft.entrants {
            entrant.pairing_number = numbers.get(&entrant.id).copied();
        }
        self.note_strengths();
        let way = &way;
        let fide_ids = joining.fide_ids.into_iter();
        self.fide_ids
            .extend(fide_ids.map(|(fide_id, id)| (fide_id, way.entrant(id))));
        let checked_in = joining.checked_in.into_iter();
        self.checked_in.extend(checked_in.map(|id| way.entrant(id)));
        for (id, table) in joining.fixed_boards {
            let taken = self.fixed_boards.values().any(|other| *other == table);
            if !taken {
                self.fixed_boards.insert(way.entrant(id), table);
            }
        }
        let needs = joining.needs.into_iter();
        self.needs
            .extend(needs.map(|(id, needs)| (way.entrant(id), needs)));
        let marks = joining.marks.into_iter();
        self.marks
            .extend(marks.map(|(id, marks)| (way.entrant(id), way.marks(marks))));
        for (entry, earlier) in again {
            self.note_reentry(entry, earlier);
        }
        for mut request in joining.non_pairings {
            way.entrants(&mut request.entrants);
            self.non_pairings.push(request);
        }
        let accounts = joining.accounts.into_iter();
        self.accounts
            .extend(accounts.map(|(id, lines)| (way.entrant(id), lines)));
        let reports = joining.reports.into_iter();
        self.reports
            .extend(reports.map(|((round, board), said)| ((round, way.board(round, board)), said)));
        let games = joining.movetexts.into_iter();
        self.movetexts
            .extend(games.map(|((round, board), game)| ((round, way.board(round, board)), game)));
        for (round, log) in joining.hall {
            way.hall(round, log, self.hall.entry(round).or_default());
        }
        let told = joining.incidents.into_iter();
        self.incidents.extend(told.map(|one| way.incident(one)));
        let appeals = joining.appeals.into_iter();
        self.appeals.extend(appeals.map(|one| way.appeal(one)));
        let seen = joining.inspections.into_iter();
        self.inspections.extend(seen.map(|one| way.inspection(one)));
        let made = joining.complaints.into_iter();
        self.complaints.extend(made.map(|one| way.complaint(one)));
        self.notes
            .extend(joining.notes.into_iter().map(|note| way.note(note)));
        Ok(())
    }
}

/// Who lost in one schedule and entered the other again (US 28S): the new entry, and the one it
/// follows. It is told by the ids of the federations; whom they do not tell is noted by hand.
fn entered_again(
    section: &Section,
    joining: &Section,
    way: &MergePlan,
) -> Vec<(EntrantId, EntrantId)> {
    let is_same = |one: &Player, other: &Player| {
        let by_fide = one.fide_id.is_some() && one.fide_id == other.fide_id;
        by_fide || one.national_id.is_some() && one.national_id == other.national_id
    };
    let follows = |id: EntrantId| joining.marks_of(id).reentry_of.is_some();
    let is_followed = |id: EntrantId| {
        let mut marks = section.marks.values();
        marks.any(|marks| marks.reentry_of == Some(id))
    };
    let new = joining.draft.entrants.iter().filter(|one| !follows(one.id));
    new.filter_map(|entry| {
        let mut earlier = section.draft.entrants.iter();
        let earlier =
            earlier.find(|one| is_same(&one.player, &entry.player) && !is_followed(one.id))?;
        Some((way.entrant(entry.id), earlier.id))
    })
    .collect()
}

/// What becomes of ids and boards on the way into the other section.
struct MergePlan {
    section: SectionId,
    ids_from: u32,
    /// The last table of each round there.
    tables: Vec<u32>,
}

impl MergePlan {
    fn into(section: &Section, ids_from: u32) -> MergePlan {
        let last = |round: &Round| {
            let tables = round.games.iter().map(|game| game.board.table);
            tables.max().unwrap_or(0)
        };
        MergePlan {
            section: section.id.clone(),
            ids_from,
            tables: section.draft.rounds.iter().map(last).collect(),
        }
    }

    fn entrant(&self, id: EntrantId) -> EntrantId {
        EntrantId(id.0.saturating_add(self.ids_from))
    }

    fn entrants(&self, ids: &mut [EntrantId]) {
        for id in ids {
            *id = self.entrant(*id);
        }
    }

    fn board(&self, round: RoundNumber, board: BoardNumber) -> BoardNumber {
        let above = self.tables.get(round.place()).copied().unwrap_or(0);
        BoardNumber {
            table: board.table.saturating_add(above),
            ..board
        }
    }

    fn draft(&self, draft: &mut Draft, joining: Draft) {
        for mut entrant in joining.entrants {
            entrant.id = self.entrant(entrant.id);
            draft.entrants.push(entrant);
        }
        draft.entrants.sort_by_key(|entrant| entrant.id);
        let rounds = (1..).map(RoundNumber);
        let both = draft.rounds.iter_mut().zip(joining.rounds);
        for (number, (round, joining)) in rounds.zip(both) {
            for mut game in joining.games {
                game.board = self.board(number, game.board);
                game.white = self.entrant(game.white);
                game.black = self.entrant(game.black);
                round.games.push(game);
            }
            for mut bye in joining.byes {
                bye.entrant = self.entrant(bye.entrant);
                round.byes.push(bye);
            }
        }
        for mut request in joining.bye_requests {
            request.entrant = self.entrant(request.entrant);
            draft.bye_requests.push(request);
        }
        for mut given in joining.virtual_points {
            self.entrants(&mut given.entrants);
            draft.virtual_points.push(given);
        }
        for mut adjustment in joining.adjustments {
            adjustment.entrant = self.entrant(adjustment.entrant);
            draft.adjustments.push(adjustment);
        }
        for mut ban in joining.prohibited {
            self.entrants(&mut ban.entrants);
            draft.prohibited.push(ban);
        }
    }

    /// What was noted of the players; when the round began and who did what stays as it is here.
    fn hall(&self, round: RoundNumber, joining: HallLog, log: &mut HallLog) {
        for mut reading in joining.readings {
            reading.board = self.board(round, reading.board);
            log.readings.push(reading);
        }
        for (board, slip) in joining.verified {
            log.verified.insert(self.board(round, board), slip);
        }
        for mut exit in joining.exits {
            exit.entrant = self.entrant(exit.entrant);
            log.exits.push(exit);
        }
    }

    fn marks(&self, marks: EntryMarks) -> EntryMarks {
        EntryMarks {
            reentry_of: marks.reentry_of.map(|id| self.entrant(id)),
            ..marks
        }
    }

    fn incident(&self, mut incident: Incident) -> Incident {
        let report = &mut incident.report;
        let round = report.round;
        report.board = report.board.map(|board| self.board(round, board));
        self.entrants(&mut report.entrants);
        for counted in report.counts.iter_mut().flatten() {
            counted.entrant = self.entrant(counted.entrant);
        }
        for penalty in report.case.iter_mut().flat_map(|case| &mut case.penalties) {
            penalty.entrant = self.entrant(penalty.entrant);
        }
        incident
    }

    fn appeal(&self, mut appeal: Appeal) -> Appeal {
        let report = &mut appeal.report;
        if let (Some(round), Some(board)) = (report.round, report.board) {
            report.board = Some(self.board(round, board));
        }
        self.entrants(&mut report.parties);
        appeal
    }

    fn inspection(&self, mut inspection: Inspection) -> Inspection {
        inspection.entrant = self.entrant(inspection.entrant);
        inspection
    }

    fn complaint(&self, mut complaint: Complaint) -> Complaint {
        let report = &mut complaint.report;
        report.accused = self.entrant(report.accused);
        report.complainant.entrant = report.complainant.entrant.map(|id| self.entrant(id));
        complaint
    }

    fn note(&self, note: Note) -> Note {
        let section = self.section.clone();
        let subject = match note.subject {
            Subject::Event {} => Subject::Event {},
            Subject::Section { .. } => Subject::Section { section },
            Subject::Round { round, .. } => Subject::Round { section, round },
            Subject::Board { round, board, .. } => Subject::Board {
                section,
                round,
                board: self.board(round, board),
            },
            Subject::Entrant { entrant, .. } => Subject::Entrant {
                section,
                entrant: self.entrant(entrant),
            },
            Subject::Team { team, .. } => Subject::Team { section, team },
        };
        Note { subject, ..note }
    }
}
