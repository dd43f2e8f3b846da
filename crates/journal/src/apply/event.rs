//! The event and its sections.

use std::collections::{BTreeMap, HashSet};

use adoube_tournament::{BoardNumber, EntrantId, RoundNumber};

use super::required;
use crate::{
    Category, Event, EventDetails, Incident, Note, Refusal, Section, SectionId, SectionSettings,
    Subject,
};

/// How long the name of an announcement may be, in characters.
const LONGEST_NAME: usize = 40;

/// How long an announcement may be, in characters.
const LONGEST_ANNOUNCEMENT: usize = 2_000;

impl Event {
    pub(super) fn create(&mut self, details: &EventDetails) -> Result<(), Refusal> {
        if *self != Event::default() {
            return Err(Refusal::EventExists);
        }
        self.edit(details)
    }

    pub(super) fn edit(&mut self, details: &EventDetails) -> Result<(), Refusal> {
        named(&details.name, "an event")?;
        if let (Some(starts), Some(ends)) = (details.starts, details.ends)
            && ends < starts
        {
            return Err(Refusal::EndsBeforeStart { starts, ends });
        }
        self.details = details.clone();
        Ok(())
    }

    pub(super) fn add_section(
        &mut self,
        id: &SectionId,
        settings: &SectionSettings,
    ) -> Result<(), Refusal> {
        if self.section(id).is_some() {
            return Err(Refusal::SectionExists(id.clone()));
        }
        check_settings(settings)?;
        let mut section = Section::new(id.clone(), settings.clone());
        section.adopt(settings);
        self.sections.push(section);
        Ok(())
    }

    pub(super) fn note(&mut self, subject: &Subject, text: &str) -> Result<(), Refusal> {
        written(text, "a note")?;
        let note = Note {
            subject: subject.clone(),
            text: text.to_owned(),
        };
        let Some(id) = subject.section() else {
            self.notes.push(note);
            return Ok(());
        };
        let section = self.existing(id)?;
        section.check_subject(subject)?;
        section.notes.push(note);
        Ok(())
    }
}

impl Section {
    pub(super) fn edit(
        &mut self,
        settings: &SectionSettings,
        reason: Option<&str>,
    ) -> Result<(), Refusal> {
        check_settings(settings)?;
        let paired = self.draft.paired_rounds();
        if paired.0 > 0 {
            required(reason, "changing a section after round 1 has been paired")?;
        }
        let fixed = settings.format.is_fixed_schedule();
        if paired.0 > 0 && fixed != self.draft.fixed_schedule {
            return Err(Refusal::FormatFrozen);
        }
        self.nothing_waits_for(settings.publication)?;
        let needed = self.rounds_needed();
        if settings.rounds < needed.0 {
            return Err(Refusal::TooFewRounds {
                needed,
                rounds: settings.rounds,
            });
        }
        self.adopt(settings);
        Ok(())
    }

    /// The last round that is paired or that something was said of.
    fn rounds_needed(&self) -> RoundNumber {
        let requests = self.draft.bye_requests.iter().map(|request| request.round);
        let adjustments = self.draft.adjustments.iter().map(|other| other.round);
        let said = requests.chain(adjustments).max();
        said.max(Some(self.draft.paired_rounds()))
            .unwrap_or(RoundNumber::FIRST)
    }

    fn adopt(&mut self, settings: &SectionSettings) {
        self.settings = settings.clone();
        self.draft.planned_rounds = settings.rounds;
        self.draft.point_system = settings.point_system.clone();
        self.draft.team_scoring = settings.team_scoring.clone();
        self.draft.initial_colour = settings.initial_colour;
        self.draft.fixed_schedule = settings.format.is_fixed_schedule();
    }

    pub(super) fn finish(&mut self) -> Result<(), Refusal> {
        let open = self.rounds.iter().position(|round| !round.closed);
        if let Some(place) = open {
            return Err(Refusal::StillOpen(RoundNumber::at_place(place)));
        }
        self.finished = true;
        Ok(())
    }

    pub(super) fn report_incident(
        &mut self,
        round: RoundNumber,
        board: Option<BoardNumber>,
        entrants: &[EntrantId],
        facts: &str,
        ruling: Option<&str>,
    ) -> Result<(), Refusal> {
        written(facts, "the report of an incident")?;
        self.announced(round)?;
        if let Some(board) = board {
            self.game(round, board)?;
        }
        for entrant in entrants {
            self.entered(*entrant)?;
        }
        self.incidents.push(Incident {
            round,
            board,
            entrants: entrants.to_vec(),
            facts: facts.to_owned(),
            ruling: ruling.map(str::to_owned),
        });
        Ok(())
    }

    fn check_subject(&self, subject: &Subject) -> Result<(), Refusal> {
        match subject {
            Subject::Event {} | Subject::Section { .. } => Ok(()),
            Subject::Round { round, .. } => self.announced(*round),
            Subject::Board { round, board, .. } => self.game(*round, *board).map(|_| ()),
            Subject::Entrant { entrant, .. } => self.entered(*entrant).map(|_| ()),
            Subject::Team { team, .. } => {
                self.team(*team).map(|_| ()).ok_or(Refusal::NoTeam(*team))
            }
        }
    }
}

fn check_settings(settings: &SectionSettings) -> Result<(), Refusal> {
    named(&settings.name, "a section")?;
    if settings.rounds == 0 {
        return Err(Refusal::NoRounds);
    }
    check_categories(&settings.categories)?;
    check_announcements(&settings.announced)?;
    settings.point_system.check()?;
    settings.team_scoring.match_points.check()?;
    for time in &settings.schedule {
        if !(1..=settings.rounds).contains(&time.round.0) {
            return Err(Refusal::NoSuchRound {
                round: time.round,
                rounds: settings.rounds,
            });
        }
    }
    Ok(())
}

fn check_categories(categories: &[Category]) -> Result<(), Refusal> {
    let mut names = HashSet::new();
    for category in categories {
        named(&category.name, "a category")?;
        let name = category.name.clone();
        if !names.insert(category.name.trim()) {
            return Err(Refusal::NamedTwice { who: name });
        }
        if category.is_empty() {
            return Err(Refusal::EmptyCategory(name));
        }
    }
    Ok(())
}

fn check_announcements(announced: &BTreeMap<String, String>) -> Result<(), Refusal> {
    for (name, text) in announced {
        let allowed = |byte: u8| byte.is_ascii_lowercase() || byte == b'_';
        if name.is_empty() || !name.bytes().all(allowed) {
            return Err(Refusal::AnnouncementName(name.clone()));
        }
        let (names, texts) = ("the name of an announcement", "an announcement");
        at_most(name.len(), LONGEST_NAME, names, "characters")?;
        at_most(
            text.chars().count(),
            LONGEST_ANNOUNCEMENT,
            texts,
            "characters",
        )?;
    }
    Ok(())
}

pub(super) fn written(text: &str, what: &'static str) -> Result<(), Refusal> {
    if text.trim().is_empty() {
        return Err(Refusal::NoText(what));
    }
    Ok(())
}

pub(super) fn named(name: &str, what: &'static str) -> Result<(), Refusal> {
    if name.trim().is_empty() {
        return Err(Refusal::NoName(what));
    }
    if name.chars().any(char::is_control) {
        return Err(Refusal::ControlCharacter("the name"));
    }
    Ok(())
}

/// A text of this length can be kept.
pub(super) fn at_most(
    length: usize,
    most: usize,
    what: &'static str,
    unit: &'static str,
) -> Result<(), Refusal> {
    if length > most {
        return Err(Refusal::TooLong { what, most, unit });
    }
    Ok(())
}
