//! What a text says about a move: everything a legal move must agree with to be the one.

use shakmaty::{Bitboard, CastlingMode, CastlingSide, File, Move, Rank, Role, Square};

use super::language::Language;
use super::marks::Marks;
use super::note::{Note, Spelling};

/// A move as it was written.
#[derive(Clone, Debug)]
pub(super) struct Written {
    pub meaning: Meaning,
    pub spelling: Spelling,
    /// The language whose letters were needed.
    pub language: Option<Language>,
    pub capture_sign: bool,
    /// File or rank of departure was added to a short form.
    pub origin_added: bool,
    pub marks: Marks,
    /// What was seen before the move was known.
    pub notes: Vec<Note>,
}

impl Written {
    pub(super) fn new(meaning: Meaning, spelling: Spelling) -> Self {
        Written {
            meaning,
            spelling,
            language: None,
            capture_sign: false,
            origin_added: false,
            marks: Marks::default(),
            notes: Vec::new(),
        }
    }
}

/// What must be true of the move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Meaning {
    /// Castling, to this side if one was named.
    Castling(Option<CastlingSide>),
    /// A move between squares.
    Squares(Squares),
}

/// A move between squares; what was not written leaves everything open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Squares {
    /// No piece: the two squares say everything, and castling is the king's move.
    pub role: Option<Role>,
    pub from: Bitboard,
    pub to: Bitboard,
    pub promotion: Option<Role>,
    /// Whether it must capture, or must not.
    pub takes: Option<bool>,
    /// What it must capture, and where that stands.
    pub victim: Option<(Role, Bitboard)>,
}

impl Squares {
    pub(super) fn new(role: Option<Role>, from: Bitboard, to: Bitboard) -> Self {
        Squares {
            role,
            from,
            to,
            promotion: None,
            takes: None,
            victim: None,
        }
    }

    /// Whether a legal move agrees with everything that was written.
    pub(super) fn allows(&self, mv: Move, mode: CastlingMode) -> bool {
        if let Move::Castle { king, rook } = mv {
            return self.role.is_none()
                && self.promotion.is_none()
                && self.from.contains(king)
                && self.reaches_by_castling(king, rook, mode);
        }
        self.role.is_none_or(|role| role == mv.role())
            && mv.from().is_some_and(|from| self.from.contains(from))
            && self.to.contains(mv.to())
            // Without a new piece every promotion fits, so that it stays ambiguous.
            && (self.promotion.is_none() || self.promotion == mv.promotion())
            && self.takes.is_none_or(|takes| takes == mv.is_capture())
            && self.victim.is_none_or(|(role, on)| {
                mv.capture() == Some(role) && captured_on(mv).is_some_and(|on_| on.contains(on_))
            })
    }

    /// The king onto its rook, or onto the square where it will stand, if it is too far for a plain
    /// move of the king: in Chess960 it may be next to it, and then the plain move is meant.
    fn reaches_by_castling(&self, king: Square, rook: Square, mode: CastlingMode) -> bool {
        let target = castled_king(king, rook);
        let far = mode.is_standard() || king.file().distance(target.file()) > 1;
        self.to.contains(rook) || (far && self.to.contains(target))
    }
}

impl Meaning {
    /// Whether a legal move agrees with everything that was written.
    pub(super) fn allows(&self, mv: Move, mode: CastlingMode) -> bool {
        match self {
            Meaning::Castling(side) => mv
                .castling_side()
                .is_some_and(|castled| side.is_none_or(|side| side == castled)),
            Meaning::Squares(squares) => squares.allows(mv, mode),
        }
    }
}

/// Where the king stands after castling.
pub(super) fn castled_king(king: Square, rook: Square) -> Square {
    let side = CastlingSide::from_king_side(king < rook);
    Square::from_coords(side.king_to_file(), king.rank())
}

/// Where the captured piece stands: not on the square of arrival, if it is taken en passant.
pub(super) fn captured_on(mv: Move) -> Option<Square> {
    match mv {
        Move::EnPassant { from, to } => Some(Square::from_coords(to.file(), from.rank())),
        _ => mv.is_capture().then(|| mv.to()),
    }
}

/// The squares of a file, of a rank, or of both; all without either.
pub(super) fn squares_of(file: Option<File>, rank: Option<Rank>) -> Bitboard {
    file.map_or(Bitboard::FULL, Bitboard::from_file)
        & rank.map_or(Bitboard::FULL, Bitboard::from_rank)
}
