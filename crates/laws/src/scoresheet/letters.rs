//! In which language's letters a sheet is written, if it does not say.

use shakmaty::{Chess, Position, Role};

use super::sheet::{Entry, ScoreSheet};
use crate::notation::{Language, read};

/// The languages that most sheets are written in.
const USUAL: [Language; 4] = [
    Language::English,
    Language::German,
    Language::French,
    Language::Spanish,
];

const ROLES: [Role; 5] = [
    Role::King,
    Role::Queen,
    Role::Rook,
    Role::Bishop,
    Role::Knight,
];

impl ScoreSheet {
    /// The languages of its letters: those it names, else English.
    pub(super) fn letters(&self) -> Vec<Language> {
        match self.languages.is_empty() {
            true => vec![Language::English],
            false => self.languages.clone(),
        }
    }

    /// Finds out in whose letters the sheet is written, if it does not say: those that name the most
    /// pieces on it, and among them those by which the game can be followed furthest. If several are
    /// as good, `first` goes before the usual ones.
    pub fn find_language(&mut self, start: &Chess, first: Language) {
        if !self.languages.is_empty() {
            return;
        }
        let texts: Vec<&str> = self.entries.iter().filter_map(text).collect();
        let candidates = [first].into_iter().chain(USUAL);
        let candidates = candidates.chain(Language::ALL.iter().copied());
        let mut best: Option<((usize, usize), Language)> = None;
        for language in candidates {
            let named = texts.iter().filter(|text| names(language, text)).count();
            if best.is_some_and(|((most, _), _)| named < most) {
                continue;
            }
            let value = (named, self.followed(start, language));
            if best.is_none_or(|(known, _)| value > known) {
                best = Some((value, language));
            }
        }
        self.languages.extend(best.map(|(_, language)| language));
    }

    /// How many moves can be read from the beginning on without a gap.
    fn followed(&self, start: &Chess, language: Language) -> usize {
        let mut position = start.clone();
        let mut count = 0;
        let written = self.entries.iter().map(text);
        for text in written.skip_while(|text| text.is_none()) {
            let reading = text.and_then(|text| read(&position, text, &[language]).ok());
            let Some(reading) = reading else {
                break;
            };
            position.play_unchecked(reading.mv);
            count += 1;
        }
        count
    }
}

fn text(entry: &Entry) -> Option<&str> {
    entry.written.text()
}

/// Whether a text begins with a letter of a piece in this language, or needs none.
fn names(language: Language, text: &str) -> bool {
    let plain = |letter: char| matches!(letter, 'a'..='h' | '0' | 'O' | 'o' | '1'..='8');
    text.starts_with(plain)
        || ROLES
            .iter()
            .any(|role| text.starts_with(language.letter(*role)))
}
