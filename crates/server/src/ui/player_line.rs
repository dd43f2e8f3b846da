//! A player in a line of a table.

use adoube_tournament::{Entrant, EntrantId, Title};

use super::urls::SectionUrls;
use crate::events::PublicSection;

/// What a table shows of a player. What is not known is empty.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct PlayerLine {
    /// The pairing number.
    pub number: String,
    /// The card; only who has a number has one.
    pub url: Option<String>,
    pub title: &'static str,
    pub name: String,
    pub federation: String,
    /// The rating that ranks the players.
    pub rating: String,
}

impl PlayerLine {
    /// An entrant of a section.
    pub(crate) fn of(section: &PublicSection, urls: &SectionUrls, entrant: &Entrant) -> PlayerLine {
        let number = entrant.pairing_number;
        PlayerLine {
            url: number.map(|number| urls.player(number)),
            ..PlayerLine::unlinked(section, entrant)
        }
    }

    /// What a search looks at.
    pub(crate) fn searched(&self) -> String {
        let PlayerLine {
            number,
            title,
            name,
            federation,
            ..
        } = self;
        format!("{number} {title} {name} {federation}")
    }

    /// An entrant on paper, which leads nowhere.
    pub(crate) fn unlinked(section: &PublicSection, entrant: &Entrant) -> PlayerLine {
        let player = &entrant.player;
        let rating = match section.settings.rating_used.published(player) {
            Some(rating) => rating.to_string(),
            None if section.new_players.contains(&entrant.id) => "NEW".to_owned(),
            None => String::new(),
        };
        let number = entrant.pairing_number;
        PlayerLine {
            number: number.map_or(String::new(), |number| number.to_string()),
            url: None,
            title: player.title.map_or("", Title::abbreviation),
            name: player.name.clone(),
            federation: player.federation.map_or(String::new(), |f| f.to_string()),
            rating,
        }
    }

    /// The entrant with this id; an empty line if there is none.
    pub(crate) fn with_id(
        section: &PublicSection,
        urls: &SectionUrls,
        id: EntrantId,
    ) -> PlayerLine {
        let entrant = section.tournament.entrant(id);
        entrant.map_or_else(PlayerLine::default, |entrant| {
            PlayerLine::of(section, urls, entrant)
        })
    }
}
