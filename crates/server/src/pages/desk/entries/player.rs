//! One entry.

use std::sync::Arc;

use adoube_journal::{BoardFixed, Command, PlayerEdited, Scratch, Seq};
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;

use super::{entrant, place, told};
use crate::app::{App, Wish};
use crate::error::PageError;
use crate::flash::{Done, done};
use crate::guard::AtDesk;
use crate::pages::Page;
use crate::params::{DeskSection, Fields, Params};
use crate::texts::{fill, t};
use crate::views::desk::entries::TypedPlayer;
use crate::views::desk::entries::player::PlayerPage;

/// `GET /desk/{event}/{section}/entries/{entrant}`
pub async fn show(
    at: AtDesk,
    of: DeskSection,
    params: Params,
) -> Result<Page<PlayerPage>, PageError> {
    let entrant = entrant(&params, of.section())?;
    Ok(Page(PlayerPage::of(place(&at, &of), entrant, None, None)))
}

/// What is corrected.
#[derive(Deserialize)]
pub struct Correction {
    #[serde(flatten)]
    player: TypedPlayer,
    #[serde(default)]
    seen: Option<u64>,
    #[serde(default)]
    reason: String,
}

/// `POST /desk/{event}/{section}/entries/{entrant}`: corrects what is known of somebody.
pub async fn edit(
    State(app): State<Arc<App>>,
    at: AtDesk,
    of: DeskSection,
    params: Params,
    Fields(typed): Fields<Correction>,
) -> Result<Response, PageError> {
    let entrant = entrant(&params, of.section())?;
    let place = place(&at, &of);
    let written = async {
        let command = Command::EditPlayer(PlayerEdited {
            section: of.section().id.clone(),
            entrant: entrant.id,
            player: typed.player.read().map_err(PageError::Unfit)?,
        });
        let wish = Wish::of(vec![command])
            .seen(typed.seen.map(Seq))
            .because(Some(typed.reason));
        app.write(&at.event, &at.member, wish).await
    };
    match written.await {
        Ok(_) => {
            let said = fill("entries-edited", &[&typed.player.name.trim()]);
            Ok(done(format!("{}/{}", place.url(), entrant.id.0), said).into_response())
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
pub struct Why {
    #[serde(default)]
    reason: String,
}

/// `POST …/entries/{entrant}/scratch`: removes an entry that was a mistake.
pub async fn scratch(
    State(app): State<Arc<App>>,
    at: AtDesk,
    of: DeskSection,
    params: Params,
    Fields(why): Fields<Why>,
) -> Result<Done, PageError> {
    let entrant = entrant(&params, of.section())?;
    let command = Command::Scratch(Scratch {
        section: of.section().id.clone(),
        entrant: entrant.id,
    });
    let wish = Wish::of(vec![command]).because(Some(why.reason));
    app.write(&at.event, &at.member, wish).await?;
    let said = fill("entries-scratched", &[&entrant.player.name]);
    Ok(done(place(&at, &of).url(), said))
}

/// Where somebody always plays.
#[derive(Deserialize)]
pub struct Fixed {
    #[serde(default)]
    table: String,
}

/// `POST …/entries/{entrant}/board`: a table for every round, or no longer.
pub async fn fix_board(
    State(app): State<Arc<App>>,
    at: AtDesk,
    of: DeskSection,
    params: Params,
    Fields(fixed): Fields<Fixed>,
) -> Result<Done, PageError> {
    let entrant = entrant(&params, of.section())?;
    let table = match fixed.table.trim() {
        "" => None,
        text => {
            let table = text.parse().ok().filter(|table| *table > 0);
            Some(table.ok_or_else(|| PageError::Unfit(fill("entries-no-such-table", &[&text])))?)
        }
    };
    let command = Command::FixBoard(BoardFixed {
        section: of.section().id.clone(),
        entrant: entrant.id,
        table,
    });
    app.write(&at.event, &at.member, Wish::of(vec![command]))
        .await?;
    let said = match table {
        Some(table) => fill("entries-table-fixed", &[&entrant.player.name, &table]),
        None => t("entries-table-free").to_owned(),
    };
    Ok(done(
        format!("{}/{}", place(&at, &of).url(), entrant.id.0),
        said,
    ))
}
