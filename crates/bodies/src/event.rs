//! Events and their sections.

use adoube_journal::{
    Author, DeletedEvent, EventDetails, EventId, EventSummary, Journal, Provenance, Section,
    SectionId, SectionSettings, Seq,
};
use adoube_tournament::{Entrant, EntrantId, PairingNumber, Player, Round, RoundNumber, RoundSpan};
use jiff::Timestamp;
use serde::Serialize;
use utoipa::ToSchema;

/// The events of a store.
#[derive(Serialize)]
pub struct EventList {
    pub events: Vec<EventLine>,
}

/// An event in the list.
#[derive(Serialize, ToSchema)]
pub struct EventLine {
    /// The short name.
    #[schema(value_type = String)]
    pub id: EventId,
    /// The short name, as the commands call it.
    #[schema(value_type = String)]
    pub event: EventId,
    /// The name that people read.
    pub name: String,
    /// How many records its journal has.
    pub records: u64,
    /// When it was last changed.
    #[schema(value_type = Option<String>)]
    pub changed: Option<Timestamp>,
}

impl From<EventSummary> for EventLine {
    fn from(summary: EventSummary) -> EventLine {
        EventLine {
            event: summary.id.clone(),
            id: summary.id,
            name: summary.name,
            records: summary.records,
            changed: summary.changed,
        }
    }
}

/// The deleted events of a store.
#[derive(Serialize)]
pub struct DeletedList {
    pub events: Vec<DeletedLine>,
}

/// A deleted event.
#[derive(Serialize)]
pub struct DeletedLine {
    /// The short name.
    pub event: EventId,
    pub name: String,
    /// How many records its journal has.
    pub records: u64,
    /// When it was deleted.
    pub deleted: Timestamp,
    pub by: Author,
    /// Until when it can be brought back.
    pub kept_until: Timestamp,
}

impl From<DeletedEvent> for DeletedLine {
    fn from(event: DeletedEvent) -> DeletedLine {
        DeletedLine {
            kept_until: event.deletion.kept_until(),
            event: event.id,
            name: event.name,
            records: event.records,
            deleted: event.deletion.at,
            by: event.deletion.by,
        }
    }
}

/// An event by its short name.
#[derive(Serialize)]
pub struct EventName<'a> {
    pub event: &'a EventId,
}

/// An event with everything that is known of it, for whoever has its journal.
#[derive(Serialize)]
pub struct WholeEvent<'a> {
    pub event: &'a EventId,
    pub head: Seq,
    pub details: &'a EventDetails,
    pub sections: Vec<WholeSection<'a>>,
}

impl<'a> WholeEvent<'a> {
    /// An event with some of its sections.
    pub fn of(journal: &'a Journal, sections: &'a [Section]) -> WholeEvent<'a> {
        WholeEvent {
            event: journal.id(),
            head: journal.head(),
            details: &journal.event().details,
            sections: sections.iter().map(WholeSection::of).collect(),
        }
    }
}

/// A section with its players and rounds.
#[derive(Serialize)]
pub struct WholeSection<'a> {
    pub section: &'a SectionId,
    pub settings: &'a SectionSettings,
    pub finished: bool,
    pub players: Vec<PlayerOfSection<'a>>,
    pub rounds: Vec<RoundSummary<'a>>,
}

/// A player of a section.
#[derive(Serialize)]
pub struct PlayerOfSection<'a> {
    pub entrant: EntrantId,
    pub number: Option<PairingNumber>,
    pub player: &'a Player,
    pub first_round: RoundNumber,
    /// The rounds in which the player takes no part.
    pub withdrawn: &'a [RoundSpan],
}

/// A round in short.
#[derive(Serialize)]
pub struct RoundSummary<'a> {
    pub round: u16,
    pub closed: bool,
    pub made_by: &'a Provenance,
    pub boards: usize,
    /// How many boards have a result.
    pub finished: usize,
    pub byes: usize,
}

impl<'a> WholeSection<'a> {
    fn of(section: &'a Section) -> WholeSection<'a> {
        let rounds = section.rounds.iter().zip(&section.draft.rounds).zip(1..);
        let rounds = rounds.map(|((status, round), number)| RoundSummary {
            round: number,
            closed: status.closed,
            made_by: &status.made_by,
            boards: round.games.len(),
            finished: finished_boards(round),
            byes: round.byes.len(),
        });
        let players = by_number(section).into_iter();
        let players = players.map(|entrant| PlayerOfSection {
            entrant: entrant.id,
            number: entrant.pairing_number,
            player: &entrant.player,
            first_round: entrant.first_round,
            withdrawn: &entrant.withdrawals,
        });
        WholeSection {
            section: &section.id,
            settings: &section.settings,
            finished: section.finished,
            players: players.collect(),
            rounds: rounds.collect(),
        }
    }
}

/// How many boards of a round have a result.
pub fn finished_boards(round: &Round) -> usize {
    let games = round.games.iter();
    games
        .filter(|game| game.results.reported.is_final())
        .count()
}

/// The entrants by pairing number, then those without one.
pub fn by_number(section: &Section) -> Vec<&Entrant> {
    let mut entrants: Vec<&Entrant> = section.draft.entrants.iter().collect();
    entrants.sort_by_key(|entrant| {
        let unnumbered = entrant.pairing_number.is_none();
        (unnumbered, entrant.pairing_number, entrant.id)
    });
    entrants
}

/// An event, as everybody may see it.
#[derive(Serialize, ToSchema)]
pub struct EventBody {
    /// The short name.
    #[schema(value_type = String)]
    pub id: EventId,
    /// The last record of its journal: what a writer has seen who read this.
    #[schema(value_type = u64)]
    pub head: Seq,
    /// What is announced.
    #[schema(value_type = Object)]
    pub details: EventDetails,
    /// The sections of the event, as they were set up.
    pub sections: Vec<SectionBody>,
    /// A stream of server-sent events that tells of every public change.
    pub live: String,
}

/// A section of an event with its format, rounds and how far it is.
#[derive(Serialize, ToSchema)]
pub struct SectionBody {
    /// The short name.
    #[schema(value_type = String)]
    pub id: SectionId,
    /// What is announced.
    #[schema(value_type = Object)]
    pub settings: SectionSettings,
    /// How many players or members of teams it has.
    pub entrants: usize,
    /// How many rounds can be seen.
    pub rounds: u16,
    /// The last round that is complete; 0 before that.
    pub last_closed: u16,
    /// Nothing more is to come.
    pub finished: bool,
}
