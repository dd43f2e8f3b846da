//! Who can win a prize: rating, sex, age, federation, club, board.

use adoube_tournament::{BirthDate, Federation, Sex};
use jiff::civil::Date;
use serde::{Deserialize, Serialize};

use crate::{Finisher, PrizeCondition, PrizeRating};

/// Who can win something. Everything that is given must hold; an empty criterion is everybody.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Criterion {
    /// A rating class by its name: only its own players, unlike `rating.under` (33C).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub class: Option<RatingClass>,
    /// A span of ratings.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rating: Option<RatingSpan>,
    /// Whether unrated players are meant; without it a prize by rating is for rated players
    /// only (28D, 33F).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub unrated: Option<Unrated>,
    /// Only players of this sex.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sex: Option<Sex>,
    /// An age, reckoned by the fund's rule.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub age: Option<AgeSpan>,
    /// Only players of these federations.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub federation: Vec<Federation>,
    /// Only members of these clubs.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub club: Vec<String>,
    /// Only players with one of these labels: a school grade, a state, whatever is announced.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub label: Vec<String>,
    /// Only players of this board of their teams.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub board: Option<u16>,
}

/// The rating classes whose limits nobody disputes. Lower classes are given by their limits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum RatingClass {
    /// 2200 and above.
    Master,
    /// 2000 to 2199.
    Expert,
    /// 1800 to 1999.
    A,
    /// 1600 to 1799.
    B,
    /// 1400 to 1599.
    C,
    /// 1200 to 1399.
    D,
}

impl RatingClass {
    /// The limits of the class.
    pub fn span(self) -> RatingSpan {
        let from = match self {
            RatingClass::Master => 2200,
            RatingClass::Expert => 2000,
            RatingClass::A => 1800,
            RatingClass::B => 1600,
            RatingClass::C => 1400,
            RatingClass::D => 1200,
        };
        RatingSpan {
            from: Some(from),
            to: (self != RatingClass::Master).then_some(from + 199),
            under: None,
        }
    }
}

/// Ratings from one to another, both included, or below a limit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct RatingSpan {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub from: Option<u16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub to: Option<u16>,
    /// The first rating that is too high.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub under: Option<u16>,
}

impl RatingSpan {
    /// The lowest rating in the span.
    pub fn lowest(self) -> u16 {
        self.from.unwrap_or(0)
    }

    /// The highest rating in the span, if there is one.
    pub fn highest(self) -> Option<u16> {
        let below = self.under.map(|under| under.saturating_sub(1));
        match (self.to, below) {
            (Some(to), Some(below)) => Some(to.min(below)),
            (to, below) => to.or(below),
        }
    }

    fn contains(self, rating: u16) -> bool {
        rating >= self.lowest() && self.highest().is_none_or(|highest| rating <= highest)
    }

    /// Whether a rating can be in both spans.
    pub fn overlaps(self, other: RatingSpan) -> bool {
        let starts_in =
            |a: RatingSpan, b: RatingSpan| b.highest().is_none_or(|high| a.lowest() <= high);
        starts_in(self, other) && starts_in(other, self)
    }
}

/// What a prize has to do with unrated players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Unrated {
    /// For unrated players only.
    Only,
    /// For unrated players too; 33F advises against it.
    Also,
}

/// Ages from one on, or under a limit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct AgeSpan {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub from: Option<u16>,
    /// The first age that is too high.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub under: Option<u16>,
}

/// How ages are reckoned.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AgeRule {
    /// By the year of birth, as in FIDE's youth and senior events: "under 12" is whoever does not
    /// become older than 12 in the year, "from 50" whoever becomes 50 in it.
    #[default]
    Year,
    /// By the age on the day of the fund: "under 12" is 11 or younger on that day.
    Day,
}

/// The answer to "can this player win it?".
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Eligibility {
    Yes,
    No,
    /// It depends on something nobody has said yet.
    Unknown(PrizeCondition),
}

impl Eligibility {
    fn and(self, other: Eligibility) -> Eligibility {
        match (self, other) {
            // One condition that fails decides whatever is still unknown: nobody is asked in vain.
            (Eligibility::No, _) | (_, Eligibility::No) => Eligibility::No,
            (Eligibility::Unknown(what), _) | (_, Eligibility::Unknown(what)) => {
                Eligibility::Unknown(what)
            }
            _ => Eligibility::Yes,
        }
    }

    fn from_known<T>(
        fact: Option<T>,
        what: PrizeCondition,
        holds: impl Fn(T) -> bool,
    ) -> Eligibility {
        fact.map_or(Eligibility::Unknown(what), |fact| holds(fact).into())
    }
}

impl From<bool> for Eligibility {
    fn from(holds: bool) -> Eligibility {
        if holds {
            Eligibility::Yes
        } else {
            Eligibility::No
        }
    }
}

impl Criterion {
    /// The ratings meant, if the prize is one by rating.
    pub fn ratings(&self) -> Option<RatingSpan> {
        let class = self.class.map(RatingClass::span);
        match (class, self.rating) {
            (Some(class), Some(span)) => Some(RatingSpan {
                from: Some(class.lowest().max(span.lowest())),
                // Both must hold, so the narrower limit of each side is the one that counts.
                to: [class.highest(), span.highest()]
                    .into_iter()
                    .flatten()
                    .min(),
                under: None,
            }),
            (class, span) => class.or(span),
        }
    }

    /// Whether everybody can win it.
    pub fn is_everybody(&self) -> bool {
        *self == Criterion::default()
    }

    /// Whether this is a category by age or label (school grade), of which 32F2 speaks.
    pub fn is_age_or_grade(&self) -> bool {
        self.age.is_some() || !self.label.is_empty()
    }

    /// Whether a finisher meets the criterion. `day` is the day ages are reckoned for.
    pub fn admits(&self, finisher: &Finisher, day: Option<Date>, rule: AgeRule) -> Eligibility {
        let member = |mine: &str, list: &[String]| list.iter().any(|name| same(name, mine));
        let mut answer = self.admits_rating(finisher);
        if let Some(sex) = self.sex {
            answer = answer.and(Eligibility::from_known(
                finisher.sex,
                PrizeCondition::Sex,
                |mine| mine == sex,
            ));
        }
        if let Some(age) = self.age {
            answer = answer.and(age.admits(finisher.birth, day, rule));
        }
        if !self.federation.is_empty() {
            let listed = |mine| self.federation.contains(&mine);
            let fact = finisher.federation;
            answer = answer.and(Eligibility::from_known(
                fact,
                PrizeCondition::Federation,
                listed,
            ));
        }
        if !self.club.is_empty() {
            let mine = finisher.club.as_deref().unwrap_or_default();
            answer = answer.and(member(mine, &self.club).into());
        }
        if !self.label.is_empty() {
            let any = finisher.labels.iter().any(|mine| member(mine, &self.label));
            answer = answer.and(any.into());
        }
        if self.board.is_some() {
            // Who has played for no team has no board.
            answer = answer.and((self.board == finisher.board).into());
        }
        answer
    }

    fn admits_rating(&self, finisher: &Finisher) -> Eligibility {
        let rating = match finisher.prize_rating {
            PrizeRating::Published => finisher.rating,
            PrizeRating::Assigned(rating) => Some(rating),
            PrizeRating::Unrated => None,
            // 28C2, 28D7: neither prizes by rating nor prizes for the unrated.
            PrizeRating::NotValid => {
                return (self.ratings().is_none() && self.unrated != Some(Unrated::Only)).into();
            }
        };
        match (rating, self.ratings(), self.unrated) {
            (Some(_), _, Some(Unrated::Only)) => Eligibility::No,
            (Some(rating), Some(span), _) => span.contains(rating).into(),
            (Some(_), None, _) => Eligibility::Yes,
            // A span of ratings with no word on the unrated means ratings; nobody is taken to have one of 0.
            (None, Some(_), None) => Eligibility::No,
            (None, _, _) => Eligibility::Yes,
        }
    }
}

impl AgeSpan {
    fn admits(self, birth: Option<BirthDate>, day: Option<Date>, rule: AgeRule) -> Eligibility {
        let Some(birth) = birth else {
            return Eligibility::Unknown(PrizeCondition::DateOfBirth);
        };
        let Some(day) = day else {
            return Eligibility::Unknown(PrizeCondition::DayOfTournament);
        };
        match rule {
            AgeRule::Year => {
                // Everybody of a year is of one age here, so that the year of birth is enough. That age is reached in
                // the course of the year: "under 12" has room for those who become 12.
                let age = i32::from(day.year()) - i32::from(birth.year());
                let below = self.under.is_none_or(|under| age <= i32::from(under));
                (below && self.from.is_none_or(|from| age >= i32::from(from))).into()
            }
            AgeRule::Day => {
                let (youngest, oldest) = ages_on(birth, day);
                self.admits_age(youngest, oldest)
            }
        }
    }

    /// With a date of birth known in part, the age is one of two.
    fn admits_age(self, youngest: i32, oldest: i32) -> Eligibility {
        let holds = |age: i32| {
            self.under.is_none_or(|under| age < i32::from(under))
                && self.from.is_none_or(|from| age >= i32::from(from))
        };
        match (holds(youngest), holds(oldest)) {
            (true, true) => Eligibility::Yes,
            (false, false) => Eligibility::No,
            _ => Eligibility::Unknown(PrizeCondition::FullDateOfBirth),
        }
    }
}

/// The youngest and the oldest somebody can be on a day, given what is known of the birth.
fn ages_on(birth: BirthDate, day: Date) -> (i32, i32) {
    let years = i32::from(day.year()) - i32::from(birth.year());
    let today = (day.month() as u8, day.day() as u8);
    let earliest = (birth.month().unwrap_or(1), birth.day().unwrap_or(1));
    let latest = (birth.month().unwrap_or(12), birth.day().unwrap_or(31));
    // The birthday itself counts: from that day on one is a year older.
    let age = |birthday| if birthday <= today { years } else { years - 1 };
    (age(latest), age(earliest))
}

fn same(first: &str, second: &str) -> bool {
    first.trim().to_lowercase() == second.trim().to_lowercase()
}
