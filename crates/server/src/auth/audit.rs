//! Who signed in, and who changed what anybody may do.

use adoube_journal::EventId;
use jiff::Timestamp;

use super::{People, PeopleError};
use crate::database::{Row, statement};

/// For how long it is kept, in seconds.
const AUDIT_TTL: i64 = 400 * 24 * 3600;

/// What somebody typed is kept up to here.
const LONGEST: usize = 200;

/// What was done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed {
    SignedIn,
    /// A password or a code was wrong.
    Refused,
    SignedOut,
    SessionsEnded,
    PasswordChanged,
    FactorSet,
    FactorRemoved,
    PasskeyAdded,
    PasskeyRemoved,
    /// The account was tied to the sign-in of a federation, or is not any more.
    IdentityTied,
    IdentityCut,
    /// Whether a second factor is asked of owners and chief arbiters was changed.
    RequirementChanged,
    AccountMade,
    AccountRemoved,
    Invited,
    InvitationWithdrawn,
    InvitationTaken,
    RoleGiven,
    RoleTaken,
    TokenMade,
    TokenRevoked,
    /// An organisation, its team, its events or its quota.
    OrganisationChanged,
    EventDeleted,
    EventRecovered,
    /// A deleted event was removed for good.
    EventPurged,
}

impl Deed {
    const ALL: [Deed; 25] = [
        Deed::SignedIn,
        Deed::Refused,
        Deed::SignedOut,
        Deed::SessionsEnded,
        Deed::PasswordChanged,
        Deed::FactorSet,
        Deed::FactorRemoved,
        Deed::PasskeyAdded,
        Deed::PasskeyRemoved,
        Deed::IdentityTied,
        Deed::IdentityCut,
        Deed::RequirementChanged,
        Deed::AccountMade,
        Deed::AccountRemoved,
        Deed::Invited,
        Deed::InvitationWithdrawn,
        Deed::InvitationTaken,
        Deed::RoleGiven,
        Deed::RoleTaken,
        Deed::TokenMade,
        Deed::TokenRevoked,
        Deed::OrganisationChanged,
        Deed::EventDeleted,
        Deed::EventRecovered,
        Deed::EventPurged,
    ];

    /// The name as it is stored and written for programs.
    pub fn code(self) -> &'static str {
        match self {
            Deed::SignedIn => "signed_in",
            Deed::Refused => "refused",
            Deed::SignedOut => "signed_out",
            Deed::SessionsEnded => "sessions_ended",
            Deed::PasswordChanged => "password_changed",
            Deed::FactorSet => "factor_set",
            Deed::FactorRemoved => "factor_removed",
            Deed::PasskeyAdded => "passkey_added",
            Deed::PasskeyRemoved => "passkey_removed",
            Deed::IdentityTied => "identity_tied",
            Deed::IdentityCut => "identity_cut",
            Deed::RequirementChanged => "requirement_changed",
            Deed::AccountMade => "account_made",
            Deed::AccountRemoved => "account_removed",
            Deed::Invited => "invited",
            Deed::InvitationWithdrawn => "invitation_withdrawn",
            Deed::InvitationTaken => "invitation_taken",
            Deed::RoleGiven => "role_given",
            Deed::RoleTaken => "role_taken",
            Deed::TokenMade => "token_made",
            Deed::TokenRevoked => "token_revoked",
            Deed::OrganisationChanged => "organisation_changed",
            Deed::EventDeleted => "event_deleted",
            Deed::EventRecovered => "event_recovered",
            Deed::EventPurged => "event_purged",
        }
    }

    /// The message that tells it.
    pub fn message(self) -> &'static str {
        match self {
            Deed::SignedIn => "audit-signed-in",
            Deed::Refused => "audit-refused",
            Deed::SignedOut => "audit-signed-out",
            Deed::SessionsEnded => "audit-sessions-ended",
            Deed::PasswordChanged => "audit-password-changed",
            Deed::FactorSet => "audit-factor-set",
            Deed::FactorRemoved => "audit-factor-removed",
            Deed::PasskeyAdded => "audit-passkey-added",
            Deed::PasskeyRemoved => "audit-passkey-removed",
            Deed::IdentityTied => "audit-identity-tied",
            Deed::IdentityCut => "audit-identity-cut",
            Deed::RequirementChanged => "audit-requirement-changed",
            Deed::AccountMade => "audit-account-made",
            Deed::AccountRemoved => "audit-account-removed",
            Deed::Invited => "audit-invited",
            Deed::InvitationWithdrawn => "audit-invitation-withdrawn",
            Deed::InvitationTaken => "audit-invitation-taken",
            Deed::RoleGiven => "audit-role-given",
            Deed::RoleTaken => "audit-role-taken",
            Deed::TokenMade => "audit-token-made",
            Deed::TokenRevoked => "audit-token-revoked",
            Deed::OrganisationChanged => "audit-organisation-changed",
            Deed::EventDeleted => "audit-event-deleted",
            Deed::EventRecovered => "audit-event-recovered",
            Deed::EventPurged => "audit-event-purged",
        }
    }

    fn of(code: &str) -> Option<Deed> {
        Deed::ALL.into_iter().find(|deed| deed.code() == code)
    }
}

/// A deed to be written down.
#[derive(Clone, Copy, Debug)]
pub struct Noted<'a> {
    /// Who did it.
    pub login: &'a str,
    pub deed: Deed,
    /// In which event, if in one.
    pub event: Option<&'a EventId>,
    /// Whom or what it is about.
    pub about: &'a str,
    /// From which address.
    pub place: &'a str,
}

impl<'a> Noted<'a> {
    /// Somebody did something.
    pub fn of(login: &'a str, deed: Deed) -> Noted<'a> {
        Noted {
            login,
            deed,
            event: None,
            about: "",
            place: "",
        }
    }
}

/// A deed that was written down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AuditLine {
    pub at: Timestamp,
    /// Who did it, or tried to.
    pub login: String,
    pub deed: Deed,
    /// In which event; empty if in none.
    pub event: String,
    /// Whom or what it is about.
    pub about: String,
    /// From which address; empty at the computer itself.
    pub place: String,
}

impl People {
    /// Writes a deed down. What was done stays done if that fails: it is told in the log.
    pub async fn note(&self, noted: Noted<'_>) {
        let shortened = |text: &str| text.chars().take(LONGEST).collect::<String>();
        let now = Timestamp::now().as_second();
        let event = noted.event.map_or("", EventId::as_str);
        let write = statement(
            "INSERT INTO audit (at, login, what, store, event, about, place)
             VALUES ($1, $2, $3, $4, $5, $6, $7)",
        );
        let write = write
            .with(now)
            .with(shortened(noted.login))
            .with(noted.deed.code())
            .with(self.store.as_str())
            .with(event)
            .with(shortened(noted.about))
            .with(noted.place);
        let old = statement("DELETE FROM audit WHERE at < $1").with(now - AUDIT_TTL);
        if let Err(error) = self.database.together(vec![old, write]).await {
            let (login, deed) = (noted.login, noted.deed.code());
            tracing::error!(%error, ?login, deed, "nobody will find this in the audit");
        }
    }

    /// What was done, the latest first: all of it, or what concerns one event and its people.
    ///
    /// # Errors
    ///
    /// [`PeopleError`] if the people cannot be read.
    pub async fn audit(
        &self,
        event: Option<&EventId>,
        most: u32,
    ) -> Result<Vec<AuditLine>, PeopleError> {
        let asked = match event {
            Some(event) => statement(
                "SELECT * FROM audit WHERE store = $1 AND (event = $2 OR event = '' AND login IN
                    (SELECT account.login FROM account WHERE administrator = 1 OR id IN
                        (SELECT account FROM membership
                         WHERE membership.store = $1 AND membership.event = $2)))
                 ORDER BY id DESC LIMIT $3",
            )
            .with(self.store.as_str())
            .with(event.as_str()),
            None => statement(
                "SELECT * FROM audit WHERE store = $1 OR event = '' ORDER BY id DESC LIMIT $2",
            )
            .with(self.store.as_str()),
        };
        let rows = self.database.all(asked.with(i64::from(most))).await?;
        let lines = rows.iter().filter_map(|row| line(row).transpose());
        Ok(lines.collect::<Result<_, _>>()?)
    }
}

/// A line; nothing for a deed of a later version.
fn line(row: &Row) -> Result<Option<AuditLine>, sqlx::Error> {
    let Some(deed) = Deed::of(&row.text("what")?) else {
        return Ok(None);
    };
    Ok(Some(AuditLine {
        at: row.moment("at")?,
        login: row.text("login")?,
        deed,
        event: row.text("event")?,
        about: row.text("about")?,
        place: row.text("place")?,
    }))
}
