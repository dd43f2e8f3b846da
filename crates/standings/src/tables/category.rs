//! Parts of the field with standings of their own: women, age groups, rating bands, clubs.

use std::fmt;
use std::str::FromStr;

use adoube_tournament::{BirthDate, Federation, Player, Sex, Title};
use jiff::civil::Date;
use serde::{Serialize, Serializer};

/// A part of the field: everybody to whom all the criteria apply.
///
/// ```
/// use adoube_standings::tables::{AgeDates, Category};
/// use adoube_tournament::{Player, Sex};
///
/// let category: Category = "women & U16".parse().unwrap();
/// let player = Player {
///     sex: Some(Sex::Female),
///     birth: "2010".parse().ok(),
///     ..Player::named("Polgár, Judit")
/// };
/// assert_eq!(category.admits(&player, None, AgeDates::of_year(2026)), Some(true));
/// assert_eq!(category.admits(&player, None, AgeDates::of_year(2027)), Some(false));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Category {
    criteria: Vec<Criterion>,
}

/// What somebody must be to belong to a category.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Criterion {
    Women,
    /// `U16`: has not reached this age before the day that counts.
    Under(u8),
    /// `S65`: has reached this age by the day that counts.
    Senior(u8),
    /// `1800-1999`, `under 2000`, `from 2200`: rated in these bounds, both included.
    Rated {
        from: Option<u16>,
        to: Option<u16>,
    },
    Unrated,
    /// Players of a federation: `fed:NOR`.
    Federation(Federation),
    /// `club:Oslo`, whatever the case of its letters.
    Club(String),
}

/// The days on which ages are taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AgeDates {
    /// Who reaches an age before this day is too old for the group under that age.
    pub juniors: Date,
    /// Who reaches an age by this day is a senior of that age.
    pub seniors: Date,
}

impl AgeDates {
    /// As in FIDE's championships: juniors by 1 January, seniors by 31 December of the year in
    /// which the event starts. The year of birth is then enough.
    pub fn of_year(year: i16) -> AgeDates {
        let day = |month, day| Date::new(year, month, day).unwrap_or(Date::MAX);
        AgeDates {
            juniors: day(1, 1),
            seniors: day(12, 31),
        }
    }

    /// Everybody's age on one day, for events that announce it so.
    pub fn on(day: Date) -> AgeDates {
        AgeDates {
            juniors: day,
            seniors: day,
        }
    }
}

impl Category {
    /// Everybody to whom all of these apply.
    pub fn of(criteria: Vec<Criterion>) -> Category {
        Category { criteria }
    }

    /// What somebody must be.
    pub fn criteria(&self) -> &[Criterion] {
        &self.criteria
    }

    /// Whether a player with this rating belongs to it; nothing where that is not known, because
    /// sex or date of birth are not.
    pub fn admits(&self, player: &Player, rating: Option<u16>, dates: AgeDates) -> Option<bool> {
        let mut known = true;
        for criterion in &self.criteria {
            match criterion.applies(player, rating, dates) {
                Some(false) => return Some(false),
                Some(true) => {}
                None => known = false,
            }
        }
        known.then_some(true)
    }
}

impl Criterion {
    fn applies(&self, player: &Player, rating: Option<u16>, dates: AgeDates) -> Option<bool> {
        let rating = rating.filter(|rating| *rating > 0);
        match self {
            Criterion::Women => is_woman(player),
            Criterion::Under(age) => {
                let day = parts(dates.juniors);
                known(player.birth?, |birth| turns(birth, *age) >= day)
            }
            Criterion::Senior(age) => {
                let day = parts(dates.seniors);
                known(player.birth?, |birth| turns(birth, *age) <= day)
            }
            Criterion::Rated { from, to } => Some(rating.is_some_and(|rating| {
                from.is_none_or(|from| from <= rating) && to.is_none_or(|to| rating <= to)
            })),
            Criterion::Unrated => Some(rating.is_none()),
            Criterion::Federation(federation) => Some(player.federation == Some(*federation)),
            Criterion::Club(club) => {
                let own = player.club.as_deref().unwrap_or("");
                Some(own.trim().to_lowercase() == club.to_lowercase())
            }
        }
    }
}

/// A woman's title says it too.
fn is_woman(player: &Player) -> Option<bool> {
    use Title::{Wcm, Wfm, Wgm, Wim};
    match (player.sex, player.title) {
        (Some(sex), _) => Some(sex == Sex::Female),
        (None, Some(Wgm | Wim | Wfm | Wcm)) => Some(true),
        (None, _) => None,
    }
}

type Day = (i32, i8, i8);

fn parts(date: Date) -> Day {
    (date.year().into(), date.month(), date.day())
}

fn turns((year, month, day): Day, age: u8) -> Day {
    (year + i32::from(age), month, day)
}

/// The answer for a birth of which the day may not be known: that of the first and the last day
/// possible, if it is the same.
fn known(birth: BirthDate, answer: impl Fn(Day) -> bool) -> Option<bool> {
    let year = i32::from(birth.year());
    let month = birth.month().and_then(|month| i8::try_from(month).ok());
    let day = birth.day().and_then(|day| i8::try_from(day).ok());
    let first = answer((year, month.unwrap_or(1), day.unwrap_or(1)));
    let last = answer((year, month.unwrap_or(12), day.unwrap_or(31)));
    (first == last).then_some(first)
}

impl fmt::Display for Category {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let texts: Vec<String> = self.criteria.iter().map(Criterion::to_string).collect();
        f.pad(&texts.join(" & "))
    }
}

impl fmt::Display for Criterion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Criterion::Women => f.write_str("women"),
            Criterion::Under(age) => write!(f, "U{age}"),
            Criterion::Senior(age) => write!(f, "S{age}"),
            Criterion::Rated { from, to } => match (from, to) {
                (Some(from), Some(to)) => write!(f, "{from}-{to}"),
                (None, Some(to)) => write!(f, "under {}", u32::from(*to) + 1),
                (from, None) => write!(f, "from {}", from.unwrap_or(1)),
            },
            Criterion::Unrated => f.write_str("unrated"),
            Criterion::Federation(federation) => write!(f, "fed:{federation}"),
            Criterion::Club(club) => write!(f, "club:{club}"),
        }
    }
}

impl Serialize for Category {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// The text names no category.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct InvalidCategory {
    /// The part that is not understood.
    pub text: String,
}

impl FromStr for Category {
    type Err = InvalidCategory;

    fn from_str(text: &str) -> Result<Category, InvalidCategory> {
        let criterion = |part: &str| {
            let part = part.trim();
            let invalid = || InvalidCategory {
                text: part.to_owned(),
            };
            criterion(part).ok_or_else(invalid)
        };
        let criteria: Result<Vec<Criterion>, InvalidCategory> =
            text.split('&').map(criterion).collect();
        Ok(Category::of(criteria?))
    }
}

/// Ages have at most two figures and ratings at least three, so `U16` and `U2000` are not mixed up.
const OLDEST: u16 = 99;

fn criterion(text: &str) -> Option<Criterion> {
    if let Some((kind, value)) = text.split_once(':') {
        let value = value.trim();
        return match kind.trim().to_lowercase().as_str() {
            "fed" | "federation" => value.parse().ok().map(Criterion::Federation),
            "club" => (!value.is_empty()).then(|| Criterion::Club(value.to_owned())),
            _ => None,
        };
    }
    let text = text.to_lowercase();
    match text.as_str() {
        "women" | "woman" | "w" | "f" => return Some(Criterion::Women),
        "unrated" => return Some(Criterion::Unrated),
        _ => {}
    }
    if let Some((from, to)) = text.split_once(['-', '–']) {
        let (from, to) = (number(from)?, number(to)?);
        let real = from > OLDEST && from <= to;
        return real.then_some(Criterion::Rated {
            from: Some(from),
            to: Some(to),
        });
    }
    let after = |word: &str| text.strip_prefix(word).and_then(number);
    if let Some(limit) = after("under").or_else(|| after("u")) {
        return Some(under(limit)).filter(|_| limit > 0);
    }
    let least = after("from").or_else(|| text.strip_suffix('+').and_then(number));
    if let Some(least) = least.or_else(|| after("s").filter(|age| *age <= OLDEST)) {
        return Some(at_least(least)).filter(|_| least > 0);
    }
    None
}

fn number(text: &str) -> Option<u16> {
    let text = text.trim();
    let figures = text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse().ok().filter(|_| figures)
}

fn under(limit: u16) -> Criterion {
    match u8::try_from(limit) {
        Ok(age) if limit <= OLDEST => Criterion::Under(age),
        _ => Criterion::Rated {
            from: None,
            to: Some(limit - 1),
        },
    }
}

fn at_least(least: u16) -> Criterion {
    match u8::try_from(least) {
        Ok(age) if least <= OLDEST => Criterion::Senior(age),
        _ => Criterion::Rated {
            from: Some(least),
            to: None,
        },
    }
}
