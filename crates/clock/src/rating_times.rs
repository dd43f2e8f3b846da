//! How much time a game needs to be rated or to count for a title, by dated tables.
//!
//! These are the rating and title regulations (B.02 and B.01), which have editions of their own
//! beside the Laws.

use adoube_rulebook::Rate;
use jiff::civil::{Date, date};
use serde::Serialize;

use crate::control::{Addition, TimeControl};
use crate::{ByColour, Colour, Span};

/// The minima of one edition of the rating regulations (B.02, 1.1 and 1.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct RatingTimes {
    /// The first day of an event they hold for.
    pub from: Date,
    /// From which rating of either player on which time is needed; the highest rating first, and
    /// the last one for everybody else.
    pub steps: [(u32, Span); 3],
    /// What the first control must ask for, if it asks for a number of moves.
    pub first_control: FirstControl,
}

/// What the first control must ask for, if it asks for a number of moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum FirstControl {
    /// Exactly so many.
    Exactly(u32),
    /// So many or more.
    AtLeast(u32),
}

const OLD_STEPS: [(u32, Span); 3] = [
    (2200, Span::minutes(120)),
    (1600, Span::minutes(90)),
    (0, Span::minutes(60)),
];
const NEW_STEPS: [(u32, Span); 3] = [
    (2400, Span::minutes(120)),
    (1800, Span::minutes(90)),
    (0, Span::minutes(60)),
];

static EDITIONS: [RatingTimes; 4] = [
    RatingTimes {
        from: date(2014, 7, 1),
        steps: OLD_STEPS,
        first_control: FirstControl::Exactly(40),
    },
    RatingTimes {
        from: date(2017, 7, 1),
        steps: OLD_STEPS,
        first_control: FirstControl::Exactly(40),
    },
    RatingTimes {
        from: date(2022, 1, 1),
        steps: NEW_STEPS,
        first_control: FirstControl::AtLeast(30),
    },
    RatingTimes {
        from: date(2024, 3, 1),
        steps: NEW_STEPS,
        first_control: FirstControl::AtLeast(30),
    },
];

/// Whether a game can be rated at this time control.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Ratable {
    /// The list it would count for.
    pub list: Option<Rate>,
    /// What stands against it.
    pub reasons: Vec<NotRatable>,
}

/// Why a game is not rated.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum NotRatable {
    /// Too little time for these players, and too much for rapid (B.02, 1.1).
    TooFast {
        /// What is needed.
        least: Span,
        /// What the player with less has.
        found: Span,
    },
    /// The first control asks for the wrong number of moves (B.02, 1.2).
    FirstControl { found: u32 },
    /// Under five minutes (B.02, 1.4).
    UnderFiveMinutes(Span),
    /// The players' times belong to different lists.
    TimeOdds,
}

impl RatingTimes {
    /// All editions at hand, the oldest first.
    pub fn editions() -> &'static [RatingTimes] {
        &EDITIONS
    }

    /// The edition for an event that starts on this day; none before July 2014.
    pub fn on(start: Date) -> Option<&'static RatingTimes> {
        EDITIONS.iter().rev().find(|edition| edition.from <= start)
    }

    /// The least time each player needs for 60 moves. A player without a rating counts as one below
    /// all steps; the regulations do not say.
    pub fn least(&self, ratings: ByColour<Option<u32>>) -> Span {
        let highest = ratings.iter().flatten().max().copied().unwrap_or(0);
        let step = self.steps.iter().find(|(rating, _)| highest >= *rating);
        step.map_or(Span::ZERO, |(_, least)| *least)
    }

    /// Whether a game between these players is rated, and on which list. `total` is the time of each
    /// player as [`crate::classify`] gives it.
    pub fn ratable(
        &self,
        control: &TimeControl,
        total: ByColour<Span>,
        ratings: ByColour<Option<u32>>,
    ) -> Ratable {
        let lists = total.map(|&total| list(total));
        if !lists.are_equal() {
            return Ratable {
                list: None,
                reasons: vec![NotRatable::TimeOdds],
            };
        }
        let found = total.white.min(total.black);
        let mut reasons = Vec::new();
        match lists.white {
            None => reasons.push(NotRatable::UnderFiveMinutes(found)),
            Some(Rate::Standard) => {
                let least = self.least(ratings);
                if found < least {
                    reasons.push(NotRatable::TooFast { least, found });
                }
                reasons.extend(self.first_control_fault(control));
            }
            Some(_) => {}
        }
        Ratable {
            list: lists.white.filter(|_| reasons.is_empty()),
            reasons,
        }
    }

    fn first_control_fault(&self, control: &TimeControl) -> Option<NotRatable> {
        let firsts = Colour::BOTH.map(|side| control.of(side).periods()[0].moves);
        let wrong = |found: &u32| match self.first_control {
            FirstControl::Exactly(moves) => *found != moves,
            FirstControl::AtLeast(moves) => *found < moves,
        };
        let found = firsts.into_iter().flatten().find(wrong)?;
        Some(NotRatable::FirstControl { found })
    }
}

/// The list of a time (B.02, 1.1, 1.3 and 1.4).
fn list(total: Span) -> Option<Rate> {
    match total {
        total if total >= Span::minutes(60) => Some(Rate::Standard),
        total if total > Span::minutes(10) => Some(Rate::Rapid),
        total if total >= Span::minutes(5) => Some(Rate::Blitz),
        _ => None,
    }
}

/// Whether a time control is slow enough for title norms (B.01, 1.13): 90 minutes with at least 30
/// seconds for each move, or 120 minutes; from July 2021 only the former, but for players with a
/// disability. Increments below 30 seconds are not named; they count as none here.
pub fn allows_norms(control: &TimeControl, start: Date, disabled_player: bool) -> bool {
    let without = start < date(2021, 7, 1) || disabled_player;
    control.sides().iter().all(|allotment| {
        let enough = |addition: Addition| {
            matches!(addition, Addition::Increment(span) if span >= Span::seconds(30))
        };
        let incremented = allotment.periods().iter().all(|period| enough(period.addition));
        let base = allotment.base();
        (incremented && base >= Span::minutes(90)) || (without && base >= Span::minutes(120))
    })
}

/// Whether rounds with these times for one player fit into a day: at most twelve hours of play,
/// both players counted (B.02, 3.1).
pub fn fit_a_day(times_for_one_player: &[Span]) -> bool {
    let both: Span = times_for_one_player.iter().map(|&time| time * 2).sum();
    both <= Span::minutes(12 * 60)
}
