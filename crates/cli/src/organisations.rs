//! `adoube organisations …`: clubs, regions, federations; their events, their team, how much there may be.

use adoube_bodies::organisations::{
    OrganisationBody, OrganisationsBody, OrganisedEventBody, TeamMemberBody,
};
use adoube_journal::{Store, StoreError};
use adoube_server::auth::{Deed, MemberLine, Noted, Organisation, People, PeopleError, Role};
use clap::{Args, Subcommand};
use jiff::Timestamp;

use crate::args::{DataArgs, expected};
use crate::event::{event_id, open_data};
use crate::failure::Failure;
use crate::output;
use crate::people::{failed, found, open_people};
use crate::texts::{fail, t};

#[derive(Args)]
pub(crate) struct OrganisationsArgs {
    #[command(flatten)]
    data: DataArgs,
    #[command(subcommand)]
    command: OrganisationsCommand,
}

#[derive(Subcommand)]
enum OrganisationsCommand {
    /// List the organisations with their events and their team
    List,
    /// Make an organisation
    Add {
        /// Its name; the short name is made of it
        name: String,
    },
    /// Remove an organisation with its team; its events stay
    Remove {
        /// Its short name
        organisation: String,
    },
    /// Let somebody work in all of its events, in place of an earlier role
    Join {
        /// Its short name
        organisation: String,
        /// Who
        login: String,
        /// viewer, results_only, entry_desk, deputy_arbiter, chief_arbiter or owner, who makes events
        #[arg(long, value_parser = |text: &str| expected::<Role>("argument-no-role", text))]
        role: Role,
    },
    /// Take somebody out of its team
    Leave {
        /// Its short name
        organisation: String,
        /// Who
        login: String,
    },
    /// Give it an event that belongs to no organisation
    Give {
        /// Its short name
        organisation: String,
        /// The short name of the event
        event: String,
        /// Make new events like this one
        #[arg(long)]
        template: bool,
    },
    /// Take an event from its organisation
    Take {
        /// The short name of the event
        event: String,
    },
    /// Say how many events it may have, and how many entries each; any number if nothing is said
    Limit {
        /// Its short name
        organisation: String,
        /// How many events, deleted ones that are kept among them
        #[arg(long, default_value_t = 0, value_name = "N")]
        events: u32,
        /// How many entries in each of them
        #[arg(long, default_value_t = 0, value_name = "N")]
        entries: u32,
    },
}

pub(crate) async fn run(args: OrganisationsArgs, json: bool) -> Result<(), Failure> {
    let store = open_data(&args.data).await?;
    let people = open_people(&args.data, &*store).await?;
    let outcome = match carry_out(&people, &*store, args.command).await {
        Ok(()) => show(&people, json).await,
        failure => failure,
    };
    people.close().await;
    store.close().await;
    outcome
}

async fn carry_out(
    people: &People,
    store: &dyn Store,
    command: OrganisationsCommand,
) -> Result<(), Failure> {
    let about = match command {
        OrganisationsCommand::List => return Ok(()),
        OrganisationsCommand::Add { name } => {
            let made = people.create_organisation(&name, Timestamp::now()).await;
            made.map_err(failed)?.id
        }
        OrganisationsCommand::Remove { organisation } => {
            let own = known(people, &organisation).await?;
            people.remove_organisation(&own.id).await.map_err(failed)?;
            own.id
        }
        OrganisationsCommand::Join {
            organisation,
            login,
            role,
        } => {
            let own = known(people, &organisation).await?;
            let account = found(people, &login).await?;
            let joined = people.set_team_member(&own.id, account.id, role).await;
            joined.map_err(|error| match error {
                PeopleError::Gone => fail!("organisations-no-team-role", role = role.code()),
                error => failed(error),
            })?;
            format!("{}: {} {}", account.login, own.id, role.code())
        }
        OrganisationsCommand::Leave {
            organisation,
            login,
        } => {
            let own = known(people, &organisation).await?;
            let account = found(people, &login).await?;
            let left = people.remove_team_member(&own.id, account.id).await;
            left.map_err(failed)?;
            format!("{}: {}", account.login, own.id)
        }
        OrganisationsCommand::Give {
            organisation,
            event,
            template,
        } => {
            let own = known(people, &organisation).await?;
            give(people, store, &own, &event, template).await?;
            format!("{}: {event}", own.id)
        }
        OrganisationsCommand::Take { event } => {
            people
                .take_event(&event_id(&event)?)
                .await
                .map_err(failed)?;
            event
        }
        OrganisationsCommand::Limit {
            organisation,
            events,
            entries,
        } => {
            let own = known(people, &organisation).await?;
            let set = people.set_quota(&own.id, events, entries).await;
            set.map_err(failed)?;
            format!("{}: {events} {entries}", own.id)
        }
    };
    let here = Noted::of("", Deed::OrganisationChanged);
    let about = about.as_str();
    people.note(Noted { about, ..here }).await;
    Ok(())
}

/// Gives an event that is nobody's to an organisation that has room for it.
async fn give(
    people: &People,
    store: &dyn Store,
    own: &Organisation,
    event: &str,
    template: bool,
) -> Result<(), Failure> {
    let event = event_id(event)?;
    let events = store.events().await?;
    if !events.iter().any(|known| known.id == event) {
        return Err(StoreError::NoEvent(event).into());
    }
    let holder = people.organisation_of(&event).await.map_err(failed)?;
    match &holder {
        Some(holder) if holder.id != own.id => {
            let (event, holder) = (event.as_str(), holder.id.as_str());
            return Err(fail!(
                "organisations-others",
                event = event,
                holder = holder
            ));
        }
        Some(_) => {}
        None => {
            let given = people.give_event(&own.id, &event).await;
            given.map_err(|error| match error {
                PeopleError::Gone => {
                    fail!(
                        "organisations-full",
                        name = own.name,
                        most = own.most_events
                    )
                }
                error => failed(error),
            })?;
        }
    }
    people.set_template(&event, template).await.map_err(failed)
}

async fn known(people: &People, id: &str) -> Result<Organisation, Failure> {
    let one = people.organisation(id).await.map_err(failed)?;
    one.ok_or_else(|| fail!("organisations-unknown", organisation = id))
}

async fn show(people: &People, json: bool) -> Result<(), Failure> {
    let mut organisations = Vec::new();
    for own in people.organisations().await.map_err(failed)? {
        organisations.push(body(people, own).await?);
    }
    if json {
        output::print_json(&OrganisationsBody { organisations });
        return Ok(());
    }
    let number = |most: Option<u32>| most.map_or(String::new(), |most| most.to_string());
    let row = |own: &OrganisationBody| {
        let team = own
            .team
            .iter()
            .map(|one| format!("{} ({})", one.login, one.role));
        vec![
            own.organisation.clone(),
            output::printable(&own.name),
            own.events.len().to_string(),
            number(own.most_events),
            number(own.most_entries),
            team.collect::<Vec<_>>().join(", "),
        ]
    };
    let headings = [
        t("organisations-heading-id"),
        t("people-heading-name"),
        t("organisations-heading-events"),
        t("organisations-heading-most-events"),
        t("organisations-heading-most-entries"),
        t("organisations-heading-team"),
    ];
    let rows = organisations.iter().map(row).collect();
    output::print(&output::table(&headings, &[2, 3, 4], rows));
    Ok(())
}

async fn body(people: &People, own: Organisation) -> Result<OrganisationBody, Failure> {
    let events = people.organised_events(&own.id).await.map_err(failed)?;
    let team = people.team(&own.id).await.map_err(failed)?;
    let most = |number: u32| (number > 0).then_some(number);
    let member = |line: MemberLine| TeamMemberBody {
        login: line.account.login,
        name: line.account.name.to_string(),
        role: line.role.code().to_owned(),
    };
    Ok(OrganisationBody {
        most_events: most(own.most_events),
        most_entries: most(own.most_entries),
        organisation: own.id,
        name: own.name,
        events: (events.into_iter())
            .map(|one| OrganisedEventBody {
                event: one.event.to_string(),
                template: one.template,
            })
            .collect(),
        team: team.into_iter().map(member).collect(),
    })
}
