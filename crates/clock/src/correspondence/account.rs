//! The reflection time of one player in one game.

use jiff::civil::Date;
use serde::Serialize;

use super::ReflectionControl;

/// What rules 8, 11 and 13a charge.
pub const PENALTY_DAYS: u32 = 5;
/// The excused days of a calendar year (rule 7).
const EXCUSED_DAYS: u32 = 30;

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

/// Excused time that the rules do not give.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub enum ExcusedFault {
    /// The last day is before the first.
    EndsBeforeBeginning,
    /// It was not told in advance.
    NotInAdvance,
    /// More than thirty days in a year.
    TooMuch {
        year: i16,
        /// The days it would have.
        days: u32,
        most: u32,
    },
}

/// The reflection time of one player in one game.
#[derive(Debug, Clone)]
pub struct ReflectionAccount {
    control: ReflectionControl,
    policy: OverstepPolicy,
    moves: u32,
    used: i64,
    oversteps: u32,
    /// First and last day, both counted.
    excused: Vec<(Date, Date)>,
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
            excused: Vec::new(),
        }
    }

    /// Takes excused time, told on a day before it begins (rule 7). More than thirty days of a year
    /// need the director's leave.
    pub fn excuse(
        &mut self,
        told: Date,
        first: Date,
        last: Date,
        granted_by_director: bool,
    ) -> Result<(), ExcusedFault> {
        if last < first {
            return Err(ExcusedFault::EndsBeforeBeginning);
        }
        if told >= first {
            return Err(ExcusedFault::NotInAdvance);
        }
        for year in first.year()..=last.year() {
            let days = self.excused_in(year) + days_in_year(first, last, year);
            if days > EXCUSED_DAYS && !granted_by_director {
                return Err(ExcusedFault::TooMuch {
                    year,
                    days,
                    most: EXCUSED_DAYS,
                });
            }
        }
        self.excused.push((first, last));
        Ok(())
    }

    /// The excused days taken in a year.
    pub fn excused_in(&self, year: i16) -> u32 {
        let days = |(first, last): &(Date, Date)| days_in_year(*first, *last, year);
        self.excused.iter().map(days).sum()
    }

    /// Books a reply: the days used by [`super::postal_days`] or [`super::electronic_days`], of which
    /// excused days do not count. Sending a move ends excused time.
    pub fn reply(&mut self, received: Date, sent: Date, days: u32) -> ReflectionCharge {
        let excused = |(first, last): &(Date, Date)| overlap(received, sent, *first, *last);
        let excused: u32 = self.excused.iter().map(excused).sum();
        for (_, last) in &mut self.excused {
            *last = (*last).min(sent);
        }
        self.excused.retain(|(first, last)| first <= last);
        self.book(days.saturating_sub(excused))
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

    fn book(&mut self, days: u32) -> ReflectionCharge {
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
}

/// The days of an excuse that fall into a year, the last one counted.
fn days_in_year(first: Date, last: Date, year: i16) -> u32 {
    let start = Date::new(year, 1, 1).unwrap_or(Date::MIN);
    let end = Date::new(year, 12, 31).unwrap_or(Date::MAX);
    let days = first.max(start).duration_until(last.min(end)).as_hours() / 24 + 1;
    u32::try_from(days).unwrap_or(0)
}

/// The excused days among those charged for a reply: a day is charged when it ends without a reply,
/// so the day of sending is not.
fn overlap(received: Date, sent: Date, first: Date, last: Date) -> u32 {
    let end = last.saturating_add(jiff::Span::new().days(1)).min(sent);
    let days = received.max(first).duration_until(end).as_hours() / 24;
    u32::try_from(days).unwrap_or(0)
}
