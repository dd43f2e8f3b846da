//! The list of players.

use adoube_tournament::{Entrant, RoundNumber};
use askama::Template;

use crate::error::PageError;
use crate::events::{PublicEvent, PublicSection};
use crate::params::Params;
use crate::texts::fill;
use crate::ui::collate::name_key;
use crate::ui::head::{Head, Tab};
use crate::ui::parts::Parts;
use crate::ui::player_line::PlayerLine;

/// The order of the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Order {
    /// By pairing number; who has none yet comes last, by name.
    Number,
    Name,
}

/// Who takes part.
#[derive(Template)]
#[template(path = "public/players.html", blocks = ["main"])]
pub(crate) struct PlayersPage {
    head: Head,
    by_name: bool,
    lines: Vec<PlayersLine>,
    /// Where the list goes on, if it is long.
    parts: Option<Parts>,
}

struct PlayersLine {
    player: PlayerLine,
    club: String,
    presence: Option<String>,
}

impl PlayersPage {
    /// The list of this section.
    pub(crate) fn of(event: &PublicEvent, section: &PublicSection, order: Order) -> PlayersPage {
        let head = Head::of(event, section, Tab::Players);
        let mut entrants: Vec<&Entrant> = section.tournament.entrants().iter().collect();
        entrants.sort_by_cached_key(|entrant| {
            let number = entrant.pairing_number;
            let number = (order == Order::Number).then_some((number.is_none(), number));
            (number, name_key(&entrant.player.name), entrant.id)
        });
        let lines = entrants.into_iter().map(|entrant| PlayersLine {
            player: PlayerLine::of(section, &head.urls, entrant),
            club: entrant.player.club.clone().unwrap_or_default(),
            presence: presence(section, entrant),
        });
        PlayersPage {
            lines: lines.collect(),
            by_name: order == Order::Name,
            parts: None,
            head,
        }
    }

    /// The part that is asked for, if the list is long.
    ///
    /// # Errors
    ///
    /// [`PageError::NotFound`] if there is no such part.
    pub(crate) fn in_parts(mut self, params: &Params) -> Result<PlayersPage, PageError> {
        self.parts = Parts::cut(&mut self.lines, params, |line| {
            format!("{} {}", line.player.searched(), line.club)
        })?;
        Ok(self)
    }
}

/// What is to be said of who is not in the event from the first round to the last.
pub(crate) fn presence(section: &PublicSection, entrant: &Entrant) -> Option<String> {
    if let Some(open) = entrant.withdrawals.iter().find(|span| span.last.is_none()) {
        return Some(fill("public-withdrawn", &[&open.first]));
    }
    let next = section.latest_round().next();
    let later = entrant.first_round > RoundNumber::FIRST && entrant.first_round >= next;
    later.then(|| fill("public-enters", &[&entrant.first_round]))
}
