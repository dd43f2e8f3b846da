//! The text of a file whose encoding nobody wrote down.

use std::borrow::Cow;

use encoding_rs::{Encoding, WINDOWS_1252};

/// The text in `bytes`, without a byte order mark.
///
/// A byte order mark decides (UTF-8, or the UTF-16 of a spreadsheet's "Unicode text"). Without
/// one the text is UTF-8 if it can be, and otherwise Windows-1252, which is what older programs
/// write in western Europe and the Americas. It never fails: every byte means something there.
///
/// ```
/// assert_eq!(adoube_formats::decode("Müller".as_bytes()), "Müller");
/// assert_eq!(adoube_formats::decode(b"M\xFCller"), "Müller");
/// ```
pub fn decode(bytes: &[u8]) -> Cow<'_, str> {
    if let Some((encoding, _)) = Encoding::for_bom(bytes) {
        return encoding.decode_with_bom_removal(bytes).0;
    }
    match std::str::from_utf8(bytes) {
        Ok(text) => Cow::Borrowed(text),
        Err(_) => WINDOWS_1252.decode_without_bom_handling(bytes).0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn encodings() {
        for (bytes, text) in [
            (&b""[..], ""),
            ("Ding Liren 丁立人".as_bytes(), "Ding Liren 丁立人"),
            (b"\xEF\xBB\xBFName", "Name"),
            (b"Pr\xE9nom \x80", "Prénom €"),
            (b"\xFF\xFEJ\0a\0", "Ja"),
            (b"\xFE\xFF\0J\0a", "Ja"),
            (b"\xEF\xBB\xBFJ\xFF", "J\u{FFFD}"),
        ] {
            assert_eq!(decode(bytes), text, "{bytes:?}");
        }
    }
}
