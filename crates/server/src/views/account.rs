//! The pages of accounts.

use askama::Template;

use crate::app::DemoAccount;

/// The page to sign in.
#[derive(Template)]
#[template(path = "account/sign_in.html")]
pub struct SignInPage {
    /// Where to go afterwards.
    pub next: String,
    /// Why it did not work.
    pub wrong: Option<&'static str>,
    /// The account that everybody may use in a demonstration.
    pub demonstration: Option<DemoAccount>,
}

/// The page for the first account.
#[derive(Template)]
#[template(path = "account/setup.html")]
pub struct SetupPage {
    /// The code that the server printed.
    pub code: String,
    /// Whether it is needed.
    pub asks_code: bool,
    /// Why it did not work.
    pub wrong: Option<String>,
    /// What was typed.
    pub login: String,
    /// What was typed.
    pub name: String,
}
