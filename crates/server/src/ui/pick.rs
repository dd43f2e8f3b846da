//! Somebody to be chosen: from a list, or in a very large section by number or name.

use adoube_journal::Section;
use adoube_tournament::{Entrant, EntrantId};

use crate::error::PageError;
use crate::texts::fill;
use crate::ui::choice::Choice;
use crate::ui::collate::name_key;

/// More players than anybody finds in a list to choose from.
const MOST: usize = 500;

/// How somebody is chosen.
pub(crate) enum Pick {
    /// From a list, in the order of names.
    From(Vec<Choice>),
    /// By typing a number or words of a name.
    Typed(String),
}

impl Pick {
    /// A choice among players of a section; `chosen` is what was sent before.
    pub(crate) fn among<'e>(
        section: &Section,
        entrants: impl Iterator<Item = &'e Entrant>,
        chosen: &str,
    ) -> Pick {
        if is_typed(section) {
            return Pick::Typed(chosen.to_owned());
        }
        let choice = |entrant: &Entrant| Choice {
            chosen: entrant.id.0.to_string() == chosen,
            value: entrant.id.0.to_string(),
            name: section.label(entrant.id),
        };
        let mut choices: Vec<Choice> = entrants.map(choice).collect();
        choices.sort_by_cached_key(|choice| name_key(&choice.name));
        Pick::From(choices)
    }

    /// A choice among everybody in a section.
    pub(crate) fn of(section: &Section) -> Pick {
        Pick::among(section, section.draft.entrants.iter(), "")
    }
}

/// Whether a section has too many players for a list.
pub(crate) fn is_typed(section: &Section) -> bool {
    section.draft.entrants.len() > MOST
}

/// Who was chosen: the id of an entry from a list, or what was typed.
///
/// # Errors
///
/// [`PageError::BadRequest`] if nobody is meant, or several are.
pub(crate) fn picked(section: &Section, sent: &str) -> Result<EntrantId, PageError> {
    let sent = sent.trim();
    let number: Option<u32> = sent.parse().ok();
    let entrants = section.draft.entrants.iter();
    let words = name_key(sent);
    let words: Vec<&str> = words
        .split([' ', ','])
        .filter(|word| !word.is_empty())
        .collect();
    let is_meant = |entrant: &&Entrant| match number {
        Some(number) if is_typed(section) => {
            entrant.pairing_number.map_or(entrant.id.0, |own| own.get()) == number
        }
        Some(number) => entrant.id.0 == number,
        None => {
            let name = name_key(&entrant.player.name);
            !words.is_empty() && words.iter().all(|word| name.contains(word))
        }
    };
    let mut meant = entrants.filter(is_meant);
    match (meant.next(), meant.next()) {
        (Some(one), None) => Ok(one.id),
        (None, _) => Err(PageError::BadRequest(fill("pick-nobody", &[&sent]))),
        (Some(one), Some(other)) => {
            let names = [one.label(), other.label()];
            let why = fill("pick-several", &[&sent, &names[0], &names[1]]);
            Err(PageError::BadRequest(why))
        }
    }
}
