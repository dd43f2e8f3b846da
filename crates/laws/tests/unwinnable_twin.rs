//! Who can still mate (Articles 5.1.2, 5.2.2 and 6.9), asked for locked positions and compared with a
//! twin that knows nothing but the legal moves: it plays all of them until no new position comes about.
//!
//! The positions are walls of pawns, whole or with holes, with a few pieces on both sides of them,
//! castling rights of all Chess960 set-ups and pawns that may be captured en passant.

use std::collections::HashSet;

use adoube_laws::Colour;
use adoube_laws::colour::from_shakmaty;
use adoube_laws::unwinnable::{Answer, Limits, Proof, can_mate, quick};
use shakmaty::fen::Fen;
use shakmaty::{
    Bitboard, Board, ByColor, CastlingMode, Chess, Color, EnPassantMode, File, Position, Rank,
    Role, Setup, Square,
};

/// The twin gives up when it has met so many positions.
const MOST: usize = 6_000;

/// With so many, an exact search ends wherever the twin does.
const LIMITS: Limits = Limits {
    nodes: 4 * MOST as u64,
    time: None,
};

/// Numbers that look random and are the same every time.
struct Dice(u64);

impl Dice {
    fn below(&mut self, end: u32) -> u32 {
        self.0 = self.0.wrapping_mul(0x5851_F42D_4C95_7F2D).wrapping_add(1);
        let mixed = (self.0 ^ self.0 >> 29).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        (mixed >> 33) as u32 % end
    }

    fn one_in(&mut self, end: u32) -> bool {
        self.below(end) == 0
    }

    fn color(&mut self) -> Color {
        Color::from_white(self.one_in(2))
    }

    fn any_of(&mut self, squares: Bitboard) -> Option<Square> {
        let count = squares.count() as u32;
        let number = if count > 0 { self.below(count) } else { 0 };
        squares.into_iter().nth(number as usize)
    }
}

/// Pawns that face each other on neighbouring files, mostly without a gap and so that none can capture;
/// now and then one is missing or one too many.
fn wall(board: &mut Board, dice: &mut Dice) {
    let width = 8 - dice.below(4) * dice.below(2);
    let first = dice.below(9 - width);
    let mut rank = 1 + dice.below(5);
    for file in first..first + width {
        let up = rank == 1 || rank < 5 && dice.one_in(2);
        rank = if up { rank + 1 } else { rank - 1 };
        let on = |rank| Square::from_coords(File::new(file), Rank::new(rank));
        let gap = if dice.one_in(20) {
            1 + dice.below(3)
        } else {
            0
        };
        board.set_piece_at(on(rank), Color::White.pawn());
        board.set_piece_at(on((rank + 1 + gap).min(6)), Color::Black.pawn());
        match dice.below(40) {
            0 => _ = board.remove_piece_at(on(rank)),
            1 => board.set_piece_at(on(1 + dice.below(6)), dice.color().pawn()),
            _ => (),
        }
    }
}

/// A king, somewhere or as at the start of a Chess960 game with its rooks.
fn king(board: &mut Board, color: Color, dice: &mut Dice) -> Option<()> {
    if !dice.one_in(6) {
        let home = dice.any_of(!board.occupied())?;
        board.set_piece_at(home, color.king());
        return Some(());
    }
    let back = Bitboard::from_rank(color.fold_wb(Rank::First, Rank::Eighth));
    for piece in [color.king(), color.rook(), color.rook()] {
        let home = dice.any_of(back & !board.occupied())?;
        board.set_piece_at(home, piece);
    }
    Some(())
}

/// All castling rights that there can be, as the rooks to castle with: the outermost ones.
fn castling_rights(board: &Board) -> Bitboard {
    let of = |color: Color| {
        let back = Bitboard::from_rank(color.fold_wb(Rank::First, Rank::Eighth));
        let king = board.king_of(color).filter(|king| back.contains(*king));
        let rooks = board.by_piece(color.rook()) & back;
        let (Some(king), Some(left), Some(right)) = (king, rooks.first(), rooks.last()) else {
            return Bitboard::EMPTY;
        };
        let a_side = if left < king { left } else { right };
        let h_side = if right > king { right } else { left };
        Bitboard::from_square(a_side).with(h_side)
    };
    of(Color::White) | of(Color::Black)
}

/// A position to ask about, unless the men were put so that there is none.
fn random(dice: &mut Dice) -> Option<Chess> {
    let mut board = Board::empty();
    wall(&mut board, dice);
    for color in Color::ALL {
        king(&mut board, color, dice)?;
    }
    for _ in 0..dice.below(3) + dice.below(2) * dice.below(3) {
        let roles = [
            Role::Bishop,
            Role::Bishop,
            Role::Bishop,
            Role::Knight,
            Role::Rook,
        ];
        let role = roles[dice.below(5) as usize];
        let home = dice.any_of(!board.occupied())?;
        board.set_piece_at(home, role.of(dice.color()));
    }
    let turn = dice.color();
    let castling_rights = match dice.one_in(2) {
        true => castling_rights(&board),
        false => Bitboard::EMPTY,
    };
    let passed = dice.one_in(3).then(|| passed(&board, turn));
    let setup = Setup {
        turn,
        castling_rights,
        ep_square: passed.and_then(|squares| dice.any_of(squares)),
        board,
        ..Setup::empty()
    };
    setup.position(CastlingMode::Chess960).ok()
}

/// Squares over which the enemy of `turn` may just have made a double step.
fn passed(board: &Board, turn: Color) -> Bitboard {
    let (fourth, back) = turn.fold_wb((Rank::Fifth, 8), (Rank::Fourth, -8));
    let pawns = board.by_piece((!turn).pawn()) & Bitboard::from_rank(fourth);
    let empty = !board.occupied();
    pawns.shift(back) & empty & empty.shift(-back)
}

/// What the twin has found.
struct Twin {
    /// Whether a mate by each player was met.
    mates: ByColor<bool>,
    /// Whether all positions were met.
    complete: bool,
}

impl Twin {
    /// Plays all moves, first those of the positions that came about first.
    fn of(start: &Chess) -> Twin {
        let mut mates = ByColor::new_with(|_| false);
        let mut met = HashSet::from([start.clone()]);
        let mut list = vec![start.clone()];
        let mut next = 0;
        while next < list.len() && met.len() < MOST {
            let position = list[next].clone();
            next += 1;
            let moves = position.legal_moves();
            if moves.is_empty() && position.is_check() {
                *mates.get_mut(!position.turn()) = true;
            }
            for m in moves {
                let mut after = position.clone();
                after.play_unchecked(m);
                if met.insert(after.clone()) {
                    list.push(after);
                }
            }
        }
        let complete = next == list.len();
        Twin { mates, complete }
    }

    /// Whether a player can mate, if the twin knows.
    fn can_mate(&self, side: Color) -> Option<bool> {
        let mates = *self.mates.get(side);
        (mates || self.complete).then_some(mates)
    }
}

/// What was compared.
#[derive(Debug, Default)]
struct Tally {
    /// Answers for which the twin has met all positions.
    complete: u32,
    /// Among all: yes, and no because the position is blocked or because moves are forced.
    winnable: u32,
    blocked: u32,
    forced: u32,
    /// Positions in which a pawn may be captured en passant.
    in_passing: u32,
}

impl Tally {
    fn compare(&mut self, position: &Chess) {
        let twin = Twin::of(position);
        self.in_passing += u32::from(position.legal_ep_square().is_some());
        for side in Color::ALL {
            let Some(truth) = twin.can_mate(side) else {
                continue;
            };
            let asked = format!(
                "can {side} mate: {}",
                Fen::from_position(position, EnPassantMode::Legal)
            );
            let quick = quick(position, from_shakmaty(side));
            assert_ne!(quick.decided(), Some(!truth), "{asked}, quick: {quick:?}");
            let answer = can_mate(position, from_shakmaty(side), LIMITS);
            assert_ne!(answer.decided(), Some(!truth), "{asked}: {answer:?}");
            if twin.complete {
                assert_eq!(answer.decided(), Some(truth), "{asked}: {answer:?}");
            }
            self.count(&twin, &quick, truth);
        }
    }

    fn count(&mut self, twin: &Twin, quick: &Answer, truth: bool) {
        self.complete += u32::from(twin.complete);
        self.winnable += u32::from(truth);
        if let Answer::Unwinnable { proof } = quick {
            self.blocked += u32::from(*proof == Proof::BlockedStructure);
            self.forced += u32::from(matches!(proof, Proof::ForcedLine { .. }));
        }
    }
}

#[test]
fn locked_positions_agree_with_the_twin() {
    let mut dice = Dice(9);
    let mut tally = Tally::default();
    for number in 0..6_000 {
        let Some(position) = random(&mut dice) else {
            continue;
        };
        let is_no = |side| quick(&position, side).decided() == Some(false);
        if number % 20 == 0 || Colour::BOTH.into_iter().any(is_no) {
            tally.compare(&position);
        }
    }
    let floors = [
        (tally.complete, 80),
        (tally.winnable, 15),
        (tally.blocked, 60),
        (tally.forced, 6),
        (tally.in_passing, 20),
    ];
    assert!(floors.iter().all(|(is, least)| is >= least), "{tally:?}");
}

/// A king that has only steps which leave the enemy without a move may mate by one of them, if a line
/// piece stands behind him.
#[test]
fn a_king_that_has_not_moved_uncovers_mate() {
    for fen in [
        "8/8/8/p7/P3p3/2p1P3/P1P1P2p/3BRK1k w - - 0 1",
        "8/8/8/p3p3/P7/2p1P3/P1P1P2p/3BRK1k b - - 0 1",
    ] {
        let fen: Fen = fen.parse().expect("a FEN");
        let position = fen.into_position(CastlingMode::Standard);
        Tally::default().compare(&position.expect("a position"));
    }
}
