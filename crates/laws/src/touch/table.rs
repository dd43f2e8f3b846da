//! Where the pieces really are while a move is being played.

use shakmaty::{Board, Color, Move, Role, Square};

use crate::moves::{captured_square, castling_squares};

/// Where a piece is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Place {
    /// Where it stood before the move.
    Home,
    /// In the player's hand.
    Hand,
    /// Let go on another square.
    On(Square),
    /// Off the board.
    Off,
}

/// A new piece on the square of promotion.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct NewPiece {
    pub square: Square,
    pub role: Role,
    pub released: bool,
}

/// Pieces, by their homes, and where they are.
type Places = Vec<(Square, Place)>;

/// The pieces that are not at home. A piece is named by its home.
#[derive(Debug, Clone, Default)]
pub(super) struct Table {
    away: Places,
    pub new_piece: Option<NewPiece>,
}

impl Table {
    pub(super) fn place(&self, home: Square) -> Place {
        let entry = self.away.iter().find(|(piece, _)| *piece == home);
        entry.map_or(Place::Home, |(_, place)| *place)
    }

    pub(super) fn put(&mut self, home: Square, place: Place) {
        self.away.retain(|(piece, _)| *piece != home);
        if place != Place::Home && place != Place::On(home) {
            self.away.push((home, place));
        }
    }

    /// The piece that a player sees on a square: one that came there covers one at home there.
    pub(super) fn seen(&self, board: &Board, square: Square) -> Option<Square> {
        self.arrived(square).or_else(|| self.at_home(board, square))
    }

    /// The piece that goes when a square is cleared: an opponent's piece at home before the others.
    pub(super) fn cleared(&self, board: &Board, square: Square, player: Color) -> Option<Square> {
        let home = self.at_home(board, square);
        let captured = home.filter(|home| board.color_at(*home) == Some(player.other()));
        captured.or_else(|| self.seen(board, square))
    }

    fn arrived(&self, square: Square) -> Option<Square> {
        let entry = self
            .away
            .iter()
            .rev()
            .find(|(_, place)| *place == Place::On(square));
        entry.map(|(home, _)| *home)
    }

    fn at_home(&self, board: &Board, square: Square) -> Option<Square> {
        let stands = board.occupied().contains(square) && self.place(square) == Place::Home;
        stands.then_some(square)
    }

    /// The piece taken in hand last.
    pub(super) fn in_hand(&self) -> Option<Square> {
        let entry = self
            .away
            .iter()
            .rev()
            .find(|(_, place)| *place == Place::Hand);
        entry.map(|(home, _)| *home)
    }

    /// Whether nothing stands elsewhere than before. A piece in hand has not been moved yet.
    pub(super) fn is_as_before(&self) -> bool {
        self.new_piece.is_none() && self.away.iter().all(|(_, place)| *place == Place::Hand)
    }

    /// The piece that was moved, if it is the only one of this board's color.
    pub(super) fn only_moved(&self, board: &Board, color: Color) -> Option<(Square, Square)> {
        let mut moved = self.away.iter().filter_map(|(home, place)| match place {
            Place::On(square) if board.color_at(*home) == Some(color) => Some((*home, *square)),
            _ => None,
        });
        let first = moved.next()?;
        moved.next().is_none().then_some(first)
    }

    /// Whether only the captured piece keeps a capture from being carried out.
    pub(super) fn is_capture_left_standing(&self, capture: Move) -> bool {
        captured_square(capture).is_some_and(|victim| {
            let mut cleared = self.clone();
            cleared.put(victim, Place::Off);
            self.place(victim) != Place::Off && cleared.shows(capture)
        })
    }

    /// Whether a move has been carried out, and nothing else.
    pub(super) fn shows(&self, legal: Move) -> bool {
        let (away, new_piece) = end_of(legal);
        let new_piece_stands = match (new_piece, self.new_piece) {
            (None, None) => true,
            (Some((square, role)), Some(new)) => {
                new.released && (new.square, new.role) == (square, role)
            }
            _ => false,
        };
        let nothing_else = self.away.iter().all(|(home, place)| {
            *place == Place::Hand || away.iter().any(|(piece, _)| piece == home)
        });
        new_piece_stands
            && nothing_else
            && away.iter().all(|(home, place)| self.place(*home) == *place)
    }
}

/// Who is not at home after a move, and the new piece.
fn end_of(legal: Move) -> (Places, Option<(Square, Role)>) {
    let mut away = Vec::new();
    let mut arrive = |home: Square, to: Square| {
        away.push((
            home,
            if home == to {
                Place::Home
            } else {
                Place::On(to)
            },
        ));
    };
    match legal {
        Move::Castle { king, rook } => {
            let (king_to, rook_to) = castling_squares(king, rook);
            arrive(king, king_to);
            arrive(rook, rook_to);
        }
        Move::Normal {
            from,
            to,
            promotion: None,
            ..
        }
        | Move::EnPassant { from, to } => {
            arrive(from, to);
        }
        Move::Normal { from, .. } => away.push((from, Place::Off)),
        Move::Put { .. } => {}
    }
    away.extend(captured_square(legal).map(|square| (square, Place::Off)));
    (away, legal.promotion().map(|role| (legal.to(), role)))
}
