//! Which kind of list a file is, and reading it.

use std::io::{self, BufRead, BufReader, Read, Seek, SeekFrom};

use flate2::bufread::DeflateDecoder;
use serde::Serialize;
use zip::{CompressionMethod, ZipArchive};

use super::members::{self, MemberList};
use super::player::{ListDate, ListedPlayer, RatingKind};
use super::text::TextList;
use super::xml::XmlList;
use crate::dbf::DbfError;
use crate::facts::as_told;
use crate::quote::Quoted;

/// How much is read at once.
const BUFFER: usize = 256 * 1024;

/// The largest list there is has 0.9 GB. What is larger by far is not a list.
const LARGEST: u64 = 8 << 30;

/// The players of a rating list, one after the other.
///
/// A line that cannot be read is an error that names it, after which reading goes on with the
/// next one.
pub struct RatingList<'r> {
    kind: Kind<'r>,
    date: Option<ListDate>,
    ended: bool,
}

enum Kind<'r> {
    Text(TextList<'r>),
    Xml(Box<XmlList<'r>>),
    Members(Box<MemberList<'r>>),
}

/// Why a rating list, or a line of it, cannot be read.
#[derive(Debug, Serialize)]
pub enum RatingListError {
    /// A line that tells no player. Those after it can still be read.
    Line {
        /// The line of the file, from 1; in XML that of the player's start.
        line: u64,
        problem: ListingProblem,
    },
    /// The file is something else.
    NotAList { found: NotAList },
    /// A line, or a player, of more bytes than any list has.
    TooLong { what: LongPart, most: usize },
    /// A table that is damaged.
    Table { fault: DbfError },
    /// The zip file does not say where the list is.
    NoStart,
    /// The file cannot be read any further.
    Read {
        /// What the system says.
        #[serde(serialize_with = "as_told")]
        error: io::Error,
    },
}

adoube_types::errors!(RatingListError);

impl From<io::Error> for RatingListError {
    fn from(error: io::Error) -> RatingListError {
        RatingListError::Read { error }
    }
}

impl From<NotAList> for RatingListError {
    fn from(found: NotAList) -> RatingListError {
        RatingListError::NotAList { found }
    }
}

/// What a file is that is no rating list.
#[derive(Debug, Serialize)]
pub enum NotAList {
    Empty,
    /// A text without the headings of a list.
    Begins {
        line: Quoted,
    },
    ZipWithoutList,
    EncryptedZip,
    /// A zip file packed in a way that is not known here.
    PackedBy {
        method: String,
    },
    NoPlayer,
    /// No line could be read, for which this is the first reason.
    OnlyFaults {
        fault: Box<RatingListError>,
    },
}

/// What is read as a whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename = "RatingListPart")]
pub enum LongPart {
    Line,
    Player,
}

/// What is wrong with a line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum ListingProblem {
    /// A cell that cannot be read.
    Unexpected {
        found: Quoted,
        expected: ListingExpected,
    },
    NoName,
    /// The player of some XML has no identity, or no name.
    Without {
        expected: ListingExpected,
    },
    /// The file ends inside a player.
    FileEnds,
    /// A player ends that has not begun.
    NoBeginning,
    /// What the reader of XML says.
    Damaged {
        error: String,
    },
}

/// What a cell should tell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum ListingExpected {
    FideId,
    MemberId,
    Expiry,
    Name,
    NameOnOneLine,
    Rating,
    Games,
    K,
    BirthYear,
}

impl<'r> RatingList<'r> {
    /// A list in a file, plain or zipped.
    ///
    /// `single` is what the ratings are for if the list has only one kind of them, which it does
    /// not say itself; see [`RatingKind::of_file_name`].
    ///
    /// # Errors
    ///
    /// [`RatingListError`] if the file cannot be read or has no list in it.
    pub fn open(
        mut file: impl Read + Seek + 'r,
        single: RatingKind,
    ) -> Result<RatingList<'r>, RatingListError> {
        let mut magic = [0; 4];
        let length = read_up_to(&mut file, &mut magic)?;
        file.rewind()?;
        if &magic[..length] == b"PK\x03\x04" {
            let (member, date) = unzipped(file)?;
            let mut list = RatingList::from_reader(member, single)?;
            list.date = list.date.or(date);
            return Ok(list);
        }
        RatingList::from_reader(file, single)
    }

    /// A list that is not zipped.
    ///
    /// # Errors
    ///
    /// [`RatingListError`] if reading fails or the headings are not those of a list.
    pub fn from_reader(
        source: impl Read + 'r,
        single: RatingKind,
    ) -> Result<RatingList<'r>, RatingListError> {
        let source = source.take(LARGEST);
        let mut source: Box<dyn BufRead + 'r> = Box::new(BufReader::with_capacity(BUFFER, source));
        let start = source.fill_buf()?;
        let start = start.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(start);
        if start.trim_ascii_start().first() == Some(&b'<') {
            let kind = Kind::Xml(Box::new(XmlList::new(source, single)));
            return Ok(RatingList::of(kind, None));
        }
        if let Some(form) = members::form_of(start) {
            let (list, date) = MemberList::new(source, form)?;
            return Ok(RatingList::of(Kind::Members(Box::new(list)), date));
        }
        let list = TextList::new(source, single)?;
        let date = list.columns().date;
        Ok(RatingList::of(Kind::Text(list), date))
    }

    fn of(kind: Kind<'r>, date: Option<ListDate>) -> RatingList<'r> {
        RatingList {
            kind,
            date,
            ended: false,
        }
    }

    /// The month of the list, as its headings or else the date of the file in the zip tell it.
    pub fn date(&self) -> Option<ListDate> {
        self.date
    }
}

impl Iterator for RatingList<'_> {
    type Item = Result<ListedPlayer, RatingListError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.ended {
            return None;
        }
        let player = match &mut self.kind {
            Kind::Text(list) => list.next(),
            Kind::Xml(list) => list.next(),
            Kind::Members(list) => list.next(),
        };
        self.ended = !matches!(player, Some(Ok(_) | Err(RatingListError::Line { .. })));
        player
    }
}

fn read_up_to(source: &mut impl Read, into: &mut [u8]) -> io::Result<usize> {
    let mut length = 0;
    while length < into.len() {
        match source.read(&mut into[length..])? {
            0 => break,
            read => length += read,
        }
    }
    Ok(length)
}

/// The list in a zip file, and its date. It is read from where it stands, because the reader that
/// the archive offers borrows the archive and could not be handed on.
fn unzipped<'r>(
    file: impl Read + Seek + 'r,
) -> Result<(Box<dyn Read + 'r>, Option<ListDate>), RatingListError> {
    let broken = |error: zip::result::ZipError| RatingListError::from(io::Error::other(error));
    let mut archive = ZipArchive::new(file).map_err(broken)?;
    let place = list_in(&archive).ok_or(NotAList::ZipWithoutList)?;
    let member = archive.by_index_raw(place).map_err(broken)?;
    let (start, length) = (member.data_start(), member.compressed_size());
    let start = start.ok_or(RatingListError::NoStart)?;
    let date = member
        .last_modified()
        .and_then(|date| ListDate::new(date.year(), date.month()));
    let method = member.compression();
    if member.encrypted() {
        return Err(NotAList::EncryptedZip.into());
    }
    drop(member);
    let mut file = archive.into_inner();
    file.seek(SeekFrom::Start(start))?;
    let packed = file.take(length);
    match method {
        CompressionMethod::Stored => Ok((Box::new(packed), date)),
        CompressionMethod::Deflated => {
            let packed = BufReader::with_capacity(BUFFER, packed);
            Ok((Box::new(DeflateDecoder::new(packed)), date))
        }
        other => {
            let method = other.to_string();
            Err(NotAList::PackedBy { method }.into())
        }
    }
}

fn list_in<R: Read + Seek>(archive: &ZipArchive<R>) -> Option<usize> {
    let is_list = |place: &usize| {
        let name = archive.name_for_index(*place).and_then(Result::ok);
        let name = name.unwrap_or_default().to_ascii_lowercase();
        let ends = [".txt", ".xml", ".dbf", ".tsv", ".csv"];
        ends.iter().any(|end| name.ends_with(end))
    };
    (0..archive.len()).find(is_list)
}
