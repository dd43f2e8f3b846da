//! The rating report of US Chess: what is to be looked at, and its files.

use adoube_formats::us_report::UsFile;

use super::views::UsReportPage;
use crate::error::PageError;
use crate::exports::{Download, us_report_file, us_report_zip};
use crate::params::{DeskSection, Params};
use crate::ui::Page;

/// The name of the zip file with all three.
pub(super) const ZIP: &str = "us-report.zip";

/// `GET /desk/{event}/{section}/papers/us-report`: the report is that of the whole event.
pub(super) async fn show(desk: DeskSection) -> Page<UsReportPage> {
    Page(UsReportPage::of(&desk))
}

/// `GET /desk/{event}/{section}/papers/us-report/{name}?force=`
pub(super) async fn file(desk: DeskSection, params: Params) -> Result<Download, PageError> {
    let forced = params.query("force") == Some("yes");
    let name: String = params.name("name")?;
    let event = &desk.shown.event;
    if name == ZIP {
        let zip = us_report_zip(event, forced)?;
        let name = format!("{}-{ZIP}", desk.at.event);
        return Ok(Download::new(name, "application/zip", zip));
    }
    let file = UsFile::ALL.into_iter().find(|file| file.name() == name);
    let file = file.ok_or(PageError::NotFound)?;
    let bytes = us_report_file(event, file, forced)?;
    Ok(Download::new(name, "application/octet-stream", bytes))
}
