//! Score sheets put side by side. The game is found by `adoube-laws`; here is only how the answer is
//! written.

use adoube_words::Told;
use serde::Serialize;

/// What is found on the sheets of one game, as `adoube scoresheet` prints it.
#[derive(Serialize)]
pub struct SheetsBody {
    pub edition: String,
    /// The position the game began with, as FEN.
    pub start: String,
    pub sheets: Vec<SheetBody>,
    pub moves: Vec<SheetMoveBody>,
    /// What the sheets leave open.
    pub gaps: Vec<GapBody>,
    pub offers: Vec<OfferBody>,
    /// Results and signatures; null unless both players' sheets are there.
    pub results: Option<ResultsBody>,
    /// How far the sheets could be followed.
    pub ended: Told,
    /// How many moves White has made, as far as the sheets tell.
    pub white_moves: usize,
    pub black_moves: usize,
    /// Whether every move is certain and no sheet contradicts another.
    pub undisputed: bool,
    /// The game as far as it is certain, without a gap.
    pub movetext: String,
    /// The position after it, as FEN.
    pub position: String,
    pub claim: Option<SheetClaimBody>,
    /// What to do after the flag has fallen, in order; null if that was not asked.
    pub after_flag: Option<Vec<SheetStepBody>>,
}

/// A score sheet as it was read, move by move.
#[derive(Serialize)]
pub struct SheetBody {
    /// White, Black or the arbiter.
    pub keeper: String,
    /// The languages of its letters.
    pub languages: Vec<&'static str>,
    /// The moves that are missing or wrong.
    pub missing: Vec<String>,
    pub missing_pairs: usize,
    /// Null if the edition does not know when a sheet is reasonably complete.
    pub reasonably_complete: Option<bool>,
    pub completeness: Told,
    /// What stands beside the moves and may not belong there.
    pub remarks: Vec<Told>,
}

/// A half-move beside what the sheets have of it.
#[derive(Serialize)]
pub struct SheetMoveBody {
    /// The half-move, from 1.
    pub ply: usize,
    /// The number of the move: `12.` or `12...`
    pub place: String,
    /// The move; null if it is not certain.
    #[serde(rename = "move")]
    pub made: Option<String>,
    /// Whether there is anything to look at.
    pub differs: bool,
    pub support: Told,
    /// Every move it may have been.
    pub choices: Vec<ChoiceBody>,
    pub on: Vec<OnSheetBody>,
}

/// A move that may have been made.
#[derive(Serialize)]
pub struct ChoiceBody {
    pub san: String,
    pub uci: String,
    /// On whose sheets it stands.
    pub sheets: Vec<String>,
}

/// What one sheet has of a half-move.
#[derive(Serialize)]
pub struct OnSheetBody {
    pub keeper: String,
    pub written: String,
    /// Whether nothing that can be read stands there.
    pub missing: bool,
    pub faults: Vec<Told>,
}

/// A stretch of the game about which the sheets do not say enough.
#[derive(Serialize)]
pub struct GapBody {
    pub from: String,
    pub to: String,
    /// The ways in which it may have been played.
    pub ways: Vec<Vec<String>>,
    /// Whether there are more.
    pub more: bool,
}

/// An offer of a draw.
#[derive(Serialize)]
pub struct OfferBody {
    pub place: String,
    pub on: Vec<String>,
    pub missing_on: Vec<String>,
}

/// Results and signatures.
#[derive(Serialize)]
pub struct ResultsBody {
    /// The result that stands on both sheets.
    pub agreed: Option<&'static str>,
    pub faults: Vec<Told>,
}

/// A claim of a draw, checked on the game.
#[derive(Serialize)]
pub struct SheetClaimBody {
    /// Whether the claim is right; null if it cannot be judged.
    pub right: Option<bool>,
    pub because: Vec<SheetStepBody>,
    /// Moves on which the sheets contradict each other, and on which this rests.
    pub rests_on: Vec<String>,
}

/// A step with its article.
#[derive(Serialize)]
pub struct SheetStepBody {
    pub text: String,
    pub article: Option<String>,
}
