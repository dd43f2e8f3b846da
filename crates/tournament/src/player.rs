//! Who somebody is, apart from any event.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::text::serde_as_text;
use crate::{Grade, LaterRating, Membership, RatingFacts, RatingSources, RoundNumber};

/// What is known of a person who plays.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// The name as it is printed, usually "Family name, Given name".
    pub name: String,
    /// Sex, where the event has prizes or titles that ask for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sex: Option<Sex>,
    /// The highest FIDE title.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub title: Option<Title>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub federation: Option<Federation>,
    /// The FIDE identity number.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fide_id: Option<u32>,
    /// The FIDE rating for this event's rate of play.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fide_rating: Option<u16>,
    /// The identity in the national federation.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub national_id: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub national_rating: Option<u16>,
    /// A rating given by the arbiter for pairing only (C.04.2.B.1, US 28E).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub assigned_rating: Option<u16>,
    /// What the rating list says beside the FIDE rating.
    #[serde(default, skip_serializing_if = "RatingFacts::is_empty")]
    pub rating_facts: RatingFacts,
    /// Where the ratings come from.
    #[serde(default, skip_serializing_if = "RatingSources::is_empty")]
    pub rating_sources: RatingSources,
    /// Ratings that count from later rounds on, in an event of more than 30 days; in the order of the
    /// rounds.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub later_ratings: Vec<LaterRating>,
    /// What the national federation knows of the member.
    #[serde(default, skip_serializing_if = "Membership::is_empty")]
    pub membership: Membership,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub birth: Option<BirthDate>,
    /// Club, school or town.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub club: Option<String>,
    /// The grade at school, where the event asks for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub grade: Option<Grade>,
    /// Anything the arbiter wants to remember.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub notes: Option<String>,
}

impl Player {
    /// A player of whom only the name is known.
    pub fn named(name: &str) -> Player {
        Player {
            name: name.to_owned(),
            ..Player::default()
        }
    }

    /// The player with the rating and K of a round.
    #[must_use]
    pub fn as_rated_in(&self, round: RoundNumber) -> Player {
        let mut player = self.clone();
        let mut later = self.later_ratings.iter().rev();
        if let Some(later) = later.find(|later| later.from <= round) {
            player.fide_rating = later.fide_rating;
            player.rating_facts.k = later.k.or(player.rating_facts.k);
            player.rating_sources.fide = later.source.clone();
        }
        player
    }

    /// Why this cannot be entered, if it cannot.
    ///
    /// # Errors
    ///
    /// [`InvalidPlayer`] with what is missing or too long.
    pub fn check(&self) -> Result<(), InvalidPlayer> {
        if self.name.trim().is_empty() {
            return Err(InvalidPlayer::NoName);
        }
        if self.name.chars().count() > MAX_NAME {
            return Err(InvalidPlayer::LongName {
                begins: self.name.chars().take(40).collect(),
                most: MAX_NAME,
            });
        }
        let texts = [
            Some(&self.name),
            self.national_id.as_ref(),
            self.club.as_ref(),
            self.membership.state.as_ref(),
        ];
        match texts
            .into_iter()
            .flatten()
            .find(|text| text.chars().any(char::is_control))
        {
            Some(text) => Err(InvalidPlayer::ControlCharacter(
                text.escape_debug().to_string(),
            )),
            None => self.check_later_ratings(),
        }
    }

    fn check_later_ratings(&self) -> Result<(), InvalidPlayer> {
        let rounds = self.later_ratings.iter().map(|later| later.from);
        // The first rating is that of round 1.
        let rounds: Vec<RoundNumber> = [RoundNumber::FIRST].into_iter().chain(rounds).collect();
        match rounds.is_sorted_by(|one, other| one < other) {
            true => Ok(()),
            false => Err(InvalidPlayer::RatingsOutOfOrder),
        }
    }
}

const MAX_NAME: usize = 200;

/// Why a player cannot be entered.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub enum InvalidPlayer {
    /// The name is empty.
    NoName,
    /// The name does not fit on any list.
    LongName {
        /// How it begins.
        begins: String,
        /// How many characters fit.
        most: usize,
    },
    /// Tabs, line ends and the like would break every list.
    ControlCharacter(String),
    /// Ratings of later rounds are not in the order of the rounds, or one is of round 1.
    RatingsOutOfOrder,
}

/// Sex, as the FIDE rating list has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Sex {
    /// Female: `F` (`w` in the TRF).
    #[serde(rename = "F")]
    Female,
    #[serde(rename = "M")]
    Male,
}

impl FromStr for Sex {
    type Err = InvalidSex;

    fn from_str(text: &str) -> Result<Sex, InvalidSex> {
        match text.trim().to_lowercase().as_str() {
            "f" | "w" | "female" | "woman" => Ok(Sex::Female),
            "m" | "male" | "man" => Ok(Sex::Male),
            _ => Err(InvalidSex {
                text: text.to_owned(),
            }),
        }
    }
}

/// The text names no sex.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct InvalidSex {
    text: String,
}

/// A FIDE title. The order is that of the initial ranking (C.04.2.B.2): the first is the highest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "UPPERCASE")]
pub enum Title {
    Gm,
    Im,
    Wgm,
    Fm,
    /// Woman International Master, `WIM`.
    Wim,
    Cm,
    /// Woman FIDE Master, `WFM`.
    Wfm,
    /// Woman Candidate Master, `WCM`.
    Wcm,
}

impl Title {
    /// Every title, highest first.
    pub const ALL: [Title; 8] = [
        Title::Gm,
        Title::Im,
        Title::Wgm,
        Title::Fm,
        Title::Wim,
        Title::Cm,
        Title::Wfm,
        Title::Wcm,
    ];

    /// The abbreviation that stands before a name: `GM`, `WIM`.
    pub fn abbreviation(self) -> &'static str {
        match self {
            Title::Gm => "GM",
            Title::Im => "IM",
            Title::Wgm => "WGM",
            Title::Fm => "FM",
            Title::Wim => "WIM",
            Title::Cm => "CM",
            Title::Wfm => "WFM",
            Title::Wcm => "WCM",
        }
    }
}

impl fmt::Display for Title {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.abbreviation())
    }
}

impl FromStr for Title {
    type Err = InvalidTitle;

    /// Reads `GM`, `gm`, and the one-letter forms of the FIDE lists (`g`, `wg`, `m`, `wm`, `f`,
    /// `wf`, `c`, `wc`).
    fn from_str(text: &str) -> Result<Title, InvalidTitle> {
        match text.trim().to_lowercase().as_str() {
            "gm" | "g" => Ok(Title::Gm),
            "im" | "m" => Ok(Title::Im),
            "wgm" | "wg" => Ok(Title::Wgm),
            "fm" | "f" => Ok(Title::Fm),
            "wim" | "wm" => Ok(Title::Wim),
            "cm" | "c" => Ok(Title::Cm),
            "wfm" | "wf" => Ok(Title::Wfm),
            "wcm" | "wc" => Ok(Title::Wcm),
            _ => Err(InvalidTitle {
                text: text.to_owned(),
            }),
        }
    }
}

/// The text names no title.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct InvalidTitle {
    text: String,
}

/// A federation's three-letter code.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Federation([u8; 3]);

impl Federation {
    /// The code, three capital letters.
    pub fn code(&self) -> &str {
        // The bytes are ASCII letters by construction.
        std::str::from_utf8(&self.0).unwrap_or("???")
    }
}

impl fmt::Display for Federation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.code())
    }
}

impl fmt::Debug for Federation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Federation {
    type Err = InvalidFederation;

    fn from_str(text: &str) -> Result<Federation, InvalidFederation> {
        let letters = text.trim().as_bytes();
        match <[u8; 3]>::try_from(letters) {
            Ok(code) if code.iter().all(u8::is_ascii_alphabetic) => {
                Ok(Federation(code.map(|letter| letter.to_ascii_uppercase())))
            }
            _ => Err(InvalidFederation {
                text: text.to_owned(),
            }),
        }
    }
}

serde_as_text!(Federation);

/// The text is not a federation's code.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct InvalidFederation {
    text: String,
}

/// A date of birth, of which sometimes only the year (and month) is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct BirthDate {
    year: u16,
    month: Option<u8>,
    day: Option<u8>,
}

impl BirthDate {
    /// A date from its parts; a day needs a month. `None` if there is no such date.
    pub fn new(year: u16, month: Option<u8>, day: Option<u8>) -> Option<BirthDate> {
        let real = match (month, day) {
            (None, None) => true,
            (Some(month), None) => (1..=12).contains(&month),
            (Some(month), Some(day)) => day >= 1 && day <= days_in(year, month),
            (None, Some(_)) => false,
        };
        (real && (1850..=2200).contains(&year)).then_some(BirthDate { year, month, day })
    }

    /// The year of birth, which is always known.
    pub fn year(self) -> u16 {
        self.year
    }

    /// The month, 1 to 12, if known.
    pub fn month(self) -> Option<u8> {
        self.month
    }

    /// The day of the month, if known.
    pub fn day(self) -> Option<u8> {
        self.day
    }
}

fn days_in(year: u16, month: u8) -> u8 {
    let leap = year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
    match month {
        2 if leap => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        1..=12 => 31,
        _ => 0,
    }
}

impl fmt::Display for BirthDate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = match (self.month, self.day) {
            (Some(month), Some(day)) => format!("{:04}-{month:02}-{day:02}", self.year),
            (Some(month), None) => format!("{:04}-{month:02}", self.year),
            _ => format!("{:04}", self.year),
        };
        f.pad(&text)
    }
}

impl FromStr for BirthDate {
    type Err = InvalidBirthDate;

    /// Reads `1987`, `1987-03`, `1987-03-21`, the TRF's `1987/03/21` and `1987/00/00`, and
    /// `1987.03.21`.
    fn from_str(text: &str) -> Result<BirthDate, InvalidBirthDate> {
        read_birth_date(text.trim()).ok_or_else(|| InvalidBirthDate {
            text: text.to_owned(),
        })
    }
}

fn read_birth_date(text: &str) -> Option<BirthDate> {
    let mut parts = text.split(['-', '/', '.']).map(str::trim);
    let year = parts.next()?.parse().ok()?;
    let mut known = || match parts.next() {
        None => Some(None),
        Some(part) => Some(part.parse::<u8>().ok()?).map(|value| (value != 0).then_some(value)),
    };
    let (month, day) = (known()?, known()?);
    if parts.next().is_some() {
        return None;
    }
    BirthDate::new(year, month, day)
}

serde_as_text!(BirthDate);

/// The text is not a date of birth.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct InvalidBirthDate {
    text: String,
}

adoube_types::errors!(
    InvalidPlayer,
    InvalidSex,
    InvalidTitle,
    InvalidFederation,
    InvalidBirthDate
);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn birth_dates() {
        for (text, written) in [
            ("1987", "1987"),
            ("1987/03/21", "1987-03-21"),
            ("1987.3.1", "1987-03-01"),
            ("1987/00/00", "1987"),
            ("2000-02-29", "2000-02-29"),
        ] {
            assert_eq!(text.parse::<BirthDate>().unwrap().to_string(), written);
        }
        for text in [
            "",
            "87",
            "1987-13-01",
            "1999-02-29",
            "1987-00-05",
            "21.03.1987",
            "1-2-3-4",
        ] {
            assert!(text.parse::<BirthDate>().is_err(), "{text}");
        }
    }

    #[test]
    fn federations_and_titles_ignore_case() {
        assert_eq!("nor".parse::<Federation>().unwrap().code(), "NOR");
        for text in ["", "NO", "NORW", "N0R", "ÅB"] {
            assert!(text.parse::<Federation>().is_err(), "{text}");
        }
        assert_eq!("wgm".parse(), Ok(Title::Wgm));
        assert!("NM".parse::<Title>().is_err());
        assert!(Title::Wgm < Title::Fm, "C.04.2.B.2 ranks WGM above FM");
    }

    #[test]
    fn a_player_needs_a_printable_name() {
        assert_eq!(Player::named("Carlsen, Magnus").check(), Ok(()));
        assert_eq!(Player::named("  ").check(), Err(InvalidPlayer::NoName));
        assert!(Player::named("a\tb").check().is_err());
        assert!(Player::named(&"x".repeat(201)).check().is_err());
    }
}
