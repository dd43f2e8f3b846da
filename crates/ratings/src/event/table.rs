//! The event laid out for rating: ratings by place, and the first ratings of a round robin.

use std::collections::{BTreeSet, HashMap};

use adoube_tournament::{CardRow, Entrant, EntrantId, Purpose, RoundNumber, Tournament};

use super::games::{NotCounted, RateOfPlay, played, too_far_apart};
use super::{NotCountedRound, RatingNote};
use crate::change::Encounter;
use crate::edition::FirstRating;
use crate::facts::System;
use crate::first_rating::{Contestant, InitialRating, initial, round_robin};
use crate::{EventFacts, HalfPoints, RatingList, RatingRules};

pub(super) struct Table<'t> {
    pub tournament: &'t Tournament,
    pub facts: &'t EventFacts,
    pub rules: RatingRules,
    after: RoundNumber,
    places: HashMap<EntrantId, usize>,
    /// Each player's own rating.
    ratings: Vec<Option<u16>>,
    /// The same as the opponents see it.
    seen: Vec<Option<u16>>,
    rate: Option<RateOfPlay>,
    /// The first ratings of a complete round robin, until 2021.
    round_robin: Option<Vec<Option<InitialRating>>>,
    /// From which round on a match is decided.
    decided: Option<RoundNumber>,
}

impl<'t> Table<'t> {
    /// Reads ratings and titles of everybody once, for the games to look up.
    pub(super) fn new(
        tournament: &'t Tournament,
        facts: &'t EventFacts,
        rules: RatingRules,
        after: RoundNumber,
        notes: &mut Vec<RatingNote>,
    ) -> Table<'t> {
        let entrants = tournament.entrants();
        let own = |entrant: &Entrant| {
            let standard = match facts.list {
                RatingList::Standard => None,
                _ => facts.history(entrant).standard_rating,
            };
            let rating = entrant.player.fide_rating;
            rating.filter(|rating| *rating > 0).or(standard)
        };
        let ratings: Vec<Option<u16>> = entrants.iter().map(own).collect();
        let seen = (entrants.iter().zip(&ratings))
            .map(|(entrant, rating)| rating.filter(|_| !facts.rated_later.contains(&entrant.id)))
            .collect();
        let mut table = Table {
            tournament,
            facts,
            rules,
            after,
            places: entrants.iter().map(|e| e.id).zip(0..).collect(),
            ratings,
            seen,
            rate: RateOfPlay::of(facts),
            round_robin: None,
            decided: None,
        };
        table.decided = table.match_decided();
        if rules.first_rating() == FirstRating::BySystem && facts.system.is_round_robin() {
            table.round_robin = table.round_robin_ratings();
            if table.round_robin.is_none() && table.ratings.contains(&None) {
                notes.push(RatingNote::RatedAsSwiss);
            }
        }
        if let Some(found) = &table.round_robin {
            let new = found.iter().map(|first| {
                let rating = first.and_then(|first| first.rating)?;
                u16::try_from(rating).ok()
            });
            let seen = table.seen.iter().zip(new).map(|(old, new)| old.or(new));
            table.seen = seen.collect();
        }
        table
    }

    /// The own rating of the player at a place.
    pub(super) fn rating(&self, place: usize) -> Option<u16> {
        self.ratings[place]
    }

    fn rows(&self, place: usize) -> impl Iterator<Item = CardRow> + '_ {
        let id = self.tournament.entrants()[place].id;
        self.tournament.card(id, self.after)
    }

    /// The games of a player that count, and the rounds that do not.
    pub(super) fn encounters(&self, place: usize) -> (Vec<Encounter>, Vec<NotCountedRound>) {
        let rows = self.rows(place);
        let mut counted = Vec::with_capacity(rows.size_hint().0);
        let mut not_counted = Vec::new();
        for row in rows {
            match self.encounter(place, &row) {
                Ok(game) => counted.push(game),
                Err(reason) => not_counted.push(NotCountedRound {
                    round: row.round,
                    article: reason.article(self.rules),
                    reason,
                }),
            }
        }
        (counted, not_counted)
    }

    fn encounter(&self, place: usize, row: &CardRow) -> Result<Encounter, NotCounted> {
        let id = self.tournament.entrants()[place].id;
        let score = played(row.counted_for(Purpose::Rating))?;
        let opponent = row.opponent.ok_or(NotCounted::Unplayed)?;
        let other = *self.places.get(&opponent).ok_or(NotCounted::Unplayed)?;
        let listed = |set: &BTreeSet<(RoundNumber, EntrantId)>| {
            set.contains(&(row.round, id)) || set.contains(&(row.round, opponent))
        };
        if listed(&self.facts.not_to_be_rated) {
            return Err(NotCounted::Decision);
        }
        if self.facts.computers.contains(&opponent) || self.facts.computers.contains(&id) {
            return Err(NotCounted::Computer);
        }
        if self.decided.is_some_and(|round| row.round > round) || self.is_unrated_match() {
            return Err(NotCounted::Match);
        }
        let rating = self.seen[other].ok_or_else(|| self.unrated(other))?;
        let own = self.ratings[place];
        if let Some(fault) = (self.rate.as_ref()).and_then(|rate| rate.fault([own, Some(rating)])) {
            return Err(fault);
        }
        if own.is_some_and(|own| too_far_apart(self.facts.list, self.facts.start, own, rating)) {
            return Err(NotCounted::FarApart);
        }
        Ok(Encounter {
            round: row.round,
            opponent,
            rating,
            score,
        })
    }

    fn unrated(&self, place: usize) -> NotCounted {
        let nothing = self.round_robin.is_some();
        match nothing && self.ratings[place].is_none() {
            true => NotCounted::NothingScored,
            false => NotCounted::UnratedOpponent,
        }
    }

    fn is_unrated_match(&self) -> bool {
        self.facts.system == System::Match && self.ratings.contains(&None)
    }

    /// The round in which one player of a match has more than half of all points (6.5; 6.2).
    fn match_decided(&self) -> Option<RoundNumber> {
        if self.facts.system != System::Match || self.ratings.len() != 2 {
            return None;
        }
        let planned = u32::from(self.tournament.draft().planned_rounds);
        let decided = [0, 1].into_iter().filter_map(|place| {
            let mut score = 0;
            let won = |row: CardRow| {
                score += played(row.counted_for(Purpose::Rating)).map_or(0, |half| half.0);
                (score > planned).then_some(row.round)
            };
            self.rows(place).find_map(won)
        });
        decided.min()
    }

    /// The first ratings of a round robin in which every game was played (8.2.1b, 6.4); a player
    /// without a point is taken out and the rest computed again (6.1).
    fn round_robin_ratings(&self) -> Option<Vec<Option<InitialRating>>> {
        let places = 0..self.ratings.len();
        let mut cards: Vec<Vec<(usize, HalfPoints)>> = Vec::with_capacity(places.len());
        let each = match self.facts.system {
            System::DoubleRoundRobin => 2,
            _ => 1,
        };
        // Whoever never had an opponent has no seat in the table.
        let seated = |place: usize| self.rows(place).any(|row| row.opponent.is_some());
        let seats = places.clone().filter(|place| seated(*place)).count();
        for place in places.clone() {
            let games: Option<Vec<_>> = self
                .rows(place)
                .filter(|row| row.opponent.is_some())
                .map(|row| {
                    let other = *self.places.get(&row.opponent?)?;
                    Some((other, played(row.counted_for(Purpose::Rating)).ok()?))
                })
                .collect();
            let complete = |games: &usize| *games == 0 || *games == each * (seats - 1);
            cards.push(games.filter(|games| complete(&games.len()))?);
        }
        let mut out: BTreeSet<usize> = BTreeSet::new();
        loop {
            let contestants = self.contestants(&cards, &out);
            let nought = places.clone().find(|place| {
                let c = contestants[*place];
                !out.contains(place) && c.rating.is_none() && c.games > 0 && c.score.0 == 0
            });
            if let Some(place) = nought {
                out.insert(place);
                continue;
            }
            let opponents = seats.saturating_sub(out.len() + 1);
            let opponents = u32::try_from(opponents).unwrap_or(u32::MAX);
            return Some(round_robin(self.rules, &contestants, opponents));
        }
    }

    fn contestants(
        &self,
        cards: &[Vec<(usize, HalfPoints)>],
        out: &BTreeSet<usize>,
    ) -> Vec<Contestant> {
        let contestant = |(place, card): (usize, &Vec<(usize, HalfPoints)>)| {
            let counted = card
                .iter()
                .filter(|(other, _)| !out.contains(other) && !out.contains(&place));
            let (mut games, mut score) = (0, 0);
            for (_, half) in counted {
                games += 1;
                score += half.0;
            }
            Contestant {
                rating: self.ratings[place].map(i32::from),
                score: HalfPoints(score),
                games,
            }
        };
        cards.iter().enumerate().map(contestant).collect()
    }

    /// The first rating of an unrated player.
    pub(super) fn first_rating(
        &self,
        place: usize,
        ratings: &[i32],
        score: HalfPoints,
    ) -> InitialRating {
        let of_table = self.round_robin.as_ref().and_then(|found| found[place]);
        let entrant = &self.tournament.entrants()[place];
        let first = !self.facts.history(entrant).has_played_before;
        of_table.unwrap_or_else(|| initial(self.rules, ratings, score, first))
    }
}
