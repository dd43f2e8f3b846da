//! The pages of accounts.

use adoube_journal::{Event, EventId};
use askama::Template;

use crate::app::DemoAccount;
use crate::auth::{Account, CaptainOf, Invitation, Role, Secret, TokenLine};
use crate::flash;
use crate::params::encoded;
use crate::paths;
use crate::texts::{count, fill, t};
use crate::ui::desk::{role_name, workplace};

/// The page to sign in.
#[derive(Template)]
#[template(path = "account/sign_in.html")]
pub(crate) struct SignInPage {
    /// Where to go afterwards.
    pub next: String,
    /// Why it did not work.
    pub wrong: Option<&'static str>,
    /// The account that everybody may use in a demonstration.
    pub demonstration: Option<DemoAccount>,
}

/// The page for the first account.
#[derive(Template)]
#[template(path = "account/setup.html")]
pub(crate) struct SetupPage {
    /// The code that the server printed.
    pub code: String,
    /// Whether it is needed.
    pub asks_code: bool,
    /// Why it did not work.
    pub wrong: Option<String>,
    /// What was typed.
    pub login: String,
    /// What was typed.
    pub name: String,
}

/// The page of an invitation.
#[derive(Template)]
#[template(path = "account/invitation.html")]
pub(crate) struct InvitationPage {
    url: String,
    /// Where to go on after signing in.
    next: String,
    said: String,
    /// The team of a captain, or the sectors of an arbiter; empty for others.
    place: String,
    /// Who is signed in.
    who: Option<String>,
}

impl InvitationPage {
    /// An invitation to an event, as somebody sees it.
    pub(crate) fn of(
        secret: &str,
        event: &Event,
        invitation: &Invitation,
        account: Option<&Account>,
    ) -> InvitationPage {
        let url = paths::account::Invitation::of(&secret.to_owned()).to_string();
        let role = role_name(invitation.role);
        InvitationPage {
            next: encoded(&url),
            url,
            said: fill(
                "invitation-text",
                &[&invitation.author, &event.details.name, &role],
            ),
            place: place(event, invitation),
            who: account.map(|account| account.name.to_string()),
        }
    }
}

/// Where somebody who is invited will work, as the page says it.
fn place(event: &Event, invitation: &Invitation) -> String {
    let held = &invitation.sectors;
    if held.is_empty() {
        return String::new();
    }
    let team = |held: &String| -> Option<String> {
        let of: CaptainOf = held.parse().ok()?;
        let section = event.section(&of.section)?;
        let team = &section.team(of.team)?.details.name;
        Some(format!("{} · {team}", section.settings.name))
    };
    let (label, names) = match invitation.role {
        Role::Captain => ("teams-team", held.iter().filter_map(team).collect()),
        _ => ("people-sectors", held.clone()),
    };
    format!("{}: {}", t(label), names.join(", "))
}

/// The page of one's own account.
#[derive(Template)]
#[template(path = "account/own.html")]
pub(crate) struct AccountPage {
    login: String,
    name: String,
    said: Option<String>,
    events: Vec<OwnEvent>,
    tokens: Vec<OwnToken>,
    sessions: String,
    roles: Vec<(&'static str, &'static str)>,
    /// The token that was just made: it is shown this once.
    secret: Option<String>,
}

/// An event in which one has a role.
pub(crate) struct OwnEvent {
    id: EventId,
    name: String,
    url: String,
    role: &'static str,
}

impl OwnEvent {
    /// An event in which one has a role.
    pub(crate) fn of(id: EventId, name: String, role: Role) -> OwnEvent {
        OwnEvent {
            url: workplace(&id, role),
            id,
            name,
            role: role_name(role),
        }
    }
}

/// A token of a program.
pub(crate) struct OwnToken {
    id: i64,
    label: String,
    event: EventId,
    role: &'static str,
}

impl OwnToken {
    /// A token as its owner sees it: its label and end, never its secret.
    pub(crate) fn of(token: TokenLine) -> OwnToken {
        OwnToken {
            id: token.id,
            label: token.label,
            event: token.event,
            role: role_name(token.role),
        }
    }
}

impl AccountPage {
    /// The page of an account.
    pub(crate) fn of(
        account: &Account,
        events: Vec<OwnEvent>,
        tokens: Vec<OwnToken>,
        sessions: u32,
        secret: Option<Secret>,
    ) -> AccountPage {
        AccountPage {
            login: account.login.clone(),
            name: account.name.to_string(),
            said: flash::said(),
            events,
            tokens,
            sessions: count("account-sessions", usize::try_from(sessions).unwrap_or(0)),
            roles: Role::ALL
                .map(|role| (role.code(), role_name(role)))
                .to_vec(),
            secret: secret.map(|secret| secret.reveal().to_owned()),
        }
    }
}
