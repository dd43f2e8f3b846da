//! Files to take away: what an event is in the formats that others read.

mod kind;
mod site;
mod tables;
mod us_report;

use adoube_conduct::rounds::report;
use adoube_journal::{Event, Journal, Section, write_export_for};
use axum::http::header;
use axum::response::{IntoResponse, Response};

use crate::auth::Member;
use crate::error::PageError;
use crate::events::PublicSection;
use crate::texts::tell;

pub(crate) use kind::FileKind;
pub(crate) use site::site;
pub(crate) use tables::{
    accounts, boards, boards_json, entries, pairings, standings, standings_json,
};
pub(crate) use us_report::{us_report_file, us_report_zip};

/// How somebody gets the journal: whole, or without what is confidential.
pub(crate) fn journal_for(
    member: &Member,
) -> impl Fn(&Journal) -> Result<String, serde_json::Error> + use<> {
    let reader = member.reader();
    move |journal| write_export_for(reader, journal)
}

/// A file that the browser saves.
pub(crate) struct Download {
    name: String,
    content_type: &'static str,
    content: Vec<u8>,
}

impl Download {
    /// A file with a name of the letters, digits, dots and hyphens of short names.
    pub(crate) fn new(
        name: String,
        content_type: &'static str,
        content: impl Into<Vec<u8>>,
    ) -> Download {
        Download {
            name,
            content_type,
            content: content.into(),
        }
    }
}

impl IntoResponse for Download {
    fn into_response(self) -> Response {
        let disposition = format!("attachment; filename=\"{}\"", self.name);
        let about = [
            (header::CONTENT_TYPE, self.content_type.to_owned()),
            (header::CONTENT_DISPOSITION, disposition),
            (header::CACHE_CONTROL, "no-store".to_owned()),
        ];
        (about, self.content).into_response()
    }
}

/// A section as a tournament report file.
pub(crate) fn report_file(event: &Event, section: &Section) -> Result<String, PageError> {
    let report = report(event, section, None);
    let report = report.map_err(|reason| PageError::Refused(tell(&reason)))?;
    Ok(report.text)
}

/// The same of what everybody may see.
pub(crate) fn public_report_file(
    event: &Event,
    section: &Section,
    public: &PublicSection,
) -> Result<String, PageError> {
    let mut part = section.clone();
    part.draft = public.tournament.draft().clone();
    report_file(event, &part)
}
