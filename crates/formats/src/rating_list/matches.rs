//! Who fits what was typed, in sets of players.

use std::ops::Range;

use super::store::Store;
use crate::fold;

/// More words than anybody's name has are not looked at.
const MOST_WORDS: usize = 8;

/// A set of players by their numbers, one bit for each.
#[derive(Clone, Debug)]
struct Players(Vec<u64>);

impl Players {
    fn none(count: u32) -> Players {
        Players(vec![0; (count as usize).div_ceil(64)])
    }

    fn insert(&mut self, number: u32) {
        if let Some(bits) = self.0.get_mut(number as usize / 64) {
            *bits |= 1 << (number % 64);
        }
    }

    fn combine(&mut self, other: &Players, how: impl Fn(u64, u64) -> u64) {
        let pairs = self.0.iter_mut().zip(&other.0);
        pairs.for_each(|(bits, others)| *bits = how(*bits, *others));
    }

    fn add(&mut self, other: &Players) {
        self.combine(other, |bits, others| bits | others);
    }

    fn keep(&mut self, other: &Players) {
        self.combine(other, |bits, others| bits & others);
    }

    fn remove(&mut self, other: &Players) {
        self.combine(other, |bits, others| bits & !others);
    }

    fn numbers(&self) -> impl Iterator<Item = u32> {
        let blocks = self.0.iter().zip((0u32..).step_by(64));
        blocks.flat_map(|(bits, first)| {
            let mut bits = *bits;
            std::iter::from_fn(move || {
                let place = bits.trailing_zeros();
                bits &= bits.wrapping_sub(1);
                (place < 64).then_some(first + place)
            })
        })
    }
}

/// Who has a word that fits one typed word, from the best fit to the worst; each set but the
/// second and the fourth holds the ones before it.
struct WordMatches {
    /// The whole word, in the family name.
    whole_family: Players,
    /// Players who have the whole word in their names.
    whole: Players,
    /// The start of a word, in the family name.
    start_family: Players,
    /// The start of a word.
    start: Players,
    /// The start of a word in loose form.
    loose: Players,
}

impl WordMatches {
    fn of(store: &Store, typed: &str) -> WordMatches {
        let none = Players::none(store.count);
        let mut fit = WordMatches {
            whole_family: none.clone(),
            whole: none.clone(),
            start_family: none.clone(),
            start: none.clone(),
            loose: none,
        };
        for word in words_from(store, &fold::loose(typed)) {
            fit.add_word(store, typed, word);
        }
        fit.add_identities(store, typed);
        fit.whole.add(&fit.whole_family);
        fit.start_family.add(&fit.whole_family);
        fit.start.add(&fit.start_family);
        fit.start.add(&fit.whole);
        fit.loose.add(&fit.start);
        fit
    }

    fn add_word(&mut self, store: &Store, typed: &str, word: usize) {
        let text = store.word(word).unwrap_or_default();
        let (family, given) = if text == typed {
            (&mut self.whole_family, &mut self.whole)
        } else if text.starts_with(typed) {
            (&mut self.start_family, &mut self.start)
        } else {
            let postings = store.postings(word);
            return postings.for_each(|posting| self.loose.insert(posting >> 1));
        };
        for posting in store.postings(word) {
            let set = if posting & 1 == 1 {
                &mut *family
            } else {
                &mut *given
            };
            set.insert(posting >> 1);
        }
    }

    /// Digits may be a FIDE ID or the start of one.
    fn add_identities(&mut self, store: &Store, typed: &str) {
        for (place, range) in identities_from(typed).into_iter().enumerate() {
            let set = match place {
                0 => &mut self.whole_family,
                _ => &mut self.start_family,
            };
            for number in with_identities(store, range) {
                set.insert(number);
            }
        }
    }
}

/// The words whose loose form starts so.
fn words_from(store: &Store, start: &str) -> Range<usize> {
    let loose = |word: usize| fold::loose(store.word(word).unwrap_or_default());
    let first = first_not(0..store.words(), |word| loose(word).as_str() < start);
    let end = first_not(first..store.words(), |word| loose(word).starts_with(start));
    first..end
}

/// The ranges of numbers that start with these digits: the number itself, those of one digit more,
/// and so on.
fn identities_from(digits: &str) -> Vec<Range<u64>> {
    let plain = digits.bytes().all(|byte| byte.is_ascii_digit()) && !digits.starts_with('0');
    let number: Option<u64> = digits.parse().ok().filter(|_| plain && digits.len() <= 10);
    let Some(number) = number else {
        return Vec::new();
    };
    let longer = 0..=10 - digits.len() as u32;
    let range = |more: u32| number * 10u64.pow(more)..(number + 1) * 10u64.pow(more);
    longer.map(range).collect()
}

/// The players with these FIDE IDs.
pub(super) fn with_identities(store: &Store, ids: Range<u64>) -> impl Iterator<Item = u32> {
    let id = |place: usize| {
        let number = store.by_identity(place)?;
        store.fide_id(number).map(u64::from)
    };
    let all = 0..store.count as usize;
    let first = first_not(all.clone(), |place| {
        id(place).is_some_and(|id| id < ids.start)
    });
    let end = first_not(first..all.end, |place| {
        id(place).is_some_and(|id| id < ids.end)
    });
    (first..end).filter_map(|place| store.by_identity(place))
}

/// The first place at which something no longer holds that holds up to there.
fn first_not(places: Range<usize>, holds: impl Fn(usize) -> bool) -> usize {
    let (mut low, mut high) = (places.start, places.end);
    while low < high {
        let middle = low + (high - low) / 2;
        if holds(middle) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    low
}

/// The numbers of the players who fit, best first.
pub(super) fn search(store: &Store, query: &str, limit: usize) -> Vec<u32> {
    let mut typed = fold::words(query);
    typed.truncate(MOST_WORDS);
    if typed.is_empty() || limit == 0 {
        return Vec::new();
    }
    let distinct = DistinctWords::of(&typed);
    let mut found = Vec::new();
    for tier in tiers(store, &typed) {
        // Players are numbered in the order in which searches answer, so that a set read from its
        // lowest bit up is sorted.
        for number in tier.numbers().filter(|number| *number < store.count) {
            if distinct.holds(store.name(number).unwrap_or_default()) {
                found.push(number);
            }
            if found.len() == limit {
                return found;
            }
        }
    }
    found
}

/// Who fits all typed words: those words whole with the family name among them, the starts of
/// words with that of the family name, other starts of words, loose forms. Nobody is in two.
fn tiers(store: &Store, typed: &[String]) -> [Players; 4] {
    let mut fits = typed.iter().map(|word| WordMatches::of(store, word));
    let Some(mut all) = fits.next() else {
        return [const { Players(Vec::new()) }; 4];
    };
    for fit in fits {
        all.whole.keep(&fit.whole);
        all.start.keep(&fit.start);
        all.loose.keep(&fit.loose);
        all.whole_family.add(&fit.whole_family);
        all.start_family.add(&fit.start_family);
    }
    // Every word has to fit, but the family name only once: "kasp garry" as well as "garry kasp".
    all.whole.keep(&all.whole_family);
    all.start_family.keep(&all.start);
    all.start_family.remove(&all.whole);
    all.loose.remove(&all.start);
    all.start.remove(&all.whole);
    all.start.remove(&all.start_family);
    [all.whole, all.start_family, all.start, all.loose]
}

/// That two typed words stand for two words of the name: "Smith S" does not fit every Smith.
///
/// Only words of which one starts the other can be fitted by the same word.
struct DistinctWords(Vec<String>);

impl DistinctWords {
    fn of(typed: &[String]) -> DistinctWords {
        let mut starts: Vec<String> = typed.iter().map(|word| fold::loose(word)).collect();
        // The longest first: what fits it is rarest, and also fits what starts it.
        starts.sort_by_key(|start| std::cmp::Reverse(start.len()));
        let starts_another = |place: usize, start: &String| {
            let mut others = starts.iter().enumerate();
            others.any(|(other, word)| {
                other != place && (word.starts_with(start) || start.starts_with(word.as_str()))
            })
        };
        let nested = starts.iter().enumerate();
        let nested = nested.filter(|(place, start)| starts_another(*place, start));
        DistinctWords(nested.map(|(_, start)| start.clone()).collect())
    }

    fn holds(&self, name: &str) -> bool {
        if self.0.is_empty() {
            return true;
        }
        let mut words: Vec<String> = fold::words(name).iter().map(|w| fold::loose(w)).collect();
        self.0.iter().all(|start| {
            let fitting = words
                .iter()
                .position(|word| word.starts_with(start.as_str()));
            fitting.map(|place| words.swap_remove(place)).is_some() || is_number(start)
        })
    }
}

/// Numbers fit identities, which are not part of the name.
fn is_number(word: &str) -> bool {
    word.bytes().all(|byte| byte.is_ascii_digit())
}
