//! What was found, as an error message shows it.

/// The longest text an error message repeats.
const LONGEST: usize = 60;

/// The text in quotation marks: cut if it is long, control characters spelled out, so that a
/// message stays on one line whatever the file held.
pub(crate) fn quoted(text: &str) -> String {
    let mut characters = text.chars();
    let shown: String = characters.by_ref().take(LONGEST).map(visible).collect();
    let ellipsis = if characters.next().is_some() {
        "…"
    } else {
        ""
    };
    format!("\"{shown}{ellipsis}\"")
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
        assert_eq!(quoted("Møller"), "\"Møller\"");
        assert_eq!(quoted("a\nb\u{1b}"), r#""a\nb\u{1b}""#);
        assert_eq!(quoted(&"x".repeat(60)), format!("\"{}\"", "x".repeat(60)));
        assert_eq!(quoted(&"x".repeat(61)), format!("\"{}…\"", "x".repeat(60)));
    }
}
