//! Writing to a journal.

use adoube_bodies::finding::FindingBody;
use adoube_bodies::journal::Written;
use adoube_bodies::names::SectionNames;
use adoube_conduct::{is_vetted, vet};
use adoube_journal::{Command, Redone, Seq, Submission, Task, Undone, foresee};
use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::response::Response;
use axum_extra::routing::TypedPath;
use serde::Deserialize;
use utoipa::ToSchema;

use super::{ErrorBody, read, whole, work_out};
use crate::auth::Right;
use crate::error::{ApiError, PageError};
use crate::guard::AtDesk;
use crate::hall::now;
use crate::paths::api as paths;
use crate::retries::Once;
use crate::texts::{tell_with, words};

/// Commands to be carried out together: all of them or none.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct CommandsRequest {
    /// The last record the writer had seen when deciding; the latest if not said.
    #[serde(default)]
    #[schema(value_type = Option<u64>)]
    seen: Option<Seq>,
    /// Why; some commands need a reason.
    #[serde(default)]
    reason: Option<String>,
    /// The warnings that are confirmed, by the codes of an answer before.
    #[serde(default)]
    confirm: Vec<String>,
    /// What to do, in order: objects with their name under `command`, as in an exported journal.
    #[schema(value_type = Vec<Object>)]
    commands: Vec<Command>,
}

/// What to take back, or to do again.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct UndoRequest {
    /// The number of the record.
    #[schema(value_type = u64)]
    seq: Seq,
    /// Do it again after it was taken back.
    #[serde(default)]
    redo: bool,
    /// Why it is done; some commands need a reason, and the journal keeps it.
    #[serde(default)]
    reason: Option<String>,
    /// The warnings that are confirmed, by the codes of an answer before.
    #[serde(default)]
    confirm: Vec<String>,
}

/// Carries out commands, all of them or none. Each command takes its own right. With an
/// `Idempotency-Key` a repeated request is answered again and not carried out again.
#[utoipa::path(post, path = paths::Commands::PATH,
    params(paths::Commands, ("Idempotency-Key" = Option<String>, Header)),
    request_body(content = CommandsRequest, examples(
        ("enter a result" = (value = json!({ "seen": 41, "commands": [{ "command": "enter_result", "section": "open", "round": 1, "board": "3", "result": "1-0" }] }))),
        ("register a player" = (value = json!({ "commands": [{ "command": "register", "section": "open", "player": { "name": "Vidmar, Milan" } }] }))),
        ("correct a result" = (value = json!({ "reason": "score sheets compared", "commands": [{ "command": "correct_result", "section": "open", "round": 1, "board": "3", "result": "1/2-1/2" }] }))),
        ("close a round" = (value = json!({ "commands": [{ "command": "close_round", "section": "open", "round": 1 }] }))))),
    responses((status = 200, body = Written), (status = 400, body = ErrorBody), (status = 401, body = ErrorBody),
        (status = 403, body = ErrorBody), (status = 409, body = ErrorBody), (status = 413, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub(super) async fn submit(
    at: AtDesk,
    once: Once,
    body: Result<Bytes, BytesRejection>,
) -> Result<Response, ApiError> {
    let body = whole(body)?;
    let request: CommandsRequest = read(&body)?;
    let submission = at
        .member
        .submission(request.commands)
        .seen(request.seen)
        .because(request.reason)
        .confirming(request.confirm);
    once.run(&at.app.clone(), &body, write(at, submission))
        .await
}

/// Takes a record back, or does it again. It takes the right that writing the record took.
#[utoipa::path(post, path = paths::Undo::PATH,
    params(paths::Undo, ("Idempotency-Key" = Option<String>, Header)),
    request_body = UndoRequest,
    responses((status = 200, body = Written), (status = 400, body = ErrorBody), (status = 401, body = ErrorBody),
        (status = 403, body = ErrorBody), (status = 409, body = ErrorBody), (status = 413, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub(super) async fn undo(
    at: AtDesk,
    once: Once,
    body: Result<Bytes, BytesRejection>,
) -> Result<Response, ApiError> {
    let body = whole(body)?;
    let request: UndoRequest = read(&body)?;
    let (seq, redo) = (request.seq, request.redo);
    let command = if redo {
        Command::Redo(Redone { seq })
    } else {
        Command::Undo(Undone { seq })
    };
    let submission = at.member.submission(vec![command]);
    let submission = submission
        .because(request.reason)
        .confirming(request.confirm);
    once.run(&at.app.clone(), &body, write(at, submission))
        .await
}

pub(super) async fn write(at: AtDesk, submission: Submission) -> Result<Written, ApiError> {
    let findings = vetted(&at, &submission).await?;
    let receipt = at.write(submission).await?;
    Ok(Written {
        findings,
        ..Written::from(receipt)
    })
}

/// What speaks against commands. Whoever may not pair is told nothing of pairings, but of entries.
async fn vetted(at: &AtDesk, submission: &Submission) -> Result<Vec<FindingBody>, ApiError> {
    let mut vetted = submission.commands.iter().filter(|one| is_vetted(one));
    let of_entries_only = vetted.clone().all(|one| one.task() == Task::Entries);
    let may_know = of_entries_only || at.member.may(Right::Pairings);
    if vetted.next().is_none() || !may_know {
        return Ok(Vec::new());
    }
    let shown = at.app.events.read(&at.event).await?;
    let (commands, reason) = (submission.commands.clone(), submission.reason.clone());
    let told = work_out(move || {
        // Whom the commands themselves enter has a name only after them.
        let after = foresee(&shown.event, &commands, reason.as_deref());
        let vetted = vet(&shown.event, &commands, reason.as_deref(), Some(now()));
        (vetted, after)
    });
    let (vetted, after) = told.await?;
    match vetted {
        Ok(vetted) => Ok(FindingBody::all(&vetted, words(), &after)),
        Err(broken) => {
            let section = after.section(&broken.section).ok_or(PageError::NotFound)?;
            Err(PageError::Refused(tell_with(&broken, &SectionNames::in_section(section))).into())
        }
    }
}
