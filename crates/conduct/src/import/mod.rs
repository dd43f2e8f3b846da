//! A whole tournament from a report file as a new section of an event.
//!
//! [`import`] reads what the file tells into one change, [`SectionImported`], and lists beside it every
//! [`Adjustment`]: what was changed, filled in or left out on the way. Every round is paired again by the
//! system of the file; where that gives another round, the change remembers it, later reports tell it
//! (`### Import @ Round n: …`), and [`vet`](crate::vet) finds a breach before anything is written.

mod adjustment;
mod boards;
mod kept;
mod presence;
mod settings;

use std::collections::HashMap;

use adoube_formats::trf::Record;
use adoube_formats::{EventData, Trf, TrfErrors, TrfTournament, TrfVersion};
use adoube_journal::{
    Command, Event, EventDetails, ImportedEntrant, ImportedPlayOff, ImportedTeam, ImportedTie,
    ImportedValues, Provenance, Refusal, Section, SectionId, SectionImported, attempt,
};
use adoube_tournament::{
    EnteredValues, EntrantId, PairingNumber, PlayOff, RoundNumber, SettledBy, SettledTie,
};
use serde::Serialize;

use crate::ranking::Ranking;
use crate::rounds::{Severity, deviations};

pub use adjustment::{Adjusted, Adjustment, EventField};
pub(crate) use kept::records as kept_records;

/// A file as a section, and what is not as the file has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Import {
    /// Which version of the format the file has.
    pub version: TrfVersion,
    /// What the file says of the event.
    pub details: EventDetails,
    /// The section, to be written as it is.
    pub section: SectionImported,
    /// Everything that was changed, filled in or left out, by the lines of the file.
    pub adjustments: Vec<Adjusted>,
}

impl Import {
    /// The command that writes the section.
    pub fn command(&self) -> Command {
        Command::ImportSection(self.section.clone())
    }
}

/// Where a tournament goes.
#[derive(Clone, Copy, Debug)]
pub struct Destination<'e> {
    /// The event, if there is one.
    pub event: Option<&'e Event>,
    /// What the section is to be called; as the file calls the tournament if nothing is said.
    pub name: Option<&'e str>,
}

/// Why a file cannot become a section.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum CannotImport {
    /// Its lines contradict each other.
    Faults(TrfErrors),
    /// No section can be like that.
    Refused(Refusal),
}

adoube_types::errors!(CannotImport);

/// Makes a section of a report file. Nothing is written.
///
/// # Errors
///
/// [`CannotImport`] where the lines of the file contradict each other, or the journal would refuse it.
pub fn import(trf: &Trf, file: &str, into: Destination<'_>) -> Result<Import, CannotImport> {
    let found = trf.to_draft().map_err(CannotImport::Faults)?;
    let mut importer = Importer::of(trf, &found, file, into);
    let mut section = importer.section();
    let event = importer.event();
    let try_out = |section: &SectionImported| {
        let command = Command::ImportSection(section.clone());
        attempt(&event, command, None).map_err(CannotImport::Refused)
    };
    let mut after = try_out(&section)?;
    section.deviations = breaches(&after, &section.section);
    if boards::turn_colourless(&mut section, &found.colourless) {
        after = try_out(&section)?;
        section.deviations = breaches(&after, &section.section);
    }
    if let Some(made) = after.section(&section.section) {
        importer.compare_ranks(&after, made);
    }
    let Importer {
        mut adjusted,
        details,
        ..
    } = importer;
    adjusted.sort_by_key(|one| one.line);
    Ok(Import {
        version: trf.version(),
        details,
        section,
        adjustments: adjusted,
    })
}

/// The rounds that break the rules.
fn breaches(event: &Event, section: &SectionId) -> Vec<adoube_journal::ImportDeviation> {
    let found = event.section(section);
    let found = found.map_or_else(Vec::new, |found| deviations(&event.details, found));
    let breaches = found.into_iter();
    let breaches = breaches.filter(|(severity, _)| *severity == Severity::Breach);
    breaches.map(|(_, deviation)| deviation).collect()
}

struct Importer<'t> {
    trf: &'t Trf,
    found: &'t TrfTournament,
    file: &'t str,
    into: Destination<'t>,
    /// What the file says of the event.
    details: EventDetails,
    adjusted: Vec<Adjusted>,
}

impl<'t> Importer<'t> {
    fn of(
        trf: &'t Trf,
        found: &'t TrfTournament,
        file: &'t str,
        into: Destination<'t>,
    ) -> Importer<'t> {
        let read = found.warnings.iter().map(|warning| Adjusted {
            line: warning.line,
            what: Adjustment::Read(warning.what.clone()),
        });
        Importer {
            trf,
            found,
            file,
            into,
            details: settings::details(found, file),
            adjusted: read.collect(),
        }
    }

    fn adjust(&mut self, code: &str, what: Adjustment) {
        let line = self.trf.first_line(code).unwrap_or(0);
        self.adjusted.push(Adjusted { line, what });
    }

    fn data(&self) -> &'t EventData {
        &self.found.event
    }

    /// The event that the section comes into.
    fn event(&self) -> Event {
        let details = self.details.clone();
        let new = || Event {
            details,
            ..Event::default()
        };
        self.into.event.cloned().unwrap_or_else(new)
    }

    fn section(&mut self) -> SectionImported {
        self.compare_event();
        let settings = self.settings();
        let draft = &self.found.draft;
        let swiss = settings.format.is_swiss_of_players();
        let presence = presence::of(draft, swiss);
        for (number, rounds) in presence.told() {
            let what = Adjustment::NotThere { number, rounds };
            self.adjusted.push(Adjusted { line: 0, what });
        }
        let mut fide_ids: HashMap<u32, u32> = HashMap::new();
        let mut entrants = Vec::with_capacity(draft.entrants.len());
        for entrant in &draft.entrants {
            let mut player = entrant.player.clone();
            let (number, id) = (entrant.id.0, player.fide_id);
            if let Some((fide_id, other)) =
                id.and_then(|id| Some((id, fide_ids.insert(id, number)?)))
            {
                player.fide_id = None;
                let what = Adjustment::SameFideId {
                    fide_id,
                    number,
                    other,
                };
                self.adjusted.push(Adjusted { line: 0, what });
            }
            let (first_round, withdrawals) = presence.of_entrant(entrant);
            entrants.push(ImportedEntrant {
                entrant: entrant.id,
                number: (entrant.pairing_number).unwrap_or(PairingNumber::at_place(0)),
                player,
                first_round: Some(first_round).filter(|round| *round > RoundNumber::FIRST),
                withdrawals,
            });
        }
        let (rounds, adjourned) = boards::rounds(draft, swiss);
        for (round, games) in adjourned {
            let what = Adjustment::TakenForAdjourned { round, games };
            self.adjusted.push(Adjusted { line: 0, what });
        }
        let id = self.free_id(&settings.name);
        let teams = match draft.teams.is_empty() {
            true => kept::teams(self.trf),
            false => draft.teams.clone(),
        };
        SectionImported {
            section: id,
            made_by: Provenance {
                engine: self.file.to_owned(),
                edition: Some(self.system_name(&settings)),
                ..Provenance::default()
            },
            settings,
            file: self.file.to_owned(),
            entrants,
            teams: teams
                .into_iter()
                .map(|team| ImportedTeam {
                    team: team.id,
                    number: team.pairing_number,
                    details: team.details,
                })
                .collect(),
            rounds,
            bye_requests: presence.requests(draft),
            team_bye_requests: draft.team_bye_requests.clone(),
            virtual_points: draft.virtual_points.clone(),
            team_virtual_points: draft.team_virtual_points.clone(),
            adjustments: draft.adjustments.clone(),
            team_adjustments: draft.team_adjustments.clone(),
            prohibited: draft.prohibited.clone(),
            team_prohibited: draft.team_prohibited.clone(),
            play_offs: draft.play_offs.iter().map(decided).collect(),
            team_play_offs: draft.team_play_offs.iter().map(decided).collect(),
            settled_ties: draft.settled_ties.iter().map(settled).collect(),
            entered_values: draft.entered_values.iter().map(entered).collect(),
            remarks: kept::remarks(self.trf, draft),
            deviations: Vec::new(),
        }
    }

    /// The system of the file, for the record of who paired the rounds.
    fn system_name(&self, settings: &adoube_journal::SectionSettings) -> String {
        let named = settings.pairing_system.clone();
        named.unwrap_or_else(|| {
            let data = self.data();
            let said = [&data.encoded_type, &data.tournament_type];
            let said = said.into_iter().find(|text| !text.is_empty());
            said.map_or_else(|| settings.format.name().to_owned(), Clone::clone)
        })
    }

    /// A short name that no section has yet.
    fn free_id(&self, name: &str) -> SectionId {
        let wanted = SectionId::from_title(name);
        let numbered =
            (2..=u16::MAX).filter_map(|number| format!("{wanted}-{number}").parse().ok());
        let mut ids = std::iter::once(wanted.clone()).chain(numbered);
        let is_free = |id: &SectionId| {
            let event = self.into.event;
            event.is_none_or(|event| event.section(id).is_none() && !event.merged.contains_key(id))
        };
        ids.find(is_free).unwrap_or(wanted)
    }

    /// Tells how many places the standings have otherwise than the file.
    fn compare_ranks(&mut self, event: &Event, section: &Section) {
        let Ok(tournament) = section.snapshot() else {
            return;
        };
        let after = tournament.paired_rounds();
        let ranking = Ranking::of_players(&event.details, &section.settings, &tournament, after);
        let own: HashMap<u32, u32> = ranking.places_among(|_| true).into_iter().collect();
        let ranks = self.trf.records().iter().filter_map(|record| match record {
            Record::Player(player) => Some((player.person.number, player.rank?)),
            _ => None,
        });
        let differ = ranks.filter(|(number, rank)| own.get(number).is_some_and(|own| own != rank));
        let mut differ: Vec<(u32, u32)> = differ.collect();
        differ.sort_unstable();
        if let Some((number, rank)) = differ.first().copied() {
            let what = Adjustment::OtherRanks {
                players: differ.len(),
                number,
                rank,
                own: own.get(&number).copied().unwrap_or_default(),
            };
            self.adjusted.push(Adjusted { line: 0, what });
        }
    }
}

fn decided<Who: Copy>(play_off: &PlayOff<Who>) -> ImportedPlayOff<Who> {
    ImportedPlayOff {
        round: play_off.round,
        places: play_off.places.clone(),
    }
}

fn settled(tie: &SettledTie) -> ImportedTie {
    let (seed, reason) = match &tie.by {
        SettledBy::Lots(seed) => (Some(*seed), String::new()),
        SettledBy::Hand(reason) => (None, reason.clone()),
    };
    ImportedTie {
        round: tie.round,
        order: tie.order.clone(),
        seed,
        reason,
    }
}

fn entered(values: &EnteredValues) -> ImportedValues {
    ImportedValues {
        name: values.name.clone(),
        round: values.round,
        values: values.values.clone(),
    }
}

/// The ids of a list by their numbers, as files name players.
fn ids(numbers: &[u32]) -> Vec<EntrantId> {
    numbers.iter().copied().map(EntrantId).collect()
}
