//! Who may play in a section by rating, and what a corrected rating means for it (28H). Which rating
//! a player has is said by the crate of ratings (28C to 28E).

use serde::{Deserialize, Serialize};

/// Who may play in a section.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Eligibility {
    /// The lowest rating; "Class A" has 1800.
    #[serde(default)]
    pub at_least: Option<u16>,
    /// The rating that is too high; "Under 2000" and "Class A" have 2000.
    #[serde(default)]
    pub under: Option<u16>,
    /// Whether unrated players may.
    #[serde(default)]
    pub unrated: bool,
}

impl Eligibility {
    /// Whether somebody with this rating may play.
    pub fn admits(&self, rating: Option<u16>) -> bool {
        rating.map_or(self.unrated, |rating| {
            self.at_least.is_none_or(|least| rating >= least)
                && self.under.is_none_or(|under| rating < under)
        })
    }

    /// What follows from a rating that was corrected during the event (28H).
    pub fn after_revision(&self, rating: u16, misled: bool) -> Revision {
        if self.admits(Some(rating)) {
            Revision::Stays
        } else {
            Revision::Removed {
                refund: !misled,
                may_change_section: true,
            }
        }
    }
}

/// What follows from a rating that was corrected during the event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Revision {
    Stays,
    /// The player leaves the section (28H1).
    Removed {
        /// The entry fee should be refunded: it was not the player who misled (28H3).
        refund: bool,
        /// The director may offer a proper section, with half-point byes for missed games (28H2).
        may_change_section: bool,
    },
}
