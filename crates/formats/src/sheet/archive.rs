//! Workbooks, which are zip files.

use std::io::{self, Cursor, Read};

use zip::ZipArchive;

use super::{Sheet, SheetError, ods, xlsx};

/// What a workbook may hold when unpacked: several times what [`MAX_ROWS`](super::MAX_ROWS) need.
const MOST_BYTES: u64 = 128 << 20;
/// A workbook has some dozens of parts.
const MOST_PARTS: usize = 2_000;

/// Reads an XLSX or ODS file.
pub(super) fn read(bytes: &[u8]) -> Result<Sheet, SheetError> {
    let mut archive = ZipArchive::new(Cursor::new(bytes)).map_err(broken)?;
    check_size(&mut archive)?;
    let part = |name: &str| archive.index_for_name(name).is_some();
    let (is_ods, is_xlsx) = (part("content.xml"), part("[Content_Types].xml"));
    if is_ods {
        return ods::read(archive);
    }
    if is_xlsx {
        return xlsx::read(bytes);
    }
    Err(SheetError::Workbook(
        "found a zip file, expected .xlsx or .ods".to_owned(),
    ))
}

/// Unpacks everything once without keeping it, since the sizes in the archive may be untrue.
fn check_size(archive: &mut ZipArchive<Cursor<&[u8]>>) -> Result<(), SheetError> {
    if archive.len() > MOST_PARTS {
        let problem = format!("found more than {MOST_PARTS} parts");
        return Err(SheetError::Workbook(problem));
    }
    let mut left = MOST_BYTES;
    for place in 0..archive.len() {
        let part = archive.by_index(place).map_err(broken)?;
        let size = io::copy(&mut part.take(left + 1), &mut io::sink()).map_err(broken)?;
        left = left.checked_sub(size).ok_or_else(|| {
            let most = MOST_BYTES >> 20;
            SheetError::Workbook(format!("it unpacks to more than {most} MB"))
        })?;
    }
    Ok(())
}

/// An error of one of the crates that unpack.
pub(super) fn broken(error: impl ToString) -> SheetError {
    SheetError::Workbook(error.to_string())
}
