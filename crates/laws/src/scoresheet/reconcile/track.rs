//! One sheet while the game is followed on it.

use shakmaty::{Chess, Color, File, Move, Position, Rank, Role, Square};

use super::super::sheet::{Entry, ScoreSheet, Written};
use super::slip::Symbols;
use crate::notation::{Language, NotationError, read};

/// A sheet from the start of the game.
pub(super) struct Track<'a> {
    pub sheet: &'a ScoreSheet,
    /// The number of its entries that lie before the start.
    skipped: usize,
    /// The number of places before its first entry.
    padding: usize,
    /// How many places there are, the last ones filled.
    pub length: usize,
    pub languages: Vec<Language>,
    /// How much work reading has been, in units of a language tried.
    pub effort: std::cell::Cell<usize>,
}

/// What a place says about the next move.
#[derive(Clone)]
pub(super) enum Says<'a> {
    Blank,
    /// A text, and the legal moves it may mean.
    Text {
        text: &'a str,
        moves: Vec<(Move, Found)>,
        /// Whether it is written like a move at all.
        readable: bool,
    },
}

/// What was found on a sheet for a move of the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Found {
    Reads,
    /// The move, or another one that is written alike.
    Ambiguous,
    /// The move but for one symbol.
    Slip,
    Other,
    /// Something that is no move.
    Unreadable,
    /// Nothing, or something in its place that tells nothing.
    Blank,
    /// No place was left for it: the moves after it stand one place too early.
    Omitted,
}

impl Found {
    /// How unlikely it is. Errors of two kinds must outweigh what would explain both at once.
    pub(super) fn cost(self) -> u32 {
        match self {
            Found::Reads | Found::Blank => 0,
            Found::Ambiguous => 1,
            Found::Slip => 3,
            Found::Omitted => SHIFT,
            Found::Unreadable => 5,
            Found::Other => 6,
        }
    }

    /// Whether the entry counts as the move (US Chess 13C7).
    pub fn is_recorded(self) -> bool {
        matches!(self, Found::Reads | Found::Ambiguous | Found::Slip)
    }
}

/// What a sheet costs on which the columns shift.
pub(super) const SHIFT: u32 = 4;

/// What it costs that exchanged columns are right again: a row in which they are exchanged is one error,
/// not a move left out and another one too many.
pub(super) const SWAP_BACK: u32 = 2;

/// Longer texts are no moves.
const LONGEST_MOVE: usize = 60;

impl<'a> Track<'a> {
    pub(super) fn new(start: &Chess, sheet: &'a ScoreSheet) -> Track<'a> {
        let first = sheet.first_number.max(start.fullmoves().get());
        let rows_late = (first - start.fullmoves().get()).min(super::super::sheet::MOST_ROWS);
        let blank_first = sheet.entries.first().is_none_or(Entry::is_empty);
        let blacks_start = start.turn().is_black();
        let padding = (rows_late as usize * 2).saturating_sub(usize::from(blacks_start));
        let skipped = usize::from(blacks_start && blank_first && rows_late == 0);
        let filled = sheet.entries.iter().rposition(|entry| !entry.is_empty());
        let length = filled.map_or(0, |last| (last + 1).saturating_sub(skipped) + padding);
        let mut languages = sheet.languages.clone();
        languages.sort_unstable();
        languages.dedup();
        if languages.is_empty() {
            languages.push(Language::English);
        }
        Track {
            sheet,
            skipped,
            padding,
            length,
            languages,
            effort: std::cell::Cell::new(0),
        }
    }

    /// The number of the entry in a place.
    pub(super) fn entry_number(&self, place: usize) -> Option<usize> {
        let entry = place.checked_sub(self.padding)? + self.skipped;
        (place < self.length && entry < self.sheet.entries.len()).then_some(entry)
    }

    pub(super) fn entry(&self, place: usize) -> Option<&'a Entry> {
        Some(&self.sheet.entries[self.entry_number(place)?])
    }

    /// What a place says in a position.
    pub(super) fn says(&self, place: usize, position: &Chess) -> Says<'a> {
        let entry = self.entry(place);
        let Some(Written::Move(text)) = entry.map(|entry| &entry.written) else {
            return Says::Blank;
        };
        let (moves, readable) = self.readings(text, position);
        Says::Text {
            text,
            moves,
            readable,
        }
    }

    /// Adds the moves a text may mean with one symbol wrong, if it means none as it is.
    pub(super) fn add_slips(&self, says: &mut Says, position: &Chess) {
        if let Says::Text { text, moves, .. } = says
            && moves.is_empty()
            && let Some(symbols) = Symbols::new(text)
        {
            let legal = position.legal_moves().into_iter();
            let slips = legal.filter(|mv| symbols.is_slip_of(*mv, &self.languages));
            moves.extend(slips.map(|mv| (mv, Found::Slip)));
        }
    }

    /// The moves a text means, and whether it is written like a move.
    fn readings(&self, text: &str, position: &Chess) -> (Vec<(Move, Found)>, bool) {
        if text.len() > LONGEST_MOVE {
            return (Vec::new(), false);
        }
        if self.languages == [Language::English]
            && let Some(plain) = PlainMove::new(text)
        {
            return (plain.moves(position), true);
        }
        // Other notations are tried too, which is the work of some languages.
        self.effort
            .set(self.effort.get() + self.languages.len() + 4);
        match read(position, text, &self.languages) {
            Ok(reading) => (vec![(reading.mv, Found::Reads)], true),
            Err(NotationError::Ambiguous { moves, .. }) => {
                let moves = moves.iter().map(|near| (near.mv, Found::Ambiguous));
                (moves.collect(), true)
            }
            Err(NotationError::NoSuchMove { .. }) => (Vec::new(), true),
            Err(NotationError::Unreadable { .. }) => (Vec::new(), false),
        }
    }

    /// What was found for a move in a place that says this.
    pub(super) fn found(&self, says: &Says, mv: Move) -> Found {
        let Says::Text {
            text,
            moves,
            readable,
        } = says
        else {
            return Found::Blank;
        };
        let meant = moves.iter().find(|(meant, _)| *meant == mv);
        let is_slip = || {
            let symbols = Symbols::new(text);
            symbols.is_some_and(|symbols| symbols.is_slip_of(mv, &self.languages))
        };
        match meant {
            Some((_, found)) => *found,
            None if is_slip() => Found::Slip,
            None if *readable => Found::Other,
            None => Found::Unreadable,
        }
    }
}

/// The most frequent way of writing a move, which is read without trying all others.
struct PlainMove {
    role: Role,
    file: Option<File>,
    rank: Option<Rank>,
    to: Square,
}

impl PlainMove {
    fn new(text: &str) -> Option<PlainMove> {
        let text = text.trim_end_matches(['+', '#']);
        let to: Square = text.get(text.len().checked_sub(2)?..)?.parse().ok()?;
        let before = &text[..text.len() - 2];
        if before.is_empty() {
            let promotes = matches!(to.rank(), Rank::First | Rank::Eighth);
            return (!promotes).then_some(PlainMove {
                role: Role::Pawn,
                file: None,
                rank: None,
                to,
            });
        }
        let mut letters = before.chars();
        let role = match letters.next()? {
            'K' => Role::King,
            'Q' => Role::Queen,
            'R' => Role::Rook,
            'B' => Role::Bishop,
            'N' => Role::Knight,
            _ => return None,
        };
        let departure = letters.as_str();
        let departure = departure.strip_suffix('x').unwrap_or(departure);
        let mut letters = departure.chars().peekable();
        let file = letters.next_if(|next| ('a'..='h').contains(next));
        let rank = letters.next_if(|next| ('1'..='8').contains(next));
        letters.next().is_none().then_some(PlainMove {
            role,
            file: file.and_then(File::from_char),
            rank: rank.and_then(Rank::from_char),
            to,
        })
    }

    fn moves(&self, position: &Chess) -> Vec<(Move, Found)> {
        let fits = |mv: &Move| {
            let from = mv.from();
            !mv.is_castle()
                && (self.role != Role::Pawn || !mv.is_capture())
                && self
                    .file
                    .is_none_or(|file| from.is_some_and(|from| from.file() == file))
                && self
                    .rank
                    .is_none_or(|rank| from.is_some_and(|from| from.rank() == rank))
        };
        let candidates = position.san_candidates(self.role, self.to);
        let moves: Vec<Move> = candidates.into_iter().filter(fits).collect();
        let found = match moves.len() {
            1 => Found::Reads,
            _ => Found::Ambiguous,
        };
        moves.into_iter().map(|mv| (mv, found)).collect()
    }
}

/// Whether the next move stands at the start of a row, if nothing is shifted.
pub(super) fn is_row_start(position: &Chess) -> bool {
    position.turn() == Color::White
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every plain text of a piece or pawn and a square, with any departure.
    fn plain_texts() -> Vec<String> {
        let mut texts = Vec::new();
        for letter in ["", "K", "Q", "R", "B", "N"] {
            for square in Square::ALL {
                texts.push(format!("{letter}{square}"));
                texts.push(format!("{letter}x{square}+"));
                texts.extend(('a'..='h').map(|file| format!("{letter}{file}{square}")));
                texts.extend(('1'..='8').map(|rank| format!("{letter}{rank}x{square}#")));
            }
        }
        texts
    }

    #[test]
    fn plain_texts_are_read_as_by_the_full_reader() {
        let mut position = Chess::default();
        let texts = plain_texts();
        let mut compared = 0;
        for ply in 0..10 {
            for text in &texts {
                let Some(plain) = PlainMove::new(text) else {
                    continue;
                };
                let mut moves: Vec<Move> = Vec::new();
                match read(&position, text, &[Language::English]) {
                    Ok(reading) => moves.push(reading.mv),
                    Err(NotationError::Ambiguous { moves: several, .. }) => {
                        moves.extend(several.iter().map(|one| one.mv));
                    }
                    Err(_) => {}
                }
                let found = plain.moves(&position).into_iter().map(|(mv, _)| mv);
                assert_eq!(found.collect::<Vec<_>>(), moves, "{text} after ply {ply}");
                compared += moves.len();
            }
            let legal = position.legal_moves();
            position.play_unchecked(legal[(ply * 7 + 3) % legal.len()]);
        }
        assert!(compared > 300);
    }
}
