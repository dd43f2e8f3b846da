//! Entries: the order of the list, late entrants, re-entries, substitutes for byes, half-point byes.

use adoube_tournament::{ByeKind, Entrant, EntrantId, Points, RatingUsed, RoundNumber};
use serde::{Deserialize, Serialize};

use crate::schedule::lots::Lots;

/// The order in which pairing numbers are given: rating, unrated players last, equal ones by lot
/// (28A). The seed belongs into the journal.
pub fn ranking(entrants: &[Entrant], rating: RatingUsed, seed: u64) -> Vec<EntrantId> {
    let mut order: Vec<&Entrant> = entrants.iter().collect();
    order.sort_by_key(|entrant| entrant.id);
    Lots::from_seed(seed).shuffle(&mut order);
    order.sort_by_key(|entrant| std::cmp::Reverse(rating.of(&entrant.player).unwrap_or(0)));
    order.into_iter().map(|entrant| entrant.id).collect()
}

/// What a late entrant has in the rounds before the first one played (28K): a half-point bye where
/// the event offers one, and otherwise nothing.
pub fn missed_rounds(
    first_round: RoundNumber,
    half_point_rounds: &[RoundNumber],
) -> Vec<(RoundNumber, ByeKind)> {
    (1..first_round.0)
        .map(RoundNumber)
        .map(|round| {
            let kind = if half_point_rounds.contains(&round) {
                ByeKind::HalfPoint
            } else {
                ByeKind::ZeroPoint
            };
            (round, kind)
        })
        .collect()
}

/// The entry that a player who entered again goes on with (28S5): the one with the best score, of
/// equal ones the latest; or simply the latest, if that was declared before round 1. `entries` are
/// in the order in which they were made. For prizes the latest entry counts, unless something else
/// was announced (32C5).
pub fn carried_entry(entries: &[(EntrantId, Points)], latest_counts: bool) -> Option<EntrantId> {
    let carried = if latest_counts {
        entries.last()
    } else {
        entries.iter().max_by_key(|(_, points)| *points)
    };
    carried.map(|(entrant, _)| *entrant)
}

/// What an event says about half-point byes (22C).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HalfPointByes {
    /// How many a player may have; no limit if not said (22C3 recommends one in low classes).
    #[serde(default)]
    pub most: Option<u16>,
    /// Byes in the second half were in the publicity (22C1).
    #[serde(default)]
    pub second_half_announced: bool,
    /// How many minutes before the round they have to be asked for (22C2).
    #[serde(default = "an_hour")]
    pub minutes_before: u32,
    /// Before which game byes of the last round become irrevocable: 1, or 2 if announced (22C4).
    #[serde(default = "first_game")]
    pub last_round_before_game: u16,
}

fn an_hour() -> u32 {
    60
}

fn first_game() -> u16 {
    1
}

impl Default for HalfPointByes {
    fn default() -> HalfPointByes {
        HalfPointByes {
            most: None,
            second_half_announced: false,
            minutes_before: an_hour(),
            last_round_before_game: first_game(),
        }
    }
}

/// A request for a half-point bye.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HalfPointRequest {
    /// The round for which the bye is asked.
    pub round: u16,
    /// How many rounds the event has.
    pub rounds: u16,
    /// How many the player had or asked for before.
    pub already: u16,
    /// How long before the round it was asked for.
    pub minutes_before: u32,
    /// How many games the player had begun.
    pub games_begun: u16,
}

/// What speaks against a half-point bye. The director may have reasons to allow it all the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ByeObjection {
    /// In the second half, and that was not in the publicity (22C1).
    NotAnnounced,
    /// Asked for too late (22C2).
    TooLate,
    /// More than a player may have (22C3).
    TooMany,
    /// In the last round, and not asked for irrevocably in time (22C4).
    LastRound,
}

impl HalfPointByes {
    /// What speaks against a request.
    pub fn objections(&self, request: &HalfPointRequest) -> Vec<ByeObjection> {
        let mut found = Vec::new();
        // The middle round of an odd number belongs to the first half.
        let is_second_half = 2 * u32::from(request.round) > u32::from(request.rounds) + 1;
        if is_second_half && !self.second_half_announced {
            found.push(ByeObjection::NotAnnounced);
        }
        if request.minutes_before < self.minutes_before {
            found.push(ByeObjection::TooLate);
        }
        if self.most.is_some_and(|most| request.already >= most) {
            found.push(ByeObjection::TooMany);
        }
        let is_last = request.round >= request.rounds;
        if is_last && request.games_begun >= self.last_round_before_game {
            found.push(ByeObjection::LastRound);
        }
        found
    }
}

/// Whether class pairings may be used for a class in the last round (29I): nobody of it can win
/// more than its first prize from the places. All in one unit of money.
pub fn may_pair_by_class(first_in_class: u64, best_place_prizes: &[u64]) -> bool {
    best_place_prizes.iter().all(|best| *best <= first_in_class)
}
