//! Changing a paired round by hand.

use adoube_conduct::rounds::{Finding, change_to, check_change, standing};
use adoube_journal::{RoundPairings, Section};
use adoube_tournament::RoundNumber;
use serde::Deserialize;

use super::steps::{Step, read_steps};
use super::views::change::ChangePage;
use super::{paired, round_url};
use crate::auth::Right;
use crate::error::PageError;
use crate::events::EventView;
use crate::flash::{RedirectWithMessage, redirect_with};
use crate::params::{DeskSection, Fields, Params};
use crate::texts::{fill, t};
use crate::ui::Page;

/// `GET …/rounds/{round}/change?steps=…`: the round as it would be, and what that breaks. A step
/// that is being chosen comes as `do`, `one`, `other`, `board`, `to` and `bye`.
pub(super) async fn show(of: DeskSection, params: Params) -> Result<Page<ChangePage>, PageError> {
    let section = of.section();
    let round = paired(section, &params)?;
    let mut steps = read(params.query("steps").unwrap_or(""))?;
    let before = standing(section, round)?;
    let mut wrong = None;
    if let Some(kind) = params.query("do") {
        match chosen(kind, &params) {
            Some(step) => steps.push(step),
            None => wrong = Some(t("rounds-step-unclear").to_owned()),
        }
    }
    let mut form = before.clone();
    while let Err(reason) = proposal(&before, &steps).map(|made| form = made) {
        // The latest step does not fit; those before it do.
        steps.pop();
        wrong = Some(reason);
    }
    let (shown, id, proposed) = (of.shown.clone(), section.id.clone(), form.clone());
    let findings = tokio::task::spawn_blocking(move || check(&shown, &id, round, &proposed));
    let findings = findings.await.unwrap_or_default();
    Ok(Page(ChangePage::of(
        &of.shown, &of.at, section, round, &steps, &before, &form, findings, wrong,
    )))
}

fn check(
    shown: &EventView,
    id: &adoube_journal::SectionId,
    round: RoundNumber,
    proposal: &RoundPairings,
) -> Vec<Finding> {
    let section = shown.event.section(id);
    section.map_or_else(Vec::new, |section| {
        check_change(&shown.event.details, section, round, proposal)
    })
}

/// The step that a form describes.
fn chosen(kind: &str, params: &Params) -> Option<Step> {
    let part = |name: &str| params.query(name).unwrap_or("");
    let text = match kind {
        "swap" | "pair" => format!("{kind}_{}_{}", part("one"), part("other")),
        "colours" => format!("{kind}_{}", part("board")),
        "move" => format!("{kind}_{}_{}", part("board"), part("to")),
        "bye" => format!("{kind}_{}_{}", part("one"), part("bye")),
        _ => return None,
    };
    text.parse().ok()
}

fn read(steps: &str) -> Result<Vec<Step>, PageError> {
    let steps = crate::params::decoded(steps).unwrap_or_default();
    read_steps(&steps).ok_or(PageError::NotFound)
}

fn proposal(before: &RoundPairings, steps: &[Step]) -> Result<RoundPairings, String> {
    let mut round = before.clone();
    for step in steps {
        step.apply(&mut round)?;
    }
    Ok(round)
}

/// A change to be made.
#[derive(Deserialize)]
pub(super) struct ChangeForm {
    steps: String,
    seen: u64,
    #[serde(default)]
    reason: String,
}

/// `POST …/rounds/{round}/change`: makes the change.
pub(super) async fn change(
    of: DeskSection,
    params: Params,
    Fields(form): Fields<ChangeForm>,
) -> Result<RedirectWithMessage, PageError> {
    let section: &Section = of.section();
    let round = paired(section, &params)?;
    if form.reason.trim().is_empty() {
        return Err(PageError::BadRequest(t("rounds-reason-missing").to_owned()));
    }
    let before = standing(section, round)?;
    let steps = read(&form.steps)?;
    let after = proposal(&before, &steps).map_err(PageError::Conflict)?;
    let command = change_to(section, round, &after)?;
    let submission = of
        .at
        .member
        .submission(vec![command])
        .seen(Some(adoube_journal::Seq(form.seen)))
        .because(Some(form.reason));
    of.at.write_as(Right::Pairings, submission).await?;
    let to = round_url(&of.at, section, round);
    Ok(redirect_with(to, fill("rounds-changed", &[&round])))
}
