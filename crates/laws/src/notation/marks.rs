//! What may follow a move: check, mate, en passant, a draw offer, opinions.

use super::cursor::Cursor;

/// A sign that the king is attacked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum CheckSign {
    /// `+` or `ch`.
    Check,
    /// `dbl ch`.
    Double,
    /// `++`: mate by Appendix C.13, double check in older books.
    DoubleOrMate,
    /// `#` or `mate`.
    Mate,
}

/// What follows a move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Marks {
    pub check: Option<CheckSign>,
    pub en_passant: bool,
    pub draw_offer: bool,
}

/// The longer word before the shorter one that it begins with.
const CHECK_SIGNS: [(&str, CheckSign); 16] = [
    ("++", CheckSign::DoubleOrMate),
    ("+", CheckSign::Check),
    ("#", CheckSign::Mate),
    ("checkmate", CheckSign::Mate),
    ("mate", CheckSign::Mate),
    ("double check", CheckSign::Double),
    ("dbl. ch.", CheckSign::Double),
    ("dbl ch", CheckSign::Double),
    ("dblch", CheckSign::Double),
    ("dis. ch.", CheckSign::Check),
    ("dis ch", CheckSign::Check),
    ("disch", CheckSign::Check),
    ("check", CheckSign::Check),
    ("ch.", CheckSign::Check),
    ("ch", CheckSign::Check),
    ("†", CheckSign::Check),
];

const EN_PASSANT: [&str; 8] = [
    "(e.p.)",
    "(ep)",
    "en passant",
    "e. p.",
    "e.p.",
    "e.p",
    "ep.",
    "ep",
];

impl Marks {
    /// Eats every mark there is.
    pub(super) fn eat(cursor: &mut Cursor) -> Marks {
        let mut marks = Marks::default();
        loop {
            let mut ahead = *cursor;
            ahead.spaces();
            if !marks.eat_one(&mut ahead) {
                return marks;
            }
            *cursor = ahead;
        }
    }

    /// Whether a mark stands here.
    pub(super) fn follow(mut cursor: Cursor) -> bool {
        Marks::default().eat_one(&mut cursor)
    }

    fn eat_one(&mut self, cursor: &mut Cursor) -> bool {
        if let Some((_, sign)) = CHECK_SIGNS.iter().find(|sign| cursor.eat_any_case(sign.0)) {
            self.check = Some(*sign);
            return true;
        }
        if EN_PASSANT.iter().any(|word| cursor.eat_any_case(word)) {
            self.en_passant = true;
            return true;
        }
        if cursor.eat("(=)") {
            self.draw_offer = true;
            return true;
        }
        cursor.eat_if(|next| matches!(next, '!' | '?')).is_some()
    }
}
