//! The reflection time of one player in one game.

use serde::Serialize;

use super::ReflectionControl;

/// What rules 8, 11 and 13a charge.
pub const PENALTY_DAYS: u32 = 5;

/// What happens to a player who oversteps.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum OverstepPolicy {
    /// The game is lost (rule 13).
    Forfeit,
    /// The first time costs five days, the second time the game (variation 13a). The director may do
    /// so; he need not.
    PenaltyFirst,
}

/// What a reply did to a player's time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct ReflectionCharge {
    /// The days charged for the reply.
    pub days: u32,
    /// The days left of the period the move belongs to; below zero if it was overstepped.
    pub left: i64,
    pub verdict: Verdict,
}

/// What follows from a reply.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// It was in time.
    InTime,
    /// The time was overstepped for the first time, which costs [`PENALTY_DAYS`] (variation 13a);
    /// they are charged already.
    Penalty,
    /// The game is lost on time, if the opponent's records carry a claim (rules 10 and 13).
    Lost,
}

/// The reflection time of one player in one game.
#[derive(Debug, Clone)]
pub struct ReflectionAccount {
    control: ReflectionControl,
    policy: OverstepPolicy,
    moves: u32,
    used: i64,
    oversteps: u32,
}

impl ReflectionAccount {
    /// A game that begins.
    pub fn new(control: ReflectionControl, policy: OverstepPolicy) -> ReflectionAccount {
        ReflectionAccount {
            control,
            policy,
            moves: 0,
            used: 0,
            oversteps: 0,
        }
    }

    /// Books a reply that took so many days, excused days left out.
    pub fn reply(&mut self, days: u32) -> ReflectionCharge {
        self.used += i64::from(days);
        let too_long = match self.control {
            ReflectionControl::DaysForMoves { most_for_one, .. } => days > most_for_one,
            ReflectionControl::DaysForEach(each) => days > each,
        };
        // A reply on the same day does not overstep once more what was overstepped before.
        let verdict = match (too_long || (self.left() < 0 && days > 0), self.policy) {
            (false, _) => Verdict::InTime,
            (true, OverstepPolicy::PenaltyFirst) if self.oversteps == 0 => Verdict::Penalty,
            (true, _) => Verdict::Lost,
        };
        self.oversteps += u32::from(verdict != Verdict::InTime);
        self.used += i64::from(PENALTY_DAYS) * i64::from(verdict == Verdict::Penalty);
        let left = self.left();
        self.moves = self.moves.saturating_add(1);
        ReflectionCharge {
            days,
            left,
            verdict,
        }
    }

    /// Charges days for something else than a reply: an address change told late, an illegible or
    /// ambiguous move (rules 8 and 11). Gives the days left; if there are none, the next reply that
    /// takes a day is too late.
    pub fn charge(&mut self, days: u32) -> i64 {
        self.used += i64::from(days);
        self.left()
    }

    /// The days left in this period; for a number of days each, those of the next move.
    pub fn left(&self) -> i64 {
        match self.control {
            ReflectionControl::DaysForMoves { days, moves, .. } => {
                let periods = i64::from(self.moves / moves.max(1)) + 1;
                periods * i64::from(days) - self.used
            }
            ReflectionControl::DaysForEach(days) => i64::from(days),
        }
    }

    /// The moves replied.
    pub fn moves(&self) -> u32 {
        self.moves
    }
}
