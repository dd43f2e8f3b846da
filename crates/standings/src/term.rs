//! The parts a value is made of, so that every value can be explained and adds up.

use adoube_tournament::Points;
use serde::Serialize;

use crate::Value;

/// One part of a value: what a round, or an opponent, adds to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Term {
    /// The round, from 0.
    pub round: usize,
    /// The opponent, as a place in the field.
    pub opponent: Option<usize>,
    /// What it adds to the sum, if it is not cut.
    pub value: Value,
    /// Where that comes from.
    pub source: Source,
    /// Why it is left out, if it is.
    pub cut: Option<Cut>,
    /// The first of the two numbers that decide which term is the least significant.
    pub(crate) weight: Value,
    /// A voluntarily unplayed round.
    pub(crate) voluntary: bool,
}

/// Where a term comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// The opponent's adjusted score.
    Opponent {
        /// The score the opponent counts with.
        adjusted: Points,
        /// The opponent's own score.
        score: Points,
        /// The points it is multiplied with, in the Sonneborn-Berger system.
        obtained: Option<Points>,
    },
    /// A dummy opponent in the place of an unplayed game.
    Dummy {
        /// The score the dummy counts with.
        score: Points,
        /// The limit that made it less than the player's own score (C.07.16.4).
        limit: Option<Limit>,
        /// The points it is multiplied with, in the Sonneborn-Berger system.
        obtained: Option<Points>,
    },
    /// The virtual opponent of the regulations until 2023.
    Virtual {
        /// The score it counts with.
        score: Points,
        /// The points it is multiplied with, in the Sonneborn-Berger system.
        obtained: Option<Points>,
    },
    /// What the player scored.
    Scored,
    /// The player's total after the round.
    Total,
    /// A rating, or a performance.
    Rating,
    /// A value of the opponent's.
    OfOpponent,
    /// Points of a board.
    Board,
    /// An unplayed round, which is an opponent without any points (US 34E1).
    NoOpponent,
    /// What an unplayed round takes off (US 34E3).
    Deduction,
}

/// What limits the score of a dummy (C.07.16.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    /// The adjusted score of the opponent who was to be met (16.4.1).
    ScheduledOpponent,
    /// A draw in every round (16.4.2).
    AllDraws,
}

/// Why a term is left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Cut {
    /// The least significant value.
    Lowest,
    /// The most significant value.
    Highest,
    /// The lowest value of a voluntarily unplayed round goes first (C.07.16.5).
    Voluntary,
    /// The opponent has not reached the limit of the Koya system.
    BelowLimit,
}

/// Leaves out terms: `low` from the bottom, of voluntarily unplayed rounds first where that is not
/// a smaller cut, and `high` from the top (C.07.14.1, 14.2, 16.5).
pub(crate) fn cut(terms: &mut [Term], low: u8, high: u8, absences_first: bool) {
    for _ in 0..low {
        cut_low(terms, absences_first);
    }
    for _ in 0..high {
        let left = terms.iter_mut().filter(|term| term.cut.is_none());
        if let Some(term) = left.max_by_key(|term| (term.weight, term.value)) {
            term.cut = Some(Cut::Highest);
        }
    }
}

fn cut_low(terms: &mut [Term], absences_first: bool) {
    let left = || terms.iter().enumerate().filter(|(_, t)| t.cut.is_none());
    let lowest = left().min_by_key(|(_, term)| (term.weight, term.value));
    let Some((lowest, least)) = lowest else {
        return;
    };
    let absences = left().filter(|(_, term)| term.voluntary && absences_first);
    let absence = absences.min_by_key(|(_, term)| (term.value, term.weight));
    let (place, reason) = match absence {
        // Cutting an absence that contributes less than the least significant value would be the
        // smaller cut, and so help who stayed away.
        Some((place, term)) if term.value >= least.value => (place, Cut::Voluntary),
        _ => (lowest, Cut::Lowest),
    };
    terms[place].cut = Some(reason);
}

/// The sum of what is not left out.
pub(crate) fn sum(terms: &[Term]) -> Value {
    let kept = terms.iter().filter(|term| term.cut.is_none());
    kept.map(|term| term.value).sum()
}
