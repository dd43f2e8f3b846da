//! What came first: moves, presses, flags, mates, offers and claims in the order in which they
//! happened. Rules 9, 13, 14 and 16 of US Chess and 5, 6 and 9 of the FIDE Laws ask for it.

mod count;
mod happening;
mod last_move;
mod unclear;
mod walk;

use adoube_clock::Colour;
use adoube_rulebook::Topic;
use serde::{Deserialize, Serialize};

pub use happening::{Deed, Happening, UnknownHappening};

use crate::incident::{Decided, Family, Kind};
use crate::scene::Scene;

const DIRECTOR_COUNTS: Topic = Topic("director-counts");
const STOPPING_IS_NOT_PRESSING: Topic = Topic("stopping-is-not-pressing");
const CHECKMATE_CLOCK: Topic = Topic("checkmate-clock");
const STALEMATE_CLOCK: Topic = Topic("stalemate-clock");
const LAST_MOVE_DETERMINED: Topic = Topic("last-move-of-control-determined");

/// Something that turns on the order of events.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EventOrders {
    /// Several events, in order.
    EventOrder(EventOrder),
    /// The last move of a time control, and the flag.
    LastMoveOfControl(LastMoveOfControl),
    /// A player asks for the moves to be counted.
    CountRequested(CountRequested),
}

impl Family for EventOrders {
    const NAME: &'static str = "What came first";
    const KINDS: &'static [Kind] = &[
        Kind::new(
            "event-order",
            "several things happened, and their order matters",
        ),
        Kind::new(
            "last-move-of-control",
            "the last move of a time control and the flag",
        ),
        Kind::new(
            "count-requested",
            "a player asks for the moves to be counted",
        ),
    ];

    fn decide(&self, scene: &Scene) -> Decided {
        match self {
            EventOrders::EventOrder(facts) => facts.decide(scene),
            EventOrders::LastMoveOfControl(facts) => facts.decide(scene),
            EventOrders::CountRequested(facts) => facts.decide(scene),
        }
    }
}

/// Several events, in the order in which they happened.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct EventOrder {
    /// All of them, such as `["white-flag-falls", "white-mates", "black-calls-flag"]`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub events: Vec<Happening>,
    /// The first, if they are not given as a list.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first: Option<Happening>,
    /// The second, if they are not given as a list.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub second: Option<Happening>,
    /// Nobody can tell which of the last two came first.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub unclear: bool,
    /// Whether a director or an impartial witness saw the flag that is claimed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub witnessed: Option<bool>,
    /// Whether the moves of the period had been completed, if it is not the last one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub moves_completed: Option<bool>,
    /// Whether a draw that was claimed was claimed rightly.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub correct: Option<bool>,
}

/// The last move of a time control, and the flag.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct LastMoveOfControl {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<Colour>,
    /// When the flag was down.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub flag: Option<FlagMoment>,
    /// The move mates.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub mates: bool,
    /// The move stalemates.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub stalemates: bool,
}

/// When a flag was down.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FlagMoment {
    /// Before the clock was pressed.
    BeforePress,
    /// It was seen down after the press, before the opponent touched the clock.
    SeenAfterPress,
    /// It was up until the opponent had touched the clock.
    Up,
}

/// A player asks for the moves to be counted for the fifty-move rule.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct CountRequested {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<Colour>,
    /// Whether the position is simplified.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub simplified: Option<bool>,
    /// The count has reached fifty by each.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub reached_fifty: bool,
    /// What came of a challenge to the count.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub challenge: Option<Challenge>,
}

/// What came of a challenge to a count.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Challenge {
    /// The challenger's sheet does not show it.
    NotShown,
    /// The count was wrong because of the sheet of the player who asked.
    SheetWrong,
    /// The director's own count was wrong.
    CountWrong,
}
