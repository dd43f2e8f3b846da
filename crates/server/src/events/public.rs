//! The part of an event that everybody may see.

use adoube_journal::{
    Event, EventDetails, EventId, RoundStatus, Section, SectionId, SectionSettings, Seq,
};
use adoube_tournament::{Draft, Player, Round, RoundNumber, Tournament, Violations};

/// What may be shown of an event.
///
/// Notes, incidents, reasons, authors, dates of birth and who may not be paired with whom are
/// left behind here, and so are rounds that are not published yet, so that no page can show them
/// by mistake.
#[derive(Debug)]
pub struct PublicEvent {
    /// The short name.
    pub id: EventId,
    /// What is announced.
    pub details: EventDetails,
    /// The sections, in the order in which they were added.
    pub sections: Vec<PublicSection>,
    /// The last record that it was made of.
    pub seq: Seq,
}

/// What may be shown of a section.
#[derive(Debug, PartialEq)]
pub struct PublicSection {
    /// The short name.
    pub id: SectionId,
    /// What is announced.
    pub settings: SectionSettings,
    /// Players and rounds.
    pub tournament: Tournament,
    /// Nothing more is to come.
    pub finished: bool,
    /// For each paired round, whether it was declared complete.
    closed: Vec<bool>,
}

/// How far a round has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// The boards whose result is known.
    pub finished: usize,
    /// All boards.
    pub boards: usize,
    /// The round was declared complete.
    pub closed: bool,
}

impl PublicEvent {
    /// The public part of an event.
    pub fn of(id: &EventId, event: &Event) -> Result<PublicEvent, Violations> {
        let sections = event.sections.iter().map(PublicSection::of);
        Ok(PublicEvent {
            id: id.clone(),
            details: event.details.clone(),
            sections: sections.collect::<Result<_, _>>()?,
            seq: Seq(0),
        })
    }

    /// The same, made of the records up to this one.
    pub fn as_of(self, seq: Seq) -> PublicEvent {
        PublicEvent { seq, ..self }
    }

    /// Whether everybody sees the same as before.
    pub fn looks_like(&self, before: &PublicEvent) -> bool {
        self.details == before.details && self.sections == before.sections
    }
}

impl PublicSection {
    fn of(section: &Section) -> Result<PublicSection, Violations> {
        Ok(PublicSection {
            id: section.id.clone(),
            settings: section.settings.clone(),
            tournament: Tournament::new(public_draft(section))?,
            finished: section.finished,
            closed: public_statuses(section).map(|round| round.closed).collect(),
        })
    }

    /// The last public round; 0 before round 1.
    pub fn latest_round(&self) -> RoundNumber {
        self.tournament.paired_rounds()
    }

    /// The last round that was declared complete; 0 if none was.
    pub fn last_closed(&self) -> RoundNumber {
        let place = self.closed.iter().rposition(|closed| *closed);
        place.map_or(RoundNumber(0), RoundNumber::at_place)
    }

    /// A paired round.
    pub fn round(&self, number: RoundNumber) -> Option<&Round> {
        self.tournament.rounds().get(number.place())
    }

    /// How far a paired round has come.
    pub fn progress(&self, number: RoundNumber) -> Option<Progress> {
        let round = self.round(number)?;
        let games = round.games.iter();
        Some(Progress {
            finished: games
                .filter(|game| game.results.reported.is_final())
                .count(),
            boards: round.games.len(),
            closed: self.closed.get(number.place()).copied().unwrap_or(false),
        })
    }
}

fn public_statuses(section: &Section) -> impl Iterator<Item = &RoundStatus> {
    let public = usize::from(section.public_rounds().0);
    section.rounds.iter().take(public)
}

fn public_draft(section: &Section) -> Draft {
    let mut draft = section.draft.clone();
    draft.rounds.truncate(public_statuses(section).count());
    for entrant in &mut draft.entrants {
        entrant.player = Player {
            birth: None,
            sex: None,
            national_id: None,
            notes: None,
            ..std::mem::take(&mut entrant.player)
        };
    }
    draft.bye_requests.clear();
    draft.prohibited.clear();
    draft.virtual_points.clear();
    draft
}
