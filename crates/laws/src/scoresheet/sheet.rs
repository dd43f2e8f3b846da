//! What stands on a score sheet.

use std::fmt;

use adoube_types::Colour;
use serde::{Deserialize, Serialize, Serializer};

use crate::notation::{Language, ResultMark};

/// Who kept a score sheet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Keeper {
    /// The player of the white pieces.
    White,
    /// The player of the black pieces.
    Black,
    /// The arbiter, or an assistant who kept score in time trouble (Article 8.5.1).
    #[default]
    Arbiter,
}

impl fmt::Display for Keeper {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Keeper::White => "White",
            Keeper::Black => "Black",
            Keeper::Arbiter => "Arbiter",
        })
    }
}

/// What stands in the place of one move.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub enum Written {
    /// A text, which may or may not be a move.
    Move(String),
    #[default]
    Missing,
    /// Something nobody can read.
    Illegible,
    /// A tick in place of the move, as players make in time trouble.
    Tick,
    /// A dash in place of the move.
    Dash,
}

impl Written {
    /// The text of a move.
    pub fn text(&self) -> Option<&str> {
        match self {
            Written::Move(text) => Some(text),
            _ => None,
        }
    }

    /// The text of a move, or the sign that stands in its place.
    pub fn mark(&self) -> &str {
        match self {
            Written::Move(text) => text,
            Written::Missing => "...",
            Written::Illegible => "?",
            Written::Tick => "✓",
            Written::Dash => "--",
        }
    }
}

/// A time that a player copied from the clock, in seconds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ClockTime(pub u32);

impl fmt::Display for ClockTime {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (minutes, seconds) = (self.0 / 60, self.0 % 60);
        write!(f, "{}:{:02}", minutes / 60, minutes % 60)?;
        match seconds {
            0 => Ok(()),
            _ => write!(f, ":{seconds:02}"),
        }
    }
}

/// One place of a score sheet, with what was written beside the move (Article 8.1.4).
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Entry {
    /// What stands there.
    pub written: Written,
    /// What stood there before and was crossed out.
    pub crossed_out: Vec<String>,
    /// The time of the clock.
    pub clock: Option<ClockTime>,
    /// Whether an offer of a draw is marked (Article 8.1.5).
    pub draw_offer: bool,
    /// Anything else, such as a claim.
    pub remark: Option<String>,
}

impl Entry {
    /// A move as it was written, and nothing beside it.
    pub fn of_move(text: impl Into<String>) -> Entry {
        Entry::from(Written::Move(text.into()))
    }

    pub(super) fn is_empty(&self) -> bool {
        *self == Entry::default()
    }
}

impl From<Written> for Entry {
    fn from(written: Written) -> Entry {
        Entry {
            written,
            ..Entry::default()
        }
    }
}

/// Who signed a score sheet (Article 8.7).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Signatures {
    /// The player of the white pieces.
    pub white: bool,
    /// The player of the black pieces.
    pub black: bool,
    /// The arbiter, whose signature the Laws do not ask for.
    pub arbiter: bool,
}

impl Signatures {
    pub(super) fn of(&mut self, signer: Keeper) -> &mut bool {
        match signer {
            Keeper::White => &mut self.white,
            Keeper::Black => &mut self.black,
            Keeper::Arbiter => &mut self.arbiter,
        }
    }
}

/// A place on a score sheet: the printed number and the column.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Cell {
    /// The number of the row.
    pub number: u32,
    pub column: Colour,
}

impl Serialize for Cell {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let dots = match self.column {
            Colour::White => ".",
            Colour::Black => "...",
        };
        write!(f, "{}{dots}", self.number)
    }
}

/// A score sheet as somebody wrote it. Nothing on it is known to be true.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ScoreSheet {
    /// Who kept it.
    pub keeper: Keeper,
    /// The languages of its letters for the pieces; none means English.
    pub languages: Vec<Language>,
    pub(super) header: Vec<(String, String)>,
    /// The number of the first row: 1, but for a game that is resumed on a new sheet. Numbers up to
    /// 2000 can be written and read.
    pub first_number: u32,
    /// Place after place, beginning with White's column of the first row.
    pub entries: Vec<Entry>,
    pub result: Option<ResultMark>,
    pub signed: Signatures,
}

/// More rows than any sheet has.
pub(super) const MOST_ROWS: u32 = 2000;

/// The lines of a sheet's text that are no free header.
pub(super) const RESERVED: [&str; 4] = ["Sheet", "Language", "Result", "Signed"];

impl ScoreSheet {
    /// An empty sheet.
    pub fn new(keeper: Keeper) -> ScoreSheet {
        ScoreSheet {
            keeper,
            languages: Vec::new(),
            header: Vec::new(),
            first_number: 1,
            entries: Vec::new(),
            result: None,
            signed: Signatures::default(),
        }
    }

    /// What stands above the moves: names and values, such as the players, the round and the date.
    pub fn header(&self) -> impl Iterator<Item = (&str, &str)> {
        self.header
            .iter()
            .map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// The position the game began with, as FEN, if that stands above the moves.
    pub fn start(&self) -> Option<&str> {
        let mut header = self.header();
        let fen = header.find(|(name, _)| name.eq_ignore_ascii_case("fen"));
        fen.map(|(_, value)| value)
    }

    /// Adds a line above the moves. Names are words of letters; it says whether this one is. Blanks in
    /// the value are made single ones.
    pub fn add_header(&mut self, name: &str, value: &str) -> bool {
        let fits = is_header_name(name);
        if fits {
            let words: Vec<&str> = value.split_whitespace().collect();
            self.header.push((name.to_owned(), words.join(" ")));
        }
        fits
    }

    /// The place of an entry.
    pub fn cell(&self, entry: usize) -> Cell {
        Cell {
            number: self.first_number.saturating_add(entry as u32 / 2),
            column: Colour::white_if(entry.is_multiple_of(2)),
        }
    }
}

pub(super) fn is_header_name(name: &str) -> bool {
    let inner = |letter: char| letter.is_alphabetic() || matches!(letter, ' ' | '-');
    let is_edge = |letter: Option<char>| letter.is_some_and(char::is_alphabetic);
    name.chars().count() > 2
        && name.chars().all(inner)
        && is_edge(name.chars().next())
        && is_edge(name.chars().next_back())
        && !RESERVED.iter().any(|word| word.eq_ignore_ascii_case(name))
}
