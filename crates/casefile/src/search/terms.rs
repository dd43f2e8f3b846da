//! Words as they are compared: without case and accents, with any ending.

/// From here on a word is taken to be there.
pub(super) const SURE: f32 = 0.7;

/// A text in small letters without accents.
pub(crate) fn plain(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    for letter in text.chars().flat_map(char::to_lowercase) {
        match letter {
            'à' | 'á' | 'â' | 'ä' | 'ã' => plain.push('a'),
            'è' | 'é' | 'ê' | 'ë' => plain.push('e'),
            'ì' | 'í' | 'î' | 'ï' => plain.push('i'),
            'ò' | 'ó' | 'ô' | 'ö' | 'õ' => plain.push('o'),
            'ù' | 'ú' | 'û' | 'ü' => plain.push('u'),
            'ç' => plain.push('c'),
            'ñ' => plain.push('n'),
            'ß' => plain.push_str("ss"),
            'œ' => plain.push_str("oe"),
            'æ' => plain.push_str("ae"),
            '’' => plain.push('\''),
            other => plain.push(other),
        }
    }
    plain
}

/// The words of a text. Single letters say nothing; a figure does.
pub(crate) fn terms(text: &str) -> Vec<String> {
    let plain = plain(text);
    let terms = plain.split(|letter: char| !letter.is_alphanumeric());
    let says = |term: &&str| term.len() > 1 || term.chars().all(|one| one.is_ascii_digit());
    let terms = terms.filter(|term| !term.is_empty()).filter(says);
    terms.map(str::to_owned).collect()
}

/// How alike two words are: 1 for the same, 0 for nothing to do with each other.
pub(super) fn likeness(asked: &str, said: &str) -> f32 {
    if asked == said {
        return 1.0;
    }
    // A number is another one if a figure is different.
    let figures = |word: &str| word.chars().any(|one| one.is_ascii_digit());
    if figures(asked) || figures(said) {
        return 0.0;
    }
    // Accents are gone: nearly every letter is one byte.
    let (asked, said) = (asked.as_bytes(), said.as_bytes());
    let common = asked
        .iter()
        .zip(said)
        .take_while(|(one, other)| one == other);
    let common = common.count();
    let (rest_asked, rest_said) = (asked.len() - common, said.len() - common);
    let shorter = asked.len().min(said.len());
    if common == shorter && common >= 3 {
        // One begins with the other: an ending, a word half typed, or a compound.
        return if rest_asked.max(rest_said) <= 3 && common >= 4 {
            0.85
        } else {
            0.6
        };
    }
    if common >= 4 && rest_asked.max(rest_said) <= 3 {
        return 0.75;
    }
    if shorter >= 4 && is_within(1, asked, said) {
        return 0.7;
    }
    if shorter >= 8 && is_within(2, asked, said) {
        return 0.6;
    }
    if shorter >= 5 && (holds(asked, said) || holds(said, asked)) {
        return 0.55;
    }
    0.0
}

/// Whether one word stands inside the other, as in compounds.
fn holds(whole: &[u8], part: &[u8]) -> bool {
    whole.windows(part.len()).any(|window| window == part)
}

/// Whether at most so many letters are wrong, missing, too many or exchanged with the next.
fn is_within(errors: u8, one: &[u8], other: &[u8]) -> bool {
    let common = one
        .iter()
        .zip(other)
        .take_while(|(one, other)| one == other);
    let common = common.count();
    match (&one[common..], &other[common..]) {
        ([], []) => true,
        _ if errors == 0 => false,
        ([], rest) | (rest, []) => rest.len() <= usize::from(errors),
        (one @ [a, after_one @ ..], other @ [b, after_other @ ..]) => {
            let left = errors - 1;
            let exchanged = match (after_one, after_other) {
                ([c, one @ ..], [d, other @ ..]) if (a, c) == (d, b) => is_within(left, one, other),
                _ => false,
            };
            exchanged
                || is_within(left, after_one, after_other)
                || is_within(left, after_one, other)
                || is_within(left, one, after_other)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn accents_case_and_single_letters_do_not_matter() {
        assert_eq!(
            terms("J’ADOUBE, Fünfzig Züge!"),
            ["adoube", "funfzig", "zuge"]
        );
        assert_eq!(terms("9 moves"), ["9", "moves"]);
    }

    #[test]
    fn endings_and_one_wrong_letter_are_alike() {
        for (asked, said) in [
            ("phones", "phone"),
            ("castled", "castling"),
            ("stalmate", "stalemate"),
            ("hpone", "phone"),
            ("wiederholung", "stellungswiederholung"),
        ] {
            assert!(likeness(asked, said) > 0.5, "{asked} {said}");
        }
        for (asked, said) in [
            ("50", "75"),
            ("flag", "flash"),
            ("late", "hall"),
            ("king", "ring"),
        ] {
            assert!(likeness(asked, said) < 0.75, "{asked} {said}");
        }
    }
}
