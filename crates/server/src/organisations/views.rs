//! The pages of organisations.

use adoube_journal::EventSummary;
use askama::Template;

use crate::auth::{Account, MemberLine, Organisation, OrganisedEvent, Role, TEAM_ROLES};
use crate::flash;
use crate::params::encoded;
use crate::paths;
use crate::ui::desk::{role_name, workplace};

/// The organisations of somebody.
#[derive(Template)]
#[template(path = "organisations/list.html")]
pub(super) struct OrganisationsPage {
    said: Option<String>,
    /// Address, name, and what one is there.
    all: Vec<(String, String, &'static str)>,
    /// Makes new ones.
    makes: bool,
}

impl OrganisationsPage {
    /// These organisations.
    pub(super) fn of(all: Vec<(Organisation, Role)>, makes: bool) -> OrganisationsPage {
        let line = |(organisation, role): (Organisation, Role)| {
            let url = paths::organisations::Organisation::of(&organisation.id).to_string();
            (url, organisation.name, role_name(role))
        };
        OrganisationsPage {
            said: flash::said(),
            all: all.into_iter().map(line).collect(),
            makes,
        }
    }
}

/// One organisation.
#[derive(Template)]
#[template(path = "organisations/one.html")]
pub(super) struct OrganisationPage {
    url: paths::organisations::Organisation,
    /// What everybody sees of it.
    public: String,
    /// Where a new event of it is made.
    new_event: String,
    name: String,
    said: Option<String>,
    events: Vec<OwnEvent>,
    team: Vec<OwnMember>,
    /// How many events and entries there may be; nothing for any number.
    most: (Option<u32>, Option<u32>),
    count: usize,
    /// May change it.
    owns: bool,
    /// May say how much there may be.
    administers: bool,
    roles: Vec<(&'static str, &'static str)>,
    /// Events that can come to it.
    free: Vec<(String, String)>,
}

/// An event of the organisation.
struct OwnEvent {
    id: String,
    name: String,
    url: String,
    template: bool,
}

/// Somebody of the team.
struct OwnMember {
    account: i64,
    name: String,
    login: String,
    role: &'static str,
}

impl OrganisationPage {
    /// An organisation as somebody of it sees it.
    pub(super) fn of(
        organisation: Organisation,
        (account, role): (&Account, Role),
        team: Vec<MemberLine>,
        (own, all): (&[OrganisedEvent], &[EventSummary]),
        free: Vec<(String, String)>,
    ) -> OrganisationPage {
        let event = |own: &OrganisedEvent| {
            // What was deleted is shown on the desk of its owners.
            let known = all.iter().find(|event| event.id == own.event)?;
            Some(OwnEvent {
                id: own.event.to_string(),
                name: known.name.clone(),
                url: workplace(&own.event, role),
                template: own.template,
            })
        };
        let member = |line: MemberLine| OwnMember {
            account: line.account.id,
            name: line.account.name.to_string(),
            login: line.account.login,
            role: role_name(line.role),
        };
        let most = |number: u32| (number > 0).then_some(number);
        let id = encoded(&organisation.id);
        OrganisationPage {
            public: format!("/?organisation={id}"),
            new_event: format!("/desk?organisation={id}#new"),
            url: paths::organisations::Organisation::of(&organisation.id),
            said: flash::said(),
            events: own.iter().filter_map(event).collect(),
            count: own.len(),
            team: team.into_iter().map(member).collect(),
            most: (
                most(organisation.most_events),
                most(organisation.most_entries),
            ),
            owns: role == Role::Owner,
            administers: account.administrator,
            roles: TEAM_ROLES
                .map(|role| (role.code(), role_name(role)))
                .to_vec(),
            free,
            name: organisation.name,
        }
    }
}
