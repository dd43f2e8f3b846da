//! Entries that may be the same person twice.
//!
//! ```
//! use adoube_formats::duplicates::{Certainty, Reason, duplicates};
//! use adoube_tournament::Player;
//!
//! let players = ["Müller, Jörg", "Ivory, Rook", "joerg mueller"].map(Player::named);
//! let found = duplicates(&players);
//! assert_eq!((found[0].first, found[0].second), (0, 2));
//! assert_eq!(found[0].reason, Reason::SameName);
//! assert_eq!(found[0].certainty, Certainty::Likely);
//! ```

use std::collections::{BTreeMap, HashMap, HashSet};

use adoube_tournament::{BirthDate, Player};
use serde::Serialize;

use crate::fold;

/// Two entries that may be one person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Duplicate {
    /// The place of the earlier one.
    pub first: usize,
    /// The place of the later one.
    pub second: usize,
    /// What they have in common.
    pub reason: Reason,
    /// How sure that makes it.
    pub certainty: Certainty,
}

/// What two entries have in common.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename = "InCommon")]
pub enum Reason {
    /// The two have the same FIDE identity number.
    SameFideId,
    /// The identity in the national federation.
    SameNationalId,
    /// The words of the name in any order, but for case, accents and transliteration.
    SameName,
    /// Names that differ by a letter or two, and the year of birth.
    SimilarName,
}

/// How sure it is that two entries are one person. A person decides in any case.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Certainty {
    /// Perhaps the same person: somebody should look.
    Possible,
    /// More likely than not.
    Likely,
    /// Nobody else can have it.
    Certain,
}

/// With so many namesakes the first ones do.
const COMPARED: usize = 20;

/// So many different names of one year of birth are compared letter by letter: more than any event
/// has.
const SIMILAR: usize = 2_000;

/// More pairs than anybody will look at.
const MOST_PAIRS: usize = 10_000;

/// The entries that may be the same person, in the order of the list. An entry that repeats
/// several others is held against the first of them.
pub fn duplicates<'p>(players: impl IntoIterator<Item = &'p Player>) -> Vec<Duplicate> {
    let people: Vec<Person> = players.into_iter().map(Person::of).collect();
    let mut found = FoundPairs::default();
    found.by_identity(&people, Reason::SameFideId, Certainty::Certain, |person| {
        person.player.fide_id
    });
    found.by_identity(
        &people,
        Reason::SameNationalId,
        Certainty::Likely,
        |person| {
            let id = person.player.national_id.as_deref();
            id.map(|id| (id, person.player.federation))
        },
    );
    found.by_name(&people);
    found.by_similar_name(&people);
    let pairs = found.0.into_iter();
    let duplicate = |((first, second), (reason, certainty))| Duplicate {
        first,
        second,
        reason,
        certainty,
    };
    pairs.map(duplicate).collect()
}

/// An entry, and its name in the form in which names are compared.
struct Person<'p> {
    player: &'p Player,
    name: Vec<char>,
    /// A bit for each letter of the name: few different bits where few letters differ.
    letters: u32,
}

impl Person<'_> {
    fn of(player: &Player) -> Person<'_> {
        let words = fold::words(&player.name);
        let mut words: Vec<String> = words.iter().map(|word| fold::loose(word)).collect();
        words.sort();
        let name: Vec<char> = words.join(" ").chars().collect();
        let letters = name
            .iter()
            .fold(0, |letters, c| letters | (1 << (*c as u32 % 32)));
        Person {
            player,
            name,
            letters,
        }
    }

    /// Whether two people with this name can be one: dates of birth and FIDE IDs may be unknown,
    /// but must not disagree.
    fn may_be(&self, other: &Person<'_>) -> bool {
        let same_id = agree(self.player.fide_id, other.player.fide_id, |one, two| {
            one == two
        });
        same_id && agree(self.player.birth, other.player.birth, same_birth)
    }

    /// How many letters may differ: none in short names, of which many are alike.
    fn tolerance(&self) -> usize {
        match self.name.len() {
            0..8 => 0,
            8..14 => 1,
            _ => 2,
        }
    }

    fn is_similar(&self, other: &Person<'_>) -> bool {
        let most = self.tolerance().min(other.tolerance());
        // Two cheap bounds before the distance itself: one slip changes the length by one at most,
        // and the set of letters by two.
        let letters = (self.letters ^ other.letters).count_ones() as usize;
        self.name.len().abs_diff(other.name.len()) <= most
            && letters <= 2 * most
            && distance(&self.name, &other.name) <= most
    }
}

fn agree<T>(one: Option<T>, two: Option<T>, same: impl Fn(T, T) -> bool) -> bool {
    one.zip(two).is_none_or(|(one, two)| same(one, two))
}

fn same_birth(one: BirthDate, two: BirthDate) -> bool {
    let same = |one: u8, two: u8| one == two;
    one.year() == two.year()
        && agree(one.month(), two.month(), same)
        && agree(one.day(), two.day(), same)
}

/// How many letters must be added, left out, replaced or swapped with their neighbour to make one
/// of the other (optimal string alignment).
fn distance(one: &[char], two: &[char]) -> usize {
    let mut before: Vec<usize> = Vec::new();
    let mut last: Vec<usize> = (0..=two.len()).collect();
    for (i, letter) in one.iter().enumerate() {
        let mut row = vec![i + 1];
        for (j, other) in two.iter().enumerate() {
            let replaced = last[j] + usize::from(letter != other);
            let mut best = replaced.min(last[j + 1] + 1).min(row[j] + 1);
            // Two neighbours swapped count as one slip.
            if i > 0 && j > 0 && *letter == two[j - 1] && one[i - 1] == *other {
                best = best.min(before[j - 1] + 1);
            }
            row.push(best);
        }
        before = std::mem::replace(&mut last, row);
    }
    last.last().copied().unwrap_or_default()
}

/// The pairs with the first, and strongest, reason that was found for each.
#[derive(Default)]
struct FoundPairs(BTreeMap<(usize, usize), (Reason, Certainty)>);

impl FoundPairs {
    fn add(&mut self, first: usize, second: usize, reason: Reason, certainty: Certainty) {
        if self.0.len() < MOST_PAIRS {
            self.0.entry((first, second)).or_insert((reason, certainty));
        }
    }

    fn by_identity<'p, K: Eq + std::hash::Hash>(
        &mut self,
        people: &'p [Person<'p>],
        reason: Reason,
        certainty: Certainty,
        identity: impl Fn(&'p Person<'p>) -> Option<K>,
    ) {
        let mut first_seen = HashMap::new();
        for (place, person) in people.iter().enumerate() {
            let Some(identity) = identity(person) else {
                continue;
            };
            let first = *first_seen.entry(identity).or_insert(place);
            if first != place {
                self.add(first, place, reason, certainty);
            }
        }
    }

    fn by_name(&mut self, people: &[Person<'_>]) {
        let mut namesakes: HashMap<&[char], Vec<usize>> = HashMap::new();
        for (place, person) in people.iter().enumerate() {
            let others = namesakes.entry(&person.name).or_default();
            let first = others.iter().find(|other| people[**other].may_be(person));
            if let Some(first) = first {
                self.add(*first, place, Reason::SameName, Certainty::Likely);
            }
            if others.len() < COMPARED {
                others.push(place);
            }
        }
    }

    fn by_similar_name(&mut self, people: &[Person<'_>]) {
        let mut same_year: HashMap<u16, Vec<usize>> = HashMap::new();
        let mut seen: HashSet<(u16, &[char])> = HashSet::new();
        for (place, person) in people.iter().enumerate() {
            let Some(birth) = person.player.birth else {
                continue;
            };
            let others = same_year.entry(birth.year()).or_default();
            let similar = |other: &&usize| {
                let other = &people[**other];
                other.is_similar(person) && other.name != person.name && other.may_be(person)
            };
            if let Some(first) = others.iter().find(similar) {
                self.add(*first, place, Reason::SimilarName, Certainty::Possible);
            }
            // Everybody is compared with the first of each name only, and with so many at most, so
            // that a list of one name repeated stays fast.
            if seen.insert((birth.year(), &person.name)) && others.len() < SIMILAR {
                others.push(place);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn player(name: &str, fide_id: u32, national: &str, birth: &str) -> Player {
        Player {
            fide_id: Some(fide_id).filter(|id| *id != 0),
            national_id: Some(national.to_owned()).filter(|id| !id.is_empty()),
            birth: birth.parse().ok(),
            ..Player::named(name)
        }
    }

    fn pairs(one: Player, two: Player) -> Vec<(Reason, Certainty)> {
        let found = duplicates(&[one, two]);
        found
            .iter()
            .map(|pair| (pair.reason, pair.certainty))
            .collect()
    }

    #[test]
    fn one_person_or_two() {
        let likely = Some((Reason::SameName, Certainty::Likely));
        let possible = Some((Reason::SimilarName, Certainty::Possible));
        for (one, two, expected) in [
            (
                ("Ivory, Rook", "1990"),
                ("ROOK  IVORY", "1990-05-01"),
                likely,
            ),
            (
                ("Ivory-Smith, Rook", ""),
                ("Smith Ivory, Rook", "1990"),
                likely,
            ),
            (("Müller, Jörg", ""), ("Mueller, Joerg", ""), likely),
            (("Ivory, Rook", "1990"), ("Ivory, Rook", "1991"), None),
            (
                ("Ivory, Rook", "1990-05"),
                ("Ivory, Rook", "1990-06-01"),
                None,
            ),
            (("Ivory, Rook", "1990"), ("Ivroy, Rook", "1990"), possible),
            (("Ivory, Rook", "1990"), ("Ivory, Rooks", "1990"), possible),
            (("Ivory, Rook", "1990"), ("Ivroy, Rook", ""), None),
            (("Ivory, Rook", "1990"), ("Ivory, Pawn", "1990"), None),
            (("Li, Na", "1990"), ("Li, Nu", "1990"), None),
        ] {
            let found = pairs(player(one.0, 0, "", one.1), player(two.0, 0, "", two.1));
            assert_eq!(found, Vec::from_iter(expected), "{one:?} {two:?}");
        }
    }

    #[test]
    fn identities() {
        let certain = (Reason::SameFideId, Certainty::Certain);
        assert_eq!(
            pairs(player("A", 7, "", ""), player("B", 7, "", "1990")),
            [certain]
        );
        let national = (Reason::SameNationalId, Certainty::Likely);
        assert_eq!(
            pairs(player("A", 0, "X", ""), player("B", 0, "X", "")),
            [national]
        );
        assert_eq!(pairs(player("A", 7, "", ""), player("A", 8, "", "")), []);
    }

    #[test]
    fn many_of_the_same_are_held_against_the_first() {
        let same = vec![player("Ivory, Rook", 0, "", "1990"); 3000];
        let found = duplicates(&same);
        assert_eq!(found.len(), 2999);
        assert!(found.iter().all(|pair| pair.first == 0));
    }

    proptest! {
        #[test]
        fn the_distance_is_one_for_one_slip(word in "[a-f]{2,9}", place in 0..9usize, letter in prop::char::range('a', 'f')) {
            let one: Vec<char> = word.chars().collect();
            let place = place % one.len();
            let (mut longer, mut other, mut swapped) = (one.clone(), one.clone(), one.clone());
            longer.insert(place, letter);
            prop_assert_eq!(distance(&one, &longer), 1);
            prop_assert_eq!(distance(&longer, &one), 1);
            other[place] = letter;
            prop_assert_eq!(distance(&one, &other), usize::from(one[place] != letter));
            swapped.swap(place, (place + 1) % one.len());
            prop_assert!(distance(&one, &swapped) <= 2);
            prop_assert_eq!(distance(&one, &one), 0);
        }

        #[test]
        fn the_order_of_words_and_case_do_not_matter(name in "[A-Za-z]{1,6}, [A-Za-z]{1,6}") {
            let turned = name.split(", ").collect::<Vec<_>>();
            let turned = format!("{} {}", turned[1].to_uppercase(), turned[0].to_lowercase());
            let found = pairs(Player::named(&name), Player::named(&turned));
            prop_assert_eq!(found, vec![(Reason::SameName, Certainty::Likely)]);
        }
    }
}
