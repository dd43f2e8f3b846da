//! The shortest way from a usual spelling to the move it means.
//!
//! Almost every move of a game file is plain algebraic notation with one possible piece. This
//! module answers those without generating moves; it answers nothing for everything else, and
//! [`crate::notation`] decides. What it answers is legal: tests compare it with the legal moves.

use shakmaty::{
    Bitboard, Board, CastlingSide, Chess, Color, Move, Position, Role, Square, attacks,
};

/// The legal move that `word` spells, if that is quickly seen.
#[inline]
pub(super) fn quick_move(position: &Chess, word: &[u8]) -> Option<Move> {
    let word = without_check_mark(word);
    match *word.first()? {
        b'a'..=b'h' => pawn_move(position, word),
        b'N' => piece_move(position, Role::Knight, &word[1..]),
        b'B' => piece_move(position, Role::Bishop, &word[1..]),
        b'R' => piece_move(position, Role::Rook, &word[1..]),
        b'Q' => piece_move(position, Role::Queen, &word[1..]),
        b'K' => king_move(position, &word[1..]),
        b'O' => castling(position, word),
        _ => None,
    }
}

#[inline]
pub(super) fn without_check_mark(word: &[u8]) -> &[u8] {
    match word {
        [start @ .., b'+' | b'#'] => start,
        _ => word,
    }
}

#[inline]
fn square(file: u8, rank: u8) -> Option<Square> {
    let (file, rank) = (file.wrapping_sub(b'a'), rank.wrapping_sub(b'1'));
    (file < 8 && rank < 8).then(|| Square::new(u32::from(rank * 8 + file)))
}

fn castling(position: &Chess, word: &[u8]) -> Option<Move> {
    let side = match word {
        b"O-O" => CastlingSide::KingSide,
        b"O-O-O" => CastlingSide::QueenSide,
        _ => return None,
    };
    position.castling_moves(side).first().copied()
}

#[inline]
fn pawn_move(position: &Chess, word: &[u8]) -> Option<Move> {
    match *word {
        [file, rank] => pawn_step(position, square(file, rank)?, None),
        [from, b'x', file, rank] => pawn_capture(position, from, square(file, rank)?, None),
        [file, rank, b'=', piece] => {
            pawn_step(position, square(file, rank)?, Some(promotion(piece)?))
        }
        [from, b'x', file, rank, b'=', piece] => {
            pawn_capture(position, from, square(file, rank)?, Some(promotion(piece)?))
        }
        _ => None,
    }
}

fn promotion(letter: u8) -> Option<Role> {
    match letter {
        b'Q' => Some(Role::Queen),
        b'R' => Some(Role::Rook),
        b'B' => Some(Role::Bishop),
        b'N' => Some(Role::Knight),
        _ => None,
    }
}

#[inline]
fn pawn_step(position: &Chess, to: Square, promotion: Option<Role>) -> Option<Move> {
    let (board, turn) = (position.board(), position.turn());
    if board.occupied().contains(to) {
        return None;
    }
    let forward = turn.fold_wb(8, -8);
    let mut from = to.offset(-forward)?;
    if !board.occupied().contains(from) && to.rank() == double_step_rank(turn) {
        from = from.offset(-forward)?;
    }
    pawn_to(position, from, to, None, promotion)
}

fn double_step_rank(turn: Color) -> shakmaty::Rank {
    turn.fold_wb(shakmaty::Rank::Fourth, shakmaty::Rank::Fifth)
}

#[inline]
fn pawn_capture(position: &Chess, from: u8, to: Square, promotion: Option<Role>) -> Option<Move> {
    let turn = position.turn();
    let from = square(from, to.rank().char() as u8)?.offset(-turn.fold_wb(8, -8))?;
    // En passant is left to the move generator.
    let capture = captured(position.board(), turn, to)?;
    if !attacks::pawn_attacks(turn, from).contains(to) {
        return None;
    }
    pawn_to(position, from, to, Some(capture), promotion)
}

#[inline]
fn pawn_to(
    position: &Chess,
    from: Square,
    to: Square,
    capture: Option<Role>,
    promotion: Option<Role>,
) -> Option<Move> {
    let (board, turn) = (position.board(), position.turn());
    let last_rank = to.rank() == turn.fold_wb(shakmaty::Rank::Eighth, shakmaty::Rank::First);
    let own_pawn = (board.pawns() & board.by_color(turn)).contains(from);
    if !own_pawn || last_rank != promotion.is_some() || !is_safe(board, turn, from, to) {
        return None;
    }
    Some(Move::Normal {
        role: Role::Pawn,
        from,
        capture,
        to,
        promotion,
    })
}

#[inline]
fn captured(board: &Board, turn: Color, to: Square) -> Option<Role> {
    let theirs = board.by_color(!turn).contains(to);
    theirs.then(|| board.role_at(to)).flatten()
}

#[inline]
fn piece_move(position: &Chess, role: Role, word: &[u8]) -> Option<Move> {
    let (start, to) = target(word)?;
    let (board, turn) = (position.board(), position.turn());
    if board.by_color(turn).contains(to) {
        return None;
    }
    let own = board.by_piece(role.of(turn)) & origin(start)?;
    let from = the_one(board, turn, own & lines(role, to), to)?;
    Some(Move::Normal {
        role,
        from,
        capture: captured(board, turn, to),
        to,
        promotion: None,
    })
}

/// The squares from which a piece would reach this one on an empty board.
#[inline]
fn lines(role: Role, to: Square) -> Bitboard {
    match role {
        Role::Knight => attacks::knight_attacks(to),
        Role::Bishop => attacks::bishop_attacks(to, Bitboard::EMPTY),
        Role::Rook => attacks::rook_attacks(to, Bitboard::EMPTY),
        _ => attacks::queen_attacks(to, Bitboard::EMPTY),
    }
}

/// The only piece of these, all in line with a square, that may go there.
#[inline]
fn the_one(board: &Board, turn: Color, candidates: Bitboard, to: Square) -> Option<Square> {
    let may_go = |from: Square| {
        (attacks::between(from, to) & board.occupied()).is_empty() && is_safe(board, turn, from, to)
    };
    if let Some(from) = candidates.single_square() {
        return may_go(from).then_some(from);
    }
    let mut able = candidates.into_iter().filter(|from| may_go(*from));
    let from = able.next()?;
    able.next().is_none().then_some(from)
}

#[inline]
fn king_move(position: &Chess, word: &[u8]) -> Option<Move> {
    let (start, to) = target(word)?;
    let (board, turn) = (position.board(), position.turn());
    let from = board.king_of(turn)?;
    let may_go = attacks::king_attacks(from).contains(to)
        && origin(start)?.contains(from)
        && !board.by_color(turn).contains(to)
        && board
            .attacks_to(to, !turn, board.occupied().without(from))
            .is_empty();
    may_go.then(|| Move::Normal {
        role: Role::King,
        from,
        capture: captured(board, turn, to),
        to,
        promotion: None,
    })
}

/// The square a word ends with, and what stands before it apart from the capture sign.
#[inline]
pub(super) fn target(word: &[u8]) -> Option<(&[u8], Square)> {
    let (start, end) = word.split_at_checked(word.len().checked_sub(2)?)?;
    let start = start.strip_suffix(b"x").unwrap_or(start);
    Some((start, square(end[0], end[1])?))
}

/// The squares that a file, a rank or both leave.
#[inline]
pub(super) fn origin(word: &[u8]) -> Option<Bitboard> {
    match *word {
        [] => Some(Bitboard::FULL),
        [file @ b'a'..=b'h'] => Some(Bitboard::from_file(shakmaty::File::new(u32::from(
            file - b'a',
        )))),
        [rank @ b'1'..=b'8'] => Some(Bitboard::from_rank(shakmaty::Rank::new(u32::from(
            rank - b'1',
        )))),
        [file, rank] => Some(square(file, rank)?.into()),
        _ => None,
    }
}

/// Whether the own king is safe after a piece (not the king) has gone from one square to another.
#[inline]
fn is_safe(board: &Board, turn: Color, from: Square, to: Square) -> bool {
    let Some(king) = board.king_of(turn) else {
        return false;
    };
    let occupied = board.occupied().without(from).with(to);
    let theirs = board.by_color(!turn).without(to);
    let straight = theirs & board.rooks_and_queens();
    let diagonal = theirs & board.bishops_and_queens();
    // Lines on an empty board and the squares between need far smaller tables than lines on a full one.
    let in_line = (attacks::rook_attacks(king, Bitboard::EMPTY) & straight)
        | (attacks::bishop_attacks(king, Bitboard::EMPTY) & diagonal);
    (attacks::knight_attacks(king) & theirs & board.knights()).is_empty()
        && (attacks::pawn_attacks(turn, king) & theirs & board.pawns()).is_empty()
        && in_line
            .into_iter()
            .all(|attacker| (attacks::between(king, attacker) & occupied).any())
}

/// Whether the player to move surely has a legal move, if that is quickly seen: no check, and a pawn
/// that is not in line with the king has its next square free.
pub(super) fn surely_can_move(position: &Chess) -> bool {
    let (board, turn) = (position.board(), position.turn());
    let Some(king) = board.king_of(turn) else {
        return false;
    };
    let free = !board.occupied();
    let before_free = match turn {
        Color::White => Bitboard(free.0 >> 8),
        Color::Black => Bitboard(free.0 << 8),
    };
    let unbound = !attacks::queen_attacks(king, Bitboard::EMPTY);
    let pawns = board.pawns() & board.by_color(turn);
    (pawns & before_free & unbound).any() && !position.is_check()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use shakmaty::san::San;

    use super::*;
    use crate::position::chess960_start;

    /// Spells a move in full: with its square of departure.
    fn full(position: &Chess, m: Move) -> String {
        let San::Normal {
            role,
            capture,
            to,
            promotion,
            ..
        } = San::from_move(position, m)
        else {
            return San::from_move(position, m).to_string();
        };
        let from = m.from().unwrap();
        San::Normal {
            role,
            file: Some(from.file()),
            rank: Some(from.rank()),
            capture,
            to,
            promotion,
        }
        .to_string()
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(100))]

        /// Every legal move is found by its spelling, apart from en passant captures, which are left to
        /// others; and what is found is a legal move with that spelling.
        #[test]
        fn finds_the_legal_moves(
            number in prop_oneof![Just(518_u16), 0..960_u16],
            choices in proptest::collection::vec(any::<u8>(), 0..120),
        ) {
            let mut position = chess960_start(number).unwrap();
            for choice in choices {
                let moves = position.legal_moves();
                for m in &moves {
                    let spelt = San::from_move(&position, *m).to_string();
                    let found = quick_move(&position, spelt.as_bytes());
                    prop_assert_eq!(found, (!m.is_en_passant()).then_some(*m), "{}", spelt);
                    let with_mark = quick_move(&position, format!("{spelt}+").as_bytes());
                    prop_assert_eq!(with_mark, found);
                    if let Some(found) = quick_move(&position, full(&position, *m).as_bytes()) {
                        prop_assert_eq!(found, *m);
                    }
                }
                let Some(m) = moves.get(usize::from(choice) % moves.len().max(1)) else { break };
                position.play_unchecked(*m);
            }
        }

        /// Who surely can move has a legal move.
        #[test]
        fn who_can_move_can(choices in proptest::collection::vec(any::<u8>(), 0..300)) {
            let mut position = Chess::default();
            for choice in choices {
                let moves = position.legal_moves();
                prop_assert!(!surely_can_move(&position) || !moves.is_empty());
                let Some(m) = moves.get(usize::from(choice) % moves.len().max(1)) else { break };
                position.play_unchecked(*m);
            }
        }

        /// Whatever is written, only legal moves are found.
        #[test]
        fn finds_only_legal_moves(
            choices in proptest::collection::vec(any::<u8>(), 0..100),
            words in proptest::collection::vec("[NBRQKabcdefgh][a-h1-8x]{0,3}[a-h][1-8](=[QRBNK])?[+#]?|[a-h]x?[a-h]?[1-8]|O-O(-O)?", 50),
        ) {
            let mut position = Chess::default();
            for choice in choices {
                let moves = position.legal_moves();
                let Some(m) = moves.get(usize::from(choice) % moves.len().max(1)) else { break };
                position.play_unchecked(*m);
                for word in &words {
                    if let Some(m) = quick_move(&position, word.as_bytes()) {
                        prop_assert!(position.is_legal(m), "{} {}", word, m);
                        let word = word.trim_end_matches(['+', '#']);
                        let same = San::from_ascii(word.as_bytes()).is_ok_and(|san| san.matches(m));
                        // The sign for a capture is optional.
                        prop_assert!(same || word.contains('x') != m.is_capture(), "{} {}", word, m);
                    }
                }
            }
        }
    }
}
