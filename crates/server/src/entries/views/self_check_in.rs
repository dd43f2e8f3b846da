//! Players check themselves in: their page, and the one at the desk that opens and closes it.

use adoube_journal::Section;
use adoube_tournament::{Entrant, Federation, Title};
use askama::Template;

use super::list::is_awaited;
use crate::flash;
use crate::params::DeskSection;
use crate::paths;
use crate::texts::fill;
use crate::ui::collate::name_key;
use crate::ui::desk::{DeskHead, Tab};
use crate::ui::report_link::picture;

/// The names of those who are awaited, or one of them and the question.
#[derive(Template)]
#[template(path = "entries/check_in.html")]
pub(crate) struct CheckInPage {
    event: String,
    section: String,
    here: String,
    said: Option<String>,
    chosen: Option<Line>,
    /// The one who was chosen is there already.
    is_there: bool,
    lines: Vec<Line>,
    /// How many are there of how many.
    summary: String,
}

struct Line {
    id: u32,
    title: &'static str,
    name: String,
    /// What everybody may know: federation, rating, club.
    about: String,
}

impl Line {
    fn of(section: &Section, entrant: &Entrant) -> Line {
        let player = &entrant.player;
        let rating = section.settings.rating_used.published(player);
        let known = [
            player.federation.as_ref().map(Federation::to_string),
            rating.map(|rating| rating.to_string()),
            player.club.clone(),
        ];
        Line {
            id: entrant.id.0,
            title: player.title.map_or("", Title::abbreviation),
            name: player.name.clone(),
            about: known.into_iter().flatten().collect::<Vec<_>>().join(" · "),
        }
    }
}

impl CheckInPage {
    /// The page of a section.
    pub(crate) fn of(
        event: &str,
        section: &Section,
        here: &str,
        chosen: Option<&Entrant>,
    ) -> CheckInPage {
        let entrants = section.draft.entrants.iter();
        let mut awaited: Vec<&Entrant> = entrants
            .filter(|entrant| is_awaited(section, entrant))
            .collect();
        awaited.sort_by_cached_key(|entrant| (name_key(&entrant.player.name), entrant.id));
        let there = section.checked_in.len();
        CheckInPage {
            event: event.to_owned(),
            section: section.settings.name.clone(),
            here: here.to_owned(),
            said: flash::said(),
            is_there: chosen.is_some_and(|entrant| !is_awaited(section, entrant)),
            chosen: chosen.map(|entrant| Line::of(section, entrant)),
            summary: fill("check-in-summary", &[&there, &(there + awaited.len())]),
            lines: awaited
                .iter()
                .map(|entrant| Line::of(section, entrant))
                .collect(),
        }
    }
}

/// Whether players check themselves in, at the desk.
#[derive(Template)]
#[template(path = "entries/self_check_in.html")]
pub(crate) struct SelfCheckInPage {
    head: DeskHead,
    here: String,
    back: String,
    is_open: bool,
    url: String,
    picture: String,
    only_here: bool,
}

impl SelfCheckInPage {
    /// The page as it stands.
    pub(crate) fn of(of: &DeskSection, url: String, only_here: bool) -> SelfCheckInPage {
        let (event, section) = (&of.at.event, of.section());
        SelfCheckInPage {
            head: DeskHead::of_section(&of.shown, &of.at, section, Tab::Entries),
            here: paths::desk::SelfCheckIn::of(event, &section.id).to_string(),
            back: paths::desk::Entries::of(event, &section.id).to_string(),
            is_open: section.self_check_in,
            picture: picture(&url),
            url,
            only_here,
        }
    }
}
