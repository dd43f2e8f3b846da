//! The fields of a tournament report file, and what is expected in them.

use serde::Serialize;

/// A field, as the description of the format calls it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum TrfField {
    /// What stands outside of all fields.
    BetweenFields,
    /// The entry of a round, or a part of it.
    Entry {
        round: usize,
    },
    Opponent {
        round: usize,
    },
    Colour {
        round: usize,
    },
    Result {
        round: usize,
    },
    PlayerSection,
    StartingRank,
    Name,
    Rating,
    Points,
    Rank,
    NumberOfRounds,
    InitialColour,
    Player,
    Team,
    PlayerOrTeam,
    FirstPlayerOrTeam,
    LastPlayerOrTeam,
    RoundNumber,
    FirstRound,
    LastRound,
    ByeType,
    Bye,
    MatchPoints,
    GamePoints,
    PointsInRound {
        round: usize,
    },
    /// What a result is worth, by its code.
    PointsFor {
        code: String,
    },
    ResultCode,
    Scoring,
    AssignmentType,
    TeamNumber,
    TeamRank,
    OpposingTeam,
    TeamWithBye {
        round: usize,
    },
    ForfeitType,
    WhiteTeam,
    BlackTeam,
    Rounds,
    Record,
    Text,
}

/// What a field should hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum TrfExpected {
    Blank,
    StartingRank,
    TeamNumber,
    RoundNumber,
    RoundNotBefore {
        round: u16,
    },
    /// A round of those announced.
    RoundUpTo {
        last: u16,
    },
    RoundOrZeros,
    NumberOfRounds,
    InitialColour,
    Points,
    PointsOfResult,
    PointsGivenOrTaken,
    NumberBetween {
        first: u32,
        last: u32,
    },
    NumberNotBelow {
        first: u32,
    },
    OneNumber,
    Rank {
        last: u32,
    },
    Rating,
    Opponent,
    Colour,
    ColourOfGame,
    Result,
    /// No opponent beside a bye.
    ZerosOrResult,
    OpponentOrNoColour,
    OpponentOrBye,
    ByeType,
    ResultCode,
    MatchResultCode,
    ScoringCode,
    SomeScoring,
    AssignmentType,
    TeamOrZeros,
    ForfeitType,
    KnownPlayer,
    KnownTeam,
    AnotherPlayer,
    MatchOrGamePoints,
    NoMatchPoints,
    OneBye,
    SamePointsForBothColours,
    FittingRecord,
    Latin1,
    NotUtf8,
}
