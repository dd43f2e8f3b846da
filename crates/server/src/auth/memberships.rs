//! What people are in an event, and how they become it.

use adoube_journal::{Author, Command, EventId, Journal, Reader, Record, Submission};
use jiff::Timestamp;
use sqlx::Row;
use sqlx::sqlite::SqliteRow;

use super::accounts::account;
use super::{Account, InvalidField, People, PeopleError, Right, Role, Secret};

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

/// A token of a program that works for somebody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TokenLine {
    /// The number of the token.
    pub id: i64,
    /// What it is for.
    pub label: String,
    /// For which event.
    pub event: EventId,
    /// As what at most.
    pub role: Role,
}

/// A token to be made.
#[derive(Clone, Debug)]
pub struct NewToken<'a> {
    pub account: i64,
    /// What it is for.
    pub label: &'a str,
    /// For which event.
    pub event: &'a EventId,
    /// As what at most.
    pub role: Role,
}

impl People {
    /// What somebody is in an event. An administrator is everywhere an owner.
    ///
    /// # Errors
    ///
    /// [`PeopleError`] if the file of people cannot be read.
    pub async fn member(
        &self,
        account: Account,
        event: &EventId,
    ) -> Result<Option<Member>, PeopleError> {
        let row = sqlx::query(
            "SELECT role, sectors FROM membership WHERE store = ? AND event = ? AND account = ?",
        )
        .bind(&self.store)
        .bind(event.as_str())
        .bind(account.id)
        .fetch_optional(&self.pool)
        .await?;
        let (role, sectors) = match row {
            _ if account.administrator => (Role::Owner, Vec::new()),
            Some(row) => (role(&row)?, sectors(&row)?),
            None => return Ok(None),
        };
        Ok(Some(Member {
            author: account.name.clone(),
            account,
            role,
            sectors,
        }))
    }

    /// Gives somebody a role in an event, in place of an earlier one.
    ///
    /// # Errors
    ///
    /// [`PeopleError`] if the file of people cannot be written.
    pub async fn set_member(
        &self,
        event: &EventId,
        account: i64,
        role: Role,
        sectors: &[String],
    ) -> Result<(), PeopleError> {
        sqlx::query(
            "INSERT INTO membership (store, event, account, role, sectors) VALUES (?, ?, ?, ?, ?)
             ON CONFLICT (store, event, account)
             DO UPDATE SET role = excluded.role, sectors = excluded.sectors",
        )
        .bind(&self.store)
        .bind(event.as_str())
        .bind(account)
        .bind(role.code())
        .bind(listed(sectors))
        .execute(&self.pool)
        .await?;
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
        let changed = sqlx::query(
            "UPDATE membership SET role = ?3, sectors = ?4
             WHERE store = ?5 AND event = ?1 AND account = ?2 AND (role <> 'owner' OR ?3 = 'owner' OR
               (SELECT count(*) FROM membership
                WHERE store = ?5 AND event = ?1 AND role = 'owner') > 1)",
        )
        .bind(event.as_str())
        .bind(account)
        .bind(role.code())
        .bind(listed(sectors))
        .bind(&self.store)
        .execute(&self.pool)
        .await?;
        done_or_last(changed.rows_affected())
    }

    /// Takes somebody's role in an event away. An event keeps at least one owner.
    ///
    /// # Errors
    ///
    /// [`PeopleError`] if it would leave the event without an owner, or the file of people cannot be written.
    pub async fn remove_member(&self, event: &EventId, account: i64) -> Result<(), PeopleError> {
        let removed = sqlx::query(
            "DELETE FROM membership
             WHERE store = ?3 AND event = ?1 AND account = ?2 AND (role <> 'owner' OR
               (SELECT count(*) FROM membership
                WHERE store = ?3 AND event = ?1 AND role = 'owner') > 1)",
        )
        .bind(event.as_str())
        .bind(account)
        .bind(&self.store)
        .execute(&self.pool)
        .await?;
        done_or_last(removed.rows_affected())
    }

    /// Everybody with a role in an event, by name.
    ///
    /// # Errors
    ///
    /// [`PeopleError`] if the file of people cannot be read.
    pub async fn members(&self, event: &EventId) -> Result<Vec<MemberLine>, PeopleError> {
        let rows = sqlx::query(
            "SELECT account.*, membership.role, membership.sectors FROM membership
             JOIN account ON account.id = membership.account
             WHERE membership.store = ? AND membership.event = ? ORDER BY account.name",
        )
        .bind(&self.store)
        .bind(event.as_str())
        .fetch_all(&self.pool)
        .await?;
        let line = |row: &SqliteRow| {
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
    /// [`PeopleError`] if the file of people cannot be read.
    pub async fn events_of(&self, account: i64) -> Result<Vec<(EventId, Role)>, PeopleError> {
        let rows =
            sqlx::query("SELECT event, role FROM membership WHERE store = ? AND account = ?")
                .bind(&self.store)
                .bind(account)
                .fetch_all(&self.pool)
                .await?;
        rows.iter()
            .map(|row| Ok((event(row)?, role(row)?)))
            .collect()
    }

    /// Makes a link that gives whoever opens it first a role in an event.
    ///
    /// # Errors
    ///
    /// [`PeopleError`] if the file of people cannot be written.
    pub async fn invite(
        &self,
        invitation: &Invitation,
        now: Timestamp,
    ) -> Result<Secret, PeopleError> {
        let secret = Secret::draw()?;
        sqlx::query(
            "INSERT INTO invitation (store, secret, event, role, sectors, author, expires)
             VALUES (?, ?, ?, ?, ?, ?, ?)",
        )
        .bind(&self.store)
        .bind(secret.hash())
        .bind(invitation.event.as_str())
        .bind(invitation.role.code())
        .bind(listed(&invitation.sectors))
        .bind(&invitation.author)
        .bind(now.as_second() + INVITATION_TTL)
        .execute(&self.pool)
        .await?;
        Ok(secret)
    }

    /// An invitation that can be taken up.
    ///
    /// # Errors
    ///
    /// [`PeopleError`] if the file of people cannot be read.
    pub async fn invitation(
        &self,
        secret: &Secret,
        now: Timestamp,
    ) -> Result<Option<Invitation>, PeopleError> {
        let found = "SELECT * FROM invitation WHERE store = ? AND secret = ? AND expires >= ?";
        let row = sqlx::query(found)
            .bind(&self.store)
            .bind(secret.hash())
            .bind(now.as_second())
            .fetch_optional(&self.pool)
            .await?;
        Ok(row.map(|row| invitation(&row)).transpose()?)
    }

    /// The invitations to an event that can be taken up.
    ///
    /// # Errors
    ///
    /// [`PeopleError`] if the file of people cannot be read.
    pub async fn invitations(
        &self,
        asked: &EventId,
        now: Timestamp,
    ) -> Result<Vec<OpenInvitation>, PeopleError> {
        let rows = sqlx::query(
            "SELECT hex(secret) AS number, event, role, sectors, author, expires FROM invitation
             WHERE store = ? AND event = ? AND expires >= ? ORDER BY expires",
        )
        .bind(&self.store)
        .bind(asked.as_str())
        .bind(now.as_second())
        .fetch_all(&self.pool)
        .await?;
        let line = |row: &SqliteRow| {
            let expires: i64 = row.try_get("expires")?;
            Ok(OpenInvitation {
                number: row.try_get("number")?,
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
    /// [`PeopleError`] if the file of people cannot be written.
    pub async fn withdraw_invitation(
        &self,
        event: &EventId,
        number: &str,
    ) -> Result<(), PeopleError> {
        sqlx::query("DELETE FROM invitation WHERE store = ? AND event = ? AND hex(secret) = ?")
            .bind(&self.store)
            .bind(event.as_str())
            .bind(number)
            .execute(&self.pool)
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
        let taken = sqlx::query("DELETE FROM invitation WHERE secret = ?")
            .bind(secret.hash())
            .execute(&self.pool)
            .await?;
        if taken.rows_affected() == 0 {
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

    /// Makes a token.
    ///
    /// # Errors
    ///
    /// [`PeopleError`] if the file of people cannot be written.
    pub async fn create_token(
        &self,
        new: NewToken<'_>,
        now: Timestamp,
    ) -> Result<Secret, PeopleError> {
        let label = new.label.trim();
        if !(1..=60).contains(&label.chars().count()) || label.chars().any(char::is_control) {
            return Err(PeopleError::InvalidField(InvalidField::Label));
        }
        let secret = Secret::draw()?;
        sqlx::query(
            "INSERT INTO token (store, secret, account, label, event, role, created)
             VALUES (?, ?, ?, ?, ?, ?, ?)",
        )
        .bind(&self.store)
        .bind(secret.hash())
        .bind(new.account)
        .bind(label)
        .bind(new.event.as_str())
        .bind(new.role.code())
        .bind(now.to_string())
        .execute(&self.pool)
        .await?;
        Ok(secret)
    }

    /// Whose token it is, for which event, and as what: never as more than its owner is.
    ///
    /// # Errors
    ///
    /// [`PeopleError`] if the file of people cannot be read.
    pub async fn token(
        &self,
        secret: &Secret,
        asked: &EventId,
    ) -> Result<Option<Member>, PeopleError> {
        let row = sqlx::query(
            "SELECT account.*, token.role, token.label, token.event FROM token
             JOIN account ON account.id = token.account
             WHERE token.store = ? AND token.secret = ? AND token.event = ?",
        )
        .bind(&self.store)
        .bind(secret.hash())
        .bind(asked.as_str())
        .fetch_optional(&self.pool)
        .await?;
        let Some(row) = row else { return Ok(None) };
        let label: String = row.try_get("label")?;
        let Some(mut member) = self.member(account(&row)?, asked).await? else {
            return Ok(None);
        };
        let Some(role) = member.role.through(role(&row)?) else {
            return Ok(None);
        };
        member.role = role;
        let author = format!("{} ({label})", member.author);
        let short: String = author.chars().take(100).collect();
        member.author = short.parse().unwrap_or(member.author);
        Ok(Some(member))
    }

    /// Whose token it is, whatever its event.
    ///
    /// # Errors
    ///
    /// [`PeopleError`] if the file of people cannot be read.
    pub async fn token_account(&self, secret: &Secret) -> Result<Option<Account>, PeopleError> {
        let row = sqlx::query(
            "SELECT account.* FROM token JOIN account ON account.id = token.account
             WHERE token.store = ? AND token.secret = ?",
        )
        .bind(&self.store)
        .bind(secret.hash())
        .fetch_optional(&self.pool)
        .await?;
        Ok(row.map(|row| account(&row)).transpose()?)
    }

    /// The tokens of an account.
    ///
    /// # Errors
    ///
    /// [`PeopleError`] if the file of people cannot be read.
    pub async fn tokens(&self, account: i64) -> Result<Vec<TokenLine>, PeopleError> {
        let own = "SELECT id, label, event, role FROM token WHERE store = ? AND account = ?";
        let rows = sqlx::query(own)
            .bind(&self.store)
            .bind(account)
            .fetch_all(&self.pool)
            .await?;
        let line = |row: &SqliteRow| {
            Ok(TokenLine {
                id: row.try_get("id")?,
                label: row.try_get("label")?,
                event: event(row)?,
                role: role(row)?,
            })
        };
        rows.iter().map(line).collect()
    }

    /// Makes a token worthless.
    ///
    /// # Errors
    ///
    /// [`PeopleError`] if the file of people cannot be written.
    pub async fn revoke_token(&self, account: i64, id: i64) -> Result<(), PeopleError> {
        sqlx::query("DELETE FROM token WHERE account = ? AND id = ?")
            .bind(account)
            .bind(id)
            .execute(&self.pool)
            .await?;
        Ok(())
    }
}

fn done_or_last(rows: u64) -> Result<(), PeopleError> {
    match rows {
        0 => Err(PeopleError::LastOwner),
        _ => Ok(()),
    }
}

fn invitation(row: &SqliteRow) -> Result<Invitation, sqlx::Error> {
    Ok(Invitation {
        event: event(row)?,
        role: role(row)?,
        sectors: sectors(row)?,
        author: row.try_get("author")?,
    })
}

fn listed(sectors: &[String]) -> String {
    serde_json::to_string(sectors).unwrap_or_else(|_| "[]".to_owned())
}

fn sectors(row: &SqliteRow) -> Result<Vec<String>, sqlx::Error> {
    let text: String = row.try_get("sectors")?;
    serde_json::from_str(&text).map_err(|error| sqlx::Error::Decode(error.into()))
}

fn role(row: &SqliteRow) -> Result<Role, sqlx::Error> {
    let text: String = row.try_get("role")?;
    (text.parse::<Role>()).map_err(|error| sqlx::Error::Decode(error.into()))
}

fn event(row: &SqliteRow) -> Result<EventId, sqlx::Error> {
    let text: String = row.try_get("event")?;
    (text.parse::<EventId>()).map_err(|error| sqlx::Error::Decode(error.into()))
}
