//! Signatures of exports: Ed25519. Whoever has the public key of the chief arbiter can check that an
//! export is the one that was signed, without asking anybody.

use std::fmt;
use std::str::FromStr;

use jiff::Timestamp;
use ring::rand::{SecureRandom, SystemRandom};
use ring::signature::{ED25519, Ed25519KeyPair, KeyPair, UnparsedPublicKey};
use serde::{Deserialize, Serialize, Serializer};

use crate::Author;
use crate::chain::{bytes, hex};

/// The public half of a key: 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub struct PublicKey([u8; 32]);

/// The text is not a public key.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct NotAPublicKey;

/// Why there is no key to sign with.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub enum KeyError {
    /// The text is not a key that this program wrote.
    Unreadable,
    /// The computer gives no random numbers.
    NoRandomNumbers,
}

adoube_types::errors!(NotAPublicKey, KeyError);

impl PublicKey {
    /// The key of nobody, where a signature is missing.
    pub(crate) const NONE: PublicKey = PublicKey([0; 32]);

    /// Whether a signature of a text is by the owner of this key.
    pub(crate) fn holds(&self, text: &str, signature: &str) -> bool {
        let Some(signature) = bytes::<64>(signature) else {
            return false;
        };
        let key = UnparsedPublicKey::new(&ED25519, self.0);
        key.verify(text.as_bytes(), &signature).is_ok()
    }
}

impl fmt::Display for PublicKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

impl fmt::Debug for PublicKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for PublicKey {
    type Err = NotAPublicKey;

    fn from_str(text: &str) -> Result<PublicKey, NotAPublicKey> {
        bytes(text.trim()).map(PublicKey).ok_or(NotAPublicKey)
    }
}

impl TryFrom<String> for PublicKey {
    type Error = NotAPublicKey;

    fn try_from(text: String) -> Result<PublicKey, NotAPublicKey> {
        text.parse()
    }
}

impl Serialize for PublicKey {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// Who signed an export, as its first line says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SignedBy {
    pub by: PublicKey,
    pub name: String,
    pub at: Timestamp,
}

/// Who signed an export, and whether the signature holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SignatureVerdict {
    /// The name that the signer gave; only the key proves who it was.
    pub name: String,
    pub by: PublicKey,
    pub at: Timestamp,
    pub holds: bool,
}

/// A key to sign with.
pub struct Signer {
    name: Author,
    seed: [u8; 32],
    pair: Ed25519KeyPair,
}

/// A key as it is kept in a file.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct KeyFile {
    adoube: String,
    name: Author,
    public: PublicKey,
    secret: String,
}

impl Signer {
    /// Draws a key for somebody.
    ///
    /// # Errors
    ///
    /// [`KeyError`] if the computer gives no random numbers.
    pub fn draw(name: Author) -> Result<Signer, KeyError> {
        let mut seed = [0; 32];
        let drawn = SystemRandom::new().fill(&mut seed);
        drawn.map_err(|_| KeyError::NoRandomNumbers)?;
        Signer::of(name, seed)
    }

    fn of(name: Author, seed: [u8; 32]) -> Result<Signer, KeyError> {
        let pair = Ed25519KeyPair::from_seed_unchecked(&seed);
        let pair = pair.map_err(|_| KeyError::Unreadable)?;
        Ok(Signer { name, seed, pair })
    }

    /// Reads the text of a key file.
    ///
    /// # Errors
    ///
    /// [`KeyError`] if it is none, or its two halves do not belong together.
    pub fn read(text: &str) -> Result<Signer, KeyError> {
        let file: KeyFile = serde_json::from_str(text).map_err(|_| KeyError::Unreadable)?;
        let seed = bytes(&file.secret).ok_or(KeyError::Unreadable)?;
        let signer = Signer::of(file.name, seed)?;
        let fits = file.adoube == "key" && signer.public() == file.public;
        fits.then_some(signer).ok_or(KeyError::Unreadable)
    }

    /// The text of a key file. Whoever has it can sign.
    pub fn secret_text(&self) -> String {
        let file = KeyFile {
            adoube: "key".to_owned(),
            name: self.name.clone(),
            public: self.public(),
            secret: hex(&self.seed),
        };
        let text = serde_json::to_string_pretty(&file).unwrap_or_default();
        format!("{text}\n")
    }

    /// Whose key it is.
    pub fn name(&self) -> &Author {
        &self.name
    }

    /// The half that everybody may know.
    pub fn public(&self) -> PublicKey {
        let mut key = [0; 32];
        key.copy_from_slice(self.pair.public_key().as_ref());
        PublicKey(key)
    }

    pub(crate) fn signed_by(&self, at: Timestamp) -> SignedBy {
        SignedBy {
            by: self.public(),
            name: self.name.to_string(),
            at,
        }
    }

    /// The signature of a text.
    pub(crate) fn sign(&self, text: &str) -> String {
        hex(self.pair.sign(text.as_bytes()).as_ref())
    }
}
