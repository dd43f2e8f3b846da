//! Texts in the letters that the tables have.

use crate::fold;

/// A text in ASCII: without accents, and with the Latin letters that stand for others.
pub fn in_ascii(text: &str) -> String {
    let mut ascii = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            ' '..='~' => ascii.push(c),
            '\u{2018}' | '\u{2019}' | '\u{2bc}' => ascii.push('\''),
            '\u{201c}' | '\u{201d}' => ascii.push('"'),
            '\u{2010}'..='\u{2015}' => ascii.push('-'),
            _ if c.is_whitespace() => ascii.push(' '),
            _ => push_folded(&mut ascii, c),
        }
    }
    ascii
}

fn push_folded(ascii: &mut String, c: char) {
    let folded = fold::plain(c.encode_utf8(&mut [0; 4]));
    let folded: String = folded.chars().filter(char::is_ascii).collect();
    if folded.is_empty() {
        // A mark of its own belongs to the letter before it.
        if c.is_alphanumeric() {
            ascii.push('?');
        }
        return;
    }
    let mut letters = folded.chars();
    if c.is_uppercase() {
        ascii.extend(letters.next().map(|letter| letter.to_ascii_uppercase()));
    }
    ascii.push_str(letters.as_str());
}

#[cfg(test)]
mod tests {
    use super::in_ascii;

    #[test]
    fn names_in_ascii() {
        for (name, written) in [
            ("Müller, Jörg", "Muller, Jorg"),
            ("O’Neill–Łukasz", "O'Neill-Lukasz"),
            ("Ångström, Øyvind", "Angstrom, Oyvind"),
            ("Жуков", "Zhukov"),
            ("李", "?"),
        ] {
            assert_eq!(in_ascii(name), written);
        }
    }
}
