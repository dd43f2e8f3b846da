//! A Swiss system by name: what checkers, generators and simulators pair by, and how report files
//! call it.

use std::borrow::Cow;
use std::str::FromStr;

use adoube_tournament::{
    Draft, EntrantId, PointSystem, PrimaryScore, RoundNumber, Tournament, VirtualPoints,
};
use serde::{Serialize, Serializer};

use crate::acceleration::{CannotAccelerate, baku};
use crate::dutch::{self, Edition, Pair};
use crate::fide::burstein::{self, Burstein};
use crate::fide::double_swiss::DoubleSwiss;
use crate::fide::dubov::{self, Dubov};
use crate::fide::lim::Lim;
use crate::fide::olympiad::Olympiad;
use crate::fide::team::{self, Preferences, SwissTeam};
use crate::fide::{self, Competitors, Readings};
use crate::us;

mod cannot;
mod code;
mod explained;
mod name;

#[cfg(test)]
mod tests;

pub use cannot::{CannotPair, Unpairable};
pub use code::CodedSystem;
pub use explained::{Explained, Judgement};
pub use name::SystemName;

/// A Swiss system with its edition or settings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SwissSystem {
    /// The FIDE (Dutch) system.
    Dutch(Edition),
    /// The system of US Chess, as the section has announced it.
    UsChess(Box<us::Settings>),
    /// The same for teams.
    UsTeam(Box<us::TeamSwiss>),
    Dubov(Dubov),
    Burstein(Burstein),
    Lim(Lim),
    DoubleSwiss(DoubleSwiss),
    Team(SwissTeam),
    Olympiad(Olympiad),
}

/// The name of the US system.
const US_CHESS: &str = "us-2025";
/// The name of the US system for teams.
const US_TEAM: &str = "us-team-2025";

/// A day as year, month and day.
type Day = (i16, i8, i8);

/// A system in the edition in force when an event starts.
type InForceOn = fn(Option<Day>) -> SwissSystem;

/// What can be asked for without an edition: the one in force when the event starts.
const FAMILIES: [(&str, InForceOn); 10] = [
    ("dutch", |day| SwissSystem::Dutch(in_force(day).dutch)),
    ("us", |_| SwissSystem::UsChess(Box::default())),
    ("us-team", |_| SwissSystem::UsTeam(Box::default())),
    ("dubov", |day| SwissSystem::Dubov(in_force(day).dubov)),
    ("burstein", |day| {
        SwissSystem::Burstein(in_force(day).burstein)
    }),
    ("lim", |_| SwissSystem::Lim(Lim::default())),
    ("double-swiss", |_| {
        SwissSystem::DoubleSwiss(DoubleSwiss::default())
    }),
    ("double", |_| {
        SwissSystem::DoubleSwiss(DoubleSwiss::default())
    }),
    ("team", |day| SwissSystem::Team(in_force(day).team)),
    ("olympiad", |_| SwissSystem::Olympiad(Olympiad)),
];

/// The editions in force on a day.
struct InForce {
    dutch: Edition,
    dubov: Dubov,
    burstein: Burstein,
    team: SwissTeam,
}

/// What is in force when an event starts; the latest if the day is not known.
fn in_force(starts: Option<Day>) -> InForce {
    let dutch = starts.map_or(Edition::Dutch2026, Edition::in_force);
    let is_new = dutch == Edition::Dutch2026;
    InForce {
        dutch,
        dubov: Dubov {
            edition: match is_new {
                true => dubov::Edition::Dubov2026,
                false => dubov::Edition::Dubov2018,
            },
        },
        burstein: Burstein {
            edition: match dutch {
                Edition::Dutch2017 => burstein::Edition::Burstein2017,
                Edition::Dutch2025 => burstein::Edition::Burstein2025,
                Edition::Dutch2026 => burstein::Edition::Burstein2026,
            },
            readings: Readings::USUAL,
        },
        team: SwissTeam {
            edition: match is_new {
                true => team::Edition::Team2026,
                false => team::Edition::Team2024,
            },
            ..SwissTeam::default()
        },
    }
}

impl SwissSystem {
    /// Every system in every edition, in the order in which they are offered.
    pub fn all() -> Vec<SwissSystem> {
        let names = [
            "dutch-2026",
            "dutch-2025",
            "dutch-2017",
            "us-2025",
            "dubov-2026",
            "dubov-2018",
            "burstein-2026",
            "burstein-2025",
            "burstein-2017",
            "lim-2026",
            "double-2026",
            "team-2026",
            "team-2026-type-b",
            "team-2026-no-preferences",
            "team-2024",
            "team-2024-type-b",
            "team-2024-no-preferences",
            "olympiad-2022",
            US_TEAM,
        ];
        names
            .into_iter()
            .filter_map(|name| SwissSystem::named(name, None))
            .collect()
    }

    /// The system with a name: `dutch-2026`, or `dutch` for the edition in force when the event
    /// starts.
    pub fn named(name: &str, starts: Option<Day>) -> Option<SwissSystem> {
        let family = FAMILIES.into_iter().find(|(family, _)| *family == name);
        if let Some((_, system)) = family {
            return Some(system(starts));
        }
        Some(match name {
            US_CHESS => SwissSystem::UsChess(Box::default()),
            US_TEAM => SwissSystem::UsTeam(Box::default()),
            "dubov-2018" => SwissSystem::Dubov(Dubov {
                edition: dubov::Edition::Dubov2018,
            }),
            "dubov-2026" => SwissSystem::Dubov(in_force(None).dubov),
            "burstein-2017" => SwissSystem::Burstein(in_force(Some((2017, 7, 1))).burstein),
            "burstein-2025" => SwissSystem::Burstein(in_force(Some((2025, 7, 1))).burstein),
            "burstein-2026" => SwissSystem::Burstein(in_force(None).burstein),
            "lim-2026" => SwissSystem::Lim(Lim::default()),
            "double-2026" => SwissSystem::DoubleSwiss(DoubleSwiss::default()),
            "olympiad-2022" => SwissSystem::Olympiad(Olympiad),
            _ => match name.strip_prefix("team-") {
                Some(rest) => SwissSystem::Team(team_named(rest)?),
                None => SwissSystem::Dutch(name.parse().ok()?),
            },
        })
    }

    /// The name, such as `dutch-2026` or `us-2025`.
    pub fn name(&self) -> &'static str {
        match self {
            SwissSystem::Dutch(edition) => edition.name(),
            SwissSystem::UsChess(_) => US_CHESS,
            SwissSystem::UsTeam(_) => US_TEAM,
            SwissSystem::Dubov(dubov) => match dubov.edition {
                dubov::Edition::Dubov2018 => "dubov-2018",
                dubov::Edition::Dubov2026 => "dubov-2026",
            },
            SwissSystem::Burstein(burstein) => match burstein.edition {
                burstein::Edition::Burstein2017 => "burstein-2017",
                burstein::Edition::Burstein2025 => "burstein-2025",
                burstein::Edition::Burstein2026 => "burstein-2026",
            },
            SwissSystem::Lim(_) => "lim-2026",
            SwissSystem::DoubleSwiss(_) => "double-2026",
            SwissSystem::Team(team) => match (team.edition, team.preferences) {
                (team::Edition::Team2024, Preferences::TypeA) => "team-2024",
                (team::Edition::Team2024, Preferences::TypeB) => "team-2024-type-b",
                (team::Edition::Team2024, Preferences::None) => "team-2024-no-preferences",
                (team::Edition::Team2026, Preferences::TypeA) => "team-2026",
                (team::Edition::Team2026, Preferences::TypeB) => "team-2026-type-b",
                (team::Edition::Team2026, Preferences::None) => "team-2026-no-preferences",
            },
            SwissSystem::Olympiad(_) => "olympiad-2022",
        }
    }

    /// Where it stands: in the handbook of FIDE, or in the rules of US Chess.
    pub fn regulation(&self) -> &'static str {
        match self {
            SwissSystem::Dutch(_) => "C.04.3",
            SwissSystem::Dubov(_) => "C.04.4.1",
            SwissSystem::Burstein(_) => "C.04.4.2",
            SwissSystem::Lim(_) => "C.04.4.3",
            SwissSystem::DoubleSwiss(_) => "C.04.5",
            SwissSystem::Team(_) => "C.04.6",
            SwissSystem::Olympiad(_) => "D.02.02",
            SwissSystem::UsChess(_) => "US 27–29",
            SwissSystem::UsTeam(_) => "US 31E",
        }
    }

    /// Whether teams are paired rather than players.
    pub fn is_for_teams(&self) -> bool {
        self.team_score().is_some()
    }

    /// The score that ranks the teams it pairs, if it pairs teams.
    pub fn team_score(&self) -> Option<PrimaryScore> {
        match self {
            SwissSystem::Team(team) => Some(team.primary),
            SwissSystem::UsTeam(swiss) => Some(swiss.primary),
            SwissSystem::Olympiad(_) => Some(PrimaryScore::MatchPoints),
            _ => None,
        }
    }

    /// How many rounds of a report file a pairing makes: two where each is a match of two games.
    pub fn games_in_a_row(&self) -> u16 {
        match self {
            SwissSystem::DoubleSwiss(_) => 2,
            SwissSystem::UsChess(settings) if settings.double_games => 2,
            _ => 1,
        }
    }

    /// The same system by other readings of its text, where it has them.
    #[must_use]
    pub fn with_readings(mut self, chosen: Readings) -> SwissSystem {
        match &mut self {
            SwissSystem::Burstein(Burstein { readings, .. })
            | SwissSystem::Lim(Lim { readings })
            | SwissSystem::DoubleSwiss(DoubleSwiss { readings })
            | SwissSystem::Team(SwissTeam { readings, .. }) => *readings = chosen,
            SwissSystem::Dutch(_)
            | SwissSystem::UsChess(_)
            | SwissSystem::UsTeam(_)
            | SwissSystem::Dubov(_)
            | SwissSystem::Olympiad(_) => {}
        }
        self
    }

    /// The settings of the US system, if it is that, for players or teams.
    pub fn us_chess(&self) -> Option<&us::Settings> {
        match self {
            SwissSystem::UsChess(settings) => Some(settings),
            SwissSystem::UsTeam(swiss) => Some(&swiss.settings),
            _ => None,
        }
    }

    /// The edition of the Dutch system, if it is that.
    pub fn dutch(&self) -> Option<Edition> {
        match self {
            SwissSystem::Dutch(edition) => Some(*edition),
            _ => None,
        }
    }

    /// The same system in the edition in force when an event starts; the latest if the day is not
    /// known. Preferences and readings stay.
    #[must_use]
    pub fn in_force(&self, starts: Option<Day>) -> SwissSystem {
        let editions = in_force(starts);
        match self {
            SwissSystem::Dutch(_) => SwissSystem::Dutch(editions.dutch),
            SwissSystem::Dubov(_) => SwissSystem::Dubov(editions.dubov),
            SwissSystem::Burstein(own) => SwissSystem::Burstein(Burstein {
                edition: editions.burstein.edition,
                ..*own
            }),
            SwissSystem::Team(own) => SwissSystem::Team(SwissTeam {
                edition: editions.team.edition,
                ..*own
            }),
            SwissSystem::UsChess(_)
            | SwissSystem::UsTeam(_)
            | SwissSystem::Lim(_)
            | SwissSystem::DoubleSwiss(_)
            | SwissSystem::Olympiad(_) => self.clone(),
        }
    }

    /// The US system with what the section has announced; another system as it is.
    ///
    /// # Errors
    ///
    /// What the settings fail with.
    pub fn with_us_settings<E>(
        self,
        settings: impl FnOnce() -> Result<us::Settings, E>,
    ) -> Result<SwissSystem, E> {
        Ok(match self {
            SwissSystem::UsChess(_) => SwissSystem::UsChess(Box::new(settings()?)),
            SwissSystem::UsTeam(swiss) => SwissSystem::UsTeam(Box::new(us::TeamSwiss {
                settings: settings()?,
                ..*swiss
            })),
            other => other,
        })
    }

    /// A system for teams by the scores that the competition has chosen; another system as it is.
    #[must_use]
    pub fn with_team_scores(self, primary: PrimaryScore, uses_secondary: bool) -> SwissSystem {
        match self {
            SwissSystem::Team(team) => SwissSystem::Team(SwissTeam {
                primary,
                uses_secondary,
                ..team
            }),
            SwissSystem::UsTeam(swiss) => {
                SwissSystem::UsTeam(Box::new(us::TeamSwiss { primary, ..*swiss }))
            }
            other => other,
        }
    }

    /// One of the systems of [`fide`], if it is one.
    fn fide(&self) -> Option<&dyn fide::System> {
        match self {
            SwissSystem::Dutch(_) | SwissSystem::UsChess(_) | SwissSystem::UsTeam(_) => None,
            SwissSystem::Dubov(system) => Some(system),
            SwissSystem::Burstein(system) => Some(system),
            SwissSystem::Lim(system) => Some(system),
            SwissSystem::DoubleSwiss(system) => Some(system),
            SwissSystem::Team(system) => Some(system),
            SwissSystem::Olympiad(system) => Some(system),
        }
    }

    /// The type of tournament of record 092, in words.
    pub fn tournament_type(&self) -> &'static str {
        match self {
            SwissSystem::Dutch(_) => "Individual: Swiss-System (Dutch)",
            SwissSystem::UsChess(_) => "Individual: Swiss-System (US Chess)",
            SwissSystem::UsTeam(_) => "Team: Swiss-System (US Chess)",
            SwissSystem::Dubov(_) => "Individual: Swiss-System (Dubov)",
            SwissSystem::Burstein(_) => "Individual: Swiss-System (Burstein)",
            SwissSystem::Lim(_) => "Individual: Swiss-System (Lim)",
            SwissSystem::DoubleSwiss(_) => "Individual: Double-Swiss",
            SwissSystem::Team(_) => "Team: Swiss-System",
            SwissSystem::Olympiad(_) => "Team: Swiss-System (Olympiad)",
        }
    }

    /// Who is paired: the players, the players of matches, or the teams.
    pub fn competitors<'t>(&self, tournament: &'t Tournament) -> Competitors<'t> {
        match (self, self.fide()) {
            (SwissSystem::UsTeam(swiss), _) => Competitors::us_teams(tournament, swiss),
            (_, Some(system)) => system.competitors(tournament),
            (_, None) if self.games_in_a_row() == 2 => Competitors::matches(tournament),
            (_, None) => Competitors::players(tournament),
        }
    }

    /// What a round is paired by: the system itself, but for the seeding rounds of Burstein, which
    /// are paired by the Dutch system of the same date.
    pub fn of_round(&self, planned_rounds: u16, round: RoundNumber) -> Cow<'_, SwissSystem> {
        match self {
            SwissSystem::Burstein(burstein)
                if round.0 <= Burstein::seeding_rounds(planned_rounds) =>
            {
                Cow::Owned(SwissSystem::Dutch(burstein.dutch()))
            }
            _ => Cow::Borrowed(self),
        }
    }

    /// The edition of the Dutch system of the same date, whose acceleration and numbering hold for
    /// the others, too; `None` for the US system.
    fn dutch_of_the_time(&self) -> Option<Edition> {
        Some(match self {
            SwissSystem::Dutch(edition) => *edition,
            SwissSystem::UsChess(_) | SwissSystem::UsTeam(_) => return None,
            SwissSystem::Dubov(dubov) => match dubov.edition {
                dubov::Edition::Dubov2018 => Edition::Dutch2017,
                dubov::Edition::Dubov2026 => Edition::Dutch2026,
            },
            SwissSystem::Burstein(burstein) => burstein.dutch(),
            SwissSystem::Lim(_)
            | SwissSystem::DoubleSwiss(_)
            | SwissSystem::Team(_)
            | SwissSystem::Olympiad(_) => Edition::Dutch2026,
        })
    }

    /// The virtual points of Baku acceleration, where the system has it. The draft is that of those who
    /// are paired; the points are those of the score that makes the scoregroups.
    ///
    /// # Errors
    ///
    /// [`CannotAccelerate`] if the system or its edition does not have it for this event.
    pub fn baku(
        &self,
        draft: &Draft,
        rounds: u16,
        points: &PointSystem,
    ) -> Result<Vec<VirtualPoints>, CannotAccelerate> {
        match (self, self.dutch_of_the_time()) {
            (_, None) => Err(CannotAccelerate::NotInUsChess),
            (SwissSystem::Olympiad(_), _) => Err(CannotAccelerate::NotInOlympiad),
            (SwissSystem::Team(team), _) if team.primary == PrimaryScore::GamePoints => {
                Err(CannotAccelerate::GamePoints)
            }
            (_, Some(edition)) => baku(edition, draft, rounds, points),
        }
    }

    /// What the pairing of a round looks at, as the check-list of pairing programs has it; a pairing that
    /// is given says who meets whom. The columns are those of the Dutch system of the same date.
    pub fn check_list(
        &self,
        among: &Competitors<'_>,
        round: RoundNumber,
        present: &[EntrantId],
        pairing: Option<&PairedRound>,
    ) -> String {
        let edition = self.dutch_of_the_time().unwrap_or(Edition::Dutch2026);
        dutch::check_list(among.tournament(), round, present, edition, pairing)
    }

    /// Everybody who is to be paired in a round.
    pub fn present(
        &self,
        among: &Competitors<'_>,
        round: RoundNumber,
        facts: &us::Facts,
    ) -> Vec<EntrantId> {
        match self.us_chess() {
            Some(_) => us::present(among.tournament(), round, facts),
            None => among.available(round),
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
        let among = self.competitors(tournament);
        let present = self.present(&among, round, facts);
        self.pair_competitors(&among, round, &present, facts)
    }

    /// Pairs a round of those who are paired: of teams in a team event, of matches in a
    /// Double-Swiss.
    ///
    /// # Errors
    ///
    /// [`CannotPair`] if the round has no legal pairing.
    pub fn pair_competitors(
        &self,
        among: &Competitors<'_>,
        round: RoundNumber,
        present: &[EntrantId],
        facts: &us::Facts,
    ) -> Result<PairedRound, CannotPair> {
        let tournament = among.tournament();
        let system = self.of_round(tournament.draft().planned_rounds, round);
        if let Some(settings) = system.us_chess() {
            return us::pair_among(tournament, round, present, settings, facts)
                .map(|found| PairedRound::new(found.pairs, found.bye))
                .map_err(CannotPair::UsChess);
        }
        match (&*system, system.fide()) {
            (SwissSystem::Dutch(edition), _) => {
                dutch::pair_among(tournament, round, present, *edition)
                    .map(|found| PairedRound::new(found.pairs, found.bye))
                    .map_err(CannotPair::Dutch)
            }
            (_, Some(system)) => fide::pair_among(system, among, round, present)
                .map(|found| PairedRound::new(found.pairs, found.bye))
                .map_err(CannotPair::Fide),
            (_, None) => unreachable!("every system is one of these"),
        }
    }
}

/// A Swiss Team system by what follows `team-` in its name.
fn team_named(rest: &str) -> Option<SwissTeam> {
    let (year, preferences) = match rest.split_once('-') {
        None => (rest, Preferences::TypeA),
        Some((year, "type-b")) => (year, Preferences::TypeB),
        Some((year, "no-preferences")) => (year, Preferences::None),
        Some(_) => return None,
    };
    let edition = match year {
        "2024" => team::Edition::Team2024,
        "2026" => team::Edition::Team2026,
        _ => return None,
    };
    Some(SwissTeam {
        edition,
        preferences,
        ..SwissTeam::default()
    })
}

impl From<Edition> for SwissSystem {
    fn from(edition: Edition) -> SwissSystem {
        SwissSystem::Dutch(edition)
    }
}

impl From<us::TeamSwiss> for SwissSystem {
    fn from(swiss: us::TeamSwiss) -> SwissSystem {
        SwissSystem::UsTeam(Box::new(swiss))
    }
}

impl From<us::Settings> for SwissSystem {
    fn from(settings: us::Settings) -> SwissSystem {
        SwissSystem::UsChess(Box::new(settings))
    }
}

/// By its name: the settings are not told.
impl Serialize for SwissSystem {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let name = self.name();
        let place = SwissSystem::all().iter().position(|one| one.name() == name);
        serializer.serialize_unit_variant("swiss-system", place.unwrap_or(0) as u32, name)
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
        SwissSystem::named(text, None).ok_or_else(|| UnknownSystem {
            text: text.to_owned(),
        })
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

adoube_types::errors!(UnknownSystem);
