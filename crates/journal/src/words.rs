//! Names and counts for the sentences about changes.

use adoube_tournament::{BoardNumber, EntrantId, RoundNumber};

use crate::{Event, RoundPairings, Section, SectionId};

/// The names of a section, as far as they are at hand: without the event players are numbered.
pub(crate) struct Names<'e> {
    section: Option<&'e Section>,
}

impl<'e> Names<'e> {
    pub(crate) fn of(event: Option<&'e Event>, section: Option<&SectionId>) -> Names<'e> {
        let found = event.zip(section);
        Names {
            section: found.and_then(|(event, section)| event.section(section)),
        }
    }

    /// The section, if it is at hand.
    pub(crate) fn section(&self) -> Option<&'e Section> {
        self.section
    }

    pub(crate) fn who(&self, id: EntrantId) -> String {
        match self.section {
            Some(section) => section.label(id),
            None => id.to_string(),
        }
    }

    /// Up to three names, or how many there are.
    pub(crate) fn all(&self, entrants: &[EntrantId]) -> String {
        if entrants.len() > 3 {
            return counted(entrants.len(), "player");
        }
        let names: Vec<String> = entrants.iter().map(|id| self.who(*id)).collect();
        names.join(", ")
    }

    /// A board with its players, and what there is to say of it.
    pub(crate) fn game(
        &self,
        round: RoundNumber,
        board: BoardNumber,
        (white, black): (EntrantId, EntrantId),
        what: &str,
    ) -> String {
        let (white, black) = (self.who(white), self.who(black));
        format!("round {round} board {board}, {white} – {black}: {what}")
    }

    /// The boards and byes of a pairing, one by one.
    pub(crate) fn pairings(&self, pairings: &RoundPairings) -> String {
        let boards = pairings.boards.iter().map(|pairing| {
            let (white, black) = (self.who(pairing.white), self.who(pairing.black));
            format!("board {} {white} – {black}", pairing.board)
        });
        let byes = pairings.byes.iter();
        let byes = byes.map(|bye| format!("{} {}", self.who(bye.entrant), bye.kind));
        let all: Vec<String> = boards.chain(byes).collect();
        if all.is_empty() {
            return "nothing".to_owned();
        }
        all.join(", ")
    }
}

/// `1 board`, `2 boards`.
pub(crate) fn counted(count: usize, what: &str) -> String {
    let plural = if count == 1 { "" } else { "s" };
    format!("{count} {what}{plural}")
}
