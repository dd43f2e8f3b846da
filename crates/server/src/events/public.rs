//! The part of an event that everybody may see.

use std::collections::{BTreeMap, BTreeSet};

use adoube_conduct::fide_mode::check_final;
use adoube_conduct::ranking::{Ranking, Reentries, is_of_us_chess};
use adoube_journal::{
    Category, Event, EventDetails, EventId, HallScreen, Journal, Record, Room, Section, SectionId,
    SectionSettings, Seq,
};
use adoube_tournament::{
    BoardNumber, Draft, EntrantId, Player, Round, RoundNumber, SettledBy, StartPosition,
    Tournament, Violations,
};
use jiff::Timestamp;

use super::memo::Memo;
use super::rated::Rated;
use crate::error::PageError;
use crate::texts::tell;

/// What may be shown of an event.
///
/// Notes, incidents, what was noted in the hall, reasons, authors, dates of birth and who may not be paired with whom are
/// left behind here, and so are rounds that are not published yet, so that no page can show them
/// by mistake.
#[derive(Debug)]
pub struct PublicEvent {
    /// The short name.
    pub id: EventId,
    /// For whom it was cut out: their pages have other addresses.
    pub viewer: Viewer,
    /// What is announced.
    pub details: EventDetails,
    /// The sections, in the order in which they were added.
    pub sections: Vec<PublicSection>,
    /// The screens of the hall.
    pub screens: Vec<HallScreen>,
    /// What the arbiter tells everybody on them; not who wrote it.
    pub message: Option<String>,
    /// Where the players of sections that are no more went over to.
    merged: BTreeMap<SectionId, SectionId>,
    /// The last record that it was made of.
    pub seq: Seq,
    /// When the first record was written.
    pub created: Timestamp,
    /// When the last one was.
    pub revised: Timestamp,
    /// The records are not those that were written.
    pub damaged: bool,
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
    /// Who is in which of the announced categories, in their order. Dates of birth decide that, and
    /// stay behind.
    pub categories: Vec<BTreeSet<EntrantId>>,
    /// Who entered more than once: one line of the standings has the place.
    pub reentries: Reentries,
    /// Who has never played a rated event: NEW in the place of a rating (US 28D6).
    pub new_players: BTreeSet<EntrantId>,
    /// Nothing more is to come.
    pub finished: bool,
    /// Where the tables stand; not which of them are kept for whom.
    pub rooms: Vec<Room>,
    /// The start positions of rounds of Chess960 that can be seen.
    pub start_positions: BTreeMap<RoundNumber, StartPosition>,
    /// How many rounds were paired when the section left FIDE mode.
    pub left_fide_mode: Option<RoundNumber>,
    /// The prize fund, once the section is finished and all of its rounds can be seen.
    pub prize_fund: Option<String>,
    /// Who is where after a round: of the teams, if they compete, or of the players.
    pub(crate) rankings: Memo<(RoundNumber, bool), Ranking>,
    /// What the games up to a round are worth.
    pub(crate) rated: Memo<RoundNumber, Option<Rated>>,
    /// For each paired round, whether it was declared complete.
    closed: Vec<bool>,
}

/// How far a round has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// The boards whose result is known.
    pub finished: usize,
    pub boards: usize,
    /// The round was declared complete.
    pub closed: bool,
}

/// Who looks at an event, which decides which rounds are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Viewer {
    /// Public pages, which are the same for everybody.
    Public,
    /// The people of the event, who see a round before it is published.
    Desk,
}

impl PublicEvent {
    /// The public part of an event.
    ///
    /// # Errors
    ///
    /// [`Violations`] if the event is not consistent without what is not public.
    pub fn of(id: &EventId, event: &Event) -> Result<PublicEvent, Violations> {
        PublicEvent::seen(id, event, Viewer::Public)
    }

    /// The same as the desk sees it: with the rounds that are not published yet.
    ///
    /// # Errors
    ///
    /// [`Violations`] if the event is not consistent.
    pub fn at_desk(id: &EventId, event: &Event) -> Result<PublicEvent, Violations> {
        PublicEvent::seen(id, event, Viewer::Desk)
    }

    fn seen(id: &EventId, event: &Event, viewer: Viewer) -> Result<PublicEvent, Violations> {
        let sections = event.sections.iter();
        let sections = sections.map(|section| PublicSection::seen(event, section, viewer));
        Ok(PublicEvent {
            id: id.clone(),
            viewer,
            details: event.details.public(),
            sections: sections.collect::<Result<_, _>>()?,
            screens: event.screens.clone(),
            message: event.message.as_ref().map(|message| message.text.clone()),
            merged: event.merged.clone(),
            seq: Seq(0),
            created: Timestamp::UNIX_EPOCH,
            revised: Timestamp::UNIX_EPOCH,
            damaged: false,
        })
    }

    /// The section with this short name, or the one that its players are in now: a link that was
    /// handed on still leads to them.
    pub fn section(&self, id: &SectionId) -> Option<&PublicSection> {
        let id = self.merged.get(id).unwrap_or(id);
        self.sections.iter().find(|section| section.id == *id)
    }

    /// The same, made of the records of a journal.
    pub fn recorded_in(self, journal: &Journal) -> PublicEvent {
        let written = |record: Option<&Record>| record.map_or(Timestamp::UNIX_EPOCH, |one| one.at);
        PublicEvent {
            seq: journal.head(),
            created: written(journal.records().first()),
            revised: written(journal.records().last()),
            ..self
        }
    }

    /// The same, made of records that are not those that were written, or are.
    pub fn marked(self, damaged: bool) -> PublicEvent {
        PublicEvent { damaged, ..self }
    }

    /// Whether everybody sees the same as before.
    pub fn looks_like(&self, before: &PublicEvent) -> bool {
        let of_screens = |event: &PublicEvent| (event.screens.clone(), event.message.clone());
        (&self.details, &self.sections, self.damaged)
            == (&before.details, &before.sections, before.damaged)
            && of_screens(self) == of_screens(before)
    }
}

impl PublicSection {
    fn seen(event: &Event, section: &Section, viewer: Viewer) -> Result<PublicSection, Violations> {
        let rounds = match viewer {
            Viewer::Public => section.public_rounds(),
            Viewer::Desk => section.draft.paired_rounds(),
        };
        let statuses = section.rounds.iter().take(usize::from(rounds.0));
        Ok(PublicSection {
            id: section.id.clone(),
            settings: section.settings.clone(),
            tournament: Tournament::new(match viewer {
                Viewer::Public => without_private(section.draft.after(rounds), &section.settings),
                Viewer::Desk => without_private(section.draft.clone(), &section.settings),
            })?,
            categories: categories(event, section),
            reentries: Reentries::of(section),
            new_players: (section.marks.iter())
                .filter(|(_, marks)| marks.is_new)
                .map(|(id, _)| *id)
                .collect(),
            finished: section.finished,
            rooms: (section.rooms.iter())
                .map(|room| Room {
                    accessible: BTreeSet::new(),
                    ..room.clone()
                })
                .collect(),
            start_positions: (section.start_positions.iter())
                .filter(|(round, _)| **round <= rounds)
                .map(|(round, position)| (*round, *position))
                .collect(),
            left_fide_mode: section.left_fide_mode,
            prize_fund: section
                .prize_fund
                .clone()
                .filter(|_| section.finished && rounds == section.draft.paired_rounds()),
            rankings: Memo::default(),
            rated: Memo::default(),
            closed: statuses.map(|round| round.closed).collect(),
        })
    }

    /// Whether standings after a round can be shown: there are no final ones while a game is adjourned.
    pub(crate) fn check_final(&self, after: RoundNumber) -> Result<(), PageError> {
        let in_fide_mode = self.left_fide_mode.is_none();
        check_final(in_fide_mode, self.tournament.draft(), after)
            .map_err(|reason| PageError::Refused(tell(&reason)))
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

    /// The room in which a board stands; empty where none is planned.
    pub(crate) fn room(&self, board: BoardNumber) -> &str {
        Room::among(&self.rooms, board.table).map_or("", |room| room.name.as_str())
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

/// Ages are those of the year in which the event starts; without a date nobody has one.
fn categories(event: &Event, section: &Section) -> Vec<BTreeSet<EntrantId>> {
    let year = event.details.starts.map(|day| day.year());
    let year = year.and_then(|year| u16::try_from(year).ok());
    let settings = &section.settings;
    let members = |category: &Category| {
        let by_age = category.age_from.is_some() || category.age_to.is_some();
        let year = year.or((!by_age).then_some(0));
        let entrants = section.draft.entrants.iter();
        let admitted = entrants.filter(|entrant| {
            let admits = |year| category.admits(&entrant.player, settings.rating_used, year);
            year.and_then(admits) == Some(true)
        });
        admitted.map(|entrant| entrant.id).collect()
    };
    settings.categories.iter().map(members).collect()
}

fn without_private(mut draft: Draft, settings: &SectionSettings) -> Draft {
    // The id of US Chess belongs on the wall chart (28O); that of other federations is nobody's business.
    let keeps_id = is_of_us_chess(settings);
    for entrant in &mut draft.entrants {
        entrant.player = Player {
            birth: None,
            sex: None,
            grade: None,
            national_id: entrant.player.national_id.take().filter(|_| keeps_id),
            notes: None,
            ..std::mem::take(&mut entrant.player)
        };
    }
    for tie in &mut draft.settled_ties {
        if let SettledBy::Hand(reason) = &mut tie.by {
            reason.clear();
        }
    }
    draft.bye_requests.clear();
    draft.prohibited.clear();
    draft.virtual_points.clear();
    draft.team_bye_requests.clear();
    draft.team_prohibited.clear();
    draft.team_virtual_points.clear();
    draft
}
