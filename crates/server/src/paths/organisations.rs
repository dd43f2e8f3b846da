//! Organisations.

paths! {
    /// The organisations of who is signed in.
    Organisations() = "/organisations";
    /// One of them: its events, its team, how much there may be.
    Organisation(organisation: String) = "/organisations/{organisation}";
    /// Somebody who works in all of its events.
    Team(organisation: String) = "/organisations/{organisation}/team";
    /// And does not any more.
    TeamRemove(organisation: String) = "/organisations/{organisation}/team/remove";
    /// How much there may be.
    Quota(organisation: String) = "/organisations/{organisation}/quota";
    /// An event that comes to it.
    GiveEvent(organisation: String) = "/organisations/{organisation}/events";
    /// Whether new events are made like one.
    SetTemplate(organisation: String) = "/organisations/{organisation}/template";
    /// The end of it.
    RemoveOrganisation(organisation: String) = "/organisations/{organisation}/remove";
}

below!(Organisation(organisation) {
    team: Team,
    team_remove: TeamRemove,
    quota: Quota,
    give_event: GiveEvent,
    set_template: SetTemplate,
    remove: RemoveOrganisation,
});
