//! What people type: answers, and wishes about the dialogue itself.
//!
//! The words for them are in the catalogues (`typed-yes`, `typed-back` …), in a list from the most
//! usual; what is said in English is understood in every language, if it means nothing else there.

use adoube_rulings::{Answers, Choice, Question};
use adoube_words::{Language, Words};
use toml::Value;

use super::AnswerRefused;
use crate::search::{plain, terms};

/// What was replied to a question: a value, or that nobody knows.
#[derive(Debug, Clone, PartialEq)]
pub enum Reply {
    /// The value that goes into the case.
    Value(Value),
    /// The fact is not known.
    DontKnow,
}

/// What somebody wants of the dialogue instead of answering.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DialogueWord {
    /// One step back.
    Back,
    /// From the beginning.
    Again,
    /// What can be typed.
    Help,
    /// To end it.
    Quit,
}

impl DialogueWord {
    /// What is wished for, if it is no answer.
    pub fn read(words: Words, text: &str) -> Option<DialogueWord> {
        let all = [
            (DialogueWord::Back, "typed-back"),
            (DialogueWord::Again, "typed-again"),
            (DialogueWord::Help, "typed-help"),
            (DialogueWord::Quit, "typed-quit"),
        ];
        let found = all.into_iter().find(|(_, id)| is_one_of(words, id, text));
        found.map(|(wish, _)| wish)
    }
}

impl Reply {
    /// An answer to a question as it was typed.
    ///
    /// # Errors
    ///
    /// If it is none.
    pub fn read(words: Words, question: &Question, text: &str) -> Result<Reply, AnswerRefused> {
        let text = text.trim();
        if text.is_empty() || is_one_of(words, "typed-dont-know", text) {
            return Ok(Reply::DontKnow);
        }
        let value = match &question.answers {
            Answers::OneOf(choices) => {
                let choice = choice(words, choices, text).ok_or(AnswerRefused::NotAChoice)?;
                choice.value.clone()
            }
            &Answers::Number { at_least, at_most } => {
                let number = number(words, text);
                let number = number.filter(|number| (at_least..=at_most).contains(number));
                let refused = AnswerRefused::NotANumber { at_least, at_most };
                i64::from(number.ok_or(refused)?).into()
            }
            Answers::Time => time(words, text).ok_or(AnswerRefused::NotATime)?.into(),
            Answers::Text(_) => text.into(),
        };
        Ok(Reply::Value(value))
    }

    /// The answer in words.
    pub fn told(&self, words: Words, question: &Question) -> String {
        let Reply::Value(value) = self else {
            return words.text("dialogue-not-known").to_owned();
        };
        let mut choices = question.choices().iter();
        let choice = choices.find(|choice| choice.value == *value);
        choice.map_or_else(|| text_of(value), |choice| words.tell(&choice.text))
    }
}

/// A choice as it stands in a form.
pub fn choice_value(choice: &Choice) -> String {
    text_of(&choice.value)
}

fn text_of(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        other => other.to_string(),
    }
}

/// Whether a text is in a list of the catalogue, or else in the English one.
fn is_one_of(words: Words, id: &str, text: &str) -> bool {
    let text = folded(text);
    let mut lists = languages(words).into_iter().map(|words| words.text(id));
    lists.any(|list| list.split(',').any(|one| folded(one) == text))
}

/// The language that is spoken, then English.
fn languages(words: Words) -> [Words; 2] {
    [words, Words::of(Language::english())]
}

/// Without case, accents, apostrophes, and points or marks at the end.
fn folded(text: &str) -> String {
    let plain = plain(text).replace('\'', "");
    let ended = plain
        .trim()
        .trim_end_matches(['.', '!'])
        .trim_start_matches('¡');
    ended.trim().to_owned()
}

/// The one choice that is meant: by its value, its number, what it is called, or the beginning or some
/// words of that.
fn choice<'a>(words: Words, choices: &'a [Choice], text: &str) -> Option<&'a Choice> {
    let by_value = || choices.iter().find(|one| choice_value(one) == text);
    let by_number = || {
        let place = text.parse::<usize>().ok()?.checked_sub(1)?;
        choices.get(place)
    };
    let asked = folded(text);
    let called = |one: &Choice| folded(&words.tell(&one.text));
    let by_name = || choices.iter().find(|one| called(one) == asked);
    let by_word = || {
        let known = ["typed-yes", "typed-no", "typed-white", "typed-black"];
        // All lists of the language go before those of English: "b" is Blancs in French.
        let in_language = |words: Words| {
            let is_in = |id: &&str| words.text(id).split(',').any(|one| folded(one) == asked);
            let of = |id: &str| {
                let wanted = id.trim_start_matches("typed-");
                choices.iter().find(|one| code(one) == Some(wanted))
            };
            known.into_iter().filter(|id| is_in(id)).find_map(of)
        };
        languages(words).into_iter().find_map(in_language)
    };
    let by_start = || only(choices, |one| called(one).starts_with(&asked));
    let by_words = || {
        let asked = terms(text);
        only(choices, |one| {
            let called = terms(&called(one));
            !asked.is_empty() && asked.iter().all(|word| called.contains(word))
        })
    };
    by_value()
        .or_else(by_number)
        .or_else(by_name)
        .or_else(by_word)
        .or_else(by_start)
        .or_else(by_words)
}

/// The only choice of which something holds.
fn only(choices: &[Choice], holds: impl Fn(&Choice) -> bool) -> Option<&Choice> {
    let mut found = choices.iter().filter(|one| holds(one));
    found.next().filter(|_| found.next().is_none())
}

/// What a choice is called in every language.
fn code(choice: &Choice) -> Option<&str> {
    match choice.value.as_bool() {
        Some(true) => Some("yes"),
        Some(false) => Some("no"),
        None => choice.value.as_str(),
    }
}

/// A number in figures or as a small word: the list has those for nought, one, two, each with `|`
/// between what means the same.
fn number(words: Words, text: &str) -> Option<u32> {
    if let Ok(number) = text.parse() {
        return Some(number);
    }
    let asked = folded(text);
    let in_list = |words: Words| {
        let mut numbered = (0..).zip(words.text("typed-numbers").split(','));
        let found = numbered.find(|(_, same)| same.split('|').any(|one| folded(one) == asked));
        found.map(|(number, _)| number)
    };
    languages(words).into_iter().find_map(in_list)
}

/// A time, however it is written, as a case has it: `2:30`, `2 min`, `90 sec`, `1 h 5 min`, `2'30"`. A
/// number alone could be minutes or seconds and is none.
pub(super) fn time(words: Words, text: &str) -> Option<String> {
    let plain = plain(text).replace('"', " s ").replace('\'', " min ");
    if plain.contains(':') {
        return Some(text.trim().to_owned());
    }
    let mut parts = parts(&plain).into_iter();
    let mut seconds: u32 = 0;
    let mut last = None;
    while let Some(part) = parts.next() {
        let count = number(words, &part)?;
        let unit = match (parts.next(), last) {
            (Some(unit), _) => unit_of(words, &unit)?,
            // "2 min 30" is half a minute more.
            (None, Some(unit @ (3600 | 60))) => unit / 60,
            (None, _) => return None,
        };
        seconds = seconds.checked_add(count.checked_mul(unit)?)?;
        last = Some(unit);
    }
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60);
    last.map(|_| format!("{hours}:{minutes:02}:{:02}", seconds % 60))
}

/// Numbers and units in turn, without what only joins them.
fn parts(text: &str) -> Vec<String> {
    let mut parts: Vec<String> = Vec::new();
    let mut before = ' ';
    for letter in text.chars() {
        if letter.is_alphanumeric() {
            let joins =
                before.is_alphanumeric() && before.is_ascii_digit() == letter.is_ascii_digit();
            match (parts.last_mut(), joins) {
                (Some(part), true) => part.push(letter),
                _ => parts.push(letter.to_string()),
            }
        }
        before = letter;
    }
    let joining = ["and", "und", "et", "y"];
    parts.retain(|part| !joining.contains(&part.as_str()));
    parts
}

/// How many seconds a unit has.
fn unit_of(words: Words, unit: &str) -> Option<u32> {
    let units = [
        ("typed-hours", 3600),
        ("typed-minutes", 60),
        ("typed-seconds", 1),
    ];
    let mut units = units.into_iter();
    let found = units.find(|(id, _)| is_one_of(words, id, unit));
    found.map(|(_, seconds)| seconds)
}
