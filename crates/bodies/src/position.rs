//! Positions. They are examined by `adoube-laws`; here is only how the answer is written.

use serde::Serialize;
use utoipa::ToSchema;

/// A position, as `adoube position` prints it.
#[derive(Serialize)]
pub struct ExaminedPosition {
    /// The position as it was given.
    pub fen: String,
    /// The position as we write it; null if no moves can be made from it.
    pub position: Option<String>,
    pub legal_moves: Vec<MoveBody>,
    pub check: Option<bool>,
    pub checkmate: Option<bool>,
    pub stalemate: Option<bool>,
    pub dead: Option<bool>,
    pub white_can_mate: Option<bool>,
    pub black_can_mate: Option<bool>,
    pub white_mates: Option<MatingBody>,
    pub black_mates: Option<MatingBody>,
    pub illegal_reasons: Vec<IllegalReasonBody>,
    /// Why the text is no position; the rest is empty then.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub error: Option<String>,
}

/// Why a position cannot come about, as `adoube position` prints it.
#[derive(Serialize)]
pub struct IllegalReasonBody {
    pub code: &'static str,
    pub message: String,
    pub article: Option<String>,
}

/// Whether a player can still mate.
#[derive(Default, Serialize)]
pub struct MatingBody {
    pub answer: Option<&'static str>,
    /// Moves that end in mate; null if there are none.
    pub line: Option<Vec<String>>,
    /// The kind of proof that there are none.
    pub kind: Option<&'static str>,
    /// The same in words, or why it is not known.
    pub why: Option<String>,
}

/// The answer to a question whether a player can still mate.
#[derive(Serialize)]
pub struct MatingAnswer<'a> {
    pub fen: &'a str,
    pub side: Option<&'static str>,
    #[serde(flatten)]
    pub finding: MatingBody,
    pub micros: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub error: Option<String>,
}

/// What came of many such questions.
#[derive(Serialize)]
pub struct MatingSummary {
    pub questions: u64,
    pub winnable: u64,
    pub unwinnable: u64,
    pub undecided: u64,
    pub errors: u64,
    pub mean_micros: f64,
    pub max_micros: f64,
    pub seconds: f64,
}

/// What is known of a position.
#[derive(Serialize, ToSchema)]
pub struct PositionBody {
    /// The position as we write it; nothing if no moves can be made from it.
    pub fen: Option<String>,
    /// The legal moves.
    pub legal_moves: Vec<MoveBody>,
    /// The player to move is in check.
    pub check: bool,
    /// The player to move is checkmated.
    pub checkmate: bool,
    /// The player to move is stalemated.
    pub stalemate: bool,
    /// Nobody can mate any more; nothing if that is not known.
    pub dead: Option<bool>,
    /// White can still mate; nothing if that is not known.
    pub white_can_mate: Option<bool>,
    /// Black can still mate; nothing if that is not known.
    pub black_can_mate: Option<bool>,
    /// Why the position is illegal.
    pub illegal: Vec<IllegalBody>,
}

/// A legal move in the notations that programs read.
#[derive(Serialize, ToSchema)]
pub struct MoveBody {
    /// From square to square.
    pub uci: String,
    /// As it is written down.
    pub san: String,
}

/// Why a position is illegal.
#[derive(Serialize, ToSchema)]
pub struct IllegalBody {
    /// The reason in one word.
    pub code: &'static str,
    /// Why the position is illegal, in a sentence.
    pub text: String,
    /// The article that says so.
    pub article: Option<String>,
}

/// A report on a game with the file it is about.
#[derive(Serialize)]
pub struct GameOfFile<'a, R: Serialize> {
    pub file: &'a str,
    #[serde(flatten)]
    pub report: &'a R,
}
