//! Which edition of the rules is meant.

use adoube_casefile::rules;
use adoube_journal::{Event, Section};
use adoube_rulebook::{Authority, Edition, Rulebook};
use jiff::Zoned;

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
        let today = Zoned::now().date();
        return rules::in_force(Authority::Fide, today).ok_or(PageError::NotFound);
    };
    let edition = Rulebook::embedded().edition(id);
    edition.ok_or_else(|| PageError::BadRequest(fill("tools-no-edition", &[&id])))
}

/// The edition that a section is played by, as of today if the event has no day yet.
pub(crate) fn of_section(event: &Event, section: &Section) -> Result<&'static Edition, PageError> {
    let edition = rules::edition(event, section, Zoned::now().date());
    edition.ok_or(PageError::NotFound)
}
