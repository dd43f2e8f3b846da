//! What is wrong with a tournament report file.

use adoube_tournament::{ByeKind, InvalidPointSystem, Violation};
use serde::{Serialize, Serializer};

use super::expected::{TrfExpected, TrfField};
use crate::facts::faults;
use crate::quote::Quoted;

/// One fault of a tournament report file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TrfError {
    /// The line of the file, from 1.
    pub line: u64,
    /// The character of the line, from 1.
    pub column: usize,
    pub field: TrfField,
    /// What stands there, without the blanks around it.
    pub found: String,
    /// Where the field starts in the decoded text, in bytes.
    pub byte_offset: usize,
    pub problem: TrfProblem,
}

/// What is wrong with a field.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum TrfProblem {
    /// It does not hold what it should.
    Unexpected {
        found: Quoted,
        expected: TrfExpected,
    },
    /// It holds nothing.
    Missing {
        expected: TrfExpected,
    },
    /// The file has no record 001.
    NoPlayers,
    ControlCharacter {
        character: String,
    },
    /// Two records 001 have the same number.
    PlayerTwice {
        number: u32,
        /// The line of the other.
        line: u64,
    },
    /// Two records of teams have the same number.
    TeamTwice {
        number: u32,
        line: u64,
    },
    /// A player is in two teams.
    InTwoTeams {
        number: u32,
        line: u64,
    },
    /// The opponent names somebody else, or nobody.
    OpponentNamesAnother {
        number: u32,
        opponent: u32,
        /// The line of the opponent.
        line: u64,
        names: Option<u32>,
    },
    /// Both sides of a game have the same colour.
    SameColours {
        letter: char,
        /// The line of the opponent.
        line: u64,
    },
    /// The results of the two sides cannot be those of one game.
    ResultsDisagree {
        result: Option<char>,
        other: Option<char>,
        opponent: u32,
        line: u64,
    },
    /// The lines of the players contradict each other.
    Cards {
        violations: Clauses,
    },
    /// A team with a bye has a match, or another bye.
    TeamByeBesideOther {
        kind: ByeKind,
        team: u32,
        round: u16,
    },
    /// Two records give a player virtual points for one round.
    VirtualPointsTwice {
        number: u32,
        line: u64,
    },
    /// Points are given for a result that the player does not have.
    NoSuchResult {
        number: u32,
    },
    /// Another bye was asked for the same round before.
    OtherBye {
        kind: ByeKind,
        number: u32,
        round: u16,
        before: ByeKind,
        line: u64,
    },
    /// Another line gives another value.
    Disagrees {
        value: String,
        before: String,
        line: u64,
    },
    /// More rounds are paired than announced.
    MoreRoundsPaired {
        planned: u16,
        paired: u16,
    },
    /// Something is told of a round after the last one.
    AfterLastRound {
        round: usize,
        planned: u16,
        /// The line that announces the number of rounds.
        line: u64,
    },
    /// Wins, draws and losses cannot be worth that.
    PointSystem {
        problem: InvalidPointSystem,
    },
}

/// Violations that are told one after the other.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename = "Series")]
pub struct Clauses(pub Vec<Violation>);

impl TrfProblem {
    /// That a field does not hold what it should.
    pub(super) fn of(found: &str, expected: TrfExpected) -> TrfProblem {
        match found {
            "" => TrfProblem::Missing { expected },
            found => TrfProblem::Unexpected {
                found: found.into(),
                expected,
            },
        }
    }
}

/// All the faults of a tournament report file, in the order of its lines; at least one.
///
/// No more than 20 of them are told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TrfErrors(Vec<TrfError>);

adoube_types::errors!(TrfError, TrfErrors);

impl TrfErrors {
    /// `done`, unless something is wrong.
    pub(super) fn unless_none<T>(mut errors: Vec<TrfError>, done: T) -> Result<T, TrfErrors> {
        if errors.is_empty() {
            return Ok(done);
        }
        errors.sort_by_key(|error| (error.line, error.column));
        Err(TrfErrors(errors))
    }

    /// Every fault, in the order of the lines.
    pub fn errors(&self) -> &[TrfError] {
        &self.0
    }
}

impl Serialize for TrfErrors {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        faults(&self.0, serializer)
    }
}
