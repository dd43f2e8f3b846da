//! The table of the players.

use std::collections::HashMap;

use adoube_tournament::{
    Entrant, EntrantId, Player, Points, Purpose, RatingUsed, RoundNumber, Tournament,
};

use super::{Cell, Field, Participant, Score, System, Worth};

impl Field {
    /// The players of an event after a round, as if that were the last one.
    ///
    /// Everybody is in it who has been entered, in the order of the pairing numbers; a game without
    /// a result counts as a game that has brought nothing yet.
    pub fn of_players(tournament: &Tournament, after: RoundNumber, system: System) -> Field {
        let entrants = by_number(tournament);
        let ids = entrants.iter().map(|entrant| entrant.id);
        let places: HashMap<EntrantId, usize> = ids.zip(0..).collect();
        let after = after.min(tournament.paired_rounds());
        let system_points = tournament.point_system();
        let mut cells = Vec::with_capacity(entrants.len() * usize::from(after.0));
        for entrant in &entrants {
            cells.extend(tournament.card(entrant.id, after).map(|row| {
                let outcome = row.counted_for(Purpose::Standings);
                Cell {
                    opponent: row.opponent.and_then(|id| places.get(&id).copied()),
                    outcome,
                    colour: row.colour,
                    points: [system_points.points(outcome), Points::ZERO],
                }
            }));
        }
        let worth = Worth {
            win: system_points.win,
            draw: system_points.draw,
            loss: system_points.loss,
        };
        let mut field = Field {
            participants: participants(&entrants, after),
            rounds: usize::from(after.0),
            cells,
            system,
            primary: Score::Match,
            worth: [worth; 2],
            boards: None,
            entered: Vec::new(),
            later_ratings: Vec::new(),
        };
        field.adjust(tournament, after, &places);
        field.with_entered(tournament, after)
    }

    /// The same table with other ratings: those of the event, for the tie-breaks that look at them.
    #[must_use]
    pub fn rated_by(mut self, tournament: &Tournament, rating: RatingUsed) -> Field {
        for participant in &mut self.participants {
            let entrant = tournament.entrant(EntrantId(participant.id));
            participant.rating = entrant.and_then(|entrant| rating.published(&entrant.player));
        }
        self
    }

    /// The same table with the rating that each had in a round, for events of more than 30 days; without it
    /// the first rating counts throughout.
    #[must_use]
    pub fn rated_by_round(mut self, tournament: &Tournament, rating: RatingUsed) -> Field {
        let later = self.participants.iter().map(|participant| {
            let Some(entrant) = tournament.entrant(EntrantId(participant.id)) else {
                return Vec::new();
            };
            let ratings = entrant.player.later_ratings.iter();
            let ratings = ratings.map(|later| {
                let player = Player {
                    assigned_rating: None,
                    ..entrant.player.as_rated_in(later.from)
                };
                (later.from.place(), rating.of(&player))
            });
            ratings.collect()
        });
        self.later_ratings = later.collect();
        self
    }

    /// Penalties and bonuses belong to the round they were given in.
    fn adjust(
        &mut self,
        tournament: &Tournament,
        after: RoundNumber,
        places: &HashMap<EntrantId, usize>,
    ) {
        for adjustment in &tournament.draft().adjustments {
            let counts = adjustment.purposes.contains(&Purpose::Standings);
            let Some(place) = places.get(&adjustment.entrant).filter(|_| counts) else {
                continue;
            };
            if adjustment.round <= after {
                let cell = place * self.rounds + adjustment.round.place();
                self.cells[cell].points[0] += adjustment.points;
            }
        }
    }
}

/// The entrants by pairing number, those without one last.
fn by_number(tournament: &Tournament) -> Vec<&Entrant> {
    let mut entrants: Vec<&Entrant> = tournament.entrants().iter().collect();
    entrants.sort_by_key(|entrant| {
        let unnumbered = entrant.pairing_number.is_none();
        (unnumbered, entrant.pairing_number, entrant.id)
    });
    entrants
}

fn participants(entrants: &[&Entrant], after: RoundNumber) -> Vec<Participant> {
    let mut last = 0;
    let numbered = entrants.iter().map(|entrant| {
        last = entrant
            .pairing_number
            .map_or(last + 1, |number| number.get());
        Participant {
            id: entrant.id.0,
            number: last,
            name: entrant.player.name.clone(),
            withdrawn: entrant.has_left_after(after),
            rating: entrant
                .player
                .fide_rating
                .or(entrant.player.national_rating),
        }
    });
    numbered.collect()
}
