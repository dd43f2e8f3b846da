//! A Swiss system by name: what checkers, generators and simulators pair by, and how report files
//! call it.

use std::str::FromStr;

use adoube_tournament::{Entrant, EntrantId, PointSystem, RoundNumber, Tournament, VirtualPoints};
use serde::{Serialize, Serializer};

use crate::acceleration::{CannotAccelerate, baku};
use crate::dutch::{self, Edition, Pair};
use crate::facts::Lines;
use crate::us;

/// A Swiss system with its edition or settings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SwissSystem {
    /// The FIDE (Dutch) system.
    Dutch(Edition),
    /// The system of US Chess, as the section has announced it.
    UsChess(Box<us::Settings>),
}

/// The name of the US system.
const US_CHESS: &str = "us-2025";

/// Its place after the editions of the Dutch system.
const US_PLACE: u32 = Edition::ALL.len() as u32;

/// What record 192 of a report file calls the systems, each with its name here. The first of two
/// is the one we write.
const CODES: [(&str, &str); 5] = [
    ("FIDE_DUTCH_2026", "dutch-2026"),
    ("FIDE_DUTCH_2025", "dutch-2025"),
    ("FIDE_DUTCH_2017", "dutch-2017"),
    ("US_CHESS_2025", US_CHESS),
    ("US_CHESS", US_CHESS),
];

/// The Dutch system in the edition in force when the event starts. Other programs know only this
/// one, so that it is written wherever it is true.
const DUTCH_IN_FORCE: &str = "FIDE_DUTCH";

/// What follows the code of a system with Baku acceleration.
const BAKU: &str = "_BAKU";

/// A day as year, month and day.
type Day = (i16, i8, i8);

/// The Dutch system of an event that starts on a day; the latest if the day is not known.
fn dutch_in_force(starts: Option<Day>) -> Edition {
    starts.map_or(Edition::Dutch2026, Edition::in_force)
}

/// A Swiss system as record 192 of a report file names it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CodedSystem {
    pub system: SwissSystem,
    /// Whether the first rounds have Baku acceleration.
    pub is_baku: bool,
}

impl CodedSystem {
    /// The system that a code of record 192 means in an event that starts on a day (year, month,
    /// day); `None` if it is no Swiss system that is paired here.
    ///
    /// ```
    /// use adoube_pairing::system::CodedSystem;
    ///
    /// let coded = CodedSystem::from_code("FIDE_DUTCH_BAKU", Some((2025, 8, 1))).unwrap();
    /// assert_eq!(coded.system.name(), "dutch-2025");
    /// assert_eq!(coded.code(None), "FIDE_DUTCH_2025_BAKU");
    /// ```
    pub fn from_code(code: &str, starts: Option<Day>) -> Option<CodedSystem> {
        let code = code.trim().to_uppercase();
        let plain = code.strip_suffix(BAKU).unwrap_or(&code);
        let system = if plain == DUTCH_IN_FORCE {
            SwissSystem::Dutch(dutch_in_force(starts))
        } else {
            let (_, name) = CODES.into_iter().find(|(known, _)| *known == plain)?;
            name.parse().ok()?
        };
        Some(CodedSystem {
            system,
            is_baku: plain != code,
        })
    }

    /// Whether a code of record 192 leaves it to the day of the event which edition is meant.
    pub fn depends_on_day(code: &str) -> bool {
        let code = code.trim().to_uppercase();
        code.strip_suffix(BAKU).unwrap_or(&code) == DUTCH_IN_FORCE
    }

    /// The code of record 192 for an event that starts on a day.
    pub fn code(&self, starts: Option<Day>) -> String {
        let name = self.system.name();
        let code = if self.system == SwissSystem::Dutch(dutch_in_force(starts)) {
            DUTCH_IN_FORCE
        } else {
            let coded = CODES.into_iter().find(|(_, known)| *known == name);
            coded.map_or("", |(code, _)| code)
        };
        format!("{code}{}", if self.is_baku { BAKU } else { "" })
    }

    /// Every code that is understood, without the mark of the acceleration.
    pub fn codes() -> impl Iterator<Item = &'static str> {
        std::iter::once(DUTCH_IN_FORCE).chain(CODES.into_iter().map(|(code, _)| code))
    }
}

impl SwissSystem {
    /// The type of tournament of record 092, in words.
    pub fn tournament_type(&self) -> &'static str {
        match self {
            SwissSystem::Dutch(_) => "Individual: Swiss-System (Dutch)",
            SwissSystem::UsChess(_) => "Individual: Swiss-System (US Chess)",
        }
    }

    /// The virtual points of Baku acceleration, where the system has it.
    ///
    /// # Errors
    ///
    /// [`CannotAccelerate`] if the system or its edition does not have it for this event.
    pub fn baku(
        &self,
        entrants: &[Entrant],
        rounds: u16,
        points: &PointSystem,
    ) -> Result<Vec<VirtualPoints>, CannotAccelerate> {
        match self {
            SwissSystem::Dutch(edition) => baku(*edition, entrants, rounds, points),
            SwissSystem::UsChess(_) => Err(CannotAccelerate::NotInUsChess),
        }
    }

    /// The name, such as `dutch-2026` or `us-2025`.
    pub fn name(&self) -> &'static str {
        match self {
            SwissSystem::Dutch(edition) => edition.name(),
            SwissSystem::UsChess(_) => US_CHESS,
        }
    }

    /// Pairs a round among everybody who is available.
    ///
    /// # Errors
    ///
    /// [`CannotPair`] if the round has no legal pairing.
    pub fn pair(
        &self,
        tournament: &Tournament,
        round: RoundNumber,
    ) -> Result<PairedRound, CannotPair> {
        self.pair_knowing(tournament, round, &us::Facts::default())
    }

    /// The same with what the US system has to know about players.
    ///
    /// # Errors
    ///
    /// [`CannotPair`] if the round has no legal pairing.
    pub fn pair_knowing(
        &self,
        tournament: &Tournament,
        round: RoundNumber,
        facts: &us::Facts,
    ) -> Result<PairedRound, CannotPair> {
        match self {
            SwissSystem::Dutch(edition) => dutch::pair(tournament, round, *edition)
                .map(|found| PairedRound::new(found.pairs, found.bye))
                .map_err(CannotPair::Dutch),
            SwissSystem::UsChess(settings) => us::pair(tournament, round, settings, facts)
                .map(|found| PairedRound::new(found.pairs, found.bye))
                .map_err(CannotPair::UsChess),
        }
    }

    /// Pairs a round among those who are present.
    ///
    /// # Errors
    ///
    /// [`CannotPair`] if the round has no legal pairing.
    pub fn pair_among(
        &self,
        tournament: &Tournament,
        round: RoundNumber,
        present: &[EntrantId],
    ) -> Result<PairedRound, CannotPair> {
        match self {
            SwissSystem::Dutch(edition) => dutch::pair_among(tournament, round, present, *edition)
                .map(|found| PairedRound::new(found.pairs, found.bye))
                .map_err(CannotPair::Dutch),
            SwissSystem::UsChess(settings) => {
                us::pair_among(tournament, round, present, settings, &us::Facts::default())
                    .map(|found| PairedRound::new(found.pairs, found.bye))
                    .map_err(CannotPair::UsChess)
            }
        }
    }
}

impl From<Edition> for SwissSystem {
    fn from(edition: Edition) -> SwissSystem {
        SwissSystem::Dutch(edition)
    }
}

/// By its name: the settings are not told.
impl Serialize for SwissSystem {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            SwissSystem::Dutch(edition) => edition.serialize(serializer),
            SwissSystem::UsChess(_) => {
                serializer.serialize_unit_variant("swiss-system", US_PLACE, US_CHESS)
            }
        }
    }
}

/// The text names no Swiss system.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct UnknownSystem {
    pub text: String,
}

impl FromStr for SwissSystem {
    type Err = UnknownSystem;

    fn from_str(text: &str) -> Result<SwissSystem, UnknownSystem> {
        match text {
            "us" | US_CHESS => Ok(SwissSystem::UsChess(Box::default())),
            _ => text
                .parse()
                .map(SwissSystem::Dutch)
                .map_err(|_| UnknownSystem {
                    text: text.to_owned(),
                }),
        }
    }
}

/// The pairs of a round, whatever system made them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PairedRound {
    /// The pairs in the order of the boards.
    pub pairs: Vec<Pair>,
    /// Who gets the bye.
    pub bye: Option<EntrantId>,
}

impl PairedRound {
    fn new(pairs: Vec<Pair>, bye: Option<EntrantId>) -> PairedRound {
        PairedRound { pairs, bye }
    }
}

/// Why a round cannot be paired.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename = "swiss-cannot-pair")]
pub enum CannotPair {
    /// By the Dutch system.
    Dutch(dutch::CannotPair),
    /// By the US system.
    UsChess(us::CannotPair),
}

impl CannotPair {
    /// Who is the trouble and what could be done, line by line.
    pub fn lines(&self, system: &SwissSystem) -> Unpairable {
        match (self, system) {
            (CannotPair::Dutch(reason), SwissSystem::Dutch(edition)) => {
                Unpairable::Dutch(reason.lines(*edition))
            }
            (reason, _) => Unpairable::Plain(reason.clone()),
        }
    }
}

/// Why a round cannot be paired, as it is told where there is room.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum Unpairable {
    /// With the least that would have to be permitted.
    Dutch(Lines<dutch::Trouble>),
    Plain(CannotPair),
}

adoube_types::errors!(UnknownSystem, CannotPair);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names() {
        for name in ["dutch-2026", "dutch-2025", "dutch-2017", "us-2025"] {
            let system: SwissSystem = name.parse().unwrap();
            assert_eq!(system.name(), name);
        }
        assert!("us".parse::<SwissSystem>().is_ok());
        assert!("swiss".parse::<SwissSystem>().is_err());
    }

    #[test]
    fn record_192_names_the_system() {
        for (code, starts, name) in [
            ("FIDE_DUTCH_2025", Some((2019, 5, 1)), "dutch-2025"),
            ("FIDE_DUTCH_2025_BAKU", None, "dutch-2025"),
            ("FIDE_DUTCH_2026", None, "dutch-2026"),
            ("fide_dutch_2017 ", None, "dutch-2017"),
            ("FIDE_DUTCH", None, "dutch-2026"),
            ("FIDE_DUTCH", Some((2025, 6, 30)), "dutch-2017"),
            ("FIDE_DUTCH", Some((2026, 1, 31)), "dutch-2025"),
            ("FIDE_DUTCH_BAKU", Some((2026, 2, 1)), "dutch-2026"),
            ("US_CHESS_2025", Some((2019, 5, 1)), "us-2025"),
            ("us_chess", None, "us-2025"),
        ] {
            let coded = CodedSystem::from_code(code, starts).unwrap();
            assert_eq!(coded.system.name(), name, "{code} {starts:?}");
            let is_baku = code.ends_with("BAKU");
            assert_eq!(coded.is_baku, is_baku, "{code}");
        }
        for code in ["", "FIDE_BURSTEIN", "FIDE_ROUNDROBIN", "_BAKU", "DUTCH"] {
            assert_eq!(CodedSystem::from_code(code, None), None, "{code}");
        }
    }

    #[test]
    fn a_code_that_is_written_is_read_again() {
        let days = [
            None,
            Some((2017, 9, 1)),
            Some((2025, 10, 1)),
            Some((2026, 5, 1)),
        ];
        for name in ["dutch-2026", "dutch-2025", "dutch-2017", "us-2025"] {
            for (starts, is_baku) in days.into_iter().flat_map(|day| [(day, false), (day, true)]) {
                let system = name.parse().unwrap();
                let coded = CodedSystem { system, is_baku };
                let code = coded.code(starts);
                assert_eq!(CodedSystem::from_code(&code, starts), Some(coded), "{code}");
            }
        }
        let dutch = |name: &str, starts| {
            let (system, is_baku) = (name.parse().unwrap(), false);
            CodedSystem { system, is_baku }.code(starts)
        };
        assert_eq!(dutch("dutch-2026", None), "FIDE_DUTCH");
        assert_eq!(dutch("dutch-2025", Some((2025, 8, 1))), "FIDE_DUTCH");
        assert_eq!(dutch("dutch-2026", Some((2025, 8, 1))), "FIDE_DUTCH_2026");
        assert_eq!(dutch("us-2025", None), "US_CHESS_2025");
        assert!(CodedSystem::codes().all(|code| CodedSystem::from_code(code, None).is_some()));
    }

    #[test]
    fn baku_acceleration_is_not_for_a_us_section() {
        let points = PointSystem::default();
        let by = |name: &str| name.parse::<SwissSystem>().unwrap().baku(&[], 9, &points);
        assert_eq!(by("us-2025"), Err(CannotAccelerate::NotInUsChess));
        assert!(by("dutch-2026").is_ok());
    }
}
