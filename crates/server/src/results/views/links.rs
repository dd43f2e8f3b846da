//! A slip for every player who may report results.

use adoube_journal::Section;
use adoube_tournament::Entrant;
use askama::Template;

use crate::address::Address;
use crate::events::EventView;
use crate::guard::AtDesk;
use crate::paths;
use crate::ui::desk::{DeskHead, Tab};
use crate::ui::parts::Parts;
use crate::ui::report_link::picture;

/// The slips of a section.
#[derive(Template)]
#[template(path = "results/links.html")]
pub(crate) struct LinksPage {
    head: DeskHead,
    back: String,
    /// The links lead nowhere from another computer.
    only_here: bool,
    slips: Vec<Slip>,
    /// Where the slips go on, if there are many.
    parts: Option<Parts>,
}

/// What one player gets.
pub(crate) struct Slip {
    name: String,
    url: String,
    /// The picture of the link; empty if the link is too long for one.
    picture: String,
}

impl Slip {
    /// The slip of a player.
    pub(crate) fn of(entrant: &Entrant, url: String) -> Slip {
        Slip {
            name: entrant.label(),
            picture: picture(&url),
            url,
        }
    }
}

impl LinksPage {
    /// The slips as they come.
    pub(crate) fn of(
        shown: &EventView,
        at: &AtDesk,
        section: &Section,
        address: &Address,
        slips: Vec<Slip>,
        parts: Option<Parts>,
    ) -> LinksPage {
        LinksPage {
            head: DeskHead::of_section(shown, at, section, Tab::Results),
            back: paths::desk::Results::of(&at.event, &section.id).to_string(),
            only_here: address.only_here,
            slips,
            parts,
        }
    }
}
