//! What is done to a paired round: publishing, closing, reopening, taking the pairing back.

use std::sync::Arc;

use adoube_journal::{
    Command, Journal, RoundClosed, RoundPublished, RoundReopened, SectionId, Seq, Submission,
    Undone,
};
use adoube_tournament::RoundNumber;
use axum::extract::State;
use serde::Deserialize;

use super::{paired, round_url, url};
use crate::app::App;
use crate::error::PageError;
use crate::flash::{RedirectWithMessage, redirect_with};
use crate::guard::AtDesk;
use crate::params::{DeskSection, Fields, Params};
use crate::texts::fill;

/// What a form of these says.
#[derive(Deserialize)]
pub(super) struct ActionForm {
    #[serde(default)]
    seen: Option<u64>,
    #[serde(default)]
    reason: String,
    /// Where to go afterwards: to the round, or to `rounds`.
    #[serde(default)]
    to: String,
}

impl ActionForm {
    fn submission(self, at: &AtDesk, commands: Vec<Command>) -> Submission {
        at.member
            .submission(commands)
            .seen(self.seen.map(Seq))
            .because(Some(self.reason))
    }
}

/// `POST …/rounds/{round}/publish`
pub(super) async fn publish(
    State(app): State<Arc<App>>,
    at: AtDesk,
    of: DeskSection,
    params: Params,
    Fields(form): Fields<ActionForm>,
) -> Result<RedirectWithMessage, PageError> {
    let round = paired(of.section(), &params)?;
    let section = of.section().id.clone();
    let submission = form.submission(
        &at,
        vec![Command::PublishRound(RoundPublished { section, round })],
    );
    app.write(&at.event, &at.member, submission).await?;
    Ok(back(&at, &of, round, "rounds-published"))
}

/// `POST …/rounds/{round}/close`
pub(super) async fn close(
    State(app): State<Arc<App>>,
    at: AtDesk,
    of: DeskSection,
    params: Params,
    Fields(form): Fields<ActionForm>,
) -> Result<RedirectWithMessage, PageError> {
    let round = paired(of.section(), &params)?;
    let section = of.section().id.clone();
    let overview = form.to == "rounds";
    let submission = form.submission(
        &at,
        vec![Command::CloseRound(RoundClosed { section, round })],
    );
    app.write(&at.event, &at.member, submission).await?;
    if overview {
        let to = url(&at, of.section());
        return Ok(redirect_with(to, fill("rounds-closed", &[&round])));
    }
    Ok(back(&at, &of, round, "rounds-closed"))
}

/// `POST …/rounds/{round}/reopen`
pub(super) async fn reopen(
    State(app): State<Arc<App>>,
    at: AtDesk,
    of: DeskSection,
    params: Params,
    Fields(form): Fields<ActionForm>,
) -> Result<RedirectWithMessage, PageError> {
    let round = paired(of.section(), &params)?;
    let section = of.section().id.clone();
    let submission = form.submission(
        &at,
        vec![Command::ReopenRound(RoundReopened { section, round })],
    );
    app.write(&at.event, &at.member, submission).await?;
    Ok(back(&at, &of, round, "rounds-reopened"))
}

/// `POST …/rounds/{round}/unpair`: takes the pairing back, changes by hand and publication
/// included. The journal refuses once there are results.
pub(super) async fn unpair(
    State(app): State<Arc<App>>,
    at: AtDesk,
    of: DeskSection,
    params: Params,
    Fields(form): Fields<ActionForm>,
) -> Result<RedirectWithMessage, PageError> {
    let round = paired(of.section(), &params)?;
    let section = of.section().id.clone();
    let look = |journal: &Journal| made_of(journal, &section, round);
    let records = app.events.with_journal(&at.event, look).await?;
    let undo = records.into_iter().map(|seq| Command::Undo(Undone { seq }));
    let submission = form.submission(&at, undo.collect());
    app.write(&at.event, &at.member, submission).await?;
    let to = url(&at, of.section());
    Ok(redirect_with(to, fill("rounds-unpaired", &[&round])))
}

/// The records that made a round what it is, the latest first.
fn made_of(journal: &Journal, wanted: &SectionId, number: RoundNumber) -> Vec<Seq> {
    let records = journal.records().iter().rev();
    let of_round = records.filter(|record| {
        let change = &record.change;
        change.section() == Some(wanted) && change.shapes_round() == Some(number)
    });
    let standing = of_round.filter(|record| !journal.is_undone(record.seq));
    standing.map(|record| record.seq).collect()
}

fn back(at: &AtDesk, of: &DeskSection, round: RoundNumber, form: &str) -> RedirectWithMessage {
    let to = round_url(at, of.section(), round);
    redirect_with(to, fill(form, &[&round]))
}
