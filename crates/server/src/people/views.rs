//! The people of an event.

use askama::Template;
use qrcode::QrCode;
use qrcode::render::svg;

use crate::auth::{CaptainOf, MemberLine, OpenInvitation, Role};
use crate::events::EventView;
use crate::guard::AtDesk;
use crate::ui::choice::Choice;
use crate::ui::desk::{DeskHead, role_name};

/// Members, roles and invitations.
#[derive(Template)]
#[template(path = "people/people.html")]
pub(crate) struct PeoplePage {
    head: DeskHead,
    members: Vec<Person>,
    invitations: Vec<Invited>,
    roles: Vec<(&'static str, &'static str)>,
    sectors: Vec<String>,
    teams: Vec<Choice>,
    link: Option<InvitationLink>,
}

struct Person {
    id: i64,
    name: String,
    login: String,
    role: &'static str,
    /// What can be given to them; nothing if they are above whoever looks.
    roles: Vec<(&'static str, &'static str, bool)>,
    sectors: Vec<(String, bool)>,
    /// The teams they could be captain of.
    teams: Vec<Choice>,
}

struct Invited {
    number: String,
    role: &'static str,
    sectors: String,
    author: String,
    expires: String,
}

/// The link of an invitation that was just made.
struct InvitationLink {
    url: String,
    /// The link as a picture, for a telephone.
    picture: Option<String>,
}

impl PeoplePage {
    /// The people of an event; `link` is that of an invitation just made.
    pub(crate) fn of(
        shown: &EventView,
        at: &AtDesk,
        members: &[MemberLine],
        open: &[OpenInvitation],
        link: Option<String>,
    ) -> PeoplePage {
        let sectors = sectors(shown);
        let teams = |held: &[String]| teams(shown, held);
        PeoplePage {
            head: DeskHead::of_event(shown, at, "people"),
            members: members
                .iter()
                .map(|member| person(member, at, &sectors, teams(&member.sectors)))
                .collect(),
            invitations: open.iter().map(|open| invited(shown, open)).collect(),
            roles: roles(at)
                .map(|role| (role.code(), role_name(role)))
                .collect(),
            teams: teams(&[]),
            sectors,
            link: link.map(|url| InvitationLink {
                picture: picture(&url),
                url,
            }),
        }
    }
}

/// The names of the sectors of all sections.
fn sectors(shown: &EventView) -> Vec<String> {
    let sections = shown.event.sections.iter();
    let sectors = sections.flat_map(|section| &section.sectors);
    let mut names: Vec<String> = sectors.map(|sector| sector.name.clone()).collect();
    names.sort();
    names.dedup();
    names
}

/// The teams of all sections.
fn teams(shown: &EventView, held: &[String]) -> Vec<Choice> {
    let sections = shown.event.sections.iter();
    let teams = sections.flat_map(|section| section.draft.teams.iter().map(move |t| (section, t)));
    teams
        .map(|(section, team)| {
            let of = CaptainOf {
                section: section.id.clone(),
                team: team.id,
            };
            let value = of.to_string();
            Choice {
                name: format!("{} · {}", section.settings.name, team.details.name),
                chosen: held.contains(&value),
                value,
            }
        })
        .collect()
}

fn roles(at: &AtDesk) -> impl Iterator<Item = Role> {
    let own = at.member.role;
    Role::ALL
        .into_iter()
        .filter(move |role| own.may_give(*role))
}

fn person(member: &MemberLine, at: &AtDesk, sectors: &[String], teams: Vec<Choice>) -> Person {
    let above = !at.member.role.may_give(member.role);
    let roles = roles(at).filter(|_| !above);
    Person {
        teams,
        id: member.account.id,
        name: member.account.name.to_string(),
        login: member.account.login.clone(),
        role: role_name(member.role),
        roles: roles
            .map(|role| (role.code(), role_name(role), role == member.role))
            .collect(),
        sectors: sectors
            .iter()
            .map(|name| (name.clone(), member.sectors.contains(name)))
            .collect(),
    }
}

fn invited(shown: &EventView, open: &OpenInvitation) -> Invited {
    let held = &open.invitation.sectors;
    let teams = teams(shown, held).into_iter();
    let teams: Vec<String> = teams.filter(|one| one.chosen).map(|one| one.name).collect();
    Invited {
        number: open.number.clone(),
        role: role_name(open.invitation.role),
        sectors: match open.invitation.role {
            Role::Captain => teams.join(", "),
            _ => held.join(", "),
        },
        author: open.invitation.author.clone(),
        expires: open.expires.strftime("%Y-%m-%d").to_string(),
    }
}

/// A text as a picture of squares. It is drawn black on white whatever the page looks like, as
/// cameras expect it.
fn picture(text: &str) -> Option<String> {
    let code = QrCode::new(text).ok()?;
    let drawn = code
        .render::<svg::Color<'_>>()
        .min_dimensions(180, 180)
        .dark_color(svg::Color("#000000"))
        .light_color(svg::Color("#ffffff"))
        .build();
    // Within a page there is no declaration of XML.
    drawn.find("<svg").map(|start| drawn[start..].to_owned())
}
