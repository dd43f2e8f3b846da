//! A section as it is rated, worked out once for the cards of all its players.

use std::collections::HashMap;

use adoube_conduct::facts::event_facts;
use adoube_journal::{EventDetails, Section};
use adoube_ratings::{EventFacts, PlayerRating, RatingRules, rate};
use adoube_tournament::{EntrantId, RoundNumber, Tournament};

/// The games of a section up to a round with what they are worth.
pub(crate) struct Rated {
    pub tournament: Tournament,
    /// What is known of the event and the players.
    pub facts: EventFacts,
    players: HashMap<EntrantId, PlayerRating>,
}

impl Rated {
    /// A section after a round; nothing where the event has no date.
    pub(crate) fn of(
        details: &EventDetails,
        section: &Section,
        after: RoundNumber,
    ) -> Option<Rated> {
        let starts = details.starts?;
        let tournament = Tournament::new(section.draft.after(after)).ok()?;
        let facts = event_facts(details, section, starts);
        let rated = rate(&tournament, &facts, RatingRules::on(starts)?, after);
        let players = rated.players.into_iter();
        Some(Rated {
            players: players.map(|player| (player.entrant, player)).collect(),
            tournament,
            facts,
        })
    }

    /// What the games of a player are worth.
    pub(crate) fn player(&self, id: EntrantId) -> Option<&PlayerRating> {
        self.players.get(&id)
    }
}
