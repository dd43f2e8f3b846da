//! The pages of accounts.

use adoube_journal::{Event, EventId};
use askama::Template;

use crate::app::DemoAccount;
use crate::auth::{
    Account, CaptainOf, Invitation, PasskeyLine, Role, Secret, SessionLine, TokenLine,
};
use crate::flash;
use crate::params::encoded;
use crate::paths;
use crate::texts::{count, fill, t};
use crate::ui::dates;
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
    /// What the browser asks of a passkey.
    pub passkey: String,
    /// The way by a federation's server: what it is called, and the address.
    pub federation: Option<(String, String)>,
}

/// The page for the second factor, after the password.
#[derive(Template)]
#[template(path = "account/code.html")]
pub(crate) struct CodePage {
    login: String,
    /// What says that the password was right.
    ticket: String,
    /// Where to go afterwards.
    next: String,
    /// What the browser asks of a passkey, if there is one.
    passkey: Option<String>,
    /// Why it did not work.
    wrong: Option<&'static str>,
}

impl CodePage {
    /// The page; `ticket` says that the password was right.
    pub(crate) fn of(
        login: String,
        ticket: String,
        next: String,
        passkey: Option<String>,
        wrong: Option<&'static str>,
    ) -> CodePage {
        CodePage {
            login,
            ticket,
            next,
            passkey,
            wrong,
        }
    }
}

/// The page that leads to the server of a federation.
#[derive(Template)]
#[template(path = "account/federation.html")]
pub(crate) struct FederationPage {
    /// What it is called.
    pub name: String,
    /// Where it is.
    pub there: String,
}

/// The page on which a second factor is set up.
#[derive(Template)]
#[template(path = "account/second_factor.html")]
pub(crate) struct SecondFactorPage {
    /// The secret as a picture and as text; nothing if there is a second factor already.
    pub secret: Option<(String, String)>,
    /// The codes for paper, which are shown this once.
    pub codes: Vec<String>,
    /// Why it did not work.
    pub wrong: Option<&'static str>,
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
    /// How many sessions there are, and which.
    sessions_said: String,
    sessions: Vec<OwnSession>,
    factors: OwnFactors,
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

/// A session that one has open.
pub(crate) struct OwnSession {
    number: String,
    /// The one in which the page is looked at.
    is_this: bool,
    browser: String,
    place: String,
    used: String,
}

impl OwnSession {
    /// A session as its owner sees it.
    pub(crate) fn of(session: SessionLine, own: Option<&str>) -> OwnSession {
        OwnSession {
            is_this: own == Some(&session.number),
            number: session.number,
            browser: browser(&session.browser),
            place: session.place,
            used: dates::written(session.used),
        }
    }
}

/// With what one shows who one is, besides the password.
pub(crate) struct OwnFactors {
    /// There is a second factor.
    pub any: bool,
    /// There are codes of a telephone.
    pub telephone: bool,
    pub passkeys: Vec<OwnPasskey>,
    /// What the browser asks of a device that is to make a passkey.
    pub question: String,
    /// The federation by whose server one can sign in, and whether this account is tied to it.
    pub federation: Option<(String, bool)>,
}

/// A passkey that one has.
pub(crate) struct OwnPasskey {
    number: String,
    name: String,
    made: String,
    used: Option<String>,
}

impl OwnPasskey {
    /// A passkey as its owner sees it.
    pub(crate) fn of(key: PasskeyLine) -> OwnPasskey {
        OwnPasskey {
            number: key.number,
            name: key.name,
            made: dates::written(key.made),
            used: key.used.map(dates::written),
        }
    }
}

/// What people call a browser, from what it says of itself.
fn browser(said: &str) -> String {
    let names = ["Firefox", "Edg", "OPR", "Chrome", "Safari", "curl"];
    let systems = ["Windows", "Android", "iPhone", "iPad", "Mac OS", "Linux"];
    let found = |known: &[&'static str]| known.iter().copied().find(|name| said.contains(name));
    let name = found(&names).map(|name| match name {
        "Edg" => "Edge",
        "OPR" => "Opera",
        name => name,
    });
    let parts = [name, found(&systems)];
    let parts: Vec<&str> = parts.into_iter().flatten().collect();
    match parts.is_empty() {
        true => said.chars().take(40).collect(),
        false => parts.join(" · "),
    }
}

impl AccountPage {
    /// The page of an account.
    pub(crate) fn of(
        account: &Account,
        factors: OwnFactors,
        events: Vec<OwnEvent>,
        tokens: Vec<OwnToken>,
        sessions: Vec<OwnSession>,
        secret: Option<Secret>,
    ) -> AccountPage {
        AccountPage {
            login: account.login.clone(),
            name: account.name.to_string(),
            said: flash::said(),
            events,
            tokens,
            sessions_said: count("account-sessions", sessions.len()),
            sessions,
            factors,
            roles: Role::ALL
                .map(|role| (role.code(), role_name(role)))
                .to_vec(),
            secret: secret.map(|secret| secret.reveal().to_owned()),
        }
    }
}
