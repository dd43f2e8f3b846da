//! The editions of the rating regulations (B.02) and of the title regulations (B.01), by the day an
//! event starts.

use std::fmt;
use std::str::FromStr;

use jiff::civil::{Date, date};
use serde::Serialize;

/// An edition of the rating regulations, B.02.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub enum RatingRules {
    /// From 1 July 2014.
    #[serde(rename = "fide-2014")]
    Fide2014,
    /// From 1 July 2017: the number of games limits K.
    #[serde(rename = "fide-2017")]
    Fide2017,
    /// From 1 January 2022: the 400-point rule helps a player once in an event.
    #[serde(rename = "fide-2022")]
    Fide2022,
    /// From 1 March 2024: floor 1400, two drawn games against 1800, the 400-point rule always.
    #[serde(rename = "fide-2024")]
    Fide2024,
    /// From 1 October 2025: players of 2650 and more have no 400-point rule.
    #[serde(rename = "fide-2025")]
    Fide2025,
}

/// The list a game counts for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum RatingList {
    #[default]
    Standard,
    Rapid,
    Blitz,
}

/// How far a difference in rating counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum DifferenceLimit {
    /// Never as more than 400 points.
    Always,
    /// As 400 points against stronger players; against weaker ones only in the game with the
    /// greatest difference.
    OnceInAnEvent,
    /// As 400 points, but in full for players of this rating or more.
    Below(u16),
}

/// How a change of exactly half a point is rounded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum HalfPoint {
    /// Upwards, whether the change is positive or negative.
    Up,
    AwayFromZero,
}

/// How a first rating is found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum FirstRating {
    /// From the average of the opponents, and in a round robin from the whole table.
    BySystem,
    /// From the average of the rated opponents.
    Average,
    /// The same with two drawn games against opponents of 1800, up to 2200.
    TwoDraws,
}

impl RatingRules {
    /// Every edition, oldest first.
    pub const ALL: [RatingRules; 5] = [
        RatingRules::Fide2014,
        RatingRules::Fide2017,
        RatingRules::Fide2022,
        RatingRules::Fide2024,
        RatingRules::Fide2025,
    ];

    /// The edition for an event that starts on this day; none before July 2014.
    pub fn on(start: Date) -> Option<RatingRules> {
        RatingRules::ALL
            .into_iter()
            .rev()
            .find(|rules| rules.from() <= start)
    }

    /// The first day it holds for.
    pub fn from(self) -> Date {
        match self {
            RatingRules::Fide2014 => date(2014, 7, 1),
            RatingRules::Fide2017 => date(2017, 7, 1),
            RatingRules::Fide2022 => date(2022, 1, 1),
            RatingRules::Fide2024 => date(2024, 3, 1),
            RatingRules::Fide2025 => date(2025, 10, 1),
        }
    }

    /// The name used on the command line and in files.
    pub fn name(self) -> &'static str {
        match self {
            RatingRules::Fide2014 => "fide-2014",
            RatingRules::Fide2017 => "fide-2017",
            RatingRules::Fide2022 => "fide-2022",
            RatingRules::Fide2024 => "fide-2024",
            RatingRules::Fide2025 => "fide-2025",
        }
    }

    /// The lowest rating that is published (7.1.2, 7.1.4).
    pub fn floor(self) -> u16 {
        if self >= RatingRules::Fide2024 {
            1400
        } else {
            1000
        }
    }

    /// How far a difference counts (8.5.4; 8.3.1 since 2022). The chapter on rapid and blitz knows
    /// no exception for strong players.
    pub fn difference_limit(self, list: RatingList) -> DifferenceLimit {
        match self {
            RatingRules::Fide2022 => DifferenceLimit::OnceInAnEvent,
            RatingRules::Fide2025 if list == RatingList::Standard => DifferenceLimit::Below(2650),
            _ => DifferenceLimit::Always,
        }
    }

    /// How half a point is rounded (8.5.7; 8.3.4). The sentence of the 2022 edition was not at
    /// hand; the one of 2017 is taken for it.
    pub fn half_point(self) -> HalfPoint {
        if self >= RatingRules::Fide2024 {
            HalfPoint::AwayFromZero
        } else {
            HalfPoint::Up
        }
    }

    /// How a first rating is found (8.2).
    pub fn first_rating(self) -> FirstRating {
        match self {
            RatingRules::Fide2014 | RatingRules::Fide2017 => FirstRating::BySystem,
            RatingRules::Fide2022 => FirstRating::Average,
            RatingRules::Fide2024 | RatingRules::Fide2025 => FirstRating::TwoDraws,
        }
    }

    /// Whether K times the games of a period is limited to 700 (8.5.6; 8.3.3).
    pub fn limits_games(self) -> bool {
        self >= RatingRules::Fide2017
    }

    /// Whether a junior is one until the end of the year of the eighteenth birthday, and not only
    /// until the birthday.
    pub fn junior_until_year_end(self) -> bool {
        self >= RatingRules::Fide2022
    }

    /// How many days before the start an event without norms must be registered (02; 0.2). Since
    /// the end of 2023 events with `top` players, above 2700 or women above 2500, have 30 days
    /// (0.2.1); the chapter on rapid and blitz knows no such players.
    pub fn registration_days(self, list: RatingList, top: bool) -> i32 {
        match self {
            RatingRules::Fide2014 | RatingRules::Fide2017 => 7,
            RatingRules::Fide2022 => 3,
            _ if top && list == RatingList::Standard => 30,
            _ => 3,
        }
    }

    /// Whether the articles are those of 2022 and later.
    pub(crate) fn renumbered(self) -> bool {
        self >= RatingRules::Fide2022
    }
}

/// An edition of the title regulations, B.01.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub enum TitleRules {
    /// From 1 July 2017 until the end of 2021.
    #[serde(rename = "fide-2017")]
    Fide2017,
    /// The year 2022: new numbers of articles, the whole of a round robin, one norm of a large event.
    #[serde(rename = "fide-2022")]
    Fide2022,
    /// The year 2023, like the one before in all that is computed here.
    #[serde(rename = "fide-2023")]
    Fide2023,
    /// From 1 January 2024: an unrated opponent counts 1400.
    #[serde(rename = "fide-2024")]
    Fide2024,
}

impl TitleRules {
    /// Every edition, oldest first.
    pub const ALL: [TitleRules; 4] = [
        TitleRules::Fide2017,
        TitleRules::Fide2022,
        TitleRules::Fide2023,
        TitleRules::Fide2024,
    ];

    /// The edition for an event that starts on this day; those before July 2017 are not at hand.
    pub fn on(start: Date) -> Option<TitleRules> {
        TitleRules::ALL
            .into_iter()
            .rev()
            .find(|rules| rules.from() <= start)
    }

    /// The first day it holds for.
    pub fn from(self) -> Date {
        match self {
            TitleRules::Fide2017 => date(2017, 7, 1),
            TitleRules::Fide2022 => date(2022, 1, 1),
            TitleRules::Fide2023 => date(2023, 1, 1),
            TitleRules::Fide2024 => date(2024, 1, 1),
        }
    }

    /// Whether its text was read. Of 2022 and 2023 only what was announced and the edition after them
    /// are known; an answer by them says so.
    pub fn is_read(self) -> bool {
        !matches!(self, TitleRules::Fide2022 | TitleRules::Fide2023)
    }

    /// The rating of an unrated opponent who is not raised to the floor: the floor of the list
    /// (1.46d; 1.4.6d).
    pub fn unrated_opponent(self) -> i32 {
        match self {
            TitleRules::Fide2024 => 1400,
            _ => 1000,
        }
    }

    /// The name used on the command line and in files.
    pub fn name(self) -> &'static str {
        match self {
            TitleRules::Fide2017 => "fide-2017",
            TitleRules::Fide2022 => "fide-2022",
            TitleRules::Fide2023 => "fide-2023",
            TitleRules::Fide2024 => "fide-2024",
        }
    }

    /// One of two values: that of 2017, or that of 2022 and later.
    pub(crate) fn pick<T>(self, old: T, new: T) -> T {
        match self {
            TitleRules::Fide2017 => old,
            _ => new,
        }
    }
}

/// The text names no edition.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename = "unknown-ratings-edition")]
pub enum UnknownEdition {
    Rating { found: String },
    Title { found: String },
}

impl fmt::Display for RatingRules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for RatingRules {
    type Err = UnknownEdition;

    fn from_str(text: &str) -> Result<RatingRules, UnknownEdition> {
        let known = RatingRules::ALL.into_iter().find(|r| r.name() == text);
        known.ok_or_else(|| UnknownEdition::Rating {
            found: text.to_owned(),
        })
    }
}

impl fmt::Display for TitleRules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for TitleRules {
    type Err = UnknownEdition;

    fn from_str(text: &str) -> Result<TitleRules, UnknownEdition> {
        let known = TitleRules::ALL.into_iter().find(|r| r.name() == text);
        known.ok_or_else(|| UnknownEdition::Title {
            found: text.to_owned(),
        })
    }
}

impl RatingList {
    /// Every list, standard first.
    pub const ALL: [RatingList; 3] = [RatingList::Standard, RatingList::Rapid, RatingList::Blitz];

    /// The name of the list.
    pub fn name(self) -> &'static str {
        match self {
            RatingList::Standard => "standard",
            RatingList::Rapid => "rapid",
            RatingList::Blitz => "blitz",
        }
    }
}

impl fmt::Display for RatingList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// The text names no list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename = "unknown-rating-list")]
pub struct UnknownList {
    text: String,
}

impl FromStr for RatingList {
    type Err = UnknownList;

    fn from_str(text: &str) -> Result<RatingList, UnknownList> {
        let known = RatingList::ALL.into_iter().find(|l| l.name() == text);
        known.ok_or_else(|| UnknownList {
            text: text.to_owned(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_day_has_its_edition() {
        for (start, rating, title) in [
            (date(2014, 6, 30), None, None),
            (date(2014, 7, 1), Some(RatingRules::Fide2014), None),
            (
                date(2017, 7, 1),
                Some(RatingRules::Fide2017),
                Some(TitleRules::Fide2017),
            ),
            (
                date(2021, 12, 31),
                Some(RatingRules::Fide2017),
                Some(TitleRules::Fide2017),
            ),
            (
                date(2022, 12, 31),
                Some(RatingRules::Fide2022),
                Some(TitleRules::Fide2022),
            ),
            (
                date(2023, 12, 31),
                Some(RatingRules::Fide2022),
                Some(TitleRules::Fide2023),
            ),
            (
                date(2024, 2, 29),
                Some(RatingRules::Fide2022),
                Some(TitleRules::Fide2024),
            ),
            (
                date(2025, 9, 30),
                Some(RatingRules::Fide2024),
                Some(TitleRules::Fide2024),
            ),
            (
                date(2025, 10, 1),
                Some(RatingRules::Fide2025),
                Some(TitleRules::Fide2024),
            ),
        ] {
            assert_eq!(RatingRules::on(start), rating, "{start}");
            assert_eq!(TitleRules::on(start), title, "{start}");
        }
    }

    #[test]
    fn names_read_back() {
        for rules in RatingRules::ALL {
            assert_eq!(rules.name().parse(), Ok(rules));
        }
        for rules in TitleRules::ALL {
            assert_eq!(rules.name().parse(), Ok(rules));
        }
        assert!("fide-2014".parse::<TitleRules>().is_err());
        assert!("rapid".parse::<RatingList>().is_ok());
    }
}
