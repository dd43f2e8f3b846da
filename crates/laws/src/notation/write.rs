//! Writing a move.

use serde::{Deserialize, Serialize};
use shakmaty::san::{San, Suffix};
use shakmaty::{CastlingSide, Chess, Color, Move, Position, Role};

use super::language::Language;
use super::{announced, descriptive, numeric};

/// A notation to write in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Style {
    /// Standard algebraic notation as in PGN files: `Nbd2`, `exd6`, `e8=Q+`, `O-O`.
    San,
    /// Long algebraic notation: `Nb1-d2`, `e5xd6`, `e7-e8=Q+`, `O-O`.
    Long,
    /// The short form of Appendix C with everything optional: `Nbd2`, `exd6 e.p.`, `e8Q+`, `0-0`.
    Fide,
    /// Short with figures in place of letters (C.3), otherwise as [`Style::San`].
    Figurine,
    /// Universal Chess Interface: `e7e8q`. Castling is the king's move, in Chess960 the king onto its rook.
    Uci,
    /// The numeric notation of correspondence chess: `57581`. Castling as in [`Style::Uci`].
    Numeric,
    /// English descriptive notation, as short as the position allows: `P-K4`, `N-KB3`, `QxPch`.
    Descriptive,
    /// The announcement of Appendix D: `Springer Gustav eins Felix drei`.
    Announced,
}

impl Style {
    /// Every style of notation, in the order in which they are offered.
    pub const ALL: [Style; 8] = [
        Style::San,
        Style::Long,
        Style::Fide,
        Style::Figurine,
        Style::Uci,
        Style::Numeric,
        Style::Descriptive,
        Style::Announced,
    ];
}

/// Writes a move of the player whose turn it is.
///
/// The language matters to the styles that have letters of Appendix C: San, Long and Fide. A move that
/// is not legal is written as far as that is possible, without a sign for check, so that a score sheet
/// can show what was played; it will not read back.
pub fn write(position: &Chess, mv: Move, style: Style, language: Language) -> String {
    let Some(from) = mv.from() else {
        return mv.to_string();
    };
    let uci = || mv.to_uci(position.castles().mode());
    match style {
        Style::San => short(position, mv, Pieces::Letters(language), &PGN),
        Style::Long => long(position, mv, from, language),
        Style::Fide => short(position, mv, Pieces::Letters(language), &APPENDIX_C),
        Style::Figurine => short(position, mv, Pieces::Figures, &PGN),
        Style::Uci => uci().to_string(),
        Style::Numeric => numeric::write(uci()),
        Style::Descriptive => descriptive::write(position, mv, from),
        Style::Announced => announced::write(mv, from),
    }
}

/// What the short styles differ in.
struct Habits {
    castling: [&'static str; 2],
    promotion: &'static str,
    en_passant: &'static str,
}

const PGN: Habits = Habits {
    castling: ["O-O", "O-O-O"],
    promotion: "=",
    en_passant: "",
};

const APPENDIX_C: Habits = Habits {
    castling: ["0-0", "0-0-0"],
    promotion: "",
    en_passant: " e.p.",
};

impl Habits {
    fn castling(&self, side: CastlingSide) -> &'static str {
        self.castling[usize::from(side.is_queen_side())]
    }
}

enum Pieces {
    Letters(Language),
    Figures,
}

impl Pieces {
    fn name(&self, role: Role) -> String {
        match self {
            Pieces::Letters(language) => language.letter(role).to_owned(),
            Pieces::Figures if role == Role::Pawn => String::new(),
            // The outlined figures serve both sides, as in print.
            Pieces::Figures => role.of(Color::White).unicode_char().to_string(),
        }
    }
}

fn short(position: &Chess, mv: Move, pieces: Pieces, habits: &Habits) -> String {
    let San::Normal {
        role,
        file,
        rank,
        capture,
        to,
        promotion,
    } = San::from_move(position, mv)
    else {
        return castling(position, mv, habits);
    };
    let mut text = pieces.name(role);
    text.extend(file.map(|file| file.char()));
    text.extend(rank.map(|rank| rank.char()));
    text.extend(capture.then_some('x'));
    text += &to.to_string();
    if let Some(role) = promotion {
        text += habits.promotion;
        text += &pieces.name(role);
    }
    text.extend(check(position, mv).map(Suffix::char));
    if mv.is_en_passant() {
        text += habits.en_passant;
    }
    text
}

fn long(position: &Chess, mv: Move, from: shakmaty::Square, language: Language) -> String {
    if mv.is_castle() {
        return castling(position, mv, &PGN);
    }
    let sign = if mv.is_capture() { 'x' } else { '-' };
    let mut text = format!("{}{from}{sign}{}", language.letter(mv.role()), mv.to());
    if let Some(role) = mv.promotion() {
        text += PGN.promotion;
        text += language.letter(role);
    }
    text.extend(check(position, mv).map(Suffix::char));
    text
}

fn castling(position: &Chess, mv: Move, habits: &Habits) -> String {
    let side = mv.castling_side();
    let mut text = side.map_or("", |side| habits.castling(side)).to_owned();
    text.extend(check(position, mv).map(Suffix::char));
    text
}

/// Check or mate, if the move is legal.
pub(super) fn check(position: &Chess, mv: Move) -> Option<Suffix> {
    if !position.is_legal(mv) {
        return None;
    }
    let mut after = position.clone();
    after.play_unchecked(mv);
    Suffix::from_position(&after)
}
