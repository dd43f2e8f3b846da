//! What is strange in a tournament report file, and what one leaves out.

use adoube_tournament::{BoardNumber, ByeKind, GameResult, Outcome, Points, RoundNumber, System};
use adoube_types::facts::AnyOf;
use jiff::civil::Date;
use serde::{Serialize, Serializer};

use super::errors::TrfProblem;
use crate::quote::Quoted;

/// Something strange in a file that can be used all the same.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TrfWarning {
    /// The line of the file, from 1; 0 if it concerns the file as a whole.
    pub line: u64,
    pub what: TrfOddity,
}

/// Something that a file, or a version of the format, does not tell.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TrfLeftOut {
    /// The line of the file from which it came, from 1; 0 if there was none.
    pub line: u64,
    pub what: TrfUnsaid,
}

/// How many are named of many.
const NAMED: usize = 5;

/// Some of many, and how many more there are.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename = "Row")]
pub struct FirstFew<T>(pub Vec<T>);

impl<T> FirstFew<T> {
    /// The first few, and how many there are beside them.
    pub(super) fn of(mut all: Vec<T>) -> (FirstFew<T>, usize) {
        let more = all.len().saturating_sub(NAMED);
        all.truncate(NAMED);
        (FirstFew(all), more)
    }
}

/// A fact about a player that a record has in a form of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum PersonalFact {
    Sex,
    Title,
    Federation,
    FideId,
    Birth,
}

/// Whom a record counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename = "trf-counted")]
pub enum Counted {
    Players,
    RatedPlayers,
    Teams,
}

/// A team by its number, and its name if it has one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum ListedTeam {
    Named { number: u32, name: Quoted },
    Numbered { number: u32 },
}

/// A team and the points of its matches.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TeamWithPoints {
    pub team: ListedTeam,
    pub match_points: Points,
    pub game_points: Points,
}

/// A team in a round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TeamInRound {
    pub team: ListedTeam,
    pub round: RoundNumber,
}

/// What is strange.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum TrfOddity {
    /// Lines under a code that names no record.
    UnknownRecord {
        code: Quoted,
        lines: usize,
    },
    /// A record of which a file has one.
    RecordAgain {
        code: String,
        line: u64,
    },
    /// A number of players or teams that is not the one in the file.
    WrongCount {
        said: Quoted,
        what: Counted,
        count: usize,
    },
    OldTeamsDiffer,
    /// Teams of an event in which single players are paired.
    TeamsOfPlayers {
        teams: usize,
    },
    OtherTieBreaks,
    NoNumberOfRounds {
        count: usize,
    },
    NoVirtualPoints {
        system: String,
    },
    /// Several facts about a player that cannot be understood.
    NotUnderstood {
        what: PersonalFact,
        found: Quoted,
    },
    NoName,
    NoTeamName {
        number: u32,
    },
    /// Titles that stand one column too far to the right.
    LateTitle {
        count: usize,
    },
    /// Players with the rating 0.
    RatingZero {
        count: usize,
    },
    NotInOrder {
        number: u32,
        after: u32,
    },
    NumberMissing {
        number: u32,
    },
    RankMissing {
        rank: u32,
        missing: u32,
    },
    /// The points of a player are not those of the results.
    OtherPoints {
        points: Points,
        number: u32,
        results: Points,
    },
    /// A game that gives the two less than one game has to give.
    TooFewPoints {
        round: usize,
        opponent: u32,
    },
    /// A bye of 2006.
    OldBye {
        round: usize,
        result: char,
        #[serde(serialize_with = "by_name")]
        meaning: Outcome,
    },
    /// A sign that is no result: nobody knows how the game ended.
    UnknownResult {
        round: usize,
        found: Quoted,
    },
    /// A sign without an opponent that is neither a bye nor a result.
    NothingTold {
        round: usize,
        found: Quoted,
    },
    /// Points for results in the columns of a draft of the format.
    DraftColumns,
    /// An unknown result counts for something else than a draw until it is known.
    ProvisionalPoints {
        points: Points,
        draw: Points,
    },
    /// A second pairing-allocated bye in one round.
    SecondBye {
        round: usize,
        line: u64,
    },
    /// A date that cannot be read.
    NoDate {
        found: Quoted,
    },
    /// A date that can be read in several ways.
    AmbiguousDate {
        found: Quoted,
        taken: Date,
        others: AnyOf<Date>,
    },
    /// A date that is none as the format writes them.
    NoDateWithYearFirst {
        found: Quoted,
        taken: Date,
    },
    EndsBeforeStart {
        start: Date,
        end: Date,
    },
    LastsTooLong {
        start: Date,
        end: Date,
    },
    /// No round is on a day of the event.
    RoundsOnOtherDays {
        start: Date,
        end: Option<Date>,
        first: Date,
    },
    UnknownSystem {
        code: Quoted,
    },
    SystemsDisagree {
        code: System,
        words: System,
    },
    PlaysForTeam {
        number: u32,
        team: u32,
    },
    NoMatches {
        round: RoundNumber,
    },
    MatchNotPaired {
        round: u16,
    },
    TeamByeNotPaired {
        team: u32,
        round: u16,
    },
    ColourFollows {
        round: usize,
        opponent: u32,
    },
    NoColours {
        round: usize,
        opponent: u32,
        number: u32,
    },
    /// Record 299 is not used for some teams.
    AdjustmentsUnused {
        teams: FirstFew<ListedTeam>,
        more: usize,
    },
    /// The points of record 310, 801 or 802 are not those of the matches.
    TeamPointsDiffer {
        code: String,
        teams: FirstFew<TeamWithPoints>,
        more: usize,
    },
    /// Rounds of record 802 have other opponents, byes or game points than the matches.
    TeamRoundsDiffer {
        code: String,
        rounds: FirstFew<TeamInRound>,
        more: usize,
    },
    VirtualPointsOfNothing,
    AdjustmentWithoutRound,
    NationalRecordOfNobody {
        number: u32,
    },
    /// The line of the player tells something else than record 240.
    ByeNotOnCard {
        kind: ByeKind,
        number: u32,
        round: u16,
        #[serde(serialize_with = "by_name")]
        found: Outcome,
    },
    InitialColourDiffers {
        letter: char,
        other: char,
    },
}

/// An outcome is written as its code; here it is told by its name.
fn by_name<S: Serializer>(outcome: &Outcome, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_unit_variant("Outcome", 0, outcome.name())
}

/// What is left out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum TrfUnsaid {
    Record {
        code: String,
    },
    RecordOfPlayers {
        code: String,
    },
    /// A word of XXC.
    Configuration {
        word: String,
    },
    /// Points that cannot be.
    Points {
        problem: TrfProblem,
    },
    /// A result of a kind is worth something else than the file tells.
    ResultWorth {
        what: SpecialResult,
        points: Points,
        told: Points,
    },
    /// What a symbol of 162 is worth.
    SymbolWorth {
        symbol: String,
        points: Points,
    },
    ByesAskedFor {
        round: u16,
    },
    /// A result of which the older format cannot tell something.
    ResultDetail {
        round: usize,
        what: ResultDetail,
    },
    VirtualMatchPoints,
    ProhibitedInRounds {
        first: u16,
        last: u16,
    },
    TeamDetails,
    /// Facts about players in an event for teams.
    OfPlayers {
        what: PlayersFact,
    },
    Adjustment {
        points: Points,
    },
    NoPairingNumber {
        name: String,
    },
    EndOfName {
        name: String,
    },
    NationalIdentity {
        identity: String,
        name: String,
    },
    AssignedRating {
        rating: u16,
        name: String,
    },
    Clubs {
        count: usize,
    },
    /// State, last day and provisional games of members of US Chess.
    Memberships {
        count: usize,
    },
    Notes {
        count: usize,
    },
    Captains {
        count: usize,
    },
    TakesNoPart {
        name: String,
        round: RoundNumber,
    },
    /// A game that was adjourned, where the version has no sign for it.
    Adjourned {
        round: usize,
    },
    PairingResult {
        round: RoundNumber,
        board: BoardNumber,
        result: GameResult,
    },
    StandingsResult {
        round: RoundNumber,
        board: BoardNumber,
        result: GameResult,
    },
    NotRated {
        round: RoundNumber,
        board: BoardNumber,
    },
}

/// A result that record 162 does not name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum SpecialResult {
    ForfeitWin,
    FullPointBye,
    HalfPointBye,
    ZeroPointBye,
    Absence,
}

/// What a letter of 2016 says and a sign of 2006 does not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum ResultDetail {
    UnratedWin,
    UnratedDraw,
    UnratedLoss,
    ByeAskedFor,
}

/// What records tell of players, or of teams if there are any.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum PlayersFact {
    Byes,
    VirtualPoints,
    ProhibitedPairings,
    Adjustments,
}
