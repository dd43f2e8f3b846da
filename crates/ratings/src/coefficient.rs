//! The development coefficient K.

use adoube_tournament::{BirthDate, RatingFacts};
use jiff::civil::{Date, date};
use serde::{Deserialize, Serialize};

use crate::{RatingList, RatingRules};

/// What the rating lists say of a player. Nothing needs to be known.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct History {
    /// The coefficient of the list.
    pub coefficient: Option<u16>,
    /// How many rated games the player has completed.
    pub games: Option<u32>,
    /// A published rating once was 2400 or more.
    pub reached_2400: bool,
    /// A published rating once was 2300 or more.
    pub reached_2300: bool,
    /// Rated games of the same period in other events.
    pub other_games_in_period: u32,
    /// The standard rating, for those without a rapid or blitz rating.
    pub standard_rating: Option<u16>,
    /// The player has results from earlier events that were rated.
    pub has_played_before: bool,
}

impl History {
    /// What an entry says of a player.
    pub fn of(facts: &RatingFacts) -> History {
        History {
            coefficient: facts.k,
            games: facts.games,
            reached_2400: facts.reached_2400 == Some(true),
            standard_rating: facts.standard,
            ..History::default()
        }
    }
}

/// The development coefficient K of a player, and the rule that gave it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Coefficient {
    /// What the sum of the differences is multiplied by.
    pub value: u16,
    /// Before the limit for many games.
    pub unlimited: u16,
    /// Which rule it comes from.
    pub rule: CoefficientRule,
    /// Something had to be assumed: the number of games, or the day of birth.
    pub assumed: bool,
}

/// The rule a coefficient comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum CoefficientRule {
    /// The list has it.
    Published,
    /// 20 for everybody in rapid and blitz, until September 2022.
    RapidAndBlitz,
    /// 10: a published rating has reached 2400.
    Reached2400,
    /// 40: young and always under 2300.
    Junior,
    /// 40: fewer than 30 games.
    New,
    /// K is 20, as for most players.
    Usual,
}

/// K for a player of this rating (8.5.6; 8.3.3).
///
/// The regulations give no order where two lines fit. A rating that has reached 2400 decides first,
/// then youth, then the number of games: that is how the published lists are. A player whose number
/// of games is not known is taken for one with 30.
pub fn coefficient(
    rules: RatingRules,
    list: RatingList,
    start: Date,
    rating: u16,
    birth: Option<BirthDate>,
    history: &History,
) -> Coefficient {
    let of = |value, rule, assumed| Coefficient {
        value,
        unlimited: value,
        rule,
        assumed,
    };
    if let Some(published) = history.coefficient {
        return of(published, CoefficientRule::Published, false);
    }
    if list != RatingList::Standard && start < date(2022, 10, 1) {
        return of(20, CoefficientRule::RapidAndBlitz, false);
    }
    if history.reached_2400 || rating >= 2400 {
        return of(10, CoefficientRule::Reached2400, false);
    }
    let youth = junior(rules, start, birth);
    if rating < 2300 && !history.reached_2300 && youth != Youth::No {
        return of(40, CoefficientRule::Junior, youth == Youth::Perhaps);
    }
    match history.games {
        Some(games) if games < 30 => of(40, CoefficientRule::New, false),
        games => of(20, CoefficientRule::Usual, games.is_none()),
    }
}

#[derive(PartialEq, Eq)]
enum Youth {
    Yes,
    Perhaps,
    No,
}

fn junior(rules: RatingRules, start: Date, birth: Option<BirthDate>) -> Youth {
    let Some(birth) = birth else {
        return Youth::No;
    };
    let age = i32::from(start.year()) - i32::from(birth.year());
    if age != 18 || rules.junior_until_year_end() {
        return if age <= 18 { Youth::Yes } else { Youth::No };
    }
    let today = (Some(start.month()), Some(start.day()));
    let birthday = (
        birth.month().and_then(|month| i8::try_from(month).ok()),
        birth.day().and_then(|day| i8::try_from(day).ok()),
    );
    match birthday {
        (None, _) => Youth::Perhaps,
        (month, None) if month == today.0 => Youth::Perhaps,
        _ if today < birthday => Youth::Yes,
        _ => Youth::No,
    }
}

impl Coefficient {
    /// The same for a period with so many games: K times the games may not exceed 700.
    ///
    /// ```
    /// use adoube_ratings::{History, RatingList, RatingRules, coefficient};
    ///
    /// let rules = RatingRules::Fide2024;
    /// let start = jiff::civil::date(2025, 1, 1);
    /// let k = coefficient(rules, RatingList::Standard, start, 2000, None, &History::default());
    /// assert_eq!(k.limited(rules, 35).value, 20);
    /// assert_eq!(k.limited(rules, 36).value, 19);
    /// ```
    pub fn limited(self, rules: RatingRules, games: u32) -> Coefficient {
        let total = games.saturating_mul(self.unlimited.into());
        let value = match rules.limits_games() && total > 700 {
            true => u16::try_from(700 / games).unwrap_or(self.unlimited),
            false => self.unlimited,
        };
        Coefficient { value, ..self }
    }
}
