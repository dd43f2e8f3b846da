//! What the rated games of a player come to, beside the points: what special prizes are won by.

use adoube_ratings::performance::tournament_performance;
use adoube_ratings::scale;
use adoube_tournament::{Outcome, Points};

use crate::field::Field;
use crate::rated::half_points;

/// What a player did in rated games against rated opponents.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Feats {
    /// The greatest difference of ratings in a won game against a higher-rated opponent.
    pub upset: Option<u16>,
    /// Score less expected score, W − We.
    pub gain: Option<Points>,
    /// The performance rating, where it can be worked out.
    pub performance: Option<u16>,
}

impl Feats {
    /// The feats of a participant, by the place in the field. Who has no rating has neither upset
    /// nor gain.
    pub fn of(field: &Field, place: usize) -> Feats {
        let own = field.participants()[place].rating.map(i32::from);
        let games = games(field, place);
        let ratings: Vec<i32> = games.iter().map(|(_, rating)| *rating).collect();
        let halves = games.iter().map(|(outcome, _)| half_points(*outcome)).sum();
        let performance = tournament_performance(&ratings, halves);
        Feats {
            upset: own.and_then(|own| upset(own, &games)),
            gain: own
                .filter(|_| !games.is_empty())
                .map(|own| gain(own, &ratings, halves)),
            performance: performance.and_then(|rating| u16::try_from(rating).ok()),
        }
    }
}

/// The rated games against rated opponents, with the opponent's rating.
fn games(field: &Field, place: usize) -> Vec<(Outcome, i32)> {
    let cells = field.card(place).iter();
    let rated = cells.filter(|cell| cell.outcome.is_rated());
    rated
        .filter_map(|cell| {
            let rating = field.participants()[cell.opponent?].rating?;
            Some((cell.outcome, i32::from(rating)))
        })
        .collect()
}

fn upset(own: i32, games: &[(Outcome, i32)]) -> Option<u16> {
    let wins = games.iter().filter(|(outcome, _)| *outcome == Outcome::Win);
    // A lower-rated opponent would give an upset below zero; the conversion drops those.
    let greatest = wins.map(|(_, rating)| rating - own).max();
    greatest
        .and_then(|upset| u16::try_from(upset).ok())
        .filter(|upset| *upset > 0)
}

fn gain(own: i32, ratings: &[i32], halves: u32) -> Points {
    let expected = ratings.iter().map(|other| scale::expected(own - other));
    // Expectations are hundredths by the table, and half a point is 50 of them.
    let hundredths = i64::from(50 * halves) - i64::from(expected.sum::<u32>());
    Points::hundredths(i32::try_from(hundredths).unwrap_or(0))
}
