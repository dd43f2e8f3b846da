//! Clocks that were set wrongly or broke: what they should show (6.10, US Chess 16O).
//!
//! All of this is a proposal. Both authorities leave the times to the arbiter's judgement.

use adoube_rulebook::ClockFloor;
use serde::{Deserialize, Serialize};

use crate::control::{Addition, Allotment, MOST_MOVES, TimeControl};
use crate::{ByColour, Colour, Span};

/// A time that is known as far as the facts go.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Estimate {
    /// At least; below zero means that the time would have run out.
    pub least: Span,
    pub most: Span,
}

/// What is known about a clock that must be replaced or corrected.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct ClockFacts {
    /// The times it shows, where they can be believed.
    pub shown: ByColour<Option<Span>>,
    /// The moves each player has completed.
    pub moves: ByColour<Option<u32>>,
    /// How long the clock has run in all.
    pub elapsed: Option<Span>,
}

/// A fact without which nothing can be proposed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename = "missing-clock-fact", rename_all = "kebab-case")]
pub enum MissingFact {
    /// Neither time is known.
    BothTimes,
    /// How many moves a player has completed.
    Moves(Colour),
    /// How long the clock has run.
    Elapsed,
}

impl ClockFacts {
    /// The times a clock rightly set would show, from what a clock set for `set` shows. A time that
    /// is not known follows from the other one and how long both ran.
    ///
    /// # Errors
    ///
    /// [`MissingFact`] without which nothing can be proposed.
    pub fn propose(
        &self,
        set: &TimeControl,
        right: &TimeControl,
    ) -> Result<ByColour<Estimate>, MissingFact> {
        let moves = self.known_moves()?;
        let used = self.used(set, moves)?;
        let same_delay = ByColour::of(|side| {
            let additions = [set, right].map(|control| delays(control.of(side)));
            additions[0] == additions[1]
        });
        Ok(ByColour::of(|side| {
            let given = given(right.of(side), moves[side]);
            let free = match same_delay[side] {
                true => Span::ZERO,
                false => most_free(right.of(side), moves[side]),
            };
            let used = match same_delay[side] {
                true => used[side].charged(),
                false => used[side],
            };
            // More shown than given means time that an arbiter added; it stays.
            let charged = (used.least - free).max(used.least.min(Span::ZERO));
            Estimate {
                least: given - used.most,
                most: given - charged,
            }
        }))
    }

    fn known_moves(&self) -> Result<ByColour<u32>, MissingFact> {
        let known = |side: Colour| {
            let moves = self.moves[side].ok_or(MissingFact::Moves(side))?;
            Ok(moves.min(MOST_MOVES))
        };
        Ok(ByColour {
            white: known(Colour::White)?,
            black: known(Colour::Black)?,
        })
    }

    /// How long each player has used.
    fn used(&self, set: &TimeControl, moves: ByColour<u32>) -> Result<ByColour<Used>, MissingFact> {
        let by_reading = |side: Colour| {
            let shown = self.shown[side]?;
            let charged = given(set.of(side), moves[side]) - shown;
            let free = most_free(set.of(side), moves[side]);
            Some(Used {
                least: charged,
                most: charged + free,
                free,
            })
        };
        let by_other = |other: Used| {
            let elapsed = self.elapsed.ok_or(MissingFact::Elapsed)?;
            Ok(Used {
                least: elapsed - other.most,
                most: elapsed - other.least,
                free: Span::ZERO,
            })
        };
        match (by_reading(Colour::White), by_reading(Colour::Black)) {
            (Some(white), Some(black)) => Ok(ByColour { white, black }),
            (Some(white), None) => Ok(ByColour {
                white,
                black: by_other(white)?,
            }),
            (None, Some(black)) => Ok(ByColour {
                white: by_other(black)?,
                black,
            }),
            (None, None) => Err(MissingFact::BothTimes),
        }
    }
}

/// How long a player has used, at least and at most; delays hide some of it.
#[derive(Debug, Clone, Copy)]
struct Used {
    least: Span,
    most: Span,
    free: Span,
}

impl Used {
    /// What was charged, if the same delay goes on to hide the same time.
    fn charged(self) -> Used {
        Used {
            most: self.most - self.free,
            ..self
        }
    }
}

/// What a player has been given for so many completed moves and the one that follows.
pub(crate) fn given(allotment: &Allotment, moves: u32) -> Span {
    let current = allotment.period_of_move(moves.saturating_add(1));
    let periods = (0..=current).map_while(|number| allotment.period(number));
    let times: Span = periods.map(|period| period.time).sum();
    let increments = each_addition(allotment, moves).map(|addition| match addition {
        Addition::Increment(span) => span,
        _ => Span::ZERO,
    });
    times + increments.sum()
}

/// The most that delays can have hidden.
fn most_free(allotment: &Allotment, moves: u32) -> Span {
    let delays = each_addition(allotment, moves).filter(|addition| addition.is_delay());
    delays.map(Addition::amount).sum()
}

fn each_addition(allotment: &Allotment, moves: u32) -> impl Iterator<Item = Addition> {
    let moves = 1..=moves.saturating_add(1);
    moves.filter_map(|number| Some(allotment.period(allotment.period_of_move(number))?.addition))
}

fn delays(allotment: &Allotment) -> Vec<Span> {
    let delay = |addition: Addition| match addition.is_delay() {
        true => addition.amount(),
        false => Span::ZERO,
    };
    let periods = allotment.periods().iter();
    periods.map(|period| delay(period.addition)).collect()
}

/// The least a director who subtracts time must leave (US Chess 16O).
pub fn least_to_leave(rule: &ClockFloor, moves_owed: Option<u32>) -> Span {
    let seconds = |seconds: u32| Span::seconds(i64::from(seconds));
    let for_moves = seconds(rule.seconds_for_each_move) * moves_owed.unwrap_or(0);
    for_moves.max(seconds(rule.seconds))
}
