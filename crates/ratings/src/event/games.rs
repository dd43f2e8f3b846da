//! Which games are rated.

use adoube_clock::{ByColour, Colour, NotRatable, RatingTimes, Span, TimeControl, playing_time};
use adoube_rulebook::{Authority, Rate, Rulebook};
use adoube_tournament::Outcome;
use jiff::civil::{Date, date};
use serde::Serialize;

use crate::{EventFacts, HalfPoints, RatingList};

/// Why a round does not count for a rating.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename = "not-rated", rename_all = "kebab-case")]
pub enum NotCounted {
    /// A bye, a forfeit, or not paired.
    Unplayed,
    /// Not both players made a move.
    NoMoves,
    Unfinished,
    /// The opponent has no rating.
    UnratedOpponent,
    /// The opponent has no rating and scored nothing in the first event.
    NothingScored,
    /// Too little time, or for another list; what is wrong.
    RateOfPlay(#[serde(serialize_with = "adoube_types::facts::stated")] RateFault),
    /// Rapid or blitz, 600 points or more apart, with a player above 2600.
    FarApart,
    /// The match was already won, or has an unrated player.
    Match,
    /// The opponent is a program.
    Computer,
    /// Excluded by a decision.
    Decision,
}

/// What is wrong with the rate of play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum RateFault {
    NotRatable(NotRatable),
    /// The game counts for another list.
    OtherList {
        other: Rate,
        list: RatingList,
    },
}

/// What a round was worth for rating, or why nothing.
pub(super) fn played(outcome: Outcome) -> Result<HalfPoints, NotCounted> {
    match outcome {
        Outcome::Win => Ok(HalfPoints(2)),
        Outcome::Draw => Ok(HalfPoints(1)),
        Outcome::Loss => Ok(HalfPoints(0)),
        Outcome::UnratedWin | Outcome::UnratedDraw | Outcome::UnratedLoss => {
            Err(NotCounted::NoMoves)
        }
        Outcome::Pending | Outcome::Adjourned => Err(NotCounted::Unfinished),
        _ => Err(NotCounted::Unplayed),
    }
}

/// The time control of an event, ready to be asked for each game.
pub(super) struct RateOfPlay {
    control: TimeControl,
    total: ByColour<Span>,
    times: &'static RatingTimes,
    list: RatingList,
}

impl RateOfPlay {
    /// None if the time control or the regulations of the day are not known.
    pub(super) fn of(facts: &EventFacts) -> Option<RateOfPlay> {
        let control = facts.time_control.clone()?;
        let total = total(&control, facts.start)?;
        Some(RateOfPlay {
            total,
            control,
            times: RatingTimes::on(facts.start)?,
            list: facts.list,
        })
    }

    /// What stands against a game between these two.
    pub(super) fn fault(&self, ratings: [Option<u16>; 2]) -> Option<NotCounted> {
        let [white, black] = ratings.map(|rating| rating.map(u32::from));
        let ratable = self
            .times
            .ratable(&self.control, self.total, ByColour { white, black });
        if let Some(reason) = ratable.reasons.first() {
            return Some(NotCounted::RateOfPlay(RateFault::NotRatable(
                reason.clone(),
            )));
        }
        let wanted = match self.list {
            RatingList::Standard => Rate::Standard,
            RatingList::Rapid => Rate::Rapid,
            RatingList::Blitz => Rate::Blitz,
        };
        let other = ratable.list.filter(|list| *list != wanted)?;
        let list = self.list;
        Some(NotCounted::RateOfPlay(RateFault::OtherList { other, list }))
    }
}

/// Each player's time for 60 moves.
pub(crate) fn total(control: &TimeControl, start: Date) -> Option<ByColour<Span>> {
    let edition = Rulebook::embedded().in_force(Authority::Fide, start)?;
    Some(ByColour::of(|side: Colour| {
        playing_time(control, side, edition)
    }))
}

/// Rapid and blitz, from 1 December 2024: games 600 points or more apart are not rated if one of
/// the players is above 2600.
pub(super) fn too_far_apart(list: RatingList, start: Date, one: u16, other: u16) -> bool {
    list != RatingList::Standard
        && start >= date(2024, 12, 1)
        && one.abs_diff(other) >= 600
        && one.max(other) > 2600
}
