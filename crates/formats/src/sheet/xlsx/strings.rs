//! The texts that cells of a workbook refer to by number.

use quick_xml::Reader;
use quick_xml::events::Event;

use crate::sheet::archive::broken;
use crate::sheet::markup::{text_of, write};
use crate::sheet::{SheetError, WorkbookProblem};

/// All texts one behind the other, so that they take no more room than the file.
#[derive(Default)]
pub(super) struct Strings {
    text: String,
    /// Where in the joined text each of them ends.
    ends: Vec<usize>,
}

impl Strings {
    /// Reads the texts that cells refer to by number.
    pub(super) fn read(text: &str) -> Result<Strings, SheetError> {
        let mut reader = Reader::from_str(text);
        let mut strings = Strings::default();
        let (mut string, mut in_text, mut in_phonetics) = (String::new(), false, false);
        loop {
            match reader.read_event().map_err(broken)? {
                Event::Eof => return Ok(strings),
                Event::Empty(tag) if tag.local_name().as_ref() == "si" => strings.push(""),
                Event::Start(tag) => match tag.local_name().as_ref() {
                    "si" => string.clear(),
                    "t" => in_text = true,
                    "rPh" => in_phonetics = true,
                    _ => {}
                },
                Event::End(tag) => match tag.local_name().as_ref() {
                    "si" => strings.push(&plain(string.trim())),
                    "t" => in_text = false,
                    "rPh" => in_phonetics = false,
                    _ => {}
                },
                event if in_text && !in_phonetics => {
                    if let Some(text) = text_of(&event)? {
                        write(&mut string, &text);
                    }
                }
                _ => {}
            }
        }
    }

    fn push(&mut self, text: &str) {
        self.text.push_str(text);
        self.ends.push(self.text.len());
    }

    /// The text with a number as a cell has it.
    pub(super) fn get(&self, number: &str) -> Result<&str, SheetError> {
        let place = number.parse::<usize>().ok();
        let found = place.and_then(|place| {
            let end = *self.ends.get(place)?;
            let start = place.checked_sub(1).map_or(0, |before| self.ends[before]);
            self.text.get(start..end)
        });
        found.ok_or_else(|| {
            let number: String = number.chars().take(20).collect();
            let count = self.ends.len();
            WorkbookProblem::NoText { number, count }.into()
        })
    }
}

/// A text without the escapes of Excel: `_x000D_` is a line end.
pub(super) fn plain(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(place) = rest.find("_x") {
        let escape = rest.get(place + 2..place + 7);
        let code = escape.and_then(|code| code.strip_suffix('_'));
        let code = code.and_then(|code| u32::from_str_radix(code, 16).ok());
        let (length, character) = match code.and_then(char::from_u32) {
            Some(character) => (7, Some(character)),
            None => (2, None),
        };
        plain.push_str(&rest[..place]);
        match character {
            Some(character) => plain.push(character),
            None => plain.push_str("_x"),
        }
        rest = &rest[place + length..];
    }
    plain.push_str(rest);
    plain
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_by_number() {
        let strings = Strings::read(
            "<sst count=\"9\" uniqueCount=\"18446744073709551615\"><si><t>Ivory</t></si><si/>\
             <si><r><t>Eb</t></r><r><t xml:space=\"preserve\">ony &amp; </t></r><r><t>Co</t></r>\
             <rPh><t>e-bo-ni</t></rPh></si></sst>",
        );
        let strings = strings.unwrap();
        assert_eq!(strings.get("0"), Ok("Ivory"));
        assert_eq!(strings.get("1"), Ok(""));
        assert_eq!(strings.get("2"), Ok("Ebony & Co"));
        for unknown in ["3", "-1", "x", "99999999999999999999"] {
            assert!(strings.get(unknown).is_err(), "{unknown}");
        }
    }

    #[test]
    fn escapes() {
        for (text, expected) in [
            ("a_x000D_b", "a\rb"),
            ("_x005F_x000D_", "_x000D_"),
            ("max_x", "max_x"),
            ("_x12_é_xé", "_x12_é_xé"),
        ] {
            assert_eq!(plain(text), expected, "{text}");
        }
    }
}
