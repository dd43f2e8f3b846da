//! An identity token (RFC 7519): is it signed by the federation's server, for this server, now, and in
//! answer to this question.

use jiff::Timestamp;
use ring::signature::{
    ECDSA_P256_SHA256_FIXED, ECDSA_P384_SHA384_FIXED, ED25519, RSA_PKCS1_2048_8192_SHA256,
    RSA_PKCS1_2048_8192_SHA384, RSA_PKCS1_2048_8192_SHA512, RSA_PSS_2048_8192_SHA256,
    RsaParameters, RsaPublicKeyComponents, UnparsedPublicKey, VerificationAlgorithm,
};
use serde::Deserialize;

use super::SignOnError;
use crate::auth::{base64url_bytes, equal};

/// Clocks may differ by so many seconds.
const TOLERANCE: i64 = 60;

/// A key of the federation's server (RFC 7517).
#[derive(Clone, Debug, Deserialize)]
pub(super) struct Key {
    kty: String,
    #[serde(default)]
    kid: Option<String>,
    #[serde(default)]
    alg: Option<String>,
    /// `sig` or `enc`.
    #[serde(default, rename = "use")]
    usage: Option<String>,
    #[serde(default)]
    crv: String,
    #[serde(default)]
    n: String,
    #[serde(default)]
    e: String,
    #[serde(default)]
    x: String,
    #[serde(default)]
    y: String,
}

#[derive(Deserialize)]
struct Head {
    alg: String,
    #[serde(default)]
    kid: Option<String>,
    /// Extensions that must be understood: none are.
    #[serde(default)]
    crit: Option<serde_json::Value>,
}

/// One or several.
#[derive(Clone, Debug, Deserialize)]
#[serde(untagged)]
enum Audience {
    One(String),
    Several(Vec<String>),
}

/// What the token says of somebody.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Claims {
    iss: String,
    /// Who it is: for ever, and to nobody else.
    pub sub: String,
    aud: Audience,
    exp: i64,
    #[serde(default)]
    nbf: i64,
    #[serde(default)]
    nonce: String,
    #[serde(default)]
    azp: Option<String>,
    /// How they showed who they are (RFC 8176).
    #[serde(default)]
    amr: Vec<String>,
    /// What people call them.
    #[serde(default)]
    pub name: Option<String>,
    #[serde(default)]
    pub preferred_username: Option<String>,
    #[serde(default)]
    pub email: Option<String>,
}

impl Claims {
    /// They showed more than one factor there.
    pub(crate) fn proved(&self) -> bool {
        self.amr.iter().any(|method| method == "mfa")
    }
}

/// What a token has to fit.
pub(super) struct Expected<'a> {
    pub issuer: &'a str,
    pub client: &'a str,
    pub nonce: &'a str,
    pub now: Timestamp,
}

/// The name of the key with which a token is said to be signed, if it says so.
pub(super) fn key_name(token: &str) -> Option<String> {
    head(token).ok()?.kid
}

/// Whether one of these keys could have signed a token.
pub(super) fn has_key(keys: &[Key], name: Option<&str>) -> bool {
    keys.iter().any(|key| key.may_be(name))
}

fn head(token: &str) -> Result<Head, SignOnError> {
    let head = token.split('.').next().unwrap_or("");
    serde_json::from_slice(&part(head)?).map_err(|_| SignOnError::Refused("it cannot be read"))
}

fn part(text: &str) -> Result<Vec<u8>, SignOnError> {
    base64url_bytes(text).map_err(|_| SignOnError::Refused("it cannot be read"))
}

/// What a token says, if it counts.
///
/// # Errors
///
/// Why it does not.
pub(super) fn read(
    token: &str,
    keys: &[Key],
    expected: &Expected<'_>,
) -> Result<Claims, SignOnError> {
    let wrong = |why| Err(SignOnError::Refused(why));
    let mut parts = token.split('.');
    let (Some(_), Some(claims), Some(signature), None) =
        (parts.next(), parts.next(), parts.next(), parts.next())
    else {
        return wrong("it cannot be read");
    };
    let head = head(token)?;
    if head.crit.is_some() {
        return wrong("it asks for what is not understood");
    }
    let signed = &token.as_bytes()[..token.len() - signature.len() - 1];
    let signature = part(signature)?;
    let mut own = keys.iter().filter(|key| key.may_be(head.kid.as_deref()));
    if !own.any(|key| key.verifies(&head.alg, signed, &signature)) {
        return wrong("it is not signed with a key of the server");
    }
    let claims: Claims = serde_json::from_slice(&part(claims)?)
        .map_err(|_| SignOnError::Refused("its claims cannot be read"))?;
    if claims.iss != expected.issuer {
        return wrong("it is of another server");
    }
    let (ours, several) = match &claims.aud {
        Audience::One(one) => (one == expected.client, false),
        Audience::Several(all) => (all.iter().any(|one| one == expected.client), all.len() > 1),
    };
    // What is for several says to whom it was given.
    let given = match &claims.azp {
        Some(azp) => azp == expected.client,
        None => !several,
    };
    if !ours || !given {
        return wrong("it is for somebody else");
    }
    let now = expected.now.as_second();
    if claims.exp < now - TOLERANCE || claims.nbf > now + TOLERANCE {
        return wrong("it is not of now");
    }
    if !equal(&claims.nonce, expected.nonce) {
        return wrong("it answers another question");
    }
    if claims.sub.is_empty() || claims.sub.len() > 255 {
        return wrong("it does not say who it is");
    }
    Ok(claims)
}

impl Key {
    /// Whether it may have signed what is said to be signed with this key. Keys for other uses do not.
    fn may_be(&self, name: Option<&str>) -> bool {
        let named = match (name, &self.kid) {
            (Some(name), Some(own)) => own == name,
            _ => true,
        };
        named && self.usage.as_deref().is_none_or(|usage| usage == "sig")
    }

    /// The algorithm is chosen by the key, never by the token alone: none, and those with a shared
    /// secret, are no algorithms here.
    fn verifies(&self, alg: &str, signed: &[u8], signature: &[u8]) -> bool {
        if self.alg.as_deref().is_some_and(|own| own != alg) {
            return false;
        }
        match (self.kty.as_str(), self.crv.as_str(), alg) {
            ("RSA", _, "RS256") => self.rsa(&RSA_PKCS1_2048_8192_SHA256, signed, signature),
            ("RSA", _, "RS384") => self.rsa(&RSA_PKCS1_2048_8192_SHA384, signed, signature),
            ("RSA", _, "RS512") => self.rsa(&RSA_PKCS1_2048_8192_SHA512, signed, signature),
            ("RSA", _, "PS256") => self.rsa(&RSA_PSS_2048_8192_SHA256, signed, signature),
            ("EC", "P-256", "ES256") => self.point(&ECDSA_P256_SHA256_FIXED, 32, signed, signature),
            ("EC", "P-384", "ES384") => self.point(&ECDSA_P384_SHA384_FIXED, 48, signed, signature),
            ("OKP", "Ed25519", "EdDSA") => part(&self.x).is_ok_and(|key| {
                UnparsedPublicKey::new(&ED25519, key)
                    .verify(signed, signature)
                    .is_ok()
            }),
            _ => false,
        }
    }

    fn rsa(&self, how: &'static RsaParameters, signed: &[u8], signature: &[u8]) -> bool {
        let (Ok(n), Ok(e)) = (part(&self.n), part(&self.e)) else {
            return false;
        };
        let key = RsaPublicKeyComponents { n, e };
        key.verify(how, signed, signature).is_ok()
    }

    fn point(
        &self,
        how: &'static dyn VerificationAlgorithm,
        length: usize,
        signed: &[u8],
        signature: &[u8],
    ) -> bool {
        let (Ok(x), Ok(y)) = (part(&self.x), part(&self.y)) else {
            return false;
        };
        let key = [&[4], x.as_slice(), &y].concat();
        (x.len(), y.len()) == (length, length)
            && UnparsedPublicKey::new(how, key)
                .verify(signed, signature)
                .is_ok()
    }
}
