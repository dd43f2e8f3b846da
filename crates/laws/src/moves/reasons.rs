//! Finds every reason why a move is illegal, by the articles alone.

use adoube_rulebook::Topic;
use shakmaty::{Bitboard, Chess, Color, Position, Role, Square, attacks};

use super::{Attempt, Fault, Reason, castling};
use crate::colour::from_shakmaty;
use crate::topics;

impl Reason {
    pub(super) fn new(topic: Topic, fault: Fault) -> Reason {
        Reason { topic, fault }
    }
}

/// Every reason why a move is illegal, in the order of the articles; none if it is legal.
///
/// This does not ask the move generator, so that the two check each other.
pub fn reasons(position: &Chess, attempt: Attempt) -> Vec<Reason> {
    let Attempt { from, to, .. } = attempt;
    let Some(piece) = position.board().piece_at(from) else {
        let fault = Fault::EmptySquare { square: from };
        return vec![Reason::new(topics::TURN, fault)];
    };
    let mut reasons = Vec::new();
    if piece.color != position.turn() {
        let fault = Fault::NotOnMove {
            colour: from_shakmaty(piece.color),
        };
        reasons.push(Reason::new(topics::TURN, fault));
    }
    if from == to {
        reasons.push(Reason::new(topics::ILLEGAL_MOVE_DEFINED, Fault::NoMove));
        return reasons;
    }
    if piece.role == Role::King && castling::is_meant(position, piece.color, from, to) {
        no_promotion(attempt, &mut reasons);
        castling::reasons(position, piece.color, from, to, &mut reasons);
        return reasons;
    }
    target(position, piece.color, to, &mut reasons);
    match piece.role {
        Role::Pawn => pawn(position, piece.color, attempt, &mut reasons),
        role => {
            way(position, role, from, to, &mut reasons);
            no_promotion(attempt, &mut reasons);
        }
    }
    king_safety(position, piece.color, attempt, &mut reasons);
    reasons
}

fn target(position: &Chess, color: Color, to: Square, reasons: &mut Vec<Reason>) {
    let Some(there) = position.board().piece_at(to) else {
        return;
    };
    if there.color == color {
        let fault = Fault::OwnPiece {
            square: to,
            role: there.role,
        };
        reasons.push(Reason::new(topics::OWN_PIECE_ON_SQUARE, fault));
    } else if there.role == Role::King {
        let fault = Fault::CapturesKing { square: to };
        reasons.push(Reason::new(topics::KING_CAPTURE, fault));
    }
}

/// How the pieces move that are not pawns (3.2 to 3.6, 3.8.1).
fn way(position: &Chess, role: Role, from: Square, to: Square, reasons: &mut Vec<Reason>) {
    let piece = role.of(Color::White);
    if !attacks::attacks(from, piece, Bitboard::EMPTY).contains(to) {
        reasons.push(Reason::new(role_topic(role), Fault::DoesNotMoveSo { role }));
        return;
    }
    let obstacles = attacks::between(from, to) & position.board().occupied();
    for square in obstacles {
        if let Some(obstacle) = position.board().role_at(square) {
            let fault = Fault::JumpsOver {
                mover: role,
                role: obstacle,
                square,
            };
            reasons.push(Reason::new(topics::NO_JUMPING, fault));
        }
    }
}

fn role_topic(role: Role) -> Topic {
    match role {
        Role::Pawn => topics::PAWN_STEP,
        Role::Knight => topics::KNIGHT,
        Role::Bishop => topics::BISHOP,
        Role::Rook => topics::ROOK,
        Role::Queen => topics::QUEEN,
        Role::King => topics::KING,
    }
}

fn no_promotion(attempt: Attempt, reasons: &mut Vec<Reason>) {
    if attempt.promotion.is_some() {
        reasons.push(Reason::new(topics::PROMOTION, Fault::NotAPromotion));
    }
}

/// How a pawn moves (3.7).
fn pawn(position: &Chess, color: Color, attempt: Attempt, reasons: &mut Vec<Reason>) {
    let Attempt { from, to, .. } = attempt;
    let files = from.file().distance(to.file());
    match (files, ranks_forward(color, from, to)) {
        (0, 1) => blocked(position, to, topics::PAWN_STEP, reasons),
        (0, 2) => double_step(position, color, from, to, reasons),
        (1, 1) => pawn_capture(position, color, from, to, reasons),
        _ => {
            let fault = Fault::DoesNotMoveSo { role: Role::Pawn };
            reasons.push(Reason::new(topics::PAWN_STEP, fault));
        }
    }
    promotion(color, attempt, reasons);
}

fn ranks_forward(color: Color, from: Square, to: Square) -> i32 {
    let rank = |square: Square| color.relative_rank(square.rank()) as i32;
    rank(to) - rank(from)
}

/// A pawn cannot advance to an occupied square; its own piece there was already said.
fn blocked(position: &Chess, square: Square, topic: Topic, reasons: &mut Vec<Reason>) {
    if position.board().occupied().contains(square) {
        reasons.push(Reason::new(topic, Fault::PawnBlocked { square }));
    }
}

fn double_step(
    position: &Chess,
    color: Color,
    from: Square,
    to: Square,
    reasons: &mut Vec<Reason>,
) {
    if color.relative_rank(from.rank()) != shakmaty::Rank::Second {
        let fault = Fault::NotFirstMoveOfPawn;
        reasons.push(Reason::new(topics::PAWN_DOUBLE_STEP, fault));
    }
    for square in attacks::between(from, to).with(to) {
        blocked(position, square, topics::PAWN_DOUBLE_STEP, reasons);
    }
}

fn pawn_capture(
    position: &Chess,
    color: Color,
    from: Square,
    to: Square,
    reasons: &mut Vec<Reason>,
) {
    if position.board().occupied().contains(to) || position.maybe_ep_square() == Some(to) {
        return;
    }
    let beside = Square::from_coords(to.file(), from.rank());
    let is_fifth = color.relative_rank(from.rank()) == shakmaty::Rank::Fifth;
    if is_fifth && position.board().piece_at(beside) == Some(color.other().pawn()) {
        let fault = Fault::NotEnPassant { pawn: beside };
        reasons.push(Reason::new(topics::EN_PASSANT, fault));
    } else {
        reasons.push(Reason::new(topics::PAWN_CAPTURE, Fault::NothingToCapture));
    }
}

fn promotion(color: Color, attempt: Attempt, reasons: &mut Vec<Reason>) {
    let on_last_rank = attempt.to.rank() == color.other().backrank();
    let fault = match attempt.promotion {
        None if on_last_rank => Fault::PromotionMissing,
        Some(_) if !on_last_rank => Fault::NotAPromotion,
        Some(role @ (Role::King | Role::Pawn)) => Fault::PromotionForbidden { role },
        _ => return,
    };
    reasons.push(Reason::new(topics::PROMOTION, fault));
}

/// What attacks the king after the move (3.9), if the board after it can be imagined at all.
fn king_safety(position: &Chess, color: Color, attempt: Attempt, reasons: &mut Vec<Reason>) {
    let imaginable = |reason: &Reason| {
        !matches!(
            reason.fault,
            Fault::OwnPiece { .. } | Fault::CapturesKing { .. }
        )
    };
    if !reasons.iter().all(imaginable) {
        return;
    }
    let Attempt { from, to, .. } = attempt;
    let board = position.board();
    let (Some(king), Some(role)) = (board.king_of(color), board.role_at(from)) else {
        return;
    };
    let captured = Bitboard::from(victim(position, role, attempt).unwrap_or(to));
    let occupied = (board.occupied() & !captured).without(from).with(to);
    let attackers = |square: Square| board.attacks_to(square, color.other(), occupied) & !captured;
    if role == Role::King {
        let by = attackers(to);
        push_attack(by, |by| Fault::KingIntoAttack { by }, reasons);
        return;
    }
    let before = board.attacks_to(king, color.other(), board.occupied());
    let after = attackers(king);
    push_attack(after & before, |by| Fault::StaysInCheck { by }, reasons);
    push_attack(after & !before, |by| Fault::Pinned { by }, reasons);
}

/// The pawn captured in passing.
fn victim(position: &Chess, role: Role, attempt: Attempt) -> Option<Square> {
    let is_en_passant = role == Role::Pawn
        && position.maybe_ep_square() == Some(attempt.to)
        && attempt.from.file().distance(attempt.to.file()) == 1;
    is_en_passant.then(|| Square::from_coords(attempt.to.file(), attempt.from.rank()))
}

fn push_attack(by: Bitboard, fault: impl FnOnce(Vec<Square>) -> Fault, reasons: &mut Vec<Reason>) {
    if by.any() {
        let fault = fault(by.into_iter().collect());
        reasons.push(Reason::new(topics::KING_EXPOSED, fault));
    }
}
