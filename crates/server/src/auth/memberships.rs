//! What people are in an event, and how they become it.

use std::collections::BTreeMap;

use adoube_journal::{Author, Command, EventId, Journal, Reader, Record, Submission};
use jiff::Timestamp;

use super::accounts::account;
use super::secrets::{from_hexadecimal, hexadecimal};
use super::{Account, People, PeopleError, Right, Role, Secret};
use crate::database::{Row, statement};

/// How long an invitation can be taken up.
const INVITATION_TTL: i64 = 7 * 24 * 3600;

/// Somebody with a role in an event: who acts, and what they may do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Member {
    pub account: Account,
    /// The name that goes into the journal.
    pub author: Author,
    pub role: Role,
    /// The sectors a sector arbiter looks after, by name; all if none is named. For a captain the
    /// team, as `league/3`.
    pub sectors: Vec<String>,
}

impl Member {
    /// Commands of this member, from now.
    pub fn submission(&self, commands: Vec<Command>) -> Submission {
        Submission::new(self.author.clone(), Timestamp::now(), commands)
    }

    /// Whether the role permits it.
    pub fn may(&self, right: Right) -> bool {
        self.role.may(right)
    }

    /// What this member may read. Line-ups that are not open yet are for those who set the boards: who
    /// enters results could tell the other captain.
    pub(crate) fn reader(&self) -> Reader {
        Reader {
            confidential: self.may(Right::Confidential),
            line_ups: self.may(Right::Pairings),
            accounts: self.may(Right::Entries),
        }
    }

    /// A record as this member sees it: withheld if the member may not read it.
    pub(crate) fn sees(&self, record: &Record, journal: &Journal) -> Record {
        journal.shown_to(self.reader(), record)
    }
}

/// A line in the list of an event's people.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MemberLine {
    pub account: Account,
    pub role: Role,
    /// The sectors, by name.
    pub sectors: Vec<String>,
}

/// An invitation that can still be taken up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Invitation {
    /// To which event.
    pub event: EventId,
    pub role: Role,
    /// For which sectors, or as captain of which team.
    pub sectors: Vec<String>,
    pub author: String,
}

/// An invitation in the list of those that can still be taken up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenInvitation {
    /// What tells it from others. It is no secret: nobody finds the link from it.
    pub number: String,
    /// Until when it can be taken up.
    pub expires: Timestamp,
    pub invitation: Invitation,
}

impl People {
    /// What somebody is in an event. An administrator is everywhere an owner.
    ///
    /// # Errors
    ///
    /// [`PeopleError`] if the people cannot be read.
    pub async fn member(
        &self,
        account: Account,
        event: &EventId,
    ) -> Result<Option<Member>, PeopleError> {
        let (role, sectors) = match account.administrator {
            true => (Role::Owner, Vec::new()),
            false => match self.role_of(event, account.id).await? {
                Some(found) => found,
                None => return Ok(None),
            },
        };
        Ok(Some(Member {
            author: account.name.clone(),
            account,
            role,
            sectors,
        }))
    }

    /// What somebody was given in an event or in its organisation, whichever is more; as it was lately,
    /// while the database does not answer.
    async fn role_of(
        &self,
        event: &EventId,
        account: i64,
    ) -> Result<Option<(Role, Vec<String>)>, PeopleError> {
        let given = statement(
            "SELECT role, sectors FROM membership WHERE store = $1 AND event = $2 AND account = $3
             UNION ALL SELECT member.role, '[]' AS sectors FROM organisation_event AS own
             JOIN organisation_member AS member ON member.store = own.store
                AND member.organisation = own.organisation
             WHERE own.store = $1 AND own.event = $2 AND member.account = $3",
        );
        let given = given
            .with(self.store.as_str())
            .with(event.as_str())
            .with(account);
        let rows = match self.database.all(given).await {
            Ok(rows) => rows,
            Err(error) => return self.remembered.member(event, account, error),
        };
        let roles = rows.iter().map(|row| Ok((role(row)?, sectors(row)?)));
        let roles: Vec<(Role, Vec<String>)> = roles.collect::<Result<_, sqlx::Error>>()?;
        let found = roles.into_iter().max_by_key(|(role, _)| *role);
        self.remembered.keep_member(event, account, &found);
        Ok(found)
    }

    /// Gives somebody a role in an event, in place of an earlier one.
    ///
    /// # Errors
    ///
    /// [`PeopleError`] if the people cannot be written.
    pub async fn set_member(
        &self,
        event: &EventId,
        account: i64,
        role: Role,
        sectors: &[String],
    ) -> Result<(), PeopleError> {
        self.database.execute(statement("INSERT INTO membership (store, event, account, role, sectors) VALUES ($1, $2, $3, $4, $5)
             ON CONFLICT (store, event, account)
             DO UPDATE SET role = excluded.role, sectors = excluded.sectors",)
        .with(self.store.as_str())
        .with(event.as_str())
        .with(account)
        .with(role.code())
        .with(listed(sectors))).await?;
        Ok(())
    }

    /// Gives a member another role. An event keeps at least one owner.
    ///
    /// # Errors
    ///
    /// [`PeopleError`] if it would leave the event without an owner, or the file of people cannot be written.
    pub async fn change_member(
        &self,
        event: &EventId,
        account: i64,
        role: Role,
        sectors: &[String],
    ) -> Result<(), PeopleError> {
        let change = statement(
            "UPDATE membership SET role = $3, sectors = $4
             WHERE store = $5 AND event = $1 AND account = $2 AND (role <> 'owner' OR $3 = 'owner' OR
               (SELECT count(*) FROM membership
                WHERE store = $5 AND event = $1 AND role = 'owner') > 1)",
        );
        let change = change
            .with(event.as_str())
            .with(account)
            .with(role.code())
            .with(listed(sectors))
            .with(self.store.as_str());
        // Two owners who change each other at the same time, on two servers, come one after the
        // other.
        let changed = self.database.together(vec![change]).await?;
        self.remembered.forget_member(event, account);
        done_or_last(&changed)
    }

    /// Takes somebody's role in an event away. An event keeps at least one owner.
    ///
    /// # Errors
    ///
    /// [`PeopleError`] if it would leave the event without an owner, or the file of people cannot be written.
    pub async fn remove_member(&self, event: &EventId, account: i64) -> Result<(), PeopleError> {
        let remove = statement(
            "DELETE FROM membership
             WHERE store = $3 AND event = $1 AND account = $2 AND (role <> 'owner' OR
               (SELECT count(*) FROM membership
                WHERE store = $3 AND event = $1 AND role = 'owner') > 1)",
        );
        let remove = remove
            .with(event.as_str())
            .with(account)
            .with(self.store.as_str());
        let removed = self.database.together(vec![remove]).await?;
        self.remembered.forget_member(event, account);
        done_or_last(&removed)
    }

    /// Everybody with a role in an event, by name.
    ///
    /// # Errors
    ///
    /// [`PeopleError`] if the people cannot be read.
    pub async fn members(&self, event: &EventId) -> Result<Vec<MemberLine>, PeopleError> {
        let rows = self
            .database
            .all(
                statement(
                    "SELECT account.*, membership.role, membership.sectors FROM membership
             JOIN account ON account.id = membership.account
             WHERE membership.store = $1 AND membership.event = $2 ORDER BY account.name",
                )
                .with(self.store.as_str())
                .with(event.as_str()),
            )
            .await?;
        let line = |row: &Row| {
            Ok(MemberLine {
                account: account(row)?,
                role: role(row)?,
                sectors: sectors(row)?,
            })
        };
        rows.iter().map(line).collect()
    }

    /// The events in which somebody has a role.
    ///
    /// # Errors
    ///
    /// [`PeopleError`] if the people cannot be read.
    pub async fn events_of(&self, account: i64) -> Result<Vec<(EventId, Role)>, PeopleError> {
        let rows = self
            .database
            .all(
                statement(
                    "SELECT event, role FROM membership WHERE store = $1 AND account = $2
                     UNION ALL SELECT own.event, member.role FROM organisation_member AS member
                     JOIN organisation_event AS own ON own.store = member.store
                        AND own.organisation = member.organisation
                     WHERE member.store = $1 AND member.account = $2",
                )
                .with(self.store.as_str())
                .with(account),
            )
            .await?;
        let mut most: BTreeMap<EventId, Role> = BTreeMap::new();
        for row in &rows {
            let (event, role) = (event(row)?, role(row)?);
            let kept = most.entry(event).or_insert(role);
            *kept = role.max(*kept);
        }
        Ok(most.into_iter().collect())
    }

    /// Makes a link that gives whoever opens it first a role in an event.
    ///
    /// # Errors
    ///
    /// [`PeopleError`] if the people cannot be written.
    pub async fn invite(
        &self,
        invitation: &Invitation,
        now: Timestamp,
    ) -> Result<Secret, PeopleError> {
        let secret = Secret::draw()?;
        self.database
            .execute(
                statement(
                    "INSERT INTO invitation (store, secret, event, role, sectors, author, expires)
             VALUES ($1, $2, $3, $4, $5, $6, $7)",
                )
                .with(self.store.as_str())
                .with(secret.hash())
                .with(invitation.event.as_str())
                .with(invitation.role.code())
                .with(listed(&invitation.sectors))
                .with(invitation.author.as_str())
                .with(now.as_second() + INVITATION_TTL),
            )
            .await?;
        Ok(secret)
    }

    /// An invitation that can be taken up.
    ///
    /// # Errors
    ///
    /// [`PeopleError`] if the people cannot be read.
    pub async fn invitation(
        &self,
        secret: &Secret,
        now: Timestamp,
    ) -> Result<Option<Invitation>, PeopleError> {
        let found = "SELECT * FROM invitation WHERE store = $1 AND secret = $2 AND expires >= $3";
        let row = self
            .database
            .first(
                statement(found)
                    .with(self.store.as_str())
                    .with(secret.hash())
                    .with(now.as_second()),
            )
            .await?;
        Ok(row.map(|row| invitation(&row)).transpose()?)
    }

    /// The invitations to an event that can be taken up.
    ///
    /// # Errors
    ///
    /// [`PeopleError`] if the people cannot be read.
    pub async fn invitations(
        &self,
        asked: &EventId,
        now: Timestamp,
    ) -> Result<Vec<OpenInvitation>, PeopleError> {
        let rows = self
            .database
            .all(
                statement(
                    "SELECT secret, event, role, sectors, author, expires FROM invitation
             WHERE store = $1 AND event = $2 AND expires >= $3 ORDER BY expires",
                )
                .with(self.store.as_str())
                .with(asked.as_str())
                .with(now.as_second()),
            )
            .await?;
        let line = |row: &Row| {
            let expires = row.number("expires")?;
            Ok(OpenInvitation {
                number: hexadecimal(&row.bytes("secret")?),
                expires: Timestamp::from_second(expires)
                    .map_err(|error| sqlx::Error::Decode(error.into()))?,
                invitation: invitation(row)?,
            })
        };
        rows.iter().map(line).collect()
    }

    /// Takes an invitation back.
    ///
    /// # Errors
    ///
    /// [`PeopleError`] if the people cannot be written.
    pub async fn withdraw_invitation(
        &self,
        event: &EventId,
        number: &str,
    ) -> Result<(), PeopleError> {
        self.database
            .execute(
                statement("DELETE FROM invitation WHERE store = $1 AND event = $2 AND secret = $3")
                    .with(self.store.as_str())
                    .with(event.as_str())
                    .with(from_hexadecimal(number)),
            )
            .await?;
        Ok(())
    }

    /// Takes an invitation up: once, by one account. Who has a higher role already keeps it.
    ///
    /// # Errors
    ///
    /// [`PeopleError`] if it was taken up or withdrawn, or the file of people cannot be written.
    pub async fn accept(
        &self,
        secret: &Secret,
        account: &Account,
        now: Timestamp,
    ) -> Result<Invitation, PeopleError> {
        let invitation = self
            .invitation(secret, now)
            .await?
            .ok_or(PeopleError::Gone)?;
        let taken = self
            .database
            .execute(statement("DELETE FROM invitation WHERE secret = $1").with(secret.hash()))
            .await?;
        if taken == 0 {
            return Err(PeopleError::Gone);
        }
        let now_is = self.member(account.clone(), &invitation.event).await?;
        // A captain can be called to another team.
        let replaces = |role: Role| role < invitation.role || role == Role::Captain;
        if now_is.is_none_or(|member| replaces(member.role)) {
            let Invitation {
                event,
                role,
                sectors,
                ..
            } = &invitation;
            self.set_member(event, account.id, *role, sectors).await?;
        }
        Ok(invitation)
    }
}

fn done_or_last(rows: &[u64]) -> Result<(), PeopleError> {
    match rows {
        [0] => Err(PeopleError::LastOwner),
        _ => Ok(()),
    }
}

fn invitation(row: &Row) -> Result<Invitation, sqlx::Error> {
    Ok(Invitation {
        event: event(row)?,
        role: role(row)?,
        sectors: sectors(row)?,
        author: row.text("author")?,
    })
}

fn listed(sectors: &[String]) -> String {
    serde_json::to_string(sectors).unwrap_or_else(|_| "[]".to_owned())
}

fn sectors(row: &Row) -> Result<Vec<String>, sqlx::Error> {
    let text = row.text("sectors")?;
    serde_json::from_str(&text).map_err(|error| sqlx::Error::Decode(error.into()))
}

pub(super) fn role(row: &Row) -> Result<Role, sqlx::Error> {
    row.parsed("role")
}

pub(super) fn event(row: &Row) -> Result<EventId, sqlx::Error> {
    row.parsed("event")
}
