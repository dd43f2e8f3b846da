//! The big screen of the hall: no controls, large letters, long lists page by page.

use askama::Template;

use super::pairings::RoundView;
use crate::events::{PublicEvent, PublicSection};
use crate::standings::views::standings::StandingsPage;
use crate::ui::head::{Head, Tab};

/// What is on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Show {
    /// The latest round.
    Pairings,
    /// The standings after the last complete round.
    Standings,
    /// One after the other.
    Both,
}

/// The big screen.
#[derive(Template)]
#[template(path = "public/screen.html")]
pub(crate) struct ScreenPage {
    head: Head,
    round: Option<RoundView>,
    standings: Option<StandingsPage>,
}

impl ScreenPage {
    /// The screen of a section.
    pub(crate) fn of(event: &PublicEvent, section: &PublicSection, show: Show) -> ScreenPage {
        let head = Head::of(event, section, Tab::Pairings);
        let round = (show != Show::Standings)
            .then(|| RoundView::of(section, &head.urls, section.latest_round()))
            .flatten();
        let after = section.last_closed();
        // Before the first result the order is that of the numbers, which says nothing in turn
        // with the pairings.
        let standings = match show {
            Show::Pairings => None,
            Show::Both if after.0 == 0 && round.is_some() => None,
            _ => StandingsPage::of(event, section, after, None),
        };
        ScreenPage {
            head,
            round,
            standings,
        }
    }
}
