//! A section as it is rated, worked out once for the cards of all its players.

use std::collections::HashMap;

use adoube_conduct::facts::event_facts;
use adoube_journal::{EventDetails, Section};
use adoube_ratings::norm::{EventFindings, NormEvent};
use adoube_ratings::{EventFacts, PlayerRating, RatingRules, TitleRules, rate};
use adoube_tournament::{EntrantId, RoundNumber, Tournament};

/// The games of a section up to a round with what they are worth.
pub(crate) struct Rated {
    pub tournament: Tournament,
    /// What is known of the event and the players.
    pub facts: EventFacts,
    /// What norms ask of the event as a whole.
    findings: Option<EventFindings>,
    /// The two highest ratings, with whose they are.
    strongest: Vec<(u16, EntrantId)>,
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
        let findings = TitleRules::on(facts.start)
            .map(|rules| NormEvent::new(&tournament, &facts, rules, after).findings());
        let entrants = tournament.entrants().iter();
        let rated_ones = entrants.filter_map(|one| Some((one.player.fide_rating?, one.id)));
        let mut strongest: Vec<(u16, EntrantId)> = rated_ones.collect();
        strongest.sort_unstable();
        let strongest = strongest.into_iter().rev().take(2).collect();
        let players = rated.players.into_iter();
        Some(Rated {
            players: players.map(|player| (player.entrant, player)).collect(),
            findings,
            strongest,
            tournament,
            facts,
        })
    }

    /// The event as norms see it; nothing on days without rules for titles.
    pub(crate) fn norm_event(&self) -> Option<NormEvent<'_>> {
        let findings = self.findings.clone()?;
        Some(NormEvent::found_before(
            &self.tournament,
            &self.facts,
            findings,
        ))
    }

    /// The highest rating of the others.
    pub(crate) fn strongest_beside(&self, id: EntrantId) -> u16 {
        let mut others = self.strongest.iter().filter(|(_, other)| *other != id);
        others.next().map_or(0, |(rating, _)| *rating)
    }

    /// What the games of a player are worth.
    pub(crate) fn player(&self, id: EntrantId) -> Option<&PlayerRating> {
        self.players.get(&id)
    }
}
