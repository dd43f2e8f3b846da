//! What happens after a flag has fallen and sheets are not complete (Articles 8.5 to 8.7, US Chess
//! 15F).

use adoube_rulebook::{Authority, Topic};
use adoube_types::Colour;
use serde::{Serialize, Serializer};

use super::sheet::{Keeper, ScoreSheet, Signatures};
use crate::notation::ResultMark;
use crate::topics::{MOVE_NUMBER_UNPROVEN, RECONSTRUCTION, SCORESHEETS_UPDATED};
use crate::topics::{RECONSTRUCTION_WAIVED, RESULT_SIGNED, SCORESHEET_UPDATED_ONE};

/// What is known when a flag has fallen at the end of a period.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct AfterFlag {
    /// Whether White's sheet is complete.
    pub white_complete: bool,
    /// Whether Black's sheet is.
    pub black_complete: bool,
    /// Whether the arbiter or an assistant has a complete score.
    pub arbiter_complete: bool,
    /// Whose move it is.
    pub turn: Colour,
    /// Whether the next period is the last one.
    pub next_is_sudden_death: bool,
    /// The number of the last move of the period that ended.
    pub control: u32,
    /// How many moves are shown to have been made (FIDE) or agreed on (US Chess), if that is known.
    pub shown: Option<u32>,
}

/// Something to be done.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename = "after-flag")]
pub enum NextStep {
    /// Stop both clocks.
    StopClocks,
    /// Leave the clocks running.
    ClocksRunOn,
    /// Both players bring their sheets up to date, from the arbiter's or each other's.
    BothUpdate,
    /// This player brings the sheet up to date before moving a piece.
    UpdatesBeforeMoving(Colour),
    /// This player, while on move, may use the opponent's sheet, and gives it back before moving.
    MayUseOpponentsSheet(Colour),
    /// Write down the position, the times, whose clock ran and the number of moves, if known.
    NoteTheSituation,
    /// The players reconstruct the game on a second board, away from the others, under control.
    ReconstructOnSecondBoard,
    /// The players try to fill in what is missing; other boards may be used.
    BothReconstruct,
    /// The director may do without a reconstruction.
    DirectorMayWaive,
    /// If that fails: draw a diagram of the position.
    IfImpossibleDiagram,
    /// If that fails: the next move has at least this number, more if more moves are shown (FIDE) or
    /// agreed on (US Chess).
    IfImpossibleNextMove(u32),
    /// Start the clock of the player to move.
    StartClockOf(Colour),
}

/// A step with what its article is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Step {
    /// What to do.
    pub step: NextStep,
    /// What the article is about.
    pub topic: Topic,
}

/// The steps after a flag has fallen, in order; none if both sheets are complete. Before a flag has
/// fallen the arbiter says nothing about the number of moves (Article 8.5.1).
pub fn after_flag_fall(facts: &AfterFlag, authority: Authority) -> Vec<Step> {
    let alone = match (facts.white_complete, facts.black_complete) {
        (true, true) => return Vec::new(),
        (false, true) => Some(Colour::White),
        (true, false) => Some(Colour::Black),
        (false, false) => None,
    };
    match (authority, alone) {
        (Authority::Fide, Some(player)) => fide_one(player),
        (Authority::Fide, None) if facts.arbiter_complete => fide_both(facts),
        (Authority::Fide, None) => fide_none_complete(facts),
        (Authority::UsChess, alone) => us(facts, alone),
    }
}

fn steps(topic: Topic, steps: &[NextStep]) -> Vec<Step> {
    steps.iter().map(|&step| Step { step, topic }).collect()
}

/// Article 8.5.2.
fn fide_one(player: Colour) -> Vec<Step> {
    steps(
        SCORESHEET_UPDATED_ONE,
        &[
            NextStep::ClocksRunOn,
            NextStep::MayUseOpponentsSheet(player),
            NextStep::UpdatesBeforeMoving(player),
        ],
    )
}

/// Article 8.5.1.
fn fide_both(facts: &AfterFlag) -> Vec<Step> {
    steps(
        SCORESHEETS_UPDATED,
        &[
            NextStep::StopClocks,
            NextStep::BothUpdate,
            NextStep::StartClockOf(facts.turn),
        ],
    )
}

/// Articles 8.5.3 and 8.6.
fn fide_none_complete(facts: &AfterFlag) -> Vec<Step> {
    let mut all = steps(
        RECONSTRUCTION,
        &[
            NextStep::StopClocks,
            NextStep::NoteTheSituation,
            NextStep::ReconstructOnSecondBoard,
        ],
    );
    let number = next_move_number(facts);
    all.extend(steps(
        MOVE_NUMBER_UNPROVEN,
        &[NextStep::IfImpossibleNextMove(number)],
    ));
    all.extend(steps(
        SCORESHEETS_UPDATED,
        &[NextStep::StartClockOf(facts.turn)],
    ));
    all
}

/// Rules 15F to 15F4.
fn us(facts: &AfterFlag, alone: Option<Colour>) -> Vec<Step> {
    let mut all = Vec::new();
    if facts.next_is_sudden_death {
        all.extend(steps(RECONSTRUCTION_WAIVED, &[NextStep::DirectorMayWaive]));
    }
    match alone {
        Some(player) => all.extend(steps(
            SCORESHEET_UPDATED_ONE,
            &[NextStep::ClocksRunOn, NextStep::UpdatesBeforeMoving(player)],
        )),
        None => all.extend(steps(
            RECONSTRUCTION,
            &[NextStep::StopClocks, NextStep::BothReconstruct],
        )),
    }
    let number = next_move_number(facts);
    all.extend(steps(
        MOVE_NUMBER_UNPROVEN,
        &[
            NextStep::IfImpossibleDiagram,
            NextStep::IfImpossibleNextMove(number),
        ],
    ));
    if alone.is_none() {
        let start = NextStep::StartClockOf(facts.turn);
        all.extend(steps(RECONSTRUCTION, &[start]));
    }
    all
}

/// The number of the next move if the sheets cannot be completed: the first of the next period, or one
/// after the last move that is shown (Article 8.6) or agreed to have been made (US Chess 15F3).
fn next_move_number(facts: &AfterFlag) -> u32 {
    let shown = facts.shown.unwrap_or(0);
    facts.control.max(shown).saturating_add(1)
}

/// The results and signatures of two sheets (Article 8.7).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ResultCheck {
    /// The result that stands on both sheets.
    pub agreed: Option<ResultMark>,
    /// What is to be looked at, by sheet.
    pub faults: Vec<ResultFault>,
    /// What the article is about.
    pub topic: Topic,
}

/// Something about results and signatures that the arbiter must look at.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename = "sheet-result")]
pub enum ResultFault {
    /// The sheets say different things.
    Different {
        #[serde(serialize_with = "mark")]
        white: ResultMark,
        #[serde(serialize_with = "mark")]
        black: ResultMark,
    },
    /// There is no result on this sheet.
    NoResult(Keeper),
    /// This player did not sign that sheet.
    NotSigned {
        sheet: Keeper,
        /// Who did not sign.
        by: Colour,
    },
}

fn mark<S: Serializer>(result: &ResultMark, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_str(result.mark())
}

/// Compares results and signatures of the players' sheets. A result that both signed stands even if it
/// is wrong, unless the arbiter decides otherwise.
pub fn compare_results(white: &ScoreSheet, black: &ScoreSheet) -> ResultCheck {
    let decided = |sheet: &ScoreSheet| sheet.result.filter(|result| *result != ResultMark::Open);
    let mut faults = Vec::new();
    let (on_white, on_black) = (decided(white), decided(black));
    if let (Some(white), Some(black)) = (on_white, on_black)
        && white != black
    {
        faults.push(ResultFault::Different { white, black });
    }
    let sheets = [(Keeper::White, white), (Keeper::Black, black)];
    for (keeper, sheet) in sheets {
        if decided(sheet).is_none() {
            faults.push(ResultFault::NoResult(keeper));
        }
        // A text that does not speak of signatures does not say that there are none.
        if sheet.signed == Signatures::default() {
            continue;
        }
        let signed = [
            (Colour::White, sheet.signed.white),
            (Colour::Black, sheet.signed.black),
        ];
        let missing = signed.into_iter().filter(|(_, signed)| !signed);
        faults.extend(missing.map(|(by, _)| ResultFault::NotSigned { sheet: keeper, by }));
    }
    ResultCheck {
        agreed: on_white.filter(|_| on_white == on_black),
        faults,
        topic: RESULT_SIGNED,
    }
}
