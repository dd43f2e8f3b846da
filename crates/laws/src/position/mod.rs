//! Positions: read and written as FEN, judged as far as that can be decided, drawn.
//!
//! [`read_fen`] answers with what the text says, a [`shakmaty::Setup`], or with the field that is
//! wrong. [`examine`] makes a playable [`Chess`] of it, if that is possible, and lists why the
//! position cannot come about by legal moves ([`IllegalReason`], Article 3.10.3). No list means
//! "not proven illegal": in general nobody can decide it.
//!
//! ```
//! use adoube_laws::position::{examine, read_fen, IllegalReason};
//! use shakmaty::CastlingMode;
//!
//! let setup = read_fen("4k3/8/8/8/8/8/4R3/4K3 w - - 0 1")?;
//! let examination = examine(&setup, CastlingMode::Standard);
//! assert_eq!(examination.reasons, [IllegalReason::OpponentInCheck]);
//! # Ok::<(), adoube_laws::position::FenError>(())
//! ```

mod diagram;
mod fen;
mod last_move;
mod legality;
mod pawns;
mod start;
mod svg;

use shakmaty::{CastlingMode, Chess, FromSetup, PositionError, Setup};

pub use diagram::{DiagramStyle, text_diagram};
pub use fen::{ExpectedInFen, FenError, FenField, read_fen, write_fen};
pub use legality::IllegalReason;
pub use start::{chess960_lot, chess960_start};
pub use svg::{Described, PiecesOfKind, described, svg_diagram};

/// What is known of a position.
#[derive(Debug, Clone)]
pub struct Examination {
    /// The position as moves can be generated for it; nothing if there are not two kings, or pawns
    /// on a last rank, or the player to move could take the king.
    pub position: Option<Chess>,
    /// Why it cannot come about by legal moves.
    pub reasons: Vec<IllegalReason>,
}

/// Judges a position as far as that can be decided.
pub fn examine(setup: &Setup, mode: CastlingMode) -> Examination {
    Examination {
        position: playable(setup, mode),
        reasons: legality::reasons(setup, mode),
    }
}

/// The position as moves can be generated for it. Castling rights and en passant squares that the
/// board contradicts are dropped.
fn playable(setup: &Setup, mode: CastlingMode) -> Option<Chess> {
    Chess::from_setup(setup.clone(), mode)
        .or_else(PositionError::ignore_invalid_castling_rights)
        .or_else(PositionError::ignore_invalid_ep_square)
        .or_else(PositionError::ignore_impossible_check)
        .or_else(PositionError::ignore_too_much_material)
        .ok()
}
