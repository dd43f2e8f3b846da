//! Whatever the text is, reading it as a move does not panic; what is read is legal, and can be written
//! in every style and read again as the same move.

use adoube_laws::notation::{Language, Style, read, read_moves, write};
use adoube_laws::shakmaty::fen::Fen;
use adoube_laws::shakmaty::{CastlingMode, Chess, Position};

const POSITIONS: [&str; 6] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/1P4P1/8/2pPp3/3pP3/8/1p4p1/R3K2R w KQkq c6 0 1",
    "n1n3n1/1P3P1P/7k/8/8/K7/1p1p1p1p/N1N3N1 b - - 0 1",
    "3k4/8/1N3N2/8/1N3N2/8/Q6Q/Q3K2Q w - - 0 1",
    "r1bqk2r/ppp1bppp/2nn4/6B1/8/4QN2/PPP2PPP/RN2KB1R w KQkq - 6 9",
    "1rk3r1/8/8/8/8/8/8/1RK3R1 b KQkq - 0 1",
];

/// A position and a language by number, and the text.
pub(crate) fn check(number: u8, language: u8, text: &str) {
    let position = position(number);
    let language = Language::ALL[usize::from(language) % Language::ALL.len()];
    for languages in [&[language][..], Language::ALL] {
        let Ok(reading) = read(&position, text, languages) else {
            continue;
        };
        assert!(position.legal_moves().contains(&reading.mv), "{text}");
        for style in Style::ALL {
            let written = write(&position, reading.mv, style, language);
            let again = read(&position, &written, &[language]).expect("what was written is read");
            assert_eq!(again.mv, reading.mv, "{written}");
        }
    }
    for moves in [
        read_moves(&position, text, &[language]),
        read_moves(&position, text, Language::ALL),
    ] {
        let mut replayed = position.clone();
        for written in &moves.moves {
            assert!(text.get(written.at.clone()).is_some(), "{text}");
            replayed = replayed.play(written.reading.mv).expect("a legal move");
        }
        assert_eq!(replayed, moves.position);
    }
}

/// The last of the positions is one of Chess960.
fn position(number: u8) -> Chess {
    let number = usize::from(number) % POSITIONS.len();
    let mode = CastlingMode::from_chess960(number == POSITIONS.len() - 1);
    let fen: Fen = POSITIONS[number].parse().expect("a FEN");
    fen.into_position(mode).expect("a position")
}
