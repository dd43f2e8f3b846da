//! Accounts of the web app, and where it is.

use serde::Serialize;

/// Where a server is.
#[derive(Serialize)]
pub struct ServingBody {
    pub url: String,
    /// The address for other computers, if they can reach it.
    pub in_hall: Option<String>,
}

/// The options of a server, as a configuration file has them.
#[derive(Serialize)]
pub struct ConfigurationBody {
    pub options: Vec<OptionBody>,
}

/// An option of the server.
#[derive(Serialize)]
pub struct OptionBody {
    pub name: String,
    /// What it does.
    pub help: String,
    /// What counts if nothing is said.
    pub default: Option<String>,
    /// The variable of the environment that says the same.
    pub environment: Option<String>,
    /// It can have several values.
    pub is_list: bool,
    /// It is true or false.
    pub is_switch: bool,
    /// What is said, on the command line, in the environment or in the file.
    pub values: Vec<String>,
}

/// Everybody with an account.
#[derive(Serialize)]
pub struct AccountList<'a> {
    pub accounts: Vec<AccountBody<'a>>,
}

/// An account of the web app, without its password.
#[derive(Serialize)]
pub struct AccountBody<'a> {
    pub login: &'a str,
    pub name: &'a str,
    pub administrator: bool,
}

/// A password that was drawn.
#[derive(Serialize)]
pub struct PasswordBody<'a> {
    pub login: &'a str,
    pub password: &'a str,
}

/// A token that was made.
#[derive(Serialize)]
pub struct TokenBody<'a> {
    pub token: &'a str,
}

/// An invitation that was made.
#[derive(Serialize)]
pub struct InvitationLink {
    /// The path of the link. It is told once and works once.
    pub path: String,
    /// The whole link.
    pub url: String,
}

/// A role that was given.
#[derive(Serialize)]
pub struct RoleBody<'a> {
    pub login: &'a str,
    pub event: &'a str,
    pub role: &'a str,
    /// The team of a captain, as `league/3`.
    pub sectors: Vec<String>,
}

/// Who signed in, and who changed what anybody may do, the latest first.
#[derive(Serialize)]
pub struct AuditList {
    pub audit: Vec<AuditBody>,
}

/// Something that was done.
#[derive(Serialize)]
pub struct AuditBody {
    pub at: String,
    /// Who did it, or tried to.
    pub login: String,
    /// What: `signed_in`, `refused`, `role_given` and so on.
    pub deed: &'static str,
    /// In which event; left out if in none.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub event: String,
    /// Whom or what it is about.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub about: String,
    /// From which address; left out at the computer itself.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub from: String,
}

/// Whether a second factor is asked of owners and chief arbiters.
#[derive(Serialize)]
pub struct RequirementBody {
    pub second_factor_required: bool,
}

/// An account whose second factor was taken away.
#[derive(Serialize)]
pub struct FactorBody<'a> {
    pub login: &'a str,
    pub second_factor: bool,
}

/// What was moved to another place.
#[derive(Serialize)]
pub struct MovedBody {
    pub events: Vec<MovedEvent>,
    /// How many rows of each kind belong to people.
    pub people: std::collections::BTreeMap<&'static str, i64>,
}

/// An event that was moved.
#[derive(Serialize)]
pub struct MovedEvent {
    pub event: String,
    pub records: u64,
    /// Of its export, the same in both places: SHA-256.
    pub digest: String,
}
