//! What a passkey says (Web Authentication, level 2): which key it has made, and that whoever holds
//! it wants to get in here and now. Nothing is kept or looked up in this file.
//!
//! Which maker built a device is not asked (attestation "none"), so nothing of that is read.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ciborium::Value;
use ring::signature::{
    ECDSA_P256_SHA256_ASN1, ED25519, RSA_PKCS1_2048_8192_SHA256, RsaPublicKeyComponents,
    UnparsedPublicKey,
};
use serde::Deserialize;
use sha2::{Digest, Sha256};

use super::secrets::equal;

/// Algorithms of COSE that are understood: ES256, EdDSA with Ed25519, RS256. A page offers them in
/// this order.
pub(crate) const ALGORITHMS: [i64; 3] = [ES256, EDDSA, RS256];

const ES256: i64 = -7;
const EDDSA: i64 = -8;
const RS256: i64 = -257;

/// Somebody was at the device.
const PRESENT: u8 = 0x01;
/// The device knows who it was: a finger, a face, a number.
const VERIFIED: u8 = 0x04;
/// A new key follows.
const HAS_KEY: u8 = 0x40;

/// How long the name of a key may be: no device makes longer ones.
const LONGEST_ID: usize = 1023;

/// Why what a device says counts for nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PasskeyFault {
    #[error("it cannot be read")]
    Unreadable,
    #[error("it was made for something else")]
    OtherPurpose,
    #[error("it answers another question")]
    OtherChallenge,
    #[error("it was made for another address")]
    OtherPlace,
    #[error("nobody was at the device")]
    NobodyThere,
    #[error("the device did not look who was there")]
    NotVerified,
    #[error("its kind of key is not known")]
    UnknownKind,
    #[error("it was signed with another key")]
    OtherKey,
}

use PasskeyFault::{
    NobodyThere, OtherChallenge, OtherKey, OtherPlace, OtherPurpose, UnknownKind, Unreadable,
};

/// Where the server is, as the browser sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PasskeyPlace {
    /// The host of the request, with its port.
    pub host: String,
    /// Only pages over HTTPS count.
    pub https: bool,
}

impl PasskeyPlace {
    fn is_origin(&self, origin: &str) -> bool {
        let host = match origin.strip_prefix("https://") {
            Some(host) => Some(host),
            None if self.https => None,
            None => origin.strip_prefix("http://"),
        };
        host.is_some_and(|host| !host.is_empty() && host.eq_ignore_ascii_case(&self.host))
    }

    /// The name to which keys belong: the host without its port.
    fn name(&self) -> &str {
        let (name, port) = self.host.rsplit_once(':').unwrap_or((&self.host, ""));
        match port.bytes().all(|digit| digit.is_ascii_digit()) {
            true => name,
            false => &self.host,
        }
    }
}

/// A key that a device has made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct NewKey {
    pub id: Vec<u8>,
    /// As COSE writes it.
    pub key: Vec<u8>,
    pub counter: u32,
}

/// What a device says to get somebody in.
#[derive(Clone, Debug, Default, Deserialize)]
pub struct Assertion {
    /// The name of the key.
    pub credential: String,
    /// What the browser says of the question.
    pub data: String,
    /// What the device says.
    pub authenticator: String,
    pub signature: String,
}

/// What an assertion that holds says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Asserted {
    /// How often the device has signed; 0 if it does not count.
    pub counter: u32,
    /// The device knows who was there.
    pub verified: bool,
}

/// The question that the browser says was answered, before anything is known to be true.
pub(crate) fn challenge_of(data: &str) -> Option<String> {
    let read: ClientData = serde_json::from_slice(&decoded(data).ok()?).ok()?;
    String::from_utf8(decoded(&read.challenge).ok()?).ok()
}

/// Bytes of a field.
pub(crate) fn decoded(text: &str) -> Result<Vec<u8>, PasskeyFault> {
    let bytes = URL_SAFE_NO_PAD.decode(text.trim_end_matches('='));
    bytes.map_err(|_| Unreadable)
}

/// Bytes as a field or a page has them.
pub(crate) fn encoded(bytes: &[u8]) -> String {
    URL_SAFE_NO_PAD.encode(bytes)
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct ClientData {
    #[serde(rename = "type")]
    purpose: String,
    challenge: String,
    origin: String,
    #[serde(default)]
    cross_origin: bool,
}

/// What the device says, cut into its parts.
struct AuthenticatorData<'a> {
    name_hash: &'a [u8],
    flags: u8,
    counter: u32,
    rest: &'a [u8],
}

impl<'a> AuthenticatorData<'a> {
    fn read(bytes: &'a [u8]) -> Result<AuthenticatorData<'a>, PasskeyFault> {
        let (name_hash, rest) = bytes.split_at_checked(32).ok_or(Unreadable)?;
        let (head, rest) = rest.split_first_chunk::<5>().ok_or(Unreadable)?;
        let [flags, counter @ ..] = *head;
        Ok(AuthenticatorData {
            name_hash,
            flags,
            counter: u32::from_be_bytes(counter),
            rest,
        })
    }

    fn check(&self, place: &PasskeyPlace) -> Result<(), PasskeyFault> {
        let own = Sha256::digest(place.name().to_ascii_lowercase());
        if self.name_hash != &own[..] {
            return Err(OtherPlace);
        }
        match self.flags & PRESENT {
            0 => Err(NobodyThere),
            _ => Ok(()),
        }
    }
}

fn check_client(
    bytes: &[u8],
    purpose: &str,
    challenge: &str,
    place: &PasskeyPlace,
) -> Result<(), PasskeyFault> {
    let read: ClientData = serde_json::from_slice(bytes).map_err(|_| Unreadable)?;
    if read.purpose != purpose {
        return Err(OtherPurpose);
    }
    if !equal(&read.challenge, &encoded(challenge.as_bytes())) {
        return Err(OtherChallenge);
    }
    if read.cross_origin || !place.is_origin(&read.origin) {
        return Err(OtherPlace);
    }
    Ok(())
}

/// The key that a device has made in answer to a challenge. `attestation` is what the browser calls
/// the attestation object, `data` its account of the question.
///
/// # Errors
///
/// Why it does not count.
pub(crate) fn registered(
    attestation: &str,
    data: &str,
    challenge: &str,
    place: &PasskeyPlace,
) -> Result<NewKey, PasskeyFault> {
    check_client(&decoded(data)?, "webauthn.create", challenge, place)?;
    let attestation = cbor(&decoded(attestation)?)?;
    let device = entry(&attestation, &Value::from("authData")).and_then(Value::as_bytes);
    let device = AuthenticatorData::read(device.ok_or(Unreadable)?)?;
    device.check(place)?;
    if device.flags & HAS_KEY == 0 {
        return Err(Unreadable);
    }
    // Sixteen bytes say which model of device it is.
    let (length, rest) = device
        .rest
        .get(16..)
        .and_then(|rest| rest.split_first_chunk::<2>())
        .ok_or(Unreadable)?;
    let length = usize::from(u16::from_be_bytes(*length));
    let (id, rest) = rest.split_at_checked(length).ok_or(Unreadable)?;
    if !(1..=LONGEST_ID).contains(&id.len()) {
        return Err(Unreadable);
    }
    // Whatever follows the key is an extension that nobody asked for.
    let key = cbor(rest)?;
    PublicKey::read(&key)?;
    let mut bytes = Vec::new();
    ciborium::into_writer(&key, &mut bytes).map_err(|_| Unreadable)?;
    Ok(NewKey {
        id: id.to_vec(),
        key: bytes,
        counter: device.counter,
    })
}

/// What a device says with a key that is known.
///
/// # Errors
///
/// Why it does not count.
pub(crate) fn asserted(
    said: &Assertion,
    key: &[u8],
    challenge: &str,
    place: &PasskeyPlace,
) -> Result<Asserted, PasskeyFault> {
    let data = decoded(&said.data)?;
    check_client(&data, "webauthn.get", challenge, place)?;
    let authenticator = decoded(&said.authenticator)?;
    let device = AuthenticatorData::read(&authenticator)?;
    device.check(place)?;
    let mut signed = authenticator.clone();
    signed.extend(Sha256::digest(&data));
    let key = cbor(key)?;
    PublicKey::read(&key)?.verify(&signed, &decoded(&said.signature)?)?;
    Ok(Asserted {
        counter: device.counter,
        verified: device.flags & VERIFIED != 0,
    })
}

fn cbor(bytes: &[u8]) -> Result<Value, PasskeyFault> {
    // Deep nests are refused by the reader.
    ciborium::from_reader(bytes).map_err(|_| Unreadable)
}

fn entry<'v>(map: &'v Value, key: &Value) -> Option<&'v Value> {
    let found = map.as_map()?.iter().find(|(other, _)| other == key);
    found.map(|(_, value)| value)
}

enum PublicKey {
    /// A point, uncompressed.
    P256(Vec<u8>),
    Ed25519(Vec<u8>),
    Rsa {
        n: Vec<u8>,
        e: Vec<u8>,
    },
}

impl PublicKey {
    fn read(key: &Value) -> Result<PublicKey, PasskeyFault> {
        let at = |label: i64| entry(key, &Value::from(label));
        let number = |label| {
            let value = at(label).and_then(Value::as_integer);
            value.and_then(|value| i64::try_from(value).ok())
        };
        let bytes = |label| at(label).and_then(Value::as_bytes).ok_or(UnknownKind);
        // 1: the family, 3: the algorithm, -1: the curve; the rest differs.
        match (number(1), number(3), number(-1)) {
            (Some(2), Some(ES256), Some(1)) => {
                let (x, y) = (bytes(-2)?, bytes(-3)?);
                if (x.len(), y.len()) != (32, 32) {
                    return Err(UnknownKind);
                }
                Ok(PublicKey::P256([&[4], x.as_slice(), y].concat()))
            }
            (Some(1), Some(EDDSA), Some(6)) => Ok(PublicKey::Ed25519(bytes(-2)?.clone())),
            (Some(3), Some(RS256), _) => Ok(PublicKey::Rsa {
                n: bytes(-1)?.clone(),
                e: bytes(-2)?.clone(),
            }),
            _ => Err(UnknownKind),
        }
    }

    fn verify(&self, signed: &[u8], signature: &[u8]) -> Result<(), PasskeyFault> {
        let verified = match self {
            PublicKey::P256(point) => {
                UnparsedPublicKey::new(&ECDSA_P256_SHA256_ASN1, point).verify(signed, signature)
            }
            PublicKey::Ed25519(key) => {
                UnparsedPublicKey::new(&ED25519, key).verify(signed, signature)
            }
            PublicKey::Rsa { n, e } => {
                let key = RsaPublicKeyComponents { n, e };
                key.verify(&RSA_PKCS1_2048_8192_SHA256, signed, signature)
            }
        };
        verified.map_err(|_| OtherKey)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn place(host: &str, https: bool) -> PasskeyPlace {
        PasskeyPlace {
            host: host.to_owned(),
            https,
        }
    }

    #[test]
    fn an_origin_is_ours_or_not() {
        let open = place("chess.example", true);
        assert!(open.is_origin("https://chess.example"));
        for other in [
            "http://chess.example",
            "https://chess.example.evil",
            "https://evil.chess.example",
            "https://chess.example:8443",
            "https://",
            "",
        ] {
            assert!(!open.is_origin(other), "{other}");
        }
        let local = place("localhost:8400", false);
        assert!(local.is_origin("http://localhost:8400"));
        assert!(!local.is_origin("http://localhost"));
        assert_eq!(local.name(), "localhost");
        assert_eq!(place("chess.example", true).name(), "chess.example");
    }

    #[test]
    fn whatever_somebody_sends_is_refused_without_a_panic() {
        let here = place("localhost", false);
        let mut noise: u32 = 7;
        for length in 0..400 {
            let bytes: Vec<u8> = (0..length)
                .map(|_| {
                    noise = noise.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                    noise.to_be_bytes()[0]
                })
                .collect();
            let text = encoded(&bytes);
            assert!(registered(&text, &text, "c", &here).is_err());
            let said = Assertion {
                credential: text.clone(),
                data: text.clone(),
                authenticator: text.clone(),
                signature: text,
            };
            assert!(asserted(&said, &bytes, "c", &here).is_err());
            assert!(AuthenticatorData::read(&bytes).is_err() || length >= 37);
        }
    }
}
