//! Digests, as 64 hexadecimal digits.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize, Serializer};
use sha2::{Digest as _, Sha256};

/// A SHA-256.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(try_from = "String")]
pub struct Digest([u8; 32]);

/// The text is not 64 hexadecimal digits in small letters.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct NotADigest;

adoube_types::errors!(NotADigest);

impl Digest {
    /// What stands before the first record.
    pub const NONE: Digest = Digest([0; 32]);

    /// The digest of bytes.
    pub fn of(bytes: &[u8]) -> Digest {
        Digest(Sha256::digest(bytes).into())
    }

    /// The digest of a record that follows the one with this digest, by its line.
    pub fn next(self, line: &str) -> Digest {
        let mut text = Sha256::new();
        text.update(self.to_string());
        text.update("\n");
        text.update(line);
        Digest(text.finalize().into())
    }
}

impl fmt::Display for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

impl fmt::Debug for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Digest {
    type Err = NotADigest;

    fn from_str(text: &str) -> Result<Digest, NotADigest> {
        Ok(Digest(bytes(text).ok_or(NotADigest)?))
    }
}

impl TryFrom<String> for Digest {
    type Error = NotADigest;

    fn try_from(text: String) -> Result<Digest, NotADigest> {
        text.parse()
    }
}

impl Serialize for Digest {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// Bytes as hexadecimal digits.
pub(crate) fn hex(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 16] = b"0123456789abcdef";
    let mut text = String::with_capacity(2 * bytes.len());
    for byte in bytes {
        text.push(char::from(DIGITS[usize::from(byte >> 4)]));
        text.push(char::from(DIGITS[usize::from(byte & 15)]));
    }
    text
}

/// The bytes that hexadecimal digits in small letters stand for.
pub(crate) fn bytes<const N: usize>(text: &str) -> Option<[u8; N]> {
    let digits = text.as_bytes();
    if digits.len() != 2 * N {
        return None;
    }
    let mut bytes = [0; N];
    for (byte, pair) in bytes.iter_mut().zip(digits.chunks(2)) {
        for digit in pair {
            let value = match digit {
                b'0'..=b'9' => digit - b'0',
                b'a'..=b'f' => digit - b'a' + 10,
                _ => return None,
            };
            *byte = *byte << 4 | value;
        }
    }
    Some(bytes)
}
