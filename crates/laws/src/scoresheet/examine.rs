//! Everything that can be said about the sheets of one game, at once.

use adoube_rulebook::{Edition, Flags, Rate};
use adoube_types::Colour;
use shakmaty::Chess;

use super::claim::{SheetClaim, check_claim};
use super::compare::{Compared, compare};
use super::complete::{Completeness, missing_pairs};
use super::content::{ContentQuestion, content_questions};
use super::procedure::{AfterFlag, ResultCheck, Step, after_flag_fall, compare_results};
use super::reconcile::{Known, Reconstruction, reconcile};
use super::sheet::{Cell, Keeper, ScoreSheet};
use crate::colour::turn;
use crate::game::ClaimKind;
use crate::notation::Language;

/// What is asked about the sheets of one game.
#[derive(Debug, Clone)]
pub struct SheetsAsked {
    /// The position the game began with.
    pub start: Chess,
    /// The sheets, at most three; a language that a sheet does not name is found out.
    pub sheets: Vec<ScoreSheet>,
    /// In whose letters a sheet is taken to be that fits several.
    pub language: Language,
    /// What is known besides.
    pub known: Known,
    /// A claim of the player on move, with the intended move if there is one.
    pub claim: Option<(ClaimKind, Option<String>)>,
    /// The time control at which a flag has fallen.
    pub control: Option<ControlPassed>,
    /// How many pairs of moves were announced that may be missing on a sheet, where the edition limits them.
    pub missing_pairs: Option<u32>,
}

/// A time control at which a flag has fallen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ControlPassed {
    /// The number of its last move.
    pub last_move: u32,
    /// Whether the next period is the last one.
    pub next_is_sudden_death: bool,
}

/// What is found on the sheets of one game.
#[derive(Debug, Clone)]
pub struct SheetsFound {
    pub game: Reconstruction,
    /// The sheets beside it, move by move.
    pub compared: Vec<Compared>,
    /// Each sheet, in their order.
    pub sheets: Vec<SheetState>,
    /// Results and signatures, if both players' sheets are there.
    pub results: Option<ResultCheck>,
    pub claim: Option<SheetClaim>,
    /// What to do after a flag has fallen; nothing if that was not asked, or if a player's sheet is not
    /// there, which may be complete or not.
    pub after_flag: Option<Vec<Step>>,
}

/// What is found about one sheet.
#[derive(Debug, Clone)]
pub struct SheetState {
    pub keeper: Keeper,
    /// The languages of its letters.
    pub languages: Vec<Language>,
    /// The moves that are missing or wrong on it.
    pub missing: Vec<Cell>,
    /// How many pairs of moves that are.
    pub missing_pairs: usize,
    pub completeness: Completeness,
    /// What stands beside the moves and may not belong there.
    pub remarks: Vec<ContentQuestion>,
}

/// Finds the game on the sheets and everything that is asked about it.
pub fn examine_sheets(mut asked: SheetsAsked, edition: &Edition) -> SheetsFound {
    for sheet in &mut asked.sheets {
        sheet.find_language(&asked.start, asked.language);
    }
    let sheets: Vec<&ScoreSheet> = asked.sheets.iter().collect();
    let game = reconcile(&asked.start, &sheets, &asked.known);
    let of = |keeper| sheets.iter().find(|sheet| sheet.keeper == keeper);
    let results = of(Keeper::White).zip(of(Keeper::Black));
    let compared = compare(&game, &sheets);
    let flags = announced(&asked, edition);
    let states: Vec<SheetState> = (sheets.iter())
        .map(|sheet| SheetState::of(sheet, &game, &compared, &flags))
        .collect();
    SheetsFound {
        results: results.map(|(white, black)| compare_results(white, black)),
        claim: claim(&asked, &game, edition),
        after_flag: (asked.control)
            .filter(|_| results.is_some())
            .map(|control| after_flag(control, &states, &game, edition)),
        compared,
        sheets: states,
        game,
    }
}

/// The rules for flags with what was announced of the sheets.
fn announced(asked: &SheetsAsked, edition: &Edition) -> Flags {
    let mut flags = edition.parameters().flags.clone();
    let own = flags.claim_missing_pairs_at_most;
    flags.claim_missing_pairs_at_most = own.map(|own| asked.missing_pairs.unwrap_or(own));
    flags
}

fn claim(asked: &SheetsAsked, game: &Reconstruction, edition: &Edition) -> Option<SheetClaim> {
    let (kind, intended) = asked.claim.as_ref()?;
    let own = asked.sheets.iter().flat_map(|sheet| sheet.letters());
    let mut languages: Vec<Language> = own.collect();
    languages.sort_unstable();
    languages.dedup();
    let intended = intended.as_deref().map(|text| (text, &languages[..]));
    let draws = &edition.parameters().draws;
    // What a wrong claim costs at other rates is for the ruling; the sheets do not tell the rate.
    Some(check_claim(game, *kind, intended, draws, Rate::Standard))
}

/// What to do now, by Article 8.5 or rule 15F.
fn after_flag(
    control: ControlPassed,
    sheets: &[SheetState],
    game: &Reconstruction,
    edition: &Edition,
) -> Vec<Step> {
    let complete = |keeper| {
        let mut own = sheets.iter().filter(|sheet| sheet.keeper == keeper);
        own.any(|sheet| sheet.completeness == Completeness::Complete)
    };
    let last = game.line().pop();
    let turn = turn(last.as_ref().unwrap_or(&game.start));
    let mut proven = game.plies[..game.proven()].iter();
    let made = proven.rfind(|ply| ply.turn == turn).map(|ply| ply.number);
    let facts = AfterFlag {
        white_complete: complete(Keeper::White),
        black_complete: complete(Keeper::Black),
        arbiter_complete: complete(Keeper::Arbiter),
        turn,
        next_is_sudden_death: control.next_is_sudden_death,
        control: control.last_move,
        shown: made,
    };
    after_flag_fall(&facts, edition.authority())
}

impl SheetState {
    /// A move that is open is not missing on a sheet that has one of those it may have been.
    fn of(
        sheet: &ScoreSheet,
        game: &Reconstruction,
        compared: &[Compared],
        flags: &Flags,
    ) -> SheetState {
        let mut missing = game.missing_on(sheet.keeper);
        missing.retain(|ply| !compared[ply - 1].may_be_as_on(sheet.keeper));
        SheetState {
            keeper: sheet.keeper,
            languages: sheet.letters(),
            missing: (missing.iter())
                .map(|ply| game.plies[ply - 1].cell())
                .collect(),
            missing_pairs: missing_pairs(&missing),
            completeness: Completeness::of(&missing, flags),
            remarks: content_questions(sheet),
        }
    }
}

impl Known {
    /// Settles moves that follow each other, the first of them at this ply, from 1.
    pub fn settle(&mut self, ply: usize, moves: &str) {
        let moves = moves.split_whitespace().enumerate();
        self.settled
            .extend(moves.map(|(place, text)| (ply + place, text.to_owned())));
    }
}

impl Cell {
    /// Reads `12.` or `12...`
    pub fn read(text: &str) -> Option<Cell> {
        let number = text.trim_end_matches(['.', '…']);
        let dots = &text[number.len()..];
        Some(Cell {
            number: number.parse().ok()?,
            column: Colour::white_if(dots.len() < 2),
        })
    }

    /// Which ply, from 1, it is in a game that began with a position; nothing if it lies before it.
    pub fn ply_from(self, start: &Chess) -> Option<usize> {
        use shakmaty::Position;
        let plies =
            |number: u32, turn: Colour| number as usize * 2 + usize::from(turn == Colour::Black);
        let first = plies(start.fullmoves().get(), turn(start));
        let this = plies(self.number, self.column);
        this.checked_sub(first).map(|before| before + 1)
    }
}
