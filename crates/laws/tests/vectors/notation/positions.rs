//! Positions to read and write moves in.

use adoube_laws::shakmaty::fen::Fen;
use adoube_laws::shakmaty::uci::UciMove;
use adoube_laws::shakmaty::{
    Bitboard, Board, CastlingMode, Chess, FromSetup, Move, Position, Setup,
};

/// The position of a FEN, or the start.
pub(crate) fn position(fen: Option<&str>, chess960: bool) -> Chess {
    let Some(fen) = fen else {
        return Chess::default();
    };
    let fen: Fen = fen.parse().unwrap();
    fen.into_position(CastlingMode::from_chess960(chess960))
        .unwrap()
}

/// The move of a UCI text.
pub(crate) fn uci(position: &Chess, text: &str) -> Move {
    text.parse::<UciMove>().unwrap().to_move(position).unwrap()
}

/// One of the 960 starts.
pub(crate) fn chess960(number: u32) -> Chess {
    let board = Board::chess960(number);
    let setup = Setup {
        castling_rights: board.rooks() & Bitboard::BACKRANKS,
        board,
        ..Setup::initial()
    };
    Chess::from_setup(setup, CastlingMode::Chess960).unwrap()
}

/// Positions in which much can happen: promotions on both wings, en passant, many like pieces, castling.
pub(crate) const LIVELY: [&str; 6] = [
    "r3k2r/1P4P1/8/2pPp3/3pP3/8/1p4p1/R3K2R w KQkq c6 0 1",
    "n1n3n1/1P3P1P/7k/8/8/K7/1p1p1p1p/N1N3N1 w - - 0 1",
    "3k4/8/1N3N2/8/1N3N2/8/Q6Q/Q3K2Q w - - 0 1",
    "r1bqk2r/ppp1bppp/2nn4/6B1/8/4QN2/PPP2PPP/RN2KB1R w KQkq - 6 9",
    "4k3/8/8/2p1p1p1/1P1P1P1P/2p1p1p1/1P1P1P1P/4K3 b - - 0 1",
    "2r1r1k1/8/8/1R1R4/8/1b1b4/4P3/2B1KB2 w - - 0 1",
];

/// Plays the moves that the numbers pick, one after the other, for as long as there are any.
pub(crate) fn play_out(mut position: Chess, choices: &[u16], mut visit: impl FnMut(&Chess)) {
    visit(&position);
    for &choice in choices {
        let legal = position.legal_moves();
        if legal.is_empty() {
            return;
        }
        position.play_unchecked(legal[usize::from(choice) % legal.len()]);
        visit(&position);
    }
}

/// A start and how play goes on.
#[derive(Clone, Debug)]
pub(crate) struct PlayOut {
    pub start: Chess,
    pub choices: Vec<u16>,
}

/// Standard starts, Chess960 starts and lively positions, in equal parts.
pub(crate) fn start(kind: u8, number: u32) -> Chess {
    match kind % 3 {
        0 => Chess::default(),
        1 => chess960(number % 960),
        _ => position(Some(LIVELY[number as usize % LIVELY.len()]), false),
    }
}
