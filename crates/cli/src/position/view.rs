//! What is said about a position, for programs.

use adoube_laws::Colour;
use adoube_laws::notation::{Language, Style, write};
use adoube_laws::position::FenError;
use adoube_laws::position::{Examination, IllegalReason, examine, read_fen, write_fen};
use adoube_laws::shakmaty::{CastlingMode, Chess, Position};
use adoube_rulebook::Edition;
use serde::Serialize;

use super::mating::{Answers, Finding, SearchArgs, dead};

/// One position as `--json` prints it.
#[derive(Serialize)]
pub struct View {
    /// The position as it was given.
    pub fen: String,
    /// The position as we write it; null if no moves can be made from it.
    pub position: Option<String>,
    pub legal_moves: Vec<LegalMove>,
    pub check: Option<bool>,
    pub checkmate: Option<bool>,
    pub stalemate: Option<bool>,
    pub dead: Option<bool>,
    pub white_can_mate: Option<bool>,
    pub black_can_mate: Option<bool>,
    pub white_mates: Option<Finding>,
    pub black_mates: Option<Finding>,
    pub illegal_reasons: Vec<Illegal>,
    /// Why the text is no position; the rest is empty then.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub error: Option<String>,
}

#[derive(Serialize)]
pub struct LegalMove {
    pub uci: String,
    pub san: String,
}

#[derive(Serialize)]
pub struct Illegal {
    pub code: &'static str,
    pub message: String,
    pub article: Option<String>,
}

impl View {
    /// Reads and examines a position.
    pub fn of(
        fen: &str,
        mode: CastlingMode,
        search: &SearchArgs,
        edition: &Edition,
    ) -> Result<View, FenError> {
        let examination = examine(&read_fen(fen)?, mode);
        let position = examination.position.as_ref();
        let answers = position.map(|position| search.ask_both(position));
        let answers = answers.as_ref();
        Ok(View::of_examination(fen, &examination, answers, edition))
    }

    /// What is known of a position, with the answers who can still mate if moves can be made from it.
    pub fn of_examination(
        fen: &str,
        examination: &Examination,
        answers: Option<&Answers>,
        edition: &Edition,
    ) -> View {
        let position = examination.position.as_ref();
        let decided = |side| answers.and_then(|answers| answers[side].decided());
        let finding = |side| {
            let mode = position?.castles().mode();
            Some(Finding::of(&answers?[side], mode))
        };
        View {
            fen: fen.to_owned(),
            position: position.map(write_fen),
            legal_moves: position.map(legal_moves).unwrap_or_default(),
            check: position.map(|position| position.is_check()),
            checkmate: position.map(|position| position.is_checkmate()),
            stalemate: position.map(|position| position.is_stalemate()),
            dead: answers.and_then(dead),
            white_can_mate: decided(Colour::White),
            black_can_mate: decided(Colour::Black),
            white_mates: finding(Colour::White),
            black_mates: finding(Colour::Black),
            illegal_reasons: (examination.reasons.iter())
                .map(|reason| illegal(*reason, edition))
                .collect(),
            error: None,
        }
    }

    /// A text that is no position.
    pub fn unreadable(fen: &str, error: String) -> View {
        View {
            fen: fen.to_owned(),
            position: None,
            legal_moves: Vec::new(),
            check: None,
            checkmate: None,
            stalemate: None,
            dead: None,
            white_can_mate: None,
            black_can_mate: None,
            white_mates: None,
            black_mates: None,
            illegal_reasons: Vec::new(),
            error: Some(error),
        }
    }
}

fn illegal(reason: IllegalReason, edition: &Edition) -> Illegal {
    Illegal {
        code: reason.code(),
        message: reason.to_string(),
        article: edition.cite(reason.topic()).map(str::to_owned),
    }
}

/// The legal moves, in the order of their squares.
fn legal_moves(position: &Chess) -> Vec<LegalMove> {
    let spell = |m, style| write(position, m, style, Language::English);
    let mut moves: Vec<LegalMove> = (position.legal_moves().into_iter())
        .map(|m| LegalMove {
            uci: spell(m, Style::Uci),
            san: spell(m, Style::San),
        })
        .collect();
    moves.sort_by(|one, other| one.uci.cmp(&other.uci));
    moves
}
