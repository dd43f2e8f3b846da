//! An event at a glance, and what was done last.

use adoube_journal::{Command, Seq, Undone};
use serde::Deserialize;

use super::views::overview::OverviewPage;
use crate::error::PageError;
use crate::flash::{RedirectWithMessage, redirect_with};
use crate::guard::AtDesk;
use crate::params::{Fields, OfEvent};
use crate::paths;
use crate::texts::fill;
use crate::ui::Page;
use crate::ui::record_line::{RecordLine, told};

/// How many records are listed.
const LATEST: usize = 12;

/// `GET /desk/{event}`
pub(super) async fn show(
    at: AtDesk,
    OfEvent(shown): OfEvent,
) -> Result<Page<OverviewPage>, PageError> {
    let latest = at
        .app
        .events
        .with_journal(&at.event, |journal| {
            let records = journal.records().iter().rev().take(LATEST);
            records
                .map(|record| RecordLine::of(record, journal, &at.member))
                .collect()
        })
        .await?;
    Ok(Page(OverviewPage::of(&shown, &at, latest)))
}

/// What is to be taken back.
#[derive(Deserialize)]
pub(super) struct UndoForm {
    seq: u64,
    #[serde(default)]
    reason: String,
    #[serde(default)]
    back: String,
}

/// `POST /desk/{event}/undo`: takes a record back. That takes the right that writing it took.
pub(super) async fn undo(
    at: AtDesk,
    Fields(taken): Fields<UndoForm>,
) -> Result<RedirectWithMessage, PageError> {
    let seq = Seq(taken.seq);
    let what = at
        .app
        .events
        .with_journal(&at.event, |journal| {
            journal.record(seq).map(|record| told(record, journal))
        })
        .await?;
    let what = what.ok_or(PageError::NotFound)?;
    let submission = at
        .member
        .submission(vec![Command::Undo(Undone { seq })])
        .because(Some(taken.reason));
    at.write(submission).await?;
    let own = paths::desk::Overview::of(&at.event).to_string();
    let back = if taken.back.starts_with(&own) {
        taken.back
    } else {
        own
    };
    Ok(redirect_with(back, fill("taken-back", &[&what])))
}
