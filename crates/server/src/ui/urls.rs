//! The addresses of what everybody may see of a section, in public and at the desk.

use adoube_journal::{EventId, SectionId};
use adoube_tournament::{EntrantId, PairingNumber, RoundNumber, TeamId};

use crate::events::{PublicEvent, PublicSection, Viewer};
use crate::paths::{desk, public};

/// The address of an event's page.
pub(crate) fn event_url(id: &EventId) -> String {
    public::Event::of(id).to_string()
}

/// The addresses of a section's pages, as whoever looks has them.
#[derive(Clone, Debug)]
pub(crate) struct SectionUrls {
    viewer: Viewer,
    event: EventId,
    section: SectionId,
}

impl SectionUrls {
    /// The addresses of this section's pages.
    pub(crate) fn of(event: &PublicEvent, section: &PublicSection) -> SectionUrls {
        SectionUrls {
            viewer: event.viewer,
            event: event.id.clone(),
            section: section.id.clone(),
        }
    }

    /// The pairings of the latest round, whichever it is by then.
    pub(crate) fn latest_pairings(&self) -> String {
        public::LatestPairings::of(&self.event, &self.section).to_string()
    }

    /// The pairings of a round.
    pub(crate) fn pairings(&self, round: RoundNumber) -> String {
        let (event, section) = (&self.event, &self.section);
        match self.viewer {
            Viewer::Public => public::Pairings::of(event, section, &round).to_string(),
            Viewer::Desk => desk::Pairings::of(event, section, &round).to_string(),
        }
    }

    /// The pairings of a round, by name.
    pub(crate) fn pairings_by_name(&self, round: RoundNumber) -> String {
        format!("{}?order=name", self.pairings(round))
    }

    /// The big screen of the hall.
    pub(crate) fn screen(&self) -> String {
        public::Screen::of(&self.event, &self.section).to_string()
    }

    /// The address of the standings, for the public or at the desk.
    pub(crate) fn standings(&self) -> String {
        let (event, section) = (&self.event, &self.section);
        match self.viewer {
            Viewer::Public => public::Standings::of(event, section).to_string(),
            Viewer::Desk => desk::Standings::of(event, section).to_string(),
        }
    }

    /// The standings after a round.
    pub(crate) fn standings_after(&self, round: RoundNumber) -> String {
        format!("{}?after={round}", self.standings())
    }

    /// The cross table.
    pub(crate) fn crosstable(&self) -> String {
        let (event, section) = (&self.event, &self.section);
        match self.viewer {
            Viewer::Public => public::Crosstable::of(event, section).to_string(),
            Viewer::Desk => desk::Crosstable::of(event, section).to_string(),
        }
    }

    /// The cross table after a round.
    pub(crate) fn crosstable_after(&self, round: RoundNumber) -> String {
        format!("{}?after={round}", self.crosstable())
    }

    /// The wall chart after a round, where US Chess rules are played.
    pub(crate) fn wall_chart(&self, round: RoundNumber) -> String {
        format!("{}&of=wall", self.crosstable_after(round))
    }

    /// The cross table of the players, where teams compete.
    pub(crate) fn crosstable_of_players(&self, round: RoundNumber) -> String {
        format!("{}&of=players", self.crosstable_after(round))
    }

    /// The cross table of each board, where teams compete.
    pub(crate) fn crosstable_by_board(&self, round: RoundNumber) -> String {
        format!("{}&of=boards", self.crosstable_after(round))
    }

    /// The matches of a round of teams.
    pub(crate) fn matches(&self, round: RoundNumber) -> String {
        let (event, section) = (&self.event, &self.section);
        match self.viewer {
            Viewer::Public => public::Matches::of(event, section, &round).to_string(),
            Viewer::Desk => desk::Matches::of(event, section, &round).to_string(),
        }
    }

    /// The match at a table of a round.
    pub(crate) fn meeting(&self, round: RoundNumber, table: u32) -> String {
        let (event, section) = (&self.event, &self.section);
        match self.viewer {
            Viewer::Public => public::Match::of(event, section, &round, &table).to_string(),
            Viewer::Desk => desk::Match::of(event, section, &round, &table).to_string(),
        }
    }

    /// A team's page.
    pub(crate) fn team(&self, team: TeamId) -> String {
        let (event, section) = (&self.event, &self.section);
        match self.viewer {
            Viewer::Public => public::Team::of(event, section, &team.0).to_string(),
            Viewer::Desk => desk::TeamRounds::of(event, section, &team.0).to_string(),
        }
    }

    /// The best players of each board.
    pub(crate) fn boards(&self) -> String {
        let (event, section) = (&self.event, &self.section);
        match self.viewer {
            Viewer::Public => public::Boards::of(event, section).to_string(),
            Viewer::Desk => desk::Boards::of(event, section).to_string(),
        }
    }

    /// The list of players.
    pub(crate) fn players(&self) -> String {
        public::Players::of(&self.event, &self.section).to_string()
    }

    /// The list of players by name.
    pub(crate) fn players_by_name(&self) -> String {
        format!("{}?order=name", self.players())
    }

    /// A player's card.
    pub(crate) fn player(&self, number: PairingNumber) -> String {
        let (event, section, number) = (&self.event, &self.section, number.get());
        match self.viewer {
            Viewer::Public => public::Player::of(event, section, &number).to_string(),
            Viewer::Desk => desk::Player::of(event, section, &number).to_string(),
        }
    }

    /// A player's card for ever.
    pub(crate) fn player_for_ever(&self, entrant: EntrantId) -> String {
        public::PlayerForEver::of(&self.event, &self.section, &entrant.0).to_string()
    }

    /// What the games come to.
    pub(crate) fn statistics(&self) -> String {
        public::Statistics::of(&self.event, &self.section).to_string()
    }

    /// When the rounds are.
    pub(crate) fn calendar(&self) -> String {
        public::SectionCalendar::of(&self.event, &self.section).to_string()
    }

    /// The prizes of a finished section.
    pub(crate) fn prizes(&self) -> String {
        let (event, section) = (&self.event, &self.section);
        match self.viewer {
            Viewer::Public => public::Prizes::of(event, section).to_string(),
            Viewer::Desk => desk::Prizes::of(event, section).to_string(),
        }
    }

    /// The arithmetic of a player's tie-break after a round, by its number in the list from 1.
    pub(crate) fn tie_break(&self, after: RoundNumber, player: u32, number: usize) -> String {
        let (event, section) = (&self.event, &self.section);
        match self.viewer {
            Viewer::Public => {
                public::TieBreak::of(event, section, &after, &player, &number).to_string()
            }
            Viewer::Desk => {
                desk::TieBreak::of(event, section, &after, &player, &number).to_string()
            }
        }
    }

    /// A file to be taken away.
    pub(crate) fn file(&self, name: &str) -> String {
        let (event, section, name) = (&self.event, &self.section, name.to_owned());
        match self.viewer {
            Viewer::Public => public::File::of(event, section, &name).to_string(),
            Viewer::Desk => desk::File::of(event, section, &name).to_string(),
        }
    }
}
