//! The bytes of an index: what stands where.
//!
//! A header of fixed size, then the sections one behind the other, all numbers little-endian:
//!
//! | bytes | what |
//! | --- | --- |
//! | 8 | `ADOUBERL` |
//! | 4 | version |
//! | 4 | CRC-32 of everything behind it |
//! | 4 | number of players |
//! | 4 | year × 12 + month − 1 of the list, 0 if unknown |
//! | 9 × 4 | length of each [`Section`] |
//!
//! Players stand in the order in which searches answer, so that a set of their numbers is sorted
//! by itself. Readers check every place before they use it: a file with a valid checksum may still
//! have been made by something else.

use std::ops::Range;

use adoube_tournament::{Expiry, Federation, Sex, Title};

use super::index::IndexError;
use super::player::{ListDate, ListedPlayer, ListedRating, RatingKind};

const MAGIC: &[u8; 8] = b"ADOUBERL";
const VERSION: u32 = 2;
/// Where the bytes that the checksum covers start.
const CHECKED: usize = 16;
const HEADER: usize = CHECKED + 8 + 4 * SECTIONS;
const SECTIONS: usize = 9;
/// The length of a player's record.
pub(super) const RECORD: usize = 40;

/// A part of the file.
#[derive(Clone, Copy, Debug)]
pub(super) enum Section {
    /// A [`RECORD`] for each player.
    Records,
    /// The names, one behind the other in the order of the records.
    Names,
    /// Where each word ends in `Words`.
    WordEnds,
    /// The different words of all names in plain form, in the order of their loose form.
    Words,
    /// Where the postings of each word end, counted in postings.
    PostingEnds,
    /// Who has a word in his name: twice the player's number, plus 1 if in the family name.
    Postings,
    /// The players' numbers in the order of their FIDE IDs.
    Identities,
    /// Where each combination of other titles ends in `Titles`.
    TitleEnds,
    /// The different combinations of other titles.
    Titles,
}

/// The bytes of an index, of which the header has been checked.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Store {
    pub bytes: Vec<u8>,
    sections: [Range<usize>; SECTIONS],
    pub count: u32,
    pub date: Option<ListDate>,
}

impl Store {
    /// Puts the sections behind a header.
    pub(super) fn assemble(
        count: u32,
        date: Option<ListDate>,
        sections: [Vec<u8>; SECTIONS],
    ) -> Result<Store, IndexError> {
        let length = HEADER + sections.iter().map(Vec::len).sum::<usize>();
        let mut bytes = Vec::with_capacity(length);
        bytes.extend_from_slice(MAGIC);
        bytes.extend_from_slice(&VERSION.to_le_bytes());
        bytes.extend_from_slice(&[0; 4]);
        bytes.extend_from_slice(&count.to_le_bytes());
        let month = date.map_or(0, |date| {
            u32::from(date.year()) * 12 + u32::from(date.month()) - 1
        });
        bytes.extend_from_slice(&month.to_le_bytes());
        for section in &sections {
            let length = u32::try_from(section.len()).map_err(|_| IndexError::TooLarge)?;
            bytes.extend_from_slice(&length.to_le_bytes());
        }
        sections
            .iter()
            .for_each(|section| bytes.extend_from_slice(section));
        let checksum = crc32fast::hash(&bytes[CHECKED..]);
        bytes[CHECKED - 4..CHECKED].copy_from_slice(&checksum.to_le_bytes());
        Store::new(bytes)
    }

    /// Checks the header, the checksum and the lengths.
    pub(super) fn new(bytes: Vec<u8>) -> Result<Store, IndexError> {
        if !bytes.starts_with(MAGIC) {
            return Err(IndexError::NotAnIndex);
        }
        let number = |place: usize| u32_at(&bytes, place / 4).ok_or(IndexError::Broken);
        match number(8)? {
            VERSION => {}
            version => return Err(IndexError::Version { version }),
        }
        let checked = bytes.get(CHECKED..).ok_or(IndexError::Broken)?;
        if crc32fast::hash(checked) != number(CHECKED - 4)? {
            return Err(IndexError::Broken);
        }
        let (count, month) = (number(CHECKED)?, number(CHECKED + 4)?);
        let mut sections = [const { 0..0 }; SECTIONS];
        let mut end = HEADER;
        for (place, section) in sections.iter_mut().enumerate() {
            let start = end;
            end += number(CHECKED + 8 + 4 * place)? as usize;
            *section = start..end;
        }
        let date = u16::try_from(month / 12).ok().filter(|_| month > 0);
        let date = date.and_then(|year| ListDate::new(year, (month % 12) as u8 + 1));
        let store = Store {
            sections,
            count,
            date,
            bytes,
        };
        store.check_lengths(end)?;
        Ok(store)
    }

    fn check_lengths(&self, end: usize) -> Result<(), IndexError> {
        let length = |section| self.section(section).len();
        // Each length that a reader relies on, so that no later access can go astray.
        let fits = end == self.bytes.len()
            && length(Section::Records) == self.count as usize * RECORD
            && length(Section::Identities) == self.count as usize * 4
            && length(Section::WordEnds) == length(Section::PostingEnds);
        fits.then_some(()).ok_or(IndexError::Broken)
    }

    /// The bytes of a section; nothing if the file is shorter than it says.
    pub(super) fn section(&self, section: Section) -> &[u8] {
        let place = self.sections[section as usize].clone();
        self.bytes.get(place).unwrap_or_default()
    }

    /// How many different words there are.
    pub(super) fn words(&self) -> usize {
        self.section(Section::WordEnds).len() / 4
    }

    /// A word in plain form.
    pub(super) fn word(&self, word: usize) -> Option<&str> {
        let place = self.span(Section::WordEnds, word)?;
        str::from_utf8(self.section(Section::Words).get(place)?).ok()
    }

    /// Who has a word in his name, as [`Section::Postings`] says it.
    pub(super) fn postings(&self, word: usize) -> impl Iterator<Item = u32> {
        let place = self.span(Section::PostingEnds, word).unwrap_or_default();
        let place = place.start.saturating_mul(4)..place.end.saturating_mul(4);
        let postings = self.section(Section::Postings).get(place);
        let (numbers, _) = postings.unwrap_or_default().as_chunks();
        numbers.iter().map(|bytes| u32::from_le_bytes(*bytes))
    }

    /// The player's number at a place in the order of FIDE IDs.
    pub(super) fn by_identity(&self, place: usize) -> Option<u32> {
        u32_at(self.section(Section::Identities), place)
    }

    /// The FIDE ID of a player.
    pub(super) fn fide_id(&self, number: u32) -> Option<u32> {
        u32_at(
            self.section(Section::Records),
            number as usize * (RECORD / 4),
        )
    }

    /// The name of a player.
    pub(super) fn name(&self, number: u32) -> Option<&str> {
        let end = |number: u32| {
            u32_at(
                self.section(Section::Records),
                number as usize * (RECORD / 4) + 1,
            )
        };
        let start = match number.checked_sub(1) {
            None => 0,
            Some(before) => end(before)? as usize,
        };
        let name = self
            .section(Section::Names)
            .get(start..end(number)? as usize)?;
        str::from_utf8(name).ok()
    }

    /// Everything about a player.
    pub(super) fn player(&self, number: u32) -> Option<ListedPlayer> {
        let start = number as usize * RECORD;
        let record = self.section(Section::Records).get(start..start + RECORD)?;
        let mut player = unpack(record.try_into().ok()?);
        player.name = self.name(number)?.to_owned();
        let titles = u16::from_le_bytes([record[30], record[31]]);
        let place = self.span(Section::TitleEnds, usize::from(titles))?;
        let titles = self.section(Section::Titles).get(place)?;
        player.other_titles = str::from_utf8(titles).ok()?.to_owned();
        Some(player)
    }

    /// From where to where something goes, of which a section lists the ends.
    fn span(&self, ends: Section, place: usize) -> Option<Range<usize>> {
        let ends = self.section(ends);
        let start = match place.checked_sub(1) {
            None => 0,
            Some(before) => u32_at(ends, before)?,
        };
        Some(start as usize..u32_at(ends, place)? as usize)
    }
}

/// The number at a place, counted in numbers.
fn u32_at(bytes: &[u8], place: usize) -> Option<u32> {
    let (numbers, _) = bytes.as_chunks();
    numbers.get(place).map(|bytes| u32::from_le_bytes(*bytes))
}

/// The record of a player: FIDE ID or number of a member, end of the name, the ratings, year of birth,
/// federation, titles, sex, inactivity, which number it is and what stands for the day, other titles; of members the FIDE ID, the
/// last day and the state.
pub(super) fn pack(player: &ListedPlayer, name_end: u32, other_titles: u16) -> [u8; RECORD] {
    let mut record = [0; RECORD];
    let is_member = player.member_id > 0;
    let (identity, other) = match is_member {
        true => (player.member_id, player.fide_id),
        false => (player.fide_id, 0),
    };
    record[..4].copy_from_slice(&identity.to_le_bytes());
    record[32..36].copy_from_slice(&other.to_le_bytes());
    record[36..38].copy_from_slice(&expiry_code(player.expires).to_le_bytes());
    if let [first, second] = player.state.as_bytes() {
        record[38..].copy_from_slice(&[*first, *second]);
    }
    record[4..8].copy_from_slice(&name_end.to_le_bytes());
    for (place, kind) in RatingKind::ALL.into_iter().enumerate() {
        let rating = player.rating(kind).unwrap_or_default();
        let cell = &mut record[8 + 5 * place..13 + 5 * place];
        cell[..2].copy_from_slice(&rating.rating.to_le_bytes());
        cell[2..4].copy_from_slice(&rating.games.to_le_bytes());
        cell[4] = rating.k;
    }
    record[23..25].copy_from_slice(&player.birth_year.unwrap_or_default().to_le_bytes());
    if let Some(federation) = player.federation {
        record[25..28].copy_from_slice(federation.code().as_bytes());
    }
    record[28] = title_code(player.title) | (title_code(player.womens_title) << 4);
    let sex = match player.sex {
        None => 0,
        Some(Sex::Female) => 1,
        Some(Sex::Male) => 2,
    };
    let standing = (u8::from(player.is_jtp) << 4) | (u8::from(player.is_no_member) << 5);
    record[29] = sex | (u8::from(player.inactive) << 2) | (u8::from(is_member) << 3) | standing;
    record[30..32].copy_from_slice(&other_titles.to_le_bytes());
    record
}

/// What [`pack`] packed, without the texts that stand elsewhere.
fn unpack(record: &[u8; RECORD]) -> ListedPlayer {
    let short = |place: usize| u16::from_le_bytes([record[place], record[place + 1]]);
    let rating = |kind: RatingKind| {
        let place = 8 + 5 * kind as usize;
        let rating = ListedRating {
            rating: short(place),
            games: short(place + 2),
            k: record[place + 4],
        };
        (rating.rating > 0).then_some(rating)
    };
    let federation = str::from_utf8(&record[25..28]).ok();
    let number = |place: usize| u32::from_le_bytes([0, 1, 2, 3].map(|byte| record[place + byte]));
    let (fide_id, member_id) = match record[29] & 8 != 0 {
        true => (number(32), number(0)),
        false => (number(0), 0),
    };
    let state = str::from_utf8(&record[38..]).unwrap_or_default();
    ListedPlayer {
        fide_id,
        member_id,
        expires: expiry_of(short(36)),
        state: state.trim_matches('\0').to_owned(),
        federation: federation.and_then(|code| code.parse::<Federation>().ok()),
        sex: match record[29] & 3 {
            1 => Some(Sex::Female),
            2 => Some(Sex::Male),
            _ => None,
        },
        title: title_of(record[28] & 15),
        womens_title: title_of(record[28] >> 4),
        standard: rating(RatingKind::Standard),
        rapid: rating(RatingKind::Rapid),
        blitz: rating(RatingKind::Blitz),
        birth_year: Some(short(23)).filter(|year| *year > 0),
        inactive: record[29] & 4 != 0,
        is_jtp: record[29] & 16 != 0,
        is_no_member: record[29] & 32 != 0,
        ..ListedPlayer::default()
    }
}

/// The year from here on that a record can hold.
const FIRST_YEAR: u16 = 1990;

/// A year of seven bits, a month of four and a day of five; years that are later are those of members for
/// life.
fn expiry_code(expires: Option<Expiry>) -> u16 {
    expires.map_or(0, |expires| {
        let (year, month, day) = expires.parts();
        let years = year.saturating_sub(FIRST_YEAR).min(127);
        (years << 9) | (u16::from(month) << 5) | u16::from(day)
    })
}

fn expiry_of(code: u16) -> Option<Expiry> {
    let year = match code >> 9 {
        127 => 9999,
        years => FIRST_YEAR + years,
    };
    Expiry::new(year, (code >> 5 & 15) as u8, (code & 31) as u8)
}

fn title_code(title: Option<Title>) -> u8 {
    let place = title.and_then(|title| Title::ALL.iter().position(|other| *other == title));
    place.map_or(0, |place| place as u8 + 1)
}

fn title_of(code: u8) -> Option<Title> {
    Title::ALL.get(usize::from(code).checked_sub(1)?).copied()
}
