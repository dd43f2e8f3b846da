//! An event rated: everybody's games, changes and first ratings.

mod articles;
mod games;
mod table;

use std::collections::HashSet;

use adoube_tournament::{EntrantId, Federation, PairingNumber, RoundNumber, Tournament};
use serde::Serialize;

pub(crate) use games::total;
pub use games::{NotCounted, RateFault};

use crate::change::{Change, RatedGame, change, rate_games};
use crate::first_rating::{InitialRating, PooledEvent, pooled};
use crate::performance::{average, tournament_performance};
use crate::{EventFacts, HalfPoints, RatingList, RatingRules, coefficient};

/// A whole event, rated.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct EventRating {
    pub rules: RatingRules,
    pub list: RatingList,
    pub after: RoundNumber,
    /// Everybody, in the order of registration.
    pub players: Vec<PlayerRating>,
    /// The sums of the report.
    pub totals: Totals,
    /// What had to be assumed.
    #[serde(serialize_with = "adoube_types::facts::all_stated")]
    pub notes: Vec<RatingNote>,
}

/// What had to be assumed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum RatingNote {
    /// The chapter of 2022 on rapid and blitz is not at hand.
    RapidOf2022,
    NoTimeControl,
    /// Games of a round robin are missing, and it is rated as a Swiss (6.4).
    RatedAsSwiss,
}

/// A player of a rated event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PlayerRating {
    pub entrant: EntrantId,
    pub number: Option<PairingNumber>,
    pub name: String,
    pub federation: Option<Federation>,
    /// The rating before the event.
    pub rating: Option<u16>,
    /// The games that count, with their arithmetic; for an unrated player those against rated
    /// opponents, without any.
    pub games: Vec<RatedGame>,
    /// The rounds that do not count, and why.
    pub not_counted: Vec<NotCountedRound>,
    /// The score of the games that count.
    pub score: HalfPoints,
    /// What was expected of them, in hundredths of a point.
    pub expected: u32,
    /// The average of the opponents.
    pub average: Option<i32>,
    pub performance: Option<i32>,
    /// What happens to the rating of a rated player.
    pub change: Option<Change>,
    /// The first rating of an unrated player, from this event alone.
    pub first: Option<InitialRating>,
    /// The same together with earlier events, if any are known.
    pub pooled: Option<InitialRating>,
}

/// A round that does not count.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct NotCountedRound {
    pub round: RoundNumber,
    pub reason: NotCounted,
    /// The article of the edition.
    pub article: &'static str,
}

/// The sums of a rating report.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Totals {
    pub players: u32,
    /// Players with a rating.
    pub rated: u32,
    pub unrated: u32,
    /// The average of the ratings.
    pub average: Option<i32>,
    pub federations: u32,
    pub paired: u32,
    /// Games that were played.
    pub played: u32,
    /// Games that are rated for somebody.
    pub rated_games: u32,
    pub forfeited: u32,
    /// Players who would get their first rating from this event alone.
    pub first_ratings: u32,
    /// Players who fall below the floor.
    pub below_floor: u32,
    /// The sum of all changes, as they are added.
    pub sum_of_changes: i32,
}

/// Rates an event as it stands after a round.
///
/// ```
/// use adoube_ratings::{EventFacts, RatingRules, rate};
/// use adoube_tournament::*;
///
/// let entrant = |id, rating| Entrant {
///     pairing_number: PairingNumber::new(id),
///     ..Entrant::new(
///         EntrantId(id),
///         Player {
///             fide_rating: Some(rating),
///             rating_facts: RatingFacts { k: Some(20), ..RatingFacts::default() },
///             ..Player::named("Somebody")
///         },
///     )
/// };
/// let mut game = Game::pending(BoardNumber::single(1), EntrantId(1), EntrantId(2));
/// game.results.reported = GameResult::WHITE_WINS;
/// let tournament = Tournament::new(Draft {
///     planned_rounds: 1,
///     entrants: vec![entrant(1, 2000), entrant(2, 2200)],
///     rounds: vec![Round { games: vec![game], ..Round::default() }],
///     ..Draft::default()
/// })?;
/// let facts = EventFacts::starting("2026-03-01".parse().unwrap());
/// let rules = RatingRules::on(facts.start).unwrap();
/// let rated = rate(&tournament, &facts, rules, RoundNumber(1));
/// let change = rated.players[0].change.unwrap();
/// assert_eq!((change.rounded, change.rating), (15, 2015));
/// # Ok::<(), Violations>(())
/// ```
pub fn rate(
    tournament: &Tournament,
    facts: &EventFacts,
    rules: RatingRules,
    after: RoundNumber,
) -> EventRating {
    let mut notes = notes(facts, rules);
    let table = table::Table::new(tournament, facts, rules, after, &mut notes);
    let players: Vec<PlayerRating> = (tournament.entrants().iter())
        .enumerate()
        .map(|(place, _)| player(&table, place))
        .collect();
    EventRating {
        rules,
        list: facts.list,
        after,
        totals: totals(tournament, &players, after),
        players,
        notes,
    }
}

fn notes(facts: &EventFacts, rules: RatingRules) -> Vec<RatingNote> {
    let mut notes = Vec::new();
    let fast = facts.list != RatingList::Standard;
    if fast && rules == RatingRules::Fide2022 {
        notes.push(RatingNote::RapidOf2022);
    }
    if facts.time_control.is_none() {
        notes.push(RatingNote::NoTimeControl);
    }
    notes
}

fn player(table: &table::Table<'_>, place: usize) -> PlayerRating {
    let entrant = &table.tournament.entrants()[place];
    let (encounters, not_counted) = table.encounters(place);
    let own = table.rating(place);
    let ratings: Vec<i32> = encounters.iter().map(|g| i32::from(g.rating)).collect();
    let score = HalfPoints(encounters.iter().map(|game| game.score.0).sum());
    let games = match own {
        Some(own) => rate_games(table.rules, table.facts.list, own, &encounters),
        None => encounters.iter().map(|game| bare(*game)).collect(),
    };
    let history = table.facts.history(entrant);
    let count = u32::try_from(games.len()).unwrap_or(u32::MAX);
    let changed = own.map(|own| {
        let k = coefficient(
            table.rules,
            table.facts.list,
            table.facts.start,
            own,
            entrant.player.birth,
            &history,
        );
        let period = count.saturating_add(history.other_games_in_period);
        let gain = games.iter().map(|game| game.gain).sum();
        change(table.rules, own, gain, k.limited(table.rules, period))
    });
    PlayerRating {
        entrant: entrant.id,
        number: entrant.pairing_number,
        name: entrant.player.name.clone(),
        federation: entrant.player.federation,
        rating: own,
        score,
        expected: games.iter().map(|game| game.expected).sum(),
        average: average(&ratings),
        performance: tournament_performance(&ratings, score.0),
        change: changed,
        first: own
            .is_none()
            .then(|| table.first_rating(place, &ratings, score)),
        pooled: match own {
            None => together(table, entrant.id, &ratings, score),
            Some(_) => None,
        },
        games,
        not_counted,
    }
}

/// The first rating from this event and earlier ones.
fn together(
    table: &table::Table<'_>,
    id: EntrantId,
    ratings: &[i32],
    score: HalfPoints,
) -> Option<InitialRating> {
    let facts = table.facts;
    let mut events = facts.earlier.get(&id)?.clone();
    events.push(PooledEvent {
        period: facts.end.unwrap_or(facts.start),
        opponents: ratings.to_vec(),
        score,
    });
    Some(pooled(table.rules, &events, facts.next_list()?))
}

/// A game of a player who has no rating to compare.
fn bare(game: crate::change::Encounter) -> RatedGame {
    RatedGame {
        game,
        difference: 0,
        counted: 0,
        expected: 0,
        gain: 0,
    }
}

fn totals(tournament: &Tournament, players: &[PlayerRating], after: RoundNumber) -> Totals {
    let count = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
    let ratings: Vec<i32> = players
        .iter()
        .filter_map(|player| player.rating.map(i32::from))
        .collect();
    let mut federations: Vec<Federation> = players.iter().filter_map(|p| p.federation).collect();
    federations.sort_unstable();
    federations.dedup();
    federations.retain(|federation| federation.code() != "FID");
    let mut totals = Totals {
        players: count(players.len()),
        rated: count(ratings.len()),
        unrated: count(players.len() - ratings.len()),
        average: average(&ratings),
        federations: count(federations.len()),
        ..Totals::default()
    };
    let rounds = tournament.rounds().iter().take(usize::from(after.0));
    for game in rounds.flat_map(|round| &round.games) {
        let result = game.results.reported;
        totals.paired += 1;
        totals.played += u32::from(result.white.is_played() && result.is_final());
        totals.forfeited += u32::from(!result.white.is_played());
    }
    let mut games = HashSet::new();
    for player in players {
        games.extend(player.games.iter().map(|rated| {
            let (one, other) = (player.entrant, rated.game.opponent);
            (rated.game.round, one.min(other), one.max(other))
        }));
        if let Some(changed) = player.change {
            totals.sum_of_changes += changed.rounded;
            totals.below_floor += u32::from(changed.below_floor);
        }
        let published = |first: &InitialRating| {
            first.publication == crate::first_rating::Publication::Published
        };
        totals.first_ratings += u32::from(player.first.as_ref().is_some_and(published));
    }
    // Most games are on two cards, those against unrated players often on one.
    totals.rated_games = count(games.len());
    totals
}
