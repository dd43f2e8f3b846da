//! Which edition of the rules is meant.

use adoube_journal::{Event, Section};
use adoube_rulebook::{Authority, Edition, Rulebook};
use jiff::Zoned;
use jiff::civil::Date;

use crate::error::PageError;
use crate::texts::{fill, tell};

/// An edition to choose.
pub(crate) struct EditionChoice {
    pub id: &'static str,
    pub name: String,
    /// It is the one that is shown.
    pub chosen: bool,
}

/// Every edition, the newest first, with the chosen one marked.
pub(crate) fn choices(chosen: &str) -> Vec<EditionChoice> {
    let mut editions: Vec<&'static Edition> = Rulebook::embedded().editions().iter().collect();
    editions.sort_by_key(|edition| std::cmp::Reverse(edition.from()));
    let choice = |edition: &'static Edition| EditionChoice {
        id: edition.id(),
        name: tell(&edition.name_saying()),
        chosen: edition.id() == chosen,
    };
    editions.into_iter().map(choice).collect()
}

/// The edition with this id; without one the FIDE Laws in force today.
pub(crate) fn asked(id: Option<&str>) -> Result<&'static Edition, PageError> {
    let Some(id) = id else {
        return newest_by(Authority::Fide, Zoned::now().date()).ok_or(PageError::NotFound);
    };
    let edition = Rulebook::embedded().edition(id);
    edition.ok_or_else(|| PageError::BadRequest(fill("tools-no-edition", &[&id])))
}

/// The edition that a section is played by: the one it names, or else the one in force on the
/// first day of the event.
pub(crate) fn of_section(event: &Event, section: &Section) -> Result<&'static Edition, PageError> {
    let named = section.settings.rules.as_deref().unwrap_or_default();
    if let Some(edition) = Rulebook::embedded().edition(named) {
        return Ok(edition);
    }
    let day = event.details.starts.unwrap_or_else(|| Zoned::now().date());
    let authority = match named.starts_with("us") {
        true => Authority::UsChess,
        false => Authority::Fide,
    };
    newest_by(authority, day).ok_or(PageError::NotFound)
}

/// The edition in force on a day, or the last one there is.
fn newest_by(authority: Authority, day: Date) -> Option<&'static Edition> {
    let rulebook = Rulebook::embedded();
    let own = || {
        let editions = rulebook.editions().iter();
        editions.filter(|edition| edition.authority() == authority)
    };
    rulebook
        .in_force(authority, day)
        .or_else(|| own().max_by_key(|edition| edition.from()))
}
