//! What is done to a paired round: publishing, closing, reopening, taking the pairing back.

use adoube_bodies::names::SectionNames;
use adoube_conduct::line_ups::{self, ToSet};
use adoube_conduct::rounds;
use adoube_journal::{
    Command, Journal, Refusal, RoundClosed, RoundPublished, RoundReopened, SectionId, Seq, Undone,
};
use adoube_tournament::{RoundNumber, TeamId};
use serde::Deserialize;

use super::{paired, round_url, url};
use crate::error::PageError;
use crate::flash::{RedirectWithMessage, redirect_with};
use crate::params::{DeskSection, Fields, Params};
use crate::texts::{fill, tell, tell_with};

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
    /// Writes the commands and goes back to the round, or to all of them.
    async fn write(
        self,
        of: &DeskSection,
        round: RoundNumber,
        commands: Vec<Command>,
        said: &str,
    ) -> Result<RedirectWithMessage, PageError> {
        let (at, section) = (&of.at, of.section());
        let to = match self.to.as_str() {
            "rounds" => url(at, section),
            _ => round_url(at, section, round),
        };
        let submission = at.member.submission(commands).seen(self.seen.map(Seq));
        at.write(submission.because(Some(self.reason))).await?;
        Ok(redirect_with(to, fill(said, &[&round])))
    }
}

/// `POST …/rounds/{round}/publish`
pub(super) async fn publish(
    of: DeskSection,
    params: Params,
    Fields(form): Fields<ActionForm>,
) -> Result<RedirectWithMessage, PageError> {
    let (section, round) = (of.section().id.clone(), paired(of.section(), &params)?);
    let publish = Command::PublishRound(RoundPublished { section, round });
    form.write(&of, round, vec![publish], "rounds-published")
        .await
}

/// `POST …/rounds/{round}/close`
pub(super) async fn close(
    of: DeskSection,
    params: Params,
    Fields(form): Fields<ActionForm>,
) -> Result<RedirectWithMessage, PageError> {
    let (section, round) = (of.section().id.clone(), paired(of.section(), &params)?);
    let close = Command::CloseRound(RoundClosed { section, round });
    form.write(&of, round, vec![close], "rounds-closed").await
}

/// `POST …/rounds/{round}/reopen`
pub(super) async fn reopen(
    of: DeskSection,
    params: Params,
    Fields(form): Fields<ActionForm>,
) -> Result<RedirectWithMessage, PageError> {
    let (section, round) = (of.section().id.clone(), paired(of.section(), &params)?);
    let reopen = Command::ReopenRound(RoundReopened { section, round });
    form.write(&of, round, vec![reopen], "rounds-reopened")
        .await
}

/// `POST …/rounds/{round}/boards`: sets the boards of all matches that have none, from the line-ups
/// and else from the first of the lists.
pub(super) async fn set_boards(
    of: DeskSection,
    params: Params,
    Fields(form): Fields<ActionForm>,
) -> Result<RedirectWithMessage, PageError> {
    let section = of.section();
    let round = paired(section, &params)?;
    let names = SectionNames::in_section(section);
    let set = line_ups::set_boards(section, round, ToSet::All)
        .map_err(|reason| PageError::Refused(tell_with(&reason, &names)))?;
    let nothing = || PageError::Refused(tell(&Refusal::NothingChanges));
    let set = set.ok_or_else(nothing)?;
    form.write(&of, round, vec![set], "rounds-boards-set").await
}

/// A team that did not come.
#[derive(Deserialize)]
pub(super) struct AbsentTeam {
    team: u32,
    #[serde(default)]
    reason: String,
}

/// `POST …/rounds/{round}/walk-over`: `team` did not come to its match.
pub(super) async fn walk_over(
    of: DeskSection,
    params: Params,
    Fields(typed): Fields<AbsentTeam>,
) -> Result<RedirectWithMessage, PageError> {
    let (at, section) = (&of.at, of.section());
    let round = paired(section, &params)?;
    let team = section
        .team(TeamId(typed.team))
        .ok_or(PageError::NotFound)?;
    let commands = rounds::walk_over(section, round, team.id)
        .map_err(|refusal| PageError::Refused(tell(&refusal)))?;
    let submission = at.member.submission(commands);
    at.write(submission.because(Some(typed.reason))).await?;
    let said = fill("rounds-did-not-come", &[&team.details.name]);
    Ok(redirect_with(round_url(at, section, round), said))
}

/// `POST …/rounds/{round}/unpair`: takes the pairing back, changes by hand and publication
/// included. The journal refuses once there are results.
pub(super) async fn unpair(
    of: DeskSection,
    params: Params,
    Fields(form): Fields<ActionForm>,
) -> Result<RedirectWithMessage, PageError> {
    let round = paired(of.section(), &params)?;
    let section = of.section().id.clone();
    let look = |journal: &Journal| made_of(journal, &section, round);
    let records = of.at.app.events.with_journal(&of.at.event, look).await?;
    let undo = records.into_iter().map(|seq| Command::Undo(Undone { seq }));
    let (to, undo) = ("rounds".to_owned(), undo.collect());
    let form = ActionForm { to, ..form };
    form.write(&of, round, undo, "rounds-unpaired").await
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
