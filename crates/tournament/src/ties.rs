//! What decides where the tie-breaks do not: lots, a ranking by hand, values from elsewhere.

use serde::{Deserialize, Serialize};

use crate::{EntrantId, Points, RoundNumber};

/// A tie that was settled otherwise than by a tie-break or a play-off. Teams are named by the ids that
/// stand for them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SettledTie {
    /// The round after which they were level.
    pub round: RoundNumber,
    /// Who was level, the best first.
    pub order: Vec<EntrantId>,
    pub by: SettledBy,
}

/// What settled a tie.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SettledBy {
    /// The drawing of lots with this seed.
    Lots(u64),
    /// A decision, with its reason.
    Hand(String),
}

/// The values of a tie-break that was worked out elsewhere, such as a play-off in another discipline or
/// a method that no program knows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EnteredValues {
    /// What the tie-break is called.
    pub name: String,
    /// The round after which they hold.
    pub round: RoundNumber,
    pub values: Vec<EnteredValue>,
}

/// The value of one participant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EnteredValue {
    pub who: EntrantId,
    pub value: Points,
}
