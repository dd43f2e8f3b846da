//! The people of an event: who may do what, and invitations.

mod audit;
pub(crate) mod views;

use axum_extra::routing::TypedPath;
use jiff::Timestamp;

use crate::address::Address;
use crate::auth::Right;
use crate::auth::{CaptainOf, Deed, Invitation, MemberLine, Noted, Role};
use crate::error::PageError;
use crate::events::EventView;
use crate::flash::{RedirectWithMessage, redirect_with};
use crate::form::FormFields;
use crate::guard::AtDesk;
use crate::params::{Fields, OfEvent};
use crate::paths;
use crate::people::views::PeoplePage;
use crate::routes::{Routes, with};
use crate::texts::{fill, t};
use crate::ui::Page;
use crate::ui::desk::role_name;

/// The addresses of the people of an event.
pub(crate) fn routes(routes: Routes) -> Routes {
    routes
        .get(paths::desk::People::PATH, with(Right::People), show)
        .post(paths::desk::People::PATH, with(Right::People), invite)
        .get(
            paths::desk::PeopleAudit::PATH,
            with(Right::People),
            audit::show,
        )
        .post(paths::desk::PeopleRole::PATH, with(Right::People), change)
        .post(paths::desk::PeopleRemove::PATH, with(Right::People), remove)
        .post(
            paths::desk::PeopleWithdraw::PATH,
            with(Right::People),
            withdraw,
        )
}

/// `GET /desk/{event}/people`
pub(crate) async fn show(
    at: AtDesk,
    OfEvent(shown): OfEvent,
) -> Result<Page<PeoplePage>, PageError> {
    Ok(Page(page(&at, &shown, None).await?))
}

async fn page(
    at: &AtDesk,
    shown: &EventView,
    link: Option<String>,
) -> Result<PeoplePage, PageError> {
    let members = at.app.people.members(&at.event).await?;
    let open = at
        .app
        .people
        .invitations(&at.event, Timestamp::now())
        .await?;
    Ok(PeoplePage::of(shown, at, &members, &open, link))
}

/// `POST /desk/{event}/people`: a link that gives whoever opens it first a role. It is shown once,
/// on the page that this answers with.
pub(crate) async fn invite(
    at: AtDesk,
    OfEvent(shown): OfEvent,
    address: Address,
    Fields(typed): Fields<FormFields>,
) -> Result<Page<PeoplePage>, PageError> {
    let role = given(&at, &typed)?;
    let invitation = Invitation {
        event: at.event.clone(),
        role,
        sectors: sectors(&shown, role, named(&typed, role))?,
        author: at.member.author.to_string(),
    };
    let secret = at.app.people.invite(&invitation, Timestamp::now()).await?;
    note(&at, Deed::Invited, role.code()).await;
    let path = paths::account::Invitation::of(&secret.reveal().to_owned());
    let link = format!("{}{path}", address.site);
    Ok(Page(page(&at, &shown, Some(link)).await?))
}

/// Writes down what somebody changed of what others may do.
pub(crate) async fn note(at: &AtDesk, deed: Deed, about: &str) {
    let noted = Noted {
        event: Some(&at.event),
        about,
        ..Noted::of(&at.member.account.login, deed)
    };
    at.app.people.note(noted).await;
}

/// `POST /desk/{event}/people/withdraw`: takes an invitation back.
pub(crate) async fn withdraw(
    at: AtDesk,
    Fields(typed): Fields<FormFields>,
) -> Result<RedirectWithMessage, PageError> {
    let number = typed.line("number");
    at.app.people.withdraw_invitation(&at.event, number).await?;
    note(&at, Deed::InvitationWithdrawn, "").await;
    Ok(redirect_with(here(&at), t("people-withdrawn")))
}

/// `POST /desk/{event}/people/role`: another role for a member.
pub(crate) async fn change(
    at: AtDesk,
    OfEvent(shown): OfEvent,
    Fields(typed): Fields<FormFields>,
) -> Result<RedirectWithMessage, PageError> {
    let member = member(&at, typed.number("account")?).await?;
    let role = given(&at, &typed)?;
    let sectors = sectors(&shown, role, named(&typed, role))?;
    let people = &at.app.people;
    people
        .change_member(&at.event, member.account.id, role, &sectors)
        .await?;
    let about = format!("{}: {role}", member.account.login);
    note(&at, Deed::RoleGiven, &about).await;
    let said = fill("people-changed", &[&member.account.name, &role_name(role)]);
    Ok(redirect_with(here(&at), said))
}

/// `POST /desk/{event}/people/remove`: takes a member's role away.
pub(crate) async fn remove(
    at: AtDesk,
    Fields(typed): Fields<FormFields>,
) -> Result<RedirectWithMessage, PageError> {
    let member = member(&at, typed.number("account")?).await?;
    at.app
        .people
        .remove_member(&at.event, member.account.id)
        .await?;
    note(&at, Deed::RoleTaken, &member.account.login).await;
    let said = fill("people-removed", &[&member.account.name]);
    // Who takes their own role away has nothing more to do here.
    let own = member.account.id == at.member.account.id;
    Ok(redirect_with(
        if own {
            paths::desk::Home::PATH.to_owned()
        } else {
            here(&at)
        },
        said,
    ))
}

fn here(at: &AtDesk) -> String {
    paths::desk::People::of(&at.event).to_string()
}

/// The role that is asked for, which must be one that whoever acts can give.
fn given(at: &AtDesk, typed: &FormFields) -> Result<Role, PageError> {
    let code = typed.line("role");
    let role: Result<Role, _> = code.parse();
    let role = role.map_err(|_| PageError::BadRequest(fill("people-not-a-role", &[&code])))?;
    match at.member.role.may_give(role) {
        true => Ok(role),
        false => Err(PageError::Forbidden),
    }
}

/// The member that is meant, who must not be above whoever acts.
pub(crate) async fn member(at: &AtDesk, id: Option<i64>) -> Result<MemberLine, PageError> {
    let members = at.app.people.members(&at.event).await?;
    let mut members = members.into_iter();
    let member = members.find(|member| Some(member.account.id) == id);
    let member = member.ok_or(PageError::NotFound)?;
    match at.member.role.may_give(member.role) {
        true => Ok(member),
        false => Err(PageError::Forbidden),
    }
}

fn named(typed: &FormFields, role: Role) -> Vec<String> {
    let field = match role {
        Role::Captain => "team",
        _ => "sectors",
    };
    typed.every(field).map(str::to_owned).collect()
}

/// The one team of a captain.
fn captain_of(shown: &EventView, named: &[String]) -> Result<Vec<String>, PageError> {
    let [team] = named else {
        let several = named.join(", ");
        return Err(PageError::BadRequest(fill("people-no-team", &[&several])));
    };
    let found = team.parse().ok().and_then(|of: CaptainOf| {
        shown.event.section(&of.section)?.team(of.team)?;
        Some(of.to_string())
    });
    let found = found.ok_or_else(|| PageError::BadRequest(fill("people-no-team", &[team])))?;
    Ok(vec![found])
}

/// The sectors of a sector arbiter or the team of a captain, which must be there; others have none.
pub(crate) fn sectors(
    shown: &EventView,
    role: Role,
    named: Vec<String>,
) -> Result<Vec<String>, PageError> {
    match role {
        Role::SectorArbiter => {}
        Role::Captain => return captain_of(shown, &named),
        _ => return Ok(Vec::new()),
    }
    let sections = shown.event.sections.iter();
    let known: Vec<&String> = sections
        .flat_map(|section| &section.sectors)
        .map(|sector| &sector.name)
        .collect();
    match named.iter().find(|name| !known.contains(name)) {
        Some(unknown) => Err(PageError::BadRequest(fill("people-no-sector", &[unknown]))),
        None => Ok(named),
    }
}
