//! A whole tournament from a report file: sent, looked at, made a section of the event.

use std::sync::Arc;

use adoube_bodies::finding::FindingBody;
use adoube_bodies::import::ImportBody;
use adoube_conduct::import::{CannotImport, Destination, Import, import as import_file};
use adoube_conduct::vet;
use adoube_formats::{TrfErrors, read_trf};
use adoube_journal::{Event, foresee};
use axum::extract::Multipart;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use jiff::Zoned;
use serde::Deserialize;

use super::sharing::{self, SentFile};
use super::uploading::UploadForm;
use super::views::tournament::{SendReportPage, TournamentPage};
use crate::error::PageError;
use crate::flash::{RedirectWithMessage, redirect_with};
use crate::guard::AtDesk;
use crate::params::{Fields, OfEvent, Params};
use crate::paths;
use crate::texts::{fill, t, tell, words};
use crate::ui::Page;
use crate::uploads::{List, Upload};

/// `GET /desk/{event}/import-report`
pub(super) async fn ask(at: AtDesk, OfEvent(shown): OfEvent) -> Page<SendReportPage> {
    Page(SendReportPage::of(&shown, &at, None))
}

/// `POST /desk/{event}/import-report`: takes a file to be looked at. Nothing is written yet.
pub(super) async fn send(
    at: AtDesk,
    OfEvent(shown): OfEvent,
    form: Multipart,
) -> Result<Response, PageError> {
    let UploadForm { name, bytes, .. } = UploadForm::read(form).await?;
    let faults = match bytes.trim_ascii().is_empty() {
        true => Some(t("entries-empty-list").to_owned()),
        false => faults(&bytes).map(|errors| tell(&errors)),
    };
    if let Some(wrong) = faults {
        let page = SendReportPage::of(&shown, &at, Some(wrong));
        return Ok((StatusCode::UNPROCESSABLE_ENTITY, Page(page)).into_response());
    }
    let sent = SentFile {
        name: name.clone(),
        bytes: bytes.clone(),
    };
    let name = Some(name).filter(|name| !name.is_empty());
    let upload = Upload {
        account: at.member.account.id,
        event: at.event.clone(),
        section: None,
        name: name.unwrap_or_else(|| t("entries-pasted").to_owned()),
        list: List::Tournament(bytes),
    };
    let key = sharing::keep(&at.app, upload, sent).await?;
    let url = paths::desk::ImportReportPreview::of(&at.event, &key).to_string();
    Ok(Redirect::to(&url).into_response())
}

/// What is wrong with a file.
fn faults(bytes: &[u8]) -> Option<TrfErrors> {
    let read = read_trf(bytes).and_then(|trf| trf.to_draft().map(drop));
    read.err()
}

/// The file that the address names, if it belongs to whoever asks.
async fn kept(at: &AtDesk, params: &Params) -> Result<(String, Arc<Upload>), PageError> {
    let key: String = params.name("file")?;
    let upload = sharing::find(&at.app, &key).await?.filter(|upload| {
        upload.account == at.member.account.id
            && upload.event == at.event
            && upload.section.is_none()
    });
    let gone = || PageError::Refused(t("entries-list-gone").to_owned());
    upload.map(|upload| (key, upload)).ok_or_else(gone)
}

/// What a file becomes, and what speaks against its rounds. Pairing them again takes a while.
async fn becomes(
    event: Event,
    upload: Arc<Upload>,
    name: Option<String>,
) -> Result<(Import, Vec<FindingBody>), PageError> {
    let language = words();
    let work = move || {
        let List::Tournament(bytes) = &upload.list else {
            return Err(PageError::NotFound);
        };
        let refused = |errors: TrfErrors| PageError::Refused(language.tell(&errors));
        let trf = read_trf(bytes).map_err(refused)?;
        let into = Destination {
            event: Some(&event),
            name: name.as_deref(),
        };
        let import = import_file(&trf, &upload.name, into);
        let import = import.map_err(|why: CannotImport| PageError::Refused(language.tell(&why)))?;
        let commands = [import.command()];
        let after = foresee(&event, &commands, None);
        // With a reason nothing is held back.
        let vetted = vet(&event, &commands, Some("-"), None).unwrap_or_default();
        let findings = FindingBody::all(&vetted, language, &after);
        Ok((import, findings))
    };
    let done = tokio::task::spawn_blocking(work).await;
    done.map_err(PageError::broken)?
}

/// What is said of the section that is to be made.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct ImportForm {
    /// Its name; as the file has it if nothing is said.
    name: String,
    /// Why rounds are taken in that the rules pair otherwise.
    reason: String,
}

impl ImportForm {
    fn name(&self) -> Option<String> {
        let name = self.name.trim();
        (!name.is_empty()).then(|| name.to_owned())
    }
}

/// `GET /desk/{event}/import-report/{file}`: what the file becomes.
pub(super) async fn look(
    at: AtDesk,
    OfEvent(shown): OfEvent,
    params: Params,
    Fields(said): Fields<ImportForm>,
) -> Result<Page<TournamentPage>, PageError> {
    let (key, upload) = kept(&at, &params).await?;
    let (import, findings) = becomes(shown.event.clone(), upload, said.name()).await?;
    let body = ImportBody::of(&at.event, &import, &findings, None, words());
    Ok(Page(TournamentPage::of(&shown, &at, &key, &body)))
}

/// `POST /desk/{event}/import-report/{file}`: makes the section.
pub(super) async fn import(
    at: AtDesk,
    OfEvent(shown): OfEvent,
    params: Params,
    Fields(said): Fields<ImportForm>,
) -> Result<RedirectWithMessage, PageError> {
    let (key, upload) = kept(&at, &params).await?;
    let (import, _) = becomes(shown.event.clone(), upload, said.name()).await?;
    let section = import.section.section.clone();
    let told = fill("tournament-imported", &[&import.section.settings.name]);
    let submission = at.member.submission(vec![import.command()]);
    let submission = submission.because(Some(said.reason));
    let reason = submission.reason.as_deref();
    let now = Zoned::now().datetime();
    vet(&shown.event, &submission.commands, reason, Some(now))
        .map_err(|broken| PageError::Refused(tell(&broken)))?;
    at.write(submission).await?;
    sharing::forget(&at.app, &key).await?;
    Ok(redirect_with(
        paths::desk::Entries::of(&at.event, &section).to_string(),
        told,
    ))
}
