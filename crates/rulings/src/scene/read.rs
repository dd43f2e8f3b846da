//! Reading the time control and the moves of a case.

use adoube_clock::{Dialect, TimeControl};
use adoube_laws::game::Game;
use adoube_laws::notation::{Language, read};
use adoube_laws::position::{IllegalReason, examine, read_fen};
use adoube_laws::shakmaty::{CastlingMode, Chess, FromSetup, PositionError, Setup};
use adoube_rulebook::{Authority, Edition};

use crate::{Board, Case, CaseError};

/// The time control, in the dialect of the edition unless the text betrays another.
pub(super) fn control(case: &Case, edition: &Edition) -> Result<Option<TimeControl>, CaseError> {
    let Some(text) = &case.control else {
        return Ok(None);
    };
    let dialect = match edition.authority() {
        Authority::Fide => Dialect::Fide,
        Authority::UsChess => Dialect::Us,
    };
    match TimeControl::read(text, dialect) {
        Ok((control, _)) => Ok(Some(control)),
        Err(cause) => Err(CaseError::Control { cause }),
    }
}

/// What the board of a case tells.
#[derive(Default)]
pub(super) struct ReadBoard {
    /// The game up to the incident, if one can be played from the position.
    pub(super) game: Option<Game>,
    /// The position of the FEN, as it is written.
    pub(super) setup: Option<Setup>,
    /// Why no game can be played from it. An incident can be about such a position; what would have to be
    /// worked out on it is asked.
    pub(super) faults: Vec<IllegalReason>,
}

/// The position and the moves, as far as they are given.
pub(super) fn board(board: &Board) -> Result<ReadBoard, CaseError> {
    let (start, setup) = match &board.fen {
        Some(fen) => {
            let setup = read_fen(fen).map_err(|cause| CaseError::Position { cause })?;
            match playable(&setup, board.chess960) {
                Ok(position) => (position, Some(setup)),
                Err(reasons) if board.moves.is_some() => return Err(CaseError::NoGame { reasons }),
                Err(faults) => {
                    return Ok(ReadBoard {
                        game: None,
                        setup: Some(setup),
                        faults,
                    });
                }
            }
        }
        None if board.moves.is_none() => return Ok(ReadBoard::default()),
        None => (Chess::default(), None),
    };
    let game = Some(played(start, board.moves.as_deref().unwrap_or_default())?);
    let faults = Vec::new();
    Ok(ReadBoard {
        game,
        setup,
        faults,
    })
}

fn played(start: Chess, moves: &str) -> Result<Game, CaseError> {
    let mut game = Game::new(start);
    let words = moves.split_whitespace().map(without_number);
    for (number, word) in words.filter(|word| !word.is_empty()).enumerate() {
        let failed = |cause| CaseError::Move {
            number: number + 1,
            word: word.to_owned(),
            cause,
        };
        let reading = read(game.position(), word, &[Language::English]).map_err(failed)?;
        // What is read is a legal move.
        let _ = game.play(reading.mv);
    }
    Ok(game)
}

/// `12.Nf3` is `Nf3`, and `12...` is nothing.
fn without_number(word: &str) -> &str {
    let rest = word.trim_start_matches(|c: char| c.is_ascii_digit());
    match rest.starts_with('.') {
        true => rest.trim_start_matches('.'),
        false if rest.is_empty() => rest,
        false => word,
    }
}

/// The position as moves can be generated for it, or why that cannot be.
fn playable(setup: &Setup, chess960: bool) -> Result<Chess, Vec<IllegalReason>> {
    let mode = castling_mode(chess960);
    Chess::from_setup(setup.clone(), mode)
        .or_else(PositionError::ignore_too_much_material)
        .or_else(PositionError::ignore_impossible_check)
        .map_err(|_| examine(setup, mode).reasons)
}

/// How castling rights are written.
pub(super) fn castling_mode(chess960: bool) -> CastlingMode {
    match chess960 {
        true => CastlingMode::Chess960,
        false => CastlingMode::Standard,
    }
}
