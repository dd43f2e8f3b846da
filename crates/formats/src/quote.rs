//! What was found, as an error shows it.

use std::fmt;

use serde::{Serialize, Serializer};

/// The longest text an error repeats.
const LONGEST: usize = 60;

/// A text that stands in a file. It is shown cut if it is long, with control characters spelled
/// out, so that a sentence about it stays on one line whatever the file held.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Quoted(pub String);

impl Quoted {
    /// The text as it is shown.
    pub fn shown(&self) -> String {
        let mut characters = self.0.chars();
        let shown: String = characters.by_ref().take(LONGEST).map(visible).collect();
        let cut = characters.next().is_some();
        if cut { shown + "…" } else { shown }
    }
}

impl From<&str> for Quoted {
    fn from(text: &str) -> Quoted {
        Quoted(text.to_owned())
    }
}

impl fmt::Display for Quoted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.shown())
    }
}

/// Under its own name: what was found is repeated letter by letter, also if it is a date.
impl Serialize for Quoted {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_newtype_struct("Quoted", &self.shown())
    }
}

fn visible(character: char) -> String {
    if character.is_control() {
        character.escape_default().to_string()
    } else {
        character.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stays_on_one_line() {
        let shown = |text: &str| Quoted::from(text).shown();
        assert_eq!(shown("Møller"), "Møller");
        assert_eq!(shown("a\nb\u{1b}"), r"a\nb\u{1b}");
        assert_eq!(shown(&"x".repeat(60)), "x".repeat(60));
        assert_eq!(shown(&"x".repeat(61)), format!("{}…", "x".repeat(60)));
    }
}
