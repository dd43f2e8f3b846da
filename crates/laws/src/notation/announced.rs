//! Announcements to blind and visually disabled players (Appendix D.2.1).
//!
//! The names are German, written without umlauts. The Laws give no words for captures and en passant;
//! `schlaegt` and `en passant` are added where they help.

use shakmaty::{Bitboard, CastlingSide, File, Move, Rank, Role, Square};

use super::cursor::{Cursor, Stop, is_dash};
use super::error::Expected;
use super::marks::{CheckSign, Marks};
use super::meaning::{Meaning, Squares, Written};
use super::note::{Note, Spelling};

const FILES: [&str; 8] = [
    "Anna", "Bella", "Cesar", "David", "Eva", "Felix", "Gustav", "Hector",
];

const RANKS: [&str; 8] = [
    "eins", "zwei", "drei", "vier", "fuenf", "sechs", "sieben", "acht",
];

const PIECES: [(Role, &str); 6] = [
    (Role::King, "Koenig"),
    (Role::Queen, "Dame"),
    (Role::Rook, "Turm"),
    (Role::Bishop, "Laeufer"),
    (Role::Knight, "Springer"),
    (Role::Pawn, "Bauer"),
];

/// Always with both squares: the listener has to find the piece by touch.
pub(super) fn write(mv: Move, from: Square) -> String {
    if let Some(side) = mv.castling_side() {
        return match side {
            CastlingSide::KingSide => "Kurze Rochade".to_owned(),
            CastlingSide::QueenSide => "Lange Rochade".to_owned(),
        };
    }
    let mut words = vec![piece_name(mv.role())];
    words.extend(square_name(from));
    words.extend(mv.is_capture().then_some("schlaegt"));
    words.extend(square_name(mv.to()));
    words.extend(mv.promotion().map(piece_name));
    words.extend(mv.is_en_passant().then_some("en passant"));
    words.join(" ")
}

fn piece_name(role: Role) -> &'static str {
    let named = PIECES.iter().find(|(of, _)| *of == role);
    named.map_or("", |(_, name)| name)
}

fn square_name(square: Square) -> [&'static str; 2] {
    let (file, rank) = square.coords();
    [FILES[file.to_usize()], RANKS[rank.to_usize()]]
}

/// One word of an announcement.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Word {
    Piece(Role),
    File(File),
    Rank(Rank),
    Takes,
    Side(CastlingSide),
    Castling,
    EnPassant,
    Check(CheckSign),
    DrawOffer,
}

impl Word {
    fn new(word: &str) -> Option<Word> {
        let plain = plain(word);
        let is = |name: &&str| name.eq_ignore_ascii_case(&plain);
        if let Some(place) = FILES.iter().position(is) {
            return Some(Word::File(File::new(place as u32)));
        }
        if let Some(place) = RANKS.iter().position(is) {
            return Some(Word::Rank(Rank::new(place as u32)));
        }
        if let Some((role, _)) = PIECES.iter().find(|(_, name)| is(name)) {
            return Some(Word::Piece(*role));
        }
        Some(match plain.as_str() {
            "caesar" => Word::File(File::C),
            "hektor" => Word::File(File::H),
            "zwo" => Word::Rank(Rank::Second),
            "schlaegt" | "nimmt" => Word::Takes,
            "kurze" | "kleine" => Word::Side(CastlingSide::KingSide),
            "lange" | "grosse" => Word::Side(CastlingSide::QueenSide),
            "rochade" => Word::Castling,
            "en" | "passant" => Word::EnPassant,
            "schach" => Word::Check(CheckSign::Check),
            "matt" | "schachmatt" => Word::Check(CheckSign::Mate),
            "(=)" | "remis" => Word::DrawOffer,
            digit => {
                let mut digits = digit.chars();
                let rank = digits.next().and_then(Rank::from_char)?;
                return digits.next().is_none().then_some(Word::Rank(rank));
            }
        })
    }
}

/// Small letters without umlauts.
fn plain(word: &str) -> String {
    let lower = word.to_lowercase();
    let replaced = [("ä", "ae"), ("ö", "oe"), ("ü", "ue"), ("ß", "ss")];
    let plain = |word: String, (from, to): (&str, &str)| word.replace(from, to);
    replaced.into_iter().fold(lower, plain)
}

/// The words still to be read.
struct Words<'a> {
    cursor: Cursor<'a>,
}

impl Words<'_> {
    /// Eats the next word if it is one of ours and wanted.
    fn eat<T>(&mut self, wanted: impl Fn(Word) -> Option<T>) -> Option<T> {
        self.skip_between();
        let rest = self.cursor.rest();
        let length = rest.find(is_between).unwrap_or(rest.len());
        let value = wanted(Word::new(&rest[..length])?)?;
        self.cursor.skip(length);
        Some(value)
    }

    fn skip_between(&mut self) {
        while self.cursor.eat_if(is_between).is_some() {}
    }

    fn eat_word(&mut self, wanted: Word) -> bool {
        self.eat(|word| (word == wanted).then_some(())).is_some()
    }

    fn eat_piece(&mut self) -> Option<Role> {
        self.eat(|word| match word {
            Word::Piece(role) => Some(role),
            _ => None,
        })
    }

    fn eat_square(&mut self) -> Option<Square> {
        let file = self.eat(|word| match word {
            Word::File(file) => Some(file),
            _ => None,
        })?;
        let rank = self.eat(|word| match word {
            Word::Rank(rank) => Some(rank),
            _ => None,
        })?;
        Some(Square::from_coords(file, rank))
    }

    fn eat_marks(&mut self) -> Marks {
        let mut marks = Marks::default();
        loop {
            if let Some(sign) = self.eat(|word| match word {
                Word::Check(sign) => Some(sign),
                _ => None,
            }) {
                marks.check = Some(sign);
            } else if self.eat_word(Word::EnPassant) {
                marks.en_passant = true;
            } else if self.eat_word(Word::DrawOffer) {
                marks.draw_offer = true;
            } else {
                return marks;
            }
        }
    }
}

fn is_between(letter: char) -> bool {
    letter.is_whitespace() || is_dash(letter) || matches!(letter, ',' | '.')
}

/// Reads an announcement.
pub(super) fn read(cursor: Cursor) -> Result<Written, Stop> {
    let mut words = Words { cursor };
    let mut written = castling(&mut words).map_or_else(|| squares(&mut words), Ok)?;
    written.marks = words.eat_marks();
    words.skip_between();
    words.cursor.end()?;
    Ok(written)
}

fn castling(words: &mut Words) -> Option<Written> {
    let side = words.eat(|word| match word {
        Word::Side(side) => Some(side),
        _ => None,
    })?;
    let meaning = Meaning::Castling(Some(side));
    words
        .eat_word(Word::Castling)
        .then(|| Written::new(meaning, Spelling::Announced))
}

fn squares(words: &mut Words) -> Result<Written, Stop> {
    let role = words.eat_piece().unwrap_or(Role::Pawn);
    let takes = words.eat_word(Word::Takes);
    let first = words
        .eat_square()
        .ok_or(words.cursor.stop(Expected::Move))?;
    let takes = words.eat_word(Word::Takes) || takes;
    let (from, to) = match words.eat_square() {
        Some(second) => (Some(first), second),
        None => (None, first),
    };
    let departure = from.map_or(Bitboard::FULL, Bitboard::from_square);
    let mut squares = Squares::new(Some(role), departure, Bitboard::from_square(to));
    squares.promotion = words.eat_piece();
    let mut notes = Vec::new();
    if role == Role::Pawn && from.is_none() {
        squares.takes = Some(takes);
        notes.extend(takes.then_some(Note::PawnFileMissing));
    }
    let mut written = Written::new(Meaning::Squares(squares), Spelling::Announced);
    written.capture_sign = takes;
    written.notes = notes;
    Ok(written)
}
