//! Whole tournaments from report files.

use adoube_bodies::failure::ErrorBody;
use adoube_bodies::finding::FindingBody;
use adoube_bodies::import::ImportBody;
use adoube_bodies::names::SectionNames;
use adoube_conduct::import::{CannotImport, Destination, Import, import as import_file};
use adoube_conduct::vet;
use adoube_formats::{TrfErrors, read_trf};
use adoube_journal::{Event, foresee};
use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::response::Response;
use axum_extra::routing::TypedPath;

use super::{whole, work_out};
use crate::error::{ApiError, PageError};
use crate::guard::AtDesk;
use crate::hall::now;
use crate::params::{Params, decoded};
use crate::paths::api as paths;
use crate::retries::Once;
use crate::texts::words;

/// What the address says of an import.
#[derive(Clone)]
struct ImportRequest {
    /// What the section is to be called.
    name: Option<String>,
    /// What the file is called.
    file: String,
    reason: Option<String>,
    dry_run: bool,
}

/// Makes a section of a tournament report file (TRF06, TRF16, TRF26), with its rounds and results, in one
/// record. Every round is paired again; rounds that the rules pair otherwise need a `reason`. With
/// `dry_run=yes` nothing is written.
#[utoipa::path(post, path = paths::ImportedSection::PATH,
    params(paths::ImportedSection, ("name" = Option<String>, Query, description = "what the section is to be called"),
        ("file" = Option<String>, Query, description = "what the file is called"), ("reason" = Option<String>, Query),
        ("dry_run" = Option<String>, Query, description = "`yes`: only tell what it becomes"),
        ("Idempotency-Key" = Option<String>, Header)),
    request_body(content = String, content_type = "text/plain"),
    responses((status = 200, body = ImportBody), (status = 400, body = ErrorBody), (status = 401, body = ErrorBody),
        (status = 403, body = ErrorBody), (status = 413, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub(super) async fn import(
    at: AtDesk,
    params: Result<Params, PageError>,
    once: Once,
    body: Result<Bytes, BytesRejection>,
) -> Result<Response, ApiError> {
    let (params, body) = (params?, whole(body)?);
    let said = |name: &str| params.query(name).and_then(decoded);
    let said = |name: &str| said(name).filter(|text| !text.trim().is_empty());
    let asked = ImportRequest {
        name: said("name"),
        file: said("file").unwrap_or_else(|| "report.trf".to_owned()),
        reason: said("reason"),
        dry_run: params.query("dry_run") == Some("yes"),
    };
    let bytes = body.clone();
    let app = at.app.clone();
    once.run(&app, &body, carry_out(at, bytes, asked)).await
}

async fn carry_out(at: AtDesk, bytes: Bytes, asked: ImportRequest) -> Result<ImportBody, ApiError> {
    let shown = at.app.events.read(&at.event).await?;
    let (event, wanted) = (shown.event.clone(), asked.clone());
    let (import, findings) = work_out(move || becomes(&event, &bytes, &wanted)).await??;
    let language = words();
    if asked.dry_run {
        let event = &at.event;
        return Ok(ImportBody::of(event, &import, &findings, None, language));
    }
    let submission = at.member.submission(vec![import.command()]);
    let receipt = at.write(submission.because(asked.reason)).await?;
    let head = Some(receipt.head.0);
    Ok(ImportBody::of(
        &at.event, &import, &findings, head, language,
    ))
}

/// What a file becomes, and what speaks against its rounds; refused where they need a reason.
fn becomes(
    event: &Event,
    bytes: &[u8],
    asked: &ImportRequest,
) -> Result<(Import, Vec<FindingBody>), PageError> {
    let language = words();
    let wrong = |errors: TrfErrors| PageError::BadRequest(language.tell(&errors));
    let trf = read_trf(bytes).map_err(wrong)?;
    let into = Destination {
        event: Some(event),
        name: asked.name.as_deref(),
    };
    let import = import_file(&trf, &asked.file, into).map_err(|why| match why {
        CannotImport::Faults(errors) => PageError::BadRequest(language.tell(&errors)),
        refused => PageError::Refused(language.tell(&refused)),
    })?;
    let commands = [import.command()];
    let after = foresee(event, &commands, None);
    let reason = asked.reason.as_deref();
    // A dry run tells everything.
    let reason = reason.or(asked.dry_run.then_some("-"));
    let vetted = vet(event, &commands, reason, Some(now())).map_err(|broken| {
        let names = SectionNames::of(&after, Some(&broken.section));
        PageError::Refused(language.tell_with(&broken, &names))
    })?;
    let findings = FindingBody::all(&vetted, language, &after);
    Ok((import, findings))
}
