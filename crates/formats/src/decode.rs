//! The text of a file whose encoding nobody wrote down.

use std::borrow::Cow;

use encoding_rs::{Encoding, UTF_16BE, UTF_16LE, WINDOWS_1251, WINDOWS_1252};

/// The text in `bytes`, without a byte order mark.
///
/// A byte order mark decides (UTF-8, or the UTF-16 of a spreadsheet's "Unicode text"). Without
/// one the text is UTF-16 if every other byte at its beginning is zero, UTF-8 if it can be, and otherwise Windows-1252, which is what older programs
/// write in western Europe and the Americas, or Windows-1251, where whole words lie outside ASCII:
/// Cyrillic ones do. It never fails: every byte means something there.
///
/// ```
/// assert_eq!(adoube_formats::decode("Müller".as_bytes()), "Müller");
/// assert_eq!(adoube_formats::decode(b"M\xFCller"), "Müller");
/// ```
pub fn decode(bytes: &[u8]) -> Cow<'_, str> {
    if let Some((encoding, _)) = Encoding::for_bom(bytes) {
        return encoding.decode_with_bom_removal(bytes).0;
    }
    if let Some(encoding) = utf16_without_mark(bytes) {
        return encoding.decode_without_bom_handling(bytes).0;
    }
    match std::str::from_utf8(bytes) {
        Ok(text) => Cow::Borrowed(text),
        Err(_) if is_cyrillic(bytes) => WINDOWS_1251.decode_without_bom_handling(bytes).0,
        Err(_) => WINDOWS_1252.decode_without_bom_handling(bytes).0,
    }
}

/// UTF-16 without a byte order mark, by the zeros between the first characters.
fn utf16_without_mark(bytes: &[u8]) -> Option<&'static Encoding> {
    match bytes.first_chunk::<4>()?.map(|byte| byte == 0) {
        [false, true, false, true] => Some(UTF_16LE),
        [true, false, true, false] => Some(UTF_16BE),
        _ => None,
    }
}

/// Whether most bytes outside ASCII stand in runs of letters of Windows-1251. Accented letters of western
/// languages stand alone among plain ones.
fn is_cyrillic(bytes: &[u8]) -> bool {
    let is_letter = |byte: u8| byte >= 0xC0 || matches!(byte, 0xA8 | 0xB8);
    let outside = bytes.iter().filter(|byte| !byte.is_ascii()).count();
    let runs = bytes.split(|byte| !is_letter(*byte)).map(<[u8]>::len);
    let in_words: usize = runs.filter(|length| *length >= 3).sum();
    2 * in_words > outside
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
            (b"\xCA\xE0\xF0\xEF\xEE\xE2, \xC0.", "Карпов, А."),
            (b"Cr\xE9\xE9, N\xFA\xF1ez", "Créé, Núñez"),
            (b"\xFF\xFEJ\0a\0", "Ja"),
            (b"J\0a\0", "Ja"),
            (b"\0J\0a", "Ja"),
            (b"\xFE\xFF\0J\0a", "Ja"),
            (b"\xEF\xBB\xBFJ\xFF", "J\u{FFFD}"),
        ] {
            assert_eq!(decode(bytes), text, "{bytes:?}");
        }
    }
}
