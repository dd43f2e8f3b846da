//! Lists of players: sent, looked at, entered.

use std::sync::Arc;

use adoube_conduct::entries::{needs_of_list, new_players_of_list, teams_in_list, teams_of_list};
use adoube_formats::sheet::SheetError;
use adoube_formats::{Sheet, TrfErrors, decode, read_trf};
use adoube_journal::{Command, Register, Section};
use adoube_tournament::{EntrantId, Player};
use axum::extract::Multipart;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};

use super::sharing::{self, SentFile};
use super::uploading::UploadForm;
use super::views::import::{
    Candidate, ImportChoices, ImportPage, Lists, PreviewPage, entered, reading,
};
use super::views::rating_kind;
use super::write_vetted;
use crate::auth::Right;
use crate::error::PageError;
use crate::flash::{RedirectWithMessage, redirect_with};
use crate::guard::AtDesk;
use crate::params::{DeskSection, Fields, Params};
use crate::paths;
use crate::texts::{count, fill, t, tell};
use crate::ui::Page;
use crate::ui::place::Place;
use crate::uploads::{List, Upload};

/// More players than any event has.
const MOST_PLAYERS: usize = 10_000;

/// `GET …/entries/import`
pub(super) async fn ask(of: DeskSection) -> Page<ImportPage> {
    Page(ImportPage::of(Place::of(&of), String::new(), None))
}

/// `POST …/entries/import`: takes a list to be looked at. Nothing is written yet.
pub(super) async fn send(of: DeskSection, form: Multipart) -> Result<Response, PageError> {
    let sent = UploadForm::read(form).await?;
    let UploadForm { name, bytes, text } = sent;
    let file = name.clone();
    let (list, sent) = tokio::task::spawn_blocking(move || {
        let list = read(&file, &bytes);
        (list, SentFile { name: file, bytes })
    })
    .await
    .map_err(|_| PageError::BadRequest(t("entries-upload-broken").to_owned()))?;
    let list = match list {
        Ok(list) => list,
        Err(why) => {
            let page = ImportPage::of(Place::of(&of), text, Some(why.words()));
            return Ok((StatusCode::UNPROCESSABLE_ENTITY, Page(page)).into_response());
        }
    };
    let upload = Upload {
        account: of.at.member.account.id,
        event: of.at.event.clone(),
        section: Some(of.section().id.clone()),
        name: Some(name)
            .filter(|name| !name.is_empty())
            .unwrap_or_else(|| t("entries-pasted").to_owned()),
        list,
    };
    let key = sharing::keep(&of.at.app, upload, sent).await?;
    let url = paths::desk::ImportPreview::of(&of.at.event, &of.section().id, &key).to_string();
    Ok(Redirect::to(&url).into_response())
}

/// Why a file is no list.
pub(super) enum NoList {
    Empty,
    Long(usize),
    /// A report with faults.
    Report(TrfErrors),
    /// What was sent is no table that can be read.
    Table(SheetError),
}

impl NoList {
    fn words(self) -> String {
        match self {
            NoList::Empty => t("entries-empty-list").to_owned(),
            NoList::Long(players) => fill("entries-long-list", &[&players, &MOST_PLAYERS]),
            NoList::Report(errors) => tell(&errors),
            NoList::Table(error) => tell(&error),
        }
    }
}

/// The list in a file, or why there is none.
pub(super) fn read(name: &str, bytes: &[u8]) -> Result<List, NoList> {
    if bytes.trim_ascii().is_empty() {
        return Err(NoList::Empty);
    }
    let list = if is_report(name, bytes) {
        List::Report(report(bytes).map_err(NoList::Report)?)
    } else {
        List::Table(Sheet::read(bytes).map_err(NoList::Table)?)
    };
    let players = match &list {
        List::Table(sheet) => sheet.rows.len(),
        List::Report(players) => players.len(),
        List::Tournament(_) => 0,
    };
    match players {
        0 => Err(NoList::Empty),
        1..=MOST_PLAYERS => Ok(list),
        _ => Err(NoList::Long(players)),
    }
}

/// Whether a file is a tournament report: by its name, or by a player's record of full length.
fn is_report(name: &str, bytes: &[u8]) -> bool {
    let name = name.to_ascii_lowercase();
    let named = [".trf", ".trfx", ".fegxt"]
        .iter()
        .any(|end| name.ends_with(end));
    let is_record = |line: &str| line.starts_with("001 ") && line.chars().count() >= 84;
    named || (!bytes.starts_with(b"PK") && decode(bytes).lines().any(is_record))
}

fn report(bytes: &[u8]) -> Result<Vec<(Player, Option<String>)>, TrfErrors> {
    let draft = read_trf(bytes)?.to_draft()?.draft;
    let team = |id: EntrantId| {
        let mut teams = draft.teams.iter();
        let team = teams.find(|team| team.details.members.contains(&id));
        team.map(|team| team.details.name.clone())
    };
    let entrants = draft.entrants.iter();
    Ok(entrants
        .map(|entrant| (entrant.player.clone(), team(entrant.id)))
        .collect())
}

/// The list that the address names, if it belongs to whoever asks.
async fn kept(
    at: &AtDesk,
    section: &Section,
    params: &Params,
) -> Result<(String, Arc<Upload>), PageError> {
    let key: String = params.name("list")?;
    let upload = sharing::find(&at.app, &key).await?.filter(|upload| {
        upload.account == at.member.account.id
            && upload.event == at.event
            && upload.section.as_ref() == Some(&section.id)
    });
    let gone = || PageError::Refused(t("entries-list-gone").to_owned());
    upload.map(|upload| (key, upload)).ok_or_else(gone)
}

/// `GET …/entries/import/{list}`: what would be entered.
pub(super) async fn look(
    of: DeskSection,
    params: Params,
    Fields(said): Fields<ImportChoices>,
) -> Result<Page<PreviewPage>, PageError> {
    let section = of.section();
    let (key, upload) = kept(&of.at, section, &params).await?;
    let usual = rating_kind(&of.shown.event, section);
    let lists = &of.at.app.rating_list;
    let (index, members) = (lists.index(), lists.members());
    let lists = Lists {
        fide: index.as_deref(),
        members: members.as_deref(),
    };
    let page = PreviewPage::of(Place::of(&of), (&key, &upload), &said, usual, lists);
    Ok(Page(page))
}

/// `POST …/entries/import/{list}`: enters the players who are not left out.
pub(super) async fn enter(
    of: DeskSection,
    params: Params,
    Fields(said): Fields<ImportChoices>,
) -> Result<RedirectWithMessage, PageError> {
    let section = of.section();
    let (key, upload) = kept(&of.at, section, &params).await?;
    let usual = rating_kind(&of.shown.event, section);
    let lists = &of.at.app.rating_list;
    let (index, members) = (lists.index(), lists.members());
    let lists = Lists {
        fide: index.as_deref(),
        members: members.as_deref(),
    };
    let event = &of.shown.event;
    let reading = reading(&upload, &said, (event, section), usual, lists);
    if let Some(wrong) = reading.wrong {
        return Err(PageError::BadRequest(wrong));
    }
    let candidates = entered(reading.candidates, &said.leave);
    if candidates.is_empty() {
        return Err(PageError::Refused(t("entries-nobody-left").to_owned()));
    }
    let command = |candidate: &Candidate| {
        Command::Register(Register {
            section: section.id.clone(),
            player: candidate.player.clone(),
        })
    };
    let submission = of
        .at
        .member
        .submission(candidates.iter().map(command).collect())
        .because(Some(said.reason));
    let (receipt, _) = write_vetted(&of.at, event, submission).await?;
    sharing::forget(&of.at.app, &key).await?;
    let rows = (candidates.iter()).map(|one| (one.team.as_deref(), &one.player));
    let teams = teams_in_list(section, rows);
    let mut further = teams_of_list(section, &receipt, teams);
    let needs = candidates
        .iter()
        .map(|candidate| candidate.needs.as_deref());
    further.extend(needs_of_list(&section.id, &receipt, needs));
    let new = candidates.iter().map(|candidate| candidate.is_new);
    further.extend(new_players_of_list(&section.id, &receipt, new));
    if !further.is_empty() {
        of.at
            .app
            .write_as(
                Right::Entries,
                &of.at.event,
                &of.at.member,
                of.at.member.submission(further),
                false,
            )
            .await?;
    }
    let said = count("entries-entered", candidates.len());
    Ok(redirect_with(Place::of(&of).url(), said))
}
