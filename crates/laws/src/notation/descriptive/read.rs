//! Reading descriptive notation.

use shakmaty::{Bitboard, CastlingSide, Chess, Color, File, Position, Rank, Role};

use super::files_named;
use crate::notation::cursor::{Cursor, Stop, is_capture_sign, is_dash};
use crate::notation::error::Expected;
use crate::notation::marks::Marks;
use crate::notation::meaning::{Meaning, Squares, Written};
use crate::notation::note::{Note, Spelling};

/// Reads a move; castling by O-O is algebraic already.
pub(in crate::notation) fn read(position: &Chess, cursor: Cursor) -> Result<Written, Stop> {
    let mut reader = Reader {
        position,
        cursor,
        side_by_place: false,
    };
    let mut written = match reader.castling() {
        Some(written) => written,
        None => reader.one_move()?,
    };
    written.marks = Marks::eat(&mut reader.cursor);
    reader.cursor.end()?;
    Ok(written)
}

struct Reader<'a> {
    position: &'a Chess,
    cursor: Cursor<'a>,
    side_by_place: bool,
}

/// A man by its name and perhaps its place.
struct Man {
    role: Role,
    on: Bitboard,
}

impl Reader<'_> {
    /// `Castles`, `Castles K`, `Castles QR`.
    fn castling(&mut self) -> Option<Written> {
        if !self.cursor.eat_any_case("castles") {
            return None;
        }
        self.cursor.spaces();
        let side = self.cursor.eat_some(|next| match next {
            'K' => Some(CastlingSide::KingSide),
            'Q' => Some(CastlingSide::QueenSide),
            _ => None,
        });
        if side.is_some() {
            self.cursor.eat("R");
        }
        let mut written = Written::new(Meaning::Castling(side), Spelling::Descriptive);
        written.notes.push(Note::CastlingSpelling);
        Some(written)
    }

    fn one_move(&mut self) -> Result<Written, Stop> {
        let player = self.position.turn();
        let mover = self.man(player)?;
        self.cursor.spaces();
        let sign = self
            .cursor
            .eat_if(|next| is_dash(next) || is_capture_sign(next))
            .ok_or(self.cursor.stop(Expected::HyphenOrCapture))?;
        self.cursor.spaces();
        let takes = is_capture_sign(sign);
        let mut squares = Squares::new(Some(mover.role), mover.on, Bitboard::FULL);
        squares.takes = Some(takes);
        if takes {
            let victim = self.man(!player)?;
            squares.victim = Some((victim.role, victim.on));
        } else {
            squares.to = self.square()?;
        }
        squares.promotion = self.promotion();
        let mut written = Written::new(Meaning::Squares(squares), Spelling::Descriptive);
        written.capture_sign = takes;
        if self.side_by_place {
            written.notes.push(Note::SideByPlace);
        }
        Ok(written)
    }

    /// `P`, `KBP`, `QN`, `N(KN1)`, `R/1`.
    fn man(&mut self, owner: Color) -> Result<Man, Stop> {
        self.cursor.spaces();
        let start = self.cursor;
        let letters = self.letters();
        let unknown = start.stop(Expected::Piece);
        let role = letters.chars().next_back().and_then(Role::from_char);
        let role = role.ok_or(unknown)?;
        let prefix = &letters[..letters.len() - 1];
        let named = match (prefix, role) {
            ("", _) => Bitboard::FULL,
            (file, Role::Pawn) => files_named(file).ok_or(unknown)?,
            ("K", Role::Rook | Role::Bishop | Role::Knight) => self.of_side(owner, role, true),
            ("Q", Role::Rook | Role::Bishop | Role::Knight) => self.of_side(owner, role, false),
            _ => return Err(unknown),
        };
        let place = self.place_of_man().unwrap_or(Bitboard::FULL);
        Ok(Man {
            role,
            on: named & place,
        })
    }

    /// The king's or the queen's rook, bishop or knight. A bishop keeps the colour of its squares; of
    /// the others the position does not tell where they came from, so the outer one is taken.
    fn of_side(&mut self, owner: Color, role: Role, kings: bool) -> Bitboard {
        let standard = self.position.castles().mode().is_standard();
        if role == Role::Bishop && standard {
            let light = kings == owner.is_white();
            return if light {
                Bitboard::LIGHT_SQUARES
            } else {
                Bitboard::DARK_SQUARES
            };
        }
        self.side_by_place = true;
        let men = self.position.board().by_piece(role.of(owner));
        let files = || men.into_iter().map(|square| square.file());
        let outer: Option<File> = if kings { files().max() } else { files().min() };
        outer.map_or(Bitboard::EMPTY, Bitboard::from_file)
    }

    /// Where a man stands: `(KN1)`, `(1)`, `/N1`, `/1`. With a letter alone it is a promotion.
    fn place_of_man(&mut self) -> Option<Bitboard> {
        let before = self.cursor;
        let place = self.bracketed_place();
        if place.is_none() {
            self.cursor = before;
        }
        place
    }

    fn bracketed_place(&mut self) -> Option<Bitboard> {
        let sign = self.cursor.eat_if(|next| matches!(next, '(' | '/'))?;
        let name = self.letters();
        let files = match name.as_str() {
            "" => Bitboard::FULL,
            name => files_named(name)?,
        };
        let ranks = self.rank()?;
        (sign == '/' || self.cursor.eat(")")).then_some(files & ranks)
    }

    /// A square of arrival: `K4`, `KB3`, `B3`.
    fn square(&mut self) -> Result<Bitboard, Stop> {
        let unknown = self.cursor.stop(Expected::Square);
        let name = self.letters();
        let files = files_named(&name).ok_or(unknown)?;
        let rank = self.rank().ok_or(self.cursor.stop(Expected::Rank))?;
        Ok(files & rank)
    }

    /// A rank, counted from the side of the player who moves.
    fn rank(&mut self) -> Option<Bitboard> {
        let rank = self.cursor.eat_some(Rank::from_char)?;
        let player = self.position.turn();
        Some(Bitboard::from_rank(player.relative_rank(rank)))
    }

    /// `(Q)`, `=Q`, `/Q` or `Q`.
    fn promotion(&mut self) -> Option<Role> {
        let mut ahead = self.cursor;
        let blanks = ahead.spaces();
        let sign = ahead.eat_if(|next| matches!(next, '=' | '(' | '/'));
        if blanks && sign.is_none() {
            return None;
        }
        let role = if ahead.eat("Kt") {
            Role::Knight
        } else {
            ahead.eat_some(|next| Role::from_char(next).filter(|_| next.is_ascii_uppercase()))?
        };
        if sign == Some('(') && !ahead.eat(")") {
            return None;
        }
        self.cursor = ahead;
        Some(role)
    }

    /// The letters of pieces and files from here, with the older Kt as N.
    fn letters(&mut self) -> String {
        let mut letters = String::new();
        loop {
            if self.cursor.eat("Kt") {
                letters.push('N');
            } else if let Some(letter) = self
                .cursor
                .eat_if(|next| matches!(next, 'K' | 'Q' | 'R' | 'B' | 'N' | 'P'))
            {
                letters.push(letter);
            } else {
                return letters;
            }
        }
    }
}
