//! The number before a move: `12.`, `12` and a blank, `12...`.

use shakmaty::Color;

use super::cursor::Cursor;

/// What the number of a move says.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Numbered {
    pub number: Option<u32>,
    /// Black, if there were dots in the place of White's move.
    pub turn: Option<Color>,
}

/// More digits are a move in numeric notation.
const DIGITS: usize = 3;

/// Eats a move number, if there is one.
pub(super) fn eat(cursor: &mut Cursor) -> Numbered {
    cursor.spaces();
    let mut ahead = *cursor;
    while ahead.eat_if(|next| next.is_ascii_digit()).is_some() {}
    let digits = &cursor.rest()[..ahead.at() - cursor.at()];
    let (dots, blanks) = eat_dots(&mut ahead);
    // A zero is castling, a bare number needs a blank or dots after it.
    let bare = dots == 0 && (digits.is_empty() || !blanks);
    if digits.len() > DIGITS || digits.starts_with('0') || bare {
        return Numbered::default();
    }
    *cursor = ahead;
    Numbered {
        number: digits.parse().ok(),
        turn: (dots > 1).then_some(Color::Black),
    }
}

/// How many dots, and whether there were blanks.
fn eat_dots(cursor: &mut Cursor) -> (usize, bool) {
    let (mut dots, mut blanks) = (0, false);
    loop {
        if cursor.eat_if(|next| next == '.').is_some() {
            dots += 1;
        } else if cursor.eat_if(|next| next == '…').is_some() {
            dots += 3;
        } else if cursor.spaces() {
            blanks = true;
        } else {
            return (dots, blanks);
        }
    }
}
