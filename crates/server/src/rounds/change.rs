//! Changing a paired round by hand.

use adoube_conduct::rounds::{Finding, change_to, check_change, standing};
use adoube_journal::{RoundPairings, Section};
use adoube_tournament::RoundNumber;
use serde::Deserialize;

use super::steps::{Changed, Step, read_steps};
use super::views::change::ChangePage;
use super::{paired, round_url};
use crate::auth::Right;
use crate::error::PageError;
use crate::events::EventView;
use crate::flash::{RedirectWithMessage, redirect_with};
use crate::params::{DeskSection, Fields, Params, decoded};
use crate::texts::{fill, t};
use crate::ui::Page;
use crate::ui::pick::picked;

/// `GET …/rounds/{round}/change?steps=…`: the round as it would be, and what that breaks. A step
/// that is being chosen comes as `do`, `one`, `other`, `board`, `to` and `bye`.
pub(super) async fn show(of: DeskSection, params: Params) -> Result<Page<ChangePage>, PageError> {
    let section = of.section();
    let round = paired(section, &params)?;
    let mut steps = read(params.query("steps").unwrap_or(""))?;
    let before = standing(section, round)?;
    let changed = Changed {
        event: &of.shown.event.details,
        section,
        round,
    };
    let mut wrong = None;
    if let Some(kind) = params.query("do") {
        match chosen(section, kind, &params) {
            Ok(step) => steps.push(step),
            Err(why) => wrong = Some(why),
        }
    }
    let mut form = before.clone();
    while let Err(reason) = proposal(&changed, &before, &steps).map(|made| form = made) {
        // The latest step does not fit; those before it do.
        steps.pop();
        wrong = Some(reason);
    }
    let (shown, id, proposed) = (of.shown.clone(), section.id.clone(), form.clone());
    let findings = tokio::task::spawn_blocking(move || check(&shown, &id, round, &proposed));
    let findings = findings.await.unwrap_or_default();
    let (shown, at) = (&of.shown, &of.at);
    ChangePage::of(
        shown, at, section, round, &steps, &before, &form, findings, wrong, &params,
    )
    .map(Page)
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
fn chosen(section: &Section, kind: &str, params: &Params) -> Result<Step, String> {
    let part = |name: &str| params.query(name).unwrap_or("");
    let unclear = || t("rounds-step-unclear").to_owned();
    let player = |name: &str| {
        let sent = decoded(part(name)).filter(|sent| !sent.trim().is_empty());
        let id = picked(section, &sent.ok_or_else(unclear)?).map_err(|error| error.to_string())?;
        Ok::<u32, String>(id.0)
    };
    let text = match kind {
        "swap" | "pair" => format!("{kind}_{}_{}", player("one")?, player("other")?),
        "colours" => format!("{kind}_{}", part("board")),
        "ladder" => format!("{kind}_{}", part("one")),
        "move" => format!("{kind}_{}_{}", part("board"), part("to")),
        "bye" => format!("{kind}_{}_{}", player("one")?, part("bye")),
        _ => return Err(unclear()),
    };
    text.parse().map_err(|_| unclear())
}

fn read(steps: &str) -> Result<Vec<Step>, PageError> {
    let steps = decoded(steps).unwrap_or_default();
    read_steps(&steps).ok_or(PageError::NotFound)
}

fn proposal(
    changed: &Changed<'_>,
    before: &RoundPairings,
    steps: &[Step],
) -> Result<RoundPairings, String> {
    let mut round = before.clone();
    for step in steps {
        step.apply(changed, &mut round)?;
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
    let changed = Changed {
        event: &of.shown.event.details,
        section,
        round,
    };
    let after = proposal(&changed, &before, &steps).map_err(PageError::Conflict)?;
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
