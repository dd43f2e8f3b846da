//! One entry.

use adoube_journal::{BoardFixed, Command, Need, Needs, NeedsSet, PlayerEdited, Scratch, Seq};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;

use super::ratings::sourced;
use super::views::TypedPlayer;
use super::views::player::PlayerPage;
use super::{entrant, told, with_remarks, write_vetted};
use crate::error::PageError;
use crate::flash::{RedirectWithMessage, redirect_with};
use crate::form::FormFields;
use crate::params::{DeskSection, Fields, Params};
use crate::texts::{fill, t};
use crate::ui::Page;
use crate::ui::choice::chosen;
use crate::ui::place::Place;

/// `GET /desk/{event}/{section}/entries/{entrant}`
pub(super) async fn show(of: DeskSection, params: Params) -> Result<Page<PlayerPage>, PageError> {
    let entrant = entrant(&params, of.section())?;
    Ok(Page(PlayerPage::of(Place::of(&of), entrant, None, None)))
}

/// What is corrected.
#[derive(Deserialize)]
pub(super) struct Correction {
    #[serde(flatten)]
    player: TypedPlayer,
    #[serde(default)]
    seen: Option<u64>,
    #[serde(default)]
    reason: String,
}

/// `POST /desk/{event}/{section}/entries/{entrant}`: corrects what is known of somebody.
pub(super) async fn edit(
    of: DeskSection,
    params: Params,
    Fields(typed): Fields<Correction>,
) -> Result<Response, PageError> {
    let entrant = entrant(&params, of.section())?;
    let place = Place::of(&of);
    let written = async {
        let read = typed.player.read().map_err(PageError::BadRequest)?;
        let command = Command::EditPlayer(PlayerEdited {
            section: of.section().id.clone(),
            entrant: entrant.id,
            player: sourced(&of, Some(&entrant.player), read),
        });
        let submission = of
            .at
            .member
            .submission(vec![command])
            .seen(typed.seen.map(Seq))
            .because(Some(typed.reason));
        write_vetted(&of.at, &of.shown.event, submission).await
    };
    match written.await {
        Ok((_, found)) => {
            let said = fill("entries-edited", &[&typed.player.name.trim()]);
            let said = with_remarks(said, &found);
            Ok(redirect_with(place.entrant_url(entrant.id), said).into_response())
        }
        Err(error) => {
            let wrong = Some(told(error)?);
            let page = PlayerPage::of(place, entrant, Some(typed.player), wrong);
            Ok((StatusCode::UNPROCESSABLE_ENTITY, Page(page)).into_response())
        }
    }
}

/// Why something is done.
#[derive(Deserialize)]
pub(super) struct ReasonForm {
    #[serde(default)]
    reason: String,
}

/// `POST …/entries/{entrant}/scratch`: removes an entry that was a mistake.
pub(super) async fn scratch(
    of: DeskSection,
    params: Params,
    Fields(why): Fields<ReasonForm>,
) -> Result<RedirectWithMessage, PageError> {
    let entrant = entrant(&params, of.section())?;
    let command = Command::Scratch(Scratch {
        section: of.section().id.clone(),
        entrant: entrant.id,
    });
    let submission = of
        .at
        .member
        .submission(vec![command])
        .because(Some(why.reason));
    of.at.write(submission).await?;
    let said = fill("entries-scratched", &[&entrant.player.name]);
    Ok(redirect_with(Place::of(&of).url(), said))
}

/// Where somebody always plays.
#[derive(Deserialize)]
pub(super) struct FixedBoardForm {
    #[serde(default)]
    table: String,
}

/// `POST …/entries/{entrant}/board`: a table for every round, or no longer.
pub(super) async fn fix_board(
    of: DeskSection,
    params: Params,
    Fields(fixed): Fields<FixedBoardForm>,
) -> Result<RedirectWithMessage, PageError> {
    let entrant = entrant(&params, of.section())?;
    let table =
        match fixed.table.trim() {
            "" => None,
            text => {
                let table = text.parse().ok().filter(|table| *table > 0);
                Some(table.ok_or_else(|| {
                    PageError::BadRequest(fill("entries-no-such-table", &[&text]))
                })?)
            }
        };
    let command = Command::FixBoard(BoardFixed {
        section: of.section().id.clone(),
        entrant: entrant.id,
        table,
    });
    of.at.write(of.at.member.submission(vec![command])).await?;
    let said = match table {
        Some(table) => fill("entries-table-fixed", &[&entrant.player.name, &table]),
        None => t("entries-table-free").to_owned(),
    };
    Ok(redirect_with(Place::of(&of).entrant_url(entrant.id), said))
}

/// `POST …/entries/{entrant}/needs`: what somebody needs, in place of what was noted before.
pub(super) async fn needs(
    of: DeskSection,
    params: Params,
    Fields(form): Fields<FormFields>,
) -> Result<RedirectWithMessage, PageError> {
    let entrant = entrant(&params, of.section())?;
    let words = form.line("words");
    let command = Command::SetNeeds(NeedsSet {
        section: of.section().id.clone(),
        entrant: entrant.id,
        needs: Needs {
            kinds: form.every("need").filter_map(chosen::<Need>).collect(),
            words: (!words.is_empty()).then(|| words.to_owned()),
        },
    });
    of.at.write(of.at.member.submission(vec![command])).await?;
    let said = fill("needs-noted", &[&entrant.player.name]);
    Ok(redirect_with(Place::of(&of).entrant_url(entrant.id), said))
}
