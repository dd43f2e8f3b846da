//! The versions of the format, and from one to another.

mod newer;
mod older;

use std::fmt;

use super::errors::TrfErrors;
use super::expected::{TrfExpected, TrfField};
use super::record::{Record, TextRecord};
use super::remarks::TrfLeftOut;
use super::{Trf, write_trf};

/// The versions of the format.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum TrfVersion {
    /// Of 2006: byes are written as `+`, `=` and `-` without an opponent.
    Trf06,
    /// Of 2016: byes and unrated games have letters. The extensions XX and BB belong to it.
    Trf16,
    /// Of 2026: everything a pairing program needs has a numbered record.
    Trf26,
}

impl fmt::Display for TrfVersion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            TrfVersion::Trf06 => "TRF06",
            TrfVersion::Trf16 => "TRF16",
            TrfVersion::Trf26 => "TRF26",
        })
    }
}

/// A file in another version.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Conversion {
    pub trf: Trf,
    /// What that version cannot say and is left out, with the line of the file it came from.
    pub left_out: Vec<TrfLeftOut>,
}

/// The text records that came in 2026.
const NEW_TEXT: [&str; 9] = [
    "172", "182", "192", "202", "212", "222", "352", "801", "802",
];

impl Trf {
    /// The version of the file: the newest one of which something is used. A file in which the
    /// byes of 2006 are the only sign is of 2006; one without any sign passes for one of 2016.
    pub fn version(&self) -> TrfVersion {
        let new = self.records.iter().any(is_new);
        let letters = || {
            let mut results = self.players().flat_map(|(_, player)| &player.rounds);
            results.any(|entry| {
                entry
                    .result
                    .is_some_and(|code| code.code().is_ascii_alphabetic())
            })
        };
        let extensions = || self.records.iter().any(is_extension);
        let old_byes = || {
            let mut entries = self.players().flat_map(|(_, player)| &player.rounds);
            entries.any(|entry| entry.opponent.is_none() && entry.result.is_some())
        };
        if new {
            TrfVersion::Trf26
        } else if letters() || extensions() || !old_byes() {
            TrfVersion::Trf16
        } else {
            TrfVersion::Trf06
        }
    }

    /// The same facts in another version, and what it cannot say. Records that are unknown here
    /// stay as they are.
    ///
    /// # Errors
    ///
    /// [`TrfErrors`] if what comes out cannot be read again.
    pub fn convert_to(&self, version: TrfVersion) -> Result<Conversion, TrfErrors> {
        let (records, left_out) = match version {
            TrfVersion::Trf26 => newer::records(self),
            TrfVersion::Trf16 | TrfVersion::Trf06 => older::records(self, version),
        };
        let trf = Trf::from_records(records)?;
        Ok(Conversion { trf, left_out })
    }

    /// A file with these records, checked by reading what is written.
    ///
    /// # Errors
    ///
    /// [`TrfErrors`] if what is written cannot be read again.
    pub fn from_records(records: Vec<Record>) -> Result<Trf, TrfErrors> {
        let written = Trf::of(records, Vec::new());
        let trf = super::read_trf(write_trf(&written).as_bytes())?;
        let different = trf
            .located()
            .zip(&written.records)
            .find(|((_, read), record)| read != record);
        let errors = different.map(|((line, _), _)| {
            let expected = TrfExpected::FittingRecord;
            line.fault((1, line.width().max(1)), TrfField::Record, expected)
        });
        TrfErrors::unless_none(errors.into_iter().collect(), trf)
    }
}

fn is_new(record: &Record) -> bool {
    match record {
        Record::Text(TextRecord { code, .. }) => NEW_TEXT.contains(&code.as_str()),
        Record::Rounds(record) => !record.extension,
        Record::Other(line) => line.starts_with("###"),
        Record::InitialColour(_)
        | Record::PointSystem(_)
        | Record::National(_)
        | Record::Team(_)
        | Record::Byes(_)
        | Record::VirtualPoints(_)
        | Record::Prohibited(_)
        | Record::AbnormalPoints(_)
        | Record::LineUp(_)
        | Record::TeamByes(_)
        | Record::ForfeitedMatch(_) => true,
        _ => false,
    }
}

fn is_extension(record: &Record) -> bool {
    match record {
        Record::Rounds(record) => record.extension,
        Record::Configuration(_)
        | Record::Scoring(_)
        | Record::PointsFor(_)
        | Record::Absent(_)
        | Record::PlayerVirtualPoints(_)
        | Record::NeverPaired(_) => true,
        _ => false,
    }
}
