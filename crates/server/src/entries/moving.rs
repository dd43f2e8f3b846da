//! Entries that go over into another section, and two entries of one person.

use adoube_journal::{Command, MoveEntry, SectionId};
use adoube_tournament::EntrantId;

use super::entrant;
use crate::error::PageError;
use crate::flash::{RedirectWithMessage, redirect_with};
use crate::form::FormFields;
use crate::params::{DeskSection, Fields, Params};
use crate::paths;
use crate::texts::fill;
use crate::ui::place::Place;

/// `POST …/entries/{entrant}/move`: into the section `to`.
pub(super) async fn go_over(
    of: DeskSection,
    params: Params,
    Fields(form): Fields<FormFields>,
) -> Result<RedirectWithMessage, PageError> {
    let entrant = entrant(&params, of.section())?;
    let to: SectionId = form.line("to").parse().map_err(|_| PageError::NotFound)?;
    let other = of.shown.event.section(&to).ok_or(PageError::NotFound)?;
    let said = fill(
        "entries-moved",
        &[&entrant.player.name, &other.settings.name],
    );
    let command = Command::MoveEntry(MoveEntry {
        section: of.section().id.clone(),
        entrant: entrant.id,
        to: to.clone(),
    });
    let reason = Some(form.line("reason").to_owned());
    let submission = of.at.member.submission(vec![command]).because(reason);
    of.at.write(submission.seen(Some(of.shown.seq))).await?;
    let url = paths::desk::Entries::of(&of.at.event, &to).to_string();
    Ok(redirect_with(url, said))
}

/// `POST …/entries/{entrant}/same`: the entry `other` is the same person and goes.
pub(super) async fn one_entry(
    of: DeskSection,
    params: Params,
    Fields(form): Fields<FormFields>,
) -> Result<RedirectWithMessage, PageError> {
    let kept = entrant(&params, of.section())?;
    let other = form.line("other").parse().map(EntrantId);
    let other = other.map_err(|_| PageError::NotFound)?;
    let gone = of.section().entrant(other).ok_or(PageError::NotFound)?;
    let said = fill("entries-joined", &[&gone.player.name, &kept.label()]);
    let commands = adoube_conduct::entries::one_entry(of.section(), kept.id, other);
    let reason = Some(form.line("reason").to_owned());
    let submission = of.at.member.submission(commands).because(reason);
    of.at.write(submission.seen(Some(of.shown.seq))).await?;
    Ok(redirect_with(Place::of(&of).entrant_url(kept.id), said))
}
