//! Organisations: their events, their team, how much there may be.

use serde::Serialize;

/// The clubs, regions and federations of a server, by name.
#[derive(Serialize)]
pub struct OrganisationsBody {
    pub organisations: Vec<OrganisationBody>,
}

/// One of them: what it has, and how much it may have.
#[derive(Serialize)]
pub struct OrganisationBody {
    /// The short name.
    pub organisation: String,
    pub name: String,
    /// How many events it may have; nothing if any number.
    pub most_events: Option<u32>,
    /// How many entries each of them may have; nothing if any number.
    pub most_entries: Option<u32>,
    pub events: Vec<OrganisedEventBody>,
    /// Who works in all of its events.
    pub team: Vec<TeamMemberBody>,
}

/// An event of an organisation.
#[derive(Serialize)]
pub struct OrganisedEventBody {
    pub event: String,
    /// New events are made like it.
    pub template: bool,
}

/// Somebody who works in all events of an organisation.
#[derive(Serialize)]
pub struct TeamMemberBody {
    pub login: String,
    pub name: String,
    pub role: String,
}
