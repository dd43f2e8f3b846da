//! Organisations: clubs, regions, federations. Whose events are whose, who works in all of them, and how much there may be.

use adoube_journal::EventId;
use jiff::Timestamp;

use super::accounts::{account, taken};
use super::memberships::{event, role};
use super::{InvalidField, MemberLine, People, PeopleError, Role};
use crate::database::{Row, statement};

/// A club, a region, a federation: whose events are whose.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Organisation {
    /// The short name.
    pub id: String,
    pub name: String,
    /// How many events it may have, also deleted ones that are kept; 0 for any number.
    pub most_events: u32,
    /// How many entries each of them may have; 0 for any number.
    pub most_entries: u32,
}

/// An event of an organisation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OrganisedEvent {
    /// Its short name.
    pub event: EventId,
    /// New events are made like it.
    pub template: bool,
}

/// What a member of an organisation can be. Teams and sectors are matters of one event.
pub const TEAM_ROLES: [Role; 6] = [
    Role::Owner,
    Role::ChiefArbiter,
    Role::DeputyArbiter,
    Role::EntryDesk,
    Role::ResultsOnly,
    Role::Viewer,
];

impl People {
    /// Every organisation, by name.
    ///
    /// # Errors
    ///
    /// [`PeopleError`] if the people cannot be read.
    pub async fn organisations(&self) -> Result<Vec<Organisation>, PeopleError> {
        let all = statement("SELECT * FROM organisation WHERE store = $1 ORDER BY name, id");
        let rows = self.database.all(all.with(self.store.as_str())).await?;
        Ok(rows.iter().map(organisation).collect::<Result<_, _>>()?)
    }

    /// The organisation with this short name.
    ///
    /// # Errors
    ///
    /// [`PeopleError`] if the people cannot be read.
    pub async fn organisation(&self, id: &str) -> Result<Option<Organisation>, PeopleError> {
        let one = statement("SELECT * FROM organisation WHERE store = $1 AND id = $2");
        let row = self.database.first(one.with(self.store.as_str()).with(id));
        Ok(row.await?.as_ref().map(organisation).transpose()?)
    }

    /// Makes an organisation; its short name is made of its name.
    ///
    /// # Errors
    ///
    /// [`PeopleError::Taken`] if there is one of this short name; else if the name is none, or the people
    /// cannot be written.
    pub async fn create_organisation(
        &self,
        name: &str,
        now: Timestamp,
    ) -> Result<Organisation, PeopleError> {
        let name = name.trim();
        if !(1..=100).contains(&name.chars().count()) || name.chars().any(char::is_control) {
            return Err(PeopleError::InvalidField(InvalidField::Name));
        }
        let id = EventId::from_title(name).to_string();
        let make =
            statement("INSERT INTO organisation (store, id, name, made) VALUES ($1, $2, $3, $4)");
        let make = make.with(self.store.as_str()).with(id.as_str()).with(name);
        let made = self.database.execute(make.with(now.as_second())).await;
        made.map_err(taken)?;
        Ok(Organisation {
            id,
            name: name.to_owned(),
            most_events: 0,
            most_entries: 0,
        })
    }

    /// Says how many events an organisation may have, and how many entries each; 0 for any number.
    ///
    /// # Errors
    ///
    /// [`PeopleError::Gone`] if there is no such organisation; else if the people cannot be written.
    pub async fn set_quota(&self, id: &str, events: u32, entries: u32) -> Result<(), PeopleError> {
        let change = statement(
            "UPDATE organisation SET most_events = $3, most_entries = $4 WHERE store = $1 AND id = $2",
        );
        let change = change.with(self.store.as_str()).with(id);
        let change = change.with(i64::from(events)).with(i64::from(entries));
        one_or_gone(self.database.execute(change).await?)
    }

    /// Removes an organisation with its team. Its events stay, as events of nobody.
    ///
    /// # Errors
    ///
    /// [`PeopleError::Gone`] if there is no such organisation; else if the people cannot be written.
    pub async fn remove_organisation(&self, id: &str) -> Result<(), PeopleError> {
        let remove = statement("DELETE FROM organisation WHERE store = $1 AND id = $2");
        let remove = remove.with(self.store.as_str()).with(id);
        one_or_gone(self.database.execute(remove).await?)
    }

    /// Who works in all events of an organisation, by name.
    ///
    /// # Errors
    ///
    /// [`PeopleError`] if the people cannot be read.
    pub async fn team(&self, id: &str) -> Result<Vec<MemberLine>, PeopleError> {
        let team = statement(
            "SELECT account.*, organisation_member.role FROM organisation_member
             JOIN account ON account.id = organisation_member.account
             WHERE organisation_member.store = $1 AND organisation = $2 ORDER BY account.name",
        );
        let rows = self.database.all(team.with(self.store.as_str()).with(id));
        let line = |row: &Row| {
            Ok(MemberLine {
                account: account(row)?,
                role: role(row)?,
                sectors: Vec::new(),
            })
        };
        rows.await?.iter().map(line).collect()
    }

    /// Lets somebody work in all events of an organisation, in place of an earlier role. Its owners make
    /// events and choose the team.
    ///
    /// # Errors
    ///
    /// [`PeopleError::Gone`] if there is no such organisation, or nobody can be this in one; else if the people
    /// cannot be written.
    pub async fn set_team_member(
        &self,
        id: &str,
        account: i64,
        role: Role,
    ) -> Result<(), PeopleError> {
        if !TEAM_ROLES.contains(&role) {
            return Err(PeopleError::Gone);
        }
        let set = statement(
            "INSERT INTO organisation_member (store, organisation, account, role)
             SELECT store, id, $3, $4 FROM organisation WHERE store = $1 AND id = $2
             ON CONFLICT (store, organisation, account) DO UPDATE SET role = excluded.role",
        );
        let set = set.with(self.store.as_str()).with(id).with(account);
        let set = self.database.execute(set.with(role.code())).await?;
        self.remembered.forget_members_of(account);
        one_or_gone(set)
    }

    /// Takes somebody out of the team.
    ///
    /// # Errors
    ///
    /// [`PeopleError`] if the people cannot be written.
    pub async fn remove_team_member(&self, id: &str, account: i64) -> Result<(), PeopleError> {
        let remove = statement(
            "DELETE FROM organisation_member WHERE store = $1 AND organisation = $2 AND account = $3",
        );
        let remove = remove.with(self.store.as_str()).with(id).with(account);
        self.database.execute(remove).await?;
        self.remembered.forget_members_of(account);
        Ok(())
    }

    /// The organisations in which somebody is something, by name.
    ///
    /// # Errors
    ///
    /// [`PeopleError`] if the people cannot be read.
    pub async fn organisations_of(
        &self,
        account: i64,
    ) -> Result<Vec<(Organisation, Role)>, PeopleError> {
        let own = statement(
            "SELECT organisation.*, organisation_member.role FROM organisation_member
             JOIN organisation ON organisation.store = organisation_member.store
                AND organisation.id = organisation_member.organisation
             WHERE organisation_member.store = $1 AND account = $2 ORDER BY name, id",
        );
        let rows = self
            .database
            .all(own.with(self.store.as_str()).with(account));
        let line = |row: &Row| Ok((organisation(row)?, role(row)?));
        rows.await?.iter().map(line).collect()
    }

    /// The organisation of an event, if it belongs to one.
    ///
    /// # Errors
    ///
    /// [`PeopleError`] if the people cannot be read.
    pub async fn organisation_of(
        &self,
        event: &EventId,
    ) -> Result<Option<Organisation>, PeopleError> {
        let found = statement(
            "SELECT organisation.* FROM organisation_event
             JOIN organisation ON organisation.store = organisation_event.store
                AND organisation.id = organisation_event.organisation
             WHERE organisation_event.store = $1 AND event = $2",
        );
        let row = self
            .database
            .first(found.with(self.store.as_str()).with(event.as_str()));
        Ok(row.await?.as_ref().map(organisation).transpose()?)
    }

    /// The events of an organisation.
    ///
    /// # Errors
    ///
    /// [`PeopleError`] if the people cannot be read.
    pub async fn organised_events(&self, id: &str) -> Result<Vec<OrganisedEvent>, PeopleError> {
        let all = statement(
            "SELECT event, template FROM organisation_event
             WHERE store = $1 AND organisation = $2 ORDER BY event",
        );
        let rows = self.database.all(all.with(self.store.as_str()).with(id));
        let line = |row: &Row| {
            Ok(OrganisedEvent {
                event: event(row)?,
                template: row.truth("template")?,
            })
        };
        rows.await?.iter().map(line).collect()
    }

    /// Gives an event of nobody to an organisation, unless it has as many as it may have. Two who do so at the same time,
    /// on two servers, come one after the other.
    ///
    /// # Errors
    ///
    /// [`PeopleError::Gone`] if there is no such organisation, no room, or the event is another's; else if the people cannot be written.
    pub async fn give_event(&self, id: &str, event: &EventId) -> Result<(), PeopleError> {
        let give = statement(
            "INSERT INTO organisation_event (store, event, organisation)
             SELECT store, $3, id FROM organisation WHERE store = $1 AND id = $2 AND (most_events = 0
                OR most_events > (SELECT count(*) FROM organisation_event AS own
                    WHERE own.store = $1 AND own.organisation = $2 AND own.event <> $3))
             ON CONFLICT (store, event) DO NOTHING",
        );
        let give = give.with(self.store.as_str()).with(id);
        let given = self
            .database
            .together(vec![give.with(event.as_str())])
            .await?;
        one_or_gone(given[0])
    }

    /// Takes an event from its organisation: it belongs to nobody then.
    ///
    /// # Errors
    ///
    /// [`PeopleError`] if the people cannot be written.
    pub async fn take_event(&self, event: &EventId) -> Result<(), PeopleError> {
        let take = statement("DELETE FROM organisation_event WHERE store = $1 AND event = $2");
        let take = take.with(self.store.as_str()).with(event.as_str());
        self.database.execute(take).await?;
        Ok(())
    }

    /// Says whether new events of its organisation are made like an event.
    ///
    /// # Errors
    ///
    /// [`PeopleError::Gone`] if the event belongs to no organisation; else if the people cannot be written.
    pub async fn set_template(&self, event: &EventId, template: bool) -> Result<(), PeopleError> {
        let set = statement(
            "UPDATE organisation_event SET template = $3 WHERE store = $1 AND event = $2",
        );
        let set = set.with(self.store.as_str()).with(event.as_str());
        one_or_gone(self.database.execute(set.with(template)).await?)
    }
}

fn one_or_gone(rows: u64) -> Result<(), PeopleError> {
    match rows {
        0 => Err(PeopleError::Gone),
        _ => Ok(()),
    }
}

fn organisation(row: &Row) -> Result<Organisation, sqlx::Error> {
    let most = |column| Ok::<_, sqlx::Error>(u32::try_from(row.number(column)?).unwrap_or(0));
    Ok(Organisation {
        id: row.text("id")?,
        name: row.text("name")?,
        most_events: most("most_events")?,
        most_entries: most("most_entries")?,
    })
}
