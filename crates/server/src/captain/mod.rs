//! What captains of teams do: they file line-ups, each for the own team.

mod views;

use adoube_bodies::names::SectionNames;
use adoube_conduct::line_ups::{CheckedLineUp, ToSet, check, in_time, set_boards};
use adoube_journal::{Command, LineUpFiled, LineUpWithdrawn, Receipt, Section};
use adoube_tournament::{EntrantId, RoundNumber, Team, TeamId};
use axum::response::{IntoResponse, Redirect, Response};
use axum_extra::routing::TypedPath;
use jiff::Zoned;
use jiff::civil::DateTime;

use self::views::{CaptainPage, Typed};
use crate::auth::{Right, Role};
use crate::error::PageError;
use crate::flash::redirect_with;
use crate::form::FormFields;
use crate::guard::AtDesk;
use crate::params::{DeskSection, Fields, Params};
use crate::paths;
use crate::routes::{Routes, with};
use crate::texts::{fill, tell_with};
use crate::ui::Page;

/// The addresses of captains.
pub(crate) fn routes(routes: Routes) -> Routes {
    let line_ups = with(Right::LineUps);
    routes
        .get(paths::captain::Home::PATH, line_ups, home)
        .get(paths::captain::LineUps::PATH, line_ups, show)
        .post(paths::captain::LineUps::PATH, line_ups, file)
}

/// `GET /captain/{event}`: on to the own team, or to the desk.
async fn home(at: AtDesk) -> Redirect {
    let to = match at.member.captain_of() {
        Some(own) => paths::captain::LineUps::of(&at.event, &own.section).to_string(),
        None => paths::desk::Overview::of(&at.event).to_string(),
    };
    Redirect::to(&to)
}

/// `GET /captain/{event}/{section}`: the matches of the own team and its line-ups. An arbiter
/// chooses a team with `team`.
async fn show(of: DeskSection, params: Params) -> Result<Page<CaptainPage>, PageError> {
    let asked = params.query("team").and_then(|text| text.parse().ok());
    let team = team(&of, asked.map(TeamId))?;
    Ok(Page(CaptainPage::of(&of, team, now(), None)))
}

/// The team whose line-ups are filed: a captain's own, any other for an arbiter.
pub(crate) fn team(of: &DeskSection, asked: Option<TeamId>) -> Result<&Team, PageError> {
    let (section, member) = (of.section(), &of.at.member);
    let found = match member.role {
        Role::Captain => {
            let own = member.captain_of();
            let here = own.filter(|own| own.section == section.id);
            here.and_then(|own| section.team(own.team))
        }
        _ => match asked {
            Some(asked) => section.team(asked),
            None => section.draft.teams.first(),
        },
    };
    found.ok_or(PageError::NotFound)
}

/// `POST /captain/{event}/{section}`: files the line-up of `round`, the player on board 1 as
/// `board-1`, or withdraws it with `withdraw`. Boards that are left free are those below.
async fn file(of: DeskSection, Fields(typed): Fields<FormFields>) -> Result<Response, PageError> {
    let section = of.section();
    let team = team(&of, typed.line("team").parse().ok().map(TeamId))?;
    let round = typed.line("round").parse().map(RoundNumber);
    let round = round.map_err(|_| PageError::NotFound)?;
    let withdraws = !typed.line("withdraw").is_empty();
    let players = players(section, &typed);
    let checked = check(section, round, team, &players);
    if !withdraws && !checked.faults.is_empty() {
        may_write(&of, round, now())?;
        let typed = Typed::of(section, round, players, &checked);
        return Ok(Page(CaptainPage::of(&of, team, now(), Some(typed))).into_response());
    }
    let said = match withdraws {
        true => "captain-withdrawn",
        false => "captain-filed",
    };
    write(&of, round, team.id, Some(players).filter(|_| !withdraws)).await?;
    let mut said = fill(said, &[&round]);
    for remark in told(section, &checked).filter(|_| !withdraws) {
        said.push(' ');
        said.push_str(&remark);
    }
    Ok(redirect_with(views::url(&of, team.id), said).into_response())
}

fn told<'s>(section: &'s Section, checked: &'s CheckedLineUp) -> impl Iterator<Item = String> + 's {
    let remarks = checked.remarks.iter();
    remarks.map(|remark| tell_with(remark, &SectionNames::in_section(section)))
}

/// A captain files for a round that is public, in time.
fn may_file(section: &Section, round: RoundNumber, now: DateTime) -> Result<(), PageError> {
    if !section.is_public(round) {
        return Err(PageError::NotFound);
    }
    let names = SectionNames::in_section(section);
    in_time(section, round, now).map_err(|fault| PageError::Refused(tell_with(&fault, &names)))
}

/// Captains are bound to time; arbiters are until the boards are set.
fn may_write(of: &DeskSection, round: RoundNumber, now: DateTime) -> Result<(), PageError> {
    match of.at.member.role {
        Role::Captain => may_file(of.section(), round, now),
        _ => Ok(()),
    }
}

/// Files a line-up, or withdraws it where nobody is named, and sets the boards of every match of which both
/// are in.
pub(crate) async fn write(
    of: &DeskSection,
    round: RoundNumber,
    team: TeamId,
    players: Option<Vec<EntrantId>>,
) -> Result<Receipt, PageError> {
    let now = now();
    may_write(of, round, now)?;
    let section = of.section().id.clone();
    let command = match players {
        Some(players) => Command::FileLineUp(LineUpFiled {
            section,
            round,
            team,
            players,
        }),
        None => Command::WithdrawLineUp(LineUpWithdrawn {
            section,
            round,
            team,
        }),
    };
    let receipt = of.at.write(of.at.member.submission(vec![command])).await?;
    set_what_is_in(of, round).await?;
    Ok(receipt)
}

/// Who was chosen, from board 1 down; those below a free board move up.
fn players(section: &Section, typed: &FormFields) -> Vec<EntrantId> {
    let boards = adoube_conduct::rounds::team_boards(section);
    let chosen = (1..=boards).map(|board| typed.line(&format!("board-{board}")));
    chosen
        .filter_map(|id| id.parse().ok().map(EntrantId))
        .collect()
}

/// Sets the boards of every match of which both line-ups are in.
async fn set_what_is_in(of: &DeskSection, round: RoundNumber) -> Result<(), PageError> {
    let fresh = of.at.app.events.read(&of.at.event).await?;
    let Some(section) = fresh.event.section(&of.section().id) else {
        return Ok(());
    };
    // A line-up that no longer fits is the arbiter's to put right.
    let Ok(Some(command)) = set_boards(section, round, ToSet::Filed) else {
        return Ok(());
    };
    let submission = of.at.member.submission(vec![command]);
    match of.at.write_as(Right::LineUps, submission).await {
        // The other captain came at the same moment, and the boards are set.
        Err(PageError::Refused(_) | PageError::Conflict(_)) => Ok(()),
        written => written.map(drop),
    }
}

/// On the clocks of the hall.
pub(crate) fn now() -> DateTime {
    Zoned::now().datetime()
}
