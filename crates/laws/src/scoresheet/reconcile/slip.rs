//! Errors of one symbol, which are of no consequence (US Chess 13C7).

use shakmaty::{Move, Role};

use crate::notation::Language;

/// Signs that say nothing about the move.
const SIGNS: &str = "+#!?x:×-–=†().";

/// A longer name has no move: letters of two pieces, two squares, one symbol too many.
const LONGEST: usize = 9;

/// The symbols of a move as it was written.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Symbols {
    symbols: [char; LONGEST],
    length: usize,
}

impl Symbols {
    /// Those of the first word, without signs. Nothing if it is too short or too long for a move with a
    /// slip, or castling: its two forms are two moves, not a slip.
    pub(super) fn new(text: &str) -> Option<Symbols> {
        let word = text.split_whitespace().next()?;
        let mut found = Symbols::default();
        for symbol in word.chars().filter(|symbol| !SIGNS.contains(*symbol)) {
            found.push(symbol)?;
        }
        (found.length > 1 && found.symbols[0] != '0').then_some(found)
    }

    fn push(&mut self, symbol: char) -> Option<()> {
        *self.symbols.get_mut(self.length)? = symbol;
        self.length += 1;
        Some(())
    }

    fn as_slice(&self) -> &[char] {
        &self.symbols[..self.length]
    }

    /// Whether this is a move's name but for one symbol: wrong, missing or too many.
    pub(super) fn is_slip_of(&self, mv: Move, languages: &[Language]) -> bool {
        let named = |departure: Departure| {
            let mut all = languages.iter();
            all.any(|language| {
                let name = name(mv, departure, *language);
                name.is_some_and(|name| at_most_one_apart(self.as_slice(), name.as_slice()))
            })
        };
        let ways: &[Departure] = match (mv.role(), mv.is_capture()) {
            _ if mv.is_castle() => &[],
            (Role::Pawn, true) => &[(true, false), (true, true)],
            (Role::Pawn, false) => &[(false, false), (true, true)],
            _ => &[(false, false), (true, false), (false, true), (true, true)],
        };
        ways.iter().any(|way| named(*way))
    }
}

/// Whether file and rank of departure are written.
type Departure = (bool, bool);

fn name(mv: Move, departure: Departure, language: Language) -> Option<Symbols> {
    let (from, to) = (mv.from()?, mv.to());
    let mut name = Symbols::default();
    for letter in language.letter(mv.role()).chars() {
        name.push(letter)?;
    }
    if departure.0 {
        name.push(from.file().char())?;
    }
    if departure.1 {
        name.push(from.rank().char())?;
    }
    name.push(to.file().char())?;
    name.push(to.rank().char())?;
    if let Some(role) = mv.promotion() {
        for letter in language.letter(role).chars() {
            name.push(letter)?;
        }
    }
    Some(name)
}

/// Whether two texts differ in one symbol at most.
fn at_most_one_apart(one: &[char], other: &[char]) -> bool {
    let same = one.iter().zip(other).take_while(|(a, b)| a == b).count();
    let (one, other) = (&one[same..], &other[same..]);
    match one.len().cmp(&other.len()) {
        std::cmp::Ordering::Equal => one.is_empty() || one[1..] == other[1..],
        std::cmp::Ordering::Less => *one == other[1..],
        std::cmp::Ordering::Greater => one[1..] == *other,
    }
}
