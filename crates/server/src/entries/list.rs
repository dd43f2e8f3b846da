//! The list of entries, and a new one.

use adoube_conduct::entries::{teams_in_list, teams_of_list};
use adoube_formats::duplicates::{Certainty, duplicates};
use adoube_journal::{Command, LateEnter, Register, Section};
use adoube_tournament::{Player, RoundNumber};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;

use super::ratings::sourced;
use super::views::list::{EntriesPage, ListQuery, NewLine};
use super::views::{TypedPlayer, bye_called};
use super::{told, with_remarks, write_vetted};
use crate::auth::Right;
use crate::error::PageError;
use crate::flash::redirect_with;
use crate::params::{DeskSection, Fields, Params};
use crate::texts::{fill, t, tell};
use crate::ui::Page;
use crate::ui::place::Place;

/// `GET /desk/{event}/{section}/entries`
pub(super) async fn show(
    of: DeskSection,
    params: Params,
    Fields(look): Fields<ListQuery>,
) -> Result<Page<EntriesPage>, PageError> {
    let index = of.at.app.rating_list.index();
    let new = NewLine::default();
    EntriesPage::of(Place::of(&of), look, new, index.as_deref(), &params).map(Page)
}

/// A new entry, as typed.
#[derive(Deserialize)]
pub(super) struct NewEntry {
    #[serde(flatten)]
    player: TypedPlayer,
    #[serde(default)]
    first_round: String,
    #[serde(default)]
    missed: String,
    /// Whoever types knows that it is somebody else.
    #[serde(default)]
    sure: String,
    /// Why somebody plays in a section that is closed to them.
    #[serde(default)]
    reason: String,
}

/// `POST /desk/{event}/{section}/entries`: a new entry.
pub(super) async fn add(
    of: DeskSection,
    params: Params,
    Fields(typed): Fields<NewEntry>,
) -> Result<Response, PageError> {
    let place = Place::of(&of);
    match enter(&of, &typed).await {
        Ok((name, found)) => {
            let said = with_remarks(fill("entries-added", &[&name]), &found);
            Ok(redirect_with(place.url(), said).into_response())
        }
        Err(error) => {
            let new = NewLine {
                wrong: Some(told(error)?),
                typed: typed.player,
            };
            let index = of.at.app.rating_list.index();
            let look = ListQuery::default();
            let page = EntriesPage::of(place, look, new, index.as_deref(), &params)?;
            Ok((StatusCode::UNPROCESSABLE_ENTITY, Page(page)).into_response())
        }
    }
}

/// Who was entered, and what is to be said of it.
async fn enter(of: &DeskSection, typed: &NewEntry) -> Result<(String, Vec<String>), PageError> {
    let (at, event, section) = (&of.at, &of.shown.event, of.section());
    let player = typed.player.read().map_err(PageError::BadRequest)?;
    let player = sourced(of, None, player);
    if typed.sure.is_empty()
        && let Some(twin) = twin(section, &player)
    {
        return Err(PageError::Refused(twin));
    }
    let name = player.name.clone();
    let command = command(section, player.clone(), typed)?;
    let submission = at.member.submission(vec![command]);
    let submission = submission.because(Some(typed.reason.clone()));
    let (receipt, found) = write_vetted(at, event, submission).await?;
    let teams = teams_in_list(section, [(None, &player)]);
    let teams = teams_of_list(section, &receipt, teams);
    if !teams.is_empty() {
        let submission = at.member.submission(teams);
        let written = at
            .app
            .write_as(Right::Entries, &at.event, &at.member, submission, false);
        written.await?;
    }
    Ok((name, found))
}

fn command(section: &Section, player: Player, typed: &NewEntry) -> Result<Command, PageError> {
    let missed = bye_called(&typed.missed).map_err(PageError::BadRequest)?;
    let next = section.next_round();
    let first_round = match typed.first_round.trim() {
        "" => next,
        text => {
            let round = text.parse().ok().map(RoundNumber);
            round.ok_or_else(|| PageError::BadRequest(fill("entries-no-such-round", &[&text])))?
        }
    };
    let section = section.id.clone();
    if first_round == next && missed.is_none() {
        return Ok(Command::Register(Register { section, player }));
    }
    if first_round == RoundNumber::FIRST {
        return Err(PageError::BadRequest(
            t("entries-nothing-missed").to_owned(),
        ));
    }
    Ok(Command::LateEnter(LateEnter {
        section,
        player,
        first_round,
        missed,
    }))
}

/// Who may be the same person and is entered already.
fn twin(section: &Section, player: &Player) -> Option<String> {
    let entered = &section.draft.entrants;
    let players = entered.iter().map(|entrant| &entrant.player);
    let players = players.chain(std::iter::once(player));
    let pair = duplicates(players)
        .into_iter()
        .find(|pair| pair.second == entered.len() && pair.certainty >= Certainty::Likely)?;
    let label = entered[pair.first].label();
    Some(fill("entries-twin", &[&label, &tell(&pair.reason)]))
}
