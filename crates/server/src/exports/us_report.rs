//! The files of the rating report of US Chess.

use std::io::{Cursor, Write};

use adoube_conduct::us_report::rating_report;
use adoube_formats::us_report::{UsFile, UsFiles};
use adoube_journal::Event;
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

use crate::error::PageError;
use crate::texts::t;

/// The three files; refused while something has to be put right, unless that is known.
fn files(event: &Event, forced: bool) -> Result<UsFiles, PageError> {
    let made = rating_report(event);
    if made.is_faulty() && !forced {
        return Err(PageError::Refused(t("us-report-faulty").to_owned()));
    }
    Ok(made.report.files())
}

/// One of the files.
pub(crate) fn us_report_file(
    event: &Event,
    file: UsFile,
    forced: bool,
) -> Result<Vec<u8>, PageError> {
    Ok(files(event, forced)?.file(file).to_vec())
}

/// All three as a zip file.
pub(crate) fn us_report_zip(event: &Event, forced: bool) -> Result<Vec<u8>, PageError> {
    let files = files(event, forced)?;
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    for file in UsFile::ALL {
        let options = SimpleFileOptions::default();
        zip.start_file(file.name(), options)
            .map_err(PageError::broken)?;
        zip.write_all(files.file(file)).map_err(PageError::broken)?;
    }
    Ok(zip.finish().map_err(PageError::broken)?.into_inner())
}
