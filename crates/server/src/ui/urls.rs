//! Where the pages are.

use adoube_journal::EventId;
use adoube_tournament::{PairingNumber, RoundNumber};

use crate::events::{PublicEvent, PublicSection};

/// The address of an event's page.
pub fn event_url(id: &EventId) -> String {
    format!("/e/{id}")
}

/// The addresses of a section's pages.
#[derive(Clone, Debug)]
pub struct SectionUrls(String);

impl SectionUrls {
    /// The addresses of this section's pages.
    pub fn of(event: &PublicEvent, section: &PublicSection) -> SectionUrls {
        SectionUrls(format!("{}/{}", event.base, section.id))
    }

    /// Addresses for what is printed and leads nowhere.
    pub fn nowhere() -> SectionUrls {
        SectionUrls(String::new())
    }

    /// The pairings of the latest round, whichever it is by then.
    pub fn latest_pairings(&self) -> String {
        format!("{}/pairings", self.0)
    }

    /// The pairings of a round.
    pub fn pairings(&self, round: RoundNumber) -> String {
        format!("{}/pairings/{round}", self.0)
    }

    /// The pairings of a round, by name.
    pub fn pairings_by_name(&self, round: RoundNumber) -> String {
        format!("{}/pairings/{round}?order=name", self.0)
    }

    /// The big screen of the hall.
    pub fn screen(&self) -> String {
        format!("{}/screen", self.0)
    }

    /// The standings.
    pub fn standings(&self) -> String {
        format!("{}/standings", self.0)
    }

    /// The standings after a round.
    pub fn standings_after(&self, round: RoundNumber) -> String {
        format!("{}/standings?after={round}", self.0)
    }

    /// The cross table.
    pub fn crosstable(&self) -> String {
        format!("{}/crosstable", self.0)
    }

    /// The cross table after a round.
    pub fn crosstable_after(&self, round: RoundNumber) -> String {
        format!("{}/crosstable?after={round}", self.0)
    }

    /// The list of players.
    pub fn players(&self) -> String {
        format!("{}/players", self.0)
    }

    /// The list of players by name.
    pub fn players_by_name(&self) -> String {
        format!("{}/players?order=name", self.0)
    }

    /// A player's card.
    pub fn player(&self, number: PairingNumber) -> String {
        format!("{}/players/{number}", self.0)
    }

    /// The prizes of a finished section.
    pub fn prizes(&self) -> String {
        format!("{}/prizes", self.0)
    }

    /// The arithmetic of a player's tie-break after a round, by its number in the list from 1.
    pub fn tie_break(&self, after: RoundNumber, player: u32, number: usize) -> String {
        format!("{}/standings/{after}/{player}/{number}", self.0)
    }

    /// A file to be taken away.
    pub fn file(&self, name: &str) -> String {
        format!("{}/files/{name}", self.0)
    }
}
