//! How a move was written.

use serde::{Deserialize, Serialize};

/// The kind of notation a move was read in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Spelling {
    /// Piece and square of arrival: `Nf3`, `exd5`, `0-0` (Appendix C.8).
    Short,
    /// With the square of departure: `Ng1f3`, `e2-e4` (C.8).
    Long,
    /// A pawn's capture by its files alone: `ed`. A custom; C.9 asks for the square of arrival.
    FilesOnly,
    /// A figure for the piece (C.3), short or long.
    Figurine,
    /// Both squares and no piece: `g1f3`.
    Coordinates,
    /// The numeric notation of correspondence chess: `7163`.
    Numeric,
    /// English descriptive notation: `N-KB3`.
    Descriptive,
    /// An announcement by the names of Appendix D: `Springer Gustav eins Felix drei`.
    Announced,
}

impl Spelling {
    /// Whether this is the algebraic system. A score sheet in another one is no evidence, and the
    /// arbiter should warn the player (Appendix C). US Chess permits others (rule 15A).
    pub const fn is_algebraic(self) -> bool {
        matches!(
            self,
            Spelling::Short | Spelling::Long | Spelling::FilesOnly | Spelling::Figurine
        )
    }

    /// Whether captures and checks have signs in this notation.
    pub(super) const fn has_signs(self) -> bool {
        self.is_algebraic() || matches!(self, Spelling::Descriptive)
    }
}

/// Where a text differs from the full form of Appendix C.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename = "notation-note", rename_all = "kebab-case")]
pub enum Note {
    /// A capture without its sign; the sign is optional (C.13).
    CaptureSignMissing,
    /// The sign for a capture, but nothing is captured.
    CaptureSignWrong,
    /// A check without its sign; the sign is optional (C.13).
    CheckSignMissing,
    /// The sign for a check that is none.
    CheckSignWrong,
    /// Mate without its sign; the sign is optional (C.13).
    MateSignMissing,
    /// The sign for mate, but it is not mate.
    MateSignWrong,
    /// A capture en passant without `e.p.`, which is optional (C.13).
    EnPassantMarkMissing,
    /// `e.p.` after a move that is no capture en passant.
    EnPassantMarkWrong,
    /// The file or rank of departure, but no other such piece can go there (C.10).
    OriginUnneeded,
    /// A pawn's capture without the file it came from, which C.9.3 asks for.
    PawnFileMissing,
    /// A letter for the pawn, which C.4 does not want.
    PawnLetter,
    /// A small letter for a piece, where C.2 has a capital.
    SmallPieceLetter,
    /// A sign before the new piece of a promotion; C.11 has none.
    PromotionSign,
    /// Castling, but not by zeros and hyphens (C.13).
    CastlingSpelling,
    /// Castling by two squares other than those this kind of chess is written with.
    CastlingSquares,
    /// The king's or queen's knight or rook of descriptive notation: which one it is was told by where
    /// it stands now.
    SideByPlace,
}

impl Note {
    /// Whether the Laws leave this to the player (C.13).
    pub const fn is_optional(self) -> bool {
        matches!(
            self,
            Note::CaptureSignMissing
                | Note::CheckSignMissing
                | Note::MateSignMissing
                | Note::EnPassantMarkMissing
        )
    }
}
