//! What is known of a player when the prizes are divided.

use adoube_tournament::{BirthDate, EntrantId, Federation, Points, Sex};
use serde::{Deserialize, Serialize};

use crate::Money;

/// A player at the end of a section, with everything a prize may ask for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Finisher {
    pub id: EntrantId,
    /// The name as it is printed.
    pub name: String,
    pub points: Points,
    /// The place in the final ranking, 1 the best. Equal ranks are ties that were not broken.
    pub rank: u32,
    /// The rating published for the event; `None` is unrated.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<u16>,
    /// Which rating counts for prizes.
    #[serde(default)]
    pub prize_rating: PrizeRating,
    /// Sex, for prizes that ask for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sex: Option<Sex>,
    /// Date of birth, for prizes that ask for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub birth: Option<BirthDate>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub federation: Option<Federation>,
    /// Club, school or town.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub club: Option<String>,
    /// Anything else prizes are announced for: a school grade, a state.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub labels: Vec<String>,
    /// The board of the team on which the player's results count; nothing where nobody plays for a team.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub board: Option<u16>,
    /// Whether the player is entitled to prizes.
    #[serde(default)]
    pub completion: Completion,
    /// The same number for all entries of one person who re-entered.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub person: Option<u32>,
    /// Which entry of that person this is, the latest being the highest.
    #[serde(default)]
    pub entry: u32,
    /// The most this player may win, if the director or an announcement says so (32C6).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limit: Option<Money>,
    /// The greatest difference of ratings in a won game against a higher-rated opponent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub upset: Option<u16>,
    /// Score less expected score, W − We.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub gain: Option<Points>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub performance: Option<u16>,
    /// Special prizes a jury gave to this player, by name: best game, brilliancy.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub named_for: Vec<String>,
}

impl Finisher {
    /// A player of whom only the result is known.
    pub fn new(id: EntrantId, name: &str, points: Points, rank: u32) -> Finisher {
        Finisher {
            id,
            name: name.to_owned(),
            points,
            rank,
            rating: None,
            prize_rating: PrizeRating::default(),
            sex: None,
            birth: None,
            federation: None,
            club: None,
            labels: Vec::new(),
            board: None,
            completion: Completion::default(),
            person: None,
            entry: 0,
            limit: None,
            upset: None,
            gain: None,
            performance: None,
            named_for: Vec::new(),
        }
    }
}

/// Which rating counts for prizes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PrizeRating {
    /// The published one; without it the player is unrated.
    #[default]
    Published,
    /// One properly assigned by the director (28D, 28E).
    Assigned(u16),
    /// The player counts as unrated for prizes, whatever the pairing used (28D6, 28F).
    Unrated,
    /// No rating is valid: not disclosed (28C2) or wrongly assigned (28D7). The player can win
    /// neither a prize by rating nor one for the unrated.
    NotValid,
}

/// Whether a player is entitled to prizes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Completion {
    /// Completed the schedule of the event.
    #[default]
    Completed,
    /// Did not: no prize (32C1).
    Withdrawn,
    /// Did not, and the director decided to let the player have prizes all the same (32C1).
    Excused,
}
