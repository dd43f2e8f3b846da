//! Accounts of the web app, and where it is.

use serde::Serialize;

/// Where a server is.
#[derive(Serialize)]
pub struct ServingBody {
    pub url: String,
    /// The address for other computers, if they can reach it.
    pub in_hall: Option<String>,
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
