//! Reading the algebraic system of Appendix C, short and long, in any language and with figurines.

use shakmaty::{CastlingSide, File, Rank, Role};

use super::cursor::{Cursor, Stop, is_capture_sign, is_dash};
use super::error::Expected;
use super::language::Language;
use super::marks::Marks;
use super::meaning::{Meaning, Squares, Written, squares_of};
use super::note::{Note, Spelling};
use super::read::Findings;

/// Every way to read the text: one for each language that makes a difference.
pub(super) fn read(start: Cursor, languages: &[Language], findings: &mut Findings) {
    if let Ok(castling) = castling(start) {
        findings.written.push(castling);
        return;
    }
    if languages.is_empty() {
        one_move(start, None, findings);
    }
    for &language in languages {
        let same_in_all = one_move(start, Some(language), findings);
        if same_in_all {
            return;
        }
    }
    // P is a pawn only where it is no piece, as the knight in Dutch.
    let is_pawn = |written: &Written| written.notes.contains(&Note::PawnLetter);
    if !findings.written.iter().all(is_pawn) {
        findings.written.retain(|written| !is_pawn(written));
    }
}

/// Castling: two or three zeros or letters O, Latin or Cyrillic.
fn castling(mut cursor: Cursor) -> Result<Written, Stop> {
    let text = cursor.rest();
    let mut rings = 0;
    let is_ring = |next: char| matches!(next, '0' | 'O' | 'o' | 'О' | 'о');
    loop {
        let mut ahead = cursor;
        let blanks = ahead.spaces();
        let dash = rings > 0 && ahead.eat_if(is_dash).is_some();
        ahead.spaces();
        let stands_alone = rings > 0 && blanks && !dash;
        if stands_alone || ahead.eat_if(is_ring).is_none() {
            break;
        }
        cursor = ahead;
        rings += 1;
    }
    let side = match rings {
        2 => CastlingSide::KingSide,
        3 => CastlingSide::QueenSide,
        _ => return Err(cursor.stop(Expected::Move)),
    };
    let mut written = Written::new(Meaning::Castling(Some(side)), Spelling::Short);
    let spelled = &text[..text.len() - cursor.rest().len()];
    if !matches!(spelled, "0-0" | "0-0-0") {
        written.notes.push(Note::CastlingSpelling);
    }
    written.marks = Marks::eat(&mut cursor);
    cursor.end()?;
    Ok(written)
}

/// The piece a move begins with.
#[derive(Clone, Copy)]
struct Named {
    role: Role,
    small: bool,
    figurine: bool,
    language: Option<Language>,
}

impl Named {
    fn eat(cursor: &mut Cursor, language: Option<Language>) -> Option<Named> {
        if let Some(role) = eat_figurine(cursor) {
            return Some(Named {
                role,
                small: false,
                figurine: true,
                language: None,
            });
        }
        if let Some((role, small)) = language.and_then(|language| language.eat_piece(cursor)) {
            return Some(Named {
                role,
                small,
                figurine: false,
                language,
            });
        }
        let pawn = cursor.eat_if(|next| matches!(next, 'P' | 'p'))?;
        Some(Named {
            role: Role::Pawn,
            small: pawn == 'p',
            figurine: false,
            language,
        })
    }
}

/// Figures of either colour: printers use the same ones for both sides.
fn eat_figurine(cursor: &mut Cursor) -> Option<Role> {
    let role = cursor.eat_some(|figure| match figure {
        '♔' | '♚' => Some(Role::King),
        '♕' | '♛' => Some(Role::Queen),
        '♖' | '♜' => Some(Role::Rook),
        '♗' | '♝' => Some(Role::Bishop),
        '♘' | '♞' => Some(Role::Knight),
        '♙' | '♟' => Some(Role::Pawn),
        _ => None,
    })?;
    // Selectors between text and picture, invisible to who writes them.
    cursor.eat_if(|next| matches!(next, '\u{fe0e}' | '\u{fe0f}'));
    Some(role)
}

/// Reads in one language; says whether any other would read the same.
fn one_move(start: Cursor, language: Option<Language>, findings: &mut Findings) -> bool {
    let mut cursor = start;
    cursor.spaces();
    let unnamed = cursor;
    let named = Named::eat(&mut cursor, language);
    let is_file = unnamed.peek().and_then(File::from_char).is_some();
    if named.is_none_or(|named| named.small && is_file) {
        let pawn = body(unnamed, None, language);
        let (usual, same) = pawn.as_ref().map_or((false, false), ParsedMove::verdict);
        findings.add(pawn.map(|found| found.written));
        // A small letter that is also a file is a piece only where no pawn's move is written like
        // that: bd4, perhaps bb4, never bc4.
        if usual || named.is_none() {
            return usual && same;
        }
    }
    let piece = body(cursor, named, language);
    let (_, same) = piece.as_ref().map_or((false, false), ParsedMove::verdict);
    findings.add(piece.map(|found| found.written));
    same
}

struct ParsedMove {
    written: Written,
    /// Whether the files are those of a pawn's move as it is usually written.
    usual: bool,
}

impl ParsedMove {
    /// Whether it is usual, and whether it is the same in every language.
    fn verdict(&self) -> (bool, bool) {
        (self.usual, self.written.language.is_none())
    }
}

/// A file, a rank or both.
#[derive(Clone, Copy, Default)]
struct SquarePart {
    file: Option<File>,
    rank: Option<Rank>,
}

impl SquarePart {
    fn eat(cursor: &mut Cursor) -> SquarePart {
        SquarePart {
            file: cursor.eat_some(File::from_char),
            rank: cursor.eat_some(Rank::from_char),
        }
    }

    fn is_square(self) -> bool {
        self.file.is_some() && self.rank.is_some()
    }

    fn is_file(self) -> bool {
        self.file.is_some() && self.rank.is_none()
    }

    fn is_nothing(self) -> bool {
        self.file.is_none() && self.rank.is_none()
    }
}

/// Departure, if written, and arrival.
struct Departure {
    from: SquarePart,
    to: SquarePart,
    capture_sign: bool,
}

impl Departure {
    fn eat(cursor: &mut Cursor, pawn: bool) -> Result<Departure, Stop> {
        cursor.spaces();
        let mut capture_sign = eat_separator(cursor) == Some(true);
        let first = SquarePart::eat(cursor);
        if first.is_nothing() {
            return Err(cursor.stop(Expected::Square));
        }
        // Blanks alone do not join two squares: they may be two moves.
        let mut ahead = *cursor;
        let separator = eat_separator(&mut ahead);
        let second = SquarePart::eat(&mut ahead);
        let files_only = pawn && first.is_file() && second.is_file();
        let (from, to) = if second.is_square() || files_only {
            *cursor = ahead;
            capture_sign |= separator == Some(true);
            (first, second)
        } else if first.is_square() {
            (SquarePart::default(), first)
        } else {
            return Err(ahead.stop(Expected::SquareOfArrival));
        };
        // The old habit of a colon at the end.
        capture_sign |= cursor.eat(":");
        Ok(Departure {
            from,
            to,
            capture_sign,
        })
    }

    /// A pawn's file is written if it captures on the next one.
    fn is_usual_for_pawn(&self) -> bool {
        let sideways = self.from.file.zip(self.to.file);
        self.from.is_square() || sideways.is_none_or(|(from, to)| from.distance(to) == 1)
    }
}

/// A hyphen (`false`) or a sign for a capture (`true`), with blanks around it.
fn eat_separator(cursor: &mut Cursor) -> Option<bool> {
    let mut ahead = *cursor;
    ahead.spaces();
    let sign = ahead.eat_if(|next| is_dash(next) || is_capture_sign(next))?;
    ahead.spaces();
    *cursor = ahead;
    Some(is_capture_sign(sign))
}

/// Everything after the name of the piece.
fn body(
    mut cursor: Cursor,
    named: Option<Named>,
    language: Option<Language>,
) -> Result<ParsedMove, Stop> {
    let pawn = named.is_none_or(|named| named.role == Role::Pawn);
    let way = Departure::eat(&mut cursor, pawn)?;
    let promotion = pawn
        .then(|| Promotion::eat(&mut cursor, language))
        .flatten();
    let marks = Marks::eat(&mut cursor);
    cursor.end()?;
    let mut written = Written::new(
        Meaning::Squares(meaning(&way, named, promotion)),
        spelling(&way, named, promotion),
    );
    let needed = |promotion: Promotion| promotion.language;
    written.language = named
        .and_then(|named| named.language)
        .or_else(|| promotion.and_then(needed));
    written.capture_sign = way.capture_sign;
    let needless = !pawn || way.from.file == way.to.file;
    written.origin_added = needless && !way.from.is_nothing() && !way.from.is_square();
    written.marks = marks;
    written.notes = notes(&way, named, promotion);
    Ok(ParsedMove {
        usual: way.is_usual_for_pawn(),
        written,
    })
}

fn meaning(way: &Departure, named: Option<Named>, promotion: Option<Promotion>) -> Squares {
    let coordinates = named.is_none() && way.from.is_square() && promotion.is_none();
    let role = match named {
        Some(named) => Some(named.role),
        None if coordinates => None,
        None => Some(Role::Pawn),
    };
    let from = squares_of(way.from.file, way.from.rank);
    let to = squares_of(way.to.file, way.to.rank);
    let mut squares = Squares::new(role, from, to);
    squares.promotion = promotion.map(|promotion| promotion.role);
    if role == Some(Role::Pawn) {
        squares.takes = match (way.from.file, way.to.rank) {
            // A pawn whose file is not written stays on it, unless it is said to capture (C.9.3).
            (None, _) => Some(way.capture_sign),
            (Some(_), None) => Some(true),
            (Some(_), Some(_)) => None,
        };
    }
    squares
}

fn spelling(way: &Departure, named: Option<Named>, promotion: Option<Promotion>) -> Spelling {
    match named {
        Some(named) if named.figurine => Spelling::Figurine,
        _ if way.to.rank.is_none() => Spelling::FilesOnly,
        None if way.from.is_square() && promotion.is_none() => Spelling::Coordinates,
        _ if way.from.is_square() => Spelling::Long,
        _ => Spelling::Short,
    }
}

fn notes(way: &Departure, named: Option<Named>, promotion: Option<Promotion>) -> Vec<Note> {
    let mut notes = Vec::new();
    let pawn = named.is_none_or(|named| named.role == Role::Pawn);
    if named.is_some_and(|named| named.role == Role::Pawn) {
        notes.push(Note::PawnLetter);
    } else if named.is_some_and(|named| named.small) {
        notes.push(Note::SmallPieceLetter);
    }
    if pawn && way.capture_sign && way.from.file.is_none() {
        notes.push(Note::PawnFileMissing);
    }
    if let Some(promotion) = promotion {
        if promotion.sign {
            notes.push(Note::PromotionSign);
        }
        if promotion.small {
            notes.push(Note::SmallPieceLetter);
        }
    }
    notes
}

/// The new piece of a promotion: `Q`, `=Q`, `(Q)` or `/Q`.
#[derive(Clone, Copy)]
struct Promotion {
    role: Role,
    sign: bool,
    small: bool,
    language: Option<Language>,
}

impl Promotion {
    fn eat(cursor: &mut Cursor, language: Option<Language>) -> Option<Promotion> {
        if Marks::follow(*cursor) {
            return None;
        }
        let mut ahead = *cursor;
        let blanks = ahead.spaces();
        let sign = ahead.eat_if(|next| matches!(next, '=' | '(' | '/'));
        // A letter after a blank may begin another move.
        if sign.is_none() && blanks {
            return None;
        }
        ahead.spaces();
        let figurine = eat_figurine(&mut ahead).map(|role| (role, false, None));
        let (role, small, language) = figurine.or_else(|| {
            let (role, small) = language?.eat_piece(&mut ahead)?;
            Some((role, small, language))
        })?;
        if sign == Some('(') && !ahead.eat(")") {
            return None;
        }
        *cursor = ahead;
        Some(Promotion {
            role,
            sign: sign.is_some(),
            small,
            language,
        })
    }
}
