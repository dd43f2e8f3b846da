//! What is wrong with a draft, in words an arbiter can act on.

use std::fmt;

use crate::{
    BoardNumber, GameResult, InvalidPlayer, InvalidPointSystem, PairingNumber, RoundNumber,
};

/// One thing that cannot be: it names the round, the player and the rule.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Violation {
    #[error("{0}")]
    PointSystem(#[from] InvalidPointSystem),
    #[error("{paired} rounds are paired, but the number announced is {planned} (C.04.1.1)")]
    TooManyRounds { paired: u16, planned: u16 },
    #[error("{first} and {second} are entered under the same id")]
    SameId { first: String, second: String },
    #[error("{first} and {second} both have pairing number {number} (C.04.2.B.2)")]
    SameNumber {
        number: PairingNumber,
        first: String,
        second: String,
    },
    #[error("{what}: {who} is not entered")]
    NotEntered { what: String, who: String },
    #[error("{0}")]
    Player(#[from] InvalidPlayer),
    #[error("{what}: round {round} is not one of the {planned} rounds announced (C.04.1.1)")]
    NoSuchRound {
        what: String,
        round: RoundNumber,
        planned: u16,
    },
    #[error("{who} asked for a pairing-allocated bye, which only the pairing gives (C.04.1.3)")]
    PairingAllocatedByeAsked { who: String },
    #[error("{what}: rounds {first} to {last} are no stretch of rounds")]
    EmptySpan {
        what: String,
        first: RoundNumber,
        last: RoundNumber,
    },
    #[error("round {round}: {who} has no pairing number (C.04.2.B.2)")]
    NoNumber { round: RoundNumber, who: String },
    #[error("round {round}, board {board}: {who} cannot play against themselves")]
    PlaysSelf {
        round: RoundNumber,
        board: BoardNumber,
        who: String,
    },
    #[error(
        "round {round}: {who} appears twice, {first} and {second}; a round is one game or one bye"
    )]
    AppearsTwice {
        round: RoundNumber,
        who: String,
        first: String,
        second: String,
    },
    #[error(
        "round {round}: {who} enters in round {first_round} and cannot be paired before (C.04.2.C.2)"
    )]
    NotYetEntered {
        round: RoundNumber,
        who: String,
        first_round: RoundNumber,
    },
    #[error("round {round}: {who} is withdrawn and cannot be paired (C.04.2.D.3)")]
    Withdrawn { round: RoundNumber, who: String },
    #[error("round {round}: two games are on board {board}")]
    SameBoard {
        round: RoundNumber,
        board: BoardNumber,
    },
    #[error(
        "round {round}, board {board}, {white} – {black}: {result} is not a possible result (Laws of Chess 10.2)"
    )]
    ImpossibleResult {
        round: RoundNumber,
        board: BoardNumber,
        white: String,
        black: String,
        result: GameResult,
    },
    #[error("round {round}: {who} names {opponent} as opponent, who names {instead}")]
    OpponentsDisagree {
        round: RoundNumber,
        who: String,
        opponent: String,
        instead: String,
    },
    #[error("round {round}: {who} and {opponent} do not have opposite colours")]
    ColoursDisagree {
        round: RoundNumber,
        who: String,
        opponent: String,
    },
    #[error("round {round}: {who} has {what}")]
    IncompleteCard {
        round: RoundNumber,
        who: String,
        what: &'static str,
    },
    #[error("teams {first} and {second} are entered under the same id")]
    SameTeamId { first: String, second: String },
    #[error("teams {first} and {second} both have pairing number {number}")]
    SameTeamNumber {
        number: PairingNumber,
        first: String,
        second: String,
    },
    #[error("{who} is named twice as a member of {team}")]
    TwiceInTeam { who: String, team: String },
    #[error("{who} is a member of both {first} and {second} (General Regulations 7)")]
    InTwoTeams {
        who: String,
        first: String,
        second: String,
    },
    #[error("round {round}: {team} appears twice; a round is one match or one bye")]
    TeamAppearsTwice { round: RoundNumber, team: String },
    #[error("round {round}, table {table}: two matches are at this table")]
    SameTable { round: RoundNumber, table: u32 },
    #[error("round {round}, board {board}: no match is at table {}", board.table)]
    GameWithoutMatch {
        round: RoundNumber,
        board: BoardNumber,
    },
    #[error(
        "round {round}, board {board}: {white} and {black} do not play for the two teams of this table (General Regulations 7)"
    )]
    NotOfTheTeams {
        round: RoundNumber,
        board: BoardNumber,
        white: String,
        black: String,
    },
    #[error(
        "round {round}, board {board}: {who} does not play for one of the two teams of this table (General Regulations 7)"
    )]
    NotOfATeam {
        round: RoundNumber,
        board: BoardNumber,
        who: String,
    },
}

/// Everything that is wrong with a draft; never empty.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Violations(pub Vec<Violation>);

impl fmt::Display for Violations {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, violation) in self.0.iter().enumerate() {
            if place > 0 {
                f.write_str("\n")?;
            }
            violation.fmt(f)?;
        }
        Ok(())
    }
}

impl std::error::Error for Violations {}
