//! Names without what people and programs write differently.
//!
//! The *plain* form has no case and no accents, and Latin letters for Cyrillic ones. The *loose*
//! form of a plain word also ignores what transliterations disagree about: Alexey and Aleksei,
//! Victor and Viktor, Müller, Mueller and Muller. Both go from left to right and look at most one
//! letter back, so that the form of a beginning is the beginning of the form: what somebody has
//! typed so far can be folded before the rest is known.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// The plain form of a text.
pub(crate) fn plain(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    text.chars().for_each(|c| push_plain(&mut folded, c));
    folded
}

/// Calls `found` with every plain word of a name, and whether it belongs to the family name: what
/// stands before the comma, or everything if there is none. Hyphens, dots and the like part
/// words; an apostrophe does not.
pub(crate) fn each_word(name: &str, mut found: impl FnMut(&str, bool)) {
    let mut family = true;
    let mut word = String::with_capacity(24);
    for c in name.chars() {
        if c.is_alphanumeric() || is_combining_mark(c) {
            push_plain(&mut word, c);
        } else if !is_apostrophe(c) {
            if !word.is_empty() {
                found(&word, family);
                word.clear();
            }
            family &= c != ',';
        }
    }
    if !word.is_empty() {
        found(&word, family);
    }
}

/// The plain words of a name.
pub(crate) fn words(name: &str) -> Vec<String> {
    let mut words = Vec::new();
    each_word(name, |word, _| words.push(word.to_owned()));
    words
}

/// The loose form of a plain word.
pub(crate) fn loose(word: &str) -> String {
    let mut folded = String::with_capacity(word.len());
    push_loose(&mut folded, word);
    folded
}

/// The same, behind what `folded` already holds.
pub(crate) fn push_loose(folded: &mut String, word: &str) {
    let mut last = None;
    let mut push = |sound: char| {
        // A doubled letter is one sound.
        if last != Some(sound) {
            folded.push(sound);
        }
        last = Some(sound);
    };
    let mut before = None;
    for letter in word.chars() {
        if is_silent(before, letter) {
            continue;
        }
        match letter {
            'x' => ['k', 's'].into_iter().for_each(&mut push),
            other => push(sound(other)),
        }
        before = Some(letter);
    }
}

/// The h of kh, sh and th, and the e of ae, oe and ue.
fn is_silent(before: Option<char>, letter: char) -> bool {
    match letter {
        'h' => before.is_some_and(|before| !"aeiouyh".contains(before)),
        'e' => matches!(before, Some('a' | 'o' | 'u')),
        _ => false,
    }
}

fn sound(letter: char) -> char {
    match letter {
        'c' | 'q' => 'k',
        'y' | 'j' => 'i',
        'w' => 'v',
        'z' => 's',
        other => other,
    }
}

fn is_apostrophe(c: char) -> bool {
    matches!(c, '\'' | '’' | '‘' | '`' | '´' | 'ʼ')
}

fn push_plain(folded: &mut String, c: char) {
    if c.is_ascii() {
        folded.push(c.to_ascii_lowercase());
        return;
    }
    for lower in c.to_lowercase() {
        for part in lower.nfd().filter(|part| !is_combining_mark(*part)) {
            match latin(part) {
                "" => folded.extend(part.to_lowercase()),
                letters => folded.push_str(letters),
            }
        }
    }
}

/// Latin letters for those that are not a Latin letter with an accent; "" for all others.
fn latin(letter: char) -> &'static str {
    match letter {
        'ß' => "ss",
        'ø' => "o",
        'đ' | 'ð' => "d",
        'ł' => "l",
        'æ' => "ae",
        'œ' => "oe",
        'þ' => "th",
        'ı' => "i",
        'ħ' => "h",
        'а' => "a",
        'б' => "b",
        'в' => "v",
        'г' | 'ґ' => "g",
        'д' => "d",
        'е' | 'э' | 'є' => "e",
        'ж' => "zh",
        'з' => "z",
        'и' | 'і' | 'ы' => "i",
        'к' => "k",
        'л' => "l",
        'м' => "m",
        'н' => "n",
        'о' => "o",
        'п' => "p",
        'р' => "r",
        'с' => "s",
        'т' => "t",
        'у' => "u",
        'ф' => "f",
        'х' => "kh",
        'ц' => "ts",
        'ч' => "ch",
        'ш' => "sh",
        'щ' => "shch",
        'ю' => "yu",
        'я' => "ya",
        _ => "",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn plain_forms() {
        for (text, expected) in [
            ("Šarić", "saric"),
            ("Sari\u{301}c", "saric"),
            ("GRÜNFELD", "grunfeld"),
            ("Weiß", "weiss"),
            ("Ragnar Þór Ægisson", "ragnar thor aegisson"),
            ("Łukasz", "lukasz"),
            ("İnan", "inan"),
            ("Ḩasan", "hasan"),
            ("Алёхин", "alekhin"),
            ("Юрій", "yurii"),
            ("丁立人", "丁立人"),
        ] {
            assert_eq!(plain(text), expected);
        }
    }

    #[test]
    fn words_of_names() {
        let mut found = Vec::new();
        each_word("O'Brien-de la  Cruz, José M.", |word, family| {
            found.push((word.to_owned(), family));
        });
        let expected = [
            ("obrien", true),
            ("de", true),
            ("la", true),
            ("cruz", true),
            ("jose", false),
            ("m", false),
        ];
        assert_eq!(
            found,
            expected.map(|(word, family)| (word.to_owned(), family))
        );
        assert_eq!(words("Ding Liren"), ["ding", "liren"]);
        assert_eq!(words(" -, . "), [""; 0]);
    }

    #[test]
    fn loose_forms_meet() {
        for names in [
            &["Müller", "Mueller", "Muller", "Müler"][..],
            &["Viktor", "Victor", "Wiktor", "Виктор"],
            &["Alexey", "Aleksej", "Alexei", "Алексей"],
            &["Schmidt", "Skhmidt"],
            &["Gonzalez", "Gonzales"],
            &["Carlsen", "Karlsen", "Карлсен"],
            &["Göran", "Goeran"],
        ] {
            let form = |name: &&str| loose(&plain(name));
            for name in names {
                assert_eq!(form(name), form(&names[0]), "{name}");
            }
        }
        assert_ne!(loose("karlsen"), loose("karlson"));
    }

    proptest! {
        #[test]
        fn the_form_of_a_beginning_is_the_beginning_of_the_form(word in "[a-z]{1,12}", end in 1..12usize) {
            let beginning = &word[..end.min(word.len())];
            prop_assert!(loose(&word).starts_with(&loose(beginning)));
            prop_assert!(!loose(beginning).is_empty());
        }

        #[test]
        fn folding_twice_changes_nothing(text in "\\PC{0,20}") {
            let once = plain(&text);
            prop_assert_eq!(plain(&once), once.clone());
            let joined = words(&text).join(" ");
            prop_assert_eq!(words(&joined).join(" "), joined);
        }
    }
}
