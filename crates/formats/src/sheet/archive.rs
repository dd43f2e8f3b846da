//! Workbooks, which are zip files.

use std::io::{Cursor, Read};

use zip::ZipArchive;

use super::{Sheet, SheetError, WorkbookProblem, ods, xlsx};
use crate::decode;

/// What of a workbook may be unpacked: several times what [`MAX_ROWS`](super::MAX_ROWS) need.
const MOST_BYTES: u64 = 128 << 20;
/// A workbook has some dozens of parts.
const MOST_PARTS: usize = 2_000;

/// Reads an XLSX or ODS file.
pub(super) fn read(bytes: &[u8]) -> Result<Sheet, SheetError> {
    let mut parts = Parts::open(bytes)?;
    if parts.find("content.xml").is_some() {
        return ods::read(&mut parts);
    }
    if parts.find("[Content_Types].xml").is_some() {
        return xlsx::read(&mut parts);
    }
    Err(WorkbookProblem::OtherZip.into())
}

/// The parts of a workbook, of which only so much is unpacked in all.
pub(super) struct Parts<'b> {
    archive: ZipArchive<Cursor<&'b [u8]>>,
    /// How many more bytes may be unpacked. The sizes that the archive tells may be untrue.
    left: u64,
}

impl<'b> Parts<'b> {
    fn open(bytes: &'b [u8]) -> Result<Parts<'b>, SheetError> {
        let archive = ZipArchive::new(Cursor::new(bytes)).map_err(broken)?;
        if archive.len() > MOST_PARTS {
            let most = MOST_PARTS;
            return Err(WorkbookProblem::TooManyParts { most }.into());
        }
        Ok(Parts {
            archive,
            left: MOST_BYTES,
        })
    }

    /// The text of a part, if there is one of this name.
    pub(super) fn text(&mut self, name: &str) -> Result<Option<String>, SheetError> {
        let Some(place) = self.find(name) else {
            return Ok(None);
        };
        let part = self.archive.by_index(place).map_err(broken)?;
        let mut bytes = Vec::new();
        let mut part = part.take(self.left + 1);
        let size = part.read_to_end(&mut bytes).map_err(broken)?;
        self.left = self.left.checked_sub(size as u64).ok_or_else(|| {
            let megabytes = MOST_BYTES >> 20;
            WorkbookProblem::TooLarge { megabytes }
        })?;
        let text = String::from_utf8(bytes);
        let text = text.unwrap_or_else(|error| decode(error.as_bytes()).into_owned());
        Ok(Some(text))
    }

    /// Where a part is. Some programs write other letters or strokes than they name.
    fn find(&self, name: &str) -> Option<usize> {
        let same = |place: &usize| {
            let found = self.archive.name_for_index(*place);
            let found = found.and_then(Result::ok).unwrap_or_default();
            found.replace('\\', "/").eq_ignore_ascii_case(name)
        };
        let exact = self.archive.index_for_name(name);
        exact.or_else(|| (0..self.archive.len()).find(same))
    }
}

/// An error of one of the crates that unpack.
pub(super) fn broken(error: impl ToString) -> SheetError {
    let error = error.to_string();
    WorkbookProblem::Damaged { error }.into()
}
