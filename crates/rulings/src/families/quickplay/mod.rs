//! The end of a game without increment: Guidelines III of the FIDE Laws (Appendix G in 2014), rule 14H
//! of US Chess.

mod advice;
mod fide;
mod no_arbiter;
mod postponed;
mod relief;
mod scope;
mod us;

use adoube_clock::Colour;
use adoube_rulebook::Topic;
use serde::{Deserialize, Serialize};

use crate::incident::{Decided, Family, Kind};
use crate::scene::Scene;

const QUICKPLAY: Topic = Topic("quickplay");
const SCOPE: Topic = Topic("quickplay-scope");
const RELIEF: Topic = Topic("quickplay-relief");
const CLAIM: Topic = Topic("quickplay-claim");
const NO_ARBITER: Topic = Topic("quickplay-no-arbiter");
const RULING: Topic = Topic("quickplay-ruling");
const CONFER: Topic = Topic("quickplay-confer");
const FLAG_DOWN: Topic = Topic("quickplay-flag-down");
const DELAY_CLOCK: Topic = Topic("quickplay-delay-clock");
const ADVICE: Topic = Topic("quickplay-advice");
const SAME_CLOCK: Topic = Topic("same-clock");
const BLITZ_CLAIM: Topic = Topic("us-blitz-losing-chances");

/// Something that a player short of time asks for at the end of a game without increment.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Quickplay {
    /// A claim of a draw.
    QuickplayClaim(QuickplayClaim),
    /// A request for five seconds a move.
    FiveSecondsRequest(FiveSecondsRequest),
    /// The decision on a claim that was postponed.
    PostponedClaim(PostponedClaim),
}

impl Family for Quickplay {
    const NAME: &'static str = "Quickplay finish";
    const KINDS: &'static [Kind] = &[
        Kind::new(
            "quickplay-claim",
            "a draw is claimed: no win by normal means, or insufficient losing chances",
        ),
        Kind::new(
            "five-seconds-request",
            "a player short of time asks for seconds to be added or a delay clock",
        ),
        Kind::new(
            "postponed-claim",
            "a postponed quickplay claim must be decided",
        ),
    ];

    fn decide(&self, scene: &Scene) -> Decided {
        match self {
            Quickplay::QuickplayClaim(facts) => facts.decide(scene),
            Quickplay::FiveSecondsRequest(facts) => facts.decide(scene),
            Quickplay::PostponedClaim(facts) => facts.decide(scene),
        }
    }
}

/// A claim of a draw by a player short of time. The times, and whose clock runs, are in the case's
/// clock.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct QuickplayClaim {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<Colour>,
    /// Whether it was announced that these rules hold; a variation of the case tells it too.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub announced: Option<bool>,
    /// Whether the request for five seconds is in use instead (III.4, G.4).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub five_seconds_apply: Option<bool>,
    /// On what the claim rests.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ground: Option<Ground>,
    /// What the arbiter finds; without it the ruling says what is permitted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub finding: Option<Finding>,
    /// Whether a delay clock is at hand (US Chess).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub delay_clock_available: Option<bool>,
    /// What kind of ending it is, for the advice of US Chess 14I.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ending: Option<Ending>,
    /// The opponent agrees to a draw.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub opponent_agrees: bool,
    /// The claimant's flag was down already.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub flag_down: bool,
    /// In US Chess blitz: the position is on the list that was announced (Chapter 11, 8).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub on_announced_list: bool,
}

/// On what a claim rests.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ground {
    /// The opponent cannot win by normal means.
    CannotWin,
    /// The opponent makes no effort to win by normal means.
    NoEffort,
    Both,
}

/// What the arbiter finds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Finding {
    /// The claim is right.
    Right,
    /// It cannot be said yet.
    Unclear,
    /// The claim is wrong.
    Wrong,
}

/// Endings that US Chess 14I gives advice on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// A position with much going on.
    Complex,
    /// Bishops of opposite colours, the pawns mostly fixed.
    OppositeBishops,
    /// Queen against queen or rook against rook, no pawns.
    SamePieces,
    /// A piece less without pawns: minor piece against rook, rook against rook and knight.
    PieceLess,
    /// A lone king that can stop a rook pawn.
    RookPawn,
    /// Rook against rook and bishop.
    RookAgainstRookAndBishop,
}

/// A request for five seconds a move, or for a delay clock.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct FiveSecondsRequest {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<Colour>,
    /// Whether it was announced that these rules hold; a variation of the case tells it too.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub announced: Option<bool>,
    /// Whether the opponent accepts the draw that the request offers.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub opponent_accepts: Option<bool>,
    /// Whether the arbiter agrees; without it the ruling says what is permitted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub arbiter_agrees: Option<bool>,
    /// The player's flag was down already.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub flag_down: bool,
}

/// A claim that was postponed and must be decided.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct PostponedClaim {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<Colour>,
    /// Whose flag has fallen since.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub flag_fallen: Option<FlagFallen>,
    /// Whether the opponent could not win by normal means, or made no sufficient effort to.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub criterion_met: Option<bool>,
}

/// Whose flag has fallen since a claim was postponed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FlagFallen {
    None,
    Claimant,
    Opponent,
}
