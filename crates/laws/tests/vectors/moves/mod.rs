//! Why moves are illegal, and how far moves have come.

use std::collections::HashMap;

use crate::english::in_english;
use adoube_laws::moves::{
    Attempt, Judgement, MovePhase, Progress, captured_square, castling_squares, judge, reasons,
};
use adoube_vectors::{Vectors, tests};
use proptest::prelude::*;
use serde::Deserialize;

use shakmaty::fen::Fen;
use shakmaty::{
    Bitboard, Board, CastlingMode, Chess, Color, EnPassantMode, FromSetup, Move, Position, Role,
    Setup, Square,
};

pub(super) fn register(vectors: &mut Vectors) {
    vectors.file("moves/illegal", |file| {
        file.each("case", printed_and_derived_cases);
    });
    vectors.tests(&tests![
        a_move_is_made_and_then_completed,
        the_turn_passes,
        the_piece_captured_in_passing_stands_beside,
        judgements_agree_with_the_generator,
        judgements_agree_in_chess960,
    ]);
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Case {
    article: String,
    fen: String,
    attempt: String,
    #[serde(default)]
    chess960: bool,
    #[serde(default)]
    legal: bool,
    #[serde(default)]
    reasons: Vec<(String, String)>,
}

fn attempt(text: &str) -> Attempt {
    Attempt {
        from: text[0..2].parse().unwrap(),
        to: text[2..4].parse().unwrap(),
        promotion: text.chars().nth(4).and_then(Role::from_char),
    }
}

fn position(fen: &str, chess960: bool) -> Chess {
    let fen: Fen = fen.parse().unwrap();
    let position = fen.into_position(CastlingMode::from_chess960(chess960));
    position.unwrap_or_else(|error| panic!("{error}"))
}

fn printed_and_derived_cases(case: Case) {
    let position = position(&case.fen, case.chess960);
    let found: Vec<(String, String)> = match judge(&position, attempt(&case.attempt)) {
        Judgement::Legal(_) => Vec::new(),
        Judgement::Illegal(reasons) => {
            let pair = |reason: &adoube_laws::moves::Reason| {
                (reason.topic.0.to_owned(), in_english(&reason.fault))
            };
            reasons.iter().map(pair).collect()
        }
    };
    let name = format!("{}: {} in {}", case.article, case.attempt, case.fen);
    assert_eq!(found.is_empty(), case.legal, "{name}");
    assert_eq!(found, case.reasons, "{name}");
}

fn a_move_is_made_and_then_completed() {
    use MovePhase::{Committed, Completed, Made, NotMade};
    let steps = [
        (NotMade, Progress::PartReleased, Committed),
        (NotMade, Progress::Made, Made),
        (Committed, Progress::PartReleased, Committed),
        (Committed, Progress::Made, Made),
        (Made, Progress::PartReleased, Made),
        // Article 6.2.1: the press completes a made move, and nothing else.
        (NotMade, Progress::ClockPressed, NotMade),
        (Committed, Progress::ClockPressed, Committed),
        (Made, Progress::ClockPressed, Completed),
        // Article 6.2.1.1: or the end of the game, without a press.
        (Made, Progress::GameEnded, Completed),
        // Article 6.2.1.2: or the player's next move.
        (Made, Progress::NextMoveMade, Completed),
        (Completed, Progress::Made, Completed),
    ];
    for (before, progress, after) in steps {
        assert_eq!(before.after(progress), after, "{before:?} and {progress:?}");
        assert_eq!(after.is_made(), matches!(after, Made | Completed));
    }
}

/// FIDE 1.3: the turn passes with the move made; US Chess 6B: with the move completed.
fn the_turn_passes() {
    use adoube_rulebook::MoveState;
    assert!(MovePhase::Made.passes_turn(MoveState::Made));
    assert!(!MovePhase::Made.passes_turn(MoveState::Completed));
    assert!(MovePhase::Completed.passes_turn(MoveState::Completed));
    assert!(!MovePhase::Committed.passes_turn(MoveState::Made));
}

fn the_piece_captured_in_passing_stands_beside() {
    let en_passant = Move::EnPassant {
        from: Square::E5,
        to: Square::D6,
    };
    assert_eq!(captured_square(en_passant), Some(Square::D5));
}

/// Every attempt that describes a legal move.
fn legal_attempts(position: &Chess) -> HashMap<Attempt, Move> {
    let mut attempts = HashMap::new();
    for legal in &position.legal_moves() {
        for attempt in descriptions(position.castles().mode(), *legal) {
            attempts.insert(attempt, *legal);
        }
    }
    attempts
}

fn descriptions(mode: CastlingMode, legal: Move) -> Vec<Attempt> {
    let plain = |from, to| Attempt {
        from,
        to,
        promotion: legal.promotion(),
    };
    match legal {
        Move::Castle { king, rook } => {
            let (king_to, _) = castling_squares(king, rook);
            let mut attempts = Vec::new();
            if mode.is_chess960() {
                attempts.push(plain(king, rook));
            }
            if mode.is_standard() || king.file().distance(king_to.file()) >= 2 {
                attempts.push(plain(king, king_to));
            }
            attempts
        }
        other => vec![plain(other.from().unwrap(), other.to())],
    }
}

fn all_attempts() -> impl Iterator<Item = Attempt> {
    let promotions = std::iter::once(None).chain(Role::ALL.into_iter().map(Some));
    promotions.flat_map(|promotion| {
        Square::ALL.into_iter().flat_map(move |from| {
            Square::ALL.into_iter().map(move |to| Attempt {
                from,
                to,
                promotion,
            })
        })
    })
}

fn agrees_with_the_generator(position: &Chess) -> Result<(), TestCaseError> {
    let legal = legal_attempts(position);
    let fen = Fen::from_position(position, EnPassantMode::Always).to_string();
    for attempt in all_attempts() {
        let expected = legal.get(&attempt);
        let reasons = reasons(position, attempt);
        prop_assert_eq!(
            reasons.is_empty(),
            expected.is_some(),
            "{:?} in {}",
            attempt,
            fen
        );
        // The generator is slow to ask, and every fifth refusal is enough.
        if expected.is_none() && !(attempt.from as usize + attempt.to as usize).is_multiple_of(5) {
            continue;
        }
        match judge(position, attempt) {
            Judgement::Legal(found) => prop_assert_eq!(Some(&found), expected),
            Judgement::Illegal(found) => prop_assert_eq!(found, reasons),
        }
    }
    Ok(())
}

/// A position after random moves from a start position.
fn played(start: Chess, choices: &[u16]) -> Chess {
    choices.iter().fold(start, |position, choice| {
        let moves = position.legal_moves();
        if moves.is_empty() {
            return position;
        }
        let chosen = moves[usize::from(*choice) % moves.len()];
        position.play(chosen).unwrap()
    })
}

fn chess960(number: u32) -> Chess {
    let board = Board::chess960(number);
    let castling_rights =
        board.rooks() & (Bitboard::from(Color::White.backrank()) | Color::Black.backrank());
    let setup = Setup {
        board,
        castling_rights,
        ..Setup::initial()
    };
    Chess::from_setup(setup, CastlingMode::Chess960).unwrap()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, failure_persistence: None, ..ProptestConfig::default() })]

    fn judgements_agree_with_the_generator(choices in prop::collection::vec(any::<u16>(), 0..120)) {
        agrees_with_the_generator(&played(Chess::new(), &choices))?;
    }

    fn judgements_agree_in_chess960(
        number in 0u32..960,
        choices in prop::collection::vec(any::<u16>(), 0..60),
    ) {
        agrees_with_the_generator(&played(chess960(number), &choices))?;
    }
}
