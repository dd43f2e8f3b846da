//! The server of a federation: where it is asked, and with which keys it signs.

use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use jiff::Timestamp;
use serde::de::{DeserializeOwned, Error as _};
use serde::{Deserialize, Deserializer};
use sha2::{Digest, Sha256};
use url::Url;

use super::token::{self, Claims, Expected, Key};
use super::{SignOnError, SignOnSettings, client, may_be_asked};
use crate::auth::base64url;

/// For how long what the server says of itself counts.
const KEPT: Duration = Duration::from_secs(60 * 60);

/// How soon it is asked again for keys that nobody knows: whoever makes up names of keys does not make this
/// server ask for each.
const KEYS_AFTER: Duration = Duration::from_secs(60);

/// What the server says of itself.
#[derive(Clone, Debug, Deserialize)]
struct Description {
    issuer: String,
    #[serde(deserialize_with = "address")]
    authorization_endpoint: Url,
    #[serde(deserialize_with = "address")]
    token_endpoint: Url,
    #[serde(deserialize_with = "address")]
    jwks_uri: Url,
    #[serde(default)]
    token_endpoint_auth_methods_supported: Vec<String>,
}

fn address<'de, D: Deserializer<'de>>(reader: D) -> Result<Url, D::Error> {
    let text = String::deserialize(reader)?;
    text.parse().map_err(D::Error::custom)
}

#[derive(Deserialize)]
struct Keys {
    keys: Vec<serde_json::Value>,
}

#[derive(Deserialize)]
struct Given {
    id_token: String,
}

/// The server as it was found lately.
#[derive(Clone)]
struct Found {
    at: Instant,
    description: Arc<Description>,
    keys: Arc<Vec<Key>>,
}

/// The server of a federation, by which people sign in.
pub struct Provider {
    /// Who it is, and as whom this server asks it.
    pub settings: SignOnSettings,
    issuer: Url,
    found: Mutex<Option<Found>>,
}

impl fmt::Debug for Provider {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.settings.fmt(to)
    }
}

/// What a sign-in is tied to: its question, its proof, where the browser comes back to.
pub(crate) struct Authorized<'a> {
    /// What the browser brings back.
    pub state: &'a str,
    /// What the token has to repeat.
    pub nonce: &'a str,
    /// What only this server knows until the code is exchanged.
    pub verifier: &'a str,
    /// Where the browser comes back to.
    pub back: &'a str,
}

impl Provider {
    /// A server that is asked when somebody signs in.
    ///
    /// # Errors
    ///
    /// Its address is not one that may be asked: `https://`, or `http://` on this computer.
    pub fn of(settings: SignOnSettings) -> Result<Provider, SignOnError> {
        let issuer: Url = settings.issuer.parse().map_err(SignOnError::away)?;
        may_be_asked(&issuer)?;
        Ok(Provider {
            settings,
            issuer,
            found: Mutex::default(),
        })
    }

    /// How the issuer calls itself: without the slash that a parser adds.
    pub(crate) fn issuer(&self) -> &str {
        let issuer = self.issuer.as_str();
        issuer.strip_suffix('/').unwrap_or(issuer)
    }

    /// Where the browser goes to sign in.
    ///
    /// # Errors
    ///
    /// The server cannot be asked.
    pub(crate) async fn begin(&self, asked: &Authorized<'_>) -> Result<Url, SignOnError> {
        let found = self.found(None).await?;
        let mut address = found.description.authorization_endpoint.clone();
        let challenge = base64url(&Sha256::digest(asked.verifier));
        address.query_pairs_mut().extend_pairs([
            ("response_type", "code"),
            ("client_id", &self.settings.client),
            ("redirect_uri", asked.back),
            ("scope", "openid profile email"),
            ("state", asked.state),
            ("nonce", asked.nonce),
            ("code_challenge", &challenge),
            ("code_challenge_method", "S256"),
        ]);
        Ok(address)
    }

    /// Who it is that comes back with a code.
    ///
    /// # Errors
    ///
    /// The server cannot be asked, or what it says does not count.
    pub(crate) async fn finish(
        &self,
        code: &str,
        asked: &Authorized<'_>,
        now: Timestamp,
    ) -> Result<Claims, SignOnError> {
        let found = self.found(None).await?;
        let given: Given = self.exchange(&found.description, code, asked).await?;
        let name = token::key_name(&given.id_token);
        // A new key is asked for once; the old ones still count.
        let found = match token::has_key(&found.keys, name.as_deref()) {
            true => found,
            false => self.found(Some(KEYS_AFTER)).await?,
        };
        let expected = Expected {
            issuer: &found.description.issuer,
            client: &self.settings.client,
            nonce: asked.nonce,
            now,
        };
        token::read(&given.id_token, &found.keys, &expected)
    }

    async fn exchange(
        &self,
        description: &Description,
        code: &str,
        asked: &Authorized<'_>,
    ) -> Result<Given, SignOnError> {
        let mut form = vec![
            ("grant_type", "authorization_code"),
            ("code", code),
            ("redirect_uri", asked.back),
            ("code_verifier", asked.verifier),
        ];
        let methods = &description.token_endpoint_auth_methods_supported;
        let by_form = methods.iter().any(|method| method == "client_secret_post")
            && !methods.iter().any(|method| method == "client_secret_basic");
        let client = self.settings.client.as_str();
        let mut authorization = None;
        match &self.settings.secret {
            Some(secret) if !by_form => authorization = Some(basic(client, secret)),
            Some(secret) => form.extend([("client_id", client), ("client_secret", secret)]),
            None => form.push(("client_id", client)),
        }
        let there = &description.token_endpoint;
        let answer = client::post(there, &form, authorization.as_deref()).await?;
        read(&answer)
    }

    /// What the server says of itself: as it was said lately, or as it says now. Whoever knows a key that is not
    /// there may ask for something `younger`.
    async fn found(&self, younger: Option<Duration>) -> Result<Found, SignOnError> {
        let enough = younger.unwrap_or(KEPT);
        let known = self.known();
        if let Some(found) = known.filter(|found| found.at.elapsed() < enough) {
            return Ok(found);
        }
        let issuer = self.issuer();
        let address = format!("{issuer}/.well-known/openid-configuration");
        let address: Url = address.parse().map_err(SignOnError::away)?;
        let description: Description = read(&client::get(&address).await?)?;
        if description.issuer.trim_end_matches('/') != issuer {
            return Err(SignOnError::Refused("it calls itself otherwise"));
        }
        may_be_asked(&description.authorization_endpoint)?;
        let keys: Keys = read(&client::get(&description.jwks_uri).await?)?;
        // Keys of kinds that are not known do not make the others worthless.
        let keys = keys.keys.into_iter();
        let keys = keys.filter_map(|key| serde_json::from_value(key).ok());
        let found = Found {
            at: Instant::now(),
            description: Arc::new(description),
            keys: Arc::new(keys.collect()),
        };
        let mut place = self.found.lock().unwrap_or_else(PoisonError::into_inner);
        *place = Some(found.clone());
        Ok(found)
    }

    fn known(&self) -> Option<Found> {
        let found = self.found.lock().unwrap_or_else(PoisonError::into_inner);
        found.clone()
    }
}

/// Name and password of this server, each written as in a form (RFC 6749).
fn basic(client: &str, secret: &str) -> String {
    let written =
        |text: &str| url::form_urlencoded::byte_serialize(text.as_bytes()).collect::<String>();
    let both = format!("{}:{}", written(client), written(secret));
    format!("Basic {}", STANDARD.encode(both))
}

fn read<T: DeserializeOwned>(answer: &[u8]) -> Result<T, SignOnError> {
    serde_json::from_slice(answer).map_err(SignOnError::away)
}
