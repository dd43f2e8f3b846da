//! Reading the time control and the moves of a case.

use adoube_clock::{Dialect, TimeControl};
use adoube_laws::game::Game;
use adoube_laws::notation::{Language, read};
use adoube_laws::position::{examine, read_fen};
use adoube_laws::shakmaty::{CastlingMode, Chess, FromSetup, PositionError};
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

/// The game, if a position or moves are given.
pub(super) fn game(board: &Board) -> Result<Option<Game>, CaseError> {
    if board.fen.is_none() && board.moves.is_none() {
        return Ok(None);
    }
    let mut game = Game::new(start(board)?);
    let words = board
        .moves
        .as_deref()
        .unwrap_or_default()
        .split_whitespace();
    let words = words.map(without_number).filter(|word| !word.is_empty());
    for (number, word) in words.enumerate() {
        let failed = |cause| CaseError::Move {
            number: number + 1,
            word: word.to_owned(),
            cause,
        };
        let reading = read(game.position(), word, &[Language::English]).map_err(failed)?;
        // What is read is a legal move.
        let _ = game.play(reading.mv);
    }
    Ok(Some(game))
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

fn start(board: &Board) -> Result<Chess, CaseError> {
    let Some(fen) = &board.fen else {
        return Ok(Chess::default());
    };
    let setup = read_fen(fen).map_err(|cause| CaseError::Position { cause })?;
    let mode = match board.chess960 {
        true => CastlingMode::Chess960,
        false => CastlingMode::Standard,
    };
    let position = Chess::from_setup(setup.clone(), mode)
        .or_else(PositionError::ignore_too_much_material)
        .or_else(PositionError::ignore_impossible_check);
    position.map_err(|_| CaseError::NoGame {
        reasons: examine(&setup, mode).reasons,
    })
}
