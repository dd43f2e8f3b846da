//! Making an index of a list.

use std::collections::HashMap;

use super::index::{Index, IndexError};
use super::player::{ListDate, ListedPlayer};
use super::source::RatingListError;
use super::store::{RECORD, Store, pack};
use crate::fold;

/// An index, and what could not be taken into it.
#[derive(Debug)]
pub struct BuiltIndex {
    pub index: Index,
    /// The first hundred lines that could not be read.
    pub faults: Vec<RatingListError>,
    /// How many lines could not be read.
    pub left_out: u64,
}

/// How many faults are kept.
const FAULTS: usize = 100;

/// Somebody inactive stands where a player rated so much lower would: a strong player who retired
/// is looked for more often than his weaker namesakes, an equal one less often.
const INACTIVE: u16 = 300;

impl Index {
    /// Makes an index of the players of a list.
    ///
    /// Lines that cannot be read are left out and told; any other error ends the work.
    ///
    /// # Errors
    ///
    /// [`IndexError`] if reading fails, or if there are more players than an index can hold.
    pub fn build(
        players: impl IntoIterator<Item = Result<ListedPlayer, RatingListError>>,
        date: Option<ListDate>,
    ) -> Result<BuiltIndex, IndexError> {
        let mut builder = Builder::default();
        let (mut faults, mut left_out) = (Vec::new(), 0);
        for player in players {
            match player {
                Ok(player) => builder.add(&player)?,
                Err(fault @ RatingListError::Line { .. }) => {
                    left_out += 1;
                    if faults.len() < FAULTS {
                        faults.push(fault);
                    }
                }
                Err(error) => return Err(error.into()),
            }
        }
        Ok(BuiltIndex {
            index: Index::of(builder.finish(date)?),
            faults,
            left_out,
        })
    }
}

#[derive(Default)]
struct Builder {
    entries: Vec<Entry>,
    names: String,
    titles: Titles,
}

/// A player on the way into the index; the name ends in `Builder::names` where the record says.
struct Entry {
    rank: u32,
    record: [u8; RECORD],
}

impl Entry {
    fn fide_id(&self) -> u32 {
        number_in(&self.record, 0)
    }

    fn name_end(&self) -> usize {
        number_in(&self.record, 4) as usize
    }
}

fn number_in(record: &[u8; RECORD], place: usize) -> u32 {
    let bytes = [0, 1, 2, 3].map(|byte| record[place + byte]);
    u32::from_le_bytes(bytes)
}

/// The order in which searches answer: by strength, who has no rating last and the active before
/// the inactive of them. Players of the same rank stay in the order of the list.
pub(super) fn rank(player: &ListedPlayer) -> u32 {
    match (player.strength(), player.inactive) {
        (0, inactive) => u32::from(u16::MAX) + u32::from(inactive),
        (strength, false) => u32::from(u16::MAX - strength),
        (strength, true) => u32::from(u16::MAX - strength.saturating_sub(INACTIVE).max(1)),
    }
}

impl Builder {
    fn add(&mut self, player: &ListedPlayer) -> Result<(), IndexError> {
        self.names.push_str(&player.name);
        let name_end = u32::try_from(self.names.len()).map_err(|_| IndexError::TooLarge)?;
        let titles = self.titles.place_of(&player.other_titles)?;
        self.entries.push(Entry {
            rank: rank(player),
            record: pack(player, name_end, titles),
        });
        Ok(())
    }

    fn finish(mut self, date: Option<ListDate>) -> Result<Store, IndexError> {
        let count = u32::try_from(self.entries.len()).ok();
        let count = count
            .filter(|count| *count < 1 << 31)
            .ok_or(IndexError::TooLarge)?;
        self.titles.place_of("")?;
        let names = self.sort();
        let identities = self.identities();
        let words = Words::of(&self.entries, &names);
        let (word_ends, words, posting_ends, postings) = words.sections();
        let (title_ends, titles) = self.titles.sections();
        let records = self.entries.iter().flat_map(|entry| entry.record).collect();
        Store::assemble(
            count,
            date,
            [
                records,
                names.into_bytes(),
                word_ends,
                words,
                posting_ends,
                postings,
                identities,
                title_ends,
                titles,
            ],
        )
    }

    /// Sorts the players by rank and answers with their names in the new order.
    fn sort(&mut self) -> String {
        let mut start = 0;
        let mut sorted: Vec<(usize, Entry)> = Vec::with_capacity(self.entries.len());
        for entry in self.entries.drain(..) {
            let end = entry.name_end();
            sorted.push((start, entry));
            start = end;
        }
        sorted.sort_by_key(|(_, entry)| entry.rank);
        let mut names = String::with_capacity(self.names.len());
        for (start, mut entry) in sorted {
            names.push_str(&self.names[start..entry.name_end()]);
            // No longer than before, so that it still fits.
            entry.record[4..8].copy_from_slice(&(names.len() as u32).to_le_bytes());
            self.entries.push(entry);
        }
        self.names = String::new();
        names
    }

    fn identities(&self) -> Vec<u8> {
        let numbered = self.entries.iter().zip(0u32..);
        let mut order: Vec<(u32, u32)> = numbered.map(|(entry, n)| (entry.fide_id(), n)).collect();
        order.sort_unstable();
        order
            .into_iter()
            .flat_map(|(_, number)| number.to_le_bytes())
            .collect()
    }
}

/// The words of all names.
#[derive(Default)]
struct Words {
    places: HashMap<Box<str>, u32>,
    /// The word and the posting of each word in each name, players in their order.
    found: Vec<(u32, u32)>,
}

impl Words {
    fn of(entries: &[Entry], names: &str) -> Words {
        let mut words = Words::default();
        let mut start = 0;
        for (entry, number) in entries.iter().zip(0u32..) {
            let name = &names[start..entry.name_end()];
            start = entry.name_end();
            fold::each_word(name, |word, family| {
                let word = words.place_of(word);
                // One bit tells a family name, so that a posting stays four bytes; hence fewer than
                // 2^31 players.
                words.found.push((word, (number << 1) | u32::from(family)));
            });
        }
        words
    }

    fn place_of(&mut self, word: &str) -> u32 {
        if let Some(place) = self.places.get(word) {
            return *place;
        }
        let place = self.places.len() as u32;
        self.places.insert(word.into(), place);
        place
    }

    /// The ends of the words, the words, the ends of their postings, the postings.
    fn sections(self) -> (Vec<u8>, Vec<u8>, Vec<u8>, Vec<u8>) {
        let mut sorted: Vec<(String, Box<str>, u32)> = self
            .places
            .into_iter()
            .map(|(word, place)| (fold::loose(&word), word, place))
            .collect();
        // By loose form, then by the word itself: all words that start alike in loose form are
        // neighbours, and a search finds them by halving.
        sorted.sort_unstable();
        let mut place_in_order = vec![0; sorted.len()];
        let (mut ends, mut text) = (Vec::new(), Vec::new());
        for ((_, word, place), order) in sorted.into_iter().zip(0..) {
            place_in_order[place as usize] = order;
            text.extend_from_slice(word.as_bytes());
            ends.extend_from_slice(&(text.len() as u32).to_le_bytes());
        }
        let (posting_ends, postings) = distribute(&self.found, &place_in_order);
        (ends, text, posting_ends, postings)
    }
}

/// The postings of the first word, then those of the second, and so on: counted first, then put
/// where they belong.
fn distribute(found: &[(u32, u32)], place_in_order: &[usize]) -> (Vec<u8>, Vec<u8>) {
    let mut ends = vec![0u32; place_in_order.len()];
    for (word, _) in found {
        ends[place_in_order[*word as usize]] += 1;
    }
    // A counting sort: players of each word stay in their order, and millions of postings need no
    // comparison.
    let mut next = Vec::with_capacity(ends.len());
    let mut sum = 0;
    for end in &mut ends {
        next.push(sum as usize);
        sum += *end;
        *end = sum;
    }
    let mut postings = vec![0u32; found.len()];
    for (word, posting) in found {
        let place = &mut next[place_in_order[*word as usize]];
        postings[*place] = *posting;
        *place += 1;
    }
    let bytes = |numbers: Vec<u32>| numbers.into_iter().flat_map(u32::to_le_bytes).collect();
    (bytes(ends), bytes(postings))
}

/// The different combinations of other titles: a few hundred in all.
#[derive(Default)]
struct Titles {
    places: HashMap<String, u16>,
    ends: Vec<u8>,
    text: Vec<u8>,
}

impl Titles {
    fn place_of(&mut self, titles: &str) -> Result<u16, IndexError> {
        if let Some(place) = self.places.get(titles) {
            return Ok(*place);
        }
        let place = u16::try_from(self.places.len()).map_err(|_| IndexError::TooLarge)?;
        self.places.insert(titles.to_owned(), place);
        self.text.extend_from_slice(titles.as_bytes());
        let end = u32::try_from(self.text.len()).map_err(|_| IndexError::TooLarge)?;
        self.ends.extend_from_slice(&end.to_le_bytes());
        Ok(place)
    }

    fn sections(self) -> (Vec<u8>, Vec<u8>) {
        (self.ends, self.text)
    }
}
