//! A rating so far and after games that are still to come.

use adoube_tournament::{EntrantId, RoundNumber};
use serde::Serialize;

use crate::change::{Change, Encounter, change, rate_games};
use crate::{EventFacts, EventRating, HalfPoints, PlayerRating};

/// What a rating becomes with each result of one more game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct RatingForecast {
    pub so_far: Change,
    pub win: Change,
    pub draw: Change,
    pub loss: Change,
}

/// What the rating of a player becomes with more games: the opponents' ratings and the scores. None
/// for an unrated player.
pub fn projected(
    event: &EventRating,
    facts: &EventFacts,
    player: &PlayerRating,
    more: &[(u16, HalfPoints)],
) -> Option<Change> {
    let own = player.rating?;
    let so_far = player.change?;
    let next = event.after.next().0;
    let added = (next..)
        .zip(more)
        .map(|(round, (rating, score))| Encounter {
            round: RoundNumber(round),
            opponent: EntrantId(u32::MAX),
            rating: *rating,
            score: *score,
        });
    let games: Vec<Encounter> = (player.games.iter().map(|rated| rated.game))
        .chain(added)
        .collect();
    let rated = rate_games(event.rules, event.list, own, &games);
    let other = (facts.histories.get(&player.entrant)).map_or(0, |told| told.other_games_in_period);
    let count = u32::try_from(games.len()).unwrap_or(u32::MAX);
    let k = so_far
        .coefficient
        .limited(event.rules, count.saturating_add(other));
    let gain = rated.iter().map(|game| game.gain).sum();
    Some(change(event.rules, own, gain, k))
}

/// What each result against an opponent of this rating makes of a player's rating.
pub fn rating_forecast(
    event: &EventRating,
    facts: &EventFacts,
    player: &PlayerRating,
    opponent: u16,
) -> Option<RatingForecast> {
    let with = |score| projected(event, facts, player, &[(opponent, HalfPoints(score))]);
    Some(RatingForecast {
        so_far: player.change?,
        win: with(2)?,
        draw: with(1)?,
        loss: with(0)?,
    })
}

/// When a rating was reached during an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Reached {
    /// After which round without any rounding.
    pub exactly: Option<RoundNumber>,
    /// After which round if the change up to then is rounded as usual; the text does not say.
    pub rounded: Option<RoundNumber>,
}

/// When a player first reached a rating during an event, which is enough for a title even if later
/// games take it away (B.01, 1.53a; 1.5.3a). Other events of the same period are not known here.
pub fn rating_reached(event: &EventRating, player: &PlayerRating, rating: u16) -> Option<Reached> {
    let (own, end) = (player.rating?, player.change?);
    let mut gain = 0;
    let mut reached = Reached {
        exactly: None,
        rounded: None,
    };
    for game in &player.games {
        gain += game.gain;
        let now = change(event.rules, own, gain, end.coefficient);
        let exact = 100 * i32::from(own) + now.exact;
        if exact >= 100 * i32::from(rating) {
            reached.exactly = reached.exactly.or(Some(game.game.round));
        }
        if now.rating >= i32::from(rating) {
            reached.rounded = reached.rounded.or(Some(game.game.round));
        }
    }
    Some(reached)
}
