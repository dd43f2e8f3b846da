//! Secrets: drawn at random, given out once, kept only as their hash.

use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};
use subtle::ConstantTimeEq;

/// What stands in a cookie, a link or a header.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(String);

impl Secret {
    /// A new one: 256 bits that nobody can guess.
    ///
    /// # Errors
    ///
    /// The system gives no random bytes.
    pub fn draw() -> Result<Secret, getrandom::Error> {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes)?;
        Ok(Secret(hexadecimal(&bytes)))
    }

    /// What somebody presents.
    pub fn presented(text: &str) -> Secret {
        Secret(text.to_owned())
    }

    /// The text, for whoever is to have it.
    pub fn reveal(&self) -> &str {
        &self.0
    }

    /// What tells it from others in a list. Nobody gets in with it.
    pub fn number(&self) -> String {
        hexadecimal(&self.hash())
    }

    /// What is stored of it. The secret has too many bits for anybody to find it from its hash.
    pub fn hash(&self) -> Vec<u8> {
        Sha256::digest(self.0.as_bytes()).to_vec()
    }
}

/// A short code for a text that only who has the key can make.
pub(super) fn code(key: &[u8], text: &str) -> String {
    let mut code = Hmac::<Sha256>::new_from_slice(key).expect("keys may have any length");
    code.update(text.as_bytes());
    hexadecimal(&code.finalize().into_bytes()[..10])
}

/// Whether two texts are equal, without telling by the time it takes where they differ.
pub fn equal(one: &str, other: &str) -> bool {
    one.as_bytes().ct_eq(other.as_bytes()).into()
}

/// Bytes as text.
pub(super) fn hexadecimal(bytes: &[u8]) -> String {
    use std::fmt::Write;
    bytes.iter().fold(String::new(), |mut text, byte| {
        // Writing to a string does not fail.
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// The bytes of such a text; none of any other.
pub(super) fn from_hexadecimal(text: &str) -> Vec<u8> {
    let digits: Option<Vec<u32>> = text.chars().map(|letter| letter.to_digit(16)).collect();
    let pairs = digits.unwrap_or_default();
    let byte = |pair: &[u32]| u8::try_from(pair[0] << 4 | pair[1]).unwrap_or_default();
    pairs.chunks_exact(2).map(byte).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn secrets_are_long_and_codes_depend_on_everything() {
        let (one, other) = (Secret::draw().unwrap(), Secret::draw().unwrap());
        assert_eq!(one.reveal().len(), 64);
        assert_ne!(one.hash(), other.hash());
        assert_eq!(one.hash(), Secret::presented(one.reveal()).hash());
        let number = hexadecimal(&one.hash());
        assert_eq!(from_hexadecimal(&number.to_uppercase()), one.hash());
        assert!(from_hexadecimal("no number").is_empty());
        let codes = [code(b"k", "a"), code(b"k", "b"), code(b"l", "a")];
        assert!(codes[0] != codes[1] && codes[0] != codes[2]);
        assert!(equal("abc", "abc") && !equal("abc", "abd") && !equal("abc", "ab"));
    }
}
