//! Positions: FEN, legality, Chess960, diagrams.

use std::collections::BTreeMap;

use crate::english::in_english;
use adoube_laws::Colour;
use adoube_laws::moves::castling_squares;
use adoube_laws::position::{
    DiagramStyle, chess960_lot, chess960_start, examine, read_fen, text_diagram, write_fen,
};
use adoube_vectors::{Vectors, tests};
use proptest::prelude::*;
use serde::Deserialize;

use shakmaty::{Board, CastlingMode, CastlingSide, Chess, Color, EnPassantMode, Position, Setup};

pub(super) fn register(vectors: &mut Vectors) {
    vectors.file("position/legality", |file| {
        file.each("position", illegal_positions);
    });
    vectors.file("position/fen", |file| {
        file.each("fen", texts);
    });
    vectors.tests(&tests![
        chess960,
        chess960_lots,
        chess960_ends_of_the_table,
        drawn_with_letters,
        sequences_of_three_half_moves,
        castling_past_an_attacked_square_of_the_rook,
        reachable_positions_are_legal,
        fen_reads_back,
        no_text_is_a_surprise,
    ]);
}

#[derive(Deserialize)]
struct Legality {
    name: String,
    fen: String,
    #[serde(default)]
    variant: String,
    reasons: Vec<String>,
}

#[derive(Deserialize)]
struct Text {
    text: String,
    error: Option<String>,
    reads: Option<String>,
}

fn illegal_positions(case: Legality) {
    let mode = match case.variant.as_str() {
        "chess960" => CastlingMode::Chess960,
        _ => CastlingMode::Standard,
    };
    let examination = examine(&read_fen(&case.fen).unwrap(), mode);
    let codes: Vec<&str> = examination
        .reasons
        .iter()
        .map(|reason| reason.code())
        .collect();
    assert_eq!(codes, case.reasons, "{}: {}", case.name, case.fen);
}

fn texts(case: Text) {
    match (read_fen(&case.text), case.error, case.reads) {
        (Err(error), Some(expected), None) => assert_eq!(in_english(&error), expected),
        (Ok(setup), None, Some(expected)) => {
            let position = examine(&setup, CastlingMode::Standard).position.unwrap();
            assert_eq!(write_fen(&position), expected);
        }
        (outcome, ..) => panic!("{:?}: {outcome:?}", case.text),
    }
}

/// Guidelines II: exactly 960 arrays, one of them the usual one, and how they castle.
fn chess960() {
    let mut kinds: BTreeMap<(bool, &str), u32> = BTreeMap::new();
    let mut boards = std::collections::HashSet::new();
    let (mut king_side_at_once, mut queen_side_at_once) = (0, 0);
    for number in 0..960 {
        let position = chess960_start(number).unwrap();
        assert!(boards.insert(position.board().clone()));
        for side in [CastlingSide::KingSide, CastlingSide::QueenSide] {
            *kinds
                .entry((side.is_king_side(), kind(&position, side)))
                .or_default() += 1;
        }
        king_side_at_once += position.castling_moves(CastlingSide::KingSide).len();
        queen_side_at_once += position.castling_moves(CastlingSide::QueenSide).len();
    }
    let count = |king_side, kind| kinds[&(king_side, kind)];
    let names = ["both", "rook", "king", "swap"];
    assert_eq!(names.map(|kind| count(false, kind)), [618, 168, 102, 72]);
    assert_eq!(names.map(|kind| count(true, kind)), [588, 108, 174, 90]);
    assert_eq!((king_side_at_once, queen_side_at_once), (90, 72));
    assert_eq!(chess960_start(518).unwrap().board(), &Board::new());
    assert!(chess960_start(960).is_none());
}

/// Which of the two pieces move when castling: both to free squares, one, or they change places.
fn kind(position: &Chess, side: CastlingSide) -> &'static str {
    let king = position.board().king_of(Color::White).unwrap();
    let rook = position.castles().rook(Color::White, side).unwrap();
    let (king_to, rook_to) = castling_squares(king, rook);
    match (king == king_to, rook == rook_to) {
        (true, _) => "rook",
        (_, true) => "king",
        _ if king_to == rook && rook_to == king => "swap",
        _ => "both",
    }
}

fn chess960_lots() {
    assert_eq!((chess960_lot(0), chess960_lot(u64::MAX)), (0, 959));
    let share = u64::MAX / 960;
    assert_eq!([chess960_lot(share - 1), chess960_lot(share + 1)], [0, 1]);
}

/// Printed tables of the numbers: 0 is BBQNNRKR, 959 is RKRNNQBB.
fn chess960_ends_of_the_table() {
    for (number, rank) in [(0, "bbqnnrkr"), (518, "rnbqkbnr"), (959, "rkrnnqbb")] {
        let fen = write_fen(&chess960_start(number).unwrap());
        assert_eq!(fen.split('/').next(), Some(rank));
    }
}

fn drawn_with_letters() {
    let board: Board = "4k3/8/8/8/8/8/4P3/R3K3".parse().unwrap();
    let white = text_diagram(&board, DiagramStyle::default());
    assert_eq!(
        white,
        "8 . . . . k . . .\n7 . . . . . . . .\n6 . . . . . . . .\n5 . . . . . . . .\n\
         4 . . . . . . . .\n3 . . . . . . . .\n2 . . . . P . . .\n1 R . . . K . . .\n  a b c d e f g h\n"
    );
    let style = DiagramStyle {
        below: Colour::Black,
        symbols: true,
    };
    let black = text_diagram(&board, style);
    assert!(black.starts_with("1 . . . ♔ . . . ♖\n"));
    assert!(black.ends_with("8 . . . ♚ . . . .\n  h g f e d c b a\n"));
}

/// Counts of legal move sequences that are known for these positions.
fn sequences_of_three_half_moves() {
    for (fen, count) in [
        (
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            8902,
        ),
        (
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
            97862,
        ),
        ("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 2812),
        (
            "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
            9467,
        ),
    ] {
        let position = examine(&read_fen(fen).unwrap(), CastlingMode::Standard)
            .position
            .unwrap();
        assert_eq!(shakmaty::perft(&position, 3), count, "{fen}");
    }
}

/// Article 3.8.2: the rook may stand on, or cross, an attacked square.
fn castling_past_an_attacked_square_of_the_rook() {
    let setup = read_fen("4k3/8/8/8/8/8/b7/R3K3 w Q - 0 1").unwrap();
    let position = examine(&setup, CastlingMode::Standard).position.unwrap();
    assert_eq!(position.castling_moves(CastlingSide::QueenSide).len(), 1);
}

/// Plays random moves from a start position of Chess960; 518 is the usual array.
fn playout(number: u16, choices: &[u8]) -> Vec<Chess> {
    let start = match number {
        518 => Chess::default(),
        _ => chess960_start(number).unwrap(),
    };
    let mut positions = vec![start];
    for choice in choices {
        let mut position = positions.last().unwrap().clone();
        let moves = position.legal_moves();
        let Some(m) = moves.get(usize::from(*choice) % moves.len().max(1)) else {
            break;
        };
        position.play_unchecked(*m);
        positions.push(position);
    }
    positions
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// What legal moves bring about is never called illegal.
    fn reachable_positions_are_legal(
        number in prop_oneof![Just(518_u16), 0..960_u16],
        choices in proptest::collection::vec(any::<u8>(), 0..250),
    ) {
        for position in playout(number, &choices) {
            let mode = position.castles().mode();
            for passed in [EnPassantMode::Always, EnPassantMode::Legal] {
                let setup = position.clone().to_setup(passed);
                let examination = examine(&setup, mode);
                prop_assert_eq!(&examination.reasons, &[], "{}", write_fen(&position));
                prop_assert_eq!(&examination.position.unwrap(), &position);
            }
        }
    }

    /// What is written reads back.
    fn fen_reads_back(
        number in prop_oneof![Just(518_u16), 0..960_u16],
        choices in proptest::collection::vec(any::<u8>(), 0..120),
    ) {
        for position in playout(number, &choices) {
            let setup: Setup = read_fen(&write_fen(&position)).unwrap();
            prop_assert_eq!(setup, position.to_setup(EnPassantMode::Legal));
        }
    }

    fn no_text_is_a_surprise(text in "\\PC{0,80}", fen in "[kqrbnpKQRBNP1-8/]{10,60} [wb] [KQkqa-h-]{1,4} [a-h-][1-8]?") {
        for text in [text, fen] {
            if let Ok(setup) = read_fen(&text) {
                for mode in [CastlingMode::Standard, CastlingMode::Chess960] {
                    let examination = examine(&setup, mode);
                    prop_assert!(examination.position.is_some() || !examination.reasons.is_empty());
                }
            }
        }
    }
}
