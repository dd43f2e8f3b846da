//! Teams.

pub(crate) mod views;

use adoube_journal::{AddTeam, Change, Command, Section, Seq, TeamEdited};
use adoube_tournament::{EntrantId, Team, TeamDetails, TeamId};
use axum_extra::routing::TypedPath;
use serde::Deserialize;

use crate::auth::Right;
use crate::error::PageError;
use crate::flash::{RedirectWithMessage, redirect_with};
use crate::params::{DeskSection, Fields, Params};
use crate::paths;
use crate::routes::{Routes, with};
use crate::teams::views::{TeamPage, TeamsPage};
use crate::texts::fill;
use crate::ui::Page;
use crate::ui::place::Place;

/// The addresses of the teams.
pub(crate) fn routes(routes: Routes) -> Routes {
    let entries = with(Right::Entries);
    routes
        .get(paths::desk::Teams::PATH, with(Right::See), list)
        .post(paths::desk::Teams::PATH, entries, add)
        .get(paths::desk::Team::PATH, with(Right::See), show)
        .post(paths::desk::Team::PATH, entries, edit)
}

/// `GET …/entries/teams`
pub(crate) async fn list(of: DeskSection) -> Page<TeamsPage> {
    Page(TeamsPage::of(Place::of(&of)))
}

/// `GET …/entries/teams/{team}`
pub(crate) async fn show(of: DeskSection, params: Params) -> Result<Page<TeamPage>, PageError> {
    let team = team(&params, of.section())?;
    Ok(Page(TeamPage::of(Place::of(&of), team)))
}

fn team<'s>(params: &Params, section: &'s Section) -> Result<&'s Team, PageError> {
    let id = TeamId(params.number("team")?);
    section.team(id).ok_or(PageError::NotFound)
}

/// A new team.
#[derive(Deserialize)]
pub(crate) struct NewTeam {
    name: String,
    #[serde(default)]
    captain: String,
}

/// `POST …/entries/teams`: a team without players yet.
pub(crate) async fn add(
    of: DeskSection,
    Fields(typed): Fields<NewTeam>,
) -> Result<RedirectWithMessage, PageError> {
    let command = Command::AddTeam(AddTeam {
        section: of.section().id.clone(),
        details: TeamDetails {
            name: typed.name.trim().to_owned(),
            captain: words(&typed.captain),
            members: Vec::new(),
        },
    });
    let receipt = of
        .at
        .app
        .write(
            &of.at.event,
            &of.at.member,
            of.at.member.submission(vec![command]),
        )
        .await?;
    let mut records = receipt.records.iter();
    let added = records.find_map(|record| {
        let Change::TeamAdded(added) = &record.change else {
            return None;
        };
        Some(added.team)
    });
    let section = &of.section().id;
    let url = match added {
        Some(team) => paths::desk::Team::of(&of.at.event, section, &team.0).to_string(),
        None => paths::desk::Teams::of(&of.at.event, section).to_string(),
    };
    Ok(redirect_with(
        url,
        fill("entries-team-added", &[&typed.name.trim()]),
    ))
}

fn words(typed: &str) -> Option<String> {
    Some(typed.trim().to_owned()).filter(|typed| !typed.is_empty())
}

/// `POST …/entries/teams/{team}`: the name, the captain and the boards, as `board-7=2` for the
/// entrant 7 on board 2. Who has no board any more leaves the team.
pub(crate) async fn edit(
    of: DeskSection,
    params: Params,
    Fields(fields): Fields<Vec<(String, String)>>,
) -> Result<RedirectWithMessage, PageError> {
    let section = of.section();
    let team = team(&params, section)?;
    let seen = value(&fields, "seen").parse().ok().map(Seq);
    let command = Command::EditTeam(TeamEdited {
        section: section.id.clone(),
        team: team.id,
        details: TeamDetails {
            name: value(&fields, "name").trim().to_owned(),
            captain: words(value(&fields, "captain")),
            members: members(&fields)?,
        },
    });
    of.at
        .app
        .write(
            &of.at.event,
            &of.at.member,
            of.at.member.submission(vec![command]).seen(seen),
        )
        .await?;
    let url = paths::desk::Team::of(&of.at.event, &of.section().id, &team.id.0).to_string();
    Ok(redirect_with(
        url,
        fill("entries-team-edited", &[&value(&fields, "name").trim()]),
    ))
}

fn value<'f>(fields: &'f [(String, String)], name: &str) -> &'f str {
    let mut fields = fields.iter();
    let found = fields.find(|(other, _)| other == name);
    found.map_or("", |(_, value)| value.as_str())
}

/// The players in board order; who is new comes last. Equal numbers keep the order of the form.
fn members(fields: &[(String, String)]) -> Result<Vec<EntrantId>, PageError> {
    let mut ordered: Vec<(u32, EntrantId)> = Vec::new();
    for (name, value) in fields {
        let (number, board) = match (name.strip_prefix("board-"), value.trim()) {
            (_, "") => continue,
            (Some(id), board) => (id, board),
            (None, id) if name == "add" => (id, ""),
            _ => continue,
        };
        let unfit = || PageError::BadRequest(fill("entries-no-such-board", &[&value]));
        let board = match board {
            "" => u32::MAX,
            board => board.parse().map_err(|_| unfit())?,
        };
        let id = number.parse().map_err(|_| unfit())?;
        ordered.push((board, EntrantId(id)));
    }
    ordered.sort_by_key(|(board, _)| *board);
    Ok(ordered.into_iter().map(|(_, id)| id).collect())
}
