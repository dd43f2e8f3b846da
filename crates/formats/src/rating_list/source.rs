//! Which kind of list a file is, and reading it.

use std::io::{self, BufRead, BufReader, Read, Seek, SeekFrom};

use flate2::bufread::DeflateDecoder;
use zip::{CompressionMethod, ZipArchive};

use super::player::{ListDate, ListedPlayer, RatingKind};
use super::text::TextList;
use super::xml::XmlList;

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
}

/// Why a rating list, or a line of it, cannot be read.
#[derive(Debug, thiserror::Error)]
pub enum RatingListError {
    /// A line that tells no player. Those after it can still be read.
    #[error("line {line}: {problem}")]
    Line {
        /// The line of the file, from 1; in XML that of the player's start.
        line: u64,
        /// What was found and what was expected.
        problem: String,
    },
    /// The file is something else.
    #[error(
        "found {0}, expected a rating list: a line of headings with ID Number and Name, or XML \
         with <playerslist>, plain or in a zip file"
    )]
    NotAList(String),
    /// The file cannot be read any further.
    #[error("the rating list cannot be read: {0}")]
    Read(#[from] io::Error),
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
    let broken = |error: zip::result::ZipError| RatingListError::Read(io::Error::other(error));
    let mut archive = ZipArchive::new(file).map_err(broken)?;
    let place = list_in(&archive)
        .ok_or_else(|| RatingListError::NotAList("a zip file without a .txt or .xml".to_owned()))?;
    let member = archive.by_index_raw(place).map_err(broken)?;
    let (start, length) = (member.data_start(), member.compressed_size());
    let start =
        start.ok_or_else(|| io::Error::other("the zip file does not say where it starts"))?;
    let date = member
        .last_modified()
        .and_then(|date| ListDate::new(date.year(), date.month()));
    let method = member.compression();
    if member.encrypted() {
        return Err(RatingListError::NotAList(
            "an encrypted zip file".to_owned(),
        ));
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
        other => Err(RatingListError::NotAList(format!(
            "a zip file packed by {other}"
        ))),
    }
}

fn list_in<R: Read + Seek>(archive: &ZipArchive<R>) -> Option<usize> {
    let is_list = |place: &usize| {
        let name = archive.name_for_index(*place).and_then(Result::ok);
        let name = name.unwrap_or_default().to_ascii_lowercase();
        name.ends_with(".txt") || name.ends_with(".xml")
    };
    (0..archive.len()).find(is_list)
}
