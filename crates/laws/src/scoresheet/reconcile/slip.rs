//! Errors of one symbol, which are of no consequence (US Chess 13C7).

use shakmaty::{Move, Role};

use crate::notation::Language;

/// Signs that say nothing about the move.
const SIGNS: &str = "+#!?x:×-–=†().";

/// Whether a text is a move's name but for one symbol: wrong, missing or too many. Castling has no
/// such slips: its two forms are two moves.
pub(super) fn is_slip(text: &str, mv: Move, languages: &[Language]) -> bool {
    let written: Vec<char> = symbols(text).collect();
    if mv.is_castle() || written.len() < 2 || written.starts_with(&['0']) {
        return false;
    }
    languages.iter().any(|language| {
        let mut names = names(mv, *language).into_iter();
        names.any(|name| at_most_one_apart(&written, &name))
    })
}

/// The first word without signs.
fn symbols(text: &str) -> impl Iterator<Item = char> {
    let word = text.split_whitespace().next().unwrap_or_default();
    word.chars().filter(|symbol| !SIGNS.contains(*symbol))
}

/// The ways to write a move: short, with file or rank of departure, and long.
fn names(mv: Move, language: Language) -> Vec<Vec<char>> {
    let Some(from) = mv.from() else {
        return Vec::new();
    };
    let (file, rank) = (from.file().char(), from.rank().char());
    let short: &[&[char]] = match (mv.role(), mv.is_capture()) {
        (Role::Pawn, true) => &[&[file], &[file, rank]],
        (Role::Pawn, false) => &[&[], &[file, rank]],
        _ => &[&[], &[file], &[rank], &[file, rank]],
    };
    let name = |departure: &&[char]| {
        let mut name: Vec<char> = language.letter(mv.role()).chars().collect();
        name.extend(departure.iter());
        name.extend([mv.to().file().char(), mv.to().rank().char()]);
        let promotion = mv.promotion();
        name.extend(
            promotion
                .iter()
                .flat_map(|role| language.letter(*role).chars()),
        );
        name
    };
    short.iter().map(name).collect()
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
