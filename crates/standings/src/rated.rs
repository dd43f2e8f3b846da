//! Tie-breaks from ratings (C.07.10): unplayed games do not count.

use adoube_ratings::performance;
use adoube_tournament::Outcome;

use crate::field::Field;
use crate::method::Method;
use crate::term::{self, Source, Term};
use crate::{Rules, TieBreak, Value};

/// The ratings of a field, or none where somebody is unrated and nothing stands in for it.
pub(crate) struct Ratings<'f> {
    field: &'f Field,
    ratings: Option<Vec<i32>>,
    unrated: Option<u16>,
}

impl<'f> Ratings<'f> {
    /// Reads the ratings of a field, with one for the unrated if the tie-break has it.
    pub(crate) fn of(field: &'f Field, unrated: Option<u16>) -> Ratings<'f> {
        let participants = field.participants().iter();
        let ratings = participants.map(|participant| {
            // Report files write 0 for a player without a rating.
            let rating = participant.rating.filter(|rating| *rating > 0).or(unrated);
            rating.map(i32::from)
        });
        Ratings {
            field,
            ratings: ratings.collect(),
            unrated,
        }
    }

    /// The rating of an opponent in the round of the game.
    fn in_round(&self, opponent: usize, round: usize) -> Option<i32> {
        let first = *self.ratings.as_ref()?.get(opponent)?;
        let then = self.field.rating_in(opponent, round);
        let then = then.filter(|rating| *rating > 0).or(self.unrated);
        Some(then.map_or(first, i32::from))
    }

    /// The player's own rating.
    pub(crate) fn own(&self, place: usize) -> Option<Value> {
        let ratings = self.ratings.as_ref()?;
        Some(Value::whole(ratings[place].into()))
    }

    /// The ratings of the opponents met over the board, those left out marked.
    pub(crate) fn terms(&self, place: usize, low: u8, high: u8, terms: &mut Vec<Term>) {
        terms.clear();
        for (round, cell) in self.field.card(place).iter().enumerate() {
            let Some(opponent) = cell.opponent.filter(|_| cell.is_played()) else {
                continue;
            };
            let Some(rating) = self.in_round(opponent, round) else {
                // One opponent without a rating leaves the sum unknown, not smaller.
                return;
            };
            let value = Value::whole(rating.into());
            terms.push(Term {
                round,
                opponent: Some(opponent),
                value,
                source: Source::Rating,
                cut: None,
                weight: value,
                voluntary: false,
            });
        }
        term::cut(terms, low, high, false);
    }

    /// The average, or a performance, from the opponents that are left.
    pub(crate) fn value(
        &self,
        method: Method,
        rules: Rules,
        place: usize,
        terms: &[Term],
    ) -> Option<Value> {
        self.ratings.as_ref()?;
        let kept = || terms.iter().filter(|term| term.cut.is_none());
        let opponents: Vec<i32> = kept()
            .filter_map(|term| self.in_round(term.opponent?, term.round))
            .collect();
        let card = self.field.card(place);
        let halves = kept()
            .map(|term| half_points(card[term.round].outcome))
            .sum();
        // The standards before C.07 and US Chess do not say that the average is rounded.
        let exact = method == Method::AverageRating && rules.has_virtual_opponent();
        if exact || method == Method::AverageOpposition {
            let games = i64::try_from(opponents.len()).ok()?;
            return Value::average(term::sum(terms), games);
        }
        let rating = match method {
            Method::Performance => performance::tournament_performance(&opponents, halves),
            Method::PerfectPerformance => performance::perfect_performance(&opponents, halves),
            _ => performance::average(&opponents),
        };
        rating.map(|rating| Value::whole(rating.into()))
    }

    /// The performances of everybody, for the averages of 10.4 and 10.5.
    pub(crate) fn performances(&self, method: Method, tie_break: &TieBreak) -> Vec<Option<Value>> {
        let mut terms = Vec::new();
        let places = 0..self.field.participants().len();
        let performances = places.map(|place| {
            self.terms(place, tie_break.cut_low, tie_break.cut_high, &mut terms);
            self.value(method, Rules::Fide2026, place, &terms)
        });
        performances.collect()
    }
}

/// What a game is worth for rating, whatever the event gives for it.
pub(crate) fn half_points(outcome: Outcome) -> u32 {
    match outcome {
        Outcome::Win | Outcome::UnratedWin => 2,
        Outcome::Draw | Outcome::UnratedDraw => 1,
        _ => 0,
    }
}

/// The values of the opponents met over the board, to be averaged.
pub(crate) fn of_opponents(
    field: &Field,
    place: usize,
    values: &[Option<Value>],
    terms: &mut Vec<Term>,
) {
    terms.clear();
    for (round, cell) in field.card(place).iter().enumerate() {
        let Some(opponent) = cell.opponent.filter(|_| cell.is_played()) else {
            continue;
        };
        let Some(value) = values[opponent] else {
            continue;
        };
        terms.push(Term {
            round,
            opponent: Some(opponent),
            value,
            source: Source::OfOpponent,
            cut: None,
            weight: value,
            voluntary: false,
        });
    }
}

/// The average of the terms as a whole number, a half up.
pub(crate) fn whole_average(terms: &[Term]) -> Option<Value> {
    let values: Vec<i32> = terms
        .iter()
        .filter_map(|term| i32::try_from(term.value.as_ten_thousandths() / 10_000).ok())
        .collect();
    performance::average(&values).map(|average| Value::whole(average.into()))
}
