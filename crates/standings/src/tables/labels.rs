//! What is written on a table besides names and numbers. Whoever shows a table has the words.

use adoube_tournament::{BirthDate, RoundNumber};
use serde::Serialize;

use super::Category;
use crate::OutcomeName;

/// How a reader's language calls something.
pub type Say<'a> = &'a dyn Fn(&TableText<'_>) -> String;

/// A word or a line on a table.
#[derive(Clone, Copy, Debug, Serialize)]
pub enum TableText<'a> {
    Column(Column),
    Heading(Heading<'a>),
    Line(Line<'a>),
    Outcome(OutcomeName),
    DecimalSeparator(DecimalSeparator),
}

/// What stands before the decimals of a number.
#[derive(Clone, Copy, Debug, Serialize)]
#[serde(rename = "decimal-separator")]
pub struct DecimalSeparator {}

/// The heading of a column.
#[derive(Clone, Copy, Debug, Serialize)]
#[serde(rename = "table-column")]
pub enum Column {
    Rank,
    Overall,
    Number,
    Name,
    Rating,
    Federation,
    Points,
    /// What separates a line from the one above.
    By,
    Team,
    Games,
    Performance,
    Players,
    Playing,
    Places,
    Round,
    /// A round of a wall chart.
    NumberedRound {
        round: u16,
    },
    Opponent,
    OpponentNumber,
    Colour,
    Float,
    Result,
    Expected,
    Sum,
    Best,
    Worst,
    /// Rounds in the first place.
    First,
    Board,
    FirstBoard,
    SumOfMatchPoints,
    SumOfGamePoints,
    Id,
    Player,
    WallRating,
}

/// What a table shows and after which round; with results that are missing it is provisional.
#[derive(Clone, Copy, Debug, Serialize)]
#[serde(rename = "table-heading")]
pub enum Heading<'a> {
    Standings {
        when: TableMoment,
    },
    Category {
        after: RoundNumber,
        category: &'a Category,
        missing: usize,
    },
    CrossByRank {
        when: TableMoment,
    },
    CrossByNumber {
        when: TableMoment,
    },
    Grid {
        when: TableMoment,
    },
    TournamentBoard {
        when: TableMoment,
    },
    WallChart {
        when: TableMoment,
    },
    ScoreGroups {
        when: TableMoment,
    },
    Places {
        when: TableMoment,
    },
    Boards {
        when: TableMoment,
    },
}

/// After which round, 0 before the first, and how many results of it are missing.
#[derive(Clone, Copy, Debug, Serialize)]
#[serde(rename = "table-when")]
pub struct TableMoment {
    pub after: RoundNumber,
    pub missing: usize,
}

/// A line above or below a table.
#[derive(Clone, Copy, Debug, Serialize)]
#[serde(rename = "table-line")]
pub enum Line<'a> {
    Nobody,
    NoRound,
    StillPlaying,
    /// Of so many is not known whether they belong to the category.
    Undecided {
        players: usize,
    },
    /// Lots were drawn.
    Lots,
    /// A play-off was played.
    PlayOff,
    Board {
        board: usize,
    },
    Born {
        birth: BirthDate,
    },
    NationalId {
        id: &'a str,
    },
    FideId {
        id: u32,
    },
    Captain {
        name: &'a str,
    },
    Average {
        rating: i32,
    },
    RankAfter {
        rank: usize,
        after: RoundNumber,
    },
    /// What figures in brackets are.
    Unplayed,
    UnratedShort,
    WonByForfeit,
    LostByForfeit,
    FullPointBye,
    HalfPointBye,
    NotPlayed,
}
