//! Signing in by the server of a federation (OpenID Connect): who may be asked, and what it says.
//!
//! The road is that of a code with a proof key (RFC 7636): the browser brings a code, this server
//! exchanges it for an identity token, and the token is held against the keys, the address, the time and the
//! question. Everything is over `ring`, which is in the program anyway; the crate `openidconnect` would
//! bring an implementation of RSA with an open advisory (RUSTSEC-2023-0071).

mod client;
mod provider;
mod token;

use std::fmt;
use std::time::Duration;

use url::Url;

pub(crate) use provider::Authorized;
pub use provider::Provider;
pub(crate) use token::Claims;

/// Whom this server asks, and as whom.
#[derive(Clone)]
pub struct SignOnSettings {
    /// The address of the federation's server, as it stands in its tokens.
    pub issuer: String,
    /// The name under which this server is known there.
    pub client: String,
    /// The password of this server there, if it has one.
    pub secret: Option<String>,
    /// What the button says.
    pub name: String,
    /// Whoever signs in for the first time gets an account, without any role.
    pub new_accounts: bool,
}

impl fmt::Debug for SignOnSettings {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        // The secret is for no log.
        write!(to, "{} at {}", self.client, self.issuer)
    }
}

/// Why nobody was let in.
#[derive(Debug, thiserror::Error)]
pub enum SignOnError {
    /// The server of the federation cannot be asked, or says what makes no sense.
    #[error("the server of the federation cannot be asked: {0}")]
    Away(String),
    /// What it says does not count.
    #[error("what the server of the federation says does not count: {0}")]
    Refused(&'static str),
}

impl SignOnError {
    fn away(error: impl fmt::Display) -> SignOnError {
        SignOnError::Away(error.to_string())
    }
}

/// How long the server of the federation may take to answer.
const PATIENCE: Duration = Duration::from_secs(10);

/// How long an answer may be.
const LONGEST_ANSWER: usize = 1 << 20;

/// An address that may be asked: over HTTPS, or on this computer.
fn may_be_asked(address: &Url) -> Result<(), SignOnError> {
    let here = address.host_str().is_some_and(|host| {
        crate::address::is_here(&match address.port() {
            Some(port) => format!("{host}:{port}"),
            None => host.to_owned(),
        })
    });
    match address.scheme() {
        "https" => Ok(()),
        "http" if here => Ok(()),
        _ => Err(SignOnError::Away(format!("{address} is not https://"))),
    }
}
