//! Rust text without its comments and strings, so that words and braces can be counted.

/// The same text, with blanks for comments and for what stands in quotes. What strings name is
/// kept: `{argument}` in formats, and paths in attributes (`with = "module"`).
pub(super) fn code_of(text: &str) -> String {
    let characters: Vec<char> = text.chars().collect();
    let mut code = String::with_capacity(text.len());
    let mut at = 0;
    while at < characters.len() {
        let end = match &characters[at..] {
            ['/', '/', ..] => line_end(&characters, at),
            ['/', '*', ..] => comment_end(&characters, at),
            ['"', ..] => {
                let end = string_end(&characters, at);
                let in_attribute = is_attribute(&code);
                push_named(&mut code, &characters[at..end], in_attribute);
                at = end;
                continue;
            }
            ['r', '"' | '#', ..] if !continues_a_word(&code) => {
                match raw_string_end(&characters, at) {
                    Some(end) => end,
                    None => at,
                }
            }
            ['\'', '\\', ..] => char_end(&characters, at),
            ['\'', _, '\'', ..] => at + 3,
            _ => at,
        };
        if end == at {
            code.push(characters[at]);
            at += 1;
        } else {
            blank(&mut code, &characters[at..end]);
            at = end;
        }
    }
    code
}

/// The words of a piece of code.
pub(super) fn words(code: &str) -> impl Iterator<Item = &str> {
    code.split(|letter: char| !(letter.is_alphanumeric() || letter == '_'))
        .filter(|word| word.starts_with(|first: char| first.is_alphabetic() || first == '_'))
}

/// A word of code, and how it is used.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) enum Mention {
    /// `word`
    Plain(String),
    /// `.word`
    Method(String),
    /// `qualifier::word`
    Qualified(String, String),
}

/// The words of a piece of code, as they are used.
pub(super) fn mentions(code: &str) -> impl Iterator<Item = Mention> {
    words(code).map(move |word| {
        let at = word.as_ptr() as usize - code.as_ptr() as usize;
        let before = &code[..at];
        if let Some(qualified) = before.strip_suffix("::") {
            // `Kind::<T>::new` and `<Kind>::new` are of no use here: any type may be meant.
            return match last_word(qualified) {
                Some(qualifier) => Mention::Qualified(qualifier.to_owned(), word.to_owned()),
                None => Mention::Method(word.to_owned()),
            };
        }
        let is_range = before.ends_with("..");
        match before.trim_end().ends_with('.') && !is_range {
            true => Mention::Method(word.to_owned()),
            false => Mention::Plain(word.to_owned()),
        }
    })
}

fn last_word(code: &str) -> Option<&str> {
    let start = code
        .char_indices()
        .rev()
        .take_while(|(_, letter)| letter.is_alphanumeric() || *letter == '_')
        .last();
    start.map(|(at, _)| &code[at..])
}

fn line_end(characters: &[char], at: usize) -> usize {
    let rest = characters[at..].iter().position(|letter| *letter == '\n');
    rest.map_or(characters.len(), |length| at + length)
}

fn comment_end(characters: &[char], at: usize) -> usize {
    let (mut depth, mut here) = (0, at);
    while here < characters.len() {
        match &characters[here..] {
            ['/', '*', ..] => {
                depth += 1;
                here += 2;
            }
            ['*', '/', ..] => {
                depth -= 1;
                here += 2;
                if depth == 0 {
                    return here;
                }
            }
            _ => here += 1,
        }
    }
    here
}

fn string_end(characters: &[char], at: usize) -> usize {
    let mut here = at + 1;
    while here < characters.len() {
        match characters[here] {
            '\\' => here += 2,
            '"' => return here + 1,
            _ => here += 1,
        }
    }
    characters.len()
}

fn raw_string_end(characters: &[char], at: usize) -> Option<usize> {
    let hashes = characters[at + 1..]
        .iter()
        .take_while(|letter| **letter == '#')
        .count();
    let open = at + 1 + hashes;
    if characters.get(open) != Some(&'"') {
        return None;
    }
    let closes = |here: usize| {
        characters[here] == '"'
            && characters[here + 1..]
                .iter()
                .take(hashes)
                .filter(|letter| **letter == '#')
                .count()
                == hashes
    };
    let end = (open + 1..characters.len()).find(|here| closes(*here));
    Some(end.map_or(characters.len(), |end| end + 1 + hashes))
}

fn char_end(characters: &[char], at: usize) -> usize {
    let rest = characters[at + 3..].iter().position(|c| *c == '\'');
    rest.map_or(characters.len(), |length| at + 3 + length + 1)
}

fn continues_a_word(code: &str) -> bool {
    code.ends_with(|last: char| last.is_alphanumeric() || last == '_')
}

/// Whether what comes next is a value in an attribute: the line is one, or goes on in one.
fn is_attribute(code: &str) -> bool {
    let line = code.rsplit('\n').next().unwrap_or("").trim_start();
    let is_key = |word: &str| !word.is_empty() && words(word).next() == Some(word);
    line.starts_with("#[") || line.strip_suffix(" = ").is_some_and(is_key)
}

fn push_named(code: &mut String, string: &[char], whole: bool) {
    let mut argument = false;
    for letter in string {
        argument = match letter {
            '{' => true,
            '}' | ':' => false,
            _ => argument,
        };
        let named = letter.is_alphanumeric() || *letter == '_';
        match letter {
            '\n' => code.push('\n'),
            ':' if whole => code.push(':'),
            letter if named && (argument || whole) => code.push(*letter),
            _ => code.push(' '),
        }
    }
}

fn blank(code: &mut String, removed: &[char]) {
    code.extend(removed.iter().map(|c| if *c == '\n' { '\n' } else { ' ' }));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_and_strings_are_no_code() {
        let code =
            code_of("a(\"b {c} \\\" d\"); // e\n'f' /* g /* h */ i */ r#\"j \"k\"# l 'm: 'n'");
        let found: Vec<&str> = words(&code).collect();
        assert_eq!(found, ["a", "c", "l", "m"]);
        let code = code_of("#[serde(with = \"path::of\")]");
        let found: Vec<&str> = words(&code).collect();
        assert_eq!(found, ["serde", "with", "path", "of"]);
    }

    #[test]
    fn a_word_knows_how_it_is_used() {
        let plain = |word: &str| Mention::Plain(word.to_owned());
        let found: Vec<Mention> = mentions("a::b(c.d, ..e)").collect();
        let expected = [
            plain("a"),
            Mention::Qualified("a".to_owned(), "b".to_owned()),
            plain("c"),
            Mention::Method("d".to_owned()),
            plain("e"),
        ];
        assert_eq!(found, expected);
    }
}
