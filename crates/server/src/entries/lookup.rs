//! The rating list: looked up while typing, and put in place by an administrator.

use std::io::Write;
use std::sync::Arc;

use adoube_formats::rating_list::{IndexError, ListDate, ListedPlayer, RatingKind};
use adoube_tournament::Player;
use axum::Json;
use axum::body::Bytes;
use axum::extract::multipart::Field;
use axum::extract::{Multipart, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum_extra::routing::TypedPath;
use serde::Serialize;
use tokio::sync::mpsc;

use super::uploading::broken;
use super::views::TypedPlayer;
use super::views::kind_code;
use super::views::rating_list::RatingListPage;
use crate::app::App;
use crate::error::PageError;
use crate::flash::redirect_with;
use crate::params::{Params, decoded};
use crate::paths;
use crate::rating_list::{IncomingFile, StoredList};
use crate::texts::{count, fill, t, tell};
use crate::ui::Page;

/// How many players are suggested.
const SUGGESTED: usize = 10;

/// How much may be typed: longer than any name.
const LONGEST: usize = 100;

/// How many pieces of a file may wait to be written.
const WAITING: usize = 16;

/// Where the page of the list is.
const URL: &str = paths::desk::RatingList::PATH;

/// Players that fit what was typed.
#[derive(Serialize)]
pub(super) struct Suggestions {
    players: Vec<Suggestion>,
}

/// A player as a form has it.
#[derive(Serialize)]
struct Suggestion {
    name: String,
    title: String,
    federation: String,
    fide_id: String,
    fide_rating: String,
    birth: String,
    sex: String,
    k: String,
    reached_2400: String,
    /// The month of the list.
    list: String,
    /// Marked as inactive.
    inactive: bool,
    /// What the list of members of US Chess says.
    national_id: String,
    national_rating: String,
    state: String,
    expires: String,
    provisional_games: String,
    /// The membership has ended.
    expired: bool,
    /// The list has JTP in place of a last day: no member, who may play where that is enough.
    jtp: bool,
}

impl Suggestion {
    fn of(listed: &ListedPlayer, kind: RatingKind, list: Option<ListDate>) -> Suggestion {
        let mut player = listed.to_player(kind);
        player.rating_facts.list = list.filter(|_| !player.rating_facts.is_empty());
        let typed = TypedPlayer::of(&player);
        Suggestion {
            name: typed.name,
            title: typed.title,
            federation: typed.federation,
            fide_id: typed.fide_id,
            fide_rating: typed.fide_rating,
            birth: typed.birth,
            sex: typed.sex,
            k: typed.k,
            reached_2400: typed.reached_2400,
            list: typed.list,
            inactive: listed.inactive,
            national_id: typed.national_id,
            national_rating: typed.national_rating,
            state: typed.state,
            expired: has_ended(&player) || listed.is_no_member,
            jtp: listed.is_jtp,
            expires: typed.expires,
            provisional_games: typed.provisional_games,
        }
    }
}

/// Whether the membership has ended by today.
fn has_ended(player: &Player) -> bool {
    let today = jiff::Zoned::now().date();
    let today = today.strftime("%Y-%m-%d").to_string();
    let expires = player.membership.expires;
    expires.is_some_and(|expires| expires.to_string() < today)
}

/// How many of those suggested are members of US Chess, where there is a list of them: the rest is FIDE's.
const SUGGESTED_MEMBERS: usize = 7;

/// `GET /desk/{event}/rating-list?q=&kind=`: who in the rating list fits what was typed.
pub(super) async fn search(State(app): State<Arc<App>>, params: Params) -> Json<Suggestions> {
    let query = params.query("q").and_then(decoded).unwrap_or_default();
    let query: String = query.chars().take(LONGEST).collect();
    let mut kinds = RatingKind::ALL.into_iter();
    let kind = kinds.find(|kind| params.query("kind") == Some(kind_code(*kind)));
    let index = app.rating_list.index();
    let list = index.as_ref().and_then(|index| index.date());
    let found = match index {
        Some(index) if !query.trim().is_empty() => index.search(&query, SUGGESTED),
        _ => Vec::new(),
    };
    let members = match app.rating_list.members() {
        Some(members) if !query.trim().is_empty() => members.search(&query, SUGGESTED_MEMBERS),
        _ => Vec::new(),
    };
    let players = members.iter().chain(&found).take(SUGGESTED);
    let players = players.map(|listed| Suggestion::of(listed, kind.unwrap_or_default(), list));
    Json(Suggestions {
        players: players.collect(),
    })
}

/// `GET /desk/rating-list`
pub(super) async fn show(State(app): State<Arc<App>>) -> Page<RatingListPage> {
    Page(page(&app, None))
}

fn page(app: &App, wrong: Option<String>) -> RatingListPage {
    let passing = app.options.folder.is_none();
    let (index, members) = (app.rating_list.index(), app.rating_list.members());
    RatingListPage::of(index.as_deref(), members.as_deref(), passing, wrong)
}

/// `POST /desk/rating-list`: puts a new list in place.
pub(super) async fn send(
    State(app): State<Arc<App>>,
    form: Multipart,
) -> Result<Response, PageError> {
    match received(&app, form).await {
        Ok(shelved) => {
            let players = count("players", shelved.players);
            let unread = usize::try_from(shelved.left_out).unwrap_or(usize::MAX);
            let unread = count("rating-list-unread", unread);
            let said = fill("rating-list-there", &[&players, &unread]);
            Ok(redirect_with(URL, said).into_response())
        }
        Err(PageError::BadRequest(wrong) | PageError::Refused(wrong)) => {
            let page = Page(page(&app, Some(wrong)));
            Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response())
        }
        Err(other) => Err(other),
    }
}

async fn received(app: &Arc<App>, mut form: Multipart) -> Result<StoredList, PageError> {
    let nothing = || PageError::BadRequest(t("rating-list-no-file").to_owned());
    let working = app.rating_list.begin();
    let working =
        working.ok_or_else(|| PageError::Refused(t("rating-list-under-way").to_owned()))?;
    while let Some(field) = form.next_field().await.map_err(broken)? {
        if field.name() != Some("file") {
            continue;
        }
        let name = field.file_name().unwrap_or_default().to_owned();
        let incoming = written(app, field).await?.ok_or_else(nothing)?;
        let app = app.clone();
        // Whoever sent the list may go away; it is put in place all the same.
        let work = tokio::task::spawn_blocking(move || {
            let _working = working;
            app.rating_list.put(&incoming, &name)
        });
        let built = work.await.map_err(|error| failed(&error))?;
        return built.map_err(refusal);
    }
    Err(nothing())
}

/// Writes a file as it comes in; `None` if it is empty.
async fn written(app: &App, mut field: Field<'_>) -> Result<Option<IncomingFile>, PageError> {
    let mut incoming = app.rating_list.incoming().map_err(|error| failed(&error))?;
    let (sender, mut pieces) = mpsc::channel::<Bytes>(WAITING);
    let writing = tokio::task::spawn_blocking(move || {
        let mut length = 0;
        while let Some(piece) = pieces.blocking_recv() {
            length += piece.len();
            incoming.file.write_all(&piece)?;
        }
        Ok::<_, std::io::Error>((incoming, length))
    });
    while let Some(piece) = field.chunk().await.map_err(broken)? {
        if sender.send(piece).await.is_err() {
            // The disk is full, or the like: the writer tells.
            break;
        }
    }
    drop(sender);
    let written = writing.await.map_err(|error| failed(&error))?;
    let (incoming, length) = written.map_err(|error| failed(&error))?;
    Ok(Some(incoming).filter(|_| length > 0))
}

fn failed(error: &dyn std::fmt::Display) -> PageError {
    tracing::error!(%error, "a rating list could not be kept");
    PageError::Refused(t("rating-list-not-kept").to_owned())
}

fn refusal(error: IndexError) -> PageError {
    match error {
        IndexError::File { .. } => failed(&error),
        other => PageError::BadRequest(tell(&other)),
    }
}
