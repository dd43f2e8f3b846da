//! One requirement, what it asks for and what there is.

use adoube_clock::Span;
use adoube_tournament::Federation;
use serde::Serialize;

use super::search::Waiver;
use super::title::NormTitle;
use crate::RatingList;
use crate::facts::{ArbiterTitle, System};

/// How it stands with a requirement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Standing {
    /// It is not met.
    NotMet,
    /// The rules can be read in two ways, or a fact is missing: somebody has to say.
    Open,
    /// It does not apply here.
    Waived,
    Met,
}

impl Standing {
    /// Met or not met, with nothing between.
    pub fn of(met: bool) -> Standing {
        if met { Standing::Met } else { Standing::NotMet }
    }

    /// Met by the strict reading, open by the mild one only.
    pub(crate) fn between(strict: bool, mild: bool) -> Standing {
        match (strict, mild) {
            (true, _) => Standing::Met,
            (false, true) => Standing::Open,
            (false, false) => Standing::NotMet,
        }
    }

    /// A mark for tables.
    pub fn mark(self) -> &'static str {
        match self {
            Standing::NotMet => "no",
            Standing::Open => "?",
            Standing::Waived => "-",
            Standing::Met => "ok",
        }
    }
}

/// What is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Requirement {
    /// Opponents who count as holders of the title.
    OpponentsOfTitle {
        title: NormTitle,
    },
    /// Events of fewer rounds than usual.
    EventsOfFewerRounds {
        rounds: u32,
    },
    Games,
    TitleHolders,
    UnratedOpponents,
    AverageOfOpponents,
    Score,
    Sex,
    OtherFederations,
    OwnFederation,
    OneFederation,
    FederationsWaived,
    EightGames,
    CompleteTournament,
    DifferentOpponents,
    UnratedInRoundRobin,
    SetsWithoutWins,
    RoundsOfSchedule,
    PlayersOfDoubleRoundRobin,
    Format,
    RegisteredBefore,
    ChangesAfterStart,
    RoundsOnADay,
    PlayOnADayOf60Moves,
    RateOfPlay,
    Duration,
    RatingsAndTitlesUsed,
    ChiefArbiter,
    ArbitersWhoPlay,
    RegisteredBeforeStart,
    ArbitersWithLicence,
    PlayOnADay,
    Days,
    RatedPlayersOfMatch,
    RatedPlayers,
    PlayersAndRated,
    WithoutFideId,
    FideIdsTwice,
    WithoutFederation,
    WithoutBirthDate,
    GamesWithoutResult,
    TooFastGames,
    Rounds,
    Federations,
    RapidOrBlitz,
    AllArbitersLicensed,
    Players,
    KindOfEvent,
    NationalLeague,
    Age,
    NormsBeforeFaTitle,
    ChiefArbitersWhoSigned,
    FaTitle,
    Norms,
    SeminarWithExam,
    NormsWithSeminar,
    RoundsWorked,
    SignedBy,
    SeminarNotOlderThan,
    Formats,
    YearsBetweenEvents,
    Rating,
    NormsBefore2005,
    NormsWithForeigners,
    NormsOfEightGames,
    NormsOfMandatoryEvent,
    NormsWithSingleRounds,
    /// The text of the edition was read.
    EditionRead,
    /// The table of direct titles in force is at hand.
    TitleTable,
    /// How many arbiters there are, the chief among them.
    NumberOfArbiters,
    /// The class of an arbiter for the post.
    ClassForPost,
}

/// What the rules ask for, or what there is of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum Amount {
    Number(i64),
    AtLeast(i32),
    AtMost(i32),
    Below(u32),
    AtLeastScore(String),
    Performance(i32),
    Scored {
        score: String,
        performance: i32,
    },
    /// How many are of a federation.
    OfFederation {
        number: u32,
        federation: Federation,
    },
    Waiver(Waiver),
    Event {
        system: System,
        list: RatingList,
    },
    Days(i32),
    AtMostDays(i32),
    AtMostHours(u32),
    Years(u32),
    OneOfEachPlayer(i32),
    Time(Span),
    ArbiterTitle(ArbiterTitle),
    /// So many arbiters have none.
    Without(usize),
    Rounds(usize),
    Both {
        one: usize,
        other: usize,
    },
    /// One of them may have fewer.
    AtLeastOnceFewer {
        full: u32,
        short: u32,
    },
    /// The kinds of 4.6.
    ArbiterNormKinds,
    BoardsAndTeams {
        boards: u32,
        teams: u32,
    },
    /// A name, a date or the number of an article.
    Text(String),
    AWoman,
    AMan,
    NotKnown,
    AForfeitOrABye,
    ThePlayerWasAbsent,
    MeetsAllButTheScore,
    DoesNotSurely,
    EnoughForTheFullLength,
    NotSurely,
    APointAgainstRatedPlayers,
    NoneYet,
    AllLookedAt,
    TooMany,
    All,
    SomeAreLeft,
    HostNotKnown,
    Yes,
    No,
    ATournamentAtTheStandardRate,
    Approved,
    NoneKnown,
    Changed,
    NothingOfIt,
    NinetyMinutes,
    TwoHours,
    ThoseOfTheDay,
    IaOrFa,
    Named,
    AtLeastAThird,
    ThirtyPlayersAndNineRounds,
    LeagueSize,
    Held,
    Two,
    One,
    TwoOrSwiss,
    RegisteredByJuly2013,
    NotASwiss,
    InEveryRound,
    SoFar,
    OnlyWithMissedRounds,
    NotInEveryRound,
}

macro_rules! numbers {
    ($($number:ty),*) => {
        $(impl From<$number> for Amount {
            fn from(number: $number) -> Amount {
                Amount::Number(i64::try_from(number).unwrap_or(i64::MAX))
            }
        })*
    };
}

numbers!(i16, i32, u16, u32, usize);

/// A line of a table of requirements.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename = "norm-check")]
pub struct Check {
    /// The article of the edition.
    pub article: &'static str,
    #[serde(serialize_with = "adoube_types::facts::stated")]
    pub what: Requirement,
    /// What the rules ask for.
    #[serde(serialize_with = "adoube_types::facts::stated")]
    pub needed: Amount,
    /// What there is of it.
    #[serde(serialize_with = "adoube_types::facts::stated")]
    pub actual: Amount,
    pub standing: Standing,
}

impl Check {
    /// A requirement with what it asks for and what there is.
    pub fn new(
        article: &'static str,
        what: Requirement,
        needed: impl Into<Amount>,
        actual: impl Into<Amount>,
        standing: Standing,
    ) -> Check {
        Check {
            article,
            what,
            needed: needed.into(),
            actual: actual.into(),
            standing,
        }
    }

    /// A line for a fact that nobody gave.
    pub fn unknown(article: &'static str, what: Requirement, needed: impl Into<Amount>) -> Check {
        Check::new(article, what, needed, Amount::NotKnown, Standing::Open)
    }
}
