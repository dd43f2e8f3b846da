//! What an audit says about a game.

use adoube_formats::pgn;
use serde::Serialize;

use crate::game::End;
use crate::notation::NotationError;
use crate::position::{FenError, IllegalReason};
use crate::{fact, moves};

/// What an audit found in one game. Plies count from 1; ply 0 is the position the game began with.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct GameReport {
    /// The number of the game in the file, from 1.
    pub game: u64,
    /// The line of the file where the game begins, from 1.
    pub line: u64,
    /// The player of the white pieces, as the tag names him or her.
    pub white: Option<String>,
    /// The player of the black pieces.
    pub black: Option<String>,
    /// How many half-moves were played before the game ended or broke off.
    pub plies: u32,
    /// Whether all of its moves are legal.
    pub legal: bool,
    /// The first move that is not, or why the game cannot be played at all.
    pub error: Option<GameError>,
    /// The first ply after which a position stood on the board for the third time.
    pub threefold_at: Option<u32>,
    /// The same for the fifth time.
    pub fivefold_at: Option<u32>,
    /// The first ply that completed 50 moves by each player without a pawn move or capture.
    pub fifty_at: Option<u32>,
    /// The same for 75 moves.
    pub seventy_five_at: Option<u32>,
    /// The first ply after which neither player could mate any more, as far as that is decided.
    pub dead_at: Option<u32>,
    /// The ply with which the game was over by the Laws.
    pub ended_at: Option<u32>,
    /// How it was over.
    pub end: Option<End>,
    /// The edition of the Laws that decided that, if one was in force.
    pub edition: Option<String>,
    /// The result tag.
    pub result_tag: Option<String>,
    /// Whether the result tag agrees with the end of the game; nothing if the game has an illegal
    /// move or no result tag.
    pub result_ok: Option<bool>,
    /// What is wrong with the text.
    pub text_faults: Vec<TextFault>,
    /// Clock times that cannot be.
    pub time_faults: Vec<TimeFault>,
}

impl GameReport {
    /// How many half-moves were played after the game was over by the Laws.
    pub fn plies_after_end(&self) -> u32 {
        self.ended_at.map_or(0, |end| self.plies - end)
    }

    /// Whether there is anything an arbiter should look at.
    pub fn has_findings(&self) -> bool {
        !self.legal
            || self.result_ok == Some(false)
            || self.plies_after_end() > 0
            || !self.text_faults.is_empty()
            || !self.time_faults.is_empty()
    }
}

/// Why the moves of a game stop being a game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct GameError {
    /// The line of the file.
    pub line: u64,
    /// The column, from 1.
    pub column: u64,
    /// The ply the move would have been; nothing if it is not about a move.
    pub ply: Option<u32>,
    /// The number of the move as it is written, such as `12...`; nothing if it is not about a move.
    pub move_number: Option<String>,
    /// What stands there.
    pub found: String,
    /// What is wrong with it.
    #[serde(serialize_with = "adoube_types::facts::stated")]
    pub message: GameFault,
    /// The article it is against, in the edition of the report.
    pub article: Option<String>,
}

/// Something wrong with the text of a game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct TextFault {
    /// The line of the file.
    pub line: u64,
    /// The column, from 1.
    pub column: u64,
    /// What is wrong.
    #[serde(serialize_with = "adoube_types::facts::stated")]
    pub message: Wrong,
}

/// Why a game cannot be played on.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub enum GameFault {
    /// What the Laws say of the piece that was meant.
    Illegal(moves::Fault),
    /// What the reader of notation says.
    Notation(NotationError),
    NullMove,
    OverByCheckmate,
    OverByStalemate,
    /// The FEN tag is no position.
    Fen {
        error: FenError,
    },
    /// No moves can be made from the position of the FEN tag.
    Position {
        reasons: Reasons,
    },
    UnknownVariant,
}

/// What is wrong with the text of a game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename = "game-text")]
pub enum Wrong {
    Pgn(pgn::Fault),
    /// The position of the FEN tag cannot come about.
    Position {
        reasons: Reasons,
    },
    /// The tag is no result.
    ResultTag {
        #[serde(serialize_with = "fact::quoted")]
        tag: String,
    },
    /// The mark behind the moves is not that of the tag.
    ResultMark {
        mark: &'static str,
        tag: &'static str,
    },
}

/// Why a position is illegal, with commas between.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename = "Row")]
pub struct Reasons(pub Vec<IllegalReason>);

/// Why a clock time cannot be; times are written `1:23:45`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub enum ImpossibleTime {
    TooMuch {
        clock: String,
        most: String,
    },
    /// It does not agree with the time that the move is said to have taken.
    Contradiction {
        clock: String,
        elapsed: String,
        expected: String,
    },
}

/// A clock time that cannot be, given the time before it and the time control.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct TimeFault {
    /// The ply after whose move it was written.
    pub ply: u32,
    /// What is wrong.
    #[serde(serialize_with = "adoube_types::facts::stated")]
    pub message: ImpossibleTime,
}
