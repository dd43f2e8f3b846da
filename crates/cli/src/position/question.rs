//! A line that asks whether a player can still mate.

use adoube_laws::Colour;
use adoube_laws::colour::turn;
use adoube_laws::position::{examine, read_fen};
use adoube_laws::shakmaty::{CastlingMode, Chess, FromSetup, fen::Fen};
use adoube_pairing::facts::Series;

use crate::texts::{say, tell};

/// Can this player still mate in this position?
pub(super) struct Question<'t> {
    /// The position as it was given.
    pub fen: &'t str,
    pub position: Chess,
    pub side: Colour,
}

impl<'t> Question<'t> {
    /// Reads `FEN white`, `FEN black`, or a FEN alone, which asks about the player who moved last. What
    /// follows is not read.
    pub(super) fn read(text: &'t str, mode: CastlingMode) -> Result<Question<'t>, String> {
        let (fen, rest) = text.split_at(end_of_fen(text));
        let position = match plain_position(fen, mode) {
            Some(position) => position,
            None => tolerated_position(fen, mode)?,
        };
        let side = asked_about(rest)?.unwrap_or(!turn(&position));
        let fen = fen.trim_end();
        Ok(Question {
            fen,
            position,
            side,
        })
    }
}

/// No count of a FEN can be larger; the slower reader says so.
const MOST_MOVES: u32 = 100_000;

/// The usual position, without a look at the reasons why others cannot be played.
fn plain_position(fen: &str, mode: CastlingMode) -> Option<Chess> {
    let setup = Fen::from_ascii(fen.as_bytes()).ok()?.into_setup();
    let plain = setup.pockets.is_none() && setup.remaining_checks.is_none();
    let counts = setup.halfmoves.max(setup.fullmoves.get()) <= MOST_MOVES;
    Chess::from_setup(setup, mode)
        .ok()
        .filter(|_| plain && counts)
}

/// A position that moves can be made from, though it may not come about in a game.
fn tolerated_position(fen: &str, mode: CastlingMode) -> Result<Chess, String> {
    let setup = read_fen(fen).map_err(|error| tell(&error))?;
    let examination = examine(&setup, mode);
    examination.position.ok_or_else(|| {
        let reasons = Series(examination.reasons);
        say!("position-without-moves", reasons = reasons)
    })
}

/// What parts the fields of a FEN.
fn is_gap(byte: &u8) -> bool {
    byte.is_ascii_whitespace() || *byte == b'_'
}

/// Where the position ends and something else begins.
fn end_of_fen(text: &str) -> usize {
    let mut place = 0;
    let mut field = 0;
    for word in text.as_bytes().split(is_gap) {
        if !word.is_empty() {
            if !is_field(field, word) {
                return place;
            }
            field += 1;
        }
        place += word.len() + 1;
    }
    text.len()
}

/// Whether a word can belong to a FEN as its field with this number. The counts may be missing: what
/// is no number is not one of them.
fn is_field(field: usize, word: &[u8]) -> bool {
    match field {
        0 => true,
        1..=3 => colour(word).is_none(),
        4 | 5 => matches!(word.first(), Some(b'0'..=b'9' | b'+' | b'-')),
        _ => false,
    }
}

fn colour(word: &[u8]) -> Option<Colour> {
    std::str::from_utf8(word).ok()?.parse().ok()
}

/// The player who is named behind the position. A remark, such as the name of the game, may stand there
/// in place of the colour, but not one in which the colour is hidden or may be misspelt.
fn asked_about(rest: &str) -> Result<Option<Colour>, String> {
    let words = rest.as_bytes().split(is_gap);
    let mut words = words.filter(|word| !word.is_empty());
    let Some(first) = words.next() else {
        return Ok(None);
    };
    if let Some(side) = colour(first) {
        return Ok(Some(side));
    }
    if is_like_a_colour(first) || words.any(|word| colour(word).is_some()) {
        let first = String::from_utf8_lossy(first);
        return Err(say!("position-no-side", found = first));
    }
    Ok(None)
}

/// Whether a word may be meant for `white` or `black`: a short one of letters, with their first letter.
fn is_like_a_colour(word: &[u8]) -> bool {
    word.len() <= 6
        && matches!(word.first(), Some(b'w' | b'W' | b'b' | b'B'))
        && word.iter().all(u8::is_ascii_alphabetic)
}
